"""The run of the day: the same luck for everybody, whatever they did before."""

from collections.abc import Iterator

import pytest

from hanpan.core.chance.chance import SecretKeys
from hanpan.core.match.match import Match
from hanpan.games.trail.rules.actions import Press
from hanpan.games.trail.rules.events.turn import Drawn, Roll
from tests.games.trail.scenes import GAME

KEYS = SecretKeys(b"the secret of a day")


def play(mode: str, fidgets: int, turns: int = 3) -> Match:
    """Some turns in which nothing is done but entering and leaving movement mode."""
    match = Match(GAME, mode, KEYS)
    for _ in range(turns):
        for _ in range(fidgets):
            match.play({"p1": Press("a")})
        match.play({"p1": GAME.read("force" if match.state.spd else "end")})
    return match


def luck(match: Match) -> Iterator[int | tuple[str, ...]]:
    """Every roll and every hand."""
    for event in match.events:
        if isinstance(event, Roll):
            yield event.face
        elif isinstance(event, Drawn):
            yield event.cards


def test_moves_in_between_change_no_roll_and_no_draw() -> None:
    calm, nervous = play("daily", 0), play("daily", 6)
    assert len(calm.steps) != len(nervous.steps)
    assert list(luck(calm)) == list(luck(nervous))
    assert len({face for face in luck(calm) if isinstance(face, int)}) > 1


def test_in_other_runs_they_do() -> None:
    assert list(luck(play("run", 0))) != list(luck(play("run", 6)))


@pytest.mark.parametrize("plan_first", [False, True])
def test_the_second_roll_of_a_turn_is_the_same_after_a_plan(plan_first: bool) -> None:
    hand = {"hand": ["C13", "C18"], "deck": ["C01", "C02", "C03", "C04", "C05", "C06"], "spd": 3, "rolled": 3}
    state = GAME.given({"mode": "daily", "p1": hand})
    match = Match.at(GAME, "daily", KEYS, state, ())
    for card in ("C18", "C13") if plan_first else ("C13", "C18"):
        match.play({"p1": GAME.read(f"play {card}")})
    assert sorted(luck(match), key=str) == [("C01", "C05"), 3]


def test_a_reroll_is_another_roll() -> None:
    labels = [label for step in play("daily", 0).steps for label, _ in step.draws]
    assert len(labels) == len(set(labels))
    assert all(label.startswith("fixed/") for label in labels)
