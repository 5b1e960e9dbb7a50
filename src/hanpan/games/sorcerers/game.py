"""Sorcerers as a game of the core: what it is made of, and where each part stands."""

from collections.abc import Mapping
from datetime import date
from typing import Any

from msgspec.structs import replace

from hanpan.core.contract.codec import convert
from hanpan.core.contract.flow import Staged
from hanpan.core.contract.game import GameInfo, Step
from hanpan.core.contract.rulebook import Lang
from hanpan.core.contract.rules import Day, with_params
from hanpan.core.language.text import Texts
from hanpan.games.sorcerers.content.catalogue import READINGS, RELEASES
from hanpan.games.sorcerers.content.words import sorcerers_texts
from hanpan.games.sorcerers.rules.actions import FORMS, Action
from hanpan.games.sorcerers.rules.bout import MOST_CARDS, legal_decks
from hanpan.games.sorcerers.rules.events import EVENTS
from hanpan.games.sorcerers.rules.flow import FLOW
from hanpan.games.sorcerers.rules.judge_notes import (
    Note,
    game_to_lose,
    games_so_far,
    kept,
    noted,
    present_game,
    time_law,
)
from hanpan.games.sorcerers.rules.params import Params, validate
from hanpan.games.sorcerers.rules.prompts import PROMPTS, RESULTS
from hanpan.games.sorcerers.rules.state import MODES, State
from hanpan.games.sorcerers.table.given import facts_of, read_given
from hanpan.games.sorcerers.table.invariants import bounds, broken
from hanpan.games.sorcerers.table.retold import retold_facts
from hanpan.games.sorcerers.table.samples import samples
from hanpan.games.sorcerers.table.view import make_view, round_of
from hanpan.games.sorcerers.table.world import world

_TURNS = 2 * (MOST_CARDS + 30)  # of one game: a card is drawn each turn, and few come back
_MOVES = 120  # of one turn


class Sorcerers(Staged[State, Action]):
    """Sorcerers under one set of numbers and one release of the rules."""

    id, releases, readings = "sorcerers", RELEASES, READINGS
    modes, default_mode = MODES, "casual"
    open_seeds = draw_offers = True
    former_day = "deck.date"

    state_type, action_type, events, params_type = State, Action, EVENTS, Params
    prompts, results = PROMPTS, RESULTS
    flow, forms = FLOW, FORMS
    validate = staticmethod(validate)
    view = staticmethod(make_view)
    world = with_params(world)
    round = staticmethod(round_of)
    time_law = with_params(time_law)
    kept = with_params(kept)
    present_game = staticmethod(present_game)
    game_to_lose = staticmethod(game_to_lose)
    games_so_far = staticmethod(games_so_far)

    bounds = with_params(bounds)
    invariants = with_params(broken)
    samples = staticmethod(samples)
    described = with_params(read_given)
    facts = with_params(facts_of)
    retold = with_params(retold_facts)

    params: Params

    def about(self, different: dict[str, int]) -> GameInfo:
        """A mode without a deck that comes with the game is closed."""
        closed = {mode: _no_deck(different) for mode in MODES if not legal_decks(self.params, mode)}
        return replace(super().about(different), closed=closed)

    def on(self, day: date, *, named: bool = False) -> "Sorcerers":
        """The same variant on that day: its ban list holds. `named`: of an old opening, which has it as `deck.date`."""
        return Sorcerers(self._own, self._release, Day(day, self.former_day if named else ""))

    def longest(self) -> int:
        """So many turns a game, and moves a turn."""
        return self.params.match.games * _TURNS * _MOVES

    def note(self, state: State, facts: Mapping[str, Any]) -> Step:
        """What a judge or the clock writes into the game (judge_notes.py). Raises ValueError for what is no note."""
        return noted(self.params, state, convert(Note, dict(facts)))

    def texts(self, lang: Lang) -> Texts:
        """With the names of cards and decks."""
        return sorcerers_texts(lang)


def _no_deck(different: Mapping[str, int]) -> str:
    """Which of the changed numbers leave no deck that comes with the game, so that not even a bot can choose one."""
    named = ", ".join(f"{name} = {value}" for name, value in different.items() if name.startswith("deck."))
    return f"no deck that comes with the game is legal with {named} (SO-DECK-01)"
