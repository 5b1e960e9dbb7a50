"""The tables that `hanpan sim` prints."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from rich.text import Text

from hanpan.cli.common import table
from hanpan.core.language.text import Texts, name_id
from hanpan.games.loading import load_game
from hanpan.lab.known import measures_of
from hanpan.lab.sim_report import BotReport, FaredReport, SimReport
from hanpan.lab.stats import Distribution, Rate

Named: TypeAlias = Callable[[str, str], str]  # a table's value in words

_QUANTILES = ("mean", "deviation", "least", "q05", "q10", "q25", "median", "q75", "q90", "q95", "most")


def tables(report: SimReport, texts: Texts) -> Iterator[object]:
    """Everything a report says, part by part, in words."""
    named = _names(report, texts)
    called = _called(report, named)
    how = texts("sim-swapped" if report.swapped else "sim-once")
    facts = {"game": report.game, "mode": report.mode, "variant": report.variant, "games": report.games}
    yield Text(texts("sim-title", **facts, seed=str(report.seed), how=how), style="bold")
    yield _wins(report, called, texts)
    if report.legs:
        yield _legs(report, texts, named)
    if report.groups:
        yield _groups(report, texts, named)
    yield _spreads(report, called, texts)
    if report.rounds_drawn is not None:
        yield _rounds_won(report, called, texts)
    yield _usage(report, called, texts, named)
    for family, found in _families(report).items():
        yield _values(report, found, family, texts, named)


def _called(report: SimReport, named: Named) -> list[str]:
    """The bots; where they are the same they are told apart by their decks, or else by their seats."""

    def called(bot: BotReport, seat: str) -> str:
        if bot.deck is not None:
            return f"{bot.name} ({bot.deck if ' ' in bot.deck else named('deck', bot.deck)})"
        return bot.name if report.swapped or len(report.bots) == 1 else f"{bot.name} ({seat})"

    return [called(bot, seat) for bot, seat in zip(report.bots, report.seat_wins, strict=True)]


def _names(report: SimReport, texts: Texts) -> Named:
    game_texts = load_game(report.game).texts(texts.lang)
    families = measures_of(report.game).words

    def named(kind: str, value: str) -> str:
        family = families.get(kind, "")
        if family and game_texts.has(name_id(family, value)):
            return game_texts(name_id(family, value))
        own = name_id("sim-value", value)
        return texts(own) if texts.has(own) else value

    return named


def _heading(report: SimReport, texts: Texts, part: str, name: str) -> str:
    """What a table, a group or a number is called: in the game's own words, else in ours, else by its name."""
    message = name_id(f"sim-{part}", name.replace(" ", "-"))
    for said in (load_game(report.game).texts(texts.lang), texts):
        if said.has(message):
            return said(message)
    return name


def _wins(report: SimReport, called: list[str], texts: Texts) -> object:
    rates = table(None, ("", "left"), *((texts(f"sim-{name}"), "right") for name in ("wins", "interval")))
    for name, bot in zip(called, report.bots, strict=True):
        rates.add_row(name, *_rate(bot.wins))
        if report.swapped:
            for seat, won in bot.wins_as.items():
                rates.add_row(f"  {texts('sim-as', seat=seat)}", *_rate(won))
    if len(report.bots) > 1:
        rates.add_row(texts("sim-draws"), *_rate(report.draws))
    if report.swapped:
        for seat, won in report.seat_wins.items():
            rates.add_row(texts("sim-seat", seat=seat), *_rate(won))
    return rates


def _legs(report: SimReport, texts: Texts, named: Named) -> object:
    """A row a stage: who came to it, who fell there, and which part of all falls that is."""
    names = ("begun", "lost", "interval", "share", "interval", "leg-rounds", "leg-damage")
    rows = table(texts("sim-legs"), ("", "left"), *((texts(f"sim-{name}"), "right") for name in names))
    for name, leg in report.legs.items():
        number, _, stage = name.partition(" ")
        means = [f"{leg.rounds.mean:.2f}", f"{leg.damage.mean:.2f}"]
        begun = f"{leg.begun.count} ({leg.begun.rate:.1%})"
        rows.add_row(f"{number} {named('leg', stage)}", begun, *_rate(leg.lost), *_rate(leg.share), *means)
    return rows


