# Generated from the words of the games by `python -m tools.web types`. Do not edit.

mode-dice-battle-quick = Quick game
mode-dice-battle-regular = Regular game
mode-dice-battle-extended = Extended game
mode-clash-casual = Casual
mode-clash-ranked = Ranked
mode-clash-duel = Duel (verdict at once)
mode-clash-ladder-dummy = Ladder: Dummy
mode-clash-ladder-gardener = Ladder: Gardener
mode-clash-ladder-priest = Ladder: Frost Priest
mode-clash-ladder-golem = Ladder: Golem
mode-clash-ladder-arbiter = Ladder: Arbiter
opponent-clash-dummy = Dummy
opponent-clash-gardener = Gardener
opponent-clash-priest = Frost Priest
opponent-clash-golem = Golem
opponent-clash-arbiter = Arbiter
mode-trail-run = Run
mode-trail-daily = Daily run
mode-trail-stage-meadow = Stage: Meadow
mode-trail-stage-ruins = Stage: Ruins
mode-trail-stage-brook = Stage: Brook
mode-trail-stage-railway = Stage: Railway
mode-trail-stage-swamp = Stage: Swamp
mode-trail-stage-depot = Stage: Depot
mode-trail-custom = A map of your own
