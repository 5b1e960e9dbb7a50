# Trail in English. Names of cards, potions, events, monsters and stages come from the data (words.py).

mode-run = Run
mode-daily = Daily run
mode-stage-meadow = Stage: Meadow
mode-stage-ruins = Stage: Ruins
mode-stage-brook = Stage: Brook
mode-stage-railway = Stage: Railway
mode-stage-swamp = Stage: Swamp
mode-stage-depot = Stage: Depot
mode-custom = A map of your own

stage-custom = your own map

phase-map = Map
phase-turn = Turn
phase-card = Card reward
phase-potion = Potion
phase-event = Event
phase-over = The end

tile-normal = Normal
    .about = Empty ground. Costs 1 movement.
tile-wall = Wall
    .about = Cannot be entered and blocks the line of sight.
tile-spikes = Spikes
    .about = Hurt the moment they are touched.
tile-pool = Poison pool
    .about = Hurts and poisons the moment it is touched.
tile-stream-n = Stream (north)
    .about = Pushes anyone who enters it north, at no cost.
tile-stream-e = Stream (east)
    .about = Pushes anyone who enters it east, at no cost.
tile-stream-s = Stream (south)
    .about = Pushes anyone who enters it south, at no cost.
tile-stream-w = Stream (west)
    .about = Pushes anyone who enters it west, at no cost.
tile-rapids = Rapids
    .about = Costs 2 movement to enter.
tile-rail = Railway
    .about = Every third turn end a train hits everybody on it.
tile-exhausted = Trail
    .about = Walked on this turn: closed until the turn ends.
tile-warning = Warning
    .about = May be crossed. Anyone who stands here at the end of the turn is hit.

item-mana-shard = Mana shard
    .about = Mana for this turn.
item-feather = Feather
    .about = More movement now, and so more to walk.
item-heart = Heart
    .about = Heals.
item-die-shard = Die shard
    .about = The next roll counts more.

direction-N = north
direction-NE = north-east
direction-E = east
direction-SE = south-east
direction-S = south
direction-SW = south-west
direction-W = west
direction-NW = north-west

effect-leg = Leg injury
    .about = The roll counts { $left } less for the movement left over, and never less than 0.
effect-block = Block
    .about = Takes { $amount } damage until the next turn starts.
effect-poison = Poison
    .about = { $amount } damage at the end of the turn, then one less.
effect-shadow = Shadow
    .about = Warnings do not hurt at the end of this turn.
effect-cast = Cast
    .about = Leftover movement of this turn is not deducted.
effect-flame = Flame Trail
    .about = At the end of the turn enemies next to the trail take { $amount }.
effect-bonus = Die shard
    .about = The next roll counts { $amount } more.

source-spikes = Spikes
source-pool = Poison pool
source-train = Train
source-poison = Poison
source-dark = Darkness
source-turn = Turn
source-mana-shard = Mana shard
source-feather = Feather
source-heart = Heart
source-reward = Stage cleared

about-once = Once a stage.
about-card-strike = { $amount } damage to an adjacent enemy.
about-card-shoot =
    { $amount } damage to the first enemy in a straight line, up to { $range ->
         [one] { $range } tile
        *[other] { $range } tiles
    } away.
about-card-whirl = { $amount } damage to every adjacent enemy.
about-card-block = Block { $amount }.
about-card-speed =
    { $sign ->
         [up] { $size } more movement.
        *[down] { $size } less movement.
    }
about-card-leap = Jump to a free tile up to { $range } away, over anything, without spending movement.
about-card-burst = Every enemy takes { $amount } for each trail tile next to it, at most { $most }.
about-card-erase = Up to { $count } trail tiles open again.
about-card-wall = A free tile becomes a wall until the end of the next turn; lines of Spear Goblin and Spider stop there.
about-card-push =
    Push an adjacent enemy { $range ->
         [one] { $range } tile
        *[other] { $range } tiles
    } away; { $amount } damage if it bumps into something.
about-card-reroll = Before moving: roll the die again.
about-card-nudge = { $amount } movement more or less.
about-card-momentum = An adjacent enemy takes { $amount } for each step of this turn.
about-card-heal = Heal { $amount }.
about-card-surge = { $amount } mana for this turn.
about-card-plan =
    Draw { $count ->
         [one] { $count } card
        *[other] { $count } cards
    }.
