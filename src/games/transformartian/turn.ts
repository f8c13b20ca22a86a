/**
 * Chapters 4, 7 and 8: the seat to move, the list of legal moves, and the step to the next state.
 *
 * @packageDocumentation
 */

import { type Legal, mint, mintAll } from '../../core/contract/legal.js';
import { has } from '../../core/values/bits.js';
import type { Source } from '../../core/values/random.js';
import { firstSeats, type Seat } from '../../core/values/seat.js';
import { alone, nobody } from '../../core/values/to-move.js';
import { type Miss, type Move, misses } from './move.js';
import { exchange, type Pairs, pairsOf, thinkable, thoughtOf, writeExchanges } from './moves/exchange.js';
import { write, written } from './moves/sheet.js';
import { colourIndex, isOver, type Settings, type State, teamToMove } from './state.js';

/**
 * The seat whose turn it is; none when the game is over.
 *
 * @param state - any state of the game
 * @returns the seats in ascending order
 * @rule TX-4.1 @rule TX-9.3
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { defaultOptions, setup, toMove } from 'rulehouse/transformartian';
 * const start = setup({ ...defaultOptions, players: 4 }, 1);
 * if (isRight(start)) toMove({ ...start.right, turn: 7 }); // [2]
 * ```
 */
export const toMove = (state: State): readonly Seat[] =>
  isOver(state) ? nobody : (alone[(state.turn - 1) % state.settings.players] ?? nobody);

/**
 * The seats of team 0, 1 or 2, in ascending order; the seats of the teams alternate around the table. The list is empty for a team that does not
 * play.
 *
 * @param state - the position
 * @param team - the number of the team, from 0
 * @returns the seats in ascending order
 * @rule TX-3.1
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { defaultOptions, seatsOf, setup } from 'rulehouse/transformartian';
 * const start = setup({ ...defaultOptions, players: 6, teams: 3 }, 1);
 * if (isRight(start)) seatsOf(start.right, 1); // [1, 4]
 * ```
 */
export const seatsOf = ({ settings }: State, team: number): readonly Seat[] =>
  firstSeats(settings.players).filter((seat) => teamOf(settings, seat) === team);

/** The team of a seat; the seats of the teams alternate around the table. @rule TX-3.1 */
const teamOf = ({ teams }: Settings, seat: Seat): number => seat % teams;

/** The team of each seat. @rule TX-3.1 */
export const teamsOf = ({ settings }: State): readonly number[] =>
  firstSeats(settings.players).map((seat) => teamOf(settings, seat));

/** The colours of the mediums that a miss may keep, as bits: those in dead pairs, if the options allow a miss. @rule TX-8.2 */
export const missable = ({ settings }: State, { deadColours, allDead }: Pairs): number =>
  settings.miss === 'pair' || allDead ? deadColours : 0;

/**
 * Every legal move, each listed once; the list is empty if and only if the game is over. Exchanges come first, ordered by pair of colours, by
 * squares, and by the colour kept; misses follow, ordered by colour. Time: about 25 table look-ups for each pair of available mediums.
 *
 * @param state - any state of the game
 * @returns the moves in the documented order
 * @rule TX-8.4
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { defaultOptions, legalMoves, setup } from 'rulehouse/transformartian';
 * const start = setup(defaultOptions, 1);
 * if (isRight(start)) legalMoves(start.right).length; // 240
 * ```
 */
export const legalMoves = (state: State): readonly Legal<Move>[] => {
  if (isOver(state)) return [];
  const kept = missable(state, writeExchanges(state));
  for (let colour = 0; colour < misses.length; colour++) if (has(kept, colour)) write(misses[colour]!);
  return mintAll(written());
};

/** The number of attempts to guess a legal move before the whole list of moves is generated. */
const attempts = 100;

/**
 * Draws one of the legal moves, each with the same probability; undefined when the game is over. Tries random exchanges and misses until one is
 * legal, which takes about two attempts.
 *
 * @rule TX-8.4
 */
export const randomMove = (state: State, random: Source): Legal<Move> | undefined => {
  if (isOver(state)) return undefined;
  const pairs = pairsOf(state);
  const exchanges = thinkable * pairs.length;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const place = random.below(exchanges + misses.length);
    const pair = Math.floor(place / thinkable);
    const move =
      place < exchanges ? thoughtOf(state, pairs[pair]!, place % thinkable) : missOf(state, place - exchanges);
    if (move !== undefined) return mint(move);
  }
  const legal = legalMoves(state);
  return legal[random.below(legal.length)];
};

const missOf = (state: State, colour: number): Miss | undefined =>
  has(missable(state, writeExchanges(state)), colour) ? misses[colour] : undefined;

/**
 * The state after a legal move. The function never throws; if the move is illegal in the state, the result is an unspecified state. Takes as long as
 * copying the grid, plus one look-up in the chart for each large that moved.
 *
 * @param state - the state in which the move is legal; it is not changed
 * @param move - a move that `check` or `legalMoves` found legal in this state
 * @returns a new state
 * @rule TX-4.8 @rule TX-7.2 @rule TX-8.3 @rule TX-9.1
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { applyLegal, defaultOptions, legalMoves, setup } from 'rulehouse/transformartian';
 * const start = setup(defaultOptions, 1);
 * if (isRight(start)) {
 *   const [move] = legalMoves(start.right);
 *   if (move !== undefined) applyLegal(start.right, move).turn; // 2
 * }
 * ```
 */
export const applyLegal = (state: State, move: Legal<Move>): State => {
  const { grid, smalls, scores } = move._tag === 'Miss' ? state : exchange(state, move);
  const hands = state.hands.slice();
  hands[teamToMove(state)] = colourIndex(move.keep);
  return { grid, turn: state.turn + 1, hands, smalls, scores, settings: state.settings };
};

/** A turn of seat 0 that comes after every team has had its first, and is late enough for all points. */
const lateTurns = 100_000_000;

/** The same position in a late turn of the seat to move, without the turn limit. @rule TX-4.1 @rule TX-9.2 */
export const timeless = (state: State): State => {
  const { players } = state.settings;
  const turn = state.turn <= players ? state.turn : lateTurns * players + 1 + ((state.turn - 1) % players);
  return { ...state, turn, settings: { ...state.settings, turnLimit: 0 } };
};
