"""What the strict decoder (codec.py) complains of, in words: it speaks English alone, and tells a form as a pattern."""

import re
from collections.abc import Callable

from hanpan.core.contract.bounds import SEEN

_AT = re.compile(r" - at (?:`key` in )?`(?P<at>[^`]*)`$")
_TYPES = {
    "int": "정수",
    "float": "수",
    "str": "글",
    "bool": "true나 false",
    "array": "목록",
    "object": "매핑",
    "bytes": "바이트",
}
_BOUNDS = {
    ">=": "{} 이상이어야 합니다",
    "<=": "{} 이하여야 합니다",
    ">": "{}보다 커야 합니다",
    "<": "{}보다 작아야 합니다",
}


_FORM = re.compile(r"Expected `str` matching regex (?P<form>.+)")
_SEEN_FORM = repr(SEEN)
_SEEN = ("a control sign, or one that nobody sees, cannot stand here", "보이지 않는 문자와 제어 문자는 쓸 수 없습니다")


def _type(word: str) -> str:
    return " | ".join(_TYPES.get(each, each) for each in word.split(" | "))


def _length(found: re.Match[str]) -> str:
    most = f"~{found['most']}" if found["most"] else ""
    got = f", 적힌 길이: {found['got']}" if found["got"] else ""
    return f"길이가 다릅니다. 필요한 길이: {found['least']}{most}{got}"


_KOREAN: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...] = (
    (
        re.compile(r"Expected `(?P<type>[^`]+)`, got `(?P<got>[^`]+)`"),
        lambda found: f"형식이 다릅니다. 필요한 형식: {_type(found['type'])}, 적힌 형식: {_type(found['got'])}",
    ),
    (
        re.compile(r"Expected `(?:int|float)` (?P<sign>[<>]=?) (?P<bound>\S+)"),
        lambda found: _BOUNDS[found["sign"]].format(found["bound"]),
    ),
    (
        re.compile(r"Expected `\w+` of length (?P<sign>[<>]=) (?P<bound>\d+)"),
        lambda found: f"길이가 {_BOUNDS[found['sign']].format(found['bound'])}",
    ),
    (re.compile(r"Expected `array` of length (?P<least>\d+)(?: to (?P<most>\d+))?(?:, got (?P<got>\d+))?"), _length),
    (
        re.compile(r"Expected `array` of at least length (?P<bound>\d+).*"),
        lambda found: f"길이가 {found['bound']} 이상이어야 합니다",
    ),
    (
        re.compile(r"Expected `array` of at most length (?P<bound>\d+).*"),
        lambda found: f"길이가 {found['bound']} 이하여야 합니다",
    ),
    (re.compile(re.escape(_SEEN[0])), lambda found: _SEEN[1]),
    (
        _FORM,
        lambda found: _SEEN[1] if found["form"] == _SEEN_FORM else f"정해진 꼴이어야 합니다: {found['form']}",
    ),
    (
        re.compile(r"Expected `int` that's a multiple of (?P<bound>\d+)"),
        lambda found: f"{found['bound']}의 배수여야 합니다",
    ),
    (re.compile(r"Expected `(?P<type>[^`]+)`"), lambda found: f"필요한 형식: {_type(found['type'])}"),
    (re.compile(r"Invalid (?:enum )?value (?P<value>.+)"), lambda found: f"쓸 수 없는 값입니다: {found['value']}"),
    (re.compile(r"Object contains unknown field (?P<name>`.+`)"), lambda found: f"없는 항목입니다: {found['name']}"),
    (re.compile(r"Object missing required field (?P<name>`.+`)"), lambda found: f"빠진 항목입니다: {found['name']}"),
    (re.compile(r"(?:Integer value|Number) out of range"), lambda found: "수가 너무 큽니다"),
    (re.compile(r"Input data was truncated"), lambda found: "데이터가 중간에 끊겼습니다"),
    (re.compile(r"JSON is malformed: (?P<why>.+)"), lambda found: f"JSON이 아닙니다: {found['why']}"),
)


def in_english(complaint: str) -> str:
    """The complaint with a sentence where the decoder has a pattern."""
    said, at, place = complaint.partition(" - at ")
    found = _FORM.fullmatch(said)
    return f"{_SEEN[0]}{at}{place}" if found and found["form"] == _SEEN_FORM else complaint


def in_korean(complaint: str) -> str:
    """The complaint in Korean, with its place behind it; nothing for one that is not known."""
    placed = _AT.search(complaint)
    said = complaint[: placed.start()] if placed else complaint
    for pattern, korean in _KOREAN:
        if found := pattern.fullmatch(said):
            return f"{korean(found)} (`{placed['at']}`)" if placed else korean(found)
    return ""
