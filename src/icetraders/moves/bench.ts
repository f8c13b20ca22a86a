/**
 * The small updates that moves are made of, on private copies of the three lists that hold the pieces.
 *
 * @packageDocumentation
 */
import { isHyperspace, noPiece, numberOf, ship } from '../content.js';
import { indexOfSystem, shipsIn, type State } from '../state.js';
import { pieceCount } from '../tables.js';

/** Systems, ships and stash that one move is working on: private copies, never those of a state. */
export interface Workbench {
  /** The systems of the state until one comes or goes; few moves change any. */
  systems: readonly number[];
  readonly ships: number[];
  readonly stash: number[];
}

/** Copies what a move will change. */
export const workbench = (state: State): Workbench => ({
  systems: state.systems,
  ships: state.ships.slice(),
  stash: state.stash.slice(),
});

/** Puts a number into an ascending list. */
const insert = (list: number[], value: number): void => {
  let index = list.length;
  list.push(value);
  while (index > 0 && (list[index - 1] ?? 0) > value) {
    list[index] = list[index - 1] ?? 0;
    index--;
  }
  list[index] = value;
};

/** Takes a number out of a list; nothing happens if it is not there. */
const remove = (list: number[], value: number): void => {
  let index = list.indexOf(value);
  if (index < 0) return;
  for (; index + 1 < list.length; index++) list[index] = list[index + 1] ?? 0;
  list.pop();
};

/** A piece goes to the stash. @rule IT-1.2 */
export const give = ({ stash }: Workbench, piece: number): void => {
  if (piece !== noPiece) stash[piece] = (stash[piece] ?? 0) + 1;
};

/** A piece comes out of the stash. @rule IT-1.2 */
export const take = ({ stash }: Workbench, piece: number): void => {
  stash[piece] = (stash[piece] ?? 0) - 1;
};

/** A ship arrives in a system; the piece is not taken from the stash. */
export const arrive = (bench: Workbench, code: number): void => {
  insert(bench.ships, code);
};

/** A ship leaves its system; the piece does not go to the stash. */
export const leave = (bench: Workbench, code: number): void => {
  remove(bench.ships, code);
};

/** A new ship out of the stash. */
export const launch = (bench: Workbench, number: number, owner: number, piece: number): void => {
  take(bench, piece);
  arrive(bench, ship(number, owner, piece));
};

/** A ship is discarded. @rule IT-1.2 */
export const discard = (bench: Workbench, number: number, owner: number, piece: number): void => {
  leave(bench, ship(number, owner, piece));
  give(bench, piece);
};

/** Puts the code of a new system into the list. */
export const addSystem = (bench: Workbench, code: number): void => {
  const systems = bench.systems.slice();
  insert(systems, code);
  bench.systems = systems;
};

/** Takes a system off the table; its markers do not go to the stash. */
export const removeSystem = (bench: Workbench, code: number): void => {
  const systems = bench.systems.slice();
  remove(systems, code);
  bench.systems = systems;
};

/** A hyperspace that has lost its last ship vanishes. @rule IT-1.4 @rule IT-6.7 */
export const vanishIfEmpty = (bench: Workbench, number: number): void => {
  const index = indexOfSystem(bench.systems, number);
  const code = bench.systems[index] ?? 0;
  if (index >= 0 && isHyperspace(code) && shipsIn(bench.ships, number) === 0) removeSystem(bench, code);
};

/** The lowest number that no system has; 0 if all sixty are taken. @rule IT-1.6 */
export const freeNumber = (systems: readonly number[]): number => {
  for (let index = 0; index < systems.length; index++)
    if (numberOf(systems[index] ?? 0) !== index + 1) return index + 1;
  return systems.length < pieceCount ? systems.length + 1 : 0;
};
