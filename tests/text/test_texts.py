"""Loading words, filling them in, and saying clearly what is wrong."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.core.language.text import BadText, MissingText, Texts, default_lang, load_texts, name_id

SAMPLE = """\
card-big-boost = 부스트 카드
line = { JOSA($name, "이/가") } { JOSA(NAME("card", $card), "을/를") } 냈다
score = { JOSA($points, "을/를") } 얻었다
    .why = { $before } + { $points }
"""


@pytest.fixture
def texts() -> Texts:
    texts = Texts("ko")
    texts.add(SAMPLE, "sample.ftl")
    return texts


def test_names_and_particles_in_a_message(texts: Texts) -> None:
    assert texts("line", name="영준", card="big_boost") == "영준이 부스트 카드를 냈다"
    assert texts("score", points=3) == "3을 얻었다"
    assert texts("score", points=1200) == "1,200을 얻었다"
    assert texts.format("score", {"before": 2, "points": 3}, "why") == "2 + 3"


def test_what_is_filled_in_carries_no_isolation_marks(texts: Texts) -> None:
    assert not {"\u2068", "\u2069"} & set(texts("line", name="AI", card="big_boost"))


def test_a_missing_message_is_named(texts: Texts) -> None:
    with pytest.raises(MissingText, match="no such text: ko: nothing"):
        texts("nothing")
    with pytest.raises(MissingText, match=r"ko: line\.why"):
        texts.format("line", {}, "why")


def test_a_missing_argument_is_named(texts: Texts) -> None:
    with pytest.raises(BadText, match="ko: line: Unknown external: name"):
        texts("line", card="big_boost")
    with pytest.raises(BadText, match=r"ko: score\.why: Unknown external: before"):
        texts.format("score", {"points": 3}, "why")


def test_a_name_without_words_is_named(texts: Texts) -> None:
    with pytest.raises(BadText, match="ko: line: no such text: ko: card-joker"):
        texts("line", name="영준", card="joker")


def test_has_knows_messages_and_attributes(texts: Texts) -> None:
    assert texts.has("score")
    assert texts.has("score", "why")
    assert not texts.has("score", "tone")
    assert not texts.has("nothing", "why")


def test_a_broken_file_says_where(texts: Texts) -> None:
    with pytest.raises(BadText, match=r"other\.ftl: line 3: "):
        texts.add("good = yes\n\nbad { no\n", "other.ftl")


def test_a_message_given_twice_is_refused(texts: Texts) -> None:
    with pytest.raises(BadText, match=r"other\.ftl: line 2: there already is a message line"):
        texts.add("# a note\nline = once more\n", "other.ftl")


def test_ids_of_kinds() -> None:
    assert name_id("event", "energy_cut") == "event-energy-cut"


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "ko_KR.UTF-8"}, "ko"),
        ({"LANG": "ko"}, "ko"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
        ({"LC_ALL": "", "LANG": "ko_KR"}, "ko"),
        ({"LC_ALL": "en_GB", "LANG": "ko_KR"}, "en"),
        ({"LC_MESSAGES": "ko_KR", "LANG": "en_US"}, "ko"),
        ({"LC_ALL": "ko_KR", "LC_MESSAGES": "en_US"}, "ko"),
    ],
)
def test_the_language_comes_from_the_locale(environment: dict[str, str], lang: Lang) -> None:
    assert default_lang(environment) == lang


@pytest.mark.parametrize("lang", LANGS)
def test_core_words_load_from_the_package(lang: Lang) -> None:
    assert load_texts(lang, "hanpan.core.language")("sign-gain") == "↑"


@pytest.mark.slow
def test_a_wheel_carries_words_and_rules(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    build = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--quiet", "-w", str(tmp_path)]
    subprocess.run([*build, str(root)], check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path / "site")
    script = (
        "import hanpan; from hanpan.games.loading import load_game; g = load_game('dice-battle');"
        "print(hanpan.__file__, g.texts('ko')('card-boost'), g.texts('en')('card-boost'), len(g.rulebook().clauses))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script],
        env={"PYTHONPATH": str(tmp_path / "site"), "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert str(tmp_path) in ran.stdout
    assert "부스트 카드 Boost card 68" in ran.stdout


def test_a_number_below_0_has_a_minus_and_no_hyphen() -> None:
    for lang in LANGS:
        texts = Texts(lang)
        texts.add("cold = { $n } { NUMBER($n) }\nfar = 2026-11-16 { $n }", "here")
        assert texts("cold", n=-3) == "−3 −3"
        assert texts("far", n=-1234) == "2026-11-16 −1,234"
        assert texts("cold", n=3) == "3 3"
