"""A package that is gone, or broken: its tables and replays say which it is, and nothing else suffers."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from hanpan.games.registry import game_ids
from tests.cli.run import fine, hanpan, refused
from tests.plugin.installed import installed
from tests.server.harness import serving, settings_for

GAME = "three-cards"
ENTRY = {GAME: "three_cards:GAME"}


async def _play(folder: Path) -> tuple[str, str]:
    """A table that is over, and one that is being played."""
    seats = {"p1": {"kind": "me"}, "p2": {"kind": "bot", "level": "random"}}
    async with serving(settings_for(folder)) as site, site.person() as mina:
        tables = [await mina.post("tables", {"game": GAME, "seats": seats}, 201) for _ in range(2)]
        line = await mina.line(tables[0]["table"]["id"], tables[0]["key"])
        while (asked := await line.until_asked()) is not None:
            await line.act(asked["legal"][0])
        return tables[0]["table"]["id"], tables[1]["table"]["id"]


async def _look(folder: Path, over: str, playing: str, words: str, package: str, broken: list[str]) -> None:
    async with serving(settings_for(folder)) as site, site.person() as joon:
        assert (await joon.get("ready"))["left_out"] == broken
        for table in (over, playing):
            refusal = await joon.get(f"tables/{table}/timeline", 409)
            assert words in refusal["message"]
            assert refusal["code"] == ("missing_package" if package else "missing_game")
            assert refusal["fields"] == {"game": GAME, "package": package}
            assert (await joon.get(f"tables/{table}"))["missing"] == package
        assert (await joon.get(f"tables/{playing}"))["status"] == "aside"
        listed = (await joon.get("tables?scope=watch"))["tables"]
        assert {one["id"]: one["missing"] for one in listed}.get(playing, package) == package
        assert GAME not in [card["id"] for card in await joon.get("games")]
        assert GAME in (await joon.get(f"games/{GAME}/rulebook", 404))["message"]


@pytest.mark.slow
def test_tables_and_replays_of_a_missing_game_say_which(tmp_path: Path) -> None:
    site, data = tmp_path / "site", tmp_path / "data"
    site.mkdir()
    data.mkdir()
    kept = data / "game.jsonl"
    with installed(site, "three-cards-game", ENTRY):
        fine("lab", "replay", GAME, "--out", kept)
        over, playing = asyncio.run(_play(data))
    words = "the game 'three-cards' came with the package three-cards-game 1.0, which is not installed"
    assert words in refused("verify", kept)
    asyncio.run(_look(data, over, playing, words, "three-cards-game 1.0", []))
    with installed(site, "three-cards-game", {GAME: "three_cards.gone:GAME"}):
        words = "the game 'three-cards' of the package three-cards-game 1.0 is left out"
        assert words in refused("verify", kept)
        asyncio.run(_look(data, over, playing, words, "three-cards-game 1.0", ["three-cards (three-cards-game 1.0)"]))
        listed = hanpan("games")
        assert listed.exit_code == 0
        assert "three-cards is left out, from the package three-cards-game 1.0: three_cards.gone:GAME" in listed.stderr
    # What was stored before packages were says the game alone.
    kept.write_text(kept.read_text("utf-8").replace(',"package":"three-cards-game 1.0"', ""), "utf-8")
    with closing(sqlite3.connect(data / "hanpan.db")) as database, database:
        assert database.execute("UPDATE tables SET package = NULL").rowcount == 2
    words = "there is no game 'three-cards'; the games are: dice-battle"
    assert words in refused("verify", kept)
    asyncio.run(_look(data, over, playing, words, "", []))


def test_our_own_games_name_no_package(tmp_path: Path) -> None:
    fine("lab", "replay", game_ids()[0], "--out", tmp_path / "game.jsonl")
    assert "package" not in (tmp_path / "game.jsonl").read_text("utf-8").partition("\n")[0]
