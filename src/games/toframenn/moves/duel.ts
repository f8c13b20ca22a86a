/**
 * Chapter 7: the action Duel.
 *
 * @packageDocumentation
 */

import { oneOf } from '../../../core/reading/codec.js';
import { exact } from '../../../core/reading/objects.js';
import { type Size, sizeNamed, sizes } from '../../../pieces/pyramids.js';
import { offGrid } from '../../../pieces/square.js';
import { along, type Square, squareIndex, squareName, wayOf } from '../geometry.js';
import { duelAlong, type FightDuel, type Move } from '../move.js';
import { type State, wizardOn } from '../state.js';
import { type ColourTable, removalMargins, tokenValue } from '../tables.js';
import { isArchmage, pipsOf, pyramidOf, vacant, victimsOf, without } from '../wizard.js';
import { ownWizard, type Question, square, verb } from './verb.js';

/** The square on which a Duel-Leap ends, or `offGrid` if no leap is possible. @rule TO-7.2 */
const landingOf = (board: readonly number[], from: number, direction: number): number => {
  const beyond = along(from, direction, 2);
  return beyond !== offGrid && board[beyond]! === vacant ? beyond : offGrid;
};

/**
 * The Duel Value of a wizard against an opponent, at most 26. Each pyramid of the wizard adds its pips once, and once more for each pyramid of the
 * opponent that it attacks. An Archmage adds the value of its token.
 *
 * @rule TO-7.3
 */
const valueAgainst = (table: ColourTable, wizard: number, opponent: number): number => {
  const [small, medium, large] = [pyramidOf(opponent, 1), pyramidOf(opponent, 2), pyramidOf(opponent, 3)];
  let value = pipsOf(wizard) + (isArchmage(wizard) ? tokenValue : 0);
  for (let size = 1; size <= 3; size++) {
    const victims = victimsOf(table, pyramidOf(wizard, size));
    value += size * (((victims >> small) & 1) + ((victims >> medium) & 1) + ((victims >> large) & 1));
  }
  return value;
};

/** The Duel Value of the active wizard minus that of its opponent. @rule TO-7.4 */
const marginOf = ({ board, settings }: State, from: number, to: number): number => {
  const [active, opponent] = [board[from]!, board[to]!];
  return valueAgainst(settings.table, active, opponent) - valueAgainst(settings.table, opponent, active);
};

/** The number of pyramid sizes, from small upwards, that a side may choose to remove after a Duel with this margin. @rule TO-7.5 */
const permittedSizes = (margin: number, leaps: boolean): number => {
  const margins = leaps ? removalMargins.leap : removalMargins.stay;
  let largest = 0;
  while (largest < 3 && margin >= margins[largest]!) largest++;
  return largest;
};

/** A Duel between the wizards on two squares. */
interface Fight {
  readonly state: State;
  readonly from: number;
  readonly to: number;
  /** The direction of the opponent, 0..3. */
  readonly direction: number;
}

const leaps = ({ state, from, direction }: Fight): boolean => landingOf(state.board, from, direction) !== offGrid;

const permits = (fight: Fight, size: number): boolean =>
  size <= permittedSizes(marginOf(fight.state, fight.from, fight.to), leaps(fight));

const has = ({ state, to }: Fight, size: number): boolean => pyramidOf(state.board[to]!, size) > 0;

/** The pyramid sizes that the active side may choose from: those that are permitted and still present. @rule TO-7.6 */
const choices = (fight: Fight): readonly Size[] => sizes.filter((size) => has(fight, size) && permits(fight, size));

type Fighting = Question<FightDuel>;

const fightOf = ({ state, move }: Fighting): Fight => {
  const [from, to] = [squareIndex(move.from), squareIndex(move.to)];
  return { state, from, to, direction: wayOf(from, to).direction };
};

const isBeside = ({ move }: Fighting): boolean => {
  const { direction, distance } = wayOf(squareIndex(move.from), squareIndex(move.to));
  return direction >= 0 && direction < 4 && distance === 1;
};

/**
 * Carries out the Duel: the active wizard leaps if it can, and then the chosen pyramid is removed. Returns the square where the active wizard lands,
 * or `offGrid` if it stays.
 *
 * @rule TO-7.2 @rule TO-7.6
 */
