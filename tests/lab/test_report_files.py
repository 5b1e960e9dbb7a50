"""A report in both languages: a file that needs nothing besides itself, and games behind its numbers."""

import base64
import gzip
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast

from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.core.replay import parse_replay, verify
from hanpan.games.loading import load_game
from hanpan.games.registry import game_ids
from hanpan.lab.job import ASKED, FILE, PROGRESS, REPLAYS, REPORT, Asked, Progress, command, part_file, run
from hanpan.lab.options import options_of
from hanpan.lab.presentation.charts import svg
from hanpan.lab.presentation.sections import sections
from hanpan.lab.presentation.sheets import Chart, ChartKind, Dot
from hanpan.lab.presentation.wording import Wording, apart, decimal, percent
from hanpan.lab.questions.asked import Figure
from hanpan.lab.questions.encounters import Encounter
from hanpan.lab.questions.full_report import Report, read_report
from hanpan.lab.questions.setups import setup_of
from hanpan.lab.questions.worth import OptionWorth, Worths
from hanpan.lab.trials import Side, Trial
from tests.text.messages import variables

TEXT = Path(load_game.__code__.co_filename).parents[1] / "lab" / "text"


def messages(lang: Lang) -> dict[str, ast.Message]:
    body = FluentParser().parse((TEXT / f"{lang}.ftl").read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def test_both_languages_say_the_same() -> None:
    ko, en = messages("ko"), messages("en")
    assert list(ko) == list(en)
    for name, message in ko.items():
        assert variables(message) == variables(en[name]), name


def worths(game: str = "dice-battle", option: str = "card:boost") -> Worths:
    setup = setup_of(game, games=10)
    seats = len(load_game(game).info.seats)
    shown = Trial(game, setup.mode, {}, (Side(setup.level),) * seats, 1, 4, 1)
    good, bad = Figure(0.03, 0.01, 0.05, 10, shown), Figure(-0.03, -0.05, -0.01, 10, shown)
    taken = Figure(0.5, 0.4, 0.6, 20)
    options = (
        OptionWorth(option, good, bad, taken, "worth", "both"),
        OptionWorth(option, bad, bad, taken, "harmful", "never"),
    )
    return Worths(setup, 0.005, 0, options, (Encounter("eventcard", "bomb", bad),), Figure(0.5, 0.4, 0.6, 10), good, ())


@pytest.mark.parametrize("lang", LANGS)
def test_findings_name_what_is_strong_weak_and_no_choice(lang: Lang) -> None:
    report = Report("0", "", setup_of("dice-battle"), ("worth", "choices"), worths())
    say = Wording("dice-battle", lang)
    worth, choices = sections(report, say)
    boost = load_game("dice-battle").texts(lang)("card-boost")
    assert worth.findings[:2] == (say("finding-worth", names=boost), say("finding-harmful", names=boost))
    assert say("finding-seat-even") in worth.findings
    assert choices.findings == (say("finding-never", names=boost), say("finding-depends", count=1))
    marks = [row[3].mark for row in worth.sheets[0].rows]
    assert marks == ["good", "bad"]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", game_ids())
def test_options_of_every_game_have_names(game: str, lang: Lang) -> None:
    say, options = Wording(game, lang), options_of(load_game(game))
    named = {say.option(option) for option in options}
    assert options
    assert not any(":" in name for name in named)


def test_numbers_in_words() -> None:
    assert percent(0.1234) == "12.3 %"
    assert apart(-0.0123) == "−1.2 %p"
    assert apart(-0.0001) == "0.0 %p"
    assert decimal(-0.5, signed=True) == "−0.50"


@pytest.mark.slow
@pytest.mark.parametrize("kind", get_args(ChartKind))
@pytest.mark.parametrize(("least", "most"), [(-0.01, 0.004), (-0.02, 0.01), (0.0, 0.001), (0.3, 0.6), (0.0, 1.0)])
def test_no_two_ticks_of_an_axis_say_the_same(kind: ChartKind, least: float, most: float) -> None:
    dots = tuple(Dot(label, value, value - 0.001, value) for label, value in (("one", least), ("two", most)))
    said = re.findall(r">([^<>]*%)</text>", svg(Chart(kind, dots, "across", "along", "words")))
    assert len(said) > 2
    assert len(set(said)) == len(said)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["dots", "bars", "line", "stack"])
