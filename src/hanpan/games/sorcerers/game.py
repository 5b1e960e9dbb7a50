"""Sorcerers as a game of the core: each question of the contract, answered by its system."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.codec import convert
from hanpan.core.contract.event import Fields
from hanpan.core.contract.game import GameInfo, Offer, Outcome, Prompt, Step, TimeLaw
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.params import changed, make, values, variant_id
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import Lang, Rulebook, load_rulebook
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.core.language.text import Texts
from hanpan.games.sorcerers.content import releases
from hanpan.games.sorcerers.content.catalogue import CARDS
from hanpan.games.sorcerers.content.words import sorcerers_texts
from hanpan.games.sorcerers.rules import actions, bout, combat, plays, turn
from hanpan.games.sorcerers.rules.actions import (
    KEEP,
    MULLIGAN,
    NEXT,
    PASS,
    Action,
    Attack,
    Block,
    Choose,
    ChooseDeck,
    Discard,
    Exchange,
    Keep,
    Mulligan,
    Next,
    Pass,
    Play,
    Repeat,
    Respond,
    Use,
)
from hanpan.games.sorcerers.rules.choices import answer, picks
from hanpan.games.sorcerers.rules.effects import object_name
from hanpan.games.sorcerers.rules.events import EVENTS
from hanpan.games.sorcerers.rules.events.course import GameStart
from hanpan.games.sorcerers.rules.events.stack import Passed
from hanpan.games.sorcerers.rules.judge_notes import Note, kept, noted, time_law
from hanpan.games.sorcerers.rules.params import Params, validate
from hanpan.games.sorcerers.rules.resolve import resolve
from hanpan.games.sorcerers.rules.scene import Scene
from hanpan.games.sorcerers.rules.stack import declare, is_silent
from hanpan.games.sorcerers.rules.state import MODES, Bout, Stage, State
from hanpan.games.sorcerers.rules.triggers import key_of, times
from hanpan.games.sorcerers.rules.verdict import outcome_of
from hanpan.games.sorcerers.table.given import facts_of, read_given
from hanpan.games.sorcerers.table.invariants import broken
from hanpan.games.sorcerers.table.menu import default_action, menu
from hanpan.games.sorcerers.table.samples import samples
from hanpan.games.sorcerers.table.view import View, make_view, round_of
from hanpan.games.sorcerers.table.world import world

_ANSWERS: dict[Stage, tuple[type, ...]] = {
    "deck": (ChooseDeck,),
    "mulligan": (Mulligan, Keep),
    "main": (Play, Use, Next),
    "attack": (Attack, Next),
    "block": (Block,),
    "respond": (Respond, Pass),
    "choose": (Choose,),
    "loop": (Repeat,),
    "discard": (Discard,),
    "side": (Exchange, Keep),
}
_BOTH: tuple[Stage, ...] = ("deck", "mulligan", "side")
_TURNS = 2 * (bout.MOST_CARDS + 30)  # of one game: a card is drawn each turn, and few come back
_MOVES = 120  # of one turn


class Sorcerers:
    """Sorcerers under one set of numbers."""

    state_type = State
    action_type = Action
    events = EVENTS

    def __init__(self, overrides: Mapping[str, int] | None = None, release: int | None = None) -> None:
        """Under the newest release of the rules, or another. Raises BadParameter."""
        release = release or releases.newest()
        usual = make(Params, {**releases.numbers(release), "deck.release": release})
        self.params = make(Params, {**changed(usual), "deck.release": release, **(overrides or {})})
        validate(self.params)
        different = {name: value for name, value in values(self.params).items() if value != values(usual)[name]}
        self._decks = {mode: bout.legal_decks(self.params, mode) for mode in MODES}
        self.info = GameInfo(
            id="sorcerers",
            rules_version=releases.release(release).version,
            variant=variant_id(different),
            overrides=different,
            seats=SEATS,
            modes=MODES,
            default_mode="casual",
            max_steps=self.params.match.games * _TURNS * _MOVES,
            symmetric=True,
            open_seeds=True,
            draw_offers=True,
            closed={mode: _no_deck(different) for mode in MODES if not self._decks[mode]},
        )
        self._totals = [Repeat(total) for total in range(self.params.loop.repeats, self.params.loop.most + 1)]

    def setup(self, mode: str, chance: Chance) -> Step:
        one, two = (bout.new_player(self.params, "", (), ()) for _ in SEATS)
        return Step(State(Bout(mode), "deck", (one, two)), (GameStart("SO-META-02", None, mode),))

    def round(self, state: State) -> int:
        return round_of(state)

    def pending(self, state: State) -> Mapping[Seat, Prompt]:
        stage = state.stage
        if stage == "over":
            return {}
        if stage in _BOTH:
            return dict.fromkeys(SEATS, self._prompt(state))
        return {SEATS[_asked(state)]: self._prompt(state)}

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        side = 0 if seat == "p1" else 1
        stage = state.stage
        if not _asks(state, side):
            return ()
        if stage == "main":
            return [NEXT, *plays.legal_plays(self.params, state, side), *plays.legal_uses(state, side)]
        if stage == "respond":
            return [PASS, *plays.legal_responses(state, side)]
        if stage == "choose":
            return [Choose(pick) for pick in picks(state)]
        if stage == "attack":
            return [NEXT, *combat.legal_attacks(state, side)]
        if stage == "block":
            return combat.legal_blocks(state, side)
        if stage == "discard":
            hand = state.players[side].hand
            return () if turn.many_discards(self.params, len(hand)) else turn.legal_discards(self.params, hand)
        if stage == "mulligan":
            return [KEEP, MULLIGAN]
        if stage == "loop":
            return self._totals
        if stage == "side":
            return bout.legal_exchanges(self.params, state.players[side])
        return self._decks[state.bout.mode]

    def pieces(self, view: View, prompt: Prompt, said: tuple[str, ...]) -> Sequence[str]:
        # The only question that may be composed; all others are bounded by places and kinds of cards.
        return turn.discard_pieces(self.params, view.hand, said)

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        stage = state.stage
        if stage == "over":
            return Refusal("game_over", "SO-STATE-02")
        side = 0 if seat == "p1" else 1
        if not _asks(state, side):
            return _not_asked(state, seat, action)
        if not isinstance(action, _ANSWERS[stage]):
            return _wrong(state, action)
        checker = _CHECKS.get(type(action))
        return None if checker is None else checker(self, state, side, action)

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        out: list[Happening] = []
        after = _applied(Scene(self.params, chance, out), state, moves)
        return Step(after, tuple(out))

    def note(self, state: State, facts: Mapping[str, Any]) -> Step:
        """What a judge or the clock writes into the game (desk.py). Raises ValueError for what is no note."""
        return noted(self.params, state, convert(Note, dict(facts)))

    def kept(self, state: State, earlier: State) -> State:
        return kept(state, earlier)

    def time_law(self, state: State) -> TimeLaw | None:
        return time_law(self.params, state)

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
        return releases.amended(load_rulebook("hanpan.games.sorcerers"), self.params.deck.release)

    def under(self, rules: str) -> "Sorcerers":
        return Sorcerers(self.info.overrides, releases.number_of(rules))

    def texts(self, lang: Lang) -> Texts:
        return sorcerers_texts(lang)

    def menu(self, state: State, seat: Seat) -> Sequence[Offer]:
        side = SEATS.index(seat)
        return menu(self.params, state, side) if _asks(state, side) else ()

    def default_action(self, view: View, prompt: Prompt, legal: Sequence[Action]) -> Action:
        return default_action(self.params, view, prompt, legal)

    def invariants(self, state: State) -> Sequence[str]:
        return broken(self.params, state)

    def samples(self, state: State) -> Sequence[Action]:
        return samples(state)

    def given(self, facts: Mapping[str, Any]) -> State:
        return read_given(self.params, facts)

    def facts(self, state: State) -> Fields:
        return facts_of(self.params, state)

    def _prompt(self, state: State) -> Prompt:
        stage = state.stage
        if stage == "main":
            player = state.players[state.active]
            clause = "SO-PHASE-01" if state.step == "main_a" else "SO-PHASE-06"
            return Prompt("main", clause, {"phase": state.step, "power": player.power})
        if stage == "respond":
            return Prompt("respond", "SO-PLAY-02", {"what": object_name(state.stack[-1])})
        if stage == "choose":
            return Prompt("choose", "SO-AM-22", {"choice": state.choice, "what": object_name(state.stack[-1])})
        if stage == "loop":
            first = state.held[0]
            runs = times(first.causes, key_of(first))
            return Prompt(
                "loop", "SO-LOOP-03", {"what": object_name(first), "times": runs, "most": self.params.loop.most}
            )
        if stage == "discard":
            hand, limit = len(state.players[state.active].hand), self.params.turn.hand_limit
            many = turn.many_discards(self.params, hand)
            return Prompt("discard", "SO-HAND-05", {"excess": hand - limit, "limit": limit}, composed=many)
        if stage == "side":
            return Prompt("side", "SO-SIDE-01", {"game": state.bout.game + 1, "most": self.params.deck.sideboard})
        return _PROMPTS[stage]


def _no_deck(different: Mapping[str, int]) -> str:
    """Which of the changed numbers leave no deck that comes with the game, so that not even a bot can choose one."""
    named = ", ".join(f"{name} = {value}" for name, value in different.items() if name.startswith("deck."))
    return f"no deck that comes with the game is legal with {named} (SO-DECK-01)"


_PROMPTS: dict[str, Prompt] = {
    "deck": Prompt("deck", "SO-BASE-15"),
    "mulligan": Prompt("mulligan", "SO-BASE-03"),
    "attack": Prompt("attack", "SO-BASE-10"),
    "block": Prompt("block", "SO-DMG-03"),
}


def _asked(state: State) -> int:
    if state.stage in ("respond", "choose", "loop"):
        return state.asked
    return 1 - state.active if state.stage == "block" else state.active


def _asks(state: State, side: int) -> bool:
    """Whether the side has to answer now."""
    return state.stage in _BOTH or (state.stage != "over" and _asked(state) == side)


def _not_asked(state: State, seat: Seat, action: Action) -> Refusal:
    if isinstance(action, Respond) and action.card in CARDS and is_silent(state):
        return Refusal("silenced", "SO-AM-34", {"card": action.card})
    clause = "SO-AM-24" if isinstance(action, Respond | Pass) else "SO-BASE-09"
    return Refusal("not_asked", clause, {"seat": seat})


def _wrong(state: State, action: Action) -> Refusal:
    """The answer to another question; attacks outside combat have clauses of their own."""
    clause = "SO-AM-24"
    if isinstance(action, Attack):
        clause = "SO-PHASE-09" if state.step == "main_b" else "SO-PHASE-05"
    return Refusal("wrong_action", clause, {"stage": state.stage, "move": actions.write(action)})


def _applied(scene: Scene, state: State, moves: Mapping[Seat, Action]) -> State:
    if state.stage == "deck":
        return bout.after_decks(scene, state, moves)
    if state.stage == "mulligan":
        return bout.after_mulligans(scene, state, moves)
    if state.stage == "side":
        return bout.after_exchanges(scene, state, moves)
    ((seat, action),) = moves.items()
    side = 0 if seat == "p1" else 1
    if isinstance(action, Next):
        state = turn.no_attack(scene, state) if state.stage == "attack" else turn.end_main(scene, state)
        return turn.go_on(scene, state) if state.step == "start" else state
    return turn.go_on(scene, _done(scene, state, side, action))


def _done(scene: Scene, state: State, side: int, action: Action) -> State:
    """What one answer does, before anything is worked off."""
    if isinstance(action, Play):
        return plays.play(scene, state, side, action)
    if isinstance(action, Use):
        return plays.use(scene, state, side, action)
    if isinstance(action, Respond):
        return plays.respond(scene, state, side, action)
    if isinstance(action, Pass):
        scene.out.append(Passed("SO-PLAY-03", SEATS[side], object_name(state.stack[-1]), by_itself=False))
        return resolve(scene, replace(state, stage="main"))
    if isinstance(action, Choose):
        return answer(scene, replace(state, stage="main"), action.pick)
    if isinstance(action, Repeat):
        return declare(scene, replace(state, stage="main"), action.total)
    if isinstance(action, Attack):
        return combat.attack(scene, state, side, action)
    if isinstance(action, Block):
        return combat.block(scene, replace(state, step="damage"), side, action)
    if isinstance(action, Discard):
        return turn.discard(scene, state, side, action)
    raise AssertionError(f"{action} is no answer here")


_Check: TypeAlias = Callable[[Sorcerers, State, int, Any], Refusal | None]


def _check_choose(game: Sorcerers, state: State, side: int, action: Choose) -> Refusal | None:
    if action.pick in picks(state):
        return None
    clause = "SO-AM-20" if state.choice == "replace" else "SO-AM-22"
    return Refusal("bad_choice", clause, {"pick": action.pick})


def _check_repeat(game: Sorcerers, state: State, side: int, action: Repeat) -> Refusal | None:
    low, high = game.params.loop.repeats, game.params.loop.most
    if low <= action.total <= high:
        return None
    return Refusal("bad_total", "SO-AM-15", {"total": action.total, "least": low, "most": high})


_CHECKS: dict[type, _Check] = {
    Play: lambda game, state, side, action: plays.check_play(game.params, state, side, action),
    Use: lambda game, state, side, action: plays.check_use(state, side, action),
    Respond: lambda game, state, side, action: plays.check_respond(state, side, action),
    Attack: lambda game, state, side, action: combat.check_attack(state, side, action),
    Block: lambda game, state, side, action: combat.check_block(state, side, action),
    Discard: lambda game, state, side, action: turn.check_discard(game.params, state, side, action),
    ChooseDeck: lambda game, state, side, action: bout.check_choice(game.params, state.bout.mode, action),
    Exchange: lambda game, state, side, action: bout.check_exchange(game.params, state.players[side], action),
    Choose: _check_choose,
    Repeat: _check_repeat,
}
