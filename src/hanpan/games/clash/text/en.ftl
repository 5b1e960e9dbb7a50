# Clash in English. Names of cards, decks, opponents, arenas and units come from the data (words.py).

mode-casual = Casual
mode-ranked = Ranked
mode-duel = Duel (verdict at once)
mode-ladder-dummy = Ladder: Dummy
mode-ladder-gardener = Ladder: Gardener
mode-ladder-priest = Ladder: Frost Priest
mode-ladder-golem = Ladder: Golem
mode-ladder-arbiter = Ladder: Arbiter

phase-declaration = Declaration
phase-lock-in = Lock-in
phase-reveal = Reveal
phase-priority = Priority
phase-resolution = Resolution
phase-cleanup = Cleanup

type-special = Special
type-attack = Attack
type-defense = Defence
type-heal = Heal

tag-attack = Attack
tag-nullify = Nullify
tag-counter = Counter
tag-summon = Summon

keyword-shield = Shield
keyword-strength = Strength
keyword-weakness = Weakness
keyword-vulnerable = Vulnerable
keyword-mitigation = Mitigation
keyword-heal-down = Heal-down
keyword-poison = Poison
keyword-burn = Burn
keyword-regen = Regen
keyword-freeze = Freeze
keyword-resist = Resist
keyword-immunity = Immunity
keyword-gain-up = Energy gain up
keyword-gain-down = Energy gain down
keyword-cap-up = Energy cap up
keyword-cap-down = Energy cap down
keyword-arena = the arena
keyword-closing = the closing ring

source-poison = Poison
source-burn = Burn
source-regen = Regen
source-arena = the arena
source-closing = the closing ring
source-rift = the Rift

unit-hero = hero
unit-free = a free slot

# What arenas and summons do by themselves (words.py)
arena-nothing = No effect of its own
arena-effects = { $start ->
    [1] At each turn start both heroes: { $effects }
   *[other] From round { $start } on, at each turn start both heroes: { $effects }
}
arena-void = Every { $every } rounds nobody holds the initiative
unit-ticks = At each turn start the enemy hero takes { $effects }
unit-detail = ({ $hp } HP; { $text })
unit-aura = While it stands, your hero has { NAME("keyword", $keyword) } { $amount } %

reason-first = first
reason-speed = slower
reason-cost = cheaper
reason-queue = later in the queue
reason-initiative = without initiative
reason-coin = by the seed

refund-none = No refund
refund-consume = The cost stays spent
refund-partial = Half comes back
refund-full = All comes back

deck-own = a custom list

attribute-nullified-none = If nullified: no refund.
attribute-nullified-partial = If nullified: half refund.
attribute-nullified-full = If nullified: full refund.
attribute-no-target-consume = Without a target: cost is spent.
attribute-no-target-partial = Without a target: half refund.
attribute-no-target-full = Without a target: full refund.
attribute-unused = If it does not fire: back to hand, full refund.
attribute-tags = Tags: { $tags }.
attribute-exhaust = Exhaust (not if nullified).
attribute-exhaust-always = Exhaust, also if nullified.

question-declare = declaration
question-react = reaction

prompt-deck = Choose your deck.
prompt-mulligan =
    Replace up to { $most } { $most ->
         [one] card
        *[other] cards
    } of your first hand.
prompt-declare =
    Declare up to { $slots } { $slots ->
         [one] card
        *[other] cards
    } with { $energy } energy.
prompt-react = { NAME("card", $card) } is about to resolve (place { $place }): fire a reaction or decline.

# Events

event-game-start =
    { $opponent ->
         [none] A game of Clash began: { NAME("mode", $mode) }, arena { NAME("arena", $arena) }
        *[other] A game against { NAME("opponent", $opponent) } began, arena { NAME("arena", $arena) }
    }
    .why =
        { $mode ->
             [casual] Both fall in one round: a draw
             [ranked] Both fall early: one rematch
            *[other] The verdict follows each card
        }
    .tone = info

