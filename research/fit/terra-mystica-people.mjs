/**
 * Measures how well forecasts predict the results of games: `node research/fit/terra-mystica-people.mjs FOLDER [first] [bot] [by=2]`, with a folder of
 * ledgers. Only ledgers from `first` on are used, because thirty were used to fit the value of rounds. Compares the points expected for every seat at
 * the beginning of each round with the final points. People make more points than the bots whose games were fitted, so the error of points is
 * computed without the mean error; the lead of a seat over its best opponent is compared unchanged. For comparison, prints the errors of expecting
 * the same for every seat. With a bot (empty for none), the bot plays all seats from the first turn of each ledger, and these games are used instead.
 * With `by=2`, the forecasts are those of the network that learned by self-play, without plans in the last round.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, right } from './load.mjs';

const [folder = '', first = '30', text = '', by = 'by=1'] = process.argv.slice(2);

const { botOf, checkLedger, game, loadLearned, most, outlookOf, terraMystica, thinkNow } = await load(`
  export { checkLedger } from './src/games/terra-mystica/ledger/index.ts';
  export { game } from './src/games/terra-mystica/index.ts';
  export { botOf, loadLearned, outlookOf, terraMystica, thinkNow } from './src/bots/index.ts';
  export { most } from './src/bots/evaluations/terra-mystica/value.ts';
`);

const leads = (points) => points.map((own, seat) => own - Math.max(...points.filter((_, other) => other !== seat)));

const bot = text === '' ? undefined : right(botOf(text));
const knowledge = await loadLearned(terraMystica);

/** The points that each seat can expect. */
const expected = (state) =>
  by === 'by=2'
    ? knowledge.learned.evaluate(state).map((value) => value * most)
    : outlookOf(game, terraMystica, state).points;

/** The positions of a ledger, in order. */
function* peoples({ start, moves }) {
  let state = start;
  yield state;
  for (const move of moves) {
    const checked = game.check(move)(state);
    if (checked._tag === 'Left') return;
    state = game.applyLegal(state, checked.right);
    yield state;
  }
}

/** The positions of a game that a bot plays from a given position. */
function* bots(begin) {
  let state = { ...begin, switches: { ...begin.switches, 'leech-timing': 'immediate' } };
  const players = state.seats.map((_, seat) => bot.sit(game, knowledge, seat + 1));
  yield state;
  for (let [seat] = game.toMove(state); seat !== undefined; [seat] = game.toMove(state)) {
    state = game.applyLegal(state, thinkNow(players[seat].look(state, seat), players[seat].budget).best);
    yield state;
  }
}

/** The game of a ledger: all positions, and the final points of the seats. */
const gameOf = (ledger) => {
  const played = [...peoples(ledger)];
  if (bot === undefined) return { played, final: ledger.final };
  const own = [...bots(played.find(({ phase }) => phase === 'turn'))];
  return { played: own, final: own.at(-1) };
};

/** The forecast for each seat at the beginning of each round, with its result. */
const rowsOf = (ledger) => {
  const { played, final } = gameOf(right(checkLedger(ledger)));
  const reached = final.seats.map(({ vp }) => vp);
  const rows = [];
  let round = 0;
  for (const state of played) {
    if (state.phase !== 'turn' || state.round === round) continue;
    round = state.round;
    const told = expected(state);
    const [toldLeads, gotLeads] = [leads(told), leads(reached)];
    told.forEach((points, seat) => {
      rows.push({ round, told: points, got: reached[seat], toldLead: toldLeads[seat], gotLead: gotLeads[seat] });
    });
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
    `round ${round}: ${of.length} seats, points off by ${spread(off).toFixed(1)} around a mean of ${mean(off).toFixed(1)} (the same forecast for all: ${spread(of.map(({ got }) => got)).toFixed(1)}), lead off by ${rootMean(offLead).toFixed(1)} (forecast without lead: ${rootMean(of.map(({ gotLead }) => gotLead)).toFixed(1)})`,
  );
}
