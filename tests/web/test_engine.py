"""What is sent to a browser that plays alone is the program without its docstrings."""

import ast

from tools.engine.undocumented import undocumented

SOURCE = b'''"""A module
of two lines."""

class Empty:
    """Only words."""

def f(x):
    """Words."""
    return """kept"""

def g(): """beside"""

async def h():
    # a note
    "short"
    return 1
'''
NEWER = b"a value < of no Python"


def test_docstrings_go_and_lines_stay() -> None:
    bare = undocumented(SOURCE)
    assert [bare.count(word) for word in (b"two lines", b"Only words", b"Words", b"short")] == [0, 0, 0, 0]
    assert bare.count(b'"""kept"""') == bare.count(b'"""beside"""') == 1
    assert bare.count(b"\n") == SOURCE.count(b"\n")
    names = [node.name for node in ast.parse(bare).body if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    assert names == ["Empty", "f", "g"]
    lines = bare.splitlines()
    assert lines[8] == b'    return """kept"""'


def test_what_cannot_be_read_stays_as_it_is() -> None:
    assert undocumented(NEWER) == NEWER
    assert undocumented(b"x = 1\n") == b"x = 1\n"
