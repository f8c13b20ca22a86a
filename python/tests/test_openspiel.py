"""OpenSpiel's random simulation, if pyspiel is installed."""

from __future__ import annotations

import copy
import os
import pickle
import random
import signal
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import rulehouse

pyspiel: Any = pytest.importorskip("pyspiel")

from rulehouse import openspiel  # noqa: E402
from tests.test_core import GAMES, gone  # noqa: E402
from tests.test_process import in_a_fork, needs_fork, run  # noqa: E402


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    yield
    openspiel.close()


def name_of(game: str) -> str:
    return f"python_rulehouse_{game.replace('-', '_')}"


@pytest.mark.parametrize("name", GAMES)
def test_random_play(name: str) -> None:
    game = openspiel.load_game(name, options=GAMES[name], seed=3)
    state, chance = game.new_initial_state(), random.Random(1)
    observer = game.make_py_observer()
    plies = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        assert max(legal) < game.num_distinct_actions()
        observer.set_from(state, state.current_player())
        assert observer.tensor.any()
        copied = state.clone()
        action = chance.choice(legal)
        assert state.action_to_string(state.current_player(), action)
        state.apply_action(action)
        if plies % 25 == 0:
            copied.apply_action(action)
            assert str(copied) == str(state)
        plies += 1
    assert abs(sum(state.returns())) < 1e-9
    assert plies == len(state.history())


def some_plies_later(game: Any, plies: int = 5) -> Any:
    state = game.new_initial_state()
    for _ in range(plies):
        state.apply_action(state.legal_actions()[0])
    return state


@pytest.mark.parametrize("name", GAMES)
def test_registered(name: str) -> None:
    game = openspiel.load_game(name, options=GAMES[name], seed=3)
    pyspiel.random_sim_test(game, 1, serialize=True, verbose=False)
    same = pyspiel.load_game(str(game))
    assert isinstance(same, openspiel.RulehouseGame)
    assert (same, same.options, same.seed) == (game, game.options, 3)
    plain = pyspiel.load_game(name_of(name))
    assert (plain.options, plain.seed) == ("{}", 0)
    assert str(pyspiel.load_game(f"{name_of(name)}()")) == str(plain)


def test_options_with_commas() -> None:
    options = {"players": 4, "turnLimit": 12}
    as_json = '{"turnLimit": 12, "players": 4}'
    made = openspiel.load_game("icetraders", options=options)
    given = pyspiel.load_game(name_of("icetraders"), {"options": as_json})
    assert made == given == pyspiel.load_game(str(made))
    assert (made.options, made.num_players()) == (given.options, 4)
    one = pyspiel.load_game('python_rulehouse_icetraders(options={"players":3},seed=2)')
    assert (one.num_players(), one.seed) == (3, 2)
    for wrong in ("players", "{", "[]", "%7B"):
        with pytest.raises(ValueError, match="JSON"):
            pyspiel.load_game(name_of("icetraders"), {"options": wrong})


def test_pickles_and_texts() -> None:
    game = openspiel.load_game("icetraders", options={"players": 4, "turnLimit": 12}, seed=2)
    state = some_plies_later(game)
    for copied in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert isinstance(copied, openspiel.RulehouseGame)
        assert (copied, copied.options, copied.seed, copied.id) == (game, game.options, 2, "icetraders")
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for copied in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), read, state.clone()):
        assert isinstance(copied, openspiel.RulehouseState)
        assert (str(copied), copied.history()) == (str(state), state.history())
        copied.apply_action(copied.legal_actions()[0])
        assert str(copied) != str(state)


def test_a_program_that_imports_it_ends_well() -> None:
    program = "import pyspiel; from rulehouse import openspiel; pyspiel.load_game('python_rulehouse_terrafex')"
    said = run(program, "-X", "dev")
    assert (said.returncode, said.stderr) == (0, "")


