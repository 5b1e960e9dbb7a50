"""Answers word by word: the words that may come lead to exactly the legal answers."""

import random
from collections.abc import Iterator

import pytest

from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.answers import TooManyAnswers, every, sample
from hanpan.core.contract.game import AnyGame
from hanpan.envs.partial_action import STOP, ListedPartial, PartialAction, Vocabulary, partial_action_of
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from tests.core.test_answers import wide_clash


@pytest.mark.parametrize("game_id", game_ids())
def test_saying_reaches_every_legal_answer_and_nothing_else(game_id: str) -> None:
    game = load_game(game_id)
    vocabulary = Vocabulary(game_id)
    for state in _moments(game, 12):
        for seat in game.pending(state):
            prompt, view = game.pending(state)[seat], game.view(state, seat)
            try:
                legal = every(game, view, prompt, 400) if prompt.composed else game.legal(state, seat)
            except TooManyAnswers:  # the longest queues take long to say
                continue
            said = list(_said(partial_action_of(game, vocabulary, state, seat)))
            assert sorted(said, key=str) == sorted(legal, key=str)
            if prompt.composed:  # a list says the same words
                listed = ListedPartial.among(game, vocabulary, legal)
                assert sorted(_said(listed), key=str) == sorted(said, key=str)


def test_an_answer_ends_by_itself_or_with_stop() -> None:
    partial = ListedPartial({(1, 2): "short", (1, 2, 3): "long", (4,): "alone"})
    assert partial.say(4).whole == "alone"
    both = partial.say(1).say(2)
    assert both.whole is None
    assert both.following == (STOP, 3)
    assert both.say(STOP).whole == "short"
    assert both.say(3).whole == "long"


def test_a_word_that_leads_nowhere_is_refused() -> None:
    with pytest.raises(ValueError, match=r"word 7 may not come here; possible: \[1\]"):
        ListedPartial({(1,): "only", (1, 2): "other"}).say(7)


def test_a_wide_question_is_said_without_a_list() -> None:
    game, state = wide_clash()
    vocabulary = Vocabulary("clash")
    dice = random.Random(3)
    for _ in range(30):
        partial = partial_action_of(game, vocabulary, state, "p1")
        while (whole := partial.whole) is None:
            partial = partial.say(dice.choice(partial.following))
        assert game.check(state, "p1", whole) is None
    with pytest.raises(ValueError, match="may not come here; possible: "):
        partial_action_of(game, vocabulary, state, "p1").say(STOP)


def _said(partial: PartialAction) -> Iterator[object]:
    for word in partial.following:
        further = partial.say(word)
        if further.whole is None:
            yield from _said(further)
        else:
            yield further.whole


def _moments(game: AnyGame, steps: int) -> Iterator[object]:
    state = game.setup(game.info.default_mode, SeededChance(5, 0)).state
    for step in range(1, steps):
        yield state
        moves = {seat: sample(game, state, seat, SeededChance(6, step)) for seat in game.pending(state)}
        if not moves:
            return
        state = game.apply(state, moves, SeededChance(5, step)).state
