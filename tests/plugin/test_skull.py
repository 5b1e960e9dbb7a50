"""Skull from examples/: a package of its own for three to six, of which nothing in Hanpan knows."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanpan.core.proofs.kit import check_game
from hanpan.envs.turns import TurnsEnv
from hanpan.games.registry import load_game
from tests.cli.run import fine
from tests.plugin.installed import installed
from tests.server.harness import serving, settings_for

SKULL = Path(__file__).parents[2] / "examples" / "skull"
FEW = ("--games", 3, "--workers", 1)


@pytest.fixture(autouse=True)
def _skull(tmp_path: Path) -> Iterator[None]:
    with installed(tmp_path, "hanpan-skull", {"skull": "skull.plugin:GAME"}, SKULL / "src"):
        yield


@pytest.mark.parametrize("seats", [3, *(pytest.param(seats, marks=pytest.mark.slow) for seats in (4, 5, 6))])
def test_it_keeps_every_promise(seats: int) -> None:
    report = check_game(load_game("skull", {"seats": seats}), games=3, seed=5)
    assert report.ok, "\n".join(map(str, report.failures))


def test_its_cases_hold() -> None:
    assert "all hold" in fine("judge", SKULL / "casebook")


@pytest.mark.slow
def test_commands_and_environments() -> None:
    assert "Skull" in fine("games")
    assert "해골" in fine("rules", "skull", "--lang", "ko")
    assert "search" in fine("sim", "skull", *FEW, "--set", "seats=3", "--seats", "search,random,random")
    TurnsEnv("skull").reset(seed=4)


def test_a_table_of_three(tmp_path: Path) -> None:
    asyncio.run(_table_of_three(tmp_path))


async def _table_of_three(folder: Path) -> None:
    async with serving(settings_for(folder)) as site, site.person() as mina:
        bot = {"kind": "bot", "level": "random"}
        body = {"game": "skull", "overrides": {"seats": 3}, "seats": {"p1": {"kind": "me"}, "p2": bot, "p3": bot}}
        seated = await mina.post("tables", body, 201)
        line = await mina.line(seated["table"]["id"], seated["key"])
        while (asked := await line.until_asked()) is not None:
            await line.act(asked["legal"][0])
        assert (await mina.get(f"tables/{seated['table']['id']}/timeline"))["steps"]
