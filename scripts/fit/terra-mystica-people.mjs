/**
 * How well what is expected tells what people's games came to: `node scripts/fit/terra-mystica-people.mjs FOLDER [first]`, a folder of ledgers, of which
 * those from `first` on are looked at (thirty were used to fit the value of rounds). At the begin of each round the points that every seat was expected to reach
 * are compared with those that it reached. People make more of a position than the bots whose games were fitted, so the mean is taken out of the
 * error of points; the lead of a seat over the best of the others is as it is. Printed beside are the errors of expecting the same of everybody.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, right } from './load.mjs';

const [folder = '', first = '30'] = process.argv.slice(2);

const { checkLedger, game, expectedStanding } = await load(`
  export { checkLedger } from './src/terra-mystica/ledger/index.ts';
  export { game } from './src/terra-mystica/index.ts';
  export { expectedStanding } from './src/bots/evaluations/terra-mystica/alone.ts';
`);

const leads = (points) => points.map((own, seat) => own - Math.max(...points.filter((_, other) => other !== seat)));

/** What was told of each seat at the begin of each round, and what came of it. */
const rowsOf = (text) => {
  const { start, moves, final } = right(checkLedger(text));
  const reached = final.seats.map(({ vp }) => vp);
  const rows = [];
  let [state, round] = [start, 0];
  for (const move of moves) {
    if (state.phase === 'turn' && state.round > round) {
      round = state.round;
      const told = expectedStanding(state);
      const [toldLeads, gotLeads] = [leads(told), leads(reached)];
      told.forEach((points, seat) => {
        rows.push({ round, told: points, got: reached[seat], toldLead: toldLeads[seat], gotLead: gotLeads[seat] });
      });
    }
    const checked = game.check(move)(state);
    if (checked._tag === 'Left') break;
    state = game.applyLegal(state, checked.right);
  }
  return rows;
};

const names = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .sort()
  .slice(Number(first));
const rows = names.flatMap((name) => rowsOf(readFileSync(join(folder, name), 'utf8')));
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const spread = (values) => Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
const rootMean = (values) => Math.sqrt(mean(values.map((value) => value * value)));

for (let round = 1; round <= 6; round++) {
  const of = rows.filter((row) => row.round === round);
  const off = of.map(({ told, got }) => got - told);
  const offLead = of.map(({ toldLead, gotLead }) => gotLead - toldLead);
  console.log(
    `round ${round}: ${of.length} seats, points ${spread(off).toFixed(1)} off besides ${mean(off).toFixed(1)} more (the same for all: ${spread(of.map(({ got }) => got)).toFixed(1)}), lead ${rootMean(offLead).toFixed(1)} off (no lead: ${rootMean(of.map(({ gotLead }) => gotLead)).toFixed(1)})`,
  );
}
