"""An answer as text: typed or pasted, read by the game, refused with its reasons."""

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.panels import explained
from hanpan.cli.terminal.session import PERSON
from hanpan.core.language.question import read_answer


class TypedAnswer(ModalScreen[Any]):
    """Gives the answer that the text names once the rules take it; None: nothing was typed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("f2", "app.language", show=False),
    ]

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context

    def compose(self) -> ComposeResult:
        with Vertical(classes="panel small"):
            yield Input()
            yield Static(classes="body")
            yield Static(classes="keys")

    def on_mount(self) -> None:
        self.retext()

    def retext(self) -> None:
        """Everything again, in the language in use."""
        texts = self.context.texts
        self.query_one(".panel", Vertical).border_title = texts("ui-plain-type")
        self.query_one(".panel > .keys", Static).update(Content.from_markup(texts("ui-keys-type")))
        self._look(self.query_one(Input).value)

    def on_input_changed(self, message: Input.Changed) -> None:
        self._look(message.value)

    def on_input_submitted(self, message: Input.Submitted) -> None:
        action = self._look(message.value)
        if action is not None:
            self.dismiss(action)

    def _look(self, text: str) -> Any | None:
        """What the text comes to so far, in words; the answer if it may be given."""
        session, body = self.context.session, self.query_one(".body", Static)
        if not text.strip():
            body.update(Content.styled(self.context.texts("ui-plain-type-detail"), "dim"))
            return None
        action, words, refusal, fault = read_answer(
            session.game, session.match.state, PERSON, self.context.texts, text.strip()
        )
        if fault:
            body.update(Content.styled(f"✕ {fault}", "$text-error"))
        elif refusal is not None:
            body.update(Content.styled(f"{words}\n{explained(self.context, refusal)}", "$text-error"))
        else:
            body.update(Content.styled(f"✓ {words}", "bold $text-success"))
            return action
        return None
