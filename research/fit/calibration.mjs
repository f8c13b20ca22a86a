/**
 * Fits how the values of a search translate into probabilities: `node research/fit/calibration.mjs GAME BOT [games] [first seed] [options]`. The bot
 * plays itself. For every decision except the first two plies, its expectation is stored with the result of the game; one move in ten is random. On
 * the first half of the games, the slope (away from an even share) with the smallest squared error is fitted. On the other half, the calibration
 * error over ten groups of values is computed: the root mean square of the difference between the expectation and the result of a group. Prints both,
 * and the part of the error that the number of games explains. Seeded.
 */
import { load, right } from './load.mjs';

const [id = 'terrafex', text = 'mcts:iterations=100', games = '60', firstSeed = '600000', options = '{}'] =
  process.argv.slice(2);

const { game, known, botOf, thinkNow, source } = await load(`
  export { game } from './src/games/${id}/index.ts';
  export { known, botOf, thinkNow } from './src/bots/index.ts';
  export { source } from './src/core/values/random.ts';
`);
const knowledge = known.find((one) => one.id === id).open((_, own) => own);
const bot = right(botOf(text));

const play = (seed) => {
  let state = right(game.setup(right(game.options.decode(JSON.parse(options))), seed));
  const teams = game.teams(state);
  const players = teams.map((_, seat) => bot.sit(game, knowledge, seed * 64 + seat));
  const random = source(seed);
  const seen = [];
  for (let ply = 0; ply < 5000; ply++) {
    const outcome = game.outcome(state);
    if (outcome._tag === 'Some') {
      const won = new Set(outcome.value.winners.map((seat) => teams[seat]));
      const count = new Set(teams).size;
      const got = (seat) => (won.size === 0 ? 1 / count : won.has(teams[seat]) ? 1 / won.size : 0);
      return seen.map(({ seat, worth }) => ({ seed, worth, even: 1 / count, got: got(seat) }));
    }
    const [seat] = game.toMove(state);
    const view = game.view({ _tag: 'Some', value: seat })(state);
    const { best, candidates } = thinkNow(players[seat].look(view, seat), players[seat].budget);
    const legal = game.legalMoves(state);
    if (ply > 1 && candidates[0] !== undefined && candidates[0].proven === null)
      seen.push({ seat, worth: candidates[0].value[seat] });
    const move = random.below(10) === 0 ? legal[random.below(legal.length)] : best;
    for (const player of players) player.told(move);
    state = game.applyLegal(state, move);
  }
  return [];
};

const rows = [];
for (let k = 0; k < Number(games); k++) rows.push(...play(Number(firstSeed) + k));
const half = Number(firstSeed) + Number(games) / 2;
const [fit, test] = [rows.filter(({ seed }) => seed < half), rows.filter(({ seed }) => seed >= half)];
const sum = (all, of) => all.reduce((total, one) => total + of(one), 0);
const slope =
  sum(fit, ({ worth, got, even }) => (worth - even) * (got - even)) /
  sum(fit, ({ worth, even }) => (worth - even) ** 2);
const told = ({ worth, even }) => Math.min(1, Math.max(0, even + slope * (worth - even)));
const groups = Array.from({ length: 10 }, (_, k) =>
  test.filter((one) => Math.min(9, Math.floor(10 * told(one))) === k),
).filter((group) => group.length > 0);
const off = Math.sqrt(
  sum(groups, (group) => group.length * ((sum(group, told) - sum(group, ({ got }) => got)) / group.length) ** 2) /
    test.length,
);
const brier = (of) => sum(test, (one) => (of(one) - one.got) ** 2) / test.length;
console.log(
  `${id} ${text}: ${games} games, ${rows.length} decisions, slope ${slope.toFixed(2)}, error ${(100 * off).toFixed(1)} %, mean square ${brier(told).toFixed(4)} (worths as they are ${brier(({ worth }) => worth).toFixed(4)}, even ${brier(({ even }) => even).toFixed(4)})`,
);
