"""OpenSpiel's random simulation, where pyspiel installs."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("pyspiel")

from rulehouse import openspiel  # noqa: E402
from tests.test_core import GAMES  # noqa: E402


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
