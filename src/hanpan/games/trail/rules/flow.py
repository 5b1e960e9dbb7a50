"""What the player is asked in a run: one row for each phase. What follows is one `resolve` for all of them."""

from collections.abc import Mapping

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.flow import Flow, Stage
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import Seat
from hanpan.games.trail.content.catalogue import STAGES
from hanpan.games.trail.rules.actions import DECLINE, SKIP, Action, Draft, Swap, Take, Visit
from hanpan.games.trail.rules.check import ACTS, acts, check_draft, check_swap, check_take, swaps, takes
from hanpan.games.trail.rules.fates import check_visit, visits
from hanpan.games.trail.rules.menu import offered_acts, offered_events, the_end
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.prompts import CardPrompt, EventPrompt, MapPrompt, PotionPrompt, TurnPrompt
from hanpan.games.trail.rules.resolve import resolve
from hanpan.games.trail.rules.run import outcome_of, start_run
from hanpan.games.trail.rules.state import State


def _resolved(
    params: Params, state: State, moves: Mapping[Seat, Action], chance: Chance, out: list[Happening]
) -> State:
    (action,) = moves.values()
    return resolve(params, state, action, chance, out)


FLOW = Flow[Params, State](
    Stage(
        "map",
        MapPrompt().prompt("TR-GRID-01"),
        {Draft: check_draft},
        tuple(Draft(stage.rows) for stage in STAGES),
        _resolved,
    ),
    Stage(
        "turn",
        lambda params, state, side: TurnPrompt(state.turn, state.spd, state.mana).prompt("TR-ACT-01"),
        ACTS,
        acts,
        _resolved,
        menu=offered_acts,
        away=the_end,
    ),
    Stage(
        "card",
        lambda params, state, side: CardPrompt([*state.offers]).prompt("TR-BASE-17"),
        {Take: check_take},
        takes,
        _resolved,
        away=SKIP,
    ),
    Stage(
        "potion",
        lambda params, state, side: PotionPrompt(state.offers[0]).prompt("TR-DET-07"),
        {Swap: check_swap},
        swaps,
        _resolved,
        away=DECLINE,
    ),
    Stage(
        "event",
        lambda params, state, side: EventPrompt([*state.offers]).prompt("TR-BASE-15"),
        {Visit: lambda params, state, side, visit: check_visit(params, state, visit)},
        lambda params, state, side: list(visits(params, state)),
        _resolved,
        menu=offered_events,
    ),
    start=start_run,
    outcome=outcome_of,
    over="TR-BASE-19",
    unasked=lambda state, seat, action: Refusal("not_asked", "TR-BASE-01", {"seat": seat}),
    field="phase",
)
