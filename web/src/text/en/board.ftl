board-seat = Seat of { $name }
board-you = (you)
board-online = here
board-away = away
board-thinking = choosing …
board-your-turn = your choice
board-missed = { $count ->
    [one] 1 choice missed
   *[other] { $count } choices missed
}
board-total = Total
board-round-score = This round
board-cards = Cards
board-tendency = Tendency
board-energy = Energy
board-energy-of = Energy { $count } of { $cap }
board-gauge = Gauge
board-gauge-of = Card gauge { $count } of { $full }
board-shields-of = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
board-guard = On guard
board-scheduled = Coming up
board-due-luck = 🍀 two dice next roll
board-due-bonus = 🎲 extra die next roll
board-due-curse = 💀 curse ×{ $count }
board-due-flame = 🔥 −{ $points } next score
board-run = ⚅ a six in a row
board-wins = { $count } wins in a row
board-losses = { $count } losses in a row
board-won-round = won the round
board-log = Log
board-log-lines = What happened, oldest first
board-round-n = Round { $round }
board-round-of = Round { $round } of { $rounds }
board-events = Events of this round
board-die = Die shows { $face }
board-no-die = No die yet
board-choosing-luck = Choosing between two dice
board-build-up = How { $name } scored this round
board-choice = Your choice
board-choose-tendency = Tendency of this round
board-odds = { $success } %
board-risk-high = high risk
board-risk-medium = medium risk
board-risk-low = low risk
board-tendency-attack = { $attack_success_from }–{ $die_faces } count, a { $attack_bonus_face } brings more and strikes
board-tendency-defence = { $defence_success_from }–{ $defence_success_to } count and raise { $defence_shields } shield
board-tendency-balance = every face counts, +{ $balance_energy } energy, +{ $balance_gauge } gauge
board-coach = Coach
board-coach-says = the coach’s choice
board-coach-shields = the coach builds { $count }
board-take-advice = Take the advice
board-hint = Hint
board-again = Press again to confirm
board-hand = Your cards
board-other-cards = Cards you do not hold
board-cost = { $cost } energy
board-card-attack = Rival’s round score −{ $cards_attack_damage }
board-card-defence = Nullifies the next attack on you
board-card-boost = Your round score ×{ $cards_boost_factor }
board-card-steal = Takes { $cards_steal_low } to { $cards_steal_high } energy
board-card-reset = Both round scores become 0
board-shield = Build shields
board-shield-more = One more shield
board-shield-less = One shield less
board-not-together = Not together with what you have chosen.
board-no-cards = You hold no cards. A full gauge gives one.
board-pass = Pass
board-lock = Lock in ({ $cost } energy, { $left } left)
board-choose-die = Keep one die
board-keep = Keep { $face }
board-sealed = Your choice is sealed. Waiting for the other side.
board-withdraw = Take it back
board-wait = Waiting …
board-watching = You are watching. Hidden cards stay hidden from you too.
board-skip = Skip
key-space = Space

step-base = Die { $face }: +{ $points }{ $bonus ->
    [0] { "" }
   *[other] { " " }+{ $bonus }
} =
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
step-reset = Reset =
step-total = Into the total +{ $gain } =

table-title = Table
table-share = Invite somebody with this link
table-copy = Copy the link
table-copied = Copied
table-waiting = Waiting for a second player …
table-invited = { $name } invites you to a round of { $game } ({ $mode }).
table-close = Close the table
table-close-sure = Really close this table?
table-join = Sit down and play
table-watchers = { $count ->
    [0] { "" }
    [one] 1 watching
   *[other] { $count } watching
}
table-resign = Resign
table-resign-sure = Really resign?
table-yes = Yes
table-no = No
table-offer-draw = Offer a draw
table-draw-offered = { $name } offers a draw.
table-draw-waiting = You offered a draw.
table-accept = Accept
table-decline = Decline
table-commitment = Fair dice
    .text = The dice of this game come from a secret whose hash is { $hash }. The secret is shown at the end, so that everybody can check every roll.
table-your-turn-title = Your turn!

refusal-table-not-seated = Spectators only watch.
refusal-table-not-started = The game has not begun: a seat is still free.
refusal-table-over = This game is over.
refusal-table-stale-step = That choice has been made already, perhaps in another tab.
refusal-table-nothing-sealed = There is nothing to take back.
refusal-table-no-draws = This game knows no agreed draw.
refusal-table-bot-declines = The AI agrees to no draw.
refusal-table-already-offered = You have offered a draw already.
refusal-table-no-offer = There is no offer any more.
refusal-table-not-over = First this game must end.
refusal-table-no-hints = Between two people the coach is silent.
refusal-table-not-asked = There is nothing to advise on now.

end-win = You win!
end-loss = { $name } wins.
end-won-by = { $name } wins.
end-draw = A draw.
end-by-total = By the total: { $p1 } to { $p2 }.
end-by-last_round = Equal totals; the last round decides: { $p1 } to { $p2 }.
end-by-energy = Equal totals and last rounds; energy decides: { $p1 } to { $p2 }.
end-by-cards = Equal in all but cards in hand: { $p1 } to { $p2 }.
end-by-draw = Equal in every measure.
end-resigned = The other side resigned.
end-you-resigned = You resigned.
end-timeout = Time ran out.
end-agreed = Agreed.
end-ended = The table was ended.
end-rematch = Play again, seats swapped
end-rematch-asked = The other side wants to play again.
end-rematch-waiting = Asked for another game …
end-rematch-go = To the new table
end-replay = Watch the replay
end-check = Check the dice
end-statistics = Statistics
end-stat = What
end-average = Average round
end-best = Best round
end-worst = Worst round
end-rounds-won = Rounds won
end-cards = Cards played
end-specials = Specials
end-blocks = Attacks stopped
end-energy = Energy spent
end-luck = Luck
end-luck-pips = Pips rolled
end-luck-points = Points from dice
end-luck-of = { $have } (average { $expected })
end-rounds = Rounds
