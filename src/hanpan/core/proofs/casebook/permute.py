"""What a seat cannot see must not change what it sees: the hidden cards are dealt again and compared."""

from collections.abc import Iterator

from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.codec import encode
from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.seat import Seat

DEALS = 3


def leaks(game: AnyGame, state: object) -> Iterator[str]:
    """What each seat can tell of cards it may not know, in words; nothing for an honest state."""
    for seat in game.info.seats:
        leak = next(filter(None, (_leak(game, state, seat, number) for number in range(DEALS))), None)
        if leak is not None:
            yield f"with other hidden cards, {leak}"


def _leak(game: AnyGame, state: object, seat: Seat, number: int) -> str | None:
    world = game.world(game.view(state, seat), SeededChance(number, 0))
    if game.pending(world).keys() != game.pending(state).keys():
        return "other seats are asked"
    before, after = _seen(game, state, seat), _seen(game, world, seat)
    return next((f"{seat} sees another {name}" for name in before if before[name] != after[name]), None)


def _seen(game: AnyGame, state: object, seat: Seat) -> dict[str, bytes]:
    prompt = game.pending(state).get(seat)
    legal = list(game.legal(state, seat)) if prompt is not None else []
    return {"view": encode(game.view(state, seat)), "prompt": encode(prompt), "set of legal moves": encode(legal)}
