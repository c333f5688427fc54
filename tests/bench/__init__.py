"""Benchmarks: ``python -m tests.bench`` measures the program in a real window, beside its peers.

Never part of the test suite: figures depend on the machine, ratios of one run hardly do.
"""
