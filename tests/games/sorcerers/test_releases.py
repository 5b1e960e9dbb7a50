"""Releases of the rules: dates, what each changes, and an old replay that still plays after later ones."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hanpan
from hanpan.core.contract.game import UnknownRules, under
from hanpan.core.contract.releases import Amendment
from hanpan.core.contract.rulebook import Words
from hanpan.games.loading import load_game
from hanpan.games.sorcerers import Sorcerers
from hanpan.games.sorcerers.content.catalogue import BANS, RELEASES, Ban, BanList, Release
from hanpan.games.sorcerers.content.releases import faults, notes

REPLAY = Path(__file__).with_name("rules-1.0.jsonl")  # a match under the first release, with a judge in it
BOOK = Sorcerers().rulebook()
NEWS = Words("소식", "News")

# A monthly update with a new printing, a number, a clause and a ban list, then a hotfix that bans a card at once.
LATER = """
[[releases]]
version = "1.3"
date = "2026-12-04"
kind = "monthly"
news = { ko = "연말 갱신", en = "The update of the year's end" }
replaces = { "SPL-04" = "SPL-04b" }
numbers = { "power.second_player" = 2 }

[[releases.cards]]
id = "SPL-04b"
name = { ko = "심장 저주", en = "Heart Curse" }
type = "spell"
cost = 3
effects = [{ op = "damage", amount = 2, to = "opponent" }]

[[releases.amends]]
clause = "SO-UPD-01"
text = { ko = "새 말.", en = "In new words." }

[[releases]]
version = "1.3.1"
date = "2026-12-14"
kind = "hotfix"
cause = "combination"
news = { ko = "긴급 수정", en = "A hotfix" }
"""
BANNED = """
since = "1.3.1"
cards = [{ card = "ITM-07", reason = { ko = "고리", en = "A loop." } }]
"""
# Run with the later releases: the old replay, then what a new game and an old one are like.
PROGRAM = """
import json, sys
from datetime import date
from pathlib import Path
from hanpan.core.chance.chance import SeededChance
from hanpan.core.contract.game import under
from hanpan.core.replay import read_replay, verify
from hanpan.games.loading import load_game
from hanpan.games.sorcerers.content.catalogue import RELEASES
from hanpan.games.sorcerers.content.releases import faults

def told(game):
    state = game.setup("match", SeededChance(1, 0)).state
    spear, odd = game.read("deck spear"), game.read("deck " + " ".join(["SPL-04b"] * 3 + ["SOR-03"] * 3))
    cards = game.apply(state, {"p1": spear, "p2": spear}, SeededChance(1, 1)).state.players[0].brought
    cycle = game.check(state, "p1", game.read("deck cycle"))
    return {
        "rules": game.info.rules_version,
        "variant": game.info.variant,
        "heart": sorted({card for card in cards if "SPL-04" in card}),
        "second": game.params.power.second_player,
        "clause": game.rulebook().find("SO-UPD-01").text.en,
        "cycle": None if cycle is None else cycle.params["faults"],
        "unknown": game.check(state, "p1", odd).params["faults"],
    }

new = load_game("sorcerers").on(date(2026, 12, 20))
print(json.dumps({
    "faults": faults(RELEASES, new.rulebook()), "verify": verify(read_replay(Path(sys.argv[1])), load_game).ok,
    "new": told(new), "middle": told(under(new, "1.3")), "old": told(under(new, "1.0")),
}))
"""


def test_the_releases_that_there_are_keep_the_rules_of_releases() -> None:
    assert faults(RELEASES, BOOK) == []
    assert load_game("sorcerers").info.rules_version == RELEASES[-1].version


def test_a_release_that_cannot_be_is_found() -> None:
    first = RELEASES[0]
    late = Release("1.1", "2026-01-09", "monthly", NEWS)
    amends = (Amendment("SO-X", NEWS),)
    rash = Release("1.2", "2026-01-12", "hotfix", NEWS, replaces={"SPL-04": "SPL-99"}, amends=amends)
    found = faults((first, late, rash, first), BOOK)
    assert found == [
        "1.2: a hotfix has a cause, an update has none",
        "1.2: there is no clause SO-X",
        "1.0: 2025-12-05 is not after the release before it",
        "1.0: there are two of this version",
        "1.1: 2026-01-09 is not the first Friday of its month (SO-UPD-01)",
        "1.2: there is no card SPL-99",
    ]


def test_what_a_release_brought_is_told_the_newest_first() -> None:
    fix = Release(
        "1.3", "2026-12-14", "hotfix", NEWS, "combination", {"setup.hp": 24}, amends=(Amendment("SO-LOOP-01", NEWS),)
    )
    loop = BanList("2026-12", (Ban("ITM-07", NEWS),), 14, "1.3")
    newest, *_, first = notes((*RELEASES, fix), (*BANS, loop))
    assert (newest.version, newest.kind, newest.cause, newest.clauses) == (
        "1.3",
        "hotfix",
        "combination",
        ("SO-LOOP-01",),
    )
    assert newest.numbers == {"setup.hp": 24}
    assert [(bans.since, [ban.name.en for ban in bans.cards]) for bans in newest.bans] == [
        ("2026-12-14", ["Resonant Bell"])
    ]
    assert [(bans.since, [ban.card for ban in bans.cards]) for bans in first.bans] == [
        ("2025-11-07", []),
        ("2025-12-05", ["SPL-17"]),
        ("2026-01-02", []),
    ]


def test_unknown_rules_are_named() -> None:
    with pytest.raises(UnknownRules, match=r"there are no rules '0\.9'; the releases are: 1\.0"):
        under(load_game("sorcerers"), "0.9")
    with pytest.raises(UnknownRules):
        under(load_game("dice-battle"), "0.9")


@pytest.mark.slow
def test_an_old_replay_still_plays_after_an_update_and_a_hotfix(tmp_path: Path) -> None:
    package = tmp_path / "hanpan"
    shutil.copytree(Path(hanpan.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    data = package / "games" / "sorcerers" / "content" / "data"
    releases = data / "releases.toml"
    releases.write_text(releases.read_text("utf-8") + LATER, "utf-8")
    (data / "bans" / "2026-12-14.toml").write_text(BANNED, "utf-8")
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(REPLAY)],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    told = json.loads(run.stdout)
    assert told["faults"] == []
    assert told["verify"]
    new, middle, old = told["new"], told["middle"], told["old"]
    assert [one["rules"] for one in (new, middle, old)] == ["1.3.1", "1.3", "1.0"]
    assert new["variant"] == middle["variant"] == old["variant"]  # only the day was changed by hand
    assert [one["heart"] for one in (new, middle, old)] == [["SPL-04b"], ["SPL-04b"], ["SPL-04"]]
    assert [one["second"] for one in (new, middle, old)] == [2, 2, 3]
    assert [one["clause"] == "In new words." for one in (new, middle, old)] == [True, True, False]
    assert [one["cycle"] for one in (new, middle, old)] == [["ITM-07 ✕ 2026-12"], None, None]
    assert ["SPL-04b ?" in one["unknown"] for one in (new, middle, old)] == [False, False, True]
