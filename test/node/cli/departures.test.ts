/** Records of games that seats left: what is refused in them, what `verify` says, and how statistics and ratings place those who left. */
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { type GameRecord, printFault, verifyRecord } from '../../../src/core/index.js';
import { game } from '../../../src/games/icetraders/index.js';
import { gameRow } from '../../../src/node/cli/stats/rows.js';
import { verifyText } from '../../../src/node/cli/verify.js';
import { act, deciding, type Message, recordOf } from '../../../src/table/index.js';
import { choicesOf, move, opened } from '../../table/kit.js';

const names = ['Ada', 'Bo', 'Cy'];

/** The record of a game of three that Ada left after a few moves; a bot played on for her, and then Bo resigned. */
const recorded = (): GameRecord => {
  const start = opened(game, { options: { players: 3 }, players: names, seed: 4, leaving: 'bot' });
  let { table } = start;
  const say = (message: Message): void => {
    const next = act(table, message, 0);
    expect(next.taken).toBe(true);
    table = next.table;
  };
  for (let count = 0; count < 6; count++) {
    const [seat = 0] = deciding(table);
    say(move(table, names[seat] ?? '', choicesOf(table, seat)[0] ?? ''));
  }
  say({ _tag: 'Resign', player: 'Ada' });
  say({ _tag: 'Substitute', seat: 0, player: 'greedy (0)' });
  say({ _tag: 'Resign', player: 'Bo' });
  const record = recordOf(table);
  if (isLeft(record)) throw new Error(printFault(record.left));
  return record.right;
};

const { digest, ...record } = recorded();
const departure = { seat: 0, ply: 6, reason: 'resignation', substitute: 'greedy (0)' } as const;

describe('a record of a game that a seat left', () => {
  test('says who left, when, and what played on', () => {
    expect(record.left).toEqual([departure]);
    expect(record.end).toEqual({ reason: 'resignation', seat: 1, places: [3, 2, 1] });
    const said = verifyText(JSON.stringify({ ...record, digest }));
    expect(isLeft(said) ? '' : said.right).toMatch(
      /left after 6 moves \(resignation; greedy \(0\) played on\).*who left/,
    );
  });

  test.each([
    ['left.0.seat', { left: [{ ...departure, seat: 4 }] }],
    ['left.1.seat', { left: [departure, departure] }],
    ['left.0.ply', { left: [{ ...departure, ply: 7 }] }],
    ['left.1.ply', { left: [departure, { ...departure, seat: 1, ply: 5 }] }],
    ['end.places.0', { end: { reason: 'agreement', seat: null, places: [1, 1, 1] } }],
    ['left', { left: [] }],
    ['left.0.reason', { left: [{ ...departure, reason: 'agreement' }] }],
  ])('%s: what does not fit is refused', (path, more) => {
    const read = verifyRecord(game)({ ...record, ...more });
    expect(isLeft(read) && read.left.path.join('.')).toBe(path);
  });

  test('the digest covers the departures', () => {
    const changed = { ...record, digest, left: [{ ...departure, substitute: null }] };
    const read = verifyRecord(game)(changed);
    expect(isLeft(read) && read.left.path).toEqual(['digest']);
    expect(verifyRecord(game)({ ...record, digest })._tag).toBe('Right');
  });

  test('statistics put those who left last', () => {
    const read = verifyRecord(game)({ ...record, digest });
    if (isLeft(read)) throw new Error(printFault(read.left));
    const rows = gameRow({ place: 'here', bots: [], open: (use) => use(game, read.right) });
    expect(rows.seats.map(({ place }) => place)).toEqual([3, 2, 1]);
  });
});
