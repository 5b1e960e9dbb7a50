"""The messages that the client's source asks for, and those that its `.ftl` files hold."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from hanpan.core.contract.rulebook import Lang
from hanpan.games.registry import game_ids
from tools.web import ROOT, WEB

SOURCE = WEB / "src"
GAMES = tuple(game for game in game_ids() if (SOURCE / "games" / game / "client.ts").is_file())
OWNERS: tuple[str, ...] = ("", *GAMES)
"""Whose words and whose code: the pages' (""), or a game's."""
NOT_WORDS = set(game_ids())  # ids of games look like message ids

_CALL = re.compile(r"(?<![\w.])(?:t|has)\(")
_QUOTED = re.compile(r"""'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`""")
_HOLE = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
_FAMILY = re.compile(r"nameId\(\s*'([\w-]+)'")


class Asked(NamedTuple):
    """A message that the source asks for: a pattern for its id, an attribute, and where."""

    pattern: str
    attribute: str | None
    where: str


@lru_cache
def messages(lang: Lang, owner: str = "") -> dict[str, ast.Message]:
    """Every message of the pages' own files, or of a game's board, by id. A file that cannot be read fails the test."""
    if owner:
        return _read([SOURCE / "games" / owner / "text" / f"{lang}.ftl"])
    return _read(sorted((SOURCE / "text" / lang).glob("*.ftl")))


@lru_cache
def engine_messages(lang: Lang, game: str = "") -> dict[str, ast.Message]:
    """Every message of the core, and of a game with the names made from its data."""
    engine = ROOT / "src/hanpan"
    paths = [engine / folder / "text" / f"{lang}.ftl" for folder in ("core/language", "tournaments")]
    if game:
        names = SOURCE / "games" / game / "text" / f"names.{lang}.ftl"
        paths += [engine / "games" / game.replace("-", "_") / "text" / f"{lang}.ftl"]
        paths += [names] if names.is_file() else []
    return _read(paths)


def known(lang: Lang, owner: str) -> dict[str, ast.Message]:
    """Every message that code of this owner can show; the pages show any game's."""
    games = (owner,) if owner else GAMES
    own = {key: one for game in games for key, one in {**engine_messages(lang, game), **messages(lang, game)}.items()}
    return {**own, **messages(lang)}


@lru_cache
def asked(owner: str) -> tuple[Asked, ...]:
    """Every message that a call of `t` or `has` names, wholly or in part."""
    return tuple(one for name, text in sources(owner) for one in _asked(name, text))


@lru_cache
def quoted(owner: str) -> frozenset[str]:
    """Every string of the source: an id may be kept in a variable before it is asked for."""
    found = (match for _, text in sources(owner) for match in _QUOTED.finditer(text))
    return frozenset(next(filter(None, match.groups()), "") for match in found)


@lru_cache
def sources(owner: str) -> tuple[tuple[str, str], ...]:
    """The files with code in them: a game's folder, or all that belongs to no game."""
    folder = SOURCE / "games" / owner if owner else SOURCE
    paths = {path for path in folder.rglob("*") if path.suffix in (".svelte", ".ts") and path.name != "wire.ts"}
    if not owner:
        paths -= {*(SOURCE / "games").glob("*/**/*")}
    return tuple((str(path.relative_to(SOURCE)), path.read_text("utf-8")) for path in sorted(paths))


def _read(paths: Iterable[Path]) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in paths:
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def _asked(name: str, text: str) -> Iterator[Asked]:
    for call in _CALL.finditer(text):
        where = f"{name}:{text.count(chr(10), 0, call.start()) + 1}"
        first, *rest = _arguments(text, call.end())
        attribute = rest[-1].strip("' ") if len(rest) == 2 and rest[-1].strip().startswith("'") else None
        for found in _QUOTED.finditer(first):
            if first[: found.start()].rstrip().endswith(("===", "!==", "nameId(")):
                continue  # what is compared is not asked for; a family is looked at below
            word = next(filter(None, found.groups()), "")
            yield Asked(_pattern(word), attribute, where)
    for family in _FAMILY.finditer(text):
        yield Asked(f"{family[1]}-[\\w-]+", None, name)


def _pattern(word: str) -> str:
    return "[\\w-]+".join(re.escape(part) for part in _HOLE.split(word))


def _arguments(text: str, start: int) -> list[str]:
    """The arguments of a call whose bracket opens just before `start`."""
    out, depth, begin, at = [], 0, start, start
    while at < len(text):
        char = text[at]
        if char in "'\"`":
            at = text.index(char, at + 1)
        elif char in "([{":
            depth += 1
        elif char in ")]}":
            if depth == 0:
                break
            depth -= 1
        elif char == "," and depth == 0:
            out.append(text[begin:at])
            begin = at + 1
        at += 1
    return [*out, text[begin:at]]
