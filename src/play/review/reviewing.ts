/**
 * A review under way: what is known of each position of a game that was played, and the search that finds it out.
 *
 * @packageDocumentation
 */
import { strongestBot } from '../levels.js';
import type { Around, PlayGame, Rounds } from '../game.js';
import { type Judged, judge } from './judge.js';

/** How many iterations a search takes for each position: to choose from. */
export const depths: readonly number[] = [300, 3000, 10_000];

const usual = 3000;

/** A review of one record. */
export class Reviewing {
  readonly game: PlayGame;
  /** The record, as JSON. */
  readonly record: string;
  readonly #around: Around;
  readonly #changed: () => void;
  #found: ReadonlyMap<number, Judged> = new Map();
  #search: AbortController | null = null;
  #depth = usual;
  #rounds: readonly Rounds[] | null = null;
  /** The ply of the turning point that is shown; null while none is. */
  shown: number | null = null;

  constructor(game: PlayGame, record: string, around: Around, changed: () => void) {
    [this.game, this.record, this.#around, this.#changed] = [game, record, around, changed];
  }

  /** What is known, by the number of moves before the position. */
  get found(): ReadonlyMap<number, Judged> {
    return this.#found;
  }

  /** True while the search goes on. */
  get isBusy(): boolean {
    return this.#search !== null;
  }

  /** True if there is a worker to think in. */
  get canThink(): boolean {
    return this.#around.worker() !== undefined;
  }

  /** The iterations for each position. */
  get depth(): number {
    return this.#depth;
  }

  /** The points of every seat by source and round; null until somebody wants them, or where the game does not tell them. */
  get rounds(): readonly Rounds[] | null {
    return this.#rounds;
  }

  /** Replays the record and books its points: a long game takes a tenth of a second. */
  book(): void {
    this.#rounds = this.game.rounds?.(JSON.parse(this.record)) ?? null;
    this.#changed();
  }

  /** Takes another depth; what was found with the one before is forgotten. */
  deepen(depth: number): void {
    this.stop();
    [this.#depth, this.#found, this.shown] = [depth, new Map(), null];
    this.#changed();
  }

  /** Begins, and forgets what was found before. */
  start(): void {
    const port = this.#around.worker();
    if (port === undefined || this.isBusy) return;
    const control = new AbortController();
    [this.#search, this.#found, this.shown] = [control, new Map(), null];
    const search = {
      record: this.record,
      bot: strongestBot(this.game).replace(/iterations=\d+/, `iterations=${this.#depth}`),
      port,
      catalogues: this.#around.catalogues,
      signal: control.signal,
      onJudged: (judged: Judged) => {
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

  /** Stops; what was found stays. */
  stop(): void {
    this.#search?.abort();
    this.#search = null;
  }
}
