"""Whether the proofs notice a changed rule: one line of a game's rules at a time is changed, and the cases run.

python -m tools.mutants GAME --out FILE     # hours on one core; --help tells how to take a part of it
"""
