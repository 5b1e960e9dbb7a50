"""The sums of events are equations: another result is seen, whatever the limits of the game have cut."""

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from hanpan.bots.catalogue import load_bot
from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.sums import wrong_sums
from hanpan.core.match.play import play_out
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from tests.text.examples import examples

GAMES = 4


@pytest.mark.parametrize("game_id", game_ids())
def test_another_result_is_seen(game_id: str) -> None:
    params = load_game(game_id).params
    tried = set()
    for event in (*_played(game_id), *examples(game_id).events):
        if wrong_sums(event, params):
            continue  # an example of words
        for text in event.sums:
            result = text.partition("=")[2].strip()
            if not re.fullmatch(r"\w+", result) or not isinstance(getattr(event, result), int):
                continue
            tried.add((event.kind, result))
            for less in (-1, 1):
                wrong = replace(event, **{result: getattr(event, result) + less})
                assert wrong_sums(wrong, params), (wrong, text)
    declared = {kind.kind for kind in load_game(game_id).events if kind.sums}
    assert {kind for kind, _ in tried} == declared


def _played(game_id: str) -> Iterator[Happening]:
    game = load_game(game_id)
    bots = {seat: load_bot(game, "random") for seat in game.info.seats}
    for number in range(GAMES):
        mode = game.info.playable[number % len(game.info.playable)]
        yield from play_out(game, mode, bots, SeedKeys(5, number)).events
