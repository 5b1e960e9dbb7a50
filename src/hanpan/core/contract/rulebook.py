"""The rule catalogue: every clause of a game in Korean and English, by its id."""

import re
import tomllib
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec

Lang: TypeAlias = Literal["ko", "en"]
LANGS: tuple[Lang, Lang] = ("ko", "en")

# A section as people write it: 5.2, §5.2, 5.2절, 제5.2절; a chapter needs a sign that it is one: 5절, 5장, §5.
_NUMBER = re.compile(r"(?P<before>§|제)?(?P<number>\d+(?:\.q?\d+)*)(?P<after>절|장)?", re.IGNORECASE)


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One text in both languages."""

    ko: str
    en: str

    def __getitem__(self, lang: Lang) -> str:
        return self.ko if lang == "ko" else self.en


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One numbered rule. `shown_by` says where the engine shows it at work: in an event or a refusal that cites it
    (then a case that names it must see it cited), in what the table comes to, in the view, in the setup, in a bot's
    choice, only in what never happens, or on a page and in no game. `shown_in` names what shows it, as `state hand` or
    `never hit` (core/proofs/casebook/subjects.py): a case that names the clause expects something about one of them."""

    id: str
    title: Words
    text: Words
    example: Words | None = None
    ruling: bool = False  # our own decision where the source is silent or contradicts itself
    shown_by: Literal["citation", "state", "view", "setup", "bot", "absence", "page"] = "citation"
    shown_in: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()  # the sections of the printed rules it stands in, as judges quote them: 5.2

    def is_in(self, number: str) -> bool:
        """Whether it stands in that section or in a part of it: 5.2 is in 5, and DB-7.3 in 7 by its own name."""
        wanted, own = number.casefold(), self.id.partition("-")[2]
        told = [each.casefold() for each in (*self.numbers, own)]
        return any(each == wanted or each.startswith(f"{wanted}.") for each in told)


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the rulebook."""

    id: str
    title: Words


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's rules, in reading order."""

    game: str
    title: Words
    intro: Words
    sections: tuple[Section, ...]
    clauses: tuple[Clause, ...]
    spellings: dict[str, str] = {}  # what people also write, and what they mean: for the search

    def find(self, clause_id: str) -> Clause | None:
        """The clause with that id (case does not matter), if there is one."""
        wanted = clause_id.casefold()
        return next((clause for clause in self.clauses if clause.id.casefold() == wanted), None)

    def section(self, written: str) -> tuple[Clause, ...]:
        """The clauses of a section named by its number: 5.2, §5.2, 5.2절; none for what is no such number."""
        number = section_number(written)
        return tuple(clause for clause in self.clauses if number and clause.is_in(number))

    def search(self, words: str) -> tuple[Clause, ...]:
        """The clauses that hold all the words in id, title, text or example, in either language, or in their number."""
        for written, meant in self.spellings.items():
            words = words.replace(written, meant)
        needles = words.casefold().split()
        return tuple(clause for clause in self.clauses if _holds_all(clause, needles))


def section_number(written: str) -> str:
    """The number in what names a section of the printed rules (§5.2, 5.2절, 5절); empty for anything else."""
    found = _NUMBER.fullmatch(written.strip())
    if found is None or not (found["before"] or found["after"] or "." in found["number"]):
        return ""
    return found["number"]


class BadRulebook(ValueError):
    """A rulebook that cannot be read; the message says which file, and where in it."""


@lru_cache
def load_rulebook(package: str, name: str = "rulebook.toml") -> Rulebook:
    """The rulebook that lies beside a game's code."""
    path = files(package).joinpath(name)
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Rulebook)
    except ValueError as error:  # of both readers
        raise BadRulebook(f"{path}: {error}") from error


def _haystack(clause: Clause) -> str:
    texts = [clause.title, clause.text] + ([clause.example] if clause.example else [])
    return " ".join([clause.id, *clause.numbers, *(text[lang] for text in texts for lang in LANGS)]).casefold()


def _holds_all(clause: Clause, needles: Iterable[str]) -> bool:
    haystack = _haystack(clause)
    return all(needle in haystack or _is_in(clause, needle) for needle in needles)


def _is_in(clause: Clause, needle: str) -> bool:
    number = section_number(needle)
    return bool(number) and clause.is_in(number)
