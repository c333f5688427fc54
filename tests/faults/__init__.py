"""Faults that happen to programs: killed disks, foreign files, odd names, windows that vanish."""
