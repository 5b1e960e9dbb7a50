# Sorcerers in English. Names of cards, decks and abilities come from the data (words.py).

mode-casual = Casual game
mode-match = Best of three

phase-start = Start
phase-draw = Draw
phase-main-a = Main phase A
phase-combat = Combat
phase-blocks = Blocks
phase-damage = Damage
phase-main-b = Main phase B
phase-end = End
phase-before = Before the game

type-sorcerer = Sorcerer
type-spell = Spell
type-item = Cursed item
type-event = Event
type-response = Response

tag-highlight = Highlight

keyword-piercing = Piercing
    .about = Combat damage beyond a blocker’s health goes to the player.
keyword-evasion = Evasion
    .about = Cannot be blocked.
keyword-indestructible = Indestructible
    .about = Takes no combat damage.
keyword-lifelink = Lifelink
    .about = This sorcerer heals as much as the combat damage it deals.
keyword-tired = Tired
    .about = A sorcerer that attacked neither attacks nor blocks until its player’s next turn starts.

rank-1 = response
rank-2 = chosen
rank-3 = passive

deck-own = A custom deck
object-attack = the attack
object-player = player
ability-of = { $card }’s ability

group-sorcerers = Sorcerers
group-spells = Spells
group-items = Cursed items
group-answers = Events and responses

# What cards say

effect-join = { ". " }
effect-and = { " " }
effect-or = { " or " }

card-stats = Attack { $attack }, health { $health }, defence { $defence }.
card-equip = Equip to { $target }.
card-bonus-attack = Attack { $sign }{ $size }.
card-bonus-health = Health { $sign }{ $size }.
card-bonus-defence = Defence { $sign }{ $size }.
card-lasts = { $turns } turns, this one included.
card-answers = Response to { $what }.
card-keyword = { $keyword }.

target-unit-own = one of your sorcerers
target-unit-enemy = an opposing sorcerer
target-unit-every = a sorcerer
target-unit-every-or-you = a sorcerer or yourself
target-item-enemy = an opposing cursed item
target-item-own = one of your cursed items
target-item-every = a cursed item
target-all-own = all your sorcerers
target-all-enemy = every opposing sorcerer
target-all-every = every sorcerer
target-others-own = your other sorcerers
target-others-every = every other sorcerer
target-attacker = one attacker
target-wearer = the wearer
target-graveyard = a sorcerer of cost { $cost } or less in your graveyard

when-anything = anything of the opponent’s
when-of-type =
    { $type ->
         [spell] an opposing spell
         [sorcerer] the opposing play of a sorcerer
        *[other] an opposing card
    }
when-type-spell = an opposing spell
when-type-response = an opposing response
when-attack = an opposing attack
when-destroys-item = an opposing spell or ability that would destroy a cursed item

effect-damage =
    { $to ->
         [opponent] { $amount } damage to the opponent
         [actor] { $amount } damage to that player
         [owner] { $amount } damage to its player
         [you] { $amount } damage to yourself
        *[target] { $amount } damage
    }
effect-heal = heal { $amount }
effect-destroy = destroy it
effect-protect = it cannot be destroyed this turn
effect-incapacitate = incapacitate
effect-lose = lose { $amount } HP
effect-draw = draw { $count }
effect-discard = discard { $count }
effect-recover = recover { $amount } curse power
effect-fetch =
    { $into ->
         [hand] return it to your hand
        *[field] summon it
    }
effect-call = summon a sorcerer from your hand for { $discount } less. When you summon by this effect, you may discard one of your sorcerers
effect-shuffle-in = shuffle up to { $most } cards of another name from your graveyard into your deck
effect-back-on-top = if at least 1 was recovered, you may reveal this card and put it on top of your deck
effect-nullify = negate it
effect-give-attack = attack { $sign }{ $size } this turn
effect-give-evasion = Evasion this turn

ability-passive = { $when }: { $what }
ability-named = { $name } ({ $when }): { $what }
ability-activated = Ability ({ $cost } power, once a turn): { $what }
ability-with-item = if you have a cursed item, { $what }
ability-aura-attack = Attack +{ $amount } for { $whom }
ability-aura-defence = Defence +{ $amount } for { $whom }
ability-halves = Combat damage to players is halved, rounded down
ability-silences = Nobody may play a response
ability-replaces = Before it enters you may put one of your sorcerers and its items into the graveyard; on a full field you must

