"""Calling the command in this process."""

import json
from typing import Any

from typer.testing import CliRunner, Result

from hanpan.cli.app import app

ENGLISH = {"LC_ALL": "C.UTF-8", "LC_MESSAGES": None, "LANG": None}
KOREAN = {"LC_ALL": "ko_KR.UTF-8"}


def hanpan(*args: object, korean: bool = False, answers: str | None = None) -> Result:
    """The command with these words, in a locale of our choice."""
    runner = CliRunner(env=KOREAN if korean else ENGLISH)
    return runner.invoke(app, [str(arg) for arg in args], input=answers, prog_name="hanpan")


def fine(*args: object, korean: bool = False) -> str:
    """What the command printed; it must have gone well and said nothing on stderr."""
    result = hanpan(*args, korean=korean)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def fine_json(*args: object) -> Any:
    """The JSON that the command printed."""
    return json.loads(fine(*args, "--json"))


def refused(*args: object) -> str:
    """The one line with which the command refused bad input."""
    result = hanpan(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr
    return result.stderr.strip()
