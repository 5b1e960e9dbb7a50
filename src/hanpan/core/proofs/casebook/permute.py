"""What a seat cannot see must not change what it sees: the hidden cards are dealt again and compared."""

from collections.abc import Iterator
from typing import Any

from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.codec import encode, plain
from hanpan.core.contract.error import Bilingual, told
from hanpan.core.contract.event import all_sent
from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.seat import Seat
from hanpan.core.proofs.casebook.moment import CaseError, Moment, Problem
from hanpan.core.proofs.casebook.values import fact_at, same, shown, words_of

DEALS = 3
TRIES = 12  # deals in which a hidden fact must come out otherwise once
_SEEN_KO = {"view": "화면이", "prompt": "물음이", "set of legal moves": "둘 수 있는 수가"}


def leaks(game: AnyGame, state: object) -> Iterator[Bilingual]:
    """What each seat can tell of cards it may not know, in words; nothing for an honest state."""
    for seat in game.info.seats:
        leak = next(filter(None, (_leak(game, state, seat, number) for number in range(DEALS))), None)
        if leak is not None:
            yield Bilingual(
                f"with other hidden cards, {leak}", f"숨은 카드를 다시 나누면 달라집니다: {told(leak, 'ko')}"
            )


def told_anyway(moment: Moment, seat: Seat | None, path: str, line: int) -> Iterator[Problem]:
    """How a seat (None: a spectator) can tell the fact at a path: by its view, or by the events it has seen.

    A fact is hidden if it might be another one and the viewer would see the same.
    """
    game, name = moment.game, f"view of {seat or 'a spectator'}"
    fact = fact_at(plain(game.facts(moment.state)), path, line, "view.hides")
    if not fact:
        raise CaseError(
            line,
            f"view.hides: {path} is {shown(fact)}, so hiding it is no feat",
            ko=f"view.hides: {path} 값이 {shown(fact)}이므로 숨겨도 보여 주는 것이 없습니다",
        )
    seen = encode(game.view(moment.state, seat))
    dealt = (
        game.world(game.view(moment.state, by), SeededChance(number, 0))
        for by in (game.info.seats if seat is None else (seat,))
        for number in range(TRIES)
    )
    if not any(_otherwise(game, world, path, fact, line) and encode(game.view(world, seat)) == seen for world in dealt):
        yield Problem(
            line,
            f"{name}: {path} can be told; it is {shown(fact)} whatever else is dealt again",
            f"{name}: {path} 값을 알아낼 수 있습니다. 나머지를 다시 나누어도 늘 {shown(fact)}입니다",
        )
    public = words_of(plain(game.view(moment.state, seat)))
    in_events = words_of(plain(all_sent(moment.events, seat)))
    for word in sorted((words_of(fact) & in_events) - public):
        yield Problem(
            line,
            f"{name}: {word!r} of {path} shows in the events it has seen",
            f"{name}: {path}의 {word!r} 값이 본 이벤트에 드러납니다",
        )


def _otherwise(game: Any, world: Any, path: str, fact: Any, line: int) -> bool:
    return not same(fact, fact_at(plain(game.facts(world)), path, line, "view.hides"))


def _leak(game: AnyGame, state: object, seat: Seat, number: int) -> Bilingual | None:
    world = game.world(game.view(state, seat), SeededChance(number, 0))
    if game.pending(world).keys() != game.pending(state).keys():
        return Bilingual("other seats are asked", "고를 자리가 다릅니다")
    before, after = _seen(game, state, seat), _seen(game, world, seat)
    return next(
        (
            Bilingual(f"{seat} sees another {name}", f"{seat} 자리에 보이는 {_SEEN_KO[name]} 같지 않습니다")
            for name in before
            if before[name] != after[name]
        ),
        None,
    )


def _seen(game: AnyGame, state: object, seat: Seat) -> dict[str, bytes]:
    prompt = game.pending(state).get(seat)
    legal = list(game.legal(state, seat)) if prompt is not None else []
    return {"view": encode(game.view(state, seat)), "prompt": encode(prompt), "set of legal moves": encode(legal)}
