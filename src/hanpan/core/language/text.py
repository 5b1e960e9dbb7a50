"""Words in Korean and English through Fluent: one `.ftl` file a language beside the code it serves.

Two functions of ours can be called in every file:

    JOSA($word, "을/를")      the word with the Korean particle that fits it
    NAME("card", $card)       the words of another message, here of `card-<the value of $card>`
"""

import os
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast, serialize

from hanpan.core.contract.rulebook import Clause, Lang
from hanpan.core.language.josa import josa
from hanpan.core.language.patterns import Around, Fill, Functions, Unfilled, Value, filler, plain


class MissingText(KeyError):
    """A message that has no words in this language."""

    def __str__(self) -> str:
        return f"no such text: {self.args[0]}"


class BadText(ValueError):
    """A `.ftl` file that cannot be read, or a message that cannot be filled in; says where and why."""


class Texts:
    """The messages of one language. `texts("event-bomb", before=9, after=4)`."""

    def __init__(self, lang: Lang) -> None:
        self.lang = lang
        self.ids: list[str] = []  # of every message, in the order in which they came
        self._entries: list[ast.EntryType] = []
        self._messages: dict[str, ast.Message | ast.Term] = {}  # a term with its hyphen
        self._fills: dict[tuple[str, str | None], Fill] = {}  # of what has been asked for
        functions: Functions = {"JOSA": self._josa, "NAME": self._name, "NUMBER": self._number}
        self._around = Around(functions, self._referred, "one" if lang == "en" else "other")

    def add(self, source: str, origin: str) -> None:
        """Take in the messages of one file. Raises BadText that names the line."""
        for entry in _parsed(source).body:
            if isinstance(entry, ast.Junk):
                raise BadText(f"{origin}: line {_line(source, entry)}: {entry.annotations[0].message}")
            if isinstance(entry, ast.Message) and self.has(entry.id.name):
                raise BadText(f"{origin}: line {_line(source, entry.id)}: there already is a message {entry.id.name}")
            self._take(entry)

    def extended(self, *packages: str) -> "Texts":
        """These messages and those of more packages, apart from these. Raises BadText."""
        more = Texts(self.lang)
        for entry in self._entries:
            more._take(entry)
        for package in packages:
            more.add(*_file(self.lang, package))
        return more

    def source(self, without: "Texts") -> str:
        """These messages as one `.ftl` file, less those of other texts."""
        own = [entry for entry in self._entries if isinstance(entry, ast.Message) and not without.has(entry.id.name)]
        return serialize(ast.Resource([*own]))

    def renamed(self, message_id: str, name: str) -> str:
        """A message with its attributes and places for arguments, under another name. Raises MissingText."""
        found = (entry for entry in self._entries if isinstance(entry, ast.Message) and entry.id.name == message_id)
        message = next(found, None)
        if message is None:
            raise MissingText(f"{self.lang}: {message_id}")
        return serialize(ast.Resource([ast.Message(ast.Identifier(name), message.value, message.attributes)]))

    def has(self, message_id: str, attribute: str | None = None) -> bool:
        """Whether there is such a message (with such an attribute)."""
        message = self._messages.get(message_id)
        return message is not None and (attribute is None or _pattern(message, attribute) is not None)

    def __call__(self, message_id: str, /, **args: object) -> str:
        """The message with its arguments filled in. Raises MissingText."""
        return self.format(message_id, args)

    def format(self, message_id: str, args: Mapping[str, object], attribute: str | None = None) -> str:
        """The message, or one of its attributes. Raises MissingText, or BadText for a missing argument."""
        try:
            return self._fill(message_id, attribute)(args)
        except Unfilled as error:
            where = message_id if attribute is None else f"{message_id}.{attribute}"
            raise BadText(f"{self.lang}: {where}: {error}") from error
        except RecursionError:
            raise BadText(f"{self.lang}: {message_id}: it names itself") from None

    def _fill(self, message_id: str, attribute: str | None) -> Fill:
        """What fills the message in. Raises MissingText, Unfilled."""
        found = self._fills.get((message_id, attribute))
        if found is None:
            message = self._messages.get(message_id)
            if message is None:
                raise MissingText(f"{self.lang}: {message_id}")
            pattern = _pattern(message, attribute)
            if pattern is None:
                raise MissingText(f"{self.lang}: {message_id}.{attribute or 'value'}")
            found = self._fills[message_id, attribute] = filler(pattern, self._around)
        return found

    def _referred(self, message_id: str, attribute: str | None) -> Fill:
        """What fills in a message that another names. Raises Unfilled."""
        try:
            return self._fill(message_id, attribute)
        except MissingText as error:
            raise Unfilled(str(error)) from error

    def _take(self, entry: "ast.EntryType") -> None:
        self._entries.append(entry)
        if isinstance(entry, ast.Message):
            self._messages.setdefault(entry.id.name, entry)
            self.ids.append(entry.id.name)
        elif isinstance(entry, ast.Term):
            self._messages.setdefault(f"-{entry.id.name}", entry)

    def _josa(self, word: Value, pair: str) -> str:
        return josa(plain(word), pair)

    def _name(self, family: str, kind: Value) -> str:
        return self.format(name_id(family, plain(kind)), {})

    @staticmethod
    def _number(value: Value) -> Value:
        return value


def _pattern(message: ast.Message | ast.Term, attribute: str | None) -> ast.Pattern | None:
    """The words of a message or a term, or of an attribute of it."""
    if attribute is None:
        return message.value
    return next((each.value for each in message.attributes if each.id.name == attribute), None)


def name_id(family: str, kind: str) -> str:
    """The id of the message for one kind of a family: `event`, `energy_cut` give `event-energy-cut`; so do dots."""
    return f"{family}-{kind.replace('_', '-').replace('.', '-')}"


@lru_cache
def with_clauses(texts: Texts, clauses: tuple[Clause, ...]) -> Texts:
    """These texts, and the words of the clauses as `clause-<id>`: they say why something happened where no message
    does."""
    more = texts.extended()
    for clause in clauses:
        words = " ".join(clause.text[texts.lang].split()).replace("\\", "\\\\").replace('"', '\\"')
        more.add(f'{name_id("clause", clause.id)} = {{ "{words}" }}', clause.id)
    return more


@lru_cache(maxsize=64)
def _parsed(source: str) -> ast.Resource:
    """A file as a syntax tree. Parsing is slow, and the core's words are part of every game's."""
    return FluentParser().parse(source)


def load_texts(lang: Lang, *packages: str) -> Texts:
    """The messages that lie in `text/<lang>.ftl` of each package, in order. Raises BadText."""
    texts = Texts(lang)
    for package in packages:
        texts.add(*_file(lang, package))
    return texts


def default_lang(environment: Mapping[str, str] | None = None) -> Lang:
    """Korean where the locale says so (LC_ALL, LC_MESSAGES, LANG, the first that is set), else English."""
    env = os.environ if environment is None else environment
    chosen = next((env[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if env.get(name)), "")
    return "ko" if chosen.lower().startswith("ko") else "en"


def _file(lang: Lang, package: str) -> tuple[str, str]:
    """What `text/<lang>.ftl` of a package says, and its name."""
    origin = f"{package.replace('.', '/')}/text/{lang}.ftl"
    return files(package).joinpath("text", f"{lang}.ftl").read_text("utf-8"), origin


def _line(source: str, entry: ast.SyntaxNode) -> int:
    return source.count("\n", 0, entry.span.start if entry.span else 0) + 1
