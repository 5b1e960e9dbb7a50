# Everything a user needs: `make play`, `make test`, `make check`, `make bench`, `make chaos`, `make soak`, `make looks`,
# `make record`, `make docs`, `make demo`, `make pictures`, `make dist`, `make release`, `make container`.
# The first command makes .venv and installs pinned packages into it; later ones do not reinstall.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
LAB := $(VENV)/.lab
BENCH_BIN := .bench-venv/bin
BENCH := .bench-venv/.ready
TOOLS_BIN := .tools-venv/bin
TOOLS := .tools-venv/.ready

# Compiled modules and tests are kept from run to run: without them a run begins with seconds of compiling.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play docs demo dist release container lint-outside updates test check all fast bench chaos soak looks record pictures lint
.PHONY: setup lab lock audit clean

play: setup
	$(BIN)/python -m tools.web build
	$(BIN)/python -m tools.engine.build
	$(BIN)/hanpan play

# The documentation site in out/site, in both languages.
docs: setup
	$(BIN)/python -m tools.site

# A folder of static files, out/demo, in which all games run in a browser alone (docs/demo.md).
demo: setup
	$(BIN)/python -m tools.demo

# What is given to people: a wheel and a source distribution in dist/, with the built client in both.
dist: setup
	$(BIN)/python -m tools.dist

# The same, and proof that it works: twine, the wheel's contents, a clean environment, one game in a browser, the list of what
# is shipped, the notes. Everything lies in dist/ and nothing is sent anywhere.
release: $(TOOLS) lab
	$(BIN)/python -m tools.release

# An image of a server, with whichever of docker, podman and buildah is there.
container: dist
	$(BIN)/python -m tools.container

# The linters use one core and wait for no test, so both go on at once.
test: lab
	$(MAKE) --no-print-directory -j 2 lint all

check: lab
	$(MAKE) --no-print-directory -j 2 lint fast

# Browsers and servers are waited for: a third worker has the cores meanwhile.
all: lab
	$(BIN)/python -m pytest -n 3 --dist worksteal -p no:faker

# Plugins that only slow tests use stay unread.
fast: lab
	$(BIN)/python -m pytest -n 3 --dist worksteal -m "not slow" -p no:schemathesis -p no:faker

bench: $(BENCH) setup
	$(BENCH_BIN)/python -m benchmarks
	$(BENCH_BIN)/python -m benchmarks.clash
	$(BENCH_BIN)/python -m benchmarks.sorcerers
	$(BENCH_BIN)/python -m benchmarks.odd
	$(BENCH_BIN)/python -m benchmarks.kernel
	$(BIN)/python -m benchmarks.client
	$(BIN)/python -m benchmarks.patches

# Minutes of kills, full disks, mutations, attackers and random games; what was tried is told as a table at the end.
chaos: lab
	$(BIN)/python -m pytest -m chaos tests/chaos tests/legacy tests/tournaments tests/server/test_fuzz.py tests/kit tests/games tests/lab

# Hours of games on one server: does it still hold memory of games that are over? `make soak MINUTES=20` is shorter.
MINUTES ?= 120
soak: setup
	$(BIN)/python -m benchmarks.soak --minutes $(MINUTES)

# Every scene in both languages and themes, wide and narrow, as pictures in out/screenshots; every question of every game on
# every size of screen.
looks: lab
	$(BIN)/python -m pytest -n 3 --dist worksteal -p no:faker -m looks tests/e2e

# Takes the pictures of record anew: look at what changed before it is committed.
record: lab
	REMAKE=1 $(BIN)/python -m pytest -n 3 --dist worksteal -p no:faker tests/e2e/test_looks.py -k kept

# Takes the pictures of the documentation and the README from the running product.
pictures: lab
	$(BIN)/python -m pytest -n 2 -p no:faker -m pictures tests/e2e/test_pictures_of_docs.py

lint: lab
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/ruff check --preview --select PLW1514 .  # a text is opened as UTF-8 on every system
	$(BIN)/mypy
	$(BIN)/python -m tools.web check

# Workflows, the container and the examples in deploy/, which run elsewhere: actionlint, hadolint, and what is installed of
# nginx, Caddy and systemd.
lint-outside: $(TOOLS) setup
	$(BIN)/python -m tools.outside

# What is newer than what is pinned.
updates: $(TOOLS) setup
	PATH="$(CURDIR)/$(TOOLS_BIN):$$PATH" $(BIN)/python -m tools.updates

# Versions stand in requirements/*.in; what is installed must have the hashes in requirements/*.txt.
lock: $(TOOLS) setup
	PATH="$(CURDIR)/$(TOOLS_BIN):$$PATH" $(BIN)/python -m tools.pins

# Known vulnerabilities of everything that is pinned, where a feed of them can be reached.
audit: $(TOOLS) setup
	PATH="$(CURDIR)/$(TOOLS_BIN):$$PATH" $(BIN)/python -m tools.audit

setup: $(READY)

# What learners and the lab need besides; a game needs none of it.
lab: $(LAB)

$(READY): pyproject.toml requirements/dev.txt
	$(PYTHON) -c 'import sys; sys.exit("Hanpan needs Python 3.11 or newer, this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else None'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $(READY)

$(LAB): $(READY) requirements/lab.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/lab.txt
	touch $(LAB)

$(BENCH): pyproject.toml requirements/dev.txt requirements/bench.txt
	test -x $(BENCH_BIN)/python || $(PYTHON) -m venv .bench-venv
	$(BENCH_BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	$(BENCH_BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $(BENCH)

$(TOOLS): requirements/tools.txt
	test -x $(TOOLS_BIN)/python || $(PYTHON) -m venv .tools-venv
	$(TOOLS_BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/tools.txt
	touch $(TOOLS)

clean:
	rm -rf $(VENV) .bench-venv .tools-venv .mypy_cache .pytest_cache .ruff_cache .hypothesis out
