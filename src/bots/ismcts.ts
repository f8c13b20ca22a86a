/**
 * Tree search for games with hidden information (single observer): each iteration makes its own guess, but all iterations share one tree. In the tree
 * that all guesses share, moves are identified by their texts. A move competes only in iterations whose guess allows it, so its tries are compared
 * with its opportunities rather than with all visits.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import { drawChance } from '../core/playing/chance.js';
import type { Analysis, Candidate } from './analysis.js';
import { rollout } from './rollout.js';
import { analysisOf, bySeat, type Decision, deciderOf, movesIn, type SearchMaker, type Seating } from './seating.js';
import { addTo, log2, teamCount } from './value.js';

/** The statistics of one sequence of moves, over all guesses at the hidden information. */
interface Branch<T extends GameTypes> {
  readonly move: Legal<T['Move']>;
  visits: number;
  /** The number of iterations in which the move could have been tried. */
  chances: number;
  readonly sums: number[];
  readonly next: Map<string, Branch<T>>;
}

interface InformationSetTree<T extends GameTypes> {
  readonly root: Map<string, Branch<T>>;
  readonly teams: readonly number[];
  size: number;
  depth: number;
}

interface Option<T extends GameTypes> {
  readonly text: string;
  readonly move: Legal<T['Move']>;
  readonly branch: Branch<T> | undefined;
}

/** The moves that are legal in the guessed position, each with its statistics. */
const optionsIn = <T extends GameTypes>(
  seating: Seating<T>,
  known: Map<string, Branch<T>>,
  moves: readonly Legal<T['Move']>[],
): readonly Option<T>[] =>
  moves.map((move) => {
    const text = seating.game.moveText.print(move);
    const branch = known.get(text);
    if (branch !== undefined) branch.chances++;
    return { text, move, branch };
  });

/** One of the untried moves: either a random one, or the one that leads to the most valuable position. */
const untried = <T extends GameTypes>(
  { game, random, parameters, valueFor }: Seating<T>,
  state: T['State'],
  team: number,
  options: readonly Option<T>[],
): Option<T> | undefined => {
  const fresh = options.filter(({ branch }) => branch === undefined);
  const any = fresh[random.below(fresh.length)];
  if (parameters.order === 0 || any === undefined) return any;
  let [best, most] = [any, Number.NEGATIVE_INFINITY];
  for (const option of fresh) {
    const worth = valueFor(game.applyLegal(state, option.move), team);
    if (worth > most) [best, most] = [option, worth];
  }
  return best;
};

/** The most promising of the moves tried so far, according to UCB1. Here, the formula counts a move's opportunities instead of all visits. */
const promising = <T extends GameTypes>(
  options: readonly Option<T>[],
  team: number,
  explore: number,
): Option<T> | undefined => {
  let [best, most]: [Option<T> | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const option of options) {
    const { branch } = option;
    if (branch === undefined) continue;
    const bound = branch.sums[team]! / branch.visits + explore * Math.sqrt(log2(branch.chances) / branch.visits);
    if (bound > most) [best, most] = [option, bound];
  }
  return best;
};

const branchOf = <T extends GameTypes>(move: Legal<T['Move']>, teams: number): Branch<T> => ({
  move,
  visits: 0,
  chances: 1,
  sums: Array.from({ length: teams }, () => 0),
  next: new Map(),
});

/**
 * True if it is time to try a move that has not been tried yet. If moves are ordered, they are added one by one as the visits increase, so that a
 * good move does not wait until all bad ones have been tried.
 */
const wantsNew = (tried: number, visits: number, order: number): boolean => order === 0 || tried * tried <= visits;

/** Returns the branch of a move; creates the branch first if the move is new and the tree has room for it. */
const grownBranch = <T extends GameTypes>(
  { game, parameters }: Seating<T>,
  tree: InformationSetTree<T>,
  known: Map<string, Branch<T>>,
  move: Legal<T['Move']>,
): Branch<T> | undefined => {
  const text = game.moveText.print(move);
  const old = known.get(text);
  if (old !== undefined || tree.size >= parameters.nodes) return old;
  const branch = branchOf(move, teamCount(tree.teams));
  known.set(text, branch);
  tree.size++;
  return branch;
};

