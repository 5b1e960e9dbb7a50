dice-lead = Before the first draw the server published a hash of its secret. Now that the game is over the secret is public: every draw of the game can be computed from it, and this page compares.
dice-lead-bound = Neither side can choose these draws. Before anything else the server published a hash of its secret; then each player’s browser added a random value of its own. When the game is over the secret is public, every draw can be computed from both, and this page compares.
dice-without = { $why ->
    [daily] This is a daily run: everybody has the same draws, so the players add nothing to them.
    [tutorial] The draws of a lesson are known beforehand; the players add nothing to them.
    [position] This game began in the middle; the players add nothing to its draws.
    [branch] This game goes on from another with fresh draws; the players add nothing to them.
    [pinned] This game goes on from another with the same draws, which were known before it began.
   *[earlier] This game was begun before players added values of their own to the draws.
}
dice-first-shown = Shown to this browser at first
dice-match-key = Key of all draws, from the secret and the values
dice-remembered = This is the hash that this browser was shown at first.
dice-seats = Values of the players
dice-seats-lead = Each player promised a value by its hash, and opened it when all hashes were there. An AI, and a player whose value did not come in time, has one that follows from the server’s secret.
dice-this-browser = you
dice-pledge = Promised hash
dice-value = Value
dice-from = { $from ->
    [seat] The player’s own random value.
    [server] From the server’s secret.
    [opened] Opened; shown when the game begins.
    [pledged] Promised, not opened yet.
   *[none] Nothing promised yet.
}
dice-own-value = { $ok ->
    [yes] This is the value that this browser drew.
    [late] The value of this browser came too late and is not in the draws.
   *[no] This browser sent another value!
}
dice-browser-values = This browser checked every player’s value against its hash or the secret: { $ok ->
    [yes] they fit.
   *[no] they do not fit!
}
dice-browser-key = This browser computed the key of all draws itself: { $ok ->
    [yes] it fits.
   *[no] it does not fit!
}
dice-commitment = Published before the first draw
dice-secret = Secret, shown after the game
dice-not-yet = The game is not over; the secret is shown at its end.
dice-ok = Every draw is what the secret gives, and the secret fits the hash.
dice-bad = Something does not fit:
dice-rounds = Seeds, round by round
dice-rounds-lead = Each round has a seed of its own. Its hash is known when the round begins, the seed once it is over.
dice-round = Round
dice-seed = Seed
dice-hash = Hash
dice-round-runs = shown after the round
dice-draws = Draws
dice-step = Step
dice-label = Draw
dice-outcome = Result
dice-yourself = To check it yourself: download the replay and run
dice-download = Download the replay
dice-browser = This browser computed the hash of the secret itself: { $ok ->
    [yes] it fits.
   *[no] it does not fit!
}
