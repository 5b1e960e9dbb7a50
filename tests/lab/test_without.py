"""Options forbidden and forced: bots of every game within limits."""

from typing import Any

import pytest

from hanpan.bots.catalogue import bot_names, load_bot
from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.answers import every
from hanpan.core.contract.game import AnyGame, Step
from hanpan.core.match.play import play_out
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from hanpan.lab.options import options_of, uses
from hanpan.lab.without import limited
from hanpan.plugin.lab import Limits
from tests.games.scripted import answers
from tests.own import own


def deeds(
    game: AnyGame, mode: str, level: str, limits: Limits, seed: int, games: int = 1
) -> list[tuple[set[str], Any]]:
    """What the first seat used, and what it might have used, step by step; the other seats are free."""
    seats = game.info.seats
    bots = {seat: load_bot(game, level) for seat in seats}
    bots[seats[0]] = limited(game, bots[seats[0]], limits)
    found = []

    def note(number: int, before: Any, moves: Any, step: Step) -> None:
        if seats[0] in moves:
            prompt, view = game.pending(before)[seats[0]], game.view(before, seats[0])
            answers = every(game, view, prompt) if prompt.composed else game.legal(before, seats[0])
            could = [uses(game.info.id, action) for action in answers]
            found.append((set(uses(game.info.id, moves[seats[0]])), could))

    for number in range(games):
        play_out(game, mode, bots, SeedKeys(seed, number), on_step=note)
    return found


@pytest.mark.parametrize("game_id", game_ids())
def test_answers_of_scripted_games_use_options_that_there_are(game_id: str) -> None:
    game, used = load_game(game_id), set[str]()
    for text in answers(game_id):
        used |= uses(game_id, game.read(text))
    assert used
    assert used <= set(options_of(game))


@pytest.mark.slow
@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_within_limits(game_id: str) -> None:
    game = load_game(game_id)
    options = options_of(game)
    usual, levels = game.info.default_mode, bot_names(game_id)
    for place, level in enumerate(levels):
        mode = own("games", game_id, "effort", "SHORT", usual) if level == levels[-1] else usual
        some = options[place::5]
        for used, could in deeds(game, mode, level, Limits(never=some), seed=5 + place):
            assert not used & set(some) or all(each & set(some) for each in could)
        for used, could in deeds(game, mode, level, Limits(always=some[:3]), seed=5 + place):
            assert used & set(some[:3]) or not any(each & set(some[:3]) for each in could)
