"""The exact solver of a turn (docs/trail-solver.md). Importing this package compiles nothing."""
