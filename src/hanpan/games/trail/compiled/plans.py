"""The best turn: found by the compiled search, told by the readable engine.

A plan is certain. It holds no Reroll and no Plan card, since nobody knows what comes of them; `gambles` says what
playing one of them first is worth on average, each outcome followed by its best turn. Everything is worked out from
the view: what lies ahead of a draw is never looked at.
"""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from hanpan.core.chance.draws import every
from hanpan.core.contract.error import HanpanError
from hanpan.core.contract.refusal import Refused
from hanpan.extras import install_line
from hanpan.games.trail.compiled.objective import HINT, Weights, Worth, worth
from hanpan.games.trail.content.catalogue import CARDS
from hanpan.games.trail.rules.actions import END, FORCED, Action, End, Go, Play, Press
from hanpan.games.trail.rules.cards import check_play
from hanpan.games.trail.rules.check import check_act
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.resolve import resolve
from hanpan.games.trail.rules.state import State
from hanpan.games.trail.table.view import View, state_of

PATIENCE = 4_000_000  # states that are looked at before a search gives up: some seconds
LEAST_PATIENCE = 5_000  # for one outcome of many
UNSURE = ("reroll", "plan")
_IDLE = State("run", "turn", 1, 1, 1, (1,), ())  # a turn in which nothing can be done
_READY: list[bool] = []  # one entry once the search is compiled (or cannot be)


class NoTurn(HanpanError, ValueError):
    """No turn is being played."""


class NoCompiler(HanpanError, ValueError):
    """numba is not installed."""


class Plan(NamedTuple):
    """A turn from here to its end, and what it is worth."""

    actions: tuple[Action, ...]
    value: int
    breakdown: Worth
    exact: bool  # nothing better exists; otherwise the search ran out of patience
    states: int  # how many were looked at


class Odds(NamedTuple):
    """How likely a turn ends the stage, one way or the other."""

    won: Fraction = Fraction(0)
    lost: Fraction = Fraction(0)  # and the run with it


class Gamble(NamedTuple):
    """A card that leads to chance, and what playing it now is worth on average: each outcome with its best turn."""

    action: Play
    value: Fraction
    odds: Odds
    exact: bool  # otherwise it may be worth more


class Value(NamedTuple):
    """What a turn is worth, and how likely it ends the stage."""

    value: float
    odds: Odds


class Verdict(NamedTuple):
    """A turn beside the best one: what it was worth, and how much less that is."""

    yours: Worth
    best: Plan
    cost: int


def best_turn(params: Params, seen: View | State, weights: Weights = HINT, *, patience: int = PATIENCE) -> Plan:
    """The best turn from here on. Raises NoTurn between turns, NoCompiler without numba."""
    return _best(params, _turn(seen), weights, patience)


def is_ready() -> bool:
    """Whether a best turn can be had without waiting for the compiler; also where there is none to wait for."""
    return bool(_READY)


def prepare() -> None:
    """Compile the search, which takes a minute the first time on a machine and a second later."""
    if is_ready():
        return
    try:
        from hanpan.games.trail.compiled.entry import solved
    except ImportError:
        _READY.append(False)
        return
    solved(Params(), _IDLE, HINT, 1)
    _READY.append(True)


def gambles(
    params: Params, seen: View | State, weights: Weights = HINT, *, patience: int = PATIENCE
) -> tuple[Gamble, ...]:
    """What the cards with an open outcome are worth on average if they are played now.

    `patience` is for all outcomes of a card together. Which cards lie in the piles is known, and never their order.
    """
    state = _turn(seen)
    plays = [play for play in map(Play, unsure(state)) if check_play(state, play) is None]
    return tuple(_average(params, state, play, weights, patience) for play in plays)


def unsure(state: State) -> tuple[str, ...]:
    """The cards of the hand with an open outcome, which no plan holds."""
    return tuple(card for card in dict.fromkeys(state.hand) if CARDS[card].does in UNSURE)


