"""Trail as a game of the core: what it is made of, and where each part stands. One seat."""

from hanpan.core.contract.flow import Staged
from hanpan.core.contract.rulebook import Lang
from hanpan.core.contract.rules import with_params
from hanpan.core.contract.seat import Seat
from hanpan.core.language.text import Texts
from hanpan.games.trail.content.catalogue import STAGES
from hanpan.games.trail.content.releases import RELEASES
from hanpan.games.trail.content.words import trail_texts
from hanpan.games.trail.rules.actions import FORMS, Action
from hanpan.games.trail.rules.events import EVENTS
from hanpan.games.trail.rules.flow import FLOW
from hanpan.games.trail.rules.params import Params, validate
from hanpan.games.trail.rules.prompts import PROMPTS, RESULTS
from hanpan.games.trail.rules.run import MODES
from hanpan.games.trail.rules.state import State
from hanpan.games.trail.table.given import facts_of, read_given
from hanpan.games.trail.table.invariants import bounds, broken
from hanpan.games.trail.table.retold import retold_facts
from hanpan.games.trail.table.samples import samples
from hanpan.games.trail.table.view import View, make_view, world

MOST_BLOCK = 100  # more than a whole deck of Shields gives in a turn
MOST_ACTS = 350  # in a turn: a step a tile, cards and potions as mana allows, and the controls between them


class Trail(Staged[State, Action]):
    """Trail under one set of numbers."""

    id, releases = "trail", RELEASES
    seats, symmetric = ("p1",), False
    modes, default_mode = MODES, "run"

    state_type, action_type, events, params_type = State, Action, EVENTS, Params
    prompts, results = PROMPTS, RESULTS
    flow, forms = FLOW, FORMS
    validate = staticmethod(validate)
    world = staticmethod(world)

    bounds = with_params(bounds)
    invariants = with_params(broken)
    samples = staticmethod(samples)
    described = with_params(read_given)
    facts = with_params(facts_of)
    retold = with_params(retold_facts)

    params: Params

    def longest(self) -> int:
        """The dark ends every stage in so many turns, and a turn has so many acts."""
        dark, controls = self.params.dark, self.params.controls
        turns = dark.first + (self.params.player.hp + MOST_BLOCK) // dark.step + 1
        acts = MOST_ACTS + 2 * controls.exits + 2 * controls.undos
        return len(STAGES) * (turns * acts + 3)

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything but the future."""
        return make_view(self.params, state, seat)

    def texts(self, lang: Lang) -> Texts:
        """With the names of cards, monsters and stages."""
        return trail_texts(lang)
