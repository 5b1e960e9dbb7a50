"""`hanpan games`, `rules` and `params`."""

from pathlib import Path

import pytest

from tests.cli.run import fine, fine_json, hanpan, refused


def test_games() -> None:
    assert "dice-battle" in fine("games")
    assert "주사위 배틀" in fine("games", "--lang", "ko")
    game, *_ = fine_json("games")
    assert (game["id"], game["default_mode"], game["seats"]) == ("dice-battle", "regular", ["p1", "p2"])


def test_the_contents_name_every_clause() -> None:
    contents = fine("rules", "dice-battle")
    for clause in fine_json("rules", "dice-battle")["clauses"]:
        assert clause["id"] in contents
    assert "DB-7.12" in fine("rules")


def test_one_clause() -> None:
    english, korean = fine("rules", "dice-battle", "db-6.4"), fine("rules", "dice-battle", "DB-6.4", "--lang", "ko")
    assert english.startswith("DB-6.4  ")
    assert korean.startswith("DB-6.4  ")
    assert "steal" in english
    assert "스틸" in korean
    assert "Example:" in english
    assert "our ruling" in fine("rules", "dice-battle", "DB-6.6")
    [clause] = fine_json("rules", "dice-battle", "DB-6.4")
    assert set(clause["text"]) == {"ko", "en"}


def test_one_section() -> None:
    ids = [clause["id"] for clause in fine_json("rules", "dice-battle", "DB-1")]
    assert ids == [f"DB-1.{n}" for n in range(1, 8)]


def test_an_unknown_clause() -> None:
    said = refused("rules", "dice-battle", "DB-99")
    assert said == "hanpan: there is no clause 'DB-99' in the rules of dice-battle; they go from DB-1.1 to DB-13.2"


def test_search() -> None:
    found = [clause["id"] for clause in fine_json("rules", "dice-battle", "--search", "SHIELD steal thief")]
    assert "DB-6.4" in found
    assert "DB-1.1" not in found
    assert "DB-6.4" in fine("rules", "--search", "방어막 스틸")
    nothing = hanpan("rules", "dice-battle", "--search", "xylophone")
    assert nothing.exit_code == 1
    assert "xylophone" in nothing.stderr


def test_params_lists_every_number() -> None:
    sheet = fine_json("params", "dice-battle")
    rows = {row["name"]: row for row in sheet["parameters"]}
    assert sheet["variant"] == "standard"
    assert rows["shield.cost"] == {
        "name": "shield.cost", "clause": "DB-3.1", "low": 0, "high": 50, "default": 3, "value": 3
    }  # fmt: skip
    text = fine("params", "dice-battle")
    assert all(name in text for name in rows)
    assert "바꾼 수치 없음" in fine("params", "dice-battle", "--lang", "ko")


def test_params_of_a_variant(tmp_path: Path) -> None:
    path = tmp_path / "variant.toml"
    path.write_text("[shield]\ncost = 2\ncap = 4\n")
    sheet = fine_json("params", "dice-battle", "--params", path, "--set", "shield.cap=3")
    values = {row["name"]: row["value"] for row in sheet["parameters"]}
    assert (values["shield.cost"], values["shield.cap"]) == (2, 3)
    assert sheet["variant"].startswith("v-")
    assert "2 numbers changed" in fine("params", "dice-battle", "--params", path)


def test_numbers_that_are_impossible_together() -> None:
    kinds = ("attack", "defence", "boost", "steal", "reset")
    said = refused("params", "dice-battle", *(word for kind in kinds for word in ("--set", f"deck.{kind}=0")))
    assert "a deck of no cards" in said


@pytest.mark.slow
def test_a_word_that_people_misspell_is_found() -> None:
    right, wrong = (fine_json("rules", "sorcerers", "--search", words) for words in ("저주물", "저추물"))
    assert len(right) > 5
    assert right == wrong


@pytest.mark.slow
def test_the_short_rulebook() -> None:
    assert "메인 단계 A" in fine("rules", "sorcerers", "--short", "--lang", "ko")
    assert "Main A" in fine("rules", "sorcerers", "--short")
    assert "no short rulebook" in hanpan("rules", "clash", "--short").stderr


@pytest.mark.slow
def test_the_rules_of_tournaments_are_printed_in_both_languages() -> None:
    english, korean = fine("rules", "events"), fine("rules", "events", "--lang", "ko")
    assert "Tournament rules" in english
    assert "대회 규정" in korean
    for clause in fine_json("rules", "events")["clauses"]:
        assert clause["id"] in english
        assert clause["id"] in korean
    assert "등록한 덱만" in fine("rules", "events", "ev-deck-02", "--lang", "ko")
    assert "EV-DECK-02" in fine("rules", "--search", "registered deck locked")
    assert "EV-LOG-01" in refused("rules", "events", "EV-DECK-99")
    assert "no events of a game" in refused("rules", "events", "--cited-by")


def test_the_releases_of_the_rules() -> None:
    said = fine("releases", "sorcerers")
    assert "1.0  2025-12-05  monthly update" in said
    assert "Cataclysm (SPL-17)" in said
    assert "대붕괴" in fine("releases", "--lang", "ko")
    assert "0.0.1  2026-11-13  update" in fine("releases", "trail")
    first = fine_json("releases", "sorcerers")["sorcerers"][-1]
    assert first["bans"][1]["since"] == "2025-12-05"
    assert "there is no game" in refused("releases", "chess")


def test_a_section_of_the_printed_rules_is_found_by_its_number() -> None:
    loops = ["SO-LOOP-01", "SO-LOOP-02", "SO-LOOP-03", "SO-LOOP-04", "SO-LOOP-05", "SO-RES-01"]
    rulings = ["SO-AM-09", "SO-AM-15", "SO-AM-16"]
    for written in ("5.2", "5.2절", "§5.2"):
        for way in (("rules", "sorcerers", written), ("rules", "sorcerers", "--search", written)):
            assert [clause["id"] for clause in fine_json(*way)] == loops + rulings
    assert "5.2절" in fine("rules", "sorcerers", "SO-LOOP-01", "--lang", "ko")
    chapter = [clause["id"] for clause in fine_json("rules", "sorcerers", "5절")]
    assert {*loops, "SO-SIM-01", "SO-DMG-06"} <= {*chapter}
    assert "SO-PRIO-01" not in chapter
    assert [clause["id"] for clause in fine_json("rules", "sorcerers", "--search", "5.2절 선언")] == [
        "SO-LOOP-03",
        "SO-LOOP-04",
    ]
    assert "there is no clause '11.4'" in refused("rules", "sorcerers", "11.4")
