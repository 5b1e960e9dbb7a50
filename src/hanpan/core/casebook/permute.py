"""What a seat cannot see must not change what it sees: the hidden cards are dealt again and compared."""

from collections.abc import Iterator

from hanpan.core.chance import SeededChance
from hanpan.core.codec import encode
from hanpan.core.game import AnyGame
from hanpan.core.seat import Seat

DEALS = 3


def leaks(game: AnyGame, state: object) -> Iterator[str]:
    """What a seat can tell of cards it may not know, in words; nothing for an honest state."""
    asked = game.pending(state)
    for seat in game.info.seats:
        before = _seen(game, state, seat)
        for number in range(DEALS):
            world = game.redeal(state, seat, SeededChance(number, 0))
            if game.pending(world).keys() != asked.keys():
                yield f"with other hidden cards, other seats are asked (as {seat} sees it)"
            elif (after := _seen(game, world, seat)) != before:
                differ = next(name for name in before if before[name] != after[name])
                yield f"with other hidden cards, {seat} sees another {differ}"


def _seen(game: AnyGame, state: object, seat: Seat) -> dict[str, bytes]:
    prompt = game.pending(state).get(seat)
    legal = list(game.legal(state, seat)) if prompt is not None else []
    return {"view": encode(game.view(state, seat)), "prompt": encode(prompt), "set of legal moves": encode(legal)}
