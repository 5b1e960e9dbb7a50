"""What a judge imposes, takes back and gives, and games of a match that end alone; the replay of it all verifies."""

from typing import Any

import pytest

from hanpan.core.chance.chance import SecretKeys
from hanpan.core.contract.game import KeepsTime, under
from hanpan.core.contract.provable import provable
from hanpan.core.match.match import Match
from hanpan.core.match.order_events import JudgeCounts, JudgeVoids
from hanpan.core.match.orders import (
    BadOrder,
    ClockNote,
    Concede,
    DrawGame,
    Explain,
    GiveTime,
    Penalty,
    Restore,
    Verdict,
    Violation,
    Void,
    verdict,
)
from hanpan.core.replay import Ending
from hanpan.games.loading import load_game
from tests.replay.test_orders import _dice, _go_on, _report


def _match() -> tuple[Match, list[Any]]:
    """A match of Sorcerers in its first game."""
    match = Match(load_game("sorcerers"), "match", SecretKeys(b"p" * 32))
    return match, [match.state, *_go_on(match, 3)]


def _limit(match: Match) -> int | None:
    law = match.game.time_law(match.state) if isinstance(match.game, KeepsTime) else None
    return None if law is None else law.seconds


def _kinds(events: Any) -> list[str]:
    return [event.kind for event in events]


def test_a_record_is_taken_back_and_the_log_keeps_both() -> None:
    match, _ = _dice()
    match.order(Violation("Sora", "p2"))
    match.order(Violation("Sora", "p2"))
    (told,) = match.order(Void("Sora", len(match.steps) - 2, words="the other one"))
    assert isinstance(told, JudgeVoids)
    assert (told.seat, told.what, told.left, told.annuls) == ("p2", "violation", 1, False)
    assert match.order(Violation("Sora", "p2"))[1] == JudgeCounts("", "p2", 2, 3)
    assert verdict(match.game, match.ordered) is None
    _go_on(match, 2)
    assert _report(match) == []
    for step in (0, len(match.steps) - 1, len(match.steps) - 4, 99):
        with pytest.raises(BadOrder, match="step"):
            match.order(Void("Sora", step))


@pytest.mark.parametrize("what", ["match", "disqualified"])
def test_a_lost_match_and_a_disqualification_end_any_game(what: Any) -> None:
    match, _ = _dice()
    match.order(Penalty("Sora", "p1", what))
    assert verdict(match.game, match.ordered) == Verdict("p2")
    assert _report(match, Ending("p2", "", by="judge")) == []
    assert _report(match, Ending("p1", "", by="judge")) == ["result: judges have decided it, p2 has won"]
    with pytest.raises(BadOrder, match="has lost the match already"):
        match.order(Penalty("Sora", "p1", "match"))
    at = len(match.steps) - 1
    match.order(Void("Sora", at, annuls=True))
    assert _report(match, Ending(None, "", by="judge")) == []
    assert _report(match, Ending("p2", "", by="judge")) == ["result: a judge has annulled it"]
    match.order(Penalty("Sora", "p2", what))
    assert _report(match, Ending("p1", "", by="judge")) == []
    alone = Match(load_game("trail"), "stage-meadow", SecretKeys(b"t" * 32))
    alone.order(Penalty("Sora", "p1", what))
    assert verdict(alone.game, alone.ordered) == Verdict(None)


def test_a_lost_game_is_for_games_of_a_match() -> None:
    match, _ = _dice()
    with pytest.raises(BadOrder, match="no game of a match"):
        match.order(Penalty("Sora", "p1", "game"))
    match, past = _match()
    assert _kinds(match.order(Penalty("Sora", "p1", "game"))) == ["judge_penalises", "game_over"]
    assert (match.state.bout.wins, match.state.stage, match.state.ending) == ((0, 1), "side", "penalty")
    assert list(provable(match.game).invariants(match.state)) == []
    with pytest.raises(BadOrder, match="no game of a match"):
        match.order(Concede("p1"))  # between two games there is none to give up
    lost = len(match.steps) - 1
    with pytest.raises(BadOrder, match=f"go back to step {lost - 1}"):
        match.order(Void("Sora", lost))
    match.order(Restore("Sora", 3, match.shift_to(past[3])), past[3])
    assert (match.state.bout.wins, match.state.stage) == ((0, 0), past[3].stage)
    _go_on(match, 2)
    match.order(Penalty("Sora", "p2", "game"))
    _go_on(match, 4)
    assert match.state.bout.game == 2
    assert "match_over" in _kinds(match.order(Penalty("Sora", "p2", "game")))
    assert match.outcome is not None
    assert match.outcome.winner == "p1"
    assert _report(match) == []


