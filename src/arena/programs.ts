/**
 * Which bots are programs of somebody else.
 *
 * @packageDocumentation
 */

/** What the text of a program begins with; a command line follows. */
export const programPrefix = 'cmd:';

/** True if the text of a bot names a program, not a bot of the library. */
export const isProgram = (text: string): boolean => text.startsWith(programPrefix);
