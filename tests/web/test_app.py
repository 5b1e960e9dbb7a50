"""What makes the client an app: manifests and icons that fit their sources, a page that names them."""

import json
import struct

import pytest

from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.server.previews import pages
from tools import icons
from tools.web import WEB


def size_of(png: bytes) -> tuple[int, int]:
    """Width and height, as the file's head says."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@pytest.mark.parametrize("lang", LANGS)
def test_manifests_are_made_of_words_and_colours(lang: Lang) -> None:
    written = icons.manifest_path(lang).read_text("utf-8")
    assert written == icons.manifest(lang), "python -m tools.icons"
    manifest = json.loads(written)
    purposes = {icon["purpose"] for icon in manifest["icons"]}
    assert purposes == {"any", "maskable"}
    for icon in manifest["icons"]:
        file = icons.PUBLIC / icon["src"].lstrip("/")
        assert file.is_file()
        if icon["type"] == "image/png":
            assert "{}x{}".format(*size_of(file.read_bytes())) == icon["sizes"]


def test_icons_are_drawn_as_the_command_draws_them() -> None:
    for name, svg, size in icons.icons():
        png = (icons.PUBLIC / name).read_bytes()
        assert size_of(png) == (size, size)
        assert png == icons.drawn(svg, size), "python -m tools.icons"


def test_every_game_with_a_tile_has_a_picture_for_its_links() -> None:
    tiles = {path.parent.name for path in (WEB / "src" / "games").glob("*/tile.svg")}
    drawings = icons.links()
    assert {name for name, _, _ in drawings} == {"preview.png", *(f"preview-{game}.png" for game in tiles)}
    for name, svg, _ in drawings:
        png = (icons.PUBLIC / name).read_bytes()
        assert size_of(png) == (pages.WIDTH, pages.HEIGHT)
        assert png == icons.drawn(svg, pages.WIDTH), "python -m tools.icons"
        assert len(png) < 200 * 1024


def test_the_page_names_what_there_is() -> None:
    page = (WEB / "index.html").read_text("utf-8")
    assert page.count(pages.MARK.decode()) == 1
    for theme, dark in (("light", False), ("dark", True)):
        tag = f'<meta name="theme-color" content="{icons.colour("felt", dark=dark)}"'
        assert f'{tag} media="(prefers-color-scheme: {theme})" />' in page
    for link in ("/icon.svg", "/icon-touch.png", "/app.en.webmanifest"):
        assert f'href="{link}"' in page
        assert (icons.PUBLIC / link[1:]).is_file()
