"""Wrong arguments: each is refused by name, and no other error escapes."""

from __future__ import annotations

import copy
import pydoc
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rulehouse
from rulehouse import _process
from tests.test_process import ENV


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"game": 5}, "game: "),
        ({"game": None}, "game: "),
        ({"game": "terrafex\0"}, "game: "),
        ({"game": "terrafex\ud800"}, "an argument is not a text"),
        ({"reward": None}, "reward: "),
        ({"illegal": True}, "illegal: "),
        ({"bot": 5}, "bot: "),
        ({"modules": None}, "modules: "),
        ({"modules": [None]}, "modules: "),
        ({"modules": b"./x.mjs"}, "modules: "),
        ({"games": "2"}, "games: "),
        ({"games": True}, "games: "),
        ({"games": 2.0}, "games: "),
        ({"max_plies": "7"}, "max_plies: "),
        ({"bot_seed": 0.5}, "bot_seed: "),
        ({"bot": "random", "seat": True}, "seat: "),
        ({"bot": "random", "seat": "1"}, "seat: "),
        ({"options": []}, "options: "),
        ({"options": ""}, "options: "),
        ({"options": 0}, "options: "),
        ({"options": False}, "options: "),
        ({"options": {"turnLimit": object()}}, "options: "),
        ({"options": {"turnLimit": "9" * 3_000_000}}, "the arguments are too long"),
    ],
)
def test_settings_of_a_batch(settings: dict[str, Any], says: str) -> None:
    with pytest.raises(rulehouse.Refused) as refused:
        rulehouse.Batch(**{"game": "terrafex", **settings})
    assert (refused.value.code, refused.value.rule) == ("argument", None)
    assert str(refused.value).startswith(says)


def test_numbers_of_numpy_in_settings() -> None:
    options = {"turnLimit": np.int64(5)}
    with rulehouse.Batch("terrafex", np.int64(2), options=options, max_plies=np.int32(4)) as batch:  # type: ignore[arg-type]
        assert batch.games == 2


def test_settings_of_the_adapters() -> None:
    pytest.importorskip("pettingzoo")
    from rulehouse import gym, zoo

    makes: list[Callable[..., Any]] = [gym.RulehouseEnv, gym.RulehouseVectorEnv, zoo.env, rulehouse.Game]
    for make in makes:
        wrong: list[dict[str, Any]] = [{"game": None}, {"options": []}, {"modules": None}]
        for settings in wrong:
            with pytest.raises(rulehouse.Refused) as refused:
                make(**{"game": "terrafex", **settings})
            assert refused.value.code == "argument"
    for make in makes[:3]:
        env = make("terrafex")
        others: list[Any] = [[], "", 0, False]
        for options in others:
            with pytest.raises(rulehouse.Refused, match="options"):
                env.reset(options=options)
        env.close()


def test_agents_that_are_none() -> None:
    pytest.importorskip("pettingzoo")
    from rulehouse import zoo

    env = zoo.raw_env("terrafex")
    env.reset(seed=1)
    wrong: list[Any] = ["seat_9", 0, None, []]
    for agent in wrong:
        for ask in (env.observe, env.action_space, env.observation_space):
            with pytest.raises(rulehouse.Refused, match="seat_0, seat_1") as refused:
                ask(agent)
            assert refused.value.code == "agent"
    env.close()


def test_true_and_false_are_no_numbers() -> None:
    with rulehouse.Batch("terrafex", 2) as batch:
        wrong: list[Any] = [[True, 1], (1, np.True_)]
        for seeds in wrong:
            with pytest.raises(rulehouse.Refused) as refused:
                batch.reset(seeds)
            assert refused.value.code == "seed"
        batch.reset([1, 2])
        with pytest.raises(rulehouse.Refused) as refused:
            batch.step([True, 1])
        assert refused.value.code == "id"


def test_true_and_false_are_no_actions() -> None:
    pytest.importorskip("gymnasium")
    from rulehouse.gym import RulehouseVectorEnv

    env = RulehouseVectorEnv("terrafex", 3)
    env.reset(seed=1)
    with pytest.raises(rulehouse.Refused) as refused:
        env.step([True, 0, 0])
    assert refused.value.code == "id"
    env.close()


def test_observations_of_another_length() -> None:
    with rulehouse.Batch("terrafex", 2) as batch:
        step = batch.reset([1, 2])
        for wrong in (step.observations[:, :10], np.float32(1), step.observations.T):
            with pytest.raises(rulehouse.Refused, match="249") as refused:
                batch.field("turn", wrong)  # type: ignore[arg-type]
            assert refused.value.code == "size"


