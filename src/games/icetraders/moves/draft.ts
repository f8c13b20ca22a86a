/**
 * The small updates that make up a move. The updates change private copies of the three lists that hold the pieces: systems, ships and stash.
 *
 * @packageDocumentation
 */
import { isHyperspace, noPiece, numberOf, ship } from '../content.js';
import { type State, shipsIn, systemAt } from '../state.js';
import { pieceCount } from '../tables.js';

/** Copies of a state's systems, ships and stash; a move changes the copies, so that the state itself stays unchanged. */
export interface Draft {
  /** The systems of the state. The list is copied only if a system is added or removed, which is rare. */
  systems: readonly number[];
  readonly ships: number[];
  readonly stash: number[];
}

/** Copies the parts of a state that a move will change. */
export const draftOf = (state: State): Draft => ({
  systems: state.systems,
  ships: state.ships.slice(),
  stash: state.stash.slice(),
});

/** Inserts a number into an ascending list. */
const insert = (list: number[], value: number): void => {
  let index = list.length;
  list.push(value);
  while (index > 0 && list[index - 1]! > value) {
    list[index] = list[index - 1]!;
    index--;
  }
  list[index] = value;
};

/** Removes a number from a list; nothing happens if the list does not contain the number. */
const remove = (list: number[], value: number): void => {
  let index = 0;
  while (index < list.length && list[index] !== value) index++;
  if (index === list.length) return;
  for (; index + 1 < list.length; index++) list[index] = list[index + 1]!;
  list.pop();
};

/** Replaces a number in an ascending list with a new one; nothing happens if the list does not contain the old number. */
const replace = (list: number[], old: number, fresh: number): void => {
  let index = 0;
  while (index < list.length && list[index] !== old) index++;
  if (index === list.length) return;
  for (; index > 0 && list[index - 1]! > fresh; index--) list[index] = list[index - 1]!;
  for (; index + 1 < list.length && list[index + 1]! < fresh; index++) list[index] = list[index + 1]!;
  list[index] = fresh;
};

/** Puts a piece into the stash. @rule IT-1.2 */
export const give = ({ stash }: Draft, piece: number): void => {
  if (piece !== noPiece) stash[piece] = stash[piece]! + 1;
};

/** Takes a piece from the stash. @rule IT-1.2 */
export const take = ({ stash }: Draft, piece: number): void => {
  stash[piece] = stash[piece]! - 1;
};

/** Adds a ship to a system, without taking the piece from the stash. */
export const arrive = (draft: Draft, code: number): void => {
  insert(draft.ships, code);
};

/** Removes a ship from its system, without putting the piece into the stash. */
export const leave = (draft: Draft, code: number): void => {
  remove(draft.ships, code);
};

/** Adds a new ship to a system and takes its piece from the stash. */
export const launch = (draft: Draft, number: number, owner: number, piece: number): void => {
  take(draft, piece);
  arrive(draft, ship(number, owner, piece));
};

/** Removes a ship from its system and puts its piece into the stash. @rule IT-1.2 */
export const discard = (draft: Draft, number: number, owner: number, piece: number): void => {
  leave(draft, ship(number, owner, piece));
  give(draft, piece);
};

/** Exchanges a ship for a piece from the stash. @rule IT-1.2 */
export const exchange = (draft: Draft, number: number, owner: number, old: number, fresh: number): void => {
  give(draft, old);
  take(draft, fresh);
  replace(draft.ships, ship(number, owner, old), ship(number, owner, fresh));
};

/** Inserts the code of a new system into the list. */
export const addSystem = (draft: Draft, code: number): void => {
  const systems = draft.systems.slice();
  insert(systems, code);
  draft.systems = systems;
};

/** Removes a system from the table, without putting its markers into the stash. */
export const removeSystem = (draft: Draft, code: number): void => {
  const systems = draft.systems.slice();
  remove(systems, code);
  draft.systems = systems;
};

/** Removes a hyperspace that has lost its last ship. @rule IT-1.4 @rule IT-6.7 */
export const vanishIfEmpty = (draft: Draft, number: number): void => {
  const code = systemAt(draft, number);
  if (code !== 0 && isHyperspace(code) && shipsIn(draft.ships, number) === 0) removeSystem(draft, code);
};

/** The lowest number that no system has; 0 if all sixty numbers are taken. @rule IT-1.6 */
export const freeNumber = (systems: readonly number[]): number => {
  for (let index = 0; index < systems.length; index++) if (numberOf(systems[index]!) !== index + 1) return index + 1;
  return systems.length < pieceCount ? systems.length + 1 : 0;
};
