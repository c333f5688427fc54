"""The program in a real window, driven by real mouse and keyboard events."""
