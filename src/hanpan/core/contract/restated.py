"""A state told as facts that `given` takes: from them the game makes exactly this state again.

What the short facts of a game can say they say; the remaining fields of the state stand under `rest`.
"""

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from hanpan.core.contract.codec import BadData, state_hash
from hanpan.core.contract.error import HanpanError, told
from hanpan.core.contract.faults import NO_FACT, Fault, told_fault, without
from hanpan.core.contract.provable import AnyProvable
from hanpan.core.contract.rest import REST, Unsaid, rest_of
from hanpan.core.contract.rules import Rules

Facts: TypeAlias = dict[str, Any]


class CannotGive(HanpanError, ValueError):
    """A state that no facts describe; the message names what would be lost."""


def restated(game: AnyProvable, state: Any) -> Facts:
    """Facts from which `game.given` makes exactly this state. Raises CannotGive."""
    return _completed(game, _short(game, state), state)


def fewest(game: AnyProvable, state: Any) -> Facts:
    """The same without every fact that can be left out; nothing is left to `rest` for that. Raises CannotGive."""
    facts = _short(game, state)
    made = state_hash(game.given(facts))
    for path in list(_paths(facts)):
        fewer = without(facts, path)
        if fewer is not None and _makes(game, fewer, made):
            facts = fewer
    return _completed(game, facts, state)


def refused(game: AnyProvable, state: Any) -> list[str]:
    """What the game says of its own state and `given` refuses: `rest` would say it instead, unseen. Names that `given`
    does not have are no matter: `facts` may tell more than a case can give."""
    wrong: list[Fault] = []
    _accepted(game, _retold(game, state), wrong)
    return [fault.text for fault in wrong]


def unheeded(game: AnyProvable, state: Any, facts: Facts) -> list[str]:
    """The short facts of a state that `given` takes and does not make so: `rest` would set them right unseen."""
    if REST not in facts:
        return []
    short = {name: value for name, value in facts.items() if name != REST}
    return list(_unheeded(short, lists(game.facts(state)), lists(game.facts(game.given(short))), ""))


def lists(value: Any) -> Any:
    """Plain values as a case has them."""
    if isinstance(value, dict):
        return {key: lists(part) for key, part in value.items()}
    return [lists(part) for part in value] if isinstance(value, list | tuple) else value


def changes(before: Mapping[str, Any], after: Mapping[str, Any], prefix: str = "") -> list[tuple[str, Any]]:
    """The facts that changed, by dotted path, with their new values."""
    out: list[tuple[str, Any]] = []
    for key, value in after.items():
        old = before.get(key)
        if isinstance(value, dict) and isinstance(old, dict):
            out += changes(old, value, f"{prefix}{key}.")
        elif value != old:
            out.append((f"{prefix}{key}", value))
    return out


def _unheeded(said: Facts, wanted: Facts, made: Facts, path: str) -> Iterator[str]:
    for name, value in said.items():
        if name not in wanted or name not in made:
            continue  # a name of `given` alone
        if isinstance(value, dict) and isinstance(wanted[name], dict):
            yield from _unheeded(value, wanted[name], made[name], f"{path}{name}.")
        elif value == wanted[name] != made[name]:
            yield f"{path}{name}: {value} is said and {made[name]} is made"


def _short(game: AnyProvable, state: Any) -> Facts:
    return _accepted(game, _retold(game, state), [])


def _retold(game: AnyProvable, state: Any) -> Facts:
    told: Facts = lists(game.retold(state) if isinstance(game, Rules) else game.facts(state))
    return told


def _completed(game: AnyProvable, facts: Facts, state: Any) -> Facts:
    """The short facts, with the rest where they make another state."""
    made, name = game.given(facts), state_hash(state)
    if state_hash(made) == name:
        return facts
    if not isinstance(game, Rules):
        lost = changes(lists(game.facts(state)), lists(game.facts(made)))
        paths = ", ".join(path for path, _ in lost)
        raise CannotGive(
            f"{paths or 'something that is no fact'} would be lost",
            ko=f"적히지 않고 빠지는 것: {paths or '사실로 적을 수 없는 것'}",
        )
    try:
        facts = {**facts, REST: rest_of(game.state_type, game.info.seats, made, state)}
        if state_hash(game.given(facts)) != name:
            raise CannotGive("another state comes back", ko="다른 상태가 됩니다")
    except Unsaid as error:
        raise CannotGive(
            f"the state's own `{error}` would be lost", ko=f"적히지 않고 빠지는 것: 상태의 `{error}`"
        ) from error
    except BadData as error:
        raise CannotGive(str(error), ko=told(error, "ko")) from error
    return facts


def _accepted(game: AnyProvable, facts: Facts, wrong: list[Fault]) -> Facts:
    """The facts without those that tell more than `given` takes, such as a count of cards in hand, and without those
    that it refuses, which are noted."""
    while True:
        try:
            game.given(facts)
            return facts
        except ValueError as error:
            fault, steps = told_fault(str(error))
            if not fault.text.startswith(NO_FACT):
                wrong.append(fault)
            fewer = without(facts, steps)
            if fewer is None:
                raise CannotGive(str(error), ko=told(error, "ko")) from error
            facts = fewer


def _makes(game: AnyProvable, facts: Mapping[str, Any], name: str) -> bool:
    try:
        return state_hash(game.given(facts)) == name
    except ValueError:
        return False


def _paths(facts: Mapping[str, Any], prefix: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every path, a whole before its parts: what can go as one goes as one."""
    for key, value in facts.items():
        yield (*prefix, key)
        if isinstance(value, dict):
            yield from _paths(value, (*prefix, key))
