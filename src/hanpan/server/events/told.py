"""What a tournament looks like to somebody: as much as this one may know now."""

from typing import Any, Literal

from hanpan.core.contract.codec import plain
from hanpan.games.registry import plugin
from hanpan.server import wire_events as wire
from hanpan.server.events import course, rights
from hanpan.server.events.judging import reads_notes, reason
from hanpan.server.events.live import LiveEvent
from hanpan.server.events.rules import rules_of
from hanpan.server.events.seating import sides
from hanpan.server.events.sight import Sight
from hanpan.server.storage.rows import EventPersonRow, UserRow
from hanpan.server.tables.live_tables import LiveTables
from hanpan.tournaments import brackets
from hanpan.tournaments.arranged import forced
from hanpan.tournaments.brackets import Stand
from hanpan.tournaments.joining import lacks
from hanpan.tournaments.judging import to_check
from hanpan.tournaments.log import head
from hanpan.tournaments.matches import Match, Result
from hanpan.tournaments.orders import Change, Report
from hanpan.tournaments.settings import Settings
from hanpan.tournaments.state import Player

_STAFF = ("organiser", "head_judge", "judge")
_JUDGING = ("head_judge", "judge")
_CHANGES = 5  # of the settings, on the page; all of them are in the log
_LINES = 200  # of a log in one answer


def info(live: LiveEvent, user: UserRow | None) -> wire.EventInfo:
    """A tournament in a list; it tells no result."""
    event, row, settings = live.event, live.row, live.event.settings
    terms = settings.terms
    handle = None if user is None else live.handle_of(user.id)
    mine = [] if handle is None else [*event.roles(handle), *(["player"] if handle in event.players else [])]
    place = None if handle is None else live.place_of(handle)
    return wire.EventInfo(
        id=row.id,
        name=row.name,
        game=row.game,
        mode=settings.mode,
        format=settings.format,
        stage=event.stage,
        cancelled=event.cancelled,
        round=event.round,
        rounds=event.rounds,
        players=len(event.active) if event.stage == "open" else len(event.ranked),
        capacity=settings.capacity,
        created_at=row.created_at,
        start_at=row.start_at,
        ended_at=row.ended_at,
        at_tables=settings.at_tables,
        rated=terms.rated,
        bots=terms.bots,
        access=terms.access,
        accounts=terms.rated or terms.accounts_only,
        languages=list(terms.languages),
        mine=list(mine),
        table=place[1].table_id if place is not None and place[1] is not None else None,
    )


def page(seen: Sight, user: UserRow | None) -> wire.EventPage:
    """Everything but earlier rounds."""
    live, event = seen.live, seen.event
    roles = live.roles_of(user)
    handle = None if user is None else live.handle_of(user.id)
    judging = reads_notes(live, user)
    return wire.EventPage(
        info=info(live, user),
        version=seen.version,
        settings=event.settings,
        listed=live.row.listed,
        rules=rules_of(event.settings),
        people=[person(live, one) for one in live.people.values()],
        matches=[match_of(seen, match, hidden=hidden(live)) for match in event.present],
        penalties=[
            wire.EventPenalty(
                given.number,
                given.player,
                given.infraction,
                given.grade,
                given.round,
                given.lifted,
                reason(live, given.number, given.why) if judging or given.player == handle else None,
            )
            for given in event.penalties
        ],
        recalled=[
            wire.EventRecalled(name, live.deck_faults.get(name, []) if judging or name == handle else [])
            for name, player in event.players.items()
            if player.recalled and (judging or name == handle or not roles.isdisjoint(_STAFF))
        ],
        changes=[_changed(live, line, what) for line, what in live.changes[-_CHANGES:]],
        me=_me(live, user, handle, roles),
        next_at=None if seen.closed else _next_at(live),
        checks=to_check(event) if not roles.isdisjoint(_JUDGING) else [],
        head=None if hidden(live) else wire.EventHead(*head(live.entries, seen.lines)),
        awarded=[wire.EventAwarded(*one) for one in event.awarded],
        apart=[list(group) for group in event.apart],
    )


