/**
 * Measures how a bot plays on from positions that people reached: `node research/fit/terra-mystica-league.mjs FOLDER [bot] [games] [first game]
 * [other bot] [paired]`, with a folder of ledgers. Each game is replayed up to its first turn, so that tiles, factions, first dwellings and bonus tiles are
 * the people's, and the bot plays all seats from there; offers of power are answered at once, as in the rule book. Prints the points of each game
 * next to the people's points, the mean with 95 % bounds, the points by source and by round next to the people's, and the processor time per game.
 * With another bot, the first one plays a single seat, each in turn, and the other one plays the rest; then the output is the percentage of opponents
 * that the first bot beats, and its mean lead in points. With the word `paired` at the end, the first bot plays all seats, and then the other one
 * plays all seats of the same game; then the output is the mean difference of their points.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, right } from './load.mjs';

const [folder = '', text = 'mcts:iterations=1000', games = '45', first = '0', otherText, mode] = process.argv.slice(2);

const { checkLedger, game, sources, pointsBySource, botOf, loadLearned, terraMystica, thinkNow } = await load(`
  export { checkLedger } from './src/games/terra-mystica/ledger/index.ts';
  export { game, pointsBySource, sources } from './src/games/terra-mystica/index.ts';
  export { botOf, loadLearned, terraMystica, thinkNow } from './src/bots/index.ts';
`);

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

const knowledge = await loadLearned(terraMystica);
const bot = right(botOf(text));
const isPaired = mode === 'paired';
const rival = otherText === undefined ? undefined : right(botOf(otherText));
/** The bot that plays the other seats beside the first one. */
const other = isPaired ? undefined : rival;

/** The points of all seats together in each round; the last number is the final scoring. */
const byRound = () => ({ made: Array.from({ length: 8 }, () => 0), before: undefined });

const pointsIn = ({ seats }) => mean(seats.map(({ vp }) => vp));
const endScoring = (final) =>
  mean(
    final.seats.map((_, seat) => {
      const { cult, area, final: tile, resources } = pointsBySource(final, seat);
      return cult + area + tile + resources;
    }),
  );

/** Adds the points gained since the previous position to the round of that position. */
const book = (rounds, state) => {
  const { before, made } = rounds;
  if (before !== undefined) made[before.round] += pointsIn(state) - pointsIn(before);
  if (before !== undefined && state.phase === 'end' && before.phase !== 'end') {
    made[before.round] -= endScoring(state);
    made[7] += endScoring(state);
  }
  rounds.before = state;
};

/** The first position of a ledger in which a seat takes a turn, and the people's points from there, in total and by round. */
const begun = (ledger) => {
  const read = checkLedger(ledger);
  if (read._tag === 'Left') return undefined;
  const { start, moves, final } = read.right;
  let [state, first] = [start, undefined];
  const rounds = byRound();
  for (const move of moves) {
    if (first === undefined && state.phase === 'turn')
      first = { ...state, switches: { ...state.switches, 'leech-timing': 'immediate' } };
    if (first !== undefined) book(rounds, state);
    state = game.applyLegal(state, right(game.check(move)(state)));
  }
  book(rounds, state);
  return first === undefined ? undefined : { state: first, people: final, rounds: rounds.made };
};

const play = (start, seed, all = bot) => {
  let state = start;
  const rounds = byRound();
  const players = start.seats.map((_, seat) =>
    (other === undefined || seat === seed % 4 ? all : other).sit(game, knowledge, seed * 64 + seat),
  );
  for (;;) {
    const [seat] = game.toMove(state);
    book(rounds, state);
    if (seat === undefined) return { final: state, rounds: rounds.made };
    const view = game.view({ _tag: 'Some', value: seat })(state);
    const { best } = thinkNow(players[seat].look(view, seat), players[seat].budget);
    for (const player of players) player.told(best);
    state = game.applyLegal(state, best);
  }
};

const files = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .sort()
  .slice(Number(first), Number(first) + Number(games));
const means = [];
/** @type {number[][]} */
const [shares, leads, gains] = [[], [], []];
/** @type {number[][][]} */
const [inRounds, peoplesInRounds] = [[], []];
const [from, peoples] = [0, 1].map(() => Object.fromEntries(sources.map((source) => [source, []])));
const note = (into, final) =>
  final.seats.forEach((_, seat) => {
    for (const [source, points] of Object.entries(pointsBySource(final, seat))) into[source].push(points);
  });
const seconds = [];
for (const [index, name] of files.entries()) {
  const found = begun(readFileSync(join(folder, name), 'utf8'));
  if (found === undefined) continue;
  const before = process.cpuUsage();
  const { final, rounds } = play(found.state, index + 1);
  inRounds.push(rounds);
  peoplesInRounds.push(found.rounds);
  const { user, system } = process.cpuUsage(before);
  const [spent, points] = [(user + system) / 1e6, pointsIn(final)];
  seconds.push(spent);
  note(from, final);
  note(peoples, found.people);
  means.push(points);
  const gain = isPaired ? points - pointsIn(play(found.state, index + 1, rival).final) : 0;
  if (isPaired) gains.push(gain);
  const own = final.seats[(index + 1) % 4].vp;
  const others = final.seats.filter((_, seat) => seat !== (index + 1) % 4).map(({ vp }) => vp);
  shares.push(mean(others.map((vp) => (own > vp ? 100 : own === vp ? 50 : 0))));
  leads.push(own - mean(others));
  const people = mean(found.people.seats.map(({ vp }) => vp));
  console.log(
    `${name}: ${points.toFixed(2)}${isPaired ? ` (${gain.toFixed(2)} more than ${rival.text})` : ''}, people ${people.toFixed(2)}, ${spent.toFixed(1)} s of CPU`,
  );
}
/** A mean with its 95 % bounds. */
const bounded = (values) => {
  const middle = mean(values);
  const squares = values.reduce((sum, one) => sum + (one - middle) ** 2, 0);
  const spread = Math.sqrt(squares / Math.max(1, values.length - 1));
  return `${middle.toFixed(1)} ± ${((1.96 * spread) / Math.sqrt(values.length)).toFixed(1)}`;
};
const spent = mean(seconds);
const told =
  other === undefined
    ? bounded(means)
    : `ahead of ${bounded(shares)} % of ${other.text}, by ${bounded(leads)} points on average`;
console.log(`${bot.text}: ${told}, ${means.length} games, ${spent.toFixed(2)} s of CPU a game`);
if (isPaired) console.log(`${bounded(gains)} points more than ${rival.text}`);
if (other === undefined) {
  const told = (lists, at) => mean(lists.map((list) => list[at])).toFixed(1);
  const names = ['', 'round 1', 'round 2', 'round 3', 'round 4', 'round 5', 'round 6', 'end'];
  console.log(
    names
      .flatMap((name, at) => (at === 0 ? [] : [`${name} ${told(inRounds, at)} (${told(peoplesInRounds, at)})`]))
      .join(', '),
  );
  console.log(
    sources
      .map((source) => `${source} ${mean(from[source]).toFixed(1)} (${mean(peoples[source]).toFixed(1)})`)
      .join(', '),
  );
}
