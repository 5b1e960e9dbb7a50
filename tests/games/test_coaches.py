"""Every game's coach: three parts that each tell more, in both languages, and answers beside its own."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from hanpan.bots import coaches
from hanpan.bots.random_bot import RandomBot
from hanpan.core.chance.chance import SeededChance, SeedKeys
from hanpan.core.contract.game import AnyGame, Prompt, Step
from hanpan.core.contract.rulebook import LANGS
from hanpan.core.contract.seat import Seat
from hanpan.core.match.play import play_out
from hanpan.games.clash import Clash
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from hanpan.plugin import Advice, Comparison
from hanpan.server.advising import hint_of, weighing_of

COACHED = [name for name in game_ids() if coaches.has_coach(name)]
EVERY = 4  # of so many steps one is looked at
MOST = 40


class Moment(NamedTuple):
    """What a seat was asked, and what it answered."""

    view: Any
    prompt: Prompt
    legal: Any
    action: Any
    elsewhere: Any  # the same question in another world that the seat could be looking at


def moments(game: AnyGame) -> list[Moment]:
    """Decisions of games of chance."""
    found: list[Moment] = []

    def watch(number: int, state: Any, moves: Mapping[Seat, Any], _step: Step) -> None:
        for seat, action in moves.items() if number % EVERY == 0 else ():
            view, prompt = game.view(state, seat), game.pending(state)[seat]
            other = game.view(game.world(view, SeededChance(7, number)), seat)
            found.append(Moment(view, prompt, () if prompt.composed else game.legal(state, seat), action, other))

    for number in range(3):
        bots = {seat: RandomBot(game) for seat in game.info.seats}
        play_out(game, game.info.default_mode, bots, SeedKeys(11, number), on_step=watch)
    return found[:MOST]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for what a coach prepares: until then it answers as well as it can."""
    monkeypatch.setattr(coaches, "get_ready", lambda _game: None)


@pytest.mark.parametrize("name", COACHED)
def test_a_hint_has_three_parts_in_both_languages(name: str) -> None:
    game = load_game(name)
    for asked in moments(game):
        advice = coaches.advise(game, asked.view, asked.prompt, asked.legal)
        assert advice is not None
        hint = hint_of(game, advice)
        for lang in LANGS:
            texts = game.texts(lang)
            parts = [hint.nudge[lang], hint.idea[lang], *(texts.format(one.id, one.args) for one in hint.reasons)]
            assert all(parts), asked.prompt.kind
            assert not any("{" in part or "hint-" in part or "nudge-" in part for part in parts), parts
        assert hint.nudge != hint.idea
        assert advice == coaches.advise(game, asked.view, asked.prompt, asked.legal)


@pytest.mark.parametrize("name", COACHED)
def test_an_answer_is_compared_with_the_coachs_own(name: str) -> None:
    game = load_game(name)
    for asked in moments(game):
        found = coaches.compare(game, asked.view, asked.prompt, asked.legal, asked.action)
        assert found is not None
        assert found.known or (found.cost is None and not found.blunder)
        assert found.cost is not None or not found.blunder
        own = coaches.compare(game, asked.view, asked.prompt, asked.legal, found.advice.action)
        assert own is not None
        assert (own.cost, own.blunder) == (None, False)
        assert weighing_of(game, own, found.advice.action).same
        told = weighing_of(game, found, asked.action)
        assert told.same == (asked.action == found.advice.action)
        assert told.cost is None or all(told.cost[lang] and "{" not in told.cost[lang] for lang in LANGS)


@pytest.mark.parametrize("name", COACHED)
def test_it_knows_the_view_and_nothing_else(name: str) -> None:
    game = load_game(name)
    for asked in moments(game)[:12]:
        given = (asked.prompt, asked.legal, asked.action)
        assert coaches.compare(game, asked.view, *given) == coaches.compare(game, asked.elsewhere, *given)


class Plain(NamedTuple):
    """The advice of a coach that says no more than what to answer."""

    action: Any
    reasons: tuple[Any, ...] = ()


@pytest.mark.parametrize("name", game_ids())
def test_a_coach_that_says_only_what_to_answer_has_parts_all_the_same(name: str) -> None:
    game = load_game(name)
    for asked in moments(game)[:10]:
        advice: Advice = Plain(asked.action)
        hint = hint_of(game, advice)
        for lang in LANGS:
            assert hint.nudge[lang]
            assert hint.idea[lang].strip(".")
            assert "coach-" not in hint.nudge[lang] + hint.idea[lang]
        assert weighing_of(game, Comparison(advice), asked.action).cost is None


def test_a_lethal_queue_that_is_passed_over_is_a_blunder() -> None:
    game = Clash()
    own = {"hp": 6, "hand": ["A01", "A02"], "energy": 4, "deck": ["A01"] * 9}
    rival = {"hp": 4, "hand": ["A02"], "energy": 4, "deck": ["A02"] * 9}
    state = game.given({"stage": "declare", "p1": own, "p2": rival})
    view, prompt = game.view(state, "p1"), game.pending(state)["p1"]
    found = coaches.compare(game, view, prompt, (), game.read("pass"))
    assert found is not None
    assert found.blunder
    assert found.cost is not None
    assert int(str(found.cost.args["percent"])) > 30


def test_a_die_that_scores_much_less_is_a_blunder() -> None:
    game = DiceBattle()
    seats = {seat: {"tendency": "attack", "total": 10} for seat in ("p1", "p2")}
    state = game.given({"stage": "keep", **seats, "p1": {**seats["p1"], "luck_dice": [2, 5]}})
    view, prompt, legal = game.view(state, "p1"), game.pending(state)["p1"], game.legal(state, "p1")
    worse = next(action for action in legal if game.write(action).endswith("2"))
    found = coaches.compare(game, view, prompt, legal, worse)
    assert found is not None
    assert found.blunder
    assert found.cost is not None
    assert found.cost.args == {"points": 4}
