/** What a page of the site needs of one game. */
import { terrafexBoard as board } from 'rulehouse/board';
import { terrafexFace as face } from 'rulehouse/face';
import { game } from 'rulehouse/terrafex';

/** A worker in which bots of this game think. */
const worker = (): Worker => new Worker(new URL('../workers/terrafex.ts', import.meta.url), { type: 'module' });

export const parlour = { board, face, game, worker };