def _groups(report: SimReport, texts: Texts, named: Named) -> object:
    """How each deck fared, and who came first."""
    headings = [(texts(f"sim-{name}"), "right") for name in ("games", "wins-decided", "interval")]
    rows = table(texts("sim-groups"), ("", "left"), ("", "left"), *headings)
    for group, values in report.groups.items():
        for number, (value, fared) in enumerate(values.items()):
            heading = _heading(report, texts, "group", group) if number == 0 else ""
            both = "–".join(named("deck", part) for part in value.split("–")) if group == "matchup" else ""
            rows.add_row(heading, both or named(group, value), str(fared.games), *_rate(fared.wins))
    return rows


def _spreads(report: SimReport, called: list[str], texts: Texts) -> object:
    spread = table(None, ("", "left"), *((texts(f"sim-{name}"), "right") for name in _QUANTILES))
    for name, bot in zip(called, report.bots, strict=True):
        if bot.score is not None and bot.round_score is not None:
            spread.add_row(texts("sim-score", bot=name), *_spread(bot.score))
            spread.add_row(texts("sim-round-score", bot=name), *_spread(bot.round_score))
        for number, values in bot.numbers.items():
            spread.add_row(_heading(report, texts, "number", number), *_spread(values))
    spread.add_row(texts("sim-turns" if report.legs else "sim-rounds"), *_spread(report.rounds))
    return spread


def _rounds_won(report: SimReport, called: list[str], texts: Texts) -> object:
    won = table(None, ("", "left"), *((texts(f"sim-{name}"), "right") for name in ("rounds-won", "interval")))
    for name, bot in zip(called, report.bots, strict=True):
        if bot.rounds_won is not None:
            won.add_row(name, *_rate(bot.rounds_won))
    if report.rounds_drawn is not None:
        won.add_row(texts("sim-rounds-drawn"), *_rate(report.rounds_drawn))
    return won


def _usage(report: SimReport, called: list[str], texts: Texts, named: Named) -> object:
    """What was used how often, a game: one row a value, one column a bot."""
    rows = table(texts("sim-usage"), ("", "left"), ("", "left"), *((name, "right") for name in called))
    for kind in dict.fromkeys(kind for bot in report.bots for kind in bot.usage):
        sides = [bot.usage.get(kind, {}) for bot in report.bots]
        for number, value in enumerate(sorted({value for side in sides for value in side})):
            counts = [f"{side[value].per_game:.3f}" if value in side else "0.000" for side in sides]
            heading = _heading(report, texts, "use", kind) if number == 0 else ""
            rows.add_row(heading, named(kind, value), *counts)
    return rows


def _families(report: SimReport) -> dict[str, dict[str, dict[str, FaredReport]]]:
    """The tables of values, those of one family side by side."""
    words = measures_of(report.game).words
    found: dict[str, dict[str, dict[str, FaredReport]]] = {}
    for name, values in report.values.items():
        found.setdefault(words.get(name, ""), {})[name] = values
    return found


def _values(
    report: SimReport, tables: dict[str, dict[str, FaredReport]], family: str, texts: Texts, named: Named
) -> object:
    """One row a card: how often it came up in each table, and how often whoever had it won."""
    headings = [
        (_heading(report, texts, part, name) if part == "count" else texts(f"sim-{part}"), "right")
        for name in tables
        for part in ("count", "wins-decided", "interval")
    ]
    rows = table(_heading(report, texts, "values", family), ("", "left"), ("", "left"), *headings)
    for value in sorted({value for found in tables.values() for value in found}):
        cells: list[str] = []
        for found in tables.values():
            cells += _fared(found.get(value))
        rows.add_row(value, named(next(iter(tables)), value), *cells)
    return rows


def _fared(fared: FaredReport | None) -> tuple[str, str, str]:
    if fared is None:
        return "0", "", ""
    return str(fared.count), f"{fared.wins.rate:.1%}", f"{fared.wins.low:.1%} – {fared.wins.high:.1%}"


def _rate(rate: Rate) -> tuple[str, str]:
    return f"{rate.count} ({rate.rate:.2%})", f"{rate.low:.2%} – {rate.high:.2%}"


def _spread(values: Distribution) -> list[str]:
    numbers = [str(getattr(values, name)) for name in _QUANTILES[2:]]
    return [f"{values.mean:.2f}", f"{values.deviation:.2f}", *numbers]
