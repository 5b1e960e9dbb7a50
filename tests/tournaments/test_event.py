"""Whole tournaments by their log: what is refused, what stays, and that everything can be worked out again."""

import itertools
import re
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import LANGS, load_rulebook
from hanpan.core.language.text import load_texts, name_id
from hanpan.tournaments import brackets, round_robin
from hanpan.tournaments.event import opened
from hanpan.tournaments.log import BadLog, append, event_of, read
from hanpan.tournaments.matches import Result
from hanpan.tournaments.orders import (
    Drop,
    Finish,
    Open,
    Order,
    Pair,
    Register,
    Report,
    Return,
    SetPairs,
    Start,
    TakeBack,
)
from hanpan.tournaments.settings import Format, Points, Settings
from hanpan.tournaments.verify import faults
from tests.tournaments.evenings import Evening, chance_plays, evening

FORMATS: tuple[Format, ...] = ("swiss", "swiss_cut", "single", "double", "round_robin")
PACKAGE = "hanpan.tournaments"


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("seed", range(12))
def test_any_tournament_can_be_worked_out_again(format: Format, seed: int) -> None:
    held = chance_plays(seed, format, 3 + 3 * seed)
    event = held.event
    assert event.stage == "over"
    assert faults(held.orders) == []
    assert event_of(held.orders) == event
    for number in range(1, event.round + 1):  # in each round everybody at most once
        named = [name for match in event.matches if match.round == number for name in match.players]
        assert len(named) == len(set(named))
    assert {name for match in event.matches for name in match.players} <= set(event.players)
    assert {name for match in event.matches for name in match.players} <= {row.player for row in event.table()}


def test_a_swiss_pairs_everybody_who_is_in() -> None:
    held = evening(7)
    held.pair()
    assert sorted(name for match in held.event.present for name in match.players) == sorted(held.event.players)


@pytest.mark.parametrize("count", range(2, 34))
@pytest.mark.parametrize("twice", [False, True])
def test_an_elimination_leaves_one(count: int, twice: bool) -> None:
    held = evening(count, format="double" if twice else "single")
    losses = dict.fromkeys(held.event.players, 0)
    while held.pair():
        for match in held.event.waiting:
            assert match.second is not None
            held.tell(match.table, 0, 1)  # the second wins always: the final is played twice
            losses[match.first] += 1
    assert sorted(losses.values()) == ([1] + [2] * (count - 1) if twice else [0] + [1] * (count - 1))
    best = next(row for row in held.event.table() if row.place == 1)
    assert losses[best.player] == twice
    assert [row.place for row in held.event.table()][1:2] == [2]


@pytest.mark.parametrize("count", [2, 5, 8])
def test_a_final_that_leaves_one_without_a_loss_is_the_last(count: int) -> None:
    held = evening(count, format="double")
    losses = dict.fromkeys(held.event.players, 0)
    while held.pair():
        for match in held.event.waiting:
            assert match.second is not None
            best = min(match.players)  # whoever joined first wins always
            held.tell(match.table, *((1, 0) if match.first == best else (0, 1)))
            losses[max(match.players)] += 1
    assert list(losses.values()) == [0] + [2] * (count - 1)


@pytest.mark.parametrize("format", ["single", "double", "swiss_cut"])
def test_nobody_goes_on_from_a_match_of_a_bracket_that_both_forfeit(format: Format) -> None:
    """Both who would meet have left: the bracket goes on without them, and comes to its end."""
    held = evening(8, format=format, cut=4 if format == "swiss_cut" else 0, rounds=1 if format == "swiss_cut" else 0)
    for match in held.pair() if format == "swiss_cut" else ():
        held.tell(match.table, 1, 0)
    for match in held.pair():
        held.tell(match.table, 1, 0)
    for name in [match.winner for match in held.event.present]:
        held.do(Drop(name or ""))
    rounds = 0
    while held.pair():
        rounds += 1
        assert rounds < 10
        for match in held.event.waiting:
            held.do(Report(match.round, match.table, Result(0, 0, how="forfeit")))
    assert held.do(Finish()).event.stage == "over"
    assert faults(held.orders) == []


def test_places_of_an_elimination_follow_the_bracket() -> None:
    held = evening(8, format="single")
    while held.pair():
        for match in held.event.waiting:
            best = min(match.players)
            held.tell(match.table, *((1, 0) if match.first == best else (0, 1)))
    rows = held.event.table()
    assert [row.place for row in rows] == [1, 2, 3, 3, 5, 5, 5, 5]
    assert (rows[0].player, rows[0].won, rows[0].lost) == ("P001", 3, 0)


