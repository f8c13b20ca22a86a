/**
 * Chapter 8: the end of the game, the count of pyramids, and the winner.
 *
 * @packageDocumentation
 */

import { type Option, some } from 'fp-ts/Option';
import { everyoneAlone, wonBy } from '../../core/authors/placing.js';
import type { Outcome } from '../../core/contract/game.js';
import { none } from '../../core/values/results.js';
import type { Seat } from '../../core/values/seat.js';
import { gapOf, type Side } from './geometry.js';
import { hasAction } from './moves/action.js';
import { hasArchmage, type OverStage, type Reason, type State } from './state.js';
import { aliveGaps, type ColourTable } from './tables.js';
import { loosePips, pipsOf, pyramidOf, victimsOf } from './wizard.js';

const countOf = ({ board, wizards }: State, side: Side): number => {
  let count = 0;
  for (const square of wizards[side]) count += pipsOf(board[square]!);
  return count;
};

/** The side whose pyramids on the board have the greater sum of basic values, or a tie. @rule TO-8.6 */
const countWinner = (state: State): Side | 'tie' => {
  const [light, dark] = [countOf(state, 0), countOf(state, 1)];
  if (light === dark) return 'tie';
  return light > dark ? 0 : 1;
};

const inReserve = ({ hands, loose }: State, side: Side): number => {
  let value = 0;
  for (const wizard of hands[side]) value += pipsOf(wizard);
  for (const pyramid of loose[side]) value += loosePips(pyramid);
  return value;
};

/**
 * Returns the sum of the basic values (pips) of each side's pyramids that are still in the game, on the board or in hand. Each side's sum is 0..30;
 * until play begins, it is 30.
 *
 * @param state - any state of the game
 * @returns the sum of each seat
 * @rule TO-8.9
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { game, score } from 'rulehouse/toframenn';
 * const read = game.position.parse('play:L b1:R3*,e4:R2 a3:K1*,e7:B2 - - std,null,caster,-,-');
 * if (isRight(read)) score(read.right); // [5, 3]
 * ```
 */
export const score = (state: State): readonly [number, number] => [
  countOf(state, 0) + inReserve(state, 0),
  countOf(state, 1) + inReserve(state, 1),
];

const winnersOf = ({ winner }: OverStage): readonly Seat[] => (winner === 'tie' ? [0, 1] : [winner]);

/**
 * The outcome of the game, or none while the game continues; if the game is tied, both sides win. The winner may have the smaller score if an
 * Archmage was destroyed.
 *
 * @param state - the position
 * @returns the winners, the place of each seat and the reason; none while the game continues
 * @rule TO-8.9 @rule TO-8.10
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { applyMove, game, outcome } from 'rulehouse/toframenn';
 * const read = game.position.parse('play:L b1:R3,e4:R2* a3:K1*,e7:B3 - - std,null,caster,-,-');
 * const after = isRight(read) ? applyMove({ _tag: 'CastBolt', from: 'e4', to: 'e7', spell: 2, target: 3 })(read.right) : read;
 * if (isRight(after)) outcome(after.right); // { _tag: 'Some', value: { winners: [1], places: [2, 1], reason: 'archmage' } }
 * ```
 */
export const outcome = ({ stage }: State): Option<Outcome & { readonly reason: Reason }> =>
  stage._tag === 'Over' ? some({ ...wonBy(everyoneAlone(2), winnersOf(stage)), reason: stage.reason }) : none;

/** True if the first wizard has a pyramid of size `pips` or larger that attacks a pyramid of the second wizard. @rule TO-8.4 */
const canHit = (table: ColourTable, wizard: number, other: number, pips: number): boolean => {
  let victims = 0;
  for (let size = pips; size <= 3; size++) victims |= victimsOf(table, pyramidOf(wizard, size));
  for (let size = 1; size <= 3; size++) if (((victims >> pyramidOf(other, size)) & 1) === 1) return true;
  return false;
};

const couldHit = (table: ColourTable, one: number, other: number, pips: number): boolean =>
  canHit(table, one, other, pips) || canHit(table, other, one, pips);

/** True if two opposing wizards, separated by the given gap, could still fight a Duel or cast a Bolt. @rule TO-8.4 */
const isAlive = (table: ColourTable, gap: number, light: number, dark: number): boolean =>
  gap <= aliveGaps.always ||
  (gap === aliveGaps.mediumOrLarge && couldHit(table, light, dark, 2)) ||
  (gap === aliveGaps.large && couldHit(table, light, dark, 3));

/** True if any pair of opposing wizards could still fight a Duel or cast a Bolt. @rule TO-8.4 */
const hasAlivePair = ({ board, wizards, settings }: State): boolean => {
  const [lights, darks] = wizards;
  for (let i = 0; i < lights.length; i++)
    for (let j = 0; j < darks.length; j++) {
      const light = lights[i]!;
      const dark = darks[j]!;
      if (isAlive(settings.table, gapOf(light, dark), board[light]!, board[dark]!)) return true;
    }
  return false;
};

/** True if neither side can act any more. @rule TO-8.5 */
const isStuck = (state: State): boolean => !hasAction(state, 0) && !hasAction(state, 1);

/** How a game with both Archmages on the board ends, whichever side is to move; undefined if the game continues. @rule TO-8.10 */
export const endingOf = (state: State): OverStage | undefined => {
  const { quiet, plies, settings } = state;
  const { quietLimit, plyLimit } = settings;
  if (!hasAlivePair(state) || isStuck(state)) return { _tag: 'Over', winner: countWinner(state), reason: 'passed' };
  if (quietLimit > 0 && quiet >= quietLimit) return { _tag: 'Over', winner: countWinner(state), reason: 'quiet' };
  if (plyLimit > 0 && plies >= plyLimit) return { _tag: 'Over', winner: countWinner(state), reason: 'plies' };
  return undefined;
};

/**
 * The possible results once an Archmage is destroyed. If both fell and the caster wins, either side may have won; otherwise there is one result.
 * @rule TO-8.3
 */
export const archmageWinners = (state: State): readonly (Side | 'tie')[] => {
  const [light, dark] = [hasArchmage(state, 0), hasArchmage(state, 1)];
  if (light !== dark) return [light ? 0 : 1];
  if (light) return [];
  return state.settings.bothFall === 'caster' ? [0, 1] : [countWinner(state)];
};

/**
 * The end of the game if an action of `side` has destroyed an Archmage; undefined if no Archmage was destroyed. @rule TO-8.1 @rule TO-8.2
 * @rule TO-8.3
 */
export const archmageEnding = (state: State, side: Side): OverStage | undefined => {
  const [first, second] = archmageWinners(state);
  if (first === undefined) return undefined;
  return { _tag: 'Over', winner: second === undefined ? first : side, reason: 'archmage' };
};
