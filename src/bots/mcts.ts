/**
 * Monte-Carlo tree search: the tree grows mainly along the better moves. In the search, every team maximises its own value (max^n). Wins, losses and
 * draws are proven once the tree reaches them.
 *
 * @packageDocumentation
 */
import type { GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import { drawIndex, hasChanceAhead } from '../core/playing/chance.js';
import type { Analysis, Candidate, Search } from './analysis.js';
import { prove, provenOf } from './proof.js';
import { rollout } from './rollout.js';
import { analysisOf, bySeat, type Decision, type SearchMaker, type Seating } from './seating.js';
import { select, type Taste } from './selection.js';
import { type Branches, branchesOf, isSolved, type Node, nodeOf } from './tree.js';
import { addTo } from './value.js';

/** A search tree, and everything that is needed to grow it. */
interface SearchTree<T extends GameTypes> {
  readonly root: Node<T>;
  readonly teams: readonly number[];
  /** Positions in memory. */
  size: number;
  /** The length of the longest path from the root so far, in plies. */
  depth: number;
}

/** Returns the position after a move in the tree, creating it on first use; undefined if there is no room for it. */
const childOf = <T extends GameTypes>(
  seating: Seating<T>,
  tree: SearchTree<T>,
  node: Node<T>,
  place: number,
): Node<T> | undefined => {
  const { branches } = node;
  const known = branches?.children[place];
  if (known !== undefined) return known;
  const move = branches?.moves[place];
  if (branches === undefined || move === undefined || tree.size >= seating.parameters.nodes) return undefined;
  const made = nodeOf(seating, seating.game.applyLegal(node.state, move), tree.teams);
  branches.children[place] = made;
  tree.size++;
  return made;
};

/** Returns the index of the branch to follow: the move that a team tries, or an outcome of chance drawn by weight. */
const placeIn = <T extends GameTypes>(
  { random }: Seating<T>,
  node: Node<T>,
  branches: Branches<T>,
  taste: Taste,
): number =>
  branches.weights === undefined ? select(node, branches, taste) : drawIndex(branches.weights.each, random);

/** The path from the root to the position that is evaluated next. */
const descend = <T extends GameTypes>(seating: Seating<T>, tree: SearchTree<T>, taste: Taste): readonly Node<T>[] => {
  const path = [tree.root];
  for (let node = tree.root; ; ) {
    if (isSolved(node)) return path;
    if (node.branches === undefined) {
      // Evaluate a position on its first visit and list its moves on the second: most positions are visited only once.
      if ((node.visits === 0 && node !== tree.root) || tree.size >= seating.parameters.nodes) return path;
      node.branches = branchesOf(seating, node);
    }
    const child = childOf(seating, tree, node, placeIn(seating, node, node.branches, taste));
    if (child === undefined) return path;
    path.push(child);
    node = child;
  }
};

/**
 * Records the values of a visit in all positions on the path, back to the root. Carries newly proven results towards the root as long as they change
 * something.
 */
const note = <T extends GameTypes>(path: readonly Node<T>[], values: readonly number[]): void => {
  let changed = true;
  for (let index = path.length - 1; index >= 0; index--) {
    const node = path[index];
    if (node === undefined) continue;
    node.visits++;
    addTo(node.sums, values);
    if (changed && index < path.length - 1) changed = prove(node);
  }
};

const grow = <T extends GameTypes>(
  tree: SearchTree<T>,
  seating: Seating<T>,
  judge: (state: T['State']) => readonly number[],
  taste: Taste,
): void => {
  const path = descend(seating, tree, taste);
  const last = path.at(-1) ?? tree.root;
  note(path, isSolved(last) ? last.sure : judge(last.state));
  tree.depth = Math.max(tree.depth, path.length - 1);
};

const meansOf = <T extends GameTypes>({ visits, sums, sure, most }: Node<T>): readonly number[] =>
  sums.map((sum, team) => (sure[team] === most[team] ? sure[team]! : visits === 0 ? 0 : sum / visits));

const longestLine = 40;

/** Returns the expected line of play, which begins with the given move and follows the best move in each position. */
const lineFrom = <T extends GameTypes>(start: Node<T>): readonly T['Move'][] => {
  const line: T['Move'][] = [];
  for (let node = start; line.length < longestLine; ) {
    const [first] = ranked(node);
    if (first === undefined) return line;
    line.push(first.move);
    node = first.child;
  }
  return line;
};

/** A move that was tried, and the position after it. */
interface TreeEdge<T extends GameTypes> {
  readonly move: Legal<T['Move']>;
  readonly child: Node<T>;
}

/**
 * Returns the tried moves, from the best to the worst. If chance decides, the outcomes are in order from the most to the least frequent. Moves that
 * rank equally keep their order.
 */
const ranked = <T extends GameTypes>({ branches, team }: Node<T>): readonly TreeEdge<T>[] => {
  if (branches === undefined) return [];
  const tried = branches.moves.flatMap((move, place): readonly TreeEdge<T>[] => {
    const child = branches.children[place];
    return child === undefined ? [] : [{ move, child }];
  });
  if (team < 0) return tried.sort((a, b) => b.child.visits - a.child.visits);
  const expected = expectation(tried, team);
  return tried.sort((a, b) => rank(b.child, team, expected) - rank(a.child, team, expected));
};

/** Returns the value that a team expects: that of its most tried move, ignoring moves whose value is fully proven. */
const expectation = <T extends GameTypes>(tried: readonly TreeEdge<T>[], team: number): number => {
  const open = tried.map(({ child }) => child).filter((child) => !isSolved(child));
  const most = open.reduce(
    (best, child) => (child.visits > best.visits ? child : best),
    open[0] ?? { visits: 0, sums: [] },
  );
  return most.visits === 0 ? 0 : most.sums[team]! / most.visits;
};

const certainly = 1e12;

/**
 * Returns the number by which a move is ranked. Moves rank by their number of visits, but a move whose value is proven comes first if it is no worse
 * than expected, and last otherwise.
 */
const rank = <T extends GameTypes>(child: Node<T>, team: number, expected: number): number => {
  const [sure, most] = [child.sure[team]!, child.most[team]!];
  if (sure === 1) return 2 * certainly;
  if (most === 0) return -1 / (2 + child.visits);
  if (!isSolved(child)) return child.visits;
  return sure >= expected ? certainly * (1 + sure) : sure - 1;
};

/** The kinds of results that can be proven in a game: none, only wins and losses, or draws as well. */
type Certainty = 'none' | 'ends' | 'all';

const report = <T extends GameTypes>(
  tree: SearchTree<T>,
  decision: Decision<T>,
  certain: Certainty,
  iterations: number,
  done: boolean,
): Analysis<T['Move']> => {
  const { root, teams } = tree;
  const candidates = ranked(root).map(
    ({ move, child }): Candidate<T['Move']> => ({
      move,
      visits: child.visits,
      value: bySeat(teams, meansOf(child)),
      line: [move, ...lineFrom(child)],
      proven: certain === 'none' ? null : provenOf(child, root.team, certain === 'all'),
    }),
  );
  return analysisOf(candidates, decision.legal[0], { iterations, depth: tree.depth, nodes: tree.size, done });
};

const tasteOf = <T extends GameTypes>({ parameters }: Seating<T>, team: number): Taste => ({
  explore: parameters.explore / 100,
  widen: parameters.widen,
  rivals: parameters.rivals,
  own: team,
  fearful: parameters.paranoid === 1 ? team : -1,
});

/** The number of positions in the subtree that begins with a given position, including that position itself. */
const sizeOf = <T extends GameTypes>(start: Node<T>): number => {
  const rest = [start];
  let size = 0;
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    size++;
    if (node.branches === undefined) continue;
    for (const child of node.branches.children) if (child !== undefined) rest.push(child);
  }
  return size;
};

