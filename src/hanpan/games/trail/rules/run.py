"""The run: its stages one after another, what lies between them, and its end (TR-BASE-16 to TR-BASE-20)."""

from msgspec.structs import replace

from hanpan.core.chance.chance import Chance
from hanpan.core.contract.game import Outcome
from hanpan.core.contract.happening import Happening
from hanpan.games.trail.content.catalogue import (
    CARDS,
    EVENTS,
    LAYOUTS,
    MONSTERS,
    POTION_AFTER,
    POTIONS,
    STAGES,
    START_DECK,
    START_DIE,
    monster_of,
)
from hanpan.games.trail.content.stages import Layout, read_map
from hanpan.games.trail.rules.actions import Draft, Swap, Take
from hanpan.games.trail.rules.events.run import (
    CardOffer,
    CardSkipped,
    CardTaken,
    EventOffer,
    GameStart,
    NewDie,
    PotionDeclined,
    PotionDropped,
    PotionGot,
    PotionOffer,
    RunLost,
    RunWon,
    StageStart,
    StageWon,
)
from hanpan.games.trail.rules.harm import healed
from hanpan.games.trail.rules.luck import DAILY, label
from hanpan.games.trail.rules.monsters import first_marks, percent
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.piles import without
from hanpan.games.trail.rules.prompts import Result
from hanpan.games.trail.rules.state import State, Unit
from hanpan.games.trail.rules.tiles import xy
from hanpan.games.trail.rules.turn import start_turn

RUN_MODES: tuple[str, ...] = ("run", DAILY)
STAGE_MODES: dict[str, int] = {f"stage-{stage.id}": number for number, stage in enumerate(STAGES, 1)}
CUSTOM = "custom"
MODES: tuple[str, ...] = (*RUN_MODES, *STAGE_MODES, CUSTOM)


def start_run(params: Params, mode: str, chance: Chance, out: list[Happening]) -> State:
    """A fresh character before the first stage, or before the question for a map."""
    first = STAGE_MODES.get(mode, 0 if mode == CUSTOM else 1)
    state = State(mode, "map", first, 0, params.player.hp, START_DIE, START_DECK)
    out.append(GameStart("TR-BASE-02", None, mode, state.hp))
    out.append(NewDie("TR-DICE-03", "p1", len(START_DIE), START_DIE))
    return state if mode == CUSTOM else start_stage(params, state, LAYOUTS[first - 1], chance, out)


def start_custom(params: Params, state: State, draft: Draft, chance: Chance, out: list[Happening]) -> State:
    """The map that somebody drew."""
    layout, _ = read_map(draft.rows, len(MONSTERS))
    assert layout is not None
    return start_stage(params, state, layout, chance, out)


def on_stage(params: Params, state: State, layout: Layout) -> State:
    """The character on a map with its monsters, everything of the stage before gone (TR-BASE-20)."""
    units = tuple(
        Unit(number, kind, at, percent(monster_of(kind).hp, params.foe.hp), origin=at)
        for number, (kind, at) in enumerate(layout.monsters, 1)
    )
    return State(
        mode=state.mode,
        phase="turn",
        stage=state.stage,
        round=state.round,
        hp=state.hp,
        faces=state.faces,
        cards=state.cards,
        potions=state.potions,
        tiles=layout.tiles,
        units=units,
        at=layout.start,
        deck=state.cards,
    )


def start_stage(params: Params, state: State, layout: Layout, chance: Chance, out: list[Happening]) -> State:
    """Monsters mark once, then the first turn begins (TR-BASE-06)."""
    name = STAGES[state.stage - 1].id if state.stage else CUSTOM
    state = on_stage(params, state, layout)
    monsters = tuple((monster_of(unit.kind).id, *xy(unit.at), unit.hp) for unit in state.units)
    clause = "TR-BASE-16" if state.stage else "TR-GRID-01"  # of a map of one's own only its size is said
    out.append(StageStart(clause, None, name, state.stage, state.tiles, xy(state.at), monsters))
    state = first_marks(params, state, out)
    return start_turn(params, state, chance, out)


