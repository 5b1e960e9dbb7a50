"""A match told again from its records: the states that a judge goes back to are kept on the way."""

from collections.abc import Iterable
from typing import Any

from hanpan.core.contract.game import AnyGame, Step
from hanpan.core.match.carried import Past, carried_out
from hanpan.core.match.orders import AnyOrder, Propose, Restore, seed_shift


class Course:
    """Where the telling stands. Whoever tells the moves hands each step in; orders are carried out here."""

    def __init__(self, game: AnyGame, orders: Iterable[AnyOrder | None], opening: Any = None) -> None:
        """`orders` are those of every step to come; `opening`: the state after step 0, where there was no setup."""
        self._game = game
        self._wanted = {order.step for order in orders if isinstance(order, Restore | Propose)}
        self._kept: dict[int, Any] = {}
        self.by_step: dict[int, AnyOrder] = {}  # the orders so far, by the numbers of their steps
        self._shift = 0
        self.state: Any = None
        self.steps = 0
        if opening is not None:
            self.moved(opening)

    @classmethod
    def after(cls, game: AnyGame, state: Any, orders: Iterable[AnyOrder | None]) -> "Course":
        """The course from a later state on; `orders` are those of the steps behind it. It goes back to none."""
        course = cls(game, ())
        behind = list(orders)
        course.by_step = {n: order for n, order in enumerate(behind) if order is not None}
        course._shift = seed_shift(behind)
        course.state, course.steps = state, len(behind)
        return course

    @property
    def orders(self) -> tuple[AnyOrder, ...]:
        """The orders so far."""
        return tuple(self.by_step.values())

    @property
    def seed(self) -> int:
        """The number of the seed that the next step draws from."""
        return 0 if self.state is None else self._game.round(self.state) + self._shift

    def moved(self, state: Any) -> None:
        """The next step led to this state."""
        if self.steps in self._wanted:
            self._kept[self.steps] = state
        self.state = state
        self.steps += 1

    def ordered(self, order: AnyOrder) -> Step:
        """The next step is this order. Raises BadOrder."""
        earlier = self._kept.get(order.step) if isinstance(order, Restore | Propose) else None
        step = carried_out(self._game, self.state, order, Past(self.by_step, self.steps, self.seed, earlier))
        if isinstance(order, Restore):
            self._shift = order.shift
        self.by_step[self.steps] = order
        self.moved(step.state)
        return step
