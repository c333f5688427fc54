"""Brushes: how light, grain and materials are laid onto a surface."""
