/** What a page of the site needs of one game. */
import { definePlay, terraMysticaPlay as game } from 'rulehouse/play';

/** A worker in which bots of this game think. */
const worker = (): Worker => new Worker(new URL('../workers/terra-mystica.ts', import.meta.url), { type: 'module' });

export const parlour = { define: () => definePlay([game]), game, worker };
