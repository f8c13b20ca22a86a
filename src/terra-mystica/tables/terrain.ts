/**
 * The terrains, as printed on the transformation cycle and on the maps.
 *
 * @packageDocumentation
 */

/**
 * The ring of the transformation cycle, by colour: each step costs a spade, and the last one is next to the first.
 *
 * @rule TMY-4.1
 * @example
 * ```ts
 * import { ring } from 'rulehouse/terra-mystica';
 * ring[(ring.indexOf('red') + 1) % ring.length]; // 'yellow'
 * ```
 */
export const ring = ['yellow', 'brown', 'black', 'blue', 'green', 'gray', 'red'] as const;

/** A terrain of the ring: the colour by which ledgers and notations name it. */
export type Terrain = (typeof ring)[number];

/**
 * What a hex can be: the ring, then the two terrains that only their own factions make, then water. The numbers of {@link State.ground}
 * and {@link Board.grounds} are indices of this list.
 *
 * @rule TMY-3.1
 */
export const grounds = [...ring, 'ice', 'volcano', 'river'] as const;

/** What a hex can be. A state holds an index of {@link grounds}. */
export type Ground = (typeof grounds)[number];

/** What each ground is called on the boards. */
export const groundTitles = [
  'desert',
  'plains',
  'swamp',
  'lakes',
  'forest',
  'mountains',
  'wasteland',
  'ice',
  'volcano',
  'river',
] as const;

/** The letter of each ground in layouts and pictures. */
export const groundLetters = ['Y', 'U', 'K', 'B', 'G', 'S', 'R', 'I', 'V', '~'] as const;
