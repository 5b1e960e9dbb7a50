"""What an update of a game's rules brought, as people read it."""

import msgspec

from hanpan.core.contract.rulebook import Words


class Banned(msgspec.Struct, frozen=True):
    """A card that may not be played, and why."""

    card: str
    name: Words
    reason: Words


class Bans(msgspec.Struct, frozen=True):
    """A list of banned cards and the day from which it holds; an empty one lifts the list before it."""

    since: str
    cards: tuple[Banned, ...]


class ReleaseNote(msgspec.Struct, frozen=True):
    """One release of the rules."""

    version: str
    date: str
    kind: str  # monthly, or hotfix
    cause: str  # of a hotfix: bug, security or combination; else empty
    news: Words
    cards: tuple[Words, ...]  # that are new or printed anew, by name
    clauses: tuple[str, ...]  # in new words
    numbers: dict[str, int]  # of the rules, by their dotted names
    bans: tuple[Bans, ...]