trigger-enters = When it enters
trigger-incapacitated = When it is incapacitated
trigger-wearer-incapacitated = When the wearer is incapacitated
trigger-damages-player = When it damages a player
trigger-enemy-spell = Whenever the opponent plays a spell
trigger-drawn = Whenever this card is drawn
trigger-recovered = Whenever an effect recovers your curse power
trigger-own-turn-start = At the start of your turn
trigger-turn-start = At the start of each player’s turn

# Prompts

prompt-deck = Choose a deck.
prompt-mulligan = Keep your first hand or exchange all of it.
prompt-main = { NAME("phase", $phase) }: { $power } power. Play a card or go on.
prompt-attack = Choose attackers or go on.
prompt-block = Choose blockers.
prompt-respond = Respond to { NAME("object", $what) }? (O/X)
prompt-choose =
    { $choice ->
         [target] { NAME("object", $what) }: choose a target.
         [replace] { NAME("object", $what) }: choose a sorcerer for the graveyard.
         [summon] { NAME("object", $what) }: choose a sorcerer to summon.
         [discard] { NAME("object", $what) }: choose a card to discard.
         [return] { NAME("object", $what) }: put it on top of your deck?
        *[shuffle] { NAME("object", $what) }: choose a card to shuffle in.
    }
prompt-loop = { NAME("object", $what) } has run { $times } times. Declare how often in all (at most { $most }).
prompt-discard = The hand limit is { $limit }. Choose { $excess } to discard.
prompt-side = Before game { $game } you may exchange up to { $most } cards.

# Events

event-game-start = Sorcerers begins: { NAME("mode", $mode) }
    .why = The comprehensive rules decide
    .tone = info

event-deck =
    { $name } chose a deck of { $count } cards{ $deck ->
         [none] {""}
        *[other] : { NAME("deck", $deck) }
    }
    .why =
        { $cards ->
             [none] Only its owner knows the list
            *[other] { $cards }
        }
    .tone = info
    .optional = deck cards
    .cards = { NAME("card", $item) }

event-advice =
    { $advice ->
         [none] { $whose } deck was looked over
        *[other] { $whose } deck was looked over: { $advice }
    }
    .why = Advice: 12 to 15 sorcerers, 15 to 20 spells, 8 to 12 items, 4 to 8 events and responses
    .tone = info
    .optional = advice
    .advice =
        { $item1 ->
             [deck_unknown] there is no card { $item2 }
             [deck_copies] { NAME("card", $item2) } { $item3 } times ({ $item4 } at most)
             [deck_banned] { NAME("card", $item2) } is on the ban list of { $item3 }
             [deck_small] { $item2 } in the deck ({ $item3 } at least)
             [deck_big] { $item2 } in the deck ({ $item3 } at most)
             [side_big] { $item2 } in the sideboard ({ $item3 } at most)
            *[advice] { NAME("group", $item2) } { $item3 } (advised { $item4 } to { $item5 })
        }

event-hand =
    { $whose } first hand: { $count ->
         [one] 1 card
        *[other] { $count } cards
    }{ $cards ->
         [none] {""}
        *[other] : { $cards }
    }
    .why = { $deck } left in the deck
    .tone = info
    .optional = cards
    .cards = { NAME("card", $item) }

event-mulligan = { $whose } whole hand is exchanged
    .why = It may be done once
    .tone = info

event-keep = { $whose } first hand is kept
    .why = It need not be exchanged
    .tone = info

event-first = First to play: { $name }
    .why = Game { $game }, by a coin. The first player skips the first draw and cannot attack in the first turn
    .tone = info

event-turn = Turn { $turn }: { $name }
    .why = { $whose } turn number { $own }
    .tone = info

event-refill = { $whose } power is { $after }
    .why =
        { $direction ->
             [same] It was full already when the turn started
            *[other] It refills to the maximum when the turn starts ({ $before } → { $after })
        }
    .tone = { $direction ->
        [same] info
       *[other] gain
    }

event-no-draw = No draw for { $object } in the first turn
    .why = The first player’s first turn
    .tone = info

event-draw =
    { $name } drew { $count }{ $cards ->
         [none] {""}
        *[other] : { $cards }
    }
    .why = { $count } of { $wanted }. Hand { $hand }, deck { $deck }
    .tone = info
    .optional = cards
    .cards = { NAME("card", $item) }

event-phase = { NAME("phase", $phase) }
    .why = { $whose } { NAME("phase", $phase) }
    .tone = info

event-play =
    { $name } played { NAME("card", $card) }{ $targets ->
         [none] {""}
        *[other] {" "}→ { $targets }
    }
    .why = Power { $before } − { $cost } = { $after }
    .tone = info
    .optional = targets
    .targets = { $whose } { NAME("object", $item) }

