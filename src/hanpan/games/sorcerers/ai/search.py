"""Looking ahead: an answer is tried in worlds that fit the view, the rest of the turn and the reply played quickly."""

from collections.abc import Sequence

from hanpan.core.chance.chance import Chance, SeededChance
from hanpan.core.contract.seat import SEATS
from hanpan.games.sorcerers.ai.quick import quick_answer
from hanpan.games.sorcerers.ai.values import position
from hanpan.games.sorcerers.game import Sorcerers
from hanpan.games.sorcerers.rules.actions import Action
from hanpan.games.sorcerers.rules.state import State

MOST_STEPS = 60  # of one line that is played on, each turn


def played_on(game: Sorcerers, state: State, side: int, action: Action, turns: int, chance: Chance) -> float:
    """How the table stands when both have played on quickly to the main phase `turns` turns later."""
    until = state.turn + turns
    state = game.apply(state, {SEATS[side]: action}, chance).state
    for _ in range(turns * MOST_STEPS):
        if state.ending or state.turn > until or (state.turn == until and state.stage == "main"):
            break
        asked = asked_side(state)
        seat = SEATS[asked]
        answer = quick_answer(game.params, state, asked, game.legal(state, seat))
        state = game.apply(state, {seat: answer}, chance).state
    return position(state, side)


def asked_side(state: State) -> int:
    """Who has to answer, in the middle of a game."""
    if state.stage in ("respond", "choose", "loop"):
        return state.asked
    return 1 - state.active if state.stage == "block" else state.active


def best_of(
    game: Sorcerers, worlds: Sequence[State], side: int, candidates: Sequence[Action], turns: int, seed: int
) -> Action:
    """The candidate that does best over the worlds, each with the same draws; after every second world the worse half
    is looked at no longer."""
    totals = dict.fromkeys(candidates, 0.0)
    for number, state in enumerate(worlds):
        for action in totals:
            totals[action] += played_on(game, state, side, action, turns, SeededChance(seed + number, 77))
        if number % 2 and len(totals) > 2:
            kept = sorted(totals, key=lambda action: -totals[action])[: (len(totals) + 1) // 2]
            totals = {action: totals[action] for action in totals if action in kept}
    return max(totals, key=lambda action: totals[action])
