/**
 * The shells for which there is a completion script.
 *
 * @packageDocumentation
 */

/** The shells that have a script. */
export const shells = ['bash', 'zsh', 'fish'] as const;

/** A shell that has a script. */
export type Shell = (typeof shells)[number];
