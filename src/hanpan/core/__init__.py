"""What every game shares. Nothing here knows a game, a server or a screen."""
