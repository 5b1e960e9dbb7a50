"""The priority list as it is worked off: each card, why it stands where it does, and what became of it."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, cast

from textual.content import Content

from hanpan.cli.terminal.cells import padded, widest
from hanpan.cli.terminal.desk import Desk
from hanpan.cli.terminal.face import Halt
from hanpan.core.effects.words import effect_text, target_text
from hanpan.core.event import Event
from hanpan.core.seat import SEATS, Seat
from hanpan.games.clash.content import CARDS

_WORKED = frozenset({"priority", "resolve", "fire", "decline"})
_FATES = {"resolve": "done", "fail": "failed"}
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


def last_order(events: Iterable[Event]) -> Order | None:
    """The list that was made last, as far as it has been worked off; None before the first."""
    order: Order | None = None
    round_number = at = 0
    for event in events:
        data = event.data
        if event.kind == "round_start":
            round_number = cast(int, data["round"])
        elif event.kind == "priority":
            listed = zip(cast("list[str]", data["order"]), cast("list[str]", data["reasons"]), strict=True)
            order = Order(round_number, [Place(*_named(name), reason) for name, reason in listed])
        elif order is not None and event.kind in ("window", "fire", "resolve", "fail"):
            at = cast(int, data["place"]) - 1
            answer = str(data["card"]) if event.kind == "fire" else order.places[at].answer
            order.places[at] = order.places[at]._replace(fate=_FATES.get(event.kind, "next"), answer=answer)
        elif order is not None and event.kind == "nullified":
            order.places[at] = order.places[at]._replace(fate="nullified")
    return order


def order_content(desk: Desk) -> Content | None:
    """The list of this round while it is worked off, else that of the last one."""
    order = last_order(desk.session.events())
    if order is None:
        return None
    title = Content.styled(desk.texts("ui-order-round", round=order.round), "dim")
    return Content("\n").join([title, *_lines(desk, order.places, wide=True)])


def pause(desk: Desk, happened: Sequence[Event]) -> Halt | None:
    """After a reveal or a reaction: health before and after, the list, and every line of what happened."""
    if not any(event.kind in _WORKED for event in happened):
        return None
    order = last_order(desk.session.events())
    assert order is not None
    heading = [_health(desk, happened), *_lines(desk, order.places, wide=False)]
    return Halt(desk.texts("ui-round", round=order.round), Content("\n").join(heading), happened)


def _lines(desk: Desk, places: Sequence[Place], *, wide: bool) -> list[Content]:
    texts = desk.texts
    if not places:
        return [Content.styled(texts("ui-order-empty"), "dim")]
    names = [desk.names[place.seat] for place in places]
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
            f"  {_fate(desk, place)}",
            (what, "dim"),
        ]
        lines.append(Content.assemble(*parts))
    return lines


def _fate(desk: Desk, place: Place) -> str:
    texts = desk.texts
    if place.answer:
        said = "ui-fate-nullified" if place.fate == "nullified" else "ui-fate-countered"
        return texts(said, card=texts(f"card-{place.answer}")) + "  "
    return f"{texts('ui-fate-failed')}  " if place.fate == "failed" else ""


def _health(desk: Desk, happened: Sequence[Event]) -> Content:
    """What both heroes had before, and have now."""
    told: list[Content] = []
    for seat in SEATS:
        moved = [
            event.data
            for event in happened
            if event.kind in ("damage", "heal") and event.seat == seat and event.data["place"] == _HERO
        ]
        now = moved[-1]["after"] if moved else getattr(desk.session.view, seat).hero.hp
        before = cast(int, moved[0]["before"] if moved else now)
        sign, style = ("↓ ", "bold $text-error") if cast(int, now) < before else ("", "bold")
        if cast(int, now) > before:
            sign, style = "↑ ", "bold $text-success"
        change = f"{before} → {now}" if before != now else f"{now}"
        told.append(Content.assemble(f"{desk.names[seat]} {desk.texts('ui-hp')} ", (f"{sign}{change}", style)))
    return Content("   ").join(told)


def _named(entry: str) -> tuple[Seat, str]:
    seat, _, card = entry.partition("/")
    return cast(Seat, seat), card