about-card-cast = What is left of this turn’s movement is not deducted.
about-card-flame = At the end of the turn every enemy next to your trail takes { $amount }.

about-potion-heal = Heal { $amount }.
about-potion-speed = { $amount } more movement.
about-potion-fix = Set your movement to a number from 1 to { $amount }.
about-potion-surge = { $amount } mana for this turn.
about-potion-shadow = Warnings do not hurt at the end of this turn.

about-event-smith = A random face rises by { $size }, { $times } times.
about-event-weather = A random face falls by { $size }; heal { $health }.
about-event-gamble = A random face rises by { $size }, another falls by 1.
about-event-carve = Take a four-sided die and place its numbers yourself.
about-event-mirror = Copy a face you choose onto a random other one.
about-event-furnace = The highest face rises by { $size }; lose { $health } HP.
about-event-balance = The highest face falls by { $size }, the lowest rises by { $size }.
about-event-trade = Choose a potion, or trade your die for a fresh six-sided one.

about-move-stay = Does not move.
about-move-toward =
    { $steps ->
         [one] Moves { $steps } tile toward you.
        *[other] Moves up to { $steps } tiles toward you.
    }
about-move-away = Steps away from you when you are near.
about-move-charge = Stays; below { $below } HP it moves toward you.
about-mark-ring = Strikes the 8 tiles around itself for { $damage1 }.
about-mark-spear = Strikes 4 tiles in a line toward you for { $damage1 }.
about-mark-archer = Strikes your whole row on odd turns and your column on even ones for { $damage1 }.
about-mark-blast = Strikes 3 × 3 tiles around you for { $damage1 }.
about-mark-plus = Strikes 2 tiles each way for { $damage1 } and gives Poison { $poison }.
about-mark-cross = On odd turns strikes its row and column for { $damage1 }; on even turns it rests.
about-mark-weave = Strikes every second tile of 5 × 5 around you for { $damage1 }.
about-mark-engine = In turn: rows 3 and 5 for { $damage1 }, around you and your mirror image for { $damage2 }, all tiles near itself for { $damage3 }; { $more } more below { $below } HP.
about-mark-none = Strikes nobody.

prompt-turn = Turn { $turn }: { $spd } movement and { $mana } mana.
prompt-card = Take one of these cards, or skip: { $cards }.
    .cards = { NAME("card", $item) }
prompt-potion = Your pockets are full. Give up a potion for { NAME("potion", $potion) }, or decline.
prompt-event = Choose an event: { $events }.
    .events = { NAME("eventcard", $item) }
prompt-map = Which map will you play?

# Events

event-game-start = { NAME("mode", $mode) } began with { $hp } HP
    .why = { NAME("mode", $mode) } began with { $hp } HP
    .tone = info

event-new-die = { $name } took a die with { $sides } faces: { $faces }
    .why = One die is carried; it changes at events only
    .tone = info

event-stage-start =
    { $number ->
         [0] The stage began: { NAME("stage", $stage) }
        *[other] Stage { $number } began: { NAME("stage", $stage) }
    }
    .why = Monsters mark their first attacks before turn 1
    .tone = info

event-turn-start = Turn { $turn } began
    .why = The die sets the movement; mana and cards follow
    .tone = info

event-roll = { $name } rolled { $face }
    .why = The faces are { $faces }
    .tone = info

event-spd = Movement: { $after }
    .why =
        rolled { $face }{ $extra ->
             [0] {""}
            *[other] {" "}+ { $extra } by a die shard
        }{ $left ->
             [0] {""}
            *[other] {" "}− { $left } left over last turn
        } { $left ->
             [0] = { $rolled }
            *[other] → { $rolled }, never below 0
        }
    .tone = info

event-mana =
    { $source ->
         [turn] Mana: { $after }
        *[other] { NAME("source", $source) }: +{ $gain } mana ({ $before } → { $after })
    }
    .why = { $before } + { $gain } = { $after }
    .tone = gain

event-draw = { $name } drew { $cards }
    .why =
        { $hand ->
             [one] { $hand } card
            *[other] { $hand } cards
        } in hand, { $deck } left in the deck
    .tone = info
    .cards = { NAME("card", $item) }

