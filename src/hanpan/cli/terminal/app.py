"""The full-screen game: `run_terminal` is its door."""

import sys
from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen
from textual.theme import Theme
from textual.widgets import Static

from hanpan.bots.catalogue import usual_bot
from hanpan.cli.options import TerminalOptions
from hanpan.cli.terminal.context import WORDS, Context
from hanpan.cli.terminal.face import load_face
from hanpan.cli.terminal.keys import letter
from hanpan.cli.terminal.lifeline import Lifeline
from hanpan.cli.terminal.save import SaveInUse, delete
from hanpan.cli.terminal.session import Session, fresh_keys, newest_unfinished
from hanpan.cli.terminal.start import LevelMenu, ModeMenu, ResumeOffer
from hanpan.cli.terminal.table import Table
from hanpan.core.contract.error import told
from hanpan.core.contract.game import AnyGame, on
from hanpan.core.contract.rulebook import Lang
from hanpan.core.language.text import load_texts
from hanpan.core.replay import BadReplay, read_replay
from hanpan.games.loading import load_game

MIN_WIDTH, MIN_HEIGHT = 80, 24
BAD_INPUT = 2

THEME = Theme(
    name="hanpan",
    primary="#6cb6ff",
    secondary="#c69cff",
    accent="#6cb6ff",
    warning="#f2c14e",
    error="#ff7b72",
    success="#7ee787",
    foreground="#e6e6e6",
    background="#101418",
    surface="#161b22",
    panel="#21303f",
    dark=True,
    variables={"border-blurred": "#5a6572"},
)


class CannotStart(Exception):
    """Why no game can be put on the screen, in words for its user."""


def run_terminal(options: TerminalOptions) -> int:
    """Play until the person leaves. 0: left in order; 2: could not start, said why; 128 + n: ended by signal n."""
    try:
        if not at_a_terminal():
            raise CannotStart(load_texts(options.lang, WORDS)("ui-no-terminal"))
        app = TerminalApp(options)
    except (CannotStart, BadReplay, SaveInUse, ValueError) as error:
        print(told(error, options.lang), file=sys.stderr)
        return BAD_INPUT
    try:
        code = app.run()
    except KeyboardInterrupt:
        code = 130
    finally:
        app.lifeline.detach()
    with suppress(OSError, ValueError):  # the terminal may be gone
        print(app.farewell())
        sys.stdout.flush()
    return code or 0


def at_a_terminal() -> bool:
    """Whether there is a keyboard to read and a screen to draw on (which is drawn through stderr)."""
    return sys.stdin.isatty() and sys.stdout.isatty() and sys.stderr.isatty()


