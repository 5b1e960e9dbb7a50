"""`hanpan event`: a tournament kept in a file, for an evening at real tables."""

import csv
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from hanpan.cli.commands.event_shown import as_csv, print_head, print_round, print_standings, standing_rows, told
from hanpan.cli.common import (
    FileExists,
    GameArgument,
    JsonOption,
    LangOption,
    print_json,
    words,
)
from hanpan.cli.frame import HanpanCommand
from hanpan.core.contract.complaints import in_korean
from hanpan.core.contract.error import HanpanError

if TYPE_CHECKING:
    from hanpan.core.language.text import Texts
    from hanpan.tournaments.event import Event
    from hanpan.tournaments.log import Entry
    from hanpan.tournaments.matches import Result
    from hanpan.tournaments.orders import Order

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
PlayerArgument = Annotated[str, typer.Argument(metavar="PLAYER", show_default=False)]
ByOption = Annotated[str, typer.Option("--by", metavar="NAME", show_default=False)]
WhyOption = Annotated[str, typer.Option("--why", metavar="TEXT", show_default=False)]
PACKAGE = "hanpan.tournaments"


class BadEvent(HanpanError, ValueError):
    """Something that cannot be a tournament, or cannot be done in it."""


class EventCommand(HanpanCommand):
    """A command of `hanpan event`: its words begin with `event-`."""

    family = "event-"


def new(
    file: FileArgument,
    name: Annotated[str, typer.Option("--name", metavar="NAME", show_default=False)],
    game: GameArgument,
    mode: Annotated[str, typer.Option("--mode", metavar="MODE", show_default=False)] = "",
    format_: Annotated[str, typer.Option("--format", metavar="FORMAT")] = "swiss",
    rounds: Annotated[int, typer.Option("--rounds", metavar="N", min=0)] = 0,
    cut: Annotated[int, typer.Option("--cut", metavar="N", min=0)] = 0,
    best_of: Annotated[int, typer.Option("--best-of", metavar="N")] = 1,
    capacity: Annotated[int, typer.Option("--capacity", metavar="N", min=0)] = 0,
    minutes: Annotated[int, typer.Option("--minutes", metavar="N", min=0)] = 0,
    tie_break: Annotated[list[str] | None, typer.Option("--tie-break", metavar="NAME", show_default=False)] = None,
    points: Annotated[str, typer.Option("--points", metavar="WIN-DRAW-LOSS")] = "3-1-0",
    round_minutes: Annotated[int, typer.Option("--round-minutes", metavar="N", min=0)] = 0,
    counting: Annotated[str, typer.Option("--counting", metavar="NAME")] = "played",
    seeding: Annotated[str, typer.Option("--seeding", metavar="NAME")] = "draw",
    third_place: Annotated[bool, typer.Option("--third-place")] = False,
    legs: Annotated[int, typer.Option("--legs", metavar="N")] = 1,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", show_default=False)] = "",
    by: ByOption = "",
    lang: LangOption = None,
) -> None:
    """Open a tournament in a new file."""
    import secrets

    import msgspec

    from hanpan.games.for_events import event_game
    from hanpan.games.loading import load_game
    from hanpan.tournaments.announced import impossible
    from hanpan.tournaments.orders import opening
    from hanpan.tournaments.settings import Settings

    rules = load_game(game, None)
    given: dict[str, Any] = {
        "name": name,
        "game": game,
        "mode": mode,
        "seed": seed or secrets.token_hex(8),
        "format": format_,
        "rounds": rounds,
        "cut": cut,
        "best_of": best_of,
        "capacity": capacity,
        "counting": counting,
        "seeding": seeding,
        "third_place": third_place,
        "legs": legs,
        "at_tables": True,
        "points": dict(zip(("win", "draw", "loss"), _points(points), strict=True)),
        "terms": {"minutes": minutes, "round_minutes": round_minutes},
    }
    if tie_break:
        given["tie_breaks"] = tie_break
    try:
        settings = msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadEvent(str(error), ko=in_korean(str(error))) from error
    texts = words(lang, PACKAGE)
    wrong = impossible(settings, event_game(rules, settings.mode))
    if wrong is not None:
        raise BadEvent(f"{wrong.field}: {told(wrong.why, texts)}")
    if file.exists():
        raise FileExists(f"{file}: there is such a file already", ko=f"{file}: 같은 이름의 파일이 이미 있습니다")
    _written(file, [], [opening(settings)], by, texts)
    typer.echo(texts("event-opened", name=name, seed=settings.seed))


