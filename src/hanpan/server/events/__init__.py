"""Tournaments on a server: their log in the database, their tables, whoever acts in them (docs/events.md)."""
