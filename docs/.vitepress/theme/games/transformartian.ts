/** What a page of the site needs of one game. */
import { definePlay, transformartianPlay as game } from 'rulehouse/play';

/** A worker in which bots of this game think. */
const worker = (): Worker => new Worker(new URL('../workers/transformartian.ts', import.meta.url), { type: 'module' });

export const parlour = { define: () => definePlay([game]), game, worker };
