"""`hanpan kernel`: compiled games, and the proof that they are the readable engine's games."""

from typing import TYPE_CHECKING, Annotated

import typer

from hanpan.cli.common import (
    FAILED,
    CountOption,
    FirstOption,
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
from hanpan.core.contract.error import HanpanError
from hanpan.extras import install_line

if TYPE_CHECKING:
    from hanpan.core.language.text import Texts
    from hanpan.games.dice_battle.compiled.gears import Played

GAME = "dice-battle"

GearOption = Annotated[str | None, typer.Option("--gear", metavar="GEAR", show_default=False)]


class NoCompiler(HanpanError, ValueError):
    """numba is not installed."""


class BadSeats(HanpanError, ValueError):
    """`--seats` that does not name two bots."""


def run(
    seats: Annotated[str, typer.Option("--seats", metavar="BOT,BOT")] = "hard,easy",
    games: CountOption = 1_000_000,
    first: FirstOption = 0,
    seed: SeedOption = 1,
    gear: GearOption = None,
    mode: ModeOption = None,
    settings: SetOption = None,
    file: ParamsOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Play many compiled games and print what came of them."""
    need_compiler()
    from hanpan.games.dice_battle import DiceBattle
    from hanpan.games.dice_battle.compiled.gears import gear_named, play
    from hanpan.games.dice_battle.compiled.numbers import prepare

    texts = words(lang, __package__)
    names = [name.strip() for name in seats.split(",")]
    if len(names) != 2:
        raise BadSeats(
            f"--seats: {seats!r} must name two bots with a comma between them, as hard,easy",
            ko=f"--seats: {seats!r}: 봇 둘을 hard,easy처럼 쉼표로 나누어 적어 주십시오",
        )
    info = load_variant(GAME, settings, file).info
    mode = info.mode(mode)
    setting = prepare(DiceBattle(info.overrides), mode, (names[0], names[1]))
    chosen = gear_named(gear)
    played = play(setting, seed=seed, first_game=first, count=games, gear=chosen)
    if as_json:
        about = {"game": GAME, "variant": info.variant, "overrides": info.overrides, "mode": mode, "seats": names}
        print_json({**about, "seed": seed, "first": first, **played._asdict()})
    else:
        facts: dict[str, str | int] = {"mode": mode, "variant": info.variant, "games": games, "seed": str(seed)}
        _print(played, names, facts, texts)


def compare(
    games: CountOption = 20_000,
    seed: SeedOption = 1,
    gear: GearOption = None,
    workers: WorkersOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Compare compiled games with the readable engine's; exit code 1 if they part anywhere."""
    need_compiler()
    from hanpan.games.dice_battle.compiled import compare as comparing
    from hanpan.games.dice_battle.compiled.gears import gear_named

    texts = words(lang, __package__)
    with progress(texts("sim-progress"), games) as step:
        report = comparing.compare(
            games=games, seed=seed, workers=worker_count(workers), gear=gear_named(gear or "njit"), progress=step
        )
    if as_json:
        print_json({**{name: getattr(report, name) for name in report.__struct_fields__}, "ok": report.ok})
    else:
        for difference in report.differences:
            typer.echo(f"✗ {difference}")
        names = ("games", "rounds", "jobs", "variants", "limited", "gear")
        counts = {name: getattr(report, name) for name in names}
        typer.echo(texts("kernel-compared", **counts, seed=str(report.seed)))
        typer.echo(texts("kernel-same") if report.ok else texts("kernel-different", games=report.different))
    if not report.ok:
        raise typer.Exit(FAILED)


def need_compiler() -> None:
    """Raises NoCompiler."""
    try:
        import numba  # noqa: F401
    except ImportError as error:
        raise NoCompiler(
            f"compiled play needs numba: {install_line('lab')}", ko=f"numba 패키지가 필요합니다: {install_line('lab')}"
        ) from error


def _print(played: "Played", names: list[str], facts: dict[str, str | int], texts: "Texts") -> None:
    screen = console()
    screen.print(texts("kernel-title", **facts), style="bold")
    won = table(None, ("", "left"), (texts("sim-wins"), "right"), (texts("kernel-mean-total"), "right"))
    for seat, name in enumerate(names):
        total = played.totals[seat] / played.games
        won.add_row(f"{name} (p{seat + 1})", _share(played.won[seat], played.games), f"{total:.2f}")
    won.add_row(texts("sim-draws"), _share(played.drawn, played.games), "")
    screen.print(won)
    speed = f"{played.rounds / played.seconds:,.0f}"
    typer.echo(texts("kernel-speed", gear=played.gear, speed=speed, seconds=f"{played.seconds:.2f}"))
    typer.echo(texts("kernel-checksum", checksum=played.checksum))


def _share(count: int, of: int) -> str:
    return f"{count} ({count / of:.2%})"
