/**
 * Distinguishes external programs from bots of the library.
 *
 * @packageDocumentation
 */

/** The text of a program begins with this prefix; its command line follows. */
export const programPrefix = 'cmd:';

/** True if the text of a bot names a program rather than a bot of the library. */
export const isProgram = (text: string): boolean => text.startsWith(programPrefix);
