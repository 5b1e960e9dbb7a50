"""`hanpan rules GAME --cited-by`: which clause each kind of event cites, and how often."""

from collections import Counter
from typing import TYPE_CHECKING

import typer

from hanpan.cli.common import FAILED, console, print_json, table, worker_count
from hanpan.cli.proving import cases_of, random_games, run_cases

if TYPE_CHECKING:
    from hanpan.core.language.text import Texts
    from hanpan.core.proofs.citations import Citation, CitedBy, Pair

GAMES = 40  # random games besides the cases


def cited_by(game: str, texts: "Texts", as_json: bool) -> None:
    """Run the cases and some random games; exit code 1 if the declarations name other pairs than those that happen."""
    from hanpan.core.proofs.citations import cited_by as cited
    from hanpan.core.proofs.citations import pairs_of
    from hanpan.games.loading import load_game

    made, folder = load_game(game), cases_of(game)
    in_cases: Counter[Pair] = Counter()
    for case in run_cases(folder, game, texts) if folder is not None else ():
        in_cases.update(case.told)
    played = random_games(game, GAMES, 0, worker_count(None), texts)
    report = cited(game, made.events, pairs_of(played.told), in_cases)
    if as_json:
        lists = {"undeclared": report.undeclared, "unreached": report.unreached}
        print_json({"game": game, "citations": report.citations, **lists, "ok": report.ok})
    else:
        titles = {clause.id: clause.title[texts.lang] for clause in made.rulebook().clauses}
        _print(report, titles, texts)
    if not report.ok:
        raise typer.Exit(FAILED)


def _print(report: "CitedBy", titles: dict[str, str], texts: "Texts") -> None:
    from rich.text import Text

    columns = [(texts(f"cited-by-{name}"), "left") for name in ("event", "clause", "title-column")]
    counts = [(texts(f"cited-by-{name}"), "right") for name in ("games", "cases")]
    rows = table(texts("cited-by-title", game=report.game, games=GAMES), ("", "left"), *columns, *counts)
    kind = ""
    for each in report.citations:
        sign = "✓" if each.declared and (each.games or each.cases) else "✗"
        name, kind = each.kind if each.kind != kind else "", each.kind
        rows.add_row(sign, name, each.clause, Text(titles.get(each.clause, "")), str(each.games), str(each.cases))
    console().print(rows)
    if report.undeclared:
        typer.echo(texts("cited-by-undeclared", pairs=_listed(report.undeclared)))
    if report.unreached:
        typer.echo(texts("cited-by-unreached", pairs=_listed(report.unreached)))
    if report.ok:
        typer.echo(texts("cited-by-ok", pairs=len(report.citations)))


def _listed(citations: "tuple[Citation, ...]") -> str:
    return ", ".join(f"{each.kind} {each.clause}" for each in citations)
