"""`hanpan play` up to the door of the screen."""

import socket
from pathlib import Path

import pytest

from hanpan.cli.options import TerminalOptions
from hanpan.server.settings import Settings
from tests.cli.run import hanpan, refused


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[TerminalOptions]:
    """What the screen was asked to do, instead of a screen."""
    seen: list[TerminalOptions] = []

    def run(options: TerminalOptions) -> int:
        seen.append(options)
        return 0

    monkeypatch.setattr("hanpan.cli.terminal.app.run_terminal", run)
    return seen


def test_the_options_reach_the_screen(asked: list[TerminalOptions]) -> None:
    words = (
        "play dice-battle --terminal --mode quick --ai hard --seed 7 --set shield.cost=2 --lang ko --save here.jsonl"
    )
    assert hanpan(*words.split()).exit_code == 0
    save = Path("here.jsonl")
    assert asked == [TerminalOptions("dice-battle", {"shield.cost": 2}, "quick", "hard", 7, None, "ko", save)]


def test_what_is_not_said(asked: list[TerminalOptions]) -> None:
    assert hanpan("play", "--terminal", korean=True).exit_code == 0
    assert asked == [TerminalOptions("dice-battle", {}, None, None, None, None, "ko", None)]


def test_resume(asked: list[TerminalOptions]) -> None:
    assert hanpan("play", "dice-battle", "--terminal", "--resume", "game.jsonl").exit_code == 0
    assert asked[0].resume == Path("game.jsonl")
    for other in (("--seed", "7"), ("--mode", "quick"), ("--ai", "easy"), ("--set", "shield.cost=2")):
        assert "--resume goes on with a game" in refused("play", "--terminal", "--resume", "game.jsonl", *other)


def test_refusals(asked: list[TerminalOptions]) -> None:
    assert "has no mode 'blitz'; the modes are: quick" in refused("play", "dice-battle", "--mode", "blitz")
    assert "there is no bot 'genius'" in refused("play", "dice-battle", "--ai", "genius")
    assert asked == []


def test_without_a_terminal() -> None:
    result = hanpan("play", "dice-battle", "--terminal")
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1


def test_in_the_browser(monkeypatch: pytest.MonkeyPatch, asked: list[TerminalOptions]) -> None:
    served: list[tuple[Settings, bool]] = []

    def run(settings: Settings, *, browse: bool) -> int:
        served.append((settings, browse))
        return 0

    monkeypatch.setattr("hanpan.server.main.serve", run)
    assert hanpan("play").exit_code == 0
    [(settings, browse)] = served
    assert browse
    assert settings.host == "127.0.0.1"
    assert settings.database.endswith("hanpan.db")
    assert asked == []


def test_a_port_of_ones_own(monkeypatch: pytest.MonkeyPatch, asked: list[TerminalOptions]) -> None:
    served: list[Settings] = []

    def run(settings: Settings, *, browse: bool) -> int:
        served.append(settings)
        return 0

    monkeypatch.setattr("hanpan.server.main.serve", run)
    assert hanpan("play", "--port", "34567").exit_code == 0
    assert [settings.port for settings in served] == [34567]
    assert "--port is for playing in the browser" in refused("play", "--terminal", "--port", "34567")
    assert asked == []


def test_a_port_that_is_taken_is_refused_in_words(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = refused("serve", "--port", port, "--db", tmp_path / "hanpan.db")
    assert f"another program uses port {port} on 127.0.0.1: name another port" in said


def test_terminal_options_need_the_terminal(asked: list[TerminalOptions]) -> None:
    for option in (("--mode", "quick"), ("--ai", "hard"), ("--seed", "7"), ("--set", "shield.cost=2")):
        assert "these options are for --terminal" in refused("play", *option)
    assert asked == []
