/** What a page of the site needs of one game. */
import { terrafexBoard as board, defineBoard } from 'rulehouse/board';
import { terrafexFace as face } from 'rulehouse/face';
import { game } from 'rulehouse/terrafex';

/** A worker in which bots of this game think. */
const worker = (): Worker => new Worker(new URL('../workers/terrafex.ts', import.meta.url), { type: 'module' });

export const parlour = { define: () => defineBoard([board]), face, game, worker };
