"""The Accumulate phase (DB-8), the round's verdict, and the end of the game (DB-10)."""

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.game import Outcome
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.dice_battle.rules.events import GameEnd, Measure, RoundEnd, Total
from hanpan.games.dice_battle.rules.gains import fill_gauge, gain_energy
from hanpan.games.dice_battle.rules.gauge import streak_gain
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.prompts import Result
from hanpan.games.dice_battle.rules.settle import settle
from hanpan.games.dice_battle.rules.state import Player, State


def accumulate(params: Params, state: State, chance: Chance, out: list[Happening]) -> State:
    """Totals, the round's winner, streaks, gauge, cards."""
    scores = (state.turns[0].score, state.turns[1].score)
    players = [_add_score(params, state, index, out) for index in (0, 1)]
    winner = None if scores[0] == scores[1] else (0 if scores[0] > scores[1] else 1)
    named = None if winner is None else SEATS[winner]
    out.append(RoundEnd("DB-8.2", None, state.round, scores[0], scores[1], named))
    for index in (0, 1):
        players[index] = _verdict(params, players[index], index, winner, out)
        players[index] = _fill(params, players[index], SEATS[index], out)
    state = replace(state, players=(players[0], players[1]))
    return settle(params, state, (0, 0), chance, out)


def game_end(state: State) -> GameEnd:
    """Who has won after the last round, and by which number (DB-10.1)."""
    first, second = state.players
    measures: tuple[tuple[Measure, int, int], ...] = (
        ("total", first.total, second.total),
        ("last_round", state.turns[0].score, state.turns[1].score),
        ("energy", first.energy, second.energy),
        ("cards", len(first.hand), len(second.hand)),
    )
    for measure, one, two in measures:
        if one != two:
            return GameEnd("DB-10.1", "p1" if one > two else "p2", measure, one, two)
    return GameEnd("DB-10.1", None, "draw", first.total, second.total)


def outcome_of(state: State) -> Outcome:
    """The same as the result of the game."""
    end = game_end(state)
    return Result(end.by, end.p1, end.p2).outcome(end.seat, end.clause)


def _add_score(params: Params, state: State, index: int, out: list[Happening]) -> Player:
    player, score = state.players[index], state.turns[index].score
    after = max(params.score.total_floor, player.total + score)
    out.append(Total("DB-8.1", SEATS[index], score, player.total, after))
    return replace(player, total=after)


def _verdict(params: Params, player: Player, index: int, winner: int | None, out: list[Happening]) -> Player:
    if winner is None:
        return replace(player, win_streak=0, loss_streak=0)
    if winner != index:
        return replace(player, win_streak=0, loss_streak=player.loss_streak + 1)
    bonus = params.energy.win_bonus
    after = gain_energy(params, SEATS[index], player.energy, bonus, "win", "DB-8.2", out)
    return replace(player, energy=after, win_streak=player.win_streak + 1, loss_streak=0)


def _fill(params: Params, player: Player, seat: Seat, out: list[Happening]) -> Player:
    """The gauge conditions of the round's end (DB-9.3, DB-9.4)."""
    filled = player.gauge
    reached = player.reached_total
    if not reached and player.total >= params.gauge.total_from:
        reached = True
        filled = fill_gauge(seat, filled, params.gauge.total_gain, "total", "DB-9.3", out)
    by_streak = streak_gain(params, player.win_streak, player.loss_streak)
    if by_streak:
        filled = fill_gauge(seat, filled, by_streak, "wins" if player.win_streak else "losses", "DB-9.4", out)
    if filled == player.gauge and reached == player.reached_total:
        return player
    return replace(player, gauge=filled, reached_total=reached)
