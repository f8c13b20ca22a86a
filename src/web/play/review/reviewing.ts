/**
 * A review in progress: the findings about each position of a played game, and the search that makes these findings.
 *
 * @packageDocumentation
 */

import { orNull } from '../../../core/values/absent.js';
import type { Around, PlayGame, Rounds } from '../game.js';
import { strongestBot } from '../levels.js';
import { type JudgedPosition, judge } from './judge.js';

/** The choices for the number of iterations that the search makes in each position. */
export const depths: readonly number[] = [300, 3000, 10_000];

const usual = 3000;

/** A review of one recorded game. */
export class Reviewing {
  readonly game: PlayGame;
  /** The record, as JSON. */
  readonly record: string;
  readonly #around: Around;
  readonly #changed: () => void;
  #found: ReadonlyMap<number, JudgedPosition> = new Map();
  #search: AbortController | null = null;
  #depth = usual;
  #rounds: readonly Rounds[] | null = null;
  /** The ply of the turning point that is on the screen; null if there is none. */
  shown: number | null = null;

  constructor(game: PlayGame, record: string, around: Around, changed: () => void) {
    [this.game, this.record, this.#around, this.#changed] = [game, record, around, changed];
  }

  /** What the search has found so far about each position, keyed by the number of moves before the position. */
  get found(): ReadonlyMap<number, JudgedPosition> {
    return this.#found;
  }

  /** True while the search is running. */
  get isBusy(): boolean {
    return this.#search !== null;
  }

  /** True if there is a worker in which the bot can think. */
  get canThink(): boolean {
    return this.#around.worker() !== undefined;
  }

  /** The number of iterations that the search makes in each position. */
  get depth(): number {
    return this.#depth;
  }

  /** The points of every seat by source and round; null until people request them, or if the game does not record them. */
  get rounds(): readonly Rounds[] | null {
    return this.#rounds;
  }

  /** Replays the record and adds up its points by source and round, which takes a tenth of a second for a long game. */
  book(): void {
    this.#rounds = orNull(this.game.rounds?.(JSON.parse(this.record)));
    this.#changed();
  }

  /** Sets the number of iterations that the search makes in each position, and drops earlier findings. */
  deepen(depth: number): void {
    this.stop();
    [this.#depth, this.#found, this.shown] = [depth, new Map(), null];
    this.#changed();
  }

  /** Begins the search through the record, and drops earlier findings. */
  start(): void {
    const port = this.#around.worker();
    if (port === undefined || this.isBusy) return;
    const control = new AbortController();
    [this.#search, this.#found, this.shown] = [control, new Map(), null];
    const search = {
      record: this.record,
      bot: strongestBot(this.game),
      iterations: this.#depth,
      port,
      catalogues: this.#around.catalogues,
      signal: control.signal,
      onJudged: (judged: JudgedPosition) => {
        this.#found = new Map([...this.#found, [judged.ply, judged]]);
        this.#changed();
      },
    };
    void this.game
      .open((face) => judge(face, search))
      .then(() => {
        if (this.#search === control) this.#search = null;
        this.#changed();
      });
    this.#changed();
  }

  /** Stops the search, and keeps what it has found so far. */
  stop(): void {
    this.#search?.abort();
    this.#search = null;
  }
}
