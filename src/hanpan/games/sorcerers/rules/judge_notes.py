"""What a judge and the table's clock write into a game: notes that any log can hold (SO-TIME, SO-JUDGE, SO-AM-35 on).

A note is no answer of a seat, so it is no action: whoever keeps the table logs it beside the moves and passes it here.
Like a move it gives a new state and events that cite their clauses, and it draws nothing.
"""

from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from hanpan.core.chance.draws import ScriptedChance
from hanpan.core.contract.bounds import Exact
from hanpan.core.contract.error import BadValue
from hanpan.core.contract.game import GamesSoFar, Step, TimeLaw
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.sorcerers.rules import since
from hanpan.games.sorcerers.rules.bout import forgone
from hanpan.games.sorcerers.rules.events.course import (
    ClockWarning,
    RecordVoided,
    StallingFound,
    TimeGiven,
    ViolationRecorded,
)
from hanpan.games.sorcerers.rules.params import Params
from hanpan.games.sorcerers.rules.scene import Scene
from hanpan.games.sorcerers.rules.state import BOTH, GameEnding, JudgeNotes, State
from hanpan.games.sorcerers.rules.verdict import desk_of, filed, finished, match_lost


class Clock(msgspec.Struct, frozen=True, tag="clock", forbid_unknown_fields=True):
    """How many seconds of this game each seat has used so far."""

    p1: Exact
    p2: Exact


class Stalling(msgspec.Struct, frozen=True, tag="stalling", forbid_unknown_fields=True):
    """A judge has found that a seat plays for time (SO-TIME-05)."""

    seat: Seat


class Violation(msgspec.Struct, frozen=True, tag="violation", forbid_unknown_fields=True):
    """A judge has recorded a proved violation of the rules by a seat (SO-JUDGE-04)."""

    seat: Seat


class Void(msgspec.Struct, frozen=True, tag="void", forbid_unknown_fields=True):
    """A judge has taken one record against a seat back (SO-AM-46)."""

    seat: Seat
    what: Literal["violation", "stalling"]


class Time(msgspec.Struct, frozen=True, tag="time", forbid_unknown_fields=True):
    """A judge gives time: back to a seat, or more of it to the whole game (SO-AM-46)."""

    seconds: Exact
    seat: Seat | None = None


class GameLoss(msgspec.Struct, frozen=True, tag="game_loss", forbid_unknown_fields=True):
    """A judge lets a seat lose the present game of a match (SO-AM-46)."""

    seat: Seat


class Concede(msgspec.Struct, frozen=True, tag="concede", forbid_unknown_fields=True):
    """A seat gives up the present game of a match (SO-AM-47)."""

    seat: Seat


class Draw(msgspec.Struct, frozen=True, tag="draw", forbid_unknown_fields=True):
    """Both agree on a draw of the present game of a match (SO-AM-47)."""


Note: TypeAlias = Clock | Stalling | Violation | Void | Time | GameLoss | Concede | Draw


def noted(params: Params, state: State, note: Note) -> Step:
    """The state with the note taken, and what follows from it at once.

    A match that is over stays as it is; nobody concedes or agrees on a game that has not begun. Raises ValueError for a
    game that cannot be lost.
    """
    out: list[Happening] = []
    if isinstance(note, GameLoss) and state.stage in ("deck", "side") and not _between(params):
        raise BadValue(
            "under these rules there is no game to lose before its first card (SO-AM-46)",
            ko="이 규칙에서는 첫 카드 전에 잃을 판이 없습니다 (SO-AM-46)",
        )
    if state.stage == "over" or (state.ending and not isinstance(note, _between_games(params))):
        return Step(state, ())
    scene = Scene(params, ScriptedChance({}), out)
    match note:
        case Clock():
            after = _clock(scene, state, note)
        case Stalling():
            after = _stalling(scene, state, SEATS.index(note.seat))
        case Violation():
            after = _violation(scene, state, SEATS.index(note.seat))
        case Void():
            after = _void(scene, state, note)
        case Time():
            after = _time(scene, state, note)
        case GameLoss():
            after = _lost(scene, state, "penalty", SEATS.index(note.seat))
        case Concede():
            after = finished(scene, state, "conceded", 1 - SEATS.index(note.seat))
        case Draw():
            after = finished(scene, state, "agreed", None)
    return Step(after, tuple(out))


def present_game(state: State) -> int | None:
    """The game of a match that is under way: none while decks are chosen or cards exchanged."""
    if state.bout.mode != "match" or state.stage in ("deck", "side", "over"):
        return None
    return state.bout.game


def game_to_lose(state: State) -> int | None:
    """The game of a match that a penalty loses: before its first card too (SO-AM-46)."""
    if state.bout.mode != "match" or state.stage == "over":
        return None
    return state.bout.game + (state.stage == "side")


def games_so_far(state: State) -> GamesSoFar:
    """What came of the games of a match that are over."""
    bout = state.bout
    under_way = state.stage not in ("side", "over")
    return GamesSoFar(dict(zip(SEATS, bout.wins, strict=True)), bout.game - under_way - sum(bout.wins))


