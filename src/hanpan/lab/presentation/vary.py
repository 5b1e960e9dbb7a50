"""The answer to "what if the numbers were others" as tables and charts."""

from hanpan.games.loading import load_game
from hanpan.lab.presentation.sheets import Cell, Chart, Column, Dot, Mark, Section, Sheet
from hanpan.lab.presentation.wording import Wording, apart, decimal
from hanpan.lab.questions.vary import Change, Variant, Vary

_SHARES = ("first", "draws", "back", "edge")  # told in percent


def vary_section(found: Vary, say: Wording) -> Section:
    """The game as it is, then a table for each measure."""
    alone = len(load_game(found.setup.game).info.seats) == 1
    named = {name: _measure(name, found, alone, say) for name, _ in found.base}
    columns = (Column(say("pace-measure"), False), Column(say("vary-now")))
    rows = tuple(
        (Cell(named[name]), say.share(figure) if name in _SHARES else say.number(figure)) for name, figure in found.base
    )
    sheets = [Sheet("vary-base", say("vary-base"), say("vary-base-lead"), columns, rows)]
    for at, (name, now) in enumerate(found.base):
        if now.low == now.high and not any(variant.changes[at].difference.value for variant in found.variants):
            continue  # the rules fix it: a game of eight rounds has eight
        sheets.append(_table(found, at, name, named[name], say))
    findings = tuple(_finding(variant, named, say) for variant in found.variants)
    return Section("vary", say("vary-title"), say("vary-lead"), findings, tuple(sheets))


def numbers_text(numbers: dict[str, int]) -> str:
    """Changed numbers as they are written on the command line."""
    return ", ".join(f"{name}={value}" for name, value in numbers.items())


def _table(found: Vary, at: int, name: str, title: str, say: Wording) -> Sheet:
    columns = (
        Column(say("vary-variant"), False),
        Column(title),
        Column(say("vary-difference")),
        Column(say("vary-verdict"), False),
        *((Column(say("vary-parted"), False),) if at == 0 else ()),
    )
    rows, dots = [], []
    for variant in found.variants:
        change = variant.changes[at]
        label = numbers_text(variant.numbers)
        value = say.share(change.value) if name in _SHARES else say.number(change.value)
        apart_ = say.points(change.difference) if name in _SHARES else say.number(change.difference, signed=True)
        mark: Mark = "even" if change.verdict == "even" else "rare"
        row = [Cell(label), value, apart_, Cell(say(f"vary-{change.verdict}"), mark=mark)]
        if at == 0:
            row.append(Cell(say("vary-see") if variant.parted else "–", example=variant.parted))
        rows.append(tuple(row))
        dots.append(Dot(label, change.difference.value, change.difference.low, change.difference.high))
    words = say("vary-chart", measure=title)
    chart = Chart("dots", tuple(dots), say("vary-across"), "", words, percent=name in _SHARES, zero=0.0)
    return Sheet(f"vary-{name}", title, "", columns, tuple(rows), chart)


def _measure(name: str, found: Vary, alone: bool, say: Wording) -> str:
    if name == "edge" and found.rival is not None:
        levels = {"level": say.level(found.setup.level), "rival": say.level(found.rival)}
        return say("vary-edge-alone" if alone else "vary-edge", **levels)
    return say("vary-first-alone" if name == "first" and alone else f"vary-{name}")


def _finding(variant: Variant, named: dict[str, str], say: Wording) -> str:
    label = numbers_text(variant.numbers)
    found = [_change(change, named, say) for change in variant.changes if change.verdict != "even"]
    if not found:
        return say("finding-vary-none", variant=label)
    return say("finding-vary", variant=label, changes="; ".join(found))


def _change(change: Change, named: dict[str, str], say: Wording) -> str:
    value = change.difference.value
    by = apart(value) if change.measure in _SHARES else decimal(value, signed=True)
    return say("finding-vary-changed", measure=named[change.measure], by=by)
