"""Sorcerers on the screen: tables, positions, and how each question is answered."""

from typing import Any

from playwright.sync_api import Locator, expect

from hanpan.games.sorcerers.content.words import sorcerers_texts
from tests.e2e.board import Board
from tests.e2e.visitor import Frame, Visitor


class SorcererBoard(Board):
    """The table of Sorcerers in one tab."""

    def ready(self, kind: str | None = None) -> str:
        """Wait for a question, or for one of that kind: "deck", "main", "attack", "respond" …; or for the end."""
        if kind is not None:
            self.page.locator(f'[data-part="choice"][data-ready="{kind}"]').wait_for()
        return super().ready()

    def hand(self, card: str) -> Locator:
        """The first copy of a card in the own hand."""
        return self.card(card).first

    def unit(self, seat: str, place: int) -> Locator:
        """The sorcerer in a place, from 1."""
        return self.page.locator(f'[data-field="{seat}"] [data-place="{place}"] .unit')

    def stack(self) -> list[str]:
        """The objects of the stack from the top down, open plays last."""
        return [str(one.get_attribute("data-object")) for one in self.page.locator("[data-object]").all()]

    def begin(self, deck: str = "spear") -> None:
        """Take a deck and keep the first hand."""
        self.ready("deck")
        self.choice(f"deck-{deck}").click()
        self.ready("mulligan")
        self.choice("lock").click()

    def play(self, card: str, target: str | None = None) -> None:
        """Play a card of the hand, at a target where it needs one."""
        self.ready("main")
        self.hand(card).click()
        self.choice("lock" if target is None else f"aim-{target}").click()

    def events(self, kind: str, seat: str | None = None) -> list[Frame]:
        """The events of a kind that this visitor was told of, oldest first."""
        told = [event for step in self.told for event in step]
        return [event for event in told if event["kind"] == kind and seat in (None, event.get("seat"))]

    def says(self, message_id: str, **args: object) -> None:
        """Wait until the board refuses something with these words."""
        expect(self.page.locator('[data-board] [role="alert"]')).to_contain_text(
            game_text(self.visitor, message_id, **args)
        )


def game_text(visitor: Visitor, message_id: str, **args: object) -> str:
    """The words of a message of the game in this visitor's language."""
    return sorcerers_texts(visitor.lang)(message_id, **args)


def opens(visitor: Visitor, against: str, *, mode: str = "casual", **more: Any) -> str:
    """A new table of this visitor at p1; `against` is a level, or "open". Its id."""
    rival = {"kind": "open"} if against == "open" else {"kind": "bot", "level": against}
    body = {"game": "sorcerers", "mode": mode, "seats": {"p1": {"kind": "me"}, "p2": rival}, **more}
    table: str = visitor.api("POST", "tables", body)["table"]["id"]
    return table


def position(visitor: Visitor, **given: Any) -> str:
    """A table that goes on from described facts, with this visitor at p1. Its id."""
    body = {"game": "sorcerers", "given": given, "seat": "p1", "level": "easy"}
    table: str = visitor.api("POST", "positions", body)["table"]["id"]
    return table


def bring(visitor: Visitor, name: str, cards: dict[str, int], side: dict[str, int] | None = None) -> None:
    """Keep a deck of one's own in this visitor's browser, as the deck builder does."""
    deck = {"name": name, "cards": _listed(cards), **({"side": _listed(side)} if side else {})}
    visitor.page.evaluate(
        "([key, decks]) => (localStorage[key] = JSON.stringify(decks))", ["hanpan.decks.sorcerers", [deck]]
    )


def _listed(cards: dict[str, int]) -> list[str]:
    return [card for card, count in cards.items() for _ in range(count)]
