"""Which cards may be played: the list of legal choices and the reasons against the others never disagree."""

from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.rules.actions import CARDS, Card, Play
from hanpan.games.dice_battle.rules.cards import CardStage, check_play, legal_plays
from hanpan.games.dice_battle.rules.state import Player, Turn

HANDS = st.lists(st.sampled_from(CARDS), max_size=5).map(lambda cards: tuple(sorted(cards, key=CARDS.index)))
NUMBERS: dict[str, st.SearchStrategy[int]] = {
    "cards.per_round": st.integers(0, 4),
    "cards.per_kind": st.integers(1, 3),
    "shield.cap": st.integers(0, 3),
    "shield.cost": st.integers(0, 4),
    "cards.boost_cost": st.integers(0, 5),
}


@settings(max_examples=100, deadline=None, derandomize=True)
@given(
    overrides=st.fixed_dictionaries({}, optional=NUMBERS),
    stage=st.sampled_from(("pre", "post")),
    energy=st.integers(0, 10),
    shields=st.integers(0, 3),
    guard=st.booleans(),
    hand=HANDS,
    played=HANDS,
)
def test_legal_is_what_is_not_refused(
    overrides: dict[str, int],
    stage: CardStage,
    energy: int,
    shields: int,
    guard: bool,
    hand: tuple[Card, ...],
    played: tuple[Card, ...],
) -> None:
    game = DiceBattle(overrides)
    player, turn = Player(5, energy, shields, 0, guard, hand), Turn("attack", played)
    samples = set(game.samples(cast(Any, None)))
    legal = legal_plays(game.params, stage, player, turn)
    accepted = {
        action
        for action in samples
        if isinstance(action, Play) and check_play(game.params, stage, player, turn, action) is None
    }
    assert len(set(legal)) == len(legal)
    assert {action for action in legal if action in samples} == accepted
    assert all(check_play(game.params, stage, player, turn, action) is None for action in legal)


@pytest.mark.parametrize(
    ("stage", "card"), [("pre", "defence"), ("pre", "boost"), ("post", "attack"), ("post", "steal")]
)
def test_one_of_a_kind_counts_what_was_played_before_in_the_round(stage: CardStage, card: Card) -> None:
    params = DiceBattle().params
    player = Player(5, 10, 0, 0, hand=(card,))
    refusal = check_play(params, stage, player, Turn("attack", (card,)), Play((card,)))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("kind_used", "DB-3.2")
    assert check_play(params, stage, player, Turn("attack", ("reset",)), Play((card,))) is None
