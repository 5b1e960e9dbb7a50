# Generated from the words of the games by `python -m tools.web types`. Do not edit.

game-dice-battle = Dice Battle
    .text = Pick a stance, roll, and outscore your rival over 5 to 10 rounds.
    .guide = Guided first match
    .time = 1–3 min
progress-dice-battle = Round { $round }
    .score = { $p1 } : { $p2 } points
standing-dice-battle = Points
mode-dice-battle-quick = Quick game
    .about = 5 rounds, about 1 minute
mode-dice-battle-regular = Regular game
    .about = 8 rounds, 1 to 2 minutes
mode-dice-battle-extended = Extended game
    .about = 10 rounds, 2 to 3 minutes
game-clash = Clash
    .text = Both sides queue cards in secret; speed decides who strikes first.
    .guide = Guided first match
    .time = 2–6 min
progress-clash = Round { $round }
    .score = HP { $p1 } : { $p2 }
standing-clash = Health
mode-clash-casual = Casual
mode-clash-ranked = Ranked
mode-clash-duel = Duel (verdict at once)
mode-clash-ladder-dummy = Ladder: Dummy
mode-clash-ladder-gardener = Ladder: Gardener
mode-clash-ladder-priest = Ladder: Frost Priest
mode-clash-ladder-golem = Ladder: Golem
mode-clash-ladder-arbiter = Ladder: Arbiter
question-clash-declare = declaration
question-clash-react = reaction
opponent-clash-dummy = Dummy
opponent-clash-gardener = Gardener
opponent-clash-priest = Frost Priest
opponent-clash-golem = Golem
opponent-clash-arbiter = Arbiter
game-sorcerers = Sorcerers
    .text = Summon sorcerers, answer every spell, bring your rival to 0.
    .guide = Guided first match
    .time = 10–20 min
progress-sorcerers =
    { $game ->
        [0] Turn { $turn }
       *[other] Game { $game }, turn { $turn }
    }
    .score = HP { $p1 } : { $p2 }
standing-sorcerers = Health
mode-sorcerers-casual = Casual game
mode-sorcerers-match = Best of three
game-trail = Trail
    .text = Your die decides how far you must walk, and every step closes behind you.
    .guide = Guided first stage
    .time = 15–30 min
progress-trail =
    { $stage ->
        [0] Turn { $turn }
       *[other] Stage { $stage }, turn { $turn }
    }
    .score = { $p1 }/{ $p1_most } HP
standing-trail = Health
mode-trail-run = Run
mode-trail-daily = Daily run
mode-trail-stage-meadow = Stage: Meadow
mode-trail-stage-ruins = Stage: Ruins
mode-trail-stage-brook = Stage: Brook
mode-trail-stage-railway = Stage: Railway
mode-trail-stage-swamp = Stage: Swamp
mode-trail-stage-depot = Stage: Depot
mode-trail-custom = A map of your own
