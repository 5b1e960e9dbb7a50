"""Energy: gained up to the cap, spent, stolen (DB-2.1, DB-2.2, DB-5.3)."""

from hanpan.games.dice_battle.rules.params import Params


def gained(params: Params, energy: int, amount: int) -> int:
    """Energy after a gain; what would go past the cap is lost (DB-2.2)."""
    return min(params.energy.cap, energy + amount)


def round_gains(params: Params, lost_last_round: bool) -> range:
    """The gains a seat may draw at the start of a round (DB-2.1)."""
    if lost_last_round:
        return range(params.energy.gain_after_loss, params.energy.gain_after_loss + 1)
    return range(params.energy.gain_low, params.energy.gain_high + 1)


def drained(params: Params, energy: int) -> int:
    """Energy after the drain event (DB-7.9): never raised, and not below the floor."""
    return min(energy, max(params.event.drain_floor, energy - params.event.drain_energy))


def exchanged(params: Params, energies: tuple[int, int], taken: tuple[int, int]) -> tuple[int, int]:
    """Energies after steals (DB-5.3): `taken[i]` is what seat i takes; losses first, then gains."""
    return (
        gained(params, energies[0] - taken[1], taken[0]),
        gained(params, energies[1] - taken[0], taken[1]),
    )
