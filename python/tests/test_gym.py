"""Gymnasium's own checker, and vectors."""

from __future__ import annotations

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from rulehouse.gym import RulehouseEnv, RulehouseVectorEnv, register  # noqa: E402
from tests.test_core import GAMES  # noqa: E402


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_checker(game: str) -> None:
    env = RulehouseEnv(game, options=GAMES[game])
    check_env(env, skip_render_check=True)
    env.close()


def test_registered() -> None:
    register()
    env = gymnasium.make("rulehouse/Terrafex-v0", options={"turnLimit": 3}, bot="greedy")
    observation, info = env.reset(seed=1)
    total, over = 0.0, False
    while not over:
        observation, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        total += float(reward)
    assert total in (-1.0, 0.0, 1.0)
    env.close()


def test_vector() -> None:
    env = RulehouseVectorEnv("terrafex", 4, options={"turnLimit": 3}, bot="greedy", render_mode="ansi")
    observations, infos = env.reset(seed=5)
    again, _ = env.reset(seed=5)
    assert (observations == again).all()
    over = 0
    for _ in range(60):
        actions = infos["action_mask"].argmax(axis=1)
        observations, rewards, terminated, truncated, infos = env.step(actions)
        assert ((rewards == 0) | terminated).all()
        assert not truncated.any()
        over += int(terminated.sum())
    assert over > 0
    assert len(env.render() or ()) == 4
    observations, rewards, terminated, _, infos = env.step(np.full(4, 0))
    assert terminated.any() == bool(infos.get("faults"))
    env.close()
