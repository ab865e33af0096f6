# `make play` and `make test` install what they need; the only requirement is Python 3.11 or newer.
#
# Variables:  PYTHON  the Python that creates .venv (default: the first one that is new enough)
#             PY      an interpreter to use instead of .venv
#             JOBS    the number of test processes (auto: one per core; 0: run in this process)
#             ORDER   a seed: run the tests in random order
#             GAME    the game of `make terminal` (default: it asks)
#             TESTS   the tests that `make coverage` measures (default: all but the browser's)
#             REPORT  options of `bandstand balance` for `make reports`: REPORT="--games 200"
#             FORGE   for `make docs`: where the files of this repository can be read, if its pages
#                     shall link to sources: FORGE=https://example.org/bandstand/blob/main/
#             SITE    the folder that `make site` writes (default: .cache/site)
#             MUTANTS options of tools/mutation.py for `make mutants`: MUTANTS="--game six_forces"
#             FRESH   for `make fresh`: the page that its table is written into: FRESH=docs/fresh.md
#             PLAY    options of `bandstand serve` for `make play`: PLAY="--port 9000 --no-browser";
#                     PLAY="--lan" lets friends on the same network join

VENV := .venv
ifeq ($(origin PY),undefined)
PY := $(VENV)/bin/python
BASE := $(VENV)/bin/python
# Stamp files of tools/environment.py: packages for playing, compiling, development.
PLAYABLE := $(VENV)/.play-ready
COMPILABLE := $(VENV)/.compile-ready
READY := $(VENV)/.dev-ready
else
AS_IT_IS := --as-it-is
endif
JOBS ?= auto
ORDER ?=
export BANDSTAND_TEST_ORDER := $(ORDER)
GAME ?=
TESTS ?=
BENCH ?=
REPORT ?=
PLAY ?=
# Many processes run the same sources: let them share the bytecode, whatever the environment says.
export PYTHONDONTWRITEBYTECODE :=
# The selection of the plain half; empty: all tests.
SELECTED :=

NEW_ENOUGH := -c 'import sys; sys.exit(sys.version_info < (3, 11))'
PLAIN := $(CURDIR)/src
COMPILED := $(CURDIR)/.cache/compiled/current
COVERAGE := .cache/coverage
# Idle processes take over tests from busy ones.
PYTEST := $(PY) -m pytest -n $(JOBS) --dist worksteal
# Tests of server and pages often wait: with "auto", use two processes for each core.
WAITING = PYTEST_XDIST_AUTO_NUM_WORKERS=$$(($$(getconf _NPROCESSORS_ONLN) * 2))
COMPILE := $(PY) tools/compile.py
BANDSTAND := $(PY) -m bandstand
# Tests that run in both forms: everything except the user interface.
BOTH_FORMS := tests/kernel tests/games tests/bots tests/test_battery.py tests/test_stored_games.py tests/test_parity.py tests/test_build.py tests/test_mixed_forms.py tests/test_plugins.py tests/bridges/test_observations.py
# Playwright keeps an event loop running, so the browser tests run in separate processes.
BROWSER := tests/web
COMPARISON := tests/test_parity.py::test_both_forms_play_alike
# Exit code 3 means that there is no C compiler; then the plain form is used.
RUN_COMPILED = $(COMPILE); case $$? in 0) form="$(COMPILED)";; 3) form="$(PLAIN)";; *) exit 1;; esac; PYTHONPATH="$$form"

.PHONY: help play terminal pages site docs wheels types test check fast mutants coverage reports compile playthroughs bench scaling load capacity flood drill leaks fresh animation licences workflows lock clean

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 22

play: $(BASE)  ## start the server and open it in the browser
	@$(PY) tools/play.py $(AS_IT_IS) $(PLAY)

terminal: $(PLAYABLE) $(COMPILABLE)  ## play a game in the terminal
	@$(RUN_COMPILED) $(BANDSTAND) play $(GAME)

pages: $(BASE)  ## build the browser's pages, if their sources changed
	@$(PY) tools/pages.py

