"""The releases from which on changed rules hold (content/data/releases.toml)."""

EXACT_WAYS = 2  # the way of a click is the first of all walks, and a tile beside the player is one step or none
ALL_FALL = 2  # a map of one's own is won when all its monsters are gone, an Engine among them or not
