"""Carrying out the object on top: its instructions in order, with the questions they ask on the way (SO-AM-22)."""

from functools import cache
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from hanpan.core.contract.seat import SEATS
from hanpan.core.effects.pipeline import Cause, Task, run
from hanpan.core.effects.vocabulary import (
    BackOnTop,
    Call,
    Damage,
    Discard,
    Draw,
    Heal,
    Incapacitate,
    Lose,
    Nullify,
    Operation,
    Passive,
    Recover,
    ShuffleIn,
    Target,
    ToAll,
    ToChosen,
    ToWearer,
)
from hanpan.games.sorcerers.content.catalogue import CARDS, REPLACING, ability_of, destroys_items
from hanpan.games.sorcerers.rules import since
from hanpan.games.sorcerers.rules.effects import AS_PRINTED, SorcererEffects, enter, object_name
from hanpan.games.sorcerers.rules.events.field import Equipped, EventBegins, EventEnds, FieldFull
from hanpan.games.sorcerers.rules.events.stack import NoEffect, Resolved, Spent
from hanpan.games.sorcerers.rules.health import incapacitate
from hanpan.games.sorcerers.rules.piles import bury, from_hand
from hanpan.games.sorcerers.rules.questions import aimed, ask
from hanpan.games.sorcerers.rules.scene import Scene
from hanpan.games.sorcerers.rules.state import (
    EventInPlay,
    Frame,
    Item,
    Kind,
    Ref,
    State,
    find_item,
    find_unit,
    free_place,
    with_player,
    with_unit,
)
from hanpan.games.sorcerers.rules.targets import every_unit, is_there, meant, options
from hanpan.games.sorcerers.rules.triggers import grown, has_item, key_of
from hanpan.games.sorcerers.rules.verdict import judged


class Pick(NamedTuple):
    """A passive chooses its target now."""


class MakeRoom(NamedTuple):
    """One's own sorcerer may leave for the one that comes (SO-FIELD-04)."""


class Enter(NamedTuple):
    """The sorcerer of a play, or the one that was called, enters."""


class Attach(NamedTuple):
    """The item goes to its wearer."""


class Lie(NamedTuple):
    """The event goes to the event zone."""


class CallOut(NamedTuple):
    """A sorcerer of the hand is chosen and paid for."""

    discount: int


class IfItem(NamedTuple):
    """What follows happens only to a player with an item."""


Instruction: TypeAlias = Operation | Pick | MakeRoom | Enter | Attach | Lie | CallOut | IfItem

ASKED, DONE, SKIP = range(3)

_NAMED = {name: card.clause for name, card in CARDS.items() if card.clause}


def resolve(scene: Scene, state: State) -> State:
    """Work off the object on top, as far as nobody has to choose."""
    frame = state.stack[-1]
    if frame.negated:
        scene.out.append(NoEffect("SO-AM-24", SEATS[frame.side], object_name(frame), "negated"))
        return drop(scene, state)
    scene.out.append(Resolved(_order(state, frame), SEATS[frame.side], object_name(frame), frame.kind, frame.rank))
    if frame.targets and frame.kind != "attack" and not any(_legal(scene, state, frame, ref) for ref in frame.targets):
        scene.out.append(NoEffect("SO-AM-22", SEATS[frame.side], object_name(frame), "target"))
        return drop(scene, state)
    causes = grown(frame.causes, key_of(frame), frame.side) if frame.kind == "passive" else frame.causes
    return carry_out(scene, replace(state, causes=causes, total=frame.total))


def carry_out(scene: Scene, state: State) -> State:
    """The instructions of the object on top from where it stands, then its card to its place."""
    frame = state.stack[-1]
    steps = instructions(frame.kind, frame.card, frame.ability)
    for at in range(frame.at, len(steps)):
        state, how = _perform(scene, state, state.stack[-1], steps[at])
        if how == ASKED:
            return replace(state, stack=(*state.stack[:-1], replace(state.stack[-1], at=at)))
        if state.ending:
            return state
        if how == SKIP:
            break
    return drop(scene, state)


def drop(scene: Scene, state: State) -> State:
    """The object leaves the stack; a card that did not stay on the table goes to the graveyard (SO-BASE-11)."""
    frame = state.stack[-1]
    state = replace(state, stack=state.stack[:-1], choice="")
    if frame.opener:
        opens = tuple(each if each.id != frame.opener else replace(each, left=each.left - 1) for each in state.opens)
        state = replace(state, opens=opens)
    if frame.kind in ("play", "response") and not _stayed(frame):
        scene.out.append(Spent("SO-BASE-11", SEATS[frame.side], frame.card))
        state = bury(state, frame.side, (frame.card,))
    return state


