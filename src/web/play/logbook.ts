/**
 * What the list of moves shows beside the words: what turns cost and gained, whose moves are listed, and the turn whose places the board marks.
 *
 * @packageDocumentation
 */
import type { Place } from '../../face/part.js';
import { recallOf } from '../session/recall.js';
import type { Sitting } from './sitting.js';
import { type MoveBlock, type Trail, trailOf } from './trail.js';

/** The text of the position in which a game began; undefined if nobody knows it yet. */
const startOf = async ({ play, known }: Sitting): Promise<string | undefined> => {
  const text = play.positionText(0);
  if (text !== null) return text;
  const seen = await recallOf(play)?.(0);
  return seen === undefined ? undefined : known?.determinize(seen.view);
};

/** What is known about the turns of the game on the screen. */
export class Logbook {
  readonly #changed: () => void;
  #match: Sitting | null = null;
  #trail: Trail | null = null;
  #isAsking = false;
  #pointed: readonly Place[] | null = null;
  /** The seat whose moves are listed; null for all moves. */
  listed: number | null = null;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The positions of the game; null if something is hidden, or if they are not known yet. */
  get trail(): Trail | null {
    return this.#trail;
  }

  /** The places of the turn that people point at; null if they point at none. */
  get pointed(): readonly Place[] | null {
    return this.#pointed;
  }

  /** Forgets the turns of an earlier game. */
  close(): void {
    [this.#match, this.#trail, this.#pointed, this.#isAsking, this.listed] = [null, null, null, false, null];
  }

  /** Asks where a game began as soon as it has a move. */
  follow(match: Sitting): void {
    this.#match = match;
    this.#pointed = null;
    if (this.#trail !== null || this.#isAsking || match.known === null || match.known.hides) return;
    if (match.play.snapshot().plies > 0) void this.#ask(match);
  }

  /** Marks the places of a turn on the board; null marks none. */
  point(block: MoveBlock | null): void {
    this.#pointed = block === null ? null : (this.#trail?.places(block) ?? null);
  }

  async #ask(match: Sitting): Promise<void> {
    this.#isAsking = true;
    const start = await startOf(match);
    if (this.#match !== match) return;
    this.#isAsking = false;
    if (start === undefined || match.known === null) return;
    this.#trail = trailOf(match.known, start);
    this.#changed();
  }
}
