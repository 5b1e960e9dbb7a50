"""`hanpan replay`: a played game again, step by step, as a seat or a spectator saw it."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import typer

from hanpan.cli.common import LangOption, console, table, words, write_new
from hanpan.core.contract.error import HanpanError
from hanpan.core.contract.seat import Seat

if TYPE_CHECKING:
    from hanpan.core.contract.game import AnyGame
    from hanpan.core.contract.happening import Happening
    from hanpan.core.language.text import Texts
    from hanpan.core.replay import Moment, Replay

Viewer: TypeAlias = Literal["p1", "p2", "p3", "p4", "p5", "p6", "spectator"]


class NoSuchStep(HanpanError, ValueError):
    """A step that the replay does not have."""


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    seat: Annotated[Viewer, typer.Option("--seat")] = "spectator",
    step: Annotated[int | None, typer.Option("--step", metavar="N", min=0, show_default=False)] = None,
    whole: Annotated[bool, typer.Option("--all")] = False,
    export: Annotated[Path | None, typer.Option("--export", metavar="FILE", show_default=False)] = None,
    lang: LangOption = None,
) -> None:
    """Show a replay."""
    from hanpan.core.replay import export_for, game_of, read_replay, states
    from hanpan.games.loading import load_game

    read = read_replay(file)
    viewer: Seat | None = None if seat == "spectator" else seat
    if export is not None:
        lines = "".join(f"{line}\n" for line in export_for(read, viewer, load_game))
        if str(export) == "-":
            typer.echo(lines, nl=False)
        else:
            write_new(export, lines)
        return
    show = _Show(read, game_of(read, load_game), viewer, words(lang))
    moments = list(states(read, load_game))
    if step is not None:
        if step >= len(moments):
            raise NoSuchStep(
                f"{file}: there is no step {step}; the last one is {len(moments) - 1}",
                ko=f"{file}: {step}단계는 없습니다. 마지막 단계는 {len(moments) - 1}단계입니다",
            )
        show.header()
        show.step(moments[step])
        show.view(moments[step])
    elif whole or not on_a_screen():
        show.header()
        for moment in moments:
            show.step(moment)
        show.result()
    else:
        _walk(show, moments)


def on_a_screen() -> bool:
    """Whether somebody sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


class _Show:
    """Prints a game in one language for one viewer."""

    def __init__(self, replay: "Replay", game: "AnyGame", viewer: Seat | None, texts: "Texts") -> None:
        from hanpan.core.language.narrate import told_apart

        self.replay = replay
        self.game = game
        self.viewer = viewer
        self.texts = texts
        self.words = game.texts(texts.lang)
        self.names = told_apart({seat: who.name for seat, who in replay.header.seats.items()})

    def header(self) -> None:
        """What was played, by whom."""
        head = self.replay.header
        who = ", ".join(
            f"{seat} {sitter.name} ({self.texts('replay-' + sitter.kind)})".replace("  ", " ")
            for seat, sitter in head.seats.items()
        )
        typer.echo(self.texts("replay-title", game=head.game, mode=head.mode, variant=head.variant, who=who))

    def step(self, moment: "Moment") -> None:
        """The events of a step, as the viewer may know them."""
        from hanpan.core.contract.event import all_seen_by
        from hanpan.core.language import narrate

        typer.secho(self.texts("replay-step", n=moment.n, last=len(self.replay.steps) - 1), bold=True)
        events = all_seen_by(moment.events, self.viewer)
        if self.viewer is not None and self.viewer in moment.moves:
            answer = moment.moves[self.viewer]
            if not any(_tells(event, self.viewer, answer) for event in events):
                typer.echo(f"  {self.viewer}: {self.game.write(answer)}")
        for event in events:
            typer.echo(f"  {narrate.line(self.words, event, self.names, self.viewer)} [{event.clause}]")

    def view(self, moment: "Moment") -> None:
        """The table as the viewer saw it after the step."""
        from hanpan.core.contract.codec import plain

        facts: dict[str, Any] = plain(self.game.view(moment.state, self.viewer))
        console().print(_view_table(self.texts, facts, self.names))

    def result(self) -> None:
        """How it ended, if it did."""
        if self.replay.result is None:
            typer.echo(self.texts("replay-unfinished"))


def _tells(event: "Happening", seat: Seat, answer: Any) -> bool:
    """Whether an event of the seat says all that its answer does."""
    from msgspec.structs import astuple

    said = [value for value in astuple(event) if not isinstance(value, bool)]
    return event.seat == seat and all(value in said for value in astuple(answer))


def _view_table(texts: "Texts", facts: Mapping[str, Any], names: Mapping[Seat, str]) -> Any:
    """The facts of a view under the names that cases use: the seats side by side, the rest below."""
    from rich.text import Text

    rows = table(None, ("", "left"), *((f"{seat} {name}".strip(), "left") for seat, name in names.items()))
    sides = [facts.get(seat) for seat in names]
    if all(isinstance(side, dict) for side in sides):
        for key in dict.fromkeys(key for side in sides if side for key in side):
            rows.add_row(key, *(Text(_shown(side.get(key))) for side in sides if side is not None))
    for key, value in facts.items():
        if key not in names:
            rows.add_row(key, Text(_shown(value)))
    return rows


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_shown(part)}" for key, part in value.items() if part not in (0, None)) or "–"
    if isinstance(value, list):
        return ", ".join(_shown(part) for part in value) or "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "–" if value is None else str(value)


def _walk(show: _Show, moments: list["Moment"]) -> None:
    """Enter: on; b: back; v: the whole table; a number: that step; q: quit."""
    show.header()
    at = 0
    while True:
        show.step(moments[at])
        if at == len(moments) - 1:
            show.result()
        while True:
            try:
                answer = input(f"{show.texts('replay-keys')} ").strip().lower()
            except EOFError:
                typer.echo()
                return
            if answer == "q" or (answer == "" and at == len(moments) - 1):
                return
            if answer == "v":
                show.view(moments[at])
                continue
            if answer == "":
                at += 1
            elif answer == "b":
                at = max(0, at - 1)
            elif answer.isdecimal() and int(answer) < len(moments):
                at = int(answer)
            else:
                typer.echo(show.texts("replay-what", last=len(moments) - 1))
                continue
            break
