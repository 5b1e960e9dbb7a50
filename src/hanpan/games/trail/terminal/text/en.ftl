# Words of Trail at the terminal: the grid, the character, rows, the end of a run.

ui-stage = { $number }. { $name }
ui-turn = turn { $turn }
ui-standing = { $stage }, HP { $hp }/{ $most }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }

# The boards
ui-hp = HP
ui-spd = SPD
ui-mana = Mana
ui-die = die { $faces }
ui-rolled = (rolled { $sum })
ui-train = train in { $turns }
ui-dark = the dark { $amount }
ui-no-effects = no effects
ui-end-safe = ending here is safe
ui-end-hurts = ending here: −{ $amount }, HP { $hp }
ui-blocked = block { $amount }
ui-more = and { $count } more (o)
ui-potions = Potions
ui-deck = Deck of { $count }:
ui-moving = MOVEMENT MODE
ui-legend-closed = { $closed } closed · { $warned } warned
ui-way = The way
ui-boss = boss

# What would happen
ui-walk = costs { $cost }, { $left } left
ui-carried = carried to ({ $to })
ui-end-there = ending there: { $hits }
ui-end-here = Ending here: { $hits }
ui-end-then = Ending the turn then: { $hits }
ui-unhurt = no damage
ui-wasted = { $count } could not be walked off from there
ui-chance = the rest is chance

# Rows
ui-mana-cost = { $mana } mana
ui-mode-on = Movement mode
ui-mode-off = Leave movement mode
ui-mode-detail = { $spd } to walk. Every tile you step on closes until the turn ends.
ui-mode-keys = Arrows (and Home, End, PgUp, PgDn across) move the cursor, Enter walks there.
ui-potion-detail = Using a potion is free.
ui-undo = Take back
ui-undo-detail = The last walk, card or potion, up to the last roll or draw.
ui-end = End the turn
ui-force = Force the end
ui-walk-on = Not yet
ui-go = walk to ({ $to })
ui-put-down = Put it down
ui-back-key = ⌫ goes a step back.
ui-aim-tile = { $card }: choose a tile with the arrows, Enter plays
ui-aim-trail = { $card } — choose up to { $count } closed tiles with the arrows and Enter, c plays
ui-skip = Take no card
ui-held = { $count ->
        [0] None of it in your deck yet.
       *[other] { $count } of it in your deck.
    }
ui-swap = Give up { $potion }
ui-decline-potion = Leave the new potion
ui-event-asks = It asks one thing more.
ui-place = Place a { $face }
ui-d4 = { $faces } (sum { $sum } of { $most })
ui-carve = Carve this die
ui-mirror = Copy the { $face } (face { $number })
ui-pockets = Your pockets are full: you will be asked which potion goes.
ui-own-map = A map that you drew, from a file: hanpan trail play-map FILE
ui-fresh-die = A fresh six-sided die

# The monsters, and pauses
ui-monsters = Monsters
ui-marks = { $count } tiles, { $damage } damage
ui-rests = rests
ui-strikes-here = strikes here
ui-stage-won = Stage won
ui-next-turn = Turn { $turn }

# Keys
ui-keys-trail = [@click=screen.keys]k[/] keys · a move · ↑↓←→ walk · c end · [@click=screen.stage]o[/] monsters · [@click=screen.rules]?[/] rules · [@click=app.language]l[/] 한국어 · [@click=app.leave]q[/] quit
ui-key-walk = arrows Enter
    .does = in movement mode: choose a tile and walk there; Home, End, PgUp, PgDn go across
ui-key-card = 1 – 9, 0
    .does = choose that card of the hand; then its target
ui-key-move = a
    .does = movement mode on or off (Esc or a right click: off)
ui-key-potion = z x v
    .does = use a potion
ui-key-undo = u
    .does = take the last walk, card or potion back
ui-key-end = c
    .does = end the turn; asks first where movement is left
ui-key-monsters = o
    .does = the monsters: what they mark, and who would hit here

# This game, and its end
ui-sign-monster = monsters
ui-sign-raised = raised wall
ui-sign-cost = movement it costs
ui-sign-blocked = blocked
ui-sign-way = on the way, or chosen
ui-sign-ghost = where a stream ends
ui-sign-target = target
ui-pile-deck = Deck: { $cards }
ui-pile-discard = Discarded: { $cards }
ui-pile-spent = Gone until the stage ends: { $cards }
ui-by-won =
    { $stage } is behind you after { $turns ->
         [one] { $turns } turn
        *[other] { $turns } turns
    }, with { $hp } HP left
ui-by-lost =
    You fell in { $stage } after { $turns ->
         [one] { $turns } turn
        *[other] { $turns } turns
    }
ui-stat-turns = turns
ui-stat-steps = steps
ui-stat-left = left over
ui-stat-taken = damage taken
ui-stat-blocked = blocked
ui-stat-dealt = dealt
ui-stat-hurt-by = Damage taken by
ui-stat-dealt-by = Damage dealt by
ui-stat-fallen = Monsters fallen
ui-stat-played = Cards played
ui-stat-gained = Cards taken
ui-stat-drunk = Potions used
ui-stat-met = Events
ui-stat-rolls = Rolls
