/** Earlier positions of a table, worked out from its moves where nothing is hidden, and otherwise as the server remembers them. */
import { isLeft } from 'fp-ts/Either';
import { expect, test, vi } from 'vitest';
import { icetradersFace, terrafexFace } from '../../../src/face/index.js';
import { recallOf } from '../../../src/web/session/recall.js';
import { stillOf } from '../../../src/web/session/still.js';
import { joined } from './joined-kit.js';

const { game } = terrafexFace;

test('a session looks back, and shows the position, its last move and who had to decide', async () => {
  const { play, say, table } = joined(terrafexFace, { players: ['Ada', 'Bo'] }, 0);
  const seen: string[] = [];
  for (let ply = 0; ply < 4; ply++) {
    const { stage } = table();
    if (stage._tag !== 'Playing') expect.fail();
    const { state } = stage.play;
    seen.push(game.viewText.print(state));
    const [seat = 0] = game.toMove(state);
    const move = game.moveText.print(game.legalMoves(state)[0]!);
    expect(say({ _tag: 'Move', player: ['Ada', 'Bo'][seat]!, ply, move }).taken).toBe(true);
  }
  await vi.waitFor(() => expect(play.snapshot().ply).toBe(4));
  const recall = recallOf(play);
  for (const [ply, text] of seen.entries()) {
    const then = await recall?.(ply);
    if (then === undefined) expect.fail();
    expect([then.ply, then.plies, then.moves, then.offers]).toEqual([ply, 4, [], []]);
    expect(then.view === null ? '' : game.viewText.print(then.view as Parameters<typeof game.viewText.print>[0])).toBe(
      text,
    );
    expect(then.touched.length > 0).toBe(ply > 0);
    const still = stillOf(play, then);
    expect(still.snapshot()).toBe(then);
    expect(isLeft(still.pick({ kind: 'square', value: 'c5' }))).toBe(true);
    expect(isLeft(still.play('G^c5'))).toBe(true);
  }
  // The game itself shows what it showed.
  expect(play.snapshot().ply).toBe(4);
  play.close();
});

test('a server that does not remember leaves the present position', async () => {
  const { play, say } = joined(icetradersFace, { players: ['Ada', 'Bo'], options: { players: 2 } }, 0);
  for (const player of ['Ada', 'Bo']) say({ _tag: 'Move', player, ply: 0, move: 'good' });
  await vi.waitFor(() => expect(play.snapshot().ply).toBe(2));
  expect(await recallOf(play)?.(1)).toBeUndefined();
  play.close();
});
