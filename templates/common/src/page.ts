/** A page for playing against a bot: the session holds the game, and the board shows it. */
import { type BoardElement, boardGame, defineBoard } from 'rulehouse/board';
import { session } from 'rulehouse/session';
import { draw, face } from './face.ts';
import type { Types } from './game.ts';

const play = session(face, {
  seats: [{ name: 'Ada' }, { name: 'The bot', bot: 'ismcts:iterations=300' }],
  seed: Date.now(),
});
defineBoard([boardGame(face, (view, options) => [draw(view, options)])]);
const board = document.querySelector<BoardElement<Types> & HTMLElement>('rulehouse-board');
if (board !== null) board.session = play;
