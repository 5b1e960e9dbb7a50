"""Load: many tables of socket players on one server process on one core."""
