"""Names of people: what can be shown. Accounts are unique by the skeleton of their name (language/lookalikes.py)."""

import re
import unicodedata
from functools import cache

from hanpan.core.language.lookalikes import same_width, skeleton, unseen
from hanpan.server.refusing import ApiError

NAME_MOST = 24
DELETED = "deleted player"  # what remains of somebody who has left; the client says it in the reader's language
GUEST_WORDS = {"en": "Guest", "ko": "손님"}

_RESERVED = re.compile(rf"({'|'.join(word.casefold() for word in GUEST_WORDS.values())})[ \d]*")


def checked_name(name: str) -> str:
    """The name as it will be shown. Raises ApiError for one that cannot be."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not 1 <= len(name) <= NAME_MOST:
        raise ApiError(400, "bad_name", f"a name has 1 to {NAME_MOST} characters, this one has {len(name)}")
    letter = unseen(name)
    if letter is not None:
        raise ApiError(400, "bad_name", f"a name cannot hold the character U+{ord(letter):04X}")
    if not skeleton(name):
        raise ApiError(400, "bad_name", "a name holds something that can be seen")
    if skeleton(name) in _deleted():
        raise ApiError(409, "name_taken", "this is what somebody who has left is called")
    return name


def checked_account_name(name: str) -> str:
    """The name as an account may have it, which no guest is given by the server. Raises ApiError."""
    name = checked_name(name)
    if unnamed(name):
        raise ApiError(409, "name_taken", "guests are called like this; choose a name of your own")
    return name


def unnamed(name: str) -> bool:
    """Whether this is what the server calls a guest."""
    return _RESERVED.fullmatch(folded(name)) is not None


def folded(name: str) -> str:
    """The name of an account as it is typed: case and width do not matter."""
    return same_width(" ".join(name.split()).replace("\0", "")).casefold()[:64]


def with_number(name: str, number: int) -> str:
    """The name of somebody who came later to one that was taken."""
    suffix = f" {number}"
    return name[: NAME_MOST - len(suffix)].rstrip() + suffix


@cache
def _deleted() -> frozenset[str]:
    return frozenset(skeleton(name) for name in (DELETED, "탈퇴한 플레이어"))
