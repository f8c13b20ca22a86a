/**
 * The colours of seats in lists and charts.
 *
 * @packageDocumentation
 */
import type { Scene } from './scene.js';

/** The colours of seats in games that say nothing about colours. */
const usual = ['#0b5f58', '#b45309', '#6d3fb0', '#9d174d', '#1f62ad', '#6b625c'] as const;

/** The colour of a seat in the game on the screen. */
export const colourOf = ({ game, seen }: Scene, seat: number): string =>
  seen.view === null || game.colour === null ? usual[seat % usual.length]! : game.colour(seen.view, seat);
