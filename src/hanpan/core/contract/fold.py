"""What a viewer sees between two events: the view, folded over the events of a step one by one.

    SHOWN: Fold[View] = Fold()

    @SHOWN.on_all
    def _healed(view: View, event: Healed) -> Put:
        return Put({event.seat: Put(hp=event.after)})

    @SHOWN.on
    def _card_seen(view: View, event: Drawn) -> View:
        return view if event.card is UNSET else replace(view, hand=(*view.hand, event.card))

The rules have decided everything: a fold reads what an event says and puts it into the view: `SHOWN(view, event)`. A
function returns the view as it is then, or the new values alone (`Put`), which costs a server less.

Most of a view is the same for all who look on. `on_all` says what changes there: it is handed the event as a spectator
sees it, and asked once however many look on. `on` says what changes besides, in what the viewer alone may know, and is
handed the event as the viewer sees it. Neither can tell more. What no event says comes with the view after the step.
"""

from collections.abc import Callable
from types import UnionType
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar, cast, get_args, get_origin, get_type_hints

from msgspec.structs import replace

from hanpan.core.contract.event import seen_by
from hanpan.core.contract.happening import Happening, shape

V = TypeVar("V")
E = TypeVar("E", bound=Happening)


class Put(dict[Any, Any]):
    """New values: of fields or keys by name, of items of a tuple by place. `Put(p1=Put(units=Put({2: unit})))`."""


Change: TypeAlias = Callable[[V, Any], V | Put]
"""From a view and an event: the view once it has been shown, or what is new in it."""
Around: TypeAlias = Callable[[V, Any, Callable[[V, Any], V]], V]
"""What happens at every event, whatever its kind: from the view, the event, and what its own kind changes."""


class Plan(NamedTuple):
    """What is to be done for a kind of event."""

    for_all: Change[Any] | None
    hides: bool  # a spectator sees less of it than others
    for_one: Change[Any] | None


class _Plans(dict[type[Happening], Plan | None]):
    """By the kind of event, made when one is first asked for; None: it changes nothing."""

    def __init__(self, fold: "Fold[Any]") -> None:
        self._fold = fold

    def __missing__(self, kind: type[Happening]) -> Plan | None:
        public, own = self._fold.for_all(kind), self._fold.for_one(kind)
        found = shape(kind)
        plan = None if public is own is None else Plan(public, bool(found.private), own)
        self[kind] = plan
        return plan


class Fold(Generic[V]):
    """What each kind of event changes in a view; kinds that nothing was said about change nothing.

    A game with many kinds has a fold a module, and one of all of them: `Fold(turn.SHOWN, fight.SHOWN)`. With `around`,
    that is asked for every event, and changes the same in every view.
    """

    def __init__(self, *parts: "Fold[V]", around: Around[V] | None = None) -> None:
        self._all: dict[type[Happening], Change[V]] = {}
        self._own: dict[type[Happening], Change[V]] = {}
        self._around = around
        self.plans = _Plans(self)
        for part in parts:
            for kind, change in part._all.items():
                _add(self._all, kind, change)
            for kind, change in part._own.items():
                _add(self._own, kind, change)

    def on_all(self, change: Callable[[V, E], V | Put]) -> Callable[[V, E], V | Put]:
        """Takes a function for the kinds that its second argument names: `event: Healed` or `event: Healed | Hurt`.
        What it changes is the same in every view: it neither reads nor changes what one viewer alone may know. The kit
        holds it to that.

        Raises TypeError for a kind that has one already.
        """
        for kind in _kinds(change):
            _add(self._all, kind, change)
        return change

    def on(self, change: Callable[[V, E], V | Put]) -> Callable[[V, E], V | Put]:
        """The same for a change that may be another one for each viewer; it comes after the one for all.

        Raises TypeError for a kind that has one already.
        """
        for kind in _kinds(change):
            _add(self._own, kind, change)
        return change

    def for_all(self, kind: type[Happening]) -> Change[V] | None:
        """What an event of this kind, as a spectator sees it, changes in every view alike; None: nothing."""
        return self._all.get(kind) if self._around is None else self._wrapped

    def for_one(self, kind: type[Happening]) -> Change[V] | None:
        """What it then changes for each viewer; None: nothing."""
        return self._own.get(kind)

    def __call__(self, view: V, event: Happening) -> V:
        """The view once the event has been shown."""
        plan = self.plans[type(event)]
        if plan is not None and plan.for_all is not None:
            view = _new(view, plan.for_all(view, seen_by(event, None) if plan.hides else event))
        if plan is not None and plan.for_one is not None:
            view = _new(view, plan.for_one(view, event))
        return view

    @property
    def kinds(self) -> frozenset[type[Happening]]:
        """The kinds of events that something was said about."""
        return frozenset((*self._all, *self._own))

    def _wrapped(self, view: V, event: Happening) -> V:
        assert self._around is not None
        return self._around(view, event, self._kind_alone)

    def _kind_alone(self, view: V, event: Happening) -> V:
        change = self._all.get(type(event))
        return view if change is None else _new(view, change(view, event))


def put_into(old: Any, put: Put) -> Any:
    """A struct, a tuple or a dict with new values."""
    if isinstance(old, tuple):
        items = list(old)
        for place, value in put.items():
            items[place] = put_into(items[place], value) if type(value) is Put else value
        return tuple(items)
    if isinstance(old, dict):
        return old | {key: put_into(old[key], value) if type(value) is Put else value for key, value in put.items()}
    fields = {n: put_into(getattr(old, n), value) if type(value) is Put else value for n, value in put.items()}
    return replace(old, **fields)


def _new(view: V, shown: V | Put) -> V:
    return cast(V, put_into(view, shown)) if isinstance(shown, Put) else shown


def _add(changes: dict[type[Happening], Change[V]], kind: type[Happening], change: Change[V]) -> None:
    if kind in changes:
        raise TypeError(f"{kind.__name__} has a change already")
    changes[kind] = change


def _kinds(change: Callable[..., Any]) -> tuple[type[Happening], ...]:
    """The kinds of events that the second argument of the function names."""
    _, hint, *_ = get_type_hints(change).values()
    return get_args(hint) if get_origin(hint) is UnionType else (hint,)
