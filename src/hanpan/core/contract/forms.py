"""The text forms of answers, which follow from their types: `keep 5`, `play defence boost shields 1`.

The tag comes first, then field after field, a word each; at the end those that are at their defaults are left out. A
row of things is a word for each of them, and what comes after it stands under its name (`shields 1`). A type of words
says with `Spelled` how one of them is written and read; a class whose text reads better otherwise says so itself with
`to_words` and `from_words` (`Worded`); single values may have a name of their own, such as `pass`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Generic,
    Literal,
    NamedTuple,
    Protocol,
    Self,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec import NODEFAULT

from hanpan.core.contract.bounds import LETTERS, whole
from hanpan.core.contract.codec import BadData
from hanpan.core.contract.error import BadValue

A = TypeVar("A")

_NOTHING = "-"  # the word for None
_NO_NAMES: Mapping[str, Any] = {}


class Spelled(NamedTuple):
    """In an annotation: how a word of the field is read, and how it is written. The reader raises ValueError."""

    read: Callable[[str], Any]
    write: Callable[[Any], str] = str


class Worded(Protocol):
    """An answer that says itself which words follow its tag."""

    def to_words(self) -> Iterable[str]: ...

    @classmethod
    def from_words(cls, words: Sequence[str]) -> Self:
        """Raises ValueError that says what is wrong."""
        ...


class Forms(Generic[A]):
    """The text forms of all answers of a game."""

    def __init__(
        self,
        action_type: Any,
        names: Mapping[str, Any] = _NO_NAMES,  # values that have a name of their own instead of their usual form
        short: Mapping[str, Any] = _NO_NAMES,  # what is read too, and never written
        examples: str = "",  # of answers, for a text that is none
    ) -> None:
        self._forms = {kind: _form(kind, names) for kind in kinds(action_type)}
        self._by_tag = {form.tag: form for form in self._forms.values()}
        self._named = {**short, **names}
        self._starts = {text.split()[0] for text in self._named}
        tags = ", ".join(self._by_tag)
        self._hint = f"try {examples}" if examples else f"moves begin with {tags}"
        self._hint_ko = f"예: {examples}" if examples else f"수를 시작하는 말: {tags}"

    def write(self, action: A) -> str:
        """The text of an answer."""
        return self._forms[type(action)].write(action)

    def read(self, text: str) -> A:
        """The answer that a text names. Raises ValueError that says what is wrong."""
        tag, *words = text.split() or [""]
        if tag in self._starts:
            named: A | None = self._named.get(" ".join((tag, *words)))
            if named is not None:
                return named
        form = self._by_tag.get(tag)
        if form is None or not (words or form.bare):
            raise BadValue(f"{text!r} is not a move; {self._hint}", ko=f"수가 아닙니다: {text!r}. {self._hint_ko}")
        action: A = form.read(text, words)
        return action


class _Form(NamedTuple):
    tag: str
    bare: bool  # the tag alone may be an answer
    write: Callable[[Any], str]
    read: Callable[[str, list[str]], Any]


class _Field(NamedTuple):
    name: str
    row: bool  # of things
    default: Any
    one: Spelled
    most: int  # of the words of a row, where it says how to spell them; otherwise 0


def kinds(action_type: Any) -> tuple[Any, ...]:
    """The classes of a union, or the one class."""
    return get_args(action_type) or (action_type,)


@lru_cache
def every(action_type: Any) -> tuple[Any, ...]:
    """Every action of these types, in the order of their fields. Raises TypeError for a field without a bound."""
    return tuple(
        kind(*fields)
        for kind in kinds(action_type)
        for fields in product(*(_values(hint) for _, hint in _hinted(kind)))
    )


def _form(kind: Any, names: Mapping[str, Any]) -> _Form:
    tag = str(kind.__struct_config__.tag or kind.__name__.lower())
    own = tuple((value, name) for name, value in names.items() if type(value) is kind)
    fields = [_field(field, hint) for field, hint in _hinted(kind)]
    if hasattr(kind, "to_words"):
        return _Form(tag, True, _text(tag, own, kind.to_words), lambda text, words: kind.from_words(words))
    bare = all(field.default is not NODEFAULT or field.row for field in fields) and not own
    if not fields:
        return _Form(tag, True, _text(tag, own, lambda action: ()), _reader(kind, fields, 0))
    if len(fields) == 1 and fields[0].row and fields[0].most:
        return _Form(tag, bare, _text(tag, own, _writer(fields, 0)), _row_reader(kind, fields[0]))
    row = next((place for place, field in enumerate(fields) if field.row), len(fields))
    return _Form(tag, bare, _text(tag, own, _writer(fields, row)), _reader(kind, fields, row))


def _text(tag: str, names: Sequence[tuple[Any, str]], words: Callable[[Any], Iterable[str]]) -> Callable[[Any], str]:
    """What writes an answer: its own name, or the tag and the words."""
    if not names:
        return lambda action: " ".join((tag, *words(action)))

    def write(action: Any) -> str:
        for value, name in names:  # few: to compare is quicker than to hash
            if action == value:
                return name
        return " ".join((tag, *words(action)))

    return write


def _writer(fields: list[_Field], row: int) -> Callable[[Any], Iterable[str]]:
    heads, rows, named = fields[:row], fields[row : row + 1], fields[row + 1 :]
    if len(fields) == 1:  # the usual case, without the work
        name, spell = fields[0].name, fields[0].one.write
        if rows:
            return lambda action: map(spell, getattr(action, name))
        if heads[0].default is NODEFAULT:
            return lambda action: (spell(getattr(action, name)),)

    def write(action: Any) -> list[str]:
        words = [field.one.write(getattr(action, field.name)) for field in heads]
        for field in rows:
            words += map(field.one.write, getattr(action, field.name))
        for field in named:
            value = getattr(action, field.name)
            if value != field.default:
                words += (field.name, field.one.write(value))
        if not rows:
            for field in reversed(heads):
                if getattr(action, field.name) != field.default:
                    break
                words.pop()
        return words

    return write


def _reader(kind: Any, fields: list[_Field], row: int) -> Callable[[str, list[str]], Any]:
    heads, rows, named = fields[:row], fields[row : row + 1], {field.name: field for field in fields[row + 1 :]}
    needed = sum(field.default is NODEFAULT for field in heads)
    said = ", ".join(field.name for field in fields) or "nothing"

    def read(text: str, words: list[str]) -> Any:
        if len(words) < needed or (not rows and len(words) > len(heads)):
            tag = text.split()[0]
            raise BadValue(
                f"{text[:LETTERS]!r}: after {tag!r} comes: {said}",
                ko=f"{text[:LETTERS]!r}: {tag!r} 뒤에 오는 것: {said if fields else '없음'}",
            )
        found = {field.name: field.one.read(word) for field, word in zip(heads, words, strict=False)}
        for field in rows:
            rest = _options(words[row:], named, found) if named else words[row:]
            found[field.name] = [*map(field.one.read, rest)]
        try:
            return msgspec.convert(found, kind)
        except msgspec.ValidationError as error:
            raise BadData(f"{text[:LETTERS]!r}: {error}") from error

    return read


def _row_reader(kind: Any, field: _Field) -> Callable[[str, list[str]], Any]:
    """The same for a row of spelled words and nothing else: bots read many of these."""
    read_word, most = field.one.read, field.most

    def read(text: str, words: list[str]) -> Any:
        if len(words) > most:
            raise BadData(
                f"{text[:LETTERS]!r}: {field.name}: more than {most} words",
                ko=f"{text[:LETTERS]!r}: {field.name}: {most}단어를 넘습니다",
            )
        return kind(tuple(map(read_word, words)))

    return read


def _options(words: list[str], named: Mapping[str, _Field], found: dict[str, Any]) -> list[str]:
    """The words without those that stand under a name, which are found. Raises ValueError."""
    rest: list[str] = []
    left = iter(words)
    for word in left:
        if word not in named:
            rest.append(word)
        elif (value := next(left, None)) is None:
            raise BadValue(f"{word!r} must be followed by one word", ko=f"{word!r} 뒤에 한 단어가 와야 합니다")
        else:
            found[word] = named[word].one.read(value)
    return rest


def _hinted(kind: Any) -> list[tuple[msgspec.structs.FieldInfo, Any]]:
    hints = get_type_hints(kind, include_extras=True)
    return [(field, hints[field.name]) for field in msgspec.structs.fields(kind)]


def _field(field: msgspec.structs.FieldInfo, hint: Any) -> _Field:
    default = field.default if field.default_factory is NODEFAULT else field.default_factory()
    row = get_origin(_bare(hint)) is tuple
    item = get_args(_bare(hint))[0] if row else hint
    spelled = _spelled(hint) or _spelled(item)
    bounds = [mark.max_length for mark in get_args(hint)[1:] if isinstance(mark, msgspec.Meta) and mark.max_length]
    most = bounds[-1] if row and bounds and spelled else 0
    return _Field(field.name, row, default, spelled or _usual(field.name, item), most)


def _bare(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _spelled(hint: Any) -> Spelled | None:
    marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return next((mark for mark in marks if isinstance(mark, Spelled)), None)


def _usual(name: str, hint: Any) -> Spelled:
    """How a type is spelled that does not say so."""
    bare = _bare(hint)
    if bare is int:
        return Spelled(whole)
    if bare is str:
        return Spelled(str)
    known = {_word(value): value for value in _values(hint)}

    def read(word: str) -> Any:
        if word not in known:
            raise BadValue(
                f"{name}: {word[:LETTERS]!r} is none of {', '.join(known)}",
                ko=f"{name}: {word[:LETTERS]!r}: {', '.join(known)} 가운데 하나여야 합니다",
            )
        return known[word]

    return Spelled(read, _word)


def _word(value: Any) -> str:
    if value is None:
        return _NOTHING
    return str(value).lower() if isinstance(value, bool) else str(value)


def _values(hint: Any) -> Iterable[Any]:
    """Every value of a type that has few. Raises TypeError for others."""
    bare, origin = _bare(hint), get_origin(_bare(hint))
    if bare is bool:
        return (True, False)
    if bare is None or bare is NoneType:
        return (None,)
    if origin is Literal:
        return get_args(bare)
    if origin in (Union, UnionType):
        return [value for part in get_args(bare) for value in _values(part)]
    bounds = [mark for mark in get_args(hint)[1:] if isinstance(mark, msgspec.Meta)] if bare is int else []
    for mark in bounds:
        if mark.ge is not None and mark.le is not None:
            return range(int(mark.ge), int(mark.le) + 1)
    raise TypeError(f"{hint} has no bound: use Literal, bool, Annotated[int, Meta(ge=…, le=…)], or write `legal`")