event-use =
    { $name } used { NAME("card", $card) }{ $targets ->
         [none] {""}
        *[other] {" "}→ { $targets }
    }
    .why = Power { $before } − { $cost } = { $after }
    .tone = info
    .optional = targets
    .targets = { $whose } { NAME("object", $item) }

event-respond =
    { $name } responded (O): { NAME("card", $card) }{ $targets ->
         [none] {""}
        *[other] {" "}→ { $targets }
    }
    .why = To { NAME("object", $on) }. Power { $before } − { $cost } = { $after }
    .tone = info
    .optional = targets
    .targets = { $whose } { NAME("object", $item) }

event-stacked = On the stack: { NAME("object", $what) }
    .why = Class { NAME("rank", $rank) }, stack of { $height }
    .tone = info

event-pass = { $name } did not respond to { NAME("object", $what) }
    .why =
        { $by_itself ->
             [yes] Nothing could respond
            *[no] By choice
        }
    .tone = info

event-resolve = { $what ->
        [attack] The attack
       *[other] { NAME("object", $what) }
    } resolves
    .why = Class { NAME("rank", $rank) }: the higher class first, the newest within a class ({ $kind ->
         [play] play
         [ability] ability
         [passive] passive
         [response] response
        *[attack] attack
    })
    .tone = info

event-no-effect =
    { $reason ->
         [negated] { NAME("object", $what) } was negated and does nothing
         [condition] { NAME("object", $what) }: its condition does not hold
        *[target] { NAME("object", $what) }: no target, no effect
    }
    .why = Whatever was paid for it stays paid
    .tone = block

event-spent = { $whose } { NAME("card", $card) } goes to the graveyard
    .why = Cards that were used or negated go to the graveyard
    .tone = info

event-enters = { $whose } { NAME("card", $unit) } enters the field
    .why = Place { $place }. A new sorcerer without damage or items
    .tone = gain

event-open = { NAME("object", $what) } stays at the bottom of the stack until its enter abilities are done
    .why = An open frame: it has been carried out already
    .tone = info

event-updated = { NAME("card", $card) } is done
    .why = The state is updated
    .tone = info

event-field-full = The field is full: { NAME("card", $card) } cannot enter
    .why = Checked again on resolution
    .tone = block

event-equipped = { $whose } { NAME("card", $unit) } was equipped with { NAME("card", $item) }
    .why =
        Place { $place }, { $items } { $items ->
             [one] item
            *[other] items
        }
    .tone = info

event-event-begins = { NAME("card", $card) } begins, played by { $object }
    .why =
        { $turns } { $turns ->
             [one] turn
            *[other] turns
        }, this one included
    .tone = info

event-event-ends = { NAME("card", $card) } ends
    .why =
        { $replaced ->
             [yes] A new event takes its place
            *[no] Its turns are over
        }
    .tone = info

event-damage =
    { $whose } { NAME("card", $unit) }: { $amount } damage from { NAME("card", $source) } ({ $direction ->
         [same] health stays { $after }
        *[other] health { $before } → { $after }
    })
    .why = Place { $place }. Defence reduces combat damage only
    .tone = { $direction ->
        [same] info
       *[other] loss
    }

event-hit =
    { $amount } damage to { $object } from { NAME("card", $source) } ({ $direction ->
         [same] HP stays { $after }
        *[other] HP { $before } → { $after }
    })
    .why = HP { $before } − { $amount }, never below 0
    .tone = { $direction ->
        [same] info
       *[other] loss
    }

event-heal-player =
    { $direction ->
         [same] { NAME("card", $source) } finds nothing to heal: HP stays { $after } for { $object }
        *[other] { NAME("card", $source) } heals { $object } (HP { $before } → { $after })
    }
    .why = Heal { $amount }, up to the HP at the start
    .tone = { $direction ->
        [same] info
       *[other] gain
    }

event-heal =
    { $direction ->
         [same] { $whose } { NAME("card", $unit) } had nothing to heal: { NAME("card", $source) } (health stays { $after })
        *[other] { $whose } { NAME("card", $unit) } was healed by { NAME("card", $source) } (health { $before } → { $after })
    }
    .why = Place { $place }, heal { $amount }, up to the maximum
    .tone = { $direction ->
        [same] info
       *[other] gain
    }

event-queue = Incapacitated together, handled in this order: { $order }
    .why = Listed newest first, then one after another
    .tone = info
    .order = { NAME("card", $item) }

