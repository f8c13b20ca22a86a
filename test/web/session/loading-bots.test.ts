/** The code of the library's bots is loaded when one of them has to think, and a page learns why it cannot be loaded. */
import { right } from 'fp-ts/Either';
import { expect, test, vi } from 'vitest';
import { terrafexFace } from '../../../src/face/index.js';
import { session } from '../../../src/web/session/index.js';

const loading = vi.hoisted(() => ({ count: 0 }));

vi.mock('../../../src/web/session/library-bots.js', () => {
  loading.count++;
  return { libraryThinker: missing };
});

const missing = (): never => {
  throw new Error('the network is away');
};

test('a thinker of the page loads nothing', async () => {
  const think = vi.fn(() => Promise.resolve(right('G^c5')));
  const play = session(terrafexFace, { seats: [{ bot: 'mine' }, {}], seed: 1, bots: { think } });
  await vi.waitFor(() => expect(play.snapshot().ply).toBe(1));
  expect(think).toHaveBeenCalled();
  expect(loading.count).toBe(0);
  play.close();
});

test('bots that cannot be loaded say why', async () => {
  const play = session(terrafexFace, { seats: [{ bot: 'greedy' }, {}], seed: 1 });
  await vi.waitFor(() =>
    expect(play.snapshot().botFault?.fault.reason).toBe('the bots cannot be loaded: the network is away'),
  );
  expect(loading.count).toBe(1);
  play.close();
});