event-deck =
    { $name } took a deck{ $deck ->
         [none] {""}
        *[other] : { NAME("deck", $deck) }
    }
    .why =
        { $cards ->
             [none] The list is its owner’s secret
            *[other] { $cards }
        }
    .tone = info
    .optional = deck cards
    .cards = { NAME("card", $item) }

event-draw =
    { $name } drew { $count ->
         [0] no card
         [one] 1 card
        *[other] { $count } cards
    }{ $cards ->
         [none] {""}
        *[other] : { $cards }
    }
    .why =
        { $hand } { $hand ->
             [one] card
            *[other] cards
        } in hand, { $deck } left in the deck
    .tone = info
    .optional = cards
    .cards = { NAME("card", $item) }

event-overflow =
    { $name } had a full hand: { $count } drawn { $count ->
         [one] card goes
        *[other] cards go
    } to the discard{ $cards ->
         [none] {""}
        *[other] : { $cards }
    }
    .why =
        { $name } had a full hand: { $count } drawn { $count ->
             [one] card goes
            *[other] cards go
        } to the discard{ $cards ->
             [none] {""}
            *[other] : { $cards }
        }
    .tone = loss
    .optional = cards
    .cards = { NAME("card", $item) }

event-reshuffle = { $whose } deck was empty: { $count } discarded cards come back
    .why = { $whose } deck was empty: { $count } discarded cards come back
    .tone = info

event-mulligan =
    { $count ->
         [0] { $name } kept the first hand
        *[other] { $name } replaced { $count } { $count ->
             [one] card
            *[other] cards
        }{ $aside ->
             [none] {""}
            *[other] : { $aside } → { $cards }
        }
    }
    .why = Set aside first, drawn then, shuffled in last
    .tone = info
    .optional = aside cards
    .cards = { NAME("card", $item) }
    .aside = { NAME("card", $item) }

event-initiative = { $name } will hold the initiative in round { $round }
    .why =
        { $clause ->
             [CL-AM-10] A coin gave the first initiative
             [CL-AM-29] A rematch begins with the initiative swapped
            *[other] It passes to the other side every round
        }
    .tone = info

event-round-start = Round { $round } began
    .why = Its draws come from the round’s own seed, number { $seed }; a round’s seed is published once the round is over
    .tone = info

event-initiative-void = Nobody holds the initiative in round { $round }
    .why = Cause: { NAME("source", $cause) }; ties are left to a coin. Turn owner: { $owner_name }
    .tone = info

event-frozen =
    { $whose } hero is frozen: { $slots } { $slots ->
         [one] card
        *[other] cards
    } may be declared
    .why = Freeze takes { $cut } actions, counted before the tick
    .tone = loss

event-damage =
    { $unit ->
         [hero] { $name }
        *[other] { $whose } { NAME("unit", $unit) }
    } took { $amount ->
         [0] no
        *[other] { $amount }
    } damage from { NAME("source", $source) }{ $absorbed ->
         [0] {""}
        *[other] , { $absorbed } of it on the shield
    } { $tally ->
         [none] { $direction ->
             [same] (HP stays { $after })
            *[other] (HP { $before } → { $after })
        }
         [open] (added to the ticks)
        *[closed] (HP { $after } with all ticks)
    }
    .why =
        base { $base }{ $flat ->
             [0] {""}
            *[other] {" "}+ flat { $flat }
        }{ $vulnerable ->
             [none] {""}
            *[other] {" "}+ vulnerable { $vulnerable }
        }{ $mitigation ->
             [none] {""}
            *[other] {" "}+ mitigation { $mitigation }
        }{ $critical ->
             [none] {""}
            *[other] {" "}+ critical { $critical }
        }{ $reflected ->
             [none] {""}
            *[other] {" "}+ reflected { $reflected }
        } = { $below ->
             [none] { $amount }
            *[other] { $below }, never below 0, so { $amount }
        }{ $absorbed ->
             [0] {""}
            *[other] ; the shield took { $absorbed }
        }{ $direction ->
             [same] ; HP stays { $after }
            *[other] ; HP { $before } → { $after }
        }{ $beyond ->
             [none] {""}
            *[other] , { $beyond } more than it had
        }
    .tone = loss
    .optional = vulnerable mitigation critical below reflected beyond tally