# A folder of static files: any web host can serve it, at any path; nobody needs a server of ours.
SITE ?= .cache/site
site: $(READY) pages  ## write pages that play without a server into SITE (default: .cache/site)
	@$(PY) tools/engine.py
	@PYTHONPATH="$(PLAIN)" $(BANDSTAND) site $(SITE) --engine .cache/engine

types: $(READY)  ## write the browser's types and constants from the Python side: web/src/generated
	PYTHONPATH="$(PLAIN)" $(PY) tools/typescript.py

# In an environment of its own: the packages that write the site are nobody else's.
DOCS_VENV := .cache/docs-packages
DOCS_PY := $(DOCS_VENV)/bin/python
FORGE ?=
docs: $(DOCS_VENV)/.docs-ready  ## build the documentation into .cache/docs; warnings and dead links are errors
	@PYTHONPATH="$(PLAIN)" $(DOCS_PY) tools/docs.py $(if $(FORGE),--forge $(FORGE))

$(DOCS_VENV)/.docs-ready: requirements-docs.lock | $(BASE)
	@$(PY) -m venv $(DOCS_VENV)
	@$(DOCS_PY) tools/environment.py docs

wheels: $(READY)  ## build the source distribution and wheels into dist/, and test each in a new environment
	@$(PY) tools/wheels.py

