"""What every subcommand shares without saying so: help in both languages, one line for an error,
and the exit codes: 0 fine, 1 the thing asked about failed, 2 bad usage or input, 130 interrupted."""

import os
import sys
from collections.abc import Sequence
from traceback import walk_tb
from typing import Any

import typer
from rich.markup import escape
from typer.core import TyperCommand, TyperGroup

from hanpan.cli.common import BAD_INPUT, FINE, INTERRUPTED, context_lang, note_lang, words
from hanpan.cli.usage import in_korean
from hanpan.core.contract.error import told
from hanpan.core.contract.rulebook import Lang
from hanpan.core.language.text import Texts, default_lang
from hanpan.extras import OF_COMMANDS, install_line, missing

BROKEN = 70  # a mistake of ours; not something the user did
TRACEBACK = "HANPAN_TRACEBACK"


class HanpanCommand(TyperCommand):
    """A subcommand whose help lies in the text files."""

    family = ""  # set before its name in the text files, where another command has the same name
    package = ""  # that has its words, if it is a game's own

    def format_help(self, ctx: Any, formatter: Any) -> None:
        texts = words_of(self, ctx)
        fill_help(self, texts)
        _fill_help_option(self, ctx, texts)
        super().format_help(ctx, formatter)


class HanpanGroup(TyperGroup):
    """The root: its commands in the order of app.py, then those of the games; every error as one line."""

    package = ""
    lang: Lang | None = None  # as this command line chose it
    asked = ""  # the subcommand that was called

    def list_commands(self, ctx: Any) -> list[str]:
        self._add_commands_of_games(ctx)
        return list(self.commands)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in self.commands:
            self._add_commands_of_games(ctx)
        return super().get_command(ctx, cmd_name)

    def _add_commands_of_games(self, ctx: Any) -> None:
        """Not before somebody asks for one: it reads every game."""
        from hanpan.cli.of_games import add_commands

        add_commands(self, ctx)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        self._add_commands_of_games(ctx)
        texts = words_of(self, ctx)
        fill_help(self, texts)
        for command in self.commands.values():
            fill_help(command, words_of(command, ctx))
        _fill_help_option(self, ctx, texts)
        super().format_help(ctx, formatter)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        note_lang(ctx, args)  # now: `--help` stops the reading, and `--lang` may stand behind it
        self.lang = context_lang(ctx)
        return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        self.asked = next(iter(args), "")
        return super().resolve_command(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except (typer.Abort, KeyboardInterrupt):
            code = INTERRUPTED
        except Exception as error:
            if os.environ.get(TRACEBACK):
                raise
            code = self._needs_extra(error) or _tell(error, self.lang)
        sys.exit(code if isinstance(code, int) else FINE)

    def _needs_extra(self, error: Exception) -> int:
        """Say which line installs a package that is missing; returns the exit code, 0 for another error."""
        found = None if type(error).__module__.startswith("hanpan.") else missing(error)
        if found is None:
            return FINE
        package, extra = found
        line = install_line(OF_COMMANDS.get(self.asked, extra) if extra == "play" else extra)
        typer.echo(f"hanpan: {words(self.lang)('needs-extra', package=package, line=line)}", err=True)
        return BAD_INPUT


def words_of(command: Any, ctx: Any) -> Texts:
    """The words of the command line, and those of a game for its own command."""
    package: str = getattr(command, "package", "")
    return words(context_lang(ctx), *([package] if package else []))


def fill_help(command: Any, texts: Texts) -> None:
    """Put the words of one language into a command, its arguments and its options. No bracket in them is markup."""
    name = getattr(command, "family", "") + (command.name or "hanpan")
    command.help = escape(texts(f"help-{name}"))
    command.short_help = command.help.partition(". ")[0]
    if texts.has(f"help-{name}", "examples"):
        examples = texts.format(f"help-{name}", {}, "examples").splitlines()
        command.epilog = "\n".join([texts("help-examples"), *(f"  [bold]{escape(line)}[/bold]" for line in examples)])
    for param in command.params:
        own, shared = f"help-{name}-{param.name}", f"help-any-{param.name}"
        param.help = escape(texts(own if texts.has(own) else shared))


def _fill_help_option(command: Any, ctx: Any, texts: Texts) -> None:
    option = command.get_help_option(ctx)
    if option is not None:
        option.help = texts("help-any-help")


def _tell(error: Exception, lang: Lang | None) -> int:
    """The error as one line for a person; returns the exit code."""
    if hasattr(error, "format_message"):  # usage: the command line itself is wrong
        ctx = getattr(error, "ctx", None)
        path = ctx.command_path if ctx else "hanpan"
        said = _one_line(error.format_message())
        typer.echo(f"{path}: {in_korean(said) if (lang or default_lang()) == 'ko' else said}", err=True)
        return BAD_INPUT
    if type(error).__module__.startswith("hanpan."):  # our own errors are made to be read
        typer.echo(f"hanpan: {told(error, lang or default_lang())}", err=True)
        return BAD_INPUT
    if isinstance(error, OSError):
        where = f"{error.filename}: " if error.filename else ""
        typer.echo(f"hanpan: {where}{error.strerror or error}", err=True)
        return BAD_INPUT
    what = f"{type(error).__name__}: {_one_line(str(error))}"
    if (lang or default_lang()) == "ko":
        said = f"{_whose(error)}의 오류입니다: {what} ({TRACEBACK}=1을 주면 어디인지 나옵니다)"
    else:
        said = f"this is a mistake in {_whose(error)}: {what} (with {TRACEBACK}=1 it shows where)"
    typer.echo(f"hanpan: {said}", err=True)
    return BROKEN


def _whose(error: Exception) -> str:
    """In whose code an error came up: in that of a game of another package, or in ours."""
    from hanpan.games.registry import brought_by

    frames = [frame.f_globals.get("__name__", "") for frame, _ in walk_tb(error.__traceback__)]
    return next(filter(None, map(brought_by, reversed(frames))), "hanpan")


def _one_line(text: str) -> str:
    return " ".join(text.split())
