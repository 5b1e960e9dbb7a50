"""The day of a table: the server's when it is opened, kept in its row, its replay and what everybody is shown."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from hanpan.core.replay import parse_replay, verify
from hanpan.games.loading import load_game
from tests.server.harness import VS_BOT, FakeTime, Person, Site, serving, settings_for

MATCH: dict[str, Any] = {"game": "sorcerers", "mode": "match"}
VEIL = {"type": "deck", "name": "veil"}


def _at(time: FakeTime, day: str) -> None:
    time.at = int(datetime.fromisoformat(day).replace(hour=12, tzinfo=UTC).timestamp() * 1000)


async def _banned(person: Person, day: str = "") -> tuple[list[str], list[str], list[str]]:
    """Which cards the list of cards, the deck check and "what changed" say are banned."""
    query = f"&day={day}" if day else ""
    cards = await person.get(f"games/sorcerers/cards?lang=en{query}")
    body = {"cards": ["SPL-17"], **({"day": day} if day else {})}
    faults = (await person.post("games/sorcerers/deck-check", body, 200))["faults"]
    lists = [bans for note in await person.get("games/sorcerers/releases") for bans in note["bans"]]
    return (
        [card["id"] for card in cards if card["banned"]],
        [fault["params"]["card"] for fault in faults if fault["code"] == "deck_banned"],
        [ban["card"] for bans in lists if bans["in_force"] for ban in bans["cards"]],
    )


@pytest.mark.slow
async def test_the_list_of_the_day_holds_at_the_table_and_everywhere_else(tmp_path: Path, time: FakeTime) -> None:
    settings = settings_for(tmp_path, now=time)
    async with serving(settings) as site, site.person() as mina:
        _at(time, "2025-12-20")
        assert await _banned(mina) == (["SPL-17"], ["SPL-17"], ["SPL-17"])
        then = await mina.open(VS_BOT, **MATCH)
        _at(time, "2026-11-16")
        assert await _banned(mina) == ([], [], [])
        assert await _banned(mina, "2025-12-20") == (["SPL-17"], ["SPL-17"], [])
        now = await mina.open(VS_BOT, **MATCH)
        assert [each["table"]["day"] for each in (then, now)] == ["2025-12-20", "2026-11-16"]
        assert [each["table"]["variant"] for each in (then, now)] == ["standard", "standard"]
        body = {**MATCH, "seats": VS_BOT, "overrides": {"deck.date": 20251220}}
        assert "deck.date" in (await mina.post("tables", body, 400))["message"]
        assert "soon" in (await mina.get("games/sorcerers/cards?day=soon", 400))["message"]
        cookies = dict(mina.http.cookies)
    async with serving(settings) as site, site.person() as mina:
        mina.http.cookies.update(cookies)
        old = await mina.line(then["table"]["id"], then["key"])
        assert (await old.act(VEIL))["refusal"]["code"] == "bad_deck"
        new = await mina.line(now["table"]["id"], now["key"])
        assert (await new.act(VEIL))["type"] == "done"
        for line, seated in ((old, then), (new, now)):
            await line.ask("resign")
            await line.until_over()
            lines = (await mina.get(f"tables/{seated['table']['id']}/replay")).encode()
            assert json.loads(lines.splitlines()[0])["day"] == seated["table"]["day"]
            assert verify(parse_replay(Path("t.jsonl"), lines, finished=True), load_game).ok
        branch = await mina.post(
            f"tables/{then['table']['id']}/branch", {"step": 0, "seat": "p1", "level": "easy"}, 201
        )
        assert branch["table"]["day"] == "2025-12-20"  # it is the same game
        await old.ask("rematch")
        while old.table["next"] is None:
            await old.next("notice")
        again = await mina.get(f"tables/{old.table['next']}")
        assert again["day"] == "2026-11-16"


async def test_nothing_depends_on_the_day_in_other_games(site: Site, mina: Person) -> None:
    assert (await mina.open(VS_BOT))["table"]["day"] is None
    assert await mina.get("games/clash/cards?day=never")
