"""Hand, deck and graveyard: drawing, putting away, and what everybody knows of them."""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.seat import SEATS
from hanpan.games.sorcerers.content.catalogue import passives
from hanpan.games.sorcerers.rules.events.course import CardsDrawn
from hanpan.games.sorcerers.rules.scene import Scene
from hanpan.games.sorcerers.rules.state import Frame, Player, State, with_player
from hanpan.games.sorcerers.rules.triggers import next_time, set_off


def take(pile: tuple[str, ...], cards: Iterable[str]) -> tuple[str, ...]:
    """A pile less some of its cards."""
    left = list(pile)
    for card in cards:
        left.remove(card)
    return tuple(left)


def forget(known: tuple[str, ...], card: str) -> tuple[str, ...]:
    """What is still known of a hand after one of its cards has left it."""
    return take(known, (card,)) if card in known else known


def from_hand(player: Player, card: str) -> Player:
    """The player without that card in its hand."""
    return replace(player, hand=take(player.hand, (card,)), shown=forget(player.shown, card))


def joined(one: Iterable[str], two: Iterable[str]) -> tuple[str, ...]:
    """Each card as often as the one that has more of it has it."""
    return tuple(sorted((Counter(one) | Counter(two)).elements()))


def in_sight(state: State, side: int) -> tuple[str, ...]:
    """The cards of a side that everybody knows the place of."""
    player = state.players[side]
    items = [
        item.card
        for each in state.players
        for unit in each.field
        if unit is not None
        for item in unit.items
        if item.side == side
    ]
    event = [state.event.card] if state.event is not None and state.event.side == side else []
    units = [unit.card for unit in player.field if unit is not None]
    stack = [frame.card for frame in state.stack if frame.side == side and in_limbo(frame)]
    return (*units, *items, *event, *stack, *player.graveyard, *player.shown, *player.top)


def in_limbo(frame: Frame) -> bool:
    """Whether an object of the stack is a card that lies nowhere else."""
    return frame.kind in ("play", "response") and frame.got != -1


def bury(state: State, side: int, cards: tuple[str, ...]) -> State:
    """Put cards into their owner's graveyard, the last on top."""
    player = state.players[side]
    return with_player(state, side, replace(player, graveyard=player.graveyard + cards))


def any_card(chance: Chance, label: str, pile: tuple[str, ...]) -> str:
    """A card of the pile, each copy equally likely."""
    copies = Counter(pile)
    return chance.pick(label, tuple(copies), list(copies.values()))


def draw(scene: Scene, state: State, side: int, count: int, clause: str) -> State:
    """Draw as far as there are cards (SO-DRAW-02); a card that has a say when it is drawn shows itself."""
    player = state.players[side]
    drawn: list[str] = []
    told: list[str] = []
    hand, deck, top, shown = player.hand, player.deck, player.top, player.shown
    for _ in range(count):
        if top:
            card, top = top[0], top[1:]
        elif deck:
            card = any_card(scene.chance, f"hidden/draw/{SEATS[side]}", deck)
            at = deck.index(card)
            deck = deck[:at] + deck[at + 1 :]
        else:
            break
        hand = (*hand, card)
        drawn.append(card)
        if passives(card, "drawn"):
            shown = (*shown, card)
            told.append(card)
    state = with_player(state, side, replace(player, hand=hand, deck=deck, top=top, shown=shown))
    if len(drawn) < count:
        clause = "SO-DRAW-03" if drawn else "SO-DRAW-02"
    had, left = len(player.deck) + len(player.top), len(deck) + len(top)
    scene.out.append(CardsDrawn(clause, SEATS[side], len(drawn), count, had, len(hand), left, tuple(drawn)))
    if told:
        time = next_time(state)
        for card in told:
            serial = state.serial + 1
            state = replace(state, serial=serial)
            for index in passives(card, "drawn"):
                state = set_off(state, time, serial, side, card, index, serial)
    return state
