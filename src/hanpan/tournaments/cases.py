"""Cases of the tournament rules: small files that run.

case: EV-T01
title: {ko: …, en: …}
rules: [EV-PAIR-01]
settings: {format: swiss, rounds: 3, best_of: 3}
do:
  - register Ara Bom Chan Dami
  - start
  - pair                        # as the rules pair
  - pair Ara-Bom Chan-Dami      # as an organiser pairs
  - result 1 2-1                # table, games; `forfeit` behind it: it was not played
  - correct 1 1 1-2             # round, table, games
  - {refused: register ara, clause: EV-JOIN-01}
  - pairs: [Ara-Bom, Chan-Dami, Eun]
  - results: [2-1, 2-0 bye]
  - standings: [1 Ara 3, 2 Chan 3]      # place, player, points, tie-breaks
  - round: 2
  - verify: [EV-PAIR-05]        # what a check of the log finds
  - penalize Ara late warning   # without a grade: as the table says; lift 1 takes it back
  - {refused: check_in Bom, clause: EV-ROUND-01}
  - {by: Ara, refused: correct 1 1 1-2, clause: EV-CORR-04}     # who does it, where that matters
  - without_line: 2             # the log cannot be read any more: without this line, or with another word in it
  - cut: 2                      # the head tells that so many lines at the end are gone
  - deck Ara list               # the deck is named by anything; register Eun=list brings one along
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import convert

import hanpan
from hanpan.core.contract.error import Bilingual
from hanpan.core.contract.error import told as told_in
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rulebook import Words
from hanpan.core.proofs.casebook.reader import Reader
from hanpan.core.proofs.casebook.tree import Tree, read_tree
from hanpan.tournaments.arranged import forced
from hanpan.tournaments.event import Event, done, next_round, opened
from hanpan.tournaments.log import BadLog, Entry, hash_of, head, line_of, parsed, written
from hanpan.tournaments.matches import Match, Result
from hanpan.tournaments.orders import (
    Appoint,
    AwardBye,
    Begin,
    BringDeck,
    Cancel,
    Change,
    CheckIn,
    Claim,
    Dismiss,
    Disqualify,
    Drop,
    Finish,
    Grade,
    Infraction,
    KeepApart,
    LetMeet,
    MoreTime,
    Open,
    Order,
    Pair,
    Pardon,
    Penalize,
    Rate,
    RecallDeck,
    Register,
    Report,
    Return,
    Role,
    SeeDeck,
    SetPairs,
    Start,
    TakeBack,
    TimeUp,
    WithdrawBye,
    Worth,
    opening,
)
from hanpan.tournaments.results import own_match
from hanpan.tournaments.settings import Settings
from hanpan.tournaments.verify import faults

FOLDER = "events"  # of the casebook
_WHY = "as the case says"
_PAIR = 2


class Case(NamedTuple):
    """A case as it was read."""

    id: str
    title: Words
    rules: tuple[str, ...]
    settings: Settings
    steps: list[Tree]
    reader: Reader


def casebook() -> Path | None:
    """Where the cases lie that come with the rules: in the package or in the repository; None: they were left out."""
    ours = Path(hanpan.__file__).parent
    places = (ours / "casebook" / FOLDER, ours.parents[1] / "casebook" / FOLDER)
    return next((place for place in places if place.is_dir()), None)


def load(path: Path) -> Case:
    """A case of a file. Raises BadCase."""
    reader, tree = Reader(path), read_tree(path)
    told = reader.mapping(tree, "case", ("case", "title", "rules", "settings", "do"))
    for key in ("case", "title", "rules", "do"):
        if key not in told:
            raise reader.bad(tree.line, f"there is no {key!r}", f"키가 없습니다: {key!r}")
    title = reader.mapping(told["title"], "title", ("ko", "en"))
    words = Words(**{lang: reader.text(title[lang], lang) for lang in title})
    given = told["settings"].plain() if "settings" in told and reader.mapping(told["settings"], "settings") else {}
    try:
        settings = msgspec.convert({"name": "A case", "game": "any-game", "seed": "case", **given}, Settings)
    except msgspec.ValidationError as error:
        raise reader.bad(told["settings"].line, f"settings: {error}", f"settings: {told_in(error, 'ko')}") from error
    rules, steps = reader.texts(told["rules"], "rules"), reader.items(told["do"], "do")
    return Case(reader.text(told["case"], "case"), words, rules, settings, steps, reader)


class Ruling(NamedTuple):
    """How a case came out; messages name file and line."""

    case: Case
    messages: tuple[Bilingual, ...]

    @property
    def ok(self) -> bool:
        """Whether all is as the case says."""
        return not self.messages


def ruled(path: Path) -> Ruling:
    """Run the case of a file. Raises BadCase."""
    case = load(path)
    return Ruling(case, tuple(wrong(case)))


def wrong(case: Case) -> Iterator[Bilingual]:
    """What does not hold in a case, with its line; nothing: it holds."""
    first = opened(opening(case.settings))
    if isinstance(first, Refusal):
        yield from _refused_settings(case, first)
        return
    course = _Course(case, first)
    for step in case.steps:
        found = course.step(step)
        if found is not None:
            yield _at(case, step, found)


def _at(case: Case, step: Tree, found: Bilingual) -> Bilingual:
    where = f"{case.reader.path}:{step.line}: "
    return Bilingual(f"{where}{found}", f"{where}{found.ko}")


def _refused_settings(case: Case, refusal: Refusal) -> Iterator[Bilingual]:
    """Of a case whose settings are refused only that can be said."""
    for step in case.steps:
        told = case.reader.mapping(step, "do", ("refused", "clause"))
        if told["refused"].value != "open" or told["clause"].value != refusal.clause:
            found = Bilingual(
                f"the settings are refused by {refusal.clause} ({refusal.code})",
                f"설정을 거절하는 조항: {refusal.clause} ({refusal.code})",
            )
            yield _at(case, step, found)


class _Course:
    """A tournament as a case goes through it."""

    def __init__(self, case: Case, event: Event) -> None:
        self.read, self.event = case.reader, event
        self.orders: list[Order] = [opening(case.settings)]

    def step(self, tree: Tree) -> Bilingual | None:
        """Do or look at one thing; what is wrong with it, if anything. Raises BadCase."""
        try:
            return self._step(tree)
        except (ValueError, KeyError) as error:
            raise self.read.bad(tree.line, f"do: {error}", f"do: {told_in(error, 'ko')}") from error

    def _step(self, tree: Tree) -> Bilingual | None:
        if isinstance(tree.value, str):
            after = self._tried(tree, tree.value)
            if isinstance(after, Refusal):
                return Bilingual(
                    f"refused by {after.clause} ({after.code})", f"거절하는 조항: {after.clause} ({after.code})"
                )
            self.event = after
            return None
        told = self.read.mapping(tree, "do", (*_LOOKS, "refused", "clause", "by", "without_line", "cut"))
        if "without_line" in told:
            return self._changed(self.read.whole(told["without_line"], "without_line"))
        if "cut" in told:
            return self._cut(self.read.whole(told["cut"], "cut"))
        if "refused" in told:
            before = list(self.orders)
            by = self.read.text(told["by"], "by") if "by" in told else ""
            after = self._tried(tree, self.read.text(told["refused"], "refused"), by)
            self.orders = before
            wanted = self.read.text(told["clause"], "clause")
            refused = after.clause if isinstance(after, Refusal) else None
            if refused == wanted:
                return None
            return Bilingual(
                f"wanted a refusal by {wanted}, found {refused or 'none'}",
                f"거절해야 하는 조항: {wanted}, 실제로 거절한 조항: {refused or '없음'}",
            )
        for key, value in told.items():
            found, expected = _LOOKS[key](self), value.plain()
            if found != expected:
                return Bilingual(
                    f"{key}: wanted {expected}, found {found}", f"{key}: 판례에는 {expected}, 실제로는 {found}"
                )
        return None

    def _cut(self, count: int) -> Bilingual | None:
        """Whether the head tells that so many lines are gone from the end."""
        entries: list[Entry] = []
        for order in self.orders:
            entries.append(Entry(order, before=head(entries).sha256 if entries else ""))
        if not 1 <= count < len(entries):
            return Bilingual(f"cut: {count} lines are not there", f"cut: {count}줄이 없습니다")
        if line_of(entries, head(entries).sha256) == len(entries) and (
            line_of(entries[:-count], head(entries).sha256) is None
        ):
            return None
        return Bilingual(f"{count} lines can be cut off unseen", f"{count}줄을 잘라도 드러나지 않습니다")

    def _changed(self, line: int) -> Bilingual | None:
        """Whether it is seen that a line is missing, or is another one."""
        lines: list[bytes] = []
        for order in self.orders:
            lines.append(written(Entry(order, before=hash_of(lines[-1]) if lines else "")))
        if not 1 <= line < len(lines):
            most = len(lines) - 1
            return Bilingual(
                f"without_line: {line} is not one of the first {most} lines",
                f"without_line: {line}, 1부터 {most}까지의 줄이어야 합니다",
            )
        other = written(Entry(self.orders[line - 1], at=1, before=hash_of(lines[line - 2]) if line > 1 else ""))
        for changed in ([*lines[: line - 1], *lines[line:]], [*lines[: line - 1], other, *lines[line:]]):
            try:
                list(parsed(self.read.path, changed))
            except BadLog:
                continue
            return Bilingual(
                f"line {line} of the log can be changed unseen", f"기록의 {line}번째 줄을 바꿔도 드러나지 않습니다"
            )
        return None

    def _tried(self, tree: Tree, line: str, by: str = "") -> Event | Refusal:
        """The tournament after a line such as `result 1 2-1`."""
        word, *rest = line.split()
        after: Event | Refusal = self.event
        for order in self._orders(tree, word, rest):
            if isinstance(order, Refusal):
                return order
            assert isinstance(after, Event)
            if by and isinstance(order, Report) and (own := own_match(after, by, order.round, order.table)):
                return own
            after = done(after, order)
            if isinstance(after, Refusal):
                return after
            self.orders.append(order)
        return after

    def _orders(self, tree: Tree, word: str, rest: list[str]) -> "Iterator[Order | Refusal]":
        event = self.event
        match word, rest:
            case "register", names if names:
                for name in names:
                    player, _, deck = name.partition("=")
                    yield Register(player, deck)
            case "rate", [name, rating]:
                yield Rate(name, int(rating))
            case "award_bye", [name, number, *worth]:
                yield AwardBye(name, int(number), convert("".join(worth) or "win", Worth))
            case "withdraw_bye", [name, number]:
                yield WithdrawBye(name, int(number))
            case "keep_apart", names if names:
                yield KeepApart(tuple(names))
            case "let_meet", names if names:
                yield LetMeet(tuple(names))
            case "check_in", names if names:
                yield from map(CheckIn, names)
            case "deck", [name, deck]:
                yield BringDeck(name, deck)
            case "recall_deck", [name]:
                yield RecallDeck(name)
            case "see_deck", [judge, name]:
                yield SeeDeck(name, judge)
            case "appoint", [name, role]:
                yield Appoint(name, convert(role, Role))
            case "dismiss", [name, role]:
                yield Dismiss(name, convert(role, Role))
            case "penalize", [name, infraction, *grade]:
                yield Penalize(name, convert(infraction, Infraction), convert("".join(grade), Grade) if grade else "")
            case "penalize_so", [name, infraction, grade]:  # otherwise than the table, with a reason
                yield Penalize(name, convert(infraction, Infraction), convert(grade, Grade), _WHY)
            case "lift", [number]:
                yield Pardon(int(number), _WHY)
            case "more_time", [table, seconds]:
                yield MoreTime(max(1, event.round), int(table), int(seconds))
            case "begin", [name]:
                yield Begin(name)
            case "time_up", []:
                yield TimeUp()
            case "cancel", []:
                yield Cancel(_WHY)
            case "run", [table, *marks]:
                yield Report(1, int(table), Result(1, 0, marks=tuple(map(int, marks))))
            case "claim_result", [name, table, score]:
                yield Claim(max(1, event.round), int(table), name, _result(score, []))
            case "change", [field, value]:
                yield Change(_changed(event.settings, field, value), _WHY)
            case "start", []:
                yield Start()
            case "finish", []:
                yield Finish()
            case "drop", [name]:
                yield Drop(name)
            case "return", [name]:
                yield Return(name)
            case "disqualify", [name]:
                yield Disqualify(name, _WHY)
            case "take_back", []:
                yield TakeBack(max(1, event.round), _WHY)
            case "take_back", [number]:
                yield TakeBack(int(number), _WHY)
            case "pair", []:
                made = next_round(event)
                if isinstance(made, Refusal):
                    yield made
                else:
                    yield Pair(event.round + 1, tuple((match.first, match.second) for match in made))
            case "claim", pairs:  # written into the log as if the rules had paired so
                yield Pair(event.round + 1, tuple(map(_pair, pairs)))
            case "pair", pairs:
                yield SetPairs(event.round + 1, tuple(map(_pair, pairs)), _WHY)
            case "pair_again", pairs:
                yield SetPairs(event.round, tuple(map(_pair, pairs)), _WHY)
            case "result", [number, score, *how]:
                yield Report(max(1, event.round), int(number), _result(score, how))
            case "correct", [number, table, score, *how]:
                yield Report(int(number), int(table), _result(score, how), _WHY)
            case "open", []:
                yield Open(event.settings)
            case _:
                raise self.read.bad(
                    tree.line,
                    f"{word!r}: nothing that is done in a tournament",
                    f"대회에서 하는 일이 아닙니다: {word!r}",
                )

    def pairs(self) -> list[str]:
        """Those of the present round."""
        return ["-".join(match.players) for match in self.event.present]

    def results(self) -> list[str]:
        """The same."""
        return [_told(match) for match in self.event.present]

    def standings(self) -> list[str]:
        """Place, player, points and tie-breaks."""
        return [
            " ".join([str(row.place), row.player, str(row.score), *map(str, row.breaks)]) for row in self.event.table()
        ]

    def found(self) -> list[str]:
        """The clauses that a check of the log names."""
        return [fault.what.clause for fault in faults(self.orders)]


def _changed(settings: Settings, field: str, value: str) -> Settings:
    """Settings with another value of one field; `terms.` before those of the terms."""
    told = msgspec.to_builtins(settings)
    where, _, name = field.rpartition(".")
    (told.setdefault(where, {}) if where else told)[name] = int(value) if value.isdecimal() else value
    return convert(told, Settings)


def _pair(text: str) -> tuple[str, str | None]:
    names = text.split("-")
    return (names[0], names[1] if len(names) == _PAIR else None)


def _result(score: str, how: list[str]) -> Result:
    games = [*map(int, score.split("-")), 0]
    return Result(games[0], games[1], games[2], "forfeit" if how == ["forfeit"] else "played")


def _told(match: Match) -> str:
    result = match.result
    if result is None:
        return ""
    score = f"{result.first}-{result.second}" + (f"-{result.drawn}" if result.drawn else "")
    return score if result.how == "played" else f"{score} {result.how}"


_LOOKS: dict[str, Callable[[_Course], object]] = {
    "pairs": _Course.pairs,
    "results": _Course.results,
    "standings": _Course.standings,
    "round": lambda course: course.event.round,
    "rounds": lambda course: course.event.rounds,
    "seeds": lambda course: list(course.event.seeds),
    "forced": lambda course: ["-".join(match.players) for match in forced(course.event, course.event.present)],
    "active": lambda course: course.event.active,
    "seatable": lambda course: course.event.seatable,
    "queue": lambda course: course.event.queue,
    "penalties": lambda course: [f"{one.player} {one.grade}" for one in course.event.penalties if not one.lifted],
    "verify": _Course.found,
}
