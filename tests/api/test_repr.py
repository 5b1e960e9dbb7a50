"""What a game and a match say of themselves where somebody only looks at them."""

import hanpan as hp


def test_a_game_names_its_rules_and_its_numbers() -> None:
    assert repr(hp.load("dice-battle")) == "<dice-battle 1.0, standard>"
    assert "0x" not in repr(hp.load("dice-battle", {"shield.cost": 2}))


def test_a_match_says_how_far_it_is_and_who_is_asked() -> None:
    match = hp.match(hp.load("dice-battle"), seed=1)
    assert repr(match) == "<match of dice-battle (regular) after 1 steps, p1, p2 to answer>"
