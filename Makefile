# `make play` and `make test` install what they need; the only requirement is Python 3.11 or newer.
#
# Variables:  PYTHON  the Python that creates .venv (default: the first one that is new enough)
#             PY      an interpreter to use instead of .venv
#             JOBS    the number of test processes (auto: one per core; 0: run in this process)
#             ORDER   a seed: run the tests in random order
#             GAME    the game of `make terminal` (default: it asks)
#             TESTS   the tests that `make coverage` measures (default: all but the browser's)
#             REPORT  options of `bandstand balance` for `make reports`: REPORT="--games 200"
#             SITE    the folder that `make site` writes (default: .cache/site)
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
# Tests of server and pages often wait for clocks: with "auto", use one process more than there are cores.
WAITING = PYTEST_XDIST_AUTO_NUM_WORKERS=$$(($$(getconf _NPROCESSORS_ONLN) + 1))
COMPILE := $(PY) tools/compile.py
BANDSTAND := $(PY) -m bandstand
# Tests that run in both forms: everything except the user interface.
BOTH_FORMS := tests/kernel tests/games tests/bots tests/test_battery.py tests/test_stored_games.py tests/test_parity.py tests/test_build.py tests/test_mixed_forms.py tests/test_plugins.py tests/bridges/test_observations.py
# Playwright keeps an event loop running, so the browser tests run in separate processes.
BROWSER := tests/web
COMPARISON := tests/test_parity.py::test_both_forms_play_alike
# Exit code 3 means that there is no C compiler; then the plain form is used.
RUN_COMPILED = $(COMPILE); case $$? in 0) form="$(COMPILED)";; 3) form="$(PLAIN)";; *) exit 1;; esac; PYTHONPATH="$$form"

.PHONY: help play terminal pages site types test check coverage reports compile playthroughs bench scaling load capacity flood drill leaks lock clean

help:  ## list the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 20

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

# If the compiled half follows, the plain half skips the tests marked compiled_suffices.
test: $(READY) pages  ## check everything, as plain Python and compiled, and in a real browser
	@$(COMPILE) --possible; case $$? in \
	0) $(MAKE) --no-print-directory --jobs 2 plain copy SELECTED='-m "not compiled_suffices"' && \
		$(MAKE) --no-print-directory compiled;; \
	3) $(MAKE) --no-print-directory plain && echo "There is no C compiler: the compiled half of the tests was skipped.";; \
	*) exit 1;; esac

check: $(READY)  ## check quickly: format, lint, types, fast tests
	@$(MAKE) --no-print-directory style
	PYTHONPATH="$(PLAIN)" $(PYTEST) -m "not slow"

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
.PHONY: plain copy compiled style
plain: style
	@$(PY) tools/pages.py run check
	$(WAITING) PYTHONPATH="$(PLAIN)" BANDSTAND_FORM=plain $(PYTEST) $(SELECTED) --deselect $(COMPARISON) --ignore $(BROWSER)
	$(WAITING) PYTHONPATH="$(PLAIN)" BANDSTAND_FORM=plain $(PYTEST) $(BROWSER)

copy: $(READY)
	@$(COMPILE) --lines

compiled: copy
	PYTHONPATH="$(COMPILED)" BANDSTAND_FORM=compiled $(PYTEST) \
		-o 'pythonpath="$(COMPILED)" tests' $(wildcard $(BOTH_FORMS))

style: $(READY)
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy
	PYTHONPATH="$(PLAIN)" $(dir $(PY))lint-imports --no-logo

# Heavy: PyTorch and the training libraries, in an environment of their own. RL_PY names another.
RL_VENV := $(CURDIR)/.cache/rl
RL_PY ?= $(RL_VENV)/bin/python
.PHONY: test-rl
test-rl: ## run the quick-starts of training libraries on our environments
	@test -x "$(RL_PY)" || { $(BASE) -m venv "$(RL_VENV)" && \
		"$(RL_PY)" -m pip install --quiet --upgrade pip && \
		"$(RL_PY)" -m pip install --quiet --group rl-test -e .; }
	PYTHONPATH="$(PLAIN)" "$(RL_PY)" -m pytest tests/rl -p no:cacheprovider

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

bench: $(READY)  ## measure the speed, beside OpenSpiel and RLCard if they are installed
	@$(RUN_COMPILED) $(BANDSTAND) bench

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
	$(PY) tools/lock_pages.py

clean:  ## remove everything that was built, .venv included
	rm -rf $(VENV) .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist web/node_modules web/engine/node_modules src/bandstand/web/pages
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
	@python=$(PYTHON); for name in python3 python3.13 python3.12 python3.11 python; do \
		if test -z "$$python" && $$name $(NEW_ENOUGH) 2>/dev/null; then python=$$name; fi; done; \
	if ! $${python:-false} $(NEW_ENOUGH) 2>/dev/null; then \
		echo "Bandstand needs Python 3.11 or newer, and found none. Name one with PYTHON=/path/to/python3."; \
		exit 1; fi; \
	echo "Making a virtual environment in $(VENV) (once)."; \
	$$python -m venv $(VENV) || { rm -f $(BASE); \
		echo "This Python cannot make a virtual environment; Debian and Ubuntu need the package python3-venv."; \
		exit 1; }
endif
