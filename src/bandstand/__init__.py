"""Bandstand: five modern tabletop games, by their real rules."""

__version__ = "0.1.0"
