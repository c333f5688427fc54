"""Uluk."""
