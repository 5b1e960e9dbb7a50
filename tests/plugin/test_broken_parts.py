"""A part of a game that cannot be used is missing where it would be used, and nowhere else."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanpan.bots.catalogue import bot_names
from hanpan.games.registry import left_out
from tests.cli.run import fine, hanpan
from tests.plugin.installed import installed
from tests.server.harness import serving, settings_for

GAME = "three-cards"
SOURCE = """
from hanpan.plugin import Command, GamePlugin, Levels
from three_cards.rules import ThreeCards

def speechless() -> None:
    print("done")

GAME = GamePlugin(
    id="three-cards",
    contract=1,
    rules=ThreeCards,
    levels=Levels("dead_ends.mind:load"),
    commands=(Command("three-cards deal", "dead_ends.command:deal", "dead_ends"), Command("mute", speechless, "mute")),
)
"""
FAILING = "import a_package_that_is_not_there"


@pytest.fixture(autouse=True)
def _dead_ends(tmp_path: Path) -> Iterator[None]:
    package = tmp_path / "dead_ends"
    package.mkdir()
    (package / "__init__.py").write_text(SOURCE, "utf-8")
    for name in ("mind", "command"):
        (package / f"{name}.py").write_text(FAILING, "utf-8")
    with installed(tmp_path, "dead-ends", {GAME: "dead_ends:GAME"}):
        assert left_out() == ()
        yield


def test_thinkers_of_the_other_games_are_made_all_the_same() -> None:
    code = "from hanpan.server.thinking.nursery import read_everything; read_everything()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "three-cards" in done.stderr
    assert "a_package_that_is_not_there" in done.stderr


async def test_a_bot_that_cannot_think_leaves_the_table_to_the_person(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path)) as site, site.person() as mina:
        seats = {"p1": {"kind": "me"}, "p2": {"kind": "bot", "level": bot_names(GAME)[-1]}}
        seated = await mina.post("tables", {"game": GAME, "seats": seats}, 201)
        line = await mina.line(seated["table"]["id"], seated["key"])
        while (asked := await line.until_asked()) is not None:
            await line.act(asked["legal"][0])
        metrics = (await mina.http.get("/metrics")).text
        counted = re.search(r'hanpan_bot_faults_total\{game="three-cards"\} (\d+)', metrics)
        assert counted is not None
        while line.table["seats"]["p2"]["faults"] < int(counted[1]):
            await line.next("notice")
        assert line.table["seats"]["p1"]["faults"] == 0


def test_commands_that_cannot_be_used_are_left_out_and_the_others_go_on() -> None:
    told = hanpan("--help")
    assert told.exit_code == 0
    assert "new-game" in told.stdout
    assert "the command `mute` of the game three-cards of dead-ends 1.0 is left out" in told.stderr
    assert "Three Cards" in fine("games")
    assert "the command `three-cards deal` of the game three-cards" in hanpan("three-cards", "deal").stderr