def _points(text: str) -> list[int]:
    """What a match won, drawn and lost is worth. Raises BadEvent."""
    parts = text.split("-")
    if len(parts) != 3 or not all(part.isascii() and part.isdecimal() and len(part) < 3 for part in parts):
        raise BadEvent(
            f"--points: {text[:40]!r} is no list such as 3-1-0: for a win, a draw and a loss",
            ko=f"--points: {text[:40]!r}: 승리, 무승부, 패배의 점수를 3-1-0처럼 적어 주십시오",
        )
    return list(map(int, parts))


def register(
    file: FileArgument,
    players: Annotated[list[str], typer.Argument(metavar="PLAYER", show_default=False)],
    by: ByOption = "",
    lang: LangOption = None,
) -> None:
    """Add players."""
    from hanpan.tournaments.orders import Register

    texts = words(lang, PACKAGE)
    entries = entries_of(file)
    event = _written(file, entries, [_order(Register, player=player) for player in players], by, texts)
    typer.echo(texts("event-joined", count=len(event.active)))


def import_players(file: FileArgument, players: FileArgument, by: ByOption = "", lang: LangOption = None) -> None:
    """Add the players of a CSV file: its first column, or the one that is called `name`."""
    with players.open(encoding="utf-8-sig", newline="") as source:
        rows = [row for row in csv.reader(source) if any(cell.strip() for cell in row)]
    if not rows:
        raise BadEvent(f"{players}: there is nobody in it", ko=f"{players}: 아무도 없습니다")
    from hanpan.tournaments.orders import Register

    heads = [cell.strip().casefold() for cell in rows[0]]
    column = heads.index("name") if "name" in heads else 0
    entered = [row for row in rows["name" in heads :] if len(row) > column]
    rated = heads.index("rating") if "name" in heads and "rating" in heads else None
    texts = words(lang, PACKAGE)
    orders = [
        _order(Register, player=row[column].strip(), rating=_rating(players, "" if rated is None else row[rated:][:1]))
        for row in entered
    ]
    event = _written(file, entries_of(file), orders, by, texts)
    typer.echo(texts("event-joined", count=len(event.active)))


def _rating(file: Path, cells: "list[str] | str") -> int:
    """The rating in a cell; 0 where there is none. Raises BadEvent."""
    cell = "".join(cells).strip()
    if cell and not (cell.isascii() and cell.isdecimal() and len(cell) < 5):
        raise BadEvent(
            f"{file}: rating: {cell[:40]!r} is no whole number from 0 to 9999",
            ko=f"{file}: rating: {cell[:40]!r}: 0부터 9999까지의 정수를 적어 주십시오",
        )
    return int(cell or 0)


def rate(
    file: FileArgument,
    player: PlayerArgument,
    rating: Annotated[int, typer.Argument(metavar="RATING", min=0, max=9_999, show_default=False)],
    by: ByOption = "",
    lang: LangOption = None,
) -> None:
    """Say by which rating a player is seeded."""
    from hanpan.tournaments.orders import Rate

    _simple(file, _order(Rate, player=player, rating=rating), by, lang)


def bye(
    file: FileArgument,
    player: PlayerArgument,
    of_round: Annotated[int | None, typer.Option("--round", metavar="N", min=1, show_default=False)] = None,
    draw: Annotated[bool, typer.Option("--draw")] = False,
    withdraw: Annotated[bool, typer.Option("--withdraw")] = False,
    by: ByOption = "",
    lang: LangOption = None,
) -> None:
    """Award a player the bye in a round that is yet to be paired, or withdraw it."""
    from hanpan.tournaments.orders import AwardBye, WithdrawBye

    texts = words(lang, PACKAGE)
    entries = entries_of(file)
    number = of_round or event_from(entries, texts).round + 1
    award = _order(AwardBye, player=player, round=number, worth="draw" if draw else "win")
    order = _order(WithdrawBye, player=player, round=number) if withdraw else award
    event = _written(file, entries, [order], by, texts)
    names = [name for name, of, _ in event.awarded if of == number]
    typer.echo(texts("event-awarded", round=number, count=len(names), names=", ".join(names)))


