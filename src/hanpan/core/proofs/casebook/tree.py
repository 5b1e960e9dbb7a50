"""A case file as a tree that knows its lines. Strict: what YAML might guess at is refused here.

Keys are always words (`on` too), numbers are whole and decimal, each key stands once, and nothing
is shared by alias, so that what a judge reads is what runs.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, cast

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from hanpan.core.contract.error import HanpanError
from hanpan.core.contract.seat import Seat

Scalar: TypeAlias = "str | int | bool | None"

_TAG = "tag:yaml.org,2002:"
_WHOLE = re.compile(r"[-+]?(0|[1-9][0-9]{0,14})")  # far more than any rule counts to
_DAY = re.compile(r"\d{4}-\d\d-\d\d")
_HOLE = re.compile(r"\$\{([^}]*)\}")
_SEAT = re.compile(r"(?<![A-Za-z0-9])p[1-6](?![A-Za-z0-9])")


class BadCase(HanpanError, ValueError):
    """A case that cannot be used: where, and why."""

    def __init__(self, path: Path, line: int, reason: str, ko: str = "") -> None:
        self.path = path
        self.line = line
        self.reason = reason
        place = f"{path}:{line}" if line else f"{path}"
        super().__init__(f"{place}: {reason}", ko=f"{place}: {ko or reason}")


class Tree(NamedTuple):
    """A value and the line it stands on; mappings and lists hold trees."""

    value: "dict[str, Tree] | list[Tree] | Scalar"
    line: int

    def plain(self) -> Any:
        """The value without its lines."""
        if isinstance(self.value, dict):
            return {key: child.plain() for key, child in self.value.items()}
        if isinstance(self.value, list):
            return [child.plain() for child in self.value]
        return self.value

    def line_of(self, dotted: str) -> int:
        """The line of `p1.energy` below here, or of as much of that path as there is."""
        at = self
        for part in dotted.split("."):
            if not isinstance(at.value, dict) or part not in at.value:
                break
            at = at.value[part]
        return at.line


def read_tree(path: Path) -> Tree:
    """The file's one document. Raises BadCase."""
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise BadCase(path, 0, f"cannot be read: {error.strerror}", ko=f"읽을 수 없습니다: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadCase(
            path,
            0,
            f"is not UTF-8 text: {error.reason} at byte {error.start}",
            ko=f"UTF-8 글이 아닙니다: {error.start}번째 바이트, {error.reason}",
        ) from error
    return parse_tree(text, path)


def parse_tree(text: str, path: Path) -> Tree:
    """The one document of a text. Raises BadCase."""
    try:
        root = YAML(typ="safe", pure=True).compose(text)
        if root is not None:
            return _build(root, path, _line(root), set())
    except MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 0
        hint = '; inside braces write "${name}" in quotes' if _unquoted_hole(text, line) else ""
        raise BadCase(
            path,
            line,
            f"is not YAML: {error.problem or error.context}{hint}",
            ko=f"YAML이 아닙니다: {error.problem or error.context}{hint}",
        ) from error
    except YAMLError as error:
        raise BadCase(
            path,
            0,
            f"is not YAML: {' '.join(str(error).split())}",
            ko=f"YAML이 아닙니다: {' '.join(str(error).split())}",
        ) from error
    except RecursionError as error:
        raise BadCase(path, 0, "is nested too deeply for a case", ko="판례로는 너무 깊이 겹쳐 있습니다") from error
    raise BadCase(
        path,
        1,
        "is empty; a case is a mapping that starts with `case:`",
        ko="비어 있습니다. 판례는 `case:`로 시작하는 매핑입니다",
    )


def filled(tree: Tree, row: Mapping[str, Scalar], used: set[str], path: Path) -> Tree:
    """The tree with each `${name}` replaced; a text that is nothing else takes the value's type."""
    value = tree.value
    if isinstance(value, dict):
        out = {_fill(key, row, used, child.line, path): filled(child, row, used, path) for key, child in value.items()}
        if len(out) < len(value):
            raise BadCase(
                path, tree.line, "two keys become one when the row is filled in", ko="행을 채우면 두 키가 같아집니다"
            )
        return Tree(out, tree.line)
    if isinstance(value, list):
        return Tree([filled(child, row, used, path) for child in value], tree.line)
    if isinstance(value, str):
        whole = _HOLE.fullmatch(value)
        if whole and whole[1] in row:
            used.add(whole[1])
            return Tree(row[whole[1]], tree.line)
        return Tree(_fill(value, row, used, tree.line, path), tree.line)
    return tree


