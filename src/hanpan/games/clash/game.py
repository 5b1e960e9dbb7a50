"""Clash as a game of the core: what it is made of, and where each part stands."""

from hanpan.core.contract.flow import Staged
from hanpan.core.contract.rulebook import Lang
from hanpan.core.contract.rules import with_params
from hanpan.core.language.text import Texts
from hanpan.games.clash.content.releases import RELEASES
from hanpan.games.clash.content.words import clash_texts
from hanpan.games.clash.rules.actions import FORMS, Action
from hanpan.games.clash.rules.events import EVENTS
from hanpan.games.clash.rules.flow import FLOW
from hanpan.games.clash.rules.params import Params, validate
from hanpan.games.clash.rules.prompts import PROMPTS, RESULTS
from hanpan.games.clash.rules.state import MODES, State
from hanpan.games.clash.table.given import facts_of, read_given
from hanpan.games.clash.table.invariants import bounds, broken
from hanpan.games.clash.table.retold import retold_facts
from hanpan.games.clash.table.samples import samples
from hanpan.games.clash.table.view import make_view
from hanpan.games.clash.table.world import world


class Clash(Staged[State, Action]):
    """Clash under one set of numbers."""

    id, releases = "clash", RELEASES
    modes, default_mode = MODES, "casual"
    open_seeds = draw_offers = True

    state_type, action_type, events, params_type = State, Action, EVENTS, Params
    prompts, results = PROMPTS, RESULTS
    flow, forms = FLOW, FORMS
    validate = staticmethod(validate)
    view = with_params(make_view)
    world = with_params(world)

    bounds = with_params(bounds)
    invariants = with_params(broken)
    samples = staticmethod(samples)
    described = with_params(read_given)
    facts = staticmethod(facts_of)
    retold = staticmethod(retold_facts)

    params: Params

    def longest(self) -> int:
        """A declaration and a reaction to every card in each round of a game and its rematch."""
        rounds = self.params.end.rounds + self.params.end.rematch_until
        return 3 + rounds * (1 + 2 * self.params.turn.slots)

    def seconds(self) -> dict[str, int]:
        """A declaration and a reaction have less time than other questions (CL-EDGE-06, CL-AM-04)."""
        return {"declare": self.params.timer.declare, "react": self.params.timer.reaction}

    def round(self, state: State) -> int:
        """Counted through a rematch; before the first one there are decks and hands."""
        return 0 if state.stage == "deck" else state.rounds_before + max(1, state.round)

    def texts(self, lang: Lang) -> Texts:
        """With the names of cards, decks and places."""
        return clash_texts(lang)