# Every Python that cibuildwheel knows for this system; on Linux it needs Docker.
CIBUILDWHEEL := cibuildwheel==4.3.3
.PHONY: wheelhouse
wheelhouse: $(READY)  ## build the wheels for every Python of this system into wheelhouse/, of dist/*.tar.gz (Linux: needs Docker)
	@test -n "$(wildcard dist/*.tar.gz)" || $(PY) tools/wheels.py --sources-only
	$(PY) -m pip --disable-pip-version-check --quiet install $(CIBUILDWHEEL)
	$(PY) -m cibuildwheel --output-dir wheelhouse $(or $(wildcard dist/*.tar.gz),dist/*.tar.gz)

# If the compiled half follows, the plain half skips the tests marked compiled_suffices.
test: $(READY) pages  ## check everything, as plain Python and compiled, and in a real browser
	@$(COMPILE) --possible; case $$? in \
	0) $(MAKE) --no-print-directory --jobs 2 plain copy SELECTED='-m "not compiled_suffices"' && \
		$(MAKE) --no-print-directory browser compiled;; \
	3) $(MAKE) --no-print-directory plain browser && echo "There is no C compiler: the compiled half of the tests was skipped.";; \
	*) exit 1;; esac

check: $(READY)  ## check quickly: format, lint, types, fast tests
	@$(MAKE) --no-print-directory --jobs 2 style quick

.PHONY: quick
quick: $(READY)
	PYTHONPATH="$(PLAIN)" $(PYTEST) -m "not slow"

# For systems and Pythons on which not everything can be installed: PY=python with the group `fast`.
FAST := tests/kernel tests/games tests/tables tests/text tests/test_readme.py
.PHONY: fast-packages
fast-packages:  ## install what `make fast` needs: PY=python
	$(PY) -m pip --disable-pip-version-check --quiet install --upgrade pip
	$(PY) -m pip install --quiet --group fast --editable .

fast: $(READY)  ## run the fast tests of rules, tables and sentences, which need little
	PYTHONPATH="$(PLAIN)" $(PYTEST) -m "not slow" $(FAST)

MUTANTS ?=
mutants: $(READY)  ## change the rules of each game at random places: do their tests notice? (half an hour at most)
	PYTHONPATH="$(PLAIN)" $(PY) tools/mutation.py $(MUTANTS)

# Only plain Python can be traced. xdist's workers and the programs that tests start are counted too
# ([tool.coverage.run] in pyproject.toml). Left out: the browser tests, and what the compiled half runs.
coverage: $(READY)  ## measure which lines the tests run; TESTS=tests/kernel measures a part of them
	@mkdir -p $(COVERAGE) && rm -f $(COVERAGE)/data*
	PYTHONPATH="$(PLAIN)" BANDSTAND_FORM=plain $(PYTEST) -m "not compiled_suffices" --ignore $(BROWSER) \
		--deselect $(COMPARISON) --cov --cov-report= $(TESTS)
	@$(PY) -m coverage json --quiet -o $(COVERAGE)/coverage.json
	@$(PY) -m coverage html --quiet --directory $(COVERAGE)/html
	@$(PY) tools/coverage_table.py $(COVERAGE)/coverage.json
	@echo "Line by line: $(COVERAGE)/html/index.html"

reports: $(READY)  ## write a balance report for every game into .cache/reports (some minutes)
	@$(RUN_COMPILED); export PYTHONPATH; \
	for game in $$($(PY) -c 'from bandstand.games.registry import IDS; print(*IDS)'); do \
		$(BANDSTAND) balance $$game $(REPORT) --out .cache/reports/$$game || exit 1; done

# The compiler needs one core for some minutes; the plain half of the tests runs in parallel.
.PHONY: plain browser copy compiled style check-pages
plain: style
	@$(PY) tools/pages.py run check
	$(WAITING) PYTHONPATH="$(PLAIN)" BANDSTAND_FORM=plain $(PYTEST) $(SELECTED) --deselect $(COMPARISON) --ignore $(BROWSER)

browser: $(READY)
	$(WAITING) PYTHONPATH="$(PLAIN)" BANDSTAND_FORM=plain $(PYTEST) $(BROWSER)

copy: $(READY)
	@$(COMPILE) --lines

compiled: copy
	PYTHONPATH="$(COMPILED)" BANDSTAND_FORM=compiled $(PYTEST) \
		-o 'pythonpath="$(COMPILED)" tests' $(wildcard $(BOTH_FORMS))

check-pages: $(BASE)  ## check the types, the format and the tests of the pages
	@$(PY) tools/pages.py run check

style: $(READY)  ## check format, lint, types and layers
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy
	PYTHONPATH="$(PLAIN)" $(dir $(PY))lint-imports --no-logo

# Heavy: PyTorch and the training libraries, in an environment of their own. RL_PY names another.
RL_VENV := $(CURDIR)/.cache/rl
RL_PY ?= $(RL_VENV)/bin/python
RL_READY := $(RL_VENV)/.ready
.PHONY: test-rl rl-packages
test-rl: rl-packages  ## run the quick-starts of training libraries on our environments
	PYTHONPATH="$(PLAIN)" "$(RL_PY)" -m pytest tests/rl -p no:cacheprovider

# Once, and again when the versions change; a Python that RL_PY names is used as it is.
rl-packages: | $(BASE)
	@test "$(RL_PY)" != "$(RL_VENV)/bin/python" || \
		test "$(RL_READY)" -nt pyproject.toml -a "$(RL_READY)" -nt tests/rl/constraints.txt || { \
		$(PY) -m venv "$(RL_VENV)" && \
		"$(RL_PY)" -m pip install --quiet --upgrade pip && \
		"$(RL_PY)" -m pip install --quiet --group rl-test --constraint tests/rl/constraints.txt -e . && \
		touch "$(RL_READY)"; }

compile: $(COMPILABLE)  ## build the compiled copy in .cache/compiled/current, if a source changed
	@$(COMPILE) && echo "Up to date: run it with PYTHONPATH=$(COMPILED)"

playthroughs: $(READY)  ## rewrite the readable games in tests/playthroughs; check the diff
	PYTHONPATH="$(PLAIN):tests" $(PY) tests/support/playthrough.py

load: $(READY)  ## measure the server with many live tables at one rate (loopback, about a minute)
	@$(RUN_COMPILED) $(PY) tools/load.py $(LOAD)

capacity: $(READY)  ## measure how much a server holds (about an hour; CAPACITY=--short: a quarter)
	@$(RUN_COMPILED) $(PY) tools/capacity.py $(CAPACITY)

flood: $(READY)  ## measure what one guest can do to the others (loopback, about five minutes)
	@$(RUN_COMPILED) $(PY) tools/flood.py $(FLOOD)

drill: $(READY)  ## kill the server a thousand times while people play (half an hour at most)
	@$(RUN_COMPILED) $(PY) tools/drill.py $(DRILL)

leaks: $(READY)  ## check a million messages for what their receivers must not know (a quarter of an hour)
	@$(RUN_COMPILED) $(PY) tools/leaks.py $(LEAKS)

bench: $(READY)  ## measure the speed, beside OpenSpiel and RLCard if they are installed; BENCH=--quick
	@$(RUN_COMPILED) $(BANDSTAND) bench $(BENCH)

# Night after night, into a file of lines: .github/workflows/nightly.yml keeps it in a branch.
HISTORY ?= .cache/bench-history.jsonl
.PHONY: history
history: $(READY)  ## measure the speed, append it to HISTORY and compare with the nights before
	@mkdir -p .cache
	@$(RUN_COMPILED) $(BANDSTAND) bench --json $(BENCH) > .cache/bench.json
	@$(PY) tools/bench_history.py $(HISTORY) < .cache/bench.json

FRESH ?=
fresh:  ## clone into an empty folder, run the commands of the README and time them (a quarter of an hour)
	@tools/fresh.sh $(FRESH)

animation: $(READY) pages  ## record the moving picture of the README: docs/pictures/play.webp
	PYTHONPATH="$(PLAIN)" $(PY) tools/animation.py

licences: $(READY) $(DOCS_VENV)/.docs-ready  ## list the licences of all dependencies: docs/licences.md
	$(PY) tools/licences.py $(DOCS_VENV)/lib/python*/site-packages

workflows: $(BASE)  ## check the workflows with actionlint
	@$(PY) tools/workflows.py

scaling: $(READY)  ## measure the speed-up by a second core (two idle cores, some minutes)
	@$(RUN_COMPILED) $(PY) tools/scaling.py $(SCALING)

EXPORT := uv export --quiet --frozen --no-emit-project --no-header --no-annotate --no-emit-index-url \
	--format requirements.txt --output-file
lock: $(READY)  ## update the dependencies and write the locks: requirements*.lock
	$(PY) -m pip --disable-pip-version-check --quiet install uv
	$(PY) -m uv lock --quiet --upgrade
	$(PY) -m $(EXPORT) requirements.lock --group dev
	$(PY) -m $(EXPORT) requirements-play.lock --no-dev --extra server
	$(PY) -m $(EXPORT) requirements-compile.lock --only-group compile
	$(PY) -m $(EXPORT) requirements-node.lock --only-group node
	$(PY) -m $(EXPORT) requirements-docs.lock --no-dev --extra server --group docs
	$(PY) tools/lock_pages.py

clean:  ## remove everything that was built, .venv included
	rm -rf $(VENV) .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist wheelhouse web/node_modules web/engine/node_modules src/bandstand/web/pages
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
	rm -rf src/*.egg-info

ifdef READY
$(READY): requirements.lock pyproject.toml | $(BASE)
	@$(PY) tools/environment.py dev

$(PLAYABLE): requirements-play.lock | $(BASE)
	@$(PY) tools/environment.py play

$(COMPILABLE): requirements-compile.lock pyproject.toml | $(BASE)
	@$(PY) tools/environment.py compile

$(BASE):
	@python=$(PYTHON); for name in python3 python3.14 python3.13 python3.12 python3.11 python; do \
		if test -z "$$python" && $$name $(NEW_ENOUGH) 2>/dev/null; then python=$$name; fi; done; \
	if ! $${python:-false} $(NEW_ENOUGH) 2>/dev/null; then \
		echo "Bandstand needs Python 3.11 or newer, and found none. Name one with PYTHON=/path/to/python3."; \
		exit 1; fi; \
	echo "Making a virtual environment in $(VENV) (once)."; \
	$$python -m venv $(VENV) || { rm -f $(BASE); \
		echo "This Python cannot make a virtual environment; Debian and Ubuntu need the package python3-venv."; \
		exit 1; }
endif
