"""Environments for learners: every game as Gymnasium, PettingZoo and OpenSpiel want it (docs/envs.md)."""
