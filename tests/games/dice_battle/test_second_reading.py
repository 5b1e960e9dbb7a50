"""The engine and a second, independent reading of the rules come to the same end of every round."""

import random
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, TypeVar

import pytest

from hanpan.core.chance.draws import RecordingChance
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.rules.actions import CARDS, Action, Keep, Play
from hanpan.games.dice_battle.rules.events import RoundEnd
from hanpan.games.dice_battle.rules.state import EVENTS, State
from hanpan.games.dice_battle.table.view import faces_of
from tests.games.dice_battle.second_reading import Reading, Side

T = TypeVar("T")

GAME = DiceBattle()
KEPT = [one.name for one in fields(Side) if one.name not in ("tendency", "played", "specials", "sixes", "score")]


class Wild:
    """Fair, but fond of sixes, twos and events: the corners of the rules lie there."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice

    def pick(self, label: str, options: Sequence[T], weights: Sequence[int] | None = None) -> T:
        possible = [one for one, weight in zip(options, weights or [1] * len(options), strict=True) if weight]
        fond = [one for one in possible if one in (2, 6) or (one in EVENTS and one != "none")]
        if label.startswith(("die/", "luck/", "bonus/", "event/")) and fond and self.dice.random() < 0.6:
            return self.dice.choice(fond)
        return self.dice.choice(possible)


def wild_seat(dice: random.Random, hand: Sequence[str]) -> dict[str, Any]:
    streak = dice.choice(("win_streak", "loss_streak"))
    return {
        "total": dice.choice((1, 2, 3, 4, 5, 6, 9, 13, 14, 15, 20)),
        "energy": dice.randint(0, 10),
        "shields": dice.randint(0, 2),
        "gauge": dice.randint(0, 4),
        "guard": dice.random() < 0.3,
        "hand": hand,
        "faces": dice.sample(range(1, 7), dice.randint(0, 6)),
        "run": dice.randint(0, 1),
        "reached_total": dice.random() < 0.3,
        "luck": dice.random() < 0.3,
        "bonus_turn": dice.random() < 0.5,
        "curse": dice.choice((0, 0, 1, 3)),
        "flame": dice.choice((0, 0, 1, 2)),
        "tendency": dice.choice(("attack", "attack", "defence", "balance")),
        streak: dice.randint(0, 6),
    }


def side(facts: dict[str, Any]) -> Side:
    known = {"win_streak": 0, "loss_streak": 0, **facts}
    return Side(**{**known, "hand": list(facts["hand"]), "faces": set(facts["faces"])})


def taken(dice: random.Random, state: State, seat: Seat) -> Any:
    """Any legal answer; mostly one with many cards."""
    legal: Sequence[Action] = GAME.legal(state, seat)
    most = [one for one in legal if isinstance(one, Play) and len(one.cards) > 1]
    return dice.choice(most if most and dice.random() < 0.6 else legal)


def compare(number: int) -> None:
    dice = random.Random(number)
    deck = [card for card in CARDS for _ in range(getattr(GAME.params.deck, card))]
    dice.shuffle(deck)
    last = dice.random() < 0.3
    seats = {"p1": wild_seat(dice, deck[:4]), "p2": wild_seat(dice, deck[4 : 4 + dice.randint(0, 4)])}
    state = GAME.given({"stage": "pre", "round": 8 if last else 4, **seats})
    chance = RecordingChance(Wild(dice))
    before = {seat: taken(dice, state, seat) for seat in SEATS}
    state = GAME.apply(state, before, chance).state
    kept: dict[str, int] = {}
    if state.stage == "keep":
        keeps: dict[Seat, Keep] = {seat: taken(dice, state, seat) for seat in GAME.pending(state)}
        kept = {seat: keep.face for seat, keep in keeps.items()}
        state = GAME.apply(state, keeps, chance).state
    after = {seat: taken(dice, state, seat) for seat in SEATS}
    step = GAME.apply(state, after, chance)

    reading = Reading(side(seats["p1"]), side(seats["p2"]), chance.draws)
    for seat in SEATS:
        reading.sides[seat].pay(before[seat].cards, before[seat].shields)
    reading.roll(kept)
    for seat in SEATS:
        reading.sides[seat].pay(after[seat].cards, 0)
    reading.score()
    reading.events()
    reading.end(last)
    scores = next({"p1": end.p1, "p2": end.p2} for end in step.events if isinstance(end, RoundEnd))
    for player, seat in zip(step.state.players, SEATS, strict=True):
        read = reading.sides[seat]
        found = {name: getattr(player, name) for name in KEPT}
        found |= {"hand": sorted(player.hand), "faces": set(faces_of(player.faces)), "score": scores[seat]}
        wanted = {name: getattr(read, name) for name in KEPT} | {"hand": sorted(read.hand), "score": read.score}
        assert found == wanted, f"round {number}, {seat}"
    assert reading.left_over() == {}


def test_some_wild_rounds_end_as_the_second_reading_says() -> None:
    for number in range(400):
        compare(number)


@pytest.mark.slow
def test_many_wild_rounds_end_as_the_second_reading_says() -> None:
    for number in range(400, 20_000):
        compare(number)
