/**
 * Laws about options: their JSON and their help texts, and the positions that show them.
 *
 * @packageDocumentation
 */
import { nat, record } from 'fast-check';
import { isLeft, isRight, tryCatch } from 'fp-ts/Either';
import type { Game, GameTypes } from '../core/contract/game.js';
import { decode } from '../core/reading/codec.js';
import { isObject } from '../core/reading/objects.js';
import { type Seed, shuffled, source } from '../core/values/random.js';
import { throughJson } from './data.js';
import { eyesOf, type Law, lawOf, type Plan, type Samples, sure, usualPlies, type Walk, wholePlies } from './sample.js';
import { roundTrip } from './trips.js';
import { demand, each, isSame, same, type Violation } from './violation.js';

/** The value that a help text names as an option's default; undefined if the text is in words. */
const defaultIn = (text: string): unknown => {
  const read = tryCatch(
    () => JSON.parse(text) as unknown,
    () => undefined,
  );
  return isLeft(read) ? undefined : read.right;
};

/** A name that no option has. */
const noOption = 'no-such-option';

const optionsHold = <T extends GameTypes>(
  { options, optionInfo, seatOptions = [] }: Game<T>,
  chosen: T['Options'],
): Violation => {
  const defaults = sure(decode(options)({}), 'no options are refused');
  const json = throughJson(options.encode(defaults));
  const values: Readonly<Record<string, unknown>> = isObject(json) ? json : {};
  const names = Object.keys(Object(defaults) as object);
  const described = optionInfo.map(({ name }) => name);
  const more = decode(options)({ ...Object(throughJson(options.encode(chosen))), [noOption]: 1 });
  return (
    roundTrip('options', options, chosen) ??
    each(optionInfo, ({ name }) => demand(names.includes(name), () => `${name} has no default`)) ??
    each(names, (name) => demand(described.includes(name), () => `the option ${name} is missing from optionInfo`)) ??
    each(optionInfo, ({ name, default: told }) => {
      const value = defaultIn(told);
      return value === undefined || value === null
        ? undefined
        : same(`the default of ${name} in optionInfo`, value, values[name]);
    }) ??
    each(seatOptions, (name) =>
      demand(names.includes(name), () => `seatOptions has ${name}, which is not an option`),
    ) ??
    demand(isLeft(more), () => `the codec of the options accepts an unknown option, ${noOption}`)
  );
};

/** Copies of the first of two sets of options, each with one value replaced by a different value from the second set. */
const crossedOptions = <T extends GameTypes>(
  { options }: Game<T>,
  mine: T['Options'],
  other: T['Options'],
): readonly T['Options'][] => {
  const [json, others] = [mine, other].map((one: T['Options']) => Object(throughJson(options.encode(one))) as object);
  return Object.entries({ ...others }).flatMap(([name, value]: readonly [string, unknown]) => {
    const read = decode(options)({ ...json, [name]: value });
    return isRight(read) && JSON.stringify({ ...json, [name]: value }) !== JSON.stringify(json) ? [read.right] : [];
  });
};

type Plain = string | number | boolean;

const isPlain = (value: unknown): value is Plain => ['string', 'number', 'boolean'].includes(typeof value);

/**
 * Finds the value that a position shows under an option's name, either among the position's own fields or among those of an object inside the
 * position.
 */
const shownValue = (json: unknown, name: string): Plain | undefined => {
  if (!isObject(json)) return undefined;
  if (isPlain(json[name])) return json[name];
  return Object.values(json)
    .map((inner) => shownValue(inner, name))
    .find((value) => value !== undefined);
};

/**
 * Names a visible difference between two set-ups with the same seed: the number of seats, or an option whose value the position shows under the
 * option's name. The result is undefined if the two set-ups show no such difference.
 */
const shownBy = <T extends GameTypes>(
  game: Game<T>,
  one: T['Options'],
  other: T['Options'],
  seed: Seed,
): string | undefined => {
  const starts = [one, other].flatMap((chosen: T['Options']) => {
    const start = game.setup(chosen, seed);
    return isLeft(start) ? [] : [start.right];
  });
  // If there is no game with these options, no position can show a difference.
  if (starts.length < 2) return undefined;
  if (game.seatCount(starts[0]) !== game.seatCount(starts[1])) return 'number of seats';
  const [mine, others] = starts.map((start: T['State']) => throughJson(game.state.encode(start)));
  return Object.keys(Object(one) as object).find((name) => {
    const [value, changed] = [shownValue(mine, name), shownValue(others, name)];
    // Skip values such as `auto`, which the position replaces with another value.
    const isLiteral = value === shownValue(one, name) && changed === shownValue(other, name);
    return value !== undefined && changed !== undefined && isLiteral && value !== changed;
  });
};

/** The number of set-ups that are compared in order to find what an option decides; a value that chance decides differs in one of them. */
const setUps = 20;

/** The numbers in a position, and the lengths of its lists and texts, by path. */
const traitsOf = (json: unknown, path = ''): readonly (readonly [path: string, value: number])[] => {
  if (typeof json === 'number') return [[path, json]];
  if (typeof json === 'string') return [[`the length of ${path}`, json.length]];
  if (typeof json !== 'object' || json === null) return [];
  const inner = Object.entries(json).flatMap(([key, value]: readonly [string, unknown]) =>
    traitsOf(value, path === '' ? key : `${path}.${key}`),
  );
  return Array.isArray(json) ? [[`the length of ${path}`, json.length], ...inner] : inner;
};

