/**
 * Fits the weights of Terra Mystica to people's choices: `node research/fit/terra-mystica-choices.mjs FOLDER [FILE]`, with a folder of ledgers and a
 * file for the weights. For every decision in two thirds of the ledgers, it counts the terms of the position after the chosen move and after some
 * randomly drawn other moves. Then it finds the weights whose expected points best predict the chosen move
 * (a conditional logit, by gradient descent from the current weights, with slight regularization towards them). A second part of the loss keeps
 * the unit of points: the difference between expected and final points should be the same for all seats in a round. Prints the
 * share of correctly predicted choices and the log loss, for the fitted ledgers and for the rest.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from './load.mjs';

const [folder = '', file = '', pull = '0.02', far = '0.05'] = process.argv.slice(2);

const { checkLedger, game, moverOf, count, expectedFor, terms, weighing, incomesLeft, sensible, source } = await load(`
  export { checkLedger } from './src/games/terra-mystica/ledger/index.ts';
  export { game, moverOf } from './src/games/terra-mystica/index.ts';
  export { count, expectedFor, weighing } from './src/bots/evaluations/terra-mystica/worth.ts';
  export { terms } from './src/bots/evaluations/terra-mystica/terms.ts';
  export { incomesLeft } from './src/bots/evaluations/terra-mystica/economy.ts';
  export { sensible } from './src/bots/evaluations/terra-mystica/sensible.ts';
  export { source } from './src/core/values/random.ts';
`);

const names = Object.keys(terms);
const size = 2 * names.length;
const others = 9;
const choosing = new Set(['favor', 'dwelling', 'bonus', 'turn', 'offers', 'cult', 'income']);

/** The points, then each term, then each term times the number of remaining incomes. */
const row = (state, seat) => {
  const counts = count(state, seat);
  const left = incomesLeft(state);
  const found = new Float64Array(size + 1);
  found[0] = state.seats[seat].vp;
  counts.forEach((value, k) => {
    found[1 + k] = value;
    found[1 + names.length + k] = value * left;
  });
  return found;
};

/** True if a seat is still deciding in its own turn. */
const inTurn = (state, seat) => state.phase === 'turn' && state.turnOf === seat && state.active === seat;

/** Plays the rest of a turn with the current weights, one ply at a time. Returns the positions on the way. */
const finished = (state, seat) => {
  const way = [state];
  for (let now = state; inTurn(now, seat) && way.length < 12; ) {
    const legal = sensible(now, game.legalMoves(now));
    let [best, most] = [undefined, Number.NEGATIVE_INFINITY];
    for (const move of legal) {
      const after = game.applyLegal(now, move);
      const worth = after.phase === 'end' ? after.seats[seat].vp : expectedFor(after, seat);
      if (worth > most) [best, most] = [after, worth];
    }
    now = best;
    way.push(now);
  }
  return way;
};

/** Pending items at each step of a turn, and the value of the position at the end of the turn. */
const ways = [];
const note = (way, seat, ledger) => {
  const end = way.at(-1);
  if (end.phase === 'end' || end.round !== way[0].round) return;
  const to = row(end, seat);
  for (const state of way.slice(0, -1)) ways.push({ ledger, from: row(state, seat), to });
};

