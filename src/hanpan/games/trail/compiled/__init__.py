"""The exact solver of a turn (docs/trail.md). Importing this package compiles nothing."""
