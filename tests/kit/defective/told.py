"""Games whose events or words are not what was declared."""

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.game import Outcome, Prompt, Step
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import Lang
from hanpan.core.contract.seat import Seat
from hanpan.core.language.text import Texts
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.rules.actions import Action
from hanpan.games.dice_battle.rules.events import Phase
from hanpan.games.dice_battle.rules.state import State


def told_as(*others: type[Happening]) -> tuple[type[Happening], ...]:
    """The game's kinds of events, some of them declared otherwise."""
    kinds = {kind.kind: kind for kind in (*DiceBattle.events, *others)}
    return tuple(kinds.values())


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


class UnknownQuestion(DiceBattle):
    """A question that the game does not declare."""

    prompts = DiceBattle.prompts[:-1]


class TellsMore(DiceBattle):
    """A question that tells a number nobody declared."""

    def pending(self, state: State) -> Mapping[Seat, Prompt]:
        return {seat: replace(prompt, data={"round": state.round}) for seat, prompt in super().pending(state).items()}


class TellsAWord(DiceBattle):
    """A result with a word where a number is declared."""

    def outcome(self, state: State) -> Outcome | None:
        found = super().outcome(state)
        return found and replace(found, data={**found.data, "p1": "many"})


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
