"""Passives that have been set off: each waits with its cause until the table is settled (SO-AM-12, SO-AM-13)."""

from msgspec.structs import replace

from hanpan.core.effects.vocabulary import When
from hanpan.games.sorcerers.content.catalogue import passives
from hanpan.games.sorcerers.rules.state import Causes, Frame, State, Unit, Waiting


def next_time(state: State) -> int:
    """A time for what happens now: later than everything that waits."""
    return state.waiting[-1].time + 1 if state.waiting else 0


def set_off(
    state: State,
    time: int,
    serial: int,
    side: int,
    card: str,
    index: int,
    source: int,
    actor: int = -1,
    opener: int = 0,
) -> State:
    """The state with one more passive waiting. It follows from whatever is being worked off."""
    frame = Frame(
        id=0,
        rank=3,
        side=side,
        kind="passive",
        card=card,
        ability=index,
        source=source,
        actor=side if actor < 0 else actor,
        opener=opener,
        causes=state.causes,
        total=state.total,
    )
    return replace(state, waiting=(*state.waiting, Waiting(time, serial, frame)))


def set_off_unit(state: State, time: int, side: int, unit: Unit, when: When, actor: int = -1, opener: int = 0) -> State:
    """All passives of a sorcerer that this sets off."""
    for index in passives(unit.card, when):
        state = set_off(state, time, unit.id, side, unit.card, index, unit.id, actor, opener)
    return state


def set_off_items(state: State, time: int, unit: Unit, when: When) -> State:
    """All passives of a sorcerer's items that this sets off; each is its own player's."""
    for item in unit.items:
        for index in passives(item.card, when):
            state = set_off(state, time, item.id, item.side, item.card, index, item.id)
    return state


def set_off_side(state: State, side: int, when: When, actor: int) -> State:
    """All passives of sorcerers and items that a side controls, at one time."""
    time = next_time(state)
    for owner in (0, 1):
        for unit in state.players[owner].field:
            if unit is None:
                continue
            if owner == side and passives(unit.card, when):
                state = set_off_unit(state, time, side, unit, when, actor)
            for item in unit.items:
                if item.side == side:
                    for index in passives(item.card, when):
                        state = set_off(state, time, item.id, side, item.card, index, item.id, actor)
    return state


def has_item(state: State, side: int) -> bool:
    """Whether the side controls a cursed item."""
    return any(
        item.side == side
        for player in state.players
        for unit in player.field
        if unit is not None
        for item in unit.items
    )


def key_of(frame: Frame) -> str:
    """A printed ability, whichever object it came from (SO-AM-16)."""
    return f"{frame.card}/{frame.ability}"


def times(causes: Causes, key: str) -> int:
    """How often a printed ability is among the causes."""
    return next((count for name, count, _ in causes if name == key), 0)


def grown(causes: Causes, key: str, side: int) -> Causes:
    """The causes with one more firing."""
    bit = 1 << side
    for place, (name, count, sides) in enumerate(causes):
        if name == key:
            return (*causes[:place], (name, count + 1, sides | bit), *causes[place + 1 :])
    return (*causes, (key, 1, bit))
