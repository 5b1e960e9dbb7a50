"""How a tournament goes on by itself: what is due follows from what is stored and from the time alone."""

from collections.abc import Callable, Sequence
from contextlib import suppress

from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import Seat
from hanpan.core.match.orders import Penalty
from hanpan.server.events.live import Grown, LiveEvent
from hanpan.server.events.seating import Opened, course_of, open_table, sides
from hanpan.server.storage.rows import EventTableRow
from hanpan.server.tables.brought import is_deck
from hanpan.server.tables.live_tables import LiveTables
from hanpan.server.tables.memory import CannotResume
from hanpan.server.tables.table import Gone, Table
from hanpan.tournaments.event import done, next_round
from hanpan.tournaments.matches import Match
from hanpan.tournaments.orders import Drop, Finish, Order, Pair, SetPairs, Start, TimeUp

_MINUTE_MS = 60_000
_DECK_S = 300  # for players whose list was recalled: so long the next round waits for another one
_BY_RULES = "EV-PEN-01"  # the signature under a game that a penalty of the tournament takes


def due(live: LiveEvent, now: int, busy: Callable[[LiveEvent], Sequence[str]]) -> list[Order] | None:
    """The next thing that happens by itself, or None: nothing does now. `busy`: who plays elsewhere."""
    event = live.event
    if event.stage == "open":
        at = event.settings.terms.start_at
        return starting(live, busy(live)) if at and now >= at else None
    if event.stage == "over":
        return None
    ends = time_up_at(live)
    if ends is not None and now >= ends and not event.time_up:
        return [TimeUp()]
    if event.settings.format == "common":
        return [Finish()] if event.time_up and not event.waiting else None
    begins = next_round_at(live)
    if begins is None or now < begins:
        return None
    made = next_round(event)
    if isinstance(made, Refusal):
        over = made.code == "event_no_round" and not live.late  # the end tells everybody how the last games ended
        return [Finish()] if over else None
    return [Pair(event.round + 1, tuple((match.first, match.second) for match in made))] if made else None


def starting(live: LiveEvent, busy: Sequence[str]) -> list[Order] | None:
    """The start, without those who play elsewhere; None: too few have come."""
    event = live.event
    out: list[Order] = [Drop(name) for name in event.active if name in busy]
    orders = [*out, Start()]
    for order in orders:
        after = done(event, order)
        if isinstance(after, Refusal):
            return None
        event = after
    return orders


def time_up_at(live: LiveEvent) -> int | None:
    """When nobody is paired any more, in a tournament that lasts a set time."""
    settings = live.event.settings
    playing = settings.by_time and live.event.stage == "playing"
    return live.row.start_at + settings.terms.minutes * _MINUTE_MS if playing else None


def next_round_at(live: LiveEvent) -> int | None:
    """When the next round begins, or the standings are final; None: the present one is under way."""
    event = live.event
    if event.stage != "playing":
        return None
    if event.settings.format == "arena":
        return 0 if len(event.seatable) > 2 * len(event.waiting) else None
    if event.waiting:
        return None
    waits = any(event.players[name].recalled for name in event.active)
    pause = max(event.settings.terms.break_s, _DECK_S if waits else 0)
    return live.changed_at + pause * 1000 if event.round or waits else 0


def tables(grown: Grown, now: int) -> list[Opened]:
    """The tables that orders open: of a round that was paired."""
    live = grown.live
    if grown.event.settings.at_tables:
        return []
    opened: list[Opened] = []
    first = len(live.entries)
    for n, entry in enumerate(grown.entries):
        if isinstance(entry.order, Pair | SetPairs):
            fresh = (match for match in grown.event.matches if match.round == entry.order.round)
            playing = (match for match in fresh if match.result is None and match.second is not None)
            opened += [open_table(live, match, first + n, 1, now) for match in playing]
    return opened


# Tables that must end: nobody has come, the time is up, or the match is decided already.


def round_ends(live: LiveEvent, match: Match) -> int | None:
    """When the time of a match is up; None where the round has no clock."""
    minutes = live.event.settings.terms.round_minutes
    if not minutes or match.slot or live.event.settings.by_time:
        return None
    extra = live.event.extra.get(f"{match.round}/{match.table}", 0)
    return live.when(match.round) + minutes * _MINUTE_MS + extra * 1000


async def close_tables(live: LiveEvent, live_tables: LiveTables, now: int, since: int) -> None:
    """End the tables that must end; what follows for the tournament is stored with their end."""
    for row in [row for row in live.tables.values() if not row.over]:
        found = live.of_table(row.table_id)
        match = found[1] if found is not None else None
        if match is not None and not _is_due(live, row, match, now, since):
            continue
        table = await _brought(live_tables, row.table_id)
        if table is not None:
            with suppress(Gone):
                await _close(live, table, row, match, now, since)


