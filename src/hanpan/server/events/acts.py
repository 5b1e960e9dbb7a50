"""What somebody does in a tournament: each act becomes orders of its log, once it is clear that this one may."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec.structs import replace

from hanpan.core.contract.refusal import Refusal
from hanpan.server import wire_acts as wire
from hanpan.server.attempts import Attempts
from hanpan.server.events import arranging, course, entering, rulings
from hanpan.server.events.decks import know_faults, recalls
from hanpan.server.events.doer import Deed, Doer, bad
from hanpan.server.events.hall import GONE, EventHall
from hanpan.server.events.live import CALLING, Grown, LiveEvent, refused
from hanpan.server.events.opening import settings_of
from hanpan.server.events.rights import may, name_of
from hanpan.server.events.seating import open_table
from hanpan.server.names import folded
from hanpan.server.passwords import Passwords
from hanpan.server.refusing import ApiError
from hanpan.server.storage.events import deck_writes, note_write, options_write, person_write
from hanpan.server.storage.people import People
from hanpan.server.storage.rows import Before, UserRow
from hanpan.server.storage.writes import Write
from hanpan.server.wire_events import EventBody
from hanpan.tournaments import orders
from hanpan.tournaments.event import next_round
from hanpan.tournaments.joining import lacks
from hanpan.tournaments.matches import Result
from hanpan.tournaments.orders import Order
from hanpan.tournaments.settings import Settings

_MOST_PEOPLE = 2_200
_MOST_LINES = 400  # of the log, by somebody who has no role


class EventActs:
    """Takes what people send: checks that they may, and carries it out."""

    def __init__(self, hall: EventHall, people: People, passwords: Passwords, attempts: Attempts) -> None:
        self._hall = hall
        self._people = people
        self._passwords = passwords
        self._attempts = attempts

    async def act(self, event_id: str, user: UserRow, act: wire.EventAct, address: str) -> LiveEvent:
        """Carry it out; stored when this returns. Raises ApiError, and then nothing has changed."""
        hall = self._hall
        async with hall.held(event_id) as live:
            if not may(live.roles_of(user), type(act)):
                what = ", ".join(sorted(live.roles_of(user)))
                reason = f"{name_of(type(act))}: you are here as {what}, who may not do this"
                raise ApiError(403, "event_no_right", reason, {"act": name_of(type(act))})
            handle = live.handle_of(user.id)
            doer = Doer(hall, live, user, handle or live.next_handle(), self, address)
            if live.said[doer.handle] >= _MOST_LINES and not live.event.roles(doer.handle):
                reason = f"the log has {_MOST_LINES} lines of yours already; ask an organiser to do it for you"
                raise ApiError(429, "event_enough", reason)
            deed = await _DEEDS[type(act)](doer, act)
            await self._carry_out(live, doer.handle, deed)
        if deed.decks:
            hall.spawn(hall.bring(live, deed.decks), live)
        hall.spawn(hall.advance(live), live)
        return live

    async def _carry_out(self, live: LiveEvent, by: str, deed: Deed) -> None:
        now = self._hall.settings.now()
        new = sum(one.handle not in live.people for one in deed.people)
        if new and len(live.people) + new > _MOST_PEOPLE:
            raise ApiError(409, "event_crowded", f"a tournament has room for {_MOST_PEOPLE} names")
        grown = Grown(live, by, now, deed.orders, {one.handle: one.name for one in deed.people})
        if deed.row is not None:
            grown.row = replace(grown.row, listed=deed.row.listed, password=deed.row.password)
        opened = course.tables(grown, now)
        for order in deed.orders:
            if isinstance(order, orders.Begin):
                run = grown.event.matches[-1]
                opened.append(open_table(live, run, 0, 1, now))
        writes: list[Write] = [person_write(one, new=one.handle not in live.people) for one in deed.people]
        before = {handle: _before(live, handle) for handle in deed.decks}
        for handle, deck in deed.decks.items():
            writes += deck_writes(live.id, handle, deck, before[handle])
        writes += [note_write(note) for note in deed.notes]
        writes += [] if deed.row is None else [options_write(deed.row)]
        live.know(*deed.people)  # if this cannot be stored, the tournament is read again
        await self._hall.commit(grown, writes, opened)
        if any(isinstance(order, orders.Dismiss) for order in deed.orders):
            await self._hall.dismiss_judges(live)
        live.decks |= deed.decks
        live.before |= {handle: one for handle, one in before.items() if one is not None}
        if any(isinstance(order, orders.RecallDeck | orders.BringDeck | orders.Change) for order in deed.orders):
            await asyncio.to_thread(know_faults, live)
        live.notes += deed.notes
        live.calls += sum(note.kind in CALLING for note in deed.notes)
        live.told()
        for one in deed.people:
            user = await self._people.by_id(one.user_id) if one.user_id is not None else None
            if user is not None and user.deleted_at is not None:  # has left while this was done
                await self._hall.gone(live, one.handle)

    async def account(self, name: str) -> UserRow:
        """The account of that name. Raises ApiError."""
        found = await self._people.by_account(folded(name))
        if found is None:
            raise ApiError(
                404, "no_such_account", f"name: there is no account {name[:40]!r}", {"field": "name", "name": name[:40]}
            )
        return found

    async def opens(self, live: LiveEvent, password: str, address: str) -> bool:
        """Whether it is the word that lets people in. Raises ApiError for somebody who guesses."""
        hashed = live.row.password
        self._attempts.of_password(address, live.id, None)
        return await self._passwords.right(hashed, password)

    async def kept(self, password: str) -> str:
        """A word as it is stored."""
        return await self._passwords.kept(password)


def _before(live: LiveEvent, handle: str) -> Before | None:
    """The list that is kept beside a new one, for the match that was paired with it."""
    known, deck = live.before.get(handle), live.decks.get(handle)
    if deck is None or not live.event.round or (known is not None and known.round == live.event.round):
        return known
    return Before(live.event.round, deck)


async def _begin(by: Doer, act: wire.EventBegin) -> Deed:
    return Deed([orders.Begin(by.handle)])


async def _claim(by: Doer, act: wire.EventClaim) -> Deed:
    said = Result(act.first, act.second, act.drawn)
    return Deed([orders.Claim(act.round, act.table, by.handle, said)])


async def _start(by: Doer, act: wire.EventStart) -> Deed:
    live = by.live
    event, people = live.event, live.people.values()
    unready = [name for name in event.active if lacks(event, event.players[name])]
    if unready and not act.without and event.stage == "open":
        clause = "EV-DECK-01" if any(lacks(event, event.players[name]) == "deck" for name in unready) else "EV-JOIN-04"
        raise refused(Refusal("event_unready", clause, {"names": unready}), live)
    busy = [one.handle for one in people if one.user_id and by.hall.elsewhere(one.user_id, live.id) is not None]
    out: list[Order] = [orders.Drop(name) for name in live.event.active if name in busy]
    return Deed([*out, orders.Start()])


async def _pair(by: Doer, act: wire.EventPair) -> Deed:
    return Deed(_next(by.live))


def _next(live: LiveEvent) -> list[Order]:
    made = next_round(live.event)
    if isinstance(made, Refusal):
        raise refused(made, live)
    return [orders.Pair(live.event.round + 1, tuple((match.first, match.second) for match in made))]


async def _set_pairs(by: Doer, act: wire.EventSetPairs) -> Deed:
    if by.live.event.round == act.round:
        for match in by.live.event.present:
            by.own_table(match.round, match.table)
    elif by.handle in by.live.event.active:
        reason = f"you play in round {act.round} yourself; somebody else pairs it otherwise (EV-CORR-04)"
        raise ApiError(403, "own_match", reason)
    return Deed([orders.SetPairs(act.round, act.pairs, act.why)])


async def _report(by: Doer, act: wire.EventReport) -> Deed:
    by.own_table(act.round, act.table)
    match = by.live.event.match(act.round, act.table)
    earlier = match.result if match is not None else None
    if earlier is not None and earlier.table and not act.why:
        refusal = Refusal("event_correct_why", "EV-CORR-01", {"round": act.round, "table": act.table})
        raise refused(refusal, field="why")
    result = Result(act.first, act.second, act.drawn, "forfeit" if act.forfeit else "played")
    return Deed([orders.Report(act.round, act.table, result, act.why)])


async def _take_back(by: Doer, act: wire.EventTakeBack) -> Deed:
    for match in by.live.event.present:
        by.own_table(match.round, match.table)
    return Deed([orders.TakeBack(act.round, act.why)])


async def _finish(by: Doer, act: wire.EventFinish) -> Deed:
    return Deed([orders.Finish()])


async def _cancel(by: Doer, act: wire.EventCancel) -> Deed:
    return Deed([orders.Cancel(act.why)])


async def _change(by: Doer, act: wire.EventChange) -> Deed:
    live, body = by.live, act.settings
    old = live.event.settings
    _check_times(by, old, body)
    told = settings_of(body, by.hall.settings.now(), old)
    password = await by.acts.kept(body.password) if body.password else live.row.password
    if told.terms.access == "password" and password is None:
        raise bad(
            "settings.password",
            "a tournament that asks for a password needs one",
            "비밀번호를 묻는 대회에는 비밀번호가 있어야 합니다",
        )
    row = replace(live.row, listed=body.listed, password=password)
    return Deed([orders.Change(told, act.why), *await recalls(live, told)], row=row)


def _check_times(by: Doer, old: Settings, body: EventBody) -> None:
    """Nobody ends an opponent's time, and no run with common dice opens while others begin. Raises ApiError."""
    if by.live.event.stage != "playing":
        return
    before, after = old.terms, body.terms
    if old.format == "common" and after.minutes > before.minutes:
        reason = "settings.terms.minutes: runs that are over open at the time that was announced; it can be no later"
        raise ApiError(409, "event_common_longer", f"{reason} (EV-COMMON-01)", {"field": "settings.terms.minutes"})
    times = (after.no_show_s, after.round_minutes, after.minutes)
    if times != (before.no_show_s, before.round_minutes, before.minutes) and by.live.place_of(by.handle) is not None:
        reason = "you play in a match that these times end; change them when it is over, or let somebody else"
        raise ApiError(403, "own_match", f"{reason} (EV-CORR-04)")


