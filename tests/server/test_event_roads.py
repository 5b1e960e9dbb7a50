"""A tournament is announced on three roads: the command line, HTTP and the form. They accept and refuse the same, by
one check, in both languages. What the form sends is tried with the same cases in web/src/events/desk/draft.test.ts."""

import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from hanpan.games.for_events import event_game
from hanpan.games.loading import load_game
from hanpan.tournaments.announced import impossible
from hanpan.tournaments.log import read
from hanpan.tournaments.orders import Open
from hanpan.tournaments.settings import Settings
from hanpan.tournaments.terms import Terms
from tests.cli.run import hanpan
from tests.server.harness import Site
from tests.server.tournaments import organiser

pytestmark = pytest.mark.slow

CASES: list[dict[str, Any]] = msgspec.json.decode(
    (Path(__file__).parents[1] / "tournaments" / "roads.json").read_bytes()
)
BASE: dict[str, Any] = {"name": "Friday", "game": "dice-battle", "at_tables": True}
HANGUL = re.compile("[가-힣]")
# The options of `hanpan event new`, by setting; it is always at real tables, and draws a seed.
OPTIONS = {
    "name": "--name",
    "mode": "--mode",
    "format": "--format",
    "rounds": "--rounds",
    "cut": "--cut",
    "best_of": "--best-of",
    "capacity": "--capacity",
    "seeding": "--seeding",
    "legs": "--legs",
    "counting": "--counting",
    "minutes": "--minutes",
    "round_minutes": "--round-minutes",
}


def told(case: dict[str, Any]) -> dict[str, Any]:
    settings: dict[str, Any] = case["settings"]
    return {**BASE, "terms": {}, **settings}


def by_command(case: dict[str, Any], file: Path) -> list[str]:
    settings = told(case)
    assert settings.pop("at_tables"), "it is for real tables"
    settings |= settings.pop("terms")
    words = ["event", "new", str(file), settings.pop("game")]
    for name, value in settings.items():
        if name == "points":
            words += ["--points", "{win}-{draw}-{loss}".format(**value)]
        elif name == "tie_breaks":
            words += [word for each in value for word in ("--tie-break", each)]
        elif name == "third_place":
            words += ["--third-place"] if value else []
        else:
            words += [OPTIONS[name], str(value)]
    return words


def test_every_setting_is_tried() -> None:
    tried = {name for case in CASES for name in (*case["settings"], *case["settings"].get("terms", {}))}
    later = {"start_at", "seed"}  # a moment, of which the server says whether it is past; drawn
    assert tried | {"at_tables", "terms"} | later >= {*Settings.__struct_fields__, *Terms.__struct_fields__}


@pytest.mark.parametrize(
    "case", [case for case in CASES if "malformed" not in case], ids=lambda case: str(case["what"])
)
def test_the_check(case: dict[str, Any]) -> None:
    settings = msgspec.convert({"seed": "s", **told(case)}, Settings)
    wrong = impossible(settings, event_game(load_game(settings.game), settings.mode))
    assert (None if wrong is None else wrong.why.clause) == case.get("refused")


@pytest.mark.parametrize("case", [case for case in CASES if "only" not in case], ids=lambda case: str(case["what"]))
def test_the_command_line(case: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "friday.jsonl"
    command = by_command(case, file)
    if "refused" not in case and "malformed" not in case:
        done = hanpan(*command)
        assert done.exit_code == 0, done.stderr
        order = read(file)[0].order
        assert isinstance(order, Open)
        assert order.settings == msgspec.convert({**told(case), "seed": order.settings.seed}, Settings)
        return
    for korean in (False, True):
        done = hanpan(*command, korean=korean)
        assert (done.exit_code, done.stdout) == (2, "")
        assert str(case.get("refused") or case["malformed"]) in done.stderr
        assert bool(HANGUL.search(done.stderr)) == korean, done.stderr
    assert not file.exists()


async def test_http(site: Site) -> None:
    """All of them on one server; what is refused changes nothing."""
    owner = await organiser(site)
    for case in CASES:
        reply: httpx.Response = await owner.person.http.post("events", json=told(case))
        said = reply.json()
        if "refused" not in case and "malformed" not in case:
            assert reply.status_code == 201, (case["what"], said)
            wanted = msgspec.convert({**told(case), "seed": said["settings"]["seed"]}, Settings)
            found = msgspec.convert(said["settings"], Settings)
            day = msgspec.structs.replace(found.terms, day=wanted.terms.day)  # a game of the day gets one
            assert msgspec.structs.replace(found, terms=day) == wanted, case["what"]
            await owner.person.post(f"events/{said['info']['id']}/acts", {"type": "cancel", "why": "a trial"})
            continue
        assert reply.status_code == 400, (case["what"], said)
        assert str(case.get("refused") or case["malformed"]) in said["message"], (case["what"], said)
        assert HANGUL.search(said["ko"]), case["what"]
        assert not HANGUL.search(said["message"]), case["what"]
