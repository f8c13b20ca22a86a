/**
 * Moves of Terra Mystica that are worth a thought. Exchanges multiply the ways to the same position; most of them lose something.
 *
 * @packageDocumentation
 */
import type { Legal } from '../../../core/legal.js';
import type { Move, State } from '../../../terra-mystica/index.js';

/**
 * An exchange is worth a thought before the action of a turn only, where it may pay for one: what is left when the turn ends can be
 * exchanged in the next, and at the end of the game everything is. Workers and points are never exchanged.
 */
const isWorthwhile = ({ turn }: State, move: Move, mayEnd: boolean): boolean => {
  if (move._tag === 'Drop' || move._tag === 'Wait' || move._tag === 'GiveUp') return false;
  if (move._tag !== 'Convert' && move._tag !== 'Burn') return true;
  const mayPay = !mayEnd && turn.left > 0 && turn.act === 'none';
  return mayPay && (move._tag === 'Burn' || (move.to !== 'VP' && (move.from === 'PW' || move.from === 'P')));
};

/** The moves that are worth a thought: all, if none would be left. */
export const sensible = (state: State, legal: readonly Legal<Move>[]): readonly Legal<Move>[] => {
  const mayEnd = legal.some(({ _tag }) => _tag === 'Done');
  const some = legal.filter((move) => isWorthwhile(state, move, mayEnd));
  return some.length === 0 ? legal : some;
};
