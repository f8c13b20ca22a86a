/**
 * Alpha-beta: searches all moves to greater and greater depth, one ply deeper each time, as far as the budget allows. Where chance decides, the value
 * of a position is the mean over the outcomes (expectiminimax). Alpha-beta suits games with two seats and nothing hidden. In such games, values are
 * exact once the search reaches the end of the game. Alpha-beta treats several opponents as allies; if something is hidden, it searches only one
 * guess at the hidden information.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import { chanceOutcomes, hasChanceAhead, weightOf } from '../core/playing/chance.js';
import type { Candidate, Proven, Search } from './analysis.js';
import { analysisOf, bySeat, type Decision, deciderOf, movesIn, type SearchMaker, type Seating } from './seating.js';
import { teamCount } from './value.js';

/** An entry in the table of searched positions. */
interface Entry {
  readonly depth: number;
  readonly value: number;
  /** How the true value compares with the stored value: -1 if it is at most as large, 0 if equal, 1 if at least as large. */
  readonly kind: -1 | 0 | 1;
  /** True if the position's value is certain, because it does not depend on any estimated value. */
  readonly isFact: boolean;
  /** The text of the best move found. */
  readonly best: string | undefined;
}

/** The value of a searched position for the bot's own team, from 0 to 1. */
interface SearchedValue {
  readonly value: number;
  readonly isFact: boolean;
  readonly line: readonly unknown[];
}

interface AlphaBetaSearch<T extends GameTypes> {
  readonly seating: Seating<T>;
  readonly team: number;
  readonly table: Map<string, Entry>;
  readonly room: number;
  looked: number;
}

/** A search can be suspended each time it has examined this many positions. */
const breath = 16;

interface OrderedMove<T extends GameTypes> {
  readonly move: Legal<T['Move']>;
  readonly text: string;
  readonly after: T['State'];
  readonly worth: number;
}

/** Returns the moves in search order: first the remembered move, then the others, from best to worst for the deciding seat. */
const ordered = <T extends GameTypes>(
  { seating, team }: AlphaBetaSearch<T>,
  state: T['State'],
  moves: readonly Legal<T['Move']>[],
  own: boolean,
  first: string | undefined,
): readonly OrderedMove<T>[] => {
  const { game, valueFor } = seating;
  const all = moves.map((move): OrderedMove<T> => {
    const after = game.applyLegal(state, move);
    const text = game.moveText.print(move);
    const worth = text === first ? 2 : valueFor(after, team) * (own ? 1 : -1);
    return { move, text, after, worth };
  });
  return all.sort((a, b) => b.worth - a.worth);
};

const remember = <T extends GameTypes>({ table, room }: AlphaBetaSearch<T>, key: string, entry: Entry): void => {
  // When the table is full, drop the oldest entry.
  if (table.size >= room && !table.has(key)) {
    const [oldest] = table.keys();
    if (oldest !== undefined) table.delete(oldest);
  }
  table.set(key, entry);
};

/** True if a remembered value makes a further search between the two bounds unnecessary. */
const settles = ({ value, kind }: Entry, alpha: number, beta: number): boolean =>
  kind === 0 || (kind === 1 && value >= beta) || (kind === -1 && value <= alpha);

/**
 * Returns the value of a position that chance decides: the mean over the outcomes, all searched to the same depth. The search ends early once the
 * remaining outcomes cannot bring the mean between the bounds (Ballard's Star1).
 */
