"""Standings, worked by hand. tests/tournaments/test_many.py holds them against a computation of its own."""

from fractions import Fraction
from typing import Any

import pytest

from hanpan.tournaments.matches import Match, Result
from hanpan.tournaments.settings import Settings, TieBreak
from hanpan.tournaments.standings import standings

PLAYERS = ["Ara", "Bom", "Chan", "Dami"]
# Round 1: Ara 2–0 Bom, Chan 2–1 Dami. Round 2: Ara 1–1 Chan, Bom 2–0 Dami.
MATCHES = [
    Match(1, 1, "Ara", "Bom", Result(2, 0)),
    Match(1, 2, "Chan", "Dami", Result(2, 1)),
    Match(2, 1, "Ara", "Chan", Result(1, 1, 1)),
    Match(2, 2, "Bom", "Dami", Result(2, 0)),
]


def settings(*breaks: TieBreak, **told: Any) -> Settings:
    return Settings("By hand", "any-game", "seed", best_of=3, tie_breaks=breaks, **told)


def value(name: TieBreak, player: str, matches: list[Match] = MATCHES) -> Fraction:
    found = {row.player: row.breaks[0] for row in standings(PLAYERS, matches, settings(name))}
    return found[player]


def test_by_hand() -> None:
    """Ara and Chan have 4 points, Bom 3, Dami 0."""
    rows = standings(PLAYERS, MATCHES, settings("opponents_matches"))
    assert [(row.place, row.player, row.score) for row in rows] == [
        (1, "Ara", 4),
        (2, "Chan", 4),
        (3, "Bom", 3),
        (4, "Dami", 0),
    ]
    # Ara met Bom (3 of 6) and Chan (4 of 6); Chan met Dami (0, so a third) and Ara (4 of 6).
    assert [row.breaks[0] for row in rows[:2]] == [
        (Fraction(1, 2) + Fraction(2, 3)) / 2,
        (Fraction(1, 3) + Fraction(2, 3)) / 2,
    ]


@pytest.mark.parametrize(
    ("name", "ara"),
    [
        ("games", Fraction(3 * 3 + 1, 3 * 5)),  # won 3, drawn 1 of 5 games
        (
            "opponents_games",
            (Fraction(2, 4) + Fraction(3 * 3 + 1, 3 * 6)) / 2,
        ),  # Bom 2 of 4, Chan 3 won and 1 drawn of 6
        ("buchholz", Fraction(7)),
        ("median", Fraction(0)),  # of two opponents the best and the worst are left out
        ("sonneborn_berger", Fraction(3) + Fraction(4, 2)),
        ("direct", Fraction(1)),  # drew with Chan, who has as many points
        ("progressive", Fraction(3 + 4)),
    ],
)
def test_each_tie_break_by_hand(name: TieBreak, ara: Fraction) -> None:
    assert value(name, "Ara") == ara


def test_equals_share_a_place() -> None:
    rows = standings(PLAYERS, MATCHES, settings())
    assert [(row.place, row.player) for row in rows] == [(1, "Ara"), (1, "Chan"), (3, "Bom"), (4, "Dami")]


def test_a_bye_has_no_opponent_and_counts_as_won() -> None:
    bye = Match(1, 1, "Ara", None, Result(2, 0, how="bye"))
    rows = standings(["Ara"], [bye], settings("opponents_matches", "games"))
    assert (rows[0].score, rows[0].breaks, rows[0].won) == (3, (Fraction(0), Fraction(1)), 1)


def test_a_match_that_both_forfeit_is_lost_by_both() -> None:
    rows = standings(PLAYERS[:2], [Match(1, 1, "Ara", "Bom", Result(0, 0, how="forfeit"))], settings())
    assert [(row.score, row.lost) for row in rows] == [(0, 1), (0, 1)]


def test_nobody_is_hurt_by_an_opponent_who_drops() -> None:
    """Bom drops after the first round: of the rounds that Bom was in, the share stays what it was."""
    dropped = [*MATCHES[:3], Match(2, 2, "Dami", None, Result(2, 0, how="bye"))]
    assert value("opponents_matches", "Ara", dropped) == (Fraction(1, 3) + Fraction(2, 3)) / 2


# As Wizards count. Round 1: Ara 2–0 Bom; Chan does not come to Dami. Eun joins for round 2: Ara 2–1 Dami, Bom 2–1 Eun,
# Chan has the bye.
WIZARDS = [
    Match(1, 1, "Ara", "Bom", Result(2, 0)),
    Match(1, 2, "Chan", "Dami", Result(0, 2, how="forfeit")),
    Match(2, 1, "Ara", "Dami", Result(2, 1)),
    Match(2, 2, "Bom", "Eun", Result(2, 1)),
    Match(2, 3, "Chan", None, Result(2, 0, how="bye")),
]
FLOOR = Fraction(33, 100)


@pytest.mark.parametrize(
    ("player", "opponents", "games", "opponents_games"),
    [
        # Bom has won 1 of 2 matches, and so has Dami, who met Chan, too, though Chan did not come.
        ("Ara", Fraction(1, 2), Fraction(4, 5), (Fraction(2, 5) + Fraction(3, 5)) / 2),
        # Eun missed a round: none of 2 matches and 1 of 5 games, so 0.33 of each; Ara won 2 of 2 and 4 of 5.
        ("Bom", (1 + FLOOR) / 2, Fraction(2, 5), (Fraction(4, 5) + FLOOR) / 2),
        # Chan's bye has no opponent, and counts for Chan: 1 of 2 matches, 2 of 4 games.
        ("Dami", (Fraction(1, 2) + 1) / 2, Fraction(3, 5), (Fraction(1, 2) + Fraction(4, 5)) / 2),
        ("Chan", Fraction(1, 2), Fraction(1, 2), Fraction(3, 5)),
        ("Eun", Fraction(1, 2), FLOOR, Fraction(2, 5)),  # the own share is 1 of 5 games, and counts as 0.33
    ],
)
def test_as_wizards_count_by_hand(player: str, opponents: Fraction, games: Fraction, opponents_games: Fraction) -> None:
    counted = settings("opponents_matches", "games", "opponents_games", counting="wizards")
    found = {row.player: row.breaks for row in standings([*PLAYERS, "Eun"], WIZARDS, counted)}
    assert found[player] == (opponents, games, opponents_games)