def test_places_after_a_top_cut_are_those_of_the_bracket_and_points_those_before_it() -> None:
    held = evening(8, format="swiss_cut", cut=4, rounds=2)
    while held.event.round < 2:
        for match in held.pair():
            held.tell(match.table, 1, 0)
    before = held.event.table()
    assert held.event.before_elimination() == before
    for match in held.pair():
        held.tell(match.table, 0, 1)  # the lower seed wins
    for match in held.pair():
        held.tell(match.table, 0, 1)
    rows = held.event.table()
    assert rows[0].player == held.event.present[0].second
    assert rows[1].player == held.event.present[0].first
    assert [row.player for row in rows[4:]] == [row.player for row in before[4:]]
    assert {row.player: row.score for row in rows} == {row.player: row.score for row in before}
    assert [row.place for row in rows[:2]] == [1, 2]


def test_the_first_seeds_meet_in_the_final_only() -> None:
    assert brackets.order(8) == [1, 8, 4, 5, 2, 7, 3, 6]


@pytest.mark.parametrize("count", range(2, 20))
def test_everybody_meets_everybody(count: int) -> None:
    players = [str(number) for number in range(count)]
    rounds = [round_robin.pairs(players, number) for number in range(1, count + count % 2)]
    met = [frozenset(pair) for made in rounds for pair in made if pair[1] is not None]
    assert sorted(map(sorted, met)) == sorted(map(sorted, map(frozenset, itertools.combinations(players, 2))))  # type: ignore[arg-type]
    firsts = [sum(pair[0] == one and pair[1] is not None for made in rounds for pair in made) for one in players]
    assert max(firsts) - min(firsts) <= 1
    once = len(rounds)
    for number, made in enumerate(rounds, once + 1):  # the second time from the other seats
        again = {pair for pair in round_robin.pairs(players, number) if pair[1] is not None}
        assert again == {(two, one) for one, two in made if two is not None}


def test_the_cut_takes_the_best_who_are_still_there() -> None:
    held = evening(6, format="swiss_cut", cut=4)
    while held.event.round < held.event.rounds:
        for match in held.pair():
            held.tell(match.table, 1, 0)
    best = [row.player for row in held.event.table()]
    held.do(Drop(best[1]))
    held.pair()
    assert held.event.seeds == (best[0], best[2], best[3], best[4])
    assert {frozenset(match.players) for match in held.event.present} == {
        frozenset((best[0], best[4])),
        frozenset((best[2], best[3])),
    }


def test_who_leaves_in_the_middle_forfeits() -> None:
    held = evening(4, best_of=3)
    first = held.pair()[0]
    held.do(Drop(first.first))
    assert held.event.present[0].result == Result(0, 2, how="forfeit")
    held.tell(2, 2, 1)
    assert first.first not in [name for match in held.pair() for name in match.players]
    held.do(Return(first.first))


@dataclass
class Refusing:
    """An order, and the code with which it is refused."""

    code: str
    order: Order


def _held() -> Evening:
    held = evening(5, best_of=3, capacity=5)
    held.pair()
    return held.tell(1, 2, 0)


@pytest.mark.parametrize(
    "case",
    [
        Refusing("event_open_twice", Open(Settings("Again", "clash", "x"))),
        Refusing("event_name_taken", Register("p001")),
        Refusing("event_name_taken", Register("\uff30001")),  # a wide P
        Refusing("event_name_taken", Register("\u0420001")),  # a Cyrillic one
        Refusing("event_name_taken", Register("\u00a0P001  ")),
        Refusing("event_name_hidden", Register("P\u200b001")),
        Refusing("event_name_empty", Register("  ")),
        Refusing("event_full", Register("Somebody else")),
        Refusing("event_started", Start()),
        Refusing("event_round_open", Pair(2, ())),
        Refusing("event_wrong_round", Pair(4, ())),
        Refusing("event_no_table", Report(1, 9, Result(2, 0))),
        Refusing("event_bye_result", Report(1, 3, Result(2, 0))),
        Refusing("event_bye_result", Report(1, 2, Result(2, 0, how="bye"))),
        Refusing("event_correct_why", Report(1, 1, Result(0, 2))),
        Refusing("event_bad_result", Report(1, 2, Result(3, 0))),
        Refusing("event_bad_result", Report(1, 2, Result(2, 2))),
        Refusing("event_bad_result", Report(1, 2, Result(0, 0))),
        Refusing("event_bad_result", Report(1, 2, Result(1, 0, how="forfeit"))),
        Refusing("event_nobody", Drop("Nobody")),
        Refusing("event_nobody", Return("Nobody")),
        Refusing("event_not_dropped", Return("P001")),
        Refusing("event_has_results", SetPairs(1, (("P001", "P002"),), "by mistake")),
        Refusing("event_not_last_round", TakeBack(2, "by mistake")),
        Refusing("event_round_open", Finish()),
    ],
    ids=lambda case: f"{case.code}-{type(case.order).__name__}",
)
def test_what_is_refused_changes_nothing(case: Refusing) -> None:
    held = _held()
    before = held.event
    assert held.refused(case.order).code == case.code
    assert held.event == before


