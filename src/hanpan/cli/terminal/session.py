"""A session: one match of a person (p1) against bots on all other seats, kept on disk step by step."""

import secrets
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from hanpan.bots.catalogue import load_bot
from hanpan.cli.terminal.save import Hold, SaveInUse, new_path, unfinished
from hanpan.core.chance.chance import SeedKeys, commitment_of
from hanpan.core.chance.dice import VALUE_BYTES, AnyKeys, bound_keys, pledge_of
from hanpan.core.contract.bot import Bot, bot_chance
from hanpan.core.contract.error import told
from hanpan.core.contract.game import AnyGame, PlaysGames, Prompt
from hanpan.core.contract.happening import Happening
from hanpan.core.contract.refusal import Refusal, Refused
from hanpan.core.contract.seat import SEATS, Seat
from hanpan.core.match.match import Match
from hanpan.core.match.orders import Concede
from hanpan.core.replay import BadReplay, ReplayWriter, Sitter, read_replay
from hanpan.games.loading import load_game
from hanpan.games.registry import distribution_of

PERSON: Final[Seat] = "p1"
RIVAL: Final[Seat] = "p2"


class Session:
    """The match, the bots on the other side, and the file that follows every step."""

    def __init__(self, writer: ReplayWriter, bots: Mapping[Seat, Bot], hold: Hold) -> None:
        """For `begin` and `resume`."""
        self.writer = writer
        self.match = writer.match
        self.bots = bots
        self.save_error: OSError | None = None
        self._faults: list[str] = []
        self._hold = hold
        self._let_bots_answer()

    @classmethod
    def begin(cls, game: AnyGame, mode: str, ai: str, keys: AnyKeys, path: Path | None = None) -> "Session":
        """A new game, on disk before the first question. Raises UnknownMode, UnknownBot, OSError."""
        others = [seat for seat in game.info.seats if seat != PERSON]
        bots = {seat: load_bot(game, ai) for seat in others}
        match = Match(game, mode, keys)
        path = path or new_path(game.info.id)
        seats = {seat: Sitter("bot", ai) if seat in bots else Sitter("person", PERSON) for seat in game.info.seats}
        writer = ReplayWriter.create(path, match, seats=seats, package=distribution_of(game.info.id))
        return cls(writer, bots, Hold(path))

    @classmethod
    def resume(cls, path: Path) -> "Session":
        """The game in a file, where it stopped. Raises BadReplay, SaveInUse."""
        try:
            hold = Hold(path)
        except OSError as error:
            raise BadReplay(path, 0, error.strerror or str(error)) from error
        try:
            writer = ReplayWriter.resume(path, load_game)
            return cls(writer, _bots_of(path, writer.match.game), hold)
        except BadReplay:
            hold.let_go()
            raise

    @property
    def game(self) -> AnyGame:
        """The rules and numbers in force."""
        return self.match.game

    @property
    def params(self) -> Any:
        """The numbers in force: the game's own type."""
        return self.match.game.params

    @property
    def path(self) -> Path:
        """The file of this game."""
        return self.writer.path

    @property
    def rival(self) -> str | None:
        """The name of the bots on the other side, which are all the same; None in a game for one."""
        return next((bot.name for bot in self.bots.values()), None)

    @property
    def view(self) -> Any:
        """What the person may know: the game's own type of view."""
        return self.match.view(PERSON)

    @property
    def prompt(self) -> Prompt | None:
        """What the person is asked; None once the game is over."""
        return self.match.pending.get(PERSON)

    def check(self, action: Any) -> Refusal | None:
        """Why the person may not do this now; None if it may be done."""
        return self.game.check(self.match.state, PERSON, action)

    def answer(self, action: Any) -> Refusal | None:
        """Seal the person's answer; both answers are then played and the step is put on disk."""
        refusal = self.match.submit(PERSON, action)
        if refusal is None:
            self._keep()
            self._let_bots_answer()
        return refusal

    @property
    def game_number(self) -> int | None:
        """The game of a match that can be given up alone now."""
        game = self.game
        return game.present_game(self.match.state) if isinstance(game, PlaysGames) else None

    def give_up_game(self) -> None:
        """Give up the present game of a match, which goes on. Raises BadOrder where there is none."""
        self.match.order(Concede(PERSON))
        self._keep()
        self._let_bots_answer()

    def new_faults(self) -> list[str]:
        """What bots failed with since this was last asked; the game's default answers were played for them."""
        told, self._faults = self._faults, []
        return list(dict.fromkeys(told))

    def events(self, since: int = 0) -> tuple[Happening, ...]:
        """What the person saw happen from step `since` on."""
        return self.match.events_for(PERSON, since)

    def close(self) -> None:
        """Let other terminals open this game."""
        self._hold.let_go()

    def _let_bots_answer(self) -> None:
        """Each bot seals its answer from its own view. Where no person is asked, the game goes on."""
        game, match = self.match.game, self.match
        while asked := [seat for seat in match.pending if seat in self.bots]:
            seat, steps = asked[0], len(match.steps)
            chance = bot_chance(match.keys, game.round(match.state), steps)
            question = match.view(seat), match.pending[seat], game.legal(match.state, seat)
            try:
                choice: Any = self.bots[seat].choose(*question, chance)
            except Exception as error:  # of the bot: nobody loses a game to it
                self._faults.append(f"{type(error).__name__}: {error}")
                choice = game.default_action(*question)
            refusal = match.submit(seat, choice)
            if refusal is not None:
                self._faults.append(str(Refused(refusal)))
                match.submit(seat, game.default_action(*question))
            if len(match.steps) > steps:
                self._keep()

    def _keep(self) -> None:
        """A full disk must not end the game: the next step tries again, and the screen says so."""
        try:
            self.writer.append()
            self.save_error = None
        except OSError as error:
            self.save_error = error


