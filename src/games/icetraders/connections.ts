/**
 * The connections between systems, for maps and analyses.
 *
 * @packageDocumentation
 */
import { areConnected, numberOf } from './content.js';
import type { ViewPosition } from './state.js';

/**
 * Returns the pairs of connected systems as pairs of numbers, in ascending order. The smaller number of each pair comes first. A hyperspace is
 * connected to nothing: its ships can leave for every other system, but no ship can enter it from a system with a marker.
 *
 * @param view - the position, or a seat's view of it
 * @returns the pairs of connected systems, each as a pair of numbers
 * @rule IT-1.7
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { connections, game } from 'rulehouse/icetraders';
 * const state = game.position.parse('2 main 0 GE ++ - 1:B2=0B1;2:Y2=1R3;3:Y1=1G1;4:B1=0Y2 -');
 * if (isRight(state)) connections(state.right); // [[1, 2], [1, 4], [2, 3], [3, 4]]
 * ```
 */
export const connections = ({ systems }: ViewPosition): readonly (readonly [number, number])[] =>
  systems.flatMap((one, index) =>
    systems
      .slice(index + 1)
      .filter((other) => areConnected(one, other))
      .map((other): readonly [number, number] => [numberOf(one), numberOf(other)]),
  );
