"""Dice Battle (Clash for composed questions) with one defect planted in it, each a thin layer over the real game.

The key of `DEFECTS` is what is wrong; the value says which check must find it, and by which words.
"""

import contextlib
import copy
import random
import re
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from types import MappingProxyType
from typing import Any, NamedTuple

from msgspec.structs import astuple, force_setattr, replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.game import LISTED_MOST, STOP, AnyGame, Offer, Outcome, Prompt, Step
from hanpan.core.contract.happening import Happening, Reveals
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import Lang
from hanpan.core.contract.seat import SEATS, Seat, other
from hanpan.core.language.text import Texts
from hanpan.core.match.patches import Shown
from hanpan.games.clash import Clash
from hanpan.games.clash.rules.declare import queues
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.rules.actions import PASS, Action, Declare, Play
from hanpan.games.dice_battle.rules.events import CardPlayed, CardSwap, CardWon, DieKept, LuckRoll, Phase, Roll
from hanpan.games.dice_battle.rules.state import Pile, State
from hanpan.games.dice_battle.table.shown import after
from hanpan.games.dice_battle.table.view import View
from tests.kit.seat_defects import PlacesWithAGap, ShowsTheThird, StaysAfterLeaving, TellsTheChoice, TellsTheThird


def told_as(*others: type[Happening]) -> tuple[type[Happening], ...]:
    """The game's kinds of events, some of them declared otherwise."""
    kinds = {kind.kind: kind for kind in (*DiceBattle.events, *others)}
    return tuple(kinds.values())


def _hands(state: State) -> dict[Seat, tuple[str, ...]]:
    return {seat: player.hand for seat, player in zip(SEATS, state.players, strict=True)}


class LeakInView(DiceBattle):
    """The rival's cards are in the view, as what this seat knows of them."""

    def view(self, state: State, seat: Seat | None) -> View:
        if seat is None:
            return super().view(state, seat)
        return replace(super().view(state, seat), knows=state.players[1 - SEATS.index(seat)].hand)


class LeakToSpectator(DiceBattle):
    """Who watches sees a hand."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return replace(view, hand=state.players[1].hand) if seat is None else view


class LeakInLegal(DiceBattle):
    """A seat may not pass while the rival holds an attack card."""

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        actions = super().legal(state, seat)
        threatened = "attack" in state.players[1 - SEATS.index(seat)].hand
        return [action for action in actions if action != PASS] if threatened and len(actions) > 1 else actions

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().check(state, seat, action)
        return refusal or (None if action in self.legal(state, seat) else Refusal("not_held", "DB-3.4"))


class LeakInMenu(DiceBattle):
    """The board names the price of the rival's hand."""

    def menu(self, state: State, seat: Seat) -> Sequence[Offer]:
        threats = state.players[1 - SEATS.index(seat)].hand.count("attack")
        return [*super().menu(state, seat), Offer(PASS, threats)]


class AwayAnswer(DiceBattle):
    """Who is away plays a card that it may not have."""

    def default_action(self, view: View, prompt: Prompt, legal: Sequence[Action]) -> Action:
        return Play(("attack", "steal")) if prompt.kind == "post" else legal[0]


class TellingRoll(Happening, kind="roll", cites=Roll.cites):
    """The regular die, and both hands."""

    seat: Seat
    face: int
    hands: dict[Seat, tuple[str, ...]]


class TellingKeep(Happening, kind="keep", cites=DieKept.cites):
    """The die that is kept, and both hands."""

    seat: Seat
    dice: Reveals[tuple[int, ...]]
    face: int
    hands: dict[Seat, tuple[str, ...]]


class LeakInEvent(DiceBattle):
    """A public log line lists both hands."""

    events = told_as(TellingRoll)

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        told = [
            TellingRoll(event.clause, event.seat, event.face, _hands(after)) if isinstance(event, Roll) else event
            for event in events
        ]
        return Step(after, tuple(told))


class LeakInReveal(DiceBattle):
    """An event that may show the dice of a luck pair shows the hands too."""

    events = told_as(TellingKeep)

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        told = [
            TellingKeep(event.clause, event.seat, event.dice, event.face, _hands(state))
            if isinstance(event, DieKept)
            else event
            for event in events
        ]
        return Step(after, tuple(told))


