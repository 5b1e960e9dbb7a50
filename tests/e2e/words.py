"""The client's words, read from its own files: a test names a message and finds what the page says."""

from functools import lru_cache

from hanpan.core.contract.rulebook import Lang
from hanpan.core.language.text import Texts
from tools.web import ROOT

FILES = (
    "src/hanpan/core/language/text/{lang}.ftl",
    "src/hanpan/tournaments/text/{lang}.ftl",
    "src/hanpan/games/dice_battle/text/{lang}.ftl",
    "web/src/games/dice-battle/text/{lang}.ftl",
    "web/src/text/{lang}/modes.ftl",
    "web/src/text/{lang}/shell.ftl",
    "web/src/text/{lang}/lobby.ftl",
    "web/src/text/{lang}/account.ftl",
    "web/src/text/{lang}/board.ftl",
    "web/src/text/{lang}/people.ftl",
    "web/src/text/{lang}/seek.ftl",
    "web/src/text/{lang}/daily.ftl",
    "web/src/text/{lang}/dice.ftl",
    "web/src/text/{lang}/events.ftl",
    "web/src/text/{lang}/replay.ftl",
    "web/src/text/{lang}/rules.ftl",
    "web/src/text/{lang}/decks.ftl",
    "web/src/text/{lang}/judge.ftl",
    "web/src/text/{lang}/desk.ftl",
)


@lru_cache
def words(lang: Lang) -> Texts:
    """Every message of the client in one language."""
    texts = Texts(lang)
    for name in FILES:
        path = ROOT / name.format(lang=lang)
        texts.add(path.read_text("utf-8"), str(path))
    return texts
