"""PettingZoo's own tests."""

from __future__ import annotations

import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test  # noqa: E402

from rulehouse.zoo import env, raw_env  # noqa: E402
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
