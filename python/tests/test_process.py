"""Threads, forks, interrupts, and processes that do not start."""

from __future__ import annotations

import copy
import gc
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rulehouse
from rulehouse._process import command
from tests.test_core import PROGRAM, alive, gone

ENV = {**os.environ, "PYTHONPATH": str(Path(rulehouse.__file__).parents[1])}


def run(program: str, *flags: str, **more: Any) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, *flags, "-c", program]
    return subprocess.run(words, capture_output=True, text=True, timeout=60, **{"env": ENV, **more})


def test_threads_share_a_batch() -> None:
    """Each thread gets the answers to its own questions while another thread steps."""
    with rulehouse.Batch("terrafex", 8) as batch:
        step = batch.reset(range(8))
        rng = np.random.default_rng(1)
        starts = [batch.connection.ask({"ask": "start", "seed": seed})["position"] for seed in range(4)]
        positions = []
        for seed, text in enumerate(starts):
            for move in ("G^c5", "R^d5")[: seed % 2]:
                text = batch.connection.ask({"ask": "apply", "position": text, "move": move})["position"]
            positions.append(text)

        def ask(text: str) -> int:
            for _ in range(100):
                if batch.connection.ask({"ask": "look", "position": text})["position"] != text:
                    return 1
            return 0

        def play() -> int:
            now = step
            for _ in range(100):
                now = batch.step(rulehouse.random_ids(now, rng))
            return len(now.faults)

        with ThreadPoolExecutor(5) as pool:
            jobs = [pool.submit(play), *(pool.submit(ask, text) for text in positions)]
            try:
                assert [job.result(timeout=60) for job in jobs] == [0] * 5
            except BaseException:
                # The pool would wait for its threads forever.
                os.kill(batch.connection.pid, signal.SIGKILL)
                raise


def test_several_questions_at_once() -> None:
    with rulehouse.Batch("terrafex", 3) as batch:
        batch.reset([1, 2, 3])
        ask = batch.connection.ask_all
        looks: list[dict[str, Any]] = [{"ask": "look", "game": number % 3} for number in range(200)]
        assert ask(looks) == [batch.connection.ask(look) for look in looks]
        assert ask([]) == []
        with pytest.raises(rulehouse.Refused):
            ask([*looks[:5], {"ask": "look", "game": 9}, *looks[:5]])
        assert len(batch.step([rulehouse.NO_ACTION] * 3).seats) == 3


def test_closing_breaks_off_the_question_of_another_thread() -> None:
    batch = rulehouse.Batch("terrafex", 1)
    start = batch.connection.ask({"ask": "start"})["position"]
    caught: list[BaseException] = []

    def think() -> None:
        try:
            batch.connection.ask({"ask": "bot", "position": start, "bot": "mcts:ms=50000"})
        except rulehouse.RulehouseError as error:
            caught.append(error)

    thread = threading.Thread(target=think, daemon=True)
    thread.start()
    time.sleep(0.5)
    batch.close()
    thread.join(timeout=10)
    assert not thread.is_alive()
    assert isinstance(caught[0], rulehouse.Broken)
    assert gone(batch.connection.pid)


