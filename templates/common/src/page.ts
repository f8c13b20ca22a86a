/** A page to play against a bot: the session holds the game, the board shows it. */
import { isRight } from 'rulehouse';
import { type BoardElement, boardGame, defineBoard } from 'rulehouse/board';
import { session } from 'rulehouse/session';
import { draw, face } from './face.ts';
import { game, type Types } from './game.ts';

const play = session(face, {
  seats: [{ name: 'You' }, { name: 'The bot', bot: 'ismcts:iterations=300' }],
  seed: Date.now(),
});
defineBoard([boardGame(face, (view, options) => [draw(view, options)])]);
const board = document.querySelector<BoardElement<Types> & HTMLElement>('rulehouse-board');

const show = (): void => {
  if (board === null) return;
  const { view, last } = play.snapshot();
  const move = game.moveText.parse(last?.text ?? '');
  board.view = view;
  board.last = isRight(move) ? move.right : null;
};
play.subscribe(show);
board?.addEventListener('move', ({ detail }) => {
  play.play(detail.move);
});
show();
