"""A pause after an answer: what it led to, line by line, before the next question."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.face import Halt
from hanpan.cli.terminal.keys import letter
from hanpan.cli.terminal.log import EventLog
from hanpan.cli.terminal.panels import Why
from hanpan.core.contract.happening import Happening


class Halted(ModalScreen[None]):
    """What the last choice led to. Any line can be asked why."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space", "dismiss", show=False, priority=True),
        Binding(letter("c"), "dismiss", show=False),
        Binding(letter("q"), "dismiss", show=False),
        Binding(letter("l"), "app.language", show=False),
        Binding(letter("w"), "why", show=False, priority=True),
    ]

    def __init__(self, context: Context, happened: tuple[Happening, ...]) -> None:
        super().__init__()
        self.context = context
        self._happened = happened

    def compose(self) -> ComposeResult:
        with Vertical(classes="panel"):
            yield Static(classes="heading")
            yield EventLog(self.context)
            yield Static(classes="keys")

    def on_mount(self) -> None:
        self.retext()

    def retext(self) -> None:
        """Everything again, in the language in use."""
        texts = self.context.texts
        halt = self.context.face.halt(self.context, self._happened)
        assert isinstance(halt, Halt)
        self.query_one(".panel", Vertical).border_title = halt.title
        self.query_one(".heading", Static).update(halt.heading)
        log = self.query_one(EventLog)
        log.show(halt.events, afresh=True)
        log.highlighted = log.first_news()
        log.focus()
        self.query_one(".panel > .keys", Static).update(Content.from_markup(texts("ui-keys-round")))

    def on_event_log_asked(self, message: EventLog.Asked) -> None:
        self.app.push_screen(Why(self.context, message.events, message.index))

    def action_why(self) -> None:
        """Why the highlighted line."""
        self.query_one(EventLog).ask()
