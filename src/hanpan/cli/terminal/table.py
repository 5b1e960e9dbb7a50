"""The table: the boards, the question of the moment, and the log."""

from typing import ClassVar

from textual import events
from textual.actions import SkipAction
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from hanpan.cli.terminal import pages
from hanpan.cli.terminal.choices import Choices
from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.ending import Ending
from hanpan.cli.terminal.face import Board
from hanpan.cli.terminal.halt import Halted
from hanpan.cli.terminal.keys import letter
from hanpan.cli.terminal.log import EventLog
from hanpan.cli.terminal.panels import Reading, Why, explained
from hanpan.cli.terminal.rulespanel import Rules
from hanpan.core.chance.chance import SeedKeys

ROW_KEYS = "abdfgjpstuvxyz"  # the letters that mean nothing else: a row may have one


class Table(Screen[None]):
    """One game from its first question to its end."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number % 10), f"take({number})", show=False) for number in range(1, 11)),
        *(Binding(letter(key), f"press('{key}')", show=False) for key in ROW_KEYS),
        Binding("backspace", "back", show=False),
        Binding("space", "take_here", show=False),
        Binding(letter("c"), "confirm", show=False),
        Binding(letter("w"), "why", show=False),
        Binding(letter("h"), "hint", show=False),
        Binding("question_mark,slash", "rules", show=False),
        Binding(letter("i"), "info", show=False),
        Binding(letter("o"), "stage", show=False),
        Binding(f"f1,{letter('k')}", "keys", show=False),
        Binding(letter("m"), "asking", show=False),
        Binding(letter("e"), "ending", show=False),
        Binding(letter("r"), "rematch", show=False),
        Binding("f8", "give_up", show=False),
        Binding("tab", "other_side", show=False),
        Binding("shift+tab", "other_side", show=False),
    ]

    class Left(Message):
        """What the person wants next: a rematch, a new game, or to quit."""

        def __init__(self, following: str) -> None:
            super().__init__()
            self.following = following

    def __init__(self, context: Context, *, greet: bool) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (150, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-short"), (32, "-tall")]
        self.context = context
        self._greet = greet
        self._giving_up = -1  # the step before which giving up was asked for

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal(id="main"):
            with Vertical(id="left"):
                with Horizontal(id="boards"):
                    yield from self.context.face.boards()
                yield Static(id="stage")
                yield Choices(self.context, id="choices")
            yield EventLog(self.context, id="log")
        yield Static(id="keys", classes="keys")

    def on_mount(self) -> None:
        self.retext()
        self._tell_faults()
        self._home().focus()
        if self._greet:
            self.app.push_screen(Reading(self.context, pages.welcome, "ui-keys-welcome"))
        elif self.context.session.match.outcome is not None:
            self.action_ending()

    def retext(self) -> None:
        """Everything again, in the language in use."""
        self._show(afresh=True)

    def on_choices_made(self, message: Choices.Made) -> None:
        """An answer: play it, show what followed."""
        session = self.context.session
        since = len(session.match.steps)
        if message.step != since:
            return  # a key pressed twice answers once
        refusal = session.answer(message.action)
        if refusal is not None:
            self.notify(explained(self.context, refusal), severity="warning")
            return
        self._go_on(since)

    def _go_on(self, since: int) -> None:
        """Answer what the person does not want to be asked, and show what has happened since."""
        context, session = self.context, self.context.session
        while session.prompt is not None and (unasked := context.face.unasked(context)) is not None:
            session.answer(unasked)
        self._show(motion=context.motion)
        if session.save_error is not None:
            told = context.texts("ui-save-failed", path=str(session.path), reason=str(session.save_error.strerror))
            self.notify(told, severity="error", timeout=20)
        self._tell_faults()
        happened = session.events(since)
        if context.face.halt(context, happened) is not None:
            self.app.push_screen(Halted(context, happened), self._after_halt)
        elif session.prompt is None:
            self.action_ending()

    def _tell_faults(self) -> None:
        for reason in self.context.session.new_faults():
            self.notify(self.context.texts("ui-bot-failed", reason=reason), severity="error", timeout=20)

    def on_event_log_asked(self, message: EventLog.Asked) -> None:
        self.app.push_screen(Why(self.context, message.events, message.index))

    def on_descendant_focus(self, _: events.DescendantFocus) -> None:
        self.set_class(self.query_one(EventLog).has_focus, "-reading")

    def on_choices_drafted(self, _: Choices.Drafted) -> None:
        """A choice goes on: boards may show it, and may want the keyboard."""
        self._show_boards(motion=False)

    def on_board_picked(self, message: Board.Picked) -> None:
        self.query_one(Choices).follow(message.taken)

    def on_board_looked(self, _: Board.Looked) -> None:
        self._listen()

    def action_take(self, number: int) -> None:
        """Take or tick a row by its number, wherever the highlight is."""
        self._home().focus()
        self.query_one(Choices).take_number(number)

    def action_press(self, key: str) -> None:
        """Take the row that has this letter."""
        self._home().focus()
        self.query_one(Choices).press(key)

    def action_take_here(self) -> None:
        """Take or tick the highlighted row."""
        options = self.query_one(Choices).list
        if options.has_focus and options.highlighted is not None:
            self.query_one(Choices).take(options.highlighted)

    def action_confirm(self) -> None:
        """Answer with what is ticked, or pass."""
        self._home().focus()
        self.query_one(Choices).confirm()

    def action_back(self) -> None:
        """Take the last tick back."""
        self._home().focus()
        self.query_one(Choices).back()

    def action_why(self) -> None:
        """Why the highlighted line of the log."""
        self.query_one(EventLog).ask()

    def action_hint(self) -> None:
        """What the coach would do."""
        self.app.push_screen(Reading(self.context, pages.hint))

    def action_rules(self) -> None:
        """The rulebook."""
        self.app.push_screen(Rules(self.context))

    def action_info(self) -> None:
        """Piles, dice, file."""
        self.app.push_screen(Reading(self.context, pages.info))

    def action_stage(self) -> None:
        """What is being worked off."""
        if self.context.face.stage is not None:
            self.app.push_screen(Reading(self.context, pages.stage))

    def action_asking(self) -> None:
        """Another setting of what is asked; where the game has none, the key is the app's."""
        context = self.context
        if not context.face.asking:
            raise SkipAction
        context.ask_otherwise()
        self.notify(context.texts(context.asking))
        since = len(context.session.match.steps)
        if context.session.prompt is not None and context.face.unasked(context) is not None:
            self._go_on(since)

    def action_keys(self) -> None:
        """Every key."""
        self.app.push_screen(Reading(self.context, pages.keys))

    def action_ending(self) -> None:
        """The end of the game, once it is over."""
        if self.context.session.match.outcome is not None:
            self.app.push_screen(Ending(self.context), self._after_ending)

    def action_rematch(self) -> None:
        """The same game again, once this one is over."""
        if self.context.session.match.outcome is not None:
            self.post_message(self.Left("rematch"))

    def action_give_up(self) -> None:
        """Give up the present game of a match; the key is pressed twice."""
        session = self.context.session
        since, number = len(session.match.steps), session.game_number
        if number is None:
            return
        if self._giving_up != since:
            self._giving_up = since
            self.notify(self.context.texts("ui-give-up-sure", game=number), severity="warning")
            return
        session.give_up_game()
        self._go_on(since)

    def action_other_side(self) -> None:
        """From the choices to the log and back."""
        log = self.query_one(EventLog)
        (self._home() if log.has_focus else log).focus()

    def _home(self) -> Widget:
        """Where the keyboard belongs: the rows, unless a board wants it."""
        return next((board for board in self.query(Board) if board.holds_keys), self.query_one(Choices).list)

    def _listen(self) -> None:
        """What the board with the keyboard says stands below the rows."""
        home = self._home()
        self.query_one(Choices).tell(home.says if isinstance(home, Board) else None)

    def _after_halt(self, _: None) -> None:
        self.action_ending()

    def _after_ending(self, following: str | None) -> None:
        if following is not None:
            self.post_message(self.Left(following))

    def _show(self, *, afresh: bool = False, motion: bool = False) -> None:
        context, session = self.context, self.context.session
        texts = context.texts
        self.query_one("#head", Static).update(self._head())
        self.query_one(Choices).show()
        self._show_boards(motion=motion)
        self._show_stage()
        log = self.query_one(EventLog)
        log.border_title = f"{texts('ui-log')} · {self._dice()}"
        log.show(session.events(), afresh=afresh)
        self.call_after_refresh(log.scroll_to_highlight)  # the parts above it may have grown
        keys = texts(context.face.keys_line or "ui-keys-table")
        if context.face.stage is not None and not context.face.keys_line:
            keys = texts("ui-keys-table-stage", stage=texts(context.face.stage_title).lower())
        self.query_one("#keys", Static).update(Content.from_markup(keys))

    def _show_boards(self, *, motion: bool) -> None:
        for board in self.query(Board):
            board.show(self.context, motion=motion)
        self._listen()
        if self.focused is not self.query_one(EventLog):
            self._home().focus()

    def _show_stage(self) -> None:
        """Only a tall screen has room for it beside the rest; `o` shows it on any."""
        face, box = self.context.face, self.query_one("#stage", Static)
        content = None if face.stage is None else face.stage(self.context)
        box.set_class(content is None, "-empty")
        if content is not None:
            box.border_title = self.context.texts(face.stage_title)
            box.update(content)

    def _head(self) -> Content:
        title = self.context.session.game.rulebook().title[self.context.lang]
        return Content.assemble((f" {title}", "bold"), f" · {self.context.face.head(self.context)}")

    def _dice(self) -> str:
        match = self.context.session.match
        if isinstance(match.keys, SeedKeys):
            return self.context.texts("ui-seed-short", seed=str(match.keys.seed))
        return self.context.texts("ui-sealed-short", hash=(match.commitment or "")[:16])
