"""The releases of the rules of Trail (data/releases.toml)."""

from hanpan.core.contract.releases import Release, load_releases

RELEASES: tuple[Release, ...] = load_releases("hanpan.games.trail.content", Release)
