/**
 * Distinguishes external programs from bots of the library.
 *
 * @packageDocumentation
 */

/** The text of an external program begins with this prefix, followed by the program's command line. */
export const programPrefix = 'cmd:';

/** True if the text of a bot names a program rather than a bot of the library. */
export const isProgram = (text: string): boolean => text.startsWith(programPrefix);
