/**
 * Compares two ways to draw positions at random, such as the game's own way to fill in hidden information and the way in which the author of the game
 * says it should be dealt.
 *
 * @packageDocumentation
 */
import { addTo, countIn } from '../core/values/counts.js';
import type { Seed } from '../core/values/random.js';
import { each, shown, type Violation } from './violation.js';

/** The number of draws of each kind that are compared first. */
const few = 300;

/** The number of further draws of each kind if a count looks suspicious. */
const many = 6000;

/**
 * The greatest log-likelihood ratio of two counts that may be chance. If both kinds of draws are alike, a greater one occurs less than once in 10^12
 * comparisons: by Chernoff's bound, a count of n draws deviates from p by the divergence x/n with a probability of at most 2 exp(-x), so two counts
 * deviate by x in sum with a probability below 4 (1 + x) exp(-x), and the ratio is at most that sum. 33 gives 6 in 10^13.
 */
const certain = 33;

/** A ratio at which a count is looked at again with more draws; alike draws reach it about once in 5,000 comparisons. */
const suspicious = 7;

/**
 * If a position has more varying places than this, the values at each single place are not counted, but only those in each group of places, such as
 * the hand of a seat. With more places, each value is so rare at each of them that the counts would show nothing.
 */
const mostPlaces = 12;

/** A place in a position, with the places inside it, and how often each value was drawn to it. */
interface Place {
  readonly path: string;
  readonly inner: Map<string | number, Place>;
  /** In how many draws a value lay at this place. */
  readonly values: Map<string, number>;
  /** In how many draws a value lay at one of the places directly inside this place. */
  readonly held: Map<string, number>;
  /** The last draw in which a value was held. */
  readonly last: Map<string, number>;
}

const placeAt = (path: string): Place => ({
  path,
  inner: new Map(),
  values: new Map(),
  held: new Map(),
  last: new Map(),
});

const inside = (place: Place, key: string | number): Place => {
  const known = place.inner.get(key);
  if (known !== undefined) return known;
  const made = placeAt(place.path === '' ? String(key) : `${place.path}.${key}`);
  place.inner.set(key, made);
  return made;
};

const noteLeaf = (group: Place, key: string | number, leaf: string, draw: number): void => {
  addTo(inside(group, key).values, leaf);
  // A value that comes to several places of a group in one draw counts once.
  if (group.last.get(leaf) === draw) return;
  group.last.set(leaf, draw);
  addTo(group.held, leaf);
};

/** Notes the single values inside a JSON value at their places; a text is split into its characters. */
const note = (group: Place, key: string | number, json: unknown, draw: number): void => {
  if (typeof json === 'string') {
    const row = inside(group, key);
    for (const index of json.split('').keys()) noteLeaf(row, index, json.charAt(index), draw);
    // A short text may also be one card.
    if (json.length === 2 || json.length === 3) noteLeaf(group, key, json, draw);
  } else if (typeof json !== 'object' || json === null) noteLeaf(group, key, String(json), draw);
  else for (const [name, value] of Object.entries(json)) note(inside(group, key), name, value, draw);
};

/** Draws of one kind: their counts by place, and how often each whole position was drawn. */
interface Drawn {
  readonly size: number;
  readonly top: Place;
  readonly whole: ReadonlyMap<string, number>;
}

const drawnOf = (size: number, from: Seed, draw: (seed: Seed) => unknown): Drawn => {
  const top = placeAt('');
  const whole = new Map<string, number>();
  for (const index of Array(size).keys()) {
    const text = JSON.stringify(draw(from + index));
    const json: unknown = JSON.parse(text);
    addTo(whole, text);
    if (typeof json === 'object' && json !== null)
      for (const [name, value] of Object.entries(json)) note(top, name, value, index);
    else note(top, 'position', json, index);
  }
  // If only a few positions can be drawn, count each of them as a whole, too.
  if (whole.size <= mostPlaces)
    for (const [text, count] of whole) addTo(inside(top, 'the whole position').values, text, count);
  return { size, top, whole };
};

/** A count of one value at one place, or in one group of places. */
interface Count {
  readonly path: string;
  readonly value: string;
  readonly isGroup: boolean;
}

const allPlaces = (place: Place): readonly Place[] => [place, ...[...place.inner.values()].flatMap(allPlaces)];

/** Finds a place by its path. Both kinds of draws have mostly the same places. */
const byPath = ({ top }: Drawn): ReadonlyMap<string, Place> =>
  new Map(allPlaces(top).map((place) => [place.path, place]));

const times = (place: Place | undefined, { value, isGroup }: Count): number =>
  place === undefined ? 0 : countIn(isGroup ? place.held : place.values, value);

/** `a` times the logarithm of `a / b`, which is 0 for 0. */
const divergence = (a: number, b: number): number => (a === 0 ? 0 : a * Math.log(a / b));

/** The log-likelihood ratio of two counts, each of `size` draws: how much better two frequencies explain them than one. */
export const ratioOf = (size: number, one: number, other: number): number => {
  const mean = (one + other) / 2;
  return (
    divergence(one, mean) +
    divergence(other, mean) +
    divergence(size - one, size - mean) +
    divergence(size - other, size - mean)
  );
};

