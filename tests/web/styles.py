"""The rules of every style sheet of the client, read as they stand."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.web.words import SOURCE


class Rule(NamedTuple):
    """One selector of one rule with what is declared for it."""

    path: Path
    selector: str
    declared: dict[str, str]


def rules() -> list[Rule]:
    """Every rule of the client, a line for each of its selectors."""
    found: list[Rule] = []
    for path in sorted([*SOURCE.rglob("*.css"), *SOURCE.rglob("*.svelte")]):
        text = path.read_text("utf-8")
        if path.suffix == ".svelte":
            text = "".join(re.findall(r"<style[^>]*>(.*?)</style>", text, re.S))
        found += _read(re.sub(r"/\*.*?\*/", "", text, flags=re.S), path)
    return found


def _read(text: str, path: Path) -> Iterator[Rule]:
    """The rules of a text; those in `@media`, `@container` and the like too, those of `@keyframes` not."""
    at = 0
    while match := re.compile(r"([^{};]*)\{").search(text, at):
        head, begin = match[1].strip(), match.end()
        depth, end = 1, begin
        while depth:
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
        body = text[begin : end - 1]
        if head.startswith("@"):
            if not head.startswith(("@keyframes", "@font-face")):
                yield from _read(body, path)
        else:
            declared = dict(_declared(body))
            for selector in _selectors(head):
                yield Rule(path, selector, declared)
        at = end


def _declared(body: str) -> Iterator[tuple[str, str]]:
    for line in body.split(";"):
        name, colon, value = line.partition(":")
        if colon:
            yield name.strip(), " ".join(value.removesuffix("!important").split())


def _selectors(head: str) -> Iterator[str]:
    """The parts of a list of selectors, without the marks of Svelte; commas in brackets divide nothing."""
    head = " ".join(re.sub(r":global\(((?:[^()]|\([^()]*\))*)\)", r"\1", head).split())
    depth, begin = 0, 0
    for i, letter in enumerate(head + ","):
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == "," and depth == 0:
            yield head[begin:i].strip()
            begin = i + 1
