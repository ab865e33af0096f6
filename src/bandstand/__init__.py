"""Bandstand: five modern tabletop games about music, by their real rules."""

__version__ = "0.1.0"
