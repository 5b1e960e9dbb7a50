"""Any number of seats: a game for three to six in the kit, a case, a match, a replay and its exports."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest
from msgspec.structs import replace

from hanpan.core.chance.chance import Chance, SeededChance
from hanpan.core.contract.codec import encode
from hanpan.core.contract.event import Event
from hanpan.core.contract.game import AnyGame, Outcome, Step, placed
from hanpan.core.contract.params import seat_counts, variant_id
from hanpan.core.contract.seat import Seat
from hanpan.core.language.narrate import line
from hanpan.core.language.text import BadText, Texts
from hanpan.core.match.leaving import alone_at_last, result_of
from hanpan.core.match.match import Match
from hanpan.core.match.orders import BadOrder, ClockNote, Leave, TakeSeat, left
from hanpan.core.match.seeded import seeded_match
from hanpan.core.proofs.casebook import parse_text, run_case
from hanpan.core.proofs.casebook.reseat import reseatings
from hanpan.core.proofs.kit import check_game
from hanpan.core.replay import Sitter, export_for, read_replay, verify, write_replay
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.loading import load_game as load_registered
from tests.hush import Hush, HushOut
from tests.hush.game import Action, State

CASE = """\
case: T-1
title: The lowest of those who stand loses, a folded number is never shown
rules: [HU-1.3, HU-1.4, HU-1.5]
game: hush
params: {seats: 4}
given: {stage: peek, starter: p2, p1: {laid: 1}, p2: {laid: 3}, p3: {laid: 2}, p4: {laid: 1, lives: 1}}
chance: {price: 2}
play:
  - refused: {p1: peek p2, code: not_asked}
  - {p2: peek p4}
  - expect: {view: {seat: p2, has: {known.p4: 1}}}
  - expect: {view: {seat: p3, has: {known: {p3: 2}}}}
  - {p1: fold, p2: stay, p3: stay, p4: fold}
expect:
  - events: [{peeked: p2, at: p4, number: 1}, {shown: p2, number: 3}, {shown: p3, number: 2}, {lost: p3, lives: 0}]
  - never: [{shown: p1}, {lost: p4}]
  - prompt: {p1: lay, p2: lay, p4: lay}
"""


def test_rules_say_that_their_seats_are_interchangeable() -> None:
    class Ring(DiceBattle):
        interchangeable = True

    assert Ring().info.interchangeable
    assert not DiceBattle().info.interchangeable


def load(name: str, overrides: Mapping[str, int] | None = None) -> AnyGame:
    kinds = {"hush": Hush, "hush-out": HushOut}
    return kinds[name](overrides) if name in kinds else load_registered(name, overrides)


def played(game: AnyGame, seed: int = 0, most: int = 99) -> Match:
    """A match with random answers, up to so many steps."""
    match = seeded_match(game, seed=seed)
    while match.pending and len(match.steps) < most:
        _answer(match)
    return match


def _answer(match: Match) -> None:
    chance = SeededChance(len(match.steps), 1)
    match.play({seat: chance.pick(seat, match.game.legal(match.state, seat)) for seat in match.pending})


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("kind", [Hush, HushOut])
def test_a_game_for_several_keeps_every_promise(kind: type[Hush], seats: int) -> None:
    report = check_game(kind({"seats": seats}), games=6, seed=1, deep_every=2)
    assert report.ok, "\n".join(map(str, report.failures))
    assert report.worlds > 50


def test_a_case_runs_with_the_seats_turned_on_and_with_neighbours_exchanged_where_that_is_the_same() -> None:
    report = run_case(parse_text(CASE, Path("t.yaml")), load)
    assert report.ok, report.messages
    assert report.runs == 4
    info = Hush({"seats": 4}).info
    assert [turn["p1"] for turn in reseatings(info)] == ["p2", "p3", "p4"]
    assert reseatings(replace(Hush().info, interchangeable=True))[-2:] == (
        {"p1": "p2", "p2": "p1", "p3": "p3"},
        {"p1": "p3", "p2": "p2", "p3": "p1"},
    )
    assert reseatings(load_registered("dice-battle").info) == ({"p1": "p2", "p2": "p1"},)


class Favours(Hush):
    """Whoever sits first loses nothing."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        first, *others = after.sides
        return Step(State(after.frame, (replace(first, lives=2, out=0), *others)), events)


