"""Cases cut from played games say the same thing again, in few words."""

from pathlib import Path
from typing import Any

import pytest

from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.provable import provable
from hanpan.core.match.match import Match, seeded_match
from hanpan.core.proofs.casebook import CannotCut, cut_case, cut_replay, given_of, load_case, parse_text, run_case
from hanpan.core.replay import read_replay
from hanpan.games.registry import load_game
from tests.kit.defects import DEFECTS
from tests.replay.games import played, saved


def _steps(number: int, overrides: dict[str, int] | None = None) -> tuple[Match, list[Any]]:
    """A random game, and the state before each of its steps."""
    game = load_game("dice-battle", overrides)
    match = seeded_match(game, game.info.modes[number % 3], 11, number)
    before: list[Any] = [None]
    while match.pending:
        chance = SeededChance(number, len(before))
        before.append(match.state)
        match.play({seat: chance.pick(f"move/{seat}", game.legal(match.state, seat)) for seat in match.pending})
    return match, before


@pytest.mark.slow
@pytest.mark.parametrize(("number", "overrides"), [(0, None), (1, {"shield.cost": 1, "gauge.full": 2}), (2, None)])
def test_every_step_of_a_game_can_be_cut_and_passes(number: int, overrides: dict[str, int] | None) -> None:
    match, before = _steps(number, overrides)
    for at, step in enumerate(match.steps[1:], 1):
        text = cut_case(match.game, before[at], step.moves, step.draws, case=f"cut-{at}", title=f"Step {at}")
        case = parse_text(text)
        report = run_case(case, load_game)
        assert report.ok, report.messages
        assert report.cited == {event.clause for event in step.events}
        assert tuple(event for entry in report.log for event in getattr(entry, "events", ())) == step.events
        assert case.params == (overrides or {})


def test_given_says_no_more_than_it_must() -> None:
    game = provable(load_game("dice-battle"))
    assert given_of(game, game.given({})) == {}
    facts = {"stage": "pre", "p1": {"tendency": "attack", "hand": ["boost"]}, "p2": {"tendency": "balance", "curse": 1}}
    assert given_of(game, game.given(facts)) == facts


def test_what_the_short_facts_cannot_say_stands_in_the_rest() -> None:
    match, _ = _steps(0)
    game, over = provable(match.game), match.state  # the score of the last round is no fact that `given` takes
    facts = given_of(game, over)
    assert set(facts["rest"]["turns"]) <= {"p1", "p2"}
    assert all(set(turn) == {"score"} for turn in facts["rest"]["turns"].values())
    assert game.given(facts) == over
    with pytest.raises(ValueError, match=r"rest\.turns\.p1.*unknown|unknown field `scor` - at `\$\.rest\.turns\.p1`"):
        game.given({"rest": {"turns": {"p1": {"scor": 3}}}})
    with pytest.raises(ValueError, match=r"Expected `int` <= 1000000 - at `\$\.rest\.round`"):
        game.given({"rest": {"round": 10**7}})


def test_a_moment_that_given_cannot_tell_is_refused() -> None:
    game = DEFECTS["a state that no facts make"].game({})
    match = seeded_match(game, None, 11, 0)
    match.play({seat: game.legal(match.state, seat)[0] for seat in match.pending})
    with pytest.raises(CannotCut, match=r"this moment cannot be told as `given`: .*players\.p2\.win_streak"):
        given_of(provable(game), match.state)


def test_draws_that_do_not_fit_are_refused() -> None:
    match, before = _steps(0)
    step = next(step for step in match.steps[1:] if step.draws)
    state = before[match.steps.index(step)]
    with pytest.raises(CannotCut, match="the draws do not fit the step"):
        cut_case(match.game, state, step.moves, step.draws[1:], case="x", title="x")


def test_a_step_of_a_replay_becomes_a_case_file(tmp_path: Path) -> None:
    match = played()
    replay = read_replay(saved(tmp_path, match))
    at = next(n for n, step in enumerate(match.steps) if n and step.draws)
    path = tmp_path / "cut.yaml"
    path.write_text(cut_replay(replay, at, load_game, case="cut", title="Cut: 한 판에서"), "utf-8")
    case = load_case(path)
    assert case.title == "Cut: 한 판에서"
    report = run_case(case, load_game)
    assert report.ok, report.messages


@pytest.mark.parametrize("at", [0, -1, 999])
def test_a_step_that_a_replay_does_not_have_is_refused(tmp_path: Path, at: int) -> None:
    replay = read_replay(saved(tmp_path))
    with pytest.raises(CannotCut, match=f"there is no step {at}; the steps of .* are 1 to"):
        cut_replay(replay, at, load_game, case="x", title="x")
