"""Standings once more, from the bare results of all matches and in another way than hanpan.tournaments does."""

from collections import defaultdict
from fractions import Fraction
from typing import NamedTuple

from hanpan.tournaments.event import Event

THIRD = Fraction(1, 3)


class Half(NamedTuple):
    """A match as one of its players has it."""

    round: int
    other: str | None  # nobody: a bye
    won: int
    lost: int
    drawn: int
    played: bool
    slot: int

    @property
    def points(self) -> int:
        """3, 1 or 0; a forfeit is never drawn, a bye only where it is worth no more."""
        if self.won == self.lost:
            return 1 if self.played or self.other is None else 0
        return 3 if self.won > self.lost else 0


Place = tuple[int, str, int, tuple[Fraction, ...], int, int, int]


def reckoned(event: Event) -> list[Place]:
    """Place, player, points, tie-breaks, matches won, lost and drawn, the best first; equals by name."""
    halves = _halves(event)
    if event.settings.format in ("swiss", "swiss_cut", "round_robin"):
        halves = {name: own for name, own in halves.items() if own}  # whoever was never paired is not there
    before = {name: [half for half in own if not (half.slot and _cut(event))] for name, own in halves.items()}
    table = _Table(before, event)
    rows = []
    for name in halves:
        breaks = tuple(getattr(table, each)(name) for each in event.settings.tie_breaks)
        results = [half.points for half in before[name]]
        record = (results.count(3), results.count(0), results.count(1))
        rows.append((name, table.points[name], breaks, record))
    worth = {name: (points, breaks) for name, points, breaks, _ in rows}
    swiss = {name: 1 + sum(other > mine for other in worth.values()) for name, mine in worth.items()}
    alone = event.settings.format in ("single", "double")
    keys = {name: (-_life(event, name, halves[name]), 0 if alone else swiss[name]) for name in worth}
    found = [
        (1 + sum(other < keys[name] for other in keys.values()), name, points, breaks, *record)
        for name, points, breaks, record in rows
    ]
    return sorted(found, key=lambda row: row[:2])


def _halves(event: Event) -> dict[str, list[Half]]:
    found: dict[str, list[Half]] = {name: [] for name in event.players}
    for match in event.matches:
        result = match.result
        assert result is not None
        one, two, even, played = result.first, result.second, result.drawn, result.how == "played"
        found[match.first].append(Half(match.round, match.second, one, two, even, played, match.slot))
        if match.second is not None:
            found[match.second].append(Half(match.round, match.first, two, one, even, played, match.slot))
    return found


def _cut(event: Event) -> bool:
    return event.settings.format == "swiss_cut"


def _life(event: Event, name: str, own: list[Half]) -> int:
    """How long somebody was in the elimination: twice the round of the loss that was too many, and one more for whoever
    is third; 0: never in it."""
    if not event.seeds or event.settings.format == "round_robin":
        return 0
    lives = 2 if event.settings.format == "double" else 1
    third = next((stand for stand in event.bracket if stand.slot.name == "T"), None)
    lost = [
        half
        for half in own
        if half.slot and (third is None or half.slot != third.slot.number) and half.won <= half.lost
    ]
    nobody = [half.round for half in lost if half.won == half.lost]  # neither came, and neither goes on
    if nobody:
        return nobody[0] * 2
    if len(lost) >= lives:
        return lost[-1].round * 2 + (third is not None and third.winner == name)
    return 10_000 if any(half.slot for half in own) or own == [] else 0


class _Table:
    def __init__(self, halves: dict[str, list[Half]], event: Event) -> None:
        self.halves = halves
        self.wizards, self.most = event.settings.counting == "wizards", event.settings.to_win
        self.floor = Fraction(33, 100) if self.wizards else THIRD
        self.points = {name: sum(half.points for half in own) for name, own in halves.items()}
        self.met = {name: [half.other or "" for half in own if half.played] for name, own in halves.items()}
        self.last = max((half.round for own in halves.values() for half in own), default=0)

    def opponents_matches(self, name: str) -> Fraction:
        """Of the points that each could have had, at least a third."""
        rounds = {one: max(1, len(own) + self._missed(one)) for one, own in self.halves.items()}
        return self._mean([Fraction(self.points[one], 3 * rounds[one]) for one in self._against(name)])

    def games(self, name: str) -> Fraction:
        """Single games, byes and forfeits among them."""
        share = self._of_games(name)
        return max(self.floor, share) if self.wizards else share

    def _of_games(self, name: str) -> Fraction:
        own = self.halves[name]
        won, lost, drawn = (sum(getattr(half, each) for half in own) for each in ("won", "lost", "drawn"))
        lost += self._missed(name) * self.most
        return Fraction(3 * won + drawn, 3 * max(1, won + lost + drawn))

    def _missed(self, name: str) -> int:
        rounds = {half.round for half in self.halves[name]}
        return len(set(range(1, max(rounds, default=0))) - rounds) if self.wizards else 0

    def _against(self, name: str) -> list[str]:
        return [half.other for half in self.halves[name] if half.other and (half.played or self.wizards)]

    def opponents_games(self, name: str) -> Fraction:
        """The same of whom one has met."""
        return self._mean([self._of_games(one) for one in self._against(name)])

    def buchholz(self, name: str) -> Fraction:
        """The points of whom one has met."""
        return Fraction(sum(self.points[one] for one in self.met[name]))

    def median(self, name: str) -> Fraction:
        """Without the best and the worst of them."""
        points = [self.points[one] for one in self.met[name]]
        return Fraction(sum(points) - max(points) - min(points) if len(points) > 1 else 0)

    def sonneborn_berger(self, name: str) -> Fraction:
        """The points of whom one has beaten, half of those of whom one has drawn with."""
        weights = {3: Fraction(1), 1: Fraction(1, 2), 0: Fraction(0)}
        own = [half for half in self.halves[name] if half.played]
        return sum((weights[half.points] * self.points[half.other or ""] for half in own), Fraction(0))

    def direct(self, name: str) -> Fraction:
        """Points among those with as many, if all of them have met."""
        level = {one for one in self.points if self.points[one] == self.points[name]}
        if any(not level <= {one, *self.met[one]} for one in level):
            return Fraction(0)
        return Fraction(sum(half.points for half in self.halves[name] if half.played and half.other in level))

    def progressive(self, name: str) -> Fraction:
        """The points after each round, added up."""
        after: dict[int, int] = defaultdict(int)
        for half in self.halves[name]:
            for number in range(half.round, self.last + 1):
                after[number] += half.points
        return Fraction(sum(after.values()))

    def _mean(self, shares: list[Fraction]) -> Fraction:
        return sum((max(self.floor, share) for share in shares), Fraction(0)) / max(1, len(shares))
