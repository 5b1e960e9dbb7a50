"""The rules of one tournament, from its settings: which clauses hold, and their numbers, for whoever may join."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from hanpan.core.contract.rulebook import Clause, load_rulebook
from hanpan.server.wire_events import EventRule
from hanpan.tournaments.settings import Settings

_PACKAGE = "hanpan.tournaments"


@cache
def _clauses() -> dict[str, Clause]:
    return {clause.id: clause for clause in load_rulebook(_PACKAGE).clauses}


def rules_of(settings: Settings) -> list[EventRule]:
    """What holds here, clause by clause."""
    found = []
    for clause, numbers in _holding(settings):
        told = _clauses()[clause]
        found.append(EventRule(clause, told.title, told.text, numbers))
    return found


def _holding(settings: Settings) -> Iterator[tuple[str, dict[str, Any]]]:
    terms, form = settings.terms, settings.format
    yield "EV-FORM-01", {"format": form, "best_of": settings.best_of}
    if form == "arena":
        yield "EV-ARENA-01", {"minutes": terms.minutes}
        yield "EV-ARENA-02", {}
    elif form == "common":
        yield "EV-COMMON-01", {"minutes": terms.minutes}
        yield "EV-COMMON-02", {}
    elif form in ("swiss", "swiss_cut"):
        yield "EV-FORM-03", {"rounds": settings.rounds}
        yield from (("EV-PAIR-01", {}), ("EV-PAIR-02", {}), ("EV-BYE-01", {}))
    if settings.cut:
        yield "EV-FORM-02", {"cut": settings.cut}
    if form in ("swiss_cut", "single", "double"):
        yield from (("EV-ELIM-01", {}), ("EV-ELIM-02", {}))
    if form == "double":
        yield "EV-ELIM-03", {}
    if settings.third_place:
        yield "EV-ELIM-04", {}
    if form == "round_robin":
        yield "EV-FORM-06", {"legs": settings.legs}
    if settings.seeding == "rating":
        yield "EV-FORM-07", {}
    yield "EV-JOIN-02", {"capacity": settings.capacity, "waiting_list": terms.waiting_list}
    yield "EV-JOIN-03", {}
    if terms.check_in_minutes:
        yield "EV-JOIN-04", {"minutes": terms.check_in_minutes}
    if terms.accounts_only or terms.guests_per_address:
        yield "EV-JOIN-05", {"guests": terms.guests_per_address}
    if terms.decks != "free":
        yield from (("EV-DECK-01", {"decks": terms.decks}), ("EV-DECK-02", {}))
    if form != "common":
        yield "EV-RANK-01", {"win": settings.points.win, "draw": settings.points.draw, "loss": settings.points.loss}
        yield "EV-RANK-02", {"breaks": list(settings.tie_breaks)}
        if settings.counting == "wizards":
            yield "EV-RANK-07", {}
    if terms.no_show_s and not settings.at_tables:
        yield "EV-TIME-02", {"seconds": terms.no_show_s}
    if terms.round_minutes:
        yield "EV-TIME-03", {"minutes": terms.round_minutes}
    if settings.at_tables:
        yield "EV-RES-03", {}
    yield from (("EV-DROP-01", {}), ("EV-PEN-01", {}), ("EV-CHANGE-02", {}))
