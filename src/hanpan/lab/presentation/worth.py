"""The answers about worth and choices as tables and charts."""

from hanpan.lab.presentation.sheets import Cell, Chart, Column, Dot, Mark, Section, Sheet
from hanpan.lab.presentation.wording import Wording, apart, percent
from hanpan.lab.questions.asked import Figure
from hanpan.lab.questions.encounters import Encounter
from hanpan.lab.questions.worth import Worths

_LONG = 20  # rows of a table that is folded, and of a chart
_EVEN = 0.5
_MARKS: dict[str, Mark] = {"worth": "good", "harmful": "bad", "even": "even", "good": "good", "bad": "bad"}
_ORDER = ("always", "never", "both", "idle", "open")
_CHOICES: dict[str, Mark] = {"always": "bad", "never": "bad", "both": "good", "idle": "even"}


def worth_section(found: Worths, say: Wording) -> Section:
    """Options, events, decks, seats and levels."""
    sheets = [_options(found, say)] if found.options else []
    if found.met:
        sheets.append(_met(found.met, say))
    sheets.append(_seat(found, say))
    if found.rivals:
        sheets.append(_levels(found, say))
    return Section("worth", say("worth-title"), say("worth-lead"), _findings(found, say), tuple(sheets))


def choices_section(found: Worths, say: Wording) -> Section:
    """Which option is always right, never right, or a choice."""
    names = ("share", "left", "taken", "verdict")
    columns = (Column(say("worth-option"), False), *(Column(say(f"choices-{n}"), n != "verdict") for n in names))
    rows = tuple(
        (
            Cell(say.option(one.option)),
            say.share(one.taken) if one.taken.of else Cell("–"),
            say.points(_minus(one.without)),
            say.points(one.forced),
            Cell(say(f"choices-{one.choice}"), mark=_CHOICES.get(one.choice, "")),
        )
        for one in sorted(
            found.options, key=lambda one: list(_CHOICES).index(one.choice) if one.choice in _CHOICES else 9
        )
    )
    sheet = Sheet("choices", say("choices-table"), "", columns, rows, folded=len(rows) > _LONG)
    findings = []
    for choice in ("always", "never"):
        named = [say.option(one.option) for one in found.options if one.choice == choice]
        if named:
            findings.append(say(f"finding-{choice}", names=", ".join(named)))
    both = sum(one.choice == "both" for one in found.options)
    if both:
        findings.append(say("finding-depends", count=both))
    told = tuple(findings) or (say("finding-choices-none"),)
    return Section("choices", say("choices-title"), say("choices-lead"), told, (sheet,))


def _findings(found: Worths, say: Wording) -> tuple[str, ...]:
    out = []
    for verdict in ("worth", "harmful", "even"):
        named = [say.option(one.option) for one in found.options if one.verdict == verdict]
        if named:
            out.append(say(f"finding-{verdict}", names=", ".join(named)))
    if found.draws is not None:
        out.append(_seat_finding(found.first, say))
    return tuple(out)


def _seat_finding(first: Figure, say: Wording) -> str:
    if first.low <= _EVEN <= first.high:
        return say("finding-seat-even")
    seat = "first" if first.value > _EVEN else "second"
    return say(f"finding-seat-{seat}", edge=apart(abs(first.value - _EVEN)))


def _options(found: Worths, say: Wording) -> Sheet:
    options = found.options
    names = ("without", "forced", "verdict", "games")
    columns = (Column(say("worth-option"), False), *(Column(say(f"worth-{n}"), n != "verdict") for n in names))
    rows = tuple(
        (
            Cell(say.option(one.option)),
            say.points(one.without),
            say.points(one.forced),
            Cell(say(f"worth-verdict-{one.verdict}"), mark=_MARKS.get(one.verdict, "")),
            Cell(f"{one.without.of + one.forced.of:,}"),
        )
        for one in options
    )
    ends = options if len(options) <= _LONG else (*options[: _LONG // 2], *options[-_LONG // 2 :])
    dots = tuple(Dot(say.option(o.option), o.without.value, o.without.low, o.without.high) for o in ends)
    best, worst = dots[0], dots[-1]
    told = {"best": best.label, "most": apart(best.value), "worst": worst.label, "least": apart(worst.value)}
    chart = Chart("dots", dots, say("worth-across"), "", say("worth-chart", **told), zero=0.0)
    long = len(rows) > _LONG
    lead = say("worth-options-lead", band=percent(found.band))
    if found.left_out:
        lead += " " + say("worth-left-out", asked=len(options), all=len(options) + found.left_out)
    return Sheet("options", say("worth-options"), lead, columns, rows, chart, folded=long)


def _met(met: tuple[Encounter, ...], say: Wording) -> Sheet:
    kind = "deck" if met[0].kind == "deck" else "event"
    columns = (
        Column(say.kind(kind), False),
        Column(say("worth-met-column")),
        Column(say("worth-verdict"), False),
    )
    rows = tuple(
        (
            Cell(say.named(one.kind, one.id)),
            say.points(one.difference),
            Cell(say(f"worth-met-{one.verdict}"), mark=_MARKS[one.verdict]),
        )
        for one in met
    )
    dots = tuple(Dot(say.named(m.kind, m.id), m.difference.value, m.difference.low, m.difference.high) for m in met)
    best, worst = dots[0], dots[-1]
    told = {"best": best.label, "most": apart(best.value), "worst": worst.label, "least": apart(worst.value)}
    chart = Chart("dots", dots, say("worth-across"), "", say("worth-chart", **told), zero=0.0)
    return Sheet("met", say(f"worth-met-{kind}"), say(f"worth-met-{kind}-lead"), columns, rows, chart)


def _seat(found: Worths, say: Wording) -> Sheet:
    columns = (Column(say("pace-measure"), False), Column(say("pace-value")))
    if found.draws is None:
        rows: tuple[tuple[Cell, ...], ...] = ((Cell(say("worth-seat-alone")), say.share(found.first)),)
        return Sheet("seat", say("worth-seat-alone"), "", columns, rows)
    uneven = not found.first.low <= _EVEN <= found.first.high
    rows = (
        (Cell(say("worth-seat-first")), say.share(found.first, "bad" if uneven else "even")),
        (Cell(say("worth-seat-draws")), say.share(found.draws)),
    )
    return Sheet("seat", say("worth-seat"), say("worth-seat-lead"), columns, rows)


def _levels(found: Worths, say: Wording) -> Sheet:
    alone = found.draws is None
    heading = say("worth-level-more" if alone else "worth-level-score")
    columns = (Column(say("worth-level"), False), Column(heading))
    rows = tuple(
        (Cell(say.level(rival.level)), say.points(rival.score) if alone else say.share(rival.score))
        for rival in found.rivals
    )
    lead = say("worth-levels-lead-alone" if alone else "worth-levels-lead", level=say.level(found.setup.level))
    return Sheet("levels", say("worth-levels"), lead, columns, rows)


def _minus(figure: Figure) -> Figure:
    """The other way round: what is gained by leaving it."""
    return Figure(-figure.value, -figure.high, -figure.low, figure.of, figure.example)
