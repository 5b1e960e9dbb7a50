"""One event of every kind and turn of phrase, one refusal of every code: what the golden files show."""

from hanpan.core.event import Event, Fields, Value
from hanpan.core.refusal import Refusal
from hanpan.core.seat import Seat


def _energy(cause: str, gain: int, before: int, after: int, seat: Seat = "p1") -> Event:
    return Event("energy", "DB-2.1", seat, {"cause": cause, "gain": gain, "before": before, "after": after})


def _base(tendency: str, face: int, success: bool, points: int, bonus: int, total: int, seat: Seat = "p1") -> Event:
    data: Fields = {"tendency": tendency, "face": face, "success": success}
    return Event("base", "DB-4.4", seat, {**data, "points": points, "bonus": bonus, "sum": total})


def _gain(kind: str, clause: str, cause: str, gain: int, before: int, after: int) -> Event:
    return Event(kind, clause, "p2", {"cause": cause, "gain": gain, "before": before, "after": after})


def _card_won(cause: str, before: int, after: int, seat: Seat) -> Event:
    data: Fields = {"cause": cause, "cards": 2, "gauge_before": before, "gauge_after": after}
    return Event("card_won", "DB-9.5", seat, data, {seat: {"card": "attack"}})


def _block(attack: str, by: str, shields: int, clause: str = "DB-6.4", seat: Seat = "p2") -> Event:
    return Event("block", clause, seat, {"attack": attack, "by": by, "shields": shields})


def _hit(attack: str, damage: int, before: int, seat: Seat = "p1") -> Event:
    data: Fields = {"attack": attack, "damage": damage, "before": before, "after": before - damage}
    return Event("hit", "DB-5.2", seat, data)


def _void(event: str, reason: str) -> Event:
    return Event("event_void", "DB-7.2", "p2", {"event": event, "reason": reason})


def _game_end(by: str, winner: Seat | None, first: int, second: int) -> Event:
    return Event("game_end", "DB-10.1", winner, {"by": by, "p1": first, "p2": second})


_DICE: list[Value] = [6, 3]
_ATTACKS: list[Value] = ["flame", "attack", "strike", "steal"]
_ORDER: list[Value] = ["p2/bomb", "p1/luck"]

