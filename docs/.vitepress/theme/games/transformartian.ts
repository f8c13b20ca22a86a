/** What a page of the site needs of one game. */
import { transformartianBoard as board, defineBoard } from 'rulehouse/board';
import { transformartianFace as face } from 'rulehouse/face';
import { game } from 'rulehouse/transformartian';

/** A worker in which bots of this game think. */
const worker = (): Worker => new Worker(new URL('../workers/transformartian.ts', import.meta.url), { type: 'module' });

export const parlour = { define: () => defineBoard([board]), face, game, worker };
