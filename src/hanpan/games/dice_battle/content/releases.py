"""The releases of the rules of Dice Battle (data/releases.toml)."""

from hanpan.core.contract.releases import Release, load_releases

RELEASES: tuple[Release, ...] = load_releases("hanpan.games.dice_battle.content", Release)
