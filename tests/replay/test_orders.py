"""Judge and clock in a match and its replay: every order is a step that whoever checks the file carries out again."""

from pathlib import Path
from typing import Any

import pytest

from hanpan.core.chance.chance import SecretKeys
from hanpan.core.contract.seat import Seat
from hanpan.core.match.match import Match
from hanpan.core.match.order_events import JudgeCounts, JudgeQuotes, JudgeRestores
from hanpan.core.match.orders import (
    BadOrder,
    Call,
    ClockNote,
    Explain,
    Quote,
    Restore,
    Settle,
    Stalling,
    Violation,
    open_calls,
)
from hanpan.core.match.seeded import seeded_match
from hanpan.core.replay import Ending, Sitter, parse_replay, replay_lines, states, verify
from hanpan.games.loading import load_game

SEATS: dict[Seat, Sitter] = {"p1": Sitter("person", "Mina"), "p2": Sitter("person", "Joon")}
PATH = Path("orders.jsonl")


def _go_on(match: Match, steps: int) -> list[Any]:
    """The first legal answers; returns the state after each step."""
    found = []
    for _ in range(steps):
        match.play({seat: match.game.legal(match.state, seat)[0] for seat in match.pending})
        found.append(match.state)
    return found


def _dice() -> tuple[Match, list[Any]]:
    match = Match(load_game("dice-battle"), "quick", SecretKeys(b"o" * 32))
    return match, [match.state, *_go_on(match, 6)]


def _report(match: Match, stopped: Ending | None = None) -> list[str]:
    replay = parse_replay(PATH, b"".join(replay_lines(match, SEATS, stopped)))
    return [problem.reason for problem in verify(replay, load_game).problems]


def test_words_change_nothing_and_are_in_the_replay() -> None:
    match, _ = _dice()
    asked, state = match.asked_at, match.state
    seat = next(iter(match.pending))
    sealed = match.game.legal(match.state, seat)[0]
    match.submit(seat, sealed)
    assert match.order(Call(seat, step=3, index=0, words="why?"))[0].kind == "judge_called"
    match.order(Explain("Sora", step=3))
    (quoted,) = match.order(Quote("Sora", "db-7.3", words="so it is"))
    assert isinstance(quoted, JudgeQuotes)
    assert (quoted.clause, quoted.words) == ("DB-7.3", "so it is")
    assert (match.state, match.asked_at, match.sealed) == (state, asked, {seat: sealed})
    match.play({other: match.game.legal(match.state, other)[0] for other in match.pending})
    assert _report(match) == []
    told = [
        event.kind
        for moment in states(parse_replay(PATH, b"".join(replay_lines(match, SEATS))), load_game)
        for event in moment.events
    ]
    assert [kind for kind in told if kind.startswith("judge")] == ["judge_called", "judge_explains", "judge_quotes"]


def test_a_section_is_quoted_by_its_number_and_leads_to_its_first_clause() -> None:
    match = seeded_match(load_game("sorcerers"))
    (quoted,) = match.order(Quote("Sora", "5.2절"))
    assert isinstance(quoted, JudgeQuotes)
    assert (quoted.clause, quoted.clause_) == ("SO-LOOP-01", "5.2절")
    with pytest.raises(BadOrder, match=r"no clause '11\.4'"):
        match.order(Quote("Sora", "11.4"))
    assert _report(match) == []


def test_a_match_goes_on_from_an_earlier_state_under_fresh_seeds() -> None:
    match, past = _dice()
    before, opened = match.seed_number, [seed.seed for seed in match.round_seeds() if seed.seed is not None]
    (event,) = match.order(Restore("Sora", 2, match.shift_to(past[2])), past[2])
    assert isinstance(event, JudgeRestores)
    assert (event.step, match.state) == (2, past[2])
    assert match.seed_number == before + 1
    assert str(match.keys.round_key(match.seed_number)) not in opened
    _go_on(match, 5)
    assert _report(match) == []


def test_an_order_that_is_not_so_is_found() -> None:
    match, past = _dice()
    match.order(Restore("Sora", 2, match.shift_to(past[2])), past[2])
    _go_on(match, 1)
    text = b"".join(replay_lines(match, SEATS))
    assert verify(parse_replay(PATH, text), load_game).ok
    for wrong in (text.replace(b'"step":2', b'"step":3'), text.replace(b'"shift":', b'"shift":1')):
        assert wrong != text
        assert not verify(parse_replay(PATH, wrong), load_game).ok


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    match, past = _dice()
    steps = list(match.steps)
    for order in (
        Quote("Sora", "XX-1"),
        Explain("Sora", step=99),
        ClockNote(1, 2),
        Stalling("Sora", "p1"),
        Restore("Sora", 2, 0),
        Restore("Sora", 99, 0),
    ):
        with pytest.raises(BadOrder):
            match.order(order, past[2] if isinstance(order, Restore) and order.step == 2 else None)
    assert match.steps == steps


def test_the_third_violation_is_a_loss_where_the_game_has_no_rule_of_its_own() -> None:
    match, past = _dice()
    for _ in range(2):
        match.order(Violation("Sora", "p2"))
        match.order(Restore("Sora", 1, match.shift_to(past[1])), past[1])  # takes no record back
    last = match.order(Violation("Sora", "p2", "again"))
    assert [event.kind for event in last] == ["judge_finds", "judge_counts"]
    assert last[1] == JudgeCounts("", "p2", 3, 3)
    assert _report(match, Ending("p1", "", by="judge")) == []
    assert _report(match, Ending("p2", "", by="judge")) == ["result: judges have decided it, p1 has won"]
    assert _report(match, Ending("p1", "", by="resignation")) == ["result: judges have decided it, p1 has won"]


def test_a_judge_takes_nothing_back_that_notes_have_written() -> None:
    game = load_game("sorcerers")
    match = Match(game, "match", SecretKeys(b"s" * 32))
    past = [match.state, *_go_on(match, 3)]
    match.order(Violation("Sora", "p2"))
    match.order(ClockNote(1300, 1101))
    assert match.order(Stalling("Sora", "p1"))[1].kind == "stalling"
    match.order(Restore("Sora", 2, match.shift_to(past[2])), past[2])
    desk = match.state.bout.desk
    assert (desk.violations, desk.stalled, desk.used, desk.warned) == ((0, 1), (1, 0), (1300, 1101), 0)
    assert match.state.stage == past[2].stage
    _go_on(match, 4)
    assert _report(match) == []


def test_a_call_is_open_until_a_judge_answers_or_it_is_settled() -> None:
    one, two = Call("p1"), Call("p2")
    assert open_calls([one, two, ClockNote(0, 0)]) == [one, two]
    assert open_calls([one, two, Settle("p1")]) == [two]
    assert open_calls([one, Explain("Sora"), two]) == [two]
