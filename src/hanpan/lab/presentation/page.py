"""A report as HTML: sections for a page of the server's, or one file that needs nothing besides itself.

The file holds both languages, every chart as SVG, and the example games, packed: it can be opened from a disk, sent by
mail and printed. Without a script the tables, the charts and the commands are there; only the games stay packed.
"""

import base64
import gzip
from collections.abc import Callable, Mapping
from html import escape
from importlib.resources import files
from typing import TypeAlias

import msgspec

from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.lab.examples import command, name_of
from hanpan.lab.presentation.charts import svg
from hanpan.lab.presentation.games import Kept, sitter
from hanpan.lab.presentation.sections import about, sections, title
from hanpan.lab.presentation.sheets import Cell, Section, Sheet, examples_of
from hanpan.lab.presentation.vary import numbers_text
from hanpan.lab.presentation.wording import Wording
from hanpan.lab.questions.full_report import Report
from hanpan.lab.trials import Trial

LinkTo: TypeAlias = Callable[[str], str | None]
"""The address of an example game in a replay viewer, by its name; None where there is none."""

_NAMES: dict[Lang, str] = {"ko": "한국어", "en": "English"}


def fragment(report: Report, lang: Lang, link: LinkTo) -> str:
    """The report in one language, to be put into a page: contents, sections, example games."""
    say = Wording(report.setup.game, lang)
    found = sections(report, say)
    examples = {name_of(one): one for one in examples_of(found)}
    contents = "".join(f'<li><a href="#{lang}-{one.id}">{escape(one.title)}</a></li>' for one in found)
    parts = [
        f'<p class="about">{escape(about(report, say))}</p>',
        f'<nav class="contents" aria-label="{escape(say("report-contents"))}"><ul>{contents}</ul></nav>',
        f'<p class="reading">{escape(say("report-reading-text"))}</p>',
        *(_section(one, say) for one in found),
        _examples(examples, say, link),
    ]
    return "\n".join(parts)


def page(report: Report, games: Mapping[str, Kept], lang: Lang) -> str:
    """The report as one file in both languages, the given one first; `games` are the example games by name."""
    names = ("page.css", "report.css", "report.js")
    shell, style, script = (files(__package__).joinpath(name).read_text("utf-8") for name in names)
    switches = "".join(_switch(one, lang) for one in LANGS)
    bodies = "".join(_body(report, one) for one in LANGS)
    packed = base64.b64encode(gzip.compress(msgspec.json.encode(games), mtime=0)).decode()
    heading = escape(title(report, Wording(report.setup.game, lang)))
    return f"""<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{heading} · Hanpan</title>
<style>{shell}{style}</style>
</head>
<body>
<fieldset class="langs"><legend>한국어 / English</legend>{switches}</fieldset>
{bodies}
<dialog id="game"></dialog>
<script type="text/plain" id="games">{packed}</script>
<script>{script}</script>
</body>
</html>
"""


def _switch(one: Lang, chosen: Lang) -> str:
    checked = " checked" if one == chosen else ""
    choice = f'<input type="radio" name="lang" id="lang-{one}" value="{one}"{checked}>'
    return f'<label lang="{one}">{choice} {_NAMES[one]}</label>'


def _body(report: Report, lang: Lang) -> str:
    say = Wording(report.setup.game, lang)
    made = say("report-made", version=report.hanpan, command=report.command)
    return f"""<main lang="{lang}" class="report {lang}">
<h1>{escape(title(report, say))}</h1>
{fragment(report, lang, lambda _: None)}
<footer><p>{escape(made)}</p></footer>
</main>
"""


def _section(section: Section, say: Wording) -> str:
    told = "".join(f"<li>{escape(one)}</li>" for one in section.findings)
    findings = f'<ul class="findings">{told}</ul>' if told else ""
    return f"""<section class="question" id="{say.lang}-{section.id}">
<h2>{escape(section.title)}</h2>
<p class="lead">{escape(section.lead)}</p>
{findings}
{"".join(_sheet(sheet, say) for sheet in section.sheets)}
</section>"""


def _sheet(sheet: Sheet, say: Wording) -> str:
    picture = f'<figure class="chart">{svg(sheet.chart)}</figure>' if sheet.chart is not None else ""
    lead = f"<p>{escape(sheet.lead)}</p>" if sheet.lead else ""
    table = _table(sheet, say)
    if sheet.folded:
        count = len(sheet.rows)
        table = f"<details><summary>{escape(say('report-all-rows', count=count))}</summary>{table}</details>"
    heading = f"<h3>{escape(sheet.title)}</h3>"
    return f'<article class="sheet-of">{heading}{lead}<div class="both">{picture}{table}</div></article>'


def _table(sheet: Sheet, say: Wording) -> str:
    heads = "".join(
        f'<th scope="col"{_number(column.number)}>{escape(column.heading)}</th>' for column in sheet.columns
    )
    rows = []
    for first, *rest in sheet.rows:
        cells = "".join(
            f"<td{_number(column.number)}>{_cell(cell, say)}</td>"
            for cell, column in zip(rest, sheet.columns[1:], strict=True)
        )
        rows.append(f'<tr><th scope="row">{_cell(first, say)}</th>{cells}</tr>')
    return f"""<div class="scroll" tabindex="0" role="region" aria-label="{escape(sheet.title)}"><table>
<thead><tr>{heads}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>"""


def _number(number: bool) -> str:
    return ' class="number"' if number else ""


_SIGNS = {"good": "▲ ", "bad": "▼ ", "even": "= ", "rare": "◆ ", "": ""}


def _cell(cell: Cell, say: Wording) -> str:
    text = escape(f"{_SIGNS[cell.mark]}{cell.text}")
    shown = f'<span class="{cell.mark}">{text}</span>' if cell.mark else f"<span>{text}</span>"
    if cell.interval:
        shown += f"<small>{escape(cell.interval)}</small>"
    if cell.example is None:
        return shown
    name = name_of(cell.example)
    hint = escape(say("report-example-open"))
    return f'<a href="#{say.lang}-game-{name}" data-example="{name}" title="{hint}">{shown}</a>'


def _examples(examples: Mapping[str, Trial], say: Wording, link: LinkTo) -> str:
    if not examples:
        return ""
    told = "".join(_example(name, one, say, link(name)) for name, one in examples.items())
    heading = escape(say("report-commands"))
    return f'<section class="games"><details open><summary><h2>{heading}</h2></summary>{told}</details></section>'


def _example(name: str, one: Trial, say: Wording, link: str | None) -> str:
    who = " – ".join(sitter(side, say) for side in one.sides)
    facts = {
        "game": say.title,
        "mode": say.mode(one.mode),
        "seed": str(one.seed),
        "number": str(one.first),
    }
    changed = f"<p>{escape(say('report-numbers', numbers=numbers_text(one.overrides)))}</p>" if one.overrides else ""
    viewer = f'<p><a class="button main" href="{escape(link)}">{escape(say("report-viewer"))}</a></p>' if link else ""
    words = {"step": say("report-step", number="#"), "save": say("report-replay-file"), "none": say("report-no-games")}
    data = "".join(f' data-{key}="{escape(value)}"' for key, value in words.items())
    return f"""<article class="game" id="{say.lang}-game-{name}" data-game="{name}"{data}>
<h3>{escape(say("report-sitting", **facts, sides=who))}</h3>{changed}{viewer}
<p>{escape(say("report-command"))}</p><pre>{escape(command(one))}</pre></article>"""