event-absorb = { $whose } shield took { $amount }
    .why = The oldest layer first; { $left } left
    .tone = block

event-bounds = { $whose } { NAME("unit", $unit) }: all ticks added up, HP { $after }
    .why = The ticks of a turn start are added up first; then health is cut to between 0 and its maximum: { $before } → { $after }
    .tone = info

event-leaves = { $whose } { NAME("unit", $unit) } fell
    .why = A summon leaves at 0 HP at once
    .tone = loss

event-down = { $whose } hero is down
    .why = At 0 HP nothing heals it; its revealed cards still count until the verdict
    .tone = loss

event-heal =
    { $unit ->
         [hero] { $name }
        *[other] { $whose } { NAME("unit", $unit) }
    } { $change ->
         [0] gained no health from
        *[other] healed { $change } by
    } { NAME("source", $source) } { $tally ->
         [none] { $direction ->
             [same] (HP stays { $after })
            *[other] (HP { $before } → { $after })
        }
         [open] (added to the ticks)
        *[closed] (HP { $after } with all ticks)
    }
    .why =
        base { $base }{ $flat ->
             [0] {""}
            *[other] {" "}+ flat { $flat }
        }{ $heal_down ->
             [none] {""}
            *[other] {" "}+ heal-down { $heal_down }
        } = { $amount }{ $beyond ->
             [none] {""}
            *[other] , { $beyond } of it beyond the maximum
        }{ $direction ->
             [same] ; HP stays { $after }
            *[other] ; HP { $before } → { $after }
        }
    .tone = gain
    .optional = heal_down beyond tally

event-no-heal = { $whose } fallen hero cannot be healed by { NAME("source", $source) }
    .why = { $amount } would have been healed, but nothing heals a hero that is down
    .tone = block

event-skip = { NAME("source", $source) }: the target in summon slot { $place } of { $whose_within } side is gone and is skipped
    .why = The list of targets was fixed at lock-in, and summon slot { $place } is empty now. The other targets are met; nothing is refunded
    .tone = block

event-immune = { $whose } { NAME("unit", $unit) } is immune to { NAME("keyword", $keyword) }
    .why = Immune: the keyword is not applied
    .tone = block

event-resist = { $whose } { NAME("unit", $unit) } resists { NAME("keyword", $keyword) }
    .why =
        Resist: halved to { $amount ->
             [0] {""}
            *[other] { $amount }
        }{ $amount ->
             [0] {""}
            *[other] { $turns ->
                 [0] {""}
                *[other] {" "}for{" "}
            }
        }{ $turns ->
             [0] {""}
             [one] 1 turn
            *[other] { $turns } turns
        }, at least 1
    .tone = block

event-critical =
    { $critical ->
         [yes] { NAME("card", $card) }: a critical hit
        *[no] { NAME("card", $card) }: no critical hit
    }
    .why = The chance was { $chance } %
    .tone = info

event-reflect = { $name } reflected { $amount } damage
    .why = { $percent } % of { $of }, rounded down, before the shield
    .tone = block

event-keyword = { $whose } { NAME("unit", $unit) }: { NAME("keyword", $keyword) } { $direction ->
         [same] stays at { $after }
        *[other] { $before } → { $after }
    }
    .why =
        { $direction ->
             [up] { NAME("source", $source) } gives it
             [same] { NAME("source", $source) } adds nothing to it
            *[down] It acts first and then is one weaker
        }{ $turns ->
             [0] {""}
            *[other] ; turns left: { $turns }
        }
    .tone = info

