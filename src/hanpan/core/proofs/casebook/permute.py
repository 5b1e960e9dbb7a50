"""What a seat cannot see must not change what it sees: the hidden cards are dealt again and compared."""

from collections.abc import Iterator
from typing import Any

from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.codec import encode, plain
from hanpan.core.contract.event import all_sent
from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.seat import Seat
from hanpan.core.proofs.casebook.moment import CaseError, Moment, Problem
from hanpan.core.proofs.casebook.values import fact_at, same, shown, words_of

DEALS = 3
TRIES = 12  # deals in which a hidden fact must come out otherwise once


def leaks(game: AnyGame, state: object) -> Iterator[str]:
    """What each seat can tell of cards it may not know, in words; nothing for an honest state."""
    for seat in game.info.seats:
        leak = next(filter(None, (_leak(game, state, seat, number) for number in range(DEALS))), None)
        if leak is not None:
            yield f"with other hidden cards, {leak}"


def told_anyway(moment: Moment, seat: Seat | None, path: str, line: int) -> Iterator[Problem]:
    """How a seat (None: a spectator) can tell the fact at a path: by its view, or by the events it has seen.

    A fact is hidden if it might be another one and the viewer would see the same.
    """
    game, name = moment.game, f"view of {seat or 'a spectator'}"
    fact = fact_at(plain(game.facts(moment.state)), path, line, "view.hides")
    if not fact:
        raise CaseError(line, f"view.hides: {path} is {shown(fact)}, so hiding it is no feat")
    seen = encode(game.view(moment.state, seat))
    dealt = (
        game.world(game.view(moment.state, by), SeededChance(number, 0))
        for by in (game.info.seats if seat is None else (seat,))
        for number in range(TRIES)
    )
    if not any(_otherwise(game, world, path, fact, line) and encode(game.view(world, seat)) == seen for world in dealt):
        yield Problem(line, f"{name}: {path} can be told; it is {shown(fact)} whatever else is dealt again")
    public = words_of(plain(game.view(moment.state, seat)))
    told = words_of(plain(all_sent(moment.events, seat)))
    for word in sorted((words_of(fact) & told) - public):
        yield Problem(line, f"{name}: {word!r} of {path} shows in the events it has seen")


def _otherwise(game: Any, world: Any, path: str, fact: Any, line: int) -> bool:
    return not same(fact, fact_at(plain(game.facts(world)), path, line, "view.hides"))


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
