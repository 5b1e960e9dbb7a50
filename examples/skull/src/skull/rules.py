"""The rules of Skull for three to six."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.event import Fields
from hanpan.core.contract.game import Outcome, Prompt, Step, placed
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.params import Number
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rules import Rules
from hanpan.core.contract.seat import Seat
from skull.events import EVENTS, Caught, Laid, Lost, Out, Over, Passed, Round, Turned, Won
from skull.events import Bid as BidMade
from skull.state import DISCS, FLOWERS, GOAL, Disc, Place, SeatView, Stage, State, View


class Params(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    seats: Annotated[int, Number("SK-LAY-01", 3, 6)] = 4
    points: Annotated[int, Number("SK-END-01", 1, 4)] = GOAL


class _Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What a seat can do."""


class Lay(_Answer, frozen=True):
    """Lay a disc face down on the own mat."""

    disc: Disc


class Bid(_Answer, frozen=True):
    """Say how many flowers one will turn up."""

    count: Annotated[int, Meta(ge=1, le=24)]


class Pass(_Answer, frozen=True):
    """Bid no more."""


class Flip(_Answer, frozen=True):
    """Turn up the uppermost disc of a mat that lies face down."""

    seat: Seat


class Lose(_Answer, frozen=True):
    """Give up a disc for good."""

    disc: Disc


class Start(_Answer, frozen=True):
    """Say who begins the next round."""

    seat: Seat


Action: TypeAlias = Lay | Bid | Pass | Flip | Lose | Start
_STAGES: dict[type[Any], tuple[Stage, ...]] = {
    Lay: ("lay", "turn"),
    Bid: ("turn",),
    Pass: ("turn",),
    Flip: ("flip",),
    Lose: ("lose",),
    Start: ("starter",),
}
_CLAUSES: dict[Stage, str] = {
    "lay": "SK-LAY-02",
    "turn": "SK-TURN-01",
    "flip": "SK-FLIP-02",
    "lose": "SK-LOSE-01",
    "starter": "SK-NEXT-02",
}


