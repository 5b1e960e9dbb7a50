"""What holds for every subcommand: help in two languages, one line for an error, exit codes."""

import re
import subprocess
import sys
from typing import Any

import pytest
import typer

from hanpan import __version__
from hanpan.cli import common, frame
from hanpan.cli.app import app
from hanpan.core.contract.rulebook import LANGS
from hanpan.core.language.text import load_texts
from hanpan.games.registry import game_ids
from hanpan.lab import sim
from tests.cli.run import fine, hanpan, refused

ROOT: Any = typer.main.get_command(app)
COMMANDS = [*(name for name in ROOT.list_commands(None) if name != "case"), "case from-replay"]


def test_the_commands_of_the_rulebook() -> None:
    assert set(ROOT.commands) == {
        "games", "rules", "releases", "play", "replay", "verify", "judge", "case", "params", "sim", "check", "coverage",
        "serve", "admin", "kernel", "lab", "trail", "new-game", "event",
    }  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_examples_in_both_languages(command: str) -> None:
    english = fine(*command.split(), "--help")
    korean = fine(*command.split(), "--help", korean=True)
    assert "Examples" in english
    assert "사용 예" in korean
    for text in (english, korean):
        assert f"hanpan {command} " in text or f"hanpan {command}\n" in text
    assert "help-" not in english + korean


@pytest.mark.parametrize("korean", [False, True])
def test_help_keeps_its_brackets(korean: bool) -> None:
    """Rich takes `[lab]` for markup and leaves it out."""
    texts = load_texts("ko" if korean else "en", "hanpan.cli.commands")
    for command in COMMANDS:
        said = "".join(fine(*command.split(), "--help", korean=korean).split())
        words = texts(f"help-{command.replace(' ', '-')}") if texts.has(f"help-{command.replace(' ', '-')}") else ""
        for bracketed in re.findall(r"\[\w+\]", words):
            assert bracketed in said, command
    assert '"hanpan[lab]"' in " ".join(fine("lab", "--help").split())


def test_the_language_may_stand_anywhere() -> None:
    for words in (
        ("--lang", "ko", "event", "show", "--help"),
        ("event", "--lang", "ko", "show", "--help"),
        ("event", "show", "--lang", "ko", "--help"),
    ):
        assert re.search("[가-힣]", fine(*words)), words


def test_no_words_or_help_list_the_commands() -> None:
    for args in ((), ("--help",)):
        assert "verify" in fine(*args)
    assert "from-replay" in fine("case")


def test_every_option_has_words() -> None:
    for lang in LANGS:
        texts = load_texts(lang, "hanpan.cli.commands")
        groups = [ROOT, *(each for each in ROOT.commands.values() if hasattr(each, "list_commands"))]
        for command in (
            *groups,
            *(group.get_command(None, name) for group in groups for name in group.list_commands(None)),
        ):
            own = getattr(command, "package", "")  # of a game
            frame.fill_help(
                command, load_texts(lang, "hanpan.cli.commands", own) if own else texts
            )  # raises MissingText
            assert command.help
            assert all(param.help for param in command.params)


def test_the_language_may_stand_before_or_after_the_command() -> None:
    assert "제목" in fine("--lang", "ko", "games")
    assert "제목" in fine("games", "--lang", "ko")
    assert "제목" in fine("games", korean=True)
    assert "title" in fine("games")
    assert "title" in fine("--lang", "en", "games", korean=True)
    for line in ("sim --help --lang ko", "sim --lang=ko --help", "--lang ko sim --help", "--help --lang=ko"):
        assert "사용 예" in fine(*line.split()), line
    assert "title" in fine("--lang", "ko", "games", "--lang", "en")


def test_version() -> None:
    assert fine("--version") == f"hanpan {__version__}\n"


def test_bad_usage() -> None:
    assert "No such command 'simulate'" in refused("simulate")
    assert refused("sim").startswith("hanpan sim: Missing argument 'GAME'")
    assert "No such option: --gmaes" in refused("sim", "dice-battle", "--gmaes", "3")
    assert "--games" in refused("sim", "dice-battle", "--games", "many")
    assert "--games" in refused("sim", "dice-battle", "--games", "0")
    assert "--seed" in refused("sim", "dice-battle", "--seed", "-1")
    assert "'fr' is not one of" in refused("games", "--lang", "fr")


