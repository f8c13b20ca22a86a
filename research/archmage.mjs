/**
 * Measures what the choice of the Archmage is worth in Töframenn: `node research/archmage.mjs [bot] [games] [choice]`. The same bot plays both sides;
 * one side, each in turn, marks the wizard that the fewest (or, with the choice `most`, the most) enemy pyramids attack, and the other one marks as
 * the search does. Prints the percentage of the points of that side, with 95 % bounds by Wilson.
 */
import { load, right } from './fit/load.mjs';

const [text = 'mcts:iterations=30', games = '300', choice = 'least'] = process.argv.slice(2);

const { attacks, botOf, game, pyramidOf, squareIndex, thinkNow, toframenn } = await load(`
  export { game } from './src/games/toframenn/index.ts';
  export { squareIndex } from './src/games/toframenn/geometry.ts';
  export { attacks, pyramidOf } from './src/games/toframenn/wizard.ts';
  export { botOf, thinkNow, toframenn } from './src/bots/index.ts';
`);

const sizes = [1, 2, 3];

/** The number of pairs of an enemy pyramid and a pyramid of the wizard that it attacks. */
const attackedOn = ({ board, wizards, settings }, square, side) => {
  const own = sizes.map((size) => pyramidOf(board[square], size));
  const enemies = wizards[1 - side].flatMap((other) => sizes.map((size) => pyramidOf(board[other], size)));
  return enemies.flatMap((enemy) => own.filter((victim) => attacks(settings.table, enemy, victim))).length;
};

const marked = (state, side) => {
  const sign = choice === 'least' ? 1 : -1;
  const legal = game.legalMoves(state);
  const worth = (move) => sign * attackedOn(state, squareIndex(move.square), side);
  return legal.reduce((best, move) => (worth(move) < worth(best) ? move : best), legal[0]);
};

const play = (seed, chooser) => {
  let state = right(game.setup(right(game.options.decode({ quietLimit: 50 })), seed));
  const players = [0, 1].map((seat) => right(botOf(text)).sit(game, toframenn, seed * 64 + seat));
  for (;;) {
    const [seat] = game.toMove(state);
    if (seat === undefined) return game.outcome(state).value.winners;
    const own = state.stage._tag === 'Mark' && seat === chooser;
    const move = own ? marked(state, seat) : thinkNow(players[seat].look(state, seat), players[seat].budget).best;
    for (const player of players) player.told(move);
    state = game.applyLegal(state, move);
  }
};

/** Says how a number of games went so far. */
const told = (points, count) => {
  const [share, z] = [points / count, 1.96];
  const middle = (share + (z * z) / (2 * count)) / (1 + (z * z) / count);
  const half = (z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count))) / (1 + (z * z) / count);
  const [from, to] = [middle - half, middle + half].map((one) => (100 * one).toFixed(1));
  return `${text}, ${choice} attacked: ${(100 * share).toFixed(1)} % [${from}, ${to}] of ${count} games`;
};

let points = 0;
for (let index = 0; index < Number(games); index++) {
  const chooser = index % 2;
  const winners = play(1 + (index >> 1), chooser);
  points += winners.includes(chooser) ? 1 / winners.length : 0;
  if ((index + 1) % 50 === 0 || index + 1 === Number(games)) console.log(told(points, index + 1));
}
