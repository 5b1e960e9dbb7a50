"""The picture of a table: the picture of its game, and below it who plays, on a strip of paper."""

import base64
import unicodedata
from html import escape
from typing import Final

from hanpan.server.previews.pages import HEIGHT, WIDTH, TableWords

_STRIP: Final = 150  # its height
_EDGE: Final = 32
_FONT: Final = "Pretendard, 'Noto Sans KR', 'Noto Sans CJK KR', 'Apple SD Gothic Neo', 'Malgun Gothic', sans-serif"
_INK, _SOFT, _PAPER = "#1d2520", "#545e57", "#f6f1e4"
_ROW: Final = ("#1f5a8c", "#b3362a", "#e0a526", "#1c2126")  # dancheong, as in the look's tokens


def table_picture(game_picture: bytes, words: TableWords) -> str:
    """The drawing as SVG. `game_picture` is a PNG as large as the whole."""
    top, room = HEIGHT - _STRIP, WIDTH - 2 * _EDGE
    data = base64.b64encode(game_picture).decode()
    row = "".join(
        f'<rect x="{x}" y="{top - 8}" width="46" height="8" fill="{_ROW[n % len(_ROW)]}"/>'
        for n, x in enumerate(range(0, WIDTH, 48))
    )
    lines = (
        _line(f"{words.title} · {words.mode}", top + 40, 24, _SOFT, room),
        _line(words.people, top + 88, 40, _INK, room, bold=True),
        _line(words.status, top + 128, 24, _SOFT, room),
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<image width="{WIDTH}" height="{HEIGHT}" y="-{_STRIP // 3}" xlink:href="data:image/png;base64,{data}"/>'
        f'<rect y="{top - 8}" width="{WIDTH}" height="8" fill="#f7f0de"/>{row}'
        f'<rect y="{top}" width="{WIDTH}" height="{_STRIP}" fill="{_PAPER}"/>{"".join(lines)}</svg>'
    )


def _line(text: str, y: int, size: int, colour: str, room: int, *, bold: bool = False) -> str:
    text = _plain(text)
    while size > 20 and _width(text) * size > room:
        size -= 2
    if _width(text) * size > room:
        while text and _width(text + "…") * size > room:
            text = text[:-1]
        text += "…"
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{_EDGE}" y="{y}" font-family="{escape(_FONT)}" font-size="{size}"{weight} fill="{colour}">'
        f"{escape(text)}</text>"
    )


def _width(text: str) -> float:
    """About how wide a text is, in letters of a size."""
    return sum(1.0 if unicodedata.east_asian_width(sign) in "WF" else 0.6 for sign in text)


def _plain(text: str) -> str:
    """Without what XML cannot hold, and without marks that pile up: a name may be any text."""
    shown = (sign for sign in unicodedata.normalize("NFC", text) if unicodedata.category(sign)[0] not in "CM")
    return " ".join("".join(shown).split())
