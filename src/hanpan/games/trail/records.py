"""What a run keeps: each stage and what was done and suffered in it, read from the events alone.

What was taken back did not happen: its events are left out (TR-DET-10).
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec

from hanpan.core.event import Event
from hanpan.games.trail.params import Params

_MOVES = ("go", "play", "drink")  # what can be taken back begins with one of these


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


class RunRecord(msgspec.Struct):
    """A run, finished or not. Tables count by id."""

    mode: str = ""
    won: bool = False
    hp: int = 0
    turns: int = 0
    faces: tuple[int, ...] = ()
    stages: list[StageRecord] = []
    rolls: list[int] = []  # the faces that came up, in order
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

    @property
    def steps(self) -> int:
        """Tiles walked."""
        return sum(stage.steps for stage in self.stages)

    @property
    def left(self) -> int:
        """Movement left over."""
        return sum(stage.left for stage in self.stages)


def game_record(events: Iterable[Event], params: Params) -> RunRecord:
    """The record of a run so far."""
    run = RunRecord()
    offers: list[str] = []
    for event in kept(events):
        data: dict[str, Any] = event.data
        if event.kind == "event_offer":
            offers = data["events"]
        elif event.kind == "visit":
            run.events.append(data["event"])
            _add(run.passed, [name for name in offers if name != data["event"]])
        else:
            _note(run, event.kind, data)
    return run


def kept(events: Iterable[Event]) -> list[Event]:
    """The events without those that were taken back, and without the taking back."""
    out: list[Event] = []
    for event in events:
        if event.kind != "undone":
            out.append(event)
            continue
        while out.pop().kind not in _MOVES:
            pass
    return out


def _note(run: RunRecord, kind: str, data: dict[str, Any]) -> None:
    if kind == "game_start":
        run.mode, run.hp = data["mode"], data["hp"]
    elif kind == "stage_start":
        run.stages.append(StageRecord(data["stage"], data["number"]))
    elif kind in ("new_die", "face"):
        run.faces = tuple(data["faces"])
    elif kind in _COUNTED:
        table, field = _COUNTED[kind]
        found = data[field]
        _add(getattr(run, table), found if isinstance(found, list) else [found])
    elif kind == "roll":
        run.rolls.append(data["face"])
    elif kind == "card_taken":
        run.taken_cards.append(data["card"])
    elif kind == "run_won":
        run.won = True
    elif kind == "hurt":
        run.hp = data["after"]
        run.hurt_by[data["source"]] = run.hurt_by.get(data["source"], 0) + data["before"] - data["after"]
    elif kind == "heal":
        run.hp = data["after"]
        run.healed += data["after"] - data["before"]
    if run.stages:
        _note_stage(run, run.stages[-1], kind, data)


def _note_stage(run: RunRecord, stage: StageRecord, kind: str, data: dict[str, Any]) -> None:
    if kind == "turn_start":
        run.turns += 1
        stage.turns += 1
    elif kind == "step":
        stage.steps += 1
    elif kind == "play":
        stage.cards += 1
    elif kind == "deduction":
        stage.forced += 1
        stage.left += data["left"]
    elif kind == "hurt":
        stage.taken += data["before"] - data["after"]
    elif kind == "absorb":
        stage.blocked += data["amount"]
    elif kind == "strike":
        dealt = data["before"] - data["after"]
        stage.dealt += dealt
        run.dealt_by[data["source"]] = run.dealt_by.get(data["source"], 0) + dealt
    elif kind == "stage_won":
        stage.won = True


_COUNTED: dict[str, tuple[str, str]] = {  # the kind of event: its table, and the field that is counted
    "play": ("played", "card"),
    "card_offer": ("offered", "cards"),
    "drink": ("drunk", "potion"),
    "item": ("items", "item"),
    "falls": ("fallen", "monster"),
}


def _add(table: dict[str, int], found: Iterable[str]) -> None:
    for name, count in Counter(found).items():
        table[name] = table.get(name, 0) + count