def reseated(tree: Tree, seats: Mapping[Seat, Seat]) -> Tree:
    """The tree with the seats in each other's place: in keys, labels, paths and texts."""
    value = tree.value
    if isinstance(value, dict):
        return Tree({_reseat(key, seats): reseated(child, seats) for key, child in value.items()}, tree.line)
    if isinstance(value, list):
        return Tree([reseated(child, seats) for child in value], tree.line)
    return Tree(_reseat(value, seats), tree.line) if isinstance(value, str) else tree


def _reseat(text: str, seats: Mapping[Seat, Seat]) -> str:
    """`die/p1` for `die/p2`, `p2.total` for `p1.total`, where the two change places."""
    return _SEAT.sub(lambda found: seats.get(cast(Seat, found[0]), found[0]), text)


def holes(tree: Tree) -> Iterator[tuple[str, int]]:
    """Each `${name}` and its line."""
    value = tree.value
    if isinstance(value, dict):
        for key, child in value.items():
            yield from ((name, child.line) for name in _HOLE.findall(key))
            yield from holes(child)
    elif isinstance(value, list):
        for child in value:
            yield from holes(child)
    elif isinstance(value, str):
        yield from ((name, tree.line) for name in _HOLE.findall(value))


def _unquoted_hole(text: str, line: int) -> bool:
    lines = text.splitlines()
    return 0 < line <= len(lines) and re.search(r"[^\"']\$\{", lines[line - 1]) is not None


def _fill(text: str, row: Mapping[str, Scalar], used: set[str], line: int, path: Path) -> str:
    def value_of(found: re.Match[str]) -> str:
        name = found[1]
        if name not in row:
            raise BadCase(
                path,
                line,
                f"${{{name}}} is not in this row of `vary`, which has {', '.join(row)}",
                ko=f"${{{name}}}: `vary`의 이 행에 없습니다. 이 행에 있는 것: {', '.join(row)}",
            )
        used.add(name)
        return _text(row[name])

    return _HOLE.sub(value_of, text)


def _text(value: Scalar) -> str:
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _build(node: Node, path: Path, line: int, seen: set[int]) -> Tree:
    if id(node) in seen:
        raise BadCase(
            path,
            line,
            "an alias (*name); write the value out",
            ko="별칭(*name)은 쓸 수 없습니다. 값을 그대로 적어 주십시오",
        )
    seen.add(id(node))
    if isinstance(node, MappingNode):
        _expect_tag(node, "map", path)
        return Tree(_mapping(node, path, seen), line)
    if isinstance(node, SequenceNode):
        _expect_tag(node, "seq", path)
        return Tree([_build(child, path, _line(child), seen) for child in node.value], line)
    return Tree(_scalar(node, path), line)


def _mapping(node: MappingNode, path: Path, seen: set[int]) -> dict[str, Tree]:
    out: dict[str, Tree] = {}
    for key, child in node.value:
        line = _line(key)
        if not isinstance(key, ScalarNode):
            raise BadCase(path, line, "a key must be a word", ko="키는 낱말이어야 합니다")
        if key.value in out:
            first = out[key.value].line
            said, ko = (
                f"the key {key.value!r} stands twice, first on line {first}",
                f"두 번 적힌 키입니다: {key.value!r}, 처음은 {first}번째 줄",
            )
            if key.value == next(iter(out)):
                written = f"{{kind: {key.value}, seat: …, {key.value}: …}}"
                said += f"; an event with a field of its own name is written {written}"
                ko += f". 종류와 같은 이름의 항목이 있는 이벤트는 {written}로 적습니다"
            raise BadCase(path, line, said, ko=ko)
        out[key.value] = _build(child, path, line, seen)
    return out


def _scalar(node: Node, path: Path) -> Scalar:
    tag, text = str(node.tag).removeprefix(_TAG), str(node.value)
    if tag == "str":
        return text
    if tag == "null":
        return None
    if tag == "bool":
        return text.lower() == "true"
    if tag == "int" and _WHOLE.fullmatch(text):
        return int(text)
    if tag == "int":
        raise BadCase(
            path,
            _line(node),
            f"{text!r} is not a plain whole number; quote it if it is a word",
            ko=f"{text!r}: 정수가 아닙니다. 낱말이라면 따옴표로 묶어 주십시오",
        )
    if tag == "timestamp" and _DAY.fullmatch(text):
        return text  # a day is a word
    raise BadCase(
        path,
        _line(node),
        f"{text!r} is read as a {tag}; use whole numbers, words, true, false or null",
        ko=f"{text!r}: {tag}로 읽힙니다. 정수, 낱말, true, false, null만 쓸 수 있습니다",
    )


def _expect_tag(node: Node, tag: str, path: Path) -> None:
    if node.tag != _TAG + tag:
        raise BadCase(
            path,
            _line(node),
            f"the tag {node.tag} has no meaning in a case",
            ko=f"판례에서 쓸 수 없는 태그입니다: {node.tag}",
        )


def _line(node: Node) -> int:
    return int(node.start_mark.line) + 1
