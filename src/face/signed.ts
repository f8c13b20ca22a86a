/**
 * Writes changes in numbers in the form that people expect, such as `+3`.
 *
 * @packageDocumentation
 */

/** A change in a number, with its plus or minus sign; empty if nothing changed, or if the change is not known. */
export const signed = (change: number | null | undefined): string =>
  change === null || change === undefined || change === 0 ? '' : change > 0 ? `+${change}` : `−${-change}`;
