/**
 * The states that a table's game went through, so that its moves can be described in words.
 *
 * @packageDocumentation
 */
import { isLeft } from 'fp-ts/Either';
import type { Game, GameTypes } from '../../core/contract/game.js';
import { applyRecorded } from '../../core/playing/apply-recorded.js';
import type { Made, Play } from '../../table/index.js';

/** The states of one game. The states are needed after every move, so known states are kept, and only new moves are applied. */
export class Replay<T extends GameTypes> {
  readonly #game: Game<T>;
  #made: readonly Made[] = [];
  #states: readonly T['State'][] = [];

  constructor(game: Game<T>) {
    this.#game = game;
  }

  /** The state before each move, and the state after the last move. */
  statesOf({ start, made }: Play<T>): readonly T['State'][] {
    const changed = made.findIndex((one, ply) => one !== this.#made[ply]);
    const kept = changed < 0 ? made.length : changed;
    const states = this.#states.slice(0, kept + 1);
    if (states.length === 0) states.push(start);
    for (const { move } of made.slice(kept)) {
      const after = applyRecorded(this.#game)(move)(states.at(-1) ?? start);
      if (isLeft(after)) break;
      states.push(after.right);
    }
    [this.#made, this.#states] = [made, states];
    return states;
  }
}
