/**
 * A game that is shown, wherever it runs: its session, the viewer of the board, and the known facts about the seats.
 *
 * @packageDocumentation
 */
import { isSeat, type Seat } from '../core/values/seat.js';
import type { AnySession, AnySnapshot } from '../session/closed.js';
import type { Played } from '../session/snapshot.js';
import type { PlayGame, ToldGame } from './game.js';

/** A move of an example that the rules refuse. */
export interface Tried {
  /** The number of moves before this one. */
  readonly ply: number;
  /** The text of the move. */
  readonly move: string;
  /** The rule that the move breaks; empty if no rule is given. */
  readonly rule: string;
  /** The reason why the move is refused. */
  readonly text: string;
}

/** A game that is shown, as its server sees it. */
export class Sitting {
  readonly game: ToldGame;
  /** The game with its rules; null if the page does not have the game. */
  readonly known: PlayGame | null;
  /** The session in the eyes of everybody who may watch. */
  readonly play: AnySession;
  /** True for an example from a rule book, whose link reveals what is hidden in the position. */
  isStudy = false;
  /** True if the game is over, even if an earlier position is shown. */
  hasEnded = false;
  /** True while the session shows another position for a moment that people do not see. */
  isSaving = false;
  /** The moves of an example that the rules refuse. */
  tried: readonly Tried[] = [];
  /** The seat to which the screen is being handed; null while a player has the screen. */
  asked: Seat | null = null;

  constructor(game: ToldGame, play: AnySession, known: PlayGame | null) {
    [this.game, this.play, this.known] = [game, play, known];
  }

  /** The seats of people, as far as is known. */
  get persons(): readonly Seat[] {
    return this.play.snapshot().seats.flatMap(({ bot }, seat) => (bot === null && isSeat(seat) ? [seat] : []));
  }

  /** The session in the eyes of the viewer. */
  get mine(): AnySession {
    return this.play;
  }

  /** The moves so far, to the extent that the viewer may know them. */
  get history(): readonly Played[] {
    return this.mine.history();
  }

  /** The seats whose strips are below the board, which are the viewer's seats. */
  get own(): readonly number[] {
    const { viewer } = this.mine.snapshot();
    return typeof viewer === 'number' ? [viewer] : [];
  }

  /** Follows the events of the session. */
  update(): void {
    const { end, ply, plies } = this.play.snapshot();
    if (ply === plies) this.hasEnded = end !== null;
  }

  /** Called when the game is no longer shown; whoever opened the session has to close it. */
  leave(): void {
    this.asked = null;
  }

  /** The score of a seat, which may be the score of its team; null while the score is not known. */
  scoreOf(seat: number, { score, view, seats }: AnySnapshot): number | null {
    if (score === null || view === null) return null;
    return score[score.length === seats.length ? seat : this.game.teams(view)[seat]!]!;
  }

  /** The points that each seat gained between two moments; null if these points are not known. */
  gainsOf(before: AnySnapshot, now: AnySnapshot): readonly (number | null)[] {
    return now.seats.map((_, seat) => {
      const [was, is] = [this.scoreOf(seat, before), this.scoreOf(seat, now)];
      return was === null || is === null ? null : is - was;
    });
  }
}
