"""Moves, scripted draws and expectations, as a case writes them."""

from collections.abc import Callable
from typing import Literal

from hanpan.core.contract.seat import EVERY_SEAT, Seat
from hanpan.core.proofs.casebook.reader import Reader
from hanpan.core.proofs.casebook.schema import (
    ANY_SEAT,
    BotChooses,
    EventsAre,
    ExactlyAre,
    Expectation,
    Item,
    LegalAre,
    Move,
    NeverAre,
    Odd,
    OddsAre,
    OutcomeIs,
    PromptsAre,
    RefusedIs,
    Script,
    StateHas,
    Value,
    ViewShows,
)
from hanpan.core.proofs.casebook.tree import Tree

SPECTATOR = "spectator"


def parse_expectations(read: Reader, tree: Tree, name: str) -> tuple[Expectation, ...]:
    """One mapping of expectations, or a list of such mappings."""
    blocks = read.items(tree, name) if isinstance(tree.value, list) else [tree]
    return tuple(expectation for block in blocks for expectation in _block(read, block, name))


def parse_move(read: Reader, tree: Tree, name: str) -> Move:
    """A move as a text, or as the mapping that JSON has for it."""
    if isinstance(tree.value, dict):
        move: dict[str, object] = tree.plain()
        return move
    return read.text(tree, name)


def parse_script(read: Reader, tree: Tree, name: str) -> Script:
    """Scripted draws: `every`, or labels with an outcome or a list of outcomes."""
    if tree.value == "every":
        return Script(tree.line, True, {})
    every = False
    outcomes: dict[str, Value] = {}
    for label, child in read.mapping(tree, name).items():
        if label == "every":
            every = read.flag(child, f"{name}.every")
            continue
        values = child.value if isinstance(child.value, list) else [child]
        if not values:
            raise read.bad(child.line, f"{name}: {label!r} has no outcome", f"{name}: {label!r}: 나온 값이 없습니다")
        for value in values:
            if isinstance(value.value, dict | list) or value.value is None:
                raise read.wrong(value, f"{name}: {label}", "an outcome or a list of outcomes", "나온 값이나 그 목록")
        outcomes[label] = Value(child.line, [value.value for value in values])
    return Script(tree.line, every, outcomes)


def _block(read: Reader, tree: Tree, name: str) -> list[Expectation]:
    body = read.mapping(tree, name, (*EXPECTATIONS, "in"))
    out = [parser(read, body[kind]) for kind, parser in EXPECTATIONS.items() if kind in body]
    if not out:
        raise read.bad(tree.line, f"{name}: nothing is expected here", f"{name}: 여기에는 바라는 것이 없습니다")
    if "in" not in body:
        return out
    if body["in"].value != "last":
        raise read.wrong(body["in"], "in", "the word last", "last라는 말")
    late: list[Expectation] = []
    for expectation in out:
        if not isinstance(expectation, EventsAre | NeverAre | ExactlyAre):
            raise read.bad(
                body["in"].line,
                "in: last goes with `events`, `exactly` or `never` and nothing else",
                "in: last는 `events`, `exactly`, `never`하고만 씁니다",
            )
        late.append(expectation._replace(last=True))
    return late


def _events(read: Reader, tree: Tree) -> Expectation:
    return EventsAre(tree.line, tuple(_item(read, child, "events") for child in read.items(tree, "events")), False)


def _never(read: Reader, tree: Tree) -> Expectation:
    return NeverAre(tree.line, tuple(_item(read, child, "never") for child in read.items(tree, "never")), False)


def _exactly(read: Reader, tree: Tree) -> Expectation:
    return ExactlyAre(tree.line, tuple(_item(read, child, "exactly") for child in read.items(tree, "exactly")), False)


def _item(read: Reader, tree: Tree, name: str) -> Item:
    """`{hit: p2, damage: 3}`: the first key is the kind, its value the seat. An event with a field of
    its own name is written out: `{kind: special, seat: p1, special: strike}`."""
    body = read.mapping(tree, name)
    if not body:
        raise read.bad(
            tree.line,
            f"{name}: an event needs its kind, as {{hit: p2}}",
            f"{name}: 이벤트에는 {{hit: p2}}처럼 종류가 있어야 합니다",
        )
    kind, *fields = body
    seat = body[kind]
    if kind == "kind":
        if "seat" not in body:
            raise read.bad(
                tree.line,
                f"{name}: where `kind` is written out, the key 'seat' is missing",
                f"{name}: `kind`를 따로 적은 곳에 키 'seat'가 없습니다",
            )
        kind, seat = read.text(body["kind"], f"{name}: kind"), body["seat"]
        fields.remove("seat")
    return Item(tree.line, kind, _item_seat(read, seat, kind, name), {f: body[f].plain() for f in fields})