def test_a_game_is_lost_before_its_first_card() -> None:
    match = Match(load_game("sorcerers"), "match", SecretKeys(b"d" * 32))
    assert match.state.stage == "deck"
    assert _kinds(match.order(Penalty("Sora", "p1", "game"))) == ["judge_penalises", "game_over", "next_game"]
    assert (match.state.bout.wins, match.state.bout.game, match.state.stage) == ((0, 1), 2, "deck")
    _go_on(match, 3)
    match.order(Penalty("Sora", "p2", "game"))
    assert (match.state.bout.wins, match.state.stage) == ((1, 1), "side")
    assert list(provable(match.game).invariants(match.state)) == []
    told = _kinds(match.order(Penalty("Sora", "p2", "game")))
    assert told == ["judge_penalises", "next_game", "game_over", "match_over"]
    assert match.outcome is not None
    assert match.outcome.winner == "p1"
    assert _report(match) == []


@pytest.mark.parametrize("steps", [0, 4])
def test_under_the_first_rules_there_was_no_such_game(steps: int) -> None:
    match = Match(under(load_game("sorcerers"), "1.0"), "match", SecretKeys(b"d" * 32))
    _go_on(match, steps)
    if steps:
        match.order(Penalty("Sora", "p2", "game"))
    assert match.state.stage == ("side" if steps else "deck")
    with pytest.raises(BadOrder, match="SO-AM-46"):
        match.order(Penalty("Sora", "p2", "game"))


def test_one_game_of_a_match_is_given_up_or_drawn() -> None:
    match, _ = _match()
    assert _kinds(match.order(Concede("p1"))) == ["game_conceded", "game_over"]
    assert (match.state.bout.wins, match.state.stage, match.state.ending) == ((0, 1), "side", "conceded")
    _go_on(match, 3)
    assert _kinds(match.order(DrawGame())) == ["game_drawn", "game_over"]
    assert (match.state.bout.wins, match.state.bout.game, match.state.ending) == ((0, 1), 2, "agreed")
    _go_on(match, 3)
    assert _kinds(match.order(DrawGame())) == ["game_drawn", "game_over", "match_over"]
    assert match.outcome is not None
    assert match.outcome.winner == "p2"
    assert _report(match) == []
    casual = Match(load_game("sorcerers"), "casual", SecretKeys(b"c" * 32))
    _go_on(casual, 3)
    for order in (Concede("p1"), DrawGame(), Penalty("Sora", "p1", "game")):
        with pytest.raises(BadOrder, match="no game of a match"):
            casual.order(order)


def test_time_is_given_back_and_added() -> None:
    match, _ = _match()
    match.order(ClockNote(1300, 900))
    assert _kinds(match.order(GiveTime("Sora", 300, "p1"))) == ["judge_time", "time_given"]
    assert match.state.bout.desk.used == (1000, 900)
    match.order(GiveTime("Sora", 600))
    assert _limit(match) == 3000
    match.order(ClockNote(1600, 900))
    assert match.state.bout.desk.warned is None  # 2,500 seconds of 3,000
    match.order(Concede("p1"))
    _go_on(match, 3)
    assert _limit(match) == 2400  # more time is of one game
    assert _report(match) == []
    dice, _ = _dice()
    assert _kinds(dice.order(GiveTime("Sora", 60, "p2"))) == ["judge_time"]
    assert _report(dice) == []


def test_a_judge_rules_when_the_game_is_over() -> None:
    match, _ = _match()
    for _ in range(3):
        match.order(Violation("Sora", "p2"))
    assert match.outcome is not None
    assert match.outcome.winner == "p1"
    match.order(Explain("Sora", words="wait"))
    wrong = len(match.steps) - 2
    with pytest.raises(BadOrder, match="has not ended the match"):
        match.order(Void("Sora", wrong - 1, annuls=True))
    match.order(Void("Sora", wrong, annuls=True))
    assert _report(match, Ending(None, "", by="judge")) == []
    assert _report(match) == ["result: a judge has annulled it"]
    match.order(Penalty("Sora", "p1", "disqualified"))
    assert _report(match, Ending("p2", "", by="judge")) == []
    with pytest.raises(BadOrder, match="the game is over"):
        match.order(Violation("Sora", "p1"))


def test_what_was_played_stands_again_when_a_later_ruling_is_taken_back() -> None:
    match, _ = _dice()
    while match.outcome is None:
        _go_on(match, 1)
    match.order(Penalty("Sora", match.outcome.winner or "p1", "match"))
    assert _report(match) != []
    with pytest.raises(BadOrder, match="has not ended the match"):
        match.order(Void("Sora", len(match.steps) - 1, annuls=True))
    match.order(Void("Sora", len(match.steps) - 1))
    assert _report(match) == []