event-removed =
    { $keywords ->
         [none] { $whose } { NAME("unit", $unit) } had nothing to be removed
        *[other] { $whose } { NAME("unit", $unit) } lost keywords: { $keywords }
    }
    .why = What the card removes is gone, however long it would have lasted
    .tone = gain
    .keywords = { NAME("keyword", $item) }

event-summon = { $name } summoned { NAME("unit", $unit) }
    .why = It stands in place { $place } with { $hp } HP
    .tone = gain

event-initiative-sealed = Nobody will hold the initiative in round { $round }
    .why = Nobody will hold the initiative in round { $round }
    .tone = info

event-lasts = { $whose } { NAME("unit", $unit) }: turns left: { $keywords }
    .tone = info
    .why = One turn less is left: after the ticks of a turn start, of a shield at the end of a round
    .keywords = { NAME("keyword", $item1) } { $item2 }

event-fade = { $whose } { NAME("unit", $unit) }: { $keywords } ended
    .why =
        { $cause ->
             [use] It has been used by this turn’s energy
            *[time] Ticks apply first, then every duration goes down by one
        }
    .tone = info
    .keywords = { NAME("keyword", $item) }

event-energy = { $whose } energy: { $after }
    .why =
        { $exact ->
             [yes] { $before } carried + { $gain } gained = { $after }, at most { $cap }
            *[no] { $before } carried + { $gain } gained → { $after } (at most { $cap })
        }
    .tone = gain

event-phase = { NAME("phase", $phase) }
    .why = Round { $round }: { NAME("phase", $phase) }
    .tone = info

event-declare = { $name } chose cards
    .why =
        Secret until the reveal{ $cards ->
             [none] {""}
            *[other] : { $cards }
        }
    .tone = info
    .optional = cards
    .cards = { NAME("card", $item) }

event-reserve = { $name } spent { $cost } energy ({ $before } → { $after })
    .why = Cards in the queue are paid for at once: { $before } − { $cost } = { $after }
    .tone = loss

event-target =
    { $whose } { NAME("card", $card) } → { $targets ->
         [none] no target
        *[other] { $targets }
    }
    .why = Card { $index } of the queue, fixed at lock-in
    .tone = info
    .targets = { $item ->
        [hero] { $object }
       *[other] { $object }: { NAME("unit", $item) }
    }

event-reveal =
    { $cards ->
         [none] { $name } passed
        *[other] { $name } revealed: { $cards }
    }
    .why = Both queues are turned over at once
    .tone = info
    .cards = { NAME("card", $item) }

event-priority =
    { $order ->
         [none] There is nothing to resolve
        *[other] Order: { $order }
    }
    .why =
        Speed, then cost, then initiative, then seed{ $reasons ->
             [none] {""}
            *[other] : { $reasons }
        }
    .tone = info
    .order = { $name } { NAME("card", $item) }
    .reasons = { NAME("reason", $item) }

event-tie = Tie in { NAME("type", $speed) } of cost { $cost }: { $name } first
    .why = Nobody holds the initiative; the round’s seed decides the draw { $label }
    .tone = info

event-window = { $name } may react to { NAME("card", $card) }
    .why = It is next to resolve, place { $place }
    .tone = info

event-resolve = { $name }: { NAME("card", $card) } resolves
    .why = Place { $place } of the order
    .tone = info

event-fire = { $name } fired { NAME("card", $card) } at { NAME("card", $on) }
    .why = On top of the card at place { $place }: it resolves first
    .tone = info

event-decline = { $name } let { NAME("card", $card) } resolve
    .why = { $name } let { NAME("card", $card) } resolve
    .tone = info

event-nullified = { $whose } { NAME("card", $card) } was nullified by { NAME("card", $by) }
    .why = It has no effect
    .tone = block

