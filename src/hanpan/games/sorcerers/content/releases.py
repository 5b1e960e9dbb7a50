"""Releases of the rules: which cards, numbers, clauses and ban lists hold under each (SO-UPD).

Releases are counted from 1; what a release changes holds until a later one changes it again. A game knows its release
by the parameter `deck.release`, so that everything that reads the numbers reads the right data.
"""

from collections.abc import Sequence
from datetime import date, timedelta
from functools import lru_cache

from msgspec.structs import replace

from hanpan.core.contract.game import UnknownRules
from hanpan.core.contract.releases import Banned, Bans, ReleaseNote
from hanpan.core.contract.rulebook import Rulebook
from hanpan.games.sorcerers.content.catalogue import BANS, CARDS, RELEASES, BanList, Release

_FRIDAY = 4


def newest() -> int:
    """The release that new games are played under."""
    return len(RELEASES)


def release(number: int) -> Release:
    """The release of that number; a number beyond the last is the last."""
    return RELEASES[min(number, len(RELEASES)) - 1]


def number_of(version: str) -> int:
    """The release of that version. Raises UnknownRules."""
    for number, one in enumerate(RELEASES, 1):
        if one.version == version:
            return number
    raise UnknownRules(version, [one.version for one in RELEASES])


@lru_cache
def numbers(number: int) -> dict[str, int]:
    """The numbers that releases have changed until then."""
    return {name: value for one in RELEASES[:number] for name, value in one.numbers.items()}


@lru_cache
def editions(number: int) -> dict[str, str]:
    """Which card is meant by the name of an earlier printing."""
    out: dict[str, str] = {}
    for one in RELEASES[:number]:
        out = {old: one.replaces.get(new, new) for old, new in out.items()} | one.replaces
    return out


@lru_cache
def unprinted(number: int) -> frozenset[str]:
    """The cards that only later releases bring."""
    return frozenset(card.id for one in RELEASES[number:] for card in one.cards)


def in_print(number: int, cards: Sequence[str]) -> tuple[str, ...]:
    """The cards as this release prints them, in order of their names."""
    named = editions(number)
    return tuple(sorted(named.get(card, card) for card in cards)) if named else tuple(cards)


@lru_cache
def ban_lists(number: int) -> tuple[BanList, ...]:
    """The lists that this release knows."""
    known = {one.version for one in RELEASES[:number]}
    return tuple(each for each in BANS if each.since in known)


def amended(book: Rulebook, number: int) -> Rulebook:
    """The rulebook in the words of this release."""
    words = {each.clause: each.text for one in RELEASES[:number] for each in one.amends}
    if not words:
        return book
    return replace(book, clauses=tuple(replace(one, text=words.get(one.id, one.text)) for one in book.clauses))


def notes(releases: Sequence[Release] = RELEASES, lists: Sequence[BanList] = BANS) -> tuple[ReleaseNote, ...]:
    """What each release brought, the newest first."""
    return tuple(_note(one, lists) for one in reversed(releases))


def begins(bans: BanList) -> date:
    """The first day of a list."""
    year, month = map(int, bans.month.split("-"))
    return date(year, month, bans.day) if bans.day else first_friday(year, month)


def first_friday(year: int, month: int) -> date:
    """The day on which a month's update comes into force (SO-UPD-01)."""
    first = date(year, month, 1)
    return first + timedelta(days=(_FRIDAY - first.weekday()) % 7)


def faults(releases: Sequence[Release], book: Rulebook) -> list[str]:
    """What is wrong with a list of releases; nothing for one that can be played under."""
    out: list[str] = []
    before = date.min
    for one in releases:
        day = date.fromisoformat(one.date)
        if day <= before:
            out.append(f"{one.version}: {one.date} is not after the release before it")
        if one.kind == "monthly" and day != first_friday(day.year, day.month):
            out.append(f"{one.version}: {one.date} is not the first Friday of its month (SO-UPD-01)")
        if (one.kind == "hotfix") != bool(one.cause):
            out.append(f"{one.version}: a hotfix has a cause, a monthly update has none (SO-UPD-05)")
        named = [card for pair in one.replaces.items() for card in pair]
        out += [f"{one.version}: there is no card {card}" for card in named if card not in CARDS]
        clauses = [each.clause for each in one.amends]
        out += [f"{one.version}: there is no clause {clause}" for clause in clauses if book.find(clause) is None]
        before = day
    versions = [one.version for one in releases]
    out += [f"{version}: there are two of this version" for version in {*versions} if versions.count(version) > 1]
    return out


def _note(one: Release, lists: Sequence[BanList]) -> ReleaseNote:
    brought = [each for each in lists if each.since == one.version]
    bans = tuple(
        Bans(begins(each).isoformat(), tuple(Banned(ban.card, CARDS[ban.card].name, ban.reason) for ban in each.cards))
        for each in sorted(brought, key=begins)
    )
    cards = tuple(card.name for card in one.cards)
    clauses = tuple(each.clause for each in one.amends)
    return ReleaseNote(one.version, one.date, one.kind, one.cause, one.news, cards, clauses, one.numbers, bans)
