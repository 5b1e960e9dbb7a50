"""A game is played without what proofs ask; they say so in words."""

from pathlib import Path
from typing import Any, cast

import pytest

from hanpan.bots.random_bot import RandomBot
from hanpan.core.chance.chance import SeedKeys
from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.provable import QUESTIONS, NotProvable, provable
from hanpan.core.match.play import play_out
from hanpan.core.match.positions import BadPosition, described
from hanpan.core.proofs.casebook import parse_text, run_case
from hanpan.core.proofs.kit import check_game
from hanpan.games.loading import load_game
from tests.casebook.cases import GOOD


class Plain:
    """A game that answers nothing but the contract."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        if name in QUESTIONS:
            raise AttributeError(name)
        return getattr(self._game, name)


GAME = cast(AnyGame, Plain(load_game("dice-battle")))
TOLD = "dice-battle does not answer `invariants`, `samples`, `given`, `facts`"


def test_a_game_is_played_without_what_proofs_ask() -> None:
    bot = RandomBot(GAME)
    assert play_out(GAME, "quick", {"p1": bot, "p2": bot}, SeedKeys(1)).outcome is not None


def test_proofs_say_what_a_game_does_not_answer() -> None:
    with pytest.raises(NotProvable, match=TOLD):
        provable(GAME)
    with pytest.raises(NotProvable, match=TOLD):
        check_game(GAME, games=1)
    with pytest.raises(BadPosition, match=TOLD):
        described(GAME, {})
    report = run_case(parse_text(GOOD, Path("t.yaml")), lambda name, overrides: GAME)
    assert TOLD in report.messages[0]