event-hand-full = The hand is full: nothing more is drawn
    .why =
        A hand holds { $hand ->
             [one] { $hand } card
            *[other] { $hand } cards
        }
    .tone = block

event-reshuffle =
    The deck was empty: { $count ->
         [one] { $count } discarded card comes back
        *[other] { $count } discarded cards come back
    }
    .why =
        The deck was empty: { $count ->
             [one] { $count } discarded card comes back
            *[other] { $count } discarded cards come back
        }
    .tone = info

event-mode =
    { $on ->
         [yes] Movement mode on
        *[no] Movement mode off
    }
    .why =
        { $by ->
             [a] The A key
             [icon] The movement icon
             [right] A right click
             [card] A card was chosen or played
            *[spd] No movement is left
        }
    .tone = info

event-select = { NAME("card", $card) } is chosen
    .why = Slot { $slot } of the hand
    .tone = info

event-undone = { $name } took a move back: ({ $at }), movement { $spd }, mana { $mana }
    .why =
        { $move ->
             [play] { NAME("card", $card) }
             [drink] { NAME("potion", $potion) }
            *[other] The walk
        } is undone; nothing has been rolled or drawn since
    .tone = info
    .optional = card potion

event-go = { $name } set out for ({ $to })
    .why = { $steps }: { $cost } movement
    .tone = info
    .steps = { NAME("direction", $item) }

event-step = { $name } stepped to ({ $to }), movement { $before } → { $after }
    .why = From ({ $start }); entering costs { $cost }
    .tone = info

event-closed = These tiles close: { $tiles }
    .why = What was stepped on is a wall until the turn ends
    .tone = info
    .tiles = ({ $item1 }, { $item2 })

event-carried = The stream carries { $object } to ({ $to })
    .why = From ({ $start }) over { $tiles }, at no cost
    .tone = info
    .tiles = ({ $item1 }, { $item2 })

event-push-stopped = The stream pushes against an obstacle at ({ $at })
    .why = A blocked push simply stops
    .tone = block

event-item = { $name } picked up: { NAME("item", $item) }
    .why = It lay at ({ $at }) and is gone for good
    .tone = gain

event-shard = The next roll counts { $after } more
    .why = A die shard, until the stage ends
    .tone = gain

event-speed =
    { $direction ->
         [same] { NAME("source", $source) }: movement stays { $after }
        *[other] { NAME("source", $source) }: movement { $before } → { $after }
    }
    .why = Leftovers reduce the roll alone; this counts after it
    .tone = info

event-heal =
    { $direction ->
         [same] { NAME("source", $source) }: HP stays { $after }
        *[other] { NAME("source", $source) }: +{ $change } HP ({ $before } → { $after })
    }
    .why = { $gain } would be healed, up to full health
    .tone = gain

event-absorb = Block took { $amount } of { NAME("source", $source) }
    .why = Block { $before } → { $after }
    .tone = block

event-hurt = { $name } took { $amount } damage: { NAME("source", $source) } (HP { $before } → { $after })
    .why = { $before } − { $amount } → { $after }, never below 0
    .optional = blocked
    .tone = loss

event-poisoned = Poison { $before } → { $after }: { NAME("source", $source) }
    .why = Poison adds up and ignores Block
    .tone = loss

event-play = { $name } played { NAME("card", $card) }
    .why =
        Mana { $before } − { $cost } = { $after }{ $tiles ->
             [none] {""}
            *[other] ; at { $tiles }
        }
    .tone = info
    .tiles = ({ $item1 }, { $item2 })

event-spent = { NAME("card", $card) } is gone until the stage ends
    .why = Once a stage, each copy
    .tone = info

event-strike =
    { $direction ->
         [same] { NAME("monster", $monster) } took no damage: { NAME("source", $source) } (HP stays { $after })
        *[other] { NAME("monster", $monster) } took { $amount } damage: { NAME("source", $source) } (HP { $before } → { $after })
    }
    .why = At ({ $at }): { $before } − { $amount } → { $after }, never below 0
    .tone = gain

event-falls = { NAME("monster", $monster) } fell
    .why = At ({ $at }); any warning it had shown is gone with it
    .tone = gain

event-drop = Something was dropped at ({ $at }): { NAME("item", $item) }
    .why = The first monster to fall in a stage drops it
    .tone = gain