@pytest.mark.parametrize("command", ["play", "sim", "check", "coverage", "params", "rules"])
def test_an_unknown_game(command: str) -> None:
    assert refused(command, "chess") == f"hanpan: there is no game 'chess'; the games are: {', '.join(game_ids())}"


@pytest.mark.parametrize("command", ["play", "sim", "check", "params"])
def test_bad_parameters(command: str, tmp_path: Any) -> None:
    assert "shield.cots: there is no such parameter; did you mean shield.cost?" in refused(
        command, "dice-battle", "--set", "shield.cots=2"
    )
    assert "shield.cost: 99 is outside 0 to 50 (DB-3.1)" in refused(command, "dice-battle", "--set", "shield.cost=99")
    assert "shield.cost: 'two' is not a whole number" in refused(command, "dice-battle", "--set", "shield.cost=two")
    assert "'shield' is not of the form name=value" in refused(command, "dice-battle", "--set", "shield")
    path = tmp_path / "variant.toml"
    path.write_text("[shield]\ncost = 'two'\n")
    assert f"{path}: shield.cost: 'two' is not a whole number" in refused(command, "dice-battle", "--params", path)
    path.write_text("[shield]\ncost = 99\n")
    wrong = "shield.cost: 99 is outside 0 to 50 (DB-3.1)"
    assert f"{path}: {wrong}" in refused(command, "dice-battle", "--params", path)
    more = ("--params", path, "--set", "shield.cap=1")
    assert f"{path} with --set shield.cap=1: {wrong}" in refused(command, "dice-battle", *more)
    path.write_text("[shield\n")
    assert f"{path}: not a TOML file" in refused(command, "dice-battle", "--params", path)
    assert "none.toml: No such file" in refused(command, "dice-battle", "--params", tmp_path / "none.toml")


@pytest.mark.parametrize(
    ("command", "number"),
    [
        (("sim",), "deck.copies=1"),
        (("play", "--day", "2025-12-05"), "deck.sideboard=0"),
        (("check",), "deck.copies=1"),
        (("lab", "report"), "deck.sideboard=0"),
    ],
)
def test_a_mode_that_numbers_leave_without_a_deck(command: tuple[str, ...], number: str) -> None:
    name, _, value = number.partition("=")
    wrong = refused(*command, "sorcerers", "--mode", "match", "--set", number)
    assert wrong == (
        "hanpan: sorcerers cannot be played in mode match like this: "
        f"no deck that comes with the game is legal with {name} = {value} (SO-DECK-01)"
    )


def test_an_interrupt_is_130_without_noise(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object, **options: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(sim, "simulate", interrupted)
    result = hanpan("sim", "dice-battle")
    assert result.exit_code == 130
    assert "Traceback" not in result.output


def test_a_mistake_of_ours_is_one_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object, **options: object) -> None:
        raise RuntimeError("off by\none")

    monkeypatch.setattr(sim, "simulate", broken)
    result = hanpan("sim", "dice-battle")
    assert result.exit_code == frame.BROKEN
    assert "a mistake in hanpan: RuntimeError: off by one" in result.stderr
    assert result.stderr.count("\n") == 1
    monkeypatch.setenv(frame.TRACEBACK, "1")
    assert isinstance(hanpan("sim", "dice-battle").exception, RuntimeError)


def test_starting_loads_no_game_and_no_screen() -> None:
    heavy = (
        "textual",
        "hanpan.games",
        "hanpan.lab",
        "hanpan.core.proofs.casebook",
        "hanpan.core.proofs.kit",
        "rich.table",
    )
    code = f"import sys, hanpan.cli.app; print([name for name in {heavy} if name in sys.modules])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_the_module_runs_as_a_program() -> None:
    code = "import sys; sys.argv = ['hanpan', 'rules', 'nowhere']; from hanpan.cli.app import main; main()"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert found.returncode == 2
    assert found.stderr.startswith("hanpan: there is no game 'nowhere'")


def test_progress_is_for_eyes_only(capsys: pytest.CaptureFixture[str]) -> None:
    with common.progress("games", 10) as step:
        step(10)
    assert capsys.readouterr() == ("", "")
