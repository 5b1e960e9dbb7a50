# Dice Battle in English. Functions and arguments: core/language/text.py and core/language/narrate.py.
# Lines of the log are in the past tense, so that they fit "You" and a name alike, and end without a
# full stop. They use only numbers that the event carries: a variant's numbers must be right too.

# Modes and phases

mode-quick = Quick game
    .about = { $modes_quick ->
        [one] 1 round
       *[other] { $modes_quick } rounds
    }, about 1 minute
mode-regular = Regular game
    .about = { $modes_regular ->
        [one] 1 round
       *[other] { $modes_regular } rounds
    }, 1 to 2 minutes
mode-extended = Extended game
    .about = { $modes_extended ->
        [one] 1 round
       *[other] { $modes_extended } rounds
    }, 2 to 3 minutes

phase-PreRound = Start of the round
phase-PreCard = Cards before the roll
phase-Roll = The roll
phase-PostCard = Cards after the roll
phase-Score = Scoring
phase-ShieldCheck = Shields and attacks
phase-Event = Events
phase-Accumulate = End of the round

# Tendencies, cards, specials, event cards; `.about` is one short explanation without numbers

tendency-attack = Attack
    .about = High dice score high; low dice fail.
tendency-defence = Defence
    .about = Middle dice score and give a shield; the lowest and the highest fail.
tendency-balance = Balance
    .about = Every die scores and gives energy and gauge.

card-attack = Attack card
    .about = Lowers the rival’s round score.
card-defence = Defence card
    .about = Puts you on guard: the next attack is stopped whole.
card-boost = Boost card
    .about = Multiplies your score of this round.
card-steal = Steal card
    .about = Takes energy from the rival.
card-reset = Reset card
    .about = Makes both round scores 0 and voids every other effect of the round.

special-strike = Strike
    .about = Lowers the rival’s round score.
special-flame = Flame
    .about = Lowers the rival’s round score, and again next round.
special-double = Double
    .about = Multiplies your round score.
special-ward = Ward
    .about = Gives another shield.
special-star = Bonus
    .about = Adds points to your round score.

eventcard-none = No event
    .about = Nothing happens.
eventcard-luck = Luck
    .about = Next round you roll more dice and keep one.
eventcard-score-boost = Score boost
    .about = Adds to your round score.
eventcard-bonus-turn = Bonus turn
    .about = Next round you roll again and score every die.
eventcard-energy-charge = Energy charge
    .about = Gives energy.
eventcard-bomb = Bomb
    .about = Cuts your total.
eventcard-thief = Thief
    .about = Part of your total goes to the rival.
eventcard-curse = Curse
    .about = Lowers your score next round.
eventcard-energy-drain = Energy drain
    .about = Takes energy.
eventcard-score-swap = Score swap
    .about = The two totals change places.
eventcard-reset = Reset
    .about = Makes both round scores 0 and voids the other event.
eventcard-card-swap = Card swap
    .about = Each player takes a random card from the other.

a-card-attack = an attack card
a-card-defence = a defence card
a-card-boost = a boost card
a-card-steal = a steal card
a-card-reset = a reset card

attack-flame = flame
attack-attack = attack card
attack-strike = strike
attack-steal = steal card
attack-thief = thief
attack-curse = curse

# Labels for boards and tables

label-round = Round
label-total = Total
label-score = Round score
label-energy = Energy
label-shields = Shields
label-guard = Guard
label-gauge = Gauge
label-cards = Cards
label-hand = Hand
    .item = { NAME("card", $item) }
label-dice = Dice
label-tendency = Stance
    .item = { NAME("tendency", $item) }
label-special = Special
label-event = Event
label-deck = Deck
label-discard = Discard
    .item = { NAME("card", $item) }
label-due = Due next round
label-wins = Wins in a row
label-losses = Losses in a row

# Icons, in this place only

