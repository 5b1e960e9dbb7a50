"""The tables of events in docs/, from their declarations: `python -m tools.event_tables` writes them."""

import re
from collections.abc import Iterator
from pathlib import Path

from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.happening import Happening, Part, shape
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids

DOCS = Path(__file__).parents[1] / "docs"
HEAD = "| event | seat | fields | tells of |\n|---|---|---|---|\n"
_ROWS = re.compile(r"\A(?:\|.*\n)*")
_SEAT = {"yes": "yes", "no": "–", "any": "any"}


def page(game_id: str) -> Path:
    """The page on which a game's events stand; there need not be one."""
    return DOCS / f"{game_id}.md"


def table(game: AnyGame) -> str:
    """The rows of a game's table: kind, whether it has a seat, fields (private ones in parentheses), its meaning."""
    return "".join(f"{_row(game, kind)}\n" for kind in game.events)


def written(text: str, rows: str) -> str:
    """The page with these rows in its table of events."""
    before, found, after = text.partition("\n## Events\n")
    opening, head, rest = after.partition(HEAD)
    if not found or not head:
        raise ValueError("there is no table of events on this page")
    return f"{before}{found}{opening}{head}{rows}{_ROWS.sub('', rest)}"


def _row(game: AnyGame, kind: type[Happening]) -> str:
    form = shape(kind)
    fields = ", ".join(name for part in form.parts for name in _names(game, part))
    return f"| `{form.kind}` | {_SEAT[form.seat]} | {fields} | {_tells(kind)} |".replace("|  |", "| |")


def _names(game: AnyGame, part: Part) -> Iterator[str]:
    if part.audience == "each":
        yield from (f"({seat}.{part.name})" for seat in game.info.seats)
    else:
        yield part.name if part.audience == "all" else f"({part.name})"


def _tells(kind: type[Happening]) -> str:
    """The first paragraph of the docstring, as a table says it: no capital at the start, no full stop at the end."""
    said = " ".join((kind.__doc__ or "").strip().partition("\n\n")[0].split()).removesuffix(".")
    return said[:1].lower() + said[1:]


def main() -> None:
    """Write every table."""
    for game_id in game_ids():
        game, path = load_game(game_id), page(game_id)
        if game.events and path.exists():
            path.write_text(written(path.read_text("utf-8"), table(game)), "utf-8")


if __name__ == "__main__":
    main()
