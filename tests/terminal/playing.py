"""A person at the keyboard, for tests: looks at the screen, presses keys."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from textual.content import Content
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from hanpan.cli.options import TerminalOptions
from hanpan.cli.terminal.app import TerminalApp
from hanpan.cli.terminal.choices import Choices
from hanpan.cli.terminal.ending import Ending
from hanpan.cli.terminal.halt import Halted
from hanpan.core.contract.rulebook import Lang

SMALL = (80, 24)
SLOW = pytest.mark.slow
LANGS = ["ko", pytest.param("en", marks=SLOW)]
PASSIVE = {"tendency": "3", "pre": "c", "keep": "1", "post": "c"}

# Cards at once, so that there is something to play.
RICH = {"start.gauge": 4, "start.energy": 9}
# Every event is luck, so that there are pairs to choose from.
LUCKY = {"event_deck.none": 0, "event_deck.luck": 60, "event_deck.card_swap": 0}


def options(
    *,
    lang: Lang = "en",
    mode: str = "quick",
    ai: str = "hard",
    seed: int | None = 3,
    overrides: Mapping[str, int] | None = None,
    resume: Path | None = None,
    save: Path | None = None,
) -> TerminalOptions:
    """Options of a game; a public seed unless a test wants a secret."""
    return TerminalOptions("dice-battle", overrides or {}, mode, ai, seed, resume, lang, save)


def table(**changes: object) -> TerminalApp:
    """The game before its first screen, with dice that do not tumble."""
    app = TerminalApp(options(**changes))  # type: ignore[arg-type]
    app.context.motion = False
    return app


async def press(pilot: Pilot[int], *keys: str) -> None:
    """Press keys one by one, each after everything the last one led to."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


async def play_on(pilot: Pilot[int], app: TerminalApp, *, until: int = 10_000) -> None:
    """Play without a thought until the end, or until the game has that many steps."""
    session = app.context.session
    while not isinstance(app.screen, Ending) and len(session.match.steps) < until:
        if isinstance(app.screen, Halted):
            await press(pilot, "enter")
            continue
        prompt = session.prompt
        assert prompt is not None, f"nothing is asked and {app.screen} is open"
        await press(pilot, PASSIVE[prompt.kind])


def rows(app: TerminalApp) -> list[str]:
    """The rows of the question on the table."""
    return listed(app.screen.query_one(Choices).list)


def detail(app: TerminalApp) -> str:
    """The words below the rows."""
    return shown(app.screen.query_one("#choices .detail", Static))


def listed(options: OptionList) -> list[str]:
    """The lines of a list."""
    return [str(option.prompt) for option in options.options]


def body(app: TerminalApp) -> str:
    """The text of the panel that is open."""
    return shown(app.screen.query_one(".body", Static))


def shown(widget: Static) -> str:
    """What a widget says."""
    content = widget.content
    assert isinstance(content, Content | str)
    return str(content)