event-block = Block { $before } → { $after }
    .why = { NAME("source", $source) }: { $gain } until the next turn starts
    .tone = gain

event-leap = { $name } leapt to ({ $to })
    .why = From ({ $start }); costs no movement
    .tone = info

event-erased = These tiles are open again: { $tiles }
    .why = These tiles are open again: { $tiles }
    .tone = gain
    .tiles = ({ $item1 }, { $item2 })

event-wall-raised = A wall stands at ({ $at })
    .why = Until the end of turn { $until }
    .tone = info

event-wall-falls = The wall at ({ $at }) is gone
    .why = The wall at ({ $at }) is gone
    .tone = info

event-warning-cut = The wall cuts the warning of { NAME("monster", $monster) }
    .why = From ({ $at }); no longer struck: { $lost }; { $poison ->
             [0] { $damage } damage remains
            *[other] { $damage } damage and Poison { $poison } remain
        } on { $tiles }
    .tone = block
    .lost = ({ $item1 }, { $item2 })
    .tiles = ({ $item1 }, { $item2 })

event-unmoved = { NAME("monster", $monster) } is too heavy to be pushed
    .why = It stays at ({ $at })
    .tone = block

event-bump = { NAME("monster", $monster) } bumped into something
    .why = At ({ $at })
    .tone = gain

event-pushed = { NAME("monster", $monster) } was pushed to ({ $to })
    .why = From ({ $start }), straight away from you; its warning stays
    .tone = info

event-cast = Leftover movement of this turn will not be deducted
    .why = Leftover movement of this turn will not be deducted
    .tone = gain

event-flame = The trail will burn: { $damage } damage at the end of the turn
    .why = To every enemy next to it, before the warnings strike
    .tone = gain

event-drink = { $name } drank: { NAME("potion", $potion) }
    .why = Drinking is free
    .tone = info

event-shadow = { $name } stepped into the shadow
    .why = Warnings do not hurt at the end of this turn
    .tone = gain

event-shadowed = { NAME("monster", $monster) } missed { $object } in the shadow
    .why = { $amount } damage would have come
    .tone = block

event-turn-end =
    { $forced ->
         [yes] { $name } ended turn { $turn } with { $left } movement left
        *[no] { $name } ended turn { $turn }
    }
    .why = Movement when the end was pressed: { $spd }
    .tone = info

event-deduction = The next roll counts { $left } less
    .why = As much movement was left over
    .tone = loss

event-leg-injury = Leg injury: −{ $left }
    .why = It goes when a turn ends with no movement left
    .tone = loss

event-leg-healed = The leg injury is gone
    .why = The turn before ended with no movement left; it had been −{ $before }
    .tone = gain

event-train = The train passes
    .why = Turn { $turn }: { $damage } damage to everybody on the rails
    .tone = info

event-discard = { $name } discarded { $cards }
    .why = Unused cards go at the end of the turn
    .tone = info
    .cards = { NAME("card", $item) }

event-mana-lost = { $amount } unused mana is lost
    .why = { $amount } unused mana is lost
    .tone = loss

event-opened = The trail opens again
    .why = Each tile is what it was before: { $tiles }
    .tone = info
    .tiles = ({ $item1 }, { $item2 })

event-warning = { NAME("monster", $monster) } at ({ $at }) will strike for { $damage }
    .why =
        At the end of your turn, on { $tiles }{ $poison ->
             [0] {""}
            *[other] , with Poison { $poison }
        }
    .tone = info
    .tiles = ({ $item1 }, { $item2 })

event-rests = { NAME("monster", $monster) } at ({ $at }) rests
    .why = It strikes only on odd turns
    .tone = info

event-monster-moves = { NAME("monster", $monster) } moved to ({ $to })
    .why = From ({ $start })
    .tone = info

event-pool = { NAME("monster", $monster) } left a poison pool at ({ $at })
    .why = On even turns, where it stood
    .tone = loss

event-stage-won = Stage cleared: { NAME("stage", $stage) }
    .why =
        In turn { $turn }{ $number ->
             [0] {""}
            *[other] , stage { $number } of the run
        }
    .tone = gain

event-card-offer = Offered: { $cards }
    .why = Three different cards of all there are
    .tone = info
    .cards = { NAME("card", $item) }

