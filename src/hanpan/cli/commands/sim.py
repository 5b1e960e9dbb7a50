"""`hanpan sim`: many games between two bots, with error bars."""

from typing import TYPE_CHECKING, Annotated

import typer

from hanpan.cli.common import (
    GameArgument,
    JsonOption,
    LangOption,
    ModeOption,
    ParamsOption,
    SeedOption,
    SetOption,
    WorkersOption,
    console,
    load_variant,
    print_json,
    progress,
    table,
    words,
    worker_count,
)

if TYPE_CHECKING:
    from hanpan.core.text import Texts
    from hanpan.lab.sim import SimReport
    from hanpan.lab.stats import Distribution, Rate


class BadSeats(ValueError):
    """`--seats` that does not name two bots."""


def sim(
    game: GameArgument,
    seats: Annotated[str, typer.Option("--seats", metavar="BOT,BOT")] = "hard,easy",
    games: Annotated[int, typer.Option("--games", metavar="N", min=1)] = 1000,
    seed: SeedOption = 1,
    workers: WorkersOption = None,
    mode: ModeOption = None,
    settings: SetOption = None,
    file: ParamsOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Play many games and print what came of them."""
    from hanpan.lab.sim import simulate

    texts = words(lang)
    names = [name.strip() for name in seats.split(",")]
    if len(names) != 2:
        raise BadSeats(f"--seats: {seats!r} must name two bots with a comma between them, as hard,easy")
    overrides = load_variant(game, settings, file).info.overrides
    with progress(texts("sim-progress"), games) as step:
        report = simulate(
            game,
            overrides,
            mode,
            seats=(names[0], names[1]),
            games=games,
            seed=seed,
            workers=worker_count(workers),
            progress=step,
        )
    if as_json:
        print_json(report)
    else:
        _print(report, texts)


def _print(report: "SimReport", texts: "Texts") -> None:
    screen = console()
    first, second = report.bots
    how = texts("sim-swapped" if report.swapped else "sim-once")
    facts = {"game": report.game, "mode": report.mode, "variant": report.variant, "games": report.games}
    screen.print(texts("sim-title", **facts, seed=str(report.seed), how=how), style="bold")
    # The same bot on both sides is told apart by its seat.
    called = [first.name, second.name] if report.swapped else [f"{first.name} (p1)", f"{second.name} (p2)"]
    rates = table(None, ("", "left"), *((texts(f"sim-{name}"), "right") for name in ("wins", "interval")))
    for name, bot in zip(called, report.bots, strict=True):
        rates.add_row(name, *_rate(bot.wins))
        if report.swapped:
            for seat, won in bot.wins_as.items():
                rates.add_row(f"  {texts('sim-as', seat=seat)}", *_rate(won))
    rates.add_row(texts("sim-draws"), *_rate(report.draws))
    if report.swapped:
        for seat, won in report.seat_wins.items():
            rates.add_row(texts("sim-seat", seat=seat), *_rate(won))
    screen.print(rates)
    quantiles = ("mean", "deviation", "least", "q05", "q25", "median", "q75", "q95", "most")
    spread = table(None, ("", "left"), *((texts(f"sim-{name}"), "right") for name in quantiles))
    for name, bot in zip(called, report.bots, strict=True):
        spread.add_row(texts("sim-score", bot=name), *_spread(bot.score))
        spread.add_row(texts("sim-round-score", bot=name), *_spread(bot.round_score))
    spread.add_row(texts("sim-rounds"), *_spread(report.rounds))
    screen.print(spread)
    won = table(None, ("", "left"), *((texts(f"sim-{name}"), "right") for name in ("rounds-won", "interval")))
    for name, bot in zip(called, report.bots, strict=True):
        won.add_row(name, *_rate(bot.rounds_won))
    won.add_row(texts("sim-rounds-drawn"), *_rate(report.rounds_drawn))
    screen.print(won)
    screen.print(_usage(report, called, texts))


def _usage(report: "SimReport", called: list[str], texts: "Texts") -> object:
    """What was used how often, a game: one row a value, one column a bot."""
    from hanpan.core.text import name_id
    from hanpan.games.registry import load_game
    from hanpan.lab.measures import MEASURES

    game_texts = load_game(report.game).texts(texts.lang)

    def named(kind: str, value: str) -> str:
        family = MEASURES[report.game].usage[kind].words
        if family:
            return game_texts(name_id(family, value))
        own = name_id("sim-value", value)
        return texts(own) if texts.has(own) else value

    rows = table(texts("sim-usage"), ("", "left"), ("", "left"), *((name, "right") for name in called))
    first, second = report.bots
    for kind in first.usage | second.usage:
        left, right = first.usage.get(kind, {}), second.usage.get(kind, {})
        for number, value in enumerate(sorted({*left, *right})):
            counts = [f"{side[value].per_game:.3f}" if value in side else "0.000" for side in (left, right)]
            heading = texts(f"sim-use-{kind.replace(' ', '-')}") if number == 0 else ""
            rows.add_row(heading, named(kind, value), *counts)
    return rows


def _rate(rate: "Rate") -> tuple[str, str]:
    return f"{rate.count} ({rate.rate:.2%})", f"{rate.low:.2%} – {rate.high:.2%}"


def _spread(values: "Distribution") -> list[str]:
    numbers = (values.least, values.q05, values.q25, values.median, values.q75, values.q95, values.most)
    return [f"{values.mean:.2f}", f"{values.deviation:.2f}", *(str(number) for number in numbers)]
