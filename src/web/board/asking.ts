/**
 * The keys of a board that ask about the position.
 *
 * @packageDocumentation
 */

/**
 * The keys that ask about the position, in the order of the sheet of keys: the row, the pieces of a player, the moves from here, and so on; `?`
 * lists all keys.
 */
export const asking = 'rpmndstc?';
