/** Format 2 of records, and the records of format 1 that are read for ever. */
import { readFileSync } from 'node:fs';
import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import {
  decode,
  gameRecord,
  type GameRecord,
  migrateRecord,
  printFault,
  type RecordNotes,
  verifyRecord,
  writeRecord,
} from '../../src/core/index.js';
import { games } from '../../src/games.js';
import { defaultOptions, game, initial } from '../../src/terrafex/index.js';

const archive = readFileSync('test/vectors/records/format-1.jsonl', 'utf8').trim().split('\n');

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
      const { game: id } = value as GameRecord;
      const read = games.find((any) => any.id === id)?.open((one) => verifyRecord(one)(value));
      expect(
        read === undefined || isLeft(read) ? (read && isLeft(read) ? printFault(read.left) : id) : 'verified',
      ).toBe('verified');
      return id;
    });
    for (const { id } of games) expect(seen.filter((one) => one === id).length).toBeGreaterThanOrEqual(6);
  });

  test('one comes out as a record of format 2 with open places and without notes', () => {
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

  test('places that are claimed are those of the result', () => {
    const written = writeRecord(game)(defaultOptions, 0, initial, [move]);
    if (isLeft(written)) throw new Error(printFault(written.left));
    const read = verifyRecord(game)({ ...written.right, result: { ...written.right.result, places: [1, 2] } });
    expect(isLeft(read) ? read.left.path : []).toEqual(['result']);
  });
});
