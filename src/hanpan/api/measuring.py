"""Many games: what comes of them, and what the lab says of a game's numbers."""

from collections.abc import Mapping, Sequence
from datetime import date
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.rulebook import Lang
from hanpan.core.contract.seat import Seat

if TYPE_CHECKING:
    from hanpan.lab.presentation.sheets import Cell, Section, Sheet
    from hanpan.lab.questions.full_report import Report
    from hanpan.lab.sim_report import SimReport


class Answered(NamedTuple):
    """What the lab answered. It shows itself as text and as HTML; `report` has every number."""

    report: "Report"
    lang: Lang

    def __str__(self) -> str:
        return "\n".join(line for section in self._sections() for line in _section_text(section))

    def _repr_html_(self) -> str:
        """For notebooks."""
        sections = "".join(map(_section_html, self._sections()))
        return f'<div class="hanpan-answered" lang="{self.lang}">{sections}</div>'

    def _sections(self) -> "tuple[Section, ...]":
        from hanpan.lab.presentation.sections import sections
        from hanpan.lab.presentation.wording import Wording

        return sections(self.report, Wording(self.report.setup.game, self.lang))


def sim(
    game: AnyGame | str,
    mode: str | None = None,
    *,
    seats: Sequence[str] | None = None,
    decks: Mapping[Seat, str] | None = None,
    games: int | None = None,
    seed: int = 1,
    workers: int = 1,
) -> "SimReport":
    """Let bots play many games (about 1,000 by default), and count; the report is the same for any number of workers.

    `seats` names a bot for each seat; without it the best level plays the weakest. Raises BadSimulation, BadDeck,
    UnknownGame, UnknownMode or UnknownBot.
    """
    from hanpan.lab.sim import simulate

    name, numbers, day = _named(game)
    bots = None if seats is None else tuple(seats)
    return simulate(name, numbers, mode, day=day, seats=bots, decks=decks, games=games, seed=seed, workers=workers)


def ask(
    game: AnyGame | str,
    *questions: str,
    vary: Sequence[str] = (),
    options: Sequence[str] = (),
    mode: str | None = None,
    level: str | None = None,
    games: int | None = None,
    seed: int = 1,
    workers: int = 1,
    lang: Lang = "en",
) -> Answered:
    """Ask the lab: `worth`, `choices`, `pace`, `unseen`; or `vary` with numbers as `shield.cost=2..4`.

    Needs the extra `lab`. Raises BadQuestion, BadOption, UnknownGame, UnknownMode, UnknownBot, BadParameter or
    NeedsLab.
    """
    from hanpan.lab.questions.setups import check_asked, grid, setup_of

    name, numbers, day = _named(game)
    setup = setup_of(name, numbers, mode, level, seed, games, day)
    variants = grid(name, vary, numbers) if vary else ()
    asked = (*questions, "vary") if vary and "vary" not in questions else questions
    check_asked(setup, asked, variants)

    from hanpan.lab.executors import executor
    from hanpan.lab.questions.full_report import answer
    from hanpan.lab.questions.playing import Player

    with executor("processes", workers) as place:
        return Answered(answer(setup, asked, Player(place), variants=variants, options=options), lang)


def _named(game: AnyGame | str) -> tuple[str, dict[str, int], date | None]:
    return (game, {}, None) if isinstance(game, str) else (game.info.id, game.info.overrides, game.info.day)


def _section_text(section: "Section") -> list[str]:
    lines = [section.title, *(f"• {finding}" for finding in section.findings)]
    for sheet in section.sheets:
        rows = [[column.heading for column in sheet.columns], *([_cell(cell) for cell in row] for row in sheet.rows)]
        wide = [max(len(row[place]) for row in rows) for place in range(len(sheet.columns))]
        lines += ["", sheet.title]
        lines += ["  ".join(word.ljust(room) for word, room in zip(row, wide, strict=True)).rstrip() for row in rows]
    return [*lines, ""]


def _section_html(section: "Section") -> str:
    findings = "".join(f"<li>{escape(finding)}</li>" for finding in section.findings)
    return f"<h3>{escape(section.title)}</h3><ul>{findings}</ul>{''.join(map(_sheet_html, section.sheets))}"


def _sheet_html(sheet: "Sheet") -> str:
    heads = "".join(f'<th scope="col">{escape(column.heading)}</th>' for column in sheet.columns)
    rows = "".join(
        f'<tr><th scope="row">{escape(_cell(row[0]))}</th>'
        + "".join(f"<td>{escape(_cell(cell))}</td>" for cell in row[1:])
        + "</tr>"
        for row in sheet.rows
    )
    return f"<table><caption>{escape(sheet.title)}</caption><tr>{heads}</tr>{rows}</table>"


def _cell(cell: "Cell") -> str:
    return f"{cell.text} ({cell.interval})" if cell.interval else cell.text
