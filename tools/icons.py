"""The app as a phone or a desktop shows it, and its links elsewhere: python -m tools.icons

Icons are made of web/public/icon.svg, pictures for links of the games' tiles, and a manifest in each language of the
server's words and the colours of the look. All of it is kept in the repository; a test says when it no longer fits.
"""

import io
import json
import re
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from PIL import Image

from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.core.language.text import load_texts
from hanpan.server.previews.pages import HEIGHT, WIDTH
from tools.web import WEB

PUBLIC: Final = WEB / "public"
SOURCE: Final = PUBLIC / "icon.svg"
TOKENS: Final = WEB / "src" / "look" / "tokens.css"
SIZES: Final = (192, 512)
TOUCH: Final = 180  # what iOS asks for

_SVG: Final = "http://www.w3.org/2000/svg"


def main() -> int:
    """Write everything."""
    for name, svg, size in [*icons(), *links()]:
        (PUBLIC / name).write_bytes(drawn(svg, size))
    for lang in LANGS:
        manifest_path(lang).write_text(manifest(lang), "utf-8")
    return 0


def icons() -> list[tuple[str, str, int]]:
    """Each icon: its file, its drawing, its width."""
    plain, full = SOURCE.read_text("utf-8"), maskable()
    usual = [(f"icon-{size}.png", plain, size) for size in SIZES]
    return [*usual, ("icon-maskable.png", full, SIZES[-1]), ("icon-touch.png", full, TOUCH)]


def links() -> list[tuple[str, str, int]]:
    """The pictures that go with links, without words: one for the site and one for each game that has a tile."""
    tiles = {path.parent.name: _inner(path) for path in sorted((WEB / "src" / "games").glob("*/tile.svg"))}
    shown = [*tiles.values()][:4]
    places = [(0, 0), (WIDTH / 2, 0), (0, HEIGHT / 2), (WIDTH / 2, HEIGHT / 2)]
    all_games = "".join(_placed(tile, x, y, WIDTH / 2, HEIGHT / 2) for (x, y), tile in zip(places, shown, strict=False))
    side = HEIGHT * 0.36
    icon = _placed(_inner(SOURCE), (WIDTH - side) / 2, (HEIGHT - side) / 2, side, side)
    one = {f"preview-{game}.png": _placed(tile, 0, 0, WIDTH, HEIGHT) for game, tile in tiles.items()}
    pictures = {"preview.png": all_games + icon, **one}
    head = f'<svg xmlns="{_SVG}" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
    return [(name, f"{head}{drawing}</svg>", WIDTH) for name, drawing in pictures.items()]


def _inner(path: Path) -> str:
    """A drawing that can stand in another; what it refers to is named after it."""
    name = path.parent.name
    return re.sub(r"(id=\"|url\(#)", rf"\g<1>{name}-", path.read_text("utf-8"))


def _placed(svg: str, x: float, y: float, width: float, height: float) -> str:
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" preserveAspectRatio="xMidYMid slice"'
    return svg.replace("<svg ", f"<svg {place} ", 1)


def maskable() -> str:
    """The icon with its ground from edge to edge: the dots stay within the 80 % that no system cuts off."""
    ElementTree.register_namespace("", _SVG)
    root = ElementTree.fromstring(SOURCE.read_text("utf-8"))
    ground = root.find(f"{{{_SVG}}}rect")
    if ground is None:
        raise ValueError(f"{SOURCE} has no ground")
    side = float(root.attrib["viewBox"].split()[2])
    ground.attrib.update(x="0", y="0", width=f"{side:g}", height=f"{side:g}", rx="0")
    return ElementTree.tostring(root, "unicode")


def manifest_path(lang: Lang) -> Path:
    """Where the manifest in a language lies."""
    return PUBLIC / f"app.{lang}.webmanifest"


def manifest(lang: Lang) -> str:
    """The web manifest in a language."""
    words = load_texts(lang, "hanpan.server")
    entry = {
        "id": "/",
        "name": words("preview-site"),
        "short_name": words("preview-site"),
        "description": words("preview-about"),
        "lang": lang,
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": colour("paper"),
        "theme_color": colour("felt"),
        "categories": ["games"],
        "icons": [
            *(_icon(f"icon-{size}.png", size, "any") for size in SIZES),
            _icon("icon-maskable.png", SIZES[-1], "maskable"),
            {"src": "/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
        ],
    }
    return json.dumps(entry, ensure_ascii=False, indent=2) + "\n"


def colour(token: str, *, dark: bool = False) -> str:
    """A colour of the look in one theme."""
    found = re.search(rf"--{token}:\s*light-dark\((#\w+), (#\w+)\)", TOKENS.read_text("utf-8"))
    if found is None:
        raise ValueError(f"{TOKENS} has no --{token}")
    return found[2 if dark else 1]


def _icon(name: str, size: int, purpose: str) -> dict[str, str]:
    return {"src": f"/{name}", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}


def drawn(svg: str, size: int) -> bytes:
    """A drawing as a PNG that is so wide."""
    from vl_convert import svg_to_png  # of the lab's packages

    width = float(ElementTree.fromstring(svg).attrib["viewBox"].split()[2])
    return _small(svg_to_png(svg, scale=size / width))


def _small(png: bytes) -> bytes:
    """The same picture in a palette, also where something shows through it: a fifth of the bytes."""
    picture = Image.open(io.BytesIO(png)).convert("RGBA")
    whole = picture.getchannel("A").getextrema() == (255, 255)
    few = picture.convert("RGB").quantize(128) if whole else picture.quantize(128, Image.Quantize.FASTOCTREE)
    small = io.BytesIO()
    few.save(small, "PNG", optimize=True)
    return small.getvalue()


if __name__ == "__main__":
    raise SystemExit(main())
