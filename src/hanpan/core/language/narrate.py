"""Events, refusals, prompts and answers in words.

All words lie in `.ftl` files; this module only fills them in. A message of an event kind has
    a value      the line of the log
    .why         how it came about, with the arithmetic; without it, what the clause says (`clause-…`)
    .tone        gain, loss, block or info (the default), for colour; the line carries the sign as well. Where points go
                 from one seat to the other it depends on who reads (`$own`)
    .optional    fields that not every such event has, or that not every viewer sees; they are
                 `none` when they are absent, as an empty list is, so that the message can choose its words
    .<field>     how one item of a list field is written: `$item`, and the seat's names for `p1/item`; for an item that
                 is a list itself `$item1 $item2 …`
and finds as arguments, besides the event's own fields (true and false as yes and no):
    $name $object $whose          the seat of the event, as subject, as object and as owner;
    $whose_within                 as owner within a sentence
    $rival $rival_whose           the other seat of a game for two, as object and as owner
    $p1_name … $p6_name           every seat
    $winner_name …                the seat that a field names; $winner_object and the others likewise
    $own                          whether the seat is the viewer's: yes or no; none for who has no seat
    $clause                       by which rule it happened
    $change $direction $exact     between `before` and `after`: how much; up, down or same; whether
                                  `gain` explains all of it
    $before_least $after_least $direction_least
                                  the same for what never shows below 0: what lies below it counts as 0
A viewer's own seat is called "you".

A message `action-<tag>` says an answer. Its arguments are the fields of the action, `none` where they are empty, and
`$text`, its text form. Besides the value it may have
    .name        what such answers are called together: "Play a card"
    .<field>     how one value of a field is written, in a list or by itself: `$item`; for a value with parts
                 of its own its fields, or `$item1 $item2 …`
"""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Literal, TypeAlias, cast

import msgspec

from hanpan.core.contract.event import Fields, Told, Value, sent
from hanpan.core.contract.game import AnyGame, Prompt
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import EVERY_SEAT, SEATS, Seat, other
from hanpan.core.language.text import Texts, name_id

Tone: TypeAlias = Literal["gain", "loss", "block", "info"]
Args: TypeAlias = dict[str, int | str]

ABSENT = "none"
NOBODY: Mapping[Seat, str] = MappingProxyType({})  # names of seats that nobody sits on


def line(texts: Texts, event: Told, names: Mapping[Seat, str], viewer: Seat | None = None) -> str:
    """The event as a line of the log, with its sign (↑ gain, ↓ loss, ✕ block) in front."""
    message_id, args = _told(texts, event, names, viewer)
    sign = texts(f"sign-{_tone(texts, message_id, args)}")
    return f"{sign} {texts.format(message_id, args)}".lstrip()


def sentence(texts: Texts, event: Told, names: Mapping[Seat, str], viewer: Seat | None = None) -> str:
    """The line without its sign, for a screen that sets the sign itself."""
    return texts.format(*_told(texts, event, names, viewer))


def why(texts: Texts, event: Told, names: Mapping[Seat, str], viewer: Seat | None = None) -> str:
    """How the event came about, with the arithmetic spelled out; else the clause by which it did."""
    message_id, args = _told(texts, event, names, viewer)
    if texts.has(message_id, "why"):
        return texts.format(message_id, args, "why")
    clause_id = name_id("clause", event.clause)
    return texts(clause_id) if texts.has(clause_id) else texts.format(message_id, args)


def tone(texts: Texts, event: Told, viewer: Seat | None = None) -> Tone:
    """Whether the event is good or bad, for its seat or for the viewer's where it is about both, stops something, or is
    news only."""
    return _tone(texts, *_told(texts, event, {}, viewer))


def refusal_text(texts: Texts, refusal: Refusal) -> str:
    """Why an action may not be taken."""
    return _answered(texts, refusal, None)


def remedy(texts: Texts, refusal: Refusal) -> str:
    """What to do instead."""
    return _answered(texts, refusal, "remedy")


def prompt_text(texts: Texts, prompt: Prompt) -> str:
    """What a seat is asked."""
    message_id = name_id("prompt", prompt.kind)
    return texts.format(message_id, _with_fields(texts, message_id, {}, prompt.data))


def action_text(texts: Texts, game: AnyGame, action: Any, names: Mapping[Seat, str] = NOBODY) -> str:
    """An answer as a person would say it; its text form where the game has no words for it. A field that names a seat
    has its name beside it (`$seat_name` and the other forms)."""
    message_id, text = name_id("action", kind_of(action)), game.write(action)
    if not texts.has(message_id):
        return text
    called = {seat: _called(texts, seat, names.get(seat), False) for seat in game.info.seats}
    return texts.format(message_id, _with_fields(texts, message_id, {"text": text}, _fields_of(action), called))


def action_name(texts: Texts, kind: str) -> str:
    """What the answers of one kind are called together."""
    message_id = name_id("action", kind)
    return texts.format(message_id, {}, "name") if texts.has(message_id, "name") else readable(kind)


def field_text(texts: Texts, action: Any, field: str) -> str:
    """The value of one field of an answer, in words."""
    message_id = name_id("action", kind_of(action))
    value = _fields_of(action)[field]
    if not isinstance(value, list):
        value = [value] if value is not None else []
    items = [_item(texts, message_id, field, item, {}) for item in value]
    return texts("list-join").join(items) if items else texts("nothing")