def newest_unfinished(game_id: str) -> Session | None:
    """The kept game that was played last and can go on; files that nobody can use are passed over."""
    for path in unfinished(game_id):
        try:
            return Session.resume(path)
        except (BadReplay, SaveInUse):
            continue
    return None


def fresh_keys(seed: int | None, number: int = 0, seats: Iterable[Seat] = SEATS) -> AnyKeys:
    """Game `number` under a public seed; or a new secret, and then, once it is bound, a value of the person's seat."""
    if seed is not None:
        return SeedKeys(seed, number)
    secret = secrets.token_bytes(32)
    commitment = commitment_of(secret)
    value = secrets.token_hex(VALUE_BYTES)
    return bound_keys(secret, seats, {PERSON: value}, {PERSON: pledge_of(commitment, PERSON, value)})


def _bots_of(path: Path, game: AnyGame) -> dict[Seat, Bot]:
    seats = read_replay(path).header.seats
    if seats[PERSON].kind != "person":
        raise BadReplay(
            path,
            1,
            f"seats.{PERSON}: a bot sits here; only a person's game can go on",
            ko=f"seats.{PERSON}: 봇이 앉은 자리입니다. 사람이 하던 판만 이어 할 수 있습니다",
        )
    bots: dict[Seat, Bot] = {}
    for seat in game.info.seats:
        if seat == PERSON:
            continue
        if seats[seat].kind != "bot":
            raise BadReplay(
                path,
                1,
                f"seats.{seat}: a person sits here; the terminal plays against bots",
                ko=f"seats.{seat}: 사람이 앉은 자리입니다. 터미널에서는 봇과만 겨룹니다",
            )
        try:
            bots[seat] = load_bot(game, seats[seat].name)
        except ValueError as error:
            raise BadReplay(path, 1, f"seats.{seat}: {error}", ko=f"seats.{seat}: {told(error, 'ko')}") from error
    return bots
