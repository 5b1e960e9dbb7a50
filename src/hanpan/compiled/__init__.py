"""What compiled twins of rules share, whatever the game."""