event-card-taken = { $name } took { NAME("card", $card) }
    .why = It joins the deck
    .tone = gain

event-card-skipped = { $name } took no card
    .why = Cards may be skipped
    .tone = info

event-potion = { $name } got: { NAME("potion", $potion) }
    .why = { $name } got: { NAME("potion", $potion) }
    .tone = gain

event-potion-offer = A potion is offered: { NAME("potion", $potion) }
    .why = The pockets are full: swap or decline
    .tone = info

event-potion-dropped = { $name } gave up: { NAME("potion", $potion) }
    .why = The pockets were full
    .tone = loss

event-potion-declined = { $name } declined: { NAME("potion", $potion) }
    .why = The pockets are full
    .tone = info

event-event-offer = On the way: { $events }
    .why = Two of all events, by chance
    .tone = info
    .events = { NAME("eventcard", $item) }

event-visit = { $name } chose: { NAME("eventcard", $event) }
    .why = { $name } chose: { NAME("eventcard", $event) }
    .tone = info

event-face =
    { $direction ->
         [same] A face stays { $after }
        *[other] A face changes: { $before } → { $after }
    }
    .why = Face number { $place }; the die is now { $faces }
    .tone = info

event-run-won = { $name } won
    .why =
        { $turns ->
             [one] { $turns } turn
            *[other] { $turns } turns
        }, { $hp } HP left
    .tone = gain

event-run-lost = { $name } fell
    .why =
        After { $turns ->
             [one] { $turns } turn
            *[other] { $turns } turns
        }, { $hp } HP{ $stage ->
             [0] {""}
            *[other] , in stage { $stage }
        }
    .tone = loss

# Refusals

refusal-wrong-action =
    { $phase ->
         [map] Choose a map first
         [turn] It is your turn
         [card] Choose a card or skip first
         [potion] Decide about the potion first
        *[event] Choose an event first
    }: { $move } does not fit.
    .remedy = Answer the question on the table.

refusal-no-tile = There is no tile { $tile }.
    .remedy = The grid is 10 wide and 6 high.

refusal-not-moving = You only move in movement mode; ({ $to }) has to wait.
    .remedy = Press A or the movement icon first.

refusal-wall = There is a wall at ({ $to }).
    .remedy = Go around it.

refusal-occupied = Somebody stands at ({ $to }).
    .remedy = Choose a free tile.

refusal-closed-tile = You have walked over ({ $to }) this turn; it is closed.
    .remedy = It opens when the turn ends.

refusal-no-spd = No movement is left for ({ $to }).
    .remedy = End the turn, or gain movement by a card or potion.

refusal-rapids-cost = Entering the rapids at ({ $to }) costs { $cost }, you have { $spd }.
    .remedy = Choose another tile, or gain movement first.

refusal-out-of-reach = ({ $to }) cannot be reached with { $spd } movement.
    .remedy = Choose one of the green tiles.

refusal-confirm-end =
    { $left } movement is left: the next roll will count { $left } less.{ $stuck ->
         [0] {""}
        *[other] {" "}{ $stuck } of it cannot be walked off from here.
    }
    .remedy = Walk on, or confirm ending the turn early.

refusal-nothing-left = No movement is left: the turn can be ended without a price.
    .remedy = End the turn.

refusal-not-held =
    { $known ->
         [yes] You do not hold { NAME("card", $card) }.
        *[no] There is no card { $card }.
    }
    .remedy = Choose a card of your hand.

refusal-no-mana = { NAME("card", $card) } costs { $cost }, you have { $mana } mana.
    .remedy = Choose a cheaper card, or gain mana.

refusal-already-moved = { NAME("card", $card) } only works before you have moved.
    .remedy = Play it first thing in a turn.

refusal-bad-target =
    { $target ->
         [none] { NAME("card", $card) } takes no target.
         [enemy] { NAME("card", $card) } needs an enemy next to you.
         [line] { NAME("card", $card) } needs an enemy in a straight line, in range, with nothing in between.
         [tile] { NAME("card", $card) } needs a free tile in range.
         [trail] { NAME("card", $card) } needs tiles of your trail, not the one you stand on.
        *[sign] { NAME("card", $card) } needs +1 or −1, and never goes below 0.
    }
    .remedy = Choose another target.