event-incapacitated =
    { $whose } { NAME("card", $unit) } is incapacitated{ $items ->
         [none] {""}
        *[other] {" "}({ $items } too)
    }
    .why = Place { $place }. Card and items go to their owners’ graveyards
    .tone = loss
    .optional = items
    .items = { NAME("card", $item) }

event-ordered = Set off together, in this order: { $order }
    .why = The newest lies on top
    .tone = info
    .order = { NAME("object", $item) }

event-recover =
    { $direction ->
         [same] { $whose } curse power: nothing to recover ({ $after })
        *[other] { $whose } curse power: { $gain } recovered ({ $before } → { $after })
    }
    .why = By { NAME("card", $source) }, up to the maximum. Recovering 0 is no recovery
    .tone = { $direction ->
        [same] info
       *[other] gain
    }

event-boost =
    { $direction ->
         [same] { $whose } { NAME("card", $unit) }: attack stays { $after } this turn
        *[other] { $whose } { NAME("card", $unit) }: attack { $before } → { $after } this turn
    }
    .why = By { NAME("card", $source) }, place { $place }, until the turn ends
    .tone = info

event-lend = { $whose } { NAME("card", $unit) }: { NAME("keyword", $keyword) } this turn
    .why = By { NAME("card", $source) }, place { $place }, until the turn ends
    .tone = gain

event-protect = { $whose } { NAME("card", $item) } cannot be destroyed this turn
    .why = By { NAME("card", $source) }. It is on { NAME("card", $unit) }
    .tone = block

event-protected = { $whose } { NAME("card", $item) } is protected and stays
    .why = { NAME("card", $source) } cannot destroy it
    .tone = block

event-destroyed = { $whose } { NAME("card", $item) } is destroyed
    .why = By { NAME("card", $source) }. From { NAME("card", $unit) } to the graveyard
    .tone = loss

event-negated = { $whose } { NAME("object", $what) } is negated by { NAME("card", $source) }
    .why = It stays on the stack and does nothing
    .tone = block

event-fetched = { $whose } { NAME("card", $card) } returns from the graveyard to the hand
    .why = Everybody has seen it
    .tone = gain

event-called = { $name } called { NAME("card", $card) } from the hand
    .why = { $cost ->
             [0] It costs nothing; power stays { $after }
            *[other] Power { $before } − { $cost } = { $after }
        }
    .tone = info

event-declined = { $whose } { NAME("card", $card) }: nothing chosen
    .why = Nothing had to be
    .tone = info

event-replaced = { $whose } { NAME("card", $unit) } makes room and goes to the graveyard
    .why = { NAME("card", $source) }: place { $place }. This is no incapacitation
    .tone = loss

event-on-top = { $whose } { NAME("card", $card) } goes on top of the deck
    .why = Revealed and put there
    .tone = info

event-thrown = { $name } discarded { NAME("card", $card) }
    .why = By { NAME("card", $source) }
    .tone = info

event-shuffled-in = { $whose } { NAME("card", $card) } is shuffled from the graveyard into the deck
    .why =
        { $deck } { $deck ->
             [one] card
            *[other] cards
        } in the deck; nobody knows their order
    .tone = info

event-loop = { NAME("object", $what) } has run { $times } times and is held
    .why = The same ability of the same card is { $times } times among its causes
    .tone = info

event-loop-declared = { $name } declared { $total } repetitions in all
    .why = { NAME("object", $what) } runs on, choices are repeated
    .tone = info

event-loop-ends = { NAME("object", $what) } repeats no more ({ $times } times)
    .why =
        { $declared ->
             [yes] As often as declared, or nothing changes any more
            *[no] It is not repeated further
        }
    .tone = info

event-attack = { $name } attacked with { $units }
    .why = From place { $places }. Attackers grow tired
    .tone = info
    .units = { NAME("card", $item) }

event-block = { $name } blocked: { $units }
    .why = Own place > attacker’s place: { $pairs }. One blocker an attacker
    .tone = info
    .units = { NAME("card", $item1) } against { NAME("card", $item2) }

event-no-block = No block by { $object }
    .why = Blocking is a choice
    .tone = info

event-unharmed = { $whose } { NAME("card", $unit) } ignores { $amount } combat damage
    .why = Indestructible takes no combat damage
    .tone = block

event-lifelink =
    { $whose } { NAME("card", $unit) }: Lifelink +{ $healed }{ $taken ->
         [0] { "" }
        *[other] , { $taken } damage
    } ({ $direction ->
         [same] health stays { $after }
        *[other] health { $before } → { $after }
    })
    .why = Place { $place }. Damage and healing of one moment are added up
    .tone = { $direction ->
        [same] info
       *[other] gain
    }