@cache
def instructions(kind: Kind, card: str, ability: int) -> tuple[Instruction, ...]:
    """What an object of this kind does, one thing after another."""
    if kind == "attack":
        return ()
    printed = CARDS[card]
    if ability >= 0:
        found = ability_of(card, ability)
        first: tuple[Instruction, ...] = ()
        if isinstance(found, Passive):
            first = (IfItem(),) if found.with_item else ()
            first = (*first, Pick()) if isinstance(found.target, ToChosen) else first
        return (*first, *found.effects)
    if printed.type == "sorcerer":
        return (MakeRoom(), Enter()) if card in REPLACING else (Enter(),)
    if printed.type == "item":
        return (Attach(),)
    if printed.type == "event":
        return (Lie(),)
    out: list[Instruction] = []
    for effect in printed.effects:
        if isinstance(effect, Call):
            out += [CallOut(effect.discount), MakeRoom(), Enter()]
        else:
            out.append(effect)
    return tuple(out)


def target_of(frame: Frame) -> Target | None:
    """What an object is aimed at."""
    return CARDS[frame.card].target if frame.ability < 0 else ability_of(frame.card, frame.ability).target


def _perform(scene: Scene, state: State, frame: Frame, step: Instruction) -> tuple[State, int]:
    """One instruction, and whether it was done, waits for an answer, or ends all that would follow."""
    player = state.players[frame.side]
    if isinstance(step, Pick):
        return _pick(scene, state, frame)
    if isinstance(step, IfItem):
        if has_item(state, frame.side):
            return state, DONE
        scene.out.append(NoEffect(AS_PRINTED, SEATS[frame.side], object_name(frame), "condition"))
        return state, SKIP
    if isinstance(step, CallOut):
        return (ask(state, frame, "summon"), ASKED) if player.hand else (state, SKIP)
    if isinstance(step, MakeRoom):
        return (ask(state, frame, "replace"), ASKED) if any(player.field) else (state, DONE)
    if isinstance(step, Enter):
        return _enter(scene, state, frame), DONE
    if isinstance(step, Attach):
        return _attach(scene, state, frame), DONE
    if isinstance(step, Lie):
        return _lie(scene, state, frame), DONE
    if isinstance(step, Discard):
        return (ask(state, frame, "discard"), ASKED) if player.hand else (state, DONE)
    if isinstance(step, BackOnTop):
        may = frame.got and frame.card in player.hand
        return (ask(state, frame, "return"), ASKED) if may else (state, DONE)
    if isinstance(step, ShuffleIn):
        others = any(card != frame.card for card in player.graveyard)
        return (ask(state, frame, "shuffle"), ASKED) if others else (state, DONE)
    refs = _refs(scene, state, frame, step)
    if isinstance(step, Incapacitate):
        return incapacitate(scene, state, [ref for ref in refs if isinstance(ref, int)], "SO-AM-31"), DONE
    cause = Cause(frame.side, frame.card, frame.on or frame.id)
    tasks: list[Task[Ref]] = [Task(step, ref, cause) for ref in refs]
    state = run(SorcererEffects(scene), state, tasks, scene.chance, scene.out)
    return judged(scene, state), DONE


def _refs(scene: Scene, state: State, frame: Frame, operation: Operation) -> list[Ref | None]:
    """Whom one instruction touches."""
    if isinstance(operation, Draw | Recover | Lose | Nullify):
        return [None]
    to = operation.to if isinstance(operation, Damage | Heal) else "target"
    if to == "you":
        return [-1 - frame.side]
    if to in ("opponent", "owner"):
        return [-1 - (1 - frame.side)]
    if to == "actor":
        return [-1 - frame.actor]
    target = target_of(frame)
    if isinstance(target, ToAll):
        return [*every_unit(state, frame.side, target.side, frame.source if target.others else 0)]
    if isinstance(target, ToWearer):
        found = find_item(state, frame.source)
        return [found[3].id] if found is not None else []
    return [ref for ref in frame.targets if _legal(scene, state, frame, ref)]


def _legal(scene: Scene, state: State, frame: Frame, ref: Ref) -> bool:
    if not is_there(state, frame.side, ref):
        return False
    if frame.kind == "play" and CARDS[frame.card].type == "item":
        found = find_unit(state, ref)
        return found is not None and len(found[2].items) < scene.params.board.items
    return True