class TellingWon(Happening, kind="card_won", cites=CardWon.cites):
    """A card that was won, for all to see."""

    seat: Seat
    cause: str
    cards: int
    gauge_before: int
    gauge_after: int
    card: str


class TellingLuck(Happening, kind="luck_roll", cites=LuckRoll.cites):
    """A luck pair, for all to see."""

    seat: Seat
    count: int
    dice: tuple[int, ...]


class TellingSwap(Happening, kind="card_swap", cites=CardSwap.cites):
    """The cards that change hands, for all to see."""

    seat: Seat
    p1_cards: int
    p2_cards: int
    gave: dict[Seat, str]
    got: dict[Seat, str]


class LeakOfSecretDraw(DiceBattle):
    """A public log line says which card was won."""

    leaky: type[Happening] = CardWon
    telling: type[Happening] = TellingWon
    events = told_as(TellingWon)

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        return Step(after, tuple(self.telling(*astuple(e)) if isinstance(e, self.leaky) else e for e in events))


class LeakOfLuck(LeakOfSecretDraw):
    """The same for the dice of a luck pair."""

    leaky, telling, events = LuckRoll, TellingLuck, told_as(TellingLuck)


class LeakOfSwap(LeakOfSecretDraw):
    """The same for the cards that change hands."""

    leaky, telling, events = CardSwap, TellingSwap, told_as(TellingSwap)


class LeakThroughScore(DiceBattle):
    """Nothing names the rival's cards; they move a public number."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        first, second = after.players
        bonus = int(after.stage == "pre" and "attack" in second.hand)
        return Step(replace(after, players=(replace(first, total=first.total + bonus), second)), events)


class CopiesChance(DiceBattle):
    """A rule looks at what would come up, on a copy."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        copy.copy(chance).pick("die/p1", range(1, 7))
        return super().apply(state, moves, chance)


class ReadsChance(DiceBattle):
    """A rule looks inside chance and hides its tracks."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        with contextlib.suppress(Exception):
            vars(chance)
        return super().apply(state, moves, chance)


class KeepsChance(DiceBattle):
    """A rule keeps its chance and draws from it when a view is asked for."""

    kept: Chance | None = None

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        self.kept = chance
        return super().apply(state, moves, chance)

    def view(self, state: State, seat: Seat | None) -> View:
        if self.kept is not None:
            self.kept.pick("die/p1", range(1, 7))
        return super().view(state, seat)


class LoadedDraw(DiceBattle):
    """A draw from options that do not fit their weights."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        chance.pick("odd/p1", ("a", "b"), (1, 1, 0))
        return super().apply(state, moves, chance)


class LegalButRefused(DiceBattle):
    """Boost is offered and refused."""

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Play) and "boost" in action.cards:
            return Refusal("no_energy", "DB-3.4")
        return super().check(state, seat, action)


class AcceptedButNotOffered(DiceBattle):
    """Two shields at once are accepted and never offered."""

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [a for a in super().legal(state, seat) if not (isinstance(a, Play) and a.shields > 1)]


class NothingToDo(DiceBattle):
    """A seat is asked for a card and may not even pass."""

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return [action for action in super().legal(state, seat) if action != PASS]

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return Refusal("not_held", "DB-3.4") if action == PASS else super().check(state, seat, action)


class ChangesItsInput(DiceBattle):
    """A step writes into the state it was given."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        step = super().apply(state, moves, chance)
        force_setattr(state.players[0], "energy", 0)
        return step


class ChangesTheMoves(DiceBattle):
    """A step eats the moves it was given."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        step = super().apply(state, moves, chance)
        cast_moves: Any = moves
        cast_moves.pop("p2", None)
        return step


class ChangesALaterState(DiceBattle):
    """A step writes into the state before the one it was given."""

    last: State | None = None

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        if self.last is not None:
            force_setattr(self.last, "round", 99)
        self.last = state
        return super().apply(state, moves, chance)


class ChangesWhenAsked(DiceBattle):
    """To look at the table costs energy."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        force_setattr(state.players[0], "energy", max(0, state.players[0].energy - 1))
        return view


class RefusalMutates(DiceBattle):
    """A refused card is gone all the same."""

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().check(state, seat, action)
        if refusal is not None and refusal.code == "wrong_action":
            force_setattr(state.players[0], "gauge", 0 if state.players[0].gauge else 1)
        return refusal


class LosesACard(DiceBattle):
    """A played card goes nowhere."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        if any(event.kind == "play" for event in events):
            after = replace(after, cards=Pile(after.cards.draw, state.cards.discard))
        return Step(after, events)


