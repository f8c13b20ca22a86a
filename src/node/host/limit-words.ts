/**
 * Limits of games in words.
 *
 * @packageDocumentation
 */

/** The names and values of limits, for instance `turnLimit 100`; empty if there are none. */
export const limitWords = (limits: Readonly<Record<string, unknown>>): string =>
  Object.entries(limits)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(', ');
