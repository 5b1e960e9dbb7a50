"""The answers about pace, luck and unseen content as tables and charts."""

from hanpan.lab.presentation.sheets import Cell, Chart, Column, Dot, Mark, Section, Sheet
from hanpan.lab.presentation.wording import Wording, percent
from hanpan.lab.questions.luck import Rival
from hanpan.lab.questions.pace import Length, Pace, Stop, Swing
from hanpan.lab.questions.setups import seats_of
from hanpan.lab.questions.unseen import Sight, Unseen

_HALF = 50  # percent of a game
_SHOWN = 20  # pieces of content in a chart


def pace_section(found: Pace, say: Wording) -> Section:
    """How long, how swingy, how much luck."""
    alone = seats_of(found.setup) == 1
    sheets = [_length(found.length, found.games, say)]
    if found.swing is not None:
        sheets += [_swing(found.swing, say), _back(found.swing, say)]
    if found.stops:
        sheets.append(_stops(found.stops, say))
    if found.rivals:
        sheets.append(_luck(found, alone, say))
    lead = say("pace-lead-alone" if alone else "pace-lead")
    return Section("pace", say("pace-title"), lead, _findings(found, say), tuple(sheets))


def unseen_section(found: Unseen, say: Wording) -> Section:
    """What came up how often, the least seen first."""
    columns = [Column(say(f"unseen-{name}"), name == "seen") for name in ("content", "kind", "seen", "verdict")]
    rows = tuple(_sight(sight, say) for sight in found.sights)
    least = found.sights[:_SHOWN]
    dots = tuple(Dot(say.named(one.kind, one.id), one.seen.value, one.seen.low, one.seen.high) for one in least)
    words = say("unseen-chart", least=dots[0].label, share=percent(dots[0].value))
    chart = Chart("dots", dots, say("unseen-seen"), "", words, zero=0.0)
    lead = say("report-out-of", games=found.games)
    sheet = Sheet("unseen", say("unseen-table"), lead, tuple(columns), rows, chart, folded=len(rows) > _SHOWN)
    findings = []
    for verdict, message in (("never", "finding-unseen"), ("rare", "finding-rare")):
        names = [say.named(one.kind, one.id) for one in found.sights if one.verdict == verdict]
        if names:
            more = ", …" if len(names) > _SHOWN else ""
            findings.append(say(message, names=", ".join(names[:_SHOWN]) + more))
    return Section(
        "unseen", say("unseen-title"), say("unseen-lead"), tuple(findings) or (say("finding-unseen-none"),), (sheet,)
    )


def _sight(sight: Sight, say: Wording) -> tuple[Cell, ...]:
    mark: Mark = "bad" if sight.verdict == "never" else "rare" if sight.verdict == "rare" else ""
    verdict = say("unseen-often" if sight.verdict == "seen" else f"unseen-{sight.verdict}")
    kind = say.kind(sight.kind)
    return Cell(say.named(sight.kind, sight.id)), Cell(kind), say.share(sight.seen), Cell(verdict, mark=mark)


def _findings(found: Pace, say: Wording) -> tuple[str, ...]:
    spread, out = found.length.spread, []
    if seats_of(found.setup) == 1:
        out.append(say("finding-won", level=say.level(found.setup.level), share=percent(found.first.value)))
    out.append(say("finding-length", mean=f"{spread.mean:.1f}", low=spread.q25, high=spread.q75))
    if found.swing is not None:
        back = next((point.back.value for point in found.swing.points if point.percent == _HALF), 0.0)
        out.append(say("finding-swing", changes=f"{found.swing.changes.value:.1f}", back=percent(back)))
    for rival in [one for one in found.rivals if _varies(one)][:1]:
        names = {"level": say.level(found.setup.level), "rival": say.level(rival.level)}
        out.append(say("finding-luck", **names, dice=percent(rival.dice.value), play=percent(rival.play.value)))
    return tuple(out)


def _length(found: Length, games: int, say: Wording) -> Sheet:
    spread = found.spread
    columns = [Column(say("pace-measure"), False), Column(say("pace-value"))]
    rows = (
        (Cell(say("pace-mean")), say.number(found.mean)),
        (Cell(say("pace-shortest")), Cell(str(spread.least), example=found.shortest)),
        (Cell(say("pace-middle")), Cell(f"{spread.q25} – {spread.q75}")),
        (Cell(say("pace-median")), Cell(str(spread.median), example=found.usual)),
        (Cell(say("pace-longest")), Cell(str(spread.most), example=found.longest)),
    )
    words = say("pace-length-chart", least=spread.least, most=spread.most, median=spread.median)
    chart = _histogram(found.counts, say("pace-rounds"), say("pace-share"), words) if len(found.counts) > 1 else None
    return Sheet("length", say("pace-length"), say("pace-length-lead"), tuple(columns), rows, chart)


