/**
 * Distinguishes external programs from bots of the library.
 *
 * @packageDocumentation
 */

/** The prefix of a bot's text that names an external program; the program's command line follows the prefix. */
export const programPrefix = 'cmd:';

/** True if the text of a bot names a program rather than a bot of the library. */
export const isProgram = (text: string): boolean => text.startsWith(programPrefix);
