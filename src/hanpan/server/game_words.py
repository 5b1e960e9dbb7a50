"""The words of a game as a browser needs them that was built before the game was installed."""

from functools import lru_cache

from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.core.language.text import Texts, load_texts
from hanpan.games.registry import plugin
from hanpan.plugin.lobby import lobby_words


def card_words(game: AnyGame) -> dict[Lang, str]:
    """What the lobby says of a game, by language: its title, what it is about, its modes."""
    return {lang: _of_the_lobby(game, lang) for lang in LANGS}


def all_words(game: AnyGame, lang: Lang) -> str:
    """The same, and everything else that the game can say, less what all games share."""
    return _of_the_lobby(game, lang) + _own(game.texts(lang))


def _of_the_lobby(game: AnyGame, lang: Lang) -> str:
    return lobby_words(game, lang, plugin(game.info.id).tile_address())


@lru_cache
def _own(texts: Texts) -> str:
    return texts.source(load_texts(texts.lang, "hanpan.core.language"))