function* meanWorth<T extends GameTypes>(
  work: AlphaBetaSearch<T>,
  state: T['State'],
  depth: number,
  [alpha, beta]: readonly [number, number],
): Generator<undefined, SearchedValue> {
  const { game } = work.seating;
  const outcomes = chanceOutcomes(game)(state);
  const sum = weightOf(outcomes);
  let [total, left, isFact] = [0, sum, true];
  for (const { move, weight } of outcomes) {
    left -= weight;
    // Below the first value, the mean is too low even if all remaining outcomes are won; above the second, too high even if all are lost.
    const bounds = [(alpha * sum - total - left) / weight, (beta * sum - total) / weight] as const;
    const found = yield* worthOf(work, game.applyLegal(state, move), depth, bounds);
    total += weight * found.value;
    isFact &&= found.isFact;
    if (found.value <= bounds[0]) return { value: (total + left) / sum, isFact: false, line: [] };
    if (found.value >= bounds[1]) return { value: total / sum, isFact: false, line: [] };
  }
  return { value: total / sum, isFact, line: [] };
}

/**
 * Returns the value of a position for the bot's own team, searched to the given depth. The function yields at intervals, so that the search can be
 * suspended.
 */
function* worthOf<T extends GameTypes>(
  work: AlphaBetaSearch<T>,
  state: T['State'],
  depth: number,
  bounds: readonly [number, number],
): Generator<undefined, SearchedValue> {
  const { seating, team, table } = work;
  const { game } = seating;
  if (++work.looked % breath === 0) yield;
  const over = seating.final(state);
  if (over !== undefined) return { value: over[team]!, isFact: true, line: [] };
  if (depth === 0) return { value: inside(seating.valueFor(state, team)), isFact: false, line: [] };
  const key = game.key(state);
  const known = table.get(key);
  let [alpha, beta] = bounds;
  if (known !== undefined && (known.isFact || known.depth >= depth) && settles(known, alpha, beta))
    return { value: known.value, isFact: known.isFact, line: [] };

  const decider = deciderOf(game, state);
  if (decider === undefined) return yield* meanWorth(work, state, depth, bounds);
  const own = game.teams(state)[decider] === team;
  const legal = movesIn(seating, state);
  let isFact = seating.knowledge.sensible === undefined;
  let best: SearchedValue & { readonly text: string | undefined } = {
    value: own ? -1 : 2,
    isFact: true,
    line: [],
    text: undefined,
  };
  for (const { move, text, after } of ordered(work, state, legal, own, known?.best)) {
    const found = yield* worthOf(work, after, depth - 1, [alpha, beta]);
    isFact &&= found.isFact;
    if (own ? found.value > best.value : found.value < best.value)
      best = { ...found, line: [move, ...found.line], text };
    if (own) alpha = Math.max(alpha, found.value);
    else beta = Math.min(beta, found.value);
    // Nothing beats a win, so a win is proven even if the other moves were only estimated.
    if (found.isFact && found.value === (own ? 1 : 0)) {
      isFact = true;
      break;
    }
    if (alpha >= beta) break;
  }
  const kind = best.value <= bounds[0] ? -1 : best.value >= bounds[1] ? 1 : 0;
  remember(work, key, { depth, value: best.value, kind, isFact, best: best.text });
  return { value: best.value, isFact, line: best.line };
}

/** Limits an estimated value, so that it is never as high as a proven win or as low as a proven loss. */
const inside = (value: number): number => Math.min(0.999, Math.max(0.001, value));

interface SearchedMove<T extends GameTypes> {
  readonly move: Legal<T['Move']>;
  readonly found: SearchedValue;
  /** False if the value is only an upper bound: the move is no better than an earlier one, but may be worse by any amount. */
  readonly isExact: boolean;
  readonly visits: number;
}

const byWorth = <T extends GameTypes>(a: SearchedMove<T>, b: SearchedMove<T>): number => b.found.value - a.found.value;

/**
 * Searches all moves in the root position to the given depth, in the order of their values at the previous depth. The value of the best move is
 * exact; the other moves are only known to be no better.
 */
