/** The last move is marked when somebody comes to a table, not only for those who saw it being made. */
import { expect, test, vi } from 'vitest';
import { icetradersFace, toframennFace } from '../../../src/face/index.js';
import { joined } from './joined-kit.js';

test('whoever comes later sees the places of the last move', async () => {
  const { play, say, table } = joined(toframennFace, { players: ['Ada', 'Bo'] }, 0);
  const { stage } = table();
  if (stage._tag !== 'Playing') expect.fail();
  const { game } = toframennFace;
  const [move] = game.legalMoves(stage.play.state);
  if (move === undefined) expect.fail();
  const [player = ''] = game.toMove(stage.play.state).map((seat) => ['Ada', 'Bo'][seat] ?? '');
  expect(say({ _tag: 'Move', player, ply: 0, move: game.moveText.print(move) }).taken).toBe(true);
  await vi.waitFor(() => expect(play.snapshot().ply).toBe(1));
  const { cause, touched, told } = play.snapshot();
  expect(cause).toBe('opened');
  expect(told).toEqual([]);
  expect(touched).toEqual(toframennFace.parts(move));
  play.close();
});

test('a decision that a seat may not know marks nothing', async () => {
  const { play, say } = joined(icetradersFace, { players: ['Ada', 'Bo'], options: { players: 2 } }, 0);
  expect(say({ _tag: 'Move', player: 'Ada', ply: 0, move: 'good' }).taken).toBe(true);
  expect(say({ _tag: 'Move', player: 'Bo', ply: 0, move: 'evil' }).taken).toBe(true);
  await vi.waitFor(() => expect(play.snapshot().ply).toBe(2));
  expect(play.snapshot().touched).toEqual([]);
  play.close();
});
