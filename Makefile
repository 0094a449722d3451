# The verbs of the repository. Each works from a fresh clone: what it needs, it sets up first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CODE := rules bot deploy tests
# what reaches the bot's code in a few minutes, as a process too, and how much of bot/ it has to reach, in percent;
# (most of the rest is what goes wrong at Discord: other tests of the wire see to that)
OF_THE_BOT := tests/ui tests/tables tests/store tests/doctor $(patsubst %,tests/wire/test_%.py, \
	correcting direct_messages every_button every_game import loads lost_tricks mending options tally welcome)
FLOOR := 86

# what Python compiles is kept: each test of the wire starts a bot, and each worker reads all tests
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play run doctor test thorough cover check bench setup format fuzz kills mutants

help: ## list these verbs
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/ —/' | sed 's/^/make /'

play: $(VENV)/.runs ## a small Discord on this machine, with the bot in it (ARGS="--port 8877 --no-browser"; ARGS=--help)
	@$(BIN)/python -m deploy.playground $(ARGS)

run: $(VENV)/.runs ## the bot on the real Discord (DISCORD_TOKEN)
	@$(BIN)/python -m bot $(ARGS)

doctor: $(VENV)/.runs ## what is different there from the playground (DISCORD_TOKEN, CHANNEL=the id of a channel; ARGS=--press)
	@$(BIN)/python -m bot doctor "$(CHANNEL)" $(ARGS)

# the same every time: even the order in which a set gives its members
test: setup ## the tests, but for the thorough ones
	@PYTHONHASHSEED=0 $(BIN)/python -m pytest -n auto -m "not thorough" $(ARGS)

thorough: setup ## whole evenings, restarts in the middle of everything, a thousand tables: what takes long
	@PYTHONHASHSEED=0 $(BIN)/python -m pytest -n auto -m thorough $(ARGS)

cover: setup ## every branch of rules/ reached by the tests of rules and sheets alone, and most of bot/ by others
	@$(BIN)/python -m pytest -n auto -q tests/rules tests/sheets --cov=rules --cov-branch --cov-fail-under=100 \
		--cov-report=term-missing:skip-covered $(ARGS)
	@PYTHONHASHSEED=0 $(BIN)/python -m pytest -n auto -q -m "not thorough" $(OF_THE_BOT) --cov \
		--cov-config=tests/coverage_of_bot.ini --cov-fail-under=$(FLOOR) --cov-report=term:skip-covered $(ARGS)

check: setup ## format, lint, types, import rules
	@$(BIN)/ruff format --check $(CODE)
	@$(BIN)/ruff check $(CODE)
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache

format: setup ## put the code in order
	@$(BIN)/ruff format $(CODE)
	@$(BIN)/ruff check --fix $(CODE)

bench: setup ## the benchmarks; the last line is one JSON object
	@$(BIN)/python -m tests.bench $(ARGS)

fuzz: setup ## every property of the suite with new seeds, a quarter of an hour (ARGS=--quick: a minute)
	@$(BIN)/python -m tests.fuzz $(ARGS)

kills: setup ## the bot is killed before and after every request of two evenings, a quarter of an hour
	@PYTHONHASHSEED=0 TALLYHO_EVERY_KILL=1 $(BIN)/python -m pytest -n auto -q \
		tests/wire/test_killed_evenings.py tests/wire/test_two_processes.py $(ARGS)

mutants: setup ## mutation testing of the scoring and trick modules (ARGS=--quick: a part of it, a minute)
	@$(BIN)/python -m tests.mutants $(ARGS)

setup: $(VENV)/.tests ## only the set-up, into .venv

$(VENV)/.made:
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.runs: $(VENV)/.made requirements.lock pyproject.toml
	@echo "Setting up $(VENV), once: some forty packages, a minute or two …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

$(VENV)/.tests: $(VENV)/.runs requirements-dev.lock
	@echo "Adding the test tools, once: a minute …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@touch $@
