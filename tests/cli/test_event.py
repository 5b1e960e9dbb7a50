"""`hanpan event`: an evening from the opening to the final standings, and what it refuses."""

import csv
import io
import json
from pathlib import Path

import pytest

from tests.cli.run import fine, hanpan

pytestmark = pytest.mark.slow


def opened(tmp_path: Path, *more: str) -> Path:
    path = tmp_path / "friday.jsonl"
    told = fine("event", "new", path, "clash", "--name", "Friday", "--best-of", "3", "--seed", "abc", *more)
    assert told == "Friday is open. Public seed: abc\n"
    return path


def wrong(*args: object, korean: bool = False) -> str:
    """The one line on standard error of what is refused."""
    done = hanpan(*args, korean=korean)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_an_evening(tmp_path: Path) -> None:
    path = opened(tmp_path)
    assert fine("event", "register", path, "Ara", "Bom", "Chan", "Dami", "Eun") == "5 players\n"
    assert fine("event", "start", path) == "5 players, 3 rounds\n"
    for number in range(1, 4):
        assert f"Round {number}" in fine("event", "pair", path)
        assert fine("event", "result", path, 1, "2-1") == f"Round {number}: one result is missing.\n"
        assert fine("event", "result", path, 2, "0-2", "--forfeit") == f"Round {number} is complete.\n"
    fine("event", "result", path, 1, "1-2", "--why", "written the wrong way round")
    fine("event", "finish", path)
    rows = list(csv.DictReader(io.StringIO(fine("event", "standings", path, "--csv"))))
    assert [row["place"] for row in rows] == sorted((row["place"] for row in rows), key=int)
    assert sum(int(row["points"]) for row in rows) == 9 * 3  # nine matches and byes, each with a winner
    assert json.loads(fine("event", "standings", path, "--json"))[0]["player"] == rows[0]["player"]
    assert json.loads(fine("event", "show", path, "--json"))["stage"] == "over"
    lines = len(path.read_bytes().splitlines())
    told = fine("event", "verify", path)
    assert told.startswith(f"{lines} lines and 3 rounds: all as the rules say.\nHead of the log: line {lines}, ")
    assert "순위" in fine("event", "standings", path, korean=True)


def test_players_from_a_spreadsheet(tmp_path: Path) -> None:
    path = opened(tmp_path)
    names = tmp_path / "names.csv"
    names.write_text("\ufeffclub,Name\nRed,아라\nBlue,봄\n\n", "utf-8")
    assert fine("event", "import", path, names) == "2 players\n"
    before = path.read_bytes()
    names.write_text("Chan\nDami\nCHAN\n", "utf-8")
    assert "(EV-JOIN-01)" in wrong("event", "import", path, names)
    assert path.read_bytes() == before  # all of them or none
    names.write_text("Chan\nDami\n", "utf-8")
    assert fine("event", "import", path, names) == "4 players\n"
    fine("event", "drop", path, "아라")
    assert fine("event", "start", path) == "3 players, 2 rounds\n"


def test_what_is_refused_leaves_the_file_alone(tmp_path: Path) -> None:
    path = opened(tmp_path, "--capacity", "3")
    fine("event", "register", path, "Ara", "Bom", "Chan")
    before = path.read_bytes()
    taken = wrong("event", "register", path, "ARA")
    assert taken == "hanpan: ARA is taken: Ara is here already, and the two names look the same. (EV-JOIN-01)\n"
    assert "(EV-JOIN-02)" in wrong("event", "register", path, "Dami")
    assert "(EV-ROUND-01)" in wrong("event", "pair", path)
    assert "no score such as 2-1" in wrong("event", "result", path, "1", "two")
    assert "시작되지 않았습니다. (EV-ROUND-01)" in wrong("event", "pair", path, korean=True)
    assert "already" in wrong("event", "new", path, "clash", "--name", "Again")
    assert "$.format" in wrong("event", "new", tmp_path / "b", "clash", "--name", "B", "--format", "ladder")
    assert "(EV-FORM-02)" in wrong("event", "new", tmp_path / "b", "clash", "--name", "B", "--cut", "4")
    assert "no game" in wrong("event", "new", tmp_path / "b", "chess", "--name", "B")
    assert not (tmp_path / "b").exists()
    assert path.read_bytes() == before


def test_a_changed_file_is_seen(tmp_path: Path) -> None:
    path = opened(tmp_path)
    fine("event", "register", path, "Ara", "Bom")
    path.write_bytes(path.read_bytes().replace(b"Ara", b"Bob"))
    assert "line 3: it does not follow the line before it" in wrong("event", "standings", path)
    assert wrong("event", "show", tmp_path / "none").endswith("No such file or directory\n")


