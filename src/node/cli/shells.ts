/**
 * The shells for which there is a completion script.
 *
 * @packageDocumentation
 */

/** The shells for which a completion script exists. */
export const shells = ['bash', 'zsh', 'fish'] as const;

/** A shell for which a completion script exists. */
export type Shell = (typeof shells)[number];
