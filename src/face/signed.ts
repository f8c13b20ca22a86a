/**
 * Changes of numbers, as people read them.
 *
 * @packageDocumentation
 */

/** A change with its sign; empty if nothing changed, or if the change is not known. */
export const signed = (change: number | null | undefined): string =>
  change === null || change === undefined || change === 0 ? '' : change > 0 ? `+${change}` : `−${-change}`;
