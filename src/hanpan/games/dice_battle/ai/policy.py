"""What a level wants, and why: pure functions of a view and a row of the table.

They look at totals, round, energy, shields, card counts, gauge, the own hand, guard and tendency
and, after the roll, the own dice; at nothing else (DB-11.3). Whether a card can be paid for and
played is not judged here: the legal actions say so.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from hanpan.games.dice_battle.ai.params import SHARED, Row
from hanpan.games.dice_battle.rules.actions import TENDENCIES, Action, Card, Play, Tendency
from hanpan.games.dice_battle.rules.dice import worth
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.table.view import View

Part: TypeAlias = Literal["early", "middle", "late"]
TendencyReason: TypeAlias = Literal[
    "weights", "short_energy", "behind", "ahead", "gauge", "no_shields", "attack_card", "boost_card", "rich", "steady"
]
CardReason: TypeAlias = Literal["gap", "defence_first", "strong", "open_rival", "late"]


class TendencyWish(NamedTuple):
    """The tendencies a level would declare, each with its weight, and the reason."""

    options: tuple[Tendency, ...]
    weights: tuple[int, ...]
    reason: TendencyReason


class CardWish(NamedTuple):
    """A card a level would play if it can, how surely, and the reason."""

    card: Card
    percent: int
    reason: CardReason


class Plan(NamedTuple):
    """A legal play, and the wishes that it fulfils."""

    play: Play
    wishes: tuple[CardWish, ...]


def part_of_game(view: View) -> Part:
    """Early rounds gather, middle rounds use, late rounds spend."""
    reaches_late = view.rounds >= SHARED.late_from
    late_from = SHARED.late_from if reaches_late else view.rounds - SHARED.short_game_late + 1
    if view.round >= late_from:
        return "late"
    return "early" if view.round <= SHARED.early_to else "middle"


def tendency(view: View, row: Row, allowed: Sequence[Tendency] = TENDENCIES) -> TendencyWish:
    """What to declare: by fixed weights, or the first rule that matches and asks for what is allowed."""
    if row.weights is not None:
        weights = tuple(row.weights[TENDENCIES.index(each)] for each in allowed)
        return TendencyWish(tuple(allowed), weights, "weights")
    me = view.me
    lead = me.total - view.rival.total
    attack, defence, balance = ("attack" in allowed, "defence" in allowed, "balance" in allowed)
    if balance and row.short_energy is not None and me.energy <= row.short_energy:
        return _SHORT_ENERGY
    if attack and row.behind is not None and -lead >= row.behind:
        return _BEHIND
    if defence and row.ahead is not None and lead >= row.ahead:
        return _AHEAD
    if balance and me.gauge == SHARED.gauge:
        return _GAUGE
    if defence and me.shields == 0:
        return _NO_SHIELDS
    if attack and "attack" in view.hand:
        return _ATTACK_CARD
    if attack and "boost" in view.hand:
        return _BOOST_CARD
    if attack and me.energy >= SHARED.rich:
        return _RICH
    return _STEADY if balance else TendencyWish(("attack" if attack else "defence",), (1,), "steady")


def pre_cards(view: View, row: Row) -> Sequence[CardWish]:
    """Cards to play before the roll, most wanted first: defence leads when the rival holds a card."""
    if not view.hand:
        return ()
    return _wishes(view, row, ("defence", "boost") if view.rival.cards else ("boost", "defence"))


def post_cards(view: View, row: Row) -> Sequence[CardWish]:
    """Cards to play after the roll, most wanted first: reset leads, and only after low dice."""
    if not view.hand:
        return ()
    low = all(face <= SHARED.low_die for face in view.me.dice)
    return _wishes(view, row, ("reset", "attack", "steal") if low else ("attack", "steal"))


def shields_to_build(view: View, row: Row) -> int:
    """How many shields are missing from the number wanted."""
    return max(0, row.shields - view.me.shields)


def face_to_keep(view: View, params: Params) -> int:
    """The die of a luck pair that scores more under the own tendency; the higher one if both score the same."""
    own = view.me.tendency or "balance"

    def scored(face: int) -> tuple[int, int]:
        brings = worth(params, own, face)
        return brings.points + brings.bonus, face

    return max(view.luck_dice, key=scored)


def plan(wishes: Iterable[CardWish], shields: int, legal: Sequence[Action], use: Callable[[CardWish], bool]) -> Plan:
    """The wishes in order as far as `legal` allows and `use` agrees, then shields with what is left.

    The first of `legal` is the least that may be done: the pass, unless somebody has left it out.
    """
    least = legal[0]
    cards, built = (least.cards, least.shields) if isinstance(least, Play) else ((), 0)
    taken: list[CardWish] = []
    for wish in wishes:
        if "reset" in cards:  # it voids whatever would be played beside it (DB-5.4)
            break
        if wish.card not in cards and Play((*cards, wish.card), built) in legal and use(wish):
            cards = (*cards, wish.card)
            taken.append(wish)
    for count in range(shields, built, -1):
        play = Play(cards, count)
        if play in legal:
            return Plan(play, tuple(taken))
    return Plan(Play(cards, built), tuple(taken))


def _wishes(view: View, row: Row, order: Iterable[Card]) -> Sequence[CardWish]:
    """How the situations combine with the part of the game."""
    held = [card for card in order if card in view.hand]
    if not held:
        return ()
    if abs(view.me.total - view.rival.total) >= SHARED.gap:
        return [CardWish(card, 100, "gap") for card in held]
    part = part_of_game(view)
    if part == "early":
        return ()
    found: list[CardWish] = []
    for card in held:
        reason = _called_for(view, card)
        if reason is None and part == "late":
            reason = "late"
        if reason is not None:
            found.append(CardWish(card, row.use_percent, reason))
    return found


def _called_for(view: View, card: Card) -> CardReason | None:
    """The situation that asks for this card; none ever asks for a steal."""
    if card == "defence" and view.rival.cards > 0:
        return "defence_first"
    if card == "attack" and view.rival.shields == 0:
        return "open_rival"
    if card in ("boost", "reset") and view.me.energy >= SHARED.rich:
        return "strong"
    return None


_SHORT_ENERGY = TendencyWish(("balance",), (1,), "short_energy")
_BEHIND = TendencyWish(("attack",), (1,), "behind")
_AHEAD = TendencyWish(("defence",), (1,), "ahead")
_GAUGE = TendencyWish(("balance",), (1,), "gauge")
_NO_SHIELDS = TendencyWish(("defence",), (1,), "no_shields")
_ATTACK_CARD = TendencyWish(("attack",), (1,), "attack_card")
_BOOST_CARD = TendencyWish(("attack",), (1,), "boost_card")
_RICH = TendencyWish(("attack",), (1,), "rich")
_STEADY = TendencyWish(("balance",), (1,), "steady")