def _swing(found: Swing, say: Wording) -> Sheet:
    columns = (Column(say("pace-measure"), False), Column(say("pace-value")))
    rows = [
        (Cell(say("pace-changes")), say.number(found.changes)),
        (Cell(say("pace-steady")), say.share(found.steady)),
        (Cell(say("pace-deficit")), say.number(found.deficit)),
    ]
    if found.comeback is not None:
        rows.append((Cell(say("pace-biggest")), Cell(say("pace-biggest-see"), example=found.comeback)))
    words = say("pace-changes-chart", mean=f"{found.changes.value:.2f}")
    chart = _histogram(found.counts, say("pace-changes-axis"), say("pace-share"), words)
    return Sheet("swing", say("pace-swing"), say("pace-swing-lead"), columns, tuple(rows), chart)


def _back(found: Swing, say: Wording) -> Sheet:
    columns = (Column(say("pace-back-at"), False), Column(say("pace-back-share")))
    rows = tuple((Cell(f"{point.percent} %"), say.share(point.back)) for point in found.points)
    dots = tuple(Dot(f"{p.percent} %", p.back.value, p.back.low, p.back.high) for p in found.points)
    chart = None
    if dots:
        early, late = dots[0], dots[-1]
        told = {"early": percent(early.value), "first": early.label, "late": percent(late.value), "last": late.label}
        words = say("pace-back-chart", **told)
        chart = Chart("line", dots, say("pace-back-share"), say("pace-back-axis"), words)
    return Sheet("back", say("pace-back"), say("pace-back-lead"), columns, rows, chart)


def _stops(stops: tuple[Stop, ...], say: Wording) -> Sheet:
    columns = (Column(say("pace-stop"), False), Column(say("pace-begun")), Column(say("pace-fell")))
    named = [_stage(stop.name, say) for stop in stops]
    rows = tuple(
        (Cell(name), say.share(stop.begun), say.share(stop.fell)) for name, stop in zip(named, stops, strict=True)
    )
    dots = tuple(
        Dot(name, stop.begun.value, stop.begun.low, stop.begun.high) for name, stop in zip(named, stops, strict=True)
    )
    told = {"first": named[0], "firstshare": percent(stops[0].begun.value)}
    words = say("pace-stops-chart", **told, last=named[-1], lastshare=percent(stops[-1].begun.value))
    chart = Chart("dots", dots, say("pace-begun"), "", words)
    return Sheet("stops", say("pace-stops"), say("pace-stops-lead"), columns, rows, chart)


def _luck(found: Pace, alone: bool, say: Wording) -> Sheet:
    names = ("dice", "play", "both")
    columns = (Column(say("worth-level"), False), *(Column(say(f"luck-{name}")) for name in names))
    rows = tuple(
        (
            Cell(say.level(rival.level)),
            *(say.share(getattr(rival, name)) if _varies(rival) else Cell("–") for name in names),
        )
        for rival in found.rivals
    )
    dots = tuple(
        Dot(say.level(rival.level), max(0.0, getattr(rival, name).value), part=say(f"luck-{name}"))
        for rival in found.rivals
        for name in names
    )
    chart = Chart("stack", dots, say("luck-across"), "", _luck_words(found.rivals[0], say))
    lead = say("luck-lead-alone" if alone else "luck-lead")
    return Sheet("luck", say("luck-title"), lead, columns, rows, chart)


def _varies(rival: Rival) -> bool:
    """Whether results differ at all: where one side always wins, nothing is left to explain."""
    return any(part.value for part in (rival.dice, rival.play, rival.both))


def _luck_words(rival: Rival, say: Wording) -> str:
    parts = {name: percent(getattr(rival, name).value) for name in ("dice", "play", "both")}
    return say("luck-chart", level=say.level(rival.level), **parts)


def _stage(name: str, say: Wording) -> str:
    number, _, stage = name.partition(" ")
    return f"{number}. {say.named('stage', stage)}"


def _histogram(pairs: tuple[tuple[int, int], ...], along: str, across: str, words: str) -> Chart:
    counts = dict(pairs)
    total = sum(counts.values())
    every = range(min(counts), max(counts) + 1)
    dots = tuple(Dot(str(value), counts.get(value, 0) / total) for value in every)
    return Chart("bars", dots, across, along, words)
