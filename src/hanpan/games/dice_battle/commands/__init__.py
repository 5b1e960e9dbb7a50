"""`hanpan kernel`, and the questions of `hanpan lab` that are about Dice Battle alone."""
