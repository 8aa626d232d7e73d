# make play · make play-terminal · make test · make lint · make bench; the set-up they need is in tools/setup.sh.

PYTHON := .venv/bin/python
# What the engine itself is tested by; run interpreted as well as compiled.
ENGINE_ROOMS := $(patsubst src/starlode/%/engine/,%,$(wildcard src/starlode/*/engine/)) laws bots
ENGINE_TESTS = $(wildcard $(ENGINE_ROOMS:%=tests/%))
# Hundreds of programs are started by the tests, and none should have to compile the sources anew.
export PYTHONDONTWRITEBYTECODE =
# A test that hangs is named and ended; far above what any takes, on an overbooked machine too.
HANGS = $(if $(filter deep,$(STARLODE_DEPTH)),5400,1200)
PYTEST = $(PYTHON) -m pytest -n auto --dist worksteal -o faulthandler_timeout=$(HANGS) -o faulthandler_exit_on_timeout=true

# What takes one processor each goes side by side; each is told when it is done.
SIDE_BY_SIDE = $(MAKE) --no-print-directory --jobs=2 --output-sync=target

.PHONY: play play-terminal web test test-faults test-gpu test-learn test-train test-all suite lint types style web-lint vitest format build sanitized bench bench-instructions lock clean dev

play: ## set everything up, open the first screen in the browser and serve it until Ctrl-C
	@tools/setup.sh web
	@$(PYTHON) tools/build_native.py --fall-back
	@$(PYTHON) tools/build_web.py
	@.venv/bin/starlode serve --open

play-terminal: ## set everything up and play a duel in the terminal
	@tools/setup.sh play
	@$(PYTHON) tools/build_native.py --fall-back
	@.venv/bin/starlode play

web: ## build the web client, if anything changed
	@tools/setup.sh web
	@$(PYTHON) tools/build_web.py

dev:
	@tools/setup.sh dev

build: dev ## build the native engine beside its sources, if anything changed
	@$(PYTHON) tools/build_native.py

# With these the sanitizers' libraries are there before Python, and what Python itself never gives back does not count.
SANITIZERS = LD_PRELOAD="$$(gcc -print-file-name=libasan.so) $$(gcc -print-file-name=libubsan.so)" ASAN_OPTIONS=detect_leaks=0

sanitized: dev ## the engine's laws once with checks for whatever C leaves undefined or reaches outside its memory
	@$(PYTHON) tools/build_native.py --sanitized
	@STARLODE_DEPTH=brief $(SANITIZERS) $(PYTEST) tests/laws tests/bots/search; status=$$?; $(PYTHON) tools/build_native.py; exit $$status

test: build web ## lint, types and the whole suite
	@$(SIDE_BY_SIDE) lint vitest
	@$(MAKE) --no-print-directory suite

test-all: export STARLODE_DEPTH = deep
test-all: test sanitized ## the same, and deeply: run it before a change is called done

# Interpreted, the engine is looked at less deeply: that it plays as the native one does is proved by checksums.
LESS_DEEP = $(if $(filter deep,$(STARLODE_DEPTH)),brief,glance)

suite: build
	@tools/setup.sh chromium
ifneq ($(ENGINE_TESTS),)
	@if .venv/bin/starlode --version | grep -q 'engine: native'; then \
		echo "== The engine's tests, interpreted: $(ENGINE_TESTS)"; \
		STARLODE_INTERPRETED=1 STARLODE_DEPTH=$(LESS_DEEP) $(PYTEST) -m "not once" $(ENGINE_TESTS); \
	fi
endif
	@echo "== The whole suite, with $$(.venv/bin/starlode --version)"
	@$(PYTEST)
ifeq ($(STARLODE_DEPTH),deep)
	@echo "== The server's tests on PostgreSQL"
	@STARLODE_ON=postgres STARLODE_DEPTH=brief $(PYTEST) tests/server
endif

vitest: dev
	@echo "== The web client: its own tests (vitest)"
	@$(PYTHON) tools/build_web.py --run vitest run

# FAULTS="--minutes 20 --seed 7" or whatever else `python -m tests.faults --help` tells.
test-faults: build ## real servers and players, and a thousand faults: kills, stops, cut lines, full disks, wrong clocks
	@$(PYTHON) -m tests.faults $(FAULTS)

test-gpu: ## the batches on this machine's GPU, against the processors and a loop of Python; installs nothing
	@STARLODE_INTERPRETED=1 PYTHONPATH=src:. python3 -m pytest -q --noconftest -p no:cacheprovider tests/batch

test-learn: build ## learning by self-play, a small run on the processor; .venv needs 'starlode[learn,plot]'
	@$(PYTHON) -m pytest -q -p no:cacheprovider examples/test_learning.py

test-train: build ## the example that learns with sb3-contrib, for a few steps; .venv needs 'starlode[envs,train]'
	@$(PYTHON) -m pytest -q -p no:cacheprovider examples/test_training.py

lint: types style web-lint ## style and types of both languages, and the client's accessibility

types: dev
	@echo "== Types (mypy --strict)"
	@$(PYTHON) -m mypy

style: dev
	@echo "== Style (ruff)"
	@$(PYTHON) -m ruff check .
	@$(PYTHON) -m ruff format --check .

web-lint: dev
	@echo "== The web client: style (prettier), types and accessibility (svelte-check)"
	@$(PYTHON) tools/build_web.py --run prettier --check --log-level warn .
	@$(PYTHON) tools/build_web.py --run svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human

format: dev ## let ruff and prettier write the code's form
	@$(PYTHON) -m ruff check --fix .
	@$(PYTHON) -m ruff format .
	@$(PYTHON) tools/build_web.py --run prettier --write --log-level warn .

bench: build ## measure, with the reference in the same run
	@.venv/bin/starlode bench
	@.venv/bin/starlode bench server --part echo --part duel --seconds 1 --rounds 1

bench-instructions: build ## count what the engine does in fixed random matches, by callgrind: the same every time
	@$(PYTHON) tools/instructions.py

lock: dev ## pin the dependencies anew; LOCK="--upgrade" takes newer versions
	@tools/lock.sh $(LOCK)

clean: ## remove everything that is made here
	@python3 tools/build_native.py --remove
	@python3 tools/build_web.py --remove
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests tools -name __pycache__ -type d -exec rm -rf {} +