event-counter =
    { $percent ->
         [0] { NAME("card", $card) } came first; { NAME("card", $on) } then resolves as it is
        *[other] { NAME("card", $card) } came first; { NAME("card", $on) } then resolves, but part of its damage goes back
    }
    .why =
        { $percent ->
             [0] The counter changes nothing of the card
            *[other] { $percent } % of the damage that { NAME("card", $on) } does to the hero goes back to its owner
        }
    .tone = info

event-refund =
    { $name } got { $change ->
         [0] no
        *[other] { $change }
    } energy back for { NAME("card", $card) }
    .why =
        { NAME("refund", $refund) }{ $amount ->
             [0] {""}
            *[other] : { $amount }
        }{ $beyond ->
             [none] {""}
            *[other] , { $beyond } of it beyond the cap
        }{ $direction ->
             [same] ; energy stays { $after }
            *[other] ; energy { $before } → { $after }
        }
    .tone = info
    .optional = beyond

event-fail = { $whose } { NAME("card", $card) } had no target and failed
    .why = Judged at lock-in, carried out at place { $place }
    .tone = block

event-discard = { $name } discarded { $cards }
    .why = { $name } discarded { $cards }
    .tone = info
    .cards = { NAME("card", $item) }

event-exhaust = { $whose } { $cards } was exhausted
    .why = It cannot be used again in this battle
    .tone = info
    .cards = { NAME("card", $item) }

event-returned = { $whose } { NAME("card", $card) } did not fire and returned to hand
    .why = { $whose } { NAME("card", $card) } did not fire and returned to hand
    .tone = info

event-shield-ends = { $whose } shield of { $amount } ended
    .why = A shield lasts through the round after it was gained
    .tone = loss

event-ticks-due = Due at the next turn start: { $due }
    .why = Due at the next turn start: { $due }
    .tone = info
    .due = { $name }: { NAME("keyword", $item) }

event-verdict =
    { $by ->
         [both] Both heroes fell in round { $round }: nobody has won
         [limit] { $name ->
             [none] Nobody has won: equal shares of health after round { $round }, the last
            *[other] { $name } won by the greater share of health after round { $round }, the last
        }
        *[hp] { $name } won in round { $round }
    }
    .why = Health: { $p1_name } { $p1 } of { $p1_max }, { $p2_name } { $p2 } of { $p2_max }
    .tone = info
    .optional = name

event-rematch = Both fell in round { $round }: one rematch
    .why = Ranked, early, and the first time: the initiative changes sides, with new seeds
    .tone = info

# Refusals

refusal-no-energy = These cards cost { $cost }, you have { $energy } energy.
    .remedy = Take a card out of the queue.

refusal-too-many-cards =
    You may declare { $slots } { $slots ->
         [one] card
        *[other] cards
    } this round, not { $count }.
    .remedy = Take cards out of the queue.

refusal-unknown-card = { $card } is not a card.
    .remedy = Name a card of your hand.

refusal-not-held = You do not hold (another) { NAME("card", $card) }.
    .remedy = Choose cards of your hand.

refusal-exhausted = { NAME("card", $card) } is exhausted for this battle.
    .remedy = Choose another card.

refusal-bad-target = { NAME("card", $card) } cannot be aimed at place { $place }.
    .remedy = Choose a unit that stands there and fits the card.

refusal-mulligan-limit =
    You may replace at most { $most } { $most ->
         [one] card
        *[other] cards
    }, not { $count }.
    .remedy = Set fewer cards aside.

refusal-mulligan-deck = The deck has { $deck } { $deck ->
         [one] card
        *[other] cards
    } to draw from, too few to replace { $count }.
    .remedy = Set aside no more cards than the deck holds.

refusal-wrong-action =
    { $stage ->
         [deck] Choose a deck first
         [mulligan] Decide on your first hand now
         [declare] Declare a queue now
        *[react] Fire a reaction or decline now
    }: { $move } does not fit.
    .remedy = Answer the question on the table.

refusal-cannot-fire = { NAME("card", $card) } cannot answer this card.
    .remedy = Fire a reaction that you have set and that fits, or decline.

