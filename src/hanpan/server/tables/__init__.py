"""Live tables: each one a match with people, bots, clocks and watchers around it."""