icon-tendency-attack = 🗡️
icon-tendency-defence = 🛡️
icon-tendency-balance = ⚖️
icon-card-attack = ⚔️
icon-card-defence = 🛡️
icon-card-boost = ⚡
icon-card-steal = 🦹
icon-card-reset = 🧹
icon-special-strike = ⚡
icon-special-flame = 🔥
icon-special-double = 🎯
icon-special-ward = 🛡️
icon-special-star = ⭐
icon-eventcard-none = 🌫️
icon-eventcard-luck = 🍀
icon-eventcard-score-boost = ⚡
icon-eventcard-bonus-turn = 🎲
icon-eventcard-energy-charge = 🔋
icon-eventcard-bomb = 💥
icon-eventcard-thief = 🦹
icon-eventcard-curse = 🌙
icon-eventcard-energy-drain = ⚡
icon-eventcard-score-swap = 🔄
icon-eventcard-reset = 🧹
icon-eventcard-card-swap = 🎴
icon-total = 🏆
icon-energy = 🔋
icon-shield = 🛡️
icon-guard = ✋
icon-gauge = 📊
icon-card = 🃏
icon-die = 🎲

# Prompts

prompt-tendency = Choose your stance for this round.
prompt-pre = Choose cards to play and shields to build before the roll.
prompt-keep = Choose the die you keep.
prompt-post = Choose cards to play after the roll.

# Refusals

refusal-wrong-action = You cannot do that now ({ $move }). { $stage ->
        [tendency] It is time to choose a stance.
        [pre] It is time to choose cards before the roll.
        [keep] It is time to choose a die.
       *[post] It is time to choose cards after the roll.
    }
    .remedy = { $stage ->
        [tendency] Choose attack, defence or balance.
        [pre] Play a defence or boost card, build shields, or pass.
        [keep] Keep one of the dice you rolled.
       *[post] Play an attack, steal or reset card, or pass.
    }
refusal-not-rolled = You did not roll { $face }. Your dice show { $dice }.
    .remedy = Keep one of the dice you rolled.
refusal-wrong-phase = You cannot play { NAME("a-card", $card) } in this phase.
    .remedy = Wait for the phase “{ NAME("phase", $phase) }”.
refusal-negative-shields = You cannot build { $shields } shields.
    .remedy = Choose 0 or more.
refusal-wrong-phase-shields = Shields cannot be built in this phase.
    .remedy = Wait for the phase “{ NAME("phase", $phase) }”.
refusal-not-held = { $held ->
        [0] You do not hold { NAME("a-card", $card) }.
       *[other] { NAME("card", $card) }: you hold only { $held }.
    }
    .remedy = Fill the gauge to earn a card.
refusal-kind-used = { NAME("card", $card) }: no more than { $limit } a round.
    .remedy = Choose another kind of card, or wait for the next round.
refusal-too-many-cards = No more than { $limit ->
        [one] 1 card
       *[other] { $limit } cards
    } a round. Already played: { $played }.
    .remedy = Choose fewer cards, or wait for the next round.
refusal-guard-up = You are already on guard, and guards do not stack.
    .remedy = Keep the defence card until the guard has been used.
refusal-shield-limit = You can hold no more than { $cap ->
        [one] 1 shield
       *[other] { $cap } shields
    }. Shields now: { $held }.
    .remedy = Build fewer shields.
refusal-no-energy = Not enough energy: this needs { $needed }, and you have { $energy }.
    .remedy = Choose less, or gather energy first; the balance stance gives some.

# Events

event-game-start = { NAME("mode", $mode) }: { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
    .why = { NAME("mode", $mode) }: after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } the higher total wins.
    .tone = info

event-phase = { $phase ->
        [PreRound] Round { $round } begins
       *[other] Round { $round } · { NAME("phase", $phase) }
    }
    .why = A round goes through its phases in a fixed order. This one is “{ NAME("phase", $phase) }”.
    .tone = info

