"""Tournaments over HTTP: open one, look at one, do something in one, take its files."""

import asyncio
from typing import Annotated, Literal

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from hanpan.core.contract.bounds import Count
from hanpan.core.contract.rulebook import Rulebook, load_rulebook
from hanpan.core.language.text import load_texts
from hanpan.server.errors import documented
from hanpan.server.events import exports, judging, rights, told
from hanpan.server.events.hall import new_row
from hanpan.server.events.live import PACKAGE, Grown, LiveEvent
from hanpan.server.events.opening import settings_of
from hanpan.server.events.sight import Sight, sight
from hanpan.server.refusing import ApiError
from hanpan.server.routes.visitor import AnyRequest, Language, address_of, services, session_of, spend
from hanpan.server.storage.events import SavedEvent, new_event_write, person_write
from hanpan.server.storage.rows import EventPersonRow, UserRow
from hanpan.server.tables.openings import is_id, new_id
from hanpan.server.wire_acts import EventAct
from hanpan.server.wire_desk import EventDeckList, EventDesk, EventNext, EventRight
from hanpan.server.wire_events import (
    EventBody,
    EventBracket,
    EventInfo,
    EventList,
    EventLog,
    EventMissing,
    EventPage,
    EventRound,
    EventScope,
    EventStandings,
)
from hanpan.server.wire_http import GameTexts
from hanpan.tournaments.orders import Appoint, opening

_LOOKS = documented(404, 429, 503)
_CHANGES = documented(403, 404, 409, 413, 429, 503)
_OPEN_MOST = 20  # of one organiser, not yet over
Number = FromPath[int]


@get("/events", responses=documented(429, 503))
async def list_events(
    request: AnyRequest, which: Annotated[EventScope, QueryParameter(name="scope")] = "open"
) -> EventList:
    """Tournaments that can be joined, that are under way, that are over, or my own."""
    user, everything = (await session_of(request)).user, services(request)
    records = everything.events.records
    rows = await (records.of_user(user.id) if which == "mine" else records.listed(which))
    found: list[EventInfo] = []
    for row in rows:
        live = await everything.events.get(row.id)
        if live is not None:
            found.append(told.info(live, user))
    return EventList(found, may_open=await everything.identity.is_organiser(user))


@post("/events", responses=_CHANGES)
async def open_event(request: AnyRequest, data: JSONBody[EventBody]) -> EventPage:
    """Open a tournament, with the role of an organiser."""
    user, everything = (await session_of(request)).user, services(request)
    if not await everything.identity.is_organiser(user):
        raise ApiError(403, "no_organiser", "this account is not an organiser")
    hall, now = everything.events, everything.settings.now()
    if sum(live.row.created_by == user.id for live in hall.running) >= _OPEN_MOST:
        raise ApiError(409, "too_many_events", f"you have {_OPEN_MOST} tournaments that are not over; finish one first")
    settings = settings_of(data, now)
    password = await everything.passwords.kept(data.password) if data.password else None
    row = new_row(new_id(), settings.name, settings.game, user, now, listed=data.listed)
    row = exports.replaced(row, start_at=settings.terms.start_at, password=password)
    first = EventPersonRow(row.id, "n1", "person", user.id, user.name)
    live = LiveEvent.new(SavedEvent(row, [], [first], {}, {}, [], []))
    grown = Grown(live, "n1", now, [opening(settings), Appoint("n1", "organiser")])
    async with live.lock:
        await hall.commit(grown, [new_event_write(row), person_write(first, new=True)])
        hall.meet(live)
    return told.page(sight(live, user), user)


@get("/events/texts", sync_to_thread=False, responses=documented(400))
def event_texts(language: Language = "en") -> GameTexts:
    """The words of tournaments: refusals, formats, tie-breaks, penalties."""
    return GameTexts(load_texts(language, PACKAGE).source(load_texts(language, "hanpan.core.language")))


@get("/events/rulebook", sync_to_thread=False, responses=documented(400))
def event_rulebook() -> Rulebook:
    """The rules of tournaments, clause by clause, and the table of penalties is in them."""
    return load_rulebook(PACKAGE)


@get("/events/rights", sync_to_thread=False)
def event_rights() -> list[EventRight]:
    """Who may do what in a tournament."""
    return [
        EventRight(rights.name_of(act), [each for each in rights.ROLES if each in who])
        for act, who in rights.ACTS.items()
    ]


@get("/events/{event_id:str}", responses=_LOOKS)
async def show_event(request: AnyRequest, event_id: FromPath[str]) -> EventPage:
    """Everything about a tournament beside its earlier rounds."""
    seen, user = await _sight(request, event_id)
    return told.page(seen, user)


@get("/events/{event_id:str}/rounds/{number:int}", responses=_LOOKS)
async def show_round(request: AnyRequest, event_id: FromPath[str], number: Number) -> EventRound:
    """One round."""
    seen, _ = await _sight(request, event_id)
    if not 1 <= number <= max(1, seen.event.round):
        raise ApiError(
            404,
            "no_round",
            f"there is no round {number}; the last is {seen.event.round}",
            ko=f"{number}라운드는 없습니다. 마지막은 {seen.event.round}라운드입니다",
        )
    return told.round_of(seen, number)


@get("/events/{event_id:str}/standings", responses=_LOOKS)
async def show_standings(request: AnyRequest, event_id: FromPath[str]) -> EventStandings:
    """Who stands where, with every tie-break."""
    live, user = await _seen(request, event_id)
    return await asyncio.to_thread(told.standings, sight(live, user, own=False))