def apart(
    file: FileArgument,
    players: Annotated[list[str], typer.Argument(metavar="PLAYER", show_default=False)],
    lift: Annotated[bool, typer.Option("--lift")] = False,
    by: ByOption = "",
    lang: LangOption = None,
) -> None:
    """Keep players apart while there is another way, or no more."""
    from hanpan.tournaments.orders import KeepApart, LetMeet

    texts = words(lang, PACKAGE)
    order = _order(LetMeet if lift else KeepApart, players=players)
    event = _written(file, entries_of(file), [order], by, texts)
    typer.echo(texts("event-apart", count=len(event.apart)))


def start(file: FileArgument, by: ByOption = "", lang: LangOption = None) -> None:
    """Freeze the settings and begin."""
    from hanpan.tournaments.orders import Start

    texts = words(lang, PACKAGE)
    event = _written(file, entries_of(file), [Start()], by, texts)
    typer.echo(texts("event-begun", count=len(event.active), rounds=event.rounds))


def pair(file: FileArgument, by: ByOption = "", lang: LangOption = None) -> None:
    """Pair the next round and print it."""
    from hanpan.core.contract.refusal import Refusal
    from hanpan.tournaments.event import next_round
    from hanpan.tournaments.orders import Pair

    texts = words(lang, PACKAGE)
    entries = entries_of(file)
    before = event_from(entries, texts)
    made = next_round(before)
    if isinstance(made, Refusal):
        raise BadEvent(told(made, texts))
    pairs = tuple((match.first, match.second) for match in made)
    print_round(_written(file, entries, [Pair(before.round + 1, pairs)], by, texts), texts)


def result(
    file: FileArgument,
    number: Annotated[int, typer.Argument(metavar="TABLE", min=1, show_default=False)],
    score: Annotated[str, typer.Argument(metavar="SCORE", show_default=False)],
    forfeit: Annotated[bool, typer.Option("--forfeit")] = False,
    of_round: Annotated[int | None, typer.Option("--round", metavar="N", min=1, show_default=False)] = None,
    why: WhyOption = "",
    by: ByOption = "",
    lang: LangOption = None,
) -> None:
    """Enter what came of a match."""
    from hanpan.tournaments.orders import Report

    texts = words(lang, PACKAGE)
    entries = entries_of(file)
    event = event_from(entries, texts)
    order = _order(Report, round=of_round or event.round or 1, table=number, result=_score(score, forfeit), why=why)
    event = _written(file, entries, [order], by, texts)
    typer.echo(texts("event-left", count=len(event.waiting), round=event.round))


def drop(file: FileArgument, player: PlayerArgument, by: ByOption = "", lang: LangOption = None) -> None:
    """Take a player out who wants to leave."""
    from hanpan.tournaments.orders import Drop

    _simple(file, _order(Drop, player=player), by, lang)


def come_back(file: FileArgument, player: PlayerArgument, by: ByOption = "", lang: LangOption = None) -> None:
    """Let a player return."""
    from hanpan.tournaments.orders import Return

    _simple(file, _order(Return, player=player), by, lang)


def disqualify(
    file: FileArgument, player: PlayerArgument, why: WhyOption, by: ByOption = "", lang: LangOption = None
) -> None:
    """Take a player out for good."""
    from hanpan.tournaments.orders import Disqualify

    _simple(file, _order(Disqualify, player=player, why=why), by, lang)


def take_back(file: FileArgument, why: WhyOption, by: ByOption = "", lang: LangOption = None) -> None:
    """Take the last round back."""
    from hanpan.tournaments.orders import TakeBack

    texts = words(lang, PACKAGE)
    entries = entries_of(file)
    order = _order(TakeBack, round=event_from(entries, texts).round or 1, why=why)
    print_round(_written(file, entries, [order], by, texts), texts)


def time_up(file: FileArgument, by: ByOption = "", lang: LangOption = None) -> None:
    """End the set time of an arena: the games under way are finished, and nobody is paired any more."""
    from hanpan.tournaments.orders import TimeUp

    texts = words(lang, PACKAGE)
    event = _written(file, entries_of(file), [TimeUp()], by, texts)
    typer.echo(texts("event-left", count=len(event.waiting), round=event.round))


def finish(file: FileArgument, by: ByOption = "", lang: LangOption = None) -> None:
    """Make the standings final."""
    from hanpan.tournaments.orders import Finish

    texts = words(lang, PACKAGE)
    entries = entries_of(file)
    print_standings(_written(file, entries, [Finish()], by, texts), texts)
    print_head(entries, texts)


