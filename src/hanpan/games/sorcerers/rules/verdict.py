"""Who has won: a game by health, an empty deck, the clock or a judge; a match by games (SO-STATE, SO-AM-37)."""

from msgspec.structs import replace

from hanpan.core.contract.game import Outcome
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.sorcerers.rules import since
from hanpan.games.sorcerers.rules.events.course import GameOver, MatchOver, NextGame
from hanpan.games.sorcerers.rules.params import Params
from hanpan.games.sorcerers.rules.piles import in_sight, joined
from hanpan.games.sorcerers.rules.prompts import GameResult, MatchResult
from hanpan.games.sorcerers.rules.scene import Scene
from hanpan.games.sorcerers.rules.state import (
    NOTHING_WRITTEN,
    Bout,
    Ending,
    GameEnding,
    JudgeNotes,
    Player,
    Stage,
    State,
    Time,
)

_UNUSED: Time = (0, 0, None, 0)

_CLAUSES: dict[Ending, str] = {
    "hp": "SO-STATE-02",
    "both": "SO-AM-41",
    "deck_out": "SO-DRAW-01",
    "time": "SO-TIME-03",
    "violations": "SO-JUDGE-04",
    "stalling": "SO-TIME-05",
    "penalty": "SO-AM-46",
    "conceded": "SO-AM-47",
    "agreed": "SO-AM-47",
    "match": "SO-AM-37",
}


def judged(scene: Scene, state: State) -> State:
    """The state after a look at both players: at 0 the game ends at once (SO-STATE-02)."""
    one, two = state.players
    if one.hp and two.hp:
        return state
    if not one.hp and not two.hp:
        return finished(scene, state, "both", None)
    return finished(scene, state, "hp", 0 if one.hp else 1)


def finished(scene: Scene, state: State, ending: GameEnding, winner: int | None) -> State:
    """The game is over; in a match the next one may follow, after the sideboards."""
    clause = _CLAUSES[ending]
    one, two = state.players
    scene.out.append(GameOver(clause, _seat(winner), ending, one.hp, two.hp, state.turn))
    state = replace(state, ending=ending, winner=winner)
    if state.bout.mode != "match":
        return replace(state, stage="over")
    wins = state.bout.wins
    if winner is not None:
        wins = (wins[0] + (winner == 0), wins[1] + (winner == 1))
    bout = replace(state.bout, wins=wins)
    unready = state.stage == "deck"
    state = replace(state, bout=bout, players=(_learnt(state, 0), _learnt(state, 1)))
    if ending != "violations" and not _decided(scene.params, bout):
        if scene.params.release < since.TIME_BETWEEN_GAMES:
            return replace(state, stage="side")
        times = filed(bout, bout.game)
        state = replace(state, bout=replace(bout, desk=desk_of(times, bout.game + 1, bout.desk), times=times))
        return next_game(scene, state, "deck", state.players) if unready else replace(state, stage="side")
    if ending == "violations":  # the whole match is lost (SO-AM-38)
        state = replace(state, stage="over")
    else:
        leader = None if wins[0] == wins[1] else (0 if wins[0] > wins[1] else 1)
        state = replace(state, stage="over", ending="match", winner=leader)
    scene.out.append(MatchOver(_CLAUSES[state.ending], _seat(state.winner), wins[0], wins[1], bout.game))
    return state


def next_game(scene: Scene, state: State, stage: Stage, players: tuple[Player, Player]) -> State:
    """The next game of a match, before its first card; what judge and clock have written of it already stays."""
    bout = state.bout
    if scene.params.release < since.TIME_BETWEEN_GAMES:
        bout = replace(bout, desk=JudgeNotes(stalled=bout.desk.stalled, violations=bout.desk.violations))
    bout = replace(bout, game=bout.game + 1, turns_before=bout.turns_before + state.turn)
    scene.out.append(NextGame("SO-AM-37", None, bout.game, bout.wins[0], bout.wins[1]))
    return State(bout, stage, players)


def filed(bout: Bout, number: int) -> tuple[Time, ...]:
    """The times of all games, with the one of the present desk among them, which is of game `number`."""
    unused: tuple[Time, ...] = (_UNUSED,) * (number - 1 - len(bout.times))
    known = (*bout.times, *unused)
    return (*known[: number - 1], (*bout.desk.used, bout.desk.warned, bout.desk.extra), *known[number:])


def desk_of(times: tuple[Time, ...], number: int, records: JudgeNotes) -> JudgeNotes:
    """What a judge has written, and the time of a game: unused where it has not begun."""
    one, two, warned, extra = times[number - 1] if number <= len(times) else _UNUSED
    desk = JudgeNotes(stalled=records.stalled, violations=records.violations, warned=warned, extra=extra)
    if one or two:
        desk = replace(desk, used=(one, two))  # the default itself is not encoded, an equal pair is
    return NOTHING_WRITTEN if desk == NOTHING_WRITTEN else desk


def match_lost(scene: Scene, state: State, side: int) -> State:
    """The match is lost by a judge's record between two games (SO-AM-38)."""
    p1, p2 = state.bout.wins
    scene.out.append(MatchOver(_CLAUSES["violations"], SEATS[1 - side], p1, p2, state.bout.game))
    return replace(state, stage="over", ending="violations", winner=1 - side)


def outcome_of(state: State) -> Outcome:
    """The result of a game or match that is over."""
    winner = _seat(state.winner)
    if state.bout.mode == "match":
        p1, p2 = state.bout.wins
        return MatchResult(state.ending, p1, p2, state.bout.game).outcome(winner, _CLAUSES[state.ending])
    p1, p2 = (player.hp for player in state.players)
    return GameResult(state.ending, p1, p2, state.turn).outcome(winner, _CLAUSES[state.ending])


def _seat(side: int | None) -> Seat | None:
    return None if side is None else SEATS[side]


def _learnt(state: State, side: int) -> Player:
    """What everybody takes along into the next game of what this side has shown."""
    player = state.players[side]
    return replace(player, seen=joined(player.seen, in_sight(state, side)))


def _decided(params: Params, bout: Bout) -> bool:
    return max(bout.wins) >= params.match.wins or bout.game >= params.match.games
