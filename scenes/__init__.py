"""What people see and touch: the stack of scenes, gestures, tables and menus."""
