/**
 * Analyses the position on the screen: a strong bot thinks until people stop it or the position changes.
 *
 * @packageDocumentation
 */
import type { Line } from './analysis.js';
import type { Around } from './game.js';
import { strongestBot } from './levels.js';
import type { Match } from './match.js';

/** A bot's analysis of the position that is shown. */
export class Analysing {
  readonly #changed: () => void;
  #control: AbortController | null = null;
  #lines: readonly Line[] = [];

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The best moves found so far. */
  get lines(): readonly Line[] {
    return this.#lines;
  }

  get isRunning(): boolean {
    return this.#control !== null;
  }

  stop(): void {
    this.#control?.abort();
    [this.#control, this.#lines] = [null, []];
  }

  start({ game, play }: Match, { worker, catalogues }: Around): void {
    const control = new AbortController();
    this.#control = control;
    const onLines = (lines: readonly Line[]): void => {
      if (this.#control !== control) return;
      this.#lines = lines;
      this.#changed();
    };
    const asked = { play, bot: strongestBot(game), worker, catalogues, signal: control.signal, onLines };
    void game.analyse(asked).then(() => {
      if (this.#control === control) this.#control = null;
      this.#changed();
    });
  }
}
