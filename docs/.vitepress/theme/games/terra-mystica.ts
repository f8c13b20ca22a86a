/** What a page of the site needs of one game. */
import { terraMysticaBoard as board, defineBoard } from 'rulehouse/board';
import { terraMysticaFace as face } from 'rulehouse/face';
import { game } from 'rulehouse/terra-mystica';

/** A worker in which bots of this game think. */
const worker = (): Worker => new Worker(new URL('../workers/terra-mystica.ts', import.meta.url), { type: 'module' });

export const parlour = { define: () => defineBoard([board]), face, game, worker };