@get("/events/{event_id:str}/bracket", responses=_LOOKS)
async def show_bracket(request: AnyRequest, event_id: FromPath[str]) -> EventBracket:
    """The elimination, as far as it is known."""
    seen, _ = await _sight(request, event_id)
    return told.bracket_of(seen)


@get("/events/{event_id:str}/log", responses=_LOOKS)
async def show_log(request: AnyRequest, event_id: FromPath[str], after: FromQuery[Count] = 0) -> EventLog:
    """Who did what, from the beginning or after so many lines."""
    seen, _ = await _sight(request, event_id)
    return told.log(seen, after)


@get("/events/{event_id:str}/missing", responses=_LOOKS)
async def show_missing(request: AnyRequest, event_id: FromPath[str]) -> EventMissing:
    """Who is missing: not checked in, without a deck, or not at the own table."""
    seen, _ = await _sight(request, event_id)
    return told.missing(seen, services(request).live_tables)


@get("/events/{event_id:str}/desk", responses=documented(403, 404, 429, 503))
async def show_desk(request: AnyRequest, event_id: FromPath[str]) -> EventDesk:
    """For judges: tables that call, notes and appeals; for a player: the own appeals."""
    live, user = await _seen(request, event_id)
    roles = live.roles_of(user)
    if roles.isdisjoint(rights.READS["/desk"]):
        raise ApiError(403, "event_no_right", "the desk is for judges, organisers and players")
    calling = [] if roles == {"player"} else services(request).live_tables.calling()
    calls = [table.audience.info() for table in calling if table.memory.row.event == live.id]
    return judging.desk(live, user, calls)


@get("/events/{event_id:str}/next", responses=documented(403, 404, 429, 503))
async def show_next(request: AnyRequest, event_id: FromPath[str]) -> EventNext:
    """The pairs that the rules make for the next round, for whoever may set others before it begins."""
    live, user = await _seen(request, event_id)
    if live.roles_of(user).isdisjoint(rights.READS["/next"]):
        raise ApiError(
            403, "event_no_right", "the next round is told to organisers and the head judge before it begins"
        )
    return await asyncio.to_thread(judging.next_pairs, live)


@get("/events/{event_id:str}/decks/{handle:str}", responses=documented(403, 404, 429, 503))
async def show_deck(request: AnyRequest, event_id: FromPath[str], handle: FromPath[str]) -> EventDeckList:
    """A registered deck: to its owner, to whoever may and has opened it (`see_deck`), to everybody once the lists are
    open."""
    live, user = await _seen(request, event_id)
    me = live.handle_of(user.id)
    if me != handle and not told.decks_open(live):
        if live.roles_of(user).isdisjoint(rights.READS["/decks/{handle}"]) or live.plays(me):
            raise ApiError(
                403,
                "deck_hidden",
                "the lists of this tournament are not open yet",
                ko="이 대회의 덱 목록은 아직 공개되지 않았습니다",
            )
        if handle in live.decks and not live.has_opened(me, handle):
            raise ApiError(
                403,
                "deck_unseen",
                "a list is opened with the act see_deck, which the log tells of",
                ko="덱 목록은 see_deck으로 열며, 그 사실이 기록에 남습니다",
            )
    deck = live.decks.get(handle)
    if deck is None:
        raise ApiError(
            404,
            "no_deck",
            f"{live.name(handle)[:64]} has registered no deck",
            ko=f"{live.name(handle)[:64]}: 등록한 덱이 없습니다",
        )
    return EventDeckList(handle, list(deck.cards), list(deck.side))


@get(
    "/events/{event_id:str}/export",
    responses=documented(404, 409, 429, 503),
    media_type="application/octet-stream",
)
async def export_event(
    request: AnyRequest,
    event_id: FromPath[str],
    form: Annotated[Literal["log", "json", "csv", "trf", "calendar"], QueryParameter(name="as")] = "json",
) -> Response[bytes]:
    """Its files: the log for `hanpan event verify`, everything as JSON, the standings as CSV, a report as TRF16, a date
    for a calendar."""
    seen, user = await _sight(request, event_id)
    spend(request, user)
    return await asyncio.to_thread(exports.file, seen, form)


@post("/events/{event_id:str}/acts", status_code=200, responses=_CHANGES)
async def act(request: AnyRequest, event_id: FromPath[str], data: JSONBody[EventAct]) -> EventPage:
    """Do something in a tournament; `EventPage.me.may` says what one may."""
    user, everything = (await session_of(request)).user, services(request)
    _check_id(event_id)
    live = await everything.event_acts.act(event_id, user, data, address_of(request))
    return told.page(sight(live, user), user)


async def _seen(request: AnyRequest, event_id: str) -> tuple[LiveEvent, UserRow]:
    user = (await session_of(request)).user
    _check_id(event_id)
    live = await services(request).events.get(event_id)
    if live is None:
        raise _nothing(event_id)
    return live, user


async def _sight(request: AnyRequest, event_id: str) -> tuple[Sight, UserRow]:
    live, user = await _seen(request, event_id)
    return sight(live, user), user


def _check_id(event_id: str) -> None:
    if not is_id(event_id):
        raise _nothing(event_id)


def _nothing(event_id: str) -> ApiError:
    return ApiError(
        404, "no_event", f"there is no tournament {event_id[:40]!r}", ko=f"그런 대회는 없습니다: {event_id[:40]!r}"
    )