def test_other_refusals() -> None:
    held = evening(4, format="single")
    assert held.refused(Register("Late")).code == "event_late"
    held.pair()
    assert held.refused(Report(1, 1, Result(0, 0, 1))).code == "event_needs_winner"
    held.do(Drop("P001"))
    assert held.refused(Drop("P001")).code == "event_out_already"
    assert held.refused(Return("P001")).code == "event_late"
    for match in held.event.waiting:
        held.tell(match.table, 1, 0)
    names = [match.winner for match in held.event.present]
    assert held.refused(SetPairs(2, ((names[1] or "", names[0]),), "other way")).code == "event_bracket_fixed"
    held.pair()
    assert held.refused(Report(1, 1, Result(0, 1), "wrong")).code == "event_not_last_round"
    held.tell(1, 1, 0).do(Finish())
    assert held.refused(Start()).code == "event_over"

    swiss = evening(5)
    assert swiss.refused(Finish()).code == "event_rounds_left"
    pairs = (("P001", "P002"), ("P003", "P004"), ("P005", None))
    assert swiss.refused(SetPairs(1, (*pairs, ("P001", None)), "x")).code == "event_paired_twice"
    assert swiss.refused(SetPairs(1, pairs[1:], "x")).code == "event_unpaired"
    singles = tuple((f"P00{number}", None) for number in range(1, 6))
    assert swiss.refused(SetPairs(1, singles, "x")).code == "event_byes"
    swiss.do(SetPairs(1, pairs, "as they sit"))
    assert [match.players for match in swiss.event.present] == [("P001", "P002"), ("P003", "P004"), ("P005",)]
    assert Evening(Settings("Few", "clash", "x")).refused(Start()).code == "event_few"
    assert Evening(Settings("Few", "clash", "x")).refused(Pair(1, ())).code == "event_not_started"
    few = Evening(Settings("Many", "clash", "x", rounds=3)).do(Register("A"), Register("B"), Register("C"))
    assert few.refused(Start()).code == "event_rounds_many"


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("event_cut_without", {"cut": 4}),
        ("event_cut_size", {"format": "swiss_cut", "cut": 6}),
        ("event_rounds_fixed", {"format": "double", "rounds": 3}),
        ("event_points", {"points": Points(1, 1, 0)}),
        ("event_break_twice", {"tie_breaks": ("games", "games")}),
        ("event_capacity", {"format": "swiss_cut", "cut": 8, "capacity": 6}),
    ],
)
def test_impossible_settings(code: str, told: dict[str, object]) -> None:
    settings = Settings(**{"name": "Odd", "game": "clash", "seed": "x", **told})  # type: ignore[arg-type]
    refused = opened(Open(settings))
    assert isinstance(refused, Refusal)
    assert refused.code == code


def test_pairs_of_another_seed_are_found() -> None:
    held = chance_plays(4, "swiss", 12)
    first = held.orders[0]
    assert isinstance(first, Open)
    other = msgspec.structs.replace(first.settings, seed="another")
    found = faults([Open(other), *held.orders[1:]])
    assert found
    assert found[0].what.code == "event_pairs_differ"
    assert found[0].what.clause == "EV-PAIR-05"


def test_a_log_on_disk_shows_every_change(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    held = chance_plays(2, "swiss", 6)
    for order in held.orders:
        append(path, read(path) if path.exists() else [], order, "Organiser", 1)
    assert event_of(entry.order for entry in read(path)) == held.event
    lines = path.read_bytes().splitlines(keepends=True)
    for wrong in (lines[1:], [*lines[:2], *lines[3:]], [*lines[:2], lines[2].replace(b"P002", b"P009"), *lines[3:]]):
        path.write_bytes(b"".join(wrong))
        with pytest.raises(BadLog, match=r"line [1-4]: it does not follow"):
            read(path)
    path.write_bytes(b"{}\n")
    with pytest.raises(BadLog, match="line 1: "):
        read(path)
    path.write_bytes(b"")
    with pytest.raises(BadLog, match="nothing in it"):
        read(path)


def test_every_refusal_has_words_and_a_clause() -> None:
    """Of each code in the source, in both languages; its clause is in the rulebook."""
    source = "".join(path.read_text("utf-8") for path in (Path(brackets.__file__).parent).glob("*.py"))
    found = re.findall(r'(?:Refusal\(|_wrong\("[^"]+",)\s*"(\w+)",\s*"([A-Z0-9-]+)"', source)
    told = dict(found)
    clauses = {clause.id for clause in load_rulebook(PACKAGE).clauses}
    assert len(told) > 60
    assert set(told.values()) <= clauses
    for lang in LANGS:
        texts = load_texts(lang, PACKAGE)
        assert [code for code in told if not texts.has(name_id("refusal", code))] == []