def kind_of(action: Any) -> str:
    """The kind of an answer: the tag of its type."""
    return str(type(action).__struct_config__.tag or type(action).__name__.lower())


def readable(name: str) -> str:
    """The name of a field or a kind as a label, for those without words: `max_hp` is "Max hp"."""
    return name.replace("_", " ").replace("-", " ").strip().capitalize()


def told_apart(names: Mapping[Seat, str]) -> dict[Seat, str]:
    """The names of a table; where several are called the same, as bots are, the numbers of their seats follow."""
    often = Counter(names.values())
    return {seat: f"{name} {seat[1:]}" if name and often[name] > 1 else name for seat, name in names.items()}


def _fields_of(action: Any) -> Fields:
    """The fields of an answer; what is empty is None."""
    fields = {name: getattr(action, name) for name in action.__struct_fields__}
    return {name: None if value == "" else _unpacked(value) for name, value in fields.items()}


def _unpacked(value: Any) -> Any:
    """Structs as tables and tuples as lists, all the way down; defaults are kept."""
    if isinstance(value, msgspec.Struct):
        return {name: _unpacked(getattr(value, name)) for name in value.__struct_fields__}
    return [_unpacked(part) for part in value] if isinstance(value, tuple | list) else value


def _told(texts: Texts, event: Told, names: Mapping[Seat, str], viewer: Seat | None) -> tuple[str, Args]:
    """The id of the event's message and all of its arguments."""
    message_id = name_id("event", event.kind)
    called = {seat: _called(texts, seat, names.get(seat), seat == viewer) for seat in EVERY_SEAT}
    args: Args = {f"{seat}_name": called[seat]["name"] for seat in EVERY_SEAT}
    args["own"] = ABSENT if viewer is None else _plain(event.seat == viewer)
    args["clause"] = event.clause
    if event.seat is not None:
        args.update(called[event.seat])
        if event.seat in SEATS and not any(seat not in SEATS for seat in names):
            rival = called[other(event.seat)]
            args.update(rival=rival["object"], rival_whose=rival["whose"])
    data = sent(event, viewer).data
    args = _with_fields(texts, message_id, args, data, called)
    return message_id, {**args, **_movement(data)}


def _tone(texts: Texts, message_id: str, args: Args) -> Tone:
    return cast(Tone, texts.format(message_id, args, "tone")) if texts.has(message_id, "tone") else "info"


def _answered(texts: Texts, refusal: Refusal, attribute: str | None) -> str:
    message_id = name_id("refusal", refusal.code)
    return texts.format(message_id, _with_fields(texts, message_id, {}, refusal.params), attribute)


@lru_cache(maxsize=1024)
def _called(texts: Texts, seat: Seat, name: str | None, is_viewer: bool) -> Mapping[str, str]:
    """What a seat is called as a subject, as an object, and as an owner, which may begin a sentence or not."""
    if is_viewer:
        forms = {"name": "you", "object": "you-object", "whose": "you-whose", "whose_within": "you-whose-within"}
        return {form: texts(message_id) for form, message_id in forms.items()}
    name = name or texts(f"seat-{seat}")
    whose = texts("whose", name=name)
    return {"name": name, "object": name, "whose": whose, "whose_within": whose}


def _with_fields(
    texts: Texts, message_id: str, args: Args, fields: Fields, called: Mapping[Seat, Mapping[str, str]] | None = None
) -> Args:
    """Arguments from an event's fields: values that a message can print and choose by."""
    out = dict(args)
    if texts.has(message_id, "optional"):
        for name in texts.format(message_id, {}, "optional").split():
            out.setdefault(name, ABSENT)
    for field, value in fields.items():
        if isinstance(value, list):
            items = [_item(texts, message_id, field, item, called or {}) for item in value]
            out[field] = texts("list-join").join(items) if items else ABSENT
        else:
            out[field] = _plain(value)
            if called and isinstance(value, str) and value in called:
                out.update({f"{field}_{form}": word for form, word in called[cast(Seat, value)].items()})
    return out


def _item(texts: Texts, message_id: str, field: str, item: Value, called: Mapping[Seat, Mapping[str, str]]) -> str:
    """One item of a list: as the message's attribute for the field writes it, or as it is."""
    if not texts.has(message_id, field):
        return str(_plain(item))
    if isinstance(item, dict):
        return texts.format(message_id, {name: _plain(part) for name, part in item.items()}, field)
    if isinstance(item, list):
        parts = {f"item{at}": _plain(part) for at, part in enumerate(item, 1)}
        return texts.format(message_id, {"item": str(item), **parts}, field)
    owner, slash, thing = str(item).partition("/")
    if slash and owner in called:
        return texts.format(message_id, {"item": thing, **called[cast(Seat, owner)]}, field)
    return texts.format(message_id, {"item": _plain(item)}, field)


def _plain(value: Value) -> int | str:
    if value is None:
        return ABSENT
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)


def _movement(fields: Fields) -> Args:
    before, after, gain = fields.get("before"), fields.get("after"), fields.get("gain")
    if not isinstance(before, int) or not isinstance(after, int):
        return {}
    exact = "yes" if isinstance(gain, int) and before + gain == after else "no"
    low, high = max(0, before), max(0, after)
    least: Args = {"before_least": low, "after_least": high, "direction_least": _direction(low, high)}
    return {"change": abs(after - before), "direction": _direction(before, after), "exact": exact, **least}


def _direction(before: int, after: int) -> str:
    return "same" if after == before else ("up" if after > before else "down")
