"""Why a table refuses something. These are no rules of a game, so they name no clause."""

from hanpan.core.contract.event import Fields
from hanpan.core.contract.refusal import Refusal

NOT_SEATED = "table_not_seated"  # spectators only watch
NOT_STARTED = "table_not_started"  # a seat is still open
OVER = "table_over"
ENOUGH = "table_enough"  # `most` answers taken back and draws offered by a seat at one question
STALE = "table_stale_step"  # the answer is to a question of the past; `step` is the present one
NOTHING_SEALED = "table_nothing_sealed"
NO_DRAWS = "table_no_draws"  # draws by agreement are not allowed in this game
BOT_DECLINES = "table_bot_declines"
ALREADY_OFFERED = "table_already_offered"
NO_OFFER = "table_no_offer"
NO_GAME = "table_no_game"  # no game of a match is under way that could end alone
NOT_OVER = "table_not_over"
DISQUALIFIED = "table_disqualified"  # `seat` was, so that nobody plays a rematch with it
HAS_LEFT = "table_has_left"  # the seat left this match of three and more, and the others play on
NO_PLACE = "table_no_place"  # no bot can take this seat: somebody plays on it, or the rules have taken it out
FOR_MANY = "table_for_many"  # only from three seats on
UNKNOWN_BOT = "table_unknown_bot"
NO_HINTS = "table_no_hints"  # between two people the coach is silent, and some games have none
NOT_ASKED = "table_not_asked"
NO_THOUGHT = "table_no_thought"  # the coach found no answer in its time
NO_JUDGE = "table_no_judge"  # only a judge may do this
NO_CALL = "table_no_call"
JUDGE_NOT_AGREED = "table_judge_not_agreed"  # a judge by link, and not every seat agrees
NO_SUCH_JUDGE = "table_no_such_judge"  # nobody of that id has come by the table's link
AGREED_TOO_OFTEN = "table_agreed_too_often"  # `most` times in a match
NO_OPEN_CALL = "table_no_open_call"  # levels 3 and 4 answer a call
RULINGS_SPENT = "table_rulings_spent"  # `most` in a match
RULING_TOO_SOON = "table_ruling_too_soon"
BAD_RULING = "table_bad_ruling"  # `reason` says why it cannot be, `reason_ko` in Korean
OTHER_DECK = "table_other_deck"  # the tournament takes the registered deck alone
NO_VALUES = "table_no_values"  # the dice of this table take no values of seats
VALUES_CLOSED = "table_values_closed"  # the game has begun, its dice are settled
PLEDGED = "table_pledged"  # the seat is bound to another value already
NOT_PLEDGED = "table_not_pledged"  # first the hash, then the value
PLEDGES_MISSING = "table_pledges_missing"  # a value opened now could be answered by the choice of another
WRONG_VALUE = "table_wrong_value"  # not the one that was pledged

CODES = (
    NOT_SEATED,
    NOT_STARTED,
    OVER,
    ENOUGH,
    STALE,
    NOTHING_SEALED,
    NO_DRAWS,
    BOT_DECLINES,
    ALREADY_OFFERED,
    NO_OFFER,
    NO_GAME,
    NOT_OVER,
    DISQUALIFIED,
    HAS_LEFT,
    NO_PLACE,
    FOR_MANY,
    UNKNOWN_BOT,
    NO_HINTS,
    NOT_ASKED,
    NO_THOUGHT,
    NO_JUDGE,
    NO_CALL,
    JUDGE_NOT_AGREED,
    NO_SUCH_JUDGE,
    AGREED_TOO_OFTEN,
    NO_OPEN_CALL,
    RULINGS_SPENT,
    RULING_TOO_SOON,
    BAD_RULING,
    OTHER_DECK,
    NO_VALUES,
    VALUES_CLOSED,
    PLEDGED,
    NOT_PLEDGED,
    PLEDGES_MISSING,
    WRONG_VALUE,
)


def refuse(code: str, **params: int | str) -> Refusal:
    """A refusal of the table."""
    fields: Fields = {**params}
    return Refusal(code, "", fields)
