"""Releases of a game's rules: what each changes, and what holds under it.

Releases are counted from 1; what a release changes holds until a later one changes it again. The numbers of a game name
its release (`release`), so that everything that reads the numbers reads the right rules. A table or a replay of an
earlier release is played under that one: nothing of it is ever changed or taken out.
"""

from collections.abc import Sequence
from datetime import date
from typing import Literal, TypeVar

import msgspec
from msgspec.structs import replace

from hanpan.core.contract.data import load_data
from hanpan.core.contract.game import UnknownRules
from hanpan.core.contract.rulebook import Rulebook, Words

R = TypeVar("R", bound="Release")


class Amendment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clause in new words."""

    clause: str
    text: Words


class Release(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one update of the rules brings."""

    version: str
    date: str  # 2025-12-05
    kind: Literal["update", "monthly", "hotfix"]
    news: Words
    cause: Literal["", "bug", "security", "combination"] = ""
    numbers: dict[str, int] = {}  # of the rules, by their dotted names
    amends: tuple[Amendment, ...] = ()


class Banned(msgspec.Struct, frozen=True):
    """A card that may not be played, and why."""

    card: str
    name: Words
    reason: Words


class Bans(msgspec.Struct, frozen=True):
    """A list of banned cards and the day from which it holds; an empty one lifts the list before it."""

    since: str
    cards: tuple[Banned, ...]
    in_force: bool = False  # on the day that somebody asks about


class ReleaseNote(msgspec.Struct, frozen=True):
    """One release of the rules, as people read it."""

    version: str
    date: str
    kind: str  # update, monthly (of a game that is updated every month) or hotfix
    cause: str  # of a hotfix: bug, security or combination; else empty
    news: Words
    cards: tuple[Words, ...]  # that are new or printed anew, by name
    clauses: tuple[str, ...]  # in new words
    numbers: dict[str, int]  # of the rules, by their dotted names
    bans: tuple[Bans, ...]


def load_releases(package: str, kind: type[R]) -> tuple[R, ...]:
    """The releases in `data/releases.toml` of a package, the oldest first. Raises BadDataFile."""
    found: tuple[R, ...] = load_data(package, "releases.toml", dict[Literal["releases"], tuple[kind, ...]])["releases"]  # type: ignore[valid-type]
    return found


def number_of(releases: Sequence[Release], version: str) -> int:
    """The release of that version. Raises UnknownRules."""
    for number, one in enumerate(releases, 1):
        if one.version == version:
            return number
    raise UnknownRules(version, [one.version for one in releases])


def numbers(releases: Sequence[Release]) -> dict[str, int]:
    """The numbers of the rules that these releases have changed."""
    return {name: value for one in releases for name, value in one.numbers.items()}


def amended(book: Rulebook, releases: Sequence[Release]) -> Rulebook:
    """The rulebook in the words of the last of these releases."""
    words = {each.clause: each.text for one in releases for each in one.amends}
    if not words:
        return book
    return replace(book, clauses=tuple(replace(one, text=words.get(one.id, one.text)) for one in book.clauses))


def note(one: Release, cards: tuple[Words, ...] = (), bans: tuple[Bans, ...] = ()) -> ReleaseNote:
    """What a release brought."""
    clauses = tuple(each.clause for each in one.amends)
    return ReleaseNote(one.version, one.date, one.kind, one.cause, one.news, cards, clauses, one.numbers, bans)


def on_day(notes: Sequence[ReleaseNote], day: date) -> tuple[ReleaseNote, ...]:
    """The notes with the list marked that holds on that day: the last that has begun, until a later one begins."""
    begun = [bans.since for note in notes for bans in note.bans if bans.since <= day.isoformat()]
    last = max(begun, default="")
    return tuple(
        replace(note, bans=tuple(replace(bans, in_force=bans.since == last) for bans in note.bans)) for note in notes
    )


def faults(releases: Sequence[Release], book: Rulebook) -> list[str]:
    """What is wrong with a list of releases; nothing for one that can be played under."""
    out: list[str] = []
    before = date.min
    for one in releases:
        day = date.fromisoformat(one.date)
        if day <= before:
            out.append(f"{one.version}: {one.date} is not after the release before it")
        if (one.kind == "hotfix") != bool(one.cause):
            out.append(f"{one.version}: a hotfix has a cause, an update has none")
        clauses = [each.clause for each in one.amends]
        out += [f"{one.version}: there is no clause {clause}" for clause in clauses if book.find(clause) is None]
        before = day
    versions = [one.version for one in releases]
    out += [f"{version}: there are two of this version" for version in {*versions} if versions.count(version) > 1]
    return out
