/** Format 2 of records, and records of format 1, which will always be readable. */
import { readFileSync } from 'node:fs';
import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import {
  decode,
  type GameRecord,
  gameRecord,
  migrateRecord,
  printFault,
  type RecordNotes,
  verifyRecord,
  writeRecord,
} from '../../src/core/index.js';
import { gameDigest } from '../../src/core/records/digest.js';
import { notesMistake } from '../../src/core/records/notes.js';
import { sha256 as ownSha256 } from '../../src/core/values/sha256.js';
import { gameById, games } from '../../src/games/catalogue.js';
import { defaultOptions, game, initial } from '../../src/games/terrafex/index.js';
import { recorded } from '../kit/recorded.js';
import { sha256 } from '../kit/sha256.js';

const linesOf = (format: number): readonly string[] =>
  readFileSync(`test/vectors/records/format-${format}.jsonl`, 'utf8').trim().split('\n');

const archive = linesOf(1);

/** What a record of any game says. */
const verdictOn = (value: unknown): string => {
  const id = (value as GameRecord).game;
  const read = games.find((any) => any.id === id)?.open((one) => verifyRecord(one)(value));
  return read === undefined ? id : isLeft(read) ? printFault(read.left) : 'verified';
};

const move = { _tag: 'GrowForest', square: 'c5' } as const;

const write = (notes: Partial<Record<keyof RecordNotes, unknown>>): string => {
  const written = writeRecord(game)(defaultOptions, 0, initial, [move], notes as Partial<RecordNotes>);
  return isLeft(written) ? printFault(written.left) : 'written';
};

describe('records of format 1', () => {
  test('the archive holds records of every game, and all verify', () => {
    const seen = archive.map((line) => {
      const value: unknown = JSON.parse(line);
      expect(value).toMatchObject({ format: 1 });
      expect(verdictOn(value)).toBe('verified');
      return (value as GameRecord).game;
    });
    for (const { id } of games) expect(seen.filter((one) => one === id).length).toBeGreaterThanOrEqual(6);
  });

  test('one becomes a record of format 2 without places and notes', () => {
    const read = decode(gameRecord)(JSON.parse(archive[0] ?? ''));
    expect(isRight(read) ? read.right : undefined).toMatchObject({
      format: 2,
      result: { places: null },
      tags: {},
      end: null,
      comments: [],
      times: [],
    });
  });

  test('one that was decoded, and one that was written down then, still verify', () => {
    for (const line of archive) {
      const read = decode(gameRecord)(JSON.parse(line));
      if (isLeft(read)) throw new Error(printFault(read.left));
      expect(gameRecord.is(read.right)).toBe(true);
      expect(verdictOn(read.right)).toBe('verified');
      const again = decode(gameRecord)(JSON.parse(JSON.stringify(gameRecord.encode(read.right))));
      expect(again).toEqual(read);
    }
  });

  test('what format 1 did not have does not belong in it', () => {
    const old = JSON.parse(archive[0] ?? '') as Readonly<Record<string, unknown>>;
    const said = (u: unknown): string => {
      const read = decode(gameRecord)(u);
      return isLeft(read) ? printFault(read.left) : 'read';
    };
    expect(said({ ...old, tags: {} })).toBe('"tags": unknown key');
    expect(said({ ...old, result: { ...(old['result'] as object), places: [1, 2] } })).toBe(
      'result."places": unknown key',
    );
    expect(said({ ...old, format: 0 })).toMatch(/^format: 0 is not one of 2/);
    expect(said({ format: 1 })).toMatch(/missing/);
    for (const u of [null, 1, 'x', [], {}, { format: '1' }, { format: 1, result: 7 }])
      expect(isLeft(decode(gameRecord)(u))).toBe(true);
    expect(migrateRecord(7)).toEqual({ _tag: 'Right', right: 7 });
  });
});

