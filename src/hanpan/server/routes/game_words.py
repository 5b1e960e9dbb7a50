"""The words of a game as a browser needs them that was built before the game was installed."""

from functools import lru_cache

from hanpan.core.game import AnyGame
from hanpan.core.rulebook import LANGS, Lang
from hanpan.core.text import Texts, load_texts, name_id

ICON = "🎲"


def lobby_words(game: AnyGame) -> dict[Lang, str]:
    """What the lobby says of a game, by language: its title, what it is about, its modes."""
    return {lang: _lobby(game, lang) for lang in LANGS}


def all_words(game: AnyGame, lang: Lang) -> str:
    """The same, and everything else that the game can say, less what all games share."""
    return _lobby(game, lang) + _own(game.texts(lang))


@lru_cache
def _own(texts: Texts) -> str:
    return texts.source(load_texts(texts.lang, "hanpan.core"))


def _lobby(game: AnyGame, lang: Lang) -> str:
    rules, texts, info = game.rulebook(), game.texts(lang), game.info
    lines = [f"game-{info.id} = {_literal(rules.title[lang])}"]
    lines += [f"    .text = {_literal(rules.intro[lang])}", f"    .icon = {ICON}"]
    for mode in info.modes:
        message_id = name_id("mode", mode)
        lines.append(f"mode-{info.id}-{mode} = {_literal(texts(message_id) if texts.has(message_id) else mode)}")
    return "\n".join(lines) + "\n"


def _literal(text: str) -> str:
    """A text in which no sign means anything to Fluent."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return f'{{ "{escaped}" }}'