EVENTS: tuple[Event, ...] = (
    Event("game_start", "DB-1.1", None, {"mode": "regular", "rounds": 8}),
    Event("phase", "DB-1.5", None, {"phase": "PreRound", "round": 3}),
    Event("phase", "DB-1.5", None, {"phase": "ShieldCheck", "round": 3}),
    _energy("round", 3, 4, 7),
    _energy("after_loss", 3, 0, 3, "p2"),
    _energy("balance", 1, 5, 6),
    _energy("win", 1, 6, 7, "p2"),
    _energy("charge", 3, 9, 10),
    _energy("round", 2, 10, 10),
    _energy("drain", -2, 6, 4),
    Event("energy_cut", "DB-2.2", "p1", {"lost": 2, "cap": 10}),
    Event("tendency", "DB-2.3", "p1", {"tendency": "defence"}),
    Event("tendency", "DB-2.3", "p2", {"tendency": "balance"}),
    Event("play", "DB-3.1", "p1", {"card": "boost", "cost": 4, "before": 7, "after": 3}),
    Event("play", "DB-5.1", "p2", {"card": "attack", "cost": 2, "before": 5, "after": 3}),
    Event("guard", "DB-3.5", "p1"),
    Event("boost", "DB-3.6", "p2", {"factor": 2}),
    Event("build", "DB-3.1", "p1", {"count": 1, "cost": 3, "before": 7, "after": 4, "shields": 2}),
    Event("build", "DB-3.1", "p2", {"count": 2, "cost": 6, "before": 9, "after": 3, "shields": 2}),
    Event("luck_roll", "DB-4.2", "p1", {"count": 2}, {"p1": {"dice": _DICE}}),
    Event("keep", "DB-4.2", "p1", {"dice": _DICE, "face": 3}),
    Event("roll", "DB-4.1", "p2", {"face": 5}),
    Event("bonus_roll", "DB-4.3", "p1", {"face": 4}),
    _base("attack", 6, True, 6, 3, 9),
    _base("attack", 2, False, 1, 0, 1),
    _base("defence", 4, True, 4, 0, 4, "p2"),
    _base("defence", 6, False, 0, 0, 0, "p2"),
    _base("balance", 1, True, 1, 0, 5),
    Event("special", "DB-4.7", "p1", {"special": "strike"}),
    Event("special", "DB-4.7", "p2", {"special": "flame"}),
    Event("special", "DB-4.7", "p1", {"special": "double"}),
    Event("special", "DB-4.8", "p2", {"special": "ward"}),
    Event("special", "DB-4.8", "p1", {"special": "star", "points": 4, "sum": 6}),
    _gain("shields", "DB-4.5", "defence", 1, 0, 1),
    _gain("shields", "DB-4.8", "ward", 1, 1, 2),
    _gain("shields", "DB-4.5", "defence", 1, 2, 2),
    Event("shield_lost", "DB-3.3", "p2", {"lost": 1, "cap": 2}),
    _gain("gauge", "DB-4.6", "balance", 1, 2, 3),
    _gain("gauge", "DB-9.1", "repeat", 1, 3, 4),
    _gain("gauge", "DB-9.3", "total", 1, 4, 5),
    _gain("gauge", "DB-9.4", "wins", 1, 0, 1),
    _gain("gauge", "DB-9.4", "losses", 1, 1, 2),
    _card_won("gauge", 6, 1, "p1"),
    _card_won("run", 3, 3, "p2"),
    Event("card_lost", "DB-1.3", "p1", {"cause": "run"}),
    Event("gauge_waits", "DB-1.3", "p2", {"gauge": 6}),
    Event("reshuffle", "DB-1.3", None, {"deck": "cards", "count": 14}),
    Event("reshuffle", "DB-1.4", "p2", {"deck": "events", "count": 20}),
    Event("reset_card", "DB-5.4", "p1", {"p1": 0, "p2": 0}),
    Event("score", "DB-6.1", "p1", {"points": 9}),
    Event("penalty", "DB-6.2", "p1", {"curses": 1, "flames": 1, "points": 3, "before": 5, "after": 2}),
    Event("penalty", "DB-6.2", "p2", {"curses": 3, "flames": 0, "points": 6, "before": 5, "after": 0}),
    Event("penalty", "DB-6.2", "p2", {"curses": 0, "flames": 1, "points": 1, "before": 5, "after": 4}),
    Event("floor", "DB-6.7", "p2", {"would_be": -1, "score": 0}),
    Event("attacks", "DB-6.3", "p1", {"order": _ATTACKS}),
    _block("flame", "guard", 1, "DB-6.5"),
    _block("flame", "shield", 1),
    _block("attack", "shield", 0),
    _block("thief", "guard", 0, "DB-7.8", "p1"),
    _block("curse", "guard", 2, "DB-6.5", "p1"),
    _hit("strike", 2, 7),
    _hit("attack", 3, 2, "p2"),
    Event("reserve", "DB-7.4", "p1", {"effect": "luck"}),
    Event("reserve", "DB-7.4", "p2", {"effect": "bonus_turn"}),
    Event("reserve", "DB-4.7", "p1", {"effect": "flame", "points": 1, "due": 1}),
    Event("reserve", "DB-7.4", "p2", {"effect": "curse", "points": 2, "due": 4}),
    Event("multiply", "DB-6.6", "p1", {"cause": "double", "factor": 2, "before": 9, "after": 18}),
    Event("multiply", "DB-6.6", "p1", {"cause": "boost", "factor": 2, "before": 18, "after": 36}),
    Event("steal", "DB-5.3", "p1", {"drawn": 2, "taken": 1, "victim": "p2", "p1_energy": 4, "p2_energy": 0}),
    Event("steal", "DB-5.3", "p2", {"drawn": 2, "taken": 2, "victim": "p1", "p1_energy": 1, "p2_energy": 5}),
    Event("steal", "DB-5.3", "p2", {"drawn": 1, "taken": 0, "victim": "p1", "p1_energy": 0, "p2_energy": 3}),
    Event("event", "DB-7.1", "p1", {"event": "energy_charge"}),
    Event("event", "DB-7.1", "p2", {"event": "none"}),
    _void("thief", "condition"),
    _void("energy_drain", "condition"),
    _void("score_swap", "condition"),
    _void("card_swap", "condition"),
    _void("reset", "reset_card"),
    _void("bomb", "reset"),
    _void("reset", "reset"),
    Event("event_order", "DB-7.3", None, {"order": _ORDER}),
    Event("reset_event", "DB-7.11", "p2", {"p1_before": 6, "p2_before": 3, "p1": 0, "p2": 0}),
    Event("score_boost", "DB-7.5", "p1", {"before": 36, "after": 38}),
    Event("bomb", "DB-7.7", "p1", {"divisor": 2, "floor": 3, "before": 9, "after": 4}),
    Event("bomb", "DB-7.7", "p2", {"divisor": 2, "floor": 3, "before": 2, "after": 2}),
    Event("thief", "DB-7.8", "p1", {"points": 2, "before": 8, "after": 6, "other_after": 7}),
    Event("thief", "DB-7.8", "p2", {"points": 2, "before": 8, "after": 6, "other_after": 7}),
    Event("score_swap", "DB-7.10", "p1", {"p1": 5, "p2": 12}),
    Event(
        "card_swap",
        "DB-7.12",
        "p2",
        {"p1_cards": 2, "p2_cards": 1},
        {"p1": {"gave": "attack", "got": "reset"}, "p2": {"gave": "reset", "got": "attack"}},
    ),
    Event("total", "DB-8.1", "p1", {"gain": 18, "before": 1, "after": 19}),
    Event("total", "DB-8.1", "p2", {"gain": 0, "before": 13, "after": 13}),
    Event("round_end", "DB-8.2", None, {"round": 3, "p1": 18, "p2": 4, "winner": "p1"}),
    Event("round_end", "DB-8.2", None, {"round": 4, "p1": 5, "p2": 5, "winner": None}),
    _game_end("total", "p1", 41, 38),
    _game_end("last_round", "p2", 3, 5),
    _game_end("energy", "p1", 7, 4),
    _game_end("cards", "p2", 0, 1),
    _game_end("draw", None, 30, 30),
)

