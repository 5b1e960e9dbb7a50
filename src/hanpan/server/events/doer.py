"""Who does something in a tournament, and what it comes to."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from hanpan.core.contract.refusal import Refusal
from hanpan.server.events.hall import EventHall
from hanpan.server.events.live import LiveEvent, refused
from hanpan.server.refusing import ApiError
from hanpan.server.storage.rows import Deck, EventNoteRow, EventPersonRow, EventRow, UserRow
from hanpan.tournaments.orders import Order
from hanpan.tournaments.results import own_match

if TYPE_CHECKING:
    from hanpan.server.events.acts import EventActs

_MOST_NOTES = 2_000
_OF_PLAYERS = 1_500  # the rest is for what judges write, however often players call and appeal


class Deed(NamedTuple):
    """What an act comes to: orders, and what is stored and kept beside them."""

    orders: Sequence[Order] = ()
    people: Sequence[EventPersonRow] = ()
    decks: Mapping[str, Deck] = MappingProxyType({})
    notes: Sequence[EventNoteRow] = ()
    row: EventRow | None = None


class Doer(NamedTuple):
    """Who does something, and where."""

    hall: EventHall
    live: LiveEvent
    user: UserRow
    handle: str
    acts: "EventActs"
    address: str

    def whom(self, player: str | None, *, staff: tuple[str, ...] = ("organiser", "head_judge")) -> str:
        """Whom an act is about: somebody else only where one may. Raises ApiError."""
        if player is None or player == self.handle:
            if self.handle not in self.live.event.players:
                raise ApiError(409, "not_in", "you do not play in this tournament", ko="이 대회의 참가자가 아닙니다")
            return self.handle
        if not set(staff) & set(self.live.event.roles(self.handle)):
            raise ApiError(403, "event_no_right", "player: only an organiser or the head judge does this for others")
        return player

    def check_guest(self) -> str | None:
        """Where a guest who wants to play comes from, as it is stored. Raises ApiError where accounts alone play, or as
        many guests from there as may."""
        live, terms = self.live, self.live.event.settings.terms
        if not self.user.guest:
            return None
        if terms.rated or terms.accounts_only:
            raise ApiError(
                403,
                "event_for_accounts",
                "only accounts play in this tournament: sign in to join it",
                ko="계정이 있는 사람만 참가하는 대회입니다. 로그인하고 참가해 주십시오",
            )
        origin, most = hashed_origin(live.row.salt, self.address), terms.guests_per_address
        if most and live.guests_from(origin, but=self.handle) >= most:
            raise refused(Refusal("event_guests_many", "EV-JOIN-05", {"most": most}))
        return origin

    def own_match(self, player: str | None) -> None:
        """Nobody takes an opponent out of a match that they play in. Raises ApiError."""
        for match in self.live.event.waiting:
            if player is not None and player != self.handle and {player, self.handle} <= set(match.players):
                self.own_table(match.round, match.table)

    def own_table(self, round_number: int, table: int) -> None:
        """Nobody corrects what they play in. Raises ApiError."""
        wrong = own_match(self.live.event, self.handle, round_number, table)
        if wrong is not None:
            told = refused(wrong, self.live)
            raise ApiError(403, "own_match", told.reply.message, told.reply.fields, ko=told.ko)


def noted(by: Doer, kind: Any, words: str, player: str | None, about: int | None) -> EventNoteRow:
    """One more note. Raises ApiError where there is no room."""
    number = len(by.live.notes) + 1
    most = _MOST_NOTES if by.live.event.roles(by.handle) else _OF_PLAYERS
    if number > most:
        raise ApiError(
            409,
            "event_notes_full",
            f"a tournament has room for {most} notes; speak to a judge or an organiser",
            ko=f"한 대회에 적을 수 있는 기록은 {most}개입니다. 심판이나 주최자에게 직접 말씀해 주십시오",
        )
    return EventNoteRow(by.live.id, number, kind, by.hall.settings.now(), by.handle, words, player, about)


def hashed_origin(salt: str, address: str) -> str:
    """An address as a tournament keeps it: told apart from others, and not read again."""
    return sha256(f"{salt}/{address}".encode()).hexdigest()


def bad(field: str, reason: str, korean: str) -> ApiError:
    """What is said of a field that holds nothing that can be done."""
    return ApiError(400, "bad_request", f"{field}: {reason}", {"field": field}, ko=f"{field}: {korean}")