def kept(params: Params, state: State, earlier: State) -> State:
    """An earlier state with the records of judge and clock as they are now, each game with the time used in it."""
    desk = state.bout.desk
    now, then = _timed(params, state), _timed(params, earlier)
    if now == then:
        return replace(earlier, bout=replace(earlier.bout, desk=desk, times=state.bout.times))
    if not _between(params):
        return _with(earlier, replace(earlier.bout.desk, stalled=desk.stalled, violations=desk.violations))
    times = filed(state.bout, now)
    return replace(earlier, bout=replace(earlier.bout, desk=desk_of(times, then, desk), times=times))


def time_law(params: Params, state: State) -> TimeLaw | None:
    """The clock of a match: 40 minutes a game, then the added time (SO-TIME-01, SO-AM-35), and the reminder.

    Choosing a deck and exchanging cards belong to the game that they are for.
    """
    if state.bout.mode != "match" or state.stage == "over":
        return None
    if state.stage in ("deck", "side") and not _between(params):
        return None
    return TimeLaw(_timed(params, state), _limit(params, state), params.match.reminder)


def time_left(params: Params, state: State) -> int:
    """Seconds until the next consequence of the game's clock: the warning, then the loss."""
    return max(0, _limit(params, state) - sum(state.bout.desk.used))


def _limit(params: Params, state: State) -> int:
    desk = state.bout.desk
    return params.match.seconds + desk.extra + (0 if desk.warned is None else params.match.added)


def _clock(scene: Scene, state: State, note: Clock) -> State:
    """At the end of the time the slower player is warned and time is added; then the slower one loses (SO-AM-35)."""
    desk = replace(state.bout.desk, used=(note.p1, note.p2))
    state = _with(state, desk)
    if time_left(scene.params, state):
        return state
    slower = _slower(scene.params, state, note)
    match = scene.params.match
    if desk.warned is None:
        for side in (0, 1) if slower == BOTH else (slower,):
            scene.out.append(ClockWarning("SO-TIME-02", SEATS[side], match.seconds, match.added, note.p1, note.p2))
        return _with(state, replace(desk, warned=slower))
    return _lost(scene, state, "time", slower)


def _slower(params: Params, state: State, note: Clock) -> int:
    """Who has used more; with equal times whoever has the turn, and before the first turn both."""
    if note.p1 != note.p2:
        return 0 if note.p1 > note.p2 else 1
    return BOTH if _between(params) and state.stage in ("deck", "mulligan", "side") else state.active


def _lost(scene: Scene, state: State, ending: GameEnding, loser: int) -> State:
    """The game is lost, before its first card too: between two games it is the next one."""
    if state.ending:
        state = forgone(scene, state)
    return finished(scene, state, ending, None if loser == BOTH else 1 - loser)


def _stalling(scene: Scene, state: State, side: int) -> State:
    """A warning, then the game (SO-AM-36)."""
    desk = state.bout.desk
    stalled = _more(desk.stalled, side)
    most = scene.params.match.stalls
    scene.out.append(StallingFound("SO-AM-36", SEATS[side], stalled[side], most))
    state = _with(state, replace(desk, stalled=stalled))
    return _lost(scene, state, "stalling", side) if stalled[side] >= most else state


def _violation(scene: Scene, state: State, side: int) -> State:
    """The third record of a match loses it (SO-AM-38)."""
    desk = state.bout.desk
    violations = _more(desk.violations, side)
    most = scene.params.match.violations
    scene.out.append(ViolationRecorded("SO-AM-38", SEATS[side], violations[side], most))
    state = _with(state, replace(desk, violations=violations))
    if violations[side] < most:
        return state
    return match_lost(scene, state, side) if state.ending else finished(scene, state, "violations", 1 - side)


def _void(scene: Scene, state: State, note: Void) -> State:
    """One record less; what followed from it stays (SO-AM-46)."""
    desk, side = state.bout.desk, SEATS.index(note.seat)
    counts = desk.stalled if note.what == "stalling" else desk.violations
    fewer = (max(0, counts[0] - (side == 0)), max(0, counts[1] - (side == 1)))
    scene.out.append(RecordVoided("SO-AM-46", note.seat, note.what, fewer[side]))
    return _with(state, replace(desk, **{"stalled" if note.what == "stalling" else "violations": fewer}))


def _time(scene: Scene, state: State, note: Time) -> State:
    """Time that is given back was not used; more time is both players' (SO-AM-46)."""
    desk = state.bout.desk
    if note.seat is None:
        desk = replace(desk, extra=desk.extra + note.seconds)
    else:
        one, two = desk.used
        back = note.seconds
        desk = replace(desk, used=(max(0, one - back), two) if note.seat == "p1" else (one, max(0, two - back)))
    state = _with(state, desk)
    scene.out.append(TimeGiven("SO-AM-46", note.seat, note.seconds, *desk.used, _limit(scene.params, state)))
    return state


def _between(params: Params) -> bool:
    """Whether clock and findings count while decks and sideboards are chosen."""
    return params.release >= since.TIME_BETWEEN_GAMES


def _between_games(params: Params) -> tuple[type, ...]:
    """The notes that are taken between two games."""
    always = (Violation, Void)
    return (*always, Clock, Stalling, Time, GameLoss) if _between(params) else always


def _timed(params: Params, state: State) -> int:
    """The number of the game whose time runs."""
    return state.bout.game + (state.stage == "side" and _between(params))


def _more(counts: tuple[int, int], side: int) -> tuple[int, int]:
    return (counts[0] + (side == 0), counts[1] + (side == 1))


def _with(state: State, desk: JudgeNotes) -> State:
    return replace(state, bout=replace(state.bout, desk=desk))