class OwnDice(DiceBattle):
    """A rule rolls its own die."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        first, second = after.players
        return Step(
            replace(after, players=(replace(first, total=first.total + random.randrange(1, 1000)), second)), events
        )


class Remembers(DiceBattle):
    """The game object remembers something of the last game that was played with it."""

    last_mode: str = ""

    def setup(self, mode: str, chance: Chance) -> Step:
        self.last_mode = mode
        return super().setup(mode, chance)

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        first, second = after.players
        more = 0 if self.last_mode == state.mode else 1
        return Step(replace(after, players=(replace(first, total=first.total + more), second)), events)


class LeaksSealed(DiceBattle):
    """The game remembers what was checked, and shows it to the other seat."""

    asked_for: Mapping[Seat, Action] = MappingProxyType({})

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        self.asked_for = {seat: action}
        return super().check(state, seat, action)

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        sealed = self.asked_for.get(other(seat)) if seat else None
        return replace(view, p1=replace(view.p1, tendency=sealed.tendency)) if isinstance(sealed, Declare) else view


class NoWayBack(DiceBattle):
    """Text forms that cannot be read."""

    def write(self, action: Action) -> str:
        return super().write(action).replace("shields", "walls")


class WrongText(DiceBattle):
    """Text forms that name another action."""

    def read(self, text: str) -> Action:
        return super().read("pass" if text == "play defence" else text)


class NotJson(DiceBattle):
    """A state with something in it that its type does not say."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        return Step(replace(after, rounds=float(after.rounds)), events)


class Endless(DiceBattle):
    """The last round is never over."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        return super().apply(replace(state, round=1), moves, chance)


class NoResult(DiceBattle):
    """A game that is over and has no result."""

    def outcome(self, state: State) -> Outcome | None:
        return None


class WrongClause(DiceBattle):
    """A refusal that cites a rule nobody wrote."""

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().check(state, seat, action)
        return replace(refusal, clause="DB-99.9") if refusal else None


class Thunder(Happening, kind="thunder", cites=("DB-1.5",)):
    """Something that no rule knows."""

    seat: None


class Undeclared(DiceBattle):
    """An event that the game does not declare."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        return Step(after, (*events, Thunder("DB-1.5", None)))


class WrongField(DiceBattle):
    """A number where a phase is declared by its name."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        wrong: Any = 7
        return Step(after, (*events, Phase("DB-1.5", None, wrong, after.round)))


class WrongCitation(DiceBattle):
    """A clause of the rulebook that the kind of event has nothing to do with."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        return Step(after, (*events, Phase("DB-7.1", None, "Roll", after.round)))


class Wordless(DiceBattle):
    """An event nobody has words for."""

    events = told_as(Thunder)

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        return Step(after, (*events, Thunder("DB-1.5", None)))


class TextsWithout(DiceBattle):
    """Answers of one kind have no words, or the same words for all of them."""

    words = ""

    def texts(self, lang: Lang) -> Texts:
        source = files("hanpan.games.dice_battle").joinpath("text", f"{lang}.ftl").read_text("utf-8")
        texts = Texts(lang)
        texts.add(files("hanpan.core.language").joinpath("text", f"{lang}.ftl").read_text("utf-8"), "core")
        texts.add(re.sub(r"^action-declare = .*$", f"{self.words or 'action-x'} = x", source, flags=re.M), "game")
        return texts


class AlikeAnswers(TextsWithout):
    """The same words for every tendency."""

    words = "action-declare"


class BadWorld(DiceBattle):
    """A world has cards out of nothing."""

    def world(self, view: View, chance: Chance) -> State:
        world = super().world(view, chance)
        return replace(world, cards=Pile(tuple(count + 1 for count in world.cards.draw), world.cards.discard))


class WorldShows(DiceBattle):
    """A world has another hand for the very seat that looks."""

    def world(self, view: View, chance: Chance) -> State:
        world = super().world(view, chance)
        return super().world(super().view(world, other(view.seat or "p1")), chance)


