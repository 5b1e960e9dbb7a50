"""Commands that games bring: looked up in their plugins, and put beside ours. One that cannot be used is left out and
named, once for each command line."""

from typing import Any

import typer
from typer.main import get_command

from hanpan.cli.common import LangOption, context_lang, words
from hanpan.cli.frame import HanpanCommand, HanpanGroup, fill_help
from hanpan.core.contract.rulebook import LANGS
from hanpan.games.registry import distribution_of, plugins
from hanpan.plugin import Command, loaded

_LEFT_OUT = "hanpan.commands.left_out"


def add_commands(group: HanpanGroup, ctx: Any) -> None:
    """Give the group the commands of all games that belong into it; ours keep their names."""
    place = [group.name] if group.name else []
    for each in plugins():
        package = distribution_of(each.id)
        for command in each.commands:
            try:
                _add(group, place, command, foreign=bool(package))
            except Exception as error:  # whatever it is: the other commands go on
                _tell(ctx, command, each.id, package, " ".join(f"{type(error).__name__}: {error}".split()))


def _add(group: HanpanGroup, place: list[str], command: Command, foreign: bool) -> None:
    *above, name = command.path.split()
    if above == place:
        made = None if name in group.commands else _command(command)
    elif place or above[0] in group.commands:
        return
    else:
        name, made = above[0], _group(above[0], command.words)
    if made is None:
        return
    for lang in LANGS if foreign else ():  # ours are held by our tests
        fill_help(made, words(lang, command.words))
    group.commands[name] = made


def _tell(ctx: Any, command: Command, game: str, package: str, problem: str) -> None:
    told: set[str] = ctx.meta.setdefault(_LEFT_OUT, set())
    if command.path not in told:
        told.add(command.path)
        texts = words(context_lang(ctx))
        typer.echo(
            texts("command-left-out", command=command.path, game=game, package=package or "hanpan", problem=problem),
            err=True,
        )


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
    def called(ctx: typer.Context, lang: LangOption = None) -> None:
        if ctx.invoked_subcommand is None:
            typer.echo(ctx.get_help())

    made: Any = get_command(app)
    made.name, made.package = name, words
    return made
