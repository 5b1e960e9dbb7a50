"""Cuts a case out of a played game: the state before a step as `given`, its moves and draws, what followed."""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from hanpan.core.chance.draws import Draw, DrawError, RecordedChance
from hanpan.core.contract.codec import plain
from hanpan.core.contract.event import whole
from hanpan.core.contract.game import AnyGame, LoadGame
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.provable import AnyProvable, NotProvable, provable
from hanpan.core.contract.seat import Seat
from hanpan.core.proofs.casebook.events import written
from hanpan.core.proofs.casebook.load import parse_text
from hanpan.core.proofs.casebook.run import run_case
from hanpan.core.proofs.casebook.values import same, shown
from hanpan.core.replay import Replay, game_of, states

_UNKNOWN = re.compile(r"unknown field `(?P<field>[^`]+)`(?: - at `\$\.?(?P<at>[^`]*)`)?")


class CannotCut(ValueError):
    """A step that cannot be written as a case; the message says why."""


def cut_replay(replay: Replay, at: int, load_game: LoadGame, *, case: str, title: str) -> str:
    """The YAML of a case for step `at` of a replay (1: the first answer). Raises BadReplay or CannotCut."""
    if not 1 <= at < len(replay.steps):
        raise CannotCut(f"there is no step {at}; the steps of {replay.path} are 1 to {len(replay.steps) - 1}")
    before = None
    for moment in states(replay, load_game):
        if moment.n == at:
            game = game_of(replay, load_game)
            return cut_case(game, before, moment.moves, replay.steps[at].draws, case=case, title=title)
        before = moment.state
    raise AssertionError("a replay has a moment for each of its steps")


def cut_case(
    game: AnyGame,
    before: Any,
    moves: Mapping[Seat, Any],
    draws: Sequence[Draw],
    *,
    case: str,
    title: str,
    rules: Sequence[str] = (),
) -> str:
    """The YAML of a case that repeats one step from `before` and passes. Raises CannotCut.

    `rules` are the clauses it names; by default all that the step cites.
    """
    game = _provable(game)
    given = given_of(game, before)
    try:
        after = game.apply(before, dict(moves), RecordedChance(draws))
    except DrawError as error:
        raise CannotCut(f"the draws do not fit the step: {error}") from error
    text = "\n".join(
        [
            f"case: {shown(case)}",
            f"title: {shown(title)}",
            f"rules: {shown(list(rules) or _cited(game, after.events))}",
            f"game: {shown(game.info.id)}",
            *([f"params: {shown(game.info.overrides)}"] if game.info.overrides else []),
            "symmetric: false",
            "reason: it is one step of a game that was played",
            "given:",
            *_indented(given),
            *(["chance:", *_indented(_script(draws))] if draws else []),
            "play:",
            f"  - {shown({seat: _move(game, action) for seat, action in moves.items()})}",
            "expect:",
            *_expected(game, before, after.state, after.events),
            "",
        ]
    )
    report = run_case(parse_text(text, Path(f"{case}.yaml")), lambda name, overrides: game)
    if not report.ok:
        raise CannotCut(f"the case does not hold: {'; '.join(report.messages)}")
    return text


def _provable(game: AnyGame) -> AnyProvable:
    try:
        return provable(game)
    except NotProvable as error:
        raise CannotCut(str(error)) from error


def given_of(game: AnyProvable, state: Any) -> dict[str, Any]:
    """The fewest facts from which `game.given` makes exactly this state. Raises CannotCut."""
    facts = _accepted(game, _lists(game.facts(state)))
    made = game.given(facts)
    if made != state:
        parts = _changes(_lists(game.facts(state)), _lists(game.facts(made)))
        named = ", ".join(path for path, _ in parts) or "something that is no fact"
        raise CannotCut(f"this moment cannot be told as `given`: {named} would be lost")
    for path in list(_paths(facts)):
        fewer = _without(facts, path)
        if _makes(game, fewer, state):
            facts = fewer
    return facts


