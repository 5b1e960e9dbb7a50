"""What a seat can answer, and its short text form."""

from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from hanpan.core.contract.bounds import LISTED, Whole, whole

Tendency: TypeAlias = Literal["attack", "defence", "balance"]
Card: TypeAlias = Literal["attack", "defence", "boost", "steal", "reset"]

TENDENCIES: tuple[Tendency, ...] = get_args(Tendency)
CARDS: tuple[Card, ...] = get_args(Card)


class Declare(msgspec.Struct, frozen=True, tag="declare", forbid_unknown_fields=True):
    """Declare the tendency of this round (DB-2.3)."""

    tendency: Tendency


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True, omit_defaults=True):
    """Play cards and build shields in one phase (DB-3.1, DB-5.1); nothing at all is a pass.

    The order of the cards has no meaning, so they are kept in the order of the rulebook and two
    equal choices are equal values.
    """

    cards: Annotated[tuple[Card, ...], LISTED] = ()
    shields: Whole = 0

    def __post_init__(self) -> None:
        if len(self.cards) > 1:
            msgspec.structs.force_setattr(self, "cards", tuple(sorted(self.cards, key=CARDS.index)))


class Keep(msgspec.Struct, frozen=True, tag="keep", forbid_unknown_fields=True):
    """Keep the die of the luck pair that shows this face (DB-4.2)."""

    face: Whole


Action: TypeAlias = Declare | Play | Keep

PASS = Play()


def write(action: Action) -> str:
    """`declare attack`, `keep 5`, `pass`, `play defence boost shields 1`."""
    if isinstance(action, Declare):
        return f"declare {action.tendency}"
    if isinstance(action, Keep):
        return f"keep {action.face}"
    if action == PASS:
        return "pass"
    words = ["play", *action.cards]
    if action.shields:
        words += ["shields", str(action.shields)]
    return " ".join(words)


def read(text: str) -> Action:
    """The action a text names; a lone tendency declares it. Raises ValueError."""
    words = text.split()
    if not words:
        raise ValueError("an empty move; try 'declare attack', 'play boost shields 1', 'keep 5' or 'pass'")
    verb, rest = words[0], words[1:]
    if verb in TENDENCIES and not rest:
        return Declare(_tendency(verb))
    if verb == "declare" and len(rest) == 1:
        return Declare(_tendency(rest[0]))
    if verb == "keep" and len(rest) == 1:
        return Keep(whole(rest[0]))
    if verb == "pass" and not rest:
        return PASS
    if verb == "play" and rest:
        return _play(rest)
    raise ValueError(f"{text!r} is not a move; try 'declare attack', 'play boost shields 1', 'keep 5' or 'pass'")


def _play(words: list[str]) -> Play:
    shields = 0
    if "shields" in words:
        at = words.index("shields")
        if len(words) != at + 2:
            raise ValueError("'shields' must be followed by one number, at the end of the move")
        shields = whole(words[at + 1])
        words = words[:at]
    cards: list[Card] = []
    for word in words:
        card = next((kind for kind in CARDS if kind == word), None)
        if card is None:
            raise ValueError(f"{word!r} is not a card; the cards are {', '.join(CARDS)}")
        cards.append(card)
    return Play(tuple(cards), shields)


def _tendency(word: str) -> Tendency:
    for tendency in TENDENCIES:
        if tendency == word:
            return tendency
    raise ValueError(f"{word!r} is not a tendency; the tendencies are {', '.join(TENDENCIES)}")
