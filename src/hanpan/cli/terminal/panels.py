"""Panels over the table: something to read, closed with Esc or Enter."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.keys import letter
from hanpan.cli.terminal.log import entry
from hanpan.cli.terminal.session import PERSON
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import Clause, Lang
from hanpan.core.language.narrate import refusal_text, remedy, why


class Panel(ModalScreen[str | None]):
    """A title, a text that scrolls, and the keys that work here. `retext` follows the language."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space", "close", show=False),
        Binding(letter("q"), "close", show=False),
        Binding(letter("l"), "app.language", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]
    keys_id = "ui-keys-panel"

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context

    def compose(self) -> ComposeResult:
        with Vertical(classes="panel"):
            with VerticalScroll(can_focus=False):
                yield Static(classes="body")
            yield Static(classes="keys")

    def on_mount(self) -> None:
        self.retext()

    def retext(self) -> None:
        """Everything again, in the language in use."""
        title, body = self.words()
        self.query_one(".panel", Vertical).border_title = title
        self.query_one(".body", Static).update(body)
        self.query_one(".panel > .keys", Static).update(Content.from_markup(self.context.texts(self.keys_id)))

    def words(self) -> tuple[str, Content]:
        """The title and the text."""
        raise NotImplementedError

    def action_close(self) -> None:
        """Back to where we came from."""
        self.dismiss(None)

    def action_scroll(self, lines: int) -> None:
        """Move the text."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class Reading(Panel):
    """A panel whose words a function makes."""

    def __init__(
        self, context: Context, make: Callable[[Context], tuple[str, Content]], keys_id: str = Panel.keys_id
    ) -> None:
        super().__init__(context)
        self._make = make
        self.keys_id = keys_id

    def words(self) -> tuple[str, Content]:
        return self._make(self.context)


class Why(Panel):
    """Why a line of the log: the arithmetic, and the clause in full. Left and right walk the log."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "before", show=False),
        Binding("right", "after", show=False),
        Binding(letter("w"), "close", show=False),
    ]
    keys_id = "ui-keys-why"

    def __init__(self, context: Context, events: Sequence[Happening], index: int) -> None:
        super().__init__(context)
        self._events = events
        self._index = index

    def words(self) -> tuple[str, Content]:
        texts, event = self.context.texts, self._events[self._index]
        parts = [
            entry(self.context, event, "bold"),
            Content(why(texts, event, self.context.names, PERSON)),
            *clause_words(self.context, event.clause),
        ]
        return texts("ui-why"), Content("\n\n").join(parts)

    def action_before(self) -> None:
        """The line before this one."""
        self._go(self._index - 1)

    def action_after(self) -> None:
        """The line after this one."""
        self._go(self._index + 1)

    def _go(self, index: int) -> None:
        self._index = max(0, min(len(self._events) - 1, index))
        self.retext()


def explained(context: Context, refusal: Refusal) -> str:
    """Why not, what to do about it, and the clause."""
    return f"✕ {refusal_text(context.texts, refusal)} {remedy(context.texts, refusal)} ({refusal.clause})"


def clause_words(context: Context, clause_id: str) -> list[Content]:
    """A clause as the rulebook has it."""
    clause = context.session.game.rulebook().find(clause_id)
    return [Content(clause_id)] if clause is None else clause_content(clause, context.lang, context)


def clause_content(clause: Clause, lang: Lang, context: Context) -> list[Content]:
    """Id and title, the text, and the example where there is one."""
    mark = "".join(f"  {context.texts('ui-section', number=number)}" for number in clause.numbers)
    mark += f"  ({context.texts('ui-ruling')})" if clause.ruling else ""
    out = [
        Content.assemble((f"{clause.id} ", "bold $primary"), (clause.title[lang], "bold"), (mark, "dim")),
        Content(clause.text[lang]),
    ]
    if clause.example is not None:
        out.append(Content.assemble((f"{context.texts('ui-example')} ", "bold"), clause.example[lang]))
    return out