event-energy = { $direction ->
        [same] { $whose } energy stays { $after }
       *[other] { $whose } energy { $before } → { $after }
    } ({ $cause ->
        [round] start of the round
        [after_loss] after a lost round
        [balance] balance
        [win] round won
        [charge] energy charge
       *[drain] energy drain
    })
    .why = { $cause ->
        [round] The start of the round brought { $gain } energy.
        [after_loss] After a lost round the gain is fixed: { $gain } energy.
        [balance] Each die in balance gives { $gain } energy.
        [win] Winning a round gives { $gain } energy.
        [charge] The energy charge gives { $gain }.
       *[drain] The energy drain took { $change }.
    } { $direction ->
        [down] { $before } − { $change } = { $after }
       *[other] { $before } + { $gain } { $exact ->
            [yes] = { $after }
           *[no] → { $after } (the limit)
        }
    }
    .tone = { $direction ->
        [up] gain
        [down] loss
       *[same] info
    }

event-energy-cut = { $name } lost { $lost } energy over the limit of { $cap }
    .why = Energy never exceeds { $cap }; the { $lost } beyond it cannot be kept.
    .tone = loss

event-tendency = { $name } took the { $tendency ->
        [attack] attack
        [defence] defence
       *[balance] balance
    } stance
    .why = Stances are chosen in secret and revealed together.
    .tone = info

event-play = { $name } played { NAME("a-card", $card) } ({ $direction ->
        [same] free
       *[other] energy { $before } → { $after }
    })
    .why = The card costs { $cost } energy: { $before } − { $cost } = { $after }
    .tone = info

event-guard = { $name } went on guard
    .why = The defence card stops the next attack, all of it. The guard stays until it is used.
    .tone = gain

event-boost = { $whose } round score will be multiplied by { $factor }
    .why = The boost card multiplies the score by { $factor } after all attacks.
    .tone = gain

event-build = { $name } built { $count ->
        [one] a shield
       *[other] { $count } shields
    } (shields: { $shields }, { $direction ->
        [same] free
       *[other] energy { $before } → { $after }
    })
    .why = { $count ->
        [one] A shield costs
       *[other] { $count } shields cost
    } { $cost } energy: { $before } − { $cost } = { $after }
    .tone = gain

event-luck-roll = { $name } rolled { $count ->
        [one] 1 lucky die
       *[other] { $count } lucky dice
    }{ $dice ->
        [none] { "" }
       *[other] : { $dice }
    }
    .why = Luck drawn last round: { $count ->
        [one] 1 die is
       *[other] { $count } dice are
    } rolled and one is kept.
    .tone = gain
    .optional = dice

event-keep = { $name } kept { $face } from { $dice }
    .why = Only the kept die counts; the rest count for nothing.
    .tone = info

event-roll = { $name } rolled { $face }
    .why = Each player rolls one die.
    .tone = info

event-bonus-roll = { $name } rolled { $face } with the bonus die
    .why = A bonus turn drawn last round gives another die.
    .tone = gain

event-base = { $tendency ->
        [attack] { $whose } attack { $success ->
            [yes] succeeded
           *[no] failed
        }
        [defence] { $whose } defence { $success ->
            [yes] succeeded
           *[no] failed
        }
       *[balance] { $whose } balance
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $bonus ->
        [0] { "" }
       *[other] { " " }and a bonus of { $bonus }
    }
    .why = { $face } in { $tendency ->
        [attack] attack
        [defence] defence
       *[balance] balance
    } { $success ->
        [yes] succeeds and scores
       *[no] fails and scores
    } { $points }{ $bonus ->
        [0] { "" }
       *[other] { " " }with a bonus of { $bonus }
    }. The dice have brought { $sum } so far.
    .tone = { $success ->
        [yes] gain
       *[no] info
    }

