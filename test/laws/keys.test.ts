/** The law of keys notices a field or an option that is missing from the key of a position, and a number that is truncated. */
import fc from 'fast-check';
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { game as goofspiel } from '../../examples/goofspiel/game.js';
import { constant, decode, type Game, type GameTypes, isObject, printFault } from '../../src/core/index.js';
import { game as icetraders } from '../../src/games/icetraders/index.js';
import { game as terraMystica } from '../../src/games/terra-mystica/index.js';
import { game as terrafex } from '../../src/games/terrafex/index.js';
import { game as toframenn } from '../../src/games/toframenn/index.js';
import { game as transformartian } from '../../src/games/transformartian/index.js';
import { lawsOf } from '../../src/laws/index.js';
import { optionSets as ofIceTraders } from '../games/icetraders/kit.js';
import { optionSets as ofTerraMystica } from '../games/terra-mystica/kit.js';
import { drawnSets, optionSets } from '../games/terrafex/kit.js';
import { optionSets as ofToframenn } from '../games/toframenn/kit.js';
import { optionSets as ofTransformartian } from '../games/transformartian/kit.js';
import { walk } from '../kit/play.js';

/** A game, and the random games that the law plays. */
interface Subject<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: fc.Arbitrary<T['Options']>;
  readonly maxPlies: number;
}

const optionsOf = <T extends GameTypes>(game: Game<T>): T['Options'] => {
  const options = decode(game.options)({});
  return isLeft(options) ? expect.unreachable(printFault(options.left)) : options.right;
};

const startOf = <T extends GameTypes>(game: Game<T>): T['State'] => {
  const start = game.setup(optionsOf(game), 1);
  return isLeft(start) ? expect.unreachable(start.left.text) : start.right;
};

/** The names of the fields of a state and of its options: `turn`, `settings.push`. */
const fieldsOf = (state: unknown): readonly string[] =>
  Object.entries(Object(state) as object).flatMap(([name, value]: readonly [string, unknown]) =>
    isObject(value) && !('_tag' in value) ? Object.keys(value).map((inner) => `${name}.${inner}`) : [name],
  );

/** A state with one field taken from another state. It need not be a valid position, because a key can be computed for any state. */
const withField = (state: unknown, [name = '', ...inner]: readonly string[], other: unknown): unknown =>
  isObject(state) && isObject(other)
    ? { ...state, [name]: inner.length === 0 ? other[name] : withField(state[name], inner, other[name]) }
    : other;

/** True if the law of keys fails for a game with another key. */
const isNoticed = <T extends GameTypes>(
  { game, options, maxPlies }: Subject<T>,
  key: (state: T['State']) => string,
  numRuns = 40,
): boolean =>
  lawsOf(constant({ ...game, key }), { maxPlies, options })
    .filter(({ rule }) => rule === 'GC-4.4')
    .some(({ property }) => fc.check(property, { numRuns, seed: 1, endOnFailure: true }).failed);

/** True if the law fails for the game's key when the key omits a field. */
const isMissed = <T extends GameTypes>(subject: Subject<T>, field: string): boolean => {
  const start = startOf(subject.game);
  return isNoticed(subject, (state) => subject.game.key(withField(state, field.split('.'), start) as T['State']));
};

const subject = <T extends GameTypes>(
  game: Game<T>,
  options: fc.Arbitrary<T['Options']>,
  maxPlies: number,
): Subject<T> => ({
  game,
  options,
  maxPlies,
});

const ofGoofspiel = subject(
  goofspiel,
  fc.record({ players: fc.constantFrom(2, 3), cards: fc.integer({ min: 2, max: 9 }) }),
  20,
);
const subjects = {
  terrafex: subject(terrafex, fc.oneof(optionSets, drawnSets), 60),
  toframenn: subject(toframenn, ofToframenn, 60),
  transformartian: subject(transformartian, ofTransformartian, 40),
  icetraders: subject(icetraders, ofIceTraders, 50),
  terraMystica: subject(terraMystica, ofTerraMystica, 60),
} as const;

