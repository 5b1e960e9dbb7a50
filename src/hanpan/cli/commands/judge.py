"""`hanpan judge`: run cases and say whether the rulings hold."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hanpan.cli.common import BAD_INPUT, FAILED, JsonOption, LangOption, print_json, progress, words

if TYPE_CHECKING:
    from hanpan.core.language.text import Texts
    from hanpan.core.proofs.casebook import BadCase, Case, CaseReport


def judge(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH", show_default=False)],
    why: Annotated[bool, typer.Option("--why")] = False,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Run cases; exit code 1 if one does not hold."""
    from hanpan.bots.catalogue import load_bot
    from hanpan.core.proofs.casebook import run_case
    from hanpan.games.registry import load_game

    texts = words(lang)
    cases, unread = load_cases(paths)
    reports: list[CaseReport] = []
    with progress(texts("judge-progress"), len(cases)) as step:
        for case in cases:
            reports.append(run_case(case, load_game, load_bot))
            step(1)
    if as_json:
        print_json([*(_plain(report, why, texts) for report in reports), *map(_unread, unread)])
    else:
        for report in reports:
            _print(report, why, texts)
        for error in unread:
            typer.echo(f"✗ {error}")
        bad = sum(not report.ok for report in reports) + len(unread)
        runs = sum(report.runs for report in reports)
        typer.echo(texts("judge-summary", cases=len(reports) + len(unread), bad=bad, runs=runs))
    if unread:
        raise typer.Exit(BAD_INPUT)
    if not all(report.ok for report in reports):
        raise typer.Exit(FAILED)


def load_cases(paths: list[Path]) -> tuple[list["Case"], list["BadCase"]]:
    """The cases in files and folders, each file once, and the files of folders that cannot be read. Raises BadCase for
    a file that was named itself."""
    from hanpan.core.proofs.casebook import load_case, load_readable

    found: dict[Path, Case] = {}
    unread: dict[Path, BadCase] = {}
    for path in paths:
        cases, bad = load_readable(path) if path.is_dir() else ([load_case(path)], [])
        for case in cases:
            found.setdefault(case.path.resolve(), case)
        for error in bad:
            unread.setdefault(error.path.resolve(), error)
    return list(found.values()), list(unread.values())


def _unread(error: "BadCase") -> dict[str, object]:
    return {"case": None, "path": str(error.path), "result": "error", "messages": [str(error)]}


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
            typer.echo(f"  {message}")


def _chain(report: "CaseReport", texts: "Texts") -> list[str]:
    from hanpan.core.proofs.casebook import explain
    from hanpan.games.registry import load_game

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
        "messages": list(report.messages),
        "cited": sorted(report.cited),
        "answer": report.answer,
        "runs": report.runs,
    }
    return {**out, "why": _chain(report, texts)} if why else out
