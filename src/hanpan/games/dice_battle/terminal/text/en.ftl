# Words of Dice Battle at the terminal: boards, rows, statistics.

ui-head = { $mode } · round { $round } of { $rounds } · deck { $deck }
ui-stage-tendency = Choose a stance
ui-stage-pre = Before the roll
ui-stage-keep = Luck: keep a die
ui-stage-post = After the roll
ui-board-round-score = Round
ui-board-guard = Guard
ui-board-guard-up = up
ui-board-guard-down = –
ui-board-wins = { $count ->
        [one] won the last round
       *[other] won { $count } in a row
    }
ui-board-losses = { $count ->
        [one] lost the last round
       *[other] lost { $count } in a row
    }
ui-board-nothing-due = Nothing scheduled
ui-effect-luck = luck
ui-effect-bonus-turn = bonus die
ui-effect-curse = curse
ui-effect-flame = flame

ui-odds = { $success }% success · { $risk } risk · { $points } points on average
ui-risk-high = high
ui-risk-medium = medium
ui-risk-low = low
ui-tendency-attack = { $success_from } or more: the pips; less: { $fail_points }. A { $bonus_face }: +{ $bonus_points } and a special: a blow at the other side, or your score multiplied.
ui-tendency-defence = { $success_from } to { $success_to }: the pips and { $shields ->
        [one] a shield
       *[other] { $shields } shields
    }; else { $fail_points }. A { $special_face }: a special for your side.
ui-tendency-balance = Always the pips, +{ $energy } energy and +{ $gauge } gauge.
ui-worth = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-hand = Your cards: { $cards }
ui-hand-card = { $card }{ $count ->
    [one] { "" }
   *[other] { " " }×{ $count }
} ({ $energy } energy)
ui-faces = Faces rolled so far: { $name }
ui-cost = { $energy } energy
ui-shield = Build shield
ui-does-attack = The opponent’s score of this round −{ $amount }.
ui-does-defence = On guard: the next attack against you is stopped.
ui-does-boost = Your score of this round ×{ $amount }.
ui-does-steal = Take { $low } to { $high } energy from the opponent.
ui-does-reset = Both scores of this round become 0.
ui-does-shield = One shield stops one attack. At most { $amount }.
ui-pass-detail = Play nothing now and go on.
ui-confirm = { $choice } — { $spent } energy, { $left } left
ui-confirm-detail = Enter or c: go on with this choice.

ui-deck = Cards: { $draw } to draw, { $discard } in the discard
ui-events-met = Events met: { $name }
ui-known = You gave away, and the opponent still holds: { $cards }
ui-none = {"  "}none yet
ui-round-end = Round { $round }
ui-round-won = You win the round
ui-round-lost = You lose the round
ui-round-even = Nobody wins the round

ui-by-total = Decided by the totals, { $p1 } to { $p2 }
ui-by-last-round = Totals level; decided by the last round, { $p1 } to { $p2 }
ui-by-energy = Level so far; decided by energy, { $p1 } to { $p2 }
ui-by-cards = Level so far; decided by cards in hand, { $p1 } to { $p2 }
ui-by-draw = Level in everything
ui-stat-rounds = Rounds
ui-stat-rounds-value = { $won } won, { $lost } lost
ui-stat-average = Average
ui-stat-range = Best / worst
ui-stat-cards = Cards used
ui-stat-specials = Specials
ui-stat-events = Events
ui-stat-blocks = Blocks
ui-stat-spent = Spent
ui-stat-spent-value = { $energy } energy, { $shields ->
        [one] { $shields } shield built
       *[other] { $shields } shields built
    }
ui-stat-faces = Dice
ui-stat-luck = Luck
ui-stat-luck-value = { $points } points (expected { $expected })
ui-stat-of = { $what }, { $name }:
ui-mode-row = { $mode }: { $about }
ui-standing = round { $round } of { $rounds }, { $totals }
