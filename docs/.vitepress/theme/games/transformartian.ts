/** What a page of the site needs of one game. */
import { transformartianBoard as board } from 'rulehouse/board';
import { transformartianFace as face } from 'rulehouse/face';
import { game } from 'rulehouse/transformartian';

/** A worker in which bots of this game think. */
const worker = (): Worker => new Worker(new URL('../workers/transformartian.ts', import.meta.url), { type: 'module' });

export const parlour = { board, face, game, worker };
