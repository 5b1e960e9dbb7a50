"""The faces of the games, one package each."""
