"""What proves a game: the conformance kit, the casebook, rule coverage."""
