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
trail-choose-trail =
    Choose up to { $count ->
         [one] one tile
        *[other] { $count } tiles
    } to open again.
trail-fix = Set your movement to
trail-no-cards = Your hand is empty.
trail-piles = Deck { $deck } · discarded { $discard }
trail-no-hint = There is no advice now.

trail-road = The road of this run
trail-road-done = behind you
trail-road-next = next
trail-road-ahead = Next: { $stage }
trail-road-potion = A potion waits here
trail-road-fell = Fell here
trail-fresh = New
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
trail-draw = Map editor

trail-over-won =
    { $turns ->
         [one] { $turns } turn
        *[other] { $turns } turns
    }, { $hp } HP left.
trail-over-lost =
    You fell{ $stage ->
         [0] {""}
        *[other] {" "}in stage { $stage },
    } after { $turns ->
         [one] { $turns } turn
        *[other] { $turns } turns
    }.
trail-stat-turns = Turns
trail-stat-steps = Steps
trail-stat-cards = Cards played
trail-stat-dealt = Damage dealt
trail-stat-taken = Damage taken
trail-stat-blocked = Damage blocked
trail-stat-forced = Turns ended early
trail-stat-won = { $stage }: cleared
trail-stat-lost = { $stage }: lost
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
editor-key-move = From tile to tile
editor-key-paint = Paint with the chosen tile
editor-key-clear = Clear the tile
editor-key-sign = Paint that sign

tutorial-mode = { $by ->
    [touch] The die says how far you must walk. Tap the movement button.
   *[keys] The die says how far you must walk. Press the movement button (or A).
}
tutorial-walk = Every tile you leave closes behind you. Choose the outlined green tile.
tutorial-finish = Striped tiles are struck when a turn ends. Nothing is left to walk: end it.
tutorial-cards = Cards and steps come in any order. Choose { NAME("card", "C03") }, then a monster in line.
tutorial-leftover = You may stop with steps left. Choose “End turn early” and see its price.
tutorial-leg = Your leg is hurt, so this roll is lower. Walk it, then end.
tutorial-hint = { $by ->
    [touch] Not sure what to do? Tap the star: the coach plans the turn.
   *[keys] Not sure what to do? Press the star (or H): the coach plans the turn.
}
tutorial-end = These are the rules of Trail. Walk again, or choose your next game.
trail-luck = { $count ->
        [one] Your roll came to
       *[other] Your { $count } rolls came to
    } { $sum }, { $how ->
        [more] { $off } above the average.
        [fewer] { $off } below the average.
       *[even] exactly the average.
    }
trail-key-move = Movement mode on or off
trail-key-arrows = Go to a tile
trail-key-tile = Choose the tile you are on
trail-key-use = Choose the tile, or play the chosen card
trail-key-card = Choose the card in that slot
trail-key-cancel = Put the card back, or leave movement mode
trail-key-undo = Undo
trail-key-end = End the turn

# The coach's plan, as it is numbered on the board.
trail-plan-walk = Walk to ({ $x }, { $y })
trail-plan-drink = Drink { $potion }
trail-plan-damage = { $damage } damage
trail-plan-end = End the turn
trail-plan-done = done
trail-plan-move = move { $n } of the coach’s plan
trail-plan-next = The coach’s next move
trail-plan-said = The coach’s plan, next: { $words }

# The run at a glance, at its end.
trail-summary = The run at a glance
trail-sum-stages = stages
trail-sum-turns = turns
trail-sum-dealt = damage dealt
trail-sum-taken = HP lost
trail-sum-blocked = damage blocked
trail-sum-rewards = Cards taken and events met
trail-best =
    Best moment: { $dealt } damage{ $fallen ->
        [0] { "" }
        [one] { " and a kill" }
       *[other] { " and " }{ $fallen } kills
    } in { $stage ->
        [0] turn { $turn }
       *[other] stage { $stage }, turn { $turn }
    }.
