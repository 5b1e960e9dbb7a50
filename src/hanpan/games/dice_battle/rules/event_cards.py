"""Random events: their order and their conditions (DB-7.2, DB-7.3)."""

from typing import NamedTuple

from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.state import EventKind, Player

ORDER: tuple[EventKind, ...] = (
    "reset",
    "bomb",
    "thief",
    "energy_drain",
    "score_swap",
    "card_swap",
    "score_boost",
    "energy_charge",
    "luck",
    "bonus_turn",
    "curse",
)
_RANK: dict[EventKind, int] = {kind: rank for rank, kind in enumerate(ORDER)}


class Condition(NamedTuple):
    """What an event needs, and what there is of it."""

    has: int
    needs: int

    @property
    def holds(self) -> bool:
        """Whether there is enough."""
        return self.has >= self.needs

    @property
    def lacks(self) -> int:
        """How much is missing where it does not hold."""
        return self.needs - self.has


ALWAYS = Condition(0, 0)


def condition(params: Params, event: EventKind, drawer: Player, opponent: Player) -> Condition:
    """The event's condition (DB-7.2): a total, an energy, a gap between totals, cards in the smaller hand."""
    if event == "thief":
        return Condition(drawer.total, params.event.thief_from)
    if event == "energy_drain":
        return Condition(drawer.energy, params.event.drain_from)
    if event == "score_swap":
        return Condition(abs(drawer.total - opponent.total), params.event.swap_gap)
    if event == "card_swap":
        return Condition(min(len(drawer.hand), len(opponent.hand)), 1)
    return ALWAYS


def in_order(drawn: list[tuple[int, EventKind]]) -> list[tuple[int, EventKind]]:
    """Events with an effect in the order of DB-7.3; equal ones p1 first."""
    return sorted(((seat, event) for seat, event in drawn if event != "none"), key=lambda d: (_RANK[d[1]], d[0]))


def bombed(params: Params, total: int) -> int:
    """A total after the bomb (DB-7.7): halved, not below either floor, never raised."""
    return min(total, max(params.event.bomb_floor, params.score.total_floor, total // params.event.bomb_divisor))


def stolen_points(params: Params, total: int) -> int:
    """What the thief takes from a total (DB-7.8)."""
    return max(0, min(params.event.thief_points, total - params.score.total_floor))
