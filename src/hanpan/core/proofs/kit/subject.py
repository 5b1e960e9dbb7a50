"""The game under test, and what the kit looks at in it."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

from hanpan.core.chance.chance import Chance
from hanpan.core.chance.dice import AnyKeys, aside
from hanpan.core.contract.codec import BadData, encode
from hanpan.core.contract.event import Event, Fields, Value, read, whole
from hanpan.core.contract.game import AnyGame, Prompt
from hanpan.core.contract.happening import Happening, shape
from hanpan.core.contract.prompts import prompt_fault
from hanpan.core.contract.provable import provable
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import LANGS
from hanpan.core.contract.seat import Seat
from hanpan.core.contract.visibility import hidden_fields
from hanpan.core.language.narrate import action_text, kind_of, line, prompt_text, refusal_text, remedy, why
from hanpan.core.language.text import Texts, name_id
from hanpan.core.match.patches import Shown
from hanpan.core.proofs.arithmetic import arithmetic_of
from hanpan.core.proofs.kit.report import Notes

T = TypeVar("T")
Values: TypeAlias = tuple[tuple[str, Any], ...]  # fields, and those of their values that words may depend on

WELL_KNOWN = 60  # shapes of one kind of event; of later ones only new values are put in words
KIT_STEP = 1 << 21  # the kit's own draws, far from those of the rules and of bots

# What has been put in words by games with these words and seats: the shapes with their faults, the values of each kind,
# and how many shapes it has.
_KNOWN: dict[
    tuple[tuple[Texts, ...], tuple[Seat, ...]],
    tuple[dict[Hashable, str | None], dict[Hashable, set[tuple[str, Any]]], Counter[Hashable]],
] = {}


class Subject:
    """A game under test and what is the same for all games of it."""

    def __init__(self, game: AnyGame, shown: Shown | None = None) -> None:
        """`shown`: how the game's views look between two events, where its plugin says so."""
        self.game = provable(game)
        self.shown = shown
        self.info = game.info
        self.viewers: tuple[Seat | None, ...] = (*game.info.seats, None)
        self.kinds = frozenset(game.events)
        self.hidden = hidden_fields(game.state_type, len(game.info.seats))
        self._kinds = {kind.kind: shape(kind) for kind in game.events}
        self._clauses = frozenset(clause.id for clause in game.rulebook().clauses)
        self._texts = tuple(game.texts(lang) for lang in LANGS)
        self._names: dict[Seat, str] = dict.fromkeys(game.info.seats, "")  # as seats are called that nobody sits on
        self._words, self._told, self._shapes = _KNOWN.setdefault((self._texts, game.info.seats), ({}, {}, Counter()))
        self._answers: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {}
        self._arithmetic = arithmetic_of(game)

    def reveals(self, event: Event, viewer: Seat | None) -> tuple[str, ...]:
        """The fields of the event that show this viewer what was hidden until then."""
        form = self._kinds.get(event.kind)
        return form.reveals(viewer is not None and viewer == event.seat) if form else ()

    def cite_events(self, notes: Notes, events: Iterable[Happening]) -> None:
        """Each event must be of a declared kind, add up, cite a clause and be told to every viewer in words."""
        for told in events:
            self._check_kind(notes, told)
            event = whole(told)
            notes.cited.add(event.clause)
            notes.told[event.kind, event.clause] += 1
            self.cite_clause(notes, "event", event.kind, event.clause)
            head = (event.kind, event.seat, *event.private)
            self._tell(notes, head, event.data, event, self._tell_event)
            notes.tried["sums"] += 1
            for fault in self._arithmetic.faults(told, getattr(self.game, "params", None)):
                notes.fail("sums", fault)

    def check_fields(self, notes: Notes, happened: Happening, told: Event) -> None:
        """The fields of an event must be what its declaration says: it can be read back from what is stored."""
        try:
            same = read((type(happened),), told) == happened
            notes.expect("events", same, f"{told.kind} is another event when it is read back")
        except BadData as error:
            notes.fail("events", f"its declaration does not allow {error}")

    def _check_kind(self, notes: Notes, event: Happening) -> None:
        notes.tried["events"] += 1
        if type(event) not in self.kinds:
            notes.fail("events", f"{event.kind}, as {type(event).__name__}, is no kind of event that the game declares")
        elif event.clause not in event.cites:
            notes.fail("events", f"{event.kind} cites {event.clause}, which its declaration does not name")

    def cite_refusal(self, notes: Notes, refusal: Refusal) -> None:
        """The refusal must cite a clause and be told in words."""
        notes.cited.add(refusal.clause)
        self.cite_clause(notes, "refusal", refusal.code, refusal.clause)
        self._tell(notes, ("refusal", refusal.code), refusal.params, refusal, _tell_refusal)

    def cite_prompts(self, notes: Notes, asked: Mapping[Seat, Prompt]) -> None:
        """Each prompt must be of a declared type, cite a clause and be put in words."""
        for prompt in asked.values():
            notes.tried["prompts"] += 1
            if (fault := prompt_fault(self.game, prompt)) is not None:
                notes.fail("prompts", fault)
            self.cite_clause(notes, "prompt", prompt.kind, prompt.clause)
            self._tell(notes, ("prompt", prompt.kind), prompt.data, prompt, prompt_text)

    def cite_answers(self, notes: Notes, seat: Seat, actions: Sequence[Any]) -> None:
        """Each answer to a question must have words, and no two of them the same."""
        read: dict[tuple[int, str], str] = {}
        for action in actions:
            text = self.game.write(action)
            if text not in self._answers:
                self._answers[text] = self._said(action)
            told, faults = self._answers[text]
            for fault in faults:
                notes.fail("words", fault)
            for place, words in enumerate(told):
                notes.tried["words"] += 1
                other = read.setdefault((place, words), text)
                if other != text:
                    notes.fail("words", f"{seat}'s answers {other!r} and {text!r} both read {words!r}")

    def _said(self, action: Any) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """An answer in every language, and where it has no words."""
        out: list[str] = []
        faults: list[str] = []
        message_id = name_id("action", kind_of(action))
        for texts in self._texts:
            if not texts.has(message_id):
                faults.append(f"{texts.lang}: no words for answers: {message_id}")
            try:
                out.append(action_text(texts, self.game, action))
            except (KeyError, ValueError) as error:
                faults.append(f"no words for the answer {action}: {texts.lang}: {error}")
        return tuple(out), tuple(faults)

    def cite_clause(self, notes: Notes, family: str, kind: str, clause: str) -> None:
        """The clause must be in the rulebook."""
        notes.tried["clauses"] += 1
        if clause not in self._clauses:
            notes.fail("clauses", f"{family} {kind} cites {clause}, which the rulebook does not have")

    def _tell(
        self, notes: Notes, head: tuple[Hashable, ...], fields: Fields, thing: T, tell: Callable[[Texts, T], object]
    ) -> None:
        """Put a thing in words, in every language; things of one shape need the same words, so once is enough."""
        values: Values = tuple((name, value if _chooses_words(value) else "") for name, value in fields.items())
        shape = (*head, values)
        if shape not in self._words:
            family = (*head, *(name for name, _ in values))
            news = self._is_news(family, values)
            self._words[shape] = self._fault(thing, tell) if news else None
            if self._words[shape] is None:
                self._told[family].update(values)
        notes.tried["words"] += 1
        if (fault := self._words[shape]) is not None:
            notes.fail("words", f"no words for {shape}: {fault}")

    def _is_news(self, family: Hashable, values: Values) -> bool:
        """Whether words are needed that were not needed before: every mix of values of the first shapes of a kind,
        then only shapes with a value that its field never had. Names of two cards mix without end."""
        told = self._told.setdefault(family, set())
        self._shapes[family] += 1
        return self._shapes[family] <= WELL_KNOWN or not told.issuperset(values)

    def _fault(self, thing: T, tell: Callable[[Texts, T], object]) -> str | None:
        for texts in self._texts:
            try:
                tell(texts, thing)
            except (KeyError, ValueError) as error:
                return f"{texts.lang}: {error}"
        return None

    def _tell_event(self, texts: Texts, event: Event) -> None:
        for viewer in self.viewers:
            line(texts, event, self._names, viewer)
            why(texts, event, self._names, viewer)


