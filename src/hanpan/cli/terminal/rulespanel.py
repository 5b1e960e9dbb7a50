"""The rulebook: type to search, walk the clauses, read the one under the highlight."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.panels import clause_content
from hanpan.core.contract.rulebook import Clause


class Rules(ModalScreen[None]):
    """Every clause of the game, in the language in use."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("f2", "app.language", show=False),
        Binding("up", "walk(-1)", show=False, priority=True),
        Binding("down", "walk(1)", show=False, priority=True),
        Binding("pageup", "walk(-8)", show=False, priority=True),
        Binding("pagedown", "walk(8)", show=False, priority=True),
    ]

    def __init__(self, context: Context, words: str = "") -> None:
        super().__init__()
        self.context = context
        self._words = words
        self._found: tuple[Clause, ...] = ()

    def compose(self) -> ComposeResult:
        with Vertical(classes="panel"):
            yield Input(value=self._words, select_on_focus=False)
            yield OptionList()
            with VerticalScroll(can_focus=False):
                yield Static(classes="body")
            yield Static(classes="keys")

    def on_mount(self) -> None:
        self.query_one(OptionList).can_focus = False  # the arrows walk it while one types
        self.retext()

    def retext(self) -> None:
        """Everything again, in the language in use."""
        texts = self.context.texts
        self.query_one(".panel", Vertical).border_title = texts("ui-rules")
        self.query_one(Input).placeholder = texts(
            "ui-rules-search", clause=self.context.session.game.rulebook().clauses[0].id
        )
        self.query_one(".panel > .keys", Static).update(Content.from_markup(texts("ui-keys-rules")))
        self._search(self.query_one(Input).value)

    def on_input_changed(self, message: Input.Changed) -> None:
        self._search(message.value)

    def on_option_list_option_highlighted(self, message: OptionList.OptionHighlighted) -> None:
        self._read(message.option_index)

    def action_walk(self, by: int) -> None:
        """Another clause of those found."""
        options = self.query_one(OptionList)
        if self._found:
            options.highlighted = max(0, min(len(self._found) - 1, (options.highlighted or 0) + by))

    def _search(self, words: str) -> None:
        self._found = self.context.session.game.rulebook().search(words)
        options = self.query_one(OptionList)
        options.clear_options()
        lang = self.context.lang
        width = max((len(clause.id) for clause in self._found), default=0)
        options.add_options([Option(Content(f"{clause.id:<{width}} {clause.title[lang]}")) for clause in self._found])
        if self._found:
            options.highlighted = 0
            self._read(0)
        else:
            self.query_one(".body", Static).update(self.context.texts("ui-rules-nothing"))

    def _read(self, index: int) -> None:
        words = clause_content(self._found[index], self.context.lang, self.context)
        self.query_one(".body", Static).update(Content("\n\n").join(words))
        self.query_one(VerticalScroll).scroll_home(animate=False)
