rules-title = Rules of { $game }
rules-search = Search the rules
rules-found = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
}
rules-none = No clause holds these words.
rules-ruling = ruling
    .label = A decision of ours where the source is silent or contradicts itself
rules-example = Example
rules-contents = Contents
rules-link = Link to { $id }
rules-try = Play this position
rules-guide = New here? The rules on one page
rules-changes = What changed
rules-version = Rules { $version } · { $date }
rules-monthly = monthly update
rules-cause-bug = hotfix: a bug that distorted the game
rules-cause-security = hotfix: a security hole
rules-cause-combination = hotfix: a combination of cards that broke matches
rules-new-cards = Cards
rules-new-words = Clauses in new words
rules-new-numbers = Numbers
rules-bans = Ban list from { $date }
rules-no-bans = no card is banned.

dice-title = Check these draws
dice-lead = Before the first draw the server published a hash of its secret. Now that the game is over the secret is public: every draw of the game can be computed from it, and this page compares.
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
dice-no-browser = This page came without https, and without it browsers compute no hashes. The server’s word above can be checked with the command below.
dice-browser = This browser computed the hash of the secret itself: { $ok ->
    [yes] it fits.
   *[no] it does not fit!
}
