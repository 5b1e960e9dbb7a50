"""`hanpan verify`: whether a replay is what was played, dice and all."""

from pathlib import Path
from string import hexdigits
from typing import TYPE_CHECKING, Annotated

import typer

from hanpan.cli.common import BAD_INPUT, FAILED, JsonOption, LangOption, print_json, words
from hanpan.core.contract.error import HanpanError, told

if TYPE_CHECKING:
    from hanpan.core.contract.seat import Seat
    from hanpan.core.language.text import Texts
    from hanpan.core.replay import Kept, VerifyReport


class BadKept(HanpanError, ValueError):
    """Something a player cannot have kept."""


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", show_default=False)],
    unfinished: Annotated[bool, typer.Option("--unfinished")] = False,
    commitment: Annotated[str | None, typer.Option("--commitment", metavar="HASH", show_default=False)] = None,
    value: Annotated[list[str] | None, typer.Option("--value", metavar="SEAT=HEX", show_default=False)] = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Check replays: 1 if one does not hold, 2 if one cannot be read."""
    from hanpan.core.replay import BadReplay, read_replay
    from hanpan.core.replay import verify as check
    from hanpan.games.loading import load_game

    texts = words(lang)
    kept = _kept(files, commitment, value or [])
    out: list[dict[str, object]] = []
    sound, readable = True, True
    for file in files:
        try:
            report = check(read_replay(file, finished=not unfinished), load_game, kept)
        except BadReplay as error:  # the other files are still looked at
            readable = False
            typer.echo(f"hanpan: {told(error, texts.lang)}", err=True)
            continue
        sound = sound and report.ok
        out.append({**_fields(report), "ok": report.ok})
        if not as_json:
            _print(report, texts)
    if as_json:
        print_json(out)
    if not readable:
        raise typer.Exit(BAD_INPUT)
    if not sound:
        raise typer.Exit(FAILED)


def _kept(files: list[Path], commitment: str | None, values: list[str]) -> "Kept":
    """What the player wrote down of one game."""
    from hanpan.core.contract.seat import EVERY_SEAT
    from hanpan.core.replay import Kept

    if len(files) > 1 and (commitment or values):
        raise BadKept(
            "--commitment and --value are about one game: name one file",
            ko="--commitment와 --value는 한 판에 대한 것입니다. 파일을 하나만 적어 주십시오",
        )
    if commitment is not None and not _is_hex(commitment):
        raise BadKept(
            f"--commitment: {commitment!r} is not a hash of 64 hexadecimal digits",
            ko=f"--commitment: {commitment!r}: 16진수 64자리의 해시가 아닙니다",
        )
    sent: dict[Seat, str] = {}
    for one in values:
        seat, _, digits = one.partition("=")
        if seat not in EVERY_SEAT or not _is_hex(digits):
            raise BadKept(
                f"--value: {one!r} is not SEAT=HEX, such as p1=…, with 64 hexadecimal digits",
                ko=f"--value: {one!r}: p1=… 꼴이고 16진수 64자리여야 합니다",
            )
        sent[seat] = digits.lower()
    return Kept(None if commitment is None else commitment.lower(), sent)


def _is_hex(text: str) -> bool:
    return len(text) == 64 and all(letter in hexdigits for letter in text)


def _print(report: "VerifyReport", texts: "Texts") -> None:
    for problem in report.problems:
        reason = problem.ko if texts.lang == "ko" else problem.reason
        typer.echo(f"{report.path}:{problem.line}: {reason}")
    if report.ok:
        dice = texts(f"verify-dice-{report.dice}")
        typer.echo(texts("verify-ok", file=report.path, steps=report.steps, dice=dice))
    else:
        typer.echo(texts("verify-bad", file=report.path, problems=len(report.problems), steps=report.steps))


def _fields(report: "VerifyReport") -> dict[str, object]:
    return {name: getattr(report, name) for name in report.__struct_fields__}
