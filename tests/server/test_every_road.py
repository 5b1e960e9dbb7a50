"""What spectators may not know yet is on no road: every route of the description, asked by each kind of stranger."""

import json
from typing import Any

import pytest
import pytest_asyncio

from hanpan.server import admin
from tests.server.harness import VS_BOT, FakeTime, Line, Person, Site, play_out

pytestmark = pytest.mark.slow

DELAY_S = 600

# Routes that say nothing of a table. A new route must be put here, or it is asked about the table below.
OF_NO_TABLE = {
    "GET /api/me",
    "POST /api/me/name",
    "POST /api/account/register",
    "POST /api/account/login",
    "POST /api/account/logout",
    "GET /api/account",
    "POST /api/account/password",
    "POST /api/account/sessions/{session_id}/end",
    "POST /api/account/sessions/end-others",
    "POST /api/account/codes/start",
    "POST /api/account/codes/confirm",
    "POST /api/account/codes/stop",
    "POST /api/account/delete",
    "GET /api/games",
    "GET /api/games/{game_id}/rulebook",
    "GET /api/games/{game_id}/texts",
    "GET /api/games/{game_id}/guide",
    "GET /api/games/{game_id}/releases",
    "GET /api/games/{game_id}/params",
    "GET /api/games/{game_id}/numbers",
    "GET /api/games/{game_id}/cards",
    "GET /api/games/{game_id}/cases",
    "GET /api/games/trail/own/maps",
    "POST /api/games/{game_id}/deck-check",
    "POST /api/games/{game_id}/deck-complete",
    "POST /api/games/trail/own/map-check",
    "POST /api/tables",
    "POST /api/positions",
    "POST /api/people/{person_id}/tie",
    "POST /api/people/{person_id}/report",
    "POST /api/me/shown",
    "GET /api/circle",
    "GET /api/people",
    "GET /api/news",
    "POST /api/seek",
    "POST /api/seek/stop",
    "POST /api/people/{person_id}/challenge",
    "POST /api/challenges/{challenge_id}/answer",
    "GET /api/health",
    "GET /api/ready",
    "GET /api/metrics",
}
OF_THE_LAB = "/api/lab"  # its games are no tables
OF_TOURNAMENTS = "/api/events"  # what they tell of their own tables they tell everybody at once (docs/events.md)
BODIES: dict[str, list[dict[str, Any]]] = {
    "POST /api/tables/{table_id}/branch": [
        {"step": step, "seat": seat, "level": "easy", "pinned": pinned}
        for step, seat, pinned in ((0, "p1", True), (4, "p1", True), (4, "p2", False))
    ],
    "POST /api/tables/{table_id}/join": [{}],
    "POST /api/tables/{table_id}/say": [{"phrase": "hello"}],
    "POST /api/tables/{table_id}/mute": [{"seat": "p1", "on": True}],
    "POST /api/tables/{table_id}/report": [{"seat": "p1", "reason": "other"}],
}
QUERIES: dict[str, list[str]] = {
    "GET /api/tables": ["scope=open", "scope=watch", "scope=mine"],
    "GET /api/tables/{table_id}/replay": ["", "seat=p1", "seat=p2", "seat=none"],
    "GET /api/tables/{table_id}/timeline": ["", "seat=p1", "seat=p2", "seat=spectator"],
    "GET /api/tables/{table_id}/advice": ["seat=p1&step=0", "seat=p2&step=0"],
    "GET /api/tables/{table_id}/case": ["step=1", "step=4"],
    "GET /api/games/{game_id}/daily": [""],
}


def roads(site: Site, table: str, player: str) -> list[tuple[str, str, dict[str, Any] | None]]:
    """Every request that may say something of the table: method, path and body."""
    out: list[tuple[str, str, dict[str, Any] | None]] = []
    described = site.app.openapi_schema.to_schema()["paths"]
    for path, operations in described.items():
        for method in operations:
            name = f"{method.upper()} {path}"
            if name in OF_NO_TABLE or path.startswith((OF_THE_LAB, OF_TOURNAMENTS)):
                continue
            filled = path.removeprefix("/api/").format(table_id=table, game_id="trail", person_id=player)
            assert "{" not in filled, f"{name}: say what to put into it"
            bodies: list[dict[str, Any] | None] = [*BODIES.get(name, [{}])] if method == "post" else [None]
            for query in QUERIES.get(name, [""]):
                out += [(method.upper(), f"{filled}?{query}" if query else filled, body) for body in bodies]
    return out


async def heard(site: Site, person: Person, table: str, player: str) -> dict[str, tuple[int, str]]:
    """Every answer to a stranger, by request; what a socket shows besides."""
    answers: dict[str, tuple[int, str]] = {}
    for method, path, body in roads(site, table, player):
        response = await person.http.request(method, path, json=body)
        answers[f"{method} {path} {body}"] = (response.status_code, response.text)
    line = await person.line(table)
    shown = {key: line.welcome[key] for key in ("view", "events", "ending", "waiting", "asked", "seeds", "rematch_by")}
    answers["socket"] = (0, json.dumps([shown, _still(line)]))
    await line.close()
    return answers


def _still(line: Line) -> dict[str, Any]:
    """What a table says of itself, without who looks on at the moment."""
    return {key: value for key, value in line.table.items() if key not in ("watchers", "seats")}


@pytest_asyncio.fixture(loop_scope="module")
async def strangers(site: Site) -> dict[str, Person]:
    people = {kind: site.person() for kind in ("visitor", "guest", "opener", "account", "judge")}
    await people["guest"].get("me")
    for kind in ("account", "judge"):
        await people[kind].post("account/register", {"name": f"A {kind}", "password": "correct horse battery"})
    await admin.make_judge(site.settings.database, "A judge")
    return people


async def test_what_happens_within_the_delay_changes_no_answer_to_a_stranger(
    site: Site, mina: Person, strangers: dict[str, Person], time: FakeTime
) -> None:
    seats = {"p1": {"kind": "open"}, "p2": VS_BOT["p2"]}  # whoever opened the table sits nowhere, and is a stranger too
    opened = await strangers["opener"].open(seats, spectator_delay_s=DELAY_S, visibility="public")
    table = opened["table"]["id"]
    player = (await mina.post("account/register", {"name": "A player", "password": "correct horse battery"}))["id"]
    seated = await mina.post(f"tables/{table}/join")
    line = await mina.line(table, seated["key"])
    await line.until_asked()
    await line.close()
    before = {kind: await heard(site, person, table, player) for kind, person in strangers.items()}
    line = await mina.line(table, seated["key"])
    await play_out(line)
    await line.ask("rematch")
    while not line.table["next"]:
        await line.next("notice")
    await line.close()
    after = {kind: await heard(site, person, table, player) for kind, person in strangers.items()}
    live = site.services.live_tables.live(table)
    assert live is not None
    live.leave_memory()  # as after a restart
    again = {kind: await heard(site, person, table, player) for kind, person in strangers.items()}
    for kind, answers in before.items():
        for request, answer in answers.items():
            assert after[kind][request] == answer, (kind, request)
            assert again[kind][request] == answer, (kind, request, "after a restart")
    time.advance(DELAY_S + 1)
    await site.services.live_tables.tick()
    late = await heard(site, strangers["visitor"], table, player)
    told = {request for request, answer in late.items() if answer != before["visitor"][request]}
    assert f"GET tables/{table}/replay None" in told
    assert "GET tables?scope=watch None" in told
    assert f"GET people/{player} None" in told
    assert "socket" in told
    for person in strangers.values():
        await person.http.aclose()
