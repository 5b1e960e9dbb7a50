"""Hand, deck and discard: drawing, the hand limit, and the discard coming back (CL-BASE-03, CL-BASE-04)."""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from hanpan.core.chance import Chance
from hanpan.core.event import Event, Value
from hanpan.core.seat import Seat
from hanpan.games.clash.state import Player


def take(pile: tuple[str, ...], cards: Iterable[str]) -> tuple[str, ...]:
    """A pile less some of its cards."""
    left = list(pile)
    for card in cards:
        left.remove(card)
    return tuple(left)


def forget(known: tuple[str, ...], cards: Iterable[str]) -> tuple[str, ...]:
    """What is still known of a hand after some of its cards were played."""
    left = list(known)
    for card in cards:
        if card in left:
            left.remove(card)
    return tuple(left)


def put(pile: tuple[str, ...], cards: Iterable[str]) -> tuple[str, ...]:
    """A pile with more cards; piles are sorted, because their order is nobody's knowledge."""
    return tuple(sorted((*pile, *cards)))


def in_sight(player: Player) -> tuple[str, ...]:
    """The cards of a side that lie open, or that the other side has seen go to its hand."""
    queue = [queued.card for queued in player.queue]
    return (*take(player.discard, player.unseen), *player.exhausted, *player.shown, *queue)


def joined(one: Iterable[str], two: Iterable[str]) -> tuple[str, ...]:
    """Each card as often as the one that has more of it has it."""
    return tuple(sorted((Counter(one) | Counter(two)).elements()))


def any_card(chance: Chance, label: str, pile: tuple[str, ...]) -> str:
    """A card of the pile, each copy equally likely."""
    kinds = tuple(dict.fromkeys(pile))
    return chance.pick(label, kinds, [pile.count(kind) for kind in kinds])


def draw(player: Player, seat: Seat, count: int, limit: int, chance: Chance, out: list[Event]) -> Player:
    """Draw cards one by one; past the hand limit a card goes to the discard unseen (CL-AM-31)."""
    drawn: list[Value] = []
    spilt: list[Value] = []
    for _ in range(count):
        if not player.deck:
            if not player.discard:
                break
            out.append(Event("reshuffle", "CL-BASE-04", seat, {"count": len(player.discard)}))
            player = replace(player, deck=player.discard, discard=(), unseen=())
        card = any_card(chance, f"hidden/draw/{seat}", player.deck)
        deck = take(player.deck, (card,))
        if len(player.hand) < limit:
            drawn.append(card)
            player = replace(player, deck=deck, hand=(*player.hand, card))
        else:
            spilt.append(card)
            discard, unseen = put(player.discard, (card,)), put(player.unseen, (card,))
            player = replace(player, deck=deck, discard=discard, unseen=unseen)
    data: dict[str, Value] = {"count": len(drawn), "hand": len(player.hand), "deck": len(player.deck)}
    out.append(Event("draw", "CL-BASE-03", seat, data, {seat: {"cards": drawn}}))
    if spilt:
        out.append(Event("overflow", "CL-AM-31", seat, {"count": len(spilt)}, {seat: {"cards": spilt}}))
    return player
