/**
 * The transcripts in test/vectors/options: they match what the engines produce now, the reader for second engines accepts them, and they cover every
 * value of every option, every number of players and every seat. What they must contain follows from the options that the games declare.
 */
import { readFileSync } from 'node:fs';
import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import {
  checkLine,
  type Game,
  type GameTypes,
  isRight,
  type JsonSchema,
  printFault,
  type Transcript,
} from '../../src/core/index.js';
import { described, schemaOf } from '../../src/core/reading/schema.js';
import { games } from '../../src/games/catalogue.js';
import { game as icetraders } from '../../src/games/icetraders/index.js';
import { missingPairs, type OptionSet, unlisted, type Values, valuesOf } from '../kit/option-sets.js';
import { optionFiles, samples } from '../kit/option-vectors.js';
import { sha256 } from '../kit/sha256.js';

const read = (name: string): string => readFileSync(new URL(`../vectors/options/${name}`, import.meta.url), 'utf8');

/** The transcripts of a game, as `rulehouse check` reads them. */
const transcriptsOf = (id: string): readonly Transcript[] =>
  read(`${id}.jsonl`)
    .trim()
    .split('\n')
    .map((line, index) => {
      const checked = checkLine(games, sha256)(line);
      if (isLeft(checked)) throw new Error(`${id}, line ${index + 1}: ${printFault(checked.left)}`);
      return checked.right;
    });

const samplesOf = (id: string): Values => samples[id] ?? {};

/** The options of a transcript. */
const optionsOf = ({ options }: Transcript): OptionSet =>
  // A transcript stores the options of its game as JSON.
  options as OptionSet;

/** The numbers of players for which the options allow a game. */
const counts = <T extends GameTypes>({ options, seats }: Game<T>): readonly number[] => {
  const all = Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index);
  return seats.min === seats.max ? all : all.filter((players) => isRight(options.decode({ players })));
};

test('the files match the engines: npm run vectors -- --write', () => {
  for (const [name, content] of optionFiles()) expect(read(name) === content, name).toBe(true);
});

describe.each(games.map((any) => [any.id, any] as const))('%s', (id, any) => {
  const played = transcriptsOf(id);

  test('the order of the legal moves is pinned for every transcript', () => {
    const orders = JSON.parse(read('orders.json')) as Readonly<Record<string, readonly string[]>>;
    expect(orders[id]).toHaveLength(played.length);
    expect(orders[id]?.every((order) => /^[0-9a-f]{16}$/.test(order))).toBe(true);
  });

  test('every two values of two options are there together where the rules allow it', () => {
    any.open((game) => {
      expect(unlisted(game, samplesOf(id))).toEqual([]);
      expect(missingPairs(game, valuesOf(game, samplesOf(id)), played.map(optionsOf))).toEqual([]);
    });
  });

  test('every seat decides in games of every number of players', () => {
    any.open((game) => {
      const seats = new Map<number, Set<number>>();
      for (const { start, plies } of played) {
        const position = game.position.parse(start);
        if (isLeft(position)) throw new Error(printFault(position.left));
        const count = game.seatCount(position.right);
        // A ply of chance is that of no seat.
        const deciding = plies.flatMap(({ seat }) => (seat < 0 ? [] : [seat]));
        seats.set(count, new Set([...(seats.get(count) ?? []), ...deciding]));
      }
      for (const count of counts(game))
        expect([...(seats.get(count) ?? [])].sort(), `${count} players`).toEqual(
          Array.from({ length: count }, (_, seat) => seat),
        );
    });
  });
});

/** A two-player game with the options of IceTraders and one more. */
const withTalk = (talk: JsonSchema): { readonly options: t.Type<unknown> } => ({
  options: described(new t.Type('options', t.unknown.is, t.success, t.identity), {
    type: 'object',
    properties: { ...(schemaOf(icetraders.options)['properties'] as Readonly<Record<string, JsonSchema>>), talk },
  }),
});

test('a new option is asked for: by its values where it declares them, else by samples', () => {
  expect(valuesOf(withTalk({ type: 'boolean' }), samplesOf('icetraders'))['talk']).toEqual([false, true]);
  expect(unlisted(withTalk({ type: 'boolean' }), samplesOf('icetraders'))).toEqual([]);
  expect(unlisted(withTalk({ type: 'string' }), samplesOf('icetraders'))).toEqual(['talk']);
});

test('a value that is in no transcript is named', () => {
  const values = valuesOf(icetraders, samplesOf('icetraders'));
  const without = transcriptsOf('icetraders')
    .map(optionsOf)
    .filter(({ players, selfCheck }) => players !== 3 || selfCheck !== 'turn');
  expect(missingPairs(icetraders, values, without)).toContain('players 3 with selfCheck "turn"');
});
