# `make play` and `make test` set up whatever they need: all it takes is Python 3.11 or newer.
# Useful variables: PYTHON (which Python to build .venv with), PY (use this interpreter as it is,
# and leave .venv alone), JOBS (how many processes run tests).

VENV := .venv
ifeq ($(origin PY),undefined)
PY := $(VENV)/bin/python
READY := $(VENV)/.ready
endif
COMPILED := .cache/compiled/current

.PHONY: help compile

help:  ## say what the targets do
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

compile: $(READY)  ## build the compiled copy in .cache/compiled/current, if a source changed
	@$(PY) tools/compile.py
