"""PettingZoo's own tests."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import rulehouse

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test  # noqa: E402

from rulehouse.zoo import env, raw_env  # noqa: E402
from tests.kit import warns_of_losing  # noqa: E402
from tests.test_core import GAMES  # noqa: E402


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_api(game: str) -> None:
    made = env(game, options=GAMES[game])
    api_test(made, num_cycles=300)
    made.close()


@pytest.mark.parametrize("game", GAMES)
def test_seeds(game: str) -> None:
    seed_test(lambda: env(game, options=GAMES[game]), num_cycles=60)


def test_a_refused_move_keeps_the_turn() -> None:
    made = raw_env("terrafex", illegal="refuse", render_mode="ansi")
    made.reset(seed=1)
    made.step(0)
    assert made.agent_selection == "seat_0"
    assert made.infos["seat_0"]["fault"].rule == "TF-4.2"
    assert "a" in made.render()
    made.close()


def test_an_illegal_move_loses() -> None:
    made = raw_env("terrafex")
    made.reset(seed=1)
    made.step(0)
    assert made.rewards == {"seat_0": -1.0, "seat_1": 1.0}
    assert all(made.terminations.values())
    made.close()


@pytest.mark.parametrize("max_plies", [0, 7])
def test_the_end_shows_the_last_position(max_plies: int) -> None:
    made = raw_env("icetraders", options={"turnLimit": 10}, max_plies=max_plies, render_mode="ansi")
    made.reset(seed=1)
    rng, ask = np.random.default_rng(0), made.batch.connection.ask
    while not (any(made.terminations.values()) or any(made.truncations.values())):
        before = ask({"ask": "look", "game": 0})["position"]
        id = int(rng.choice(np.flatnonzero(made.last()[0]["action_mask"])))
        made.step(id)
    last = ask({"ask": "apply", "position": before, "id": id})
    assert (last["outcome"] is None) == (max_plies > 0)
    for seat, agent in enumerate(made.possible_agents):
        seen = made.observe(agent)
        expected = ask({"ask": "observe", "position": last["position"], "seat": seat})["observation"]
        assert (seen["observation"] == np.asarray(expected, np.float32)).all()
        assert not seen["action_mask"].any()
    while made.agents:
        seat = made.possible_agents.index(made.agent_selection)
        seen, _, terminated, truncated, _ = made.last()
        assert (terminated, truncated) == (max_plies == 0, max_plies > 0)
        assert not seen["action_mask"].any()
        assert made.render() == ask({"ask": "look", "position": last["position"], "seat": seat})["board"]
        made.step(None)
    with pytest.raises(rulehouse.Refused) as refused:
        made.step(None)
    assert refused.value.code == "order"
    made.reset(seed=1)
    assert made.last()[0]["action_mask"].any()
    made.close()


@pytest.mark.parametrize(("mode", "ask", "key"), [("ansi", "look", "board"), ("svg", "svg", "svg")])
def test_a_picture_shows_what_the_selected_agent_sees(mode: str, ask: str, key: str) -> None:
    made = raw_env("icetraders", render_mode=mode)
    made.reset(seed=1)
    made.step(int(np.flatnonzero(made.last()[0]["action_mask"])[0]))
    assert made.agent_selection == "seat_1"
    question: dict[str, Any] = {"ask": ask, "game": 0}
    assert made.render() == made.batch.connection.ask({**question, "seat": 1})[key]
    assert made.render() != made.batch.connection.ask(question)[key]
    made.close()


@pytest.mark.parametrize("make", [raw_env, env])
def test_ids_that_are_none(make: Any) -> None:
    made = make("terrafex")
    made.reset(seed=1)
    for action in (-1, 3699, 2**70, 1.0, "1", None, True):
        with pytest.raises(rulehouse.Refused) as refused:
            made.step(action)
        assert refused.value.code == "id"
        assert made.agent_selection == "seat_0"
    made.step(np.flatnonzero(made.last()[0]["action_mask"])[0])
    made.close()


def test_settings_that_are_refused(pig: str) -> None:
    with pytest.raises(ValueError, match="ansi, svg"):
        raw_env("terrafex", render_mode="human")
    warns_of_losing(raw_env)
    made = raw_env("terrafex")
    with pytest.warns(UserWarning, match="constructor"):
        made.reset(options={"turnLimit": 3})
    with pytest.raises(rulehouse.Refused):
        made.reset(seed=0.5)  # type: ignore[arg-type]
    for how in (pickle.dumps, copy.deepcopy):
        with pytest.raises(TypeError, match="pass a function that makes them"):
            how(made)
    made.close()
    guest = env("pig", modules=[pig])
    guest.reset(seed=1)
    assert guest.last()[0]["action_mask"].any()
    guest.close()