@pytest.mark.parametrize("seat", [-1, 2, 99, 0.5, "0", True, float("nan"), 2**70])
def test_seats_of_a_game(seat: Any) -> None:
    with rulehouse.Game("terrafex") as game:
        for ask in (game.legal, game.view, game.svg):
            with pytest.raises(rulehouse.Refused) as refused:
                ask(seat)
            assert refused.value.code == "seat"
        assert game.legal(np.int64(0)) == game.legal(0) == game.legal()  # type: ignore[arg-type]
        assert game.legal(1) == []


def test_moves_that_are_no_texts() -> None:
    with rulehouse.Game("terrafex") as game:
        wrong: list[Any] = [b"G^c5", 90, None]
        for move in wrong:
            for act in (game.play, game.why):
                with pytest.raises(rulehouse.Refused) as refused:
                    act(move)
                assert refused.value.code == "move"
        assert game.moves == []


def test_the_picture_for_nobody_shows_no_secrets() -> None:
    assert "nobody's secrets" in (rulehouse.Game.svg.__doc__ or "")
    pictures = []
    for alignment in ("evil", "good"):
        with rulehouse.Game("icetraders") as game:
            game.play(alignment)
            pictures.append((game.svg(), game.svg(0)))
    assert pictures[0][0] == pictures[1][0]
    assert pictures[0][1] != pictures[1][1]


def test_a_question_that_is_too_long() -> None:
    with rulehouse.Batch("terrafex", 1) as batch:
        batch.reset([1])
        question = {"ask": "look", "position": "x" * 16_000_000}
        for ask in (batch.connection.ask, lambda one: batch.connection.ask_all([one])):
            with pytest.raises(rulehouse.Refused) as refused:
                ask(question)
            assert refused.value.code == "size"
        assert batch.step([rulehouse.NO_ACTION]).faults == ()


def test_shallow_copies_are_refused() -> None:
    things: list[Any] = [rulehouse.Batch("terrafex"), rulehouse.Game("terrafex")]
    try:
        from rulehouse import gym, zoo

        things += [gym.RulehouseEnv(), gym.RulehouseVectorEnv("terrafex"), zoo.env(), zoo.raw_env()]
    except ImportError:
        pass
    for thing in things:
        with pytest.raises(TypeError, match="pass a function that makes them"):
            copy.copy(thing)
        thing.close()


def test_whole_numbers_of_python_are_actions(tmp_path: Path) -> None:
    pytest.importorskip("gymnasium")
    pytest.importorskip("mypy")
    program = tmp_path / "program.py"
    program.write_text(
        "from rulehouse.gym import RulehouseEnv, RulehouseVectorEnv\n"
        "_, info = RulehouseEnv().reset(seed=1)\n"
        "RulehouseEnv().step(int(info['action_mask'].argmax()))\n"
        "RulehouseVectorEnv('terrafex', 2).step([1, 2])\n"
    )
    words = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), str(program)]
    said = subprocess.run(words, capture_output=True, text=True, env={**ENV, "MYPYPATH": ENV["PYTHONPATH"]})
    assert said.returncode == 0, said.stdout


@pytest.mark.parametrize(
    ("script", "code", "says"),
    [
        ("echo v16.0.0", "node", "v16.0.0"),
        ("echo 'SyntaxError: Unexpected token'", "node", "SyntaxError: Unexpected token"),
        ("echo boom >&2; exit 1", "gone", "boom"),
        ("sleep 600", "node", "did not start in 1 seconds"),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="the scripts are of another shell")
def test_a_node_that_is_none(
    script: str, code: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\n{script}\n")
    node.chmod(0o755)
    monkeypatch.setenv("RULEHOUSE_NODE", str(node))
    if "sleep" in script:
        assert _process._START_SECONDS == 30
        monkeypatch.setattr(_process, "_START_SECONDS", 1)
    with pytest.raises(rulehouse.Broken) as broken:
        rulehouse.Batch("terrafex")
    assert broken.value.code == code
    assert says in str(broken.value)


def test_the_command() -> None:
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, "-m", "rulehouse", *words], capture_output=True, text=True, env=ENV)

    assert '"terrafex-v0"' in run("env", "terrafex", "--describe").stdout
    wrong = run("env", "chess")
    assert (wrong.returncode, wrong.stdout) == (1, "")
    assert wrong.stderr.startswith('no environment "chess"')
    assert run("--nothing").returncode == 2
    from rulehouse.__main__ import main

    assert callable(main)
    project = Path(__file__).parents[1] / "pyproject.toml"
    assert '\nrulehouse = "rulehouse.__main__:main"\n' in project.read_text(encoding="utf-8")


def test_help_says_what_there_is() -> None:
    said = pydoc.plain(pydoc.render_doc(rulehouse.Batch))
    for name in ("seats", "fields", "groups", "action_count", "observation_length", "name", "title", "game"):
        assert name in rulehouse.Batch.__annotations__
        assert f"{name}: " in said
    assert "None if there is a bot" in said
