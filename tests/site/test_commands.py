"""The commands of the docs do what the docs say: each is run, with few games, or is read and says here why not."""

from pathlib import Path
from typing import Any

import pytest
import typer

from hanpan.cli.app import app
from tests.cli.run import fine, hanpan
from tests.site.commands import Command, commands
from tools.web import ROOT

# Commands that are only read, and why; what runs them instead.
READ = {
    "play": "opens a browser or a terminal (tests/terminal, tests/e2e)",
    "serve": "serves until it is stopped (tests/server)",
    "admin": "asks the database of a server (tests/server)",
    "kernel": "compiles for a minute (tests/lab)",
    "lab": "compiles or plays for minutes (tests/lab, tests/cli)",
    "trail": "asks for a map of one's own (tests/cli/trail)",
    "new-game": "followed word by word (tests/plugin)",
    "verify --commitment": "asks for a promise of the day (tests/replay)",
}
OTHER_GAME = "two-moons"  # made by following the tutorial, in tests/plugin
EDITED, CASE = "edited.jsonl", "my-case.yaml"
COMMANDS = commands()


def only_read(command: Command) -> bool:
    """Whether a test cannot run it here."""
    named = {" ".join(command.words[:1]), " ".join((command.words[0], *command.words[2:3]))}
    return command.is_pattern or OTHER_GAME in command.words or bool(named & set(READ))


RUN = [command for command in COMMANDS if not only_read(command)]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the docs take for granted: a game that was played, the same with a die changed, the casebook."""
    made = tmp_path_factory.mktemp("desk")
    fine(
        "lab", "replay", "dice-battle", "--seed", 1, "--number", 1, "--seats", "easy,easy", "--out", made / "game.jsonl"
    )
    played = (made / "game.jsonl").read_text("utf-8")
    (made / "GAME.jsonl").write_text(played, "utf-8")
    lines = played.splitlines()
    (made / EDITED).write_text("\n".join([*lines[:3], *lines[4:]]), "utf-8")
    fine("case", "from-replay", made / "game.jsonl", "--at", 5, "-o", made / CASE)
    (made / "casebook").symlink_to(ROOT / "casebook")
    return made


@pytest.mark.slow
@pytest.mark.parametrize("page", sorted({command.page for command in RUN}))
def test_the_commands_of_a_page_run(page: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In their order, since some go on from others."""
    monkeypatch.chdir(folder)
    for command in (one for one in RUN if one.page == page):
        if "-o" in command.words:
            (folder / CASE).unlink()
        result = hanpan(*command.small())
        failed = command.refused or EDITED in command.words
        assert (result.exit_code != 0) is failed, f"hanpan {' '.join(command.words)}: {result.output}"
        assert "Traceback" not in result.output


@pytest.mark.parametrize(
    "command",
    dict.fromkeys(one for one in COMMANDS if only_read(one)),
    ids=lambda one: f"{one.page} {' '.join(one.words)}",
)
def test_the_command_exists_with_these_options(command: Command) -> None:
    known = _known(list(command.filled()))
    options = {option for parameter in known.params for option in (*parameter.opts, *parameter.secondary_opts)}
    assert {word for word in command.filled() if word.startswith("--")} <= options


def test_how_many_are_only_read() -> None:
    """Whoever adds one looks at the reasons above before this number is changed."""
    assert sum(only_read(command) for command in COMMANDS) == 85


def _known(words: list[str]) -> Any:
    """The command that these words call."""
    command: Any = typer.main.get_command(app)
    for word in words:
        if not hasattr(command, "get_command"):
            break
        below = command.get_command(None, word)  # those of games, too
        assert below is not None, f"there is no command {word}"
        command = below
    return command