class TerminalApp(App[int]):
    """Screens and what leads from one to the next; the game itself is in the context's session."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        Binding(letter("q"), "leave", show=False),
        Binding(letter("l"), "language", show=False),
        Binding("f2", "language", show=False),
        Binding(letter("n"), "new", show=False),
        Binding(letter("m"), "motion", show=False),
    ]

    def __init__(self, options: TerminalOptions) -> None:
        """Raises CannotStart, BadReplay, SaveInUse, or ValueError for a game, mode or bot that is not there."""
        super().__init__()
        self.register_theme(THEME)
        self.theme = THEME.name
        self.options = options
        self.lifeline = Lifeline(self.exit)
        self._game: AnyGame
        self._number = 0  # games under the same seed
        self._offered = False
        self.context = Context(self._first_session(), options.lang, motion=self.animation_level != "none")

    def on_mount(self) -> None:
        if not self.is_headless:
            self.lifeline.attach()
            self.set_interval(2, self.lifeline.check_terminal)
        if self._offered:
            self.push_screen(ResumeOffer(self.context), self._after_offer)
        else:
            self.push_screen(Table(self.context, greet=self.options.resume is None))

    def on_resize(self, event: events.Resize) -> None:
        small = event.size.width < MIN_WIDTH or event.size.height < MIN_HEIGHT
        if small and not isinstance(self.screen, TooSmall):
            self.push_screen(TooSmall(self.context))
        elif not small and isinstance(self.screen, TooSmall):
            self.pop_screen()

    def on_table_left(self, message: Table.Left) -> None:
        if message.following == "quit":
            self.action_leave()
        elif message.following == "new":
            self.action_new()
        else:
            self._begin(self.context.session.match.mode, self.context.session.rival or usual_bot(self._game.info.id))

    def action_leave(self) -> None:
        """Quit. Every step is on disk; a choice half made is simply not made."""
        self.exit(0)

    def action_language(self) -> None:
        """The other language, on every screen that is open."""
        self.context.switch_language()
        for screen in self.screen_stack:
            if hasattr(screen, "retext"):
                screen.retext()

    def action_motion(self) -> None:
        """Tumbling dice on or off."""
        if not self.context.face.motion:
            return
        self.context.motion = not self.context.motion
        self.notify(self.context.texts("ui-motion-on" if self.context.motion else "ui-motion-off"))

    def action_new(self) -> None:
        """Choose a new game; the one on the table stays on disk."""
        self.push_screen(ModeMenu(self.context), self._after_mode)

    def farewell(self) -> str:
        """What the shell shows afterwards: where the game is and how to go on with it."""
        session = self.context.session
        session.close()
        said = "ui-farewell-over" if session.match.outcome is not None else "ui-farewell"
        return self.context.texts(said, path=quote(str(session.path)), game=session.game.info.id)

    def _after_offer(self, chosen: str | None) -> None:
        if chosen is None:
            self.exit(0)
            return
        if chosen == "resume":
            self.push_screen(Table(self.context, greet=False))
            return
        left = self.context.session
        self.context.session = self._new_session(self._mode(), self.options.ai)
        left.close()
        if chosen == "delete":
            delete(left.path)
        self.push_screen(Table(self.context, greet=True))

    def _after_mode(self, mode: str | None) -> None:
        if mode is None:
            return
        if len(self._game.info.seats) == 1 or self._face.rival(mode) is not None:
            self._begin(mode, self._face.rival(mode) or usual_bot(self._game.info.id))
        else:
            self.push_screen(LevelMenu(self.context), lambda level: self._begin(mode, level))

    def _begin(self, mode: str, level: str | None) -> None:
        if level is None:
            return
        left = self.context.session
        self._number += 1
        try:
            self.context.session = self._new_session(mode, level)
        except CannotStart as error:
            self.notify(str(error), severity="error", timeout=20)
            return
        left.close()
        self.switch_screen(Table(self.context, greet=True))

    def _first_session(self) -> Session:
        options = self.options
        self._face = load_face(options.game_id)
        if options.resume is not None:
            session = _resumed(options.resume, options.game_id, options.lang)
            self._game = session.game
            return session
        self._game = on(load_game(options.game_id, options.overrides), options.day)
        if options.seed is None and options.save is None and not options.overrides and not options.opening:
            left = newest_unfinished(options.game_id)
            if left is not None:
                self._offered = True
                return left
        return self._new_session(self._mode(), options.ai)

    def _new_session(self, mode: str, level: str | None) -> Session:
        options = self.options
        level = level or self._face.rival(mode) or usual_bot(self._game.info.id)
        path = options.save if self._number == 0 else None
        keys = fresh_keys(options.seed, self._number, self._game.info.seats)
        try:
            session = Session.begin(self._game, mode, level, keys, path)
        except OSError as error:
            raise CannotStart(f"{error.filename}: {error.strerror}") from error
        if mode == options.mode:
            for text in options.opening:
                session.answer(self._game.read(text))
        return session

    def _mode(self) -> str:
        return self._game.info.mode(self.options.mode)


def _resumed(path: Path, game_id: str, lang: Lang) -> Session:
    with suppress(BadReplay):  # a file that a crash cut off is mended when it is resumed
        replay, texts = read_replay(path), load_texts(lang, WORDS)
        if replay.result is not None:
            raise CannotStart(texts("ui-finished", path=str(path)))
        if replay.header.game != game_id:
            raise CannotStart(texts("ui-other-game", path=str(path), game=replay.header.game))
    return Session.resume(path)


class TooSmall(ModalScreen[None]):
    """Says how large the terminal must be; goes away by itself once it is."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(letter("q"), "app.leave", show=False),
        Binding(letter("l"), "app.language", show=False),
    ]

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context

    def compose(self) -> ComposeResult:
        yield Static()

    def on_mount(self) -> None:
        self.retext()

    def on_resize(self) -> None:
        self.retext()

    def retext(self) -> None:
        """Everything again, in the language in use."""
        size = self.app.size
        told = self.context.texts(
            "ui-too-small", width=size.width, height=size.height, min_width=MIN_WIDTH, min_height=MIN_HEIGHT
        )
        self.query_one(Static).update(told)
