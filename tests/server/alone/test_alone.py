"""The server for one visitor: whole games over the same messages, kept from visit to visit, with nothing but the base
installed."""

import json
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from hanpan.core.replay import read_replay, verify
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from hanpan.server.alone.engine import Engine
from tests.server.alone.visit import Page, get, opened

Kept = dict[str, str]


@pytest.fixture
def kept() -> Kept:
    """What the browser stores."""
    return {}


@pytest.fixture
async def engine(kept: Kept) -> AsyncIterator[Engine]:
    made = engine_on(kept)
    yield made
    made.stop()


def engine_on(kept: Kept) -> Engine:
    def keep(name: str, text: str | None) -> None:
        kept.pop(name, None) if text is None else kept.__setitem__(name, text)

    return Engine(keep, list(kept.values()))


@pytest.mark.parametrize("game", game_ids())
async def test_a_game_is_played_to_its_end_and_its_replay_verifies(engine: Engine, game: str, tmp_path: Path) -> None:
    seated = await opened(engine, game)
    table = seated["table"]["id"]
    page = Page(engine, table, seated["key"])
    await page.bind()
    await page.play(seed=3)
    assert page.ending is not None
    replay = await engine.request("GET", f"tables/{table}/replay", "")
    (tmp_path / "it.jsonl").write_bytes(replay.body)
    report = verify(read_replay(tmp_path / "it.jsonl"), load_game)
    assert report.ok, report.problems
    assert (await get(engine, f"tables/{table}/dice"))["ok"] is True
    assert (await get(engine, f"tables/{table}/graph"))["points"]
    assert len((await get(engine, f"tables/{table}/timeline"))["steps"]) > 2
    assert [match["table"]["id"] for match in (await get(engine, "matches"))["matches"]] == [table]


async def test_a_table_is_there_again_at_the_next_visit(engine: Engine, kept: Kept) -> None:
    seated = await opened(engine, "dice-battle")
    page = Page(engine, seated["table"]["id"], seated["key"])
    await page.bind()
    await page.play(seed=1, most=3)
    engine.stop()
    again = engine_on(kept)
    assert [table["status"] for table in (await get(again, "tables?scope=mine"))["tables"]] == ["playing"]
    other = Page(again, seated["table"]["id"], (await get(again, f"tables/{seated['table']['id']}/seat"))["key"])
    await other.play(seed=1)
    assert other.ending is not None
    again.stop()


async def test_a_rematch_begins_and_what_is_kept_has_a_bound(
    engine: Engine, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hanpan.server.alone.shelf.MOST", 2)
    seated = await opened(engine, "dice-battle")
    table, key = seated["table"]["id"], seated["key"]
    for _ in range(4):
        page = Page(engine, table, key)
        await page.bind()
        await page.until_asked()
        assert (await page.ask(type="resign"))["type"] == "done"
        assert (await page.ask(type="rematch"))["type"] == "done"
        while not page.table["next"]:
            await page.hear()
        page.leave()
        table = page.table["next"]
        key = (await get(engine, f"tables/{table}/seat"))["key"]
    assert page.seat == "p2"  # seats are swapped from game to game
    assert len(kept) == 2


async def test_what_one_visitor_cannot_have_is_refused_in_words(engine: Engine) -> None:
    async def refused(method: str, address: str, body: object = None) -> tuple[int, str]:
        answer = await engine.request(method, address, "" if body is None else json.dumps(body))
        return answer.status, json.loads(answer.body)["code"]

    me = {"p1": {"kind": "me"}}
    assert await refused("POST", "tables", {"game": "dice-battle", "seats": me | {"p2": {"kind": "open"}}}) == (
        400,
        "bad_request",
    )
    hard = me | {"p2": {"kind": "bot", "level": "hard"}}
    assert await refused("POST", "tables", {"game": "dice-battle", "seats": hard}) == (400, "bad_request")
    assert await refused("POST", "tables", {"game": "trail", "mode": "daily", "seats": me}) == (400, "closed_mode")
    assert await refused("POST", "tables", {"game": 1}) == (400, "malformed")
    assert await refused("GET", "games/chess/guide") == (404, "unknown_game")
    assert await refused("GET", "tables/nothing/replay") == (404, "no_table")
    assert await refused("GET", "lab") == (404, "not_found")


async def test_a_line_says_hello_first_and_opens_only_its_own_seat(engine: Engine) -> None:
    seated = await opened(engine, "trail")
    page = Page(engine, seated["table"]["id"], "no such key")
    assert [(await page.hear()).get("code") for _ in range(2)] == ["wrong_key", 4403]
    page = Page(engine, "nothing", None)
    assert (await page.hear())["code"] == 4404
    page = Page(engine, seated["table"]["id"], None)
    assert (await page.hear())["seat"] is None
    page.say(type="shout")
    assert (await page.hear())["code"] == "malformed"
    page.leave()


def test_nothing_is_imported_that_a_browser_does_not_have() -> None:
    packages = ("litestar", "sqlalchemy", "prometheus_client", "argon2", "uvicorn", "numpy", "numba", "typer")
    missing = (*packages, "multiprocessing", "fcntl", "sqlite3")
    code = (
        "import sys\n"
        f"for name in {missing!r}: sys.modules[name] = None\n"
        "from hanpan.server.alone.engine import Engine\n"
        "from hanpan.server.alone.proof import hashes\n"
        "from hanpan.games.registry import game_ids\n"
        "print(all(len(hashes(game, 1)) > 5 for game in game_ids()))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "True", done.stderr
