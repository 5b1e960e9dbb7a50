"""A match: sealed answers, refusals that change nothing, and a record that repeats it."""

from typing import Any

import pytest

from hanpan.core.chance.chance import SecretKeys, SeededChance, SeedKeys
from hanpan.core.chance.draws import RecordedChance
from hanpan.core.contract.codec import encode, state_hash
from hanpan.core.contract.game import UnknownMode
from hanpan.core.contract.refusal import Refusal, Refused
from hanpan.core.match.match import Match
from hanpan.core.match.seeded import seeded_match
from hanpan.games.dice_battle.rules.actions import PASS, Declare, Play
from hanpan.games.dice_battle.rules.events import Declared
from hanpan.games.loading import load_game

ATTACK, DEFENCE = Declare("attack"), Declare("defence")


@pytest.fixture
def match() -> Match:
    return seeded_match(load_game("dice-battle"), "quick", seed=4)


def seen(match: Match) -> bytes:
    """All that the outside can find out, for everybody."""
    viewers: tuple[Any, ...] = ("p1", "p2", None)
    return encode([[match.view(viewer), match.events_for(viewer)] for viewer in viewers])


def test_it_starts_with_its_setup(match: Match) -> None:
    assert len(match.steps) == 1
    assert match.steps[0].hash == state_hash(match.state)
    assert set(match.pending) == {"p1", "p2"}
    assert match.outcome is None


def test_a_mode_that_the_game_does_not_have() -> None:
    with pytest.raises(UnknownMode, match="dice-battle has no mode 'blitz'; the modes are: quick, regular, extended"):
        seeded_match(load_game("dice-battle"), "blitz")


def test_a_sealed_answer_shows_to_nobody(match: Match) -> None:
    before = seen(match)
    assert match.submit("p1", ATTACK) is None
    assert seen(match) == before
    assert set(match.pending) == {"p2"}


def test_the_step_is_made_when_all_answers_are_in(match: Match) -> None:
    match.submit("p1", ATTACK)
    match.submit("p2", DEFENCE)
    assert len(match.steps) == 2
    assert match.steps[1].moves == {"p1": ATTACK, "p2": DEFENCE}
    assert match.sealed == {}
    told = match.steps[1].events[:2]
    assert told == (Declared("DB-2.3", "p1", "attack"), Declared("DB-2.3", "p2", "defence"))


def test_the_order_of_answers_does_not_matter() -> None:
    one, other = (seeded_match(load_game("dice-battle"), "quick", seed=4) for _ in range(2))
    one.play({"p1": ATTACK, "p2": DEFENCE})
    other.play({"p2": DEFENCE, "p1": ATTACK})
    assert one.steps == other.steps
    assert list(other.steps[1].moves) == ["p1", "p2"]


def test_a_second_answer_is_refused_until_the_first_is_withdrawn(match: Match) -> None:
    match.submit("p1", ATTACK)
    assert match.submit("p1", DEFENCE) == Refusal("already_sealed", "DB-2.3", {"seat": "p1"})
    assert match.sealed == {"p1": ATTACK}
    assert match.withdraw("p1")
    assert not match.withdraw("p1")
    assert match.submit("p1", DEFENCE) is None
    assert match.sealed == {"p1": DEFENCE}


def test_a_refused_answer_changes_nothing(match: Match) -> None:
    before, steps = state_hash(match.state), len(match.steps)
    refusal = match.submit("p1", PASS)
    assert refusal is not None
    assert refusal.clause == "DB-1.5"
    assert (state_hash(match.state), len(match.steps), match.sealed) == (before, steps, {})


def test_play_raises_what_submit_returns(match: Match) -> None:
    with pytest.raises(Refused, match=r"wrong_action \(DB-1\.5\)") as caught:
        match.play({"p1": PASS})
    assert caught.value.refusal.code == "wrong_action"


def test_the_record_repeats_the_game_without_the_generator(match: Match) -> None:
    while match.pending:
        match.play({seat: match.game.legal(match.state, seat)[0] for seat in match.pending})
    state = None
    for record in match.steps:
        draws = RecordedChance(record.draws)
        step = match.game.apply(state, record.moves, draws) if state else match.game.setup("quick", draws)
        draws.finish()
        state = step.state
        assert state_hash(state) == record.hash
        assert step.events == record.events
    assert match.outcome is not None
    assert match.submit("p1", PASS) == Refusal("game_over", "DB-10.1")


def test_a_step_draws_from_the_key_of_its_round(match: Match) -> None:
    match.play({"p1": ATTACK, "p2": ATTACK})
    match.play({"p1": PASS, "p2": PASS})
    die = SeededChance(SeedKeys(4).round_key(1), 2).pick("die/p1", range(1, 7))
    assert ("die/p1", die) in match.steps[2].draws


def test_events_since_a_step(match: Match) -> None:
    match.play({"p1": ATTACK, "p2": ATTACK})
    assert match.events_for(None, since=1) == match.steps[1].events
    assert match.events_for(None) == match.steps[0].events + match.steps[1].events
    assert list(match.events) == [*match.steps[0].events, *match.steps[1].events]


def test_a_match_under_a_secret_is_committed_to_it() -> None:
    keys = SecretKeys(b"0123456789abcdef")
    match = Match(load_game("dice-battle"), "quick", keys)
    assert match.commitment == keys.commitment
    assert seeded_match(load_game("dice-battle")).commitment is None


def test_a_match_goes_on_from_a_state(match: Match) -> None:
    match.play({"p1": ATTACK, "p2": DEFENCE})
    later = Match.at(match.game, "quick", match.keys, match.state, match.steps)
    for table in (match, later):
        table.play({"p1": PASS, "p2": Play((), 0)})
    assert later.steps == match.steps