def _item_seat(read: Reader, tree: Tree, kind: str, name: str) -> Seat | Literal["any"] | None:
    if tree.value is None:
        return None
    if tree.value == ANY_SEAT:
        return "any"
    if tree.value not in EVERY_SEAT:
        wanted = f"a seat ({EVERY_SEAT[0]} to {EVERY_SEAT[-1]}), null or any"
        raise read.wrong(
            tree,
            f"{name}: the first key is the kind of the event; {kind}",
            wanted,
            f"자리({EVERY_SEAT[0]}부터 {EVERY_SEAT[-1]}까지), null, any 가운데 하나",
        )
    return read.seat(tree, name)


def _state(read: Reader, tree: Tree) -> Expectation:
    return StateHas(tree.line, _facts(read, tree, "state"))


def _facts(read: Reader, tree: Tree, name: str) -> dict[str, Value]:
    body = read.mapping(tree, name)
    if not body:
        raise read.bad(tree.line, f"{name}: names no fact", f"{name}: 사실이 하나도 없습니다")
    return {path: Value(child.line, child.plain()) for path, child in body.items()}


def _view(read: Reader, tree: Tree) -> Expectation:
    body = read.mapping(tree, "view", ("seat", "has", "hides"))
    if "seat" not in body:
        raise read.bad(
            tree.line,
            "view: the key 'seat' is missing (p1 to p6, or spectator)",
            "view: 키가 없습니다: 'seat' (p1부터 p6까지, 또는 spectator)",
        )
    if "has" not in body and "hides" not in body:
        raise read.bad(tree.line, "view: needs `has` or `hides`", "view: `has`나 `hides`가 있어야 합니다")
    seat = None if body["seat"].value == SPECTATOR else read.seat(body["seat"], "view.seat")
    has = _facts(read, body["has"], "view.has") if "has" in body else {}
    words, paths = _hides(read, body["hides"]) if "hides" in body else ((), ())
    return ViewShows(tree.line, seat, has, words, paths)


