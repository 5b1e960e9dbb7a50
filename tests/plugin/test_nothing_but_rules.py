"""A game that has nothing but its rules, from a package of its own, works everywhere: the guarantee of the design.

Whoever finds something that does not work adds it here first.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from hanpan.cli.terminal.face import load_face
from hanpan.cli.terminal.plain import FACE as PLAIN
from hanpan.core.proofs.kit import check_game
from hanpan.core.replay import read_replay, verify
from hanpan.envs.single import SeatEnv
from hanpan.envs.turns import TogetherEnv, TurnsEnv
from hanpan.games.loading import load_game
from hanpan.lab.source import code_of
from tests.cli.run import fine, hanpan, refused
from tests.server.harness import serving, settings_for

GAME = "three-cards"
FEW = ("--games", 6, "--workers", 1)


def lists(folder: Path) -> None:
    assert "Three Cards" in fine("games")
    assert "세 장" in fine("games", "--lang", "ko")
    assert "TC-PLAY-03" in fine("rules", GAME)
    assert "prize" in fine("params", GAME)
    assert "no update so far" in fine("releases", GAME)


def kit(folder: Path) -> None:
    report = check_game(load_game(GAME), games=8, seed=3)
    assert report.ok, report.failures
    assert "every promise was kept" in fine("check", GAME, *FEW)


def sim(folder: Path) -> None:
    for words in (("--lang", "en"), ("--lang", "ko"), ("--json",)):
        assert "bid:2" in fine("sim", GAME, *FEW, *words)
    assert "the bots are: random" in refused("sim", GAME, "--seats", "hard,hard")
    assert "as search,random" in refused("sim", GAME, "--seats", "random")


def lab(folder: Path) -> None:
    assert "Three Cards" in fine("lab", "pace", GAME, *FEW)
    assert "세 장" in fine("lab", "unseen", GAME, *FEW, "--lang", "ko")
    assert "bid 3" in fine("lab", "worth", GAME, *FEW)
    assert "prize=2" in fine("lab", "vary", GAME, "--vary", "prize=2", *FEW)
    assert hanpan("lab", "report", GAME, *FEW, "--out", folder / "report.html").exit_code == 0
    assert "bid 3" in (folder / "report.html").read_text("utf-8")
    assert hanpan("lab", "run", GAME, folder / "run", "--on", "here", "--games", 4).exit_code == 0
    assert hanpan("lab", "export", folder / "run", folder / "rows.csv").exit_code == 0
    assert "answer0" in (folder / "rows.csv").read_text("utf-8")
    assert code_of([GAME]) != code_of(["clash"])


def replays(folder: Path) -> None:
    kept = folder / "game.jsonl"
    fine("lab", "replay", GAME, "--out", kept)
    assert verify(read_replay(kept), load_game).ok
    assert "Bids:" in fine("replay", kept)
    assert "TC-PLAY-03" in fine("case", "from-replay", kept, "--at", 2)


def environments(folder: Path) -> None:
    for env in (TurnsEnv(GAME), TogetherEnv(GAME)):
        env.reset(seed=4)
    alone = SeatEnv(GAME, opponent="random")
    seen, _ = alone.reset(seed=4)
    over = False
    while not over:
        word = next(word for word, allowed in enumerate(seen["action_mask"]) if allowed)
        seen, _, over, _, _ = alone.step(word)
    assert alone.episode.outcome is not None


def tables(folder: Path) -> None:
    asyncio.run(_tables(folder))


async def _tables(folder: Path) -> None:
    async with serving(settings_for(folder)) as site, site.person() as mina:
        card = next(card for card in await mina.get("games") if card["id"] == GAME)
        assert (card["modes"], card["bots"], card["seats"]) == (["short"], ["random", "search"], 2)
        for road in ("rulebook", "guide", "releases", "params", "numbers", "cases?clause=TC-END-01"):
            await mina.get(f"games/{GAME}/{road}")
        for road in ("cards", "maps", "daily"):
            await mina.get(f"games/{GAME}/{road}", 404)
        body = {"game": GAME, "seats": {"p1": {"kind": "me"}, "p2": {"kind": "bot", "level": "search"}}}
        seated = await mina.post("tables", body, 201)
        line = await mina.line(seated["table"]["id"], seated["key"])
        while (asked := await line.until_asked()) is not None:
            await line.act(asked["legal"][0])
        assert (await mina.get(f"tables/{seated['table']['id']}/timeline"))["steps"]
        await mina.get(f"tables/{seated['table']['id']}/record", 404)


def terminal(folder: Path) -> None:
    assert load_face(GAME) is PLAIN


WORKS: dict[str, Callable[[Path], None]] = {
    each.__name__: each for each in (lists, kit, sim, lab, replays, environments, tables, terminal)
}


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.slow) if name == "lab" else name for name in WORKS]
)
def test_a_game_with_nothing_but_rules(name: str, three_cards: str, tmp_path: Path) -> None:
    WORKS[name](tmp_path)