class AsksByHand(DiceBattle):
    """Whether a seat is asked at all depends on what it holds."""

    def pending(self, state: State) -> Mapping[Seat, Prompt]:
        asked = super().pending(state)
        if state.stage != "post":
            return asked
        return {seat: prompt for seat, prompt in asked.items() if self._can(state, seat)}

    def _can(self, state: State, seat: Seat) -> bool:
        return seat == "p1" or "attack" in state.players[1].hand

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        return super().legal(state, seat) if seat in self.pending(state) else ()

    def check(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        asked = state.stage == "over" or seat in self.pending(state)
        return super().check(state, seat, action) if asked else Refusal("not_asked", "DB-5.1")

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        return super().apply(state, {"p2": PASS, **moves}, chance)


class Crashes(DiceBattle):
    """A rule that fails on a six."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        step = super().apply(state, moves, chance)
        if any(isinstance(event, Roll) and event.face == 6 for event in step.events):
            raise KeyError("six")
        return step


class PiecesOverdrawn(Clash):
    """A second card is offered whatever it costs."""

    def pieces(self, view: Any, prompt: Prompt, said: tuple[str, ...]) -> Sequence[str]:
        found = super().pieces(view, prompt, said)
        return [*found, *dict.fromkeys(view.hand)] if len(said) == 1 and list(found) == [STOP] else found


class PiecesForgotten(Clash):
    """Nothing is aimed at a summon."""

    def pieces(self, view: Any, prompt: Prompt, said: tuple[str, ...]) -> Sequence[str]:
        return [piece for piece in super().pieces(view, prompt, said) if "@" not in piece]


class PiecesTwice(Clash):
    """A card that is held twice is offered twice."""

    def pieces(self, view: Any, prompt: Prompt, said: tuple[str, ...]) -> Sequence[str]:
        found = super().pieces(view, prompt, said)
        return [*found, *found[1:2]]


class ListsWhatIsComposed(Clash):
    """The queues are listed although the question says that they are not."""

    def legal(self, state: Any, seat: Seat) -> Sequence[Any]:
        side = SEATS.index(seat)
        own, enemy = state.players[side], state.players[1 - side]
        return queues(own.hand, own, enemy) or () if state.stage == "declare" else super().legal(state, seat)


class ListsTooMuch(Clash):
    """A question that should be composed and is not."""

    def legal(self, state: Any, seat: Seat) -> Sequence[Any]:
        listed = super().legal(state, seat)
        return [*listed] * LISTED_MOST if state.stage == "deck" else listed


class KeepsTheState(DiceBattle):
    """The last state that anybody was shown lies about."""

    last: State | None = None

    def view(self, state: State, seat: Seat | None) -> View:
        KeepsTheState.last = state
        return super().view(state, seat)


def shows_a_hand(view: View, event: Happening) -> View:
    """Between two events the other's cards lie open."""
    assert KeepsTheState.last is not None
    return replace(after(view, event), knows=KeepsTheState.last.players[view.seat != "p2"].hand)


def changes_its_view(view: View, event: Happening) -> View:
    """The view that was given is changed, so nobody hears of it."""
    if isinstance(event, CardPlayed):
        view.discard[event.card] += 1
    return replace(after(view, event), discard=view.discard)


class Defect(NamedTuple):
    """A defective game, the check that must name it, and words that the message must hold."""

    game: Callable[[Mapping[str, int]], AnyGame]
    check: str
    words: str
    overrides: Mapping[str, int] = MappingProxyType({})  # numbers under which it shows sooner
    shown: Shown | None = None


DEFECTS: dict[str, Defect] = {
    "a leak in the view": Defect(LeakInView, "visible", ".hand is shown: knows"),
    "a leak to spectators": Defect(LeakToSpectator, "hidden", "a spectator sees"),
    "a leak in the legal actions": Defect(LeakInLegal, "hidden", "legal actions"),
    "a leak in the menu": Defect(LeakInMenu, "hidden", "menu"),
    "a leak in an event": Defect(LeakInEvent, "hidden", "event roll: data.hands"),
    "a leak in an event that may show something else": Defect(
        LeakInReveal, "hidden", "event keep: data.hands", {"event_deck.luck": 40, "gauge.full": 2}
    ),
    "a leak of a card that was won": Defect(LeakOfSecretDraw, "hidden", "a secret to it"),
    "a leak of dice that one seat may see": Defect(LeakOfLuck, "hidden", "a secret to it", {"event_deck.luck": 40}),
    "a leak of cards that change hands": Defect(
        LeakOfSwap, "hidden", "a secret to it", {"event_deck.card_swap": 40, "gauge.full": 2}
    ),
    "a leak between two events": Defect(KeepsTheState, "hidden", "between two events", shown=shows_a_hand),
    "a view that is changed while it is shown": Defect(DiceBattle, "shown", "discard.", shown=changes_its_view),
    "a leak through a public number": Defect(LeakThroughScore, "hidden", "total"),
    "a seat that is asked only if it can answer": Defect(AsksByHand, "hidden", "asked seats"),
    "a secret choice said aloud": Defect(TellsTheChoice, "hidden", "chose is a secret to"),
    "a secret told to a third seat": Defect(TellsTheThird, "hidden", "event peeked: data.number"),
    "a hidden thing shown to one seat of many": Defect(ShowsTheThird, "hidden", "view: known.p1", {"seats": 5}),
    "a seat that is asked after it left": Defect(StaysAfterLeaving, "leave", "is still asked"),
    "places with a gap": Defect(PlacesWithAGap, "end", "are before it", {"seats": 4}),
    "a rule that copies chance": Defect(CopiesChance, "chance", "copied its chance"),
    "a rule that reads chance": Defect(ReadsChance, "chance", "looked at"),
    "a rule that keeps chance": Defect(KeepsChance, "chance", "after its step was over"),
    "a draw that makes no sense": Defect(LoadedDraw, "chance", "2 options have 3 weights"),
    "an action legal but refused": Defect(LegalButRefused, "legal", "is offered"),
    "an action accepted but not offered": Defect(AcceptedButNotOffered, "legal", "accepted and not offered"),
    "a seat with nothing to do": Defect(NothingToDo, "legal", "no legal action"),
    "an answer for the absent that is not legal": Defect(AwayAnswer, "legal", "answer when away"),
    "pieces that make what is refused": Defect(PiecesOverdrawn, "legal", "is refused: Refusal(code='no_energy'"),
    "pieces that do not make all that is legal": Defect(PiecesForgotten, "legal", "accepted and not offered"),
    "pieces that make one answer in two ways": Defect(PiecesTwice, "legal", "in two ways with the same words"),
    "a composed question that is listed": Defect(ListsWhatIsComposed, "legal", "is composed, and answers are listed"),
    "a question too long to be listed": Defect(ListsTooMuch, "legal", "are listed; compose the question"),
    "a changed input state": Defect(ChangesItsInput, "pure", "a step has changed the state"),
    "changed moves": Defect(ChangesTheMoves, "pure", "the moves"),
    "a state changed later": Defect(ChangesALaterState, "pure", "a later step has changed"),
    "a question that changes the state": Defect(ChangesWhenAsked, "pure", "asking about a state"),
    "a refusal that changes the state": Defect(RefusalMutates, "refusal", "changed the state"),
    "a lost card": Defect(LosesACard, "invariants", "the deck has"),
    "a rule with its own dice": Defect(OwnDice, "same-seed", "another step"),
    "a rule with its own dice, replayed": Defect(OwnDice, "replay", "another state"),
    "a game that remembers another": Defect(Remembers, "side-by-side", "beside another game"),
    "a sealed choice that shows": Defect(LeaksSealed, "sealed", "tendency"),
    "text that cannot be read": Defect(NoWayBack, "text", "cannot be read"),
    "text that is read as another action": Defect(WrongText, "text", "is read as"),
    "a state that is not what its type says": Defect(NotJson, "round-trip", "does not decode"),
    "a game without end": Defect(Endless, "end", "goes on after"),
    "a game without a result": Defect(NoResult, "end", "the result is None"),
    "a clause that is not in the rulebook": Defect(WrongClause, "clauses", "DB-99.9"),
    "an event of no declared kind": Defect(Undeclared, "events", "Thunder, is no kind of event"),
    "an event with a field of another type": Defect(WrongField, "events", "phase: phase: Expected"),
    "an event that cites another clause": Defect(WrongCitation, "events", "cites DB-7.1"),
    "an event without words": Defect(Wordless, "words", "event-thunder"),
    "an answer without words": Defect(TextsWithout, "words", "action-declare"),
    "answers that read alike": Defect(AlikeAnswers, "words", "both read 'x'"),
    "a deal from nothing": Defect(BadWorld, "world", "unsound"),
    "a deal that changes the own hand": Defect(WorldShows, "hidden", "hand"),
    "a rule that fails": Defect(Crashes, "crash", "KeyError: 'six'"),
}
