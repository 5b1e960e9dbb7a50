"""Chance: an argument of the rules, never part of a state."""
