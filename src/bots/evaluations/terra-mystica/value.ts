/**
 * The scale on which points of Terra Mystica become values.
 *
 * @packageDocumentation
 */

/** The parameters of bots that differ from those of other games. */
export const defaults = { cut: 0, explore: 3, widen: 8, rivals: 2, spread: 10 } as const;

/** The number of victory points whose value is 1; no seat ever reaches that number. */
export const most = 250;

/**
 * Converts points to a value from 0 to 1. The value depends only on a seat's own points and not on its lead, because taking points from one of
 * several opponents gains nothing.
 */
export const asWorth = (points: number): number => Math.min(1, Math.max(0, points / most));
