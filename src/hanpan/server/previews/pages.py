"""The tags of a page for those who show links: what it is called, what it is about, which picture goes with it.

Everything is read from what anybody may know of a table (`TableInfo`, as a spectator is told it), never from a view of
the game: a preview cannot show a hidden card because it never had one.
"""

import logging
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from typing import Final
from urllib.parse import quote

from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.core.language.text import Texts, load_texts, name_id
from hanpan.games.registry import UnknownGame, plugin
from hanpan.server.names import unnamed
from hanpan.server.routes.tables import seen_table
from hanpan.server.routes.visitor import AnyRequest, address_of, language, services
from hanpan.server.wire import SeatInfo, TableInfo

MARK: Final = b"<!-- preview -->"  # where the page of the client wants its tags
WIDTH, HEIGHT = 800, 420
SITE_PICTURE: Final = "/preview.png"
_TABLES: Final = ("t", "replay", "dice")
_OF_GAMES: Final = ("rules", "tutorial", "decks", "daily", "editor", "gallery")
_LOCALES: Final = {"ko": "ko_KR", "en": "en_US"}
_LONGEST: Final = 200  # signs of a title, a sentence, a path
_LOG = logging.getLogger("hanpan.previews")


@dataclass(frozen=True)
class Preview:
    """What is shown of a page."""

    title: str
    about: str
    picture: str  # a path of this server


async def head(request: AnyRequest, path: str) -> bytes:
    """The tags of the page at a path, in the language asked for. Whatever goes wrong, there are some."""
    lang = wanted(request)
    try:
        shown = await _preview(request, path, lang)
    except UnknownGame:  # a table whose game is no longer installed; the page says so
        shown = _site(lang)
    except Exception:  # no table and no storage keeps anybody from the page itself
        _LOG.exception("no preview of a page")
        shown = _site(lang)
    return _tags(shown, lang, base_of(request), path).encode()


def base_of(request: AnyRequest) -> str:
    """Where this server is, as whoever asks knows it; the front door lets in no name that is not ours."""
    return f"{'https' if services(request).settings.secure_cookies else request.url.scheme}://{request.url.netloc}"


def wanted(request: AnyRequest) -> Lang:
    """The language of the link itself (`?lang=ko`), else the one that whoever asks reads."""
    said = request.query_params.get("lang", "")
    return next((lang for lang in LANGS if lang == (said or language(request))), "en")


@dataclass(frozen=True)
class TableWords:
    """A table in words, for its tags and its picture."""

    game: str
    title: str
    mode: str
    people: str
    status: str
    host: str | None  # who waits for somebody


def table_words(info: TableInfo, lang: Lang) -> TableWords:
    """What anybody may read of a table."""
    words, game = _words(lang), plugin(info.game).game()
    texts = game.texts(lang)
    mode = name_id("mode", info.mode)
    seats = [info.seats[seat] for seat in sorted(info.seats)]
    waits = info.status == "waiting" and any(seat.kind == "open" for seat in seats)
    host = next((_name(seat, texts, words) for seat in seats if seat.kind == "person"), None)
    return TableWords(
        game=info.game,
        title=game.rulebook().title[lang],
        mode=texts(mode) if texts.has(mode) else info.mode,
        people=" – ".join(_name(seat, texts, words) for seat in seats),
        status=words(f"preview-status-{info.status}"),
        host=host if waits else None,
    )


async def _preview(request: AnyRequest, path: str, lang: Lang) -> Preview:
    first, second, *_ = [*path.strip("/").split("/"), "", ""]
    if first in _TABLES:
        return await _table(request, first, second, lang)
    return _game(request, first, second, lang) if first in _OF_GAMES else _site(lang)


async def _table(request: AnyRequest, page: str, table_id: str, lang: Lang) -> Preview:
    if not services(request).rates.previews.take(address_of(request)):
        return _site(lang)
    info = await seen_table(request, table_id)
    if info is None:
        return _site(lang)
    words, told = _words(lang), table_words(info, lang)
    if told.host is not None:
        title = words("preview-invitation", name=told.host, game=told.title)
    else:
        title = words("preview-replay" if page == "replay" else "preview-table", names=told.people, game=told.title)
    about = words("preview-table-about", game=told.title, mode=told.mode, status=told.status)
    return Preview(title, about, f"/preview/{table_id}.png?lang={lang}")


def _game(request: AnyRequest, page: str, game_id: str, lang: Lang) -> Preview:
    try:
        game = plugin(game_id).game()
    except UnknownGame:
        return _site(lang)
    rules, texts, words = game.rulebook(), game.texts(lang), _words(lang)
    title = words("preview-rules" if page == "rules" else "preview-game", game=rules.title[lang])
    about = texts("lobby") if texts.has("lobby") else rules.intro[lang]
    picture = game_picture(game_id)
    return Preview(title, about, picture if request.app.state.static.find(picture) else SITE_PICTURE)


def game_picture(game_id: str) -> str:
    """The picture of a game, made when the client was."""
    return f"/preview-{game_id}.png"


def _site(lang: Lang) -> Preview:
    words = _words(lang)
    return Preview(words("preview-site"), words("preview-about"), SITE_PICTURE)


def _name(seat: SeatInfo, texts: Texts, words: Texts) -> str:
    if seat.kind == "open":
        return words("preview-free")
    if seat.gone:
        return words("preview-gone")
    if seat.kind == "bot":
        foe = name_id("opponent", seat.name)
        return texts(foe) if texts.has(foe) else words("preview-bot")
    return words("preview-guest", name=seat.name) if seat.guest and not unnamed(seat.name) else seat.name


def _tags(shown: Preview, lang: Lang, base: str, path: str) -> str:
    title, about = _short(shown.title), _short(shown.about)
    named = {"description": about, "twitter:card": "summary_large_image"}
    tags = {
        "og:type": "website",
        "og:site_name": _words(lang)("preview-site"),
        "og:locale": _LOCALES[lang],
        "og:title": title,
        "og:description": about,
        "og:url": base + (quote(path) if len(path) <= _LONGEST else ""),
        "og:image": base + shown.picture,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": title,
    }
    lines = [f'<meta name="{name}" content="{escape(value)}" />' for name, value in named.items()]
    lines += [f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()]
    return "\n    ".join(lines)


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST else line[: _LONGEST - 1].rstrip() + "…"


@lru_cache
def _words(lang: Lang) -> Texts:
    return load_texts(lang, "hanpan.server")
