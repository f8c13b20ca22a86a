/**
 * A game that is shown, wherever it runs: its session, who views the board, and what is known about the seats.
 *
 * @packageDocumentation
 */
import { isSeat, type Seat } from '../../core/values/seat.js';
import type { AnySession, AnySnapshot } from '../session/any-session.js';
import type { Played } from '../session/snapshot.js';
import type { PlayGame, ToldGame } from './game.js';

/** A move of an example that the rules refuse. */
export interface RefusedExample {
  /** The number of moves made before the refused move. */
  readonly ply: number;
  /** The text of the move. */
  readonly move: string;
  /** The rule that the move breaks; empty if no rule is given. */
  readonly rule: string;
  /** The reason why the move is refused. */
  readonly text: string;
}

/** A game that is shown, wherever it runs. Used directly, this class represents a game at a table on a server. */
export class Sitting {
  readonly game: ToldGame;
  /** The game with its rules; null if the page does not have the game. */
  readonly known: PlayGame | null;
  /** The session of the game; if the game runs on this machine, the session shows only what everybody may see. */
  readonly play: AnySession;
  /** True for an example from a rule book and for a replayed record, which hide nothing from their reader. */
  isStudy = false;
  /** True if the game is over, even if an earlier position is shown. */
  hasEnded = false;
  /** True while some of the viewers who share the screen have yet to go to the position that it shows. */
  isJumping = false;
  /** The moves of an example that the rules refuse. */
  tried: readonly RefusedExample[] = [];
  /** The seat to which the screen is being handed; null while a player has the screen. */
  asked: Seat | null = null;

  constructor(game: ToldGame, play: AnySession, known: PlayGame | null) {
    [this.game, this.play, this.known] = [game, play, known];
  }

  /** The seats at which people play, as far as is known. */
  get persons(): readonly Seat[] {
    return this.play.snapshot().seats.flatMap(({ bot }, seat) => (bot === null && isSeat(seat) ? [seat] : []));
  }

  /** The session as its viewer sees it. */
  get mine(): AnySession {
    return this.play;
  }

  /** The moves so far, to the extent that the viewer may know them. */
  get history(): readonly Played[] {
    return this.mine.history();
  }

  /** The viewer's own seats, whose strips are below the board. */
  get own(): readonly number[] {
    const { viewer } = this.mine.snapshot();
    return typeof viewer === 'number' ? [viewer] : [];
  }

  /** Updates what is known about the game after a change in its session. */
  update(): void {
    const { end, ply, plies } = this.play.snapshot();
    if (ply === plies) this.hasEnded = end !== null;
  }

  /** Called when the game is no longer shown. Whoever opened the game's session has to close it. */
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
