"""Which cards may be played when, and why not (DB-3.1 to DB-3.5, DB-5.1)."""

from functools import lru_cache
from typing import Literal, TypeAlias

from hanpan.core.contract.refusal import Refusal
from hanpan.games.dice_battle.rules.actions import CARDS, Card, Play
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.state import Player, Turn

CardStage: TypeAlias = Literal["pre", "post"]

PHASE_OF: dict[Card, CardStage] = {
    "attack": "post",
    "defence": "pre",
    "boost": "pre",
    "steal": "post",
    "reset": "post",
}
STAGE_CARDS: dict[CardStage, tuple[Card, ...]] = {
    "pre": tuple(card for card in CARDS if PHASE_OF[card] == "pre"),
    "post": tuple(card for card in CARDS if PHASE_OF[card] == "post"),
}
STAGE_CLAUSE: dict[CardStage, str] = {"pre": "DB-3.1", "post": "DB-5.1"}


def cost(params: Params, card: Card) -> int:
    """What a card costs in energy."""
    prices = params.cards
    if card == "attack":
        return prices.attack_cost
    if card == "defence":
        return prices.defence_cost
    if card == "boost":
        return prices.boost_cost
    return prices.steal_cost if card == "steal" else prices.reset_cost


def price(params: Params, play: Play) -> int:
    """What a whole choice costs in energy."""
    return sum(cost(params, card) for card in play.cards) + play.shields * params.shield.cost


def check_phase(stage: str, play: Play) -> Refusal | None:
    """A card or a shield that belongs to another phase than this one; None if all may be chosen now."""
    for card in play.cards:
        if PHASE_OF[card] != stage:
            return Refusal("wrong_phase", "DB-3.4", {"card": card, "phase": _phase_name(PHASE_OF[card])})
    if play.shields < 0:
        return Refusal("negative_shields", "DB-3.1", {"shields": play.shields})
    if play.shields and stage != "pre":
        return Refusal("wrong_phase_shields", "DB-3.1", {"phase": "PreCard"})
    return None


def check_play(params: Params, stage: CardStage, player: Player, turn: Turn, play: Play) -> Refusal | None:
    """The first reason against a choice in the order of DB-3.4; None if it may be made."""
    if not play.cards and not play.shields:
        return None  # a pass is free
    misplaced = check_phase(stage, play)
    if misplaced is not None:
        return misplaced
    for card in play.cards:
        if play.cards.count(card) > player.hand.count(card):
            return Refusal("not_held", "DB-3.4", {"card": card, "held": player.hand.count(card)})
    for card in play.cards:
        if play.cards.count(card) + turn.played.count(card) > params.cards.per_kind:
            return Refusal("kind_used", "DB-3.2", {"card": card, "limit": params.cards.per_kind})
    if play.cards and len(play.cards) + len(turn.played) > params.cards.per_round:
        return Refusal("too_many_cards", "DB-3.2", {"limit": params.cards.per_round, "played": len(turn.played)})
    if player.guard + play.cards.count("defence") > 1:
        return Refusal("guard_up", "DB-3.5")
    if play.shields and player.shields + play.shields > params.shield.cap:
        return Refusal("shield_limit", "DB-3.3", {"held": player.shields, "cap": params.shield.cap})
    needed = price(params, play)
    if needed > player.energy:
        return Refusal("no_energy", "DB-3.4", {"needed": needed, "energy": player.energy})
    return None


def legal_plays(params: Params, stage: CardStage, player: Player, turn: Turn) -> tuple[Play, ...]:
    """Every choice that `check_play` accepts, the pass first."""
    return _legal(params, stage, player.energy, player.shields, player.guard, player.hand, turn.played)


@lru_cache(maxsize=1 << 14)
def _legal(
    params: Params,
    stage: CardStage,
    energy: int,
    shields: int,
    guard: bool,
    hand: tuple[Card, ...],
    played: tuple[Card, ...],
) -> tuple[Play, ...]:
    """The same few situations come up all the time, so their choices are kept."""
    room = params.cards.per_round - len(played)
    most = max(0, params.shield.cap - shields) if stage == "pre" else 0
    chosen: list[tuple[tuple[Card, ...], int]] = [((), 0)]
    for card in STAGE_CARDS[stage]:
        copies = min(hand.count(card), params.cards.per_kind - played.count(card))
        if card == "defence":  # guards do not stack (DB-3.5)
            copies = 0 if guard else min(copies, 1)
        each = cost(params, card)
        chosen += [
            (cards + (card,) * count, paid + each * count)
            for cards, paid in chosen
            for count in range(1, copies + 1)
            if len(cards) + count <= room and paid + each * count <= energy
        ]
    return tuple(
        Play(cards, count)
        for cards, paid in chosen
        for count in range(most + 1)
        if paid + count * params.shield.cost <= energy
    )


def without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The hand after these cards left it."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def forget(known: tuple[Card, ...], shown: tuple[Card, ...]) -> tuple[Card, ...]:
    """What is still known to be in a hand after these cards were seen to leave it."""
    left = list(known)
    for card in shown:
        if card in left:
            left.remove(card)
    return tuple(left)


def with_card(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The hand with one more card, in the order of the rulebook."""
    return tuple(sorted((*hand, card), key=CARDS.index))


def _phase_name(stage: CardStage) -> str:
    return "PreCard" if stage == "pre" else "PostCard"
