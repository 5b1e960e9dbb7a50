"""What a game of Clash keeps agrees with the health and the energy that are left."""

from hanpan.bots.catalogue import load_bot
from hanpan.core.contract.bot import bot_chance
from hanpan.core.match.seeded import seeded_match
from hanpan.games.clash.rules.events import Energy, Resolved
from hanpan.games.clash.rules.unit_events import Damaged
from hanpan.games.loading import load_game
from hanpan.games.registry import plugin


def test_health_and_energy_add_up() -> None:
    game = load_game("clash", {"setup.arena": 3})  # the shrine heals, so that there is something to heal
    match = seeded_match(game, "casual", 5, 1)
    bot = load_bot(game, "easy")
    while match.pending:
        moves = {}
        for seat, prompt in match.pending.items():
            chance = bot_chance(match.keys, game.round(match.state), len(match.steps))
            moves[seat] = bot.choose(match.view(seat), prompt, game.legal(match.state, seat), chance)
        match.play(moves)
    record = plugin("clash").record(game, match.events)
    view = match.view(None)
    assert record is not None
    assert record.rounds == view.round
    for seat, rival in (("p1", "p2"), ("p2", "p1")):
        hero, own = getattr(view, seat).hero, record.seats[seat]
        assert hero.hp == hero.max_hp - record.seats[rival].dealt + own.healed
        gained = sum(e.after - e.before for e in match.events if isinstance(e, Energy) and e.seat == seat)
        assert getattr(view, seat).energy == gained - own.energy
        blows = [e.amount for e in match.events if isinstance(e, Damaged) and e.seat == rival and e.place == 0]
        assert own.hardest == max(blows) > 0
        assert own.cards == sum(isinstance(e, Resolved) and e.seat == seat for e in match.events) > 0
    assert record.seats["p1"].healed > 0