refusal-no-potion =
    { $known ->
         [yes] You do not carry: { NAME("potion", $potion) }.
        *[no] You carry no { $potion }.
    }
    .remedy = Choose a potion that you carry.

refusal-bad-amount =
    { $most ->
         [0] This potion takes no number.
        *[other] It can be set to 1 to { $most }, not to { $amount }.
    }
    .remedy = Choose another number.

refusal-no-key = { $key } is no control of this game.
    .remedy = Use A, the number keys, or the mouse.

refusal-mode-off = Movement mode is off already.
    .remedy = Press A to turn it on.

refusal-empty-slot = Slot { $slot } of your hand is empty.
    .remedy = Choose a card that is there.

refusal-too-many-exits = Movement mode has been left { $most ->
        [1] once
       *[other] { $most } times
    } this turn.
    .remedy = Walk, play a card, or end the turn.

refusal-nothing-to-undo = There is nothing to take back.
    .remedy = Moves can be taken back up to the last roll or draw.

refusal-too-many-undos = You have taken back { $most ->
        [1] 1 move
       *[other] { $most } moves
    } this turn.
    .remedy = Go on from here.

refusal-not-offered = { $choice } is not offered.
    .remedy = Choose one of those that are.

refusal-bad-die = A four-sided die needs four numbers, not { $count }.
    .remedy = Place four numbers.

refusal-bad-face = { $face } cannot stand on the die; { $low } to { $high } can.
    .remedy = Place other numbers.

refusal-die-too-good = The numbers add up to { $total }, more than { $most }.
    .remedy = Place smaller numbers.

refusal-no-face = There is no face { $face }; the die has { $most }.
    .remedy = Choose one of its faces.

refusal-equal-faces = All faces are equal: there is nothing to balance.
    .remedy = Choose the other event.

refusal-pockets-full = You carry { $most } potions already.
    .remedy = Say which one you give up.

refusal-odd-choice = { NAME("eventcard", $event) } does not take this choice.
    .remedy = Choose what the event asks for.

refusal-bad-map =
    { $fault ->
         [rows] A map has 6 rows, this one { $found }.
         [width] Row { $y } has { $found } signs; a row has 10.
         [sign] Row { $y }, column { $x }: “{ $found }” is no sign of a map.
         [no_start] The map has no start (P).
         [starts] Row { $y }, column { $x }: a second start.
         [no_monster] The map has no monster, so nobody could win.
         [crowd] The map has { $found } monsters; 12 is the most.
         [unreachable] Row { $y }, column { $x }: this free tile cannot be reached.
         [dead_end] Row { $y }, column { $x }: a player who enters this tile cannot leave it.
        *[shut_in] Row { $y }, column { $x }: no neighbour of the start can be entered.
    }
    .remedy = Mend the map and try again.

# The coach

nudge-wins = You can win this stage now.
nudge-doomed = Look at what will strike you, and at what you can still do.
nudge-as-good = Your turn is in order as it stands.
nudge-unhurt = There is a way to end this turn unhurt.
nudge-luck = Try your luck: something better may come.
nudge-card = Look at your hand and your potions before you walk.
nudge-end = Look at where the monsters strike at the end of the turn.
nudge-take = Ask which card your deck lacks.
nudge-swap = Ask which potion you will use first.
nudge-visit = Compare what each event takes and gives.
nudge-map = Any map will do.
cost-hp = That costs about { $hp } HP.
cost-win = You could win the stage this turn. After that you cannot.
cost-win-odds = You could win the stage for certain. After that you can in { $percent } of 100 cases.
cost-run = That loses the run.
cost-run-odds = That loses the run in { $percent } of 100 cases.

