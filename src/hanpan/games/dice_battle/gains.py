"""Gains that a limit may cut, each with the events that tell of it."""

from hanpan.core.event import Event
from hanpan.core.seat import Seat
from hanpan.games.dice_battle import energy, shield
from hanpan.games.dice_battle.params import Params


def gain_energy(params: Params, seat: Seat, before: int, gain: int, cause: str, clause: str, out: list[Event]) -> int:
    """Energy after a gain (DB-2.2)."""
    after = energy.gained(params, before, gain)
    out.append(Event("energy", clause, seat, {"cause": cause, "gain": gain, "before": before, "after": after}))
    if after < before + gain:
        out.append(Event("energy_cut", "DB-2.2", seat, {"lost": before + gain - after, "cap": params.energy.cap}))
    return after


def gain_shields(params: Params, seat: Seat, before: int, gain: int, cause: str, clause: str, out: list[Event]) -> int:
    """Shields after a gain (DB-3.3)."""
    after = shield.gained(params, before, gain)
    out.append(Event("shields", clause, seat, {"cause": cause, "gain": gain, "before": before, "after": after}))
    if after < before + gain:
        out.append(Event("shield_lost", "DB-3.3", seat, {"lost": before + gain - after, "cap": params.shield.cap}))
    return after


def fill_gauge(seat: Seat, before: int, gain: int, cause: str, clause: str, out: list[Event]) -> int:
    """The gauge after a gain; a full one gives its card when the phase settles (DB-9.5)."""
    after = before + gain
    out.append(Event("gauge", clause, seat, {"cause": cause, "gain": gain, "before": before, "after": after}))
    return after
