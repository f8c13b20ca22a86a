/**
 * What bots know about Töframenn: pyramids by size, pyramids of the Archmages, wizards, and how far the wizards still have to go.
 *
 * @packageDocumentation
 */
import { constant } from '../../core/values/constant.js';
import type { State, Toframenn } from '../../games/toframenn/index.js';
import type { Knowledge } from '../knowledge.js';
import { forFirst, weighed } from './weighing.js';

/**
 * The weight of each term for the side of Light. The terms are: small, medium and large pyramids; the Archmage's small, medium and large pyramids;
 * wizards; the ranks that the wizards still have ahead of them; and being the side that decides. All pyramids count at the end, and large ones cast
 * furthest. A side that loses all of its Archmage's pyramids loses the game. The more wizards there are, the more work it is to bring all of them
 * past the enemy.
 */
export const weights: readonly number[] = [0.1293, 0.4072, 0.6603, 0.1721, 0.2922, 0.4837, -0.0968, 0.0043, 0.1275];

const terms = { small: 0, medium: 1, large: 2, archmage: 3, wizards: 6, ranks: 7, tempo: 8 } as const;

const token = 1000;

/** For each size, true if the wizard with the given code has a pyramid of that size. Each size has its own digit in the code. */
const sizesOf = (code: number): readonly [boolean, boolean, boolean] => [
  code % token >= 100,
  Math.floor(code / 10) % 10 > 0,
  code % 10 > 0,
];

const sizeTable: readonly (readonly [boolean, boolean, boolean])[] = Array.from({ length: 2 * token }, (_, code) =>
  sizesOf(code),
);

/** Returns the counts for Light minus those for Darkness. */
export const count = (state: State): readonly number[] => {
  const counts = weights.map(() => 0);
  const add = (term: number, by: number): void => {
    counts[term] = counts[term]! + by;
  };
  for (const side of [0, 1] as const) {
    const sign = side === 0 ? 1 : -1;
    for (const square of state.wizards[side]) {
      const code = state.board[square]!;
      const rank = Math.floor(square / 8);
      add(terms.wizards, sign);
      add(terms.ranks, sign * (side === 0 ? 7 - rank : rank));
      const sizes = sizeTable[code];
      for (let size = 0; size < 3; size++) {
        if (sizes?.[size] !== true) continue;
        add(terms.small + size, sign);
        if (code >= token) add(terms.archmage + size, sign);
      }
    }
  }
  if (state.stage._tag !== 'Over') add(terms.tempo, state.stage.side === 0 ? 1 : -1);
  return counts;
};

/**
 * What bots know about Töframenn.
 *
 * @example
 * ```ts
 * import { toframenn } from 'rulehouse/bots';
 * toframenn.defaults?.cut !== undefined; // true
 * ```
 */
export const toframenn: Knowledge<Toframenn> = /* @__PURE__ */ constant({
  evaluate: (state) => forFirst(weighed(count(state), weights)),
  calibration: { _tag: 'Chance', slope: 1.35, error: 0.034 },
  defaults: { cut: 10, pick: 2, explore: 26 },
});
