/**
 * Plans: searches for the best that a seat can do by itself until the end of a stretch, for instance a round. The search tries whole turns rather
 * than single moves. The few best sequences of turns (the beam) are each continued with a further turn; the points at the end of the stretch decide
 * which is best. Planning works only for games that define a stretch. In other games, the bot looks one move ahead and picks the best resulting
 * position.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import type { Candidate, Search } from './analysis.js';
import { greedily } from './greedy.js';
import { analysisOf, type Decision, movesIn, type SearchMaker, type Seating } from './seating.js';
import type { Stretch } from './stretch.js';

/** A way through part of the stretch: the moves made so far, and the position after them. */
interface PartialLine<T extends GameTypes> {
  readonly state: T['State'];
  /** The index of the way's first move in the list of legal moves. */
  readonly root: number;
  readonly moves: readonly Legal<T['Move']>[];
  /** The expected points in the position that this way has reached. */
  readonly points: number;
}

/** Everything that is needed to search a stretch. */
interface PlanSearch<T extends GameTypes> {
  readonly seating: Seating<T>;
  readonly stretch: Stretch<T['State']>;
  looked: number;
  /** The number of ways that were followed from each first move; empty before the search begins. */
  followed: number[];
  /** The turns with which ways were continued: a wider beam follows most ways of the narrower one again, and need not search them again. */
  readonly continued: WeakMap<PartialLine<T>, readonly PartialLine<T>[]>;
  /** The best way to the end of the stretch for each first move. */
  readonly best: Map<number, PartialLine<T>>;
}

const beginSearch = <T extends GameTypes>(seating: Seating<T>, stretch: Stretch<T['State']>): PlanSearch<T> => ({
  seating,
  stretch,
  looked: 0,
  followed: [],
  continued: new WeakMap(),
  best: new Map(),
});

/** A move and the position after it. */
interface Successor<T extends GameTypes> {
  readonly move: Legal<T['Move']>;
  readonly state: T['State'];
  readonly points: number;
  readonly root: number;
}

const triedAfter = <T extends GameTypes>(work: PlanSearch<T>, state: T['State']): readonly Successor<T>[] => {
  const { seating, stretch } = work;
  return movesIn(seating, state).map((move, root) => {
    const after = seating.game.applyLegal(state, move);
    work.looked++;
    return { move, state: after, points: stretch.points(after), root };
  });
};

/** An upper bound for the number of decisions in any turn. */
const longestTurn = 24;

/** Continues a way with a move and the rest of that turn; each further move is the one with the best expected points. */
const finished = <T extends GameTypes>(
  work: PlanSearch<T>,
  { move, state, points }: Successor<T>,
  from: PartialLine<T>,
): PartialLine<T> => {
  const { stretch, followed } = work;
  followed[from.root] = 1 + followed[from.root]!;
  const moves = [...from.moves, move];
  let at = { state, points };
  for (let ply = 0; ply < longestTurn && !stretch.isTurn(at.state) && !stretch.isOver(at.state); ply++) {
    const [first, ...rest] = triedAfter(work, at.state);
    if (first === undefined) break;
    const best = rest.reduce((most, one) => (one.points > most.points ? one : most), first);
    moves.push(best.move);
    at = best;
  }
  return { root: from.root, state: at.state, moves, points: at.points };
};

/** The best first. */
const byPoints = (a: { readonly points: number }, b: { readonly points: number }): number => b.points - a.points;

