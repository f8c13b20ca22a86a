/**
 * What is known of Terrafex: what stands on the board counts by kind and size for the owner of its place.
 *
 * @packageDocumentation
 */
import { constant } from '../../core/values/constant.js';
import {
  contentNames,
  defaultOptions,
  ownerOf,
  type Settings,
  squares,
  type State,
  type Terrafex,
} from '../../terrafex/index.js';
import type { Knowledge } from '../knowledge.js';
import { forFirst, weighed } from './weighing.js';

/**
 * What each term weighs for white. Three numbers each for small, medium and large: mountains and forests can still grow, and with the next
 * size the place belongs to the other seat, so a small one is worth less than its points and a large one more. A frosted forest does not
 * grow until it is burnt free; fires count against their owner until they grow into the other's place. The last weight is that of a
 * tracker which stands for the seat whose turn it is: what it can still do in this turn.
 */
export const weights: readonly number[] = [
  -0.04, -0.0967, 0.1214, 0.0842, -0.1082, 0.0351, 0.0468, 0.0536, 0.25, 0.0349, 0.0876, 0.2414, -0.0083, 0.5234,
];

const kindOffsets = { mountain: 0, forest: 3, frosted: 6, fire: 9 } as const;

const tempo = 12;

const ending = 13;

/** Points of a piece of each term. */
const points = [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3];

/** The term of each content code, and the size that scores; -1 for what scores nothing: empty squares, glaciers, capped forests. */
const termOfContent: readonly { readonly term: number; readonly size: 1 | 2 | 3 }[] = contentNames.map((name) => {
  const [kind = '', size = ''] = name;
  const blue = kind === 'B';
  const green = blue ? Number(name.split('+G')[1] ?? 0) : Number(size);
  const isFrosted = blue && green > 0 && Number(size) <= green;
  const offset = blue
    ? isFrosted
      ? kindOffsets.frosted
      : -1
    : kind === 'Y'
      ? kindOffsets.mountain
      : kind === 'G'
        ? kindOffsets.forest
        : kind === 'R'
          ? kindOffsets.fire
          : -1;
  const scoring = green === 1 ? 1 : green === 2 ? 2 : 3;
  return { term: offset === -1 ? -1 : offset + scoring - 1, size: scoring };
});

/** 1 where white owns the place of a size on a square, else -1: by square, then size. */
const signs = (colouring: Settings['colouring']): readonly number[] =>
  squares.flatMap((square) =>
    ([1, 2, 3] as const).map((size) => (ownerOf({ ...defaultOptions, colouring }, square, size) === 0 ? 1 : -1)),
  );

const signTables = { 'a1-black': signs('a1-black'), 'a1-white': signs('a1-white') } as const;

const bits = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

/** What is counted, white's less black's. */
export const count = (state: State): readonly number[] => {
  const counts = weights.map(() => 0);
  const sign = signTables[state.settings.colouring];
  for (let square = 0; square < state.board.length; square++) {
    const found = termOfContent[state.board[square]!];
    if (found === undefined || found.term < 0) continue;
    counts[found.term] = counts[found.term]! + sign[square * 3 + found.size - 1]!;
  }
  for (let size = 0; size < 3; size++) counts[kindOffsets.fire + size] = -counts[kindOffsets.fire + size]!;
  counts[tempo] = (state.active === 0 ? 1 : -1) * bits[state.trackers & 15]!;
  counts[ending] = weighed(counts, points) / (1 + turnsLeft(state));
  return counts;
};

const farAway = 40;

/** Turns until the limit. */
const turnsLeft = ({ turn, settings: { turnLimit } }: State): number =>
  turnLimit === 0 ? farAway : Math.min(farAway, Math.max(0, turnLimit - turn));

/**
 * What bots know of Terrafex.
 *
 * @example
 * ```ts
 * import { initial } from 'rulehouse/terrafex';
 * import { terrafex } from 'rulehouse/bots';
 * terrafex.evaluate?.(initial).length; // 2
 * ```
 */
export const terrafex: Knowledge<Terrafex> = /* @__PURE__ */ constant({
  evaluate: (state) => forFirst(weighed(count(state), weights)),
  defaults: { cut: 20, order: 0, explore: 100 },
});
