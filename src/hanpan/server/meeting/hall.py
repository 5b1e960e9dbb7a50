"""Who is there: the open lines of everybody who has a page of ours open, and who is told that something has changed."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Protocol


class Line(Protocol):
    """A line that is told news."""

    def stir(self) -> None:
        """There is news: tell it soon."""
        ...


class Hall:
    """The lines by user."""

    def __init__(self) -> None:
        self._lines: defaultdict[str, set[Line]] = defaultdict(set)

    def here(self, user_id: str) -> bool:
        """Whether the user has a page open."""
        return user_id in self._lines

    def among(self, user_ids: Iterable[str]) -> list[str]:
        """Who of these is there."""
        return [user for user in user_ids if user in self._lines]

    def enter(self, user_id: str, line: Line) -> bool:
        """One more line of the user; whether it is the first."""
        first = user_id not in self._lines
        self._lines[user_id].add(line)
        return first

    def leave(self, user_id: str, line: Line) -> bool:
        """One line less; whether it was the last."""
        lines = self._lines.get(user_id)
        if lines is None:
            return False
        lines.discard(line)
        if lines:
            return False
        del self._lines[user_id]
        return True

    def tell(self, *user_ids: str) -> None:
        """Something has changed for these."""
        for user in user_ids:
            for line in self._lines.get(user, ()):
                line.stir()
