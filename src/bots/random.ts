/**
 * The random bot: it chooses among all legal moves with equal probability.
 *
 * @packageDocumentation
 */
import { analysisOf, type SearchMaker } from './seating.js';

/** Any legal move. */
export const randomly: SearchMaker = ({ random }) => ({
  look: ({ legal }) => {
    const move = legal[random.below(legal.length)] ?? legal[0];
    return { step: () => analysisOf([], move, { iterations: 0, depth: 0, nodes: 0, done: true }) };
  },
  told: () => undefined,
});
