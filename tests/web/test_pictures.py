"""Everything that has a name on a board has a picture, what is seen is said in both languages, and whose it is."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from tests.web.words import SOURCE
from tools import pictures
from tools.web import ROOT

GAMES = sorted(path.parent.name for path in (SOURCE / "games").glob("*/client.ts"))
# Sorts of names that stand for something to see, as messages have them: `card-A01`, `keyword-heal-down`.
OF_DATA = ("arena", "card", "deck", "eventcard", "keyword", "monster", "opponent", "potion", "stage", "unit")
OF_RULES = ("item", "keyword", "rank", "special", "tag", "tendency", "tile", "type")
EXPLAINED = (
    "card",
    "effect",
    "eventcard",
)  # names with an explanation; the others of these sorts are parts of sentences


def named(game: str) -> set[str]:
    """Whatever the game has words for that is to be seen: in the names of its data and in the engine's own words."""
    data = SOURCE / "games" / game / "text" / "names.en.ftl"
    engine = ROOT / "src" / "hanpan" / "games" / game.replace("-", "_") / "text" / "en.ftl"
    found = {*_names(engine, OF_RULES), *_names(engine, EXPLAINED, r".*\n +\.about =")}
    found |= {*_names(data, OF_DATA)} if data.exists() else set()
    return {name for name in found if not name.startswith(("arena-text-", "unit-text-"))}


def _names(path: Path, sorts: tuple[str, ...], more: str = "") -> list[str]:
    found: list[str] = re.findall(rf"^((?:{'|'.join(sorts)})-[\w-]+) ={more}", path.read_text("utf-8"), re.M)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_nothing_lacks_a_picture(game: str) -> None:
    drawn = pictures.read(SOURCE / "games" / game / "pictures.toml")
    assert named(game) - drawn.keys() == set()
    assert len(named(game)) > 15


def test_every_card_of_the_data_is_among_the_names() -> None:
    """So that a card which is added asks for a picture."""
    for data in (ROOT / "src" / "hanpan" / "games").glob("*/content/data/cards.toml"):
        game = data.parents[2].name.replace("_", "-")
        ids = {f"card-{card['id']}" for card in tomllib.loads(data.read_text("utf-8"))["cards"]}
        assert ids, data
        assert ids - named(game) == set()


@pytest.mark.parametrize("source", pictures.lists(), ids=lambda path: path.parent.name)
def test_what_is_drawn_is_what_the_list_says(source: Path) -> None:
    """Run `python -m tools.pictures` after a change of a list."""
    listed = pictures.read(source)  # checks icon, ground and both descriptions of each
    made = json.loads(source.with_name("pictures.json").read_text("utf-8"))
    about = json.loads(source.with_name("gallery.json").read_text("utf-8"))
    assert about == {name: {"en": one["en"], "ko": one["ko"]} for name, one in listed.items()}
    assert made["pictures"] == {
        name: [one.get("icon") or f"own:{one['own']}", *one["on"].split()] for name, one in listed.items()
    }
    assert set(made["paths"]) == pictures.icons_of(source), "an icon too many, or too few"
    assert all(path.startswith("M") for path in made["paths"].values())


def test_grounds_and_colours_are_those_that_the_client_can_draw() -> None:
    grounds = (SOURCE / "pictures" / "grounds.ts").read_text("utf-8").partition("GROUNDS")[2]
    assert {*re.findall(r"^  (\w+): \{", grounds, re.M)} == pictures.GROUNDS
    colours = (SOURCE / "pictures" / "pictures.ts").read_text("utf-8")
    assert {*re.findall(r"'(\w+)'", re.search(r"COLOURS = \[(.*)\]", colours)[1])} == pictures.COLOURS  # type: ignore[index]


def test_every_icon_is_credited() -> None:
    used = {icon for source in pictures.lists() for icon in pictures.icons_of(source)}
    credited = json.loads((SOURCE / "pictures" / "credits.json").read_text("utf-8"))
    assert {icon for one in credited.values() for icon in one["icons"]} == used
    page = pictures.CREDITS.read_text("utf-8")
    assert page == pictures.page(pictures.authors_of(used))
    assert [icon for icon in used if f"[{icon}]" not in page] == []


def test_every_game_has_a_tile_and_every_opponent_a_face() -> None:
    for game in GAMES:
        assert (SOURCE / "games" / game / "tile.svg").stat().st_size < 12_000
        opponents = {name.removeprefix("opponent-") for name in named(game) if name.startswith("opponent-")}
        portraits = SOURCE / "games" / game / "portraits.ts"
        faces = portraits.read_text("utf-8") if portraits.exists() else ""
        assert [one for one in opponents if not re.search(rf"^  {one}: \{{", faces, re.M)] == []


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ('card-X = { on = "red rings", en = "A thing", ko = "것" }', "needs an icon"),
        ('card-X = { icon = "moon", on = "pink rings", en = "A thing", ko = "것" }', "stands on"),
        ('card-X = { icon = "moon", on = "red rings", en = "A thing", ko = "thing" }', "both languages"),
    ],
)
def test_a_list_that_is_wrong_says_what(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, why: str) -> None:
    monkeypatch.setattr(pictures, "ROOT", tmp_path)
    (tmp_path / "pictures.toml").write_text(line, "utf-8")
    with pytest.raises(pictures.BadPicture, match=why):
        pictures.read(tmp_path / "pictures.toml")


def test_a_path_keeps_its_shape_on_whole_numbers() -> None:
    assert pictures.rounded("M1.4 1.4l1.4 0l1.4 0h.4z") == "M1 1l2 0l1 0h1z"
    assert pictures.rounded("m10 10 5 5a3 3 0 015 5Z") == "M10 10l5 5a3 3 0 0 1 5 5z"
