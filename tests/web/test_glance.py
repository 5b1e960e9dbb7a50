"""Every game at a glance, before its clauses: sentences in both languages, pictures, and no number that is typed."""

import re
import tomllib

import pytest

from hanpan.core.contract.params import values
from hanpan.core.contract.rulebook import LANGS
from hanpan.core.language.text import Texts
from hanpan.games.loading import load_game
from tools.web import WEB

CLIENTS = sorted(path.parent.name for path in (WEB / "src" / "games").glob("*/pictures.toml"))
STEPS, MISSED = range(4, 7), 3
TYPED = re.compile(r"[1-9]\d*")  # 0 is the end of a bar in any game


def parts(texts: Texts) -> list[str]:
    """The messages of a game's page, in their order."""
    families = [[f"guide-{family}-{i}" for i in range(1, 10)] for family in ("step", "miss")]
    return ["guide-win", *(one for family in families for one in family if texts.has(one))]


@pytest.mark.parametrize("game", CLIENTS)
def test_a_game_is_told_on_one_page(game: str) -> None:
    rules = load_game(game)
    told = {lang: parts(rules.texts(lang)) for lang in LANGS}
    assert told["ko"] == told["en"]
    assert sum(one.startswith("guide-step") for one in told["en"]) in STEPS
    assert sum(one.startswith("guide-miss") for one in told["en"]) == MISSED
    drawn = tomllib.loads((WEB / "src" / "games" / game / "pictures.toml").read_text("utf-8"))
    for one in told["en"]:
        pictures = {rules.texts(lang).format(one, {}, "picture") for lang in LANGS}
        assert len(pictures) == 1
        assert pictures <= set(drawn)


@pytest.mark.parametrize("game", CLIENTS)
def test_its_numbers_are_those_of_the_rules(game: str) -> None:
    rules = load_game(game)
    numbers = {name.replace(".", "_"): value for name, value in values(rules.params).items()}
    others = {name: value + 500 for name, value in numbers.items()}
    for lang in LANGS:
        texts = rules.texts(lang)
        for one in parts(texts):
            assert "{" not in texts.format(one, numbers)
            assert all(int(digits) > 500 for digits in TYPED.findall(texts.format(one, others)))
