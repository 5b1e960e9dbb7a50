"""The stack: pushing, settling, windows, and the one loop that works it off (SO-STACK, SO-PRIO, SO-AM-11 to -16).

Order is one comparator: (class, then recency). The tuple is kept in that order, the next object last, so that
pushing and popping never look through it.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from hanpan.core.contract.seat import SEATS
from hanpan.core.effects.vocabulary import CardCondition, CostAtMost, DestroysItem, IsAttack, OfType, OfTypes
from hanpan.games.sorcerers.content.catalogue import CARDS, RESPONSES, SILENCING, Card, destroys_items
from hanpan.games.sorcerers.rules.choices import answer, picks
from hanpan.games.sorcerers.rules.effects import object_name
from hanpan.games.sorcerers.rules.events.stack import Ordered, Passed, Stacked, Updated
from hanpan.games.sorcerers.rules.health import doomed, incapacitate
from hanpan.games.sorcerers.rules.loops import ask_or_end, declared, repeats, sorted_out
from hanpan.games.sorcerers.rules.resolve import resolve
from hanpan.games.sorcerers.rules.scene import Scene
from hanpan.games.sorcerers.rules.state import Frame, Kind, State
from hanpan.games.sorcerers.rules.targets import names, options


def push(scene: Scene, state: State, frame: Frame) -> State:
    """Put an object on the stack with the next serial: above all of its class and below the higher classes."""
    return _stacked(scene, state, (frame,))


def place_of(stack: tuple[Frame, ...], rank: int) -> int:
    """Where an object of a class goes: above all of its class and below the higher classes (SO-PRIO-01)."""
    return bisect_right(stack, -rank, key=_rank)


def _rank(frame: Frame) -> int:
    return -frame.rank


def work_off(scene: Scene, state: State) -> tuple[State, bool]:
    """Work the stack off. True if somebody is asked or the game is over; False once the stack is empty."""
    while True:
        if state.ending:
            return state, True
        if state.choice:
            again = repeats(state.stack[-1], state)
            if again is None or again not in picks(state):
                return state, True
            state = answer(scene, state, again)
            continue
        state = settle(scene, state)
        if state.held:
            state = ask_or_end(scene, state)
            if state.held:
                return state, True
        state = _close(scene, state)
        if not state.stack:
            return _emptied(state), False
        top = state.stack[-1]
        if not top.negated:
            if is_open(state, top):
                return replace(state, stage="respond", asked=1 - top.side), True
            scene.out.append(Passed("SO-AM-24", SEATS[1 - top.side], object_name(top), by_itself=True))
        state = resolve(scene, state)


def declare(scene: Scene, state: State, total: int) -> State:
    """The answer to the question about a loop."""
    state, fired = declared(scene, state, total)
    return _pushed(scene, state, fired)


def settle(scene: Scene, state: State) -> State:
    """Incapacitations until there are none, then what was set off goes on the stack, the newest on top."""
    while fallen := doomed(state):
        state = incapacitate(scene, state, fallen, "SO-DMG-06")
    if not state.waiting:
        return state
    queue = sorted(state.waiting, key=lambda each: (each.time, each.serial))
    state, fired, held = sorted_out(scene, state, [each.frame for each in queue])
    return replace(_pushed(scene, state, fired), waiting=(), held=(*state.held, *held))


def is_open(state: State, frame: Frame) -> bool:
    """Whether the opponent is asked about an object: whether, by what everybody knows, it might respond.

    Asking only somebody who can respond would tell everybody who can. So a seat is asked whenever some card
    that it might hold would fit (SO-AM-24); with nothing that could fit it passes by itself.
    """
    side = 1 - frame.side
    player = state.players[side]
    if not player.hand or not player.power or is_silent(state):
        return False
    hidden = len(player.hand) > len(player.shown)
    return any(
        card.cost <= player.power and (hidden or card.id in player.shown) and has_target(state, side, card, frame)
        for card in fitting(frame.kind, frame.card, frame.ability)
    )


def is_silent(state: State) -> bool:
    """Whether an event forbids responses."""
    return state.event is not None and state.event.card in SILENCING


def has_target(state: State, side: int, card: Card, frame: Frame) -> bool:
    """Whether a response would have something to name."""
    return card.target is None or not names(card.target) or bool(options(state, side, card.target, frame))


@cache
def fitting(kind: Kind, card: str, ability: int) -> tuple[Card, ...]:
    """The responses that may answer such an object."""
    return tuple(each for each in RESPONSES if all(_meets(kind, card, ability, when) for when in each.answers))


def _meets(kind: Kind, card: str, ability: int, condition: CardCondition) -> bool:
    if isinstance(condition, IsAttack):
        return kind == "attack"
    if isinstance(condition, DestroysItem):
        return kind != "attack" and destroys_items(card, None if ability < 0 else ability)
    is_card = kind in ("play", "response")
    if isinstance(condition, OfType):
        return is_card and CARDS[card].type == condition.type
    if isinstance(condition, OfTypes):
        return is_card and CARDS[card].type in condition.types
    return isinstance(condition, CostAtMost) and is_card and CARDS[card].cost <= condition.cost


def _stacked(scene: Scene, state: State, frames: Sequence[Frame]) -> State:
    """Objects of one class go on the stack, the last of them on top; one copy of the stack for all."""
    rank, height = frames[0].rank, len(state.stack)
    at = place_of(state.stack, rank)
    placed = [replace(frame, id=serial) for serial, frame in enumerate(frames, state.serial + 1)]
    for above, frame in enumerate(placed, 1):
        scene.out.append(Stacked("SO-STACK-01", SEATS[frame.side], object_name(frame), rank, height + above))
    stack = (*state.stack[:at], *placed, *state.stack[at:])
    return replace(state, serial=placed[-1].id, stack=stack)


def _pushed(scene: Scene, state: State, frames: Sequence[Frame]) -> State:
    """Passives go on the stack below everything of a higher class; their open frames count them."""
    if not frames:
        return state
    if len(frames) > 1:  # told in the order in which they will be worked off
        scene.out.append(Ordered("SO-AM-13", None, tuple(object_name(frame) for frame in reversed(frames))))
    state = _stacked(scene, state, frames)
    waited = Counter(frame.opener for frame in frames if frame.opener)
    if not waited:
        return state
    opens = tuple(replace(each, left=each.left + waited[each.id]) for each in state.opens)
    return replace(state, opens=opens)


def _close(scene: Scene, state: State) -> State:
    """An open frame whose enter-passives are gone is done: the table is up to date (SO-PLAY-06)."""
    if not state.opens or all(each.left for each in state.opens):
        return state
    for each in reversed(state.opens):
        if not each.left:
            scene.out.append(Updated("SO-PLAY-06", SEATS[each.side], each.card))
    return replace(state, opens=tuple(each for each in state.opens if each.left))


def _emptied(state: State) -> State:
    if not state.causes and not state.total and not state.habits:
        return state
    return replace(state, causes=(), total=0, habits=(), marks=())