def _tell_refusal(texts: Texts, refusal: Refusal) -> None:
    refusal_text(texts, refusal)
    remedy(texts, refusal)


def _chooses_words(value: Value) -> bool:
    """Whether words may depend on a value: single words, yes, no and nothing."""
    return value is None or type(value) is bool or (type(value) is str and " " not in value)


def kit_chance(keys: AnyKeys, round_number: int, step: int) -> Chance:
    """The kit's own draws at a step: the same for the same game, whatever else is run."""
    return aside(keys, round_number, KIT_STEP + step)


def sight(game: AnyGame, state: Any, viewer: Seat | None) -> dict[str, bytes]:
    """All that a viewer can find out about a state, part by part, byte for byte."""
    asked = game.pending(state)
    parts = {"view": encode(game.view(state, viewer)), "asked seats": encode(sorted(asked))}
    if viewer is not None:
        parts["prompt"] = encode(asked.get(viewer))
        parts["legal actions"] = encode(game.legal(state, viewer))
        parts["menu"] = encode(game.menu(state, viewer))
    return parts


def difference(before: Mapping[str, bytes], after: Mapping[str, bytes]) -> str | None:
    """The first part that differs, and where in it; None if all are the same."""
    for part, data in before.items():
        if after[part] != data:
            return f"{part}: {first_difference(data, after[part])}"
    return None


def first_difference(left: bytes, right: bytes) -> str:
    """Where two JSON texts first say different things."""
    return _walk(msgspec.json.decode(left), msgspec.json.decode(right), "") or "the order of the keys"


def _walk(left: Any, right: Any, path: str) -> str | None:
    if isinstance(left, dict) and isinstance(right, dict):
        keys = [*left, *(key for key in right if key not in left)]
        pairs = [(f"{path}.{key}" if path else str(key), left.get(key), right.get(key)) for key in keys]
    elif isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
        pairs = [(f"{path}[{place}]", *pair) for place, pair in enumerate(zip(left, right, strict=True))]
    else:
        return None if left == right else f"{path or 'all'} is {left!r} and {right!r}"
    return next((found for name, one, other in pairs if (found := _walk(one, other, name))), None)