event-combat-damage =
    { $amount ->
         [0] { $whose } { NAME("card", $unit) }: no combat damage
        *[other] { $whose } { NAME("card", $unit) }: { $amount } combat damage
    } ({ $direction ->
         [same] health stays { $after }
        *[other] health { $before } → { $after }
    })
    .why = Place { $place }. Attack less defence
    .tone = { $direction ->
        [same] info
       *[other] loss
    }

event-over-limit = { $whose } hand of { $hand } is { $excess } over the limit
    .why = The hand is limited when the turn ends
    .tone = info

event-discard = { $name } discarded { $cards }
    .why = { $hand } left in hand
    .tone = info
    .cards = { NAME("card", $item) }

event-turn-end = Turn { $turn } ends
    .why = Effects for this turn are over
    .tone = info

event-game-over =
    { $by ->
         [both] Both at 0 HP: a draw
         [deck_out] Nothing to draw. Winner: { $name }
         [time] Out of time. { $name ->
             [none] Nobody wins
            *[other] Winner: { $name }
         }
         [violations] Repeated violations. Winner: { $name }
         [stalling] Stalling. Winner: { $name }
         [penalty] Game lost by a judge’s decision. Winner: { $name }
         [conceded] Game conceded. Winner: { $name }
         [agreed] The game is drawn by agreement
        *[hp] Winner: { $name }
    }
    .why =
        { $turn ->
             [0] Before the first turn
            *[other] Turn { $turn }
        }, HP { $p1 } to { $p2 }
    .tone = info
    .optional = name

event-match-over =
    { $name ->
         [none] The match is drawn ({ $p1 } to { $p2 })
        *[other] Winner of the match: { $name } ({ $p1 } to { $p2 })
    }
    .why = { $games ->
             [1] 1 game
            *[other] { $games } games
        }
    .tone = info
    .optional = name

event-exchange =
    { $whose } sideboard is settled{ $came ->
         [none] {""}
        *[other] : { $left } → { $came }
    }
    .why = A deck of { $deck }
    .tone = info
    .optional = left came
    .left = { NAME("card", $item) }
    .came = { NAME("card", $item) }

event-next-game = Game { $game } ({ $p1 } to { $p2 })
    .why = Two games win the match
    .tone = info

event-clock-warning = Warning for { $object }: { $seconds } seconds are over
    .why = The player who used more time is warned and { $added } seconds are added ({ $p1 } s, { $p2 } s)
    .tone = loss

event-stalling = Warning for { $object }: stalling, number { $count }
    .why = A judge has found it; number { $most } loses the game
    .tone = loss

event-violation = Violation number { $count } recorded for { $object }
    .why = Number { $most } loses the match
    .tone = loss

event-record-voided =
    { $what ->
         [stalling] A finding of stalling against { $object } is taken back; still counting: { $count }
        *[violation] A violation recorded against { $object } is taken back; still counting: { $count }
    }
    .why = A judge corrects a record. A game that was lost by it stays lost unless the judge takes the game back
    .tone = gain

event-time-given =
    { $name ->
         [none] { $seconds } seconds are added to this game
        *[other] { $seconds } seconds are given back to { $object }
    }
    .why = Used { $p1 } s and { $p2 } s, of { $limit } s together
    .tone = gain
    .optional = name

# Refusals

refusal-unknown-card = There is no card { $card }.
    .remedy = Choose a card of your hand.

refusal-not-held = You do not hold { NAME("card", $card) }.
    .remedy = Choose a card of your hand.

refusal-only-in-response = { NAME("card", $card) } is a response: it is played right after something of the opponent’s.
    .remedy = Play it when you are asked to respond.

refusal-summon-limit = Only { $most } may be summoned in a main phase.
    .remedy = Summon in the next main phase.

refusal-field-full = The field is full
    .remedy = There is room for { $most } sorcerers. { NAME("card", $card) } can come when a place is free.

refusal-no-power = It costs { $cost } and you have { $power } power.
    .remedy = Choose something cheaper.

refusal-no-ability = { $source } has no ability to use.
    .remedy = Choose the ability of one of your sorcerers or items.

refusal-ability-used = { NAME("card", $card) } has been used this turn.
    .remedy = Use it next turn.

refusal-no-response = { NAME("card", $card) } is no response card.
    .remedy = Play a response or pass.

