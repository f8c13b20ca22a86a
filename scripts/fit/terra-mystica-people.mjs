/**
 * How well the evaluation of Terra Mystica tells what people's games came to: `node scripts/fit/terra-mystica-people.mjs FOLDER`, a folder of
 * ledgers. For every decision of a turn it compares the points that the seat was expected to reach with those that it reached. A line is fitted
 * to two thirds of the ledgers (people make more of the same position than the bots whose weights these are), and the error printed for the rest,
 * beside that of expecting the same from everybody.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from './load.mjs';

const [folder = ''] = process.argv.slice(2);

const { checkLedger, game, expected } = await load(`
  export { checkLedger } from './src/terra-mystica/ledger/index.ts';
  export { game } from './src/terra-mystica/index.ts';
  export { expected } from './src/bots/evaluations/terra-mystica/worth.ts';
`);

const rowsOf = (text, ledger) => {
  const read = checkLedger(text);
  if (read._tag === 'Left') return [];
  const { start, moves, final } = read.right;
  const rows = [];
  let state = start;
  for (const move of moves) {
    if (state.phase === 'turn' && state.turn.act === 'none' && state.active >= 0)
      rows.push({ ledger, round: state.round, told: expected(state)[state.active], vp: final.seats[state.active].vp });
    const checked = game.check(move)(state);
    if (checked._tag === 'Left') break;
    state = game.applyLegal(state, checked.right);
  }
  return rows;
};

const files = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .sort();
const rows = files.flatMap((name, index) => rowsOf(readFileSync(join(folder, name), 'utf8'), index));
const kept = rows.filter(({ ledger }) => ledger % 3 !== 2);
const rest = rows.filter(({ ledger }) => ledger % 3 === 2);

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const rootMean = (values) => Math.sqrt(mean(values.map((value) => value * value)));

console.log(`${files.length} ledgers, ${rows.length} positions`);
for (let round = 1; round <= 6; round++) {
  const [fit, test] = [kept, rest].map((all) => all.filter((row) => row.round === round));
  const [x, y] = [mean(fit.map(({ told }) => told)), mean(fit.map(({ vp }) => vp))];
  const slope = mean(fit.map((row) => (row.told - x) * (row.vp - y))) / mean(fit.map(({ told }) => (told - x) ** 2));
  const error = rootMean(test.map((row) => y + slope * (row.told - x) - row.vp));
  const same = rootMean(test.map((row) => y - row.vp));
  console.log(
    `round ${round}: ${test.length} positions of the rest, error ${error.toFixed(1)}, of the mean ${same.toFixed(1)}, slope ${slope.toFixed(2)}`,
  );
}
