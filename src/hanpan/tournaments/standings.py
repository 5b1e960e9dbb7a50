"""Who stands where: scores, and the tie-breaks in the order that the settings fixed.

Everything is exact (fractions). What a player has earned stays whatever happens later: whoever drops keeps the score,
and an opponent's record counts up to the rounds that this opponent was in.
"""

import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from hanpan.tournaments.matches import Match
from hanpan.tournaments.settings import Counting, Settings, TieBreak


class Shares(NamedTuple):
    """How shares of matches and games are counted."""

    floor: Fraction  # an opponent's share counts at least so much
    own_floor: Fraction = Fraction(0)  # and the own share of games
    absent: bool = False  # whether somebody who did not come was met
    missed: bool = False  # whether a round that was missed counts as lost


COUNTINGS: Mapping[Counting, Shares] = {
    "played": Shares(Fraction(1, 3)),
    "wizards": Shares(Fraction(33, 100), Fraction(33, 100), absent=True, missed=True),
}


class Row(NamedTuple):
    """A line of the standings. Whoever shares score and all tie-breaks shares the place."""

    place: int
    player: str
    score: int
    breaks: tuple[Fraction, ...]
    won: int
    lost: int
    drawn: int


class Scores:
    """What every player has earned in these matches; those without a result count for nobody."""

    def __init__(self, players: Iterable[str], matches: Iterable[Match], settings: Settings) -> None:
        self.points, self.counting, self.to_win = settings.points, COUNTINGS[settings.counting], settings.to_win
        self.matches: dict[str, list[Match]] = {player: [] for player in players}
        self._paired: dict[str, list[int]] = {player: [] for player in self.matches}
        for match in matches:
            for player in match.players:
                self._paired[player].append(match.round)
            if match.result is not None:
                for player in match.players:
                    self.matches[player].append(match)
        self.score = {player: sum(self.earned(player, match) for match in found) for player, found in self._all()}

    def earned(self, player: str, match: Match) -> int:
        """The points of one match: a win, a draw or a loss; a match that both forfeit is lost by both."""
        result = match.result
        if result is None:
            return 0
        if match.winner is not None:
            return self.points.win if match.winner == player else self.points.loss
        return self.points.loss if result.how == "forfeit" else self.points.draw

    def met(self, player: str) -> list[str]:
        """Whom a player really played, match by match."""
        found = (match.other(player) for match in self.matches[player] if match.played)
        return [other for other in found if other is not None]

    def opponents(self, player: str) -> list[str]:
        """Whose shares count for a player's."""
        if not self.counting.absent:
            return self.met(player)
        return [other for match in self.matches[player] if (other := match.other(player)) is not None]

    def missed(self, player: str) -> int:
        """Rounds before the last own one that count as lost: of a late entry, or of somebody who came back."""
        own = self._paired[player]
        return max(own) - len(own) if own and self.counting.missed else 0

    def record(self, player: str) -> tuple[int, int, int]:
        """Matches won, lost and drawn; a bye is won."""
        won = sum(match.winner == player for match in self.matches[player])
        drawn = sum(match.winner is None and not match.forfeited for match in self.matches[player])
        return won, len(self.matches[player]) - won - drawn, drawn

    def share_of_matches(self, player: str) -> Fraction:
        """Of the points that this player could have had, in the rounds it was in."""
        rounds = len(self.matches[player]) + self.missed(player)
        return Fraction(self.score[player], self.points.win * rounds) if rounds else Fraction(0)

    def share_of_games(self, player: str) -> Fraction:
        """The same of single games: a drawn one is worth what a drawn match is."""
        won, lost, drawn = 0, self.missed(player) * self.to_win, 0
        for match in self.matches[player]:
            one, two, three = match.games(player)
            won, lost, drawn = won + one, lost + two, drawn + three
        count = won + lost + drawn
        earned = self.points.win * won + self.points.draw * drawn + self.points.loss * lost
        return Fraction(earned, self.points.win * count) if count else Fraction(0)

    def _all(self) -> Iterable[tuple[str, list[Match]]]:
        return self.matches.items()


def standings(players: Sequence[str], matches: Iterable[Match], settings: Settings) -> list[Row]:
    """The players from the first to the last. Ties that nothing breaks are shared, in the order of registration."""
    scores = Scores(players, matches, settings)
    found = {player: tuple(_BREAKS[name](scores, player) for name in settings.tie_breaks) for player in players}
    ranked = sorted(players, key=lambda player: (-scores.score[player], *(-each for each in found[player])))
    rows: list[Row] = []
    for number, player in enumerate(ranked, 1):
        same = rows and (rows[-1].score, rows[-1].breaks) == (scores.score[player], found[player])
        place = rows[-1].place if same else number
        rows.append(Row(place, player, scores.score[player], found[player], *scores.record(player)))
    return rows


def cell(name: str) -> str:
    """A name for a spreadsheet, which takes none for a formula."""
    return f"'{name}" if unicodedata.normalize("NFKC", name)[:1] in ("=", "+", "-", "@") else name


def _mean(shares: list[Fraction]) -> Fraction:
    return sum(shares, Fraction(0)) / len(shares) if shares else Fraction(0)


def _opponents_matches(scores: Scores, player: str) -> Fraction:
    return _mean([max(scores.counting.floor, scores.share_of_matches(other)) for other in scores.opponents(player)])


def _games(scores: Scores, player: str) -> Fraction:
    return max(scores.counting.own_floor, scores.share_of_games(player))


def _opponents_games(scores: Scores, player: str) -> Fraction:
    return _mean([max(scores.counting.floor, scores.share_of_games(other)) for other in scores.opponents(player)])


def _buchholz(scores: Scores, player: str) -> Fraction:
    return Fraction(sum(scores.score[other] for other in scores.met(player)))


def _median(scores: Scores, player: str) -> Fraction:
    """Buchholz without the highest and the lowest opponent."""
    return Fraction(sum(sorted(scores.score[other] for other in scores.met(player))[1:-1]))


def _sonneborn_berger(scores: Scores, player: str) -> Fraction:
    """The scores of those one has beaten, and half of those one has drawn with."""
    total = Fraction(0)
    for match in scores.matches[player]:
        other = match.other(player)
        if match.played and other is not None and match.winner in (player, None):
            total += Fraction(scores.score[other], 1 if match.winner == player else 2)
    return total


def _direct(scores: Scores, player: str) -> Fraction:
    """What one has earned against those of the same score, if all of them have met one another."""
    equals = {other for other, score in scores.score.items() if score == scores.score[player]}
    if any(equals - {one} - set(scores.met(one)) for one in equals):
        return Fraction(0)
    among = (match for match in scores.matches[player] if match.played and match.other(player) in equals)
    return Fraction(sum(scores.earned(player, match) for match in among))


def _progressive(scores: Scores, player: str) -> Fraction:
    """The score after each round, added up: early wins count more."""
    by_round = {match.round: scores.earned(player, match) for match in scores.matches[player]}
    last = max((match.round for found in scores.matches.values() for match in found), default=0)
    return Fraction(sum(earned * (last + 1 - number) for number, earned in by_round.items()))


_BREAKS: Mapping[TieBreak, Callable[[Scores, str], Fraction]] = {
    "opponents_matches": _opponents_matches,
    "games": _games,
    "opponents_games": _opponents_games,
    "buchholz": _buchholz,
    "median": _median,
    "sonneborn_berger": _sonneborn_berger,
    "direct": _direct,
    "progressive": _progressive,
}
