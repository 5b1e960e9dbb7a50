so-cost = Cost
so-attack = Attack
so-health = Health
so-defence = Defence
so-banned = banned in { $month }
so-now = Now
so-attacks = attacks
so-blocks-place = blocks attacker { $place }
so-blocked-by = blocked by { $place }
so-use = Use ability
so-target = target
so-items-of = Cursed items on { $card }
so-item-foe = the other side’s
so-item-safe = cannot be destroyed this turn
so-place-empty = Place { $place }, empty
so-field-of = { $name }’s field
so-turn-of = turn
so-power = power
so-power-of = Curse power { $count } of { $most }
so-hand = Hand
so-shown-note = The cards of this hand that everybody has seen.
so-deck = Deck
so-top-note = The cards on top of the deck that everybody knows.
so-graveyard = Graveyard
so-graveyard-note = The latest first.
so-target-player = Target: { $name }
so-myself = yourself
so-ready = ready
so-gone = something that is gone
so-spot-unit = { $mine ->
    [yes] Your { $card }
   *[no] { $name }’s { $card }
} ({ $place })
so-place-unit = { $card } ({ $place })
so-spot-item = { $item } on { $mine ->
    [yes] your { $card }
   *[no] { $name }’s { $card }
} ({ $place })

so-match-game = Game { $game }
so-match-score = { $one } { $p1 } : { $p2 } { $two }
so-phases = Phases of turn { $turn }
so-turn-n = Turn { $turn }
so-phase-start = Start
so-phase-draw = Draw
so-phase-main-a = Main A
so-phase-combat = Combat
so-phase-main-b = Main B
so-phase-end = End
so-may-start = Curse power refills, the tired recover.
so-may-draw = A card is drawn.
so-may-main-a = Summons { $done }/{ $most } · any number of spells, items and abilities · no attack yet
so-may-combat = Attack with sorcerers that are not tired, all declared at once.
so-may-blocks = Choose who blocks whom.
so-may-damage = All combat damage is dealt at once.
so-may-main-b = Summons { $done }/{ $most } · any number of spells, items and abilities · attacks are over
so-may-end = At most { $limit } cards stay in the hand.
so-event-left = { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
} · { $name }

so-stack = Stack
so-stack-empty = Empty. Plays and abilities pile up here and are processed from the top.
so-stack-next = next
so-stack-newest = newest
so-stack-open = processed; waits until what its entering set off is done
so-stack-object = { $what } ({ $rank }, { $name }): { $cause }{ $aims ->
    [none] { "" }
   *[other] , aimed at { $aims }
}{ $negated ->
    [yes] , negated
   *[no] { "" }
}
so-stack-opened = { $what } ({ $name }): processed, waits for what its entering set off
so-negated = negated
so-cause-play = play
so-cause-ability = ability used
so-cause-attack = attack declared
so-cause-passive = set off by { $card }
so-cause-enters = because { $card } entered
so-cause-response = response to { $what }

so-hand-left = Earlier cards
so-hand-right = Later cards
so-hand-shown = { $from }–{ $to } of { $count }
so-hand-empty = No cards in hand.
so-discards = discarded
so-aims = Possible targets
so-aim = Choose a target.
so-pick-yes = Yes
so-pick-no = No
so-pick-none = Nothing
so-pick-none-replace = Nobody leaves
so-use-card = Use { $card }
so-summon-card = Summon { $card }
so-play-card = Play { $card }
so-cancel = Cancel
so-next-combat = To combat
so-next-end = End turn
so-attack-tip = Press sorcerers, or drag them towards the other side.
so-attack-with = Attack with { $count ->
    [one] { $names }
   *[other] { $count }: { $names }
}
so-no-attack = Do not attack
so-block-tip = Press a sorcerer of yours and then an attacker, or drag it there.
so-block-whom = Whom does { $own } block?
so-block-with = Block: { $pairs }
so-no-block = Do not block
so-pair = { $own } → { $foe }
so-pass = Pass
so-passing = Passed in a moment, as you have set it.
so-no-response = You hold no response that fits now.
so-seconds-left = { $seconds } seconds left
so-rival-responds = { $name } decides whether to respond …
so-loop-total = How often in all?
so-loop-declare = Declare { $total }
so-loop-end = End it at { $times }
so-loop-note = Choices are repeated as you made them last. It ends earlier when nothing changes any more.
so-discard-missing = { $count ->
    [one] Choose { $count } more card.
   *[other] Choose { $count } more cards.
}
so-discard-now = { $count ->
    [one] Discard { $count } card and end the turn
   *[other] Discard { $count } cards and end the turn
}
so-keep = Start with this hand
so-mulligan = New hand