hint-walk = Walk to ({ $x }, { $y }).
hint-way = Walk { $way }.
hint-best = Best turn:
hint-best-certain = Best turn without luck:
hint-good = The best turn among { NUMBER($states) } positions, not all of them:
hint-doomed = No turn saves you. What is left:
hint-kills = The turn costs { $damage } HP, and that kills you.
hint-loses = The turn costs { $damage } HP.
hint-unhurt = The turn costs no health.
hint-deducted = { $left } movement is left over and comes off the next roll.
hint-wins = That wins the stage.
hint-cost = Ending now would cost about { $hp } HP.
hint-cost-win = You can win the stage this turn. If you end it as it stands, you do not.
hint-cost-all = Ending your turn as it stands loses the run.
hint-as-good = Your turn as it stands is as good as any.
hint-as-good-certain = Of what is certain, your turn as it stands is as good as any.
hint-gamble = On average that is worth about { $hp } HP more than any turn that leaves nothing to chance.
hint-gamble-wins = In { $percent } of 100 cases the stage can then be won.
hint-gamble-better = On average that is better than any turn that leaves nothing to chance.
hint-gamble-saves = In { $percent } of 100 cases that saves you; no turn that leaves nothing to chance does.
hint-gamble-less = { NAME("card", $card) } played now is no better:
less-hp = on average about { $hp } HP less.
less-win = the stage is not won this turn.
less-win-odds = the stage is won this turn in { $percent } of 100 cases only.
less-run = it loses the run.
less-run-odds = it loses the run in { $percent } of 100 cases.
hint-no-solver = The next move only: the best turn needs numba (pip install "hanpan[lab]").
hint-preparing = The next move only: the best turn is being prepared, which takes about a minute the first time.
hint-play = Play { NAME("card", $card) }.
hint-drink = Drink: { NAME("potion", $potion) }.
hint-end = End the turn.
hint-take = Take { NAME("card", $card) }.
hint-skip = Skip: the more cards, the rarer the good ones.
hint-swap = Give up: { NAME("potion", $potion) }.
hint-decline = Decline: what you carry is better.
hint-visit = Choose: { NAME("eventcard", $event) }.
hint-map = Any map will do.
hint-dealt = { $damage } damage to monsters.
hint-kills-there = Ending the turn there costs { $damage } HP, and that kills you.
hint-hit = Ending the turn there costs { $damage } HP.
hint-safe = Ending the turn there costs no health.
hint-left = { $left } movement would still have to be walked.

# Answers (core/language/narrate.py)

key-a = Movement mode on or off
key-icon = Movement mode, by its icon
key-right = Leave movement mode
key-card = Point at card { $slot }
key-slot = Choose card { $slot }

action-go = Walk to { NAME("at", $to) }
    .name = Walk
    .to = { NAME("at", $item) }
action-play = Play { NAME("card", $card) }{ $tiles ->
    [none] { "" }
   *[other] { " " }at { $tiles }
}{ $sign ->
    [0] { "" }
    [1] { " " }(+1)
   *[other] { " " }(−1)
}
    .name = Play a card
    .card = { NAME("card", $item) }
    .tiles = { NAME("at", $item) }
    .sign = { $item ->
        [1] +1
       *[other] −1
    }
action-drink = Drink { NAME("potion", $potion) }{ $amount ->
    [0] { "" }
   *[other] : movement { $amount }
}
    .name = Drink a potion
    .potion = { NAME("potion", $item) }
action-end = { $forced ->
    [yes] End the turn, with movement left
   *[no] End the turn
}
    .name = End the turn
action-press = { NAME("key", $key) }
    .name = Controls
    .key = { NAME("key", $item) }
action-undo = Take back the last walk, card or potion
    .name = Take back
action-take = { $card ->
    [none] Take no card
   *[other] Take { NAME("card", $card) }
}
    .name = Take a card
    .card = { NAME("card", $item) }
action-swap = { $potion ->
    [none] Leave the new potion
   *[other] Give up { NAME("potion", $potion) }
}
    .name = Exchange a potion
    .potion = { NAME("potion", $item) }
action-visit = { NAME("eventcard", $event) }{ $faces ->
    [none] { "" }
   *[other] : die { $faces }
}{ $face ->
    [0] { "" }
   *[other] : face { $face }
}{ $potion ->
    [none] { "" }
   *[other] : { NAME("potion", $potion) }
}{ $drop ->
    [none] { "" }
   *[other] , giving up { NAME("potion", $drop) }
}
    .name = Take an event
    .event = { NAME("eventcard", $item) }
    .potion = { NAME("potion", $item) }
    .drop = { NAME("potion", $item) }
action-map = Play the { $text }
    .name = Play a map

# Fields of the view (core/language/view_text.py)

label-mode = Mode
    .item = { NAME("mode", $item) }