event-special = { $whose } special: { NAME("special", $special) }{ $points ->
        [none] { "" }
        [0] { "" }
       *[other] , +{ $points }
    }
    .why = { $special ->
        [strike] The special face in attack brought a strike: it lowers the rival’s round score.
        [flame] The special face in attack brought a flame: it lowers the rival’s round score, and again next round.
        [double] The special face in attack brought a double: it multiplies the score after all attacks.
        [ward] The special face in defence brought a ward: it gives another shield.
       *[star] The special face in defence brought a bonus of { $points }. The dice have brought { $sum } so far.
    }
    .tone = gain
    .optional = before points sum

event-shields = { $direction ->
        [same] { $whose } shields stay { $after }
       *[other] { $whose } shields { $before } → { $after }
    } ({ $cause ->
        [ward] ward
       *[defence] defence succeeded
    })
    .why = { $cause ->
        [ward] The ward gives { $gain } more.
       *[defence] A success in defence gives { $gain }.
    } { $before } + { $gain } { $exact ->
        [yes] = { $after }
       *[no] → { $after } (the limit)
    }
    .tone = { $direction ->
        [up] gain
       *[same] info
    }

event-shield-lost = { $name } lost { $lost ->
        [one] a shield
       *[other] { $lost } shields
    } over the limit of { $cap }
    .why = No more than { $cap } can be held.
    .tone = loss

event-gauge = { $direction ->
        [same] { $whose } gauge stays { $after }
       *[other] { $whose } gauge { $before } → { $after }
    } ({ $cause ->
        [balance] balance
        [repeat] a face rolled before
        [total] total reached
        [wins] wins in a row
       *[losses] losses in a row
    })
    .why = { $cause ->
        [balance] Each die in balance fills the gauge.
        [repeat] The die showed a face rolled before in this game.
        [total] The total reached its mark for the first time.
        [wins] The wins in a row reached their mark.
       *[losses] The losses in a row reached their mark.
    } { $before } + { $gain } = { $after }
    .tone = { $direction ->
        [same] info
       *[other] gain
    }

event-card-won = { $name } won { $card ->
        [none] a card
       *[other] { NAME("a-card", $card) }
    } ({ $cards } in hand)
    .why = { $cause ->
        [gauge] A full gauge gives a card: gauge { $gauge_before } → { $gauge_after }
       *[run] A run of the set face gives a card at once. The gauge stays at { $gauge_after }.
    }
    .tone = gain
    .optional = card

event-card-lost = { $name } lost a card: no cards are left to draw
    .why = Deck and discard pile are both empty. A card for a run of dice is not kept for later.
    .tone = loss

event-gauge-waits = { $whose } gauge stays at { $gauge }: no cards are left to draw
    .why = Deck and discard pile are both empty. The gauge keeps its value and gives its card at a later check.
    .tone = info

event-reshuffle = { $deck ->
        [events] { $whose } event deck was shuffled again
       *[cards] The discard pile was shuffled into a new deck
    } ({ $count } { $count ->
        [one] card
       *[other] cards
    })
    .why = { $deck ->
        [events] The event deck was empty, so its discard pile is used again.
       *[cards] The deck was empty, so the discard pile is used again. Cards in hand stay out of it.
    }
    .tone = info

event-reset-card = { $whose } reset card made both round scores 0 and voided every other effect of the round
    .why = A reset card comes before all else in scoring. Round scores: { $p1_name } { $p1 }, { $p2_name } { $p2 }. Cards and energy stay spent, and events still happen.
    .tone = loss

event-score = { $whose } dice score: { $points }
    .why = Base score, situational bonus and the bonus special add up to { $points }.
    .tone = info

event-penalty = { $direction ->
        [same] { $whose } penalty: the round score stays { $after }
       *[other] { $whose } penalty −{ $points }: round score { $before } → { $after }
    }
    .why = Penalties that are due ({ $flames ->
        [0] curses: { $curses }
       *[other] { $curses ->
            [0] flame
           *[other] curses: { $curses }, and flame
        }
    }) come before attacks and multipliers: { $before } − { $points } → { $after }
    .tone = { $direction ->
        [same] info
       *[other] loss
    }

event-floor = { $whose } round score { $would_be } → { $score } (the minimum)
    .why = A round score never goes below { $score }.
    .tone = info

