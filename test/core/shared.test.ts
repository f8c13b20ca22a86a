/** Everything that programs share is frozen: every export of every entry, down to the last list in the schema of a codec. */

import * as t from 'io-ts';
import { describe, expect, test } from 'vitest';
import { entries } from '../../scripts/build/entries.mjs';
import { arenaSchemas } from '../../src/arena/index.js';
import {
  decode,
  described,
  type Game,
  type GameTypes,
  gameOf,
  isLeft,
  isRight,
  printFault,
  right,
  ruled,
  schemaOf,
  schemasOf,
  text,
} from '../../src/core/index.js';
import { faceOf, terrafexFace } from '../../src/face/index.js';
import { game as icetraders } from '../../src/games/icetraders/index.js';
import { boardOf, game as terraMystica } from '../../src/games/terra-mystica/index.js';
import { game, type State, type Terrafex } from '../../src/games/terrafex/index.js';
import { game as toframenn } from '../../src/games/toframenn/index.js';
import { games } from '../../src/index.js';
import { isOpen, partsOf, sharedAndOpen } from '../../src/laws/data.js';
import { protocolSchemas } from '../../src/protocol/index.js';
import { walk } from '../kit/play.js';

const openPartsOf = (value: unknown, name: string): readonly string[] =>
  [...partsOf(value, name)].filter(([part]) => isOpen(part)).map(([, path]) => path);

test('all entries are looked at', () => {
  expect(entries.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['.', './board', './core', './face', './table', './terra-mystica/ledger']),
  );
});

test.each(entries)(
  '$name: every exported table, codec, option set, state, face and game is frozen',
  async ({ source }) => {
    const entry = (await import(`../../${source}`)) as Readonly<Record<string, unknown>>;
    expect(Object.entries(entry).flatMap(([name, value]) => openPartsOf(value, name))).toEqual([]);
  },
);

/** Tries what a careless caller might do; returns true if it worked. */
const attempt = (change: () => unknown): void => {
  try {
    change();
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
  }
};

/** A state from each stage of a random game. */
const played = <T extends GameTypes>(game: Game<T>, options: unknown, seed: number): readonly T['State'][] => {
  const read = decode(game.options)(options);
  if (isLeft(read)) throw new Error(printFault(read.left));
  return walk(game, read.right, seed, 60).states;
};

describe('what a caller changes, nobody else sees', () => {
  const textsOf = <T extends GameTypes>(game: Game<T>, options: unknown): readonly string[] =>
    played(game, options, 1).map(game.position.print);

  test('names in schemas', () => {
    for (const any of games)
      any.open((game) => {
        const before = textsOf(game, {});
        for (const part of partsOf(schemasOf(game)).keys())
          attempt(() => {
            if (Array.isArray(part)) part.reverse();
          });
        expect(textsOf(game, {})).toEqual(before);
      });
  });

  test('the readers of a codec', () => {
    for (const any of games)
      any.open((game) => {
        const before = textsOf(game, {});
        for (const codec of [game.options, game.state, game.viewState, game.move])
          attempt(() => Object.assign(codec, { validate: () => right({}), is: () => false }));
        expect(textsOf(game, {})).toEqual(before);
      });
  });

  test('the stage of a state of Töframenn', () => {
    const before = textsOf(toframenn, {});
    for (const { stage } of played(toframenn, {}, 1)) attempt(() => Object.assign(stage, { side: 1, _tag: 'Mark' }));
    const end = toframenn.position.parse(before.at(-1) ?? '');
    if (isRight(end)) attempt(() => Object.assign(end.right.stage, { side: 1, _tag: 'Mark' }));
    expect(textsOf(toframenn, {})).toEqual(before);
  });

  test('a refusal of Töframenn', () => {
    const [start] = played(toframenn, {}, 1);
    const refusal = (): unknown => (start === undefined ? undefined : toframenn.check({ _tag: 'Pass' })(start));
    const before = JSON.stringify(refusal());
    for (const part of partsOf(refusal()).keys()) attempt(() => Object.assign(part, { rule: 'TO-1.1', text: 'no' }));
    expect(JSON.stringify(refusal())).toBe(before);
  });

  test('the building sites of a state of Terra Mystica', () => {
    const before = textsOf(terraMystica, {});
    for (const { turn } of played(terraMystica, {}, 2))
      attempt(() => Reflect.apply(Array.prototype.push, turn.sites, [5]));
    expect(textsOf(terraMystica, {})).toEqual(before);
  });

  test('the winners of a parsed position of IceTraders', () => {
    const [text = ''] = textsOf(icetraders, {});
    const winners = (): readonly number[] => {
      const read = icetraders.position.parse(text);
      return isRight(read) ? read.right.winners : [0];
    };
    attempt(() => Reflect.apply(Array.prototype.push, winners(), [3]));
    expect(winners()).toEqual([]);
  });
});

describe('what is made on demand', () => {
  test('schemas of the protocol and of tournaments share only what is frozen', () => {
    expect(sharedAndOpen(protocolSchemas(), protocolSchemas())).toEqual([]);
    expect(sharedAndOpen(arenaSchemas(), arenaSchemas())).toEqual([]);
  });

  test('a map that is worked out is frozen', () => {
    expect(openPartsOf(boardOf('fire-ice'), 'boardOf')).toEqual([]);
  });
});

describe('what authors make', () => {
  test('a codec is frozen with its schema; the schema that the author wrote stays open', () => {
    const schema = { enum: ['a', 'b'] };
    const codec = described(text('a letter', 1), schema);
    expect(openPartsOf(codec, 'codec')).toEqual([]);
    expect(openPartsOf(ruled('XY-1', codec), 'codec')).toEqual([]);
    expect(schemaOf(codec)).toEqual(schema);
    expect(Object.isFrozen(schema) || Object.isFrozen(schema.enum)).toBe(false);
  });

  test('a game is frozen with its codecs, even if io-ts alone made one of them', () => {
    const state = new t.Type<State, unknown>('a state', game.state.is, game.state.validate, game.state.encode);
    expect(openPartsOf(gameOf<Terrafex>({ ...game, state }), 'game')).toEqual([]);
  });

  test('a face is frozen with its texts', () => {
    const { parts, model } = terrafexFace;
    expect(openPartsOf(faceOf<Terrafex>({ game, parts, model, texts: { 'move.Burn': 'x' } }), 'face')).toEqual([]);
  });
});
