"""Who has won: at the end of a round or at once, by health or by rounds (CL-END, CL-AM-01, CL-AM-29)."""

from msgspec.structs import replace

from hanpan.core.contract.game import Outcome
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS
from hanpan.games.clash.rules.events import Verdict
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.prompts import Result
from hanpan.games.clash.rules.state import LADDER, State


def is_immediate(state: State) -> bool:
    """Whether the verdict follows each card, not each round (CL-AM-01)."""
    return state.mode == "duel" or state.mode in LADDER


def judged(params: Params, state: State, out: list[Happening]) -> State:
    """The state after the verdict: the same one if both heroes stand."""
    fallen = [side for side in (0, 1) if state.players[side].hero.hp == 0]
    if not fallen:
        return state
    if len(fallen) == 1:
        return _over(replace(state, ending="hp", winner=1 - fallen[0]), out)
    return _over(replace(state, ending="both", winner=None), out)


def wants_rematch(params: Params, state: State) -> bool:
    """Ranked, both fell early, and it has not been played again yet (CL-AM-29)."""
    early = state.round <= params.end.rematch_until
    return state.mode == "ranked" and state.ending == "both" and early and not state.rematch


def judged_by_limit(state: State, out: list[Happening]) -> State:
    """After the last round the greater share of health wins (CL-BASE-06)."""
    one, two = (state.players[side].hero for side in (0, 1))
    ahead = one.hp * two.max_hp - two.hp * one.max_hp
    winner = None if ahead == 0 else (0 if ahead > 0 else 1)
    return _over(replace(state, ending="limit", winner=winner), out)


def outcome_of(state: State) -> Outcome:
    """The result of a game that is over."""
    told = _verdict(state)
    return Result(told.by, told.p1, told.p2, told.round).outcome(told.seat, told.clause)


def _over(state: State, out: list[Happening]) -> State:
    out.append(_verdict(state))
    return replace(state, stage="over")


def _verdict(state: State) -> Verdict:
    winner = None if state.winner is None else SEATS[state.winner]
    p1, p2 = (player.hero for player in state.players)
    return Verdict(_clause(state), winner, state.ending, p1.hp, p2.hp, p1.max_hp, p2.max_hp, state.round)


def _clause(state: State) -> str:
    if state.ending == "limit":
        return "CL-BASE-06"
    return "CL-END-01" if state.ending == "hp" else "CL-END-03"
