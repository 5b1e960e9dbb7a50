"""Finding Chromium, installing it where it is missing, and saying what to do where it cannot be installed."""

import os
import shutil
import subprocess
from typing import Any

import pytest

from tools import browser


class Machine:
    """A machine without a browser, on which `apt-get` has some packages, or none."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, *, root: bool, browsers: tuple[str, ...] = (browser.SHELL, "chromium")
    ) -> None:
        self.programs = {"apt-get", "fc-list"}
        self.fonts = ""
        self.commands: list[list[str]] = []
        self.browsers = browsers
        monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if name in self.programs else None)
        monkeypatch.setattr(subprocess, "run", self.run)
        monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000)

    def run(self, command: list[str], **_options: Any) -> subprocess.CompletedProcess[bytes]:
        """What a command would do here."""
        if command[0] == "fc-list":
            return subprocess.CompletedProcess(command, 0, self.fonts.encode(), b"")
        self.commands.append(command)
        wanted = {name for name in command if name.startswith("chromium")}
        works = bool(self.browsers) and wanted <= set(self.browsers)
        if "install" in command and works:
            self.programs |= wanted
            self.fonts = "Noto"
        return subprocess.CompletedProcess(command, 0 if works else 100, b"", b"E: no such package")


def test_what_is_missing_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, root=True)
    assert str(browser.chromium()) == "/usr/bin/chromium-headless-shell"
    assert [command[2] for command in machine.commands] == ["update", "install"]
    assert machine.commands[1][-3:] == ["chromium-headless-shell", "fonts-noto-cjk", "fonts-noto-color-emoji"]
    assert str(browser.chromium()) == "/usr/bin/chromium-headless-shell"
    assert len(machine.commands) == 2, "it was installed twice"


def test_where_there_is_no_shell_the_whole_browser_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, root=True, browsers=("chromium",))
    assert str(browser.chromium()) == "/usr/bin/chromium"
    assert machine.commands[-1][-3:] == ["chromium", "fonts-noto-cjk", "fonts-noto-color-emoji"]


def test_only_what_is_missing_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, root=True)
    machine.programs.add("google-chrome")
    assert str(browser.chromium()) == "/usr/bin/google-chrome"
    assert machine.commands[1][-3:] == ["--no-install-recommends", "fonts-noto-cjk", "fonts-noto-color-emoji"]


def test_who_may_not_install_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, root=False)
    with pytest.raises(browser.NoBrowser, match="sudo apt-get install chromium fonts-noto-cjk fonts-noto-color-emoji"):
        browser.chromium()
    assert machine.commands == []


def test_an_installation_that_fails_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    Machine(monkeypatch, root=True, browsers=())
    with pytest.raises(browser.NoBrowser, match="apt-get said: E: no such package"):
        browser.chromium()
