/**
 * Action ids: every move of a game has a number, so that a network can have one output for each move. The numbers are arranged in groups.
 *
 * @packageDocumentation
 */
import { constant } from '../core/values/constant.js';

/** A range of ids for one kind of move; a few small numbers determine each move of this kind. */
export interface Group {
  /** The name of the group, for instance `GrowForest`. */
  readonly name: string;
  /**
   * How many values each of the numbers that determine a move can have. As the ids ascend, the last of these numbers varies fastest. For instance,
   * `[56, 4]` stands for a square and a direction. The shape is empty if the group has only one id.
   */
  readonly shape: readonly number[];
  /** The meanings of the numbers that determine a move, in the order of the shape. */
  readonly meaning: string;
}

/** A group of ids with its place among all ids of the game. */
export interface PlacedGroup extends Group {
  /** The first id of the group. */
  readonly offset: number;
  /** The number of ids in the group: the product of the numbers in its shape. */
  readonly size: number;
}

/** All ids of a game, beginning with 0; the ids of each group follow those of the previous group. */
export interface ActionSpace<Name extends string = string> {
  /** The number of action ids of the game, in all groups together. An id is a whole number from 0 to `count - 1`. */
  readonly count: number;
  /** The groups in the order of their ids. */
  readonly groups: readonly PlacedGroup[];
  /** The first id of each group, by the name of the group. */
  readonly first: Readonly<Record<Name, number>>;
}

/** The number of items that a shape describes: the product of its numbers. */
export const sizeOfShape = (shape: readonly number[]): number => shape.reduce((product, size) => product * size, 1);

/**
 * Gives ids to the given groups, one group after another.
 *
 * @param groups - the declarations, one group for each kind of move
 * @returns the space: the first id of each group and the number of all ids
 *
 * @example
 * ```ts
 * import { spaceOf } from 'rulehouse/environment';
 * const space = spaceOf([
 *   { name: 'Place', shape: [9], meaning: 'the cell' },
 *   { name: 'Resign', shape: [], meaning: '' },
 * ]);
 * space.count; // 10
 * space.first.Resign; // 9
 * ```
 */
export const spaceOf = <const G extends readonly Group[]>(groups: G): ActionSpace<G[number]['name']> => {
  let offset = 0;
  const placed: PlacedGroup[] = [];
  for (const group of groups) {
    const size = sizeOfShape(group.shape);
    placed.push({ ...group, offset, size });
    offset += size;
  }
  // Every group name of the declaration has an entry by now.
  const first = Object.fromEntries(placed.map((group) => [group.name, group.offset])) as Record<
    G[number]['name'],
    number
  >;
  return constant({ count: offset, groups: placed, first });
};

/** The place of an id: the group to which it belongs, and its number within the group. */
export interface Placed<Name extends string = string> {
  /** The name of the group. */
  readonly name: Name;
  /** The number of the id within the group, counted from 0. */
  readonly index: number;
}

/**
 * Returns the group to which an id belongs; undefined for a number that is not an id.
 *
 * @param space - the ids of all moves of a game
 * @param id - any number
 * @returns the group, and the place of the id in it
 *
 * @example
 * ```ts
 * import { groupOfId, terrafexEncoding } from 'rulehouse/environment';
 * groupOfId(terrafexEncoding.actions.space, 57); // { name: 'GrowForest', index: 1 }
 * groupOfId(terrafexEncoding.actions.space, -1); // undefined
 * ```
 */
export const groupOfId = <Name extends string>(space: ActionSpace<Name>, id: number): Placed<Name> | undefined => {
  if (!Number.isInteger(id) || id < 0 || id >= space.count) return undefined;
  for (const { name, offset, size } of space.groups) {
    // The type of the space lists the names of its groups.
    if (id < offset + size) return { name: name as Name, index: id - offset };
  }
  return undefined;
};

/** Says why an id stands for no move: the game has no such id, or the id names no move in this position. */
export const unknownId = ({ count }: ActionSpace, id: number): string =>
  Number.isInteger(id) && id >= 0 && id < count
    ? `${id} is not the id of a move in this position`
    : `${id} is not an id: ids are whole numbers from 0 to ${count - 1}`;
