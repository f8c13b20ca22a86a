/** Games and their results between threads: what is unpacked is what was packed. */
import { expect, test } from 'vitest';
import type { GameOrder } from '../../../src/arena/index.js';
import { openDeal } from '../../../src/node/host/deal.js';
import type { DealtGame } from '../../../src/node/tournament/assignment.js';
import { countOf, orderAt, packGames, packOrders, unpackGames } from '../../../src/node/tournament/packed.js';
import type { TimedGame } from '../../../src/node/tournament/play-games.js';

const order: GameOrder = { game: 0, pairing: [0, 3], seed: Number.MAX_SAFE_INTEGER, rotation: 1, opening: null };

const [first, second, third]: readonly [DealtGame, DealtGame, DealtGame] = [
  { key: 'a'.repeat(32), order, deal: { ...openDeal(7, 1), isKeyed: true } },
  {
    key: '1'.repeat(32),
    order: { ...order, game: 2, pairing: [0, 1, 2, 3, 4, 1000], seed: 0, opening: 0 },
    deal: openDeal(0, 0),
  },
  { key: '0'.repeat(32), order: { ...order, opening: 12 }, deal: openDeal(Number.MAX_SAFE_INTEGER, 5) },
];

const lineOf = ({ key, order: { pairing }, deal: { isKeyed } }: DealtGame, took: number, text: string): TimedGame => ({
  key,
  gained: { pairing, gains: pairing.map((place) => place / 1000), isKeyed },
  took,
  text,
});

test('orders', () => {
  const all = [first, second, third];
  const packed = packOrders(all);
  expect(Array.from({ length: countOf(packed) }, (_, index) => orderAt(packed, index))).toStrictEqual(all);
  expect(countOf(packOrders([]))).toBe(0);
});

test('played games, which may be fewer than were to be played', () => {
  const played = [lineOf(first, 0.25, '{"a":"ö\\n"}'), lineOf(second, 1e6, '{}')];
  for (const count of [0, 1, 2])
    expect(unpackGames(packGames(played.slice(0, count)), [first, second, third])).toStrictEqual(
      played.slice(0, count),
    );
});
