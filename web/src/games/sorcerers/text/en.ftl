so-cost = Cost
so-attack = Attack
so-health = Health
so-defence = Defence
so-banned = banned in { $month }
so-reading = Reading of { $month }:
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
so-again = Choose it once more if you mean it.
so-own = your own
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
so-attack-now = { $count ->
    [one] Attack
   *[other] Attack with { $count }
}
so-no-attack = Do not attack
so-block-tip = Press a sorcerer of yours and then an attacker, or drag it there.
so-block-whom = Whom does { $own } block?
so-block-with = Block: { $pairs }
so-block-now = { $count ->
    [one] Block with 1
   *[other] Block with { $count }
}
so-no-block = Do not block
so-pair = { $own } → { $foe }
so-falls = falls
so-ahead-open = { $after ->
    [0] Unblocked, this wins: { $name } { $before } → 0 HP
   *[other] Unblocked: { $name } { $before } → { $after } HP
}
so-ahead-risk = could fall if blocked: { $names }
so-ahead-hp = { $after ->
    [0] You would lose: HP { $before } → 0
   *[other] Your HP { $before } → { $after }
}
so-ahead-falls = { $names ->
    [none] nobody falls
   *[other] falls: { $names }
}
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

tutorial-deck = { NAME("deck", "spear") } is fast and good for learning. Choose this deck.
tutorial-mulligan = Your first five cards are good. Keep them.
tutorial-summon = { $by ->
    [touch] The sword is attack, the heart is health. Tap { NAME("card", "SOR-03") }, then summon.
   *[keys] The sword is attack, the heart health. Press { NAME("card", "SOR-03") }, then summon (Enter).
}
tutorial-combat = It may attack at once. Go to combat, choose it, and declare the attack.
tutorial-guard = Attackers are tired and cannot block. Summon { NAME("card", "SOR-06") }, then end the turn.
tutorial-block = You are attacked! Choose { NAME("card", "SOR-06") } and its attacker, then confirm the block.
tutorial-respond = Their spell waits on the stack. Respond with { NAME("card", "RSP-03") } to negate it.
tutorial-end = Your first game is over. Play it again, or choose your next game.
