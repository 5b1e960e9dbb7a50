"""`hanpan trail`: what this game adds to the command line."""