event-attacks = Attacks on { $object }: { $order }
    .order = { NAME("attack", $item) }
    .why = Attacks line up by damage, largest first, steals last. The guard takes the first, then each shield takes one.
    .tone = info

event-block = { $by ->
        [guard] { $whose } guard stopped the { NAME("attack", $attack) }
       *[shield] { $whose } shield stopped the { NAME("attack", $attack) } ({ $shields } left)
    }
    .why = { $by ->
        [guard] The guard stops one attack, all of it, and is then gone.
       *[shield] One shield stops one attack and is used up; { $shields } left.{ $attack ->
            [flame] { " " }What the flame takes next round is not stopped.
           *[other] { "" }
        }
    }
    .tone = block

event-hit = { $direction_least ->
        [same] { $whose } round score stays { $after_least }
       *[other] { $whose } round score { $before_least } → { $after_least }
    } ({ NAME("attack", $attack) })
    .why = The { NAME("attack", $attack) } was not stopped: { $before } − { $damage } = { $after }
    .tone = { $direction_least ->
        [same] info
       *[other] loss
    }

event-reserve = { $effect ->
        [luck] { $name } gained a choice of dice for the next round (luck)
        [bonus_turn] { $name } gained another die for the next round (bonus turn)
        [flame] { $whose } score next round: { $points ->
            [0] as it is
           *[other] −{ $points }
        } (flame)
       *[curse] { $whose } score next round: { $points ->
            [0] as it is
           *[other] −{ $points }
        } (curse)
    }
    .why = { $effect ->
        [luck] Luck works in the next round and does not stack.
        [bonus_turn] A bonus turn works in the next round and does not stack.
        [flame] A flame also burns in the next round; shields do not stop that. Flame penalties next round: { $due } in all
       *[curse] Curses stack. They take { $due } in all next round
    }
    .tone = { $effect ->
        [luck] gain
        [bonus_turn] gain
       *[other] loss
    }
    .optional = before points due

event-multiply = { $direction ->
        [same] { $whose } round score stays { $after }
       *[other] { $whose } round score { $before } → { $after }
    } ({ $cause ->
        [double] double
       *[boost] boost
    } ×{ $factor })
    .why = Multipliers come after all attacks: { $before } × { $factor } = { $after }
    .tone = { $direction ->
        [up] gain
       *[same] info
    }

event-steal = { $taken ->
        [0] { $name } found no energy to steal from { $rival }
       *[other] { $name } stole { $taken } energy from { $rival }
    }
    .why = The steal drew { $drawn } and took { $taken }; it cannot take more than is there. Energy now: { $p1_name } { $p1_energy }, { $p2_name } { $p2_energy }
    .tone = { $taken ->
        [0] info
       *[other] { $own ->
            [no] loss
           *[yes] gain
        }
    }

event-event = { $event ->
        [none] { $name } drew no event
       *[other] { $name } drew an event: { NAME("eventcard", $event) }
    }
    .why = Once the round scores are fixed, each player draws one event from their own deck.
    .tone = info

event-event-void = { $whose } { NAME("eventcard", $event) } did nothing ({ $reason ->
        [condition] { $event ->
            [thief] total { $has }, needs { $needs }
            [energy_drain] energy { $has }, needs { $needs }
            [score_swap] totals { $has } apart, needs { $needs }
           *[card_swap] { $has ->
                [0] somebody has no card
               *[other] smaller hand { $has }, needs { $needs }
            }
        }
        [reset_card] after a reset card
       *[reset] reset event
    })
    .why = { $reason ->
        [condition] { $event ->
            [thief] The thief leaves a total below { $needs } alone. This total: { $has }
            [energy_drain] The energy drain does nothing below { $needs } energy. This energy: { $has }
            [score_swap] Totals are swapped when they are { $needs } or more apart. The gap: { $has }
           *[card_swap] A card swap needs { $needs ->
                [one] a card
               *[other] { $needs } cards
            } in both hands. The smaller hand: { $has }
        }
        [reset_card] A reset card has already made both round scores 0, so the reset event has nothing to do.
       *[reset] { $event ->
            [reset] Two reset events act only once.
           *[other] A reset event voids the other event of the round.
        }
    }
    .tone = block
    .optional = has needs lacks