def test_a_case_that_holds_for_some_seats_only_is_found_by_turning_the_table() -> None:
    report = run_case(parse_text(CASE, Path("t.yaml")), lambda _, params: Favours(params))
    assert report.messages[0].startswith(
        "t.yaml:17: it holds as written, but with p1 on p3, p2 on p4, p3 on p1, p4 on p2: prompt:"
    )


def test_a_case_names_only_seats_that_the_game_has() -> None:
    three = CASE.replace("params: {seats: 4}\n", "")
    report = run_case(parse_text(three, Path("t.yaml")), load)
    assert report.result == "error"
    assert report.messages == ("t.yaml:12: p4 is not a seat here; hush has p1, p2, p3",)


def test_a_replay_is_written_verified_and_exported_for_every_seat(tmp_path: Path) -> None:
    match = played(Hush({"seats": 5}), seed=3)
    path = tmp_path / "h.jsonl"
    write_replay(match, path, seats={seat: Sitter("person", seat.upper()) for seat in match.game.info.seats})
    replay = read_replay(path, finished=True)
    report = verify(replay, load)
    assert report.ok, report.problems
    assert replay.header.overrides == {"seats": 5}
    assert replay.header.variant == "standard"
    assert match.outcome is not None
    assert replay.result is not None
    assert replay.result.result.ranks == match.outcome.ranks
    for viewer in (*match.game.info.seats, None):
        for text in export_for(replay, viewer, load):
            told = json.loads(text)
            assert set(told.get("moves", {})) <= {viewer}
            assert set(told.get("view", {}).get("known", {})) <= _may_know(viewer, told.get("view", {}))
            for event in told.get("events", ()):
                if event["kind"] in ("laid", "peeked"):
                    assert ("number" in event.get("data", {})) == (event["seat"] == viewer)


def _may_know(viewer: Seat | None, view: Mapping[str, str]) -> set[str]:
    own = {viewer} if viewer is not None else set[str]()
    return own | ({view["seen"]} if viewer == view.get("starter") and view.get("seen") else set())


def test_places_are_scored_in_equal_steps_and_shared_places_share_their_score() -> None:
    outcome = placed([["p3"], ["p1", "p4"], ["p2"]], "X")
    assert outcome.ranks == {"p1": 2, "p2": 4, "p3": 1, "p4": 2}
    assert outcome.winner == "p3"
    assert [outcome.score(seat) for seat in ("p3", "p1", "p4", "p2")] == [1.0, 0.5, 0.5, 0.0]
    assert placed([["p1", "p2"], ["p3"]], "X").winner is None
    assert [placed([["p1"], ["p2"]], "X").score(seat) for seat in ("p1", "p2")] == [1.0, 0.0]
    assert encode(Outcome("p1", "X")) == b'{"winner":"p1","clause":"X"}'  # as it ever was
    assert encode(ClockNote(1, 2)) == b'{"type":"clock","p1":1,"p2":2}'


