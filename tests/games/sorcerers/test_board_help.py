"""What the rules tell a board before anything is done: what would harm one's own side, and how combat would end."""

from msgspec.structs import replace

from hanpan.core.chance.chance import SeededChance, SeedKeys
from hanpan.core.contract.seat import SEATS
from hanpan.core.match.match import Match
from hanpan.games.sorcerers import Sorcerers
from hanpan.games.sorcerers.content.catalogue import CARDS, harms
from hanpan.games.sorcerers.rules.actions import Attack
from hanpan.games.sorcerers.rules.events.field import CombatDamage, Incapacitated, Lifelink, PlayerHit
from hanpan.games.sorcerers.rules.state import State
from hanpan.games.sorcerers.table.ahead import Combat, Fallen, previews
from tests.games.sorcerers.table import Table

GAME = Sorcerers()


def offered(table: Table, word: str) -> list[tuple[str, bool]]:
    """The targets that go with a card or source, in the order of the board, and whether each is warned of."""
    found = [offer for offer in table.game.menu(table.state, "p1") if word in table.game.write(offer.action).split()]
    return [(table.game.write(offer.action).split()[-1], offer.warning is not None) for offer in found]


def test_what_harms_is_read_off_the_effects() -> None:
    aimed = {card.id for card in CARDS.values() if harms(card.id, None)}
    assert aimed == {"SPL-01", "SPL-02", "SPL-03", "SPL-05", "SPL-06", "SPL-12", "SPL-17", "ITM-12", "RSP-06"}
    assert harms("SOR-13", 0)
    assert not harms("SOR-02", 0)


def test_own_sorcerers_come_last_among_targets_of_harm_and_are_warned_of() -> None:
    chained = {"card": "SOR-05", "items": ["ITM-01", {"card": "ITM-12", "by": "p2"}]}
    mine = {"power": 9, "max_power": 9, "hand": ["SPL-02", "SPL-07", "SPL-05", "SPL-04"], "field": ["SOR-02", chained]}
    table = Table(turn=15, p1=mine, p2={"field": ["SOR-04"]})
    assert offered(table, "SPL-02") == [("foe1", False), ("my1", True), ("my2", True)]
    assert offered(table, "SPL-07") == [("my1", False), ("my2", False), ("foe1", False), ("me", False)]
    # The chain on one's own sorcerer is the other player's: to destroy it is no harm.
    assert offered(table, "SPL-05") == [("my2.2", False), ("my2.1", True)]
    assert offered(table, "SPL-04") == [("SPL-04", False)]
    assert offered(table, "use") == [("my1", False), ("my2", False), ("foe1", False), ("me", False)]
    warnings = [offer.warning for offer in table.game.menu(table.state, "p1") if offer.warning is not None]
    assert {(warning.code, warning.params["card"]) for warning in warnings} == {
        ("harms_own", "SPL-02"),
        ("harms_own", "SPL-05"),
    }
    assert table.game.check(table.state, "p1", table.game.read("play SPL-02 my1")) is None


def test_the_question_of_an_effect_has_the_same_order() -> None:
    table = Table(
        turn=15,
        p1={"power": 9, "max_power": 9, "hand": ["SPL-02"], "field": ["SOR-13", "SOR-04"]},
        p2={"field": ["SOR-04"]},
    )
    table.play("p1: play SPL-02 my1")
    assert table.fact("stage") == "choose"
    menu = table.game.menu(table.state, "p1")
    assert [(offer.action.pick, offer.warning is not None) for offer in menu] == [("foe1", False), ("my2", True)]


def test_a_card_that_lacks_its_target_stands_on_the_board_with_the_reason() -> None:
    table = Table(turn=15, p1={"power": 9, "max_power": 9, "hand": ["SPL-01"]})
    card, _ = table.game.menu(table.state, "p1")
    refusal = table.game.check(table.state, "p1", card.action)
    assert refusal is not None
    assert refusal.code == "no_target"


def states(number: int) -> list[State]:
    """The states of a random game in which combat is declared."""
    match = Match(GAME, "casual", SeedKeys(7, number))
    out: list[State] = []
    while match.pending:
        if match.state.stage in ("attack", "block"):
            out.append(match.state)
        chance = SeededChance(number, len(match.steps))
        for seat in match.pending:
            legal = GAME.legal(match.state, seat)
            match.submit(seat, legal[chance.pick(f"test/{seat}", range(len(legal)))])
    return out


def test_what_is_foretold_of_a_block_happens() -> None:
    looked = fell = 0
    for number in range(12):
        for state in states(number):
            if state.stage != "block":
                continue
            found = previews(GAME.params, state)
            assert found is not None
            defender = SEATS[1 - state.active]
            assert [one.action for one in found.options] == GAME.legal(state, defender)
            for option in found.options:
                step = GAME.apply(state, {defender: option.action}, SeededChance(number, 1))
                blows = [event for event in step.events if isinstance(event, CombatDamage | Lifelink)]
                down = sorted((event.seat, event.place) for event in blows if not event.after)
                assert option.ahead.falls == tuple(Fallen(*one) for one in down)
                told = [(event.seat, event.place) for event in step.events if isinstance(event, Incapacitated)]
                assert {*down} <= {*told} or not GAME.pending(step.state)
                first = next((at for at, event in enumerate(step.events) if isinstance(event, Incapacitated)), None)
                hits = [event.after for event in step.events[:first] if isinstance(event, PlayerHit)]
                assert option.ahead.hp == (hits[-1] if hits else state.players[1 - state.active].hp)
                looked, fell = looked + 1, fell + len(down)
    assert looked > 100
    assert fell > 20


def test_what_is_foretold_of_an_attack() -> None:
    table = Table(
        turn=9, step="combat", p1={"field": ["SOR-02", "SOR-05"]}, p2={"hp": 4, "field": ["SOR-04", "SOR-03"]}
    )
    found = previews(table.game.params, table.state)
    assert found is not None
    unblocked = {one.action: one.ahead for one in found.options}
    assert unblocked[Attack((1, 2))] == Combat((), 0)  # 2 and 3 of 4
    duels = {(one.attacker, one.blocker): one.ahead for one in found.duels}
    assert duels[1, 2] == Combat((Fallen("p2", 2),), 4)
    assert duels[2, 2] == Combat((Fallen("p2", 2),), 2)  # what is left over pierces
    assert len(duels) == 4


def test_nothing_is_foretold_outside_combat() -> None:
    assert previews(GAME.params, Table(turn=9).state) is None


def test_what_is_foretold_tells_nothing_of_hands_and_decks() -> None:
    for state in states(3):
        other = replace(
            state,
            players=tuple(replace(player, hand=("RSP-06",) * len(player.hand), deck=()) for player in state.players),
        )
        assert previews(GAME.params, other) == previews(GAME.params, state)


def test_a_main_phase_says_how_many_may_still_attack() -> None:
    def attackers() -> object:
        return table.game.pending(table.state)["p1"].data["attackers"]

    table = Table(turn=9, p1={"field": ["SOR-02", {"card": "SOR-04", "tired": True}, "SOR-05"]})
    assert attackers() == 2
    table.play("p1: next", "p1: next")
    assert table.fact("step") == "main_b"
    assert attackers() == 0
