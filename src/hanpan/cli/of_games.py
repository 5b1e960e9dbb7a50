"""Commands that games bring: looked up in their plugins, and put beside ours."""

from typing import Any

import typer
from typer.main import get_command

from hanpan.cli.frame import HanpanCommand, HanpanGroup
from hanpan.games.registry import plugins
from hanpan.plugin import Command, loaded


def add_commands(group: HanpanGroup) -> None:
    """Give the group the commands of all games that belong into it; ours keep their names."""
    place = [group.name] if group.name else []
    for command in (command for each in plugins() for command in each.commands):
        *above, name = command.path.split()
        if above == place:
            group.commands.setdefault(name, _command(command))
        elif not place and above[0] not in group.commands:
            group.commands[above[0]] = _group(above[0], command.words)


def _command(command: Command) -> Any:
    """The command as click knows it."""
    *above, name = command.path.split()
    app = typer.Typer(add_completion=False, rich_markup_mode="rich")
    app.command(name, cls=HanpanCommand)(loaded(command.run))
    made: Any = get_command(app)
    made.family, made.package = "".join(f"{word}-" for word in above), command.words
    return made


def _group(name: str, words: str) -> Any:
    """An empty group of a game; it fills itself when it is asked."""
    app = typer.Typer(name=name, cls=HanpanGroup, add_completion=False, rich_markup_mode="rich")

    @app.callback(invoke_without_command=True)
    def called(ctx: typer.Context) -> None:
        if ctx.invoked_subcommand is None:
            typer.echo(ctx.get_help())

    made: Any = get_command(app)
    made.name, made.package = name, words
    return made
