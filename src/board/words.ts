/**
 * What a board says besides the words of its game.
 *
 * @packageDocumentation
 */

/** The texts of the board itself. */
export const words = {
  play: 'Play',
  takeBack: 'Take back',
  picked: 'picked',
  controls: 'What you can do',
  nothing: 'not possible now',
  read: 'Read the rule',
} as const;
