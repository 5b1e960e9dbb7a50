"""For whoever runs the server: is it up, is it ready, how is it doing."""

from typing import Literal

from litestar import Response, get

from hanpan.games.registry import left_out
from hanpan.server.errors import documented
from hanpan.server.refusing import ApiError
from hanpan.server.routes.visitor import AnyRequest, is_from, services
from hanpan.server.wire_http import Health


@get("/health", sync_to_thread=False)
def health(request: AnyRequest) -> Health:
    """The process answers."""
    return _health(request)


@get("/ready", responses=documented(503))
async def ready(request: AnyRequest) -> Health:
    """Every table that was being played is back in memory, and moves can be stored."""
    found = _health(request)
    if found.status != "ok":
        raise ApiError(503, "starting", "the tables are being brought back")
    trouble = await services(request).trouble()
    if trouble is not None:
        raise ApiError(503, *trouble)
    return found


@get("/metrics", media_type="text/plain", sync_to_thread=False, responses=documented(403))
def metrics(request: AnyRequest) -> Response[bytes]:
    """Measures for Prometheus, for the addresses that may read them."""
    all_services = services(request)
    if not is_from(request, all_services.settings.metrics_from):
        raise ApiError(
            403, "forbidden", "the measures are not for this address", ko="이 주소에는 측정값을 보여 주지 않습니다"
        )
    return Response(all_services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _health(request: AnyRequest) -> Health:
    all_services = services(request)
    status: Literal["ok", "starting"] = "ok" if all_services.live_tables.ready else "starting"
    broken = [f"{each.game} ({each.distribution})" for each in left_out()]
    busy = all_services.live_tables.admission.busy
    return Health(status, all_services.live_tables.count, all_services.crowd.count, broken, busy)
