# Words of the Dice Battle board.

board-total = Total
board-race = { $one } – { $two }
board-faces-count = Faces that count: { $faces }
board-roll = Roll the dice
board-go-on = Continue
board-sealed-own = You chose:
board-round-score = This round
board-tendency = Stance
board-energy-of = Energy { $count } of { $cap }
board-gauge = Gauge
board-gauge-of = Card gauge { $count } of { $full }
board-shields-of = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
board-guard = On guard
board-scheduled = Coming up
board-due-luck = keep 1 of { $count } dice
board-due-bonus = { $count ->
    [0] no more dice
    [one] 1 more die
   *[other] { $count } more dice
} next roll
board-due-curse = { $points ->
    [0] curse
   *[other] −{ $points } next score
}
board-due-flame = −{ $points } next score
board-run = { $count ->
    [one] rolled a { $face } last time
   *[other] { $face } rolled { $count } times in a row
}
board-wins = { $count } wins in a row
board-losses = { $count } losses in a row
board-won-round = won the round
board-events = Events of this round
board-die = Die shows { $face }
board-throw = Flick your die, or press the button.
board-no-die = No die yet
board-choosing-luck = Choosing between dice
board-build-up = How { $name } scored this round
board-choose-tendency = Stance of this round
board-odds = { $success } %
board-risk-high = high risk
board-risk-medium = medium risk
board-risk-low = low risk
board-tendency-attack = Score the pips on { $attack_success_from }–{ $die_faces }, else { $attack_fail_points }. A { $attack_bonus_face } scores +{ $attack_bonus_points } and brings a special.
board-tendency-defence = Score the pips and { $defence_shields ->
        [one] 1 shield
       *[other] { $defence_shields } shields
    } on { $defence_success_from }–{ $defence_success_to }, else { $defence_fail_points }. A { $defence_special_face } brings a special.
board-tendency-balance = Score the pips on any face, with { $balance_energy } energy and { $balance_gauge } gauge
board-coach-shields = the coach builds { $count }
board-card-attack = Rival’s round score −{ $cards_attack_damage }
board-card-defence = Nullifies the next attack on you
board-card-boost = Your round score ×{ $cards_boost_factor }
board-card-steal = Takes { $cards_steal_low } to { $cards_steal_high } energy
board-card-reset = Both round scores become 0
board-shield = Build shields
board-shield-more = One more shield
board-shield-less = One shield less
board-no-cards = You hold no cards. A full gauge gives one.
board-no-hand = none
board-when-pre = before the roll
board-when-post = after the roll
board-deeds = Specials and cards of { $name }
board-round-past = Round { $round }, as it ended
board-round-more = Round { $round }: effects and shields
board-round-effects = Round { $round }: effects applied
board-round-no-effects = none
board-round-protections = { $name }: { $shields ->
    [one] 1 shield used
   *[other] { $shields } shields used
}{ $guards ->
    [0] { "" }
   *[other] , guard used
}
board-facts = Details
board-faces = Faces rolled so far
board-face-seen = rolled
board-piles = Draw pile: { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}
board-discards = Discards:
board-none-yet = none yet
board-card-kinds = Cards
board-specials = Specials
board-special-strike = A { $attack_bonus_face } in attack: rival’s round score −{ $special_strike_damage }
board-special-flame = A { $attack_bonus_face } in attack: rival’s round score −{ $special_flame_damage }, next round −{ $special_flame_next }
board-special-double = A { $attack_bonus_face } in attack: your round score ×{ $special_double_factor }
board-special-ward = A { $defence_special_face } in defence: { $special_ward_shields ->
        [one] 1 more shield
       *[other] { $special_ward_shields } more shields
    }
