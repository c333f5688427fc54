"""How the table sounds: wood, card, dice and a quiet fire, made by our own code.

`Voice` is the only door.  Nothing here knows a game, a scene or a file; without a sound device all of it is
silent.
"""

from sounds.voice import AMBIENCES, NAMES, Voice

__all__ = ["AMBIENCES", "NAMES", "Voice"]
