"""The log: one line an event, the newest at the bottom; any line can be asked why."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from hanpan.cli.terminal.cells import padded
from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.session import PERSON
from hanpan.core.contract.happening import Happening, Seeded
from hanpan.core.language.narrate import Tone, sentence, tone

STYLES: dict[Tone, str] = {"gain": "$text-success", "loss": "$text-error", "block": "dim", "info": ""}


class EventLog(OptionList):
    """Lines to walk with the arrow keys; Enter, w or a click asks why."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("w", "select", show=False)]

    class Asked(Message):
        """Somebody wants to know why."""

        def __init__(self, events: Sequence[Happening], index: int) -> None:
            super().__init__()
            self.events = events
            self.index = index

    def __init__(self, context: Context, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._game_context = context
        self._events: list[Happening] = []

    def show(self, events: Iterable[Happening], *, afresh: bool = False) -> None:
        """These events; those that have a line already keep it, unless the language has changed."""
        events = told(events)
        reading = self.has_focus and self.highlighted not in (None, self.option_count - 1)
        place = self.highlighted
        if afresh or events[: len(self._events)] != self._events:
            self._events = []
            self.clear_options()
        self.add_options(Option(entry(self._game_context, event)) for event in events[len(self._events) :])
        self._events = events
        for place, event in enumerate(events):  # a seed opens when its round is over
            if _seed(self._game_context, event):
                self.replace_option_prompt_at_index(place, entry(self._game_context, event))
        if events:
            self.highlighted = place if reading else len(events) - 1

    def ask(self) -> None:
        """Why the highlighted line, or else the last one."""
        if self._events:
            index = self.highlighted if self.highlighted is not None else len(self._events) - 1
            self.post_message(self.Asked(self._events, index))

    def first_news(self) -> int:
        """The first line that is not a heading."""
        return next((place for place, event in enumerate(self._events) if not event.heading), 0)

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        message.stop()
        self.post_message(self.Asked(self._events, message.option_index))


def told(events: Iterable[Happening]) -> list[Happening]:
    """The events worth a line: a phase in which nothing happened has none."""
    out: list[Happening] = []
    for event in events:
        if event.heading and out and out[-1].heading:
            out.pop()
        out.append(event)
    if out and out[-1].heading:
        out.pop()
    return out


def _seed(context: Context, event: Happening) -> str | None:
    """The seed that a line names by its number, once it is open."""
    if not isinstance(event, Seeded):
        return None
    seeds = {one.round: one.seed for one in context.session.match.round_seeds()}
    return seeds.get(event.seed)


def entry(context: Context, event: Happening, style: str = "") -> Content:
    """An event as a line of the log, with the sign of its tone in front."""
    texts = context.texts
    words = sentence(texts, event, context.names, PERSON)
    if event.heading:
        return Content.styled(f"── {words}", "dim")
    kind, seed = tone(texts, event), _seed(context, event)
    if seed:
        words = f"{words} · {texts('ui-seed-line', seed=seed)}"
    return Content.styled(f"{padded(texts(f'sign-{kind}'), 1)} {words}", f"{STYLES[kind]} {style}".strip())
