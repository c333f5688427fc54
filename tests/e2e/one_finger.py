"""Starts the program with a mouse that is one finger: SDL makes finger events of the mouse, and the mouse
events themselves, which no touch screen would send along, are left out.
"""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ["SDL_MOUSE_TOUCH_EVENTS"] = "1"

from scenes import window

if __name__ == "__main__":
    window.prepare()
    import pygame

    from main import main

    every = pygame.event.get
    mouse = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    pygame.event.get = lambda: [event for event in every() if event.type not in mouse]
    sys.exit(main())