def stage_won(params: Params, state: State, chance: Chance, out: list[Happening]) -> State:
    """The stage ends at once: the run with it, or rewards follow (TR-BASE-17, TR-BASE-18)."""
    name = STAGES[state.stage - 1].id if state.stage else CUSTOM
    out.append(StageWon("TR-BASE-18", "p1", name, state.stage, state.turn))
    state = replace(state, due="")
    if state.mode not in RUN_MODES or state.stage == len(STAGES):
        return _over(replace(state, ending="won"), out)
    state = healed(params, _bare(state), "reward", params.reward.heal, "TR-BASE-17", out)
    left = list(CARDS)
    offers: list[str] = []
    for _ in range(min(params.reward.cards, len(left))):
        card = chance.pick(label(state, "reward/card", state.stage), left)
        left.remove(card)
        offers.append(card)
    out.append(CardOffer("TR-DET-07", "p1", tuple(offers)))
    return replace(state, phase="card", offers=tuple(offers))


def lose(state: State, out: list[Happening]) -> State:
    """HP 0 ends the run, also where the stage would have been won (TR-DET-01)."""
    return _over(replace(state, ending="lost", due=""), out)


def take_card(params: Params, state: State, take: Take, chance: Chance, out: list[Happening]) -> State:
    """A card for the deck, or none; then the potion, where the stage brings one."""
    if take.card:
        out.append(CardTaken("TR-BASE-17", "p1", take.card))
        state = replace(state, cards=tuple(sorted((*state.cards, take.card))))
    else:
        out.append(CardSkipped("TR-DET-07", "p1"))
    if state.stage not in POTION_AFTER:
        return _offer_events(state, chance, out)
    potion = chance.pick(label(state, "reward/potion", state.stage), tuple(POTIONS))
    if len(state.potions) < params.player.potions:
        out.append(PotionGot("TR-BASE-17", "p1", potion))
        state = replace(state, potions=tuple(sorted((*state.potions, potion))))
        return _offer_events(state, chance, out)
    out.append(PotionOffer("TR-DET-07", "p1", potion))
    return replace(state, phase="potion", offers=(potion,))


def take_potion(state: State, swap: Swap, chance: Chance, out: list[Happening]) -> State:
    """With full pockets: one potion for another, or none."""
    (offered,) = state.offers
    if swap.potion:
        out.append(PotionDropped("TR-DET-07", "p1", swap.potion))
        out.append(PotionGot("TR-DET-07", "p1", offered))
        state = replace(state, potions=tuple(sorted((*without(state.potions, swap.potion), offered))))
    else:
        out.append(PotionDeclined("TR-DET-07", "p1", offered))
    return _offer_events(state, chance, out)


def next_stage(params: Params, state: State, chance: Chance, out: list[Happening]) -> State:
    """On to the next map."""
    state = replace(state, stage=state.stage + 1, offers=())
    return start_stage(params, state, LAYOUTS[state.stage - 1], chance, out)


def outcome_of(state: State) -> Outcome:
    """The result of a run that is over."""
    won = state.ending == "won"
    result = Result(state.ending, state.stage, state.round, state.hp)
    return result.outcome("p1" if won else None, "TR-BASE-19", lost=not won)


def _offer_events(state: State, chance: Chance, out: list[Happening]) -> State:
    name = label(state, "event", state.stage)
    first = chance.pick(name, tuple(EVENTS))
    second = chance.pick(name, tuple(event for event in EVENTS if event != first))
    out.append(EventOffer("TR-BASE-15", "p1", (first, second)))
    return replace(state, phase="event", offers=(first, second))


def _bare(state: State) -> State:
    """The character without everything that ends with a stage (TR-BASE-20)."""
    return State(
        mode=state.mode,
        phase="card",
        stage=state.stage,
        round=state.round,
        hp=state.hp,
        faces=state.faces,
        cards=state.cards,
        potions=state.potions,
        turn=state.turn,
        tiles=state.tiles,
        at=state.at,
    )


def _over(state: State, out: list[Happening]) -> State:
    end: type[RunWon | RunLost] = RunWon if state.ending == "won" else RunLost
    out.append(end("TR-BASE-19", "p1", state.stage, state.round, state.hp))
    return replace(state, phase="over", due="", offers=())
