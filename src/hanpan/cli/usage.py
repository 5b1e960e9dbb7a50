"""What is wrong with a command line, in Korean: Typer says it in English alone."""

import re

_KOREAN = tuple(
    (re.compile(english), korean)
    for english, korean in (
        (r"^Invalid value for '?([^':]+)'?: ", r"\1: "),
        (r"^Invalid value: ", ""),
        (r"No such command (.+?)\.", r"없는 명령입니다: \1."),
        (r" Did you mean (.+?)\?", r" 혹시 \1입니까?"),
        (r"No such option: (\S+)", r"없는 옵션입니다: \1"),
        (r"\(Possible options: (.+)\)", r"(비슷한 옵션: \1)"),
        (r"Missing argument (.+?)\.", r"빠진 인자가 있습니다: \1."),
        (r"Missing option (.+?)\.", r"빠진 옵션이 있습니다: \1."),
        (r"Missing command\.", "명령이 빠졌습니다."),
        (r"Got unexpected extra arguments?(?:\(s\))? \((.+)\)", r"남는 인자가 있습니다: \1"),
        (r"Option (\S+) does not take a value\.", r"\1: 값을 받지 않는 옵션입니다."),
        (r"Option (\S+) requires (?:an argument|\d+ arguments)\.?", r"\1: 값이 있어야 합니다."),
        (r"(\S+) is not a valid int(?:eger)?(?: range)?\.", r"정수가 아닙니다: \1."),
        (r"(\S+) is not a valid float(?: range)?\.", r"수가 아닙니다: \1."),
        (r"(\S+) is not in the range (.+)\.", r"\1: 범위는 \2입니다."),
        (r"(.+) is not one of (.+)\.", r"\1: \2 가운데 하나여야 합니다."),
    )
)


def in_korean(message: str) -> str:
    """The same in Korean; whatever Typer says besides stays as it is."""
    for english, korean in _KOREAN:
        message = english.sub(korean, message)
    return message
