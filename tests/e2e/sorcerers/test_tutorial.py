"""The first game of Sorcerers with a guide, played by what it outlines."""

from tests.e2e.conftest import Visit
from tests.e2e.guide import led
from tests.e2e.sorcerers.board import SorcererBoard


def test_the_guide_leads_through_summon_attack_block_and_response(visit: Visit) -> None:
    visitor = visit("en")
    visitor.open("/tutorial/sorcerers")
    board = SorcererBoard(visitor)

    def alone() -> None:
        """A sword for the sorcerer that is left, and an attack with it: the rival will answer with a spell."""
        kind = board.ready()
        if kind == "main" and board.card("ITM-01").count() and board.view["step"] == "main_a":
            board.play("ITM-01", "my1")
        elif kind == "attack" and not board.choice("lock").count():
            board.unit("p1", 1).click()
            board.choice("lock").click()
        elif (answer := board.choice({"respond": "pass", "block": "lock"}.get(kind, "next"))).count():
            answer.click()  # else something else is asked by now

    met = led(visitor, alone, until="respond")
    assert met == ["deck", "mulligan", "summon", "combat", "guard", "block", "respond"]
    assert board.events("negated", "p2")
