"""Ctrl-C during a step: no answer is lost, and no game moves twice."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any

import numpy as np
import pytest

import rulehouse

pytestmark = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system sends no signals to itself")


@contextmanager
def interrupts(*codes: CodeType) -> Iterator[list[int]]:
    """Interrupt the program continually while one of the given functions runs; count the interrupts."""
    count, ends, rng = [0], threading.Event(), np.random.default_rng(5)

    def handle(_: int, frame: FrameType | None) -> None:
        while frame is not None:
            if frame.f_code in codes:
                count[0] += 1
                raise KeyboardInterrupt
            frame = frame.f_back

    def send() -> None:
        while not ends.wait(rng.uniform(0.0001, 0.002)):
            os.kill(os.getpid(), signal.SIGINT)

    before, sender = signal.signal(signal.SIGINT, handle), threading.Thread(target=send)
    sender.start()
    try:
        yield count
    finally:
        ends.set()
        sender.join()
        time.sleep(0.01)
        signal.signal(signal.SIGINT, before)


def often(count: list[int], play: Callable[[], None]) -> None:
    """Play until there were enough interrupts: on a busy machine few of them come during one game."""
    for _ in range(200):
        play()
        if count[0] > 20:
            return
    pytest.fail(f"only {count[0]} interrupts")


def insist(act: Callable[[], Any]) -> Any:
    """Call a function until it completes without an interrupt."""
    while True:
        try:
            return act()
        except KeyboardInterrupt:
            pass


@contextmanager
def interrupted(connection: Any, after: Callable[[], object] = lambda: None) -> Iterator[None]:
    """Interrupt the steps in a block after the frame is sent and before its answer is read."""
    frame = connection._frame

    def interrupt() -> None:
        raise KeyboardInterrupt

    connection._frame = interrupt
    with pytest.raises(KeyboardInterrupt):
        yield
    after()
    connection._frame = frame


def played(batch: rulehouse.Batch) -> list[bytes]:
    step, said = batch.reset(range(batch.games)), []
    for _ in range(150):
        ids = step.masks.argmax(axis=1)
        step = insist(lambda: batch.step(ids))  # noqa: B023
        assert step.faults == ()
        said.append(step.observations.tobytes() + step.rewards.tobytes() + step.standings.tobytes())
    return said


def test_a_batch_loses_no_answer() -> None:
    settings: dict[str, Any] = {"options": {"turnLimit": 4}, "bot": "random"}
    with rulehouse.Batch("terrafex", 16, **settings) as plain, rulehouse.Batch("terrafex", 16, **settings) as batch:
        expected = played(plain)

        def play() -> None:
            assert played(batch) == expected

        with interrupts(rulehouse.Batch.step.__code__) as count:
            often(count, play)


def test_the_answer_of_an_interrupted_step_of_a_batch() -> None:
    with rulehouse.Batch("terrafex", 1) as batch, rulehouse.Batch("terrafex", 1) as plain:
        assert batch.last is None
        first = batch.reset([1])
        assert batch.last is first
        plain.reset([1])
        [id, other] = np.flatnonzero(first.masks[0])[:2]
        expected = plain.step([id])
        for newest in (lambda: batch.step([id]), lambda: batch.last):
            batch.reset([1])
            with interrupted(batch.connection):
                batch.step([id])
            assert batch.is_interrupted
            # Questions do not lose the answer.
            batch.connection.ask({"ask": "start"})
            with pytest.raises(rulehouse.Refused) as refused:
                batch.step([other])
            assert refused.value.code == "order"
            step = newest()
            assert step is not None
            assert step.observations.tobytes() == expected.observations.tobytes()
            assert not batch.is_interrupted
            assert batch.last is step
            assert batch.step([rulehouse.NO_ACTION]).observations.tobytes() == expected.observations.tobytes()
        with interrupted(batch.connection):
            batch.step([other])
        assert batch.reset([1]).observations.tobytes() == first.observations.tobytes()
        with interrupted(batch.connection):
            batch.reset([1])
        with pytest.raises(rulehouse.Refused, match="reset again"):
            batch.step([id])
        # Answers to other threads' requests belong to those threads.
        thread = threading.Thread(target=lambda: batch.reset([1]))
        thread.start()
        thread.join()
        assert batch.step([id]).faults == ()


def same(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one[:4], other[:4], strict=True)) and repr(one) == repr(other)


@pytest.mark.parametrize("name", ["RulehouseEnv", "RulehouseVectorEnv"])
def test_gymnasium_loses_no_answer(name: str) -> None:
    pytest.importorskip("gymnasium")
    from rulehouse import gym

    kind: Any = getattr(gym, name)
    settings: dict[str, Any] = {"options": {"turnLimit": 4}, "bot": "random"}
    plain, env = kind("terrafex", **settings), kind("terrafex", **settings)

    def games(env: Any) -> list[Any]:
        said = []
        for seed in range(8):
            _, info = env.reset(seed=seed)
            for _ in range(60):
                action = info["action_mask"].argmax(axis=-1)
                answer = insist(lambda: env.step(action))  # noqa: B023
                assert env.last is answer
                said.append(answer)
                info = answer[-1]
                if np.any(answer[2]):
                    break
        return said

    expected = games(plain)

    def play() -> None:
        assert all(map(same, games(env), expected))

    with interrupts(kind.step.__code__) as count:
        often(count, play)
    # The last step of a game: the question after it is interrupted, too.
    with pytest.raises(rulehouse.Refused) as refused:
        env.reset(seed=1)
        _ = env.last
    assert refused.value.code == "order"
    for newest in ("step", "last"):
        _, info = env.reset(seed=1)
        plain.reset(seed=1)
        action = np.zeros_like(info["action_mask"].argmax(axis=-1))
        with interrupted(env.batch.connection):
            env.step(action)
        answer = env.step(action) if newest == "step" else env.last
        assert same(answer, plain.step(action))
        assert np.all(answer[2])
    env.close()
    plain.close()


def test_pettingzoo_loses_no_answer() -> None:
    pytest.importorskip("pettingzoo")
    from rulehouse.zoo import raw_env

    def games(env: Any) -> list[Any]:
        said: list[Any] = []
        for seed in range(4):
            env.reset(seed=seed)
            for agent in env.agent_iter():
                seen, reward, terminated, truncated, info = env.last()
                over = terminated or truncated
                said.append((agent, seen["observation"].tobytes(), reward, terminated, truncated, info))
                id = None if over else seen["action_mask"].argmax()
                insist(lambda: env.step(id))  # noqa: B023
        return said

    plain, env = raw_env("terrafex", options={"turnLimit": 4}), raw_env("terrafex", options={"turnLimit": 4})
    step: Any = raw_env.step
    expected = games(plain)

    def play() -> None:
        assert games(env) == expected

    with interrupts(step.__code__) as count:
        often(count, play)
    env.reset(seed=1)
    id = env.last()[0]["action_mask"].argmax()
    with interrupted(env.batch.connection):
        env.step(id)
    assert env.agent_selection == "seat_0"
    for act in (env.last, env.render if env.render_mode else env.last, lambda: env.step(id + 1)):
        with pytest.raises(rulehouse.Refused) as refused:
            act()
        assert refused.value.code == "order"
    env.step(id)
    assert env.infos["seat_0"] == {}
    assert env.last()[0]["action_mask"].any()
    env.close()
    plain.close()


def test_a_bot_whose_thinking_is_interrupted_is_ended() -> None:
    with rulehouse.Game("terrafex", seed=1) as game:
        pid, position = game._batch.connection.pid, game.play("G^c5")
        timer = threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT))
        begun = time.monotonic()
        with pytest.raises(KeyboardInterrupt):
            timer.start()
            game.bot("mcts:iterations=100000000")
        assert game.position == position
        assert game.legal()
        assert time.monotonic() - begun < 10
        assert game._batch.connection.pid != pid
        assert game.verify(game.record()) == position
