"""One game in plain Python: positions and moves as texts, refusals with rule numbers, records, and pictures."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from ._batch import Batch, Modules, move_text, whole_number
from ._process import NotCopied, Refused, RulehouseError


@dataclass(frozen=True)
class Outcome:
    """The result of a game."""

    winners: tuple[int, ...]
    places: tuple[int, ...]
    reason: str


@dataclass(frozen=True)
class Position:
    """A position as text, with its main properties."""

    text: str
    to_move: tuple[int, ...]
    names: tuple[str, ...]
    scores: tuple[float, ...]
    teams: tuple[int, ...]
    outcome: Outcome | None
    board: str

    @property
    def over(self) -> bool:
        """True if the game is over."""
        return self.outcome is not None

    def __str__(self) -> str:
        return self.board


def _position(said: dict[str, Any]) -> Position:
    outcome = said["outcome"]
    return Position(
        text=said["position"],
        to_move=tuple(said["toMove"]),
        names=tuple(said["names"]),
        scores=tuple(said["scores"]),
        teams=tuple(said["teams"]),
        outcome=None
        if outcome is None
        else Outcome(tuple(outcome["winners"]), tuple(outcome["places"]), outcome["reason"]),
        board=said["board"],
    )


def rule_book(game: str) -> str:
    """Return the rule book of a game as Markdown, by the game's id. Refusals cite its numbers.

    Raises Refused for an unknown game, or a game by another author.
    """
    path = Path(__file__).parent / "docs" / "rules" / f"{game}.md"
    if not isinstance(game, str) or path.name not in {one.name for one in path.parent.glob("*.md")}:
        raise Refused(f"there is no rule book of {game!r}", "game")
    return path.read_text(encoding="utf-8")


class Game(NotCopied):
    """A single game that is played move by move.

    If Ctrl-C interrupts a question, nothing changes, but the process ends; the next question starts a new one.

    >>> from rulehouse import Game
    >>> with Game("terrafex", seed=1) as game:
    ...     _ = game.play("G^c5")
    ...     game.why("G^a1")
    'TF-3.3: the tracker of this colour is down'
    """

    def __init__(
        self,
        game: str,
        *,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        modules: Modules = (),
    ) -> None:
        """Set up a game with a seed. `modules` are files with games by other authors."""
        self.seed = whole_number(seed, "seed")
        self._make_batch = partial(Batch, game, 1, options=options, modules=modules)
        self._batch = self._make_batch()
        self._is_left = False
        self.moves: list[str] = []
        self.position = self._settle(self._ask("start", seed=self.seed), [])

    @property
    def name(self) -> str:
        """The name of the environment with its version."""
        return self._batch.name

    @property
    def over(self) -> bool:
        """True if the game is over."""
        return self.position.over

    def legal(self, seat: int | None = None) -> list[str]:
        """Return the legal moves of a seat, or of all seats to move."""
        if seat is not None:
            seat = self._seat(seat)
        said = self._answer({"ask": "legal", "position": self.position.text})
        return [one["move"] for one in said if seat is None or one["seat"] == seat]

    def play(self, move: str) -> Position:
        """Make a move. An illegal move raises Refused, whose `rule` is the number of the broken rule."""
        position = self._ask("apply", position=self.position.text, move=move_text(move))
        return self._settle(position, [*self.moves, move])

    def why(self, move: str) -> str | None:
        """Return why a move is refused, with the number of the rule; None for a legal move."""
        move = move_text(move)
        try:
            self._ask("apply", position=self.position.text, move=move)
        except Refused as refused:
            return str(refused)
        return None

    def bot(self, bot: str = "greedy", seed: int = 0) -> str:
        """Return the move that one of the library's bots would make. The bot sees no more than its seat."""
        question = {"ask": "bot", "position": self.position.text, "bot": bot, "seed": whole_number(seed, "seed")}
        return str(self._answer(question)["move"])

    def view(self, seat: int) -> str:
        """Return the view of a seat as text."""
        question = {"ask": "observe", "position": self.position.text, "seat": self._seat(seat)}
        return str(self._answer(question)["view"])

    def svg(self, seat: int | None = None) -> str:
        """Return the picture of the position as SVG, as a seat sees it; without a seat it shows nobody's secrets.

        The full position, including hidden information, is in `position.text` and `position.board`.
        """
        question: dict[str, Any] = {"ask": "svg", "position": self.position.text}
        return str(self._answer(question if seat is None else {**question, "seat": self._seat(seat)})["svg"])

    def record(self) -> dict[str, Any]:
        """Return the record of the game: options, seed, moves and result."""
        said = self._answer({"ask": "record", "seed": self.seed, "moves": self.moves})
        return dict(said)

    def verify(self, record: dict[str, Any]) -> Position:
        """Replay a record and return its last position; raise Refused if it breaks a rule or contradicts itself."""
        return _position(self._answer({"ask": "verify", "record": record})["final"])

    def close(self) -> None:
        """End the process."""
        self._is_left = False
        self._batch.close()

    def __enter__(self) -> Game:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _settle(self, position: Position, moves: list[str]) -> Position:
        """Draw chance moves, which depend on the seed and the number of moves, until a seat is to move."""
        while not position.to_move and not position.over:
            question = {"ask": "chance", "position": position.text, "seed": self.seed, "ply": len(moves)}
            moves.append(str(self._answer(question)["move"]))
            position = self._ask("apply", position=position.text, move=moves[-1])
        # An interrupt before this line leaves the game unchanged.
        self.position, self.moves = position, moves
        return position

    def _ask(self, ask: str, **more: object) -> Position:
        return _position(self._answer({"ask": ask, **more}))

    def _seat(self, seat: int) -> int:
        number = whole_number(seat, "seat")
        if not 0 <= number < self._batch.seats:
            raise Refused(f"seat: {number} is not a seat of this table", "seat")
        return number

    def _answer(self, question: dict[str, Any]) -> Any:
        """Ask a question. It contains its position, so that a new process can answer the next one."""
        if self._is_left:
            self._batch = self._make_batch()
            self._is_left = False
        try:
            return self._batch.connection.ask(question)
        except RulehouseError:
            raise
        except BaseException:
            # An interrupt (Ctrl-C): do not wait for the answer, which may take a minute.
            self._is_left = True
            with contextlib.suppress(RulehouseError):
                self._batch.connection.kill()
            raise
