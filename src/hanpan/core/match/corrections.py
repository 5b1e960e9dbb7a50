"""Positions that a judge states: an earlier state with some of its open facts put right (level 3).

The judge names facts as a case does, by their paths (`p1.hp`, `p2.field.1.damage`), and nothing else changes: what only
one seat knows stays as it is, and nobody has to see it for that. Only what every seat sees can be stated.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.bounds import HAND, Whole, Word
from hanpan.core.contract.codec import encode, state_hash
from hanpan.core.contract.error import told
from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.provable import AnyProvable, provable
from hanpan.core.contract.rest import REST
from hanpan.core.contract.restated import CannotGive, lists, restated
from hanpan.core.contract.rules import Rules
from hanpan.core.contract.seat import EVERY_SEAT
from hanpan.core.match.order_events import JudgeStates
from hanpan.core.match.positions import BadPosition, sound

MOST = 24  # facts of one correction
_DEALS = 3  # so often what a seat cannot see is dealt anew: a fact that comes out otherwise is not open
_NOWHERE = object()

_Single: TypeAlias = bool | Whole | Word | None
Fact: TypeAlias = bool | Whole | Word | Annotated[tuple[_Single, ...], Meta(max_length=HAND)] | None
Corrections: TypeAlias = Annotated[dict[Word, Fact], Meta(max_length=MOST)]


def corrected(game: AnyGame, state: Any, changes: Mapping[str, Any]) -> Any:
    """The state with these facts put right, one that a game can come to. Raises BadPosition."""
    try:
        rules = provable(game)
        _open(rules, state, changes)  # before anything is said of what the rules make of it
        facts = restated(rules, state)
        for path, value in changes.items():
            facts = _put(facts, path.split("."), value, path)
        after = sound(rules, facts)
    except BadPosition:
        raise
    except (CannotGive, ValueError) as error:
        raise BadPosition(str(error), ko=told(error, "ko")) from error
    if state_hash(after) == state_hash(state):
        raise BadPosition("changes: it is so already", ko="changes: 이미 그렇습니다")
    _open(rules, after, changes)
    return after


def stated(changes: Mapping[str, Any], clause: str) -> tuple[JudgeStates, ...]:
    """What is told of the facts of a correction, one by one."""
    out = []
    for path, value in changes.items():
        first, _, rest = path.partition(".")
        seat = next((seat for seat in EVERY_SEAT if seat == first and rest), None)
        words = value if isinstance(value, str) else encode(value).decode()
        out.append(JudgeStates(clause=clause, seat=seat, fact=rest if seat else path, value=words))
    return tuple(out)


def _put(facts: Any, steps: Sequence[str], value: Any, path: str) -> Any:
    """The facts with another value there; items of a list are counted from 1."""
    first, *rest = steps
    if isinstance(facts, list) and first.isdecimal() and 1 <= int(first) <= len(facts):
        at = int(first) - 1
        return [*facts[:at], _put(facts[at], rest, value, path) if rest else lists(value), *facts[at + 1 :]]
    if not isinstance(facts, dict) or not first or path.split(".")[0] == REST:
        raise BadPosition(f"there is no fact {path}", ko=f"없는 사실입니다: {path}")
    if not rest:
        return {**facts, first: lists(value)}
    return {**facts, first: _put(facts.get(first, {}), rest, value, path)}


def _open(game: AnyProvable, state: Any, paths: Iterable[str]) -> None:
    """Raises BadPosition unless every seat can tell these facts from what it sees."""
    worlds = [
        game.world(game.view(state, seat), SeededChance(deal, number))
        for number, seat in enumerate(game.info.seats)
        for deal in range(_DEALS)
    ]
    for path in paths:
        if any(_at(game, world, path) != _at(game, state, path) for world in worlds):
            raise BadPosition(
                f"{path}: only what every player sees can be corrected",
                ko=f"{path}: 모두가 보는 것만 정정할 수 있습니다",
            )


def _at(game: AnyProvable, state: Any, path: str) -> Any:
    found: Any = lists(game.retold(state) if isinstance(game, Rules) else game.facts(state))
    for step in path.split("."):
        if isinstance(found, list) and step.isdecimal() and 1 <= int(step) <= len(found):
            found = found[int(step) - 1]
        else:
            found = found.get(step, _NOWHERE) if isinstance(found, dict) else _NOWHERE
    return found
