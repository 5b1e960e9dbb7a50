"""The end of a round: who won it, and every step from the dice to the totals."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from hanpan.cli.terminal.desk import Desk
from hanpan.cli.terminal.keys import letter
from hanpan.cli.terminal.log import EventLog
from hanpan.cli.terminal.panels import Why
from hanpan.core.event import Event
from hanpan.games.dice_battle.records import RoundRecord, round_records


class RoundEnd(ModalScreen[None]):
    """What the last choice led to, up to the round's verdict. Any line can be asked why."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space", "dismiss", show=False, priority=True),
        Binding(letter("c"), "dismiss", show=False),
        Binding(letter("q"), "dismiss", show=False),
        Binding(letter("l"), "app.language", show=False),
        Binding(letter("w"), "why", show=False, priority=True),
    ]

    def __init__(self, desk: Desk, events: Sequence[Event]) -> None:
        super().__init__()
        self.desk = desk
        self._events = _of_the_round(events)
        self._record = round_records(desk.session.events())[-1]

    def compose(self) -> ComposeResult:
        with Vertical(classes="panel"):
            yield Static(classes="verdict")
            yield EventLog(self.desk)
            yield Static(classes="keys")

    def on_mount(self) -> None:
        self.retext()

    def retext(self) -> None:
        """Everything again, in the language in use."""
        texts = self.desk.texts
        self.query_one(".panel", Vertical).border_title = texts("ui-round-end", round=self._record.number)
        self.query_one(".verdict", Static).update(verdict(self.desk, self._record))
        log = self.query_one(EventLog)
        log.show(self._events, afresh=True)
        log.highlighted = log.first_news()
        log.focus()
        self.query_one(".panel > .keys", Static).update(Content.from_markup(texts("ui-keys-round")))

    def on_event_log_asked(self, message: EventLog.Asked) -> None:
        self.app.push_screen(Why(self.desk, message.events, message.index))

    def action_why(self) -> None:
        """Why the highlighted line."""
        self.query_one(EventLog).ask()


def verdict(desk: Desk, record: RoundRecord) -> Content:
    """The round's scores and who won it."""
    texts, names = desk.texts, desk.names
    mine, theirs = record.scores["p1"], record.scores["p2"]
    scores = f"{names['p1']} {mine} : {theirs} {names['p2']}"
    said = {"p1": "ui-round-won", "p2": "ui-round-lost", None: "ui-round-even"}[record.winner]
    style = {"p1": "bold $text-success", "p2": "bold $text-error", None: "bold"}[record.winner]
    sign = {"p1": "↑ ", "p2": "↓ ", None: "· "}[record.winner]
    return Content.assemble((f"{sign}{texts(said)}", style), f"   {scores}")


def _of_the_round(events: Sequence[Event]) -> list[Event]:
    """Without the start of the next round, which the log has."""
    for place, event in enumerate(events):
        if event.kind == "phase" and event.data["phase"] == "PreRound":
            return list(events[:place])
    return list(events)
