"""The open sockets by session, so that they close with it."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Protocol

from hanpan.server.storage.rows import UserRow

SIGNED_OUT = 4401  # the session has ended: logged out, ended elsewhere, run out, or the account is gone


class Connected(Protocol):
    """An open socket as its session knows it."""

    session: str | None
    user: UserRow | None

    def hang_up(self, code: int) -> None:
        """Close it after what has been said."""


class Presence:
    """Who is connected under which session."""

    def __init__(self) -> None:
        self._lines: defaultdict[str, set[Connected]] = defaultdict(set)

    def sessions(self) -> list[str]:
        """The sessions with open sockets."""
        return list(self._lines)

    def sessions_of(self, user_id: str) -> list[str]:
        """The sessions of a user with open sockets."""
        return [
            session
            for session, lines in self._lines.items()
            if any(line.user is not None and line.user.id == user_id for line in lines)
        ]

    def enter(self, line: Connected) -> None:
        """A socket opened."""
        if line.session is not None:
            self._lines[line.session].add(line)

    def leave(self, line: Connected) -> None:
        """A socket closed."""
        if line.session is None:
            return
        self._lines[line.session].discard(line)
        if not self._lines[line.session]:
            del self._lines[line.session]

    def follow(self, old: str, new: str, user: UserRow) -> None:
        """The session goes on under another token, perhaps of another user."""
        for line in self._lines.pop(old, set()):
            line.session, line.user = new, user
            self._lines[new].add(line)

    def close(self, sessions: Iterable[str]) -> None:
        """These sessions have ended: their sockets close."""
        for session in sessions:
            for line in list(self._lines.get(session, ())):
                line.hang_up(SIGNED_OUT)
