/** The parts of one game that pages of the site need. */
import { definePlay, terrafexPlay as game } from 'rulehouse/play';

/** Creates a worker for the bots of this game. */
const worker = (): Worker => new Worker(new URL('../workers/terrafex.ts', import.meta.url), { type: 'module' });

export const parlour = { define: () => definePlay([game]), game, worker };