/** Written by the release before records had digests. */
describe('records of format 2 without a digest', () => {
  const lines = linesOf(2);

  test('the archive holds records of every game and every end, and all verify', () => {
    const records = lines.map((line) => JSON.parse(line) as GameRecord);
    for (const record of records) {
      expect(Object.hasOwn(record, 'digest')).toBe(false);
      expect(verdictOn(record)).toBe('verified');
      expect(decode(gameRecord)(record)).toEqual({ _tag: 'Right', right: record });
    }
    for (const { id } of games)
      expect(new Set(records.filter((one) => one.game === id).map(({ end }) => end?.reason)).size).toBeGreaterThan(5);
  });

  test('comments of tables at which moves were taken back are out of order, and are read', () => {
    const plies = lines.map((line) => (JSON.parse(line) as GameRecord).comments.map(({ ply }) => ply));
    expect(plies.filter((list) => list.some((ply, at) => ply < (list[at - 1] ?? 0))).length).toBeGreaterThan(3);
  });

  test('a game that is over has places', () => {
    const over = lines.map((line) => JSON.parse(line) as GameRecord).filter(({ result }) => result.over);
    expect(over.length).toBeGreaterThan(4);
    for (const record of over)
      expect(verdictOn({ ...record, result: { ...record.result, places: null } })).toBe(
        'result.places: a game that is over has places',
      );
  });
});

