"""From the tree of a file to a case: every key known, every value of its type."""

from collections.abc import Callable, Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import Literal, TypeVar, cast

from hanpan.core.contract.error import told as in_words
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
            raise read.bad(tree.line, f"the key {key!r} is missing", f"키가 없습니다: {key!r}")
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
        raise read.wrong(tree, "status", f"one of {', '.join(STATUSES)}", f"{', '.join(STATUSES)} 가운데 하나")
    return cast(Status, tree.value)


def _check_reason(read: Reader, top: Mapping[str, Tree], symmetric: bool) -> None:
    if symmetric and "reason" in top:
        raise read.bad(
            top["reason"].line,
            "reason: says why a case is not symmetric, and this one is",
            "reason: 대칭이 아닌 까닭을 적는 곳인데, 이 판례는 대칭입니다",
        )
    if not symmetric and "reason" not in top:
        raise read.bad(
            top["symmetric"].line, "symmetric: false needs a `reason`", "symmetric: false에는 `reason`이 있어야 합니다"
        )


def _constructed(read: Reader, top: Mapping[str, Tree]) -> Value | None:
    """Why a case starts from a state that no game comes to."""
    if "constructed" not in top:
        return None
    tree = top["constructed"]
    if "given" not in top:
        raise read.bad(
            tree.line,
            "constructed: is about `given`, and there is none",
            "constructed: `given`에 대한 것인데 `given`이 없습니다",
        )
    return Value(tree.line, read.text(tree, "constructed"))


def _rules(read: Reader, tree: Tree) -> dict[str, int]:
    out: dict[str, int] = {}
    for child in read.items(tree, "rules"):
        clause = read.text(child, "rules")
        if clause in out:
            raise read.bad(child.line, f"rules: {clause} stands twice", f"rules: 두 번 적혀 있습니다: {clause}")
        out[clause] = child.line
    return out


def _day(read: Reader, tree: Tree) -> date | None:
    try:
        return read_day(read.text(tree, "day"))
    except BadDay as error:
        raise read.bad(tree.line, f"day: {error}", f"day: {in_words(error, 'ko')}") from error


def _params(read: Reader, tree: Tree) -> dict[str, int]:
    return {name: read.whole(child, f"params: {name}") for name, child in read.mapping(tree, "params").items()}


def _rows(read: Reader, top: Mapping[str, Tree]) -> list[tuple[str, Tree]]:
    """The scenario part of the file, once for each row of `vary`."""
    body = Tree({key: top[key] for key in SCENARIO_KEYS if key in top}, top["case"].line)
    if "vary" not in top:
        for name, line in holes(body):
            raise read.bad(line, f"${{{name}}} stands here and there is no `vary`", f"${{{name}}}: `vary`가 없습니다")
        return [("", body)]
    out: list[tuple[str, Tree]] = []
    names: list[str] = []
    for tree in read.items(top["vary"], "vary"):
        row = {name: _row_value(read, child, name) for name, child in read.mapping(tree, "vary").items()}
        names = names or list(row)
        if set(row) != set(names) or not row:
            raise read.bad(
                tree.line,
                f"vary: each row must name {', '.join(names) or 'something'}",
                f"vary: 행마다 적어야 하는 것: {', '.join(names) or '하나 이상'}",
            )
        used: set[str] = set()
        out.append((", ".join(f"{name}: {row[name]}" for name in names), filled(body, row, used, read.path)))
        unused = sorted(set(row) - used)
        if unused:
            raise read.bad(
                tree.line,
                f"vary: ${{{unused[0]}}} stands nowhere in the case",
                f"vary: ${{{unused[0]}}}: 판례에 쓰인 곳이 없습니다",
            )
    return out


def _row_value(read: Reader, tree: Tree, name: str) -> Scalar:
    if isinstance(tree.value, dict | list):
        raise read.wrong(tree, f"vary: {name}", "a single value", "값 하나")
    return tree.value


def _scenario(read: Reader, name: str, body: Tree, status: Status, seats: Reseating | None = None) -> Scenario:
    top = cast(dict[str, Tree], (reseated(body, seats) if seats else body).value)
    if "given" in top and "setup" in top:
        raise read.bad(
            top["setup"].line,
            "setup: a case starts from `given` or from `setup`, not from both",
            "setup: 판례는 `given`이나 `setup` 가운데 하나로 시작합니다",
        )
    if "given" not in top and "setup" not in top:
        raise read.bad(
            body.line,
            "the key 'given' is missing (or `setup: MODE`, to start as a game starts)",
            "키가 없습니다: 'given' (게임의 처음부터 시작하려면 `setup: MODE`)",
        )
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
        raise read.bad(
            body.line,
            "status: a question needs `outcomes` with two or more named alternatives",
            "status: question에는 이름 붙인 갈래가 둘 이상인 `outcomes`가 있어야 합니다",
        )
    if status != "question" and "outcomes" in top:
        raise read.bad(
            top["outcomes"].line,
            "outcomes: only for a case with `status: question`",
            "outcomes: `status: question`인 판례에만 씁니다",
        )
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
        raise read.bad(
            tree.line,
            "play: an empty step; write {p1: a move, p2: a move}",
            "play: 빈 단계입니다. {p1: 수, p2: 수}처럼 적습니다",
        )
    moves = {read.seat_word(seat, child.line, "play"): parse_move(read, child, seat) for seat, child in said.items()}
    script = parse_script(read, body["chance"], "chance") if "chance" in body else None
    if script is not None and script.every:
        raise read.bad(
            script.line,
            "chance: each draw of a step has its outcome here; `every` is for the whole case",
            "chance: 단계에서는 뽑을 때마다 나온 값을 적습니다. `every`는 판례 전체에만 씁니다",
        )
    return Moves(tree.line, moves, script)


def _outcomes(read: Reader, tree: Tree) -> dict[str, tuple[Expectation, ...]]:
    named = read.mapping(tree, "outcomes")
    return {name: parse_expectations(read, child, f"outcomes: {name}") for name, child in named.items()}


def _check_odds(read: Reader, scenario: Scenario) -> None:
    inside = [e for step in scenario.steps if isinstance(step, Check) for e in step.expect]
    for expectation in inside:
        if isinstance(expectation, OddsAre):
            raise read.bad(
                expectation.line,
                "odds: they are over the whole case, so they stand in the last `expect`",
                "odds: 판례 전체에 대한 것이므로 마지막 `expect`에 적습니다",
            )
    for expectation in (*scenario.expect, *(e for group in scenario.outcomes.values() for e in group)):
        if isinstance(expectation, OddsAre) and not scenario.script.every:
            raise read.bad(expectation.line, "odds: only with `chance: every`", "odds: `chance: every`일 때만 씁니다")


def _check_expects_something(read: Reader, line: int, scenarios: tuple[Scenario, ...]) -> None:
    for scenario in scenarios:
        inside = any(isinstance(step, Check) for step in scenario.steps)
        if not (inside or scenario.expect or scenario.outcomes):
            raise read.bad(
                line,
                "this case expects nothing, so it proves nothing; add `expect`",
                "아무것도 바라지 않으므로 아무것도 밝히지 못합니다. `expect`를 적어 주십시오",
            )
