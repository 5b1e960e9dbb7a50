"""Sorcerers: decks, who began, how games end, and what became of whoever drew or played each card."""

from collections.abc import Iterable

from msgspec.structs import replace

from hanpan.core.contract.happening import Happening, known
from hanpan.core.contract.seat import Seat
from hanpan.games.sorcerers.content.catalogue import CARDS, DECKS
from hanpan.games.sorcerers.rules.actions import Action, Attack, Block, Mulligan, Play, Respond
from hanpan.games.sorcerers.rules.events.course import CardsDrawn, DeckBrought, First, GameOver, HandDealt, TurnStart
from hanpan.games.sorcerers.rules.events.field import AttackersNamed, BlockersNamed, Entered, PlayerHealed, PlayerHit
from hanpan.games.sorcerers.rules.events.stack import AbilityUsed, Called, CardPlayed, LoopEnds, Negated, Responded
from hanpan.games.sorcerers.table.view import View
from hanpan.plugin.lab import Facts, Health, Kind, LabFacts, Measures, Options, SeatFacts, left


def read(events: Iterable[Happening], seats: tuple[Seat, ...]) -> Facts:
    """The facts of a finished game, or of a whole match; a round is a turn of each player."""
    facts = Facts({seat: SeatFacts() for seat in seats})
    health = Health(seats)
    begins: Seat | None = None
    for event in events:
        match event:
            case TurnStart(seat=seat):
                if seat == begins:
                    facts.round_over(health.lead)
                    facts.rounds += 1
            case PlayerHit(seat=seat, before=before, after=after, source=source):
                health.changes(seat, before, after)
                facts.seats[seat].used("hit by", source)
            case PlayerHealed(seat=seat, before=before, after=after):
                health.changes(seat, before, after)
            case First(seat=begins):
                facts.round_over(health.lead)
                health.anew()  # also in the next game of a match
                for seat, own in facts.seats.items():
                    own.groups.setdefault("begins", "began" if seat == begins else "followed")
            case GameOver(by=by):
                for own in facts.seats.values():
                    own.used("ending", by)
            case _ if event.seat is not None:
                _note(facts.seats[event.seat], event)
    facts.round_over(health.lead)
    decks = {seat: own.groups.get("deck", "") for seat, own in facts.seats.items()}
    for seat, own in facts.seats.items():
        (rival,) = (deck for other, deck in decks.items() if other != seat)
        own.groups["matchup"] = f"{decks[seat]}–{rival}"
    return facts


def _note(own: SeatFacts, event: Happening) -> None:
    match event:
        case DeckBrought(deck=deck):
            own.groups["deck"] = known(deck)
        case HandDealt(cards=cards) | CardsDrawn(cards=cards):
            own.met("drawn", known(cards))
        case CardPlayed(card=card) | Responded(card=card) | Called(card=card):
            own.met("played", [card])
            own.used("deed", event.kind)
        case AbilityUsed(card=card):
            own.used("ability", card)
        case AttackersNamed() | BlockersNamed():
            own.used("deed", event.kind)
        case Entered(unit=unit):
            own.saw("entered", unit)
        case Negated(what=what):
            own.used("negated", what)
        case LoopEnds(declared=declared):
            own.used("loop", "declared" if declared else "ended")


MEASURES = Measures(
    read,
    {
        "deck": "deck",
        "drawn": "card",
        "played": "card",
        "ability": "card",
        "negated": "object",
        "begins": "",
        "matchup": "",
        "ending": "",
        "deed": "",
        "hit by": "object",
        "loop": "",
    },
    tables=("drawn", "played", "ability", "negated", "deed", "hit by", "loop", "ending"),
    groups=("deck", "begins"),
    seen=("entered",),
)


def _uses(action: Action) -> frozenset[str]:
    if isinstance(action, Play | Respond):
        return frozenset((f"card:{action.card}",))
    if isinstance(action, Attack):
        return frozenset(("attack",))
    if isinstance(action, Block):
        return frozenset(("block",)) if action.pairs else frozenset()
    return frozenset(("mulligan",)) if isinstance(action, Mulligan) else frozenset()


def _blind(view: View, kind: str, never: frozenset[str]) -> View:
    """Only where cards are played: elsewhere a question may be about any card of the hand."""
    return replace(view, hand=left("card", view.hand, never)) if kind == "main" else view


LAB = LabFacts(
    measures=MEASURES,
    options=Options((*(f"card:{card}" for card in CARDS), "attack", "block", "mulligan"), _uses, _blind),
    content=(
        Kind("deck", tuple(DECKS), ("deck0", "deck1"), once=True),
        Kind("card", tuple(CARDS), ("played0", "played1")),
    ),
    level="normal",
    games=60,
    most_games=150,
    batch=10,
)