def test_a_killed_process_is_replaced() -> None:
    game = openspiel.load_game("terrafex")
    state = some_plies_later(game)
    [batch] = openspiel._batches.values()
    os.kill(batch.connection.pid, signal.SIGKILL)
    assert gone(batch.connection.pid)
    state.apply_action(state.legal_actions()[0])
    [other] = openspiel._batches.values()
    assert other is not batch
    assert len(some_plies_later(game).history()) == 5


def test_closing_ends_all_processes() -> None:
    game = openspiel.load_game("terrafex")
    openspiel.load_game("icetraders")
    pids = [batch.connection.pid for batch in openspiel._batches.values()]
    assert len(pids) == 2
    openspiel.close()
    assert all(map(gone, pids))
    assert not openspiel._batches
    assert game.new_initial_state().legal_actions()


@needs_fork
def test_a_fork_starts_a_process_of_its_own() -> None:
    game = openspiel.load_game("terrafex")
    state = some_plies_later(game)
    [batch] = openspiel._batches.values()

    def play() -> str:
        state.apply_action(state.legal_actions()[0])
        pids = {one.connection.pid for one in openspiel._batches.values()} - {batch.connection.pid}
        openspiel.close()
        return f"{len(state.history())} {len(pids)} {len(openspiel._batches)}"

    assert in_a_fork(play) == "6 1 0"
    state.apply_action(state.legal_actions()[0])
    assert openspiel._batches == {(os.getpid(), "terrafex", "{}", ()): batch}


def test_a_long_game_ends_without_a_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    assert openspiel.load_game("terrafex").max_game_length() == 5000
    monkeypatch.setattr(openspiel, "_MOST_PLIES", 8)
    game = openspiel.load_game("terrafex")
    state = some_plies_later(game, 8)
    assert (game.max_game_length(), state.is_terminal(), state.returns()) == (8, True, [0.0, 0.0])
    assert (state.current_player(), state.legal_actions()) == (pyspiel.PlayerId.TERMINAL, [])
    pyspiel.random_sim_test(game, 1, serialize=False, verbose=False)


def test_seeds() -> None:
    first = openspiel.load_game("transformartian", seed=5)
    same = openspiel.load_game("transformartian", seed=np.int64(5))  # type: ignore[arg-type]
    assert same == first
    assert str(same.new_initial_state()) == str(first.new_initial_state())
    assert openspiel.load_game("transformartian", seed=2**31 - 1).seed == 2**31 - 1
    wrong: list[Any] = [2**31, 2**53, np.int64(2**31), -1, 0.5, "5", None]
    for seed in wrong:
        with pytest.raises(ValueError, match="2147483647|whole number"):
            openspiel.load_game("transformartian", seed=seed)


def test_a_game_of_another_author(pig: str) -> None:
    """Chance moves are drawn automatically, and pickles work although pyspiel does not know the name."""
    game = openspiel.load_game("pig", options={"players": 2, "goal": 20}, seed=3, modules=[pig])
    chance, state = random.Random(2), game.new_initial_state()
    while not state.is_terminal():
        assert state.current_player() in (0, 1)
        state.apply_action(chance.choice(state.legal_actions()))
        copied = pickle.loads(pickle.dumps(state))
        assert (str(copied), copied.get_game()) == (str(state), game)
    assert sum(state.returns()) == 0
    with pytest.raises(rulehouse.Refused):
        openspiel.load_game("pig")


def test_a_game_by_the_name_of_its_environment() -> None:
    game = openspiel.load_game("terrafex-v0", seed=1)
    assert (game, game.id) == (openspiel.load_game("terrafex", seed=1), "terrafex")
    assert pyspiel.load_game(str(game)) == game
    assert len(openspiel._batches) == 1


@pytest.mark.parametrize("settings", [{"name": None}, {"name": []}, {"options": []}, {"modules": None}])
def test_arguments_that_are_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(rulehouse.Refused) as refused:
        openspiel.load_game(**{"name": "terrafex", **settings})
    assert refused.value.code == "argument"
