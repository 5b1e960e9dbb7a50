"""`hanpan lab calibrate`, `events`, `balance`: what the lab says of Dice Battle alone, and how far to trust it."""

from typing import TYPE_CHECKING, Annotated

import typer

from hanpan.cli.common import (
    FAILED,
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
from hanpan.games.dice_battle.commands.kernel import GAME, need_compiler

if TYPE_CHECKING:
    from hanpan.core.language.text import Texts
    from hanpan.games.dice_battle.lab.calibration import Calibration
    from hanpan.lab.stats import Rate

LEAST_POWER, MOST_FALSE = 0.95, 0.05


def calibrate(
    planted: Annotated[int, typer.Option("--planted", metavar="N", min=3)] = 200,
    sound: Annotated[int, typer.Option("--sound", metavar="N", min=1)] = 200,
    seed: SeedOption = 1,
    workers: WorkersOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Plant defects in Dice Battle and see whether the lab finds them; exit code 1 below the lab's own mark."""
    need_compiler()
    from hanpan.games.dice_battle.lab.calibration import calibrate as run

    texts = words(lang, __package__)
    with progress(texts("calibrate-progress"), planted + sound) as step:
        report = run(planted=planted, sound=sound, seed=seed, workers=worker_count(workers), progress=step)
    if as_json:
        print_json(report)
    else:
        _print_calibration(report, texts)
    if report.found.rate < LEAST_POWER or report.false.rate > MOST_FALSE:
        raise typer.Exit(FAILED)


def events(
    games: Annotated[int, typer.Option("--games", metavar="N", min=1000)] = 1_000_000,
    level: Annotated[str, typer.Option("--level", metavar="BOT")] = "hard",
    seed: SeedOption = 1,
    mode: ModeOption = None,
    settings: SetOption = None,
    file: ParamsOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """What drawing each event of Dice Battle is worth to the side that draws it."""
    need_compiler()
    from hanpan.games.dice_battle.lab.drawn import drawn_worth

    texts = words(lang, __package__)
    info = load_variant(GAME, settings, file).info
    found = drawn_worth(info.overrides, info.mode(mode), level, seed=seed, count=games)
    if as_json:
        print_json({"mode": info.mode(mode), "overrides": info.overrides, "level": level, "events": dict(found)})
        return
    names = load_variant(GAME, None, None).texts(texts.lang)
    shown = table(None, (texts("events-event"), "left"), (texts("events-drawn"), "right"))
    for name, (value, low, high) in found:
        word = names(f"eventcard-{name.removeprefix('event:').replace('_', '-')}")
        shown.add_row(word, f"{100 * value:+.2f} [{100 * low:+.2f}, {100 * high:+.2f}]")
    console().print(shown)
    typer.echo(texts("events-note", games=games))


def balance(
    low: Annotated[float, typer.Option("--low", metavar="POINTS")] = -0.1,
    high: Annotated[float, typer.Option("--high", metavar="POINTS")] = 1.5,
    steps: Annotated[int, typer.Option("--steps", metavar="N", min=1)] = 4,
    seed: SeedOption = 1,
    workers: WorkersOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Look for the smallest change of Dice Battle's numbers that brings every option into a band."""
    need_compiler()
    from hanpan.games.dice_battle.lab.balance import search

    texts = words(lang, __package__)
    found = search(low=low / 100, high=high / 100, seed=seed, workers=worker_count(workers), steps=steps)
    if as_json:
        print_json({"before": found.before, "steps": found.steps})
        return
    options = list(found.before.worths)
    shown = table(None, (texts("balance-numbers"), "left"), *((option, "right") for option in options))
    for one in (found.before, *(each for kept in found.steps for each in kept)):
        numbers = " ".join(f"{name}={value}" for name, value in one.numbers.items()) or texts("balance-before")
        mark = "= " if one.outside == 0 else ""
        shown.add_row(mark + numbers, *(f"{100 * one.worths[option]:+.2f}" for option in options))
    console().print(shown)
    typer.echo(texts("balance-note", low=f"{low:+.2f}", high=f"{high:+.2f}"))


def _print_calibration(report: "Calibration", texts: "Texts") -> None:
    shown = table(None, (texts("calibrate-kind"), "left"), (texts("calibrate-alarms"), "right"), ("", "right"))
    for kind, found in report.found_by_kind.items():
        shown.add_row(texts(f"calibrate-{kind}"), *_share(found))
    shown.add_row(texts("calibrate-found"), *_share(report.found))
    shown.add_row(texts("calibrate-false"), *_share(report.false))
    console().print(shown)
    for one in report.wrong:
        numbers = " ".join(f"--set {name}={value}" for name, value in one.plant.overrides.items())
        named = ", ".join(f"{alarm.kind} {alarm.what}" for alarm in one.alarms) or "–"
        typer.echo(f"✗ {one.plant.kind} {one.plant.what} ({100 * one.plant.size:+.2f}) {numbers}: {named}")
    typer.echo(texts("calibrate-games", games=report.games, seed=str(report.seed)))


def _share(found: "Rate") -> tuple[str, str]:
    return f"{found.count} / {found.of}", f"{found.rate:.1%} [{found.low:.1%}, {found.high:.1%}]"
