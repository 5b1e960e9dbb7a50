"""All questions in one report: they share their games."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from hanpan import __version__
from hanpan.core.contract.codec import BadData, decode
from hanpan.lab.questions.asked import Play
from hanpan.lab.questions.pace import Pace, equal, pace
from hanpan.lab.questions.pace import wanted as of_pace
from hanpan.lab.questions.setups import QUESTIONS, BadQuestion, Setup, check_asked
from hanpan.lab.questions.unseen import Unseen, unseen
from hanpan.lab.questions.vary import Vary, vary
from hanpan.lab.questions.vary import wanted as of_vary
from hanpan.lab.questions.worth import Worths, worths
from hanpan.lab.trials import Trial


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was asked and what came of it; an answer is there if its question was asked."""

    hanpan: str
    command: str
    setup: Setup
    asked: tuple[str, ...]
    worth: Worths | None = None
    vary: Vary | None = None
    pace: Pace | None = None
    unseen: Unseen | None = None


def answer(
    setup: Setup,
    asked: Sequence[str],
    play: Play,
    *,
    variants: Sequence[dict[str, int]] = (),
    options: Sequence[str] = (),
    command: str = "",
) -> Report:
    """Answer these questions; `vary` only with variants, `worth` about these options. Raises BadQuestion, BadOption,
    and what playing raises."""
    check_asked(setup, asked, variants)
    list(play(_wanted(setup, asked, variants)))  # all at once: then it is known how long it takes
    return Report(
        __version__,
        command,
        setup,
        tuple(question for question in QUESTIONS if question in asked),
        worths(setup, play, options) if "worth" in asked or "choices" in asked else None,
        vary(setup, variants, play) if "vary" in asked else None,
        pace(setup, play) if "pace" in asked else None,
        unseen(setup, play) if "unseen" in asked else None,
    )


def _wanted(setup: Setup, asked: Sequence[str], variants: Sequence[dict[str, int]]) -> list[Trial]:
    out = of_pace(setup) if {"worth", "choices", "pace"} & set(asked) else []
    out += [equal(setup)] if "unseen" in asked else []
    return out + (of_vary(setup, variants) if "vary" in asked else [])


def read_report(path: Path) -> Report:
    """A report that was written as JSON. Raises BadQuestion or OSError."""
    try:
        read: Report = decode(Report, path.read_bytes())
    except BadData as error:
        raise BadQuestion(f"{path}: this is no report: {error}", ko=f"{path}: 보고서가 아닙니다: {error}") from error
    return read