class Skull(Rules[State, Action]):
    """The game under one set of numbers."""

    id, state_type, action_type, events, params_type = "skull", State, Action, EVENTS, Params
    modes, max_steps = ("table",), 6 * (DISCS + 4) * (3 + 4 * DISCS * 6)

    def setup(self, mode: str, chance: Chance) -> Step:
        starter = chance.pick("starter", self.info.seats)
        state = State(turn=starter, sides=(Place(),) * len(self.info.seats))
        return Step(state, (Round("SK-LAY-01", starter, 1),))

    def pending(self, state: State) -> Mapping[Seat, Prompt]:
        if state.stage == "over":
            return {}
        if state.stage == "lay":
            return {seat: Prompt("lay", _CLAUSES["lay"]) for seat in state.playing}
        if state.stage == "turn" and state.bidder is not None:
            return {state.turn: Prompt("raise", "SK-BID-02", {"bid": state.bid, "laid": state.laid})}
        data: Fields = {"left": state.bid - sum(state.turned.values())} if state.stage == "flip" else {}
        return {state.turn: Prompt(state.stage, _CLAUSES[state.stage], data)}

    def allows(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if state.stage not in _STAGES[type(action)]:
            return Refusal("not_asked", _CLAUSES[state.stage], {"seat": seat})
        place = state.sides[self.info.seats.index(seat)]
        match action:
            case Lay() if state.bidder is not None:
                return Refusal("bidding", "SK-BID-01", {"bid": state.bid})
            case Lay(disc=disc) if not place.held(disc):
                return Refusal("not_held", "SK-TURN-01", {"disc": disc})
            case Bid(count=count) if not state.bid < count <= state.laid:
                return Refusal("bad_bid", "SK-BID-02", {"count": count, "bid": state.bid, "laid": state.laid})
            case Pass() if state.bidder is None:
                return Refusal("no_bid_yet", "SK-TURN-01")
            case Flip(seat=of):
                return self._check_flip(state, seat, of)
            case Lose(disc=disc) if not (place.flowers if disc == "flower" else place.skull):
                return Refusal("not_held", "SK-LOSE-01", {"disc": disc})
            case Start(seat=other) if other not in state.playing:
                return Refusal("is_out", "SK-NEXT-02", {"other": other})
        return None

    def _check_flip(self, state: State, seat: Seat, of: Seat) -> Refusal | None:
        down = {one: len(place.mat) - state.turned.get(one, 0) for one, place in state.places.items()}
        if not down.get(of):
            return Refusal("nothing_there", "SK-FLIP-02", {"of": of})
        if of != seat and down[seat]:
            return Refusal("own_first", "SK-FLIP-01")
        return None

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        out: list[Happening] = []
        if state.stage == "lay":
            for seat, action in moves.items():
                assert isinstance(action, Lay)
                state = _lay(state, seat, action.disc, "SK-LAY-02", out)
            return Step(replace(state, stage="turn"), tuple(out))
        ((seat, action),) = moves.items()
        match action:
            case Lay(disc=disc):
                state = _lay(state, seat, disc, "SK-TURN-01", out)
                state = replace(state, turn=_after(seat, state.playing))
            case Bid(count=count):
                clause = "SK-BID-02" if state.bidder else "SK-BID-01"
                out.append(BidMade(clause, seat, count, state.laid))
                state = self._bidding(replace(state, bid=count, bidder=seat), seat, out)
            case Pass():
                out.append(Passed("SK-BID-03", seat))
                state = self._bidding(replace(state, passed=(*state.passed, seat)), seat, out)
            case Flip(seat=of):
                state = self._flipped(state, seat, of, chance, out)
            case Lose(disc=disc):
                state = self._lost(state, seat, disc, "SK-LOSE-01", out)
            case Start(seat=other):
                state = _next_round(state, other, out)
        return Step(state, tuple(out))

    def _bidding(self, state: State, seat: Seat, out: list[Happening]) -> State:
        """Whose turn it is after a bid or a pass; the challenge begins when nobody can bid more."""
        assert state.bidder is not None
        left = [one for one in state.playing if one not in state.passed]
        if state.bid < state.laid and left != [state.bidder]:
            return replace(state, turn=_after(seat, left))
        state = replace(state, stage="flip", turn=state.bidder)
        for _ in range(min(state.bid, len(state.places[state.bidder].mat))):  # the own discs leave no choice
            state = self._turned(state, state.bidder, state.bidder, "SK-FLIP-01", out)
            if state.stage != "flip":
                break
        return state

    def _flipped(self, state: State, seat: Seat, of: Seat, chance: Chance, out: list[Happening]) -> State:
        state = self._turned(state, seat, of, "SK-FLIP-02", out)
        if state.caught not in (None, seat):  # the owner of the skull takes one without looking
            place = state.places[seat]
            disc: Disc = chance.pick(f"hidden/lost/{seat}", ("flower", "skull"), (place.flowers, int(place.skull)))
            return self._lost(state, seat, disc, "SK-LOSE-02", out)
        return state

    def _turned(self, state: State, seat: Seat, of: Seat, clause: str, out: list[Happening]) -> State:
        mat = state.places[of].mat
        disc = mat[-1 - state.turned.get(of, 0)]
        turned = {**state.turned, of: state.turned.get(of, 0) + 1}
        left = state.bid - sum(turned.values())
        out.append(Turned(clause, seat, of, disc, left))
        state = replace(state, turned=turned)
        if disc == "skull":
            out.append(Caught("SK-LOSE-01" if of == seat else "SK-LOSE-02", seat, of))
            return replace(state, stage="lose", caught=of)
        if left:
            return state
        points = state.places[seat].points + 1
        out.append(Won("SK-WIN-01", seat, points))
        state = _placed(state, seat, points=points)
        return self._over(state, seat, out) or _next_round(state, seat, out)

    def _lost(self, state: State, seat: Seat, disc: Disc, clause: str, out: list[Happening]) -> State:
        place, caught = state.places[seat], state.caught
        kept = {"flowers": place.flowers - 1} if disc == "flower" else {"skull": False}
        state = _placed(state, seat, mat=(), **kept)
        out.append(Lost(clause, seat, place.discs - 1, disc))
        if place.discs > 1:
            return _next_round(state, seat, out)
        out.append(Out("SK-LOSE-03", seat))
        state = _placed(state, seat, out=state.round)
        if (over := self._over(state, seat, out)) is not None:
            return over
        if caught == seat:
            return replace(_cleared(state), stage="starter")
        assert caught is not None
        return _next_round(state, caught, out)

    def _over(self, state: State, seat: Seat, out: list[Happening]) -> State | None:
        """The end, if it has come."""
        winner = state.playing[0] if len(state.playing) == 1 else seat
        points = state.places[winner].points
        if len(state.playing) > 1 and points < self.params.points:
            return None
        clause = "SK-END-01" if points >= self.params.points else "SK-END-02"
        out.append(Over(clause, winner, points))
        return replace(_cleared(state), stage="over", turn=winner)

    def leave(self, state: State, seat: Seat) -> Step:
        """Who leaves loses all discs; the others begin another round."""
        out: list[Happening] = []
        if not state.places[seat].out and state.stage != "over":
            out.append(Out("SK-END-03", seat))
            state = _placed(state, seat, flowers=0, skull=False, mat=(), out=state.round)
        elif state.stage != "starter" or state.turn != seat:
            return Step(state, ())
        after = self._over(state, seat, out) or _next_round(state, _after(seat, state.playing), out)
        return Step(after, tuple(out))

    def outcome(self, state: State) -> Outcome | None:
        if state.stage != "over":
            return None
        worth = {
            seat: (seat == state.turn, not place.out, place.points, place.out) for seat, place in state.places.items()
        }
        groups = [[seat for seat in worth if worth[seat] == one] for one in sorted(set(worth.values()), reverse=True)]
        by_points = state.places[state.turn].points >= self.params.points
        return placed(groups, "SK-END-01" if by_points else "SK-END-02", {"points": _points(state)})

    def view(self, state: State, seat: Seat | None) -> View:
        own = Place(0, False) if seat is None else state.places[seat]
        seats = {
            one: SeatView(
                place.discs,
                len(place.mat),
                tuple(reversed(place.mat))[: state.turned.get(one, 0)],
                place.points,
                place.out,
            )
            for one, place in state.places.items()
        }
        return View(
            seat,
            state.round,
            state.stage,
            state.turn,
            state.bid,
            state.bidder,
            state.passed,
            state.caught,
            seats,
            own.flowers,
            own.skull,
            own.mat,
            self.outcome(state),
        )

    def world(self, view: View, chance: Chance) -> State:
        places: list[Place] = []
        for seat, seen in view.seats.items():
            if seat == view.seat:
                places.append(Place(view.flowers, view.skull, view.mat, seen.points, seen.out))
                continue
            down = seen.laid - len(seen.turned)
            open_skull = "skull" in seen.turned
            hidden = seen.discs - len(seen.turned)  # on the mat face down, or in the hand
            label = f"hidden/world/{seat}"
            skull = (
                open_skull or chance.pick(label, (True, False), (hidden, DISCS - seen.discs)) if hidden else open_skull
            )
            if seen.discs > FLOWERS:
                skull = True
            at = -1 if open_skull or not skull else chance.pick(label, range(hidden))  # the lowest first; then the hand
            mat: list[Disc] = ["skull" if place == at else "flower" for place in range(down)]
            places.append(Place(seen.discs - skull, skull, (*mat, *reversed(seen.turned)), seen.points, seen.out))
        turned = {seat: len(seen.turned) for seat, seen in view.seats.items() if seen.turned}
        public = {name: getattr(view, name) for name in ("round", "stage", "turn", "bid", "bidder", "passed", "caught")}
        return State(**public, turned=turned, sides=tuple(places))

    def default_action(self, view: View, prompt: Prompt, legal: Sequence[Action]) -> Action:
        return next((action for action in legal if isinstance(action, Pass)), legal[0])

    def invariants(self, state: State) -> Sequence[str]:
        wrong = []
        for seat, place in state.places.items():
            if min(place.held("flower"), place.held("skull")) < 0 or place.flowers > FLOWERS:
                wrong.append(f"{seat} has laid or owns what there is not (SK-LAY-01)")
            if (place.discs == 0) != (place.out > 0):
                wrong.append(f"{seat} is out and is not (SK-LOSE-03)")
            if state.turned.get(seat, 0) > len(place.mat):
                wrong.append(f"more of {seat} was turned up than lies there (SK-FLIP-02)")
        if state.stage in ("turn", "flip", "lose") and any(not state.places[one].mat for one in state.playing):
            wrong.append("somebody has laid nothing (SK-LAY-02)")
        return wrong


def _placed(state: State, seat: Seat, **changes: Any) -> State:
    places = {**state.places, seat: replace(state.places[seat], **changes)}
    return replace(state, sides=tuple(places.values()))


def _lay(state: State, seat: Seat, disc: Disc, clause: str, out: list[Happening]) -> State:
    mat = (*state.places[seat].mat, disc)
    out.append(Laid(clause, seat, len(mat), disc))
    return _placed(state, seat, mat=mat)


def _cleared(state: State) -> State:
    """Everybody takes the discs back."""
    sides = tuple(replace(place, mat=()) for place in state.sides)
    return replace(state, bid=0, bidder=None, passed=(), turned={}, caught=None, sides=sides)


def _next_round(state: State, starter: Seat, out: list[Happening]) -> State:
    number = state.round + 1
    out.append(Round("SK-NEXT-01", starter, number))
    return replace(_cleared(state), round=number, stage="lay", turn=starter)


def _after(seat: Seat, playing: Sequence[Seat]) -> Seat:
    return next((one for one in playing if one > seat), playing[0])


def _points(state: State) -> dict[str, int]:
    return {seat: place.points for seat, place in state.places.items()}
