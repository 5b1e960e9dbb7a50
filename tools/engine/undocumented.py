"""Sources without their docstrings, which nobody reads in a browser and which every visitor would fetch."""

import ast

_DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def undocumented(source: bytes) -> bytes:
    """The same program, line by line, with its docstrings left empty; as it is where this Python cannot read it."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError):  # of a newer Python
        return source
    lines = source.split(b"\n")
    for node in ast.walk(tree):
        if not isinstance(node, _DOCUMENTED) or ast.get_docstring(node, clean=False) is None:
            continue
        words = node.body[0]
        first, last = words.lineno - 1, (words.end_lineno or words.lineno) - 1
        if lines[first][: words.col_offset].strip() or lines[last][words.end_col_offset :].strip():
            continue  # something else stands on the same line
        lines[first : last + 1] = [b""] * (last + 1 - first)
        if len(node.body) == 1 and not isinstance(node, ast.Module):
            lines[first] = b" " * words.col_offset + b"pass"
    return b"\n".join(lines)
