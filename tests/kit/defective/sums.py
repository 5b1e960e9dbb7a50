"""Games whose events do not add up: in their fields, or in the sentences that tell of them."""

import re
from collections.abc import Mapping
from importlib.resources import files

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.game import Step
from hanpan.core.contract.happening import Happening, Lasts
from hanpan.core.contract.rulebook import Lang
from hanpan.core.contract.seat import Seat
from hanpan.core.language.text import Texts
from hanpan.games.dice_battle import DiceBattle
from hanpan.games.dice_battle.rules.actions import Action
from hanpan.games.dice_battle.rules.events import Base, Energy, Multiply
from hanpan.games.dice_battle.rules.state import State
from tests.kit.defective.told import told_as


class HalvesInSilence(DiceBattle):
    """A number is changed after its terms were told: six of base twelve, with no term that says so."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        return Step(after, tuple(replace(e, after=e.after // 2) if type(e) is Multiply else e for e in events))


class StopsBelowTheLimit(DiceBattle):
    """A gain of energy that comes to less, with the limit far away."""

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        less = tuple(replace(e, after=e.before) if type(e) is Energy and e.gain > 0 else e for e in events)
        return Step(after, less)


class Phase(Happening, kind="phase", heading=True, cites=("DB-1.5",)):
    """A phase, and how many rounds are left of it."""

    seat: None
    phase: str
    round: Lasts[int]


class LastsNoTime(DiceBattle):
    """Something that lasts no round at all."""

    events = told_as(Phase)

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        return Step(after, (*events, Phase("DB-1.5", None, "Roll", 0)))


class OtherWords(DiceBattle):
    """The log line or the reason of a kind of event says something else."""

    message = ""
    said = ""

    def texts(self, lang: Lang) -> Texts:
        source = files("hanpan.games.dice_battle").joinpath("text", f"{lang}.ftl").read_text("utf-8")
        found = re.compile(rf"^event-{self.message} = .*?^    \.why = .*?^    \.tone", re.M | re.S)
        told, count = found.subn(f"event-{self.message} = {self.said}\n    .why = x\n    .tone", source)
        assert count == 1, self.message
        texts = Texts(lang)
        texts.add(files("hanpan.core.language").joinpath("text", f"{lang}.ftl").read_text("utf-8"), "core")
        texts.add(told, "game")
        return texts


class FalseSentence(OtherWords):
    """The fields are right and the sentence adds up something else."""

    message, said = "total", "{ $before } + { $before } = { $after }"


class MovesNothing(OtherWords):
    """A line says that something moved, and it did not."""

    message, said = "energy", "{ $before } → { $after }"


class Unsaid(DiceBattle):
    """Terms and a result, and nothing that says how they go together."""

    class Total(Happening, kind="total", cites=("DB-8.1",)):
        """The round score is added."""

        seat: Seat
        gain: int
        before: int
        after: int

    events = told_as(Total)

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        return Step(after, (*events, self.Total("DB-8.1", "p1", 2, 3, 5)))


class UnreadableSum(DiceBattle):
    """A sum that names no field."""

    class Roll(Happening, kind="roll", cites=("DB-4.1",), sums=("face + luck = pips",)):
        """The regular die."""

        seat: Seat
        face: int

    events = told_as(Roll)

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        after, events = super().apply(state, moves, chance)
        rolled = [self.Roll("DB-4.1", e.seat, e.face) for e in events if type(e) is Base]
        return Step(after, (*events, *rolled))
