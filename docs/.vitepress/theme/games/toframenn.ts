/** What a page of the site needs of one game. */
import { toframennBoard as board, defineBoard } from 'rulehouse/board';
import { toframennFace as face } from 'rulehouse/face';
import { game } from 'rulehouse/toframenn';

/** A worker in which bots of this game think. */
const worker = (): Worker => new Worker(new URL('../workers/toframenn.ts', import.meta.url), { type: 'module' });

export const parlour = { define: () => defineBoard([board]), face, game, worker };