/** The first seed of the draws for a game with the given seed: games with other seeds have other draws. */
export const firstSeed = (seed: Seed): Seed => (seed % 2 ** 31) * 2 ** 16;

/** What is compared, in words. */
export interface Drawing {
  /** What the game draws: `fillings of the view of seat 0`. */
  readonly found: string;
  /** What it is compared with: `deals by redeal`. */
  readonly wanted: string;
  /** What is wrong if the two differ: `determinize favours some fillings`. */
  readonly wrong: string;
}

/** All counts that are worth a comparison: values that are neither always nor never at a place. */
const countsToCompare = (wanted: Drawn, found: Drawn): readonly Count[] => {
  const [should, does] = [byPath(wanted), byPath(found)];
  const paths = [...new Set([...should.keys(), ...does.keys()])];
  const counts = (isGroup: boolean): readonly Count[] =>
    paths.flatMap((path) => {
      const values = [should.get(path), does.get(path)].flatMap((place) => [
        ...((isGroup ? place?.held : place?.values) ?? new Map<string, number>()).keys(),
      ]);
      return [...new Set(values)]
        .map((value): Count => ({ path, value, isGroup }))
        .filter((count) => {
          const [one, other] = [times(should.get(path), count), times(does.get(path), count)];
          return one + other > 0 && one + other < wanted.size + found.size;
        });
    });
  const single = counts(false);
  const places = new Set(single.map(({ path }) => path));
  return [...(places.size > mostPlaces ? [] : single), ...counts(true)];
};

const told = (
  { path, value }: Count,
  [does, should]: readonly [number, number],
  size: number,
  words: Drawing,
): string =>
  `${words.wrong}: ${shown(value)} comes to ${path} in ${does} of ${size} ${words.found}, but in ${should} of ${size} ${words.wanted}`;

/**
 * The greatest difference between the numbers of different positions that may be chance: by the inequality of McDiarmid, a greater one occurs less
 * than once in 10^12 comparisons of alike draws.
 */
const mostFewer = (size: number): number => Math.sqrt(size * Math.log(2e12));

/**
 * True if too many of the positions that were drawn repeatedly came from one kind of draws alone. If both are alike, at most a quarter of them do, and
 * by Hoeffding's inequality the bound is exceeded less than once in 10^12 comparisons.
 */
const repeatsTooOften = (wanted: Drawn, found: Drawn): boolean => {
  const both = [...new Set([...wanted.whole.keys(), ...found.whole.keys()])];
  const repeated = both.filter((text) => countIn(wanted.whole, text) + countIn(found.whole, text) > 1);
  const alone = repeated.filter((text) => countIn(wanted.whole, text) === 0).length;
  return alone > repeated.length / 4 + Math.sqrt((repeated.length * Math.log(1e12)) / 2);
};

/**
 * Compares two kinds of draws: positions must differ as often, and each value must come to each group of places, such as a hand, about as often. If
 * there are only a few places, the same holds for each place. A count that looks suspicious is compared again with more draws.
 *
 * @param wanted - draws a position by its seed, as it should be drawn
 * @param found - draws a position by its seed, as the game draws it
 * @param words - what is compared
 * @param first - the first of the seeds; another one gives other draws
 * @returns what is wrong, or undefined if both may be alike
 */
export const comparedDraws = (
  wanted: (seed: Seed) => unknown,
  found: (seed: Seed) => unknown,
  words: Drawing,
  first: Seed,
): Violation => {
  const drawn = (size: number, from: Seed): readonly [Drawn, Drawn] => [
    drawnOf(size, from + size, wanted),
    drawnOf(size, from, found),
  ];
  const [should, does] = drawn(few, first);
  const [only = ''] = does.whole.keys();
  if (does.whole.size === 1 && ratioOf(few, few, countIn(should.whole, only)) > certain)
    return `${words.wrong}: ${few} seeds give the same one of the ${words.found}, where the ${words.wanted} differ. Draw with the seed that is given: source(seed)`;
  if (should.whole.size - does.whole.size > mostFewer(few) || repeatsTooOften(should, does))
    return `${words.wrong}: ${few} seeds give only ${does.whole.size} different ${words.found}, but ${should.whole.size} different ${words.wanted}`;
  const counts = countsToCompare(should, does);
  const ratio = (
    one: Count,
    [wide, own]: readonly [ReadonlyMap<string, Place>, ReadonlyMap<string, Place>],
    size: number,
  ) => {
    const both = [times(own.get(one.path), one), times(wide.get(one.path), one)] as const;
    return { one, both, size, ratio: ratioOf(size, ...both) };
  };
  const before = [byPath(should), byPath(does)] as const;
  const strange = counts.map((one) => ratio(one, before, few)).filter((one) => one.ratio > suspicious);
  if (strange.length === 0) return undefined;
  const look = (found: readonly ReturnType<typeof ratio>[]): Violation =>
    each(found, (one) => (one.ratio > certain ? told(one.one, one.both, one.size, words) : undefined));
  const again = (): Violation => {
    const [more, own] = drawn(many, first + 2 * few);
    const second = [byPath(more), byPath(own)] as const;
    return look(strange.map(({ one }) => ratio(one, second, many)));
  };
  return look(strange) ?? again();
};
