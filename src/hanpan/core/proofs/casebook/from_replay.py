"""Cuts a case out of a played game: the state before a step as `given`, its moves and draws, what followed.

A step in which a judge, the clock or somebody who left acted is an order. A judge who takes the match or a ruling back
needs where that was: such a case begins there and plays all that came between. So does a case of a step that cites no
clause: it begins a step earlier, in the end with the setup; where not even that cites one, it shows what is refused.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from hanpan.core.chance.draws import Draw, DrawError
from hanpan.core.contract.codec import plain
from hanpan.core.contract.error import HanpanError, told
from hanpan.core.contract.event import whole
from hanpan.core.contract.game import AnyGame, LoadGame, TakesNotes
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.opening import said
from hanpan.core.contract.provable import AnyProvable, NotProvable, provable
from hanpan.core.contract.restated import CannotGive, changes, fewest, lists
from hanpan.core.contract.rules import Rules
from hanpan.core.contract.seat import Seat
from hanpan.core.match.orders import AnyOrder, Propose, Restore, Violation, Void, standing
from hanpan.core.proofs.casebook.events import written
from hanpan.core.proofs.casebook.load import parse_text
from hanpan.core.proofs.casebook.moment import CaseError, Moment
from hanpan.core.proofs.casebook.play import play_scenario
from hanpan.core.proofs.casebook.run import run_case
from hanpan.core.proofs.casebook.script import CaseChance
from hanpan.core.proofs.casebook.values import shown
from hanpan.core.replay import Replay, game_of
from hanpan.core.replay.verify import moments


class CannotCut(HanpanError, ValueError):
    """A step that cannot be written as a case; the message says why."""


class Recorded(NamedTuple):
    """One step of a match: the state after it, and what led there."""

    state: Any
    moves: Mapping[Seat, Any] = {}
    draws: Sequence[Draw] = ()
    order: AnyOrder | None = None


def cut_replay(replay: Replay, at: int, load_game: LoadGame, *, case: str, title: str) -> str:
    """The YAML of a case for step `at` of a replay (1: the first answer). Raises BadReplay or CannotCut."""
    if not 1 <= at < len(replay.steps):
        raise CannotCut(
            f"there is no step {at}; the steps of {replay.path} are 1 to {len(replay.steps) - 1}",
            ko=f"{at}단계는 없습니다. {replay.path}의 단계는 1부터 {len(replay.steps) - 1}까지입니다",
        )
    game = game_of(replay, load_game)
    steps: list[Recorded] = []
    for moment in moments(replay, game):
        record = replay.steps[moment.n]
        steps.append(Recorded(moment.state, moment.moves, record.draws, record.order))
        if moment.n == at:
            break
    return cut_step(game, replay.header.mode, steps, case=case, title=title)


def cut_step(game: AnyGame, mode: str | None, steps: Sequence[Recorded], *, case: str, title: str) -> str:
    """The YAML of a case that repeats the last of these steps of a match. Raises CannotCut.

    The first is the setup in that mode or, without one, the position that the match began with.
    """
    told = _Cut(_provable(game), mode, steps, case, title)
    start = _start(steps, len(steps) - 2)
    first = 0 if mode is None else -1
    while start > first and not told.shows(start):
        start = _start(steps, start - 1)
    return told.text(start)


def cut_case(
    game: AnyGame, before: Any, moves: Mapping[Seat, Any], draws: Sequence[Draw], *, case: str, title: str
) -> str:
    """The YAML of a case that repeats one step from `before` and passes. Raises CannotCut."""
    steps = (Recorded(before), Recorded(None, moves, draws))
    return _Cut(_provable(game), None, steps, case, title).text(0)


def given_of(game: AnyProvable, state: Any) -> dict[str, Any]:
    """The fewest facts from which `game.given` makes exactly this state. Raises CannotCut."""
    try:
        return fewest(game, state)
    except CannotGive as error:
        raise CannotCut(
            f"this moment cannot be told as `given`: {error}",
            ko=f"이 순간은 `given`으로 적을 수 없습니다: {told(error, 'ko')}",
        ) from error


def _provable(game: AnyGame) -> AnyProvable:
    try:
        return provable(game)
    except NotProvable as error:
        raise CannotCut(str(error), ko=told(error, "ko")) from error


def _start(steps: Sequence[Recorded], start: int) -> int:
    """The step after which a case must begin that is to begin after `start` (-1: with the setup)."""
    orders = [step.order for step in steps[start + 1 :]]
    back = [order.step - isinstance(order, Void) for order in orders if isinstance(order, Restore | Propose | Void)]
    earliest = min([start, *back])
    return start if earliest == start else _start(steps, earliest)


class _Cut:
    """A case in the making: the last of some steps."""

    def __init__(self, game: AnyProvable, mode: str | None, steps: Sequence[Recorded], case: str, title: str) -> None:
        self.game, self.mode, self.steps = game, mode, steps
        self.case, self.title = case, title
        self._given: dict[int, dict[str, Any]] = {}
        self._moments: dict[int, Moment] = {}

    def text(self, start: int) -> str:
        """The case that begins after that step, if it holds. Raises CannotCut."""
        moment, rules = self._moment(start), self.shows(start)
        refused = None if rules else self._refused(moment)
        if refused is not None:  # a case must show something
            rules = [refused["clause"]]
        expected = [*(self._set_up(moment, rules) if start < 0 else ()), *self._expected(moment)]
        lines = [*self._head(rules), *self._begin(start), *self._play(start), "expect:", *expected]
        text = "\n".join([*lines, *([] if refused is None else [f"  - refused: {shown(refused)}"]), ""])
        report = run_case(parse_text(text, Path(f"{self.case}.yaml")), lambda name, overrides: self.game)
        if not report.ok:
            raise CannotCut(
                f"the case does not hold: {'; '.join(report.messages)}",
                ko=f"판례가 성립하지 않습니다: {'; '.join(told(message, 'ko') for message in report.messages)}",
            )
        return text

    def shows(self, start: int) -> list[str]:
        """The clauses that a case which begins after that step shows, in reading order: by citing them, or by beginning
        with the setup and expecting its events."""
        told: dict[str, set[str]] = {}
        for event in self._moment(start).events:
            told.setdefault(event.clause, set()).add(f"event {event.kind}")
        return [
            clause.id
            for clause in self.game.rulebook().clauses
            if clause.id in told
            and (
                clause.shown_by == "citation"
                or (clause.shown_by == "setup" and start < 0 and told[clause.id] & set(clause.shown_in))
            )
        ]

    def _set_up(self, moment: Moment, rules: Sequence[str]) -> Iterator[str]:
        """What the setup must have told for the clauses about the start of a game that the case names."""
        begins = {clause.id for clause in self.game.rulebook().clauses if clause.shown_by == "setup"} & set(rules)
        found = [event for event in moment.played[0].events if event.clause in begins]
        if found:
            yield "  - events:"
            yield from (f"      - {written(event.kind, event.seat, _fields(event))}" for event in found)

    def _refused(self, moment: Moment) -> dict[str, Any]:
        """Something that is refused now, by a clause that can be shown so. Raises CannotCut."""
        game, state = self.game, moment.state
        showing = {clause.id for clause in game.rulebook().clauses if clause.shown_by == "citation"}
        for seat in moment.pending:
            for action in game.samples(state):
                refusal = game.check(state, seat, action)
                if refusal is not None and refusal.clause in showing:
                    return {seat: _move(game, action), "code": refusal.code, "clause": refusal.clause}
        raise CannotCut(
            "this step cites no clause, so there is nothing that a case of it shows",
            ko="이 단계는 조항을 인용하지 않아서 판례로 보일 것이 없습니다",
        )

    def _head(self, rules: Sequence[str]) -> Iterator[str]:
        info = self.game.info
        yield f"case: {shown(self.case)}"
        yield f"title: {shown(self.title)}"
        yield f"rules: {shown(list(rules))}"
        yield f"game: {shown(info.id)}"
        if isinstance(self.game, Rules) and self.game.releases and info.rules_version != self.game.releases[-1].version:
            yield f"under: {shown(info.rules_version)}"
        numbers, day = said(self.game)
        if numbers:
            yield f"params: {shown(numbers)}"
        if day is not None:
            yield f"day: {day.isoformat()}"
        yield "symmetric: false"
        yield "reason: it is one step of a game that was played"

    def _begin(self, start: int) -> Iterator[str]:
        if start < 0:
            yield f"setup: {shown(self.mode)}"
            yield from _chance(self.steps[0].draws)
            return
        if start not in self._given:
            self._given[start] = given_of(self.game, self.steps[start].state)
        yield "given:" if self._given[start] else "given: {}"
        for key, value in self._given[start].items():
            yield f"  {shown(key)}: {shown(value)}"
        played = self.steps[start + 1 :]
        if len(played) == 1:
            yield from _chance(played[0].draws)

    def _play(self, start: int) -> Iterator[str]:
        before, played = self._before(start), self.steps[max(start, 0) + 1 :]
        alone = start >= 0 and len(played) == 1  # then its draws stand at the top
        if before or played:
            yield "play:"
        for order in before:
            yield f"  - {shown({'order': plain(order)})}"
        for step in played:
            if step.order is not None:
                yield f"  - {shown({'order': self._order(step.order, max(start, 0) - len(before))})}"
                continue
            said: dict[str, Any] = {seat: _move(self.game, action) for seat, action in step.moves.items()}
            yield f"  - {shown(said if alone or not step.draws else {**said, 'chance': _script(step.draws)})}"

    def _before(self, start: int) -> list[AnyOrder]:
        """The earlier records that count when the last step is one more or one less, where no state keeps them."""
        if not isinstance(self.steps[-1].order, Violation | Void) or isinstance(self.game, TakesNotes):
            return []
        ordered = {n: step.order for n, step in enumerate(self.steps) if step.order is not None}
        return [order for n, order in standing(ordered).items() if n <= start and isinstance(order, Violation)]

    def _order(self, order: AnyOrder, shift: int) -> dict[str, Any]:
        """An order with its step as the case counts; a step before the case is not named."""
        said: dict[str, Any] = plain(order)
        said.pop("shift", None)
        about = said.get("step")
        if about is not None and about >= shift:
            said["step"] = about - shift
        elif about is not None:
            said = {name: value for name, value in said.items() if name not in ("step", "index")}
        return said

    def _moment(self, start: int) -> Moment:
        """Where such a case ends. Raises CannotCut."""
        if start not in self._moments:
            self._moments[start] = self._played(start)
        return self._moments[start]

    def _played(self, start: int) -> Moment:
        lines = [*self._head(["any"]), *self._begin(start), *self._play(start), "expect: {prompt: {}}"]
        (scenario,) = parse_text("\n".join(lines), Path(f"{self.case}.yaml")).scenarios
        try:
            chance = CaseChance(scenario.script, "chance", None)
            return play_scenario(self.game, scenario._replace(expect=()), chance, None)[0]
        except (CaseError, DrawError) as error:
            raise CannotCut(
                f"the step cannot be repeated: {error}", ko=f"이 단계를 되풀이할 수 없습니다: {told(error, 'ko')}"
            ) from error

    def _expected(self, moment: Moment) -> Iterator[str]:
        game, last = self.game, moment.played[-1]
        if last.events:
            if len(moment.played) > 2:
                yield "  - in: last"
            yield f"  {' ' if len(moment.played) > 2 else '-'} events:"
            for event in last.events:
                yield f"      - {written(event.kind, event.seat, _fields(event))}"
        before = moment.played[-2].state if len(moment.played) > 1 else None
        changed = changes(lists(game.facts(before)), lists(game.facts(last.state))) if before is not None else []
        if changed:
            yield "  - state:"
            for path, value in changed:
                yield f"      {path}: {shown(value)}"
        yield f"  - prompt: {shown({seat: prompt.kind for seat, prompt in moment.pending.items()})}"
        outcome = moment.outcome
        if outcome is not None:
            yield f"  - outcome: {shown({'winner': outcome.winner, **plain(outcome.data), 'clause': outcome.clause})}"


def _chance(draws: Sequence[Draw]) -> Iterator[str]:
    if draws:
        yield "chance:"
        for label, outcome in _script(draws).items():
            yield f"  {shown(label)}: {shown(outcome)}"


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


def _fields(told: Happening) -> dict[str, Any]:
    """All that an event tells anybody, once."""
    event = whole(told)
    own = {f"{seat}.{key}": value for seat, fields in event.private.items() for key, value in fields.items()}
    return {**event.data, **own, "clause": event.clause}
