"""Dice Battle as a game of the core: each question of the contract, answered by its system."""

from collections.abc import Mapping, Sequence
from itertools import combinations_with_replacement
from typing import Any, cast

from msgspec.structs import astuple

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.event import Fields
from hanpan.core.contract.game import GameInfo, Offer, Outcome, Prompt, Step
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.params import changed, make, variant_id
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import Lang, Rulebook, load_rulebook
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.core.language.text import Texts, load_texts
from hanpan.games.dice_battle.rules import actions, phases
from hanpan.games.dice_battle.rules.accumulate import outcome_of
from hanpan.games.dice_battle.rules.actions import CARDS, TENDENCIES, Action, Card, Declare, Keep, Play
from hanpan.games.dice_battle.rules.cards import check_phase, check_play, legal_plays
from hanpan.games.dice_battle.rules.deck import new_pile
from hanpan.games.dice_battle.rules.events import EVENTS, GameStart
from hanpan.games.dice_battle.rules.params import Params, validate
from hanpan.games.dice_battle.rules.state import MODES, Mode, Player, State, Turn
from hanpan.games.dice_battle.table.given import facts_of, read_given
from hanpan.games.dice_battle.table.invariants import broken
from hanpan.games.dice_battle.table.menu import default_action, menu
from hanpan.games.dice_battle.table.view import View, make_view
from hanpan.games.dice_battle.table.world import world

RULES_VERSION = "1.0"

_TENDENCY = Prompt("tendency", "DB-2.3")
_PRE = Prompt("pre", "DB-3.1")
_KEEP = Prompt("keep", "DB-4.2")
_POST = Prompt("post", "DB-5.1")
_ASK_BOTH: dict[str, dict[Seat, Prompt]] = {
    "tendency": {"p1": _TENDENCY, "p2": _TENDENCY},
    "pre": {"p1": _PRE, "p2": _PRE},
    "post": {"p1": _POST, "p2": _POST},
    "over": {},
}
_DECLARATIONS: tuple[Action, ...] = tuple(Declare(tendency) for tendency in TENDENCIES)


class DiceBattle:
    """Dice Battle under one set of numbers."""

    state_type = State
    action_type = Action
    events = EVENTS

    def __init__(self, overrides: Mapping[str, int] | None = None) -> None:
        """Raises BadParameter for numbers that cannot be played with."""
        self.params = make(Params, overrides or {})
        validate(self.params)
        different = changed(self.params)
        self.info = GameInfo(
            id="dice-battle",
            rules_version=RULES_VERSION,
            variant=variant_id(different),
            overrides=different,
            seats=SEATS,
            modes=MODES,
            default_mode="regular",
            max_steps=1 + 4 * max(astuple(self.params.modes)),
            symmetric=True,
            draw_offers=True,
        )

    def setup(self, mode: str, chance: Chance) -> Step:
        start = self.params.start
        player = Player(start.total, start.energy, start.shields, start.gauge)
        piles = new_pile(astuple(self.params.event_deck))
        state = State(
            mode=cast(Mode, mode),
            rounds=int(getattr(self.params.modes, mode)),
            round=0,
            stage="tendency",
            players=(player, player),
            turns=(Turn(), Turn()),
            cards=new_pile(astuple(self.params.deck)),
            events=(piles, piles),
        )
        out: list[Happening] = [GameStart("DB-1.1", None, state.mode, state.rounds)]
        state = phases.start_round(self.params, state, 1, chance, out)
        return Step(state, tuple(out))

    def round(self, state: State) -> int:
        return state.round

    def pending(self, state: State) -> Mapping[Seat, Prompt]:
        if state.stage != "keep":
            return _ASK_BOTH[state.stage]
        return {seat: _KEEP for index, seat in enumerate(SEATS) if state.turns[index].luck_dice}

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        stage = state.stage
        index = 0 if seat == "p1" else 1
        if stage == "tendency":
            return _DECLARATIONS
        if stage == "keep":
            return [Keep(face) for face in sorted(set(state.turns[index].luck_dice))]
        if stage == "over":
            return ()
        return legal_plays(self.params, stage, state.players[index], state.turns[index])

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        stage = state.stage
        if stage == "over":
            return Refusal("game_over", "DB-10.1")
        index = 0 if seat == "p1" else 1
        turn = state.turns[index]
        if stage == "keep" and not turn.luck_dice:
            return Refusal("not_asked", "DB-4.2", {"seat": seat})
        if stage == "tendency":
            return None if type(action) is Declare else _wrong_action(stage, action)
        if stage == "keep":
            if type(action) is not Keep:
                return _wrong_action(stage, action)
            if action.face not in turn.luck_dice:
                return Refusal("not_rolled", "DB-4.2", {"face": action.face, "dice": [*turn.luck_dice]})
            return None
        if type(action) is not Play:
            return _wrong_action(stage, action)
        return check_play(self.params, stage, state.players[index], turn, action)

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        out: list[Happening] = []
        if state.stage == "tendency":
            after = phases.after_tendencies(state, moves, out)
        elif state.stage == "pre":
            after = phases.after_pre_cards(self.params, state, moves, chance, out)
        elif state.stage == "keep":
            after = phases.after_keeps(self.params, state, moves, chance, out)
        else:
            after = phases.after_post_cards(self.params, state, moves, chance, out)
        return Step(after, tuple(out))

    def view(self, state: State, seat: Seat | None) -> View:
        return make_view(state, seat)

    def world(self, view: View, chance: Chance) -> State:
        return world(self.params, view, chance)

    def outcome(self, state: State) -> Outcome | None:
        return outcome_of(state) if state.stage == "over" else None

    def write(self, action: Action) -> str:
        return actions.write(action)

    def read(self, text: str) -> Action:
        return actions.read(text)

    def rulebook(self) -> Rulebook:
        return load_rulebook("hanpan.games.dice_battle")

    def texts(self, lang: Lang) -> Texts:
        return load_texts(lang, "hanpan.core.language", "hanpan.games.dice_battle")

    def menu(self, state: State, seat: Seat) -> Sequence[Offer]:
        return menu(self.params, state.stage, state.turns[0 if seat == "p1" else 1])

    def default_action(self, view: View, prompt: Prompt, legal: Sequence[Action]) -> Action:
        return default_action(prompt, legal)

    def invariants(self, state: State) -> Sequence[str]:
        return broken(self.params, state)

    def samples(self, state: State) -> Sequence[Action]:
        hands: list[tuple[Card, ...]] = [()]
        for size in (1, 2, 3):
            hands.extend(combinations_with_replacement(CARDS, size))
        plays = [Play(cards, shields) for cards in hands for shields in (-1, 0, 1, 2, 3)]
        keeps = [Keep(face) for face in range(self.params.die.faces + 2)]
        return [*_DECLARATIONS, *plays, *keeps]

    def given(self, facts: Mapping[str, Any]) -> State:
        return read_given(self.params, facts)

    def facts(self, state: State) -> Fields:
        return facts_of(state)


def _wrong_action(stage: str, action: Action) -> Refusal:
    misplaced = check_phase(stage, action) if type(action) is Play else None
    if misplaced is not None:
        return misplaced
    return Refusal("wrong_action", "DB-1.5", {"stage": stage, "move": actions.write(action)})
