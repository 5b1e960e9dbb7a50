"""The rules of a round read a second time, as one long recipe in the order of the rulebook.

It shares nothing with the engine but the names of cards, events and draws, so that a rule that was
misread once shows as a difference. Standard numbers only.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

COST = {"attack": 2, "defence": 1, "boost": 4, "steal": 2, "reset": 4}
DAMAGE = {"flame": 3, "attack": 3, "strike": 2, "steal": 0}
MEETS = ("flame", "attack", "strike", "steal")  # which attack a protection takes first
ORDER = (
    *("bomb", "thief", "energy_drain", "score_swap", "card_swap"),
    *("score_boost", "energy_charge", "luck", "bonus_turn", "curse"),
)


@dataclass
class Side:
    """One seat."""

    total: int
    energy: int
    shields: int
    gauge: int
    guard: bool
    hand: list[str]
    faces: set[int]
    run: int
    reached_total: bool
    luck: bool
    bonus_turn: bool
    curse: int
    flame: int
    win_streak: int
    loss_streak: int
    tendency: str
    played: list[str] = field(default_factory=list)
    specials: list[str] = field(default_factory=list)
    sixes: int = 0  # pairs that still have to be paid with a card
    score: int = 0

    def pay(self, cards: Sequence[str], shields: int) -> None:
        for card in cards:
            self.hand.remove(card)
            self.played.append(card)
            self.energy -= COST[card]
        self.guard = self.guard or "defence" in cards
        self.shields += shields
        self.energy -= 3 * shields

    def gain_energy(self, amount: int) -> None:
        self.energy = min(10, self.energy + amount)

    def gain_shield(self) -> None:
        self.shields = min(2, self.shields + 1)

    def protected(self) -> str | None:
        """Use up one protection, the guard first."""
        if self.guard:
            self.guard = False
            return "guard"
        if self.shields:
            self.shields -= 1
            return "shield"
        return None


class Reading:
    """One round from PreCard on, fed with the moves and with the draws that the engine made."""

    def __init__(self, p1: Side, p2: Side, draws: Sequence[tuple[str, Any]]) -> None:
        self.sides = {"p1": p1, "p2": p2}
        self.draws: dict[str, list[Any]] = {}
        for label, outcome in draws:
            self.draws.setdefault(label, []).append(outcome)

    def other(self, seat: str) -> Side:
        return self.sides["p2" if seat == "p1" else "p1"]

    def drawn(self, label: str) -> Any:
        return self.draws[label].pop(0)

    def left_over(self) -> dict[str, list[Any]]:
        return {label: outcomes for label, outcomes in self.draws.items() if outcomes}

    def roll(self, kept: Mapping[str, int]) -> None:
        """DB-4, DB-9.1, DB-9.2."""
        for seat, side in self.sides.items():
            if side.luck:
                assert kept[seat] in (self.drawn(f"luck/{seat}"), self.drawn(f"luck/{seat}"))
            dice = [kept[seat] if side.luck else self.drawn(f"die/{seat}")]
            if side.bonus_turn:
                dice.append(self.drawn(f"bonus/{seat}"))
            side.luck = side.bonus_turn = False
            for die in dice:
                side.score += self._points(seat, side, die)
            side.gauge += any(die in side.faces or die in dice[:place] for place, die in enumerate(dice))
            side.faces |= set(dice)
            for die in dice:
                side.run = side.run + 1 if die == 6 else 0
                if side.run == 2:
                    side.run, side.sixes = 0, side.sixes + 1
        self._give_cards()

    def _points(self, seat: str, side: Side, die: int) -> int:
        if side.tendency == "balance":
            side.gain_energy(1)
            side.gauge += 1
            return die
        if side.tendency == "attack":
            if die == 6:
                side.specials.append(self.drawn(f"special/{seat}"))
                return 9
            return die if die >= 4 else 1
        if die in (1, 6):
            return 0
        side.gain_shield()
        if die == 2:
            if self.drawn(f"special/{seat}") == "star":
                return 2 + int(self.drawn(f"star/{seat}"))
            side.gain_shield()
        return die

    def score(self) -> None:
        """DB-5.4, DB-6."""
        if any("reset" in side.played for side in self.sides.values()):
            for side in self.sides.values():
                side.score = side.flame = side.curse = 0
            return
        stolen = {"p1": 0, "p2": 0}
        for side in self.sides.values():
            side.score = max(0, side.score - side.flame - 2 * side.curse)
            side.flame = side.curse = 0
        for seat, side in self.sides.items():
            made = self.other(seat)
            landed = 0
            for kind in MEETS:
                for _ in range(made.specials.count(kind) + (made.played.count(kind) if kind in COST else 0)):
                    by = side.protected()
                    side.flame += kind == "flame" and by != "guard"
                    landed += DAMAGE[kind] if by is None else 0
                    if kind == "steal" and by is None:
                        thief = "p2" if seat == "p1" else "p1"
                        stolen[thief] = min(side.energy, self.drawn(f"steal/{thief}"))
            side.score = max(0, side.score - landed)
        for seat, side in self.sides.items():
            side.score *= (2 if "double" in side.specials else 1) * (2 if "boost" in side.played else 1)
            side.energy -= stolen["p2" if seat == "p1" else "p1"]
            side.gain_energy(stolen[seat])

    def events(self) -> None:
        """DB-7."""
        card = any("reset" in side.played for side in self.sides.values())
        drawn = [(self.drawn(f"event/{seat}"), seat) for seat in ("p1", "p2")]
        live = [(event, seat) for event, seat in drawn if event != "none" and self._applies(event, seat)]
        if not card and any(event == "reset" for event, _ in live):
            for side in self.sides.values():
                side.score = 0
            return
        acting = [(event, seat) for event, seat in live if event != "reset"]
        for event, seat in sorted(acting, key=lambda one: (ORDER.index(one[0]), one[1])):
            self._act(event, self.sides[seat], self.other(seat))

    def _applies(self, event: str, seat: str) -> bool:
        own, other = self.sides[seat], self.other(seat)
        if event == "thief":
            return own.total >= 5
        if event == "energy_drain":
            return own.energy >= 3
        if event == "score_swap":
            return abs(own.total - other.total) >= 3
        return event != "card_swap" or (len(own.hand) > 0 and len(other.hand) > 0)

    def _act(self, event: str, own: Side, other: Side) -> None:
        if event == "bomb" and own.total > 3:
            own.total = max(3, own.total // 2)
        elif event == "thief" and own.protected() is None:
            own.total -= 2
            other.total += 2
        elif event == "energy_drain":
            own.energy = max(1, own.energy - 2)
        elif event == "score_swap":
            own.total, other.total = other.total, own.total
        elif event == "card_swap":
            for seat in ("p1", "p2"):
                card = self.drawn(f"swap/{seat}")
                self.other(seat).hand.remove(card)
                self.sides[seat].hand.append(card)
        elif event == "score_boost":
            own.score += 2
        elif event == "energy_charge":
            own.gain_energy(3)
        elif event == "luck":
            own.luck = True
        elif event == "bonus_turn":
            own.bonus_turn = True
        elif event == "curse" and own.guard:
            own.guard = False
        elif event == "curse":
            own.curse += 1

    def end(self, last_round: bool) -> None:
        """DB-8, DB-9.3 to DB-9.5, and the energy of the next round (DB-2.1)."""
        first, second = self.sides.values()
        for side, rival in ((first, second), (second, first)):
            side.total = max(1, side.total + side.score)
            won, lost = side.score > rival.score, side.score < rival.score
            side.gain_energy(int(won))
            side.win_streak = side.win_streak + 1 if won else 0
            side.loss_streak = side.loss_streak + 1 if lost else 0
            if side.total >= 15 and not side.reached_total:
                side.reached_total = True
                side.gauge += 1
            side.gauge += lost and side.loss_streak % 2 == 0
            side.gauge += won and side.win_streak % 3 == 0
        self._give_cards()
        if not last_round:
            for seat, side in self.sides.items():
                side.gain_energy(3 if side.loss_streak else self.drawn(f"energy/{seat}"))

    def _give_cards(self) -> None:
        for seat, side in self.sides.items():
            while side.sixes or side.gauge >= 5:
                side.hand.append(self.drawn(f"card/{seat}"))
                if side.sixes:
                    side.sixes -= 1
                else:
                    side.gauge -= 5
