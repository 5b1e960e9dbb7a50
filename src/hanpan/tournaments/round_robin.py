"""Everybody meets everybody once, or twice with seats exchanged: the circle method, with first seats that alternate."""

from collections.abc import Sequence

from hanpan.tournaments.swiss import Pair


def pairs(players: Sequence[str], number: int) -> list[Pair]:
    """The pairs of round `number`, from 1; of an odd number one has the bye in each round, and comes last. After
    all have met, they meet in the same order again, from the other seats."""
    once = len(players) - 1 + len(players) % 2
    if number > once:
        return [(one, two) if two is None else (two, one) for one, two in pairs(players, number - once)]
    ring: list[str | None] = [*players, *([None] if len(players) % 2 else [])]
    half, fixed = len(ring) // 2, ring[-1]
    turning = ring[:-1]
    turning = turning[number - 1 :] + turning[: number - 1]
    around = [*turning, fixed]
    made: list[tuple[str | None, str | None]] = [(around[i], around[-1 - i]) for i in range(half)]
    if number % 2 == 0:
        made[0] = made[0][::-1]
    seated = [(one, two) if one is not None else (two, one) for one, two in made]
    return sorted([(one, two) for one, two in seated if one is not None], key=lambda pair: pair[1] is None)
