"""How much of the game general tests play: a game, or a match of three, has hundreds of steps."""

GAMES_IN_A_SLICE = 12
LOOKED_AT_CLOSELY = 8
LONG = "match"  # the mode with the longest games
