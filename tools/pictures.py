"""Pictures of the games from their lists (pictures.toml): python -m tools.pictures

Each list names an icon of the game-icons collection (npm `@iconify-json/game-icons`, CC BY 3.0) for everything that
has a picture. The command writes beside it `pictures.json`, which a board loads (the outlines that are used, on a grid
of 512), and `gallery.json` with the descriptions; and docs/pictures.md, the credits, besides the same for the client.
"""

import json
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tools.web import ROOT, WEB, npm

MATERIAL: Final = ROOT / "tools" / "material"
ICONS: Final = MATERIAL / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
SHARED: Final = WEB / "src" / "pictures"
AUTHORS: Final = SHARED / "authors.toml"
CREDITS: Final = ROOT / "docs" / "pictures.md"
COLLECTION: Final = "https://game-icons.net"
LICENCE: Final = "https://creativecommons.org/licenses/by/3.0/"

COLOURS: Final = {"red", "blue", "green", "yellow", "black", "white", "purple", "teal"}
GROUNDS: Final = {
    "bricks", "clouds", "flames", "ground", "lattice", "moon", "peaks",
    "petals", "rain", "rings", "slash", "smoke", "snow", "stars", "strokes", "waves",
}  # fmt: skip

_HEAD = f"""\
# Credits of the pictures

Portraits, grounds, frames, card backs, tiles and the monsters of Trail are drawn for Hanpan and are under its licence.
The figures on the cards are icons of [game-icons.net]({COLLECTION}) under [CC BY 3.0]({LICENCE}), taken from the npm
package `@iconify-json/game-icons`. We changed them: we rounded the coordinates, coloured the figures and set them on
our own grounds. The page `/credits` has the same list. `python -m tools.pictures` writes this page.

The typeface is a subset of [Pretendard](https://github.com/orioncactus/pretendard) by Kil Hyung-jin under the
[SIL Open Font License 1.1](../web/src/look/typeface/LICENSE.txt).
"""

