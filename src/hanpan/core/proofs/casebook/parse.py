"""From the tree of a file to a case: every key known, every value of its type."""

from collections.abc import Callable, Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import Literal, TypeVar, cast

from hanpan.core.contract.game import BadDay, GameInfo, read_day
from hanpan.core.proofs.casebook.parse_expect import parse_expectations, parse_move, parse_script
from hanpan.core.proofs.casebook.reader import Reader
from hanpan.core.proofs.casebook.reseat import Reseating, reseatings, told
from hanpan.core.proofs.casebook.schema import (
    Asks,
    Case,
    Check,
    Expectation,
    Leave,
    Moves,
    Note,
    OddsAre,
    Ordered,
    Scenario,
    Script,
    Status,
    Step,
    Value,
)
from hanpan.core.proofs.casebook.tree import Scalar, Tree, filled, holes, reseated

T = TypeVar("T")

KEYS = (
    "case",
    "title",
    "rules",
    "game",
    "under",
    "params",
    "day",
    "status",
    "symmetric",
    "reason",
    "constructed",
    "given",
    "setup",
    "chance",
    "play",
    "expect",
    "outcomes",
    "vary",
)
SCENARIO_KEYS = ("given", "setup", "chance", "play", "expect", "outcomes")
STATUSES = ("ruled", "question", "known_failing")
ASKED: tuple[Literal["concede", "offer_draw", "decline_draw"], ...] = ("concede", "offer_draw", "decline_draw")


def parse_case(path: Path, tree: Tree) -> Case:
    """The case a file's tree describes, with each row of `vary`. Raises BadCase."""
    read = Reader(path)
    top = read.mapping(tree, "case", KEYS)
    for key in ("case", "title", "rules", "game"):
        if key not in top:
            raise read.bad(tree.line, f"the key {key!r} is missing")
    status = _status(read, top)
    symmetric = read.flag(top["symmetric"], "symmetric") if "symmetric" in top else True
    _check_reason(read, top, symmetric)
    bodies = _rows(read, top)
    constructed = _constructed(read, top)
    scenarios = tuple(
        _scenario(read, name, body, status)._replace(constructed=constructed is not None) for name, body in bodies
    )
    _check_expects_something(read, top["case"].line, scenarios)
    return Case(
        path=path,
        line=top["case"].line,
        id=read.text(top["case"], "case"),
        title=read.text(top["title"], "title"),
        rules=_rules(read, top["rules"]),
        game=read.text(top["game"], "game"),
        under=_optional(top, "under", None, lambda t: Value(t.line, read.text(t, "under"))),
        params=_optional(top, "params", {}, lambda t: _params(read, t)),
        params_line=top["params"].line if "params" in top else tree.line,
        day=_optional(top, "day", None, lambda t: _day(read, t)),
        status=status,
        symmetric=symmetric,
        reason=_optional(top, "reason", None, lambda t: read.text(t, "reason")),
        constructed=constructed,
        seats=dict(read.seats),
        scenarios=scenarios,
        mirrored=tuple(bodies) if symmetric else (),
    )


def mirrored(case: Case, info: GameInfo) -> Iterator[Scenario]:
    """The scenarios of the case with the seats in the other places that the game knows."""
    read = Reader(case.path)
    for seats in reseatings(info):
        for name, body in case.mirrored:
            yield _scenario(read, name, body, case.status, seats)._replace(constructed=case.constructed is not None)


def _optional(top: Mapping[str, Tree], key: str, default: T, reader: Callable[[Tree], T]) -> T:
    return reader(top[key]) if key in top else default


def _status(read: Reader, top: Mapping[str, Tree]) -> Status:
    if "status" not in top:
        return "ruled"
    tree = top["status"]
    if tree.value not in STATUSES:
        raise read.wrong(tree, "status", f"one of {', '.join(STATUSES)}")
    return cast(Status, tree.value)


def _check_reason(read: Reader, top: Mapping[str, Tree], symmetric: bool) -> None:
    if symmetric and "reason" in top:
        raise read.bad(top["reason"].line, "reason: says why a case is not symmetric, and this one is")
    if not symmetric and "reason" not in top:
        raise read.bad(top["symmetric"].line, "symmetric: false needs a `reason`")


def _constructed(read: Reader, top: Mapping[str, Tree]) -> Value | None:
    """Why a case starts from a state that no game comes to."""
    if "constructed" not in top:
        return None
    tree = top["constructed"]
    if "given" not in top:
        raise read.bad(tree.line, "constructed: is about `given`, and there is none")
    return Value(tree.line, read.text(tree, "constructed"))


def _rules(read: Reader, tree: Tree) -> dict[str, int]:
    out: dict[str, int] = {}
    for child in read.items(tree, "rules"):
        clause = read.text(child, "rules")
        if clause in out:
            raise read.bad(child.line, f"rules: {clause} stands twice")
        out[clause] = child.line
    return out


def _day(read: Reader, tree: Tree) -> date | None:
    try:
        return read_day(read.text(tree, "day"))
    except BadDay as error:
        raise read.bad(tree.line, f"day: {error}") from error


def _params(read: Reader, tree: Tree) -> dict[str, int]:
    return {name: read.whole(child, f"params: {name}") for name, child in read.mapping(tree, "params").items()}


