/** What a page of the site needs of one game. */
import { icetradersBoard as board, defineBoard } from 'rulehouse/board';
import { icetradersFace as face } from 'rulehouse/face';
import { game } from 'rulehouse/icetraders';

/** A worker in which bots of this game think. */
const worker = (): Worker => new Worker(new URL('../workers/icetraders.ts', import.meta.url), { type: 'module' });

export const parlour = { define: () => defineBoard([board]), face, game, worker };