event-event-order = Order of events: { $order }
    .order = { NAME("eventcard", $item) } ({ $object })
    .why = Events apply in a fixed order, regardless of who drew them; effects for the next round come last.
    .tone = info

event-reset-event = Reset event: both round scores became 0 (before: { $p1_name } { $p1_before }, { $p2_name } { $p2_before })
    .why = { $name } drew the reset: it makes both round scores 0 and leaves the totals alone.
    .tone = loss

event-score-boost = { $direction ->
        [same] { $whose } round score stays { $after }
       *[other] { $whose } round score { $before } → { $after }
    } (score boost)
    .why = A score boost is added last, after all multipliers: { $before } + { $change } = { $after }
    .tone = { $direction ->
        [same] info
       *[other] gain
    }

event-bomb = The bomb hit { $object }: { $direction ->
        [same] the total stays { $after }
       *[other] total { $before } → { $after }
    }
    .why = { $direction ->
        [same] A bomb never takes a total below { $floor } and never raises one: it stays { $before }.
       *[down] { $before } ÷ { $divisor }, rounded down, but not below { $floor }: { $after }
    }
    .tone = { $direction ->
        [down] loss
       *[same] info
    }

event-thief = { $direction ->
        [same] { $whose } total stays { $after }: the thief found nothing to carry off
       *[other] { $own ->
            [no] The thief carried { $points } to { $rival }: { $whose_within } total { $before } → { $after }
           *[yes] { $whose } total { $before } → { $after }: the thief carried { $points } to { $rival }
        }
    }
    .why = { $before } − { $points } = { $after }. The other total is now { $other_after }.
    .tone = { $direction ->
        [same] info
       *[other] { $own ->
            [no] gain
           *[yes] loss
        }
    }

event-score-swap = Score swap: the totals changed places ({ $p1_name } { $p1 }, { $p2_name } { $p2 })
    .why = { $name } drew the score swap. This round’s scores are not yet in the totals.
    .tone = { $goes ->
        [up] { $own ->
            [no] loss
           *[yes] gain
        }
        [down] { $own ->
            [no] gain
           *[yes] loss
        }
       *[same] info
    }

event-card-swap = Card swap: { $gave ->
        [none] each player took a card from the other
       *[other] you gave { NAME("a-card", $gave) } and got { NAME("a-card", $got) }
    }
    .why = { $name } drew the card swap: each player took a random card from the other’s hand. The number of cards stays: { $p1_name } { $p1_cards }, { $p2_name } { $p2_cards }
    .tone = info
    .optional = gave got

event-total = { $direction ->
        [same] { $whose } total stays { $after }
       *[other] { $whose } total { $before } → { $after }
    }
    .why = The round score is added to the total: { $before } + { $gain } { $exact ->
        [yes] = { $after }
       *[no] → { $after } (the minimum)
    }
    .tone = { $direction ->
        [up] gain
        [down] loss
       *[same] info
    }

event-round-end = Round { $round }: { $p1_name } { $p1 }, { $p2_name } { $p2 }. { $winner ->
        [none] Nobody won
       *[other] { $winner_name } won
    } the round
    .why = { $winner ->
        [none] Equal round scores: nobody wins, and all streaks end.
       *[other] The higher round score after events wins. The winner gains energy; the loser gets a better start to the next round.
    }
    .tone = info

