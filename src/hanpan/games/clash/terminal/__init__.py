"""Clash at the terminal."""

from collections import Counter
from collections.abc import Iterable

from textual.content import Content

from hanpan.cli.terminal.columns import records
from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.face import Face
from hanpan.core.contract.seat import SEATS
from hanpan.games.clash.rules.prompts import Result
from hanpan.games.clash.rules.state import LADDER
from hanpan.games.clash.table.records import game_record
from hanpan.games.clash.table.view import SeatView, View
from hanpan.games.clash.terminal.board import SideBoard
from hanpan.games.clash.terminal.order import order_content, pause
from hanpan.games.clash.terminal.rows import Draft, action_words, rows_of


def _head(context: Context) -> str:
    texts = context.texts
    view: View = context.session.view
    parts = [texts(f"mode-{view.mode}"), texts(f"arena-{view.arena}")]
    if view.round:
        parts.append(texts("ui-round", round=view.round))
    if view.round and view.initiative is None and view.stage != "over":
        parts.append(texts("ui-no-initiative"))
    return " · ".join([*parts, texts(f"ui-stage-{view.stage}")])


def _standing(context: Context) -> str:
    names, view = context.names, context.session.view
    health = f"{names['p1']} {view.p1.hero.hp} : {view.p2.hero.hp} {names['p2']}"
    return health if view.stage == "over" else context.texts("ui-standing", round=view.round, health=health)


def _facts(context: Context) -> list[Content]:
    texts = context.texts
    view: View = context.session.view
    lines = [f"{texts(f'arena-{view.arena}')}: {texts(f'arena-text-{view.arena}')}"]
    if view.deck_name or view.brought:
        lines.append(texts("ui-own-deck", deck=texts(f"deck-{view.deck_name or 'own'}")))
    for seat in SEATS:
        side: SeatView = getattr(view, seat)
        name = context.names[seat]
        for kind, pile in (("discard", side.discard), ("exhausted", side.exhausted), ("shown", side.shown)):
            if pile:
                lines.append(texts(f"ui-list-{kind}", name=name, cards=_listed(context, pile)))
        if seat != view.seat and side.seen:
            lines.append(texts("ui-list-seen", name=name, cards=_listed(context, side.seen)))
    return [Content(line) for line in lines]


def _listed(context: Context, cards: Iterable[str]) -> str:
    return ", ".join(context.texts(f"card-{card}") + (f" ×{n}" if n > 1 else "") for card, n in Counter(cards).items())


def _result(context: Context) -> Content:
    outcome = context.session.match.outcome
    assert outcome is not None
    result, view = Result.of(outcome), context.session.view
    health = {"p1": result.p1, "p2": result.p2, "p1_max": view.p1.hero.max_hp, "p2_max": view.p2.hero.max_hp}
    return Content(context.texts(f"ui-by-{result.by}", round=result.round, **health))


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
    rival=LADDER.get,
    stage=order_content,
    stage_title="ui-order",
)
