"""Everything that can go wrong around a game: what was acknowledged stays, and the others play on."""
