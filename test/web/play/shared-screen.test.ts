/** One screen that several people share in a game with secrets: they look back, play on from there, and take back. */
import { expect, test } from 'vitest';
import { plays } from '../../../src/web/play/index.js';
import { Match } from '../../../src/web/play/match.js';

const around = { pace: () => Promise.resolve(), worker: () => undefined, catalogues: [] };

/** Lets the person who is asked take the screen and make the first legal move. */
const turn = (match: Match): void => {
  match.update();
  if (match.asked !== null) match.reveal();
  match.mine.play(match.mine.snapshot().moves[0] as never);
  match.update();
};

const begun = (): Match => {
  const game = plays.find(({ id }) => id === 'icetraders');
  if (game === undefined) return expect.fail();
  const match = new Match(game, { options: { players: 3 }, seed: 1 }, around);
  for (let count = 0; count < 7; count++) turn(match);
  return match;
};

test('looking back shows everybody the earlier position, and keeps what waits', () => {
  const match = begun();
  const before = match.play.snapshot();
  expect([before.ply, before.waiting.length]).toEqual([6, 1]);
  match.look(0);
  match.update();
  expect([match.play.snapshot().ply, match.mine.snapshot().ply, match.history.length]).toEqual([0, 0, 6]);
  match.look(6);
  match.update();
  const { ply, plies, deciding, waiting } = before;
  expect(match.play.snapshot()).toMatchObject({ ply, plies, deciding, waiting });
  match.leave();
});

test('a decision that waits is still there after looking back', () => {
  const game = plays.find(({ id }) => id === 'icetraders');
  if (game === undefined) expect.fail();
  const match = new Match(game, { options: { players: 3 }, seed: 1 }, around);
  turn(match);
  expect(match.play.snapshot().waiting).toHaveLength(1);
  match.look(0);
  match.update();
  expect(match.play.snapshot()).toMatchObject({ waiting: [{ seat: 0, move: null }], deciding: [1, 2] });
  match.leave();
});

test('a move in an earlier position drops the rest for everybody, and can be brought back', () => {
  const match = begun();
  match.look(3);
  turn(match);
  expect([match.play.snapshot().plies, match.dropped?.count]).toEqual([3, 3]);
  for (const viewer of [0, 1, 2, null] as const) expect(match.play.as(viewer).snapshot().ply).toBe(3);
  match.restore();
  match.update();
  expect(match.play.snapshot()).toMatchObject({ ply: 6, waiting: [{ seat: 0 }] });
  match.leave();
});

test('whoever has the screen takes back', () => {
  const match = begun();
  match.update();
  if (match.asked !== null) match.reveal();
  expect(match.mine.snapshot().canUndo).toBe(true);
  match.undo();
  match.update();
  expect(match.play.snapshot().ply).toBeLessThanOrEqual(6);
  expect(match.asked).not.toBeNull();
  match.leave();
});
