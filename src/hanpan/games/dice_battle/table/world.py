"""From a view to a whole state that fits it: what the seat knows, and the rest dealt from where it may be."""

from msgspec.structs import astuple

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.games.dice_battle.rules.actions import CARDS, Card
from hanpan.games.dice_battle.rules.dice import worth
from hanpan.games.dice_battle.rules.params import Params
from hanpan.games.dice_battle.rules.state import EVENTS, Pile, Player, State, Turn
from hanpan.games.dice_battle.table.view import SeatView, View


def world(params: Params, view: View, chance: Chance) -> State:
    """One state in which the viewer would see exactly this.

    What the rival knows of the viewer's hand (DB-7.12) is its own secret; here it knows nothing.
    """
    assert view.seat is not None
    discard = tuple(view.discard[card] for card in CARDS)
    pool = [
        count - out - view.hand.count(card) - view.knows.count(card)
        for card, count, out in zip(CARDS, astuple(params.deck), discard, strict=True)
    ]
    hand: list[Card] = [*view.knows]
    for _ in range(view.rival.cards - len(hand)):
        card = chance.pick("redeal/hand", CARDS, pool)
        pool[CARDS.index(card)] -= 1
        hand.append(card)
    dice: tuple[int, ...] = ()
    if view.rival.choosing_luck:
        faces = range(1, params.die.faces + 1)
        dice = tuple(chance.pick("redeal/luck", faces) for _ in range(params.die.luck_dice))
    own = _player(view.me, view.hand, view.knows), _turn(params, view.me, view.luck_dice)
    rival = _player(view.rival, tuple(sorted(hand, key=CARDS.index)), ()), _turn(params, view.rival, dice)
    (one, first), (two, second) = (own, rival) if view.seat == "p1" else (rival, own)
    return State(
        mode=view.mode,
        rounds=view.rounds,
        round=view.round,
        stage=view.stage,
        players=(one, two),
        turns=(first, second),
        cards=Pile(tuple(pool), discard),
        events=(_events(params, view, SEATS[0]), _events(params, view, SEATS[1])),
    )


def _player(seen: SeatView, hand: tuple[Card, ...], knows: tuple[Card, ...]) -> Player:
    return Player(
        total=seen.total,
        energy=seen.energy,
        shields=seen.shields,
        gauge=seen.gauge,
        guard=seen.guard,
        hand=hand,
        win_streak=seen.win_streak,
        loss_streak=seen.loss_streak,
        faces=sum(1 << face for face in seen.faces),
        run=seen.run,
        reached_total=seen.reached_total,
        luck=seen.luck,
        bonus_turn=seen.bonus_turn,
        curse=seen.curse,
        flame=seen.flame,
        knows=knows,
    )


def _turn(params: Params, seen: SeatView, luck_dice: tuple[int, ...]) -> Turn:
    return Turn(
        tendency=seen.tendency,
        played=seen.played,
        luck_dice=luck_dice,
        dice=seen.dice,
        points=seen.points,
        specials=seen.specials,
        star=_star(params, seen),
        score=seen.score,
    )


def _star(params: Params, seen: SeatView) -> int:
    """What bonus dice have brought: the points beyond what the faces are worth."""
    if "star" not in seen.specials or seen.tendency is None:
        return 0
    worths = (worth(params, seen.tendency, face) for face in seen.dice)
    return seen.points - sum(brings.points + brings.bonus for brings in worths)


def _events(params: Params, view: View, seat: Seat) -> Pile:
    discard = tuple(view.event_discards[seat][kind] for kind in EVENTS)
    draw = tuple(count - out for count, out in zip(astuple(params.event_deck), discard, strict=True))
    return Pile(draw, discard)
