/**
 * What bots know about Transformartian: points, and the shapes that a single exchange would form.
 *
 * @packageDocumentation
 */
import { constant } from '../../core/values/constant.js';
import { drawingOf, type State, type Transformartian } from '../../games/transformartian/index.js';
import type { Knowledge } from '../knowledge.js';
import { byLead } from '../value.js';
import { weighed } from './weighing.js';

/**
 * The weights of the terms, in points. The terms are: the best shape that the deciding team can form now; the best shape that any other team can form
 * on its next turn; and the total points of all shapes that a team can form with the medium in its hand. The total counts because most of these
 * shapes can still be formed on a later turn. The last entry is the lead, in points, that corresponds to a value of three quarters.
 */
export const weights: readonly number[] = [0.3311, 0.0066, 0.1888, 5.9777];

/** Returns the marked squares of a drawing, as pairs of file and rank. */
const squaresOf = (drawing: string): readonly (readonly [number, number])[] =>
  drawing
    .split('/')
    .flatMap((row, rank) => [...row].flatMap((mark, file) => (mark === 'o' ? [[file, rank] as const] : [])));

const files = 5;

/** All eight rotations and reflections of a shape, each moved to the corner of the grid. */
const turned = (squares: readonly (readonly [number, number])[]): readonly (readonly (readonly [number, number])[])[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((way) => {
    const moved = squares.map(([file, rank]): readonly [number, number] => {
      const [x, y] = (way & 4) === 0 ? [file, rank] : [rank, file];
      return [(way & 1) === 0 ? x : -x, (way & 2) === 0 ? y : -y];
    });
    const left = Math.min(...moved.map(([x]) => x));
    const low = Math.min(...moved.map(([, y]) => y));
    return moved.map(([x, y]) => [x - left, y - low] as const);
  });

/** Returns all ways in which a shape can lie on the grid, as bit sets of squares. */
const placements = (drawing: string, ranks: number): readonly number[] => {
  const found = new Set<number>();
  for (const shape of turned(squaresOf(drawing)))
    for (let rank = 0; rank < ranks; rank++)
      for (let file = 0; file < files; file++) {
        const placed = shape.map(([x, y]) => [x + file, y + rank] as const);
        if (placed.every(([x, y]) => x < files && y < ranks))
          found.add(placed.reduce((set, [x, y]) => set | (1 << (y * files + x)), 0));
      }
  return [...found];
};

/**
 * Maps four squares (as bits) to the squares that would complete a shape with them. Each of these squares is stored with the column of its shape, as
 * `square * 8 + column`.
 */
type Completions = ReadonlyMap<number, readonly number[]>;

const completionsOf = (shapes: readonly string[], ranks: number): Completions => {
  const found = new Map<number, number[]>();
  for (const [column, shape] of shapes.entries())
    for (const placed of placements(drawingOf(shape), ranks))
      for (let square = 0; square < files * ranks; square++) {
        if ((placed & (1 << square)) === 0) continue;
        const four = placed ^ (1 << square);
        const list = found.get(four);
        if (list === undefined) found.set(four, [square * 8 + column]);
        else list.push(square * 8 + column);
      }
  return found;
};

/** The tables of completions. They are computed once for the shapes of a game, and all states of that game share them. */
const tables = new WeakMap<readonly string[], Completions>();

const tableOf = ({ settings, grid }: State): Completions => {
  const known = tables.get(settings.shapes);
  if (known !== undefined) return known;
  const made = completionsOf(settings.shapes, grid.length / files);
  tables.set(settings.shapes, made);
  return made;
};

/**
 * For each pair of colours, the most points that a shape can bring if it is formed by exchanging these two colours once. The index of a pair is
 * `colour * colours + other`.
 */
const chances = (state: State, all: number): readonly number[] => {
  const { grid, settings, smalls } = state;
  const completions = tableOf(state);
  const sets = Array.from({ length: all }, () => 0);
  for (let square = 0; square < grid.length; square++) {
    const colour = grid[square]!;
    sets[colour] = sets[colour]! | (1 << square);
  }
  const best = Array.from({ length: all * all }, () => 0);
  for (let colour = 0; colour < all; colour++) {
    const set = sets[colour]!;
    for (let square = 0; square < grid.length; square++) {
      if (grid[square] !== colour) continue;
      const found = completions.get(set ^ (1 << square));
      if (found === undefined) continue;
      for (const completion of found) {
        const target = completion >> 3;
        // A shape that already shows this colour is not formed by a piece that stays where it is.
        if (target === square) continue;
        const other = grid[target]!;
        const level = smalls[(completion & 7) * all + colour]!;
        const points = settings.levels[level]!;
        const place = colour * all + other;
        best[place] = Math.max(best[place]!, points);
      }
    }
  }
  return best;
};

/**
 * Returns a team's best and total points for the shapes that it can form with the medium in its hand. If the hand is -1, which means empty, an
 * exchange of any two colours is possible.
 */
const within = (
  best: readonly number[],
  all: number,
  hand: number,
  barred: readonly number[],
): readonly [number, number] => {
  let [most, sum] = [0, 0];
  for (let colour = 0; colour < all; colour++)
    for (let other = 0; other < all; other++) {
      if (hand !== -1 && colour !== hand && other !== hand) continue;
      if (barred.includes(colour) || barred.includes(other)) continue;
      const points = best[colour * all + other]!;
      most = Math.max(most, points);
      sum += points;
    }
  return [most, sum];
};

/** Returns the counts of each team: its points, the points of its best shape now or next turn, and the points of all its shapes. */
export const count = (state: State): readonly (readonly number[])[] => {
  const all = state.grid.length / files;
  const best = chances(state, all);
  const mover = (state.turn - 1) % state.settings.teams;
  return state.scores.map((points, team) => {
    const barred = state.hands.filter((hand, other) => hand !== -1 && other !== team);
    const [most, sum] = within(best, all, state.hands[team]!, barred);
    return [points, team === mover ? most : 0, team === mover ? 0 : most, sum];
  });
};

/** Converts the weighted counts into a value for each team. */
export const worth = (
  counts: readonly (readonly number[])[],
  [now = 0, next = 0, rest = 0, scale = 1]: readonly number[],
): readonly number[] =>
  byLead(
    counts.map((ofTeam) => weighed(ofTeam, [1, now, next, rest])),
    scale,
  );

/**
 * What bots know about Transformartian.
 *
 * @example
 * ```ts
 * import { isRight } from 'rulehouse';
 * import { transformartian } from 'rulehouse/bots';
 * import { defaultOptions, setup } from 'rulehouse/transformartian';
 * const start = setup(defaultOptions, 1);
 * if (isRight(start)) transformartian.evaluate?.(start.right).length; // 2
 * ```
 */
export const transformartian: Knowledge<Transformartian> = /* @__PURE__ */ constant({
  evaluate: (state) => worth(count(state), weights),
  calibration: { _tag: 'Chance', slope: 1.43, error: 0.042 },
  defaults: { cut: 0, widen: 30 },
});
