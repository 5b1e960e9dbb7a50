"""What a package index shows of Hanpan: the README as its page, and the addresses beside it; run by hatchling.

Links of the README lead to files of the repository. On the page of an index they lead nowhere, so they become addresses
of the tagged version. `repository` in pyproject.toml is the one place that says where the repository is. While it is
empty, Hanpan is not published: the page names the files and links to none.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!\w+:|#)([^)]+)\)")


class IndexPage(MetadataHookInterface):
    """Fills in the page and the addresses."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Put what belongs to the repository's address into the metadata."""
        repository = str(self.config["repository"]).rstrip("/")
        text = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": page(text, repository, f"v{metadata['version']}"),
        }
        metadata["urls"] = addresses(repository)


def page(text: str, repository: str, tag: str) -> str:
    """The README with links that lead somewhere from any site, or with none where the repository has no address."""

    def elsewhere(found: re.Match[str]) -> str:
        picture, words, path = found.groups()
        if repository:
            return f"{picture}[{words}]({repository}/{'raw' if picture else 'blob'}/{tag}/{path})"
        return "" if picture else f"`{path}`" if words == path else f"{words}: `{path}`"

    return LINK.sub(elsewhere, text)


def addresses(repository: str) -> dict[str, str]:
    """What an index lists beside the page."""
    if not repository:
        return {}
    return {
        "Homepage": repository,
        "Source": repository,
        "Documentation": f"{repository}/blob/main/docs/index.md",
        "Changelog": f"{repository}/blob/main/CHANGELOG.md",
        "Issues": f"{repository}/issues",
        "Security": f"{repository}/security/policy",
    }