def show(file: FileArgument, as_json: JsonOption = False, lang: LangOption = None) -> None:
    """Print the present round."""
    texts = words(lang, PACKAGE)
    event = event_from(entries_of(file), texts)
    if as_json:
        print_json(event)
    else:
        print_round(event, texts)


def standings(
    file: FileArgument,
    csv_: Annotated[bool, typer.Option("--csv")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Print who stands where."""
    texts = words(lang, PACKAGE)
    event = event_from(entries_of(file), texts)
    if csv_:
        typer.echo(as_csv(event), nl=False)
    elif as_json:
        print_json(standing_rows(event))
    else:
        print_standings(event, texts)


def export(
    file: FileArgument,
    form: Annotated[Literal["json", "csv", "trf"], typer.Option("--as")] = "json",
    lang: LangOption = None,
) -> None:
    """Print everything as JSON, the standings as CSV, or a report as TRF16."""
    from hanpan.tournaments.log import head
    from hanpan.tournaments.trf import NO_TRF, has_trf, report

    texts = words(lang, PACKAGE)
    entries = entries_of(file)
    event = event_from(entries, texts)
    if form == "csv":
        typer.echo(as_csv(event), nl=False)
        return
    if form == "trf":
        if not has_trf(event.settings):
            raise BadEvent(NO_TRF, ko=NO_TRF.ko)
        days = [time.strftime("%Y-%m-%d", time.gmtime(entry.at / 1000)) for entry in (entries[0], entries[-1])]
        typer.echo(report(event, str, (days[0], days[1])), nl=False)
        return
    state = {"settings": event.settings, "stage": event.stage, "round": event.round, "players": event.players}
    ranked = {"standings": standing_rows(event), "bracket": [stand._asdict() for stand in event.bracket]}
    last = {"head": head(entries)._asdict()}
    print_json({"hanpan": "event", **state, "matches": event.matches, **ranked, **last, "log": entries})


def entries_of(file: Path) -> "list[Entry]":
    """The lines of a file. Raises BadLog."""
    from hanpan.tournaments.log import read

    return read(file)


def event_from(entries: "list[Entry]", texts: "Texts") -> "Event":
    """What they come to. Raises BadEvent."""
    from hanpan.core.contract.refusal import Refused
    from hanpan.tournaments.log import event_of

    try:
        return event_of(entry.order for entry in entries)
    except Refused as error:
        raise BadEvent(told(error.refusal, texts)) from error


def _order(kind: type[Any], **fields: Any) -> "Order":
    """An order as it would be read from a file, so that its bounds hold. Raises BadEvent."""
    import msgspec

    try:
        made: Order = msgspec.convert({"type": kind.__struct_config__.tag, **msgspec.to_builtins(fields)}, kind)
    except msgspec.ValidationError as error:
        raise BadEvent(str(error), ko=in_korean(str(error))) from error
    return made


def _written(file: Path, entries: "list[Entry]", orders: "Iterable[Order]", by: str, texts: "Texts") -> "Event":
    """The tournament after more orders, which are in the file then; all of them or none. Raises BadEvent."""
    from hanpan.tournaments.log import Entry, append

    added = list(orders)
    event = event_from([*entries, *map(Entry, added)], texts)
    for order in added:
        entries.append(append(file, entries, order, by, time.time_ns() // 1_000_000))
    return event


def _simple(file: Path, order: "Order", by: str, lang: Any) -> None:
    texts = words(lang, PACKAGE)
    event = _written(file, entries_of(file), [order], by, texts)
    typer.echo(texts("event-joined", count=len(event.active)))


def _score(text: str, forfeit: bool) -> "Result":
    from hanpan.tournaments.matches import Result

    parts = text.replace("–", "-").replace(":", "-").split("-")
    if len(parts) not in (2, 3) or not all(part.isascii() and part.isdecimal() and len(part) < 3 for part in parts):
        raise BadEvent(
            f"SCORE: {text[:40]!r} is no score such as 2-1, or 1-1-1 with a drawn game",
            ko=f"SCORE: {text[:40]!r}: 2-1이나, 비긴 판이 있으면 1-1-1처럼 적어 주십시오",
        )
    first, second, drawn = (*map(int, parts), 0)[:3]
    return Result(first, second, drawn, "forfeit" if forfeit else "played")
