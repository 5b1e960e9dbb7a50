"""Any game at the terminal: made of what the rules say of themselves, for games that bring no face of their own."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.face import Answer, Board, Face, Further, Row, Taken, Typed
from hanpan.cli.terminal.panels import explained
from hanpan.cli.terminal.session import PERSON
from hanpan.core.language.narrate import refusal_text
from hanpan.core.language.question import Option, Said, options
from hanpan.core.language.text import name_id
from hanpan.core.language.view_text import Fact, sheet

_DIGITS = 9


class PlainBoard(Board):
    """Everything that the view says, seat by seat and then of the table. What has no room here is in the panel `i`."""

    DEFAULT_CSS = """
    PlainBoard { height: auto; max-height: 9; }
    PlainBoard VerticalScroll { height: auto; max-height: 7; scrollbar-size-vertical: 1; }
    .-tall PlainBoard { max-height: 16; }
    .-tall PlainBoard VerticalScroll { max-height: 14; }
    PlainBoard Static { padding: 0 1; height: auto; }
    """

    def __init__(self) -> None:
        super().__init__(id="mine", classes="board")

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            yield Static()

    def show(self, context: Context, *, motion: bool) -> None:
        self.border_title = context.texts("ui-plain-table")
        self.query_one(Static).update(Content("\n").join(_lines(context)))


def _lines(context: Context) -> list[Content]:
    """A paragraph for each seat, and one for the table."""
    told = sheet(context.texts, context.session.view, context.names)
    titled = [(context.names.get(seat, seat), facts) for seat, facts in told.seats.items()]
    lines = [Content.assemble((f"{name}  ", "bold $primary"), _joined(facts)) for name, facts in titled if facts]
    return [*lines, _joined(told.table), *_grids(told.table)]


def _joined(facts: Sequence[Fact]) -> Content:
    return Content(" · ").join(_short(fact) for fact in facts if not fact.wide)


def _short(fact: Fact) -> Content:
    """A fact in a line; what has parts lists them."""
    if not fact.parts:
        return Content.assemble((f"{fact.label} ", "dim"), (fact.value, "bold"))
    inner = Content(", ").join(_thing(part) if part.label.isdigit() else _short(part) for part in fact.parts)
    return Content.assemble((f"{fact.label}: ", "dim"), inner)


def _thing(place: Fact) -> Content:
    return Content.assemble((f"{place.label} ", "dim"), "(", Content(", ").join(map(_short, place.parts)), ")")


def _grids(facts: Sequence[Fact]) -> list[Content]:
    """Squares of a board, row by row, with their columns and rows."""
    out: list[Content] = []
    for fact in facts:
        if not fact.wide:
            continue
        cell = max(map(len, (*fact.squares, str(fact.wide))))
        rows = [fact.squares[at : at + fact.wide] for at in range(0, len(fact.squares), fact.wide)]
        head = "   " + " ".join(str(column).ljust(cell) for column in range(1, fact.wide + 1))
        out += [Content.styled(fact.label, "dim"), Content.styled(head, "dim")]
        for number, row in enumerate(rows, 1):
            out.append(Content.assemble((f"{number:>2} ", "dim"), " ".join(square.ljust(cell) for square in row)))
    return out


def _rows(context: Context, said: Said) -> list[Row]:
    """The options after those taken, then what may not be chosen with the reason, then the way to type an answer."""
    session = context.session
    found = options(session.game, session.match.state, PERSON, context.texts, said)
    rows = [_row(context, number, option) for number, option in enumerate(found.options, 1)]
    rows += [_refused(context, option) for option in found.refused]
    typed = Content.assemble((" t  ", "dim"), (context.texts("ui-plain-type"), "dim"))
    return [*rows, Row(typed, Typed(), context.texts("ui-plain-type-detail"), key="t")]


def _row(context: Context, number: int, option: Option) -> Row:
    texts = context.texts
    digit = str(number) if number <= _DIGITS else ""
    words: list[str | tuple[str, str] | Content] = [f" {digit or ' '}  ", (option.words, "bold")]
    if option.cost is not None:
        words.append((f"  {texts('ui-plain-cost', cost=option.cost)}", "$warning"))
    if option.answers is not None:
        words.append((f"  {texts('ui-plain-answers', count=option.answers)}", "dim"))
    if option.action is None:
        words.append((" ›", "dim"))
    taken: Taken = Further(option.said) if option.action is None else Answer(option.action)
    detail = explained(context, option.warning) if option.warning is not None else option.text
    return Row(Content.assemble(*words), taken, detail, key=digit)


def _refused(context: Context, option: Option) -> Row:
    assert option.refusal is not None
    told = Content.styled(f"    {option.words}  ✕ {refusal_text(context.texts, option.refusal)}", "dim")
    return Row(told, option.refusal, explained(context, option.refusal))


def _head(context: Context) -> str:
    match = context.session.match
    return f"{_mode(context, match.mode)} · {context.texts('ui-plain-round', round=match.game.round(match.state))}"


def _mode(context: Context, mode: str) -> str:
    message_id = name_id("mode", mode)
    return context.texts(message_id) if context.texts.has(message_id) else mode


def _standing(context: Context) -> str:
    match = context.session.match
    return context.texts("ui-plain-round", round=match.game.round(match.state))


def _result(context: Context) -> Content:
    outcome = context.session.match.outcome
    assert outcome is not None
    clause = context.session.game.rulebook().find(outcome.clause)
    return Content(clause.title[context.lang] if clause is not None else "")


FACE = Face(
    package="",
    boards=lambda: [PlainBoard()],
    head=_head,
    draft=(),
    rows=_rows,
    halt=lambda context, events: None,
    standing=_standing,
    facts=_lines,
    result=_result,
    statistics=lambda context: [Content("\n").join(_lines(context))],
    mode=_mode,
)
