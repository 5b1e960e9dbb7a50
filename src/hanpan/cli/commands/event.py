"""`hanpan event`: a tournament kept in a file, for an evening at real tables."""

import csv
import io
import re
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from hanpan.cli.common import (
    FAILED,
    FileExists,
    GameArgument,
    JsonOption,
    LangOption,
    console,
    print_json,
    table,
    words,
)
from hanpan.cli.frame import HanpanCommand
from hanpan.core.contract.error import HanpanError

if TYPE_CHECKING:
    from fractions import Fraction

    from hanpan.core.contract.refusal import Refusal
    from hanpan.core.language.text import Texts
    from hanpan.tournaments.event import Event
    from hanpan.tournaments.log import Entry
    from hanpan.tournaments.matches import Match, Result
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

    from hanpan.games.loading import load_game
    from hanpan.tournaments.orders import opening
    from hanpan.tournaments.settings import Settings

    rules = load_game(game, None).info
    told: dict[str, Any] = {
        "name": name,
        "game": game,
        "mode": rules.known(mode) if mode else "",
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
        "terms": {"minutes": minutes},
    }
    if tie_break:
        told["tie_breaks"] = tie_break
    try:
        settings = msgspec.convert(told, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadEvent(str(error), ko=f"쓸 수 없는 값입니다: {error}") from error
    if file.exists():
        raise FileExists(f"{file}: there is such a file already", ko=f"{file}: 같은 이름의 파일이 이미 있습니다")
    texts = words(lang, PACKAGE)
    _written(file, [], [opening(settings)], by, texts)
    typer.echo(texts("event-opened", name=name, seed=settings.seed))


def register(
    file: FileArgument,
    players: Annotated[list[str], typer.Argument(metavar="PLAYER", show_default=False)],
    by: ByOption = "",
    lang: LangOption = None,
) -> None:
    """Add players."""
    from hanpan.tournaments.orders import Register

    texts = words(lang, PACKAGE)
    entries = _read(file)
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
    event = _written(file, _read(file), orders, by, texts)
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
    entries = _read(file)
    number = of_round or _event(entries, texts).round + 1
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
    event = _written(file, _read(file), [order], by, texts)
    typer.echo(texts("event-apart", count=len(event.apart)))


def start(file: FileArgument, by: ByOption = "", lang: LangOption = None) -> None:
    """Freeze the settings and begin."""
    from hanpan.tournaments.orders import Start

    texts = words(lang, PACKAGE)
    event = _written(file, _read(file), [Start()], by, texts)
    typer.echo(texts("event-begun", count=len(event.active), rounds=event.rounds))


def pair(file: FileArgument, by: ByOption = "", lang: LangOption = None) -> None:
    """Pair the next round and print it."""
    from hanpan.core.contract.refusal import Refusal
    from hanpan.tournaments.event import next_round
    from hanpan.tournaments.orders import Pair

    texts = words(lang, PACKAGE)
    entries = _read(file)
    before = _event(entries, texts)
    made = next_round(before)
    if isinstance(made, Refusal):
        raise BadEvent(told(made, texts))
    pairs = tuple((match.first, match.second) for match in made)
    _print_round(_written(file, entries, [Pair(before.round + 1, pairs)], by, texts), texts)


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
    entries = _read(file)
    event = _event(entries, texts)
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
    entries = _read(file)
    order = _order(TakeBack, round=_event(entries, texts).round or 1, why=why)
    _print_round(_written(file, entries, [order], by, texts), texts)


def time_up(file: FileArgument, by: ByOption = "", lang: LangOption = None) -> None:
    """End the set time of an arena: the games under way are finished, and nobody is paired any more."""
    from hanpan.tournaments.orders import TimeUp

    texts = words(lang, PACKAGE)
    event = _written(file, _read(file), [TimeUp()], by, texts)
    typer.echo(texts("event-left", count=len(event.waiting), round=event.round))


def finish(file: FileArgument, by: ByOption = "", lang: LangOption = None) -> None:
    """Make the standings final."""
    from hanpan.tournaments.orders import Finish

    texts = words(lang, PACKAGE)
    entries = _read(file)
    _print_standings(_written(file, entries, [Finish()], by, texts), texts)
    _print_head(entries, texts)


def show(file: FileArgument, as_json: JsonOption = False, lang: LangOption = None) -> None:
    """Print the present round."""
    texts = words(lang, PACKAGE)
    event = _event(_read(file), texts)
    if as_json:
        print_json(event)
    else:
        _print_round(event, texts)


def standings(
    file: FileArgument,
    as_csv: Annotated[bool, typer.Option("--csv")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Print who stands where."""
    texts = words(lang, PACKAGE)
    event = _event(_read(file), texts)
    if as_csv:
        typer.echo(_csv(event), nl=False)
    elif as_json:
        print_json(_rows(event))
    else:
        _print_standings(event, texts)


def export(
    file: FileArgument,
    form: Annotated[Literal["json", "csv"], typer.Option("--as")] = "json",
    lang: LangOption = None,
) -> None:
    """Print everything as JSON, or the standings as CSV."""
    from hanpan.tournaments.log import head

    texts = words(lang, PACKAGE)
    entries = _read(file)
    event = _event(entries, texts)
    if form == "csv":
        typer.echo(_csv(event), nl=False)
        return
    told = {"settings": event.settings, "stage": event.stage, "round": event.round, "players": event.players}
    ranked = {"standings": _rows(event), "bracket": [stand._asdict() for stand in event.bracket]}
    last = {"head": head(entries)._asdict()}
    print_json({"hanpan": "event", **told, "matches": event.matches, **ranked, **last, "log": entries})


def _rows(event: "Event") -> list[dict[str, Any]]:
    return [{**row._asdict(), "breaks": [str(each) for each in row.breaks]} for row in event.table()]


def _csv(event: "Event") -> str:
    from hanpan.tournaments.standings import cell

    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["place", "player", "points", "won", "lost", "drawn", *event.settings.tie_breaks])
    for row in event.table():
        breaks = map(str, row.breaks)
        writer.writerow([row.place, cell(row.player), row.score, row.won, row.lost, row.drawn, *breaks])
    return out.getvalue()


def verify(
    file: FileArgument,
    replays: Annotated[
        Path | None, typer.Option("--replays", metavar="FOLDER", exists=True, file_okay=False, show_default=False)
    ] = None,
    published: Annotated[str, typer.Option("--head", metavar="HASH", show_default=False)] = "",
    lang: LangOption = None,
) -> None:
    """Work every round out again, hold results against their replays and the log against a published head; exit code 1
    if something differs."""
    from hanpan.core.contract.error import told as in_words
    from hanpan.tournaments.log import BadLog, line_of
    from hanpan.tournaments.verify import faults

    texts = words(lang, PACKAGE)
    noted = _noted(published)
    try:
        entries = _read(file)
    except BadLog as error:
        if not error.line:
            raise
        typer.echo(in_words(error, texts.lang))
        raise typer.Exit(FAILED) from error
    found = faults(entry.order for entry in entries)
    for fault in found:
        typer.echo(texts("event-fault", line=fault.line, what=told(fault.what, texts)))
    differ = [] if replays is None else list(_unlike(entries, replays))
    for line, where, word in differ:
        typer.echo(texts(word, line=line, table=where))
    upto = line_of(entries, noted) if noted else len(entries)
    if upto is None:
        typer.echo(texts("event-cut", lines=len(entries)))
    if found or differ or upto is None:
        raise typer.Exit(FAILED)
    rounds = sum(entry.order.__class__.__name__ == "Pair" for entry in entries)
    typer.echo(texts("event-sound", lines=len(entries), rounds=rounds))
    if noted:
        typer.echo(texts("event-head-kept", line=upto, more=len(entries) - upto))
    elif _event(entries, texts).stage != "over":
        typer.echo(texts("event-unclosed"))
    _print_head(entries, texts)


def _noted(published: str) -> str:
    """A head as somebody noted it. Raises BadEvent."""
    noted = published.strip().lower()
    if noted and not re.fullmatch(r"[0-9a-f]{16,64}", noted):
        raise BadEvent(
            f"--head: {published[:40]!r} is no head: at least the first 16 of its 64 digits 0-9, a-f",
            ko=f"--head: {published[:40]!r}: 64자리 해시에서 적어도 앞의 16자리(0-9, a-f)를 적어 주십시오",
        )
    return noted


def _print_head(entries: "list[Entry]", texts: "Texts") -> None:
    from hanpan.tournaments.log import head

    typer.echo(texts("event-head", **head(entries)._asdict()))


def _unlike(entries: "list[Entry]", folder: Path) -> Iterator[tuple[int, str, str]]:
    """Results that the replays in the folder do not bear out: the line, the table, and the words for it."""
    from hanpan.core.replay.format import BadReplay, fingerprint, read_replay
    from hanpan.tournaments.orders import Open, Report

    single = any(isinstance(entry.order, Open) and entry.order.settings.best_of == 1 for entry in entries)
    for line, entry in enumerate(entries, 1):
        order = entry.order
        if not isinstance(order, Report) or not order.result.replay_sha256:
            continue
        result, file = order.result, folder / f"hanpan-{order.result.table}.jsonl"
        if not file.is_file():
            continue
        if fingerprint(file.read_bytes()) != result.replay_sha256:
            yield line, result.table, "event-unlike"
            continue
        try:
            replay = read_replay(file, finished=True)
        except BadReplay:
            yield line, result.table, "event-unlike"
            continue
        last = replay.steps[-1].hash if replay.steps else ""
        ended = replay.result.result.winner if replay.result is not None else None
        ahead = 0 if ended is None else 1 if ended == "p1" else -1
        other = (
            single and result.how == "played" and not result.marks and (result.ahead > 0) - (result.ahead < 0) != ahead
        )
        if last != result.state_hash or other:
            yield line, result.table, "event-contradicts"


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


def _read(file: Path) -> "list[Entry]":
    from hanpan.tournaments.log import read

    return read(file)


def _event(entries: "list[Entry]", texts: "Texts") -> "Event":
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
        raise BadEvent(str(error), ko=f"쓸 수 없는 값입니다: {error}") from error
    return made


def _written(file: Path, entries: "list[Entry]", orders: "Iterable[Order]", by: str, texts: "Texts") -> "Event":
    """The tournament after more orders, which are in the file then; all of them or none. Raises BadEvent."""
    from hanpan.tournaments.log import Entry, append

    added = list(orders)
    event = _event([*entries, *map(Entry, added)], texts)
    for order in added:
        entries.append(append(file, entries, order, by, time.time_ns() // 1_000_000))
    return event


def _simple(file: Path, order: "Order", by: str, lang: Any) -> None:
    texts = words(lang, PACKAGE)
    event = _written(file, _read(file), [order], by, texts)
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


def _print_round(event: "Event", texts: "Texts") -> None:
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


def _print_standings(event: "Event", texts: "Texts") -> None:
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
