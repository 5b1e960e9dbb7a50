"""Questions and results that a game declares: as they are sent, and read back."""

import pytest

from hanpan.core.contract.codec import BadData, encode
from hanpan.core.contract.game import AnyGame, Outcome, Prompt
from hanpan.core.contract.prompts import OutcomeData, PromptData, outcome_fault, prompt_fault
from hanpan.games.loading import load_game
from tests.hush.game import Hush


class BidPrompt(PromptData, kind="bid"):
    """How much somebody bids."""

    least: int
    suits: list[str]


class PassPrompt(PromptData, kind="pass"):
    """Whether somebody goes on."""


class Result(OutcomeData, frozen=True):
    """Points of both."""

    p1: int
    p2: int


class Bidding(Hush):
    prompts = (BidPrompt, PassPrompt)
    results = (Result,)


def test_what_is_sent_is_the_plain_form() -> None:
    prompt = BidPrompt(3, ["a"]).prompt("X-1", composed=True)
    assert prompt == Prompt("bid", "X-1", {"least": 3, "suits": ["a"]}, composed=True)
    assert encode(PassPrompt().prompt("X-2")) == b'{"kind":"pass","clause":"X-2"}'
    assert Result(1, 2).outcome("p2", "X-9") == Outcome("p2", "X-9", {"p1": 1, "p2": 2})


def test_it_is_read_back_as_it_was_declared() -> None:
    assert BidPrompt.of(Prompt("bid", "X-1", {"least": 3, "suits": []})) == BidPrompt(3, [])
    assert Result.of(Outcome(None, "", {"p1": 1, "p2": 1})) == Result(1, 1)
    with pytest.raises(BadData, match="least"):
        BidPrompt.of(Prompt("bid", "X-1", {"least": "3", "suits": []}))


def test_what_is_not_declared_is_named() -> None:
    game: AnyGame = Bidding()
    assert prompt_fault(game, BidPrompt(3, []).prompt("X-1")) is None
    assert prompt_fault(game, Prompt("raise", "X-1")) == "raise is no kind of prompt that the game declares"
    assert "unknown field `most`" in str(prompt_fault(game, Prompt("pass", "X-1", {"most": 3})))
    assert outcome_fault(game, Result(1, 2).outcome(None, "X-9")) is None
    assert "missing required field `p2`" in str(outcome_fault(game, Outcome(None, "X-9", {"p1": 1})))


def test_a_result_may_be_of_one_type_of_several() -> None:
    game = load_game("sorcerers")
    assert outcome_fault(game, Outcome(None, "X-9", {"by": "hp", "p1": 0, "p2": 1, "turn": 4})) is None
    assert outcome_fault(game, Outcome(None, "X-9", {"by": "match", "p1": 0, "p2": 2, "games": 2})) is None
    both = Outcome(None, "X-9", {"by": "match", "p1": 0, "p2": 2, "games": 2, "turn": 4})
    assert outcome_fault(game, both) is not None


def test_a_game_that_declares_nothing_tells_what_it_likes() -> None:
    assert prompt_fault(Hush(), Prompt("anything", "X-1", {"at": 7})) is None
    assert outcome_fault(Hush(), Outcome(None, "X-9", {"at": 7})) is None
