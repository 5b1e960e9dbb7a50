"""The example games of a report, played again for its reader."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice

import msgspec

from hanpan.core.contract.rulebook import LANGS, Lang
from hanpan.core.contract.seat import Seat
from hanpan.core.workers import in_parallel
from hanpan.games.loading import load_game
from hanpan.lab.examples import match_of, name_of, replay_of, told
from hanpan.lab.presentation.sections import sections
from hanpan.lab.presentation.sheets import examples_of
from hanpan.lab.presentation.wording import Wording
from hanpan.lab.questions.full_report import Report
from hanpan.lab.trials import Side, Trial

MOST = 100  # games that a report carries with it


class Kept(msgspec.Struct, frozen=True):
    """An example game: its replay, and its steps in words in each language."""

    replay: str
    told: dict[Lang, tuple[tuple[str, ...], ...]]


def examples_in(report: Report) -> dict[str, Trial]:
    """Every example game of a report by name, in the order in which a reader meets them."""
    found = examples_of(sections(report, Wording(report.setup.game, "en")))
    return {name_of(one): one for one in found}


def keep(
    examples: Iterable[Trial], workers: int = 1, progress: Callable[[int], None] | None = None, most: int = MOST
) -> Iterator[tuple[str, Kept]]:
    """The first `most` of the games with their names, played by so many workers."""
    listed = list(islice(examples, most))
    for one, kept in zip(listed, in_parallel(_kept, listed, workers), strict=True):
        if progress is not None:
            progress(1)
        yield name_of(one), kept


def names_at(one: Trial, say: Wording) -> dict[Seat, str]:
    """Who sits where, so that equal bots can be told apart."""
    seats = load_game(one.game, one.overrides).info.seats
    if len(seats) == 1:
        return {seats[0]: sitter(one.sides[0], say)}
    return {seat: f"{seat.upper()} {sitter(side, say)}" for seat, side in zip(seats, one.sides, strict=True)}


def sitter(side: Side, say: Wording) -> str:
    """A level, with its deck and with what it had to leave (−) or to take (+)."""
    deck = [] if side.deck is None else [f"({say.named('deck', side.deck)})"]
    limits = (*(f"−{say.option(one)}" for one in side.never), *(f"+{say.option(one)}" for one in side.always))
    return " ".join((say.level(side.level), *deck, *limits))


def _kept(one: Trial) -> Kept:
    match = match_of(one)
    words = {lang: told(match, names_at(one, Wording(one.game, lang)), lang) for lang in LANGS}
    return Kept(replay_of(one, match).decode(), words)
