"""What a viewer sees between two events: the view, folded over the events of a step one by one.

    SHOWN: Fold[View] = Fold()

    @SHOWN.on
    def _healed(view: View, event: Healed) -> View:
        return replace(view, hp=event.after)

The rules have decided everything: a fold reads what an event says and puts it into the view: `SHOWN(view, event)`. It
is handed the event as the viewer sees it, so it cannot tell more. What no event says comes with the view after the
step. A change that is the same for all who look on is worked out for one of them (`on_all`).
"""

from collections.abc import Callable
from types import UnionType
from typing import Any, Generic, TypeVar, get_args, get_origin, get_type_hints

from hanpan.core.contract.happening import Happening, shape

V = TypeVar("V")
E = TypeVar("E", bound=Happening)


class Fold(Generic[V]):
    """What each kind of event changes in a view; kinds that nothing was said about change nothing.

    A game with many kinds has a fold a module, and one of all of them: `Fold(turn.SHOWN, fight.SHOWN)`.
    """

    def __init__(self, *parts: "Fold[V]") -> None:
        self._changes: dict[type[Happening], Callable[[V, Any], V]] = {}
        self._own: set[type[Happening]] = set()  # the kinds that may change another thing for each viewer
        for part in parts:
            for kind, change in part._changes.items():
                self._add(kind, change)
            self._own |= part._own

    def on(self, change: Callable[[V, E], V]) -> Callable[[V, E], V]:
        """Takes a function for the kinds that its second argument names: `event: Healed` or `event: Healed | Hurt`.

        Raises TypeError for a kind that has one already.
        """
        kinds = _kinds(change)
        for kind in kinds:
            self._add(kind, change)
        self._own.update(kinds)
        return change

    def on_all(self, change: Callable[[V, E], V]) -> Callable[[V, E], V]:
        """As `on`, for a change that is the same in every viewer's view: it neither reads nor changes what one of them
        alone may know. The kit holds it to that.

        Raises TypeError for a kind that has a private field.
        """
        for kind in _kinds(change):
            form = shape(kind)
            if form.private:
                raise TypeError(f"not all see the same of {kind.__name__}")
            self._add(kind, change)
        return change

    def for_all(self, kind: type[Happening]) -> bool:
        """Whether events of this kind change the same in every view, if anything."""
        return kind not in self._own

    def __call__(self, view: V, event: Happening) -> V:
        """The view once the event has been shown."""
        change = self._changes.get(type(event))
        return view if change is None else change(view, event)

    def _add(self, kind: type[Happening], change: Callable[[V, Any], V]) -> None:
        if kind in self._changes:
            raise TypeError(f"{kind.__name__} has a change already")
        self._changes[kind] = change

    @property
    def kinds(self) -> frozenset[type[Happening]]:
        """The kinds of events that change something."""
        return frozenset(self._changes)


def _kinds(change: Callable[..., Any]) -> tuple[type[Happening], ...]:
    """The kinds of events that the second argument of the function names."""
    _, hint, *_ = get_type_hints(change).values()
    return get_args(hint) if get_origin(hint) is UnionType else (hint,)
