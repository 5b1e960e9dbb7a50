"""Exact odds: every way fate can go, and the closed forms of the rules."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import pytest

from hanpan.core.chance.draws import Branch, every
from hanpan.core.contract.game import Step
from hanpan.core.contract.happening import known
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.rules.actions import PASS, Play
from hanpan.games.dice_battle.rules.events import CardSwap, Energy

GAME = DiceBattle()


def branches(given: Mapping[str, Any], p1: Play = PASS, p2: Play = PASS) -> list[Branch]:
    """Each way the step can go from a described state."""
    state = GAME.given(given)
    found = list(every(lambda chance: GAME.apply(state, {"p1": p1, "p2": p2}, chance)))
    assert sum(branch.probability for branch in found) == 1
    return found


def odds(found: list[Branch], what: Callable[[Step], Any]) -> dict[Any, Fraction]:
    """How likely each value is."""
    out: dict[Any, Fraction] = {}
    for branch in found:
        value = what(branch.result)
        out[value] = out.get(value, Fraction(0)) + branch.probability
    return out


def mean(found: list[Branch], what: Callable[[Step], int]) -> Fraction:
    return sum((value * share for value, share in odds(found, what).items()), Fraction(0))


def field(step: Step, kind: str, seat: str, name: str) -> Any:
    """A field of the only event of that kind for that seat; None if there is none."""
    found = [event for event in step.events if event.kind == kind and event.seat == seat]
    return getattr(found[0], name) if found else None


def points(step: Step) -> int:
    return int(step.state.turns[0].points)


def rolling(tendency: str, **seat: Any) -> list[Branch]:
    """The roll of p1; p2 plays balance, which brings no specials."""
    return branches({"stage": "pre", "p1": {"tendency": tendency, **seat}, "p2": {"tendency": "balance"}})


@pytest.mark.parametrize(
    ("tendency", "expected"),
    [
        ("attack", Fraction(1 + 1 + 1 + 4 + 5 + (6 + 3), 6)),
        ("defence", Fraction(0 + 2 + 3 + 4 + 5 + 0, 6) + Fraction(1, 6) * Fraction(1, 2) * 4),
        ("balance", Fraction(21, 6)),
    ],
)
def test_the_expected_points_of_a_tendency(tendency: str, expected: Fraction) -> None:
    assert mean(rolling(tendency), points) == expected


def test_every_face_is_equally_likely() -> None:
    assert odds(rolling("attack"), lambda step: step.state.turns[0].dice) == {
        (face,): Fraction(1, 6) for face in range(1, 7)
    }


def test_specials_of_attack_are_equally_likely() -> None:
    found = odds(rolling("attack"), lambda step: step.state.turns[0].specials)
    assert found.pop(()) == Fraction(5, 6)
    assert found == {(kind,): Fraction(1, 18) for kind in ("strike", "flame", "double")}


def test_specials_of_defence_are_equally_likely() -> None:
    found = odds(rolling("defence"), lambda step: (step.state.turns[0].specials, step.state.turns[0].star))
    assert found.pop(((), 0)) == Fraction(5, 6)
    assert found.pop((("ward",), 0)) == Fraction(1, 12)
    assert found == {(("star",), amount): Fraction(1, 60) for amount in range(2, 7)}


def test_a_bonus_turn_is_the_sum_of_two_dice() -> None:
    found = odds(rolling("balance", bonus_turn=True), points)
    assert found == {total: Fraction(6 - abs(7 - total), 36) for total in range(2, 13)}


def test_two_sixes_in_a_row_give_a_card_of_the_pile() -> None:
    """A card for the run with 1/6, of each kind by what the draw pile holds."""
    found = odds(rolling("balance", run=1, faces=[6]), lambda step: step.state.players[0].hand)
    deck = {"attack": 7, "defence": 7, "boost": 3, "steal": 2, "reset": 1}
    assert found.pop(()) == Fraction(5, 6)
    assert found == {(kind,): Fraction(count, 120) for kind, count in deck.items()}


def test_round_energy_is_two_or_three() -> None:
    found = list(every(lambda chance: GAME.setup("quick", chance)))
    pairs = odds(found, lambda step: tuple(player.energy for player in step.state.players))
    assert pairs == {(a, b): Fraction(1, 4) for a in (2, 3) for b in (2, 3)}


def test_after_a_loss_the_gain_is_three_unless_a_reset_took_the_loss_back() -> None:
    """A reset event, in either deck of 20, makes the round a draw: then 2 or 3 again."""
    gains = odds(_ending("attack", 1, "balance", 6), lambda step: _energy_gain(step, "p1"))
    reset = 1 - Fraction(19, 20) ** 2
    assert gains == {2: reset / 2, 3: 1 - reset / 2}


def test_events_come_up_by_what_is_left_in_the_deck() -> None:
    after = _ending("balance", 3, "balance", 3, p1={"event_discard": {"none": 8}})
    found = odds(after, lambda step: field(step, "event", "p1", "event"))
    assert "none" not in found
    assert found["card_swap"] == Fraction(2, 12)
    assert found["bomb"] == Fraction(1, 12)


def test_a_steal_takes_one_or_two() -> None:
    after = _ending(
        "balance", 3, "balance", 3, p1={"hand": ["steal"], "energy": 2}, p2={"energy": 5}, play=Play(("steal",))
    )
    assert odds(after, lambda step: field(step, "steal", "p1", "taken")) == {1: Fraction(1, 2), 2: Fraction(1, 2)}


def test_a_swap_takes_any_card_of_the_hand() -> None:
    """With 2/20 for each deck; p1 then gets the boost of p2's three cards with 1/3."""
    after = _ending("balance", 3, "balance", 3, p1={"hand": ["reset"]}, p2={"hand": ["attack", "attack", "boost"]})
    got = odds(
        after, lambda step: tuple(known(event.got)["p1"] for event in step.events if isinstance(event, CardSwap))
    )
    once = {cards: share for cards, share in got.items() if len(cards) == 1}
    assert once[("boost",)] * 2 == once[("attack",)]


def _ending(
    first: str,
    die: int,
    second: str,
    other: int,
    p1: Mapping[str, Any] | None = None,
    p2: Mapping[str, Any] | None = None,
    play: Play = PASS,
) -> list[Branch]:
    """Each way a round can end after these dice."""
    given = {
        "stage": "post",
        "p1": {"tendency": first, "dice": [die], **(p1 or {})},
        "p2": {"tendency": second, "dice": [other], **(p2 or {})},
    }
    return branches(given, play)


def _energy_gain(step: Step, seat: str) -> Any:
    causes = ("round", "after_loss")
    return next(e.gain for e in step.events if isinstance(e, Energy) and e.seat == seat and e.cause in causes)
