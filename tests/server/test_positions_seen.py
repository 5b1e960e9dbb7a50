"""The small picture of a position: for whoever sits there, made of the seat's own view; and what is told beside it."""

from xml.etree import ElementTree

import pytest

from hanpan.core.chance.chance import SeedKeys
from hanpan.core.match.match import Match
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids, plugin
from hanpan.plugin import Glance, Standing
from hanpan.server.previews.position import position_picture
from tests.server.harness import VS_OPEN, Person

MOST_BYTES = 16 * 1024


def shapes(svg: str) -> list[str]:
    """The kinds of shapes in a drawing that can be read as XML."""
    return [one.tag.rpartition("}")[2] for one in ElementTree.fromstring(svg).iter()]


def test_every_game_of_ours_is_drawn_and_says_how_the_seats_stand() -> None:
    for game_id in game_ids():
        game, offered = load_game(game_id), plugin(game_id)
        seats = game.info.seats
        state = Match(game, game.info.default_mode, SeedKeys(1, 0)).state
        standing = offered.stands(game, state)
        assert standing is not None, game_id
        for lang in ("ko", "en"):
            assert str(standing.values["p1"]) in game.texts(lang).format("progress", standing.told, "score")
        for seat in seats:
            svg = position_picture(offered.seen_from_afar(game, state, seat), standing, seat)
            assert len(svg) < MOST_BYTES
            assert "rect" in shapes(svg)


def test_what_a_seat_has_is_drawn_at_its_side() -> None:
    standing = Standing({"p1": 12, "p2": 30}, {"round": 2}, most={"p1": 30, "p2": 30})
    glance = Glance(pieces={"p1": [100, 50], "p2": []}, dice={"p1": [], "p2": [6, 7]})
    mine, theirs = (position_picture(glance, standing, seat) for seat in ("p1", "p2"))
    assert mine != theirs
    assert mine.index(">30<") < mine.index(">12<")  # the own seat lies at the bottom
    assert theirs.index(">12<") < theirs.index(">30<")
    assert shapes(mine).count("circle") == 6  # no die has seven
    alone = position_picture(Glance(map=[["self", "floor"], ["wall", "foe"]]), standing, "p1")
    assert shapes(alone).count("circle") == 1


@pytest.mark.slow
async def test_a_picture_is_for_whoever_sits_there(mina: Person, joon: Person) -> None:
    given = {"mode": "run", "stage": 3, "p1": {"hp": 19}}
    table = (await mina.post("positions", {"game": "trail", "given": given}, 201))["table"]["id"]
    address = f"tables/{table}/position"
    seen = await mina.http.get(address)
    assert (seen.status_code, seen.headers["content-type"].partition(";")[0]) == (200, "image/svg+xml")
    assert seen.headers["cache-control"] == "private, no-cache"
    assert "rect" in shapes(seen.text)
    again = await mina.http.get(address, headers={"if-none-match": seen.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert (await joon.http.get(address)).status_code == 204
    waiting = (await mina.open(VS_OPEN))["table"]["id"]
    assert (await mina.http.get(f"tables/{waiting}/position")).status_code == 204
    assert (await mina.http.get("tables/abcdefghijkm/position")).status_code == 404
