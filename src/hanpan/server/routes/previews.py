"""Pictures of tables for those who show links, and of links for those who photograph them."""

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from hanpan.server.errors import documented
from hanpan.server.one_time_codes import picture_of
from hanpan.server.previews.pages import SITE_PICTURE, base_of, game_picture, table_words, wanted
from hanpan.server.previews.picture import table_picture
from hanpan.server.refusing import ApiError
from hanpan.server.routes.tables import seen_table
from hanpan.server.routes.visitor import AnyRequest, Language, address_of, services
from hanpan.server.static import StaticFiles
from hanpan.server.tables.openings import is_id

SVG = "image/svg+xml"
_ENDING = ".png"
_DRAWN, _INSTEAD = "public, max-age=300", "public, max-age=60"


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
