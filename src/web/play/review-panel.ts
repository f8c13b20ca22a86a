/**
 * Reviews a game in the play element; the code for reviews is loaded on demand.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import type { TemplateResult } from 'lit';
import type { Around } from './game.js';
import type { Match } from './match.js';
import type { Reviewing } from './review/reviewing.js';
import type { Acts, Scene } from './scene.js';

/** Holds the review of the game on the screen once the review has been loaded. */
export class LookingBack {
  readonly #changed: () => void;
  #reviewing: Reviewing | undefined;
  #view: ((scene: Scene, acts: Acts, reviewing: Reviewing) => TemplateResult) | undefined;
  /** The game under review, and the number of its moves when the review began. */
  #of: readonly [match: Match, plies: number] | undefined;

  /** A number that changes whenever a review is started, so that a review loaded too late is not shown. */
  #wanted = 0;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Begins the review of a game; if a review of the same game has already begun, that review continues. */
  async open(match: Match, around: Around): Promise<void> {
    const { plies } = match.play.snapshot();
    if (this.#of?.[0] === match && this.#of[1] === plies) return;
    this.close();
    const wanted = this.#wanted;
    this.#of = [match, plies];
    const record = match.record();
    const { Reviewing: Made, reviewView } = await import('./review/index.js');
    if (isLeft(record) || wanted !== this.#wanted) return;
    this.#view = reviewView;
    this.#reviewing = new Made(match.game, record.right, around, this.#changed);
    this.#changed();
  }

  /** Stops the review. */
  close(): void {
    this.#wanted++;
    this.#reviewing?.stop();
    [this.#reviewing, this.#of] = [undefined, undefined];
  }

  /** The contents of the review on the screen; null while the review is being loaded. */
  view(scene: Scene, acts: Acts): TemplateResult | null {
    return this.#reviewing === undefined || this.#view === undefined ? null : this.#view(scene, acts, this.#reviewing);
  }
}