refusal-unknown-deck = There is no deck { $deck }; there are: { $known }.
    .remedy = Choose one of these, or list 24 cards.

refusal-bad-deck = This deck cannot be played: { $faults }.
    .remedy = A deck has 24 known cards, at most 2 of a name.
    .faults = { $item }

refusal-deck-unknown-card = { $card } is not a card.
    .remedy = Take it out.

refusal-deck-copies = { NAME("card", $card) } is in the deck { $count } times; { $most } are allowed.
    .remedy = Take copies out.

refusal-deck-size = The deck has { $count } cards; it must have { $size }.
    .remedy = Add cards or take some out until there are { $size }.

# What may be chosen but will come to nothing

refusal-no-target = It has no target now and would fail.
    .remedy = Keep it until something meets its condition.

# What a deck may have but will suffer from

refusal-deck-harmless = No card of this deck can hurt the enemy.
    .remedy = Add attacks, poison, burn or a Wolf.

refusal-deck-heavy = Only { $cheap } of these cards cost { $cost } or less; a turn brings { $gain } energy.
    .remedy = Add cheap cards for the first rounds.

refusal-deck-reactions = { $count } of these cards are reactions; only one can fire in a round.
    .remedy = Take some out for cards that act by themselves.

# Answers (core/language/narrate.py)

action-deck = { $name ->
    [none] Play with { $cards }
   *[other] Play with { NAME("deck", $name) }
}
    .name = Choose a deck
    .cards = { NAME("card", $item) }
action-mulligan = { $cards ->
    [none] Keep this hand
   *[other] Replace { $cards }
}
    .name = First hand
    .cards = { NAME("card", $item) }
action-queue = { $cards ->
    [none] Pass
   *[other] Declare { $cards }
}
    .name = Declare cards
    .cards = { NAME("card", $card) }{ $target ->
        [0] { "" }
       *[other] { " " }at place { $target }
    }
action-fire = React with { NAME("card", $card) }
    .name = React
    .card = { NAME("card", $item) }
action-decline = Let it resolve
    .name = Let it resolve

# Fields of the view (core/language/view_text.py)

label-mode = Mode
    .item = { NAME("mode", $item) }
label-arena = Arena
    .item = { NAME("arena", $item) }
label-round = Round
label-stage = Now
    .item = { $item ->
        [deck] choosing decks
        [mulligan] first hands
        [declare] declaration
        [react] reaction
       *[over] the end
    }
label-initiative = Initiative
label-owner = Turn of
    .shown = no
label-rematch = Played again after a draw
label-units = Units
label-id = Number
    .shown = no
label-kind = Unit
    .item = { NAME("unit", $item) }
label-hp = HP
label-max-hp = Most HP
label-keywords = Effects
label-name = Effect
    .item = { NAME("keyword", $item) }
label-amount = Amount
    .shown = some
label-turns = Turns
    .shown = some
label-immune = Immune to
    .item = { NAME("keyword", $item) }
label-resists = Resists
label-down = Down
label-energy = Energy
label-cap = Energy cap
label-slots = Slots
label-seen = Seen so far of the deck
    .item = { NAME("card", $item) }
label-hand = Hand
    .item = { NAME("card", $item) }
label-shown = Seen in hand
    .item = { NAME("card", $item) }
label-deck = Deck
label-discard = Discard
    .item = { NAME("card", $item) }
label-unseen = Discarded unseen
    .item = { NAME("card", $item) }
    .shown = some
label-exhausted = Exhausted
    .item = { NAME("card", $item) }
label-queue = Queue
label-card = Card
    .item = { NAME("card", $item) }
label-targets = Targets
    .shown = no
label-side = Side
    .shown = no
label-place = Place
    .shown = no
label-unit = Unit
    .shown = no
label-fate = What became of it
    .item = { $item ->
        [waiting] waiting
        [resolved] resolved
        [nullified] nullified
        [failed] no target
        [set] set
       *[fired] fired
    }
