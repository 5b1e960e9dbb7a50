"""Hanpan: an executable rulebook for turn-based dice and card games."""

__version__ = "0.1.0"
