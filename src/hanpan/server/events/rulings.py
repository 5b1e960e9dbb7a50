"""What judges rule and write, and how players reach them: penalties, deck checks, notes, appeals, calls."""

from hanpan.core.contract.refusal import Refusal
from hanpan.server import wire_acts as wire
from hanpan.server.events.doer import Deed, Doer, bad, noted
from hanpan.server.events.judging import sealed
from hanpan.server.events.live import refused
from hanpan.server.refusing import ApiError
from hanpan.server.storage.rows import EventNoteRow
from hanpan.tournaments import orders
from hanpan.tournaments.judging import due

_MOST_APPEALS = 20  # of one player
_MOST_CALLS = 20  # for a judge to a real table, of one player


async def penalize(by: Doer, act: wire.EventPenalize) -> Deed:
    event, number = by.live.event, len(by.live.event.penalties) + 1
    ruled = due(event, act.player, act.infraction) if act.player in event.players else None
    if act.grade is not None and act.grade != ruled and "head_judge" not in event.roles(by.handle):
        reason = f"grade: the table of penalties says {ruled}; only the head judge gives another one (EV-PEN-02)"
        raise ApiError(403, "event_no_right", reason, {"act": "penalize"})
    order = orders.Penalize(act.player, act.infraction, act.grade or "", sealed(act.why, by.live))
    return Deed([order], notes=_reasons(by, act.why, act.player, number))


async def pardon(by: Doer, act: wire.EventPardon) -> Deed:
    return Deed([orders.Pardon(act.number, act.why)])


async def disqualify(by: Doer, act: wire.EventDisqualify) -> Deed:
    by.own_match(act.player)
    event = by.live.event
    order = orders.Disqualify(act.player, sealed(act.why, by.live))
    number = None if event.release == 1 else len(event.penalties) + 1
    return Deed([order], notes=_reasons(by, act.why, act.player, number))


async def more_time(by: Doer, act: wire.EventMoreTime) -> Deed:
    by.own_table(act.round, act.table)
    return Deed([orders.MoreTime(act.round, act.table, act.seconds, act.why)])


async def check_deck(by: Doer, act: wire.EventCheckDeck) -> Deed:
    order = orders.CheckDeck(act.player, act.right, sealed(act.why, by.live))
    return Deed([order], notes=_reasons(by, act.why, act.player, None))


async def see_deck(by: Doer, act: wire.EventSeeDeck) -> Deed:
    return Deed([] if by.live.has_opened(by.handle, act.player) else [orders.SeeDeck(act.player, by.handle)])


def _reasons(by: Doer, words: str, player: str, penalty: int | None) -> list[EventNoteRow]:
    return [noted(by, "reason", words, player, penalty)] if words else []


async def note(by: Doer, act: wire.EventNote) -> Deed:
    return Deed(notes=[noted(by, "note", act.words, act.player, None)])


async def appeal(by: Doer, act: wire.EventAppeal) -> Deed:
    if act.penalty is not None and act.penalty > len(by.live.event.penalties):
        raise bad("penalty", f"there is no penalty {act.penalty}", f"그런 벌칙은 없습니다: {act.penalty}")
    if sum(note.kind == "appeal" and note.by == by.handle for note in by.live.notes) >= _MOST_APPEALS:
        raise ApiError(429, "event_enough", f"you have appealed {_MOST_APPEALS} times; speak to a judge")
    return Deed(notes=[noted(by, "appeal", act.words, by.handle, act.penalty)])


async def call_judge(by: Doer, act: wire.EventCallJudge) -> Deed:
    live = by.live
    by.whom(None)
    place = live.place_of(by.handle)
    if not live.event.settings.at_tables or place is None:
        raise refused(Refusal("event_no_call_here", "EV-RES-03"))
    if live.call_at(place[0]) is not None:
        return Deed()
    if sum(note.kind == "call" and note.by == by.handle for note in live.notes) >= _MOST_CALLS:
        raise ApiError(
            429,
            "event_enough",
            f"you have called {_MOST_CALLS} times; speak to a judge",
            ko=f"심판을 {_MOST_CALLS}번 불렀습니다. 심판에게 직접 말씀해 주십시오",
        )
    return Deed(notes=[noted(by, "call", "", by.handle, place[0].round)])


async def settle_call(by: Doer, act: wire.EventSettleCall) -> Deed:
    call = next((one for one in by.live.table_calls() if one.number == act.number), None)
    if call is None:
        raise refused(Refusal("event_no_call", "EV-RES-03", {"number": act.number}), field="number")
    if call.by != by.handle and not by.live.event.roles(by.handle):
        raise ApiError(
            403,
            "event_no_right",
            "number: only the player who called withdraws the call",
            {"act": "settle_call"},
            ko="number: 부른 사람만 호출을 거둘 수 있습니다",
        )
    if call.by != by.handle:
        by.own_table(call.round, call.table)
    return Deed(notes=[noted(by, "settled", "", call.by, call.number)])


async def answer(by: Doer, act: wire.EventAnswer) -> Deed:
    found = next((note for note in by.live.notes if note.number == act.number and note.kind == "appeal"), None)
    if found is None:
        raise bad("number", f"there is no appeal {act.number}", f"그런 이의는 없습니다: {act.number}")
    return Deed(notes=[noted(by, "answer", act.words, found.player, act.number)])