def test_who_leaves_is_placed_behind_all_who_stay_where_the_game_has_no_rule_for_it(tmp_path: Path) -> None:
    match = played(Hush({"seats": 4, "rounds": 9}), seed=5, most=2)
    match.order(Leave("p2", "time"))
    match.order(Leave("p4"))
    assert left(match.orders) == ("p2", "p4")
    with pytest.raises(BadOrder, match="has left already"):
        match.order(Leave("p2"))
    match.order(TakeSeat("p4", "random"))
    while match.pending:
        _answer(match)
    outcome, alone = match.outcome, match.game.outcome(match.state)
    assert outcome is not None
    assert alone is not None
    assert outcome.ranks["p2"] == 4
    staying: list[Seat] = ["p1", "p3", "p4"]
    assert sorted(staying, key=lambda seat: outcome.ranks[seat]) == sorted(staying, key=lambda seat: alone.ranks[seat])
    assert outcome == result_of(match.game, match.state, match.orders)
    path = tmp_path / "h.jsonl"
    write_replay(match, path, seats={seat: Sitter("person", seat) for seat in match.game.info.seats})
    assert verify(read_replay(path), load).ok
    path.write_text(path.read_text("utf-8").replace('"p2":4', '"p2":1'), "utf-8")
    assert "the game gives" in str(verify(read_replay(path), load).problems)


def test_a_game_with_a_rule_for_it_takes_the_seat_out_and_nobody_waits_for_it() -> None:
    match = seeded_match(HushOut({"seats": 4}), seed=1)
    for seat in ("p1", "p2", "p3"):
        assert match.submit(seat, match.game.read("lay 2")) is None
    asked = match.asked_at
    match.order(Leave("p4"))
    assert match.go_on()
    assert match.state.frame.stage == "peek"  # the others' answers stood, so the step was made
    assert asked == 1
    assert not match.go_on()
    assert match.steps[-1].moves.keys() == {"p1", "p2", "p3"}
    with pytest.raises(BadOrder, match="no place to take"):
        match.order(TakeSeat("p4", "random"))
    match.order(Leave("p1"))
    match.order(Leave("p2"))
    assert match.outcome is not None
    assert match.outcome.winner == "p3"


def test_the_last_one_at_the_table_has_won() -> None:
    match = played(Hush(), seed=5, most=2)
    match.order(Leave("p3"))
    assert alone_at_last(match.game, match.orders) is None
    match.order(Leave("p1", "time"))
    outcome = alone_at_last(match.game, match.orders)
    assert outcome is not None
    assert outcome.ranks == {"p1": 2, "p2": 1, "p3": 3}
    with pytest.raises(BadOrder, match="p2 is the last one"):
        match.order(Leave("p2"))


def test_nobody_leaves_a_match_for_two_and_nobody_is_replaced_in_it() -> None:
    match = seeded_match(load_registered("dice-battle"))
    for order in (Leave("p1"), TakeSeat("p1", "easy")):
        with pytest.raises(BadOrder, match="dice-battle is for 2"):
            match.order(order)
    with pytest.raises(BadOrder, match="no seat p3"):
        match.order(Leave("p3"))


def test_the_number_of_seats_is_a_number_of_the_game_and_no_variant() -> None:
    assert seat_counts(Hush().params) == range(3, 7)
    assert seat_counts(load_registered("clash").params) == range(0)
    assert variant_id({"seats": 5}) == "standard"
    assert variant_id({"seats": 5, "rounds": 2}) == variant_id({"rounds": 2}) != "standard"


def test_every_seat_has_a_name_and_a_rival_only_where_there_are_two() -> None:
    texts = Texts("en")
    texts.add("seat-p1 = One\nseat-p2 = Two\nseat-p6 = Six\nseat-p3 = T\nseat-p4 = F\nseat-p5 = V\n", "a")
    texts.add(
        "you = You\nyou-object = you\nyou-whose = Your\nyou-whose-within = your\nwhose = { $name }'s\nsign-info = -\n",
        "b",
    )
    texts.add("event-hit = { $name } hits { $rival }\n    .tone = info\n", "c")
    texts.add("event-won = { $winner_name }, { $p6_name }\n    .tone = info\n", "d")
    hit = Event("hit", "X", "p1")
    assert line(texts, hit, {}, "p2") == "- One hits you"
    with pytest.raises(BadText, match="rival"):
        line(texts, hit, {"p1": "A", "p2": "B", "p3": "C"}, "p2")
    assert line(texts, Event("won", "X", None, {"winner": "p6"}), {"p6": "Zoe"}) == "- Zoe, Zoe"
