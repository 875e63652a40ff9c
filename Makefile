# Everything a newcomer needs: `make play`, `make test`; `make help` lists the rest.
# It needs make and Python 3.11 or newer. (Written for GNU make 3.81 and later, and a POSIX shell.)
#
# Two environments, never mixed: .venv is editable and pure, for work; .venv-compiled has the compiled wheel. Each is
# made again when what it was made from has changed: the name of its stamp is a checksum of that. The browser client is
# built by the installation itself, with a Node.js that comes from PyPI (build_backend/web.py).

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play check test test-long test-compiled mutants lint format bench bench-gate bench-solver bench-house lock clean

ARGS ?=
PURE := .venv/bin/python
WEB := $(PURE) build_backend/web.py
COMPILED := .venv-compiled/bin/python -P
# More workers than cores, because many tests wait; each takes file after file, in the order of tests/order.py.
TOGETHER := -n 5 --dist loadfile --no-loadscope-reorder
PIP := -m pip --disable-pip-version-check --quiet install -c constraints.txt
# Isolated builds take their versions from the lock too; pip before 25.3 knows the first name, later ones the second.
LOCKED := PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt

packaging := pyproject.toml setup.py constraints.txt build_backend/backend.py build_backend/web.py
asked := $(shell { cat $(packaging); echo "$(CURDIR) $(PYTHON)"; } | cksum | tr ' ' -)
sources := $(shell { find src -name '*.pyc' -o \( -type f -o -type l \) -exec cksum {} +; echo $(asked); } | sort | cksum | tr ' ' -)

# $(call environment,FOLDER): makes it with the first Python that can, or says what is missing.
environment = @right=; for python in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python); do \
	  if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	    right=$$python; \
	    if "$$python" -c 'import ensurepip, venv' 2>/dev/null; then \
	      echo "Setting up $(1) ..."; rm -rf $(1); exec "$$python" -m venv $(1); \
	    fi; \
	  fi; \
	done; \
	if [ "$$right" ]; then \
	  echo "$$right has no venv and ensurepip; install them (Debian, Ubuntu: the package python3-venv)." >&2; \
	else \
	  echo "Tortuga needs Python 3.11 or newer. Found none; name yours: make PYTHON=path/to/python3" >&2; \
	fi; \
	exit 1

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1|/p' Makefile | awk -F'|' '{ printf "make %-14s %s\n", $$1, $$2 }'

ifneq ($(strip $(PORT)),)
play: export TORTUGA_PORT := $(PORT)
endif
ifneq ($(strip $(NO_BROWSER)),)
play: export TORTUGA_NO_BROWSER := $(NO_BROWSER)
endif
# The house opens at once, on the pure build; the rules are compiled while people play.
play: export TORTUGA_COMPILE ?= 1
play: client ## set everything up, start the server and open the browser; PORT=, NO_BROWSER=1, ARGS="--lang pl"
	@.venv/bin/tortuga serve $(ARGS)

check: .venv/dev-$(asked) ## within a minute: ruff, mypy, import-linter, and the tests of what has changed; ARGS="--since main"
	@$(PURE) -m ruff check .
	@$(PURE) -m ruff format --check .
	@$(PURE) -m mypy
	@.venv/bin/lint-imports --no-cache --no-logo
	@PYTHONPATH=tests $(PURE) -m check $(ARGS)

# Otherwise every process of a test run, and every house in it, would compile all modules anew.
test: export PYTHONDONTWRITEBYTECODE :=
test: lint ## set everything up and run all tests, on the pure and on the compiled build
	@$(PURE) tests/browser/chromium.py
	@PYTHONPATH=tests $(PURE) -m services.debian
	@# Beside the tests, because many of them wait; what it says comes at the end. The compiler alone takes minutes.
	@told=$$(mktemp -d); \
	nice $(WEB) run check test > $$told/client 2>&1 & client=$$!; \
	nice $(MAKE) --no-print-directory test-compiled > $$told/compiled 2>&1 & compiled=$$!; \
	$(MAKE) --no-print-directory test-pure; failed=$$?; \
	wait $$client || failed=1; cat $$told/client; \
	wait $$compiled || failed=1; cat $$told/compiled; \
	rm -rf $$told; exit $$failed

test-long: tools ## ten to twenty times as many random games, and the tests that take minutes
	@$(LOCKED) $(PURE) $(PIP) ray  # the extra is too large for everybody who tests
	@$(PURE) tests/browser/chromium.py
	@PYTHONPATH=tests $(PURE) -m services.debian
	TORTUGA_TEST_SCALE=10 $(PURE) -m pytest $(TOGETHER) -m '' --timeout 3600 $(ARGS)
	@$(MAKE) --no-print-directory test-compiled ARGS="-m '' --timeout 3600"
	@$(MAKE) --no-print-directory bench-gate ARGS=

test-compiled: tools ## the compiled build alone: conformance, and the same games as the pure one
	@if reason=$$($(PURE) build_backend/backend.py 2>&1); then \
	  $(MAKE) --no-print-directory run-compiled; \
	else \
	  echo "The compiled run is left out: $$reason."; \
	fi

