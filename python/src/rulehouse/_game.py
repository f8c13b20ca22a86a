"""One game in plain Python: positions and moves as texts, refusals with rule numbers, records, pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ._batch import Batch, whole_number
from ._process import Refused


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    winners: tuple[int, ...]
    places: tuple[int, ...]
    reason: str


@dataclass(frozen=True)
class Position:
    """A position, as text and as what can be asked of it."""

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
    """Return the rule book of a game as Markdown."""
    path = Path(__file__).parent / "docs" / "rules" / f"{game}.md"
    if not path.exists():
        raise Refused(f"there is no rule book of {game!r}", "game")
    return path.read_text(encoding="utf-8")


class Game:
    """A game of one table that is played move by move.

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
        options: dict[str, Any] | None = None,
        modules: Sequence[str] = (),
    ) -> None:
        """Set up a game with a seed. `modules` are files with games of other authors."""
        self.seed = whole_number(seed, "seed")
        self._batch = Batch(game, 1, options=options, modules=modules)
        self.moves: list[str] = []
        self.position = self._ask("start", seed=self.seed)
        self._settle()

    @property
    def name(self) -> str:
        """The name of the environment with its version."""
        return self._batch.name

    @property
    def over(self) -> bool:
        """True if the game is over."""
        return self.position.over

    def legal(self, seat: int | None = None) -> list[str]:
        """Return the legal moves of a seat, or of all that are to move."""
        said = self._batch.connection.ask({"ask": "legal", "position": self.position.text})
        return [one["move"] for one in said if seat is None or one["seat"] == seat]

    def play(self, move: str) -> Position:
        """Make a move. A move that breaks a rule raises Refused, whose `rule` is the number of the rule."""
        self._make(move)
        self._settle()
        return self.position

    def why(self, move: str) -> str | None:
        """Return why a move is refused, with the number of the rule; None for a legal move."""
        try:
            self._ask("apply", position=self.position.text, move=move)
        except Refused as refused:
            return str(refused)
        return None

    def bot(self, bot: str = "greedy", seed: int = 0) -> str:
        """Return the move that a bot of the house would make. It sees no more than its seat."""
        question = {"ask": "bot", "position": self.position.text, "bot": bot, "seed": seed}
        return str(self._batch.connection.ask(question)["move"])

    def view(self, seat: int) -> str:
        """Return what a seat sees, as text."""
        question = {"ask": "observe", "position": self.position.text, "seat": seat}
        return str(self._batch.connection.ask(question)["view"])

    def svg(self, seat: int | None = None) -> str:
        """Return the picture of the position as SVG, as a seat sees it or as it is."""
        question: dict[str, Any] = {"ask": "svg", "position": self.position.text}
        return str(self._batch.connection.ask(question if seat is None else {**question, "seat": seat})["svg"])

    def record(self) -> dict[str, Any]:
        """Return the record of the game: options, seed, moves and result."""
        said = self._batch.connection.ask({"ask": "record", "seed": self.seed, "moves": self.moves})
        return dict(said)

    def verify(self, record: dict[str, Any]) -> Position:
        """Replay a record and return its last position; raise Refused where it breaks a rule or contradicts itself."""
        return _position(self._batch.connection.ask({"ask": "verify", "record": record})["final"])

    def close(self) -> None:
        """End the process."""
        self._batch.close()

    def __enter__(self) -> Game:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _make(self, move: str) -> None:
        self.position = self._ask("apply", position=self.position.text, move=move)
        self.moves.append(move)

    def _settle(self) -> None:
        """Let chance decide, which follows from the seed and the number of moves, until a seat is to move."""
        while not self.position.to_move and not self.over:
            question = {"ask": "chance", "position": self.position.text, "seed": self.seed, "ply": len(self.moves)}
            self._make(self._batch.connection.ask(question)["move"])

    def _ask(self, ask: str, **more: object) -> Position:
        return _position(self._batch.connection.ask({"ask": ask, **more}))