label-intervened = Reacted this round
label-sealed = Nobody holds the initiative next
label-order = Order
    .shown = no
label-index = Place in the queue
    .shown = no
label-at = Resolved so far
    .shown = no
label-deck-name = Your deck
    .item = { NAME("deck", $item) }
label-brought = Cards of your deck
    .item = { NAME("card", $item) }
label-first = First initiative
    .shown = no
label-rounds-before = Rounds before
    .shown = no
label-serial = Serial
    .shown = no
label-ending = Ended by
    .shown = no

lobby = Both sides queue cards in secret; speed decides who strikes first.
    .guide = Guided first match
    .time = 2–6 min
# How a game stands (table/standing.py): how far it has come, and what the graph at its end shows.
progress = Round { $round }
    .score = HP { $p1 } : { $p2 }
standing = Health

# The guide: one page before the rules. `.picture` is what is seen beside the sentence.

guide-win = Bring the other hero from { $setup_hp } HP to 0. After round { $end_rounds }, the greater share of HP wins.
    .picture = unit-hero
guide-step-1 = Each round brings { $energy_gain } energy and, from the second on, { $turn_draw } cards.
    .picture = sign-energy
guide-step-2 = Both sides queue up to { $turn_slots } cards in secret and pay for them.
    .picture = deck-blades
guide-step-3 = Both queues are turned over at once. The fastest card comes first: Special, Attack, Defence, Heal.
    .picture = sign-initiative
guide-step-4 = Cards are resolved one by one, and every blow counts at once.
    .picture = type-attack
guide-step-5 = A reaction in your queue can answer an enemy card just before it works.
    .picture = tag-nullify
guide-step-6 = Poison, burn and the like strike at the start of the next round.
    .picture = keyword-poison
guide-miss-1 = Attack is faster than Defence: a shield queued now protects from the next round on.
    .picture = keyword-shield
guide-miss-2 = Energy that is left stays, up to { $energy_cap }. Saving makes the dear cards playable.
    .picture = type-special
guide-miss-3 = Targets are taken down when you lock in. A card whose target is missing fails, and tells what it gives back.
    .picture = tag-attack

# The coach

nudge-deck = Take the deck whose cards you like to read.
nudge-hand = Look at the costs: can you pay for these cards soon?
nudge-react = Ask what { NAME("card", $against) } would do to you, and what else may come.
nudge-lethal = Count the damage that you hold and your enemy's health.
nudge-save = Ask whether any card is worth its energy now.
nudge-attack = This is a moment to attack.
nudge-shield = Think of your own safety first.
nudge-heal = Look at your own health.
nudge-summon = Think of what stays on the table.
nudge-reaction = Think of what your enemy will play.
nudge-other = One of your cards does more than damage.
cost-chance = That loses about { $percent } more games in 100.

hint-deck = Any deck will do. Start with { NAME("deck", $deck) }.
hint-keep = Keep this hand: you can pay for it soon.
hint-replace = Send { NAME("card", $card) } back: { $cost } energy is far away.
hint-lethal = Together these can defeat your enemy this round.
hint-card-attack = { NAME("card", $card) }: { $damage } damage.
hint-card-shield = { NAME("card", $card) }: a shield of { $amount }.
hint-card-heal = { NAME("card", $card) }: up to { $amount } health back.
hint-card-summon = { NAME("card", $card) }: a helper that stays.
hint-card-reaction = { NAME("card", $card) }: it waits and answers one of their cards.
hint-card-other = { NAME("card", $card) }: its effect is worth its cost now.
hint-saved = { $energy } energy stays for the next round.
hint-pass = Nothing is worth its energy now. Pass and save it.
hint-fire = Use { NAME("card", $card) }: { NAME("card", $against) } would hurt you.
hint-let = Let { NAME("card", $against) } through: your reaction comes back for something worse.
