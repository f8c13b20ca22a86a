/** What stays of picks and refusals once the table has answered. */
import { expect, test, vi } from 'vitest';
import { icetradersFace } from '../../../src/face/index.js';
import { joined } from './joined-kit.js';

const two = { players: ['Ada', 'Bo'], options: { players: 2 } } as const;

test('picks end with a decision that waits for other seats', async () => {
  const { play, table } = joined(icetradersFace, two, 1);
  await vi.waitFor(() => expect(play.snapshot().moves.length).toBeGreaterThan(0));
  const offer = play.snapshot().offers.find(({ value }) => value === 'evil') ?? expect.fail('no offer');
  play.pick(offer);
  if (play.snapshot().move !== null && play.snapshot().waiting.length === 0) play.play();
  await vi.waitFor(() => expect(play.snapshot().waiting).toEqual([{ seat: 1, move: 'evil' }]));
  expect(table().stage).toMatchObject({ play: { sealed: [{ seat: 1 }] } });
  expect(play.snapshot().picked).toEqual([]);
  play.close();
});

test('a refusal of the server is not repeated beside a later pick', async () => {
  const { play } = joined(icetradersFace, two, 1);
  await vi.waitFor(() => expect(play.snapshot().offers.length).toBeGreaterThan(0));
  play.answerDraw(true);
  play.claim(0);
  await vi.waitFor(() => expect(play.snapshot().refused).not.toBeNull());
  play.pick(play.snapshot().offers[0]!);
  expect(play.snapshot().refused).toBeNull();
  play.close();
});