const random = source(1);
const choicesOf = (text, ledger) => {
  const read = checkLedger(text);
  if (read._tag === 'Left') return [];
  const { start, moves, final } = read.right;
  const states = [start];
  for (const move of moves) {
    const checked = game.check(move)(states.at(-1));
    if (checked._tag === 'Left') break;
    states.push(game.applyLegal(states.at(-1), checked.right));
  }
  const found = [];
  let until = -1;
  for (let ply = 0; ply + 1 < states.length; ply++) {
    const [state, move] = [states[ply], moves[ply]];
    const seat = moverOf(state, move);
    if (!choosing.has(state.phase) || seat < 0) continue;
    const isTurn = inTurn(state, seat) && state.turn.act === 'none' && state.turn.left > 0;
    if (isTurn && ply < until) continue;
    const own = game.moveText.print(move);
    const all = sensible(state, game.legalMoves(state)).filter((one) => moverOf(state, one) === seat);
    const different = all.filter((one) => game.moveText.print(one) !== own);
    let last = ply + 1;
    if (isTurn) {
      while (last + 1 < states.length && inTurn(states[last], seat)) last++;
      until = last;
      note(states.slice(ply, last + 1), seat, ledger);
    }
    const after = states[last];
    if (different.length === 0 || after.phase === 'end') continue;
    const drawn = [];
    while (drawn.length < others && different.length > 0)
      drawn.push(...different.splice(random.below(different.length), 1));
    const ends = drawn.map((one) => {
      const next = game.applyLegal(state, one);
      if (!isTurn) return next;
      const way = finished(next, seat);
      note(way, seat, ledger);
      return way.at(-1);
    });
    const rows = [after, ...ends.filter(({ phase }) => phase !== 'end')].map((one) => row(one, seat));
    found.push({ ledger, rows, isTurn, round: after.round, reached: final.seats[seat].vp });
  }
  return found;
};

const files = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .sort();
const choices = files.flatMap((name, index) => choicesOf(readFileSync(join(folder, name), 'utf8'), index));
const kept = choices.filter(({ ledger }) => ledger % 3 !== 2);
const rest = choices.filter(({ ledger }) => ledger % 3 === 2);
console.log(`${files.length} ledgers, ${choices.length} choices`);

const dot = (a, b) => {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k] * b[k];
  return sum;
};

/** Computes the loss for some weights: one for points, then the terms. Fills in the gradient if one is given. */
const look = (all, by, gradient) => {
  let [loss, right] = [0, 0];
  for (const { rows } of all) {
    const worth = rows.map((one) => dot(one, by));
    const most = Math.max(...worth);
    const parts = worth.map((value) => Math.exp(value - most));
    const sum = parts.reduce((a, b) => a + b, 0);
    loss -= Math.log(parts[0] / sum);
    if (worth[0] === most) right++;
    if (gradient)
      rows.forEach((one, index) => {
        const off = (parts[index] / sum - Number(index === 0)) / all.length;
        for (let k = 0; k < by.length; k++) gradient[k] += off * one[k];
      });
  }
  return { loss: loss / all.length, right: right / all.length };
};

/** The error of the expected points, apart from the mean error of the round. */
const lookAhead = (all, by, gradient, weight) => {
  const sums = Array.from({ length: 8 }, () => [0, 0]);
  const offs = all.map(({ rows, round, reached }) => {
    const off = dot(rows[0], by) / by[0] - reached;
    sums[round][0] += off;
    sums[round][1]++;
    return off;
  });
  let sum = 0;
  all.forEach(({ rows, round }, index) => {
    const off = offs[index] - sums[round][0] / sums[round][1];
    sum += off * off;
    if (gradient)
      for (let k = 1; k < by.length; k++) gradient[k] += ((2 * weight * off) / all.length / by[0] / 100) * rows[0][k];
  });
  return Math.sqrt(sum / all.length);
};

