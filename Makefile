# `make` by itself lists what can be made.

PYTHON ?= python3
BIN = .venv/bin
SAY = sh tools/quietly.sh
CHECK = PYTHON="$(PYTHON)" sh tools/check-tools.sh
PIP = bin/python -m pip install --disable-pip-version-check --constraint constraints.txt
PROJECT = $(PIP) --no-build-isolation --editable

# Folders are among them, so that a file taken away is noticed too.
WEB_SOURCES = $(shell find web locale -mindepth 1 \
	\( -name node_modules -o -name dist \) -prune -o -not -name '*.test.ts' -print 2>/dev/null)
NATIVE_SOURCES = $(shell find src/conclave/core src/conclave/games src/conclave/bots -name '*.py' 2>/dev/null)

# What `make check` leaves out: browsers, servers, analyses, and the law that takes longest.
SLOW = tests/web tests/server tests/analysis tests/laws/test_5_no_leak.py \
	tests/cli/test_serve.py tests/cli/test_replay.py tests/cli/test_analyse.py

.PHONY: help play build check test docs rules wheel hooks native native-clean test-native test-research bench load analysis-check clean

help:
	@echo "make play          play: installs and builds what is needed, starts the server, opens a browser"
	@echo "                   PORT=9000 and CONCLAVE_DB=FILE change where it listens and what it keeps"
	@echo "make build         all of that short of starting"
	@echo "make check         the quick part of the tests, without browsers and servers"
	@echo "make test          every check and test, as on the build server"
	@echo "make rules         writes where each rule lives into docs/rules"
	@echo "make docs          the documentation as a site, in build/docs"
	@echo "make wheel         a package to install elsewhere, in dist"
	@echo "make hooks         has git run the checks before every commit"
	@echo "make native        compiles the rules and the search (needs a C compiler)"
	@echo "make native-clean  removes what was compiled"
	@echo "make test-native   the rules and laws on the compiled modules"
	@echo "make test-research OpenSpiel on our games, a Ray cluster that loses a machine, the notebook (fetches them and PyTorch);"
	@echo "                   RESEARCH=tests/research/test_cluster.py for one of them"
	@echo "make bench         our speed beside OpenSpiel's, RLCard's and PettingZoo's"
	@echo "make load          moves a second and latency beside boardgame.io's server; LOAD=--quick for less"
	@echo "make analysis-check whether analyses of 30 games tell weak bots from strong ones; ANALYSED=archmage for another game"
	@echo "make clean         removes everything that was installed or built"

play: build
	@$(BIN)/conclave serve --open

build: .venv/installed web/dist/index.html
	@$(BIN)/python tools/native.py clean --stale

check: .venv/installed-test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/pytest -q -n 2 --dist worksteal $(SLOW:%=--ignore=%)
	@echo "The quick checks passed; make test runs them all."

test: .venv/installed-test build
	@$(SAY) "Looking for Chromium" $(BIN)/python tools/chromium.py
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	cd web && npm run --silent lint
	cd web && npm run --silent check
	cd web && npm run --silent test
	$(BIN)/pytest -q -n 2 --dist worksteal
	@echo "All checks and tests passed."

docs: .venv/installed-docs
	@NO_MKDOCS_2_WARNING=1 $(SAY) "Building the documentation" $(BIN)/mkdocs build --strict
	@echo "The documentation is in build/docs/index.html."

rules: .venv/installed
	@$(BIN)/python tools/rule_index.py

wheel: build
	@rm -rf dist
	@$(SAY) "Packing" $(BIN)/python -m hatchling build
	@echo "The package is in dist."

hooks: .venv/installed-test web/node_modules/.package-lock.json
	@$(SAY) "Installing what the hooks need" .venv/$(PROJECT) ".[dev]"
	@$(BIN)/pre-commit install

native: build/native.stamp

native-clean:
	@$(PYTHON) tools/native.py clean
	@rm -f build/native.stamp

test-native: native .venv/installed-test
	CONCLAVE_EXPECT_NATIVE=1 $(BIN)/pytest -q -n 2 --dist worksteal tests/core tests/games tests/laws

