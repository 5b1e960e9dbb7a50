"""What a run keeps: each stage and what was done and suffered in it, read from the events alone.

What was taken back did not happen: its events are left out (TR-DET-10).
"""

from collections.abc import Iterable

import msgspec

from hanpan.core.contract.happening import Happening
from hanpan.games.trail.rules.events.fight import Absorbed, CardPlayed, Falls, Healed, Hurt, PotionUsed, Strike
from hanpan.games.trail.rules.events.run import (
    CardOffer,
    CardTaken,
    EventChosen,
    EventOffer,
    FaceChanged,
    GameStart,
    NewDie,
    RunWon,
    StageStart,
    StageWon,
)
from hanpan.games.trail.rules.events.turn import Deduction, PickedUp, Roll, Stepped, TurnStart, Undone, Walk
from hanpan.games.trail.rules.params import Params

_MOVES = {Walk, CardPlayed, PotionUsed}  # what can be taken back begins with one of these


class StageRecord(msgspec.Struct):
    """One stage, as far as it was played."""

    stage: str
    number: int  # 0: a map of one's own
    won: bool = False
    turns: int = 0
    steps: int = 0
    cards: int = 0  # played
    forced: int = 0  # turns that were ended with movement left
    left: int = 0  # that movement, which was deducted
    taken: int = 0  # health lost
    blocked: int = 0
    dealt: int = 0


class TurnRecord(msgspec.Struct):
    """What one turn did to the monsters, up to the start of the next."""

    stage: str
    number: int  # of the stage, 0: a map of one's own
    turn: int  # as the stage counts it
    dealt: int = 0
    fallen: int = 0


class RunRecord(msgspec.Struct):
    """A run, finished or not. Tables count by id."""

    mode: str = ""
    won: bool = False
    hp: int = 0
    turns: int = 0
    faces: tuple[int, ...] = ()
    stages: list[StageRecord] = []
    rolls: list[int] = []  # the faces that came up, in order
    expected: float = 0.0  # what those rolls come to on average, each with the die of its moment
    played: dict[str, int] = {}  # cards
    offered: dict[str, int] = {}
    taken_cards: list[str] = []  # in order
    drunk: dict[str, int] = {}  # potions
    items: dict[str, int] = {}
    fallen: dict[str, int] = {}  # monsters
    events: list[str] = []  # those chosen between stages, in order
    passed: dict[str, int] = {}  # those offered and not chosen
    hurt_by: dict[str, int] = {}  # health lost by source; no more than there was
    dealt_by: dict[str, int] = {}
    healed: int = 0
    best: TurnRecord | None = None  # the turn that dealt most, the first of those; None where none dealt anything

    @property
    def steps(self) -> int:
        """Tiles walked."""
        return sum(stage.steps for stage in self.stages)

    @property
    def left(self) -> int:
        """Movement left over."""
        return sum(stage.left for stage in self.stages)


def game_record(events: Iterable[Happening], params: Params) -> RunRecord:
    """The record of a run so far."""
    run = RunRecord()
    offers: tuple[str, ...] = ()
    now = TurnRecord("", 0, 0)
    for event in kept(events):
        if type(event) is EventOffer:
            offers = event.events
        elif type(event) is EventChosen:
            run.events.append(event.event)
            _count(run.passed, *(name for name in offers if name != event.event))
        else:
            _note(run, event)
            if run.stages:
                stage = run.stages[-1]
                _note_stage(run, stage, event)
                if type(event) is TurnStart:
                    now = TurnRecord(stage.stage, stage.number, event.turn)
                _note_turn(now, event)
                if now.dealt > (run.best.dealt if run.best else 0):
                    run.best = now
    return run


def kept(events: Iterable[Happening]) -> list[Happening]:
    """The events without those that were taken back, and without the taking back. What was done before the first of
    them, where a game goes on from the middle of a turn, is not among them."""
    out: list[Happening] = []
    for event in events:
        if type(event) is not Undone:
            out.append(event)
            continue
        while out and type(out.pop()) not in _MOVES:
            pass
    return out


def _note(run: RunRecord, event: Happening) -> None:
    if type(event) is GameStart:
        run.mode, run.hp = event.mode, event.hp
    elif type(event) is StageStart:
        run.stages.append(StageRecord(event.stage, event.number))
    elif type(event) is NewDie or type(event) is FaceChanged:
        run.faces = event.faces
    elif type(event) is Roll:
        run.rolls.append(event.face)
        run.expected = round(run.expected + sum(event.faces) / len(event.faces), 3)
    elif type(event) is CardPlayed:
        _count(run.played, event.card)
    elif type(event) is CardOffer:
        _count(run.offered, *event.cards)
    elif type(event) is CardTaken:
        run.taken_cards.append(event.card)
    elif type(event) is PotionUsed:
        _count(run.drunk, event.potion)
    elif type(event) is PickedUp:
        _count(run.items, event.item)
    elif type(event) is Falls:
        _count(run.fallen, event.monster)
    elif type(event) is Hurt:
        run.hp = event.after
        run.hurt_by[event.source] = run.hurt_by.get(event.source, 0) + event.before - event.after
    elif type(event) is Healed:
        run.hp = event.after
        run.healed += event.after - event.before
    elif type(event) is RunWon:
        run.won = True


def _note_stage(run: RunRecord, stage: StageRecord, event: Happening) -> None:
    if type(event) is TurnStart:
        run.turns += 1
        stage.turns += 1
    elif type(event) is Stepped:
        stage.steps += 1
    elif type(event) is CardPlayed:
        stage.cards += 1
    elif type(event) is Deduction:
        stage.forced += 1
        stage.left += event.left
    elif type(event) is Hurt:
        stage.taken += event.before - event.after
    elif type(event) is Absorbed:
        stage.blocked += event.amount
    elif type(event) is Strike:
        dealt = event.before - event.after
        stage.dealt += dealt
        run.dealt_by[event.source] = run.dealt_by.get(event.source, 0) + dealt
    elif type(event) is StageWon:
        stage.won = True


def _note_turn(now: TurnRecord, event: Happening) -> None:
    if type(event) is Strike:
        now.dealt += event.before - event.after
    elif type(event) is Falls:
        now.fallen += 1


def _count(table: dict[str, int], *found: str) -> None:
    for name in found:
        table[name] = table.get(name, 0) + 1
