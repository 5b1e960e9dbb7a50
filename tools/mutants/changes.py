"""The mutants of a source file: the same text with one small change on one line."""

import ast
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

_OPERATORS = {
    "<": "<=",
    "<=": "<",
    ">": ">=",
    ">=": ">",
    "==": "!=",
    "!=": "==",
    "is": "is not",
    "is not": "is",
    "in": "not in",
    "not in": "in",
    "and": "or",
    "or": "and",
    "+": "-",
    "-": "+",
    "*": "+",
    "//": "*",
    "%": "+",
}
_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Mutant(NamedTuple):
    """One change: what stands there and what takes its place."""

    path: str  # of the file, in the repository
    scope: str  # the function or class that it is in
    first: int  # the lines of the statement, which a case must reach
    last: int
    start: int  # the changed part, in characters of the file
    end: int
    after: str
    was: str  # the statement, on one line
    is_now: str

    def source(self, text: str) -> str:
        """The file with the change in it."""
        return text[: self.start] + self.after + text[self.end :]


def mutants(path: Path, root: Path) -> list[Mutant]:
    """All mutants of a file, in the order of its lines."""
    text = path.read_text("utf-8")
    found = _Finder(text, path.relative_to(root).as_posix()).found(ast.parse(text))
    return sorted(found, key=lambda one: (one.start, one.end, one.after))


class _Finder:
    """Goes through a file and changes what may be changed."""

    def __init__(self, text: str, path: str) -> None:
        self.text, self.path = text, path
        self.lines = [0]
        for line in text.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.bytes = [line.encode() for line in text.splitlines(keepends=True)]

    def found(self, tree: ast.Module) -> Iterator[Mutant]:
        """Every change of every statement."""
        yield from self._body(tree.body, "")

    def _body(self, statements: list[ast.stmt], scope: str) -> Iterator[Mutant]:
        for statement in statements:
            yield from self._statement(statement, scope)

    def _statement(self, statement: ast.stmt, scope: str) -> Iterator[Mutant]:
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            inner = f"{scope}.{statement.name}" if scope else statement.name
            yield from self._body(statement.body, inner)
            return
        if isinstance(statement, ast.Import | ast.ImportFrom) or _is_text(statement):
            return
        heads, bodies = _parts(statement)
        for head in heads:
            for before, after in self._changes(head):
                yield self._mutant(statement, heads, scope, before, after)
        if isinstance(statement, ast.Expr | ast.AugAssign | ast.Continue | ast.Break | ast.Raise) and scope:
            yield self._mutant(statement, heads, scope, statement, "pass")
        for body in bodies:
            yield from self._body(body, scope)

    def _mutant(
        self, statement: ast.stmt, heads: list[ast.AST], scope: str, before: ast.AST | tuple[int, int], after: str
    ) -> Mutant:
        start, end = before if isinstance(before, tuple) else self._span(before)
        last = max([statement.lineno, *(getattr(head, "end_lineno", 0) or 0 for head in heads)])
        first = self.lines[statement.lineno - 1]
        whole = self.text[first : self.lines[last]]
        changed = whole[: start - first] + after + whole[end - first :]
        was, is_now = (" ".join(text.split()) for text in (whole, changed))
        return Mutant(self.path, scope, statement.lineno, last, start, end, after, was, is_now)

    def _span(self, node: ast.AST) -> tuple[int, int]:
        assert isinstance(node, ast.expr | ast.stmt)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._at(node.lineno, node.col_offset), self._at(node.end_lineno, node.end_col_offset)

    def _at(self, line: int, column: int) -> int:
        """Characters from the beginning; the tree counts bytes of a line."""
        return self.lines[line - 1] + len(self.bytes[line - 1][:column].decode())

    def _changes(self, head: ast.AST) -> Iterator[tuple[ast.AST | tuple[int, int], str]]:
        """What may be changed in an expression, and into what. Annotations are no rules."""
        for node in _walk(head):
            if isinstance(node, ast.Compare):
                yield from self._operators([node.left, *node.comparators])
            elif isinstance(node, ast.BoolOp):
                yield from self._operators(node.values)
            elif isinstance(node, ast.BinOp):
                yield from self._operators([node.left, node.right])
            elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
                yield node, f"({ast.unparse(node.operand)})"
            elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
                yield node, str(not node.value)
            elif isinstance(node, ast.Constant) and isinstance(node.value, int):
                yield node, str(node.value + 1)
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _NAMES:
                yield node.func, _NAMES[node.func.id]
            for test in _tests(node):
                if not isinstance(test, ast.Compare | ast.UnaryOp | ast.BoolOp):
                    yield test, f"(not ({self.text[slice(*self._span(test))]}))"

    def _operators(self, operands: list[ast.expr]) -> Iterator[tuple[tuple[int, int], str]]:
        """What stands between operands, turned into its neighbour; brackets stay."""
        for left, right in pairwise(operands):
            between = self._span(left)[1], self._span(right)[0]
            text = self.text[slice(*between)]
            operator = " ".join(text.replace("(", " ").replace(")", " ").split())
            if operator in _OPERATORS and operator in text:
                yield between, text.replace(operator, _OPERATORS[operator])


def _is_text(statement: ast.stmt) -> bool:
    """A docstring."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _parts(statement: ast.stmt) -> tuple[list[ast.AST], list[list[ast.stmt]]]:
    """The expressions of a statement itself, and the statements in it."""
    heads: list[ast.AST] = []
    bodies: list[list[ast.stmt]] = []
    for name, value in ast.iter_fields(statement):
        if name in ("annotation", "type_params", "targets", "target"):
            continue
        if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
            bodies.append(value)
        elif name == "cases":
            for case in value:
                heads += [case.guard] if case.guard else []
                bodies.append(case.body)
        elif name == "items":
            heads += [item.context_expr for item in value]
        elif name == "handlers":
            bodies += [handler.body for handler in value]
        elif isinstance(value, ast.expr):
            heads.append(value)
    if isinstance(statement, ast.If | ast.While):
        heads = [_Tested(statement.test)]
    return heads, bodies


class _Tested(ast.AST):
    """The condition of a statement; it may be turned round as a whole."""

    _fields = ("test",)

    def __init__(self, test: ast.expr) -> None:
        self.test = test
        self.end_lineno = test.end_lineno


def _walk(head: ast.AST) -> Iterator[ast.AST]:
    """The parts of an expression, without texts."""
    yield head
    for child in ast.iter_child_nodes(head):
        if not isinstance(child, ast.JoinedStr):
            yield from _walk(child)


def _tests(node: ast.AST) -> list[ast.expr]:
    """The conditions of a part: of a statement, of `x if y else z`, of a comprehension."""
    if isinstance(node, _Tested | ast.IfExp):
        return [node.test]
    return list(node.ifs) if isinstance(node, ast.comprehension) else []