refusal-silenced = An event forbids { NAME("card", $card) } now.
    .remedy = Pass.

refusal-does-not-fit = { NAME("card", $card) } cannot answer this.
    .remedy = Play a response that fits, or pass.

refusal-slots-full = { $target } carries all it can. { NAME("card", $card) } cannot be added.
    .remedy = Choose another sorcerer.

refusal-no-target = { NAME("card", $card) } has no target.
    .remedy = Use it when there is one.

refusal-bad-target = { NAME("card", $card) } cannot be aimed at { $target }.
    .remedy = Choose a target that the card allows.

refusal-harms-own = { NAME("card", $card) } would harm your own side.
    .remedy = Choose something of the other side’s.

refusal-bad-attack = Attackers cannot be named like this: { $places }.
    .remedy = Name different places in order.

refusal-nobody-there = Nobody stands in place { $place }.
    .remedy = Choose a place with a sorcerer.

refusal-tired = { NAME("card", $card) } in place { $place } is tired.
    .remedy = Choose somebody rested.

refusal-one-to-one = One blocker an attacker, one attacker a blocker.
    .remedy = Name the pairs anew.

refusal-no-attacker = Nobody attacks from place { $place }.
    .remedy = Choose an attacker.

refusal-evades = { NAME("card", $card) } in place { $place } evades and cannot be blocked.
    .remedy = Block another attacker.

refusal-discard-count = You must discard { $excess }. You chose { $count }.
    .remedy = Choose exactly as many.

refusal-unknown-deck = There is no deck { $deck }. Decks: { $known }.
    .remedy = Choose one of these or list cards.

refusal-bad-deck =
    { $cards ->
         [none] This deck cannot be played: { $faults }.
        *[other] This deck cannot be played: { $faults } ({ $cards }).
    }
    .remedy = A deck has 40 to 60 cards, 3 of a name, 1 of a highlight, and no banned card.
    .optional = cards
    .cards = { NAME("card", $item) }

refusal-deck-unknown = There is no card { $card }.
    .remedy = Take it out.
refusal-deck-small = The deck has { $count } cards; { $least } is the least.
    .remedy = Add cards.
refusal-deck-big = The deck has { $count } cards; { $most } is the most.
    .remedy = Take cards out.
refusal-side-big = The sideboard has { $count } cards; { $most } is the most.
    .remedy = Take cards out.
refusal-deck-copies = { $count } copies of { NAME("card", $card) }; { $most } is the most.
    .remedy = Take some out.
refusal-deck-banned = { NAME("card", $card) } is on the ban list of { $month }.
    .remedy = Take it out.
refusal-advice = { NAME("group", $group) }: { $count }. Advised: { $least } to { $most }.
    .remedy = This is advice only.

refusal-exchange-limit = At most { $most } cards may be exchanged. You chose { $count }.
    .remedy = Exchange fewer.

refusal-not-among = There are not that many { $card }.
    .remedy = Choose cards of your deck to leave and cards of your sideboard to come.

refusal-bad-choice = { $pick } cannot be chosen now.
    .remedy = Choose one of the options.

refusal-bad-total = { $total } cannot be declared.
    .remedy = Declare { $least } to { $most }.

refusal-wrong-action =
    { $stage ->
         [deck] A deck has to be chosen first
         [mulligan] The first hand has to be settled
         [main] It is a main phase
         [attack] Attackers have to be named
         [block] Blocks have to be named
         [respond] Respond or pass
         [choose] An effect asks for a choice
         [loop] Repetitions have to be declared
         [discard] Cards have to be discarded
        *[side] Sideboards have to be settled
    }: { $move }
    .remedy = Answer the present question.

# Answers (core/language/narrate.py). Places are named from the seat that acts.

spot-me = you
spot-foe = the opponent
spot-none = none
spot-yes = yes
spot-no = no
spot-mine = your sorcerer { $place }
spot-theirs = their sorcerer { $place }
spot-item = item { $item } of { $sorcerer }

action-deck = { $name ->
    [none] Play with { $cards }{ $side ->
        [none] { "" }
       *[other] , and beside it { $side }
    }
   *[other] Play with { NAME("deck", $name) }
}
    .name = Choose a deck
    .cards = { NAME("card", $item) }
    .side = { NAME("card", $item) }
action-mulligan = Exchange the whole hand
    .name = Exchange the whole hand
action-keep = Keep what you have
    .name = Keep what you have
action-play = Play { NAME("card", $card) }{ $targets ->
    [none] { "" }
   *[other] { " " }→ { $targets }
}
    .name = Play a card
    .card = { NAME("card", $item) }
    .targets = { NAME("spot", $item) }
