"""Trail on the screen: positions, and how tiles, cards and controls are used."""

from functools import lru_cache
from typing import Any

from playwright.sync_api import Locator, expect

from hanpan.core.contract.rulebook import Lang
from hanpan.core.language.text import Texts, load_texts
from tests.e2e.board import Board
from tests.e2e.visitor import Visitor
from tools.web import ROOT

DUMMY = [{"kind": "dummy", "at": [5, 2]}]
# Everything in the piles is a Slash, so that dice and draws do not matter.
FIGHT: dict[str, Any] = {
    "mode": "stage-meadow",
    "tiles": {"5,2": ".", "5,3": "."},
    "monsters": DUMMY,
    "p1": {"at": [2, 2], "spd": 3, "hand": ["C05", "C01", "C01"], "deck": ["C01"] * 5, "moving": False},
}


@lru_cache
def words(lang: Lang) -> Texts:
    """The words of Trail and of its board."""
    texts = load_texts(lang, "hanpan.core.language", "hanpan.games.trail").extended()  # apart from what others share
    path = ROOT / f"web/src/games/trail/text/{lang}.ftl"
    texts.add(path.read_text("utf-8"), str(path))
    return texts


class TrailBoard(Board):
    """The table of Trail in one tab."""

    def t(self, message_id: str, **args: object) -> str:
        """The words of a message of the game or its board."""
        return words(self.visitor.lang)(message_id, **args)

    def tile(self, x: int, y: int) -> Locator:
        """A tile of the grid."""
        return self.page.locator(f'[data-part="grid"] [data-tile="{x},{y}"]')

    def slot(self, number: int) -> Locator:
        """A card of the hand by its slot."""
        return self.page.locator(f'[data-slot="{number}"]')

    def shows(self, *, mode: bool, picked: int = 0) -> None:
        """Wait until movement mode and the chosen card are so."""
        expect(self.choice("mode")).to_have_attribute("aria-pressed", "true" if mode else "false")
        chosen = self.page.locator('[data-card][aria-pressed="true"]')
        expect(chosen).to_have_count(1 if picked else 0)
        if picked:
            expect(chosen).to_have_attribute("data-slot", str(picked))

    def spd(self, left: int) -> None:
        """Wait until so much movement is left, on the button and above the head."""
        expect(self.page.locator('[data-fact="spd"]')).to_have_text(str(left))
        expect(self.page.locator('[data-fact="head-spd"]')).to_have_text(str(left))

    def foretold(self, message: str, **args: object) -> None:
        """Wait until the forecast has these words."""
        expect(self.page.locator('[data-part="forecast"]')).to_contain_text(self.t(message, **args))

    def won(self) -> None:
        """Wait for the end screen of a stage that was won."""
        expect(self.page.locator('[data-part="end"]')).to_contain_text(self.visitor.t("end-win"))


def position(visitor: Visitor, overrides: dict[str, int] | None = None, **given: Any) -> str:
    """A table of Trail that goes on from described facts. Its id."""
    body = {"game": "trail", "given": given, "overrides": overrides or {}}
    table: str = visitor.api("POST", "positions", body)["table"]["id"]
    return table


def opens(visitor: Visitor, mode: str = "run", **more: Any) -> str:
    """A new table of Trail. Its id."""
    body = {"game": "trail", "mode": mode, "seats": {"p1": {"kind": "me"}}, **more}
    table: str = visitor.api("POST", "tables", body)["table"]["id"]
    return table
