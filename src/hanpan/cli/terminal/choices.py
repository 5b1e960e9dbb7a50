"""What the person is asked: the rows of the present question, as the game's face makes them.

A row that cannot be taken says why, with the engine's own refusal; nothing is worked out here.
"""

from typing import Any

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.face import Further, Row, Taken, Typed
from hanpan.cli.terminal.panels import explained
from hanpan.cli.terminal.typing import TypedAnswer
from hanpan.core.contract.refusal import Refusal
from hanpan.core.language.narrate import prompt_text


class Choices(Vertical):
    """The rows of the present question; a choice half made is simply not made."""

    class Made(Message):
        """The person's answer to the question after that many steps."""

        def __init__(self, action: Any, step: int) -> None:
            super().__init__()
            self.action = action
            self.step = step

    class Drafted(Message):
        """The choice that is being made has gone on, or back."""

    def __init__(self, context: Context, *, id: str) -> None:
        super().__init__(id=id)
        self._game_context = context
        self._step = -1
        self._drafts: list[Any] = []  # how the choice came about, the present draft last
        self._rows: list[Row] = []
        self._told: Content | None = None  # by a board

    def compose(self) -> ComposeResult:
        yield OptionList()
        yield Static(classes="detail")

    @property
    def list(self) -> OptionList:
        """Where the keyboard goes."""
        return self.query_one(OptionList)

    def show(self) -> None:
        """The question of this moment; what was ticked stays ticked until the step is over."""
        session = self._game_context.session
        fresh = self._step != len(session.match.steps)
        if fresh:
            self._step, self._drafts = len(session.match.steps), [self._game_context.face.draft]
        self._game_context.draft = self._drafts[-1]
        place, before = self.list.highlighted, len(self._rows)
        self._rows = (
            [] if session.prompt is None else self._game_context.face.rows(self._game_context, self._drafts[-1])
        )
        self.border_title = self._title()
        self.list.clear_options()
        self.list.add_options([Option(row.content) for row in self._rows])
        if self._rows:
            stays = not fresh and len(self._rows) == before
            self.list.highlighted = place if stays and place is not None else self._first()
        self._show_detail()

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        message.stop()
        self.take(message.option_index)

    def on_option_list_option_highlighted(self, message: OptionList.OptionHighlighted) -> None:
        message.stop()
        self._show_detail()

    def take(self, index: int) -> None:
        """Take a row: answer with it, or tick it."""
        if not 0 <= index < len(self._rows):
            return
        self.list.highlighted = index
        taken = self._rows[index].taken
        if isinstance(taken, Refusal):
            self._show_detail(strongly=True)
        else:
            self.follow(taken)

    def follow(self, taken: Taken) -> None:
        """Where something that was taken leads, be it a row or a part of a board."""
        if isinstance(taken, Refusal):
            self._detail(explained(self._game_context, taken), strongly=True)
        elif isinstance(taken, Further):
            self._drafts.append(taken.draft)
            self.show()
            self.post_message(self.Drafted())
        elif isinstance(taken, Typed):
            self.app.push_screen(TypedAnswer(self._game_context), self._typed)
        else:
            self.post_message(self.Made(taken.action, self._step))

    def _typed(self, action: Any) -> None:
        if action is not None:
            self.post_message(self.Made(action, self._step))

    def take_number(self, number: int) -> None:
        """The row of that number: its key where rows have keys, else its place."""
        if any(row.key for row in self._rows):
            self.press(str(number % 10))
        else:
            self.take(number - 1)

    def press(self, key: str) -> None:
        """Take the row that has this key; nothing where none has."""
        for place, row in enumerate(self._rows):
            if row.key == key:
                self.take(place)

    def tell(self, words: Content | None) -> None:
        """What a board says, in place of the highlighted row's words; None: the row's again."""
        self._told = words
        self._show_detail()

    def back(self) -> None:
        """Take the last tick back."""
        if len(self._drafts) > 1:
            self._drafts.pop()
            self.show()
            self.post_message(self.Drafted())

    def confirm(self) -> None:
        """Answer with what is ticked, or pass."""
        last = len(self._rows) - 1
        if last >= 0 and self._rows[last].confirms:
            self.take(last)

    def _title(self) -> str:
        prompt = self._game_context.session.prompt
        return prompt_text(self._game_context.texts, prompt) if prompt else self._game_context.texts("ui-stage-over")

    def _first(self) -> int:
        """The first row that can be taken."""
        return next((n for n, row in enumerate(self._rows) if not isinstance(row.taken, Refusal)), 0)

    def _show_detail(self, *, strongly: bool = False) -> None:
        index = self.list.highlighted
        row = self._rows[index] if index is not None and index < len(self._rows) else None
        if self._told is not None and not strongly:
            self.query_one(".detail", Static).update(self._told)
        elif row is not None:
            self._detail(row.detail, strongly=strongly)
        else:
            self._detail(self._game_context.texts("ui-over") if self._game_context.session.prompt is None else "")

    def _detail(self, words: str, *, strongly: bool = False) -> None:
        shown = Content.styled(f"  {words}", "bold $text-error" if strongly else "dim")
        self.query_one(".detail", Static).update(shown)
