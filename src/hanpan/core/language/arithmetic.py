"""Whether the numbers in a sentence are true: sums come out, what is said to move moves, what lasts does last, one
is not many.

Sentences write `3 + 1 − 2 = 2`. Words may stand between the terms (`3 rolled + 1 by a shard = 4`); a comma, a colon, a
bracket or the end of a sentence begins anew. A result that a limit has cut is written `8 + 3 → 10`, with a word about
the limit; `8 → 10` alone says that something has moved.
"""

import ast
import re

_RESULT = re.compile(r"=\s*(?P<result>[-−]?\d+)?")
_BEGINS = re.compile(r"[.,;:()?!=…]|—")  # what stands before it is another thought
_TERM = re.compile(r"(?<!\w)[-+−×÷*](?=[ \d])|\d+")
_MOVED = re.compile(r"(?P<before>[-−]?\d+) → (?P<after>[-−]?\d+)(?!\d)")
_WORKED_OUT = re.compile(r"(?<!\w)[-+−×÷*](?=[ \d])")
_NO_AMOUNT = re.compile(r"(?<!\w)[-+−]0(?!\d)")
_NO_TIME = re.compile(
    r"(?<!\d)0 (more )?(turn|round)s?\b"
    r"|\b(turn|round)s?( left)?: 0(?!\d)"
    r"|(?<!\d)0 ?(턴|라운드|차례)"
    r"|(턴|라운드|차례):? 0(?!\d)"
)
_NOT_MANY = re.compile(
    r"(?<![\w.,−-])1 (actions|cards|games|items|points|repetitions|rounds|steps|tiles|times|turns)\b"
)
_SIGNS = str.maketrans({"−": "-", "×": "*", "÷": "/"})


def untrue(sentence: str) -> tuple[str, ...]:
    """What the sentence says in numbers that is not so."""
    return (*_false_sums(sentence), *_unmoved(sentence), *_nothing(sentence))


def _false_sums(sentence: str) -> list[str]:
    out = []
    for found in _RESULT.finditer(sentence):
        thought = _thought(sentence, found.start())
        terms = _terms(thought)
        if not terms or found["result"] is None:
            out.append(f"{(thought + found[0]).strip()!r} has no terms that can be added up")
        elif _worth(terms) != int(found["result"].translate(_SIGNS)):
            out.append(f"{terms} = {found['result']} is not so")
    return out


def _thought(sentence: str, end: int) -> str:
    """What stands before a place, from where the thought begins."""
    return sentence[max((begin.end() for begin in _BEGINS.finditer(sentence, 0, end)), default=0) : end]


def _terms(thought: str) -> str:
    """The last sum in it, without the words between; "" where there is none."""
    tokens: list[str] = []
    for token in _TERM.findall(thought):
        if token.isdigit() and tokens and tokens[-1].isdigit():
            tokens.clear()  # two numbers with nothing between: the first counts something else
        tokens.append(token)
    while tokens and tokens[0] in "+×÷*":
        tokens.pop(0)
    return " ".join(tokens) if tokens and tokens[-1].isdigit() else ""


def _worth(terms: str) -> int:
    """What a sum comes to; a division is rounded down."""
    return _value(ast.parse(terms.translate(_SIGNS), mode="eval").body)


def _value(node: ast.expr) -> int:
    match node:
        case ast.Constant(value=int(value)):
            return value
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_value(operand)
        case ast.BinOp(left=left, op=op, right=right):
            one, other = _value(left), _value(right)
            if isinstance(op, ast.Div):
                return one // other if other else 0
            return one + other if isinstance(op, ast.Add) else one - other if isinstance(op, ast.Sub) else one * other
    raise ValueError(f"{ast.unparse(node)} is no sum")


def _unmoved(sentence: str) -> list[str]:
    return [
        f"{found[0]} has not moved"
        for found in _MOVED.finditer(sentence)
        if found["before"] == found["after"] and not _WORKED_OUT.search(_thought(sentence, found.start()))
    ]


def _nothing(sentence: str) -> list[str]:
    amounts = [f"{found[0]} is no amount" for found in _NO_AMOUNT.finditer(sentence)]
    one = [f"{found[0]!r} is one" for found in _NOT_MANY.finditer(sentence)]
    return amounts + one + [f"{found[0].strip()!r} is no time" for found in _NO_TIME.finditer(sentence)]
