"""The end of a run: each stage in numbers, and what was played, taken, met and suffered by name."""

from collections import Counter
from collections.abc import Mapping

from textual.content import Content

from hanpan.cli.terminal.cells import padded, widest
from hanpan.cli.terminal.context import Context
from hanpan.core.language.text import name_id
from hanpan.games.trail.table.records import RunRecord, StageRecord, game_record

_COLUMNS = ("turns", "steps", "left", "taken", "blocked", "dealt")


def statistics(context: Context) -> list[Content]:
    """A line a stage, then the lists."""
    record = game_record(context.session.events(), context.session.params)
    return [_stages(context, record), _lists(context, record)]


def _stages(context: Context, record: RunRecord) -> Content:
    texts = context.texts
    heads = [texts(f"ui-stat-{name}") for name in _COLUMNS]
    names = [f"{_sign(stage)} {texts(name_id('stage', stage.stage))}" for stage in record.stages]
    label = widest(names) + 2
    lines = [Content.styled(" " * label + "  ".join(heads), "bold")]
    for name, stage in zip(names, record.stages, strict=True):
        cells = [
            _right(str(getattr(stage, column)), widest([head])) for column, head in zip(_COLUMNS, heads, strict=True)
        ]
        lines.append(Content(padded(name, label) + "  ".join(cells)))
    return Content("\n").join(lines)


def _lists(context: Context, record: RunRecord) -> Content:
    texts = context.texts
    listed = (
        ("hurt-by", "source", record.hurt_by),
        ("dealt-by", "source", record.dealt_by),
        ("fallen", "monster", record.fallen),
        ("played", "card", record.played),
        ("gained", "card", Counter(record.taken_cards)),
        ("drunk", "potion", record.drunk),
        ("met", "eventcard", Counter(record.events)),
    )
    lines = [
        Content.assemble((f"{texts(f'ui-stat-{name}')}: ", "dim"), _counted(context, family, counts))
        for name, family, counts in listed
        if counts
    ]
    rolls = " ".join(f"{face}×{count}" for face, count in sorted(Counter(record.rolls).items()))
    lines.append(Content.assemble((f"{texts('ui-stat-rolls')}: ", "dim"), rolls))
    return Content("\n").join(lines)


def _counted(context: Context, family: str, counts: Mapping[str, int]) -> str:
    most = sorted(counts.items(), key=lambda pair: -pair[1])
    return ", ".join(f"{context.texts(name_id(family, name))} {count}" for name, count in most)


def _sign(stage: StageRecord) -> str:
    return "✓" if stage.won else "✕"


def _right(text: str, width: int) -> str:
    return " " * (width - len(text)) + text