def _is_due(live: LiveEvent, row: EventTableRow, match: Match, now: int, since: int) -> bool:
    ends, terms = round_ends(live, match), live.event.settings.terms
    late = terms.no_show_s and now >= max(row.opened_at, since) + terms.no_show_s * 1000
    stops = live.event.settings.format == "common" and live.event.time_up
    docked = course_of(live.event.settings).whole and any(match.docked)
    return bool(match.result or (ends is not None and now >= ends) or late or stops or docked)


async def bring_bots_back(live: LiveEvent, live_tables: LiveTables) -> None:
    """A table that could not be stored has left the memory. People come back to it by themselves, bots do not."""
    for row in [row for row in live.tables.values() if not row.over and live_tables.live(row.table_id) is None]:
        found = live.of_table(row.table_id)
        match = found[1] if found is not None else None
        if match is not None and any(live.people[handle].kind == "bot" for handle in match.players):
            await _brought(live_tables, row.table_id)


async def _brought(live_tables: LiveTables, table_id: str) -> Table | None:
    """A table; None too if it is set aside, so that it keeps no other waiting. An organiser enters its result."""
    try:
        return await live_tables.get(table_id)
    except CannotResume:
        return None


async def _close(live: LiveEvent, table: Table, row: EventTableRow, match: Match | None, now: int, since: int) -> None:
    async with table.turn():
        memory = table.memory
        if memory.ending is not None or row.table_id not in live.tables or live.tables[row.table_id].over:
            return
        if match is None:
            await table.end("ended", None, None, None)
        elif match.result is not None:
            await _end_decided(live, table, row, match)
        else:
            await _end_late(live, table, row, match, now, since)
        table.publish()


async def _end_decided(live: LiveEvent, table: Table, row: EventTableRow, match: Match) -> None:
    at = sides(row, match, table.memory.seats)
    winner = next((seat for seat, handle in at.items() if handle == match.winner), None)
    if winner is None:
        await table.end("ended", None, None, None)
        return
    loser = next(handle for seat, handle in at.items() if seat != winner)
    left = live.event.players[loser].out == "dropped"
    await table.end("resigned" if left else "judged", winner, None, None)


async def _end_late(live: LiveEvent, table: Table, row: EventTableRow, match: Match, now: int, since: int) -> None:
    memory, terms = table.memory, live.event.settings.terms
    at = sides(row, match, memory.seats)
    ends = round_ends(live, match)
    if terms.no_show_s and now >= max(row.opened_at, since) + terms.no_show_s * 1000 and row.game == 1:
        missing = [seat for seat in at if not came(table, seat)]
        if missing:
            live.absent[row.table_id] = {at[seat] for seat in missing}
            here = next((seat for seat in at if seat not in missing), None)
            await table.end("timeout" if here is not None else "ended", here, None, None)
            return
    if live.event.settings.format == "common" and live.event.time_up:
        await table.end("ended", None, None, None)
    elif ends is not None and now >= ends:
        await table.end("agreed", None, None, None)
    elif course_of(live.event.settings).whole:
        await _take_games(table, match, at)


def came(table: Table, seat: Seat) -> bool:
    """Whether somebody has been at the seat: a browser has, or an answer was given that was not made for it."""
    memory = table.memory
    row = memory.seats[seat]
    if row.kind == "bot" or row.pledge is not None or seat in memory.came or seat in table.audience.online:
        return True
    if memory.match is None:
        return False
    registered = (
        table.context.ends.deck_of(memory.row, row.user_id) is not None
    )  # that is brought without anybody there
    moves = (step.moves[seat] for step in memory.match.steps if seat in step.moves)
    answers = sum(not (registered and is_deck(move)) for move in moves)
    return answers > (0 if memory.clocks is None else memory.clocks.missed[seat])


async def _take_games(table: Table, match: Match, at: dict[Seat, str]) -> None:
    """Let the game at the table know of games that penalties of the tournament have taken."""
    memory = table.memory
    for seat, handle in at.items():
        lost = match.docked[0] if handle == match.first else match.docked[1]
        orders = [] if memory.match is None else memory.match.orders
        known = sum(isinstance(o, Penalty) and o.judge == _BY_RULES and o.seat == seat for o in orders)
        for _ in range(lost - known):
            if memory.game_to_lose is not None:
                await table.order(Penalty(_BY_RULES, seat, "game"), None, None)