def in_a_fork(act: Callable[[], object]) -> str:
    """Return what a forked child returns."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            said = str(act())
        except BaseException as error:
            said = f"{type(error).__name__} {getattr(error, 'code', '')}: {error}"
        os.write(writing, said.encode())
        os._exit(0)
    os.close(writing)
    os.waitpid(child, 0)
    with os.fdopen(reading) as answer:
        return answer.read()


needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")


@needs_fork
def test_a_fork_does_not_talk_to_the_process_of_its_parent() -> None:
    with rulehouse.Batch("terrafex", 1) as batch:
        step = batch.reset([1])
        id = int(np.flatnonzero(step.masks[0])[0])
        for act in (lambda: batch.step([id]), lambda: batch.connection.ask({"ask": "look", "game": 0})):
            assert in_a_fork(act).startswith("Broken fork: ")
        assert in_a_fork(batch.close) == "None"
        assert alive(batch.connection.pid)
        assert batch.step([id]).faults == ()
        assert in_a_fork(lambda: len(rulehouse.Batch("terrafex", 2).reset([1, 2]).seats)) == "2"


@needs_fork
def test_a_fork_does_not_wait_for_a_thread_of_its_parent() -> None:
    with rulehouse.Batch("terrafex", 1) as batch:
        batch.reset([1])
        is_held, ends = threading.Event(), threading.Event()

        def hold() -> None:
            with batch.connection.lock:
                is_held.set()
                ends.wait()

        thread = threading.Thread(target=hold)
        thread.start()
        is_held.wait()
        for act in (lambda: batch.step([0]), lambda: batch.last):
            assert in_a_fork(act).startswith("Broken fork: ")
        ends.set()
        thread.join()


@needs_fork
def test_a_fork_keeps_no_process_alive() -> None:
    batch = rulehouse.Batch("terrafex", 1)
    child = os.fork()
    if child == 0:
        time.sleep(30)
        os._exit(0)
    begun = time.monotonic()
    batch.close()
    took = time.monotonic() - begun
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    # The process ends when its input closes; otherwise it would be killed after two seconds.
    assert took < 1.5


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="this system has no process groups")
def test_ctrl_c_in_a_terminal_leaves_the_games_alone() -> None:
    """A terminal sends an interrupt to every process in the group."""
    words = [sys.executable, "-c", PROGRAM]
    program = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, env=ENV)
    assert program.stdout is not None
    pid = int(program.stdout.readline())
    time.sleep(0.3)
    os.killpg(program.pid, signal.SIGINT)
    out, err = program.communicate(timeout=20)
    assert (program.returncode, out) == (3, b"again 64\n"), err
    assert gone(pid)


def noisy(folder: Path, bytes: int) -> dict[str, str]:
    """A command that writes a lot to standard error before its first frame."""
    script = folder / "noisy.mjs"
    script.write_text(
        "import { writeSync } from 'node:fs';\n"
        f"for (let at = 0; at < {bytes}; at += 1000) writeSync(2, 'x'.repeat(999) + '\\n');\n"
        f"await import({Path(command()[-1]).as_uri()!r});\n"
    )
    return {**ENV, "RULEHOUSE_COMMAND": str(script)}


def test_a_noisy_start(tmp_path: Path) -> None:
    program = "import rulehouse; print(len(rulehouse.Batch('terrafex', 2).reset([1, 2]).seats))"
    said = run(program, env=noisy(tmp_path, 300_000))
    assert (said.stdout, said.stderr) == ("2\n", "")


def test_a_noisy_refusal(tmp_path: Path) -> None:
    program = """
import rulehouse
try:
    rulehouse.Batch("chess")
except rulehouse.Refused as refused:
    print(refused.code, refused)
"""
    said = run(program, env=noisy(tmp_path, 300_000))
    assert said.stdout.startswith('argument no environment "chess"; there are: '), said


def test_no_pipe_is_left_open() -> None:
    program = """
import gc, rulehouse
def make():
    rulehouse.Batch("terrafex", 1).reset([1])
    rulehouse.Game("terrafex")
    try:
        rulehouse.Batch("chess")
    except rulehouse.RulehouseError:
        pass
make()
gc.collect()
closed = rulehouse.Batch("terrafex", 1)
closed.close()
left = rulehouse.Batch("terrafex", 1)
"""
    said = run(program, "-X", "dev")
    assert (said.returncode, said.stderr) == (0, "")


def test_an_object_that_is_collected_ends_its_process() -> None:
    batch = rulehouse.Batch("terrafex", 1)
    pid = batch.connection.pid
    del batch
    gc.collect()
    assert gone(pid)


@pytest.mark.parametrize("how", [pickle.dumps, copy.deepcopy])
def test_games_are_not_copied(how: Callable[[object], object]) -> None:
    with rulehouse.Batch("terrafex", 1) as batch, rulehouse.Game("terrafex") as game:
        for one in (batch, game):
            with pytest.raises(TypeError, match="pass a function that makes them"):
                how(one)


def test_node_that_is_not_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("RULEHOUSE_NODE", str(tmp_path / "node"))
    with pytest.raises(rulehouse.Broken) as broken:
        rulehouse.Batch("terrafex", 1)
    assert broken.value.code == "node"


def test_a_command_that_fails(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An error that is not about an argument stays unchanged, with the most informative line."""
    script = tmp_path / "fails.mjs"
    script.write_text("throw new TypeError('out of order');\n")
    monkeypatch.setenv("RULEHOUSE_COMMAND", str(script))
    with pytest.raises(rulehouse.Broken) as broken:
        rulehouse.Batch("terrafex", 1)
    assert (broken.value.code, str(broken.value)) == ("gone", "TypeError: out of order")