REFUSALS: tuple[Refusal, ...] = (
    Refusal("not_asked", "DB-4.2", {"seat": "p1"}),
    Refusal("already_sealed", "DB-2.3", {"seat": "p1"}),
    Refusal("game_over", "DB-10.1"),
    *(
        Refusal("wrong_action", "DB-1.5", {"stage": stage, "move": move})
        for stage, move in (("tendency", "keep 5"), ("pre", "keep 5"), ("keep", "pass"), ("post", "declare attack"))
    ),
    Refusal("not_rolled", "DB-4.2", {"face": 5, "dice": _DICE}),
    Refusal("wrong_phase", "DB-3.4", {"card": "attack", "phase": "PostCard"}),
    Refusal("negative_shields", "DB-3.1", {"shields": -1}),
    Refusal("wrong_phase_shields", "DB-3.1", {"phase": "PreCard"}),
    Refusal("not_held", "DB-3.4", {"card": "boost", "held": 0}),
    Refusal("not_held", "DB-3.4", {"card": "attack", "held": 1}),
    Refusal("kind_used", "DB-3.2", {"card": "steal", "limit": 1}),
    Refusal("too_many_cards", "DB-3.2", {"limit": 2, "played": 1}),
    Refusal("guard_up", "DB-3.5"),
    Refusal("shield_limit", "DB-3.3", {"held": 2, "cap": 2}),
    Refusal("no_energy", "DB-3.4", {"needed": 7, "energy": 4}),
)
