"""The plain loop plays the same game as a match, and keeps bots honest."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from hanpan.bots.catalogue import UnknownBot, bot_names, load_bot
from hanpan.bots.random_bot import RandomBot
from hanpan.core.chance.chance import Chance, SeededChance, SeedKeys
from hanpan.core.contract.bot import bot_chance
from hanpan.core.contract.game import Prompt, Step
from hanpan.core.contract.refusal import Refused
from hanpan.core.contract.seat import Seat
from hanpan.core.match.play import EndlessGame, play_out
from hanpan.core.match.seeded import seeded_match
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.rules.actions import Action, Declare, Keep
from hanpan.games.dice_battle.rules.state import State
from hanpan.games.loading import load_game

GAME = DiceBattle()


@pytest.mark.parametrize("name", bot_names("dice-battle"))
def test_the_loop_plays_the_same_game_as_a_match(name: str) -> None:
    game = load_game("dice-battle")
    bot = load_bot(game, name)
    played = play_out(game, "quick", {"p1": bot, "p2": bot}, SeedKeys(3, 8))
    match = seeded_match(game, "quick", 3, 8)
    while asked := match.pending:
        chance = {seat: bot_chance(match.keys, game.round(match.state), len(match.steps)) for seat in asked}
        match.play(
            {
                seat: bot.choose(match.view(seat), prompt, game.legal(match.state, seat), chance[seat])
                for seat, prompt in asked.items()
            }
        )
    assert match.state == played.state
    assert list(match.events) == played.events
    assert len(match.steps) == played.steps + 1
    assert match.outcome == played.outcome


def test_each_step_is_told() -> None:
    game, bot = GAME, RandomBot(GAME)
    told: list[tuple[int, Any, Mapping[Seat, Any], Step]] = []
    played = play_out(game, "quick", {"p1": bot, "p2": bot}, SeedKeys(3), on_step=lambda *step: told.append(step))
    assert [number for number, *_ in told] == list(range(1, played.steps + 1))
    assert told[-1][3].state == played.state
    first = game.setup("quick", SeededChance(SeedKeys(3).round_key(0), 0))
    assert played.events == [*first.events, *(event for *_, step in told for event in step.events)]
    for _, before, moves, step in told:
        assert game.pending(before).keys() == moves.keys()
        assert step.state != before


class Cheat:
    """Answers what it may not."""

    name = "cheat"

    def choose(self, view: Any, prompt: Prompt, legal: Sequence[Any], chance: Chance) -> Any:
        return Keep(6) if prompt.kind == "pre" else legal[0]


def test_a_bot_that_cheats_is_refused() -> None:
    with pytest.raises(Refused, match=r"wrong_action \(DB-1\.5\)"):
        play_out(GAME, "quick", {"p1": RandomBot(GAME), "p2": Cheat()}, SeedKeys(3))


class Endless(DiceBattle):
    """Never leaves its first choice."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        return Step(state, ())


def test_a_game_without_end_is_stopped() -> None:
    with pytest.raises(EndlessGame, match="dice-battle has not ended after 41 steps"):
        play_out(Endless(), "quick", {"p1": RandomBot(GAME), "p2": RandomBot(GAME)}, SeedKeys(3))


def test_the_random_bot_takes_every_legal_action_about_as_often() -> None:
    game, bot = GAME, RandomBot(GAME)
    state = game.setup("quick", SeededChance(1, 0)).state
    view, legal = game.view(state, "p2"), game.legal(state, "p2")
    taken = [bot.choose(view, game.pending(state)["p2"], legal, SeededChance(key, 1)) for key in range(3000)]
    assert all(900 < taken.count(Declare(kind)) < 1100 for kind in ("attack", "defence", "balance"))


def test_an_unknown_bot_names_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="no bot 'deep' for dice-battle; the bots are: random, easy, normal, hard"):
        load_bot(load_game("dice-battle"), "deep")


@pytest.mark.parametrize("name", bot_names("dice-battle"))
def test_a_bot_has_its_name(name: str) -> None:
    assert load_bot(load_game("dice-battle"), name).name == name
