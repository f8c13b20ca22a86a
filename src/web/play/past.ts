/**
 * Looking back at a table on a server: the board shows an earlier position as its viewer saw it, while the game goes on.
 *
 * @packageDocumentation
 */
import type { AnySession, AnySnapshot } from '../session/any-session.js';
import { recallOf } from '../session/recall.js';
import { stillOf } from '../session/still.js';
import type { Sitting } from './sitting.js';

/** The earlier position that the board shows. */
export interface PastPosition {
  /** The number of moves before the position. */
  readonly ply: number;
  /** What the viewer saw; null until the server has sent it. */
  readonly seen: AnySnapshot | null;
  /** The session that the board shows; null until the server has sent the position. */
  readonly board: AnySession | null;
}

/** The earlier position on the screen, if people look back. */
export class Remembering {
  readonly #changed: () => void;
  #shown: PastPosition | null = null;
  /** A number that changes with every request, so that a late answer to an earlier request is not shown. */
  #wanted = 0;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** True if people can look back at a table. */
  static isPossible({ play }: Sitting): boolean {
    return recallOf(play) !== undefined;
  }

  /** The earlier position; null while the present one is shown. */
  get shown(): PastPosition | null {
    return this.#shown;
  }

  /** Shows the position after the given number of moves. The result is false if nobody knows what the viewer saw then. */
  async open({ play }: Sitting, ply: number): Promise<boolean> {
    const wanted = ++this.#wanted;
    if (ply >= play.snapshot().plies) {
      this.close();
      this.#changed();
      return true;
    }
    // The list marks the move at once, and the board shows what it showed before until the position is there.
    this.#shown = { seen: null, board: null, ...this.#shown, ply };
    this.#changed();
    const seen = await recallOf(play)?.(ply);
    if (wanted !== this.#wanted) return true;
    this.#shown = seen === undefined ? null : { ply, seen, board: stillOf(play, seen) };
    this.#changed();
    return seen !== undefined;
  }

  /** Goes back to the present position when the moves that people look at were taken back, and when the game is over. */
  follow({ cause, end }: AnySnapshot): void {
    if (cause === 'undone' || end !== null) this.close();
  }

  close(): void {
    this.#wanted++;
    this.#shown = null;
  }
}
