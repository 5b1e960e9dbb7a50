"""A match as somebody at the table sees it, in words."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, NamedTuple

from hanpan.core.contract.event import sent
from hanpan.core.contract.game import AnyGame, Prompt
from hanpan.core.contract.rulebook import Lang
from hanpan.core.contract.seat import Seat
from hanpan.core.language.narrate import action_text, line, prompt_text
from hanpan.core.language.text import Texts
from hanpan.core.language.view_text import Fact, Sheet, sheet
from hanpan.core.match.match import Match

_MOST = 12  # answers that are listed
_SQUARE = "min-width:1.6em;padding:2px;text-align:center;border:1px solid;font-family:monospace"


class Board(NamedTuple):
    """What a seat may know of a match. It shows itself as text and, in a notebook, as HTML.

    `data` is the view itself, a struct of the game's own; `asked` is the question that the seat has to answer now.
    """

    game: AnyGame
    seat: Seat | None
    data: Any
    asked: Prompt | None
    answers: tuple[Any, ...]  # to the question; none where it has too many to list
    said: tuple[str, ...]  # what has happened in the last step
    lang: Lang

    def __str__(self) -> str:
        return "\n".join([f"{self._title()}", *self._texts_of(), *self._question(), *self.said])

    def _repr_html_(self) -> str:
        """For notebooks."""
        told = self._sheet()
        texts = self.game.texts(self.lang)
        seats = "".join(
            f"<section><h4>{escape(_name(texts, seat))}</h4>{_html(facts)}</section>"
            for seat, facts in told.seats.items()
            if facts
        )
        asked = "".join(f"<li>{escape(one)}</li>" for one in self._question())
        said = "".join(f"<li>{escape(one)}</li>" for one in self.said)
        return (
            f'<div class="hanpan-board" lang="{self.lang}"><h3>{escape(self._title())}</h3>'
            f"{seats}{_html(told.table)}"
            f"{f'<ul>{asked}</ul>' if asked else ''}{f'<ol>{said}</ol>' if said else ''}</div>"
        )

    def _title(self) -> str:
        texts, title = self.game.texts(self.lang), self.game.rulebook().title[self.lang]
        return title if self.seat is None else f"{title} · {_name(texts, self.seat)}"

    def _sheet(self) -> Sheet:
        return sheet(self.game.texts(self.lang), self.data, {})

    def _texts_of(self) -> Iterator[str]:
        told, texts = self._sheet(), self.game.texts(self.lang)
        for seat, facts in told.seats.items():
            if facts:
                yield f"{_name(texts, seat)}: {_joined(facts)}"
        plain = [fact for fact in told.table if not fact.wide]
        if plain:
            yield _joined(plain)
        for fact in told.table:
            if fact.wide:
                yield from _grid(fact)

    def _question(self) -> list[str]:
        if self.asked is None:
            return []
        texts = self.game.texts(self.lang)
        listed = [f"{self.game.write(one)}: {action_text(texts, self.game, one)}" for one in self.answers[:_MOST]]
        rest = len(self.answers) - _MOST
        return [f"? {prompt_text(texts, self.asked)}", *listed, *([f"… +{rest}"] if rest > 0 else [])]


def view(match: Match, seat: Seat | None = None, *, lang: Lang = "en") -> Board:
    """What the seat may know of the match now, and what it is asked; without a seat, what a spectator sees."""
    game, texts = match.game, match.game.texts(lang)
    asked = None if seat is None else match.pending.get(seat)
    answers = tuple(game.legal(match.state, seat)) if seat is not None and asked is not None else ()
    events = match.events_for(seat, max(len(match.steps) - 1, 0))
    said = tuple(dict.fromkeys(line(texts, sent(event, seat), {}, seat) for event in events))
    return Board(game, seat, match.view(seat), asked, answers, said, lang)


def _name(texts: Texts, seat: Seat) -> str:
    return texts(f"seat-{seat}")


def _joined(facts: Sequence[Fact]) -> str:
    return " · ".join(_short(fact) for fact in facts if not fact.wide)


def _short(fact: Fact) -> str:
    if not fact.parts:
        return f"{fact.label} {fact.value}".rstrip()
    return f"{fact.label}: " + ", ".join(
        f"{part.label} ({_joined(part.parts)})" if part.label.isdigit() else _short(part) for part in fact.parts
    )


def _grid(fact: Fact) -> Iterator[str]:
    """The squares of a board, row by row."""
    cell = max(map(len, fact.squares), default=1)
    yield fact.label
    for at in range(0, len(fact.squares), fact.wide):
        yield " ".join(square.ljust(cell) for square in fact.squares[at : at + fact.wide]).rstrip()


def _html(facts: Sequence[Fact]) -> str:
    """Short facts in a paragraph, boards as tables, things with parts as a list."""
    short = [f"{escape(fact.label)} <b>{escape(fact.value)}</b>" for fact in facts if not fact.parts and not fact.wide]
    boards = [f"<p>{escape(fact.label)}</p>{_table(fact)}" for fact in facts if fact.wide]
    things = [f"<p>{escape(fact.label)}</p>{_things(fact.parts)}" for fact in facts if fact.parts]
    return "".join([f"<p>{' · '.join(short)}</p>" if short else "", *boards, *things])


def _things(parts: Sequence[Fact]) -> str:
    items = (
        f"{escape(part.label)}: {escape(_joined(part.parts))}" if part.parts else escape(_short(part)) for part in parts
    )
    return f"<ul>{''.join(f'<li>{one}</li>' for one in items)}</ul>"


def _table(fact: Fact) -> str:
    rows = [fact.squares[at : at + fact.wide] for at in range(0, len(fact.squares), fact.wide)]
    cells = ("".join(f'<td style="{_SQUARE}">{escape(square)}</td>' for square in row) for row in rows)
    return f'<table style="border-collapse:collapse">{"".join(f"<tr>{row}</tr>" for row in cells)}</table>'
