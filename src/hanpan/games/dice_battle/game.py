"""Dice Battle as a game of the core: what it is made of, and where each part stands."""

from msgspec.structs import astuple

from hanpan.core.contract.flow import Staged
from hanpan.core.contract.rules import with_params
from hanpan.games.dice_battle.content.releases import RELEASES
from hanpan.games.dice_battle.rules.actions import FORMS, Action
from hanpan.games.dice_battle.rules.events import EVENTS
from hanpan.games.dice_battle.rules.flow import FLOW
from hanpan.games.dice_battle.rules.params import Params, validate
from hanpan.games.dice_battle.rules.prompts import PROMPTS, RESULTS
from hanpan.games.dice_battle.rules.state import MODES, State
from hanpan.games.dice_battle.table.given import facts_of, read_given
from hanpan.games.dice_battle.table.invariants import bounds, broken
from hanpan.games.dice_battle.table.samples import samples
from hanpan.games.dice_battle.table.view import make_view
from hanpan.games.dice_battle.table.world import world


class DiceBattle(Staged[State, Action]):
    """Dice Battle under one set of numbers."""

    id, releases = "dice-battle", RELEASES
    modes, default_mode = MODES, "regular"
    draw_offers = True

    state_type, action_type, events, params_type = State, Action, EVENTS, Params
    prompts, results = PROMPTS, RESULTS
    flow, forms = FLOW, FORMS
    validate = staticmethod(validate)
    view = staticmethod(make_view)
    world = with_params(world)

    bounds = with_params(bounds)
    invariants = with_params(broken)
    samples = with_params(samples)
    described = with_params(read_given)
    facts = staticmethod(facts_of)

    params: Params

    def longest(self) -> int:
        """Four questions a round at most."""
        return 1 + 4 * int(max(astuple(self.params.modes)))
