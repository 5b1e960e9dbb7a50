"""`hanpan sim`: many games of bots, with error bars."""

from typing import TYPE_CHECKING

from hanpan.cli.common import (
    AnyCountOption,
    DayOption,
    DecksOption,
    GameArgument,
    JsonOption,
    LangOption,
    ModeOption,
    ParamsOption,
    SeatsOption,
    SeedOption,
    SetOption,
    WorkersOption,
    console,
    load_variant,
    print_json,
    progress,
    words,
    worker_count,
)
from hanpan.core.contract.error import HanpanError

if TYPE_CHECKING:
    from hanpan.core.contract.seat import Seat


class BadSeats(HanpanError, ValueError):
    """`--seats` that does not name a bot for each seat, or `--deck` that does not name a seat and a deck."""


def sim(
    game: GameArgument,
    seats: SeatsOption = None,
    decks: DecksOption = None,
    games: AnyCountOption = None,
    seed: SeedOption = 1,
    workers: WorkersOption = None,
    mode: ModeOption = None,
    settings: SetOption = None,
    file: ParamsOption = None,
    day: DayOption = None,
    as_json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    """Play many games and print what came of them."""
    from hanpan.cli.commands.sim_tables import tables
    from hanpan.lab.sim import simulate, usual_games

    texts = words(lang)
    info = load_variant(game, settings, file, day).info
    games = usual_games(len(info.seats)) if games is None else games
    with progress(texts("sim-progress"), games) as step:
        report = simulate(
            game,
            info.overrides,
            mode,
            day=info.day,
            seats=None if seats is None else _bots(game, seats, len(info.seats)),
            decks=_decks(decks or []),
            games=games,
            seed=seed,
            workers=worker_count(workers),
            progress=step,
        )
    if as_json:
        print_json(report)
        return
    screen = console()
    for part in tables(report, texts):
        screen.print(part)


def _bots(game: str, seats: str, wanted: int) -> tuple[str, ...]:
    from hanpan.bots.catalogue import opponents

    names = tuple(name.strip() for name in seats.split(","))
    if len(names) != wanted:
        known = opponents(game)
        example = ",".join([known[-1], *[known[0]] * (wanted - 1)])
        told = {1: "one bot", 2: "two bots with a comma between them"}.get(
            wanted, f"{wanted} bots with commas between them"
        )
        raise BadSeats(
            f"--seats: {seats!r} must name {told}, as {example}",
            ko=f"--seats: {seats!r}: 자리마다 봇 하나씩, {example}처럼 적어 주십시오",
        )
    return names


def _decks(settings: list[str]) -> dict["Seat", str]:
    from hanpan.core.contract.seat import EVERY_SEAT

    found: dict[Seat, str] = {}
    for setting in settings:
        who, equals, deck = setting.partition("=")
        seat = next((seat for seat in EVERY_SEAT if seat == who.strip()), None)
        if not equals or seat is None or not deck.strip():
            raise BadSeats(
                f"--deck: {setting!r} must name a seat and its deck, as p1=blades",
                ko=f"--deck: {setting!r}: 자리와 덱을 p1=blades처럼 적어 주십시오",
            )
        if seat in found:
            raise BadSeats(
                f"--deck: {setting!r} is the second deck for {seat}",
                ko=f"--deck: {setting!r}: {seat} 자리의 덱이 두 번 나왔습니다",
            )
        found[seat] = deck.strip()
    return found