describe('a key that leaves out a field', () => {
  const unnoticed = <T extends GameTypes>(one: Subject<T>): readonly string[] =>
    fieldsOf(startOf(one.game)).filter((field) => !isMissed(one, field));

  test('is noticed, but for a field that follows from the others', () => {
    expect(unnoticed(subjects.terrafex)).toEqual(['pool', 'sets', 'active', 'ending']);
    expect(unnoticed(subjects.toframenn)).toEqual(['wizards']);
    expect(unnoticed(subjects.transformartian)).toEqual(['settings.teams']);
    expect(['lost']).toEqual(expect.arrayContaining([...unnoticed(ofGoofspiel)]));
  });

  test.each([
    'settings.selfCheck',
    'settings.fallenGood',
    'settings.turnLimit',
    'phase',
    'mover',
    'alignments',
    'ships',
    'systems',
    'standings',
    'picks',
    'tieSeat',
    'turns',
  ])('is noticed in IceTraders: %s', (field) => {
    expect(isMissed(subjects.icetraders, field)).toBe(true);
  });

  test.each([
    'switches.leech-timing',
    'switches.vp-variant',
    'switches.shipping-bonus',
    'switches.variable-turn-order',
    'round',
    'order',
    'ground',
    'structure',
    'bridge',
    'bonusIn',
    'taken',
    'scoring',
    'builds',
    'seats',
    'turn.left',
  ])('is noticed in Terra Mystica: %s', (field) => {
    expect(isMissed(subjects.terraMystica, field)).toBe(true);
  });
});

/** A value in which all numbers are truncated to a number of bits. */
const cutOff = (value: unknown, bits: number): unknown => {
  if (typeof value === 'number') return value % 2 ** bits;
  if (Array.isArray(value)) return value.map((inner: unknown) => cutOff(inner, bits));
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cutOff(inner, bits)]))
    : value;
};

describe('a key that cuts off numbers', () => {
  const isCutNoticed = <T extends GameTypes>(one: Subject<T>, bits: number): boolean =>
    isNoticed(one, (state) => one.game.key(cutOff(state, bits) as T['State']));

  test.each([8, 16])('after %i bits is noticed where a number of a position can be larger', (bits) => {
    expect(isCutNoticed(subjects.terrafex, bits)).toBe(true);
    expect(isCutNoticed(subjects.transformartian, bits)).toBe(true);
  });
});

describe('numbers beyond sixteen bits', () => {
  /** A position in which one number of its JSON is larger, if such a position exists. */
  const withMore = <T extends GameTypes>(game: Game<T>, state: T['State'], path: string, more: number): T['State'] => {
    const changed = (json: unknown, [name = '', ...inner]: readonly string[]): unknown => {
      const value = Reflect.get(Object(json) as object, name) as unknown;
      const next = inner.length === 0 ? Number(value) + more : changed(value, inner);
      return Array.isArray(json) ? json.with(Number(name), next) : { ...Object(json), [name]: next };
    };
    const read = decode(game.state)(changed(game.state.encode(state), path.split('.')));
    return isLeft(read) ? expect.unreachable(printFault(read.left)) : read.right;
  };

  /** Positions that differ in one number by a multiple of 2^16 have different texts and different keys. */
  const differ = <T extends GameTypes>(
    game: Game<T>,
    state: T['State'],
    path: string,
    times: readonly number[],
  ): void => {
    const states = times.map((count) => withMore(game, state, path, count * 2 ** 16));
    expect(new Set(states.map(game.position.print)).size).toBe(times.length);
    expect(new Set(states.map(game.key)).size).toBe(times.length);
  };

  /** The state of a random game after some plies. */
  const played = <T extends GameTypes>(game: Game<T>, plies: number): T['State'] =>
    walk(game, optionsOf(game), 1, plies).states.at(-1) ?? startOf(game);

  test('the turn of Terrafex, to the last that there is', () => {
    differ(terrafex, startOf(terrafex), 'turn', [0, 1, 2, 15, 16, 152]);
  });

  test('turns, limits and points of Transformartian', () => {
    const state = played(transformartian, 12);
    differ(transformartian, state, 'turn', [0, 1, 2]);
    differ(transformartian, state, 'settings.turnLimit', [0, 1]);
    differ(transformartian, state, 'scores.0', [1, 2, 3, 12, 15_000]);
  });

  test('coins and workers of Terra Mystica', () => {
    const state = played(terraMystica, 30);
    differ(terraMystica, state, 'seats.0.coins', [0, 1, 2, 7]);
    differ(terraMystica, state, 'seats.1.workers', [0, 1, 2, 7]);
  });
});
