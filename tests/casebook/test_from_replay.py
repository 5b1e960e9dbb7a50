"""Cases cut from played games say the same thing again, in few words."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.provable import provable
from hanpan.core.match.match import Match
from hanpan.core.match.orders import AnyOrder, Call, Restore, Violation, Void
from hanpan.core.match.seeded import seeded_match
from hanpan.core.proofs.casebook import (
    CannotCut,
    Case,
    Recorded,
    cut_case,
    cut_replay,
    cut_step,
    given_of,
    load_case,
    parse_text,
    run_case,
)
from hanpan.core.proofs.casebook.schema import Ordered
from hanpan.core.proofs.casebook.tree import read_tree
from hanpan.core.replay import read_replay
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from tests.casebook.cuts import cuts
from tests.kit.defects import DEFECTS
from tests.replay.games import played, saved

NORTH = {"aim": "N"}
# What a case may say of a moment of a game, and what a case cut from there says again.
TOLD = {path.parent.name.replace("_", "-"): path for path in (Path(__file__).parents[1] / "games").glob("*/told.yaml")}


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
def test_every_step_of_a_variant_can_be_cut_and_passes() -> None:
    overrides = {"shield.cost": 1, "gauge.full": 2}
    match, before = _steps(0, overrides)
    for at, step in enumerate(match.steps[1:], 1):
        text = cut_case(match.game, before[at], step.moves, step.draws, case=f"cut-{at}", title=f"Step {at}")
        case = parse_text(text)
        report = run_case(case, load_game)
        assert report.ok, report.messages
        assert report.cited == {event.clause for event in step.events}
        assert tuple(event for entry in report.log for event in getattr(entry, "events", ())) == step.events
        assert case.params == overrides


@pytest.mark.slow
@pytest.mark.parametrize("game_id", game_ids())
def test_steps_of_every_game_can_be_cut(game_id: str) -> None:
    """A share of what `python -m tests.casebook.cuts` tries: each text holds when it is run again, or there is none."""
    game = load_game(game_id)
    found = [*cuts(game, 0, first=1, most=8), *cuts(game, 1, first=10, most=17)]  # the first from the setup on
    assert [(cut.at, cut.why) for cut in found if cut.why] == []
    assert len(found) >= 12
    assert any(cut.step.order for cut in found)


def _ordered(*orders: Callable[[Match, list[Recorded]], AnyOrder | None]) -> tuple[Match, list[Recorded]]:
    """A game of Dice Battle with these orders; where there is none, the seats play."""
    game = load_game("dice-battle")
    match = seeded_match(game, None, 11, 0)
    steps = [Recorded(match.state, {}, match.steps[0].draws)]
    for make in orders:
        order = make(match, steps)
        if order is None:
            match.play({seat: game.legal(match.state, seat)[0] for seat in match.pending})
        else:
            match.order(order, steps[order.step].state if isinstance(order, Restore) else None)
        record = match.steps[-1]
        steps.append(Recorded(match.state, record.moves, record.draws, record.order))
    return match, steps


def _plays(match: Match, steps: list[Recorded]) -> None:
    return None


def _cut(match: Match, steps: list[Recorded]) -> Case:
    return parse_text(cut_step(match.game, match.mode, steps, case="x", title="x"))


def test_a_judge_who_goes_back_needs_where_to() -> None:
    match, steps = _ordered(
        _plays, _plays, _plays, lambda match, steps: Restore("judge", 2, match.shift_to(steps[2].state), "again")
    )
    scenario = _cut(match, steps).scenarios[0]
    assert [type(step).__name__ for step in scenario.steps] == ["Moves", "Ordered"]
    order = scenario.steps[-1]
    assert isinstance(order, Ordered)
    assert order.facts == {"type": "restore", "judge": "judge", "step": 0, "words": "again"}
    assert scenario.given is not None
    assert match.game.given(scenario.given.plain()) == steps[2].state == match.state  # type: ignore[attr-defined]


def test_the_third_record_counts_those_before_it() -> None:
    def finds(match: Match, steps: list[Recorded]) -> AnyOrder:
        return Violation("judge", "p1")

    match, steps = _ordered(_plays, finds, _plays, finds, _plays, finds)
    text = cut_step(match.game, match.mode, steps, case="x", title="x")
    assert text.count("type: violation") == 3
    assert "outcome: {winner: p2, by: judge" in text
    match, steps = _ordered(finds, _plays, finds, _plays, lambda match, steps: Void("judge", 3))
    scenario = _cut(match, steps).scenarios[0]  # from before the record that is taken back, with the one before that
    facts = [step.facts for step in scenario.steps if isinstance(step, Ordered)]
    assert [one["type"] for one in facts] == ["violation", "violation", "void"]
    assert facts[-1]["step"] == 2


def test_a_step_that_cites_nothing_begins_earlier() -> None:
    def calls(match: Match, steps: list[Recorded]) -> AnyOrder:
        return Call("p1", 0, 0)

    case = _cut(*_ordered(calls, calls))
    assert case.scenarios[0].given is None  # a call in Dice Battle cites nothing: it begins with the setup
    assert len(case.scenarios[0].steps) == 2
    match, steps = _ordered(_plays, calls, calls)
    assert len(_cut(match, steps).scenarios[0].steps) == 3
    text = cut_step(match.game, None, steps[1:], case="x", title="x")  # a match that went on from a position
    assert "refused: {p1: " in text


class _Later(DiceBattle):
    """With one more release of its rules."""

    releases = (*DiceBattle.releases, replace(DiceBattle.releases[-1], version="9.9"))


def test_a_case_of_an_earlier_release_says_so() -> None:
    def load(game_id: str, overrides: Mapping[str, int] | None = None) -> AnyGame:
        return _Later(overrides)

    before = DiceBattle.releases[-1].version
    for game, line in ((_Later(), ""), (_Later().under(before), f'under: "{before}"\n')):
        state = game.given({})
        moves = {seat: game.legal(state, seat)[0] for seat in game.pending(state)}
        text = cut_case(game, state, moves, (), case="x", title="x")
        assert line in text
        assert ("under" in text) == bool(line)
        assert run_case(parse_text(text), load).ok
    strange = run_case(parse_text(text.replace(before, "0.7")), load)
    assert "under: there are no rules '0.7'" in strange.messages[0]


@pytest.mark.parametrize("game_id", TOLD)
def test_given_says_no_more_than_it_must_and_in_the_words_of_the_game(game_id: str) -> None:
    game, facts = provable(load_game(game_id)), read_tree(TOLD[game_id]).plain()
    assert given_of(game, game.given({})) == {}
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
    with pytest.raises(CannotCut, match=r"this moment cannot be told as `given`: .*players\.p2\.curse"):
        given_of(provable(game), match.state)


def test_draws_that_do_not_fit_are_refused() -> None:
    match, before = _steps(0)
    step = next(step for step in match.steps[1:] if step.draws)
    state = before[match.steps.index(step)]
    with pytest.raises(CannotCut, match=r"the step cannot be repeated: .*chance"):
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
