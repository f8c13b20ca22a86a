/**
 * Distinguishes other people's programs from bots of the library.
 *
 * @packageDocumentation
 */

/** The beginning of the text of a program; a command line follows. */
export const programPrefix = 'cmd:';

/** True if the text of a bot names a program rather than a bot of the library. */
export const isProgram = (text: string): boolean => text.startsWith(programPrefix);
