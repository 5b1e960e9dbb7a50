"""What the lobby says of a game, as a Fluent file: from the game's rulebook and its own words."""

from collections.abc import Iterator

from hanpan.core.contract.game import AnyGame
from hanpan.core.contract.params import values
from hanpan.core.contract.rulebook import Lang
from hanpan.core.language.text import name_id

_LOBBY = "lobby"  # the game's own message: a sentence, `.time`, `.guide` where it has a guided first match
_STANDING = ("progress", "standing")  # the game's own messages for `Standing`: how far it has come, what its values are
_LADDER = "ladder-"


def lobby_words(game: AnyGame, lang: Lang, tile: str = "") -> str:
    """`game-<id>` with its text, how long it takes and the address of its `tile` if it has one, `progress-<id>` for
    how far a game has come (with the
    arguments of `Standing.when`) and `standing-<id>` for what is counted in it, `mode-<id>-<mode>` for each mode
    (`.about`: how long it is, where the game says so, by its numbers: `$modes_quick`), `opponent-<id>-<name>` on a
    ladder, `question-<id>-<kind>` for each kind of question that has a time of its own.

    A game without a message `lobby` is told by the first lines of its rulebook.
    """
    return "".join(f"{line}\n" for line in _lines(game, lang, tile))


def _lines(game: AnyGame, lang: Lang, tile: str) -> Iterator[str]:
    rules, texts, info = game.rulebook(), game.texts(lang), game.info
    own = texts.has(_LOBBY)
    numbers = {name.replace(".", "_"): value for name, value in values(game.params).items()}
    yield f"game-{info.id} = {_literal(rules.title[lang])}"
    yield f"    .text = {_literal(texts(_LOBBY) if own else rules.intro[lang])}"
    for attribute in ("guide", "time"):
        if own and texts.has(_LOBBY, attribute):
            yield f"    .{attribute} = {_literal(texts.format(_LOBBY, {}, attribute))}"
    if tile:
        yield f"    .tile = {tile}"
    for message in filter(texts.has, _STANDING):
        yield texts.renamed(message, f"{message}-{info.id}").strip()
    for mode in info.modes:
        message = name_id("mode", mode)
        yield f"mode-{info.id}-{mode} = {_literal(texts(message) if texts.has(message) else mode)}"
        if texts.has(message, "about"):
            yield f"    .about = {_literal(texts.format(message, numbers, 'about'))}"
    for kind in info.seconds:
        message = name_id("question", kind)
        yield f"question-{info.id}-{kind} = {_literal(texts(message) if texts.has(message) else kind)}"
    for foe in (mode.removeprefix(_LADDER) for mode in info.modes if mode.startswith(_LADDER)):
        message = name_id("opponent", foe)
        yield f"opponent-{info.id}-{foe} = {_literal(texts(message) if texts.has(message) else foe)}"


def _literal(text: str) -> str:
    """The text on one line; in quotes where a sign of it would mean something to Fluent."""
    line = " ".join(text.split())
    if not line or line[0] in "[.*}" or "{" in line or "}" in line:
        escaped = line.replace("\\", "\\\\").replace('"', '\\"')
        return f'{{ "{escaped}" }}'
    return line
