"""Games as the replay page gets them: for each viewer the steps, what happened in each, the view after it."""

from collections.abc import Callable, Mapping
from typing import Any

from hanpan.bots.catalogue import load_bot
from hanpan.core.chance.chance import Keys, SeedKeys
from hanpan.core.contract.bot import bot_chance
from hanpan.core.contract.codec import plain
from hanpan.core.contract.game import AnyGame, Prompt, Step
from hanpan.core.contract.seat import Seat
from hanpan.core.match.match import Match
from hanpan.games.loading import load_game
from hanpan.server.timeline import timeline

Answer = Callable[[AnyGame, Any, Prompt, int], Any]
"""A seat's answer to a prompt, given the game, its view and the round; None: as the bot answers."""


class Played:
    """A quick or longer match between bots, or with some answers given by hand."""

    def __init__(
        self,
        keys: Keys,
        mode: str = "quick",
        overrides: Mapping[str, int] | None = None,
        level: str = "random",
        answer: Answer | None = None,
        game: str = "dice-battle",
    ) -> None:
        self.match = match = Match(load_game(game, overrides), mode, keys)
        self.game = match.game
        self.steps = [Step(match.state, match.steps[0].events)]
        bot = load_bot(self.game, level)
        while match.pending:
            now = self.game.round(match.state)
            moves: dict[Seat, Any] = {}
            for seat, prompt in match.pending.items():
                view, legal = match.view(seat), self.game.legal(match.state, seat)
                given = answer(self.game, view, prompt, now) if answer is not None and seat == "p1" else None
                draws = bot_chance(match.keys, now, len(match.steps))
                moves[seat] = bot.choose(view, prompt, legal, draws) if given is None else given
            match.play(moves)
            self.steps.append(Step(match.state, match.steps[-1].events))

    def told(self, viewer: Seat | None) -> dict[str, Any]:
        """The timeline of a viewer, without the table around it."""
        return {"game": self.game.info.id, "seat": viewer, "steps": plain(timeline(self.steps, self.game, viewer))}


def at_random(number: int, overrides: Mapping[str, int] | None = None) -> Played:
    """An extended match between random bots."""
    return Played(SeedKeys(23, number), "extended", overrides)
