"""`hanpan judge`: run cases and say whether the rulings hold."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hanpan.cli.common import BAD_INPUT, FAILED, JsonOption, LangOption, print_json, progress, words
from hanpan.core.contract.error import told

if TYPE_CHECKING:
    from hanpan.core.language.text import Texts
    from hanpan.core.proofs.casebook import BadCase, Case, CaseReport
    from hanpan.tournaments.cases import Ruling


def judge(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH", show_default=False)],
    why: Annotated[bool, typer.Option("--why")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Run cases; exit code 1 if one does not hold."""
    from hanpan.bots.catalogue import load_bot
    from hanpan.core.proofs.casebook import run_case
    from hanpan.games.loading import load_game

    texts = words(lang)
    cases, unread = load_cases(paths)
    reports: list[CaseReport] = []
    with progress(texts("judge-progress"), len(cases)) as step:
        for case in cases:
            reports.append(run_case(case, load_game, load_bot))
            step(1)
    rulings = _rulings(paths, unread)
    held = [*(report.ok for report in reports), *(ruling.ok for ruling in rulings)]
    if as_json:
        plain = [*(_plain(report, why, texts) for report in reports), *(_plainly(each, texts) for each in rulings)]
        print_json([*plain, *(_unread(error, texts) for error in unread)])
    else:
        for report in reports:
            _print(report, why, texts)
        for ruling in rulings:
            _print_ruling(ruling, why, texts)
        for error in unread:
            typer.echo(f"✗ {told(error, texts.lang)}")
        bad = held.count(False) + len(unread)
        runs = sum(report.runs for report in reports) + len(rulings)
        count = len(reports) + len(rulings) + len(unread)
        typer.echo(texts("judge-summary", cases=count, bad=bad, runs=runs))
    if unread:
        raise typer.Exit(BAD_INPUT)
    if not all(held):
        raise typer.Exit(FAILED)


def load_cases(paths: list[Path]) -> tuple[list["Case"], list["BadCase"]]:
    """The cases in files, in folders and of games, each file once, and the files of folders that cannot be read. Raises
    BadCase for a file that was named itself, UnknownGame for a game that is left out."""
    from hanpan.core.proofs.casebook import case_files, load_case, load_readable, of_tournament, tournament_files

    found: dict[Path, Case] = {}
    unread: dict[Path, BadCase] = {}
    for path in map(_place, paths):
        if of_tournament(path) or (path.is_dir() and not case_files(path) and tournament_files(path)):
            continue
        cases, bad = load_readable(path) if path.is_dir() else ([load_case(path)], [])
        for case in cases:
            found.setdefault(case.path.resolve(), case)
        for error in bad:
            unread.setdefault(error.path.resolve(), error)
    return list(found.values()), list(unread.values())


def _rulings(paths: list[Path], unread: "list[BadCase]") -> "list[Ruling]":
    """How the cases of tournaments among them come out, each file once; those of folders that cannot be read are put
    among the unread. Raises BadCase for a file that was named itself."""
    from hanpan.core.proofs.casebook import BadCase, of_tournament, tournament_files
    from hanpan.tournaments.cases import ruled

    found: dict[Path, Ruling] = {}
    for path in map(_place, paths):
        files = tournament_files(path) if path.is_dir() else [path] if of_tournament(path) else []
        for file in files:
            try:
                found.setdefault(file.resolve(), ruled(file))
            except BadCase as error:
                if not path.is_dir():
                    raise
                unread.append(error)
    return list(found.values())


def _place(path: Path) -> Path:
    """The path itself, or where the cases of a game or of tournaments lie, if it is the id of one."""
    from hanpan.games.registry import UnknownGame, casebook_of, is_id
    from hanpan.tournaments import cases

    if path.exists() or not is_id(str(path)):
        return path
    if str(path) == cases.FOLDER:
        return cases.casebook() or path
    try:
        return casebook_of(str(path)) or path
    except UnknownGame as error:
        if error.broken:
            raise
        return path


def _unread(error: "BadCase", texts: "Texts") -> dict[str, object]:
    return {"case": None, "path": str(error.path), "result": "error", "messages": [told(error, texts.lang)]}


def _print(report: "CaseReport", why: bool, texts: "Texts") -> None:
    sign = "✓" if report.ok else "✗"
    case = report.case
    if why or not report.ok or case.status != "ruled":
        typer.echo(f"{sign} {case.id}  {case.title}  [{', '.join(case.rules)}]")
    if case.status == "question" and report.answer is not None:
        typer.echo(f"  {texts('judge-question', answer=report.answer)}")
    if case.status == "known_failing" and report.ok:
        typer.echo(f"  {texts('judge-known-failing')}")
    if why:
        for line in _chain(report, texts):
            typer.echo(f"  {line}")
    if not report.ok or case.status == "known_failing":
        for message in report.messages:
            typer.echo(f"  {told(message, texts.lang)}")


def _print_ruling(ruling: "Ruling", why: bool, texts: "Texts") -> None:
    case = ruling.case
    if why or not ruling.ok:
        typer.echo(f"{'✓' if ruling.ok else '✗'} {case.id}  {case.title[texts.lang]}  [{', '.join(case.rules)}]")
    for message in ruling.messages:
        typer.echo(f"  {told(message, texts.lang)}")


def _plainly(ruling: "Ruling", texts: "Texts") -> dict[str, object]:
    case = ruling.case
    return {
        "case": case.id,
        "title": case.title[texts.lang],
        "path": str(case.reader.path),
        "rules": list(case.rules),
        "status": "ruled",
        "result": "ok" if ruling.ok else "failed",
        "messages": [told(message, texts.lang) for message in ruling.messages],
    }


def _chain(report: "CaseReport", texts: "Texts") -> list[str]:
    from hanpan.core.proofs.casebook import explain
    from hanpan.games.loading import load_game

    if not report.log:
        return []
    game = load_game(report.case.game, report.case.params)
    return explain(report, game.texts(texts.lang), {})


def _plain(report: "CaseReport", why: bool, texts: "Texts") -> dict[str, object]:
    out: dict[str, object] = {
        "case": report.case.id,
        "title": report.case.title,
        "path": str(report.case.path),
        "rules": list(report.case.rules),
        "status": report.case.status,
        "result": report.result,
        "messages": [told(message, texts.lang) for message in report.messages],
        "cited": sorted(report.cited),
        "answer": report.answer,
        "runs": report.runs,
    }
    return {**out, "why": _chain(report, texts)} if why else out
