"""Looking ahead: an answer is tried in worlds that fit the view, the rest of the turn and the reply played quickly."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from hanpan.core.chance.chance import Chance, SeededChance
from hanpan.core.contract.seat import SEATS
from hanpan.games.sorcerers.ai.estimate import chance_of
from hanpan.games.sorcerers.ai.quick import quick_answer
from hanpan.games.sorcerers.ai.values import position
from hanpan.games.sorcerers.game import Sorcerers
from hanpan.games.sorcerers.rules.actions import Action
from hanpan.games.sorcerers.rules.params import Params
from hanpan.games.sorcerers.rules.state import State
from hanpan.games.sorcerers.table.view import View
from hanpan.games.sorcerers.table.world import world

MOST_STEPS = 60  # of one line that is played on, each turn
TURNS = 2  # that are played on: the rest of this one and the reply
COMPARED = 8  # worlds in which two answers are compared
LAST = 2  # candidates that are compared to the end

Hand: TypeAlias = Callable[[Params, State, int, Sequence[Action]], Action]


def played_on(game: Sorcerers, state: State, side: int, action: Action, hand: Hand, chance: Chance) -> float:
    """How the table stands when a hand has played on for both to the main phase two turns later."""
    until = state.turn + TURNS
    state = game.apply(state, {SEATS[side]: action}, chance).state
    for _ in range(TURNS * MOST_STEPS):
        if state.ending or state.turn > until or (state.turn == until and state.stage == "main"):
            break
        asked = asked_side(state)
        seat = SEATS[asked]
        answer = hand(game.params, state, asked, game.legal(state, seat))
        state = game.apply(state, {seat: answer}, chance).state
    return position(state, side)


def apart(game: Sorcerers, view: View, better: Action, other: Action) -> list[float]:
    """How much worse the other answer does in each of some worlds that fit the view, in chances to win."""
    side = SEATS.index(view.seat or "p1")
    found: list[float] = []
    for number in range(COMPARED):
        state = world(game.params, view, SeededChance(view.turn, number))
        one, two = (
            chance_of(played_on(game, state, side, action, quick_answer, SeededChance(view.turn + number, 77)))
            for action in (better, other)
        )
        found.append(one - two)
    return found


def asked_side(state: State) -> int:
    """Who has to answer, in the middle of a game."""
    if state.stage in ("respond", "choose", "loop"):
        return state.asked
    return 1 - state.active if state.stage == "block" else state.active


def best_of(
    game: Sorcerers, worlds: Sequence[State], side: int, candidates: Sequence[Action], hand: Hand, seed: int
) -> Action:
    """The candidate that does best over the worlds, each with the same draws.

    The worlds are shared out evenly over as many rounds as it takes to halve the candidates down to one.
    """
    totals = dict.fromkeys(candidates, 0.0)
    rounds = max(1, (len(candidates) - 1).bit_length())
    share = max(1, len(worlds) // rounds)
    for number, state in enumerate(worlds):
        for action in totals:
            totals[action] += played_on(game, state, side, action, hand, SeededChance(seed + number, 77))
        if (number + 1) % share == 0 and len(totals) > LAST:
            kept = sorted(totals, key=lambda action: -totals[action])[: (len(totals) + 1) // 2]
            totals = {action: totals[action] for action in totals if action in kept}
    return max(totals, key=lambda action: totals[action])
