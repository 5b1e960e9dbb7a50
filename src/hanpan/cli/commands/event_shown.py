"""What `hanpan event` prints: rounds, standings, the head of a log, refusals as sentences."""

import csv
import io
from typing import TYPE_CHECKING, Any

import typer

from hanpan.cli.common import console, table

if TYPE_CHECKING:
    from fractions import Fraction

    from hanpan.core.contract.refusal import Refusal
    from hanpan.core.language.text import Texts
    from hanpan.tournaments.event import Event
    from hanpan.tournaments.log import Entry
    from hanpan.tournaments.matches import Match


def told(refusal: "Refusal", texts: "Texts") -> str:
    """A refusal as a sentence with its clause."""
    from hanpan.core.language.text import name_id

    params = {name: _plain(value) for name, value in refusal.params.items()}
    return f"{texts(name_id('refusal', refusal.code), **params)} ({refusal.clause})"


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return ", ".join(
            " – ".join(map(str, filter(None, each))) if isinstance(each, list) else str(each) for each in value
        )
    return value


def standing_rows(event: "Event") -> list[dict[str, Any]]:
    """The standings, as they are exported."""
    return [{**row._asdict(), "breaks": [str(each) for each in row.breaks]} for row in event.table()]


def as_csv(event: "Event") -> str:
    """The standings for a spreadsheet."""
    from hanpan.tournaments.standings import cell

    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["place", "player", "points", "won", "lost", "drawn", *event.settings.tie_breaks])
    for row in event.table():
        breaks = map(str, row.breaks)
        writer.writerow([row.place, cell(row.player), row.score, row.won, row.lost, row.drawn, *breaks])
    return out.getvalue()


def print_head(entries: "list[Entry]", texts: "Texts") -> None:
    """Print the number and hash of the last line."""
    from hanpan.tournaments.log import head

    typer.echo(texts("event-head", **head(entries)._asdict()))


def print_round(event: "Event", texts: "Texts") -> None:
    """Print the present round."""
    from hanpan.tournaments.arranged import forced

    waves = ("wave",) if event.settings.by_time else ()  # each has a table 1
    heads = _heads(texts, *waves, "table", "first", "second", "result")
    shown = table(texts("event-round", round=event.round), *heads)
    for match in event.present:
        wave = [str(match.round)] if waves else []
        shown.add_row(*wave, str(match.table), match.first, match.second or "", _came(match, texts))
    console().print(shown)
    if event.resting:
        typer.echo(texts("event-resting", names=", ".join(event.resting)))
    for match in forced(event, event.present):
        typer.echo(texts("event-forced", first=match.first, second=match.second))


def _came(match: "Match", texts: "Texts") -> str:
    result = match.result
    if result is None:
        return ""
    if result.how == "bye":
        return texts("event-bye")
    score = f"{result.first}–{result.second}" + (f"–{result.drawn}" if result.drawn else "")
    return f"{score} {texts('event-forfeit')}" if result.how == "forfeit" else score


def print_standings(event: "Event", texts: "Texts") -> None:
    """Print who stands where."""
    breaks = [(texts(f"event-break-{name.replace('_', '-')}"), "right") for name in event.settings.tie_breaks]
    heads = _heads(texts, "place", "player", "points", "record")
    shown = table(texts("event-standings", round=event.round), *heads, *breaks)
    for row in event.table():
        record = f"{row.won}–{row.lost}–{row.drawn}"
        figures = [_figure(each) for each in row.breaks]
        shown.add_row(str(row.place), row.player, str(row.score), record, *figures)
    console().print(shown)


def _figure(value: "Fraction") -> str:
    return str(value) if value.denominator == 1 and value > 1 else f"{float(value):.4f}"


def _heads(texts: "Texts", *names: str) -> list[tuple[str, str]]:
    return [
        (texts(f"event-{name}-head"), "right" if name in ("place", "points", "table", "wave") else "left")
        for name in names
    ]
