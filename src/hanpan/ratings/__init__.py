"""How strong people play, from a log of results: Glicko-2 by game and class of modes. Knows no game and no server."""
