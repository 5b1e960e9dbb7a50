"""The rule catalogue: every clause of a game in Korean and English, by its id."""

import tomllib
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec

Lang: TypeAlias = Literal["ko", "en"]
LANGS: tuple[Lang, Lang] = ("ko", "en")


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One text in both languages."""

    ko: str
    en: str

    def __getitem__(self, lang: Lang) -> str:
        return self.ko if lang == "ko" else self.en


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One numbered rule. `shown_by` says where the engine shows it at work: in an event or a
    refusal that cites it (then a case that names it must see it cited), in the view, in the setup,
    in a bot's choice, or only in what never happens."""

    id: str
    title: Words
    text: Words
    example: Words | None = None
    ruling: bool = False  # our own decision where the source is silent or contradicts itself
    shown_by: Literal["citation", "view", "setup", "bot", "absence"] = "citation"


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

    def search(self, words: str) -> tuple[Clause, ...]:
        """The clauses whose id, title, text or example hold all the words, in either language."""
        for written, meant in self.spellings.items():
            words = words.replace(written, meant)
        needles = words.casefold().split()
        return tuple(clause for clause in self.clauses if _holds_all(_haystack(clause), needles))


@lru_cache
def load_rulebook(package: str, name: str = "rulebook.toml") -> Rulebook:
    """The rulebook that lies beside a game's code."""
    data = tomllib.loads(files(package).joinpath(name).read_text("utf-8"))
    return msgspec.convert(data, Rulebook)


def _haystack(clause: Clause) -> str:
    texts = [clause.title, clause.text] + ([clause.example] if clause.example else [])
    return " ".join([clause.id, *(text[lang] for text in texts for lang in LANGS)]).casefold()


def _holds_all(haystack: str, needles: Iterable[str]) -> bool:
    return all(needle in haystack for needle in needles)