def verified(path: Path, *more: object, korean: bool = False) -> tuple[int, str]:
    done = hanpan("event", "verify", path, *more, korean=korean)
    assert done.stderr == ""
    return done.exit_code, done.stdout


def test_verify_tells_what_differs_with_code_1_and_what_is_no_log_with_2(tmp_path: Path) -> None:
    path = opened(tmp_path)
    fine("event", "register", path, "Ara", "Bom")
    whole = path.read_bytes()
    path.write_bytes(whole.replace(b"Ara", b"Bob"))
    code, said = verified(path)
    assert (code, "line 3: it does not follow the line before it" in said) == (1, True)
    path.write_bytes(whole + b"{}\n")
    assert verified(path)[0] == 1
    path.write_bytes(b"{}\n")
    assert "line 1" in wrong("event", "verify", path)
    assert wrong("event", "verify", tmp_path / "none").endswith("No such file or directory\n")


def test_a_log_that_was_cut_at_the_end_is_noticed_by_its_head(tmp_path: Path) -> None:
    path = opened(tmp_path, "--rounds", "1")
    fine("event", "register", path, "Ara", "Bom")
    fine("event", "start", path)
    fine("event", "pair", path)
    assert "The log has no closing line" in verified(path)[1]
    early = json.loads(fine("event", "export", path))["head"]
    fine("event", "result", path, 1, "2-1")
    head = fine("event", "finish", path).splitlines()[-1].split()[-1]
    assert json.loads(fine("event", "export", path))["head"] == {"lines": 7, "sha256": head}
    assert "closing" not in verified(path)[1]
    assert verified(path, "--head", head)[1].splitlines()[1].endswith("It is the last line.")
    assert "2 lines were added since." in verified(path, "--head", early["sha256"][:16].upper())[1]
    lines = path.read_bytes().splitlines(keepends=True)
    for kept in (6, 5):  # without the end; without the result, too
        path.write_bytes(b"".join(lines[:kept]))
        assert verified(path)[0] == 0  # nothing inside the file shows it
        code, said = verified(path, "--head", head)
        assert (code, "something was changed or cut off" in said) == (1, True)
        assert "잘렸습니다" in verified(path, "--head", head, korean=True)[1]
    assert "no head" in wrong("event", "verify", path, "--head", "12ab")


def test_whoever_never_played_is_in_no_standings(tmp_path: Path) -> None:
    path = opened(tmp_path, "--rounds", "1")
    fine("event", "register", path, "Ara", "Bom", "Kim")
    fine("event", "start", path)
    fine("event", "drop", path, "Kim")
    fine("event", "pair", path)
    fine("event", "result", path, 1, "2-1")
    fine("event", "finish", path)
    assert sorted(row["player"] for row in rows_of(path)) == ["Ara", "Bom"]
    assert len(json.loads(fine("event", "export", path))["standings"]) == 2


def rows_of(path: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(fine("event", "export", path, "--as", "csv"))))


