"""The priority list as it is worked off: each card, why it stands where it does, and what became of it."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, cast

from textual.content import Content

from hanpan.cli.terminal.cells import padded, widest
from hanpan.cli.terminal.context import Context
from hanpan.cli.terminal.face import Halt
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.core.effects.words import effect_text, target_text
from hanpan.games.clash.content.catalogue import CARDS
from hanpan.games.clash.rules.events import (
    Declined,
    Failed,
    Fired,
    Nullified,
    PriorityList,
    Resolved,
    RoundStart,
    Window,
)
from hanpan.games.clash.rules.unit_events import Damaged, Healed

_WORKED = (PriorityList, Resolved, Fired, Declined)
_SIGNS = {"waiting": " ", "next": "▶", "done": "✓", "failed": "✕", "nullified": "✕"}
_HERO = 0


class Place(NamedTuple):
    """One card of the list."""

    seat: Seat
    card: str
    reason: str
    fate: str = "waiting"
    answer: str = ""  # the reaction that was fired at it


class Order(NamedTuple):
    """The list of one round."""

    round: int
    places: list[Place]


def last_order(events: Iterable[Happening]) -> Order | None:
    """The list that was made last, as far as it has been worked off; None before the first."""
    order: Order | None = None
    round_number = at = 0
    for event in events:
        if isinstance(event, RoundStart):
            round_number = event.round
        elif isinstance(event, PriorityList):
            listed = zip(event.order, event.reasons, strict=True)
            order = Order(round_number, [Place(*_named(name), reason) for name, reason in listed])
        elif order is not None and isinstance(event, Window | Fired | Resolved | Failed):
            at = event.place - 1
            answer = event.card if isinstance(event, Fired) else order.places[at].answer
            fate = "done" if isinstance(event, Resolved) else "failed" if isinstance(event, Failed) else "next"
            order.places[at] = order.places[at]._replace(fate=fate, answer=answer)
        elif order is not None and isinstance(event, Nullified):
            order.places[at] = order.places[at]._replace(fate="nullified")
    return order


def order_content(context: Context) -> Content | None:
    """The list of this round while it is worked off, else that of the last one."""
    order = last_order(context.session.events())
    if order is None:
        return None
    title = Content.styled(context.texts("ui-order-round", round=order.round), "dim")
    return Content("\n").join([title, *_lines(context, order.places, wide=True)])


def pause(context: Context, happened: Sequence[Happening]) -> Halt | None:
    """After a reveal or a reaction: health before and after, the list, and every line of what happened."""
    if not any(isinstance(event, _WORKED) for event in happened):
        return None
    order = last_order(context.session.events())
    assert order is not None
    heading = [_health(context, happened), *_lines(context, order.places, wide=False)]
    return Halt(context.texts("ui-round", round=order.round), Content("\n").join(heading), happened)


def _lines(context: Context, places: Sequence[Place], *, wide: bool) -> list[Content]:
    texts = context.texts
    if not places:
        return [Content.styled(texts("ui-order-empty"), "dim")]
    names = [context.names[place.seat] for place in places]
    cards = [texts(f"card-{place.card}") for place in places]
    kinds = [f"{texts(f'type-{CARDS[place.card].type}')} {CARDS[place.card].cost}" for place in places]
    reasons = [texts(f"reason-{place.reason}") for place in places]
    lines: list[Content] = []
    for n, place in enumerate(places):
        card = CARDS[place.card]
        what = f"{target_text(texts, card.target)}: {effect_text(texts, card.effects)}" if wide else ""
        parts: list[str | tuple[str, str]] = [
            f"{_SIGNS[place.fate]} {n + 1} {padded(names[n], widest(names))}  ",
            (padded(cards[n], widest(cards)), "bold" if place.fate == "next" else ""),
            f"  {padded(kinds[n], widest(kinds))}  ",
            (padded(reasons[n], widest(reasons)), "dim"),
            f"  {_fate(context, place)}",
            (what, "dim"),
        ]
        lines.append(Content.assemble(*parts))
    return lines


def _fate(context: Context, place: Place) -> str:
    texts = context.texts
    if place.answer:
        said = "ui-fate-nullified" if place.fate == "nullified" else "ui-fate-countered"
        return texts(said, card=texts(f"card-{place.answer}")) + "  "
    return f"{texts('ui-fate-failed')}  " if place.fate == "failed" else ""


def _health(context: Context, happened: Sequence[Happening]) -> Content:
    """What both heroes had before, and have now."""
    told: list[Content] = []
    for seat in SEATS:
        moved = [
            event
            for event in happened
            if isinstance(event, Damaged | Healed) and event.seat == seat and event.place == _HERO
        ]
        now: int = moved[-1].after if moved else getattr(context.session.view, seat).hero.hp
        before = moved[0].before if moved else now
        sign, style = ("↓ ", "bold $text-error") if now < before else ("", "bold")
        if now > before:
            sign, style = "↑ ", "bold $text-success"
        change = f"{before} → {now}" if before != now else f"{now}"
        told.append(Content.assemble(f"{context.names[seat]} {context.texts('ui-hp')} ", (f"{sign}{change}", style)))
    return Content("   ").join(told)


def _named(entry: str) -> tuple[Seat, str]:
    seat, _, card = entry.partition("/")
    return cast(Seat, seat), card
