"""Runs a case: as written, saved and reloaded at each step, with hidden cards dealt again, and with
the seats in other places. Strict everywhere: nothing is answered by default, nothing passes by accident."""

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Literal, NamedTuple, TypeAlias

from hanpan.core.chance.chance import Chance
from hanpan.core.chance.draws import Branch, DrawError, every
from hanpan.core.contract.error import Bilingual, told
from hanpan.core.contract.game import BadDay, LoadGame, UnknownRules, on, under
from hanpan.core.contract.params import BadParameter
from hanpan.core.contract.provable import AnyProvable, provable
from hanpan.core.proofs.casebook.clauses import not_shown, unknown
from hanpan.core.proofs.casebook.declared import check_events
from hanpan.core.proofs.casebook.expect import problems
from hanpan.core.proofs.casebook.moment import CaseError, Denied, LoadBot, Moment, Played, Problem
from hanpan.core.proofs.casebook.parse import mirrored
from hanpan.core.proofs.casebook.play import play_scenario
from hanpan.core.proofs.casebook.schema import Case, Expectation, Moves, Odd, OddsAre, Scenario
from hanpan.core.proofs.casebook.script import CaseChance, check_all_used
from hanpan.core.proofs.citations import Pair, undeclared

Result: TypeAlias = Literal["ok", "failed", "error"]

MAX_WAYS = 10_000


class CaseReport(NamedTuple):
    """How a case came out. Messages name file and line, and carry their Korean (`told` of contract/error.py); `log` is
    what the first run did, for `explain`."""

    case: Case
    result: Result
    messages: tuple[str, ...]
    cited: frozenset[str]  # clauses that events and asserted refusals cited
    told: Counter[Pair]  # kinds of events and the clauses they cited, over all runs
    log: tuple[Played | Denied, ...]
    answer: str | None  # of a question: the outcome the engine gives now
    runs: int  # how many times it was played through

    @property
    def ok(self) -> bool:
        """Whether all is as the case says."""
        return self.result == "ok"


def run_case(case: Case, load_game: LoadGame, load_bot: LoadBot | None = None) -> CaseReport:
    """Run the case in every way and say how it came out. What a case says never makes this raise."""
    runner = _Runner(case, load_bot)
    if not runner.run(load_game):
        return runner.report("error")
    if case.status != "known_failing":
        return runner.report("failed" if runner.messages else "ok")
    if runner.messages:
        return runner.report("ok")
    runner.tell(
        Problem(
            case.line,
            "status: is known_failing and passes now; make it ruled",
            "status: known_failing인데 이제 성립합니다. ruled로 바꿔 주십시오",
        )
    )
    return runner.report("failed")