def _rows(read: Reader, top: Mapping[str, Tree]) -> list[tuple[str, Tree]]:
    """The scenario part of the file, once for each row of `vary`."""
    body = Tree({key: top[key] for key in SCENARIO_KEYS if key in top}, top["case"].line)
    if "vary" not in top:
        for name, line in holes(body):
            raise read.bad(line, f"${{{name}}} stands here and there is no `vary`")
        return [("", body)]
    out: list[tuple[str, Tree]] = []
    names: list[str] = []
    for tree in read.items(top["vary"], "vary"):
        row = {name: _row_value(read, child, name) for name, child in read.mapping(tree, "vary").items()}
        names = names or list(row)
        if set(row) != set(names) or not row:
            raise read.bad(tree.line, f"vary: each row must name {', '.join(names) or 'something'}")
        used: set[str] = set()
        out.append((", ".join(f"{name}: {row[name]}" for name in names), filled(body, row, used, read.path)))
        unused = sorted(set(row) - used)
        if unused:
            raise read.bad(tree.line, f"vary: ${{{unused[0]}}} stands nowhere in the case")
    return out


def _row_value(read: Reader, tree: Tree, name: str) -> Scalar:
    if isinstance(tree.value, dict | list):
        raise read.wrong(tree, f"vary: {name}", "a single value")
    return tree.value


def _scenario(read: Reader, name: str, body: Tree, status: Status, seats: Reseating | None = None) -> Scenario:
    top = cast(dict[str, Tree], (reseated(body, seats) if seats else body).value)
    if "given" in top and "setup" in top:
        raise read.bad(top["setup"].line, "setup: a case starts from `given` or from `setup`, not from both")
    if "given" not in top and "setup" not in top:
        raise read.bad(body.line, "the key 'given' is missing (or `setup: MODE`, to start as a game starts)")
    if "given" in top:
        read.mapping(top["given"], "given")
    script = _optional(top, "chance", Script(body.line, False, {}), lambda t: parse_script(read, t, "chance"))
    scenario = Scenario(
        name=name,
        given=top.get("given"),
        setup=_optional(top, "setup", None, lambda t: Value(t.line, read.text(t, "setup"))),
        script=script,
        steps=_optional(top, "play", (), lambda t: tuple(_step(read, s) for s in read.items(t, "play"))),
        expect=_optional(top, "expect", (), lambda t: parse_expectations(read, t, "expect")),
        outcomes=_optional(top, "outcomes", {}, lambda t: _outcomes(read, t)),
        swapped=told(seats) if seats else "",
    )
    _check_odds(read, scenario)
    if status == "question" and len(scenario.outcomes) < 2:
        raise read.bad(body.line, "status: a question needs `outcomes` with two or more named alternatives")
    if status != "question" and "outcomes" in top:
        raise read.bad(top["outcomes"].line, "outcomes: only for a case with `status: question`")
    return scenario


def _step(read: Reader, tree: Tree) -> Step:
    body = read.mapping(tree, "play")
    if "expect" in body:
        read.mapping(tree, "play", ("expect",))
        return Check(tree.line, parse_expectations(read, body["expect"], "expect"))
    if "refused" in body:
        read.mapping(tree, "play", ("refused",))
        return Check(tree.line, parse_expectations(read, tree, "play"))
    if "note" in body:
        read.mapping(tree, "play", ("note",))
        read.mapping(body["note"], "note")
        return Note(tree.line, body["note"].plain())
    if "leave" in body:
        read.mapping(tree, "play", ("leave",))
        return Leave(tree.line, read.seat(body["leave"], "leave"))
    if "order" in body:
        read.mapping(tree, "play", ("order",))
        read.mapping(body["order"], "order")
        return Ordered(tree.line, body["order"].plain())
    for what in ASKED:
        if what in body:
            read.mapping(tree, "play", (what,))
            return Asks(tree.line, what, read.seat(body[what], what))
    return _moves(read, tree, body)


def _moves(read: Reader, tree: Tree, body: Mapping[str, Tree]) -> Moves:
    said = {seat: child for seat, child in body.items() if seat != "chance"}
    if not said:
        raise read.bad(tree.line, "play: an empty step; write {p1: a move, p2: a move}")
    moves = {read.seat_word(seat, child.line, "play"): parse_move(read, child, seat) for seat, child in said.items()}
    script = parse_script(read, body["chance"], "chance") if "chance" in body else None
    if script is not None and script.every:
        raise read.bad(script.line, "chance: each draw of a step has its outcome here; `every` is for the whole case")
    return Moves(tree.line, moves, script)


def _outcomes(read: Reader, tree: Tree) -> dict[str, tuple[Expectation, ...]]:
    named = read.mapping(tree, "outcomes")
    return {name: parse_expectations(read, child, f"outcomes: {name}") for name, child in named.items()}


def _check_odds(read: Reader, scenario: Scenario) -> None:
    inside = [e for step in scenario.steps if isinstance(step, Check) for e in step.expect]
    for expectation in inside:
        if isinstance(expectation, OddsAre):
            raise read.bad(expectation.line, "odds: they are over the whole case, so they stand in the last `expect`")
    for expectation in (*scenario.expect, *(e for group in scenario.outcomes.values() for e in group)):
        if isinstance(expectation, OddsAre) and not scenario.script.every:
            raise read.bad(expectation.line, "odds: only with `chance: every`")


def _check_expects_something(read: Reader, line: int, scenarios: tuple[Scenario, ...]) -> None:
    for scenario in scenarios:
        inside = any(isinstance(step, Check) for step in scenario.steps)
        if not (inside or scenario.expect or scenario.outcomes):
            raise read.bad(line, "this case expects nothing, so it proves nothing; add `expect`")
