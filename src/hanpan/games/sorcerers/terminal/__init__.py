"""Sorcerers at the terminal."""

from textual.content import Content

from hanpan.cli.terminal.columns import records
from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.face import Face
from hanpan.core.contract.seat import SEATS
from hanpan.core.language.text import name_id
from hanpan.games.sorcerers.content.catalogue import CARDS
from hanpan.games.sorcerers.content.words import card_text
from hanpan.games.sorcerers.rules.prompts import result_of
from hanpan.games.sorcerers.table.records import game_record
from hanpan.games.sorcerers.table.view import SeatView
from hanpan.games.sorcerers.terminal.board import SideBoard
from hanpan.games.sorcerers.terminal.draft import Draft
from hanpan.games.sorcerers.terminal.rows import action_words, rows_of, unasked
from hanpan.games.sorcerers.terminal.spots import card_name, listed, view_of
from hanpan.games.sorcerers.terminal.stack import pause, stack_content, top_down


def _head(context: Context) -> str:
    texts, view = context.texts, view_of(context)
    parts = [texts(f"mode-{view.bout.mode}")]
    if view.bout.mode == "match":
        parts.append(texts("ui-game", game=view.bout.game))
    if view.turn and view.stage != "over":
        parts += [texts("ui-turn", turn=view.turn), texts(name_id("phase", view.step))]
    if view.event is not None:
        parts.append(texts("ui-event", card=card_name(context, view.event.card), turns=view.event.turns))
    if view.stack or view.opens:
        parts.append(texts("ui-stack-line", stack=top_down(context)))
    return " · ".join(parts)


def _standing(context: Context) -> str:
    texts, names, view = context.texts, context.names, view_of(context)
    if view.bout.mode == "match":
        one, two = view.bout.wins
        return texts("ui-standing-match", game=view.bout.game, wins=f"{names['p1']} {one} : {two} {names['p2']}")
    return texts("ui-standing", turn=view.turn, health=f"{names['p1']} {view.p1.hp} : {view.p2.hp} {names['p2']}")


def _facts(context: Context) -> list[Content]:
    texts, view = context.texts, view_of(context)
    lines = [texts("ui-own-deck", deck=texts(f"deck-{view.deck_name}"))] if view.deck_name else []
    if view.event is not None:
        card = CARDS[view.event.card]
        front = texts("ui-event", card=card_name(context, card.id), turns=view.event.turns)
        lines.append(f"{front}: {card_text(texts, card)}")
    for seat in SEATS:
        side: SeatView = getattr(view, seat)
        piles = [("graveyard", side.graveyard), ("shown", side.shown), ("top", side.top)]
        piles += [("seen", side.seen)] if seat != view.seat else []
        for kind, pile in piles:
            if pile:
                lines.append(texts(f"ui-list-{kind}", name=context.names[seat], cards=listed(context, pile)))
    if view.sideboard:
        lines.append(texts("ui-own-side", cards=listed(context, view.sideboard)))
    return [Content(line) for line in lines]


def _result(context: Context) -> Content:
    outcome = context.session.match.outcome
    assert outcome is not None
    result = result_of(outcome)
    return Content(context.texts(f"ui-by-{result.by.replace('_', '-')}", p1=result.p1, p2=result.p2))


def _statistics(context: Context) -> list[Content]:
    return [records(context, game_record(context.session.events(), context.session.params).seats)]


FACE = Face(
    package=__name__,
    boards=lambda: [SideBoard(seat) for seat in SEATS],
    head=_head,
    draft=Draft(),
    rows=rows_of,
    words=action_words,
    halt=pause,
    standing=_standing,
    facts=_facts,
    result=_result,
    statistics=_statistics,
    mode=lambda context, mode: context.texts(f"mode-{mode}"),
    stage=stack_content,
    stage_title="ui-stack",
    asking=("ui-asking-able", "ui-asking-always", "ui-asking-never"),
    unasked=unasked,
)
