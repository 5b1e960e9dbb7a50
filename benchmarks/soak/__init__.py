"""A soak: hours of games on one server, and whether its memory grows with the games that are over."""
