/**
 * Where each viewer of a game looks: at the position at which the game goes on, or at another one. No viewer changes what others look at.
 *
 * @packageDocumentation
 */
import type { Eye } from './driver.js';

/** Where a viewer looks after choosing a position. */
interface Cursor {
  /** The number of moves before the position; null if the viewer has returned to the position at which the game goes on. */
  readonly ply: number | null;
  /** The ply at which the viewer looked before. */
  readonly from: number;
  readonly epoch: number;
}

/** The cursors of all viewers. A viewer without a cursor follows the game. */
export class Cursors {
  readonly #all = new Map<Eye, Cursor>();
  #epoch = 0;
  /** The epoch of the viewers who follow the game. */
  #shared = 0;

  /** The ply at which a viewer looks; null if the viewer looks at the position at which the game goes on. */
  at(eye: Eye): number | null {
    return this.#all.get(eye)?.ply ?? null;
  }

  /** True if a viewer looks at another position than the one at which the game goes on. */
  isElsewhere(eye: Eye): boolean {
    return this.at(eye) !== null;
  }

  /** True if every viewer follows the game. */
  areTogether(): boolean {
    return this.#all.size === 0;
  }

  /** The ply at which a viewer looked before choosing a position; undefined if the viewer has followed the game since its last change. */
  cameFrom(eye: Eye): number | undefined {
    return this.#all.get(eye)?.from;
  }

  /** A number that changes whenever a viewer sees another position. */
  epoch(eye: Eye): number {
    return this.#all.get(eye)?.epoch ?? this.#shared;
  }

  /** Lets a viewer look at another position. */
  look(eye: Eye, ply: number | null, from: number): void {
    this.#all.set(eye, { ply, from, epoch: ++this.#epoch });
  }

  /**
   * Gives another position to all viewers who look at the one at which the game goes on, and to those for whom `isGone` is true. Only the first `kept`
   * moves are still the same.
   */
  follow(isGone: (ply: number) => boolean, kept: number): void {
    for (const [eye, cursor] of this.#all) {
      const { ply, from } = cursor;
      if (ply === null || isGone(ply)) this.#all.delete(eye);
      else if (from > kept) this.#all.set(eye, { ...cursor, from: ply });
    }
    this.#shared = ++this.#epoch;
  }
}
