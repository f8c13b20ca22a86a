/**
 * Options that fit a chosen position: a game that begins from a position has the options that this position shows.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import type { Game, GameTypes } from '../contract/game.js';
import { isObject } from '../reading/objects.js';
import { propertiesOf } from '../reading/properties.js';
import { type JsonSchema, schemaOf } from '../reading/schema.js';
import { type Fault, fault } from '../values/fault.js';

/** The most values of a range that are tried. */
const most = 100_000;

/** The values that a schema lists or bounds; empty if it does neither. */
const listedIn = ({ enum: listed, type, minimum, maximum }: JsonSchema): readonly unknown[] => {
  if (Array.isArray(listed)) return listed;
  if (type === 'boolean') return [false, true];
  if (typeof minimum !== 'number' || typeof maximum !== 'number') return [];
  return Array.from({ length: Math.min(maximum - minimum + 1, most) }, (_, index) => minimum + index);
};

/** The values that a state holds under a name, itself or in one of its parts. */
const heldIn = (state: unknown, name: string): readonly unknown[] =>
  [state, ...(isObject(state) ? Object.values(state) : [])].flatMap((part) =>
    isObject(part) && Object.hasOwn(part, name) ? [part[name]] : [],
  );

/** Returns options with another value of one option. */
const withValue = <T extends GameTypes>(options: T['Options'], name: string, value: unknown): T['Options'] =>
  // The value is one that the position agrees with, so the result is still options of the game.
  Object.assign({}, options, { [name]: value });

/**
 * Returns the options of a game that begins from a position: those that are given, and for the others the values that the position shows, or the
 * defaults where it shows none. Such a value is looked for in the state and in the schema of the option.
 *
 * @param game - the game
 * @param given - the given options as JSON, which the codec of the game's options has accepted
 * @param read - the same options, with all defaults filled in
 * @param start - the state in which the game begins
 * @returns the options; a fault if an option contradicts the position
 */
export const optionsOfStart = <T extends GameTypes>(
  game: Game<T>,
  given: unknown,
  read: T['Options'],
  start: T['State'],
): Either<Fault, T['Options']> => {
  const schemas = propertiesOf(schemaOf(game.options));
  const isGiven = (name: string): boolean => isObject(given) && Object.hasOwn(given, name);
  const fitted = (options: T['Options']): T['Options'] => {
    const name = game.contradicted(options, start);
    if (name === undefined || isGiven(name)) return options;
    const value = [...heldIn(start, name), ...listedIn(schemas[name] ?? {})].find(
      (one) => game.contradicted(withValue<T>(options, name, one), start) !== name,
    );
    return value === undefined ? options : withValue<T>(options, name, value);
  };
  // Each step fits one option.
  const options = game.optionInfo.reduce(fitted, read);
  const wrong = game.contradicted(options, start);
  return wrong === undefined
    ? right(options)
    : left(fault(['options', wrong], 'the start was set up with another value'));
};
