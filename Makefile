# Everything a user needs: `make play`, `make test`, `make check`, `make bench`, `make chaos`, `make looks`.
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

.PHONY: play test check all fast bench chaos looks lint setup lab lock audit clean

play: setup
	$(BIN)/python -m tools.web build
	$(BIN)/hanpan play

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

# Minutes of kills, full disks, mutations and attackers; what was tried is told as a table at the end.
chaos: lab
	$(BIN)/python -m pytest -m chaos tests/chaos tests/legacy tests/server/test_fuzz.py

# Every question of every game on every size of screen, in both languages.
looks: lab
	$(BIN)/python -m pytest -n 3 --dist worksteal -p no:faker -m looks tests/e2e

lint: lab
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m tools.web check

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
