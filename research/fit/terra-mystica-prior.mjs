/**
 * Fits a prior to people's choices: `node research/fit/terra-mystica-prior.mjs FOLDER [FILE] [ledgers]`, with a folder of ledgers and a file for the
 * weights. The prior gives the probability of each kind of move for each decision in a turn, as a conditional logit: a weight for the kind, and for
 * the kind with the round, the scoring tile and the faction. The first ledgers (30) are fitted by gradient descent with slight regularization. Prints
 * the log loss per decision and how often the likeliest kind was chosen, for these ledgers and for the rest, compared with a uniform choice.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from './load.mjs';

const [folder = '', file = '', fitted = '30'] = process.argv.slice(2);

const { checkLedger, game, moverOf, sensible } = await load(`
  export { checkLedger } from './src/games/terra-mystica/ledger/index.ts';
  export { game, moverOf } from './src/games/terra-mystica/index.ts';
  export { sensible } from './src/bots/evaluations/terra-mystica/sensible.ts';
`);

/** The kind of a move: its text without hexes. */
const kindOf = (move) => {
  switch (move._tag) {
    case 'Upgrade':
      return `Upgrade ${move.to}`;
    case 'Advance':
      return `Advance ${move.track}`;
    case 'Send':
      return `Send ${move.cult} ${move.steps}`;
    case 'Action':
      return `Action ${move.space}`;
    case 'Pass':
      return `Pass ${move.tile}`;
    case 'Favor':
    case 'Town':
      return `${move._tag} ${move.tile}`;
    case 'Step':
      return `Step ${move.cult}`;
    case 'Convert':
      return `Convert ${move.from} ${move.to}`;
    default:
      return move._tag;
  }
};

const tileOf = (state) => state.scoring?.[state.round - 1] ?? 0;

const keysOf = (state, seat, kind) => [
  kind,
  `${kind} r${state.round}`,
  `${kind} t${tileOf(state)}`,
  `${kind} f${state.seats[seat].faction}`,
];

const choicesOf = (text, ledger) => {
  const read = checkLedger(text);
  if (read._tag === 'Left') return [];
  const found = [];
  let state = read.right.start;
  for (const move of read.right.moves) {
    const checked = game.check(move)(state);
    if (checked._tag === 'Left') break;
    const seat = moverOf(state, move);
    if (state.phase === 'turn' && state.turnOf === seat && state.active === seat) {
      const kinds = [...new Set(sensible(state, game.legalMoves(state)).map(kindOf))];
      const own = kinds.indexOf(kindOf(checked.right));
      if (own >= 0 && kinds.length > 1)
        found.push({ ledger, own, options: kinds.map((kind) => keysOf(state, seat, kind)) });
    }
    state = game.applyLegal(state, checked.right);
  }
  return found;
};

const files = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .sort();
const all = files.flatMap((name, index) => choicesOf(readFileSync(join(folder, name), 'utf8'), index));
const parts = [
  all.filter(({ ledger }) => ledger < Number(fitted)),
  all.filter(({ ledger }) => ledger >= Number(fitted)),
];

const weights = new Map();
const worth = (keys) => keys.reduce((sum, key) => sum + (weights.get(key) ?? 0), 0);
const chances = (options) => {
  const worths = options.map(worth);
  const most = Math.max(...worths);
  const raised = worths.map((one) => Math.exp(one - most));
  const sum = raised.reduce((a, b) => a + b, 0);
  return raised.map((one) => one / sum);
};

const said = (name, choices) => {
  let [loss, even, right] = [0, 0, 0];
  for (const { own, options } of choices) {
    const found = chances(options);
    loss -= Math.log(found[own]);
    even += Math.log(options.length);
    if (found[own] === Math.max(...found)) right++;
  }
  const count = choices.length;
  console.log(
    `${name}: ${count} choices, ${((100 * right) / count).toFixed(1)} % predicted correctly, log loss ${(loss / count).toFixed(3)} (even: ${(even / count).toFixed(3)})`,
  );
};

for (let pass = 1; pass <= 12; pass++) {
  const rate = 0.3 / pass;
  for (const { own, options } of parts[0]) {
    const found = chances(options);
    options.forEach((keys, index) => {
      const off = Number(index === own) - found[index];
      for (const key of keys) {
        const before = weights.get(key) ?? 0;
        weights.set(key, before + rate * (off - 0.002 * before));
      }
    });
  }
}
said('fitted', parts[0]);
said('the rest', parts[1]);
const kept = [...weights].filter(([, weight]) => Math.abs(weight) >= 0.05);
if (file !== '')
  writeFileSync(
    file,
    JSON.stringify(Object.fromEntries(kept.map(([key, weight]) => [key, Number(weight.toFixed(2))]))),
  );
console.log(`${kept.length} weights`);
