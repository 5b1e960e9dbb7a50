"""Compiled twins of games: the rules once more, small enough for a compiler, checked against the readable engine.

Only numpy and numba are needed here, except in `numbers.py`, `readable.py` and `compare.py`, which know the games.
"""