/** The traits that are the same in all the given states. */
const lastingTraits = <T extends GameTypes>(
  game: Game<T>,
  states: readonly T['State'][],
): ReadonlyMap<string, number> => {
  const all = states.map((state) => new Map(traitsOf(throughJson(game.state.encode(state)))));
  const [first = new Map<string, number>(), ...others] = all;
  return new Map([...first].filter(([path, value]) => others.every((traits) => traits.get(path) === value)));
};

/**
 * Names a number or a length by which every position of a game with some options differs from every position of a game with others: it is the same in
 * 20 set-ups and in a whole game, with either options.
 */
const alwaysShownBy = <T extends GameTypes>(
  { game, given, play }: Samples<T>,
  one: T['Options'],
  other: T['Options'],
  seed: Seed,
): string | undefined => {
  const [mine, others] = [one, other].map((options: T['Options']) => {
    const starts = Array.from({ length: setUps }, (_, more) => game.setup(options, more)).flatMap((start) =>
      isRight(start) ? [start.right] : [],
    );
    return starts.length < setUps
      ? new Map<string, number>()
      : lastingTraits(game, [
          ...starts,
          ...play({ options, seed, plies: wholePlies(given.maxPlies ?? usualPlies) }).states,
        ]);
  });
  return [...(mine ?? [])].find(([path, value]) => others?.has(path) === true && others.get(path) !== value)?.[0];
};

/** The names of the options whose values differ. */
const unlike = <T extends GameTypes>(
  { options }: Game<T>,
  one: T['Options'],
  other: T['Options'],
): readonly string[] => {
  const [mine, others] = [one, other].map((chosen: T['Options']) => throughJson(options.encode(chosen)));
  if (!isObject(mine) || !isObject(others)) return [];
  return Object.keys({ ...mine, ...others }).filter((name) => !isSame(mine[name], others[name]));
};

/** The option that a position of other options contradicts must be one whose value differs; an option that every position shows is never forgotten. */
const crossedShow = <T extends GameTypes>(
  samples: Samples<T>,
  { start, last, states }: Walk<T>,
  { options, seed }: Plan<T>,
  crossed: T['Options'],
  pick: number,
): Violation => {
  const { game, given } = samples;
  const written = JSON.stringify(game.options.encode(crossed));
  const differ = unlike(game, options, crossed);
  const declared = differ.some((name) => given.shows?.some((shown) => shown === name));
  // A number that an option sets is seldom set by anything else. What words and lists decide can also come from other options.
  const isNumber =
    differ.length === 1 && differ.every((name) => typeof Reflect.get(Object(options) as object, name) === 'number');
  const named = [start, states[pick % states.length]!, last].map(
    (state) => [state, game.contradicted(crossed, state)] as const,
  );
  const wrong = each(named, ([state, name]) =>
    demand(
      name === undefined || differ.includes(name),
      () =>
        `contradicted names ${String(name)} for ${game.position.print(state)} and ${written}, which differ in ${differ.join(', ')}`,
    ),
  );
  if (wrong !== undefined) return wrong;
  const [forgotten] = named.find(([, name]) => name === undefined) ?? [];
  if (forgotten === undefined) return undefined;
  const shows = declared
    ? differ.join(', ')
    : (shownBy(game, options, crossed, seed) ??
      (isNumber ? alwaysShownBy(samples, options, crossed, seed) : undefined));
  if (shows === undefined) return undefined;
  return `contradicted finds no contradiction between ${game.position.print(forgotten)} and ${written}, but another ${shows} shows that the position does not belong to these options: it must return ${JSON.stringify(differ[0])}`;
};

/** The greatest number of other options that are compared with the positions of one game. */
const mostCrossed = 4;

/** A position must be refused with options that lead to visibly different positions, but never with its own options. */
const optionsShow = <T extends GameTypes>(
  samples: Samples<T>,
  walk: Walk<T>,
  plan: Plan<T>,
  other: T['Options'],
  pick: number,
): Violation => {
  const { game } = samples;
  const { options } = plan;
  const seen = walk.states.slice(-3).flatMap((state) => eyesOf(game, state).map((eyes) => game.view(eyes)(state)));
  const crossed = shuffled(source(pick), crossedOptions(game, options, other)).slice(0, mostCrossed);
  return (
    each(walk.states, (state) =>
      same('the option that a position of its own game contradicts', game.contradicted(options, state), undefined),
    ) ??
    each(seen, (view) =>
      same('the option that a view of its own game contradicts', game.contradicted(options, view), undefined),
    ) ??
    each(crossed, (one) => crossedShow(samples, walk, plan, one, pick))
  );
};

/** The laws about options. */
export const optionLaws = <T extends GameTypes>(samples: Samples<T>): readonly Law[] => {
  const { game, plans, play } = samples;
  return [
    lawOf(samples, 'GC-4.3', plans, ({ options }) => optionsHold(game, options)),
    lawOf(samples, 'GC-4.10', record({ plan: plans, other: plans, pick: nat() }), ({ plan, other, pick }) =>
      optionsShow(samples, play(plan), plan, other.options, pick),
    ),
  ];
};
