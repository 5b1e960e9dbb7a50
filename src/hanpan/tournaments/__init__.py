"""Tournaments: who plays whom, and who stands where. Everything follows from a log that only grows and can be read by
everybody; nothing here knows a server, a clock or a game."""
