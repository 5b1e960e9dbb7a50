"""Any game at the terminal, without a face of its own: played to the end, asked why not, answered as text."""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input, Static

from hanpan.bots.random_bot import RandomBot
from hanpan.cli.options import TerminalOptions
from hanpan.cli.terminal import app, context
from hanpan.cli.terminal.app import TerminalApp
from hanpan.cli.terminal.choices import Choices
from hanpan.cli.terminal.ending import Ending, verdict_for
from hanpan.cli.terminal.pages import welcome
from hanpan.cli.terminal.plain import FACE, PlainBoard
from hanpan.cli.terminal.typing import TypedAnswer
from hanpan.core.chance.chance import Chance
from hanpan.core.contract.game import Outcome, Prompt
from hanpan.core.contract.params import values
from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.core.contract.seat import Seat
from hanpan.games.dice_battle.rules.actions import PASS, Declare
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from tests.plugin.installed import installed
from tests.terminal.playing import SMALL, detail, press, rows, shown

# Numbers under which a game is over sooner; others are played as they are.
SOON = {"modes.quick": 2, "modes.regular": 2, "end.rounds": 2, "setup.hp": 3, "player.hp": 3}
MOST = 600  # keys
SKULL = Path(__file__).parents[2] / "examples" / "skull" / "src"


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game has a face here."""
    for module in (app, context):
        monkeypatch.setattr(module, "load_face", lambda game_id: FACE)


def opened(game_id: str, lang: Lang, seed: int = 3) -> TerminalApp:
    game = load_game(game_id)
    overrides: Mapping[str, int] = {name: value for name, value in SOON.items() if name in values(game.params)}
    return TerminalApp(TerminalOptions(game_id, overrides, game.info.default_mode, "random", seed, None, lang, None))


class _Raises(RandomBot):
    def choose(self, view: Any, prompt: Prompt, legal: Sequence[Any], chance: Chance) -> Any:
        raise LookupError("no idea")


class _Cheats(RandomBot):
    def choose(self, view: Any, prompt: Prompt, legal: Sequence[Any], chance: Chance) -> Any:
        return Declare("balance") if prompt.kind != "tendency" else PASS


@pytest.mark.parametrize(("bot", "said"), [(_Raises, "LookupError: no idea"), (_Cheats, "wrong_action")])
@pytest.mark.parametrize("lang", LANGS)
async def test_a_bot_that_fails_is_told_and_the_game_goes_on(
    bot: type[RandomBot], said: str, lang: Lang, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hanpan.cli.terminal.session.load_bot", lambda game, _: bot(game))
    running = opened("dice-battle", lang)
    async with running.run_test(size=SMALL) as pilot:
        await press(pilot, "enter")
        told = [note.message for note in running._notifications]
        steps = len(running.context.session.match.steps)
        await press(pilot, "1")
        told += [note.message for note in running._notifications]
        assert len(running.context.session.match.steps) > steps
    fault = running.context.texts("ui-bot-failed", reason="…").partition("…")[0]
    assert any(fault in one and said in one for one in told), told


@pytest.mark.slow
@pytest.mark.parametrize("game_id", game_ids())
async def test_any_game_is_played_to_the_end(game_id: str) -> None:
    running = opened(game_id, "ko" if game_ids().index(game_id) % 2 else "en")
    dice = random.Random(2)
    async with running.run_test(size=SMALL) as pilot:
        await press(pilot, "enter")
        for _ in range(MOST):
            if isinstance(running.screen, Ending):
                break
            digits = [row[1] for row in rows(running) if row[1].isdigit()]
            await press(pilot, dice.choice(digits))
        assert isinstance(running.screen, Ending)
        assert running.context.session.match.outcome is not None


@pytest.mark.slow
async def test_a_game_for_six_is_played_by_one_person_and_bots(tmp_path: Path) -> None:
    with installed(tmp_path, "hanpan-skull", {"skull": "skull.plugin:GAME"}, SKULL):
        running = TerminalApp(
            TerminalOptions("skull", {"seats": 6, "points": 1}, "table", "random", 3, None, "ko", None)
        )
        async with running.run_test(size=SMALL) as pilot:
            await press(pilot, "enter")
            assert "엎어 놓은 원반" in shown(running.screen.query_one(PlainBoard).query_one(Static))
            for _ in range(MOST):
                if isinstance(running.screen, Ending):
                    break
                await press(pilot, "1")
            assert isinstance(running.screen, Ending)
            outcome = running.context.session.match.outcome
            assert outcome is not None
            assert len(outcome.ranks) == 6


async def test_the_table_says_what_is_known_and_why_not() -> None:
    running = opened("dice-battle", "en")
    async with running.run_test(size=SMALL) as pilot:
        await press(pilot, "enter")
        told = shown(running.screen.query_one(PlainBoard).query_one(Static))
        assert "Energy" in told
        assert rows(running)[:3] == [" 1  Attack stance", " 2  Defence stance", " 3  Balance stance"]
        await press(pilot, "1")
        refused = next(place for place, row in enumerate(rows(running)) if "✕" in row)
        running.screen.query_one(Choices).take(refused)
        await pilot.pause()
        assert detail(running).strip().startswith("✕")
        assert len(running.context.session.match.steps) == 2


@pytest.mark.parametrize(("text", "said"), [("sing", "수가 아닙니다"), ("keep 3", "DB-1.5")])
async def test_an_answer_is_typed_and_refused_with_its_reason(text: str, said: str) -> None:
    running = opened("dice-battle", "ko")
    async with running.run_test(size=SMALL) as pilot:
        await press(pilot, "enter", "t")
        assert isinstance(running.screen, TypedAnswer)
        running.screen.query_one(Input).value = text
        await press(pilot, "enter")
        assert said in _told(running)
        running.screen.query_one(Input).value = "declare balance"
        await pilot.pause()
        assert "밸런스 선언" in _told(running)
        await press(pilot, "enter")
        assert len(running.context.session.match.steps) == 2


def _told(running: Any) -> str:
    return shown(running.screen.query_one(".body", Static))


HUSH = """
from hanpan.plugin import CONTRACT, GamePlugin
from tests.hush import Hush