board-special-star = A { $defence_special_face } in defence: { $special_star_low } to { $special_star_high } more points
board-event-kinds = Events
board-met = { $name }: { $count } so far
board-eventcard-luck = Next round { $die_luck_dice } dice to choose from
board-eventcard-score-boost = Round score +{ $event_score_boost }
board-eventcard-bonus-turn = Next round { $die_bonus_dice } more { $die_bonus_dice ->
    [one] die
   *[other] dice
}, all scored
board-eventcard-energy-charge = { $event_energy_charge } energy
board-eventcard-bomb = Total ÷ { $event_bomb_divisor }, not below { $event_bomb_floor }
board-eventcard-thief = From a total of { $event_thief_from }: { $event_thief_points } of it go to the rival; a guard or a shield stops it
board-eventcard-curse = Next round −{ $event_curse_points }; a guard stops it
board-eventcard-energy-drain = From { $event_drain_from } energy: { $event_drain_energy } less, not below { $event_drain_floor }
board-eventcard-score-swap = From a gap of { $event_swap_gap }: the totals change places
board-eventcard-reset = Both round scores become 0; the other event is void
board-eventcard-card-swap = Each takes a random card of the other’s; both need one
board-strategy = Strategy: the parts of a game, the gauge, the cards
board-lock = Lock in ({ $cost } energy, { $left } left)
board-choose-die = Keep one die
board-keep = Keep { $face }

step-base = Die { $face }: { $points ->
    [0] 0
   *[other] +{ $points }
}{ $bonus ->
    [0] { "" }
   *[other] { " " }+{ $bonus }
} =
step-points = Dice:
step-star = Bonus +{ $points } =
step-penalty = Due from before −{ $points } =
step-block = { $by ->
    [guard] Guard stops
   *[other] Shield stops
} { $attack ->
    [flame] the flame
    [attack] the attack card
    [strike] the strike
    [steal] the steal
    [curse] the curse
   *[other] the thief
}
step-hit = { $attack ->
    [flame] Flame
    [strike] Strike
   *[other] Attack card
} −{ $damage } =
step-floor = Not below
step-multiply = { $cause ->
    [double] Double
   *[other] Boost
} ×{ $factor } =
step-boost = Score boost =
step-bomb = Bomb: total
step-robbed = Thief −{ $points }: total
step-theft = Thief +{ $points }: total
step-swap = Swap: total
step-reset = Reset =
step-total = { $gain ->
    [0] Total stays
   *[other] Total +{ $gain } →
}

end-by-total = Final score { $p1 } – { $p2 }
end-by-last_round = Equal totals. The last round decides: { $p1 } – { $p2 }
end-by-energy = Equal totals and last rounds. Energy decides: { $p1 } – { $p2 }
end-by-cards = Equal in all but cards in hand: { $p1 } – { $p2 }
end-by-draw = Equal in every measure.
end-average = Average round
end-best = Best round
end-worst = Worst round
end-rounds-won = Rounds won
end-cards = Cards played
end-specials = Specials
end-events = Events drawn
end-effects = Effects applied
end-shields-used = Shields used
end-blocks = Attacks stopped
end-energy = Energy spent
end-luck-pips = Pips rolled
end-luck-points = Points from dice
end-luck-of = { $have } (average { $expected })
end-luck = { $how ->
        [more] Lucky: your dice brought { $off } points more than average.
        [fewer] Unlucky: your dice brought { $off } points fewer than average.
       *[even] Your dice were exactly average.
    }
end-luck-name = { $how ->
        [more] The dice of { $name } brought { $off } points more than average.
        [fewer] The dice of { $name } brought { $off } points fewer than average.
       *[even] The dice of { $name } were exactly average.
    }

tutorial-tendency = { $by ->
    [touch] Pick a stance: gold faces score. Tap Balance, where every face counts.
   *[keys] Pick a stance: gold faces score. Press Balance (or 3): every face counts.
}
tutorial-shield = { $by ->
    [touch] A shield stops one attack. Tap +, then lock it in.
   *[keys] A shield stops one attack. Press + (or S), then lock in (Enter).
}
tutorial-hint = { $by ->
    [touch] Not sure what to do? Tap Hint: the coach names a choice.
   *[keys] Not sure what to do? Press Hint (or H): the coach names a choice.
}
tutorial-attack = A hint is only advice. Be bold: choose Attack. Only 4 to 6 score.
tutorial-roll = Save your energy this time: just roll the dice.
tutorial-why = Your shield stopped an attack. Choose that line of the log to see how.
tutorial-card = You won a card! Choose { NAME("card", "boost") } to double this round’s score, then lock in.
tutorial-end = That was your first match. Play it again, or choose your next game.
