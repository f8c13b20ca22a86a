/**
 * Looking back in the element: the review is loaded when somebody wants it.
 *
 * @packageDocumentation
 */
import type { TemplateResult } from 'lit';
import type { Around } from './game.js';
import type { Match } from './match.js';
import type { Reviewing } from './review/reviewing.js';
import type { Acts, Scene } from './scene.js';

/** The review of the game that is shown, once it is there. */
export class LookingBack {
  readonly #changed: () => void;
  #reviewing: Reviewing | undefined;
  #view: ((scene: Scene, acts: Acts, reviewing: Reviewing) => TemplateResult) | undefined;
  /** The game that is reviewed, and how many moves it had then. */
  #of: readonly [match: Match, plies: number] | undefined;

  /** A number for each beginning: what is loaded too late is not shown. */
  #wanted = 0;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Begins the review of a game; one that is there already goes on. */
  async open(match: Match, around: Around): Promise<void> {
    const { plies } = match.play.snapshot();
    if (this.#of?.[0] === match && this.#of[1] === plies) return;
    this.close();
    const wanted = this.#wanted;
    this.#of = [match, plies];
    const record = match.record();
    const { Reviewing: Made, reviewView } = await import('./review/index.js');
    if (record === null || wanted !== this.#wanted) return;
    this.#view = reviewView;
    this.#reviewing = new Made(match.game, record, around, this.#changed);
    this.#changed();
  }

  /** Stops it. */
  close(): void {
    this.#wanted++;
    this.#reviewing?.stop();
    [this.#reviewing, this.#of] = [undefined, undefined];
  }

  /** What is shown; null while it is being loaded. */
  view(scene: Scene, acts: Acts): TemplateResult | null {
    return this.#reviewing === undefined || this.#view === undefined ? null : this.#view(scene, acts, this.#reviewing);
  }
}
