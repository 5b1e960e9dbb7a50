"""Looking for somebody to play with: the queue of strangers, and challenges."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from hanpan.server.errors import documented
from hanpan.server.meeting.offers import wished
from hanpan.server.refusing import ApiError
from hanpan.server.routes.people import CHANGES
from hanpan.server.routes.visitor import AnyRequest, services, session_of
from hanpan.server.storage.rows import UserRow
from hanpan.server.wire_people import AnswerBody, ChallengeBody, News, SeekBody

_CHANGES = {**CHANGES, **documented(404, 409)}


@get("/news", responses=documented(429, 503))
async def news(request: AnyRequest) -> News:
    """What concerns me beside any table; the line `/ws/here` tells the same as soon as it changes."""
    return await services(request).meeting.news((await session_of(request)).user)


@post("/seek", status_code=200, responses=_CHANGES)
async def seek(request: AnyRequest, data: JSONBody[SeekBody]) -> News:
    """Look for somebody to play with; another wish takes the place of the one before. The table opens by itself, once
    both are there (`/ws/here`)."""
    user = (await session_of(request)).user
    social(request, user)
    meeting = services(request).meeting
    await meeting.strangers.seek(user, wished(data.game, data.mode, rated=data.rated))
    return await meeting.news(user)


@post("/seek/stop", status_code=200, responses=CHANGES)
async def stop(request: AnyRequest) -> News:
    """Look no more, and forget the table that was found."""
    user = (await session_of(request)).user
    meeting = services(request).meeting
    meeting.strangers.stop(user.id)
    return await meeting.news(user)


@post("/people/{person_id:str}/challenge", status_code=200, responses=_CHANGES)
async def challenge(request: AnyRequest, person_id: FromPath[str], data: JSONBody[ChallengeBody]) -> News:
    """Ask somebody to play; the game is casual."""
    user = (await session_of(request)).user
    social(request, user)
    meeting = services(request).meeting
    await meeting.challenge(user, person_id, wished(data.game, data.mode))
    return await meeting.news(user)


@post("/challenges/{challenge_id:str}/answer", status_code=200, responses=_CHANGES)
async def answer(request: AnyRequest, challenge_id: FromPath[str], data: JSONBody[AnswerBody]) -> News:
    """Take a challenge up or decline it; my own I take back."""
    user = (await session_of(request)).user
    social(request, user)
    meeting = services(request).meeting
    await meeting.answer(user, challenge_id, accept=data.accept)
    return await meeting.news(user)


def social(request: AnyRequest, user: UserRow) -> None:
    """Count something that concerns others; all such things share one allowance. Raises ApiError."""
    if not services(request).rates.social.take(user.id):
        raise ApiError(429, "too_fast", "too many requests in a short time; wait a little")
