"""`hanpan event verify`: whether a log is what the rules make of it, whole, and borne out by its replays."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hanpan.cli.commands.event import PACKAGE, BadEvent, FileArgument, entries_of, event_from
from hanpan.cli.commands.event_shown import print_head, told
from hanpan.cli.common import FAILED, LangOption, words

if TYPE_CHECKING:
    from hanpan.tournaments.log import Entry


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
        entries = entries_of(file)
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
    elif event_from(entries, texts).stage != "over":
        typer.echo(texts("event-unclosed"))
    print_head(entries, texts)


def _noted(published: str) -> str:
    """A head as somebody noted it. Raises BadEvent."""
    noted = published.strip().lower()
    if noted and not re.fullmatch(r"[0-9a-f]{16,64}", noted):
        raise BadEvent(
            f"--head: {published[:40]!r} is no head: at least the first 16 of its 64 digits 0-9, a-f",
            ko=f"--head: {published[:40]!r}: 64자리 해시에서 적어도 앞의 16자리(0-9, a-f)를 적어 주십시오",
        )
    return noted


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
