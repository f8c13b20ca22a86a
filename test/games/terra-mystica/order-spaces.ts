/** The spaces for priests on the cult board, told from the specification. */
import type { State } from '../../../src/games/terra-mystica/index.js';

/** TMY-9.4: the first free space that gives so many steps; -1 if the priest goes back to the supply. */
export const spaceFor = ({ preachers }: State, cult: number, steps: number | null): number => {
  const spaces = [3, 2, 2, 2].map((worth, space) => [worth, 4 * cult + space] as const);
  const free = spaces.filter(([, space]) => preachers[space]! < 0);
  const [, found = -1] = free.find(([worth]) => steps === null || worth === steps) ?? [];
  return steps === 1 ? -1 : found;
};