export const duel = verb({
  stage: 'Play',
  codec: exact<FightDuel>('FightDuel', {
    _tag: oneOf('FightDuel'),
    from: square,
    to: square,
    removal: oneOf<0 | Size>(0, 1, 2, 3),
  }),
  print: ({ from, to, removal }) => `${from}x${to}${removal === 0 ? '' : `:${removal}`}`,
  demands: [
    ownWizard,
    { rule: 'TO-7.1', text: 'the target square is not adjacent', holds: isBeside },
    {
      // Any wizard on an adjacent square is an opposing one (TO-1.8).
      rule: 'TO-7.1',
      text: 'there is no opposing wizard on the target square',
      holds: ({ state, move }) => wizardOn(state, move.to) !== vacant,
    },
    {
      rule: 'TO-7.7',
      text: 'a pyramid can be removed, so a pyramid must be removed',
      holds: (fighting) => fighting.move.removal > 0 || choices(fightOf(fighting)).length === 0,
    },
    {
      rule: 'TO-7.8',
      text: 'a Duel with neither a leap nor a removal is not allowed in this game',
      holds: (fighting) => fighting.move.removal > 0 || fighting.state.settings.nullDuels || leaps(fightOf(fighting)),
    },
    {
      rule: 'TO-7.6',
      text: 'the opponent has no pyramid of that size',
      holds: (fighting) => fighting.move.removal === 0 || has(fightOf(fighting), fighting.move.removal),
    },
    {
      rule: 'TO-7.5',
      text: 'the margin is too small to remove a pyramid of that size',
      holds: (fighting) => fighting.move.removal === 0 || permits(fightOf(fighting), fighting.move.removal),
    },
  ],
  perform: (board: number[], move: FightDuel): number => {
    const [from, to] = [squareIndex(move.from), squareIndex(move.to)];
    const landing = landingOf(board, from, wayOf(from, to).direction);
    if (landing !== offGrid) {
      board[landing] = board[from]!;
      board[from] = vacant;
    }
    if (move.removal > 0) board[to] = without(board[to]!, move.removal);
    return landing;
  },
});

/** Reads the pips that may follow the two squares of a Duel. @rule TO-9.1 */
export const readDuel = (from: Square, to: Square, pips: string): Move | undefined => {
  if (pips === '') return { _tag: 'FightDuel', from, to, removal: 0 };
  const removal = pips.startsWith(':') ? sizeNamed(pips.slice(1)) : undefined;
  return removal === undefined ? undefined : { _tag: 'FightDuel', from, to, removal };
};

/**
 * Adds every Duel between the wizard on a square and the wizard next to it in a direction. A separate Duel is added for each pyramid that can be
 * removed, small ones first; if none can be removed, a single Duel is added.
 */
export const addDuels = (state: State, from: number, to: number, direction: number, moves: Move[]): void => {
  const { board, settings } = state;
  const leaping = landingOf(board, from, direction) !== offGrid;
  const largest = permittedSizes(marginOf(state, from, to), leaping);
  const opponent = board[to]!;
  let found = false;
  for (let size = 1; size <= largest; size++) {
    if (pyramidOf(opponent, size) === 0) continue;
    found = true;
    moves.push(duelAlong(from, direction, size));
  }
  if (!found && (leaping || settings.nullDuels)) moves.push(duelAlong(from, direction, 0));
};

/** True if the wizard on a square has a legal Duel with the wizard next to it in a direction. */
export const hasDuel = (state: State, from: number, to: number, direction: number): boolean => {
  const fight = { state, from, to, direction };
  return state.settings.nullDuels || leaps(fight) || choices(fight).length > 0;
};

/** The forecast of a Duel. */
export interface DuelForecast {
  /** The square where the active wizard lands; null if the wizard stays. @rule TO-7.2 */
  readonly landing: Square | null;
  /** The Duel Values of the active wizard and of its opponent. @rule TO-7.3 */
  readonly values: readonly [number, number];
  /** The Duel Value of the active wizard minus that of its opponent. @rule TO-7.4 */
  readonly margin: number;
  /** The sizes of the pyramids that can be removed; one pyramid must be removed unless the list is empty. @rule TO-7.5 @rule TO-7.7 */
  readonly removals: readonly Size[];
}

/**
 * Forecasts a Duel between the wizards on two squares, whichever side is to move. Returns `undefined` unless the two squares are side by side and
 * hold opposing wizards.
 *
 * @param state - any state of the game
 * @param from - the square of the attacker
 * @param to - the square of the defender
 * @returns the Duel Values of both wizards, and the effects of the Duel
 * @rule TO-7.1
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { forecastDuel, game } from 'rulehouse/toframenn';
 *
 * const read = game.position.parse('play:L d3:B3* d4:R1* - - std,null,caster,-,-');
 * if (isRight(read)) forecastDuel(read.right, 'd3', 'd4'); // { landing: 'd5', values: [8, 4], margin: 4, removals: [1] }
 * ```
 */
export const forecastDuel = (state: State, from: Square, to: Square): DuelForecast | undefined => {
  const [here, there] = [squareIndex(from), squareIndex(to)];
  const { direction, distance } = wayOf(here, there);
  const [active, opponent] = [state.board[here]!, state.board[there]!];
  if (direction < 0 || direction > 3 || distance !== 1 || active === vacant || opponent === vacant) return undefined;
  const fight = { state, from: here, to: there, direction };
  const landing = landingOf(state.board, here, direction);
  const { table } = state.settings;
  return {
    landing: landing === offGrid ? null : squareName(landing),
    values: [valueAgainst(table, active, opponent), valueAgainst(table, opponent, active)],
    margin: marginOf(state, here, there),
    removals: choices(fight),
  };
};