.PHONY: test-pure
test-pure:
	$(PURE) -m pytest $(TOGETHER) $(ARGS)

# In a make of its own, which sees the sources as `tools` left them: they hold the browser client.
.PHONY: compiled
compiled: .venv-compiled/built-$(sources)

.PHONY: run-compiled
run-compiled: compiled
	$(COMPILED) -m pytest -n 2 --dist worksteal tests/conformance tests/kernel/test_chance.py tests/kernel/test_pickles.py tests/kernel/test_steps.py tests/upgrades $(ARGS)

mutants: tools ## do the tests notice small faults? a sample of mutants; ARGS="--count 60 --seed 2 src/tortuga/kernel"
	PYTHONPATH=tests $(PURE) benchmarks/mutants.py $(ARGS)

lint: tools ## ruff, mypy, import-linter and prettier
	$(PURE) -m ruff check .
	$(PURE) -m ruff format --check .
	$(PURE) -m mypy
	.venv/bin/lint-imports --no-cache --no-logo
	$(WEB) run lint

format: .venv/dev-$(asked) ## format with ruff and prettier
	$(PURE) -m ruff check --fix .
	$(PURE) -m ruff format .
	$(WEB) run format

bench: tools .venv-bench/made-$(asked) ## RUM against OpenSpiel's gin rummy, Maracaibo against Catanatron
	@if reason=$$($(PURE) build_backend/backend.py 2>&1); then \
	  $(MAKE) --no-print-directory compiled && $(PURE) benchmarks/engines.py $(ARGS); \
	else \
	  echo "The compiled build is left out: $$reason." && $(PURE) benchmarks/engines.py --pure-only $(ARGS); \
	fi

bench-gate: tools ## instructions of fixed work, compiled: what grew by more than 3 %? ARGS="--store 'why it may'"
	@if reason=$$($(PURE) build_backend/backend.py 2>&1); then \
	  $(MAKE) --no-print-directory compiled && $(PURE) benchmarks/gate.py $(ARGS); \
	else \
	  echo "The compiled build is left out: $$reason."; \
	fi

bench-solver: tools .venv-bench/made-$(asked) ## the Rummikub solver, pure and compiled, against rummikub-solver
	@if reason=$$($(PURE) build_backend/backend.py 2>&1); then \
	  $(MAKE) --no-print-directory compiled && $(PURE) benchmarks/solver.py $(ARGS); \
	else \
	  echo "The compiled build is left out: $$reason." && $(PURE) benchmarks/solver.py --pure-only $(ARGS); \
	fi

bench-house: tools ## the house under load: 500 tables, 2,000 sockets, saturation, restart
	@if reason=$$($(PURE) build_backend/backend.py 2>&1); then \
	  $(MAKE) --no-print-directory compiled && PYTHONPATH=tests:. $(COMPILED) benchmarks/load.py $(ARGS); \
	else \
	  echo "The compiled build is left out: $$reason." && PYTHONPATH=tests:. $(PURE) benchmarks/load.py $(ARGS); \
	fi

lock: .venv/dev-$(asked) ## write the newest version of everything into constraints.txt
	$(PURE) build_backend/lock.py

clean: ## delete the environments and what builds and tests left behind
	rm -rf src/tortuga/server/web web/node_modules web/src/generated
	rm -rf .venv .venv-compiled .venv-bench build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .mutants .objects .compiled
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: client tools
client: .venv/play-$(asked)
	@if reason=$$($(WEB) 2>&1); then :; else \
	  echo "Building the browser client: $$reason ..."; \
	  $(LOCKED) $(PURE) $(PIP) --no-deps -e . || { \
	    echo "The browser client could not be built, and $$reason. Node.js and its packages come by network." >&2; exit 1; \
	  }; \
	fi

tools: .venv/dev-$(asked) client

.venv/play-$(asked):
	$(call environment,.venv)
	@echo "Installing Tortuga and building its browser client, which takes a minute or two ..."
	@$(LOCKED) $(PURE) $(PIP) -e .
	@touch $@

.venv/dev-$(asked): .venv/play-$(asked)
	@echo "Adding the tools for tests to .venv ..."
	@$(LOCKED) $(PURE) $(PIP) -e '.[dev]'
	@touch $@

.venv-compiled/made-$(asked):
	$(call environment,.venv-compiled)
	@touch $@

.venv-compiled/built-$(sources): .venv-compiled/made-$(asked)
	@echo "Compiling into .venv-compiled ..."
	@rm -f .venv-compiled/built-*
	@TORTUGA_REQUIRE_COMPILED=1 $(LOCKED) $(COMPILED) $(PIP) '.[test]'
	@touch $@

.venv-bench/made-$(asked):
	$(call environment,.venv-bench)
	@$(PURE) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["bench"], sep="\n")' > .venv-bench/wanted
	@.venv-bench/bin/python $(PIP) -r .venv-bench/wanted
	@touch $@
