clash-before = Before the first round
clash-rematch = Rematch
clash-hp = Health
clash-hp-of = { $hp } of { $max } health
clash-down = defeated
clash-energy-of = Energy { $count }, at most { $cap }
clash-energy-reserved = Energy { $count }, at most { $cap }; { $reserved } reserved, { $free } left
clash-slots = { $slots ->
    [one] 1 card this round
   *[other] up to { $slots } cards
}
clash-statuses = Statuses
clash-status = { $word }{ $amount ->
    [none] { "" }
   *[other] { " " }{ $amount }
}{ $turns ->
    [none] { "" }
    [one] , 1 turn left
   *[other] , { $turns } turns left
}
clash-summons = Summons
clash-unit = { $unit }, { $hp } of { $max } health
clash-free-slot = Empty summon slot
clash-hand = Hand
clash-deck = Deck
clash-discard = Discard
clash-exhausted = Exhausted
clash-shown-note = Cards of this hand that everybody has seen.
clash-unseen = And { $count } that only their owner has seen.
clash-confirmed = Confirmed
clash-initiative = Initiative
clash-initiative-why = Between cards of equal speed and cost, this side’s come first. It changes sides every round.
clash-void = Nobody holds the initiative
clash-void-why = Cards of equal speed and cost are put in order by a coin from the round’s seed.
clash-sealed-next = No initiative next round
clash-immune = Immune: { $word }
clash-immune-why = { $word } is never applied to this hero.
clash-turn-start = Turn start:
clash-last-round = What happened in round { $round }
clash-chooses = { $name } is choosing
clash-has-chosen = { $name } is ready
clash-passed = Passed
clash-nothing = Nobody declared a card.
clash-order = Order of resolution
clash-place = Place
clash-cost = Cost

clash-keyword-shield = Absorbs { $amount } card damage, after everything else is counted. It does not stop poison, burn or the arena.
clash-keyword-strength = Own attacks deal { $amount } more.
clash-keyword-weakness = Own attacks deal { $amount } less.
clash-keyword-vulnerable = Takes { $amount } % more damage.
clash-keyword-mitigation = Takes { $amount } % less damage.
clash-keyword-heal-down = Is healed { $amount } % less.
clash-keyword-poison = Takes { $amount } damage at the next turn start; then it is one weaker.
clash-keyword-burn = Takes { $turn_burn_damage } damage at each turn start.
clash-keyword-regen = Heals { $turn_regen_heal } at each turn start.
clash-keyword-freeze = May declare { $turn_freeze_cut } cards fewer next turn.
clash-keyword-resist = Poison, burn and other debuffs come at half strength.
clash-keyword-immunity = No debuff is applied.
clash-keyword-gain-up = { $amount } more energy at the next turn start.
clash-keyword-gain-down = { $amount } less energy at the next turn start.
clash-keyword-cap-up = Can hold { $amount } more energy.
clash-keyword-cap-down = Can hold { $amount } less energy.
clash-lasts-turns = { $turns ->
    [one] 1 turn left.
   *[other] { $turns } turns left.
}
clash-lasts-shield = { $turns ->
    [one] It ends with this round.
   *[other] It lasts through the next round.
}

clash-reason-first = First: { $kind }, cost { $cost }
clash-reason-speed = { $kind } is slower than { $before }
clash-reason-cost = Same speed, but cost { $cost } after { $before_cost }
clash-reason-queue = Same speed and cost: declared later
clash-reason-initiative = Same speed and cost: the initiative comes first
clash-reason-coin = Same speed and cost, no initiative: the coin decided
clash-fate-now = resolves
clash-fate-resolved = resolved
clash-fate-nullified = nullified, no effect
clash-fate-failed = failed, no target
clash-fate-set = set, waits for its moment
clash-fate-fired = fired
clash-fate-returned = did not fire, back to hand
clash-fired = answers this card
clash-refund = { $amount } back
clash-aim-none = no target
clash-aim-reaction = reaction
clash-aim-unit = { $name }: { $unit }

clash-deck-blades = Tempo: many cheap attacks, strong when the enemy is low.
clash-deck-floodgate = Control: shields, reactions and summons, then heavy blows.
clash-deck-own = Your own list.
clash-curve = Cards by cost: { $list }
clash-aside = goes back
clash-keep = Keep this hand
clash-replace = { $count ->
    [one] Replace 1 card
   *[other] Replace { $count } cards
}

clash-queue = Your queue
clash-slot = Card { $place }: { $card }
clash-slot-empty = empty
clash-target = Target
clash-target-unit = { $unit } in place { $place } ({ $hp } HP)
clash-earlier = Earlier in the queue
clash-remove = Out of the queue
clash-added = { $card } is card { $place } of your queue.
clash-removed = { $card } is out of the queue.
clash-moved = { $card } is card { $place } now.
clash-queued-at = In the queue at
clash-hand-empty = Your hand is empty.
clash-lock = Lock in ({ $cost } energy, { $left } left)
clash-pass = Pass and keep the energy
clash-order-tip = Special before Attack before Defence before Heal; then the higher cost. The order of your queue counts only between equals.
clash-no-slot = no slot left
clash-no-energy = costs { $cost }, { $left } left
clash-seconds-left = { $seconds } seconds left
clash-react-title = React?
clash-react-card = { $name } is about to resolve { $card } on: { $target }
clash-react-note = Once a round. What does not fire comes back to your hand with its cost.
clash-fire = Fire { $card }
clash-decline = Let it resolve
clash-rival-reacts = { $name } may react …

clash-end-hp = { $p1 } – { $p2 } HP, round { $round }
clash-end-both = Both heroes fell in round { $round }.
clash-end-limit = { $winner ->
    [none] After the last round both have the same share of their health: { $p1 } and { $p2 }.
   *[other] After the last round the greater share of health wins: { $p1 } to { $p2 }.
}
clash-stat-dealt = Health taken from the enemy
clash-stat-hardest = Hardest blow
clash-stat-shielded = Damage on own shields
clash-stat-healed = Healed
clash-stat-cards = Cards resolved
clash-stat-nullified = Own cards nullified
clash-stat-failed = Own cards without a target
clash-stat-reactions = Reactions fired
clash-stat-summons = Summons
clash-stat-energy = Energy spent

tutorial-deck = { NAME("deck", "blades") } has many quick attacks. Choose this deck.
tutorial-mulligan = This is your first hand. It is good: keep it.
tutorial-queue = { $by ->
    [touch] Your rival chooses in secret, too. Tap { NAME("card", "A02") }, then lock in.
   *[keys] Your rival chooses in secret, too. Press { NAME("card", "A02") } (or its number), then lock in.
}
tutorial-defense = Attacks outrun shields: a shield helps next round. Choose { NAME("card", "D02") }, then lock in.
tutorial-reaction = { NAME("card", "S01") } waits to stop an enemy card. Choose it, then lock in.
tutorial-window = This blow is about to land. Fire { NAME("card", "S01") } to nullify it.
tutorial-why = The blow did nothing. Choose that line of the log to see why.
tutorial-end = That was your first fight. Play it again, or choose your next game.
clash-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
clash-key-remove = Take the last card out of the queue
clash-key-lock = Lock the queue
