"""Dice Battle on a full terminal screen."""
