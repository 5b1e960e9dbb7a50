"""How much of the game general tests play: games are short."""

GAMES_IN_A_SLICE = 256
LONG = "extended"  # the mode with the longest games
