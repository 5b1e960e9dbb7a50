"""The rules of Skull for three to six."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.event import Fields
from hanpan.core.contract.game import Outcome, Prompt, Step, ranked
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.params import Number
from hanpan.core.contract.refusal import Refusal
from hanpan.core.contract.rules import Rules, every
from hanpan.core.contract.seat import Seat
from skull import events as told
from skull.state import DISCS, SET, Disc, Place, Stage, State


class Params(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    seats: Annotated[int, Number("SK-LAY-01", 3, 6)] = 3
    points: Annotated[int, Number("SK-END-01", 1, 4)] = 2


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
_STAGES: dict[Stage, tuple[str, Any]] = {  # by which clause a stage asks, and for what
    "lay": ("SK-LAY-02", Lay),
    "turn": ("SK-TURN-01", Lay | Bid | Pass),
    "flip": ("SK-FLIP-02", Flip),
    "lose": ("SK-LOSE-01", Lose),
    "starter": ("SK-NEXT-02", Start),
}


class Skull(Rules[State, Action]):
    """The game under one set of numbers."""

    id, state_type, action_type, events, params_type = "skull", State, Action, told.EVENTS, Params
    modes, max_steps = ("table",), 6 * (len(SET) + 4) * (3 + 4 * len(SET) * 6)

    def setup(self, mode: str, chance: Chance) -> Step:
        starter = chance.pick("starter", self.info.seats)
        state = State(turn=starter, sides=(Place(),) * len(self.info.seats))
        return Step(state, (told.Round("SK-LAY-01", starter, 1),))

    def pending(self, state: State) -> Mapping[Seat, Prompt]:
        if state.stage == "over":
            return {}
        if state.bidder is not None and state.stage == "turn":
            return {state.turn: Prompt("raise", "SK-BID-02", {"bid": state.bid, "laid": state.laid})}
        asked = state.playing if state.stage == "lay" else [state.turn]
        data: Fields = {"left": state.left} if state.stage == "flip" else {}
        return dict.fromkeys(asked, Prompt(state.stage, _STAGES[state.stage][0], data))

    def allows(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        clause, answers = _STAGES[state.stage]
        if not isinstance(action, answers):
            return Refusal("not_asked", clause, {"seat": seat})
        place = state.places[seat]
        match action:
            case Lay() if state.bidder is not None:
                return Refusal("bidding", "SK-BID-01", {"bid": state.bid})
            case Lay(disc=disc) if not place.held(disc):
                return Refusal("not_held", "SK-TURN-01", {"disc": disc})
            case Bid(count=count) if not state.bid < count <= state.laid:
                return Refusal("bad_bid", "SK-BID-02", {"count": count, "bid": state.bid, "laid": state.laid})
            case Pass() if state.bidder is None:
                return Refusal("no_bid_yet", "SK-TURN-01")
            case Flip(seat=of) if of not in state.places or not state.places[of].mat:
                return Refusal("nothing_there", "SK-FLIP-02", {"of": of})
            case Flip(seat=of) if of != seat and place.mat:
                return Refusal("own_first", "SK-FLIP-01")
            case Lose(disc=disc) if disc not in place.discs:
                return Refusal("not_held", "SK-LOSE-01", {"disc": disc})
            case Start(seat=other) if other not in state.playing:
                return Refusal("is_out", "SK-NEXT-02", {"other": other})
        return None

    def candidates(self, state: State, seat: Seat) -> Sequence[Action]:
        if state.stage != "turn":
            return every(_STAGES[state.stage][1])
        return [*map(Lay, DISCS), *map(Bid, range(state.bid + 1, state.laid + 1)), Pass()]

    def apply(self, state: State, moves: Mapping[Seat, Action], chance: Chance) -> Step:
        out: list[Happening] = []
        for seat, action in moves.items():
            match action:
                case Lay(disc=disc):
                    state = _laid(state, seat, disc, out)
                case Bid(count=count):
                    clause = "SK-BID-02" if state.bidder else "SK-BID-01"
                    out.append(told.Bid(clause, seat, count, state.laid))
                    state = self._bidding(replace(state, bid=count, bidder=seat), seat, out)
                case Pass():
                    out.append(told.Passed("SK-BID-03", seat))
                    state = self._bidding(replace(state, passed=(*state.passed, seat)), seat, out)
                case Flip(seat=of):
                    state = self._turned(state, seat, of, "SK-FLIP-02", out)
                    if state.stage == "lose" and of != seat:  # the owner of the skull takes one without looking
                        weights = [state.places[seat].discs.count(disc) for disc in DISCS]
                        state = self._lost(
                            state, seat, chance.pick(f"hidden/lost/{seat}", DISCS, weights), "SK-LOSE-02", out
                        )
                case Lose(disc=disc):
                    state = self._lost(state, seat, disc, "SK-LOSE-01", out)
                case Start(seat=other):
                    state = _next_round(state, other, out)
        return Step(replace(state, stage="turn") if isinstance(action, Lay) else state, tuple(out))

    def _bidding(self, state: State, seat: Seat, out: list[Happening]) -> State:
        """Whose turn it is after a bid or a pass; the challenge begins when nobody can bid more."""
        assert state.bidder is not None
        left = [one for one in state.playing if one not in state.passed]
        if state.bid < state.laid and left != [state.bidder]:
            return replace(state, turn=_after(seat, left))
        state = replace(state, stage="flip", turn=state.bidder)
        while state.stage == "flip" and state.places[state.turn].mat:  # the own discs leave no choice
            state = self._turned(state, state.turn, state.turn, "SK-FLIP-01", out)
        return state

    def _turned(self, state: State, seat: Seat, of: Seat, clause: str, out: list[Happening]) -> State:
        place = state.places[of]
        disc = place.mat[-1]
        state = _placed(state, of, mat=place.mat[:-1], up=(*place.up, disc))
        out.append(told.Turned(clause, seat, of, disc, state.left))
        if disc == "skull":
            out.append(told.Caught("SK-LOSE-01" if of == seat else "SK-LOSE-02", seat, of))
            return replace(state, stage="lose", caught=of)
        if state.left:
            return state
        points = state.places[seat].points + 1
        out.append(told.Won("SK-WIN-01", seat, points))
        state = _placed(state, seat, points=points)
        return self._over(state, seat, out) or _next_round(state, seat, out)

    def _lost(self, state: State, seat: Seat, disc: Disc, clause: str, out: list[Happening]) -> State:
        discs, owner = list(state.places[seat].discs), state.caught
        discs.remove(disc)
        out.append(told.Lost(clause, seat, len(discs), disc))
        if discs:
            return _next_round(_placed(state, seat, discs=tuple(discs)), seat, out)
        out.append(told.Out("SK-LOSE-03", seat))
        state = _placed(_cleared(state), seat, discs=(), out=state.round)
        if over := self._over(state, seat, out):
            return over
        if owner is None or owner == seat:
            return replace(state, stage="starter")
        return _next_round(state, owner, out)

    def _over(self, state: State, seat: Seat, out: list[Happening]) -> State | None:
        """The end, if it has come."""
        winner = state.playing[0] if len(state.playing) == 1 else seat
        points = state.places[winner].points
        if len(state.playing) > 1 and points < self.params.points:
            return None
        out.append(told.Over("SK-END-01" if points >= self.params.points else "SK-END-02", winner, points))
        return replace(_cleared(state), stage="over", turn=winner)

    def leave(self, state: State, seat: Seat) -> Step:
        """Who leaves loses all discs; the others begin another round."""
        out: list[Happening] = []
        if not state.places[seat].out and state.stage != "over":
            out.append(told.Out("SK-END-03", seat))
            state = _placed(_cleared(state), seat, discs=(), out=state.round)
        elif state.stage != "starter" or state.turn != seat:
            return Step(state, ())
        after = self._over(state, seat, out) or _next_round(state, _after(seat, state.playing), out)
        return Step(after, tuple(out))

    def outcome(self, state: State) -> Outcome | None:
        if state.stage != "over":
            return None
        points: dict[str, int] = {seat: place.points for seat, place in state.places.items()}
        worth = {seat: (seat == state.turn, not one.out, one.points, one.out) for seat, one in state.places.items()}
        by_points = points[state.turn] >= self.params.points
        return ranked(worth, "SK-END-01" if by_points else "SK-END-02", {"points": points})

    def world(self, view: Any, chance: Chance) -> State:
        """The discs of the others, their skull anywhere among those that nobody has turned up."""
        return self.state_of(view, sides=tuple(_dealt(seat, view, chance) for seat in self.info.seats))

    def default_action(self, view: Any, prompt: Prompt, legal: Sequence[Action]) -> Action:
        return next((action for action in legal if isinstance(action, Pass)), legal[0])

    def invariants(self, state: State) -> Sequence[str]:
        wrong = []
        for seat, place in state.places.items():
            possible = (SET[: len(place.discs)], SET[len(SET) - len(place.discs) :])
            if min(map(place.held, DISCS)) < 0 or place.discs not in possible:
                wrong.append(f"{seat} has laid or owns what there is not (SK-LAY-01)")
            if bool(place.discs) == bool(place.out):
                wrong.append(f"{seat} is out and is not (SK-LOSE-03)")
            if state.stage in ("turn", "flip", "lose") and not (place.mat or place.up or place.out):
                wrong.append(f"{seat} has laid nothing (SK-LAY-02)")
            if place.out and (place.mat or place.up):
                wrong.append(f"{seat} is out and has laid discs (SK-LOSE-03)")
            if place.points >= self.params.points and state.stage != "over":
                wrong.append(f"{seat} has won, and the game goes on (SK-END-01)")
        if fault := _out_of_order(state):
            wrong.append(f"{state.stage}: {fault}")
        return wrong


def _out_of_order(state: State) -> str:
    """Why no game comes to this stage with such bids and discs; empty where one does."""
    playing, bidder, turn = state.playing, state.bidder, state.places.get(state.turn, Place())
    left = [seat for seat in playing if seat not in state.passed]
    flowers = not any("skull" in place.up for place in state.sides)
    fits = {
        "turn": not any(place.up for place in state.sides) and (bidder is None or state.bid < state.laid),
        "flip": flowers and state.left > 0,
        "lose": "skull" in turn.up and state.caught == state.turn,
    }.get(state.stage, _cleared(state) == state)
    if (state.turn in playing) == (state.stage == "starter") or (len(playing) < 2 and state.stage != "over"):
        return "who has the turn does not play, or is alone (SK-NEXT-02, SK-END-02)"
    if not fits or state.bid > state.laid or bool(state.caught) != (state.stage == "lose"):
        return "what was laid and turned up does not lead there (SK-TURN-01, SK-LOSE-01)"
    if bidder is None:
        return "nobody has bid (SK-BID-01)" if state.bid or state.passed or state.stage in ("flip", "lose") else ""
    if not state.bid or bidder not in left or {*state.passed} - {*playing} or len({*state.passed}) < len(state.passed):
        return "the bids do not lead there (SK-BID-03)"
    next_up = bidder if state.stage in ("flip", "lose") else _after(bidder, left)
    alone = state.stage == "turn" and left == [bidder]
    return "it is the turn of another (SK-BID-02)" if alone or state.turn != next_up else ""


def _placed(state: State, seat: Seat, **changes: Any) -> State:
    places = {**state.places, seat: replace(state.places[seat], **changes)}
    return replace(state, sides=tuple(places.values()))


def _laid(state: State, seat: Seat, disc: Disc, out: list[Happening]) -> State:
    mat = (*state.places[seat].mat, disc)
    out.append(told.Laid("SK-LAY-02" if state.stage == "lay" else "SK-TURN-01", seat, len(mat), disc))
    state = _placed(state, seat, mat=mat)
    return state if state.stage == "lay" else replace(state, turn=_after(seat, state.playing))


def _cleared(state: State) -> State:
    """Everybody takes the discs back."""
    sides = tuple(replace(place, mat=(), up=()) for place in state.sides)
    return replace(state, bid=0, bidder=None, passed=(), caught=None, sides=sides)


def _next_round(state: State, starter: Seat, out: list[Happening]) -> State:
    out.append(told.Round("SK-NEXT-01", starter, state.round + 1))
    return replace(_cleared(state), round=state.round + 1, stage="lay", turn=starter)


def _after(seat: Seat, playing: Sequence[Seat]) -> Seat:
    return next((one for one in playing if one > seat), playing[0])


def _dealt(seat: Seat, view: Any, chance: Chance) -> Place:
    seen = view.sides[seat]
    if seat == view.seat:
        return Place(seen.discs, seen.mat, seen.up, seen.points, seen.out)
    hidden, lost = seen.discs - len(seen.up), len(SET) - seen.discs  # hidden: on the mat face down, or in the hand
    label, is_up = f"hidden/world/{seat}", "skull" in seen.up
    owns = is_up or (bool(hidden) and chance.pick(label, (True, False), (hidden, lost)))
    likely = [1 << place for place in range(hidden, 0, -1)]  # the skull is laid as soon as a flower; lowest first
    at = chance.pick(label, range(hidden), likely) if owns and not is_up else -1
    mat: tuple[Disc, ...] = tuple("skull" if place == at else "flower" for place in range(seen.mat))
    discs = SET[-seen.discs :] if owns else SET[: seen.discs]
    return Place(discs, mat, seen.up, seen.points, seen.out)
