"""The report in FIDE's format, read by its columns."""

from itertools import pairwise

import pytest

from hanpan.tournaments.matches import Result
from hanpan.tournaments.orders import AwardBye, Finish, KeepApart, Register, Report, SetPairs, Start
from hanpan.tournaments.settings import Settings
from hanpan.tournaments.trf import has_trf, report
from tests.tournaments.evenings import Evening, chance_plays


def held() -> Evening:
    made = Evening(Settings("Friday  night", "clash", "seed", best_of=3, rounds=2, seeding="rating"))
    made.do(Register("Ara", rating=1600), Register("Bom", rating=1800), *map(Register, ("Chan", "Dami", "Eun")))
    made.do(AwardBye("Chan", 2, "draw"), KeepApart(("Ara", "Eun")), Start())
    made.do(SetPairs(1, (("Ara", "Bom"), ("Chan", "Dami"), ("Eun", None)), "as they sit"))
    made.tell(1, 2, 1).do(Report(1, 2, Result(0, 2, how="forfeit")))
    made.do(SetPairs(2, (("Dami", "Ara"), ("Bom", "Eun"), ("Chan", None)), "as they sit"))
    return made.tell(1, 1, 1, 1).tell(2, 0, 2).do(Finish())


def test_an_evening_as_a_report() -> None:
    event, longer = held().event, "{} of the club with a name too long".format
    lines = report(event, longer, ("2026-11-20", "")).splitlines()
    assert lines[:8] == [
        "012 Friday night",
        "042 2026/11/20",
        "062 5",
        "072 2",
        "082 0",
        "092 Individual: Swiss-System",
        "XXR 2",
        "XXS W=3.0 D=1.0 L=0.0",
    ]
    players = {line[14:17].strip(): line for line in lines if line.startswith("001")}
    # By column: number, rating, points, place; of each round opponent, seat, result.
    found = {
        name: (int(line[4:8]), line[48:52].strip(), float(line[80:84]), int(line[85:89]), line[91:99], line[101:109])
        for name, line in players.items()
    }
    assert found == {
        "Bom": (1, "1800", 0.0, 5, "   2 b 0", "   5 w 0"),
        "Ara": (2, "1600", 4.0, 3, "   1 w 1", "   4 b ="),
        "Cha": (3, "", 1.0, 4, "   4 w -", "0000 - H"),
        "Dam": (4, "", 4.0, 2, "   3 b +", "   2 w ="),
        "Eun": (5, "", 6.0, 1, "0000 - U", "   1 b 1"),
    }
    assert lines[-1] == "XXP 2 5"


@pytest.mark.parametrize("number", range(8))
def test_any_tournament_with_rounds_fits_the_columns(number: int) -> None:
    """Opponents name each other, from the other seat, with results that fit."""
    formats = ("swiss", "swiss_cut", "single", "double", "round_robin")
    event = chance_plays(number, formats[number % 5], 9).event  # type: ignore[arg-type]
    assert has_trf(event.settings)
    lines = {int(line[4:8]): line for line in report(event, str).splitlines() if line.startswith("001")}
    assert sorted(lines) == list(range(1, len(event.table()) + 1))
    fits = {"1": "0", "0": "1", "=": "=", "+": "-", "-": "+-"}
    for at, line in lines.items():
        starts = range(91, 91 + 10 * event.round, 10)
        assert all(after - before == 10 for before, after in pairwise(starts))
        for start in starts:
            other, seat, code = line[start : start + 4].strip(), line[start + 5], line[start + 7]
            if other == "0000":
                assert (seat, code in "UFHZ") == ("-", True)
                continue
            back = lines[int(other)]
            assert int(back[start : start + 4]) == at
            assert {seat, back[start + 5]} == {"w", "b"}
            assert back[start + 7] in fits[code]
