"""Every defect that the kit must find: what is wrong, in which game, by which check and in which words."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from hanpan.core.contract.game import AnyGame
from hanpan.core.match.patches import Shown
from hanpan.games.clash import Clash
from hanpan.games.dice_battle import DiceBattle
from tests.kit.defective.answers import (
    AcceptedButNotOffered,
    AwayAnswer,
    LegalButRefused,
    ListsTooMuch,
    ListsWhatIsComposed,
    NothingToDo,
    NoWayBack,
    PiecesForgotten,
    PiecesOverdrawn,
    PiecesTwice,
    WrongText,
)
from tests.kit.defective.chance import CopiesChance, KeepsChance, LoadedDraw, OwnDice, ReadsChance, Remembers
from tests.kit.defective.facts import BeyondBounds, ForgetsAFact, RefusesItsOwnFact
from tests.kit.defective.leaks import (
    AsksByHand,
    BadWorld,
    LeakInEvent,
    LeakInLegal,
    LeakInMenu,
    LeakInReveal,
    LeakInView,
    LeakOfLuck,
    LeakOfSecretDraw,
    LeakOfSwap,
    LeaksSealed,
    LeakThroughScore,
    LeakToSpectator,
    WorldShows,
)
from tests.kit.defective.seats import (
    AnnouncesTheChoice,
    PlacesWithAGap,
    RevealsTheChoice,
    ShowsTheThird,
    StaysAfterLeaving,
    TellsTheChoice,
    TellsTheThird,
)
from tests.kit.defective.shown import KeepsTheState, all_alike, changes_its_view, shows_a_hand
from tests.kit.defective.steps import (
    ChangesALaterState,
    ChangesItsInput,
    ChangesTheMoves,
    ChangesWhenAsked,
    Crashes,
    CrashesElsewhere,
    Endless,
    LosesACard,
    NoResult,
    NotJson,
    RefusalMutates,
)
from tests.kit.defective.sums import (
    FalseSentence,
    HalvesInSilence,
    LastsNoTime,
    MovesNothing,
    StopsBelowTheLimit,
    UnreadableSum,
    Unsaid,
)
from tests.kit.defective.told import (
    AlikeAnswers,
    TellsAWord,
    TellsMore,
    TextsWithout,
    Undeclared,
    UnknownQuestion,
    Wordless,
    WrongCitation,
    WrongClause,
    WrongField,
)
from tests.kit.defective.travels import ViewOfNoModule, ViewOfThisProcess


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
    "a change of one view put into others": Defect(Clash, "shown", "after others, p2 is shown", shown=all_alike),
    "a leak through a public number": Defect(LeakThroughScore, "hidden", "total"),
    "a seat that is asked only if it can answer": Defect(AsksByHand, "hidden", "asked seats"),
    "a secret choice said aloud": Defect(TellsTheChoice, "hidden", "chose is a secret to"),
    "a secret choice shown, and kept in no view": Defect(RevealsTheChoice, "hidden", "chose is a secret to"),
    "a secret choice in an event that is announced": Defect(AnnouncesTheChoice, "hidden", "chose is a secret to"),
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
    "a view that cannot be sent to a bot": Defect(ViewOfNoModule, "travels", "the view of p1 cannot be sent"),
    "a view that no bot can read": Defect(ViewOfThisProcess, "travels", "not the same in another process: Attri"),
    "a fact that is taken and not heeded": Defect(ForgetsAFact, "facts", "p1.gauge: "),
    "a fact of its own that given refuses": Defect(RefusesItsOwnFact, "facts", "p1.gauge: nobody may say this"),
    "a state that no facts make": Defect(BeyondBounds, "facts", "no facts make this state: Expected `int` <= 1000000"),
    "a game without end": Defect(Endless, "end", "goes on after"),
    "a game without a result": Defect(NoResult, "end", "the result is None"),
    "a clause that is not in the rulebook": Defect(WrongClause, "clauses", "DB-99.9"),
    "an event of no declared kind": Defect(Undeclared, "events", "Thunder, is no kind of event"),
    "an event with a field of another type": Defect(WrongField, "events", "phase: phase: Expected"),
    "an event that cites another clause": Defect(WrongCitation, "events", "cites DB-7.1"),
    "a question of no declared kind": Defect(UnknownQuestion, "prompts", "post is no kind of prompt"),
    "a question that tells what is not declared": Defect(TellsMore, "prompts", "unknown field `round`"),
    "a result that tells another type": Defect(TellsAWord, "prompts", "Expected `int`, got `str` - at `$.p1`"),
    "an event without words": Defect(Wordless, "words", "event-thunder"),
    "an answer without words": Defect(TextsWithout, "words", "action-declare"),
    "answers that read alike": Defect(AlikeAnswers, "words", "both read 'x'"),
    "a number that its terms do not make": Defect(
        HalvesInSilence, "sums", "before * factor = after is", {"gauge.full": 1, "deck.boost": 40}
    ),
    "a sentence that adds up to something else": Defect(FalseSentence, "sums", "is not so, in"),
    "a line of something that did not move": Defect(MovesNothing, "sums", "has not moved, in"),
    "a limit that was not reached": Defect(StopsBelowTheLimit, "sums", "min(before + gain, energy.cap) = after is "),
    "something that lasts no time": Defect(LastsNoTime, "sums", "round is 0"),
    "terms without a sum": Defect(Unsaid, "sums", "no sum says how before, gain and after go together"),
    "a sum that names no field": Defect(UnreadableSum, "sums", "there is no field luck"),
    "a deal from nothing": Defect(BadWorld, "world", "unsound"),
    "a deal that changes the own hand": Defect(WorldShows, "hidden", "hand"),
    "a rule that fails": Defect(Crashes, "crash", "KeyError: 'six' (steps.py:"),
    "a rule that fails in something that it calls": Defect(CrashesElsewhere, "crash", ", apply, in decoder.py:"),
}