def _pick(scene: Scene, state: State, frame: Frame) -> tuple[State, int]:
    """A passive chooses among what its effect can touch; with one choice nobody is asked, with none it is ignored."""
    found = pickable(state, frame)
    if not found:
        clause = "SO-AM-22"
        if destroys_items(frame.card, frame.ability):
            target = target_of(frame)
            guarded = target is not None and options(state, frame.side, target)  # then all of them are protected
            apart = guarded and scene.params.release < since.NOTHING_LEFT
            clause = "SO-STACK-06" if apart else "SO-STACK-08"
        scene.out.append(NoEffect(clause, SEATS[frame.side], object_name(frame), "target"))
        return state, SKIP
    if len(found) == 1:
        return aimed(state, frame, found[0]), DONE
    return ask(state, frame, "target"), ASKED


def pickable(state: State, frame: Frame) -> list[str]:
    """What a passive may choose: an item must be one that can be destroyed (SO-AM-22)."""
    target = target_of(frame)
    assert target is not None
    found = options(state, frame.side, target)
    if isinstance(target, ToChosen) and target.what == "item":
        return [name for name in found if not is_guarded(state, frame.side, name)]
    return found


def is_guarded(state: State, side: int, name: str) -> bool:
    """Whether a name means an item that is protected now (SO-STACK-06)."""
    ref = meant(state, side, name)
    found = None if ref is None else find_item(state, ref)
    return found is not None and found[3].items[found[2]].safe


def _enter(scene: Scene, state: State, frame: Frame) -> State:
    called = next((ref for ref in frame.targets if isinstance(ref, str)), None)
    if frame.kind == "play" and CARDS[frame.card].type == "sorcerer":
        card, clause = frame.card, "SO-PLAY-04"
    elif called is not None:
        card, clause = called, "SO-AM-19"
    else:
        return state
    if free_place(state.players[frame.side]) is None:
        scene.out.append(FieldFull("SO-AM-21", SEATS[frame.side], card))
        if called is None:
            return bury(_entered(state, frame), frame.side, (card,))
        player = from_hand(state.players[frame.side], card)
        return bury(with_player(state, frame.side, player), frame.side, (card,))
    if called is None:
        return enter(scene, _entered(state, frame), frame.side, card, clause)
    state = with_player(state, frame.side, from_hand(state.players[frame.side], card))
    return enter(scene, state, frame.side, card, clause)


def _entered(state: State, frame: Frame) -> State:
    """Marks the object whose card has found its place."""
    return replace(state, stack=(*state.stack[:-1], replace(state.stack[-1], got=-1)))


def _stayed(frame: Frame) -> bool:
    """Whether the card lies on the table, or has been put away already."""
    return frame.got == -1 and CARDS[frame.card].type in ("sorcerer", "item", "event")


def _attach(scene: Scene, state: State, frame: Frame) -> State:
    found = find_unit(state, frame.targets[0])
    assert found is not None
    side, place, unit = found
    serial = state.serial + 1
    clause = "SO-EQUIP-01" if len(unit.items) == scene.params.board.items - 1 else "SO-AM-32"
    if any(item.card == frame.card for item in unit.items):
        clause = "SO-EQUIP-02"
    items = (*unit.items, Item(serial, frame.card, frame.side))
    scene.out.append(Equipped(clause, SEATS[side], frame.card, unit.card, place + 1, len(items)))
    state = replace(_entered(state, frame), serial=serial)
    return with_unit(state, side, place, replace(unit, items=items))


def _lie(scene: Scene, state: State, frame: Frame) -> State:
    """A new event replaces the old one (SO-AM-34)."""
    old = state.event
    if old is not None:
        scene.out.append(EventEnds("SO-AM-34", SEATS[old.side], old.card, replaced=True))
        state = bury(state, old.side, (old.card,))
    turns = CARDS[frame.card].lasts
    serial = state.serial + 1
    scene.out.append(EventBegins("SO-AM-34", SEATS[frame.side], frame.card, turns))
    return replace(_entered(state, frame), serial=serial, event=EventInPlay(serial, frame.card, frame.side, turns))


def _order(state: State, frame: Frame) -> str:
    """Why this object is worked now: before a newer one, after what it waited for, or as its card says (SO-PRIO)."""
    below = state.stack[-2] if len(state.stack) > 1 else None
    if below is not None and below.rank > frame.rank and below.id > frame.id:
        return "SO-AM-12"  # newer, and waits all the same
    if frame.kind != "attack" and frame.ability < 0 and frame.card in _NAMED:
        return _NAMED[frame.card]
    if below is not None:
        return "SO-PRIO-06" if below.rank == frame.rank else "SO-PRIO-05"
    if frame.kind == "passive" and _answers_announcement(frame):
        return "SO-AM-12"  # has waited for what set it off
    return _NAMED.get(frame.card, "SO-STACK-02")


def _answers_announcement(frame: Frame) -> bool:
    found = ability_of(frame.card, frame.ability)
    return isinstance(found, Passive) and found.when == "enemy_spell"
