"""Damage, healing and incapacitation, and what they set off (SO-STATE, SO-SIM, SO-AM-27, SO-AM-31)."""

from collections.abc import Iterable

from msgspec import UNSET
from msgspec.structs import replace

from hanpan.core.contract.seat import SEATS
from hanpan.games.sorcerers.rules.events.field import (
    Incapacitated,
    PlayerHealed,
    PlayerHit,
    Queue,
    UnitDamaged,
    UnitHealed,
)
from hanpan.games.sorcerers.rules.piles import bury
from hanpan.games.sorcerers.rules.scene import Scene
from hanpan.games.sorcerers.rules.state import State, find_unit, with_player, with_unit
from hanpan.games.sorcerers.rules.stats import health_of, left_of
from hanpan.games.sorcerers.rules.triggers import next_time, set_off_items, set_off_unit


def hurt_player(scene: Scene, state: State, side: int, amount: int, source: str, clause: str) -> State:
    """Take health of a player, never below 0 (SO-STATE-01); what is too much is not counted (SO-STATE-03)."""
    player = state.players[side]
    after = max(0, player.hp - amount)
    if amount > player.hp:
        clause = "SO-STATE-01"
    scene.out.append(PlayerHit(clause, SEATS[side], source, amount, player.hp, after))
    return with_player(state, side, replace(player, hp=after))


def heal_player(scene: Scene, state: State, side: int, amount: int, source: str) -> State:
    """Give health back, up to what the player started with (SO-BASE-02)."""
    player = state.players[side]
    after = min(player.max_hp, player.hp + amount)
    clause = "SO-BASE-16" if after == player.hp + amount else "SO-BASE-02"
    scene.out.append(PlayerHealed(clause, SEATS[side], source, amount, player.max_hp, player.hp, after))
    return with_player(state, side, replace(player, hp=after))


def hurt_unit(scene: Scene, state: State, serial: int, amount: int, source: str, clause: str) -> State:
    """Damage a sorcerer; it stays (SO-AM-27). Whether it is incapacitated is seen when the table is settled."""
    found = find_unit(state, serial)
    if found is None:
        return state
    side, place, unit = found
    hurt = replace(unit, damage=unit.damage + amount)
    scene.out.append(
        UnitDamaged(clause, SEATS[side], unit.card, place + 1, source, amount, left_of(unit), left_of(hurt))
    )
    return with_unit(state, side, place, hurt)


def heal_unit(scene: Scene, state: State, serial: int, amount: int, source: str) -> State:
    """Take damage off a sorcerer."""
    found = find_unit(state, serial)
    if found is None:
        return state
    side, place, unit = found
    healed = replace(unit, damage=max(0, unit.damage - amount))
    had = (health_of(unit), unit.damage, left_of(unit))
    scene.out.append(UnitHealed("SO-AM-27", SEATS[side], unit.card, place + 1, source, amount, *had, left_of(healed)))
    return with_unit(state, side, place, healed)


def doomed(state: State) -> list[int]:
    """Sorcerers with no health left, the newest first (SO-AM-13)."""
    found = [
        unit.id
        for player in state.players
        for unit in player.field
        if unit is not None and unit.damage and unit.damage >= health_of(unit)
    ]
    if len(found) > 1:
        found.sort(reverse=True)
    return found


def incapacitate(scene: Scene, state: State, serials: Iterable[int], clause: str) -> State:
    """Work a list off one by one (SO-SIM-01): each with its items to the graveyards; all of it is one event time.

    `clause`: by what one alone falls; of several the order is told.
    """
    listed = [serial for serial in dict.fromkeys(serials) if find_unit(state, serial) is not None]
    time = next_time(state)
    if len(listed) > 1:
        scene.out.append(Queue("SO-SIM-04", None, tuple(_card(state, serial) for serial in listed)))
    for number, serial in enumerate(listed):
        cited = clause if len(listed) == 1 else ("SO-SIM-03" if number == 0 else "SO-SIM-01")
        state = _falls(scene, state, serial, cited, time)
    return state


def leave(state: State, serial: int) -> State:
    """A sorcerer and its items go to their owners' graveyards without being incapacitated (SO-FIELD-04)."""
    found = find_unit(state, serial)
    assert found is not None
    side, place, unit = found
    state = with_unit(state, side, place, None)
    state = bury(state, side, (unit.card,))
    for item in unit.items:
        state = bury(state, item.side, (item.card,))
    return state


def _falls(scene: Scene, state: State, serial: int, clause: str, time: int) -> State:
    found = find_unit(state, serial)
    assert found is not None
    side, place, unit = found
    items = tuple(item.card for item in unit.items) if unit.items else UNSET
    scene.out.append(Incapacitated(clause, SEATS[side], unit.card, place + 1, items))
    state = leave(state, serial)
    state = set_off_unit(state, time, side, unit, "incapacitated")
    return set_off_items(state, time, unit, "wearer_incapacitated")


def _card(state: State, serial: int) -> str:
    found = find_unit(state, serial)
    assert found is not None
    return found[2].card