/** Keeps only one of several ways with equal points, because they usually have the same moves in a different order. */
const different = <T extends GameTypes>(ways: readonly PartialLine<T>[]): readonly PartialLine<T>[] => {
  const seen = new Set<number>();
  return ways.filter(({ points }) => {
    const key = Math.round(points * 1e6);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

/** Returns the moves that are worth following: the few best moves, and all moves that end the stretch. */
const followable = <T extends GameTypes>(
  { seating, stretch }: PlanSearch<T>,
  tried: readonly Successor<T>[],
): readonly Successor<T>[] =>
  [...tried].sort(byPoints).filter(({ state }, place) => place < seating.parameters.turns || stretch.isOver(state));

/** Returns the best turns with which a way can continue. */
const nextTurns = <T extends GameTypes>(work: PlanSearch<T>, way: PartialLine<T>): readonly PartialLine<T>[] => {
  const known = work.continued.get(way);
  if (known !== undefined) return known;
  const turns = followable(work, triedAfter(work, way.state)).map((one) => finished(work, one, way));
  work.continued.set(way, turns);
  return turns;
};

/** Searches the stretch with a beam of a given width, and notes the best way for each first move. */
function* beam<T extends GameTypes>(
  work: PlanSearch<T>,
  first: readonly PartialLine<T>[],
  width: number,
): Generator<undefined, void> {
  const { best, stretch } = work;
  const over = (way: PartialLine<T>): boolean => stretch.isOver(way.state);
  const note = (way: PartialLine<T>): void => {
    const before = best.get(way.root);
    if (before === undefined || way.points > before.points) best.set(way.root, way);
  };
  let ways = first;
  for (let turn = 0; ways.length > 0 && turn < longestTurn; turn++) {
    for (const way of ways) if (over(way)) note(way);
    const open = different([...ways.filter((way) => !over(way))].sort(byPoints)).slice(0, width);
    const next: PartialLine<T>[] = [];
    for (const way of open) {
      next.push(...nextTurns(work, way));
      yield;
    }
    ways = next;
  }
}

/** The ways of one turn, the best first; whether a beam has reached the end of the stretch, and whether the search is over. */
interface FirstTurns<T extends GameTypes> {
  ways: readonly PartialLine<T>[];
  isThrough: boolean;
  done: boolean;
}

/**
 * The best ways found so far, one for each first move: those to the end of the stretch before those of one turn. Until a beam is through, the only
 * ways to the end are those that end early, so they do not count.
 */
const bestWays = <T extends GameTypes>(
  { best }: PlanSearch<T>,
  { ways, isThrough }: FirstTurns<T>,
): readonly PartialLine<T>[] =>
  isThrough ? [...[...best.values()].sort(byPoints), ...ways.filter(({ root }) => !best.has(root))] : ways;

/** Searches the stretch repeatedly, with a wider beam each time. */
function* widening<T extends GameTypes>(work: PlanSearch<T>, known: FirstTurns<T>): Generator<undefined, void> {
  const { stretch, seating } = work;
  const blank: PartialLine<T> = { state: stretch.start, root: 0, moves: [], points: 0 };
  const tried = triedAfter(work, stretch.start);
  work.followed = tried.map(() => 0);
  const open = (way: PartialLine<T>): number => Number(!stretch.isOver(way.state));
  // Unless the stretch says otherwise, points at its end include more than points before it, so finished lines are not comparable with unfinished ones.
  const openFirst = (a: PartialLine<T>, b: PartialLine<T>): number =>
    (stretch.isComparable === true ? 0 : open(b) - open(a)) || byPoints(a, b);
  known.ways = tried
    .map(({ move, state, points, root }): PartialLine<T> => ({ state, root, moves: [move], points }))
    .sort(openFirst);
  yield;
  const first: PartialLine<T>[] = [];
  for (const one of followable(work, tried)) {
    first.push(finished(work, one, { ...blank, root: one.root }));
    yield;
  }
  const followed = new Set(first.map(({ root }) => root));
  known.ways = [...first.sort(openFirst), ...known.ways.filter(({ root }) => !followed.has(root))];
  for (let width = 1; width <= seating.parameters.width; width *= 2) {
    yield* beam(work, first, width);
    known.isThrough = true;
  }
}

const candidateOf = <T extends GameTypes>(
  { seating, stretch, followed }: PlanSearch<T>,
  { seat }: Decision<T>,
  way: PartialLine<T>,
): Candidate<T['Move']> => {
  const { calibration } = seating.knowledge;
  const most = calibration?._tag === 'Points' ? calibration.points : 1;
  const points = stretch.standing.map((other, at) => (at === seat ? way.points : other));
  return {
    move: way.moves[0]!,
    visits: Math.max(1, followed[way.root]!),
    value: points.map((one) => Math.min(1, Math.max(0, one / most))),
    line: way.moves,
    proven: null,
  };
};

/** Makes the search that plans a stretch for a seat. */
const planned = <T extends GameTypes>(
  seating: Seating<T>,
  decision: Decision<T>,
  stretch: Stretch<T['State']>,
): Search<T['Move']> => {
  const work = beginSearch(seating, stretch);
  const known: FirstTurns<T> = { ways: [], isThrough: false, done: false };
  const wider = widening(work, known);
  let spent = 0;
  return {
    step: (iterations) => {
      for (spent += iterations; !known.done && work.looked < spent; ) known.done = wider.next().done === true;
      const ways = bestWays(work, known);
      const depth = Math.max(1, ...ways.map(({ moves }) => moves.length));
      const candidates = ways.map((way) => candidateOf(work, decision, way));
      return analysisOf(candidates, decision.legal[0], { iterations: work.looked, depth, nodes: 0, done: known.done });
    },
  };
};

/** The planning bot, which searches for the best that a seat can do by itself until the end of the stretch. */
export const byPlan: SearchMaker = (seating) => {
  const { knowledge, parameters } = seating;
  const otherwise = greedily({ ...seating, parameters: { ...parameters, by: 1 } });
  return {
    look: (decision) => {
      const stretch = knowledge.stretch?.(decision.guess(), decision.seat);
      return stretch === undefined ? otherwise.look(decision) : planned(seating, decision, stretch);
    },
    told: () => undefined,
  };
};

/**
 * Returns the position at the end of a stretch's best plan, or the stretch's starting position if no move is possible.
 *
 * @param seating - the game, what is known about it, and how wide the search is
 * @param stretch - the stretch to plan
 * @param positions - the number of positions after which the search ends
 */
export const endOfPlan = <T extends GameTypes>(
  seating: Seating<T>,
  stretch: Stretch<T['State']>,
  positions: number,
): T['State'] => {
  const work = beginSearch(seating, stretch);
  const known: FirstTurns<T> = { ways: [], isThrough: false, done: false };
  const wider = widening(work, known);
  while (work.looked < positions && wider.next().done !== true);
  return bestWays(work, known)[0]?.state ?? stretch.start;
};