_PART = re.compile(r"([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


class BadPicture(ValueError):
    """A list that no picture can be made of, and why."""


def main() -> int:
    """Write everything; the exit code says whether that worked."""
    material()
    icons = json.loads(ICONS.read_text("utf-8"))["icons"]
    try:
        written = {path: content for source in lists() for path, content in made(source, icons).items()}
        authors = authors_of({name for source in lists() for name in icons_of(source)})
    except BadPicture as error:
        print(error, file=sys.stderr)
        return 1
    written[SHARED / "credits.json"] = _dumped(authors)
    written[CREDITS] = page(authors)
    for path, content in written.items():
        path.write_text(content, "utf-8")
    return 0


def material() -> None:
    """The collection and the typeface as the lock file names them; nothing to do if they are there."""
    if not ICONS.is_file() and npm("ci", "--no-audit", "--no-fund", "--loglevel=error", folder=MATERIAL) != 0:
        raise SystemExit("the collection could not be installed (npm ci failed, see above)")


def lists() -> list[Path]:
    """Every list of pictures: those of no game, and each game's own."""
    return [SHARED / "pictures.toml", *sorted((WEB / "src" / "games").glob("*/pictures.toml"))]


def read(source: Path) -> dict[str, dict[str, str]]:
    """A list, checked. Raises BadPicture."""
    found: dict[str, dict[str, str]] = tomllib.loads(source.read_text("utf-8"))
    for name, one in found.items():
        where = f"{source.relative_to(ROOT)}: {name}"
        if ("icon" in one) == ("own" in one):
            raise BadPicture(f"{where} needs an icon or a drawing of its own, and not both")
        colour, _, ground = one.get("on", "").partition(" ")
        if colour not in COLOURS or ground not in GROUNDS:
            raise BadPicture(f"{where} stands on {one.get('on')!r}; give a colour and a ground")
        if not one.get("en", "").strip() or not re.search("[가-힣]", one.get("ko", "")):
            raise BadPicture(f"{where} is not described in both languages")
    return found


def icons_of(source: Path) -> set[str]:
    """The icons that a list uses."""
    return {one["icon"] for one in read(source).values() if "icon" in one}


def made(source: Path, icons: dict[str, Any]) -> dict[Path, str]:
    """What is written beside a list. Raises BadPicture."""
    pictures = read(source)
    for name in icons_of(source):
        if name not in icons:
            raise BadPicture(f"{source.relative_to(ROOT)}: the collection has no icon {name!r}")
    drawn = {name: [one.get("icon", f"own:{one.get('own')}"), *one["on"].split()] for name, one in pictures.items()}
    paths = {name: outline(icons[name]["body"]) for name in sorted(icons_of(source))}
    about = {name: {"en": one["en"], "ko": one["ko"]} for name, one in pictures.items()}
    return {
        source.with_name("pictures.json"): _dumped({"paths": paths, "pictures": drawn}),
        source.with_name("gallery.json"): _dumped(about),
    }


def authors_of(used: set[str]) -> dict[str, dict[str, Any]]:
    """Who made which of these icons. Raises BadPicture."""
    people = tomllib.loads(AUTHORS.read_text("utf-8"))
    known = {icon: author for author, one in people.items() for icon in one["icons"]}
    if missing := used - known.keys():
        raise BadPicture(f"{AUTHORS.relative_to(ROOT)} does not say who made {', '.join(sorted(missing))}")
    theirs = defaultdict(list)
    for icon in sorted(used):
        theirs[known[icon]].append(icon)
    return {author: {"name": people[author]["name"], "icons": theirs[author]} for author in people if theirs[author]}


def page(authors: dict[str, dict[str, Any]]) -> str:
    """The credits in Markdown."""
    lines = [_HEAD]
    for author, one in authors.items():
        links = (f"[{icon}]({COLLECTION}/1x1/{author}/{icon}.html)" for icon in one["icons"])
        lines += [f"\n## Icons made by {one['name']}\n", ",\n".join(links) + "\n"]
    return "\n".join(lines)


def outline(body: str) -> str:
    """All paths of an icon as one, on whole numbers."""
    return "".join(rounded(path) for path in re.findall(r'\bd="([^"]+)"', body))


def rounded(path: str) -> str:
    """A path with relative commands whose points lie on the grid; rounding adds up nowhere."""
    parts: list[str] = []
    x = y = start_x = start_y = 0.0
    at = (0, 0)
    for command, numbers in _commands(path):
        kind, relative = command.upper(), command.islower()
        if kind == "Z":
            x, y, at = start_x, start_y, (round(start_x), round(start_y))
            parts.append("z")
            continue
        base = (x, y) if relative else (0.0, 0.0)
        if kind in "HV":
            x, y = (base[0] + numbers[0], y) if kind == "H" else (x, base[1] + numbers[0])
            step = round(x) - at[0] if kind == "H" else round(y) - at[1]
            at = (round(x), round(y))
            parts.append(_joined(kind.lower(), [step]))
            continue
        radii = [round(number, 1) for number in numbers[:5]] if kind == "A" else []
        flat = numbers[len(radii) :]
        points = [(base[0] + flat[i], base[1] + flat[i + 1]) for i in range(0, len(flat), 2)]
        steps = [round(value) - at[k] for point in points for k, value in enumerate(point)]
        x, y = points[-1]
        at = (round(x), round(y))
        if kind == "M":
            start_x, start_y = x, y
            parts.append(_joined("M", [at[0], at[1]]))
        else:
            parts.append(_joined(kind.lower(), [*radii, *steps]))
    return "".join(parts)


def _commands(path: str) -> Iterator[tuple[str, list[float]]]:
    """One command at a time, repeated ones written out. The flags of arcs may stand without a space."""
    command, numbers = "", list[float]()
    for letter, argument in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", path):
        command = letter
        numbers = _arc_numbers(argument) if letter in "aA" else [float(n) for _, n in _PART.findall(argument) if n]
        takes = _TAKES[letter.upper()]
        if not takes:
            yield command, []
        for i in range(0, len(numbers), takes or 1):
            yield command, numbers[i : i + takes]
            command = {"m": "l", "M": "L"}.get(command, command)  # further points of a move are lines


def _arc_numbers(text: str) -> list[float]:
    number, flag, gap = r"(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)", "([01])", r"[\s,]*"
    one = re.compile(gap.join([number, number, number, flag, flag, number, number]))
    return [float(value) for match in one.finditer(text) for value in match.groups()]


def _joined(command: str, numbers: list[float]) -> str:
    text = command
    for number in numbers:
        written = f"{number:g}"
        text += written if written.startswith("-") or text == command else f" {written}"
    return text


def _dumped(content: object) -> str:
    return json.dumps(content, ensure_ascii=False, indent=0, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    sys.exit(main())
