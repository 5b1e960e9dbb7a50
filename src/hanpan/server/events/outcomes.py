"""What the end of a table means for its match: games for each side, and the result once it is decided."""

from typing import NamedTuple

from hanpan.core.contract.game import GamesSoFar, Outcome, PlaysGames
from hanpan.core.contract.seat import Seat
from hanpan.core.replay.format import fingerprint
from hanpan.games.registry import plugin
from hanpan.server.events.seating import course_of, sides
from hanpan.server.refusing import ApiError
from hanpan.server.retelling import Record, full_replay
from hanpan.server.storage.rows import EventTableRow
from hanpan.server.tables.entries import Ended
from hanpan.server.tables.memory import TableMemory
from hanpan.server.wire import Ending
from hanpan.tournaments.matches import Match, Result
from hanpan.tournaments.settings import Settings

_NO_RESULT = ("ended", "annulled")


class Proof(NamedTuple):
    """What anybody can hold a result against."""

    table: str
    state_hash: str = ""
    replay: str = ""


def proof(memory: TableMemory, ended: Ended) -> Proof:
    """The last state and the replay of a game that ends so."""
    match, row = memory.match, memory.row
    if match is None or not match.steps:
        return Proof(row.id)
    outcome = match.outcome if ended.reason == "played" else None
    record = Record(row, memory.seats, match, memory.opening, Ending(ended.reason, ended.winner, outcome, row.secret))
    try:
        replay = fingerprint(full_replay(record))
    except ApiError:
        replay = ""
    return Proof(row.id, match.steps[-1].hash, replay)


def came_of(
    settings: Settings, row: EventTableRow, match: Match, memory: TableMemory, ended: Ended, *, late: bool = False
) -> EventTableRow:
    """The row with the games that this table gave each side; nothing for anybody where it has no result. `late`: the
    time of the round was up."""
    games = {"first": 0, "second": 0, "drawn": 0}
    if ended.reason not in _NO_RESULT:
        whole = course_of(settings).whole
        won, games["drawn"] = _of_match(settings, memory, ended, late=late) if whole else _of_game(ended)
        for seat, handle in sides(row, match, memory.seats).items():
            games["first" if handle == match.first else "second"] = won.get(seat, 0)
    return EventTableRow(row.event_id, row.pairing, row.number, row.game, row.table_id, row.opened_at, **games)


def _of_game(ended: Ended) -> tuple[dict[Seat, int], int]:
    """Games won by seat, and drawn, where a table is one game."""
    return ({}, 1) if ended.winner is None else ({ended.winner: 1}, 0)


def _of_match(settings: Settings, memory: TableMemory, ended: Ended, *, late: bool) -> tuple[dict[Seat, int], int]:
    """The same where a table is a whole match. Games that were over stay, however the match has ended; whoever was
    given the match has won it, also with fewer games."""
    game, match, outcome = memory.game, memory.match, _outcome(memory, ended)
    so_far, under_way = GamesSoFar({}, 0), False
    if match is not None and isinstance(game, PlaysGames):
        so_far, under_way = game.games_so_far(match.state), game.present_game(match.state) is not None
    won, drawn = {seat: so_far.won.get(seat, 0) for seat in memory.seats}, so_far.drawn
    winner = ended.winner if outcome is None else outcome.winner
    if winner is not None:
        ahead = all(won[winner] > number for seat, number in won.items() if seat != winner)
        won[winner] = won[winner] if outcome is not None and ahead else settings.to_win
    elif late:
        drawn += under_way  # it is not over, and counts as drawn
    elif outcome is None:
        won = dict.fromkeys(won, min(won.values()))  # both have agreed that the match is a draw
    return won, drawn if any(won.values()) else max(1, drawn)


def _outcome(memory: TableMemory, ended: Ended) -> Outcome | None:
    return memory.match.outcome if memory.match is not None and ended.reason == "played" else None


def _whole(value: object) -> int:
    return value if isinstance(value, int) else 0


def run_of(memory: TableMemory, ended: Ended, shown: Proof) -> Result:
    """What a run with common dice came to: won or not, and the numbers that the game ranks such runs by."""
    outcome = _outcome(memory, ended)
    if outcome is None:
        return Result(0, 0, table=shown.table, state_hash=shown.state_hash, replay_sha256=shown.replay)
    counted = plugin(memory.row.game).daily
    numbers = [(_whole(outcome.data.get(each.name)), each.best) for each in counted]
    marks = tuple(number if best == "most" else -number for number, best in numbers)
    won = int(outcome.winner is not None)
    return Result(won, 0, table=shown.table, state_hash=shown.state_hash, replay_sha256=shown.replay, marks=marks)


def decided(
    settings: Settings, match: Match, games: list[EventTableRow], shown: Proof, *, late: bool = False
) -> Result | None:
    """The result of a match after these games, the last of them too if its time is up (`late`); None: another one is
    played, or the last has no result."""
    last = games[-1]
    if not (last.first or last.second or last.drawn):
        return None
    counted = games[-1:] if course_of(settings).whole else games
    first = sum(row.first or 0 for row in counted) + (0 if course_of(settings).whole else match.docked[1])
    second = sum(row.second or 0 for row in counted) + (0 if course_of(settings).whole else match.docked[0])
    drawn = sum(row.drawn or 0 for row in counted)
    played = first + second + drawn
    over = late or max(first, second) >= settings.to_win or played >= settings.best_of or course_of(settings).whole
    if not over or (match.slot and first == second):
        return None
    most = settings.to_win
    drawn = max(0, min(drawn, 2 * settings.best_of - first - second))
    first, second = min(first, most), min(second, most)
    return Result(first, second, drawn, table=shown.table, state_hash=shown.state_hash, replay_sha256=shown.replay)
