"""What somebody does in a tournament: each act becomes orders of its log, once it is clear that this one may."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from hashlib import sha256
from types import MappingProxyType
from typing import Any, NamedTuple

from msgspec.structs import replace

from hanpan.core.contract.refusal import Refusal
from hanpan.server import wire_events as wire
from hanpan.server.attempts import Attempts
from hanpan.server.events import course
from hanpan.server.events.decks import checked_deck, deck_hash, know_faults, recalls
from hanpan.server.events.hall import GONE, EventHall
from hanpan.server.events.judging import sealed
from hanpan.server.events.live import Grown, LiveEvent, refused
from hanpan.server.events.opening import check_level, settings_of
from hanpan.server.events.rights import may, name_of
from hanpan.server.events.seating import open_table
from hanpan.server.names import folded
from hanpan.server.passwords import Passwords
from hanpan.server.refusing import ApiError
from hanpan.server.storage.events import deck_writes, note_write, options_write, person_write
from hanpan.server.storage.people import People
from hanpan.server.storage.rows import Before, Deck, EventNoteRow, EventPersonRow, EventRow, UserRow
from hanpan.server.storage.writes import Write
from hanpan.tournaments import orders
from hanpan.tournaments.event import done, next_round
from hanpan.tournaments.joining import lacks
from hanpan.tournaments.judging import due
from hanpan.tournaments.matches import Result
from hanpan.tournaments.orders import Order
from hanpan.tournaments.results import own_match
from hanpan.tournaments.settings import Settings

_NO_DECK = "-"  # in the place of a hash, before the list has been looked at
_MOST_PEOPLE = 2_200
_MOST_NOTES = 2_000
_MOST_APPEALS = 20  # of one player
_MOST_LINES = 400  # of the log, by somebody who has no role


class Deed(NamedTuple):
    """What an act comes to: orders, and what is stored and kept beside them."""

    orders: Sequence[Order] = ()
    people: Sequence[EventPersonRow] = ()
    decks: Mapping[str, Deck] = MappingProxyType({})
    notes: Sequence[EventNoteRow] = ()
    row: EventRow | None = None


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
            doer = _Doer(hall, live, user, handle or live.next_handle(), self, address)
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


class _Doer(NamedTuple):
    """Who does something, and where."""

    hall: EventHall
    live: LiveEvent
    user: UserRow
    handle: str
    acts: EventActs
    address: str

    def whom(self, player: str | None, *, staff: tuple[str, ...] = ("organiser", "head_judge")) -> str:
        """Whom an act is about: somebody else only where one may. Raises ApiError."""
        if player is None or player == self.handle:
            if self.handle not in self.live.event.players:
                raise ApiError(409, "not_in", "you do not play in this tournament", ko="이 대회의 참가자가 아닙니다")
            return self.handle
        if not set(staff) & set(self.live.event.roles(self.handle)):
            raise ApiError(403, "event_no_right", "player: only an organiser or the head judge does this for others")
        return player

    def check_guest(self) -> str | None:
        """Where a guest who wants to play comes from, as it is stored. Raises ApiError where accounts alone play, or as
        many guests from there as may."""
        live, terms = self.live, self.live.event.settings.terms
        if not self.user.guest:
            return None
        if terms.rated or terms.accounts_only:
            raise ApiError(
                403,
                "event_for_accounts",
                "only accounts play in this tournament: sign in to join it",
                ko="계정이 있는 사람만 참가하는 대회입니다. 로그인하고 참가해 주십시오",
            )
        origin, most = hashed_origin(live.row.salt, self.address), terms.guests_per_address
        if most and live.guests_from(origin, but=self.handle) >= most:
            raise refused(Refusal("event_guests_many", "EV-JOIN-05", {"most": most}))
        return origin

    def own_match(self, player: str | None) -> None:
        """Nobody takes an opponent out of a match that they play in. Raises ApiError."""
        for match in self.live.event.waiting:
            if player is not None and player != self.handle and {player, self.handle} <= set(match.players):
                self.own_table(match.round, match.table)

    def own_table(self, round_number: int, table: int) -> None:
        """Nobody corrects what they play in. Raises ApiError."""
        wrong = own_match(self.live.event, self.handle, round_number, table)
        if wrong is not None:
            told = refused(wrong, self.live)
            raise ApiError(403, "own_match", told.reply.message, told.reply.fields, ko=told.ko)


async def _join(by: _Doer, act: wire.EventJoin) -> Deed:
    live, user, terms = by.live, by.user, by.live.event.settings.terms
    if by.live.event.stage == "over":
        return Deed([orders.Register(by.handle)])  # refused by the rules
    origin = by.check_guest()
    known = live.people.get(by.handle)
    if any(judge == by.handle for judge, *_ in live.event.looked):
        reason = "you have opened the list of a player as a judge, and do not play against it (EV-DECK-03)"
        raise ApiError(403, "event_has_looked", reason)
    if terms.access == "invitation" and not (known is not None and known.invited):
        raise ApiError(403, "not_invited", "this tournament is by invitation; an organiser can invite your account")
    if terms.access == "password" and not await by.acts.opens(live, act.password, by.address):
        raise ApiError(403, "event_password", "password: it is not the one of this tournament", {"field": "password"})
    other = by.hall.elsewhere(user.id, live.id)
    if other is not None and (live.event.stage == "playing" or not terms.start_at):
        reason = f"you are playing in {other.row.name}; leave it or wait for its end"
        raise ApiError(409, "event_elsewhere", reason, {"event": other.id})
    person = replace(live.person(user), origin=origin)
    live.check_names([person], "name")
    player = live.event.players.get(by.handle)
    if player is not None and player.out == "dropped":
        return Deed([orders.Return(by.handle)], [person])
    decks, deck = {}, ""
    if terms.decks != "free" and (act.cards or live.event.stage == "playing"):
        decks[by.handle] = await checked_deck(live.event.settings, act.cards, act.side)
        deck = deck_hash(decks[by.handle], live.row.salt)
    return Deed([orders.Register(by.handle, deck)], [person], decks)


async def _add(by: _Doer, act: wire.EventAdd) -> Deed:
    live, settings = by.live, by.live.event.settings
    people: list[EventPersonRow] = []
    first = int(live.next_handle()[1:])
    if act.names and not settings.at_tables:
        raise _bad(
            "names",
            "players are added by name at real tables only; here everybody joins with the own browser",
            "이름만으로 참가자를 넣는 것은 실물 테이블에서만 됩니다. 여기서는 저마다 자기 브라우저로 참가합니다",
        )
    if act.bots:
        if not settings.terms.bots or settings.at_tables or settings.terms.rated:
            raise _bad("bots", "no bots play in this tournament", "AI가 참가하지 않는 대회입니다")
        check_level(settings, act.level or "normal")
    for name in (" ".join(each.split()) for each in act.names):
        people.append(EventPersonRow(live.id, f"n{first + len(people)}", "named", None, name))
    level = act.level or "normal"
    for _ in range(act.bots):
        number = sum(one.kind == "bot" and one.level == level for one in [*live.people.values(), *people]) + 1
        bot = EventPersonRow(live.id, f"n{first + len(people)}", "bot", None, f"{level} {number}", level=level)
        people.append(bot)
    live.check_names(people, "names")
    decks, deck = dict[str, Deck](), ""
    if act.cards:
        if len(act.names) != 1 or act.bots or settings.terms.decks == "free":
            code = "event_decks_free" if settings.terms.decks == "free" else "event_one_deck"
            raise refused(Refusal(code, "EV-DECK-01"), field="cards")
        decks[people[0].handle] = await checked_deck(settings, act.cards, act.side)
        deck = deck_hash(decks[people[0].handle], live.row.salt)
    return Deed([orders.Register(one.handle, deck, bot=one.kind == "bot") for one in people], people, decks)


async def _invite(by: _Doer, act: wire.EventInvite) -> Deed:
    people: list[EventPersonRow] = []
    for name in act.names:
        person = by.live.person(await by.acts.account(name), invited=True)
        if any(one.user_id == person.user_id for one in people):
            continue
        if person.handle not in by.live.people:
            new = sum(one.handle not in by.live.people for one in people)
            person = replace(person, handle=f"n{int(person.handle[1:]) + new}")
        people.append(person)
    by.live.check_names(people, "names")
    return Deed([], people)


async def _check_in(by: _Doer, act: wire.EventCheckIn) -> Deed:
    terms = by.live.event.settings.terms
    opens = terms.start_at - terms.check_in_minutes * 60_000
    if act.player is None and terms.start_at and by.hall.settings.now() < opens:
        raise ApiError(
            409,
            "check_in_later",
            f"checking in begins {terms.check_in_minutes} minutes before the start",
            ko=f"출석 확인은 시작 {terms.check_in_minutes}분 전부터 합니다",
        )
    whom = by.whom(act.player)
    player = by.live.event.players.get(whom)
    known = player is not None and player.checked_in and by.live.event.stage == "open"
    return Deed([] if known else [orders.CheckIn(whom)])


async def _deck(by: _Doer, act: wire.EventDeck) -> Deed:
    whom = by.whom(act.player)
    if whom != by.handle and by.live.plays(by.handle) and by.live.people[whom].kind != "named":
        raise ApiError(
            403,
            "own_match",
            "player: you play yourself, so you register decks only for names without a phone (EV-CORR-04)",
            ko="player: 직접 경기하는 사람은 휴대전화가 없는 사람의 덱만 대신 등록합니다 (EV-CORR-04)",
        )
    order = orders.BringDeck(whom, _NO_DECK)
    checked = done(by.live.event, order)
    if isinstance(checked, Refusal):  # said before the cards are looked at
        raise refused(checked, by.live)
    deck = await checked_deck(by.live.event.settings, act.cards, act.side)
    return Deed([replace(order, deck=deck_hash(deck, by.live.row.salt))], decks={whom: deck})


async def _drop(by: _Doer, act: wire.EventDrop) -> Deed:
    players: list[str | None] = [*dict.fromkeys(act.players)] or [act.player]
    for player in players:
        by.own_match(player)
    return Deed([orders.Drop(by.whom(player)) for player in players])


async def _return(by: _Doer, act: wire.EventReturn) -> Deed:
    return Deed([orders.Return(by.whom(act.player))])


async def _begin(by: _Doer, act: wire.EventBegin) -> Deed:
    return Deed([orders.Begin(by.handle)])


async def _claim(by: _Doer, act: wire.EventClaim) -> Deed:
    said = Result(act.first, act.second, act.drawn)
    return Deed([orders.Claim(act.round, act.table, by.handle, said)])


async def _start(by: _Doer, act: wire.EventStart) -> Deed:
    live = by.live
    event, people = live.event, live.people.values()
    unready = [name for name in event.active if lacks(event, event.players[name])]
    if unready and not act.without and event.stage == "open":
        clause = "EV-DECK-01" if any(lacks(event, event.players[name]) == "deck" for name in unready) else "EV-JOIN-04"
        raise refused(Refusal("event_unready", clause, {"names": unready}), live)
    busy = [one.handle for one in people if one.user_id and by.hall.elsewhere(one.user_id, live.id) is not None]
    out: list[Order] = [orders.Drop(name) for name in live.event.active if name in busy]
    return Deed([*out, orders.Start()])


async def _pair(by: _Doer, act: wire.EventPair) -> Deed:
    return Deed(_next(by.live))


def _next(live: LiveEvent) -> list[Order]:
    made = next_round(live.event)
    if isinstance(made, Refusal):
        raise refused(made, live)
    return [orders.Pair(live.event.round + 1, tuple((match.first, match.second) for match in made))]


async def _set_pairs(by: _Doer, act: wire.EventSetPairs) -> Deed:
    if by.live.event.round == act.round:
        for match in by.live.event.present:
            by.own_table(match.round, match.table)
    elif by.handle in by.live.event.active:
        reason = f"you play in round {act.round} yourself; somebody else pairs it otherwise (EV-CORR-04)"
        raise ApiError(403, "own_match", reason)
    return Deed([orders.SetPairs(act.round, act.pairs, act.why)])


async def _report(by: _Doer, act: wire.EventReport) -> Deed:
    by.own_table(act.round, act.table)
    match = by.live.event.match(act.round, act.table)
    earlier = match.result if match is not None else None
    if earlier is not None and earlier.table and not act.why:
        refusal = Refusal("event_correct_why", "EV-CORR-01", {"round": act.round, "table": act.table})
        raise refused(refusal, field="why")
    result = Result(act.first, act.second, act.drawn, "forfeit" if act.forfeit else "played")
    return Deed([orders.Report(act.round, act.table, result, act.why)])


async def _take_back(by: _Doer, act: wire.EventTakeBack) -> Deed:
    for match in by.live.event.present:
        by.own_table(match.round, match.table)
    return Deed([orders.TakeBack(act.round, act.why)])


async def _finish(by: _Doer, act: wire.EventFinish) -> Deed:
    return Deed([orders.Finish()])


async def _cancel(by: _Doer, act: wire.EventCancel) -> Deed:
    return Deed([orders.Cancel(act.why)])


async def _change(by: _Doer, act: wire.EventChange) -> Deed:
    live, body = by.live, act.settings
    old = live.event.settings
    _check_times(by, old, body)
    kept = body if body.terms.start_at != old.terms.start_at else replace(body, terms=replace(body.terms, start_at=0))
    told = settings_of(kept, by.hall.settings.now(), old.seed)
    told = replace(told, terms=replace(told.terms, start_at=body.terms.start_at, day=body.terms.day or old.terms.day))
    password = await by.acts.kept(body.password) if body.password else live.row.password
    if told.terms.access == "password" and password is None:
        raise _bad(
            "settings.password",
            "a tournament that asks for a password needs one",
            "비밀번호를 묻는 대회에는 비밀번호가 있어야 합니다",
        )
    row = replace(live.row, listed=body.listed, password=password)
    return Deed([orders.Change(told, act.why), *await recalls(live, told)], row=row)


def _check_times(by: _Doer, old: Settings, body: wire.EventBody) -> None:
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


async def _appoint(by: _Doer, act: wire.EventAppoint) -> Deed:
    person = by.live.person(await by.acts.account(act.name))
    by.live.check_names([person], "name")
    return Deed([orders.Appoint(person.handle, act.role)], [person])


async def _dismiss(by: _Doer, act: wire.EventDismiss) -> Deed:
    return Deed([orders.Dismiss(act.person, act.role)])


async def _remove_name(by: _Doer, act: wire.EventRemoveName) -> Deed:
    one = by.live.people.get(act.player)
    over = by.live.event.stage == "over"  # until then a guest sits at tables
    if one is None or one.kind not in (("named", "guest") if over else ("named",)):
        raise _bad(
            "player",
            "only the name of somebody without an account is taken out here; a guest's at the end",
            "여기서는 계정이 없는 사람의 이름만 뺍니다. 손님의 이름은 대회가 끝나면 뺍니다",
        )
    return Deed([], [replace(one, kind="gone", name=GONE, user_id=None)])


async def _penalize(by: _Doer, act: wire.EventPenalize) -> Deed:
    event, number = by.live.event, len(by.live.event.penalties) + 1
    ruled = due(event, act.player, act.infraction) if act.player in event.players else None
    if act.grade is not None and act.grade != ruled and "head_judge" not in event.roles(by.handle):
        reason = f"grade: the table of penalties says {ruled}; only the head judge gives another one (EV-PEN-02)"
        raise ApiError(403, "event_no_right", reason, {"act": "penalize"})
    order = orders.Penalize(act.player, act.infraction, act.grade or "", sealed(act.why, by.live))
    return Deed([order], notes=_reasons(by, act.why, act.player, number))


async def _pardon(by: _Doer, act: wire.EventPardon) -> Deed:
    return Deed([orders.Pardon(act.number, act.why)])


async def _disqualify(by: _Doer, act: wire.EventDisqualify) -> Deed:
    by.own_match(act.player)
    event = by.live.event
    order = orders.Disqualify(act.player, sealed(act.why, by.live))
    number = None if event.release == 1 else len(event.penalties) + 1
    return Deed([order], notes=_reasons(by, act.why, act.player, number))


async def _more_time(by: _Doer, act: wire.EventMoreTime) -> Deed:
    by.own_table(act.round, act.table)
    return Deed([orders.MoreTime(act.round, act.table, act.seconds, act.why)])


async def _check_deck(by: _Doer, act: wire.EventCheckDeck) -> Deed:
    order = orders.CheckDeck(act.player, act.right, sealed(act.why, by.live))
    return Deed([order], notes=_reasons(by, act.why, act.player, None))


async def _see_deck(by: _Doer, act: wire.EventSeeDeck) -> Deed:
    return Deed([] if by.live.has_opened(by.handle, act.player) else [orders.SeeDeck(act.player, by.handle)])


def _reasons(by: _Doer, words: str, player: str, penalty: int | None) -> list[EventNoteRow]:
    return [_noted(by, "reason", words, player, penalty)] if words else []


async def _note(by: _Doer, act: wire.EventNote) -> Deed:
    return Deed(notes=[_noted(by, "note", act.words, act.player, None)])


async def _appeal(by: _Doer, act: wire.EventAppeal) -> Deed:
    if act.penalty is not None and act.penalty > len(by.live.event.penalties):
        raise _bad("penalty", f"there is no penalty {act.penalty}", f"그런 벌칙은 없습니다: {act.penalty}")
    if sum(note.kind == "appeal" and note.by == by.handle for note in by.live.notes) >= _MOST_APPEALS:
        raise ApiError(429, "event_enough", f"you have appealed {_MOST_APPEALS} times; speak to a judge")
    return Deed(notes=[_noted(by, "appeal", act.words, by.handle, act.penalty)])


async def _answer(by: _Doer, act: wire.EventAnswer) -> Deed:
    found = next((note for note in by.live.notes if note.number == act.number and note.kind == "appeal"), None)
    if found is None:
        raise _bad("number", f"there is no appeal {act.number}", f"그런 이의는 없습니다: {act.number}")
    return Deed(notes=[_noted(by, "answer", act.words, found.player, act.number)])


def hashed_origin(salt: str, address: str) -> str:
    """An address as a tournament keeps it: told apart from others, and not read again."""
    return sha256(f"{salt}/{address}".encode()).hexdigest()


def _noted(by: _Doer, kind: Any, words: str, player: str | None, about: int | None) -> EventNoteRow:
    number = len(by.live.notes) + 1
    if number > _MOST_NOTES:
        raise ApiError(
            409,
            "event_notes_full",
            f"a tournament has room for {_MOST_NOTES} notes",
            ko=f"한 대회에 적을 수 있는 기록은 {_MOST_NOTES}개입니다",
        )
    return EventNoteRow(by.live.id, number, kind, by.hall.settings.now(), by.handle, words, player, about)


def _bad(field: str, reason: str, korean: str) -> ApiError:
    return ApiError(400, "bad_request", f"{field}: {reason}", {"field": field}, ko=f"{field}: {korean}")


_DEEDS: dict[type[Any], Callable[[_Doer, Any], Awaitable[Deed]]] = {
    wire.EventJoin: _join,
    wire.EventAdd: _add,
    wire.EventInvite: _invite,
    wire.EventCheckIn: _check_in,
    wire.EventDeck: _deck,
    wire.EventDrop: _drop,
    wire.EventReturn: _return,
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
    wire.EventPenalize: _penalize,
    wire.EventPardon: _pardon,
    wire.EventDisqualify: _disqualify,
    wire.EventMoreTime: _more_time,
    wire.EventCheckDeck: _check_deck,
    wire.EventSeeDeck: _see_deck,
    wire.EventNote: _note,
    wire.EventAppeal: _appeal,
    wire.EventAnswer: _answer,
}
