"""Clash as a game of the core: each question of the contract, answered by its system."""

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.event import Fields
from hanpan.core.contract.game import GameInfo, Offer, Outcome, Prompt, Step
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.params import changed, make, variant_id
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import Lang, Rulebook, load_rulebook
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.core.language.text import Texts
from hanpan.games.clash.content.catalogue import CARDS, OPPONENTS, PLAYER_DECKS, Arena
from hanpan.games.clash.content.words import clash_texts
from hanpan.games.clash.rules import actions, phases
from hanpan.games.clash.rules.actions import DECLINE, PASS, Action, ChooseDeck, Decline, Fire, Mulligan, Pick, Queue
from hanpan.games.clash.rules.decks import deck_faults, short
from hanpan.games.clash.rules.declare import (
    check_mulligan,
    check_queue,
    legal_mulligans,
    many_mulligans,
    mulligan_pieces,
    queue_pieces,
)
from hanpan.games.clash.rules.events import EVENTS, GameStart
from hanpan.games.clash.rules.params import Params, validate
from hanpan.games.clash.rules.resolution import eligible, queued_at
from hanpan.games.clash.rules.state import LADDER, MODES, State
from hanpan.games.clash.rules.verdict import outcome_of
from hanpan.games.clash.table.given import facts_of, read_given
from hanpan.games.clash.table.invariants import broken
from hanpan.games.clash.table.menu import default_action, menu
from hanpan.games.clash.table.view import View, make_view
from hanpan.games.clash.table.world import world

RULES_VERSION = "1.0"

_ARENAS: tuple[Arena, ...] = get_args(Arena)
_ANSWERS: dict[str, tuple[type, ...]] = {
    "deck": (ChooseDeck,),
    "mulligan": (Mulligan,),
    "declare": (Queue,),
    "react": (Fire, Decline),
}
_DECKS: tuple[Action, ...] = tuple(ChooseDeck(name) for name in PLAYER_DECKS)