event-game-end = { $by ->
        [draw] The game ended in a draw
       *[other] { $name } won the game
    } { $by ->
        [total] (total { $p1 } : { $p2 })
        [last_round] (last round { $p1 } : { $p2 })
        [energy] (energy left { $p1 } : { $p2 })
        [cards] (cards left { $p1 } : { $p2 })
       *[draw] (total { $p1 } : { $p2 })
    }
    .why = { $by ->
        [total] The higher total wins: { $p1_name } { $p1 }, { $p2_name } { $p2 }
        [last_round] The totals are equal; the last round decides: { $p1_name } { $p1 }, { $p2_name } { $p2 }
        [energy] Totals and last round are equal; energy decides: { $p1_name } { $p1 }, { $p2_name } { $p2 }
        [cards] Totals, last round and energy are equal; cards in hand decide: { $p1_name } { $p1 }, { $p2_name } { $p2 }
       *[draw] Totals ({ $p1 } : { $p2 }), last round, energy and cards are all equal.
    }
    .tone = info

# coach

hint-risk-name = { $risk ->
    [high] high
    [medium] medium
   *[low] low
}
hint-odds = { NAME("tendency", $tendency) } succeeds { $success }% of the time; the risk is { hint-risk-name }.

nudge-energy = Look at your energy: you have { $energy }.
nudge-totals = Look at the totals: they are { $gap } apart.
nudge-gauge = Look at your gauge: it is { $missing } short of a card.
nudge-shields = Look at your shields.
nudge-hand = Look at the cards in your hand. One of them goes with a stance.
nudge-steady = Nothing is urgent. Think of what cannot fail.
nudge-keep = Count what each die scores in { NAME("tendency", $tendency) }.
nudge-card = One of your cards fits this moment.
nudge-build = Think of your defence.
nudge-save = Do you need anything now?
cost-points = That scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} less.

hint-short-energy = You have only { $energy } energy. Balance gathers energy and gauge.
hint-behind = You are { $gap } behind. Attack is how you catch up.
hint-ahead = You are { $gap } ahead. Defence keeps it that way.
hint-gauge = Your gauge is { $missing } short of a card, and balance always adds to it.
hint-no-shields = You have no shields. A successful defence gives you one.
hint-attack-card = You hold an attack card. Take the attack stance and press with both.
hint-boost-card = You hold a boost card. Attack gives it the biggest score to double.
hint-rich = You have { $energy } energy, enough to take the risk of an attack.
hint-steady = Nothing is urgent. Balance never fails and keeps you growing.

hint-keep = Keep the { $face }. In { NAME("tendency", $tendency) } it scores { $points }, the better of your dice.
hint-keep-equal = { NAME("tendency", $tendency) }: either die scores { $points }. Keep the higher one, the { $face }.
hint-keep-same = Both dice show a { $face }, so either will do.

hint-card-gap = The totals are { $gap } apart. Use what you can at once: { NAME("card", $card) }.
hint-card-defence-first = Your rival holds { $cards ->
    [one] a card
   *[other] { $cards } cards
}. Play the defence card first.
hint-card-strong = With { $energy } energy you can afford a strong card: { NAME("card", $card) }.
hint-card-open-rival = Your rival has no shields. That is the time for the attack card.
hint-card-late = It is late in the game, so hold nothing back: { NAME("card", $card) }.
hint-shields = Build { $count ->
    [one] a shield
   *[other] { $count } shields
} with the energy that is left; aim to have { $wanted }.

hint-pass-nothing = Nothing can be played now. Continue.
hint-pass-no-card = You have no card to play now, and enough shields. Continue.
hint-pass-reset = Save the reset card. It is for a roll of { $low } or less.
hint-pass-early = It is early. Keep your cards for later.
hint-pass-wait = Nothing calls for a card now. Wait for a better moment.

