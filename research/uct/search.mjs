/**
 * A plain UCT as an independent opponent: UCB1, one random playout per node, and the bare score if a playout is cut off. It knows only the rules of
 * a game, shares no ideas with the library's bots, and follows the textbook. Supports two or more teams, each playing for itself; hidden
 * information is sampled anew for each playout.
 */

/** A small pseudo-random generator (mulberry32): whole numbers that are at least 0 and less than a bound. */
export const dice = (seed) => {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
};

const teamsIn = (game, state) => Math.max(...game.teams(state)) + 1;

/** The winners share 1; if nobody wins, all teams share it. */
const ended = (game, state, winners) => {
  const teams = game.teams(state);
  const won = new Set(winners.map((seat) => teams[seat]));
  const count = teamsIn(game, state);
  return Array.from({ length: count }, (_, team) => (won.size === 0 ? 1 / count : won.has(team) ? 1 / won.size : 0));
};

/** Treats the teams that lead by score as the winners. */
const leading = (game, state) => {
  const score = game.score(state);
  const most = Math.max(...score);
  const winners = score.flatMap((points, team) => (points === most ? [team] : []));
  return score.map((_, team) => (winners.includes(team) ? 1 / winners.length : 0));
};

const outcomeOf = (game, state) => {
  const outcome = game.outcome(state);
  return outcome._tag === 'None' ? undefined : ended(game, state, outcome.value.winners);
};

const playout = (game, start, cut, below) => {
  let state = start;
  for (let ply = 0; ply < cut; ply++) {
    const over = outcomeOf(game, state);
    if (over !== undefined) return over;
    const moves = game.legalMoves(state);
    state = game.applyLegal(state, moves[below(moves.length)]);
  }
  return outcomeOf(game, state) ?? leading(game, state);
};

const nodeOf = (moves) => ({ visits: 0, untried: moves === undefined ? undefined : [...moves], children: new Map() });

/** UCB1 over the children whose moves are legal in this state. */
const best = (game, node, team, legal, constant) => {
  let [chosen, most] = [undefined, Number.NEGATIVE_INFINITY];
  for (const { text } of legal) {
    const child = node.children.get(text);
    if (child === undefined) continue;
    const bound = child.sums[team] / child.visits + constant * Math.sqrt(Math.log(node.visits) / child.visits);
    if (bound > most) [chosen, most] = [child, bound];
  }
  return chosen;
};

const listed = (game, state) => game.legalMoves(state).map((move) => ({ move, text: game.moveText.print(move) }));

const iterate = (game, root, start, { constant, cut }, below) => {
  const count = teamsIn(game, start);
  const path = [root];
  let [node, state] = [root, start];
  for (;;) {
    if (outcomeOf(game, state) !== undefined) break;
    const team = game.teams(state)[game.toMove(state)[0]];
    const legal = listed(game, state);
    const fresh = legal.filter(({ text }) => !node.children.has(text));
    if (fresh.length > 0) {
      const { move, text } = fresh[below(fresh.length)];
      const child = { ...nodeOf(), move, sums: Array.from({ length: count }, () => 0) };
      node.children.set(text, child);
      path.push(child);
      state = game.applyLegal(state, move);
      break;
    }
    node = best(game, node, team, legal, constant);
    path.push(node);
    state = game.applyLegal(state, node.move);
  }
  const values = playout(game, state, cut, below);
  for (const visited of path) {
    visited.visits++;
    for (let team = 0; team < count && visited.sums !== undefined; team++) visited.sums[team] += values[team];
  }
};

/**
 * The most visited move for a seat.
 *
 * @param game - any game of the library, without chance
 * @param view - what the seat sees
 * @param options - the number of playouts, or milliseconds; the constant of UCB1; the greatest number of plies in a playout
 * @param below - the random generator
 */
export const choose = (game, view, { playouts = 1000, ms = 0, constant = 0.5, cut = 100_000 }, below) => {
  const root = { visits: 0, children: new Map() };
  const until = ms > 0 ? performance.now() + ms : Number.POSITIVE_INFINITY;
  for (let done = 0; ms > 0 ? performance.now() < until : done < playouts; done++)
    iterate(game, root, game.determinize(view, below(2 ** 32)), { constant, cut }, below);
  const children = [...root.children.values()].sort((a, b) => b.visits - a.visits);
  return children[0]?.move ?? game.legalMoves(view)[0];
};
