# The board of Trail in English.

trail-grid = Map of 10 columns and 6 rows. You are at column { $x }, row { $y }
trail-tile = Column { $x }, row { $y }: { $parts }
trail-here = you, movement { $spd }
trail-unit = { $name }, { $hp } HP
trail-closed = trail, closed
trail-danger = { $damage } damage announced
trail-cost = { $cost } movement to get there
trail-carries = the stream carries on to column { $x }, row { $y }
trail-blocked = no way there
trail-target = a target for the card

trail-status = How you stand
trail-stage-of = stage { $stage } of { $count }
trail-turn = Turn { $turn }
trail-train = train in { $count }
trail-dark = Darkness { $damage }
trail-objective =
    { $count ->
        [one] Defeat the last monster
       *[other] Defeat { $count } monsters
    }
trail-dark-from = darkness from turn { $turn }
trail-log-turn = Stage { $stage }, turn { $turn }
trail-hp = Health
trail-mana = Mana
trail-rolled = rolled { $face }
trail-faces = Faces of the die
trail-effects = Effects
trail-no-effects = No effects

trail-forecast = Forecast
trail-change-hp = HP { $before } → { $after }
trail-change-spd = movement { $before } → { $after }
trail-change-mana = mana { $before } → { $after }
trail-change-block = Block { $before } → { $after }
trail-end-here = If you end the turn here
trail-walk-to = To ({ $x }, { $y }): −{ $cost }, { $spd } movement left
trail-stand-on = Standing on ({ $x }, { $y })
trail-at-once = At once
trail-then-end = Then ending the turn
trail-at-end = At the end of the turn
trail-blow-blocked = { $amount } blocked
trail-blow-hp = { $hp } HP
trail-blow-falls = falls
trail-no-blow = Nothing hits you
trail-deadly = This kills you
trail-wins = This wins the stage
trail-deduction = Next roll −{ $left }
trail-wasted = ({ $wasted } of it cannot be walked, wherever you go)

trail-mode = Move
trail-mode-on = Moving
trail-undo = Take back
trail-end = End turn
trail-force = End turn early (next roll −{ $left })
trail-force-text = { $left } movement is left. The next roll will count { $left } less, and your leg is hurt.
trail-walk-on = Walk on
trail-play = Play
trail-go = Go
trail-cancel = Cancel
trail-key-enter = Enter
trail-choose-target = Choose a target tile.
trail-choose-trail = Choose up to { $count } tiles to open again.
trail-fix = Set your movement to
trail-no-cards = Your hand is empty.
trail-piles = Deck { $deck } · discarded { $discard }
trail-no-hint = There is no advice now.

trail-road = The road of this run
trail-road-done = behind you
trail-road-next = next
trail-reward = A card for your deck
trail-reward-text = +{ $reward_heal } HP. Choose one card, or skip.
trail-have = { $count } in your deck
trail-skip = Skip
trail-potion-offer = Found: { $potion }
trail-swap = Give up { $potion } for it
trail-decline = Decline
trail-event = On the way
trail-event-impossible = Not possible with your die.
trail-mirror = Which face shall be copied? Another one, by chance, becomes the same.
trail-pedlar = Take a potion, or trade your die for a fresh one with six faces.
trail-pedlar-drop = Give up
trail-pedlar-die = A fresh six-sided die
trail-carver = Place the numbers of a four-sided die
trail-carver-face = Face { $place }: { $face }
trail-carver-more = Raise face { $place }
trail-carver-less = Lower face { $place }
trail-carver-sum = Sum { $sum }
trail-carver-take = Take this die
trail-offered = Offered:
trail-own-map = Your own map
trail-map-n = Map of stage { $number }
trail-draw = Draw a map

trail-over-won = { $turns } turns, { $hp } HP left.
trail-over-lost =
    { $stage ->
         [0] You fell after { $turns } turns.
        *[other] You fell in stage { $stage }, after { $turns } turns.
    }
trail-stat-turns = Turns
trail-stat-steps = Steps
trail-stat-cards = Cards played
trail-stat-dealt = Damage dealt
trail-stat-taken = Damage taken
trail-stat-blocked = Damage blocked
trail-stat-forced = Turns ended early
trail-stat-taken-cards = Cards taken
trail-stat-events = Events

editor-title = Map editor of Trail
editor-lead = Choose a brush and paint.
editor-lead-keys = Arrow keys move, Enter paints, and the signs of a text map can be typed as they are.
editor-palette = Brush
editor-grid = Map
editor-cell = Column { $x }, row { $y }: { $what }
editor-start = Start
editor-faults = Fix first
editor-fine = This map can be played.
editor-checking = Checking …
editor-play = Play this map
editor-text = Text map
editor-text-take = Use this text
editor-link = Copy the link
editor-begin = Begin with
editor-empty = An empty map
editor-where = Row { $y }, column { $x }

tutorial-welcome = Trail is dice-driven tactics for one. Every turn the die is rolled, and what it shows has to be walked. A stage is won when all monsters have fallen.
    .title = Welcome
tutorial-roll = The die is your movement for this turn. The large number above your head and this button show what is left of it.
    .title = Movement
tutorial-mode = Press this button to enter movement mode. Tiles you can reach turn green and show what they cost, blocked neighbours get a red ✕. Press it again to leave.
    .title = Movement mode
tutorial-walk = Press one of the green tiles. Pointing at it shows the way and where you will come to stand.
    .title = Walking
tutorial-closed = Tiles you have stepped on turn dark and are walls until the turn ends. There is no way back.
    .title = The trail closes
tutorial-warning = Striped tiles are what monsters will strike. You may cross them, but whoever stands there when the turn ends is hit. Who strikes, in which order and how hard, stands here.
    .title = Warnings
tutorial-finish = Walk until no movement is left, then end the turn. At 0 it has no price.
    .title = Ending the turn
tutorial-cards = Steps and cards come in any order. Choose a card, then its target. Slash hits an enemy right beside you.
    .title = Cards
tutorial-undo = What you did since the last roll or draw can be taken back at any time. Try things out.
    .title = Taking back
tutorial-leftover = This time end with movement left. The button becomes “End turn early” and first tells you how much the next roll will lose.
    .title = Leftovers
tutorial-leg = A leg injury: what you left over was taken off this roll. It goes when a turn ends at 0.
    .title = Leg injury
tutorial-free = Now bring the other monsters down. In a real run they are stronger, and from turn 4 on the darkness closes in.
    .title = On your own
tutorial-end = These are the rules of Trail. Start a run of six stages from the lobby.
    .title = The end of the tour
