"""Bots that play Trail from its view."""
