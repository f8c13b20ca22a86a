/**
 * The terrains, as printed on the transformation cycle and on the maps.
 *
 * @packageDocumentation
 */

/** The colours of the transformation cycle as a ring: each step costs a spade, and the last colour is next to the first. */
export const ring = ['yellow', 'brown', 'black', 'blue', 'green', 'gray', 'red'] as const;

/** A terrain of the ring, named by its colour as in ledgers and notations. */
export type Terrain = (typeof ring)[number];

/** The possible grounds of a hex: the terrains of the ring, then ice and volcano, which only certain factions make, then river. */
export const grounds = [...ring, 'ice', 'volcano', 'river'] as const;

/** The grounds into which a hex can be transformed, in the order of {@link grounds}. */
export const madeGrounds = [...ring, 'ice', 'volcano'] as const;

/** A kind of ground that a hex can have. A state holds each ground as an index of {@link grounds}. */
export type Ground = (typeof grounds)[number];

/** The name of each ground on the boards. */
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
