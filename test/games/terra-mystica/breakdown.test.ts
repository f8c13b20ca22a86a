/** TMY-16.7: the sources of the points in a game. */
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { printFault, writeRecord } from '../../../src/core/index.js';
import {
  breakdown,
  defaultOptions,
  game,
  legalMoves,
  type SeatBreakdown,
  sources,
} from '../../../src/games/terra-mystica/index.js';
import { importText } from '../../../src/node/cli/ledger.js';
import { game0 } from './kit.js';
import { gamesOf, missingFolders, sharedFolders, textOf } from './ledger-kit.js';
import { ownFolder } from './own-ledgers.js';

const seatsOf = (json: string): readonly SeatBreakdown[] => {
  const read = breakdown(JSON.parse(json));
  if (isLeft(read)) throw new Error(printFault(read.left));
  return read.right;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

describe('TMY-16.7: breakdown', () => {
  test.each([ownFolder, ...sharedFolders])(
    'sums are the final points in every ledger of %s',
    { timeout: 600_000 },
    (folder) => {
      let [games, seats] = [0, 0];
      for (const entry of gamesOf(folder)) {
        const record = importText(textOf(folder, entry));
        if (isLeft(record)) throw new Error(`${entry.log_file}: ${printFault(record.left)}`);
        games++;
        for (const { faction, total, sources: points, rounds } of seatsOf(record.right)) {
          seats++;
          expect(faction).not.toBeNull();
          expect(total).toBe(entry.expected_total_vp[faction ?? '']);
          expect(sum(Object.values(points))).toBe(total);
          for (const source of sources) expect(sum(rounds.map((round) => round[source]))).toBe(points[source]);
          expect(rounds).toHaveLength(7);
        }
      }
      console.info(`${folder}: ${games} games, ${seats} seats, every sum equal`);
    },
  );

  test('what was on the boards at the start of a record belongs to no round', () => {
    const options = { ...defaultOptions, players: 2 as const, 'maintain-player-order': true };
    const begun = ['setup halflings', 'setup witches', 'build A1', 'build A3', 'build A10', 'build A7'];
    const start = game0({ players: 2 }, ...begun, 'pass BON3', 'pass BON1');
    const [move] = legalMoves(start);
    const record = writeRecord(game)(options, null, start, [move!]);
    if (isLeft(record)) throw new Error(printFault(record.left));
    for (const [seat, { total, sources: points, rounds }] of seatsOf(JSON.stringify(record.right)).entries()) {
      expect(rounds[0]?.start).toBe(20);
      expect(sum(Object.values(rounds[0]!))).toBe(start.seats[seat]?.vp);
      for (const source of sources) expect(sum(rounds.map((round) => round[source]))).toBe(points[source]);
      expect(sum(Object.values(points))).toBe(total);
    }
  });

  test('which ledgers are not there is said', () => {
    for (const folder of missingFolders) console.info(`${folder}: not there, NOT broken down`);
    expect(gamesOf(ownFolder).length).toBeGreaterThan(0);
  });

  test('what is not a record is a fault', () => {
    for (const u of [null, {}, { format: 1, game: 'terrafex' }]) expect(isLeft(breakdown(u))).toBe(true);
  });
});
