"""How much of the game general tests play: one seat, and runs end early."""

GAMES_IN_A_SLICE = 45
SHORT = "stage-meadow"  # a mode with short games, for the level that thinks longest