so-deck-spear = Fast: quick sorcerers, piercing and direct damage.
so-deck-cycle = Control: blocks and removal, then big sorcerers and a loop.
so-deck-graves = Graveyard: fallen sorcerers come back and change places.
so-deck-veil = Defence: a wall of defence and healing, guarded by responses.
so-sideboard = Sideboard
so-side-out = Take out one { $card }
so-side-in = Bring in one { $card }
so-side-back = Put { $card } back
so-side-count = { $out } out, { $into } in (at most { $most } each) · deck of { $size }
so-side-swap = { $count ->
    [one] Exchange { $count } card and seal
   *[other] Exchange { $count } cards and seal
}
so-side-keep = Next game as it is
so-side-note = Both exchanges are sealed: neither sees the other’s.
so-game-hp = Game { $game } is over. { $p1 } { $one } : { $two } { $p2 }
so-game-both = Game { $game } is a draw. { $p1 } { $one } : { $two } { $p2 }
so-game-deck-out = Game { $game } ended on an empty deck. { $p1 } { $one } : { $two } { $p2 }
so-game-time = Game { $game } ended on time. { $p1 } { $one } : { $two } { $p2 }
so-game-penalty = Game { $game } was lost by a judge’s decision. { $p1 } { $one } : { $two } { $p2 }
so-game-conceded = Game { $game } was given up. { $p1 } { $one } : { $two } { $p2 }
so-game-agreed = Game { $game } was drawn by agreement. { $p1 } { $one } : { $two } { $p2 }
so-game-stalling = Game { $game } ended by stalling. { $p1 } { $one } : { $two } { $p2 }

so-auto = Ask me to respond
so-auto-always = always
so-auto-able = only when I can
so-auto-never = never
so-auto-note = Even when you are not asked it waits about as long as a person would, so the other side learns nothing about your hand.

so-end-hp = HP { $p1 } to { $p2 }.
so-end-both = Both players are at 0 HP.
so-end-deck-out = There was no card left to draw. HP { $p1 } to { $p2 }.
so-end-time = Time ran out.
so-end-stalling = The game was lost by stalling.
so-end-violations = The match was lost by repeated violations.
so-end-match = Match { $p1 } to { $p2 }.
so-stat-dealt = Damage to the other player
so-stat-hardest = Hardest blow
so-stat-healed = HP healed
so-stat-summons = Summons
so-stat-lost = Own sorcerers defeated
so-stat-spells = Spells
so-stat-items = Cursed items
so-stat-responses = Responses
so-stat-negated = Own cards negated
so-stat-attackers = Attacks
so-stat-blocks = Blocks
so-stat-power = Power spent

tutorial-welcome = Summon sorcerers, cast spells, and answer what the other side does the moment it is done. You play an easy AI and are told things when you need them. It takes about ten minutes, and you can leave and come back.
    .title = Welcome to Sorcerers!
tutorial-deck = A deck has 40 cards or more. Learn with the fast one today: { NAME("deck", "spear") }.
    .title = Choose a deck
tutorial-mulligan = Your first five cards. You may send all of them back once, but this hand is good: keep it. Point at a card, or press it long, to see it large.
    .title = The first hand
tutorial-goal = This is the other player’s HP. Bring it to 0 first and you win. Its first turn is over; now it is yours.
    .title = The goal
tutorial-phases = A turn goes start, draw, main A, combat, main B, end. This is main A: play cards, summon sorcerers. What you may do now is written below.
    .title = The turn
tutorial-power = Cards cost curse power. It refills every turn of yours, and the maximum grows by 1. What you leave unspent pays for responses in the other turn.
    .title = Curse power
tutorial-summon = Press { NAME("card", "SOR-03") } and summon it. The swords are its attack, the heart its health. One summon in each main phase.
    .title = The first summon
tutorial-combat = A sorcerer may attack in the turn it comes. Go to combat.
    .title = Into combat
tutorial-attack = Press the sorcerer, or drag it to the other side, and declare the attack. If it is not blocked, HP drop by its attack.
    .title = Attack
tutorial-main-b = Who attacked is tired and cannot block until your next turn. In main B, after combat, you may summon once more: let { NAME("card", "SOR-06") } stand guard.
    .title = Leave a guard
tutorial-end-turn = Now end the turn. With more than five cards in hand you would have to discard; you have fewer.
    .title = End the turn
tutorial-block = You are attacked! A sorcerer that is not tired can block. Press { NAME("card", "SOR-06") } and confirm. Both deal damage to each other at the same time.
    .title = Block
tutorial-why = Both sorcerers fell together. Press any line of the log: it tells why, and by which clause.
    .title = Why?
tutorial-equip = { NAME("card", "ITM-01") } is a cursed item. Press it and choose your sorcerer: it will hang below. A sorcerer carries up to three.
    .title = Equipment
tutorial-save = You hold { NAME("card", "RSP-03") }, a response that negates a spell. Keep 2 power and you can play it in the other turn. Attack, play nothing more, and end your turn.
    .title = Save your power
tutorial-stack = The other side plays a spell. It is not processed at once: it goes on this stack. What is on top is processed next, and a response goes on top.
    .title = The stack
tutorial-respond = You are asked whether to respond. Choose O and play { NAME("card", "RSP-03") }; X would pass. Below you can set when to be asked.
    .title = Respond: O or X
tutorial-negated = Your response was processed first, and the spell came to nothing. The log has the order.
    .title = Negated!
tutorial-free = That is all you need. Words like piercing, evasion, indestructible and lifelink are explained where you look at a card closely. Now play as you like.
    .title = On your own
tutorial-end = Your first game is over. Meet a stronger AI, or build a deck of your own. In a best of three you may exchange cards between games.
    .title = Well fought!
