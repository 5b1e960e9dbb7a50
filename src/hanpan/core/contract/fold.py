"""What a viewer sees between two events: the view, folded over the events of a step one by one.

    _shown: Fold[View] = Fold()

    @_shown.on
    def _healed(view: View, event: Healed) -> View:
        return replace(view, hp=event.after)

    def after(view: View, event: Happening) -> View:
        return _shown.after(view, event)

The rules have decided everything: a fold reads what an event says and puts it into the view. It is handed the event as
the viewer sees it, so it cannot tell more. What no event says comes with the view after the step.
"""

from collections.abc import Callable
from types import UnionType
from typing import Any, Generic, TypeVar, get_args, get_origin, get_type_hints

from hanpan.core.contract.happening import Happening

V = TypeVar("V")
E = TypeVar("E", bound=Happening)


class Fold(Generic[V]):
    """What each kind of event changes in a view; kinds that nothing was said about change nothing.

    A game with many kinds has a fold a module, and one of all of them: `Fold(turn.SHOWN, fight.SHOWN)`.
    """

    def __init__(self, *parts: "Fold[V]") -> None:
        self._changes: dict[type[Happening], Callable[[V, Any], V]] = {}
        for part in parts:
            for kind, change in part._changes.items():
                self._add(kind, change)

    def on(self, change: Callable[[V, E], V]) -> Callable[[V, E], V]:
        """Takes a function for the kinds that its second argument names: `event: Healed` or `event: Healed | Hurt`.

        Raises TypeError for a kind that has one already.
        """
        _, hint, *_ = get_type_hints(change).values()
        for kind in get_args(hint) if get_origin(hint) is UnionType else (hint,):
            self._add(kind, change)
        return change

    def after(self, view: V, event: Happening) -> V:
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
