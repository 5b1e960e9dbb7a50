"""Skull: discs face down, a bid on how many are flowers, and one skull too many."""
