/**
 * Marks for a picked large: they show which exchanges with this large would score.
 *
 * @rule TX-6.1 @rule TX-6.3
 * @packageDocumentation
 */
import { applyLegal, isSquare, legalMoves, type State, score } from '../../games/transformartian/seen.js';
import type { Marks } from '../paint/options.js';
import type { Place } from '../part.js';

const sum = (points: readonly number[]): number => points.reduce((total, one) => total + one, 0);

/**
 * Marks the larges whose exchange with the picked large would score.
 *
 * @param state - the position
 * @param picked - the picked places; if no large is among them, nothing is marked
 * @returns the marks: `scoring` for the squares of the larges whose exchange would score
 */
export const lit = (state: State, picked: readonly Place[]): Marks => {
  const from = picked.find(({ kind }) => kind === 'square')?.value;
  if (!isSquare(from)) return {};
  const before = sum(score(state));
  const partners = legalMoves(state).flatMap((move) => {
    if (move._tag === 'Miss' || (move.first !== from && move.second !== from)) return [];
    return sum(score(applyLegal(state, move))) > before ? [move.first === from ? move.second : move.first] : [];
  });
  return { scoring: [...new Set(partners)].map((value) => ({ kind: 'square', value })) };
};