def test_a_chart_is_a_picture_with_words_and_the_colours_of_its_page(kind: ChartKind) -> None:
    dots = tuple(
        Dot(name, value, value - 0.1, value + 0.1, part) for name, value, part in (("가", 0.2, "x"), ("b", 0.4, "y"))
    )
    drawn = svg(Chart(kind, dots, "across", "along", 'says "so"', zero=0.0))
    assert drawn.startswith('<svg role="img" aria-label="says &quot;so&quot;"')
    assert "가" in drawn
    assert "var(--chart-1)" in drawn
    assert not re.search(r"#0[1-8]0[1-8]0[1-8]", drawn)


class Reader(HTMLParser):
    """Collects what a page leads to and what it needs."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.needs: list[str] = []
        self.examples: set[str] = set()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.ids += [found["id"] or ""] if "id" in found else []
        self.links += [found["href"] or ""] if tag == "a" else []
        self.examples |= {found["data-example"] or ""} if "data-example" in found else set()
        self.needs += [value or "" for name, value in attrs if name == "src" or (name == "href" and tag != "a")]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small report about everything."""
    folder = tmp_path_factory.mktemp("report")
    setup = setup_of("dice-battle", mode="quick", level="easy", games=6)
    asked = Asked(setup, ("worth", "choices", "vary", "pace", "unseen"), ("shield.cost=2..4",))
    (folder / ASKED).write_bytes(json.dumps(to_plain(asked)).encode())
    run(folder)
    return folder


def to_plain(asked: Asked) -> object:
    from hanpan.core.contract.codec import plain

    return plain(asked)


@pytest.mark.slow
def test_the_file_needs_nothing_and_every_number_has_its_game(made: Path) -> None:
    text = (made / FILE).read_text("utf-8")
    page = Reader()
    page.feed(text)
    assert page.needs == []
    assert not re.search(r"url\(|@import|https?://(?!www\.w3\.org/)", text)
    assert len(page.ids) == len(set(page.ids))
    assert all(link.startswith("#") and link[1:] in page.ids for link in page.links)
    packed = re.search(r'id="games">([^<]+)<', text)
    assert packed is not None
    games = json.loads(gzip.decompress(base64.b64decode(packed[1])))
    assert page.examples
    assert page.examples <= set(games)
    for name, kept in games.items():
        assert verify(parse_replay(Path(name), kept["replay"].encode(), finished=True), load_game).ok, name
        assert len(kept["told"]["ko"]) == len(kept["told"]["en"]) > 3


@pytest.mark.slow
def test_a_job_leaves_what_the_page_of_the_server_shows(made: Path) -> None:
    report = read_report(made / REPORT)
    assert report.asked == ("worth", "choices", "vary", "pace", "unseen")
    assert report.command.startswith(
        "hanpan lab report dice-battle --questions worth,choices,vary,pace,unseen --mode quick"
    )
    for lang in LANGS:
        parts = Reader()
        parts.feed((made / part_file(lang)).read_text("utf-8"))
        viewers = [link for link in parts.links if not link.startswith("#")]
        assert viewers
        for link in viewers:
            name = link.removeprefix(f"/replay/lab.{made.name}.")
            assert (made / REPLAYS / f"{name}.jsonl").is_file()
    assert json.loads((made / PROGRESS).read_bytes())["stage"] == "done"


def test_a_job_that_cannot_be_done_says_why(tmp_path: Path) -> None:
    setup = setup_of("dice-battle", games=4)
    asked = Asked(setup, ("price",))
    (tmp_path / ASKED).write_bytes(json.dumps(to_plain(asked)).encode())
    with pytest.raises(ValueError, match="there is no question 'price'"):
        run(tmp_path)
    progress = json.loads((tmp_path / PROGRESS).read_bytes())
    assert (progress["stage"], progress["problem"][:20]) == ("failed", "there is no question")
    assert Progress("games").done == 0
    assert "--level hard --games 4" in command(asked)
