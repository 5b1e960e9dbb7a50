"""Trail as a game of the core: each question of the contract, answered by its system. One seat."""

from collections.abc import Mapping, Sequence
from typing import Any

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.event import Fields
from hanpan.core.contract.game import GameInfo, Offer, Outcome, Prompt, Step
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.params import changed, make, variant_id
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import Lang, Rulebook, load_rulebook
from hanpan.core.contract.seat import Seat
from hanpan.core.language.text import Texts
from hanpan.games.trail.content.catalogue import CARDS, EVENTS, POTIONS, STAGES
from hanpan.games.trail.content.words import trail_texts
from hanpan.games.trail.rules import actions
from hanpan.games.trail.rules.actions import (
    CLICKS,
    DECLINE,
    END,
    FORCED,
    KEYS,
    SKIP,
    UNDO,
    Action,
    Draft,
    Drink,
    Go,
    Play,
    Press,
    Swap,
    Take,
    Visit,
)
from hanpan.games.trail.rules.check import check_action, legal_actions
from hanpan.games.trail.rules.events import EVENTS as HAPPENINGS
from hanpan.games.trail.rules.params import Params, validate
from hanpan.games.trail.rules.resolve import resolve
from hanpan.games.trail.rules.run import MODES, outcome_of, start_run
from hanpan.games.trail.rules.state import State
from hanpan.games.trail.rules.tiles import SIZE
from hanpan.games.trail.rules.undo import some_way_back
from hanpan.games.trail.table.given import facts_of, read_given
from hanpan.games.trail.table.invariants import broken
from hanpan.games.trail.table.menu import default_action, menu
from hanpan.games.trail.table.view import View, make_view, state_of

RULES_VERSION = "0.0.1"

MOST_BLOCK = 100  # more than a whole deck of Shields gives in a turn
MOST_ACTS = 350  # in a turn: a step a tile, cards and potions as mana allows, and the controls between them


class Trail:
    """Trail under one set of numbers."""

    state_type = State
    action_type = Action
    events = HAPPENINGS

    def __init__(self, overrides: Mapping[str, int] | None = None) -> None:
        """Raises BadParameter for numbers that cannot be played with."""
        self.params = make(Params, overrides or {})
        validate(self.params)
        different = changed(self.params)
        dark = self.params.dark
        turns = dark.first + (self.params.player.hp + MOST_BLOCK) // dark.step + 1  # the dark ends every stage by then
        acts = MOST_ACTS + 2 * self.params.controls.exits + 2 * self.params.controls.undos
        self.info = GameInfo(
            id="trail",
            rules_version=RULES_VERSION,
            variant=variant_id(different),
            overrides=different,
            seats=("p1",),
            modes=MODES,
            default_mode="run",
            max_steps=len(STAGES) * (turns * acts + 3),
            symmetric=False,
        )

    def setup(self, mode: str, chance: Chance) -> Step:
        out: list[Happening] = []
        state = start_run(self.params, mode, chance, out)
        return Step(state, tuple(out))

    def round(self, state: State) -> int:
        return state.round

    def pending(self, state: State) -> Mapping[Seat, Prompt]:
        if state.phase == "turn":
            data: Fields = {"turn": state.turn, "spd": state.spd, "mana": state.mana}
            return {"p1": Prompt("turn", "TR-ACT-01", data)}
        if state.phase == "card":
            return {"p1": Prompt("card", "TR-BASE-17", {"cards": [*state.offers]})}
        if state.phase == "potion":
            return {"p1": Prompt("potion", "TR-DET-07", {"potion": state.offers[0]})}
        if state.phase == "event":
            return {"p1": Prompt("event", "TR-BASE-15", {"events": [*state.offers]})}
        return {"p1": Prompt("map", "TR-GRID-01")} if state.phase == "map" else {}

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return list(legal_actions(self.params, state)) if seat == "p1" else ()

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if seat != "p1" and state.phase != "over":
            return Refusal("not_asked", "TR-BASE-01", {"seat": seat})
        return check_action(self.params, state, action)

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        out: list[Happening] = []
        (action,) = moves.values()
        after = resolve(self.params, state, action, chance, out)
        return Step(after, tuple(out))

    def view(self, state: State, seat: Seat | None) -> View:
        return make_view(self.params, state, seat)

    def world(self, view: View, chance: Chance) -> State:
        state = state_of(view)  # nothing lies hidden: what is to come is chance alone
        return some_way_back(state) if view.undo else state

    def outcome(self, state: State) -> Outcome | None:
        return outcome_of(state) if state.phase == "over" else None

    def write(self, action: Action) -> str:
        return actions.write(action)

    def read(self, text: str) -> Action:
        return actions.read(text)

    def rulebook(self) -> Rulebook:
        return load_rulebook("hanpan.games.trail")

    def texts(self, lang: Lang) -> Texts:
        return trail_texts(lang)

    def menu(self, state: State, seat: Seat) -> Sequence[Offer]:
        return menu(self.params, state) if seat == "p1" else ()

    def default_action(self, view: View, prompt: Prompt, legal: Sequence[Action]) -> Action:
        return default_action(view, prompt, legal)

    def invariants(self, state: State) -> Sequence[str]:
        return broken(self.params, state)

    def samples(self, state: State) -> Sequence[Action]:
        tiles = (*range(0, SIZE, 3), *(unit.at for unit in state.units), state.at, SIZE)
        walks = [Go(at) for at in range(SIZE + 1)]
        bare = [Play(card, (), sign) for card in CARDS for sign in (0, 1, -1)]
        aimed = [Play(card, (at,)) for card in dict.fromkeys((*state.hand, "C01", "C08")) for at in tiles]
        pairs = [Play("C10", (state.at, at)) for at in tiles] + [Play("C10", (0, 1)), Play("C99")]
        potions = [Drink(name, amount) for name in (*POTIONS, "none") for amount in (0, 1, 6, 7)]
        keys = [Press(key) for key in (*KEYS, *CLICKS, "q")]
        visits = [Visit(event, (), face) for event in (*EVENTS, "E9") for face in (0, 1, 5, 7)]
        dice = [Visit("E4", faces) for faces in ((1, 2, 3, 6), (3, 3, 3, 3), (6, 6, 6, 6), (1, 2, 3), (0, 1, 1, 1))]
        trades = [Visit("E8", (), 0, potion, drop) for potion in (*POTIONS, "x") for drop in ("", "mana", "healing")]
        rewards: list[Action] = [*(Take(card) for card in CARDS), SKIP, *(Swap(potion) for potion in POTIONS), DECLINE]
        maps = [
            Draft(STAGES[0].rows),
            Draft((".",)),
            Draft(("P........." * 6,)),
            Draft((*STAGES[0].rows[:5], "9########Q")),
        ]
        rest: list[Action] = [END, FORCED, UNDO, *potions, *keys, *visits, *dice, *trades, *rewards, *maps]
        return list(dict.fromkeys((*walks, *bare, *aimed, *pairs, *rest)))

    def given(self, facts: Mapping[str, Any]) -> State:
        return read_given(self.params, facts)

    def facts(self, state: State) -> Fields:
        return facts_of(self.params, state)