/** The move to follow where a seat decides: an untried move if it is time for a new one, otherwise the most promising move. */
const chosenIn = <T extends GameTypes>(
  seating: Seating<T>,
  tree: InformationSetTree<T>,
  decision: Decision<T>,
  { state, known, path }: Descent<T>,
): Option<T> | undefined => {
  const { game, parameters } = seating;
  const last = path.at(-1);
  const decider = last === undefined ? decision.seat : deciderOf(game, state);
  if (decider === undefined) return undefined;
  const team = tree.teams[decider]!;
  const options = optionsIn(seating, known, last === undefined ? decision.legal : movesIn(seating, state));
  const tried = options.filter(({ branch }) => branch !== undefined).length;
  const grows = tree.size < parameters.nodes && wantsNew(tried, last?.visits ?? tree.size, parameters.order);
  return (
    (grows ? untried(seating, state, team, options) : undefined) ?? promising(options, team, parameters.explore / 100)
  );
};

/** The progress of one iteration through the tree. */
interface Descent<T extends GameTypes> {
  state: T['State'];
  /** The branches that lead on from the current position. */
  known: Map<string, Branch<T>>;
  readonly path: Branch<T>[];
}

/**
 * Lets chance decide. If the seats can see an outcome, continues in a separate branch for that outcome; returns false if the tree has no room for
 * that branch.
 */
const passesChance = <T extends GameTypes>(
  seating: Seating<T>,
  tree: InformationSetTree<T>,
  at: Descent<T>,
  outcome: Legal<T['Move']>,
): boolean => {
  const { game } = seating;
  const branch = game.isSecret(at.state) ? undefined : grownBranch(seating, tree, at.known, outcome);
  if (branch === undefined && !game.isSecret(at.state)) return false;
  if (branch !== undefined) {
    at.path.push(branch);
    at.known = branch.next;
  }
  at.state = game.applyLegal(at.state, outcome);
  return true;
};

/**
 * Runs one iteration. An iteration descends the tree with one guess, makes one move beyond the tree, plays on until a position is evaluated, and adds
 * the resulting values to every node of the path.
 */
const grow = <T extends GameTypes>(
  seating: Seating<T>,
  tree: InformationSetTree<T>,
  decision: Decision<T>,
  judge: (state: T['State']) => readonly number[],
): void => {
  const { game, final, random } = seating;
  const draw = game.chance === undefined ? undefined : drawChance(game);
  const at: Descent<T> = { state: decision.guess(), known: tree.root, path: [] };
  for (let isNew = false; !isNew && final(at.state) === undefined; ) {
    const outcome = draw?.(at.state, random);
    if (outcome !== undefined) {
      if (passesChance(seating, tree, at, outcome)) continue;
      break;
    }
    const option = chosenIn(seating, tree, decision, at);
    if (option === undefined) break;
    isNew = option.branch === undefined;
    const branch = option.branch ?? grownBranch(seating, tree, at.known, option.move);
    if (branch === undefined) break;
    at.path.push(branch);
    at.known = branch.next;
    at.state = game.applyLegal(at.state, option.move);
  }
  const values = final(at.state) ?? judge(at.state);
  for (const branch of at.path) {
    branch.visits++;
    addTo(branch.sums, values);
  }
  tree.depth = Math.max(tree.depth, at.path.length);
};

const byVisits = <T extends GameTypes>(branches: Map<string, Branch<T>>): readonly Branch<T>[] =>
  [...branches.values()].sort((a, b) => b.visits - a.visits);

const longestLine = 40;

const lineFrom = <T extends GameTypes>(start: Branch<T>): readonly T['Move'][] => {
  const line: T['Move'][] = [];
  for (let branch: Branch<T> | undefined = start; branch !== undefined && line.length < longestLine; ) {
    line.push(branch.move);
    branch = byVisits(branch.next)[0];
  }
  return line;
};

const report = <T extends GameTypes>(
  tree: InformationSetTree<T>,
  decision: Decision<T>,
  iterations: number,
): Analysis<T['Move']> => {
  const candidates = byVisits(tree.root).map(
    (branch): Candidate<T['Move']> => ({
      move: branch.move,
      visits: branch.visits,
      value: bySeat(
        tree.teams,
        branch.sums.map((sum) => sum / Math.max(1, branch.visits)),
      ),
      line: lineFrom(branch),
      proven: null,
    }),
  );
  return analysisOf(candidates, decision.legal[0], { iterations, depth: tree.depth, nodes: tree.size, done: false });
};

/** Searches one tree that covers all possibilities for the hidden information. */
export const byGuesses: SearchMaker = (seating) => ({
  look: (decision) => {
    const judge = rollout(seating);
    const tree = { root: new Map(), teams: seating.game.teams(decision.view), size: 0, depth: 0 };
    let done = 0;
    return {
      step: (iterations) => {
        for (const until = done + iterations; done < until; done++) grow(seating, tree, decision, judge);
        return report(tree, decision, done);
      },
    };
  },
  told: () => undefined,
});
