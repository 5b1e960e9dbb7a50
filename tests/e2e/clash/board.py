"""Clash on the screen: tables, positions, and how a deck, a hand, a queue and a window are answered."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.board import Board
from tests.e2e.visitor import Frame, Visitor


class ClashBoard(Board):
    """The table of Clash in one tab."""

    def ready(self, kind: str | None = None) -> str:
        """Wait for a question, or for one of that kind: "deck", "mulligan", "declare", "react"; or for the end."""
        if kind is not None:
            self.page.locator(f'[data-part="choice"][data-ready="{kind}"]').wait_for()
        return super().ready()

    def hand(self, card: str) -> Locator:
        """The first copy of a card in the own hand."""
        return self.card(card).first

    def slots(self) -> list[str]:
        """What the slots of the queue hold, from the first."""
        return [str(slot.get_attribute("aria-label")) for slot in self.page.locator("[data-slot]").all()]

    def lock(self, *cards: str) -> None:
        """Declare these cards in this order; none: pass."""
        self.ready("declare")
        for card in cards:
            self.page.locator(f'[data-card="{card}"][aria-pressed="false"]').first.click()
        expect(self.page.locator("[data-slot]")).to_have_count(len(cards))
        self.choice("lock").click()

    def begin(self, deck: str = "blades") -> None:
        """Take a deck and keep the first hand."""
        self.ready("deck")
        self.choice(f"deck-{deck}").click()
        self.ready("mulligan")
        self.choice("lock").click()

    def events(self, kind: str, seat: str | None = None) -> list[Frame]:
        """The events of a kind that this visitor was told of, oldest first."""
        told = [event for step in self.told for event in step]
        return [event for event in told if event["kind"] == kind and seat in (None, event["seat"])]


def opens(visitor: Visitor, against: str = "easy", *, mode: str = "casual", **more: Any) -> str:
    """A new table of Clash with this visitor at p1. Its id."""
    return visitor.opens(against, mode=mode, game="clash", **more)


def position(visitor: Visitor, overrides: dict[str, int] | None = None, **given: Any) -> str:
    """A table of Clash that goes on from described facts, with this visitor at p1. Its id."""
    free = {"setup.copies": 10} | (overrides or {})  # decks of one card, so that it is known what is drawn
    body = {"game": "clash", "given": given, "seat": "p1", "level": "normal", "overrides": free}
    table: str = visitor.api("POST", "positions", body)["table"]["id"]
    return table


def bring(visitor: Visitor, name: str, cards: dict[str, int]) -> None:
    """Keep a deck of one's own in this visitor's browser, as the deck builder does."""
    listed = [card for card, count in cards.items() for _ in range(count)]
    visitor.page.evaluate("([key, decks]) => (localStorage[key] = JSON.stringify(decks))",
                          ["hanpan.decks.clash", [{"name": name, "cards": listed}]])  # fmt: skip