describe('the digest of a record', () => {
  /** As a writer in another language would produce it: JSON with sorted keys, without spaces, in ASCII. */
  const sortedJson = (value: unknown): string =>
    JSON.stringify(value, (_, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    );

  const madeBy = ({ game: id, options, seed, start, moves, result, end }: GameRecord, final: string): string =>
    sha256(sortedJson({ game: id, options, seed, start, moves, result, end, final })).slice(0, 16);

  test('it is the SHA-256 of the sorted JSON of the game and of its last position', () => {
    for (const { json, open } of recorded()) {
      const record = JSON.parse(json) as GameRecord;
      const final = open((one) => {
        const read = verifyRecord(one)(record);
        return isLeft(read) ? printFault(read.left) : one.position.print(read.right.final);
      });
      expect(record.digest).toBe(madeBy(record, final));
    }
  });

  test('it is frozen', () => {
    const written = writeRecord(game)(defaultOptions, 0, initial, [move]);
    if (isLeft(written)) throw new Error(printFault(written.left));
    // A record keeps the options with which it was written: this one has none that came later.
    const options = { layout: '1', colouring: 'a1-black', push: 2, support: 'line', turnLimit: 0, quietLimit: 12 };
    const kept = { ...written.right, options };
    expect(isRight(verifyRecord(game)({ ...kept, digest: '76e89a508ce95d10' }))).toBe(true);
    expect(isRight(verifyRecord(game)({ ...kept, digest: '76e89a508ce95d11' }))).toBe(false);
  });

  test('SHA-256 is that of FIPS 180-4, for texts of every length around the blocks', () => {
    expect(ownSha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    for (let length = 0; length < 300; length++) {
      const text = Array.from({ length }, (_, at) => String.fromCharCode(32 + ((7 * at + length) % 95))).join('');
      expect(ownSha256(text)).toBe(sha256(text));
    }
  });

  test('options in any order, and texts outside ASCII, have one digest', () => {
    const of = (options: unknown): string =>
      gameDigest({ game: 'x', options, seed: 0, start: '', moves: [], result: nothing, end: null }, '');
    const nothing = { over: false, scores: [], winners: [], reason: null, places: null };
    expect(of({ a: 1, b: { d: [2, { f: 3, e: 4 }], c: 'é\u007f\n"' } })).toBe(
      of({ b: { c: 'é\u007f\n"', d: [2, { e: 4, f: 3 }] }, a: 1, none: undefined }),
    );
    expect(of({ a: 1 })).not.toBe(of({ a: 2 }));
    expect(of({ name: 'Björn' })).toBe('8d6f77fe79caebf6');
  });

  test('whatever tells the game changes it, and nothing else does', () => {
    const written = writeRecord(game)(defaultOptions, 0, initial, [move, { _tag: 'StartMountain', square: 'h1' }]);
    if (isLeft(written)) throw new Error(printFault(written.left));
    const { right: record } = written;
    const changed: readonly Partial<GameRecord>[] = [
      { seed: 1 },
      { seed: null },
      { moves: record.moves.toReversed() },
      { end: { reason: 'agreement', seat: null, places: [1, 1] } },
      { digest: '0000000000000000' },
    ];
    for (const change of changed) expect(verdictOn({ ...record, ...change })).toMatch(/^digest: this game has "/);
    expect(verdictOn({ ...record, tags: { event: 'x' }, comments: [{ ply: 2, text: 'well' }], times: [1, 2] })).toBe(
      'verified',
    );
    for (const digest of ['', 'x'.repeat(16), record.digest?.toUpperCase(), null, 7])
      expect(isLeft(verifyRecord(game)({ ...record, digest }))).toBe(true);
    expect(verdictOn({ ...record, migrated: 1 })).toBe('migrated: unknown key');
  });
});

describe('format 2', () => {
  test('notes are written and read back', () => {
    const notes: RecordNotes = {
      tags: { event: 'Winter cup', seat0: 'Anna' },
      end: { reason: 'resignation', seat: 1, places: [1, 2] },
      comments: [
        { ply: 0, text: 'the start' },
        { ply: 1, text: 'a quiet move' },
      ],
      times: [3200],
    };
    const written = writeRecord(game)(defaultOptions, 0, initial, [move], notes);
    expect(isRight(written) ? written.right : undefined).toMatchObject(notes);
    const read = isRight(written) ? verifyRecord(game)(JSON.parse(JSON.stringify(written.right))) : written;
    expect(isRight(read) ? read.right.record : undefined).toEqual(isRight(written) ? written.right : 0);
  });

  test.each<[string, Partial<Record<keyof RecordNotes, unknown>>]>([
    ['tags: "a b" is not the name of a tag', { tags: { 'a b': 'x' } }],
    ['tags: tag event: not a text of at most 400 characters', { tags: { event: 'x'.repeat(401) } }],
    ['tags: more than 64 tags', { tags: Object.fromEntries(Array.from({ length: 65 }, (_, n) => [`t${n}`, ''])) }],
    ['end.seat: a time is that of a seat', { end: { reason: 'time', seat: null, places: null } }],
    ['end.seat: an agreement is that of no seat', { end: { reason: 'agreement', seat: 0, places: null } }],
    ['end.seat: there are 2 seats', { end: { reason: 'forfeit', seat: 2, places: null } }],
    ['end.places: there are 2 seats, not 3', { end: { reason: 'forfeit', seat: 1, places: [1, 2, 3] } }],
    ['comments.0.ply: there are 1 moves', { comments: [{ ply: 2, text: '' }] }],
    [
      'comments.1.ply: the comment before is on a later move',
      {
        comments: [
          { ply: 1, text: '' },
          { ply: 0, text: '' },
        ],
      },
    ],
    [
      'end.places.0: 0 teams are before it, so its place is 1',
      { end: { reason: 'agreement', seat: null, places: [2, 2] } },
    ],
    ['end.places.1: 1 team is before it, so its place is 2', { end: { reason: 'forfeit', seat: 1, places: [1, 3] } }],
    ['end.places.1: a seat that lost by forfeit is not first', { end: { reason: 'forfeit', seat: 1, places: [2, 1] } }],
    ['end.places.0: a seat that lost by time is not first', { end: { reason: 'time', seat: 0, places: [1, 1] } }],
    [
      'end.places.1: a seat that lost by resignation is not first',
      { end: { reason: 'resignation', seat: 1, places: [1, 1] } },
    ],
    ['times: 2 times for 1 moves', { times: [1, 2] }],
  ])('%s', (text, notes) => {
    expect(write(notes)).toBe(text);
  });

  test('the parts of a result are within their bounds', () => {
    const written = writeRecord(game)(defaultOptions, 0, initial, [move]);
    if (isLeft(written)) throw new Error(printFault(written.left));
    const { right: record } = written;
    const place = (result: Readonly<Record<string, unknown>>): string => {
      const read = decode(gameRecord)({ ...record, result: { ...record.result, ...result } });
      return isLeft(read) ? read.left.path.join('.') : 'read';
    };
    for (const reason of [null, '', 'x'.repeat(40)]) expect(place({ reason })).toBe('read');
    for (const reason of ['x'.repeat(41), 7, true, [], {}, undefined]) expect(place({ reason })).toBe('result.reason');
    for (const score of [-1_000_000_000, 0, 1_000_000_000]) expect(place({ scores: [score, score] })).toBe('read');
    for (const score of [-1_000_000_001, 0.5, 1_000_000_001, '1'])
      expect(place({ scores: [0, score] })).toBe('result.scores.1');
    for (const key of ['scores', 'winners']) {
      expect(place({ [key]: [] })).toBe('read');
      expect(place({ [key]: [0, 1, 2, 3, 4, 5] })).toBe('read');
      expect(place({ [key]: [0, 1, 2, 3, 4, 5, 0] })).toBe(`result.${key}`);
    }
  });

  test('a game that its rules ended was not ended by people', () => {
    const over = archive.map((line) => JSON.parse(line) as GameRecord).find(({ result }) => result.over);
    const any = games.find(({ id }) => id === over?.game);
    const read = any?.open((one) => {
      const migrated = decode(gameRecord)(over);
      if (isLeft(migrated)) return migrated;
      return verifyRecord(one)({ ...migrated.right, end: { reason: 'agreement', seat: null, places: null } });
    });
    expect(read !== undefined && isLeft(read) ? printFault(read.left) : '').toBe(
      'end: the game was ended by its rules',
    );
  });

  test('places of teams and of many seats', () => {
    const any = gameById('transformartian');
    const why = (options: unknown, places: readonly number[], seat: number | null = null): string | undefined =>
      any?.open((one) => {
        const read = decode(one.options)(options);
        const start = isRight(read) ? one.setup(read.right, 0) : undefined;
        if (isLeft(read) || start === undefined || isLeft(start)) throw new Error('no set-up');
        const end = { reason: seat === null ? 'agreement' : 'resignation', seat, places } as RecordNotes['end'];
        const written = writeRecord(one)(read.right, 0, start.right, [], { end });
        return isLeft(written) ? printFault(written.left) : 'written';
      });
    const [four, three, six] = [{ players: 4 }, { players: 3 }, { players: 6 }];
    expect(why(four, [1, 2, 1, 2])).toBe('written');
    expect(why(four, [1, 3, 1, 3])).toBe('end.places.1: 1 team is before it, so its place is 2');
    expect(why(four, [1, 2, 2, 1])).toBe('end.places.0: seat 2 is of the same team and has another place');
    expect(why(four, [1, 2, 1, 2], 2)).toBe('end.places.2: a seat that lost by resignation is not first');
    expect(why(three, [1, 1, 3], 2)).toBe('written');
    expect(why(three, [1, 1, 2], 2)).toBe('end.places.2: 2 teams are before it, so its place is 3');
    expect(why(three, [2, 1, 2], 2)).toBe('written');
    expect(why(three, [3, 1, 1])).toBe('written');
    expect(why(three, [3, 2, 1])).toBe('written');
    expect(why(three, [3, 1, 2], 1)).toBe('end.places.1: a seat that lost by resignation is not first');
    expect(why(six, [1, 2, 3, 1, 2, 3])).toBe('written');
    // In a one-player game, a player who loses is still first.
    const solo = writeRecord(game)(defaultOptions, 0, initial, [], {
      end: { reason: 'resignation', seat: 0, places: null },
    });
    const alone = isRight(solo) ? { ...solo.right, end: { reason: 'time', seat: 0, places: [1] } as const } : undefined;
    expect(alone === undefined ? '' : notesMistake(alone, [0])).toBe(undefined);
    expect(why(six, [4, 5, 6, 1, 2, 3])).toMatch(/^end\.places\.0: seat 3 is of the same team/);
  });

  test('places that are claimed are those of the result', () => {
    const written = writeRecord(game)(defaultOptions, 0, initial, [move]);
    if (isLeft(written)) throw new Error(printFault(written.left));
    const read = verifyRecord(game)({ ...written.right, result: { ...written.right.result, places: [1, 2] } });
    expect(isLeft(read) ? read.left.path : []).toEqual(['result']);
  });
});
