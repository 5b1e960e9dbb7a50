# Words of Sorcerers at the terminal: boards, rows, the stack, statistics.

ui-turn = Turn { $turn }
ui-game = Game { $game }
ui-standing = turn { $turn }, HP { $health }
ui-standing-match = game { $game }, { $wins }

# The boards
ui-turn-of = turn
ui-wins = wins { $wins }
ui-hp = HP
ui-power = Power
ui-pile-hand = Hand
ui-pile-deck = Deck
ui-pile-graveyard = Graveyard
ui-attacks = attacks

# The stack
ui-stack = Stack
ui-stack-line = Stack: { $stack }
ui-newest = newest
ui-negated = negated
ui-open = waits at the bottom until its enter abilities are done
ui-event = { $card } (turns left: { $turns })

# Rows
ui-keep = Keep
ui-mulligan = Exchange the whole hand
ui-mulligan-detail = The whole hand goes back and as many cards are drawn, once.
ui-next = Go on
ui-to-combat = Go on: combat, then main phase B
ui-end-turn = End the turn
ui-next-detail = Enter or c: go on.
ui-pass = no response
ui-pass-detail = Enter or c: X. The object resolves.
ui-aim-detail = Targets are named now. ⌫ goes back.
ui-no-more = no more targets
ui-tick-detail = Enter ticks or unticks. c goes on.
ui-confirm-detail = Enter or c: go on with this choice.
ui-no-attack = Do not attack
ui-attack = Attack with { $units }
ui-blocks = { $own } blocks { $foe }
ui-block = { $count ->
    [one] Block once
   *[other] Block { $count } times
}
ui-no-block = No block
ui-discard = Discard { $cards }
ui-exchange = Out: { $left } · in: { $came }
ui-keep-deck = Keep the deck as it is
ui-loop-end = End the loop now
ui-loop-total = { $total } times in all
ui-loop-detail = At most { $most } times in all. ⌫ goes back.
ui-pick-detail = Enter: choose this.
ui-pick-none = none
ui-pick-yes = yes
ui-pick-no = no
ui-spot-me = you
ui-spot-foe = the opponent
ui-spot-mine = your { $place }
ui-spot-theirs = their { $place }

# This game, and its end
ui-own-deck = Your deck: { $deck }
ui-own-side = Your sideboard: { $cards }
ui-list-graveyard = Graveyard, { $name }: { $cards }
ui-list-shown = Known in hand, { $name }: { $cards }
ui-list-top = Known on top of the deck, { $name }: { $cards }
ui-list-seen = Seen so far, { $name }: { $cards }
ui-by-hp = A player is at 0: HP { $p1 } to { $p2 }
ui-by-both = Both players are at 0
ui-by-deck-out = Nothing left to draw: HP { $p1 } to { $p2 }
ui-by-time = The time has run out
ui-by-stalling = Decided by a judge: stalling
ui-by-penalty = Decided by a judge: the game is lost
ui-by-conceded = The game was given up
ui-by-agreed = The game was drawn by agreement
ui-by-violations = Decided by a judge: violations of the rules
ui-by-match = Games { $p1 } to { $p2 }
ui-stat-wins = Games won
ui-stat-dealt = Damage to the player
ui-stat-hardest = Hardest blow
ui-stat-healed = Healed
ui-stat-summons = Sorcerers summoned
ui-stat-lost = Sorcerers lost
ui-stat-spells = Spells
ui-stat-items = Cursed items
ui-stat-responses = Responses
ui-stat-negated = Own things negated
ui-stat-attackers = Attackers sent
ui-stat-blocks = Blocks
ui-stat-power = Power spent

# When to be asked for a response
ui-asking-able = Responses: asked only when one fits.
ui-asking-always = Responses: always asked.
ui-asking-never = Responses: never asked, X every time.
