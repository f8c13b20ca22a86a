/**
 * The games of the library for pages that load each game on demand.
 *
 * @packageDocumentation
 */
import type { PlayGame } from '../game.js';

/** The functions that load the games, keyed by game id. */
export const gamesLater: Readonly<Record<string, () => Promise<PlayGame>>> = {
  icetraders: async () => (await import('./icetraders.js')).icetradersPlay,
  'terra-mystica': async () => (await import('./terra-mystica.js')).terraMysticaPlay,
  terrafex: async () => (await import('./terrafex.js')).terrafexPlay,
  toframenn: async () => (await import('./toframenn.js')).toframennPlay,
  transformartian: async () => (await import('./transformartian.js')).transformartianPlay,
};
