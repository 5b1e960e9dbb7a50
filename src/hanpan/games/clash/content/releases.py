"""The releases of the rules of Clash (data/releases.toml)."""

from hanpan.core.contract.releases import Release, load_releases

RELEASES: tuple[Release, ...] = load_releases("hanpan.games.clash.content", Release)
