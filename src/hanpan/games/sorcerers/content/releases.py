"""What releases of the rules change about cards and ban lists (SO-UPD); contract/releases.py has the rest."""

from collections.abc import Sequence
from datetime import date, timedelta
from functools import lru_cache

from hanpan.core.contract.releases import Banned, Bans, ReleaseNote, note
from hanpan.core.contract.releases import faults as of_any_game
from hanpan.core.contract.rulebook import Rulebook
from hanpan.games.sorcerers.content.catalogue import BANS, CARDS, RELEASES, BanList, Release

_FRIDAY = 4


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
    out = of_any_game(releases, book)
    for one in releases:
        day = date.fromisoformat(one.date)
        if one.kind == "monthly" and day != first_friday(day.year, day.month):
            out.append(f"{one.version}: {one.date} is not the first Friday of its month (SO-UPD-01)")
        named = [card for pair in one.replaces.items() for card in pair]
        out += [f"{one.version}: there is no card {card}" for card in named if card not in CARDS]
    return out


def _note(one: Release, lists: Sequence[BanList]) -> ReleaseNote:
    brought = [each for each in lists if each.since == one.version]
    bans = tuple(
        Bans(begins(each).isoformat(), tuple(Banned(ban.card, CARDS[ban.card].name, ban.reason) for ban in each.cards))
        for each in sorted(brought, key=begins)
    )
    return note(one, tuple(card.name for card in one.cards), bans)
