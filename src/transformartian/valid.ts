/**
 * Which positions exist: what TX-10.3 asks of the parts of a position together.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../core/fault.js';
import { formOf, shapesFault } from './notation.js';
import { colourCount, limitOf, noMedium, ranks, type State } from './state.js';
import { files, five } from './tables.js';

interface Flaw {
  readonly path: string;
  readonly reason: string;
  readonly found: (state: State) => boolean;
}

const hasFive = ({ grid, settings }: State): boolean =>
  Array.from({ length: colourCount(settings) }, (_, colour) => grid.filter((found) => found === colour).length).every(
    (larges) => larges === five,
  );

const isFalling = (levels: readonly number[]): boolean =>
  levels.length >= 1 &&
  levels.length <= 9 &&
  levels.every((level, index) => index === 0 || level < (levels[index - 1] ?? 0));

const areHandsRight = ({ hands, turn, settings }: State): boolean => {
  const held = hands.filter((colour) => colour !== noMedium);
  return (
    hands.length === settings.teams &&
    hands.every((colour, team) => (colour !== noMedium) === turn >= team + 2) &&
    held.every((colour) => colour < colourCount(settings)) &&
    new Set(held).size === held.length
  );
};

/** In the order in which they are looked for. @rule TX-10.3 */
const flaws: readonly Flaw[] = [
  {
    path: 'form',
    reason: 'there is no such number of players and teams',
    found: ({ settings }) => formOf(settings.players, settings.teams) === undefined,
  },
  {
    path: 'levels',
    reason: 'a ladder has one to nine levels and falls',
    found: ({ settings }) => !isFalling(settings.levels),
  },
  {
    path: 'grid',
    reason: 'the grid has five larges of each colour',
    found: (state) => state.grid.length !== files * ranks(state.settings) || !hasFive(state),
  },
  {
    path: 'hands',
    reason: 'a team holds one medium exactly from its first turn on, no colour twice',
    found: (state) => !areHandsRight(state),
  },
  {
    path: 'smalls',
    reason: 'each column has a small of each colour, on a level of the ladder',
    found: ({ smalls, settings }) =>
      smalls.length !== five * colourCount(settings) || smalls.some((level) => level >= settings.levels.length),
  },
  {
    path: 'scores',
    reason: 'there is one score for each team, and at most one of them at the target',
    found: ({ scores, settings }) =>
      scores.length !== settings.teams || scores.filter((points) => points >= settings.target).length > 1,
  },
  {
    path: 'turn',
    reason: 'the turn number is beyond the limit',
    found: ({ turn, settings }) => turn > limitOf(settings) + 1,
  },
];

/** The state, or why there is no such position. @rule TX-10.3 @rule TX-1.3 @rule TX-1.4 */
export const validate = (state: State): Either<Fault, State> => {
  const flaw = flaws.find(({ found }) => found(state));
  if (flaw !== undefined) return left(fault([flaw.path], flaw.reason, 'TX-10.3'));
  const wrong = shapesFault(state.settings.shapes);
  return wrong === undefined ? right(state) : left({ ...wrong, path: ['settings', 'shapes', ...wrong.path] });
};
