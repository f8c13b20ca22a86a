/**
 * The contents of the IceTraders box, and the limits that the rule book sets. This module contains no rules.
 *
 * @packageDocumentation
 */

/** The number of pieces of each type. @rule IT-1.1 */
export const supply = 5;

/** The number of pieces in the box, and therefore the highest number of a system. @rule IT-1.1 @rule IT-1.6 */
export const pieceCount = 60;

/** The possible numbers of players. @rule IT-0.1 */
export const playerCounts = [2, 3, 4, 5] as const;

/** The smallest and the largest turn limit. @rule IT-0.5 */
export const turnLimits = { min: 10, max: 9999 } as const;

/** The number of ships of one colour that make a concentration in a system. @rule IT-6.1 */
export const concentration = 5;

/** The number of ships at which a system is full, so that no seat can build in it. @rule IT-5.7 */
export const fullSystem = 4;

/** The number of ships that one R&D action uses up. @rule IT-4.8 */
export const discarded = 3;

/** The powers, each named after its colour and numbered in the order of the colours. */
export const Power = { Red: 0, Yellow: 1, Green: 2, Blue: 3 } as const;
