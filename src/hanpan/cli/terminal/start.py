"""Before a game: go on with the one that was left, or choose mode and opponent for a new one."""

from collections.abc import Sequence
from typing import ClassVar, Literal, TypeAlias

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from hanpan.bots.catalogue import opponents
from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.keys import letter
from hanpan.core.language.text import Texts

Offer: TypeAlias = Literal["resume", "new", "delete"]
OFFERS: tuple[Offer, ...] = ("resume", "new", "delete")


class _Menu(ModalScreen[str | None]):
    """A short list to choose from."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"take({number - 1})", show=False) for number in range(1, 10)),
        Binding("escape", "dismiss", show=False),
        Binding(letter("q"), "dismiss", show=False),
        Binding(letter("l"), "app.language", show=False),
    ]
    names: Sequence[str] = ()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context

    def compose(self) -> ComposeResult:
        with Vertical(classes="panel small"):
            yield Static(classes="body")
            yield OptionList()
            yield Static(classes="keys")

    def on_mount(self) -> None:
        self.retext()
        self.query_one(OptionList).focus()

    def retext(self) -> None:
        """Everything again, in the language in use."""
        texts = self.context.texts
        title, body = self.words(texts)
        self.query_one(".panel", Vertical).border_title = title
        self.query_one(".body", Static).update(body)
        options = self.query_one(OptionList)
        place = options.highlighted or 0
        options.clear_options()
        options.add_options(
            [Option(Content(f" {n}  {self.label(texts, name)}")) for n, name in enumerate(self.names, 1)]
        )
        options.highlighted = place
        self.query_one(".panel > .keys", Static).update(Content.from_markup(texts("ui-keys-menu")))

    def words(self, texts: Texts) -> tuple[str, str]:
        """The title and what is asked."""
        raise NotImplementedError

    def label(self, texts: Texts, name: str) -> str:
        """A line of the list."""
        raise NotImplementedError

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        self.dismiss(self.names[message.option_index])

    def action_take(self, index: int) -> None:
        """Choose by number."""
        if index < len(self.names):
            self.dismiss(self.names[index])


class ResumeOffer(_Menu):
    """There is a game that was not finished."""

    names = OFFERS

    def words(self, texts: Texts) -> tuple[str, str]:
        context, session = self.context, self.context.session
        mode = context.face.mode(context, session.match.mode)
        return texts("ui-offer-title"), f"{mode} · {context.face.standing(context)}\n{session.path}"

    def label(self, texts: Texts, name: str) -> str:
        return texts(f"ui-offer-{name}")


class ModeMenu(_Menu):
    """Which mode the new game shall have."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.names = context.session.game.info.playable

    def words(self, texts: Texts) -> tuple[str, str]:
        return texts("ui-new"), texts("ui-new-mode")

    def label(self, texts: Texts, name: str) -> str:
        return self.context.face.mode(self.context, name)


class LevelMenu(_Menu):
    """Against whom."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.names = opponents(context.session.game.info.id)

    def words(self, texts: Texts) -> tuple[str, str]:
        return texts("ui-new"), texts("ui-new-level")

    def label(self, texts: Texts, name: str) -> str:
        return texts(f"ui-level-{name}") if texts.has(f"ui-level-{name}") else name