def _hides(read: Reader, tree: Tree) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Words, and facts by their path: what stands alone, or has a dot in it, is a path."""
    if not isinstance(tree.value, list):
        return (), (read.text(tree, "view.hides"),)
    said = read.texts(tree, "view.hides")
    return tuple(word for word in said if "." not in word), tuple(word for word in said if "." in word)


def _legal(read: Reader, tree: Tree) -> Expectation:
    body = read.mapping(tree, "legal", ("seat", "exactly", "includes", "excludes"))
    if "seat" not in body:
        raise read.bad(tree.line, "legal: the key 'seat' is missing", "legal: 키가 없습니다: 'seat'")
    if len(body) < 2:
        raise read.bad(
            tree.line,
            "legal: needs `exactly`, `includes` or `excludes`",
            "legal: `exactly`, `includes`, `excludes` 가운데 하나가 있어야 합니다",
        )
    if "exactly" in body and len(body) > 2:
        raise read.bad(
            tree.line,
            "legal: `exactly` says it all; leave out `includes` and `excludes`",
            "legal: `exactly`로 다 적었으므로 `includes`와 `excludes`는 빼십시오",
        )
    exactly = None
    if "exactly" in body:  # an empty list is a thing to say: nothing may be done
        exactly = () if body["exactly"].value == [] else _moves(read, body["exactly"], "legal.exactly")
    return LegalAre(
        tree.line,
        read.seat(body["seat"], "legal.seat"),
        exactly,
        _moves(read, body["includes"], "legal.includes") if "includes" in body else (),
        _moves(read, body["excludes"], "legal.excludes") if "excludes" in body else (),
    )


def _moves(read: Reader, tree: Tree, name: str) -> tuple[Move, ...]:
    return tuple(parse_move(read, child, name) for child in read.items(tree, name))


def _prompt(read: Reader, tree: Tree) -> Expectation:
    body = read.mapping(tree, "prompt", EVERY_SEAT)
    kinds = {read.seat_word(seat, child.line, "prompt"): child for seat, child in body.items()}
    return PromptsAre(tree.line, {seat: read.text(child, f"prompt.{seat}") for seat, child in kinds.items()})


def _outcome(read: Reader, tree: Tree) -> Expectation:
    body = read.mapping(tree, "outcome")
    if not body:
        raise read.bad(
            tree.line,
            "outcome: says nothing; write {winner: p1}, or winner: null for a draw",
            "outcome: 비어 있습니다. {winner: p1}이나, 무승부면 winner: null로 적습니다",
        )
    if "winner" in body and body["winner"].value is not None:
        read.seat(body["winner"], "outcome.winner")
    return OutcomeIs(tree.line, {key: child.plain() for key, child in body.items()})


def _refused(read: Reader, tree: Tree) -> Expectation:
    body = read.mapping(tree, "refused", (*EVERY_SEAT, "code", "clause", "params"))
    seats = [read.seat_word(seat, tree.line, "refused") for seat in EVERY_SEAT if seat in body]
    if len(seats) != 1:
        raise read.bad(
            tree.line,
            "refused: names the one seat whose move it is, as {p1: play boost, code: no_energy}",
            "refused: {p1: play boost, code: no_energy}처럼 수를 두는 자리 하나를 적습니다",
        )
    if "code" not in body and "clause" not in body:
        raise read.bad(
            tree.line,
            "refused: needs the `code` or the `clause` of the refusal",
            "refused: 거절의 `code`나 `clause`가 있어야 합니다",
        )
    return RefusedIs(
        tree.line,
        seats[0],
        parse_move(read, body[seats[0]], seats[0]),
        read.text(body["code"], "refused.code") if "code" in body else None,
        read.text(body["clause"], "refused.clause") if "clause" in body else None,
        {key: child.plain() for key, child in read.mapping(body["params"], "refused.params").items()}
        if "params" in body
        else {},
    )


def _bot(read: Reader, tree: Tree) -> Expectation:
    body = read.mapping(tree, "bot", ("seat", "level", "chooses", "among", "draws"))
    for key in ("seat", "level"):
        if key not in body:
            raise read.bad(tree.line, f"bot: the key {key!r} is missing", f"bot: 키가 없습니다: {key!r}")
    if ("chooses" in body) == ("among" in body):
        raise read.bad(
            tree.line,
            "bot: needs either `chooses` (one move) or `among` (a list)",
            "bot: `chooses`(수 하나)나 `among`(목록) 가운데 하나가 있어야 합니다",
        )
    chosen = (parse_move(read, body["chooses"], "bot.chooses"),) if "chooses" in body else None
    draws = parse_script(read, body["draws"], "bot.draws") if "draws" in body else Script(tree.line, False, {})
    if draws.every:
        raise read.bad(
            draws.line,
            "bot.draws: each draw has its outcome here; `every` is for `chance`",
            "bot.draws: 뽑을 때마다 나온 값을 적습니다. `every`는 `chance`에만 씁니다",
        )
    return BotChooses(
        tree.line,
        read.seat(body["seat"], "bot.seat"),
        read.text(body["level"], "bot.level"),
        chosen or _moves(read, body["among"], "bot.among"),
        draws,
    )


def _odds(read: Reader, tree: Tree) -> Expectation:
    return OddsAre(tree.line, tuple(_odd(read, child) for child in read.items(tree, "odds")))


def _odd(read: Reader, tree: Tree) -> Odd:
    body = read.mapping(tree, "odds", ("when", "is"))
    if set(body) != {"when", "is"}:
        raise read.bad(
            tree.line,
            "odds: each needs `when` and `is`, as {when: {outcome: {winner: p1}}, is: 1/3}",
            "odds: {when: {outcome: {winner: p1}}, is: 1/3}처럼 `when`과 `is`가 있어야 합니다",
        )
    when = parse_expectations(read, body["when"], "odds.when")
    if any(isinstance(expectation, OddsAre) for expectation in when):
        raise read.bad(tree.line, "odds.when: holds no odds", "odds.when: 안에 odds를 적을 수 없습니다")
    return Odd(tree.line, when, read.fraction(body["is"], "odds.is"))


EXPECTATIONS: dict[str, Callable[[Reader, Tree], Expectation]] = {
    "events": _events,
    "never": _never,
    "exactly": _exactly,
    "state": _state,
    "view": _view,
    "legal": _legal,
    "prompt": _prompt,
    "outcome": _outcome,
    "refused": _refused,
    "bot": _bot,
    "odds": _odds,
}
