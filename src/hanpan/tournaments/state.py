"""A tournament as it stands, as a value. What orders make of it: joining.py, rounds.py, results.py, judging.py."""

from fractions import Fraction
from typing import Literal, TypeAlias

import msgspec

from hanpan.tournaments import brackets
from hanpan.tournaments.matches import Match, Result
from hanpan.tournaments.orders import RELEASE, About, Grade, Role, Worth
from hanpan.tournaments.settings import Settings
from hanpan.tournaments.standings import Row, standings

Out: TypeAlias = Literal["", "waiting", "dropped", "disqualified"]


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who has joined. `since`: the first round that can be played. `owed` is counted under the first release
    of the rules alone (earlier.py)."""

    name: str
    since: int = 1
    out: Out = ""
    checked_in: bool = False
    deck: str = ""
    recalled: bool = False  # the game takes the list no more that was registered
    bot: bool = False
    rating: int = 0
    owed: int = 0


class Given(msgspec.Struct, frozen=True, omit_defaults=True):
    """A penalty that a judge gave; `round` is the one it was given in, 0 before the first. `match`: the round and table
    whose games it takes; none yet: those of the next match. `was`: what a disqualified player is again if it is
    lifted."""

    number: int
    player: str
    infraction: About
    grade: Grade
    why: str = ""
    round: int = 0
    lifted: bool = False
    match: tuple[int, int] | None = None
    was: Out = ""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tournament. `rounds` are those before an elimination; `seeds` are in its bracket, the first seed first."""

    settings: Settings
    release: int = RELEASE
    stage: Literal["open", "playing", "over"] = "open"
    players: dict[str, Player] = {}
    matches: tuple[Match, ...] = ()
    round: int = 0
    rounds: int = 0
    seeds: tuple[str, ...] = ()
    staff: dict[str, tuple[Role, ...]] = {}
    penalties: tuple[Given, ...] = ()
    claims: tuple[tuple[int, int, str, Result], ...] = ()  # round, table, who said it, what
    extra: dict[str, int] = {}  # seconds that matches were given, by "round/table"
    left_over: tuple[str, ...] = ()  # who was free in an arena and found nobody
    looked: tuple[tuple[str, str, str], ...] = ()  # a judge, whose list this one has opened, and the list's hash
    awarded: tuple[tuple[str, int, Worth], ...] = ()  # byes that organisers gave: whose, in which round
    apart: tuple[tuple[str, ...], ...] = ()  # who of the same group is kept apart
    time_up: bool = False
    cancelled: bool = False

    @property
    def present(self) -> list[Match]:
        """The matches of the present round; of an arena and of runs with common dice all of them."""
        return [match for match in self.matches if match.round == self.round or self.settings.by_time]

    @property
    def waiting(self) -> list[Match]:
        """Those of them that have no result."""
        return [match for match in self.present if match.result is None]

    @property
    def active(self) -> list[str]:
        """Who is in the tournament."""
        return [name for name, player in self.players.items() if not player.out]

    @property
    def seatable(self) -> list[str]:
        """Who can be paired: all of them but those who must register another deck first, unless they have a bye."""
        away = {name for name, number, _ in self.awarded if number == self.round + 1}
        return [name for name in self.active if name in away or not self.players[name].recalled]

    @property
    def queue(self) -> list[str]:
        """Who waits for a place, the first of them first."""
        return [name for name, player in self.players.items() if player.out == "waiting"]

    @property
    def eliminating(self) -> bool:
        """Whether the next round is one of a bracket."""
        return self.settings.format in ("single", "double") or (
            self.settings.format == "swiss_cut" and self.round >= self.rounds
        )

    @property
    def ranked(self) -> list[str]:
        """Who is in the standings: whoever was paired or stands in the bracket, and until the end whoever may still be
        paired."""
        been = {name for match in self.matches for name in match.players}
        been.update(self.seeds if self.settings.format != "round_robin" else ())
        over = self.stage == "over"
        return [name for name, one in self.players.items() if name in been or not (over or one.out)]

    def match(self, round_number: int, table: int) -> Match | None:
        """The match at a table of a round."""
        found = (match for match in self.matches if (match.round, match.table) == (round_number, table))
        return next(found, None)

    def roles(self, person: str) -> tuple[Role, ...]:
        """What somebody is here beside a player."""
        return self.staff.get(person, ())

    @property
    def bracket(self) -> list[brackets.Stand]:
        """How every match of the elimination stands; none before it is drawn."""
        if not self.seeds or self.settings.format == "round_robin":
            return []
        winners = {match.slot: match.winner for match in self.matches if match.slot and match.result is not None}
        return brackets.stands(
            self.seeds, winners, twice=self.settings.format == "double", third=self.settings.third_place
        )

    @property
    def resting(self) -> list[str]:
        """Who is still in the bracket and has no match in the present round."""
        left = {name for stand in self.bracket if not stand.decided for name in (stand.first, stand.second)}
        playing = {name for match in self.present for name in match.players}
        return [name for name in self.seeds if name in left - playing]

    def table(self) -> list[Row]:
        """The standings: by points and tie-breaks; in an elimination by how far everybody has come; of runs with common
        dice by what they came to."""
        if self.settings.format == "common":
            return self._runs()
        rows, far = self.before_elimination(), brackets.reached(self.bracket)
        if not far:
            return rows
        alone = self.settings.format in ("single", "double")  # nothing but the bracket tells people apart
        keys = {row.player: (-far.get(row.player, 0), 0 if alone else row.place) for row in rows}
        rows.sort(key=lambda row: keys[row.player])
        first: dict[tuple[int, int], int] = {}
        for number, row in enumerate(rows, 1):
            first.setdefault(keys[row.player], number)
        return [row._replace(place=first[keys[row.player]]) for row in rows]

    def before_elimination(self) -> list[Row]:
        """The standings without a top cut: points and tie-breaks of all rounds before it."""
        cut = self.settings.format == "swiss_cut"
        counted = [match for match in self.matches if not (cut and match.slot)]
        return standings(self.ranked, counted, self.settings)

    def _runs(self) -> list[Row]:
        done = [(match.first, match.result) for match in self.matches if match.result is not None]
        ranked = sorted(done, key=lambda run: (run[1].first, run[1].marks), reverse=True)
        rows: list[Row] = []
        for number, (player, result) in enumerate(ranked, 1):
            breaks = tuple(map(Fraction, result.marks))
            same = rows and (rows[-1].score, rows[-1].breaks) == (result.first, breaks)
            place = rows[-1].place if same else number
            rows.append(Row(place, player, result.first, breaks, result.first, 1 - result.first, 0))
        return rows
