/**
 * What a bot makes of the positions from which people played: `node scripts/fit/terra-mystica-league.mjs FOLDER [bot] [games] [first game] [other bot]`, a folder of
 * ledgers. Each game is replayed up to its first turn, so that tiles, factions, first dwellings and bonus tiles are those of the people, and the
 * bot plays all seats from there; offers of power are answered at once, as in the rule book. Printed are the points of each game beside the people's, the mean with the bounds between which it lies in 95
 * of 100 such measurements, the points by source, and the processor time of a game. With another bot, the first one plays a single seat, each in turn, and
 * the other one the rest; printed then is of how many in a hundred of the others the first one is ahead, and by how many points.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, right } from './load.mjs';

const [folder = '', text = 'mcts:iterations=1000', games = '45', first = '0', otherText] = process.argv.slice(2);

const { checkLedger, game, sources, pointsBySource, botOf, terraMystica, thinkNow } = await load(`
  export { checkLedger } from './src/terra-mystica/ledger/index.ts';
  export { game, pointsBySource, sources } from './src/terra-mystica/index.ts';
  export { botOf, terraMystica, thinkNow } from './src/bots/index.ts';
`);

const bot = right(botOf(text));
const other = otherText === undefined ? undefined : right(botOf(otherText));

/** The first position of a ledger in which a seat takes a turn, and what people made of it. */
const begun = (ledger) => {
  const read = checkLedger(ledger);
  if (read._tag === 'Left') return undefined;
  const { start, moves, final } = read.right;
  let state = start;
  for (const move of moves) {
    if (state.phase === 'turn') {
      const switches = { ...state.switches, 'leech-timing': 'immediate' };
      return { state: { ...state, switches }, people: final };
    }
    state = game.applyLegal(state, right(game.check(move)(state)));
  }
  return undefined;
};

const play = (start, seed) => {
  let state = start;
  const players = start.seats.map((_, seat) =>
    (other === undefined || seat === seed % 4 ? bot : other).sit(game, terraMystica, seed * 64 + seat),
  );
  for (;;) {
    const [seat] = game.toMove(state);
    if (seat === undefined) return state;
    const view = game.view({ _tag: 'Some', value: seat })(state);
    const { best } = thinkNow(players[seat].look(view, seat), players[seat].budget);
    for (const player of players) player.told(best);
    state = game.applyLegal(state, best);
  }
};

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

const files = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .sort()
  .slice(Number(first), Number(first) + Number(games));
const means = [];
const [shares, leads] = [[], []];
const [from, peoples] = [0, 1].map(() => Object.fromEntries(sources.map((source) => [source, []])));
const note = (into, final) =>
  final.seats.forEach((_, seat) => {
    for (const [source, points] of Object.entries(pointsBySource(final, seat))) into[source].push(points);
  });
const begin = process.cpuUsage();
for (const [index, name] of files.entries()) {
  const found = begun(readFileSync(join(folder, name), 'utf8'));
  if (found === undefined) continue;
  const before = process.cpuUsage();
  const final = play(found.state, index + 1);
  const { user, system } = process.cpuUsage(before);
  note(from, final);
  note(peoples, found.people);
  means.push(mean(final.seats.map(({ vp }) => vp)));
  const own = final.seats[(index + 1) % 4].vp;
  const others = final.seats.filter((_, seat) => seat !== (index + 1) % 4).map(({ vp }) => vp);
  shares.push(mean(others.map((vp) => (own > vp ? 100 : own === vp ? 50 : 0))));
  leads.push(own - mean(others));
  const people = mean(found.people.seats.map(({ vp }) => vp));
  console.log(
    `${name}: ${means.at(-1).toFixed(2)}, people ${people.toFixed(2)}, ${((user + system) / 1e6).toFixed(1)} s of CPU`,
  );
}
/** A mean with the bounds between which it lies in 95 of 100 such measurements. */
const bounded = (values) => {
  const middle = mean(values);
  const squares = values.reduce((sum, one) => sum + (one - middle) ** 2, 0);
  const spread = Math.sqrt(squares / Math.max(1, values.length - 1));
  return `${middle.toFixed(1)} ± ${((1.96 * spread) / Math.sqrt(values.length)).toFixed(1)}`;
};
const { user, system } = process.cpuUsage(begin);
const told =
  other === undefined
    ? bounded(means)
    : `ahead of ${bounded(shares)} % of ${other.text}, by ${bounded(leads)} points on average`;
console.log(
  `${bot.text}: ${told}, ${means.length} games, ${((user + system) / 1e6 / means.length).toFixed(1)} s of CPU a game`,
);
if (other === undefined)
  console.log(
    sources
      .map((source) => `${source} ${mean(from[source]).toFixed(1)} (${mean(peoples[source]).toFixed(1)})`)
      .join(', '),
  );
