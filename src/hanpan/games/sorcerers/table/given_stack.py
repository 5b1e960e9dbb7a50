"""The stack as a case describes it: what has been played, used or set off, and waits for responses."""

import msgspec
from msgspec.structs import replace

from hanpan.core.contract.bounds import Whole, Word, Words
from hanpan.core.contract.seat import SEATS, Side
from hanpan.core.contract.wrong_facts import NO_CARD, bad_fact, refuse_other
from hanpan.core.effects.vocabulary import Activated, Passive
from hanpan.games.sorcerers.content.catalogue import CARDS
from hanpan.games.sorcerers.rules.state import Frame, Kind, Ref, State, find_unit
from hanpan.games.sorcerers.rules.targets import meant

_RANK: dict[Kind, int] = {"response": 1, "play": 2, "ability": 2, "attack": 2, "passive": 3}
_ABILITY: dict[Kind, type] = {"ability": Activated, "passive": Passive}


class GivenFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An object on the stack."""

    by: Side
    card: Word = ""
    kind: Kind = "play"
    ability: Whole = 0
    targets: Words = ()
    actor: Side | None = None
    source: Word = ""
    negated: bool = False
    id: Whole = 0


def stacked(state: State, given: tuple[GivenFrame, ...]) -> State:
    """The stack from bottom to top; the opponent of the top object is asked."""
    if not given:
        return state
    stack: list[Frame] = []
    serial = state.serial
    for each in reversed(given):
        side = SEATS.index(each.by)
        if each.kind != "attack":
            refuse_other("stack", each.card, CARDS, NO_CARD)
        _printed(each)
        serial += 1
        refs = tuple(_target(state, side, name) for name in each.targets)
        _played(state, each, refs)
        if each.kind == "attack":
            refs = state.attackers
        stack.append(
            Frame(
                each.id or serial,
                _RANK[each.kind],
                side,
                each.kind,
                each.card,
                each.ability - 1,
                _source(state, side, each.source),
                refs,
                on=stack[-1].id if each.kind == "response" and stack else 0,
                actor=side if each.actor is None else SEATS.index(each.actor),
                negated=each.negated,
            )
        )
    order = [-frame.rank for frame in stack]
    if order != sorted(order):
        raise bad_fact(
            "stack",
            "responses come first, then plays, abilities and attacks, then passives",
            ko="반응이 먼저, 다음이 낸 카드와 능력과 공격, 그다음이 수동 능력입니다",
            clause="SO-AM-12",
        )
    return replace(state, serial=serial, stack=tuple(stack), stage="respond", asked=1 - stack[-1].side)


def _printed(frame: GivenFrame) -> None:
    """An ability on the stack is one that its card has; whatever else lies there is no ability."""
    wanted = _ABILITY.get(frame.kind)
    if wanted is None:
        if frame.ability:
            raise bad_fact(
                "stack.ability",
                f"{frame.kind} is no ability of a card",
                ko=f"카드의 능력이 아닙니다: {frame.kind}",
                clause="SO-AM-12",
            )
        return
    abilities = CARDS[frame.card].abilities
    if not (1 <= frame.ability <= len(abilities) and isinstance(abilities[frame.ability - 1], wanted)):
        raise bad_fact(
            "stack.ability",
            f"{frame.card} has no {frame.kind} {frame.ability}",
            ko=f"{frame.card} 카드에 없는 능력입니다: {frame.kind} {frame.ability}",
            clause="SO-AM-12",
        )


def _played(state: State, frame: GivenFrame, refs: tuple[Ref, ...]) -> None:
    """A card on the stack lies there as what it is, and an item on its way to one sorcerer."""
    if frame.kind not in ("play", "response"):
        return
    kind = CARDS[frame.card].type
    if (kind == "response") != (frame.kind == "response"):
        raise bad_fact(
            "stack.kind",
            f"{frame.card} is a card of the type {kind}",
            ko=f"{frame.card} 카드의 종류는 {kind}입니다",
            clause="SO-AM-12",
        )
    onto_one = len(refs) == 1 and isinstance(refs[0], int) and find_unit(state, refs[0]) is not None
    if kind == "item" and not onto_one:
        raise bad_fact(
            "stack.targets",
            f"{frame.card} is played on one sorcerer",
            ko=f"{frame.card} 카드는 저주술사 하나에게 냅니다",
            clause="SO-EQUIP-01",
        )


def _target(state: State, side: int, name: str) -> Ref:
    ref = meant(state, side, name)
    if ref is None:
        raise bad_fact("stack.targets", f"nothing is at {name!r}", ko=f"대상이 없는 자리입니다: {name!r}")
    return ref


def _source(state: State, side: int, name: str) -> int:
    """The sorcerer or item from which an object comes."""
    if not name:
        return 0
    ref = meant(state, side, name)
    if not isinstance(ref, int) or ref < 0:
        raise bad_fact(
            "stack.source",
            f"{name!r} is no sorcerer or item in play",
            ko=f"필드의 저주술사나 저주물이 아닙니다: {name!r}",
        )
    return ref
