"""Hand, deck and discard: drawing, the hand limit, and the discard coming back (CL-BASE-03, CL-BASE-04)."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import Seat
from hanpan.games.clash.rules.events import CardsDrawn, Overflow, Reshuffled
from hanpan.games.clash.rules.state import Player


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


def put(pile: tuple[str, ...], cards: Sequence[str]) -> tuple[str, ...]:
    """A pile with more cards; piles are sorted, because their order is nobody's knowledge."""
    return tuple(sorted((*pile, *cards))) if cards else pile


def in_sight(player: Player) -> tuple[str, ...]:
    """The cards of a side that lie open, or that the other side has seen go to its hand."""
    queue = [queued.card for queued in player.queue]
    return (*take(player.discard, player.unseen), *player.exhausted, *player.shown, *queue)


def joined(one: tuple[str, ...], two: Iterable[str]) -> tuple[str, ...]:
    """A sorted pile with as much more as it takes to have each card as often as the other has it."""
    more = forget(tuple(two), one)
    return tuple(sorted((*one, *more))) if more else tuple(one)


def any_card(chance: Chance, label: str, pile: Sequence[str]) -> str:
    """A card of the pile, each copy equally likely."""
    return chance.pick(label, pile)


def draw(player: Player, seat: Seat, count: int, limit: int, chance: Chance, out: list[Happening]) -> Player:
    """Draw cards one by one; past the hand limit a card goes to the discard unseen (CL-AM-31)."""
    hand, deck, discard, unseen = list(player.hand), list(player.deck), player.discard, player.unseen
    drawn: list[str] = []
    spilt: list[str] = []
    label = f"hidden/draw/{seat}"
    for _ in range(count):
        if not deck:
            if not discard:
                break
            _spill(seat, spilt, out)  # first: it is shuffled in with the others
            spilt = []
            out.append(Reshuffled("CL-BASE-04", seat, len(discard)))
            deck, discard, unseen = list(discard), (), ()
        card = any_card(chance, label, deck)
        deck.remove(card)
        if len(hand) < limit:
            drawn.append(card)
            hand.append(card)
        else:
            spilt.append(card)
            discard, unseen = put(discard, (card,)), put(unseen, (card,))
    out.append(CardsDrawn("CL-BASE-03", seat, len(drawn), len(hand), len(deck), tuple(drawn)))
    _spill(seat, spilt, out)
    return replace(player, hand=tuple(hand), deck=tuple(deck), discard=discard, unseen=unseen)


def _spill(seat: Seat, cards: list[str], out: list[Happening]) -> None:
    if cards:
        out.append(Overflow("CL-AM-31", seat, len(cards), tuple(cards)))
