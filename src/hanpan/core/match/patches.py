"""What each event of a step changes in a viewer's view: small changes of the JSON that a board is sent.

A game may say how a view looks once an event has been shown (`Shown`, its `table/shown.py`). It is given the viewer's
own view and the event as that viewer sees it, so it can tell nobody what the viewer may not know. Whatever it leaves
out changes with the step's last event: applied in order, the patches of a step lead to the view after it. Made for
those who watch a table or a replay; nobody else pays for it, and nothing of it is stored.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import compress
from operator import is_not
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import astuple, replace

from hanpan.core.contract.event import seen_by
from hanpan.core.contract.fold import Fold, Put
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import Seat

Shown: TypeAlias = Callable[[Any, Happening], Any]
"""From a viewer's view and an event as that viewer sees it: the view once the event has been shown."""

Path: TypeAlias = tuple[str | int, ...]


class Change(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One change of a view, at a path of keys and places in its JSON.

    `to` is the new value; without it the key goes. With `cut`, of the list that is there so many items from that place
    on give way to the items of `to`.
    """

    at: Path
    to: Any = UNSET
    cut: tuple[int, int] | UnsetType = UNSET


Patch: TypeAlias = tuple[Change, ...]
"""All that one event changes."""


class ForAll:
    """What a fold changes for all viewers of a step alike, once it has been worked out for the first of them."""

    def __init__(self) -> None:
        self.patches: list[Patch] | None = None  # of each event but the last; None: not known yet
        self.more: list[tuple[int, Any, tuple[str, ...]]] = []
        """The places of events that change more for each viewer: the first one's view when that is to be added, and
        which of its fields have changed for all."""


def patches(
    shown: Shown, before: Any, events: Sequence[Happening], after: Any, viewer: Seat | None, known: ForAll | None = None
) -> list[Patch]:
    """For each event of a step what it changes for the viewer, from its view before the step to the one after it.

    Viewers who are told of the same step in turn share `known`: what a fold changes for all alike is worked out for
    the first of them.
    """
    if not events:
        return []
    first, now = between(shown, before, events, viewer, known)
    return [*first, changes(now, after)]


def between(
    shown: Shown, before: Any, events: Sequence[Happening], viewer: Seat | None, known: ForAll | None = None
) -> tuple[list[Patch], Any]:
    """The patches of all events of a step but the last, and the view that they lead to: for whoever is sent the view
    after the step, the last one needs no patch."""
    if isinstance(shown, Fold):
        if known is None or known.patches is None:
            return _first(shown, before, events[:-1], viewer, ForAll() if known is None else known)
        return _again(shown, before, events, viewer, known, known.patches)
    out: list[Patch] = []
    for event in events[:-1]:
        patch, before = _noted(before, shown(before, seen_by(event, viewer)))
        out.append(patch)
    return out, before


def _first(
    fold: Fold[Any], view: Any, events: Sequence[Happening], viewer: Seat | None, known: ForAll
) -> tuple[list[Patch], Any]:
    """The same for the first viewer, noting what is so for all."""
    names = _names(view.__class__)
    plans = fold.plans
    out: list[Patch] = []
    own: list[tuple[int, Patch]] = []
    changed: set[str] = set()
    for place, event in enumerate(events):
        patch: Patch = ()
        plan = plans[type(event)]
        if plan is not None:
            public, hides, more = plan
            if public is not None:
                patch, view = _noted(view, public(view, seen_by(event, None) if hides else event))
                for change in patch:
                    changed.add(names[change.at[0]])
            if more is not None:
                known.more.append((place, view, tuple(changed)))
                added, view = _noted(view, more(view, seen_by(event, viewer) if hides else event))
                if added:
                    own.append((place, added))
        out.append(patch)
    known.patches = out
    known.more.append((len(events), view, tuple(changed)))
    known.more.append((len(events), view, tuple(changed)))
    if own:
        out = out.copy()
        for place, added in own:
            out[place] += added
    return out, view


def _again(
    fold: Fold[Any], view: Any, events: Sequence[Happening], viewer: Seat | None, known: ForAll, out: list[Patch]
) -> tuple[list[Patch], Any]:
    """The same for another one."""
    out = out.copy()
    for place, first, changed in known.more:
        view = replace(view, **{name: getattr(first, name) for name in changed})
        if place < len(out):
            event = events[place]
            more = fold.for_one(type(event))
            assert more is not None
            added, view = _noted(view, more(view, seen_by(event, viewer)))
            if added:
                out[place] += added
    return out, view


def _noted(old: Any, shown: Any) -> tuple[Patch, Any]:
    """What an event changes and the view after it, from what was said of it: that view, or what is new in it."""
    if shown is old:
        return (), old
    found: list[Change] = []
    if type(shown) is Put:
        new = _put(old, shown, (), found)
    else:
        new = shown
        _compare(old, new, (), found)
    return tuple(found), new


def _put(old: Any, put: Put, at: Path, found: list[Change]) -> Any:
    """`put_into` of a fold, with a note of what differs from before."""
    if type(old) is tuple:
        items = list(old)
        for place, new in put.items():
            if type(new) is Put:
                items[place] = _put(items[place], new, (*at, place), found)
            elif _differ(items[place], new):
                _compare(items[place], new, (*at, place), found)
                items[place] = new
        return tuple(items)
    if type(old) is dict:
        keys = dict(old)
        for key, new in put.items():
            if type(new) is Put:
                keys[key] = _put(old[key], new, (*at, key), found)
            elif key not in old:
                found.append(Change((*at, key), new))
                keys[key] = new
            elif _differ(old[key], new):
                _compare(old[key], new, (*at, key), found)
                keys[key] = new
        return keys
    fields: dict[str, Any] = {}
    form = _named(old.__class__)
    for name, new in put.items():
        was = getattr(old, name)
        kind = type(new)
        if kind is Put:
            fields[name] = _put(was, new, at + form[name].step, found)
        elif was is not new:
            field = form[name]
            if kind in _SIMPLE and field.always:
                if was == new:
                    continue
                found.append(Change(at + field.step, new))
            else:
                _compare_field(field, was, new, at, found)
            fields[name] = new
    return replace(old, **fields)


def changes(old: Any, new: Any) -> Patch:
    """What makes one view another. What both share as the same object costs nothing."""
    if old is new:
        return ()
    found: list[Change] = []
    _compare(old, new, (), found)
    return tuple(found)


def applied(view: Any, patch: Sequence[Mapping[str, Any]]) -> Any:
    """A view as plain JSON with a patch as plain JSON applied to it, as a board does it."""
    for change in patch:
        view = _changed(view, change["at"], change)
    return view


class _Field(NamedTuple):
    """How a field of a struct is written: its key, and what is left out."""

    step: tuple[str]  # its key, as the last of a path
    default: Any  # this very object, as msgspec means it: what is only equal to it is written
    empty: type | None  # an empty one of these, where a new one is the default
    always: bool  # nothing is left out but UNSET

    def written(self, value: Any) -> bool:
        """Whether the value is in the JSON."""
        left_out = value is self.default or value is UNSET or (type(value) is self.empty and not value)
        return not left_out


_SIMPLE = frozenset((int, str, bool))
_PLACES = range(1000)  # more than any struct has fields
_FORMS: dict[type[Any], tuple[_Field, ...] | None] = {}


def _form(kind: type[Any]) -> tuple[_Field, ...] | None:
    """The fields of a kind of struct; None: it is none, or one that is written as a list and changes as a whole."""
    if kind not in _FORMS:
        _FORMS[kind] = None
        if issubclass(kind, msgspec.Struct) and not kind.__struct_config__.array_like:
            omits = kind.__struct_config__.omit_defaults
            _FORMS[kind] = tuple(_field(each, omits) for each in msgspec.structs.fields(kind))
    return _FORMS[kind]


def _field(field: msgspec.structs.FieldInfo, omits: bool) -> _Field:
    default = field.default if omits and field.default is not msgspec.NODEFAULT else UNSET
    factory = field.default_factory if omits and field.default_factory is not msgspec.NODEFAULT else None
    empty = factory if factory in (list, dict, set) else None
    return _Field((field.encode_name,), default, empty, default is UNSET and empty is None)


@cache
def _named(kind: type[msgspec.Struct]) -> Mapping[str, _Field]:
    """How each field of a kind of struct is written."""
    form = _form(kind)
    assert form is not None, f"{kind.__name__} is written as a list, and changes as a whole"
    return dict(zip(kind.__struct_fields__, form, strict=True))


@cache
def _names(kind: type[msgspec.Struct]) -> Mapping[Any, str]:
    """The fields of a kind of struct by the keys under which they are written."""
    return dict(zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True))


def _compare(old: Any, new: Any, at: Path, found: list[Change]) -> None:
    """Note what differs; both are known to differ, or are structs."""
    kind = type(new)
    if type(old) is not kind or kind in _SIMPLE:
        found.append(Change(at, new))
    elif (form := _FORMS[kind] if kind in _FORMS else _form(kind)) is not None:
        _compare_fields(form, astuple(old), astuple(new), at, found)
    elif kind is tuple or kind is list:
        _compare_items(old, new, at, found)
    elif kind is dict:
        _compare_keys(old, new, at, found)
    else:
        found.append(Change(at, new))


def _compare_fields(
    form: tuple[_Field, ...], old: Sequence[Any], new: Sequence[Any], at: Path, found: list[Change]
) -> None:
    # Most fields are the same objects, and a loop over them would cost more than everything else.
    for place in compress(_PLACES, map(is_not, old, new)):
        _compare_field(form[place], old[place], new[place], at, found)


def _compare_field(field: _Field, one: Any, two: Any, at: Path, found: list[Change]) -> None:
    """Note how a field differs; both values are known to be different objects."""
    step, _, _, always = field
    if not always or one is UNSET or two is UNSET:
        if not field.written(two):
            if field.written(one):
                found.append(Change(at + step))
            return
        if not field.written(one):
            found.append(Change(at + step, two))
            return
    kind = type(two)
    if kind in _SIMPLE:
        if one != two:
            found.append(Change(at + step, two))
    elif type(one) is kind and (inner := _FORMS.get(kind)) is not None:
        _compare_fields(inner, astuple(one), astuple(two), at + step, found)
    elif _differ(one, two):
        _compare(one, two, at + step, found)


def _differ(one: Any, two: Any) -> bool:
    """Whether two things may be written in different ways: equal structs may leave out different fields."""
    return one is not two and (isinstance(two, msgspec.Struct) or one != two)


def _compare_keys(old: Mapping[str, Any], new: Mapping[str, Any], at: Path, found: list[Change]) -> None:
    found.extend(Change((*at, key)) for key in old if key not in new)
    for key, two in new.items():
        if key not in old:
            found.append(Change((*at, key), two))
        elif _differ(old[key], two):
            _compare(old[key], two, (*at, key), found)


def _compare_items(old: Sequence[Any], new: Sequence[Any], at: Path, found: list[Change]) -> None:
    """Items that differ one by one in lists of one length, else what stands between the same ends."""
    short = min(len(old), len(new))
    start = 0
    while start < short and (old[start] is new[start] or old[start] == new[start]):
        start += 1
    if len(old) == len(new) and type(new[start]) is not str and type(new[start]) is not int:
        for place in compress(_PLACES, map(is_not, old, new)):
            one, two = old[place], new[place]
            if _differ(one, two):
                _compare(one, two, (*at, place), found)
    else:
        end = 0
        while end < short - start and (old[-1 - end] is new[-1 - end] or old[-1 - end] == new[-1 - end]):
            end += 1
        found.append(Change(at, new[start : len(new) - end], (start, len(old) - end - start)))


def _changed(value: Any, at: Sequence[str | int], change: Mapping[str, Any]) -> Any:
    if at:
        key: Any = at[0]
        copy: Any = list(value) if isinstance(value, list) else dict(value)
        if len(at) == 1 and "to" not in change:
            del copy[key]
        else:
            copy[key] = _changed(value[key] if len(at) > 1 or "cut" in change else None, at[1:], change)
        return copy
    if "cut" in change:
        start, gone = change["cut"]
        return [*value[:start], *change["to"], *value[start + gone :]]
    return change["to"]
