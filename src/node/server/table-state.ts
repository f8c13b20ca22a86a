/**
 * Says how far the game at a table has progressed.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../../core/contract/game.js';
import type { Table } from '../../table/index.js';
import type { Summary } from './store/store.js';

/** How far the game at a table has progressed, regardless of whether the table is halted. */
export const stageOf = <T extends GameTypes>({ stage }: Table<T>): Pick<Summary, 'state' | 'moves'> =>
  stage._tag === 'Seating'
    ? { state: 'seating', moves: 0 }
    : { state: stage._tag === 'Over' ? 'over' : 'playing', moves: stage.play.made.length };
