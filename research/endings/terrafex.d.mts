import type { Closed } from './icetraders.d.mts';

/** The families of Terrafex, by name; each takes the game. */
export const terrafex: Readonly<Record<'last-glacier', (game: unknown) => Closed>>;
