"""Gains that a limit may cut, each with the events that tell of it."""

from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import Seat
from hanpan.games.dice_battle.rules import energy, shield
from hanpan.games.dice_battle.rules.events import (
    Energy,
    EnergyCause,
    EnergyCut,
    Gauge,
    GaugeCause,
    ShieldCause,
    ShieldLost,
    Shields,
)
from hanpan.games.dice_battle.rules.params import Params


def gain_energy(
    params: Params, seat: Seat, before: int, gain: int, cause: EnergyCause, clause: str, out: list[Happening]
) -> int:
    """Energy after a gain (DB-2.2)."""
    after = energy.gained(params, before, gain)
    out.append(Energy(clause, seat, cause, gain, before, after))
    if after < before + gain:
        out.append(EnergyCut("DB-2.2", seat, before + gain - after, params.energy.cap))
    return after


def gain_shields(
    params: Params, seat: Seat, before: int, gain: int, cause: ShieldCause, clause: str, out: list[Happening]
) -> int:
    """Shields after a gain (DB-3.3)."""
    after = shield.gained(params, before, gain)
    out.append(Shields(clause, seat, cause, gain, before, after))
    if after < before + gain:
        out.append(ShieldLost("DB-3.3", seat, before + gain - after, params.shield.cap))
    return after


def fill_gauge(seat: Seat, before: int, gain: int, cause: GaugeCause, clause: str, out: list[Happening]) -> int:
    """The gauge after a gain; a full one gives its card when the phase settles (DB-9.5)."""
    after = before + gain
    out.append(Gauge(clause, seat, cause, gain, before, after))
    return after
