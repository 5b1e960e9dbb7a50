"""The Chromium that the browser tests drive: a system package, installed where it is missing and may be.

python -m tools.browser    # says where it is, after installing what is missing
"""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# The shell draws pages and nothing around them: a visitor costs it two thirds of what it costs a whole browser.
SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# What the pages are written with, as fontconfig asks for it, and the package that brings it.
FONTS = {":lang=ko": "fonts-noto-cjk", ":lang=und-zsye": "fonts-noto-color-emoji"}
# What Playwright leaves out itself (a later list takes the place of an earlier one), and the two pages behind the
# address bar, which nobody sees: every visitor would get them, and making them takes as long as making the visitor.
LEFT_OUT = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
)
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(LEFT_OUT)}",
)

# Nothing is left for that process but handing pictures over. (A whole browser shows nothing without it.)
OF_THE_SHELL = ("--in-process-gpu",)


class NoBrowser(RuntimeError):
    """Chromium or a font is missing and cannot be installed from here."""


def chromium() -> Path:
    """The browser's executable, with fonts for Korean and for signs. Raises NoBrowser that says what to install."""
    with _one_at_a_time():
        missing = _missing()
        if missing:
            _install(missing)
            missing = _missing()
        found = _executable()
        if missing or found is None:
            raise NoBrowser(_advice(missing))
        return found


def arguments(executable: Path) -> list[str]:
    """What this browser is started with."""
    return [*ARGUMENTS, *(OF_THE_SHELL if executable.name == SHELL else ())]


def _missing() -> list[str]:
    packages = [] if _executable() else ["chromium"]
    if shutil.which("fc-list"):
        packages += [package for pattern, package in FONTS.items() if not _fonts(pattern)]
    elif packages:  # fontconfig comes with the browser
        packages += FONTS.values()
    return packages


def _executable() -> Path | None:
    return next((Path(path) for name in NAMES if (path := shutil.which(name))), None)


def _fonts(pattern: str) -> bool:
    listed = subprocess.run(["fc-list", pattern, "family"], capture_output=True, check=False)
    return bool(listed.stdout.strip())


def _install(packages: list[str]) -> None:
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        raise NoBrowser(_advice(packages))
    print(f"Installing {', '.join(packages)} for the browser tests …", file=sys.stderr, flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}

    def apt_get(*command: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(["apt-get", "--quiet", *command], capture_output=True, env=environment, check=False)

    apt_get("update")
    # Not every system has the shell as a package.
    for wanted in ([SHELL if name == "chromium" else name for name in packages], packages):
        done = apt_get("install", "--yes", "--no-install-recommends", *wanted)
        if done.returncode == 0:
            return
    said = done.stderr.decode(errors="replace").strip()
    raise NoBrowser(f"{_advice(packages)}\napt-get said: {said}")


def _advice(packages: list[str]) -> str:
    wanted = " ".join(packages)
    return (
        f"The browser tests need packages that are not here: {wanted}. "
        f"On Debian or Ubuntu: sudo apt-get install {wanted}. Elsewhere: Chromium or Chrome on the PATH, "
        "and fonts with Korean letters and colour emoji. Without them: make check, which leaves these tests out."
    )


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Tests run in several processes; one of them installs, the others wait."""
    path = Path(tempfile.gettempdir()) / f"hanpan-browser-{os.getuid()}.lock"
    with path.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    try:
        print(chromium())
    except NoBrowser as error:
        sys.exit(str(error))
