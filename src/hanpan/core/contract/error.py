"""What all errors have in common that Hanpan tells whoever calls it."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # compiled play raises errors where msgspec is not installed
    from hanpan.core.contract.rulebook import Lang


class HanpanError(Exception):
    """Something that was asked for cannot be had; the message says what and why, in English and in Korean."""

    def __init__(self, message: object = "", ko: str = "") -> None:
        super().__init__(message)
        self.ko = ko


class BadValue(HanpanError, ValueError):
    """A word, number or list from outside that means nothing where it stands."""


class Bilingual(str):
    """A message in English that carries its Korean: for what is found wrong and raised by nobody."""

    ko: str

    def __new__(cls, message: str, ko: str = "") -> "Bilingual":
        said = super().__new__(cls, message)
        said.ko = ko
        return said


def told(said: Exception | str, lang: "Lang") -> str:
    """The message in a language; in English where it has no other, as those of Python and of libraries."""
    korean: str = getattr(said, "ko", "") if lang == "ko" else ""
    return korean or str(said)