GAME = GamePlugin(id="hush", contract=CONTRACT, rules=Hush)
"""


async def test_a_game_for_several_is_played_against_as_many_bots(tmp_path: Path) -> None:
    (tmp_path / "hush_plugin.py").write_text(HUSH, "utf-8")
    with installed(tmp_path, "hush-game", {"hush": "hush_plugin:GAME"}):
        running = TerminalApp(TerminalOptions("hush", {}, "usual", "random", 3, None, "ko", None))
        async with running.run_test(size=SMALL) as pilot:
            await press(pilot, "enter")
            assert len(running.context.session.bots) == 2
            _, welcoming = welcome(running.context)
            assert all(running.context.names[seat] in welcoming.plain for seat in running.context.session.bots)
            told = shown(running.screen.query_one(PlainBoard).query_one(Static))
            assert all(name in told for name in running.context.names.values())
            while not isinstance(running.screen, Ending):
                await press(pilot, "1")
            outcome = running.context.session.match.outcome
            assert outcome is not None
            _, ended = running.screen.words()
            for seat, place in outcome.ranks.items():
                assert f"{place}위  {running.context.names[seat]}" in ended.plain


@pytest.mark.parametrize(
    ("ranks", "verdict"),
    [
        ({"p1": 1, "p2": 2, "p3": 3}, "won"),
        ({"p1": 2, "p2": 1, "p3": 3}, "lost"),
        ({"p1": 3, "p2": 1, "p3": 1}, "lost"),
        ({"p1": 1, "p2": 1, "p3": 3}, "shared"),
        ({"p1": 1, "p2": 1, "p3": 1}, "drawn"),
    ],
)
def test_places_decide_who_has_won(ranks: dict[Seat, int], verdict: str) -> None:
    first = [seat for seat, place in ranks.items() if place == 1]
    assert verdict_for("p1", Outcome(first[0] if len(first) == 1 else None, "", ranks=ranks)) == verdict