function* round<T extends GameTypes>(
  work: AlphaBetaSearch<T>,
  state: T['State'],
  before: readonly SearchedMove<T>[],
  depth: number,
): Generator<undefined, readonly SearchedMove<T>[]> {
  const looked: SearchedMove<T>[] = [];
  let alpha = -1;
  for (const { move } of before) {
    const from = work.looked;
    const found = yield* worthOf(work, work.seating.game.applyLegal(state, move), depth - 1, [alpha, 2]);
    looked.push({ move, found, isExact: found.value > alpha, visits: work.looked - from });
    alpha = Math.max(alpha, found.value);
    if (found.isFact && found.value === 1) break;
  }
  // The sort must be stable: a move known only to be no better must stay behind the move it was compared with.
  return [...looked].sort(byWorth).concat(before.slice(looked.length));
}

/**
 * The result of a move, if the search has proven it. `isPlain` means that the game has no chance, so that a proven value of one half is a draw rather
 * than even odds.
 */
const provenOf = <T extends GameTypes>(
  { found: { value, isFact }, isExact }: SearchedMove<T>,
  isPlain: boolean,
): Proven => {
  if (!isFact) return null;
  if (value === 0) return 'loss';
  if (!isExact) return null;
  return value === 1 ? 'win' : isPlain && value === 0.5 ? 'draw' : null;
};

/** Searches one depth after another and reports each result, until everything is known or the greatest depth is reached. */
function* deepening<T extends GameTypes>(
  work: AlphaBetaSearch<T>,
  state: T['State'],
  first: readonly SearchedMove<T>[],
  deepest: number,
  found: (looked: readonly SearchedMove<T>[], depth: number) => void,
): Generator<undefined, void> {
  let looked = first;
  for (let depth = 1; depth <= deepest; depth++) {
    looked = yield* round(work, state, looked, depth);
    found(looked, depth);
    const [best] = looked;
    if (best === undefined || (best.found.isFact && best.found.value === 1)) return;
    if (looked.every((one) => one.found.isFact)) return;
  }
}

/** Alpha-beta search, as deep as possible. */
export const byDepth: SearchMaker = <T extends GameTypes>(seating: Seating<T>) => {
  const look = (decision: Decision<T>): Search<T['Move']> => {
    const { game, parameters } = seating;
    const teams = game.teams(decision.view);
    const team = teams[decision.seat]!;
    const state = decision.guess();
    const work: AlphaBetaSearch<T> = { seating, team, table: new Map(), room: parameters.nodes, looked: 0 };
    const isPlain = !hasChanceAhead(game)(decision.view);
    const certain = seating.knowledge.final === undefined && teamCount(teams) === 2 && !decision.isHidden();
    const unknown: SearchedValue = { value: 0.5, isFact: false, line: [] };
    let [best, depth]: [readonly SearchedMove<T>[], number] = [
      decision.legal.map((move) => ({ move, found: unknown, isExact: false, visits: 0 })),
      0,
    ];
    const deeper = deepening(
      work,
      state,
      best,
      parameters.depth,
      (looked, reached) => ([best, depth] = [looked, reached]),
    );
    let [done, spent] = [false, 0];
    return {
      step: (iterations) => {
        for (spent += iterations; !done && work.looked < spent; ) done = deeper.next().done === true;
        const candidates = best.map(
          (one): Candidate<T['Move']> => ({
            move: one.move,
            visits: one.visits,
            value: bySeat(teams, valuesOf(teams, team, one.found.value)),
            // The table does not know the type of its moves, but all of them are moves of this game.
            line: [one.move, ...(one.found.line as readonly T['Move'][])],
            proven: certain ? provenOf(one, isPlain) : null,
          }),
        );
        return analysisOf(candidates, decision.legal[0], {
          iterations: work.looked,
          depth,
          nodes: work.table.size,
          done,
        });
      },
    };
  };
  return { look, told: () => undefined };
};

/** Returns a value for each team, adding up to 1: the given team keeps its value, and the others share the rest equally. */
const valuesOf = (teams: readonly number[], own: number, value: number): readonly number[] => {
  const count = teamCount(teams);
  return Array.from({ length: count }, (_, team) => (team === own ? value : (1 - value) / Math.max(1, count - 1)));
};