hint-advice-early = Early on, play it safe: gather energy and gauge.
hint-advice-middle = In the middle, keep a balance: use your cards where they fit.
hint-advice-late = Late in the game, attack: what you save now is lost.
hint-advice-lose = One more loss makes { $losses } in a row and adds { $gain } to your gauge. Giving a round away can pay.
hint-advice-total = The first time your total reaches { $target }, your gauge gains { $gain }. Get there by the middle of the game: { $missing } to go.
hint-advice-together = This round { $count } gauge conditions could be met at once.
hint-advice-hold = Your gauge is { $gauge } of { $full }. You can hold it just short of a card until you need one.
hint-advice-sixes = Your last die was a { $face }. With { $count } in a row you get a card at once, at no cost to your gauge.
hint-advice-defend-first = Defend first, then attack: your attack card can follow after the roll.

# Answers (core/language/narrate.py)

action-declare = { NAME("tendency", $tendency) } stance
    .name = Choose a stance
    .tendency = { NAME("tendency", $item) }
action-play = { $cards ->
    [none] { $shields ->
        [0] Pass
        [one] Build { $shields } shield
       *[other] Build { $shields } shields
    }
   *[other] { $shields ->
        [0] Play { $cards }
        [one] Play { $cards } and build { $shields } shield
       *[other] Play { $cards } and build { $shields } shields
    }
}
    .name = Play cards and build shields
    .cards = { NAME("card", $item) }
    .shields = { $item ->
        [one] { $item } shield
       *[other] { $item } shields
    }
action-keep = Keep the { $face }
    .name = Keep a die

# Fields of the view (core/language/view_text.py)

label-mode = Mode
    .item = { NAME("mode", $item) }
label-rounds = Rounds
label-stage = Now
    .item = { $item ->
        [tendency] choosing stances
        [pre] cards before the roll
        [keep] choosing a die
        [post] cards after the roll
       *[over] the end
    }
label-win-streak = Wins in a row
    .shown = some
label-loss-streak = Losses in a row
    .shown = some
label-luck = Luck next round
label-bonus-turn = Bonus die next round
label-curse = Curse
    .shown = some
label-flame = Flame
    .shown = some
label-faces = Faces rolled so far
label-reached-total = Total goal reached
label-run = Sixes in a row
    .shown = some
label-played = Cards played
    .item = { NAME("card", $item) }
label-choosing-luck = Chooses a die
label-points = Points of the die
label-specials = Specials
    .item = { NAME("special", $item) }
label-event-discards = Events met
    .item = { NAME("eventcard", $item) }
label-luck-dice = Your luck dice
label-knows = Known in the other hand
    .item = { NAME("card", $item) }

lobby = Pick a stance, roll, and outscore your rival over 5 to 10 rounds.
    .guide = Guided first match
    .time = 1–3 min
# How a game stands (table/standing.py): how far it has come, and what the graph at its end shows.
progress = Round { $round }
    .score = { $p1 } : { $p2 } points
standing = Points

# The guide: one page before the rules. `.picture` is what is seen beside the sentence.

guide-win = Have the higher total after the last round: { $modes_quick }, { $modes_regular } or { $modes_extended } rounds, as the mode says.
    .picture = sign-total
guide-step-1 = Gain energy and choose a stance in secret. It decides which faces score.
    .picture = tendency-balance
guide-step-2 = Before the roll: play defence and boost cards, or raise shields for { $shield_cost } energy each.
    .picture = sign-shield
guide-step-3 = Roll. Faces that count bring points, and some bring a special.
    .picture = sign-die
guide-step-4 = After the roll: play attack, steal and reset cards.
    .picture = card-attack
guide-step-5 = Attacks land unless a guard or a shield stops them. Then each seat draws an event.
    .picture = eventcard-bomb
guide-step-6 = The round score goes into the total. The winner of the round gains { $energy_win_bonus } energy.
    .picture = sign-energy
guide-miss-1 = You may play { $cards_per_round } cards a round at most, and of a kind no more than { $cards_per_kind }.
    .picture = sign-card
guide-miss-2 = Energy you do not spend is kept, up to { $energy_cap }. Waiting is a move, too.
    .picture = card-boost
guide-miss-3 = Cards come from the gauge: { $gauge_full } points buy one. Repeated faces, balance and lost rounds in a row fill it.
    .picture = sign-gauge
