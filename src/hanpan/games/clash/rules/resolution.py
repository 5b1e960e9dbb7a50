"""Working off the priority list card by card, with the window for reactions (CL-RES, CL-REACT)."""

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import SEATS
from hanpan.core.effects.pipeline import Cause, run
from hanpan.core.effects.vocabulary import AimsAtYou, CardCondition, CostAtMost, Nullify, OfType, Reflect, ToCard
from hanpan.games.clash.content.catalogue import CARDS, Card, Failure, Refund
from hanpan.games.clash.rules.actions import HERO, Fire
from hanpan.games.clash.rules.effects import ClashEffects, tasks_of
from hanpan.games.clash.rules.energy import refund
from hanpan.games.clash.rules.events import Countered, Declined, Failed, Fired, Nullified, Resolved, Window
from hanpan.games.clash.rules.params import Params
from hanpan.games.clash.rules.state import Entry, Fate, Queued, State, with_player
from hanpan.games.clash.rules.verdict import is_immediate, judged


def work_off(params: Params, state: State, chance: Chance, out: list[Happening]) -> State:
    """Resolve cards until somebody is asked for a reaction, the game is over, or the list is done."""
    while state.stage != "over" and state.at < len(state.order):
        entry = state.order[state.at]
        queued = queued_at(state, entry)
        if not queued.targets:
            state = _fail(params, state, entry, out)
        elif eligible(state):
            reactor = SEATS[1 - entry.side]
            out.append(Window("CL-REACT-05", reactor, queued.card, state.at + 1))
            return replace(state, stage="react")
        else:
            state = _resolve(params, state, entry, chance, out)
    return state


def after_answer(params: Params, state: State, answer: object, chance: Chance, out: list[Happening]) -> State:
    """The window's answer first, then the card it was about, then the rest of the list."""
    entry = state.order[state.at]
    state = replace(state, stage="declare")
    if isinstance(answer, Fire):
        return work_off(params, _intervene(params, state, entry, answer.card, chance, out), chance, out)
    card = queued_at(state, entry).card
    out.append(Declined("CL-AM-04", SEATS[1 - entry.side], card))
    return work_off(params, _resolve(params, state, entry, chance, out), chance, out)


def eligible(state: State) -> tuple[str, ...]:
    """The set reactions that may answer the next card, each name once; none after an intervention (CL-AM-04)."""
    entry = state.order[state.at]
    reactor = state.players[1 - entry.side]
    if reactor.intervened:
        return ()
    queued = queued_at(state, entry)
    found: dict[str, None] = {}
    for own in reactor.queue:
        target = CARDS[own.card].target
        if own.fate != "set" or not isinstance(target, ToCard):
            continue
        if all(_allows(condition, queued, 1 - entry.side) for condition in target.when):
            found[own.card] = None
    return tuple(found)


def queued_at(state: State, entry: Entry) -> Queued:
    """The card at a place of the priority list."""
    return state.players[entry.side].queue[entry.index]


def _allows(condition: CardCondition, queued: Queued, reactor: int) -> bool:
    card = CARDS[queued.card]
    if isinstance(condition, CostAtMost):
        return card.cost <= condition.cost
    if isinstance(condition, OfType):
        return card.type == condition.type
    assert isinstance(condition, AimsAtYou)
    return any(spot.side == reactor and spot.place == HERO for spot in queued.targets)


def _intervene(params: Params, state: State, entry: Entry, name: str, chance: Chance, out: list[Happening]) -> State:
    """The reaction goes on top and resolves first (CL-REACT-06)."""
    side, card, queued = 1 - entry.side, CARDS[name], queued_at(state, entry)
    player = state.players[side]
    index = next(i for i, own in enumerate(player.queue) if own.card == name and own.fate == "set")
    state = with_player(state, side, replace(player, intervened=True))
    state = _with_fate(state, Entry(side, index), "fired")
    out.append(Fired("CL-REACT-06", SEATS[side], name, queued.card, state.at + 1))
    cause = Cause(side, name, state.at + 1, (queued.card,))
    state = run(ClashEffects(params), state, tasks_of(card.effects, (), side, cause, state), chance, out)
    if is_immediate(state):
        state = judged(params, state, out)
        if state.stage == "over":
            return state
    if any(isinstance(effect, Nullify) for effect in card.effects):
        return _nullified(params, state, entry, name, out)
    mirror = sum(effect.percent for effect in card.effects if isinstance(effect, Reflect))
    out.append(Countered("CL-AM-06", SEATS[side], name, queued.card, mirror))
    return _resolve(params, state, entry, chance, out, mirror)


def _nullified(params: Params, state: State, entry: Entry, by: str, out: list[Happening]) -> State:
    card = _card(state, entry)
    clause = "CL-EX-B1" if card.type == "attack" else "CL-AM-06"
    out.append(Nullified(clause, SEATS[entry.side], card.id, by))
    state = _with_fate(state, entry, "nullified")
    return _back(params, state, entry, card.nullified, "CL-REACT-08", out)


def _fail(params: Params, state: State, entry: Entry, out: list[Happening]) -> State:
    """A card without a target fails in its own place, and its own attribute says what comes back (CL-TGT-07)."""
    card = _card(state, entry)
    out.append(Failed("CL-EDGE-01", SEATS[entry.side], card.id, state.at + 1))
    state = _with_fate(state, entry, "failed")
    return _back(params, state, entry, card.no_target or "consume", "CL-TGT-07", out)


def _back(
    params: Params, state: State, entry: Entry, kind: Refund | Failure, clause: str, out: list[Happening]
) -> State:
    """What comes back of the card's cost; then the next card."""
    player, seat = state.players[entry.side], SEATS[entry.side]
    after = refund(params, player, seat, _card(state, entry), kind, clause, out)
    return with_player(replace(state, at=state.at + 1), entry.side, after)


def _resolve(
    params: Params, state: State, entry: Entry, chance: Chance, out: list[Happening], mirror: int = 0
) -> State:
    card, queued = _card(state, entry), queued_at(state, entry)
    place = state.at + 1
    out.append(Resolved("CL-RES-01", SEATS[entry.side], card.id, place))
    state = _with_fate(state, entry, "resolved")
    cause = Cause(entry.side, card.id, place)
    tasks = tasks_of(card.effects, queued.targets, entry.side, cause, state)
    state = run(ClashEffects(params, mirror), state, tasks, chance, out)
    state = replace(state, at=place)
    return judged(params, state, out) if is_immediate(state) else state


def _card(state: State, entry: Entry) -> Card:
    return CARDS[queued_at(state, entry).card]


def _with_fate(state: State, entry: Entry, fate: Fate) -> State:
    player = state.players[entry.side]
    queued = replace(player.queue[entry.index], fate=fate)
    queue = (*player.queue[: entry.index], queued, *player.queue[entry.index + 1 :])
    return with_player(state, entry.side, replace(player, queue=queue))
