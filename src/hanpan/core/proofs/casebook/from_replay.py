"""Cuts a case out of a played game: the state before a step as `given`, its moves and draws, what followed."""

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
from hanpan.core.proofs.casebook.values import shown
from hanpan.core.proofs.restated import CannotGive, changes, fewest, lists
from hanpan.core.replay import Replay, game_of, states


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
    try:
        return fewest(game, state)
    except CannotGive as error:
        raise CannotCut(f"this moment cannot be told as `given`: {error}") from error


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
    changed = changes(lists(game.facts(before)), lists(game.facts(after)))
    if changed:
        yield "  - state:"
        for path, value in changed:
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


def _indented(facts: Mapping[str, Any]) -> Iterator[str]:
    for key, value in facts.items():
        yield f"  {shown(key)}: {shown(value)}"
