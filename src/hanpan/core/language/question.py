"""A question as a person is asked it: a few options at a time, each in words.

An answer is chosen in one go where there are few, else step by step: first its kind, then field after field; a composed
one piece by piece (contract/answers.py). Boards that know no game, in the browser and at the terminal, consist of it.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

from hanpan.core.contract.answers import Next, pieces_of
from hanpan.core.contract.codec import encode
from hanpan.core.contract.error import HanpanError, told
from hanpan.core.contract.game import STOP, AnyGame, Offer
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.seat import Seat
from hanpan.core.language.narrate import action_name, action_text, field_text, kind_of
from hanpan.core.language.text import BadText, MissingText, Texts

FEW = 9  # answers that are listed at once: as many as there are digits to press

Said: TypeAlias = tuple[str, ...]  # the options taken so far


class NoSuchOption(HanpanError, ValueError):
    """What was taken is none of the options."""


class Option(NamedTuple):
    """One thing to take. `action` is the answer that it gives; None: it leads on to more options."""

    said: Said
    words: str
    text: str = ""  # the text form, for an answer
    action: Any | None = None
    answers: int | None = None  # how many it leads to, where they can be counted
    cost: int | None = None
    refusal: Refusal | None = None
    warning: Refusal | None = None


class Options(NamedTuple):
    """What may be taken now, what the board shows and may not be, and what has been taken so far, in words."""

    options: list[Option]
    refused: list[Option]
    so_far: str


class ReadAnswer(NamedTuple):
    """What a text comes to: an answer and why it may not be given, or what is wrong with the text."""

    action: Any | None
    words: str
    refusal: Refusal | None
    fault: str


def options(game: AnyGame, state: Any, seat: Seat, texts: Texts, said: Said = ()) -> Options:
    """What the seat may take after this much of an answer; nothing where it is not asked. Raises NoSuchOption."""
    prompt = game.pending(state).get(seat)
    if prompt is None:
        return Options([], [], "")
    if prompt.composed:
        taken, so_far = _composed(game, pieces_of(game, game.view(state, seat), prompt), texts, said)
    else:
        taken, so_far = _listed(game, game.legal(state, seat), texts, said)
    offers = {game.write(offer.action): offer for offer in game.menu(state, seat)}
    priced = [_with_offer(option, offers.get(option.text or " ".join(option.said))) for option in taken]
    refused = [] if said else _refused(game, state, seat, texts, offers.values())
    return Options(_told_apart(priced), refused, so_far)


def read_answer(game: AnyGame, state: Any, seat: Seat, texts: Texts, text: str) -> ReadAnswer:
    """The answer that a text names, and whether the seat may give it."""
    try:
        action = game.read(text)
    except ValueError as error:
        return ReadAnswer(None, "", None, told(error, texts.lang))
    return ReadAnswer(action, _words(texts, game, action), game.check(state, seat, action), "")


def _listed(game: AnyGame, legal: Sequence[Any], texts: Texts, said: Said) -> tuple[list[Option], str]:
    """Groups of the answers that agree with what was taken; where few are left, the answers themselves."""
    left, so_far = list(legal), ""
    for depth, taken in enumerate(said):
        groups = _groups(left)
        if taken not in groups:
            raise NoSuchOption(f"{taken!r} is none of the options", ko=f"고를 수 없는 것입니다: {taken!r}")
        left = groups[taken]
        so_far = (
            _group_words(texts, taken, left[0]) if depth == 0 else f"{so_far} · {_group_words(texts, taken, left[0])}"
        )
    out: list[Option] = []
    for taken, actions in _groups(left).items():
        if len(actions) > 1:
            words = _group_words(texts, taken, actions[0])
            out.append(Option((*said, taken), words, answers=len(actions)))
        else:
            out.append(_answer(game, texts, (*said, taken), actions[0]))
    return out, so_far


def _groups(actions: Sequence[Any]) -> dict[str, list[Any]]:
    """Answers by what is asked next: nothing more if they are few, else their kind, else the first field in which
    they differ. The keys are what an option says."""
    if len(actions) <= FEW:
        return {str(place): [action] for place, action in enumerate(actions)}
    kinds: dict[str, list[Any]] = {}
    for action in actions:
        kinds.setdefault(kind_of(action), []).append(action)
    if len(kinds) > 1:
        return kinds
    for field in actions[0].__struct_fields__:
        by_value: dict[str, list[Any]] = {}
        for action in actions:
            by_value.setdefault(f"{field}={encode(getattr(action, field)).decode()}", []).append(action)
        if len(by_value) > 1:
            return by_value
    return {str(place): [action] for place, action in enumerate(actions)}


def _group_words(texts: Texts, taken: str, action: Any) -> str:
    field, is_field, _ = taken.partition("=")
    return field_text(texts, action, field) if is_field else action_name(texts, taken)


def _composed(game: AnyGame, following: Next, texts: Texts, said: Said) -> tuple[list[Option], str]:
    for place in range(len(said)):
        if said[place] not in following(said[:place]):
            raise NoSuchOption(f"{said[place]!r} is none of the options", ko=f"고를 수 없는 것입니다: {said[place]!r}")
    out: list[Option] = []
    for piece in following(said):
        if piece == STOP:
            out.append(_answer(game, texts, said, game.read(" ".join(said))))
            continue
        longer = (*said, piece)
        if list(following(longer)) == [STOP]:
            out.append(_answer(game, texts, longer, game.read(" ".join(longer))))
        else:
            out.append(Option(longer, _begun(game, texts, longer)))
    return out, _begun(game, texts, said)


def _begun(game: AnyGame, texts: Texts, said: Said) -> str:
    """The words of an answer as far as it is made; its pieces where that much is none yet."""
    try:
        return _words(texts, game, game.read(" ".join(said))) if said else ""
    except ValueError:
        return " ".join(said)


def _answer(game: AnyGame, texts: Texts, said: Said, action: Any) -> Option:
    return Option(said, _words(texts, game, action), game.write(action), action)


def _words(texts: Texts, game: AnyGame, action: Any) -> str:
    """The answer in words; its text form where a word is missing, since a text may name what no game has."""
    try:
        return action_text(texts, game, action)
    except (BadText, MissingText):
        return game.write(action)


def _with_offer(option: Option, offer: Offer | None) -> Option:
    return option if offer is None else option._replace(cost=offer.cost, warning=offer.warning)


def _refused(game: AnyGame, state: Any, seat: Seat, texts: Texts, offers: Iterable[Offer]) -> list[Option]:
    """What the board shows and may not be chosen, with the reason."""
    checked = [(offer, game.check(state, seat, offer.action)) for offer in offers]
    return [
        _answer(game, texts, (), offer.action)._replace(cost=offer.cost, refusal=refusal)
        for offer, refusal in checked
        if refusal is not None
    ]


def _told_apart(taken: list[Option]) -> list[Option]:
    """Where two options have the same words, their text forms stand beside them."""
    words = Counter(option.words for option in taken)
    return [
        option._replace(words=f"{option.words} ({option.text or option.said[-1]})")
        if words[option.words] > 1
        else option
        for option in taken
    ]
