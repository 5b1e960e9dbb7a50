"""The Accumulate phase (DB-8), the round's verdict, and the end of the game (DB-10)."""

from msgspec.structs import replace

from hanpan.core.chance import Chance
from hanpan.core.event import Event, Fields, Value
from hanpan.core.game import Outcome
from hanpan.core.seat import SEATS, Seat
from hanpan.games.dice_battle.gains import fill_gauge, gain_energy
from hanpan.games.dice_battle.gauge import streak_gain
from hanpan.games.dice_battle.params import Params
from hanpan.games.dice_battle.settle import settle
from hanpan.games.dice_battle.state import Player, State


def accumulate(params: Params, state: State, chance: Chance, out: list[Event]) -> State:
    """Totals, the round's winner, streaks, gauge, cards."""
    scores = (state.turns[0].score, state.turns[1].score)
    players = [_add_score(params, state, index, out) for index in (0, 1)]
    winner = None if scores[0] == scores[1] else (0 if scores[0] > scores[1] else 1)
    named: Value = None if winner is None else SEATS[winner]
    data: Fields = {"round": state.round, "p1": scores[0], "p2": scores[1], "winner": named}
    out.append(Event("round_end", "DB-8.2", None, data))
    for index in (0, 1):
        players[index] = _verdict(params, players[index], index, winner, out)
        players[index] = _fill(params, players[index], SEATS[index], out)
    state = replace(state, players=(players[0], players[1]))
    return settle(params, state, (0, 0), chance, out)


def outcome_of(state: State) -> Outcome:
    """Who has won after the last round, and by which number (DB-10.1)."""
    first, second = state.players
    last = (state.turns[0].score, state.turns[1].score)
    for measure, pair in (
        ("total", (first.total, second.total)),
        ("last_round", last),
        ("energy", (first.energy, second.energy)),
        ("cards", (len(first.hand), len(second.hand))),
    ):
        if pair[0] != pair[1]:
            winner: Seat = "p1" if pair[0] > pair[1] else "p2"
            return Outcome(winner, "DB-10.1", {"by": measure, "p1": pair[0], "p2": pair[1]})
    return Outcome(None, "DB-10.1", {"by": "draw", "p1": first.total, "p2": second.total})


def _add_score(params: Params, state: State, index: int, out: list[Event]) -> Player:
    player, score = state.players[index], state.turns[index].score
    after = max(params.score.total_floor, player.total + score)
    out.append(Event("total", "DB-8.1", SEATS[index], {"gain": score, "before": player.total, "after": after}))
    return replace(player, total=after)


def _verdict(params: Params, player: Player, index: int, winner: int | None, out: list[Event]) -> Player:
    if winner is None:
        return replace(player, win_streak=0, loss_streak=0)
    if winner != index:
        return replace(player, win_streak=0, loss_streak=player.loss_streak + 1)
    bonus = params.energy.win_bonus
    after = gain_energy(params, SEATS[index], player.energy, bonus, "win", "DB-8.2", out)
    return replace(player, energy=after, win_streak=player.win_streak + 1, loss_streak=0)


def _fill(params: Params, player: Player, seat: Seat, out: list[Event]) -> Player:
    """The gauge conditions of the round's end (DB-9.3, DB-9.4)."""
    filled = player.gauge
    reached = player.reached_total
    if not reached and player.total >= params.gauge.total_from:
        reached = True
        filled = fill_gauge(seat, filled, params.gauge.total_gain, "total", "DB-9.3", out)
    by_streak = streak_gain(params, player.win_streak, player.loss_streak)
    if by_streak:
        cause = "wins" if player.win_streak else "losses"
        filled = fill_gauge(seat, filled, by_streak, cause, "DB-9.4", out)
    if filled == player.gauge and reached == player.reached_total:
        return player
    return replace(player, gauge=filled, reached_total=reached)
