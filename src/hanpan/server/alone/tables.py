"""What is asked about tables: opened, listed, told again."""

from typing import Any

from msgspec.structs import replace

from hanpan.core.contract.codec import plain
from hanpan.core.contract.seat import EVERY_SEAT, Seat
from hanpan.games.registry import plugin
from hanpan.server.alone.around import level_of
from hanpan.server.alone.asking import Answer, Asked
from hanpan.server.alone.games import known, offered
from hanpan.server.alone.local_tables import LocalTables
from hanpan.server.game_facts import statistics
from hanpan.server.graphs import graph_of
from hanpan.server.refusing import ApiError
from hanpan.server.retelling import (
    Record,
    case_at,
    dice_before,
    dice_check,
    full_replay,
    open_seeds,
    record_of,
    seen_replay,
    steps,
)
from hanpan.server.storage.rows import UserRow
from hanpan.server.storage.writes import Saved, Stored
from hanpan.server.tables import openings
from hanpan.server.tables.table import Table
from hanpan.server.tables.told import played_match, seated
from hanpan.server.tables.views import stored_info
from hanpan.server.timeline import timeline
from hanpan.server.wire import TableInfo
from hanpan.server.wire_http import (
    BranchBody,
    MatchList,
    PositionBody,
    SeatBody,
    Seated,
    TableBody,
    TableList,
    Timeline,
)

_MATCHES = 30


