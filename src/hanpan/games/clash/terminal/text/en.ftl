# Words of Clash at the terminal: boards, rows, the order of resolution, statistics.

ui-round = Round { $round }
ui-stage-deck = Choose a deck
ui-stage-mulligan = First hand
ui-stage-declare = Declaration
ui-stage-react = Reaction
ui-no-initiative = no initiative
ui-standing = round { $round }, HP { $health }

# The boards
ui-initiative = initiative
ui-hp = HP
ui-energy = Energy
ui-slots = Slots
ui-down = down
ui-turns = ({ $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    })
ui-immune = immune to { $keyword }
ui-pile-hand = Hand
ui-pile-deck = Deck
ui-pile-discard = Discard
ui-pile-exhausted = Gone

# Rows
ui-pass-detail = Declare nothing this round; the energy carries over.
ui-declare = Lock in { $queue } — { $spent } energy, { $left } left
ui-declare-detail = Enter or c: lock in. Costs are reserved and targets fixed; nothing can be taken back afterwards.
ui-aim = { $card } → { $target }
ui-aim-detail = The target is fixed at lock-in. ⌫ goes back.
ui-confirm-detail = Enter or c: go on with this choice.
ui-react-to = { $card }: { $text }

# The order of resolution
ui-order = Order
ui-order-round = Round { $round }: speed, then cost, then initiative, then seed
ui-order-empty = Nobody declared a card that resolves by itself.
ui-fate-nullified = nullified by { $card }
ui-fate-countered = answered by { $card }
ui-fate-failed = no target

# This game, and its end
ui-own-deck = Your deck: { $deck }
ui-list-discard = Discarded, { $name }: { $cards }
ui-list-exhausted = Exhausted, { $name }: { $cards }
ui-list-shown = Seen in hand, { $name }: { $cards }
ui-list-seen = Seen so far of the deck, { $name }: { $cards }
ui-by-hp = Decided in round { $round }: HP { $p1 } to { $p2 }
ui-by-both = Both heroes fell in round { $round }
ui-by-limit = After the last round the greater share of health wins: HP { $p1 } of { $p1_max } to { $p2 } of { $p2_max }
ui-stat-dealt = Damage dealt
ui-stat-hardest = Hardest blow
ui-stat-shielded = Blocked by shields
ui-stat-healed = Healed
ui-stat-cards = Cards resolved
ui-stat-nullified = Own cards nullified
ui-stat-failed = Without a target
ui-stat-reactions = Reactions fired
ui-stat-summons = Summons
ui-stat-energy = Energy spent
