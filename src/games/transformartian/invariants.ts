/**
 * The invariants of every position that can arise (TX-10.3), as data: the conditions on the parts of a position.
 *
 * @packageDocumentation
 */
import type { Invariant } from '../../core/contract/invariant.js';
import { formOf } from './positions.js';
import type { RuleId } from './rules.js';
import { colourCount, hasFiveEach, limitOf, noMedium, ranks, type State } from './state.js';
import { files, five } from './tables.js';

const isFalling = (levels: readonly number[]): boolean =>
  levels.length >= 1 && levels.length <= 9 && levels.every((level, index) => index === 0 || level < levels[index - 1]!);

const areHandsRight = ({ hands, turn, settings }: State): boolean => {
  const held = hands.filter((colour) => colour !== noMedium);
  return (
    hands.length === settings.teams &&
    hands.every((colour, team) => (colour !== noMedium) === turn >= team + 2) &&
    held.every((colour) => colour < colourCount(settings)) &&
    new Set(held).size === held.length
  );
};

/** All invariants, in the order of checking. @rule TX-10.3 */
export const invariants: readonly Invariant<State, RuleId>[] = [
  {
    rule: 'TX-10.3',
    path: 'form',
    text: 'there is no form of the game for this number of players and teams',
    holds: ({ settings }) => formOf(settings.players, settings.teams) !== undefined,
  },
  {
    rule: 'TX-10.3',
    path: 'levels',
    text: 'the ladder has no level, more than nine levels, or a level that is not below the level before it',
    holds: ({ settings }) => isFalling(settings.levels),
  },
  {
    rule: 'TX-10.3',
    path: 'grid',
    text: 'the grid does not have five larges of each colour',
    holds: (state) =>
      state.grid.length === files * ranks(state.settings) && hasFiveEach(state.grid, colourCount(state.settings)),
  },
  {
    rule: 'TX-10.3',
    path: 'hands',
    text: 'a team lacks its medium, has a medium before its first turn, or holds the same colour as another team',
    holds: areHandsRight,
  },
  {
    rule: 'TX-10.3',
    path: 'smalls',
    text: 'a column has no small of some colour, or a small is not on any level of the ladder',
    holds: ({ smalls, settings }) =>
      smalls.length === five * colourCount(settings) && smalls.every((level) => level < settings.levels.length),
  },
  {
    rule: 'TX-10.3',
    path: 'scores',
    text: 'the number of scores differs from the number of teams, or two teams have reached the target',
    holds: ({ scores, settings }) =>
      scores.length === settings.teams && scores.filter((points) => points >= settings.target).length <= 1,
  },
  {
    rule: 'TX-10.3',
    path: 'turn',
    text: 'the turn number is above the limit',
    holds: ({ turn, settings }) => turn <= limitOf(settings) + 1,
  },
];
