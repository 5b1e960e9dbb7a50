"""`hanpan trail`: maps that somebody drew, checked with every fault, and played."""

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from hanpan.cli.common import FAILED, MAX_SEED, JsonOption, LangOption, print_json, words
from hanpan.core.contract.error import HanpanError

if TYPE_CHECKING:
    from hanpan.core.contract.rulebook import Lang

FileArgument = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
FilesArgument = Annotated[list[Path], typer.Argument(metavar="FILE", show_default=False)]


class BadMapFile(HanpanError, ValueError):
    """A file that holds no map at all; the message says which and why."""


class MapFault(msgspec.Struct, frozen=True):
    """What is wrong and where: column x and row y from 1, 0 where it is the whole row or map."""

    fault: str
    x: int
    y: int
    clause: str
    text: str


class MapReport(msgspec.Struct, frozen=True):
    """One map of a file: `stage` is its id in a file with several."""

    path: str
    stage: str
    rows: tuple[str, ...]
    faults: tuple[MapFault, ...]
    ok: bool


def check_map(files: FilesArgument, as_json: JsonOption = False, lang: LangOption = None) -> None:
    """Say everything that is wrong with maps; exit code 1 if one cannot be played."""
    texts = words(lang, __package__)
    reports = [_report(path, stage, rows, texts.lang) for path in files for stage, rows in read_maps(path)]
    if as_json:
        print_json(reports)
    else:
        for report in reports:
            name = f"{report.path}: {report.stage}" if report.stage else report.path
            for fault in report.faults:
                typer.echo(f"{name}: {fault.text} [{fault.clause}]")
            monsters = sum(sign.isdigit() for row in report.rows for sign in row)
            fine = texts("map-fine", name=name, monsters=monsters)
            typer.echo(fine if report.ok else texts("map-bad", name=name, faults=len(report.faults)))
    if not all(report.ok for report in reports):
        raise typer.Exit(FAILED)


def play_map(
    file: FileArgument,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", min=0, max=MAX_SEED, show_default=False)] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", show_default=False)] = None,
    lang: LangOption = None,
) -> None:
    """Play a map in the terminal; one that cannot be played is told as `check-map` does."""
    from hanpan.cli.options import TerminalOptions

    texts = words(lang, __package__)
    maps = read_maps(file)
    if len(maps) != 1:
        raise BadMapFile(
            f"{file}: there are {len(maps)} maps in it; give a file with one",
            ko=f"{file}: 맵이 {len(maps)}개 있습니다. 하나만 있는 파일을 주십시오",
        )
    rows = maps[0][1]
    if not _report(file, "", rows, texts.lang).ok:
        check_map([file], lang=lang)
    from hanpan.cli.terminal.app import run_terminal  # not before: it loads a whole screen

    opening = (f"map {'/'.join(rows)}",)
    options = TerminalOptions("trail", {}, "custom", None, seed, None, texts.lang, save, opening=opening)
    raise typer.Exit(run_terminal(options))


def read_maps(path: Path) -> list[tuple[str, tuple[str, ...]]]:
    """The maps of a file, named where it is TOML as data/stages.toml is. Raises BadMapFile, OSError."""
    try:
        text = path.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadMapFile(
            f"{path}: byte {error.start + 1}: this is no UTF-8 text",
            ko=f"{path}: {error.start + 1}번째 바이트: UTF-8 글이 아닙니다",
        ) from error
    if path.suffix.lower() != ".toml":
        return [("", _rows(text))]
    try:
        stages = tomllib.loads(text).get("stages")
    except tomllib.TOMLDecodeError as error:
        raise BadMapFile(f"{path}: not a TOML file: {error}", ko=f"{path}: TOML 파일이 아닙니다: {error}") from error
    if not isinstance(stages, list) or not stages:
        raise BadMapFile(
            f"{path}: there is no [[stages]] with a map in it", ko=f"{path}: 맵이 든 [[stages]]가 없습니다"
        )
    found: list[tuple[str, tuple[str, ...]]] = []
    for number, stage in enumerate(stages, 1):
        if not isinstance(stage, dict) or not isinstance(stage.get("map"), str):
            raise BadMapFile(
                f"{path}: stage {number}: `map` must be a text of six rows",
                ko=f"{path}: {number}번째 스테이지: `map`은 여섯 줄의 글이어야 합니다",
            )
        found.append((str(stage.get("id", number)), _rows(stage["map"])))
    return found


def _rows(text: str) -> tuple[str, ...]:
    """The lines without the empty ones around them, and without blanks that nobody sees at their ends."""
    return tuple(line.rstrip() for line in text.strip("\r\n \t").splitlines())


def _report(path: Path, stage: str, rows: tuple[str, ...], lang: "Lang") -> MapReport:
    from hanpan.core.language.narrate import refusal_text
    from hanpan.games.trail.content.maps import map_check
    from hanpan.games.trail.content.words import trail_texts

    told = trail_texts(lang)
    faults = tuple(
        MapFault(
            str(refusal.params["fault"]),
            int(str(refusal.params["x"])),
            int(str(refusal.params["y"])),
            refusal.clause,
            refusal_text(told, refusal),
        )
        for refusal in map_check(rows)
    )
    return MapReport(str(path), stage, rows, faults, not faults)