test-research: .venv-research/installed
	.venv-research/bin/pytest -q $(or $(RESEARCH),tests/research)

bench: .venv-bench/installed build/native/conclave/__init__.py
	@.venv-bench/bin/python tools/native.py copy build/interpreted
	@PYTHONPATH="$(CURDIR)/build/interpreted" CONCLAVE_NATIVE="$(CURDIR)/build/native" \
		.venv-bench/bin/python -m conclave bench $(BENCH)

load: .venv/installed-test
	@$(BIN)/python -m tools.load $(LOAD)

analysis-check: .venv/installed-test build/native/conclave/__init__.py
	@PYTHONPATH="$(CURDIR)/build/native:$(CURDIR)" $(BIN)/python -m tools.analysis_check $(or $(ANALYSED),abracada) $(CHECKED)

clean: native-clean
	rm -rf .venv .venv-bench .venv-learn .venv-research build dist web/dist web/node_modules
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# An environment remembers where it was made: in a moved folder it is made anew.
ifneq ($(shell cat .venv/home 2>/dev/null),$(CURDIR))
.PHONY: .venv/bin/python
endif
ifneq ($(shell cat .venv-bench/home 2>/dev/null),$(CURDIR))
.PHONY: .venv-bench/bin/python
endif
ifneq ($(shell cat .venv-research/home 2>/dev/null),$(CURDIR))
.PHONY: .venv-research/bin/python
endif

.venv/bin/python .venv-bench/bin/python .venv-research/bin/python:
	@$(CHECK)
	@$(SAY) "Making the Python environment" $(PYTHON) -m venv --clear $(@:/bin/python=)
	@echo "$(CURDIR)" > $(@:/bin/python=)/home

# http_ece comes as source alone; setuptools builds it.
.venv/installed: .venv/bin/python pyproject.toml constraints.txt
	@$(SAY) "Installing Python packages" sh -c '.venv/$(PIP) hatchling editables setuptools && .venv/$(PROJECT) .'
	@touch $@

.venv/installed-test: .venv/installed
	@$(SAY) "Installing what the tests need" .venv/$(PROJECT) ".[test]"
	@touch $@

.venv/installed-docs: .venv/installed
	@$(SAY) "Installing what the documentation needs" .venv/$(PROJECT) ".[docs]"
	@touch $@

.venv/installed-native: .venv/installed
	@$(SAY) "Installing what the native build needs" .venv/$(PROJECT) ".[native]"
	@touch $@

# RLCard comes as source alone; setuptools and wheel build it.
.venv-bench/installed: .venv-bench/bin/python pyproject.toml constraints.txt
	@$(SAY) "Installing Conclave and its peers" sh -c '.venv-bench/$(PIP) hatchling editables setuptools wheel && .venv-bench/$(PROJECT) ".[bench]"'
	@touch $@

# The pinned PyTorch first: asked for by name alone, it comes with gigabytes for graphics cards.
.venv-research/installed: .venv-research/bin/python pyproject.toml constraints.txt
	@$(SAY) "Installing Conclave, OpenSpiel and PyTorch" sh -c '.venv-research/$(PIP) hatchling editables torch && .venv-research/$(PROJECT) ".[research]"'
	@touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json web/.npmrc
	@$(CHECK)
	@cd web && sh ../tools/quietly.sh "Installing web packages" npm ci
	@touch $@

web/dist/index.html: web/node_modules/.package-lock.json $(WEB_SOURCES)
	@cd web && sh ../tools/quietly.sh "Building the web client" npm run build
	@touch $@

build/native.stamp: .venv/installed-native tools/native.py $(NATIVE_SOURCES)
	@$(CHECK) compiler
	@$(SAY) "Compiling the rules and the search" $(BIN)/python tools/native.py build
	@touch $@

build/native/conclave/__init__.py: .venv-bench/installed tools/native.py $(NATIVE_SOURCES)
	@$(CHECK) compiler
	@$(SAY) "Compiling the rules and the search" .venv-bench/bin/python tools/native.py build --into build/native
	@touch $@
