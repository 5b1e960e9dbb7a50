"""Results: reported, claimed by players at real tables, corrected."""

from typing import Any

from msgspec.structs import replace

from hanpan.core.contract.refusal import Refusal
from hanpan.tournaments.matches import Match, Result
from hanpan.tournaments.orders import Claim, Report
from hanpan.tournaments.state import Event


def own_match(event: Event, by: str, round_number: int, table: int) -> Refusal | None:
    """Why somebody may not correct a match: they play in it."""
    match = event.match(round_number, table)
    if match is None or by not in match.players:
        return None
    return Refusal("event_own_match", "EV-CORR-04", {"name": by, "round": round_number, "table": table})


def claim(event: Event, order: Claim) -> Event | Refusal:
    """A player says what came of the match; once both say the same it is the result."""
    match = event.match(order.round, order.table)
    if match is None:
        return Refusal("event_no_table", "EV-RES-01", {"round": order.round, "table": order.table})
    if order.player not in match.players:
        return Refusal("event_not_there", "EV-RES-03", {"name": order.player, "table": order.table})
    if not event.settings.at_tables:
        return Refusal("event_by_itself", "EV-RES-03")
    if match.result is not None:
        return Refusal("event_correct_why", "EV-CORR-01", {"round": order.round, "table": order.table})
    wrong = _wrong_result(event, match, order.result)
    if wrong is not None:
        return wrong
    where = (order.round, order.table)
    others = tuple(said for said in event.claims if said[:3] != (*where, order.player))
    if any(said[:2] == where and said[3] == order.result for said in others):
        return report(event, Report(*where, order.result))
    return replace(event, claims=(*others, (*where, order.player, order.result)))


def report(event: Event, order: Report) -> Event | Refusal:
    """What came of a match; again, with a reason, to correct it."""
    match, result = event.match(order.round, order.table), order.result
    if match is None:
        return Refusal("event_no_table", "EV-RES-01", {"round": order.round, "table": order.table})
    if match.second is None and event.settings.format != "common":
        return Refusal("event_bye_result", "EV-BYE-01", {"name": match.first})
    if match.result is not None and not order.why:
        return Refusal("event_correct_why", "EV-CORR-01", {"round": order.round, "table": order.table})
    wrong = _wrong_result(event, match, result)
    if wrong is not None:
        return wrong
    if match.slot and match.round < event.round:
        return Refusal("event_not_last_round", "EV-CORR-03", {"round": order.round, "last": event.round})
    after = tuple(replace(each, result=result) if each is match else each for each in event.matches)
    left = tuple(said for said in event.claims if said[:2] != (order.round, order.table))
    return replace(event, matches=after, claims=left)


def _wrong_result(event: Event, match: Match, result: Result) -> Refusal | None:
    most, best_of = event.settings.to_win, event.settings.best_of
    told: dict[str, Any] = {"first": result.first, "second": result.second, "drawn": result.drawn, "best": best_of}
    counts = (result.first, result.second)
    if result.how == "bye":
        return Refusal("event_bye_result", "EV-BYE-01", {"name": match.first})
    if event.settings.format == "common":
        fits = counts in ((1, 0), (0, 0), (0, 1)) and result.drawn == 0
    elif result.how == "forfeit":
        fits = result.drawn == 0 and counts in ((most, 0), (0, most), (0, 0))
    else:
        fits = max(counts) <= most and min(counts) < most and 1 <= sum(counts) + result.drawn <= 2 * best_of
    if not fits:
        return Refusal("event_bad_result", "EV-RES-02", told)
    if match.slot and result.ahead == 0 and result.how == "played":
        return Refusal("event_needs_winner", "EV-ELIM-02", told)
    return None
