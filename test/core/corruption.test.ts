/** Corrupted records: whatever is still accepted is the same game. */
import { isDeepStrictEqual } from 'node:util';
import { isLeft } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { type GameRecord, readRecord, source } from '../../src/core/index.js';
import { corruptions } from '../kit/corruption.js';
import { type Recorded, recorded } from '../kit/recorded.js';

/** The number of corrupted records: they take about fifteen seconds. `CORRUPTIONS=1000000` tries more. */
const total = Number(process.env['CORRUPTIONS'] ?? 62_500);

/** What a record says about its game: everything except tags, comments and times, and the position to which the moves lead. */
type Told = Pick<GameRecord, 'game' | 'options' | 'seed' | 'start' | 'moves' | 'result' | 'end'> & {
  readonly final: string;
};

/** What the record in a text says, if it is verified. */
const toldBy = ({ open }: Recorded, json: string): Told | undefined =>
  open((game) => {
    const read = readRecord(game)(json);
    if (isLeft(read)) return undefined;
    const { options, seed, start, moves, result, end } = read.right.record;
    return { game: game.id, options, seed, start, moves, result, end, final: game.position.print(read.right.final) };
  });

const partsOf = (one: Told, other: Told): readonly string[] =>
  Object.entries(one).flatMap(([key, part]) =>
    isDeepStrictEqual(part, new Map<string, unknown>(Object.entries(other)).get(key)) ? [] : [key],
  );

test(`none of ${total} corrupted records is read as a different game`, () => {
  const records = recorded().map((one) => ({ one, told: toldBy(one, one.json) }));
  const [random, ways] = [source(2026), Object.entries(corruptions)];
  const others: string[] = [];
  const counts = { refused: 0, 'the same game': 0, unchanged: 0 };
  for (let count = 0; count < total; count++) {
    const { one, told } = records[random.below(records.length)]!;
    const [way, spoil] = ways[count % ways.length]!;
    const json = spoil(one.json, random);
    const read = toldBy(one, json);
    if (told === undefined) throw new Error(`${one.kind}: a record that was written is not read`);
    if (json === one.json) counts.unchanged++;
    else if (read === undefined) counts.refused++;
    else if (isDeepStrictEqual(told, read)) counts['the same game']++;
    else others.push(`${told.game}, ${one.kind}, ${way}: ${partsOf(told, read).join(' ')}`);
  }
  console.log(`${total} spoiled records of ${records.length}:`, { ...counts, 'another game': others.length });
  expect(others).toEqual([]);
  // Some texts in a record are not checked, so they can be edited. Most changes affect other parts.
  expect(counts['the same game']).toBeGreaterThan(total / 50);
  expect(counts.refused).toBeGreaterThan(total / 2);
});
