"""What games say is wrong with facts and states, each fault with the fact that it is about, in both languages."""

from collections import Counter
from collections.abc import Collection, Container, Iterable, Iterator, Sequence
from typing import Any

from hanpan.core.contract.error import Bilingual, HanpanError, told

NO_CARD = Bilingual("not a card", "카드가 아닙니다")


class BadFact(HanpanError, ValueError):
    """A fact that `given` cannot take; the message names it."""

    @staticmethod
    def of(found: Bilingual) -> "BadFact":
        """The error that tells of this fault."""
        return BadFact(str(found), ko=found.ko)


class OutOfBounds(HanpanError, ValueError):
    """A state with parts that no state of the game has; each fault names its fact."""

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__("; ".join(faults), ko="; ".join(told(fault, "ko") for fault in faults))
        self.faults = tuple(faults)


def fault(fact: str, said: str, *, ko: str, clause: str = "") -> Bilingual:
    """What is wrong with a fact, by the clause that says so; no fact: with several together."""
    where, by = f"{fact}: " if fact else "", f" ({clause})" if clause else ""
    return Bilingual(f"{where}{said}{by}", f"{where}{ko}{by}")


def bad_fact(fact: str, said: str, *, ko: str, clause: str = "") -> BadFact:
    """The same to be raised by `given`."""
    return BadFact.of(fault(fact, said, ko=ko, clause=clause))


def under(where: str, faults: Iterable[Bilingual]) -> Iterator[Bilingual]:
    """The faults with the place of their facts in front."""
    for each in faults:
        yield Bilingual(f"{where}{each}", f"{where}{each.ko}")


def none_of(known: Iterable[str]) -> Bilingual:
    """What is wrong with a word that is not one of these."""
    listed = ", ".join(known)
    return Bilingual(f"none of {listed}", f"{listed} 가운데 하나여야 합니다")


def no_such(fact: str, value: object, what: Bilingual) -> Bilingual:
    """That a value is not what stands there."""
    return fault(fact, f"{value!r} is {what}", ko=f"{value!r}: {what.ko}")


def refuse_other(fact: str, value: str, known: Collection[str], what: Bilingual | None = None) -> None:
    """Raises BadFact for a word that is none of those that are known."""
    if value not in known:
        raise BadFact.of(no_such(fact, value, what or none_of(known)))


def outside(where: str, part: Any, low: int, high: int | None, *names: str, clause: str = "") -> Iterator[Bilingual]:
    """The fields of a struct that are below or above, each with its fact: `where` stands before the name."""
    for name in names:
        value = getattr(part, name)
        if value is not None and high is None and value < low:
            yield below(f"{where}{name}", value, low, clause)
        elif value is not None and high is not None and not low <= value <= high:
            yield beyond(f"{where}{name}", value, low, high, clause)


def below(fact: str, value: int, low: int, clause: str = "") -> Bilingual:
    """That a number is too low."""
    return fault(fact, f"{value} is below {low}", ko=f"{value}, {low} 이상이어야 합니다", clause=clause)


def above(fact: str, value: int, most: int, clause: str = "") -> Bilingual:
    """That a number is too high."""
    return fault(fact, f"{value} is above {most}", ko=f"{value}, {most} 이하여야 합니다", clause=clause)


def beyond(fact: str, value: int, low: int, high: int, clause: str = "") -> Bilingual:
    """That a number is too low or too high."""
    said, ko = f"{value} is outside {low} to {high}", f"{value}, {low}부터 {high}까지여야 합니다"
    return fault(fact, said, ko=ko, clause=clause)


def unknown(where: str, part: Any, known: Container[str], what: Bilingual, *names: str) -> Iterator[Bilingual]:
    """The piles of a struct that hold what there is not, each with its fact."""
    for name in names:
        wrong = next((each for each in getattr(part, name) or () if each not in known), None)
        if wrong is not None:
            yield no_such(f"{where}{name}", wrong, what)


def refuse_unknown(where: str, part: Any, known: Container[str], what: Bilingual, *names: str) -> None:
    """Raises BadFact that names the pile and what in it there is not."""
    for found in unknown(f"{where}.", part, known, what, *names):
        raise BadFact.of(found)


def refuse_twice(where: str, values: Sequence[Any]) -> None:
    """For a list that becomes a set. Raises BadFact that names what stands in it twice."""
    for value in (value for at, value in enumerate(values) if value in values[:at]):
        shown = list(value) if isinstance(value, tuple) else value
        raise bad_fact(where, f"{shown} stands there twice", ko=f"두 번 적혀 있습니다: {shown}")


def refuse_said(where: str, part: Any, why: Bilingual, *names: str) -> None:
    """For facts that mean nothing here. Raises BadFact that names the first of them that says something."""
    usual = type(part)()
    for name in (name for name in names if getattr(part, name) != getattr(usual, name)):
        raise bad_fact(f"{where}{name}", str(why), ko=why.ko)


def other_cards(where: str, found: Sequence[str], brought: Sequence[str], clause: str) -> Iterator[Bilingual]:
    """That the cards in play are not those of the deck, and which there are too many or too few of."""
    if sorted(found) != sorted(brought):
        here, whole = Counter(found), Counter(brought)
        differ = ", ".join(sorted(((here - whole) + (whole - here)).elements()))
        said = f"the cards in play are not those of the deck: {differ}"
        yield fault(where, said, ko=f"쓰이고 있는 카드가 덱과 다릅니다: {differ}", clause=clause)