async def _appoint(by: Doer, act: wire.EventAppoint) -> Deed:
    person = by.live.person(await by.acts.account(act.name))
    by.live.check_names([person], "name")
    return Deed([orders.Appoint(person.handle, act.role)], [person])


async def _dismiss(by: Doer, act: wire.EventDismiss) -> Deed:
    return Deed([orders.Dismiss(act.person, act.role)])


async def _remove_name(by: Doer, act: wire.EventRemoveName) -> Deed:
    one = by.live.people.get(act.player)
    over = by.live.event.stage == "over"  # until then a guest sits at tables
    if one is None or one.kind not in (("named", "guest") if over else ("named",)):
        raise bad(
            "player",
            "only the name of somebody without an account is taken out here; a guest's at the end",
            "여기서는 계정이 없는 사람의 이름만 뺍니다. 손님의 이름은 대회가 끝나면 뺍니다",
        )
    return Deed([], [replace(one, kind="gone", name=GONE, user_id=None)])


_DEEDS: dict[type[Any], Callable[[Doer, Any], Awaitable[Deed]]] = {
    wire.EventJoin: entering.join,
    wire.EventAdd: entering.add,
    wire.EventInvite: entering.invite,
    wire.EventCheckIn: entering.check_in,
    wire.EventDeck: entering.deck,
    wire.EventDrop: entering.drop,
    wire.EventReturn: entering.come_back,
    wire.EventBegin: _begin,
    wire.EventClaim: _claim,
    wire.EventStart: _start,
    wire.EventPair: _pair,
    wire.EventSetPairs: _set_pairs,
    wire.EventReport: _report,
    wire.EventTakeBack: _take_back,
    wire.EventFinish: _finish,
    wire.EventCancel: _cancel,
    wire.EventChange: _change,
    wire.EventAppoint: _appoint,
    wire.EventDismiss: _dismiss,
    wire.EventRemoveName: _remove_name,
    wire.EventPenalize: rulings.penalize,
    wire.EventPardon: rulings.pardon,
    wire.EventDisqualify: rulings.disqualify,
    wire.EventMoreTime: rulings.more_time,
    wire.EventCheckDeck: rulings.check_deck,
    wire.EventSeeDeck: rulings.see_deck,
    wire.EventNote: rulings.note,
    wire.EventAppeal: rulings.appeal,
    wire.EventCallJudge: rulings.call_judge,
    wire.EventSettleCall: rulings.settle_call,
    wire.EventAnswer: rulings.answer,
    **arranging.DEEDS,
}