action-use = Use the ability of { NAME("spot", $source) }{ $targets ->
    [none] { "" }
   *[other] { " " }→ { $targets }
}
    .name = Use an ability
    .source = { NAME("spot", $item) }
    .targets = { NAME("spot", $item) }
action-next = Go on to the next phase
    .name = Go on to the next phase
action-attack = Attack with { $places }
    .name = Attack
    .places = { NAME("spot-my", $item) }
action-block = { $pairs ->
    [none] No block
   *[other] Block: { $pairs }
}
    .name = Block
    .pairs = { NAME("spot-my", $item1) } blocks { NAME("spot-foe", $item2) }
action-respond = Respond with { NAME("card", $card) }{ $targets ->
    [none] { "" }
   *[other] { " " }→ { $targets }
}
    .name = Respond
    .card = { NAME("card", $item) }
    .targets = { NAME("spot", $item) }
action-pass = No response
    .name = No response
action-choose = Choose { NAME("spot", $pick) }
    .name = Choose
    .pick = { NAME("spot", $item) }
action-repeat = { $total } times in all
    .name = How often
action-discard = Discard { $cards }
    .name = Discard
    .cards = { NAME("card", $item) }
action-exchange = { $out ->
    [none] Exchange nothing
   *[other] Out: { $out } · in: { $into }
}
    .name = Exchange cards
    .out = { NAME("card", $item) }
    .into = { NAME("card", $item) }

# Fields of the view (core/language/view_text.py)

label-bout = Match
label-mode = Mode
    .item = { NAME("mode", $item) }
label-game = Game
label-wins = Wins
label-turns-before = Turns before
    .shown = no
label-desk = Clock and judge
    .shown = no
label-used = Ability used
label-warned = Warned
    .shown = no
label-times = Seconds used in the other games
    .shown = no
label-stalled = Stalling
    .shown = no
label-violations = Violations
    .shown = no
label-stage = Asked now
    .shown = no
label-round = Round
    .shown = no
label-turn = Turn
label-active = Whose turn
label-first = First turn
    .shown = no
label-step = Phase
    .item = { NAME("phase", $item) }
label-hp = HP
label-max-hp = Most HP
label-power = Power
label-max-power = Most power
label-turns = Turns
    .shown = some
label-field = Sorcerers
label-figures = As they stand now
label-id = Number
    .shown = no
label-card = Card
    .item = { NAME("card", $item) }
label-attack = Attack
label-health = Health
label-defence = Defence
    .shown = some
label-keywords = Keywords
    .item = { NAME("keyword", $item) }
label-damage = Damage
    .shown = some
label-items = Items
label-side = Side
    .shown = no
label-safe = Cannot be destroyed
label-tired = Tired
label-boost = Attack this turn
    .shown = some
label-lent = Keywords this turn
    .item = { NAME("keyword", $item) }
label-left = Health left
    .shown = some
label-hand = Hand
    .item = { NAME("card", $item) }
label-shown = Known in hand
    .item = { NAME("card", $item) }
label-deck = Deck
label-top = Known on top of the deck
    .item = { NAME("card", $item) }
label-graveyard = Graveyard
    .item = { NAME("card", $item) }
label-sideboard = Sideboard
    .item = { NAME("card", $item) }
    .shown = some
label-seen = Seen so far
    .item = { NAME("card", $item) }
label-stack = Stack
label-rank = Rank
    .item = { NAME("rank", $item) }
label-kind = Kind
    .shown = no
label-ability = Ability
    .shown = no
label-source = Source
    .shown = no
label-targets = Targets
    .shown = no
label-on = Answers
    .shown = no
label-actor = Set off by
    .shown = no
label-negated = Negated
label-at = Progress
    .shown = no
label-got = Result
    .shown = no
label-opener = Waits
    .shown = no
label-causes = Causes
    .shown = no
label-total = Declared
    .shown = some
label-opens = Waiting at the bottom
label-event = Event on the table
label-summoned = Summoned this phase
    .shown = some
label-attackers = Attackers
    .item = { NAME("spot-my", $item) }
label-asked = Asked
label-choice = Choice
    .shown = no
label-serial = Serial
    .shown = no
label-waiting = Triggered
    .shown = no
label-time = Time
    .shown = no
label-frame = Object
    .shown = no
label-held = Held
    .shown = no
label-habits = Habits
    .shown = no
label-marks = Marks
    .shown = no