class Tables:
    """The tables of one visitor, as requests have them."""

    def __init__(self, local: LocalTables, user: UserRow) -> None:
        self._local = local
        self._user = user

    async def open(self, asked: Asked) -> Seated:
        """Open a table against the easy level."""
        body = asked.read(TableBody)
        card = offered(known(body.game))
        if body.mode is not None and body.mode not in card.modes:
            raise ApiError(400, "closed_mode", f"mode: {body.mode!r} is not played here", {"field": "mode"})
        seats = {seat: self._sitter(body.game, wanted) for seat, wanted in body.seats.items()}
        body = replace(body, mode=body.mode or card.default_mode, seats=seats, visibility="link", judge=False)
        return await self._opened(openings.table(body, self._user, self._now))

    def tables(self, asked: Asked) -> TableList:
        """My tables; nobody else has any."""
        mine = self._local.shelf.all() if asked.one("scope") == "mine" else []
        return TableList([self._info(saved) for saved in mine])

    def matches(self, asked: Asked) -> MatchList:
        """The matches that I have played to an end."""
        before = int(asked.one("before") or 2**53)
        over = [one for one in self._local.shelf.all() if one.table.status == "over" and one.table.kind == "match"]
        found = sorted(over, key=lambda one: one.table.ended_at or 0, reverse=True)
        told = [one for one in found if (one.table.ended_at or 0) < before]
        rows = [played_match(Stored(one.table, one.seats), self._user) for one in told[:_MATCHES]]
        return MatchList(rows, more=len(told) > _MATCHES)

    def show(self, asked: Asked) -> TableInfo:
        """A table."""
        return self._info(self._saved(asked))

    async def seat(self, asked: Asked) -> Seated:
        """My seat at a table."""
        saved = self._saved(asked)
        own = next((seat for seat in saved.seats.values() if seat.user_id == self._user.id), None)
        return seated(self._info(saved), own, saved.table, self._user)

    async def branch(self, asked: Asked) -> Seated:
        """Play on from a moment of a finished game."""
        body = asked.read(BranchBody)
        table = await self._table(asked)
        body = replace(body, level=level_of(table.memory.row.game))
        return await self._opened(openings.branch(table.memory, body, self._user, self._now))

    async def position(self, asked: Asked) -> Seated:
        """Play on from a position."""
        body = asked.read(PositionBody)
        body = replace(body, level=level_of(known(body.game).id))
        return await self._opened(openings.position(body, self._user, self._now))

    async def previews(self, asked: Asked) -> Any:
        """What each move would do now."""
        memory = (await self._table(asked)).memory
        match = memory.playing
        found = None if match is None else plugin(memory.row.game).foretold(memory.game, match.state)
        return None if match is None or found is None else {"step": len(match.steps), **plain(found)}

    # --- games told again ---

    async def replay(self, asked: Asked) -> Answer:
        """The replay of a game that is over, else the game as I see it."""
        record = await self._record(asked)
        wanted = asked.one("seat")
        over = record.ending is not None
        if over and wanted is None:
            lines = full_replay(record)
        else:
            own = self._own(record)
            lines = seen_replay(record, (None if wanted == "none" else _seat(wanted)) if over else own)
        return Answer(200, "application/jsonl", lines)

    async def timeline(self, asked: Asked) -> Timeline:
        """The steps so far as a seat saw them."""
        record = await self._record(asked)
        wanted, own = asked.one("seat"), self._own(record)
        viewer = own if wanted is None else (None if wanted == "spectator" else _seat(wanted))
        if record.ending is None and viewer not in (own, None):
            raise ApiError(409, "not_over", "while the game goes on you can have it only as you see it yourself")
        told = timeline(steps(record), record.match.game, viewer)
        info = (await self._table(asked)).audience.info()
        return Timeline(info, viewer, told, record.ending, open_seeds(record))

    async def record(self, asked: Asked) -> Any:
        """Statistics of a game that is over."""
        played = await self._over(asked)
        kept = statistics(played)
        if kept is None:
            raise ApiError(
                404, "no_record", f"{played.row.game} keeps no statistics", ko=f"{played.row.game}에는 통계가 없습니다"
            )
        return plain(kept)

    async def graph(self, asked: Asked) -> Any:
        """How a game that is over stood from its beginning."""
        return graph_of(await self._over(asked))

    async def dice(self, asked: Asked) -> Any:
        """Whether the dice are those of the secret that was promised."""
        memory = (await self._table(asked)).memory
        return dice_before(memory, lags=False) if memory.match is None else dice_check(await self._record(asked))

    async def case(self, asked: Asked) -> Answer:
        """A case that repeats one step of a game that is over."""
        step = asked.one("step") or ""
        if not step.isascii() or not step.isdigit():
            raise ApiError(
                400, "bad_request", "step: a number from 1", {"field": "step"}, ko="step: 1부터 시작하는 수여야 합니다"
            )
        return Answer(200, "application/yaml", case_at(await self._over(asked), int(step)).encode())

    # --- inside ---

    @property
    def _now(self) -> int:
        return self._local.settings.now()

    def _sitter(self, game: str, wanted: SeatBody) -> SeatBody:
        """Whom one can sit down with here. Raises ApiError."""
        if wanted.kind == "open":
            raise ApiError(
                400,
                "bad_request",
                "seats: nobody else comes by here",
                {"field": "seats"},
                ko="seats: 여기에는 다른 사람이 오지 않습니다",
            )
        if wanted.kind == "bot" and wanted.level != level_of(game):
            words = f"seats: here one plays {game} against {level_of(game)}"
            korean = f"seats: 여기서 {game} 상대는 {level_of(game)}입니다"
            raise ApiError(400, "bad_request", words, {"field": "seats"}, ko=korean)
        return wanted

    async def _opened(self, saved: Saved) -> Seated:
        table = await self._local.open(saved)
        own = next((seat for seat in saved.seats.values() if seat.user_id == self._user.id), None)
        return seated(table.audience.info(), own, saved.table, self._user)

    def _saved(self, asked: Asked) -> Saved:
        saved = self._local.shelf.find(asked.id)
        if saved is None:
            raise ApiError(404, "no_table", f"there is no table {asked.id[:40]!r}")
        return saved

    async def _table(self, asked: Asked) -> Table:
        table = await self._local.get(self._saved(asked).table.id)
        assert table is not None
        return table

    def _info(self, saved: Saved) -> TableInfo:
        live = self._local.live(saved.table.id)
        if live is None:
            return stored_info(saved.table, saved.seats)
        return replace(live.audience.info(), progress=live.memory.progress)

    async def _record(self, asked: Asked) -> Record:
        table = await self._table(asked)
        async with table.turn():
            return record_of(table.memory, self._local.settings.ticks())

    async def _over(self, asked: Asked) -> Record:
        record = await self._record(asked)
        if record.ending is None:
            raise ApiError(409, "not_over", "this is made when the game is over")
        return record

    def _own(self, record: Record) -> Seat | None:
        return next((seat for seat, row in record.seats.items() if row.user_id == self._user.id), None)


def _seat(wanted: str | None) -> Seat:
    found = next((seat for seat in EVERY_SEAT if seat == wanted), None)
    if found is None:
        raise ApiError(
            400,
            "bad_request",
            f"seat: there is no seat {str(wanted)[:20]!r}",
            {"field": "seat"},
            ko=f"seat: 없는 자리입니다: {str(wanted)[:20]!r}",
        )
    return found