class _Runner:
    """Collects what one case shows, over all its runs."""

    def __init__(self, case: Case, load_bot: LoadBot | None) -> None:
        self.case = case
        self.load_bot = load_bot
        self.messages: list[Bilingual] = []
        self.cited: frozenset[str] = frozenset()
        self.told: Counter[Pair] = Counter()
        self.log: tuple[Played | Denied, ...] = ()
        self.answers: set[str] = set()
        self.runs = 0
        self.place = Bilingual("")  # which run a message is about
        self.sound = True  # whether a game can come to where it starts

    def report(self, result: Result) -> CaseReport:
        answer = ", ".join(sorted(self.answers)) or None
        return CaseReport(self.case, result, tuple(self.messages), self.cited, self.told, self.log, answer, self.runs)

    def tell(self, problem: Problem) -> None:
        where = f"{self.case.path}:{problem.line}: "
        self.messages.append(
            Bilingual(f"{where}{self.place}{problem.text}", f"{where}{told(self.place, 'ko')}{problem.ko}")
        )

    def run(self, load_game: LoadGame) -> bool:
        """Run it in every way and collect the messages; whether it could be run as it is written."""
        try:
            game = _game(self.case, load_game)
        except CaseError as error:
            self.tell(error.problem)
            return False
        ran = self._ran(game)
        self.place = Bilingual("")
        strange = [*unknown(self.case, game, self.cited)]
        shown = [] if strange or not ran else not_shown(self.case, game, self.cited)
        for problem in (*strange, *shown):
            self.tell(problem)
        if ran and self.case.constructed is not None and self.sound:
            self.tell(
                Problem(
                    self.case.constructed.line,
                    "constructed: a game can come to this; take the line out",
                    "constructed: 판에서 나올 수 있는 국면입니다. 이 줄을 빼 주십시오",
                )
            )
        return ran and not strange

    def _ran(self, game: AnyProvable) -> bool:
        try:
            self._every_way(game)
        except CaseError as error:
            for problem in (*error.found, error.problem):
                self.tell(problem)
            self.log = self.log or tuple(error.log)
            return False
        return True

    def _every_way(self, game: AnyProvable) -> None:
        for seat, line in self.case.seats.items():
            if seat not in game.info.seats:
                there = ", ".join(game.info.seats)
                raise CaseError(
                    line,
                    f"{seat} is not a seat here; {game.info.id} has {there}",
                    ko=f"여기에 없는 자리입니다: {seat}. {game.info.id}의 자리: {there}",
                )
        check_events(self.case, game)
        self._scenarios(game, self.case.scenarios)
        if not self.messages and game.info.symmetric:  # a mirror image would only say it again
            self._scenarios(game, mirrored(self.case, game.info))

    def _scenarios(self, game: AnyProvable, scenarios: Iterable[Scenario]) -> None:
        for scenario in scenarios:
            row, row_ko = (f"in the row {scenario.name}: ", f"{scenario.name} 행: ") if scenario.name else ("", "")
            self.place = Bilingual(row, row_ko)
            if scenario.swapped:
                self.place = Bilingual(
                    f"it holds as written, but with {scenario.swapped}: {row}",
                    f"적힌 대로는 성립하지만, {told(scenario.swapped, 'ko')} 그렇지 않습니다: {row_ko}",
                )
            self._scenario(game, scenario)

    def _scenario(self, game: AnyProvable, scenario: Scenario) -> None:
        tally = _Tally(scenario)
        used: dict[str, int] = {}
        steps = [(step.script, dict[str, int]()) for step in scenario.steps if isinstance(step, Moves) and step.script]

        def once(other: Chance | None) -> tuple[Moment, list[Problem]]:
            chance = CaseChance(scenario.script, "chance", other)
            result = play_scenario(game, scenario, chance, self.load_bot)
            _most(used, chance.used)
            for (_, drawn), at_step in zip(steps, chance.steps, strict=False):  # a way may end before its last step
                _most(drawn, at_step.used)
            return result

        if scenario.script.every:
            try:
                for branch in every(once, limit=MAX_WAYS):
                    self._take(branch, tally)
            except DrawError as error:
                raise CaseError(scenario.script.line, f"chance: {error}", ko=f"chance: {told(error, 'ko')}") from error
        else:
            self._take(Branch(Fraction(1), (), once(None)), tally)
        for problem in tally.verdict():
            self.tell(problem)
        self._answer(scenario, tally)
        for script, drawn in ((scenario.script, used), *steps):
            check_all_used(script, drawn, "chance")

    def _take(self, branch: Branch, tally: "_Tally") -> None:
        moment, found = branch.result
        drawn = ", ".join(f"{label} {outcome}" for label, outcome in branch.draws)
        way = Bilingual(f"with {drawn}: ", f"{drawn} 경우: ") if drawn else Bilingual("")
        tally.take(branch.probability, way, moment, found)
        self.runs += 1
        self.cited |= moment.cited
        self.sound = self.sound and moment.sound
        self.told.update((event.kind, event.clause) for event in moment.events)
        for event in undeclared(moment.events, moment.game.events):
            self.tell(
                Problem(
                    self.case.line,
                    f"{event.kind} cites {event.clause}, which its declaration does not name",
                    f"{event.kind} 이벤트의 선언에 없는 조항을 인용합니다: {event.clause}",
                )
            )
        self.log = self.log or tuple(moment.log)

    def _answer(self, scenario: Scenario, tally: "_Tally") -> None:
        """A question must be answered by exactly one of its outcomes."""
        if not scenario.outcomes:
            return
        names = tally.answers()
        self.answers.update(names)
        if len(names) != 1:
            all_of, none_of = ", ".join(names), ", ".join(scenario.outcomes)
            said = f"{' and '.join(names)} hold together" if names else f"none of {none_of} holds"
            ko = f"여럿이 함께 성립합니다: {all_of}" if names else f"성립하는 것이 없습니다: {none_of}"
            self.tell(
                Problem(
                    self.case.line,
                    f"outcomes: {said}; a question has one answer at a time",
                    f"outcomes: {ko}. 질문의 답은 한 번에 하나뿐입니다",
                )
            )