def test_an_arena_of_dice_battle(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    assert "(EV-TIME-01)" in wrong("event", "new", path, "dice-battle", "--name", "Dice", "--format", "arena")
    fine("event", "new", path, "dice-battle", "--name", "Dice", "--format", "arena", "--minutes", "30", "--seed", "a")
    fine("event", "register", path, "Ara", "Bom", "Chan", "Dami")
    fine("event", "start", path)
    fine("event", "pair", path)
    fine("event", "result", path, 1, "1-0")
    fine("event", "register", path, "Eun")  # one can come at any time
    fine("event", "pair", path)  # the two who are free, or one of them and Eun
    assert "(EV-ARENA-02)" in wrong("event", "pair", path)
    assert "(EV-ARENA-03)" in wrong("event", "take-back", path, "--why", "by mistake")
    fine("event", "result", path, 1, "0-1")
    assert fine("event", "result", path, 2, "0-0-1", "--round", 1) == "Round 2 is complete.\n"
    fine("event", "pair", path)
    assert fine("event", "time-up", path) == "Round 3: 2 results are missing.\n"
    assert "(EV-ROUND-02)" in wrong("event", "finish", path)
    for table in (1, 2):
        fine("event", "result", path, table, "1-0")
    fine("event", "finish", path)
    assert sum(int(row["points"]) for row in rows_of(path)) == 4 * 3 + 2
    assert "all as the rules say" in fine("event", "verify", path)


def test_a_round_robin_of_clash(tmp_path: Path) -> None:
    path = tmp_path / "clash.jsonl"
    fine("event", "new", path, "clash", "--name", "Clash", "--format", "round_robin", "--tie-break", "sonneborn_berger")
    fine("event", "register", path, "Ara", "Bom", "Chan", "Dami", "=SUM(1)")
    assert fine("event", "start", path) == "5 players, 5 rounds\n"
    for _ in range(5):
        fine("event", "pair", path)
        fine("event", "result", path, 1, "1-0")
        fine("event", "result", path, 2, "0-1")
    assert "(EV-ROUND-03)" in wrong("event", "pair", path)
    fine("event", "finish", path)
    told = json.loads(fine("event", "export", path))
    met = {frozenset((match["first"], match["second"])) for match in told["matches"] if match.get("second")}
    assert len(met) == 10
    assert [row["player"] for row in told["standings"]] == [row["player"].lstrip("'") for row in rows_of(path)]
    assert len(told["log"]) == len(path.read_bytes().splitlines())
    assert "'=SUM(1)" in [row["player"] for row in rows_of(path)]  # no formula for a spreadsheet
    assert "all as the rules say" in fine("event", "verify", path)


def test_best_of_three_with_a_top_cut(tmp_path: Path) -> None:
    path = opened(tmp_path, "--format", "swiss_cut", "--cut", "2", "--rounds", "1")
    fine("event", "register", path, "Ara", "Bom", "Chan", "Dami")
    fine("event", "start", path)
    fine("event", "pair", path)
    assert "(EV-RES-02)" in wrong("event", "result", path, 1, "3-0")
    fine("event", "result", path, 1, "2-1")
    fine("event", "result", path, 2, "1-1-1")
    fine("event", "pair", path)
    assert "(EV-ELIM-02)" in wrong("event", "result", path, 1, "1-1-1")
    fine("event", "result", path, 1, "0-2")
    fine("event", "finish", path)
    told = json.loads(fine("event", "export", path))
    assert told["bracket"][-1]["winner"] == told["standings"][0]["player"] == told["matches"][-1]["second"]


def test_a_double_elimination_tells_who_goes_through(tmp_path: Path) -> None:
    path = opened(tmp_path, "--format", "double")
    fine("event", "register", path, "Ara", "Bom", "Chan", "Dami", "Eun")
    fine("event", "start", path)
    said = fine("event", "pair", path).splitlines()[-1]
    assert said.startswith("Still in, without a match in this round: ")
    assert len(said.split(": ")[1].split(", ")) == 3


def test_an_arena_tells_the_waves_apart(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    fine("event", "new", path, "dice-battle", "--name", "Dice", "--format", "arena", "--minutes", "30")
    fine("event", "register", path, "Ara", "Bom")
    fine("event", "start", path)
    fine("event", "pair", path)
    fine("event", "result", path, 1, "1-0")
    fine("event", "register", path, "Chan", "Dami")
    shown = fine("event", "pair", path)
    rows = [line for line in shown.splitlines() if "Ara" in line or "Chan" in line or "Dami" in line or "Bom" in line]
    assert "wave" in shown
    assert len({tuple(row.split()[:2]) for row in rows}) == len(rows) == 3


def test_byes_groups_kept_apart_and_ratings(tmp_path: Path) -> None:
    path = opened(tmp_path, "--rounds", "2", "--seeding", "rating", "--counting", "wizards")
    names = tmp_path / "names.csv"
    names.write_text("name,rating\nAra,1900\nBom,1800\nChan,1700\nDami,\nEun,1500\n", "utf-8")
    fine("event", "import", path, names)
    fine("event", "rate", path, "Dami", 1600)
    names.write_text("name,rating\nFay,high\n", "utf-8")
    assert "'high' is no whole number" in wrong("event", "import", path, names)
    assert fine("event", "bye", path, "Eun", "--draw") == "Awarded byes in round 1: Eun\n"
    assert "(EV-BYE-02)" in wrong("event", "bye", path, "Eun")
    assert fine("event", "apart", path, "Ara", "Chan") == "1 group is kept apart.\n"
    assert "(EV-PAIR-06)" in wrong("event", "apart", path, "Ara", "Dami", "--lift")
    fine("event", "start", path)
    fine("event", "pair", path)
    told = json.loads(fine("event", "show", path, "--json"))
    pairs = {frozenset((match["first"], match.get("second", ""))) for match in told["matches"]}
    assert pairs == {frozenset(("Ara", "Dami")), frozenset(("Bom", "Chan")), frozenset(("Eun", ""))}
    fine("event", "apart", path, "Ara", "Bom", "Chan", "Dami", "Eun")
    fine("event", "result", path, 1, "2-0")
    fine("event", "result", path, 2, "2-0")
    assert "were to be kept apart; there was no other way. (EV-PAIR-06)" in fine("event", "pair", path)
    assert "all as the rules say" in fine("event", "verify", path)
