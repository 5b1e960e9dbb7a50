"""How much of the game general tests play: one seat, and runs end early."""

GAMES_IN_A_SLICE = 45