class _Tally:
    """What a scenario's ways add up to: problems, odds and answers."""

    def __init__(self, scenario: Scenario) -> None:
        self.ways = 0
        self.found: dict[int, Problem] = {}  # the first problem of each line
        self.odds = _odds(scenario.expect)
        self.sums = [Fraction(0)] * len(self.odds)
        self.outcomes = {
            name: (tuple(e for e in group if not isinstance(e, OddsAre)), _odds(group))
            for name, group in scenario.outcomes.items()
        }
        self.open = dict.fromkeys(scenario.outcomes, True)
        self.outcome_sums = {name: [Fraction(0)] * len(odds) for name, (_, odds) in self.outcomes.items()}

    def take(self, probability: Fraction, drawn: Bilingual, moment: Moment, found: Iterable[Problem]) -> None:
        self.ways += 1
        for line, text, ko in found:
            self.found.setdefault(line, Problem(line, f"{drawn}{text}", f"{drawn.ko}{ko}"))
        _add(self.sums, self.odds, probability, moment)
        for name, (group, odds) in self.outcomes.items():
            self.open[name] = self.open[name] and _holds(moment, group)
            _add(self.outcome_sums[name], odds, probability, moment)

    def verdict(self) -> list[Problem]:
        """All that is not as the scenario says."""
        out = list(self.found.values())
        for odd, chance in zip(self.odds, self.sums, strict=True):
            if chance != odd.chance:
                out.append(
                    Problem(
                        odd.line,
                        f"odds: the chance is {chance}, not {odd.chance} ({self.ways} ways)",
                        f"odds: 판례의 확률은 {odd.chance}, 실제 확률은 {chance} (경우의 수 {self.ways}가지)",
                    )
                )
        return out

    def answers(self) -> list[str]:
        """The outcomes that hold."""
        return [
            name
            for name, (_, odds) in self.outcomes.items()
            if self.open[name] and self.outcome_sums[name] == [odd.chance for odd in odds]
        ]


def _most(seen: dict[str, int], counts: Mapping[str, int]) -> None:
    for label, count in counts.items():
        seen[label] = max(seen.get(label, 0), count)


def _odds(expectations: Iterable[Expectation]) -> list[Odd]:
    return [odd for expectation in expectations if isinstance(expectation, OddsAre) for odd in expectation.odds]


def _add(sums: list[Fraction], odds: list[Odd], probability: Fraction, moment: Moment) -> None:
    for index, odd in enumerate(odds):
        if _holds(moment, odd.when):
            sums[index] += probability


def _holds(moment: Moment, expectations: Iterable[Expectation]) -> bool:
    return not any(problems(moment, expectation) for expectation in expectations)


def _game(case: Case, load_game: LoadGame) -> AnyProvable:
    try:
        game = on(load_game(case.game, case.params), case.day)
        return provable(game if case.under is None else under(game, case.under.value))
    except UnknownRules as error:
        assert case.under is not None
        raise CaseError(case.under.line, f"under: {error}", ko=f"under: {told(error, 'ko')}") from error
    except BadParameter as error:
        raise CaseError(case.params_line, f"params: {error}", ko=f"params: {told(error, 'ko')}") from error
    except BadDay as error:
        raise CaseError(case.line, f"day: {error}", ko=f"day: {told(error, 'ko')}") from error
    except ValueError as error:
        raise CaseError(case.line, f"game: {error}", ko=f"game: {told(error, 'ko')}") from error
