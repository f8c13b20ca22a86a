import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { type ArenaSpec, arenaSpec, beginTest } from '../../../src/arena/index.js';
import { decode, printFault } from '../../../src/core/index.js';
import type { NamedOrder } from '../../../src/node/tournament/assignment.js';
import { Agenda } from '../../../src/node/tournament/next-games.js';
import { paceOf } from '../../../src/node/tournament/progress.js';

const specOf = (given: object): ArenaSpec => {
  const bots = ['a', 'b', 'c', 'd'].map((name) => ({ name, text: 'random' }));
  const read = decode(arenaSpec)({ games: [{ game: 'terrafex' }], bots, ...given });
  if (isLeft(read)) throw new Error(printFault(read.left));
  return read.right;
};

describe('the agenda of a tournament', () => {
  const formats = [
    { format: { _tag: 'RoundRobin' }, blocks: 5 },
    { format: { _tag: 'Swiss', rounds: 3 }, blocks: 2 },
    { format: { _tag: 'KnockOut' }, blocks: 2 },
  ];

  test.each(formats)(
    'what is given back is given again, first, and every game is played once: $format._tag',
    async (given) => {
      const gains = new Map<string, readonly number[]>();
      const agenda = new Agenda(specOf(given), (key) => gains.get(key), beginTest);
      let back: readonly NamedOrder[] = [];
      for (let most = 1; ; most = (most % 5) + 1) {
        const orders = await agenda.take(most);
        if (orders.length === 0) break;
        expect(orders.length).toBeLessThanOrEqual(most);
        expect(orders.slice(0, back.length)).toEqual(back.slice(0, most));
        const played = orders.slice(0, Math.ceil(orders.length / 2));
        for (const { key } of played) {
          expect(gains.has(key)).toBe(false);
          gains.set(key, [1, 0]);
        }
        back = [...back.slice(most), ...orders.slice(played.length)];
        agenda.settle(orders.length, orders.slice(played.length));
      }
      expect(back).toEqual([]);
      expect([...gains.keys()].sort()).toEqual([...agenda.all()].map(({ key }) => key).sort());
      expect(gains.size).toBe(agenda.total);
    },
  );

  test('whoever waits for results is woken by them, and by the end', async () => {
    const gains = new Map<string, readonly number[]>();
    const agenda = new Agenda(specOf({ format: { _tag: 'Swiss', rounds: 2 } }), (key) => gains.get(key), beginTest);
    const first = await agenda.take(1000);
    const waiting = agenda.take(1);
    for (const { key } of first) gains.set(key, [1, 0]);
    agenda.settle(first.length, []);
    expect(await waiting).toHaveLength(1);
    await agenda.take(1000);
    const last = agenda.take(1);
    agenda.stop();
    expect(await last).toEqual([]);
  });
});

describe('the pace of a tournament', () => {
  test('batches of about a second, of one game at least, of no more than a message should carry', () => {
    const batchAt = (took: number): number => {
      const pace = paceOf(1_000_000, 0);
      for (let game = 0; game < 300; game++) pace.add(took);
      return pace.batch(2);
    };
    expect([5000, 1000, 100, 1, 0.01, 0].map(batchAt)).toEqual([1, 1, 10, 1000, 2000, 2000]);
  });

  test('towards the end some are left for the others', () => {
    const pace = paceOf(1000, 900);
    for (let game = 0; game < 20; game++) pace.add(0.1);
    expect([1, 2, 4, 100].map(pace.batch)).toEqual([40, 20, 10, 1]);
  });
});
