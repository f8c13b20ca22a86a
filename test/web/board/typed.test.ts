// @vitest-environment happy-dom
/** The types of the element, as TypeScript pages see them. */
import { expect, test } from 'vitest';
import { terrafexFace } from '../../../src/face/index.js';
import { type BoardElement, defineBoard, terrafexBoard } from '../../../src/web/board/index.js';
import { session } from '../../../src/web/session/index.js';

test('a board of no particular game takes the session of any game', () => {
  defineBoard([terrafexBoard]);
  document.body.innerHTML = '<rulehouse-board></rulehouse-board>';
  const board = document.querySelector<BoardElement & HTMLElement>('rulehouse-board');
  if (board === null) expect.fail();
  const play = session(terrafexFace, { seats: [{}, {}] });
  board.session = play;
  expect(board.session).toBe(play);
});
