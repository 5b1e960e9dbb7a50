"""The game under test, and what the kit looks at in it."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from hanpan.core.chance import Chance, Keys, SeededChance
from hanpan.core.codec import encode
from hanpan.core.event import Event
from hanpan.core.game import AnyGame, Prompt
from hanpan.core.kit.report import Notes
from hanpan.core.refusal import Refusal
from hanpan.core.rulebook import LANGS
from hanpan.core.seat import Seat

KIT_STEP = 1 << 21  # the kit's own draws, far from those of the rules and of bots


class Subject:
    """A game under test and what is the same for all games of it."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.info = game.info
        self.viewers: tuple[Seat | None, ...] = (*game.info.seats, None)
        self._clauses = frozenset(clause.id for clause in game.rulebook().clauses)
        self._texts = tuple(game.texts(lang) for lang in LANGS)
        self._wordless: dict[str, str] = {}

    def cite_events(self, notes: Notes, events: Iterable[Event]) -> None:
        """Each event must cite a clause and have words."""
        for event in events:
            self._cite(notes, "event", event.kind, event.clause)
            notes.cited.add(event.clause)

    def cite_refusal(self, notes: Notes, refusal: Refusal) -> None:
        """The refusal must cite a clause and have words."""
        self._cite(notes, "refusal", refusal.code, refusal.clause)
        notes.cited.add(refusal.clause)

    def cite_prompts(self, notes: Notes, asked: Mapping[Seat, Prompt]) -> None:
        """Each prompt must cite a clause and have words."""
        for prompt in asked.values():
            self._cite(notes, "prompt", prompt.kind, prompt.clause)

    def cite_clause(self, notes: Notes, what: str, clause: str) -> None:
        """The clause must be in the rulebook."""
        notes.expect("clauses", clause in self._clauses, f"{what} cites {clause}, which the rulebook does not have")

    def _cite(self, notes: Notes, family: str, kind: str, clause: str) -> None:
        self.cite_clause(notes, f"{family} {kind}", clause)
        message = f"{family}-{kind.replace('_', '-')}"
        missing = self._wordless.get(message)
        if missing is None:
            missing = ", ".join(texts.lang for texts in self._texts if not texts.has(message))
            self._wordless[message] = missing
        notes.expect("words", not missing, f"there is no {message} in {missing}")


def kit_chance(keys: Keys, round_number: int, step: int) -> Chance:
    """The kit's own draws at a step: the same for the same game, whatever else is run."""
    return SeededChance(keys.round_key(round_number), KIT_STEP + step)


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
