"""Pictures of tables for those who show links, and of links for those who photograph them."""

import hashlib

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath
from litestar.status_codes import HTTP_204_NO_CONTENT

from hanpan.games.registry import plugin
from hanpan.server.errors import documented
from hanpan.server.one_time_codes import picture_of
from hanpan.server.previews.pages import SITE_PICTURE, base_of, game_picture, table_words, wanted
from hanpan.server.previews.picture import table_picture
from hanpan.server.previews.position import position_picture
from hanpan.server.refusing import ApiError
from hanpan.server.routes.tables import live_table, seen_table
from hanpan.server.routes.visitor import AnyRequest, Language, address_of, services, session_of
from hanpan.server.static import StaticFiles
from hanpan.server.tables.openings import is_id

SVG = "image/svg+xml"
_ENDING = ".png"
_DRAWN, _INSTEAD = "public, max-age=300", "public, max-age=60"
_NOTHING = {HTTP_204_NO_CONTENT: ResponseSpec(None, description="There is nothing to draw.")}


@get("/preview/{name:str}", include_in_schema=False)
async def picture(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """A table as anybody may see it; the picture of its game or of the site where none can be drawn now."""
    if not name.endswith(_ENDING):
        raise NotFoundException
    all_services = services(request)
    files: StaticFiles = request.app.state.static
    asked = all_services.rates.previews.take(address_of(request))
    info = await seen_table(request, name.removesuffix(_ENDING)) if asked else None
    base = (files.find(game_picture(info.game)) if info else None) or files.find(SITE_PICTURE)
    if base is None:
        raise NotFoundException
    drawn = None
    if info is not None:
        drawn = await all_services.studio.picture(table_picture(base.data, table_words(info, wanted(request))))
    headers = {"cache-control": _INSTEAD if drawn is None else _DRAWN, "vary": "accept-language"}
    return Response(drawn or base.data, media_type="image/png", headers=headers)


@get("/tables/{table_id:str}/code", media_type=SVG, sync_to_thread=False, responses=documented(404))
def code(request: AnyRequest, table_id: FromPath[str], language: Language = "en") -> Response[str]:
    """The link of a table at this server as a QR code; a table that is not there has one too."""
    if not is_id(table_id):
        raise ApiError(404, "no_table", "no table has such a name")
    tongue = "" if language == "en" else f"?lang={language}"
    picture = picture_of(f"{base_of(request)}/t/{table_id}{tongue}")
    return Response(picture, media_type=SVG, headers={"cache-control": "private, max-age=86400"})


@get("/tables/{table_id:str}/position", media_type=SVG, responses={**documented(404, 409, 429, 503), **_NOTHING})
async def position_thumb(request: AnyRequest, table_id: FromPath[str]) -> Response[str]:
    """A small picture of how the game stands, for whoever sits there; 204 for everybody else, before it has begun, and
    where its game says nothing of it."""
    user = (await session_of(request)).user
    if not services(request).rates.previews.take(address_of(request)):
        raise ApiError(429, "too_fast", "too many pictures in a short time; wait a little")
    memory = (await live_table(request, table_id)).memory
    own = next((seat for seat, row in memory.seats.items() if row.user_id == user.id), None)
    game, match = plugin(memory.row.game), memory.match
    standing = None if match is None else game.stands(memory.game, match.state)
    if own is None or match is None or standing is None or own not in standing.values:
        return Response("", status_code=HTTP_204_NO_CONTENT, media_type=SVG)
    drawn = position_picture(game.seen_from_afar(memory.game, match.state, own), standing, own)
    tag = f'"{hashlib.blake2b(drawn.encode(), digest_size=12).hexdigest()}"'
    headers = {"cache-control": "private, no-cache", "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, headers=headers, media_type=SVG)
    return Response(drawn, media_type=SVG, headers=headers)
