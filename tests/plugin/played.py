"""Play a game at the terminal to its end, as a program: `python -m tests.plugin.played GAME`."""

import asyncio
import sys
from itertools import cycle

from hanpan.cli.options import TerminalOptions
from hanpan.cli.terminal.app import TerminalApp
from hanpan.cli.terminal.ending import Ending
from hanpan.games.loading import load_game
from tests.terminal.playing import SMALL, press


async def play(game_id: str) -> None:
    """Press the keys of the first answers in turn until the game is over."""
    app = TerminalApp(TerminalOptions(game_id, {}, load_game(game_id).info.default_mode, "random", 3, None, "en", None))
    keys = cycle("123")
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, "enter")
        while not isinstance(app.screen, Ending):
            await press(pilot, next(keys))


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