label-deck-name = Your deck
    .item = { NAME("deck", $item) }
label-brought = Cards of your deck
    .item = { NAME("card", $item) }
label-ending = Ended by
    .shown = no

lobby = Summon sorcerers, answer every spell, bring your rival to 0.
    .guide = Guided first match
    .time = 10–20 min
# How a game stands (table/standing.py): how far it has come, and what the graph at its end shows.
progress =
    { $game ->
        [0] Turn { $turn }
       *[other] Game { $game }, turn { $turn }
    }
    .score = HP { $p1 } : { $p2 }
standing = Health

# The guide: one page before the rules. `.picture` is what is seen beside the sentence.

guide-win = Bring your rival from { $setup_hp } HP to 0, or let them run out of cards to draw.
    .picture = sign-health
guide-step-1 = Your curse power refills and tired sorcerers recover. Draw { $turn_draw ->
    [one] a card
   *[other] { $turn_draw } cards
}.
    .picture = sign-power
guide-step-2 = Main A: summon a sorcerer, play spells, items and events.
    .picture = type-sorcerer
guide-step-3 = Combat: choose all attackers at once. Your rival names the blockers.
    .picture = sign-attack
guide-step-4 = Blows are exchanged: attack minus defence. Who is not blocked hits the player.
    .picture = sign-defence
guide-step-5 = Main B: the same as Main A once more. Then the turn ends.
    .picture = type-spell
guide-step-6 = All that is played waits on the stack: either side may answer, and the newest answer works first.
    .picture = type-response
guide-miss-1 = A sorcerer that attacked is tired and cannot block until your next turn.
    .picture = keyword-tired
guide-miss-2 = Power you keep pays for responses in the rival’s turn.
    .picture = sign-power
guide-miss-3 = You hold { $board_sorcerers } sorcerers at most, and discard down to { $turn_hand_limit } cards at the end of your turn.
    .picture = type-item

# The coach

nudge-deck = Take the deck whose cards you like to read.
nudge-hand = Look at what your first hand can pay for.
nudge-side = Ask what your deck needs against this one.
nudge-summon = Your side of the table has room for more.
nudge-theirs = Look at their sorcerers: which one troubles you most?
nudge-play = You hold something that helps now.
nudge-use = One of your cards on the table can do something.
nudge-next = Not everything that can be played should be played now.
nudge-attack = Look at who could block your sorcerers.
nudge-no-attack = Count what would come back if you attack.
nudge-block = Look at which attackers yours can stop.
nudge-no-block = Count what the attack costs. Not every blow needs a block.
nudge-respond = You hold something that answers this.
nudge-pass = Ask whether this is worth one of your cards.
nudge-choose = Look at what each choice leaves on the table.
nudge-repeat = Count how often it still helps.
nudge-discard = Which card would you miss least?
cost-chance = That loses about { $percent } more games in 100.

hint-deck = Any deck will do. Start with { NAME("deck", $deck) }.
hint-keep = Keep this hand: you can play sorcerers soon.
hint-mulligan = Exchange this hand: it has no sorcerer that you can pay for soon.
hint-side = Keep the deck as it is.
hint-summon = Summon { NAME("card", $card) } for { $cost } power.
hint-play = Play { NAME("card", $card) } for { $cost } power.
hint-play-at = Play { NAME("card", $card) } on { $whose ->
    [theirs] their
   *[mine] your
} { NAME("card", $target) }.
hint-play-me = Play { NAME("card", $card) } on yourself.
hint-play-foe = Play { NAME("card", $card) } on the other player.
hint-use = Use the ability of { NAME("card", $card) }.
hint-next = Nothing more is worth it in this phase. Go on.
hint-attacker = Attack with { NAME("card", $card) }.
hint-no-attack = Do not attack: it would cost you more than it brings.
hint-blocker = Block { NAME("card", $target) } with { NAME("card", $card) }.
hint-no-block = Do not block: the damage is cheaper than your sorcerers.
hint-respond = Respond with { NAME("card", $card) } for { $cost } power.
hint-pass = Let it go: keep your cards for something worse.
hint-choose = Choose { NAME("card", $card) }.
hint-choose-me = Choose yourself.
hint-choose-foe = Choose the other player.
hint-yes = Say yes.
hint-no = Say no.
hint-none = Choose nothing.
hint-repeat = { $total ->
    [one] Once in all is best.
   *[other] { $total } times in all is best.
}
hint-discard = Discard { NAME("card", $card) }: you need it least.
hint-tried = Of all that was tried, this left you best off a turn later.
