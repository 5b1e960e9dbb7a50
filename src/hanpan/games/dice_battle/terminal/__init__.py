"""Dice Battle at the terminal."""

from collections.abc import Sequence

import msgspec
from textual.content import Content

from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.face import Face, Halt
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS
from hanpan.games.dice_battle.rules.actions import CARDS
from hanpan.games.dice_battle.rules.events import Phase, RoundEnd
from hanpan.games.dice_battle.rules.prompts import Result
from hanpan.games.dice_battle.rules.state import EVENTS
from hanpan.games.dice_battle.table.records import RoundRecord, round_records
from hanpan.games.dice_battle.terminal.board import SeatBoard
from hanpan.games.dice_battle.terminal.rows import Draft, rows_of
from hanpan.games.dice_battle.terminal.statistics import statistics


def _head(context: Context) -> str:
    texts, view = context.texts, context.session.view
    mode = texts(f"mode-{view.mode}")
    words = texts("ui-head", mode=mode, round=view.round, rounds=view.rounds, deck=view.deck)
    return f"{words} · {texts(f'ui-stage-{view.stage}')}"


def _halt(context: Context, happened: Sequence[Happening]) -> Halt | None:
    """The end of a round: who won it, and every step from the dice to the totals."""
    if not any(isinstance(event, RoundEnd) for event in happened):
        return None
    record = round_records(context.session.events())[-1]
    return Halt(context.texts("ui-round-end", round=record.number), _verdict(context, record), _of_the_round(happened))


def _verdict(context: Context, record: RoundRecord) -> Content:
    texts, names = context.texts, context.names
    mine, theirs = record.scores["p1"], record.scores["p2"]
    scores = f"{names['p1']} {mine} : {theirs} {names['p2']}"
    said = {"p1": "ui-round-won", "p2": "ui-round-lost", None: "ui-round-even"}[record.winner]
    style = {"p1": "bold $text-success", "p2": "bold $text-error", None: "bold"}[record.winner]
    sign = {"p1": "↑ ", "p2": "↓ ", None: "· "}[record.winner]
    return Content.assemble((f"{sign}{texts(said)}", style), f"   {scores}")


def _of_the_round(events: Sequence[Happening]) -> list[Happening]:
    """Without the start of the next round, which the log has."""
    for place, event in enumerate(events):
        if isinstance(event, Phase) and event.phase == "PreRound":
            return list(events[:place])
    return list(events)


def _standing(context: Context) -> str:
    view, names = context.session.view, context.names
    totals = f"{names['p1']} {view.p1.total} : {view.p2.total} {names['p2']}"
    if view.stage == "over":
        return totals
    return context.texts("ui-standing", round=view.round, rounds=view.rounds, totals=totals)


def _facts(context: Context) -> list[Content]:
    texts, view = context.texts, context.session.view
    cards = [(texts(f"card-{card}"), view.discard[card]) for card in CARDS]
    parts = [texts("ui-deck", draw=view.deck, discard=sum(view.discard.values())), _counts(cards) or texts("ui-none")]
    for seat in SEATS:
        pile = view.event_discards[seat]
        met = [(texts(f"eventcard-{kind.replace('_', '-')}"), pile[kind]) for kind in EVENTS]
        parts += [texts("ui-events-met", name=context.names[seat]), _counts(met) or texts("ui-none")]
        faces = ", ".join(map(str, getattr(view, seat).faces))
        parts += [texts("ui-faces", name=context.names[seat]), f"  {faces}" if faces else texts("ui-none")]
    if view.knows:
        parts.append(texts("ui-known", cards=", ".join(texts(f"card-{card}") for card in view.knows)))
    return [Content(part) for part in parts]


def _counts(named: list[tuple[str, int]]) -> str:
    return "  " + " · ".join(f"{name} {count}" for name, count in named if count) if any(n for _, n in named) else ""


def _result(context: Context) -> Content:
    outcome = context.session.match.outcome
    assert outcome is not None
    result = Result.of(outcome)
    return Content(context.texts(f"ui-by-{result.by.replace('_', '-')}", p1=result.p1, p2=result.p2))


def _mode(context: Context, mode: str) -> str:
    numbers = {f"modes_{name}": rounds for name, rounds in msgspec.structs.asdict(context.session.params.modes).items()}
    about = context.texts.format(f"mode-{mode}", numbers, "about")
    return context.texts("ui-mode-row", mode=context.texts(f"mode-{mode}"), about=about)


FACE = Face(
    package=__name__,
    boards=lambda: [SeatBoard(seat) for seat in SEATS],
    head=_head,
    draft=Draft(),
    rows=rows_of,
    halt=_halt,
    standing=_standing,
    facts=_facts,
    result=_result,
    statistics=statistics,
    mode=_mode,
    motion=True,
)