def judge_turn(
    params: Params, seen: View | State, actions: Sequence[Action], weights: Weights = HINT, *, patience: int = PATIENCE
) -> Verdict:
    """A turn (its end pressed, or not yet) beside the best from the same place. What chance has to settle on the way
    is not settled: the comparison starts after the last draw. Raises Refused for an action that may not be taken."""
    state = before = _turn(seen)
    best = best_turn(params, state, weights, patience=patience)
    for action in actions:
        refusal = check_act(params, state, action)
        if refusal is not None:
            raise Refused(refusal)
        before, state = state, resolve(params, state, action, None, [])
        if state.due or state.phase == "over":
            break
    if state.phase == "turn" and not state.due:
        before, state = state, resolve(params, state, _end(state), None, [])
    yours = worth(weights, before, state)
    return Verdict(yours, best, best.breakdown.total - yours.total)


def best_and(
    params: Params, seen: View | State, action: Action, weights: Weights = HINT, *, patience: int = PATIENCE
) -> tuple[Value, Value] | None:
    """The best turn from here, and the best that begins with an action that may be taken; a card that leads to chance
    is worth what it is on average. None where the search gave up before it could tell."""
    state = _turn(seen)
    best = _best(params, state, weights, patience)
    if isinstance(action, Play) and CARDS[action.card].does in UNSURE:
        given = _average(params, state, action, weights, patience)
        known, value = given.exact, Value(float(given.value), given.odds)
    else:
        after = resolve(params, state, action, None, [])
        if after.phase == "turn" and not after.due:
            rest = _best(params, after, weights, patience)
            known, value = rest.exact, Value(rest.value, odds_of(weights, rest.breakdown))
        else:
            ended = worth(weights, state, after)
            known, value = True, Value(ended.total, odds_of(weights, ended))
    return (Value(best.value, odds_of(weights, best.breakdown)), value) if known and best.exact else None


def odds_of(weights: Weights, ended: Worth) -> Odds:
    """How a turn that leaves nothing to chance ends the stage."""
    return Odds(Fraction(ended.ending == weights.won), Fraction(ended.ending == weights.lost))


def _turn(seen: View | State) -> State:
    state = seen if isinstance(seen, State) else state_of(seen)
    if state.phase != "turn":
        raise NoTurn(
            "the best turn can be told only while a turn is played",
            ko="가장 좋은 턴은 턴을 하는 동안에만 알 수 있습니다",
        )
    return state


@lru_cache(maxsize=256)
def _best(params: Params, state: State, weights: Weights, patience: int) -> Plan:
    try:
        from hanpan.games.trail.compiled.entry import solved
    except ImportError as error:
        raise NoCompiler(
            f"the best turn needs numba: {install_line('lab')}",
            ko=f"가장 좋은 턴을 찾으려면 numba 패키지가 필요합니다: {install_line('lab')}",
        ) from error
    found = solved(params, state, weights, patience)
    actions: list[Action] = []
    before = state
    for code in found.acts:
        action = found.action(code, state.at)
        if isinstance(action, Go) and not state.moving:
            actions.append(Press("a"))
            state = resolve(params, state, actions[-1], None, [])
        actions.append(action)
        before, state = state, resolve(params, state, action, None, [])
    if state.due != "won":
        actions.append(_end(state))
        before, state = state, resolve(params, state, actions[-1], None, [])
    return Plan(tuple(actions), found.value, worth(weights, before, state), found.exact, found.states)


def _end(state: State) -> End:
    return FORCED if state.spd and not state.cast else END


def _average(params: Params, state: State, play: Play, weights: Weights, patience: int) -> Gamble:
    hands: Counter[State] = Counter()
    for branch in every(lambda chance: resolve(params, state, play, chance, [])):
        after: State = branch.result
        hands[_same_hand(after)] += branch.probability  # type: ignore[assignment]
    value, won, lost, exact = Fraction(0), Fraction(0), Fraction(0), True
    for after, chance in hands.items():
        best = _best(params, after, weights, max(LEAST_PATIENCE, patience // len(hands)))
        ends = odds_of(weights, best.breakdown)
        value += Fraction(chance) * best.value
        won += Fraction(chance) * ends.won
        lost += Fraction(chance) * ends.lost
        exact = exact and best.exact
    return Gamble(play, value, Odds(won, lost), exact)


def _same_hand(state: State) -> State:
    """The order in which cards were drawn changes nothing but their slots."""
    return replace(state, hand=tuple(sorted(state.hand)))
