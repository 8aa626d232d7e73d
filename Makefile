# make play · make test · make lint · make bench; the set-up they need is in tools/setup.sh.

PYTHON := .venv/bin/python
# What the engine itself is tested by; run interpreted as well as compiled.
ENGINE_ROOMS := core rulebook cards laws playthroughs bots
ENGINE_TESTS = $(sort $(dir $(wildcard $(ENGINE_ROOMS:%=tests/%/test_*.py))))
PYTEST := $(PYTHON) -m pytest -n auto

.PHONY: play test test-all suite lint format build bench lock clean dev

play: ## set everything up and play a duel in the terminal
	@tools/setup.sh play
	@$(PYTHON) tools/compile_engine.py --fall-back
	@.venv/bin/starlode play realms

dev:
	@tools/setup.sh dev

build: dev ## compile the engine beside its sources, if anything changed
	@$(PYTHON) tools/compile_engine.py

test: lint suite ## lint, types and the whole suite

test-all: export STARLODE_DEPTH = deep
test-all: lint suite ## the same, and deeply: run it before a change is called done

suite: build
ifneq ($(ENGINE_TESTS),)
	@if .venv/bin/starlode --version | grep -q 'engine: compiled'; then \
		echo "== The engine's tests, interpreted: $(ENGINE_TESTS)"; \
		STARLODE_INTERPRETED=1 $(PYTEST) $(ENGINE_TESTS); \
	fi
endif
	@echo "== The whole suite, with $$(.venv/bin/starlode --version)"
	@$(PYTEST)

lint: dev
	@echo "== Style (ruff)"
	@$(PYTHON) -m ruff check .
	@$(PYTHON) -m ruff format --check .
	@echo "== Types (mypy --strict)"
	@$(PYTHON) -m mypy

format: dev ## let ruff write the code's form
	@$(PYTHON) -m ruff check --fix .
	@$(PYTHON) -m ruff format .

bench: build ## measure, with the reference in the same run
	@.venv/bin/starlode bench

lock: dev ## pin the dependencies anew; LOCK="--upgrade" takes newer versions
	@tools/lock.sh $(LOCK)

clean: ## remove everything that is made here
	@python3 tools/compile_engine.py --remove
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests tools -name __pycache__ -type d -exec rm -rf {} +