def _changed(live: LiveEvent, line: int, what: list[str]) -> wire.EventChanged:
    entry = live.entries[line]
    why = entry.order.why if isinstance(entry.order, Change) else ""
    return wire.EventChanged(entry.at, what, why)


def hidden(live: LiveEvent) -> bool:
    """Whether results are kept until the end: of runs with common dice."""
    return live.event.settings.format == "common" and live.event.stage != "over"


def _next_at(live: LiveEvent) -> int | None:
    terms = live.event.settings.terms
    if live.event.stage == "open":
        return terms.start_at or None
    ends = course.time_up_at(live)
    if ends is not None:
        return None if live.event.time_up else ends
    at = course.next_round_at(live)
    return at or None


def _me(live: LiveEvent, user: UserRow | None, handle: str | None, roles: set[str]) -> wire.EventMe:
    place = None if handle is None else live.place_of(handle)
    match, row = place if place is not None else (None, None)
    seat: Any = None
    if match is not None and row is not None:
        seat = "p1" if (row.game % 2 == 1) == (match.first == handle) else "p2"
    return wire.EventMe(
        handle=handle,
        roles=sorted(roles),
        may=[rights.name_of(act) for act in rights.ACTS if rights.may(roles, act)],
        table=row.table_id if row is not None else None,
        seat=seat,
        round=match.round if match is not None else 0,
        number=match.table if match is not None else 0,
        invited=handle is not None and live.people[handle].invited,
        call=live.call_at(match),
    )


def person(live: LiveEvent, one: EventPersonRow) -> wire.EventPerson:
    """Somebody as everybody may know them."""
    player = live.event.players.get(one.handle)
    return wire.EventPerson(
        handle=one.handle,
        name=one.name,
        kind=one.kind,
        roles=list(live.event.roles(one.handle)),
        plays=player is not None,
        out=player.out if player is not None else "",
        since=player.since if player is not None else 0,
        checked_in=player is not None and player.checked_in,
        deck=player is not None and bool(player.deck),
        recalled=player is not None and player.recalled,
        left_out=_left_out(live, player),
        level=one.level,
        rating=player.rating if player is not None else 0,
        invited=one.invited,
    )


def _left_out(live: LiveEvent, player: Player | None) -> Literal["", "deck", "check_in"]:
    """Why somebody who had joined before the start did not play in the first round."""
    if player is None or player.out != "dropped" or player.since > 1 or live.event.stage == "open":
        return ""
    return lacks(live.event, player)


def match_of(seen: Sight, match: Match, *, hidden: bool = False) -> wire.EventMatch:
    """A match as one may know it."""
    live, result = seen.live, None if hidden else match.result
    tables = [row.table_id for row in seen.tables_of(match)]
    playing = seen.live_table(match)
    claims = {
        player: [said.first, said.second, said.drawn]
        for number, table, player, said in live.event.claims
        if (number, table) == (match.round, match.table)
    }
    twice, third = live.event.settings.format == "double", live.event.settings.third_place
    slot = brackets.names(len(live.event.seeds), twice=twice, third=third)[match.slot] if match.slot else None
    return wire.EventMatch(
        round=match.round,
        number=match.table,
        first=match.first,
        second=match.second,
        score=None if result is None else [result.first, result.second, result.drawn],
        how=None if result is None else result.how,
        tables=[] if hidden else tables,
        live=playing.table_id if playing is not None and not hidden else None,
        claimed=claims,
        disputed=result is None and len(claims) > 1,
        slot=slot,
        docked=list(match.docked),
        forced=bool(forced(seen.event, [match])),
        until=course.round_ends(live, match) if match.result is None else None,
    )