class Clash:
    """Clash under one set of numbers."""

    state_type = State
    action_type = Action
    events = EVENTS

    def __init__(self, overrides: Mapping[str, int] | None = None) -> None:
        """Raises BadParameter for numbers that cannot be played with."""
        self.params = make(Params, overrides or {})
        validate(self.params)
        different = changed(self.params)
        rounds = self.params.end.rounds + self.params.end.rematch_until
        self.info = GameInfo(
            id="clash",
            rules_version=RULES_VERSION,
            variant=variant_id(different),
            overrides=different,
            seats=SEATS,
            modes=MODES,
            default_mode="casual",
            max_steps=3 + rounds * (1 + 2 * self.params.turn.slots),
            symmetric=True,
            # how many cards went back; a reaction that was shown and went back to the hand unused; the order of a queue
            # that has been revealed
            announced={
                "mulligan": ("count",),
                "reserve": (),
                "reveal": ("cards",),
                "returned": (),
                "refund": (),
                "target": ("index",),
            },
            open_seeds=True,
            draw_offers=True,
        )

    def setup(self, mode: str, chance: Chance) -> Step:
        arena = self._arena(mode, chance)
        one, two = (phases.new_player(self.params, mode, side, "", ()) for side in (0, 1))
        foe = LADDER.get(mode)
        return Step(State(mode, arena, 0, "deck", (one, two)), (GameStart("CL-AM-01", None, mode, arena, foe),))

    def round(self, state: State) -> int:
        if state.stage == "deck":
            return 0
        return state.rounds_before + max(1, state.round)

    def pending(self, state: State) -> Mapping[Seat, Prompt]:
        if state.stage == "declare":
            seconds = self.params.timer.declare
            return {
                seat: Prompt(
                    "declare",
                    "CL-FLOW-02",
                    {"slots": player.slots, "energy": player.energy, "seconds": seconds},
                    composed=True,
                )
                for seat, player in zip(SEATS, state.players, strict=True)
            }
        if state.stage == "react":
            entry = state.order[state.at]
            data: Fields = {
                "card": queued_at(state, entry).card,
                "place": state.at + 1,
                "seconds": self.params.timer.reaction,
            }
            return {SEATS[1 - entry.side]: Prompt("react", "CL-REACT-04", data, lapses=True)}
        if state.stage == "mulligan":
            most: Fields = {"most": self.params.setup.mulligan}
            return {
                seat: Prompt("mulligan", "CL-HAND-01", most, composed=many_mulligans(self.params, len(player.hand)))
                for seat, player in zip(SEATS, state.players, strict=True)
            }
        if state.stage == "deck":
            choose = Prompt("deck", "CL-BASE-02")
            return {"p1": choose} if state.mode in LADDER else dict.fromkeys(SEATS, choose)
        return {}

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        side = SEATS.index(seat)
        own = state.players[side]
        if not self._asks(state, seat):
            return ()
        if state.stage == "declare":
            return ()  # there may be millions: composed
        if state.stage == "mulligan":
            return () if many_mulligans(self.params, len(own.hand)) else legal_mulligans(self.params, own)
        if state.stage == "react":
            return [*(Fire(card) for card in eligible(state)), DECLINE]
        return _DECKS

    def pieces(self, view: View, prompt: Prompt, said: tuple[str, ...]) -> Sequence[str]:
        if prompt.kind == "mulligan":
            return mulligan_pieces(self.params, view.hand, said)
        return queue_pieces(view.hand, view.me, view.rival, said)

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if state.stage == "over":
            return Refusal("game_over", "CL-END-01")
        if not self._asks(state, seat):
            return Refusal("not_asked", "CL-REACT-04" if state.stage == "react" else "CL-BASE-12", {"seat": seat})
        if not isinstance(action, _ANSWERS[state.stage]):
            clause = "CL-HAND-02" if isinstance(action, Mulligan) else "CL-FLOW-01"
            return Refusal("wrong_action", clause, {"stage": state.stage, "move": actions.write(action)})
        side = SEATS.index(seat)
        own = state.players[side]
        if isinstance(action, Queue):
            return check_queue(own, state.players[1 - side], action)
        if isinstance(action, Mulligan):
            return check_mulligan(self.params, own, action)
        if isinstance(action, Fire):
            if action.card in eligible(state):
                return None
            return Refusal("cannot_fire", "CL-REACT-03", {"card": action.card})
        return self._check_deck(action) if isinstance(action, ChooseDeck) else None

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        out: list[Happening] = []
        go = {
            "deck": phases.after_decks,
            "mulligan": phases.after_mulligans,
            "declare": phases.after_queues,
            "react": phases.after_reaction,
        }[state.stage]
        after = go(self.params, state, moves, chance, out)
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
        return load_rulebook("hanpan.games.clash")

    def texts(self, lang: Lang) -> Texts:
        return clash_texts(lang)

    def menu(self, state: State, seat: Seat) -> Sequence[Offer]:
        return menu(state, SEATS.index(seat)) if self._asks(state, seat) else ()

    def default_action(self, view: View, prompt: Prompt, legal: Sequence[Action]) -> Action:
        return default_action(self.params, view, prompt)

    def invariants(self, state: State) -> Sequence[str]:
        return broken(self.params, state)

    def samples(self, state: State) -> Sequence[Action]:
        decks = [*_DECKS, ChooseDeck("nobody"), ChooseDeck("", ("A01", "A01", "A01", "X99"))]
        queues = [PASS, *(Queue((Pick(card, place),)) for card in CARDS for place in (0, 1, 2, 3))]
        hands = [player.hand for player in state.players if player.hand]
        pairs = [Queue((Pick(a), Pick(b))) for hand in hands for a in hand for b in ("X99", "A01", *hand[:3])]
        long = [Queue(tuple(map(Pick, hand[:size]))) for hand in hands for size in (3, 4, 5)]
        mulligans = [Mulligan(hand[:size]) for hand in hands for size in (1, 2, 3)]
        fires = [Fire(card) for card in CARDS if CARDS[card].is_reaction] + [Fire("A01")]
        return list(dict.fromkeys((*decks, *queues, *pairs, *long, Mulligan(), *mulligans, *fires, DECLINE)))

    def given(self, facts: Mapping[str, Any]) -> State:
        return read_given(self.params, facts)

    def facts(self, state: State) -> Fields:
        return facts_of(state)

    def _asks(self, state: State, seat: Seat) -> bool:
        """Whether the seat has to answer now; the same as `seat in pending(state)`, without its words."""
        if state.stage == "react":
            return SEATS[1 - state.order[state.at].side] == seat
        if state.stage == "deck":
            return seat == "p1" or state.mode not in LADDER
        return state.stage != "over"

    def _arena(self, mode: str, chance: Chance) -> Arena:
        """On the ladder the opponent's own; ranked in the pit; else drawn; or fixed by a parameter (CL-BASE-08)."""
        fixed = self.params.setup.arena
        if fixed:
            return _ARENAS[fixed - 1]
        if mode in LADDER:
            return OPPONENTS[LADDER[mode]].arena
        return "pit" if mode == "ranked" else chance.pick("arena", _ARENAS)

    def _check_deck(self, choice: ChooseDeck) -> Refusal | None:
        if choice.name:
            if choice.name in PLAYER_DECKS and not choice.cards:
                return None
            known = ", ".join(PLAYER_DECKS)
            return Refusal("unknown_deck", "CL-BASE-02", {"deck": choice.name, "known": known})
        faults = deck_faults(choice.cards, self.params.setup.copies)
        return Refusal("bad_deck", "CL-BASE-02", {"faults": [*map(short, faults)]}) if faults else None