def _accepted(game: AnyProvable, facts: dict[str, Any]) -> dict[str, Any]:
    """The facts without those that tell more than `given` takes, such as a count of cards in hand."""
    while True:
        try:
            game.given(facts)
            return facts
        except ValueError as error:
            found = _UNKNOWN.search(str(error))
            if found is None:
                raise CannotCut(f"this moment cannot be told as `given`: {error}") from error
            at = [part for part in (found["at"] or "").split(".") if part]
            facts = _without(facts, (*at, found["field"]))


def _makes(game: AnyProvable, facts: Mapping[str, Any], state: Any) -> bool:
    try:
        return bool(game.given(facts) == state)
    except ValueError:
        return False


def _paths(facts: Mapping[str, Any], prefix: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every path, a whole before its parts: what can go as one goes as one."""
    for key, value in facts.items():
        yield (*prefix, key)
        if isinstance(value, dict):
            yield from _paths(value, (*prefix, key))


def _without(facts: dict[str, Any], path: tuple[str, ...]) -> dict[str, Any]:
    first, *rest = path
    if not rest:
        return {key: value for key, value in facts.items() if key != first}
    below = facts.get(first)
    return {**facts, first: _without(below, tuple(rest))} if isinstance(below, dict) else facts


def _lists(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _lists(part) for key, part in value.items()}
    return [_lists(part) for part in value] if isinstance(value, list | tuple) else value


def _script(draws: Sequence[Draw]) -> dict[str, Any]:
    by_label: dict[str, list[Any]] = {}
    for label, outcome in draws:
        by_label.setdefault(label, []).append(outcome)
    return {label: outcomes if len(outcomes) > 1 else outcomes[0] for label, outcomes in by_label.items()}


def _move(game: AnyGame, action: Any) -> Any:
    text = game.write(action)
    try:
        return text if game.read(text) == action else plain(action)
    except ValueError:
        return plain(action)


def _cited(game: AnyGame, events: Sequence[Happening]) -> list[str]:
    """The clauses of the rulebook that the events cite, in reading order."""
    cited = {event.clause for event in events}
    return [clause.id for clause in game.rulebook().clauses if clause.id in cited]


def _expected(game: AnyProvable, before: Any, after: Any, events: Sequence[Happening]) -> Iterator[str]:
    if events:
        yield "  - events:"
        for event in events:
            yield f"      - {written(event.kind, event.seat, _fields(event))}"
    changes = _changes(_lists(game.facts(before)), _lists(game.facts(after)))
    if changes:
        yield "  - state:"
        for path, value in changes:
            yield f"      {path}: {shown(value)}"
    asked = {seat: prompt.kind for seat, prompt in game.pending(after).items()}
    yield f"  - prompt: {shown(asked)}"
    outcome = game.outcome(after)
    if outcome is not None:
        yield f"  - outcome: {shown({'winner': outcome.winner, **plain(outcome.data), 'clause': outcome.clause})}"


def _fields(told: Happening) -> dict[str, Any]:
    """All that an event tells anybody, once."""
    event = whole(told)
    own = {f"{seat}.{key}": value for seat, fields in event.private.items() for key, value in fields.items()}
    return {**event.data, **own, "clause": event.clause}


def _changes(before: Any, after: Any, prefix: str = "") -> list[tuple[str, Any]]:
    """The facts that changed, by dotted path, with their new values."""
    out: list[tuple[str, Any]] = []
    for key, value in after.items():
        old = before.get(key)
        if isinstance(value, dict) and isinstance(old, dict):
            out += _changes(old, value, f"{prefix}{key}.")
        elif not same(value, old):
            out.append((f"{prefix}{key}", value))
    return out


def _indented(facts: Mapping[str, Any]) -> Iterator[str]:
    for key, value in facts.items():
        yield f"  {shown(key)}: {shown(value)}"