label-phase = Now
    .item = { NAME("phase", $item) }
label-stage = Stage
label-stage-id = Place
    .item = { NAME("stage", $item) }
label-round = Turns so far
label-hp = HP
label-max-hp = Most HP
label-faces = Die
label-cards = Cards
    .item = { NAME("card", $item) }
label-potions = Potions
    .item = { NAME("potion", $item) }
label-offers = Offered
    .shown = no
label-turns = Turns
label-turn = Turn
label-tiles = Ground
    .item = { NAME("ground", $item) }
    .wide = 10
label-raised = Raised walls
label-at = At
    .item = { NAME("at", $item) }
    .on = tiles
    .mark = { $of ->
        [units] { $place }
        [raised] #
       *[other] @
    }
label-until = Until turn
label-units = Monsters
label-id = Number
    .shown = no
label-kind = Monster
    .item = { NAME("monster", $item) }
label-zone = Warned tiles
    .item = { NAME("at", $item) }
    .on = tiles
    .mark = !
label-damage = Damage
    .shown = some
label-poison = Poison
    .shown = some
label-origin = Marked from
    .shown = no
label-aim = Direction
    .shown = no
label-dropped = Die shard dropped
    .shown = no
label-spd = Movement
label-mana = Mana
label-block = Block
    .shown = some
label-trail = Closed tiles
    .item = { NAME("at", $item) }
    .on = tiles
    .mark = +
label-steps = Steps
    .shown = some
label-moved = Moved
    .shown = no
label-rolled = Rolled
    .shown = some
label-extra = Die shard
    .shown = some
label-bonus = Die shard next turn
    .shown = some
label-leg = Leg injury
    .shown = some
label-left = Movement left over
    .shown = some
label-shadow = Shadow
label-cast = Cast
label-flames = Flame Trail
    .shown = some
label-hand = Hand
    .item = { NAME("card", $item) }
label-deck = Deck
    .item = { NAME("card", $item) }
label-discard = Discarded
    .item = { NAME("card", $item) }
label-spent = Gone until the stage ends
    .item = { NAME("card", $item) }
label-moving = Movement mode
label-selected = Chosen card
    .shown = some
label-exits = Exits
    .shown = no
label-undo = Can be taken back
    .shown = no
label-due = Due
    .shown = no
label-ending = Ended
    .shown = no
label-train = Turns until the train
    .shown = some
label-dark = The dark deals
    .shown = some
label-reach = Within reach
    .shown = no
label-to = To
    .shown = no
label-cost = Cost
    .shown = no
label-end = End
    .shown = no
label-bumps = Blocked
    .shown = no

lobby = Your die decides how far you must walk, and every step closes behind you.
    .guide = Guided first stage
    .time = 15–30 min
# How a game stands (table/standing.py): how far it has come, and what the graph at its end shows.
progress =
    { $stage ->
        [0] Turn { $turn }
       *[other] Stage { $stage }, turn { $turn }
    }
    .score = { $p1 }/{ $p1_most } HP
standing = Health

# The guide: one page before the rules. `.picture` is what is seen beside the sentence.

guide-win = Clear every stage of monsters; the boss waits in the last one. At 0 of { $player_hp } HP the run is lost.
    .picture = monster-engine
guide-step-1 = The die is rolled: what it shows has to be walked. You get { $player_mana } mana and { $player_draw } cards.
    .picture = card-C13
guide-step-2 = Walk in any of eight directions. Every tile costs movement.
    .picture = sign-speed
guide-step-3 = Every tile you touch closes behind you until the turn ends.
    .picture = tile-exhausted
guide-step-4 = Play cards and drink potions at any time, also between two steps.
    .picture = card-C01
guide-step-5 = End the turn. Monsters strike the tiles that were marked, so stand elsewhere.
    .picture = tile-warning
guide-step-6 = Monsters move and mark what they will strike next.
    .picture = monster-slime
guide-miss-1 = Movement you do not use is taken off the next roll.
    .picture = effect-leg
guide-miss-2 = From turn { $dark_first } of a stage on, darkness hurts more with every turn. Do not dawdle.
    .picture = sign-dark
guide-miss-3 = Crossing a marked tile is safe. Only where you end the turn counts.
    .picture = effect-block
