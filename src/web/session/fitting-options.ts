/**
 * Options that fit a chosen position: a game that begins from a position has the options that this position shows.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../../core/contract/game.js';
import { isObject } from '../../core/reading/objects.js';
import { propertiesOf } from '../../core/reading/properties.js';
import { type JsonSchema, schemaOf } from '../../core/reading/schema.js';

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
 * Returns options in which each one that was not given has the value that the position shows, or its default where the position shows none.
 * The value is looked for in the state and in the schema of the option; if neither has it, the option keeps its default.
 */
export const fittingOptions = <T extends GameTypes>(
  game: Game<T>,
  usual: T['Options'],
  given: Readonly<Record<string, unknown>>,
  start: T['State'],
): T['Options'] => {
  const schemas = propertiesOf(schemaOf(game.options));
  const fitted = (options: T['Options']): T['Options'] => {
    const name = game.contradicted(options, start);
    if (name === undefined || Object.hasOwn(given, name)) return options;
    const value = [...heldIn(start, name), ...listedIn(schemas[name] ?? {})].find(
      (one) => game.contradicted(withValue<T>(options, name, one), start) !== name,
    );
    return value === undefined ? options : withValue<T>(options, name, value);
  };
  // Each step fits one option.
  return game.optionInfo.reduce(fitted, usual);
};