def missing(seen: Sight, live_tables: LiveTables) -> wire.EventMissing:
    """Who is missing: before the start whoever could not play if it began now; in play whose list was recalled, and who
    has not come to the own table."""
    event = seen.event
    if event.stage == "over":
        return wire.EventMissing([])
    absent = list[wire.EventAbsent]()
    for name in event.active:
        why = lacks(event, event.players[name]) if event.stage == "open" else ""
        if why or event.players[name].recalled:
            absent.append(wire.EventAbsent(name, why or "deck", 0))
    for match in event.present if event.stage == "playing" else ():
        row = seen.live_table(match)
        table = live_tables.live(row.table_id) if row is not None else None
        if row is not None and table is not None and table.memory.ending is None:
            at = sides(row, match, table.memory.seats)
            away = (handle for seat, handle in at.items() if not course.came(table, seat))
            absent += [wire.EventAbsent(handle, "table", match.table) for handle in away]
    return wire.EventMissing(absent)


def round_of(seen: Sight, number: int) -> wire.EventRound:
    """One round."""
    found = [match for match in seen.event.matches if match.round == number]
    return wire.EventRound(number, [match_of(seen, match, hidden=hidden(seen.live)) for match in found])


def standings(seen: Sight) -> wire.EventStandings:
    """Who stands where."""
    live, event, settings = seen.live, seen.event, seen.event.settings
    closed = hidden(live)
    names = [each.name for each in plugin(settings.game).daily] if settings.format == "common" else settings.tie_breaks
    rows = [
        wire.EventRow(
            row.place,
            row.player,
            row.score,
            row.won,
            row.lost,
            row.drawn,
            [_shown(settings, n, each) for n, each in enumerate(row.breaks)],
        )
        for row in ([] if closed else live.table(event))
    ]
    return wire.EventStandings(event.round, list(names), rows, event.stage == "over", closed)


def _shown(settings: Settings, place: int, value: Any) -> str:
    """A tie-break; a run's number as the game counts it."""
    if settings.format != "common":
        return str(value)
    return str(value if plugin(settings.game).daily[place].best == "most" else -value)


def bracket_of(seen: Sight) -> wire.EventBracket:
    """The elimination."""
    matches = {match.slot: match for match in seen.event.matches if match.slot}
    stands = [_stand(seen, stand, matches.get(stand.slot.number)) for stand in seen.event.bracket]
    return wire.EventBracket(list(seen.event.seeds) if stands else [], stands)


def _stand(seen: Sight, stand: Stand, match: Match | None) -> wire.EventStand:
    result = None if match is None else match.result
    tables = [] if match is None else seen.tables_of(match)
    playing = None if match is None else seen.live_table(match)
    return wire.EventStand(
        number=stand.slot.number,
        round=stand.slot.round,
        name=stand.slot.name,
        first=stand.first,
        second=stand.second,
        known=stand.known,
        winner=stand.winner,
        from_first=[*stand.slot.first],
        from_second=[*stand.slot.second],
        score=_score(match, result, stand.first),
        tables=[row.table_id for row in tables if row.over and row is not playing],
        live=playing.table_id if playing is not None else None,
    )


def _score(match: Match | None, result: Result | None, first: str | None) -> list[int] | None:
    """As the bracket has the two, which may sit the other way round."""
    if match is None or result is None or result.how == "bye":
        return None
    turned = match.first != first
    games = (result.second, result.first) if turned else (result.first, result.second)
    return [*games, result.drawn]


def log(seen: Sight, after: int) -> wire.EventLog:
    """Lines of the log; what runs with common dice came to is in none of them before the end."""
    closed, last = hidden(seen.live), min(after + _LINES, seen.lines)
    lines: list[wire.EventLine] = []
    for n, entry in enumerate(seen.live.entries[after:last], after):
        told = plain(entry.order)
        if closed and isinstance(entry.order, Report):
            told = {"type": "report", "round": entry.order.round, "table": entry.order.table}
        lines.append(wire.EventLine(n, entry.at, entry.by, told))
    return wire.EventLog(lines, more=last < seen.lines)


def decks_open(live: LiveEvent) -> bool:
    """Whether everybody may see the registered decks now."""
    decks, stage = live.event.settings.terms.decks, live.event.stage
    if live.event.cancelled and live.event.round == 0:
        return False  # nobody has played them
    return stage == "over" or (decks == "open" and stage == "playing")
