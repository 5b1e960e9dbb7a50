"""Roads that a game brings to the server; a game whose roads cannot be loaded is played without them."""

from pathlib import Path

from tests.plugin.installed import installed
from tests.server.harness import serving, settings_for

SOURCE = """
from litestar import get
from litestar.params import FromPath
from hanpan.plugin import GamePlugin
from three_cards.rules import ThreeCards

@get("/hands/{size:int}", sync_to_thread=False)
def hands(size: FromPath[int]) -> dict[str, int]:
    return {"hands": size * 2}

HANDLERS = [hands]
GAME = GamePlugin(id="three-cards", contract=1, rules=ThreeCards, routes="roads:ROADS")
"""


async def test_a_game_brings_roads_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "roads.py").write_text(SOURCE.replace("roads:ROADS", "roads:HANDLERS"), "utf-8")
    with installed(tmp_path, "roads-game", {"three-cards": "roads:GAME"}):
        async with serving(settings_for(tmp_path)) as site, site.person() as mina:
            assert await mina.get("games/three-cards/own/hands/3") == {"hands": 6}
            await mina.get("games/three-cards/own/hands/many", 404)
            assert "/api/games/three-cards/own/hands/{size}" in str(await mina.get("schema/openapi.json"))


async def test_roads_that_cannot_be_loaded_are_left_out(tmp_path: Path) -> None:
    wrong = SOURCE.replace("roads:ROADS", "bad_roads:HANDLERS").replace(" -> dict[str, int]", "")
    (tmp_path / "bad_roads.py").write_text(wrong, "utf-8")
    with installed(tmp_path, "roads-game", {"three-cards": "bad_roads:GAME"}):
        async with serving(settings_for(tmp_path)) as site, site.person() as mina:
            assert "three-cards" in [card["id"] for card in await mina.get("games")]
            await mina.get("games/three-cards/own/hands/3", 404)
