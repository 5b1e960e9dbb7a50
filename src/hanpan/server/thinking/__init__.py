"""Bots and the coach think in processes of their own, which can be killed."""
