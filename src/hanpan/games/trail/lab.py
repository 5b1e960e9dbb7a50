"""Trail: how far runs come and where they end, what hurts, and how runs fared with each card and event."""

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from hanpan.core.contract.happening import Happening
from hanpan.core.contract.seat import Seat
from hanpan.games.trail.content.catalogue import CARDS, EVENTS, KINDS, POTIONS
from hanpan.games.trail.rules.actions import Action, Drink, Play, Take, Visit
from hanpan.games.trail.rules.events.fight import Healed, Hurt
from hanpan.games.trail.rules.events.run import GameStart
from hanpan.games.trail.rules.events.turn import TurnStart
from hanpan.games.trail.rules.params import Params
from hanpan.games.trail.rules.tiles import ITEMS
from hanpan.games.trail.table.records import RunRecord, game_record, kept
from hanpan.games.trail.table.view import View
from hanpan.plugin.lab import Facts, Kind, LabFacts, Leg, Measures, Options, SeatFacts, left


def read(events: Iterable[Happening], seats: tuple[Seat, ...]) -> Facts:
    """The facts of a finished run. Stages are its legs, turns its rounds."""
    log = kept(events)
    record = game_record(log, Params())
    (seat,) = seats
    facts = Facts({seat: _seat_facts(record)}, rounds=record.turns)
    facts.legs = [Leg(f"{stage.number} {stage.stage}", stage.won, stage.turns, stage.taken) for stage in record.stages]
    facts.leads = _healths(log)
    return facts


def _healths(log: list[Happening]) -> list[int]:
    """The health that was left at the end of each turn, and at the end of the run."""
    health, turns, found = 0, 0, []
    for event in log:
        if type(event) is TurnStart:
            if turns:
                found.append(health)
            turns += 1
        elif type(event) is GameStart:
            health = event.hp
        elif type(event) is Hurt or type(event) is Healed:
            health = event.after
    return [*found, health] if turns else []


def _seat_facts(record: RunRecord) -> SeatFacts:
    return SeatFacts(
        usage={
            "hurt by": Counter(record.hurt_by),
            "dealt by": Counter(record.dealt_by),
            "fallen": Counter(record.fallen),
            "item": Counter(record.items),
            "potion": Counter(record.drunk),
            "offered": Counter(record.offered),
        },
        values={
            "taken": Counter(record.taken_cards),
            "played": Counter(record.played),
            "visited": Counter(record.events),
            "passed": Counter(record.passed),
        },
        numbers={
            "damage": sum(stage.taken for stage in record.stages),
            "blocked": sum(stage.blocked for stage in record.stages),
            "steps": record.steps,
            "left over": record.left,
            "health": record.hp,
        },
    )


MEASURES = Measures(
    read,
    {
        "leg": "stage",
        "hurt by": "source",
        "dealt by": "source",
        "fallen": "monster",
        "item": "item",
        "potion": "potion",
        "offered": "card",
        "taken": "card",
        "played": "card",
        "visited": "eventcard",
        "passed": "eventcard",
    },
    tables=(
        "hurt by",
        "dealt by",
        "fallen",
        "item",
        "potion",
        "offered",
        "taken",
        "played",
        "visited",
        "passed",
    ),
    numbers=("damage", "blocked", "steps", "left over", "health"),
    legs=True,
)


def _uses(action: Action) -> frozenset[str]:
    """Of a card to take it or to play it, of a potion to drink it."""
    if isinstance(action, Play):
        return frozenset((f"card:{action.card}",))
    if isinstance(action, Take):
        return frozenset((f"card:{action.card}",)) if action.card else frozenset()
    if isinstance(action, Drink):
        return frozenset((f"potion:{action.potion}",))
    return frozenset((f"event:{action.event}",)) if isinstance(action, Visit) else frozenset()


def _blind(view: View, kind: str, never: frozenset[str]) -> View:
    if kind == "card":
        return replace(view, offers=left("card", view.offers, never))
    if kind != "turn":
        return view
    return replace(view, hand=left("card", view.hand, never), potions=left("potion", view.potions, never))


_OPTIONS = (
    *(f"card:{card}" for card in CARDS),
    *(f"potion:{potion}" for potion in POTIONS),
    *(f"event:{event}" for event in EVENTS),
)

LAB = LabFacts(
    measures=MEASURES,
    options=Options(_OPTIONS, _uses, _blind),
    content=(
        Kind("card", tuple(CARDS), ("played0",)),
        Kind("eventcard", tuple(EVENTS), ("visited0",)),
        Kind("potion", tuple(POTIONS), ("potion0",)),
        Kind("item", ITEMS, ("item0",)),
        Kind("monster", tuple(KINDS), ("fallen0",)),
    ),
    level="easy",
    games=100,
    most_games=150,
    batch=25,
)