/** Searches with a tree that grows mainly along the better moves. */
export const byTree: SearchMaker = <T extends GameTypes>(seating: Seating<T>) => {
  const { game, parameters, knowledge } = seating;
  const judge = rollout(seating);
  // The part of the last tree that can be reused after the moves made since.
  let kept: Node<T> | undefined = undefined;

  const planted = (decision: Decision<T>, team: number): Node<T> => {
    const state = decision.guess();
    const old = kept;
    if (old?.team === team && game.key(old.state) === game.key(state)) return old;
    return nodeOf(seating, state, game.teams(state));
  };

  const look = (decision: Decision<T>): Search<T['Move']> => {
    const teams = game.teams(decision.view);
    const team = teams[decision.seat]!;
    const root = planted(decision, team);
    // If several seats may act, the root belongs to the seat that is asked.
    const own = root.team === team ? root : { ...root, team };
    own.branches ??= branchesFor(seating, own, decision);
    kept = own;
    const tree: SearchTree<T> = { root: own, teams, size: sizeOf(own), depth: 0 };
    const taste = tasteOf(seating, team);
    const isKnown = knowledge.final === undefined && !decision.isHidden();
    const certain = isKnown ? (hasChanceAhead(game)(decision.view) ? 'ends' : 'all') : 'none';
    // With a single legal move there is nothing to decide; a few iterations estimate its value.
    const enough = own.branches?.moves.length === 1 ? glance : Number.POSITIVE_INFINITY;
    let done = 0;
    return {
      step: (iterations) => {
        for (const until = Math.min(done + iterations, enough); done < until && !isSolved(own) && !isWon(own); done++)
          grow(tree, seating, judge, taste);
        return report(tree, decision, certain, done, done >= enough || isSolved(own) || isWon(own));
      },
    };
  };

  const told = (move: T['Move']): void => {
    const branches = kept?.branches;
    if (branches === undefined || parameters.reuse === 0) kept = undefined;
    else {
      const text = game.moveText.print(move);
      kept = branches.children[branches.moves.findIndex((one) => game.moveText.print(one) === text)];
    }
  };
  return { look, told };
};

const glance = 8;

/** The branches of the root: the moves of the seat that asks, even if it is not the first of several seats that may act. */
const branchesFor = <T extends GameTypes>(
  seating: Seating<T>,
  root: Node<T>,
  { legal, seat }: Decision<T>,
): Node<T>['branches'] => {
  const first = seating.game.toMove(root.state)[0];
  if (first === seat) return branchesOf(seating, root);
  return { moves: legal, promise: undefined, children: legal.map(() => undefined), isAll: false };
};

/** True if the deciding team has a proven win, so that more thinking would change nothing. */
const isWon = <T extends GameTypes>({ sure, team }: Node<T>): boolean => sure[team] === 1;