const start = [0.5, ...weighing.last.map((value) => value * 0.5), ...weighing.left.map((value) => value * 0.5)];
const spread = start.map((_, k) => {
  let [sum, n] = [0, 0];
  for (const { rows } of kept) for (const one of rows) [sum, n] = [sum + (one[k] - rows[0][k]) ** 2, n + 1];
  return Math.sqrt(sum / n) || 1;
});
/** Terms given by the rules are not fitted: sales, points for passing, and points for ranks at the end. */
const fixed = new Set(
  ['sold', 'passNow', 'areaRank', 'cultRank'].flatMap((name) => [1 + terms[name], 1 + names.length + terms[name]]),
);
const by = [...start];
const [first, second] = [by.map(() => 0), by.map(() => 0)];
const steps = 400;
for (let step = 1; step <= steps; step++) {
  const gradient = by.map(() => 0);
  look(kept, by, gradient);
  lookAhead(kept, by, gradient, Number(far));
  for (let k = 0; k < by.length; k++) {
    // Regularize towards the current weights, scaled like the weight of points.
    if (k > 0) gradient[k] += Number(pull) * (by[k] - (start[k] / start[0]) * by[0]) * spread[k] * spread[k];
    const g = gradient[k] / spread[k];
    first[k] = 0.9 * first[k] + 0.1 * g;
    second[k] = 0.99 * second[k] + 0.01 * g * g;
    const rate = 0.02 * (1 - step / (steps + 1));
    by[k] -= (rate * (first[k] / (1 - 0.9 ** step))) / Math.sqrt(second[k] / (1 - 0.99 ** step) + 1e-10) / spread[k];
  }
  by[0] = Math.max(0.05, by[0]);
  for (const k of fixed) by[k] = (start[k] / start[0]) * by[0];
  if (step % 100 === 0 || step === 1)
    for (const [name, all] of [
      ['fitted', kept],
      ['the rest', rest],
    ]) {
      const { loss, right } = look(all, by);
      console.log(
        `step ${step}, ${name}: ${all.length} choices, ${(100 * right).toFixed(1)} % predicted correctly, log loss ${loss.toFixed(3)}, points off by ${lookAhead(all, by).toFixed(1)}, a point weighs ${by[0].toFixed(2)}`,
      );
    }
}
/**
 * A pending item in the middle of a turn is worth what it brings by the end of the turn. Fitted by least squares, with the other weights fixed.
 */
const dueTerms = ['spadesDue', 'favorsDue', 'townsDue', 'freeDue', 'stepsDue', 'bridgesDue', 'toAct'];
const places = dueTerms.flatMap((name) => [1 + terms[name], 1 + names.length + terms[name]]);
for (const place of places) by[place] = 0;
const matrix = places.map((_, i) => places.map((__, j) => (i === j ? 1 : 0)));
const aim = places.map(() => 0);
for (const { ledger, from, to } of ways) {
  if (ledger % 3 === 2) continue;
  const off = (dot(to, by) - dot(from, by)) / by[0];
  places.forEach((place, i) => {
    aim[i] += from[place] * off;
    places.forEach((other, j) => (matrix[i][j] += from[place] * from[other]));
  });
}
/** Solves linear equations by Gaussian elimination. */
const solve = (a, b) => {
  for (let i = 0; i < b.length; i++) {
    let pivot = i;
    for (let k = i; k < b.length; k++) if (Math.abs(a[k][i]) > Math.abs(a[pivot][i])) pivot = k;
    [a[i], a[pivot], b[i], b[pivot]] = [a[pivot], a[i], b[pivot], b[i]];
    for (let k = 0; k < b.length; k++) {
      if (k === i) continue;
      const times = a[k][i] / a[i][i];
      for (let j = i; j < b.length; j++) a[k][j] -= times * a[i][j];
      b[k] -= times * b[i];
    }
  }
  return b.map((value, i) => value / a[i][i]);
};
solve(matrix, aim).forEach((value, i) => (by[places[i]] = value * by[0]));
for (const { name, part } of [
  { name: 'fitted', part: ways.filter(({ ledger }) => ledger % 3 !== 2) },
  { name: 'the rest', part: ways.filter(({ ledger }) => ledger % 3 === 2) },
]) {
  const off = part.reduce((sum, { from, to }) => sum + ((dot(to, by) - dot(from, by)) / by[0]) ** 2, 0) / part.length;
  console.log(`in the middle of turns, ${name}: ${part.length} positions, off by ${Math.sqrt(off).toFixed(2)} points`);
}

const found = Object.fromEntries(
  names.map((name, k) => [
    name,
    [by[1 + k], by[1 + names.length + k]].map((value) => Number((value / by[0]).toFixed(3))),
  ]),
);
if (file !== '') writeFileSync(file, JSON.stringify(found, null, 1));
for (const [name, [last, left]] of Object.entries(found)) console.log(`  ${name}: [${last}, ${left}],`);
