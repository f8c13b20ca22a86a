/**
 * Prints a whole game of a bot with its plans in words: `node research/fit/terra-mystica-worst.mjs LEDGER [bot] [iterations]`. The game begins where
 * people took their first turn. At each turn, a wider search (more iterations, twice as many lines, twice as many turns) checks what the bot is about
 * to do. Prints the round, the seat, its move and plan in words, its expected points, and by how many points the wider search prefers its own best
 * move. This number is given only if it followed both moves to the end of the round, because other values are not comparable. The last lines show the
 * three moves with the greatest losses.
 */
import { readFileSync } from 'node:fs';
import { load, right } from './load.mjs';

const [file = '', text = 'plan', iterations = '30000'] = process.argv.slice(2);

const { checkLedger, factions, game, botOf, terraMystica, thinkNow, lineInWords } = await load(`
  export { checkLedger } from './src/games/terra-mystica/ledger/index.ts';
  export { factions, game } from './src/games/terra-mystica/index.ts';
  export { botOf, terraMystica, thinkNow } from './src/bots/index.ts';
  export { lineInWords } from './src/node/host/words.ts';
`);

const { start, moves } = right(checkLedger(readFileSync(file, 'utf8')));
let state = start;
for (const move of moves) {
  if (state.phase === 'turn') break;
  state = game.applyLegal(state, right(game.check(move)(state)));
}
state = { ...state, switches: { ...state.switches, 'leech-timing': 'immediate' } };

const sit = (bot) => start.seats.map((_, seat) => right(botOf(bot)).sit(game, terraMystica, 64 + seat));
const [players, wider] = [sit(text), sit(`plan:iterations=${iterations},width=8,turns=16`)];
const points = ({ value }, seat) => 250 * value[seat];
const made = [];
for (;;) {
  const [seat] = game.toMove(state);
  if (seat === undefined) break;
  const look = (player) => thinkNow(player.look(state, seat), player.budget);
  const found = look(players[seat]);
  const isTurn = state.phase === 'turn' && state.turnOf === seat && state.turn.act === 'none' && state.turn.left > 0;
  if (isTurn) {
    const { candidates } = look(wider[seat]);
    const print = game.moveText.print;
    const own = candidates.find(({ move }) => print(move) === print(found.best)) ?? candidates[0];
    const ends = ({ line }) => line.some(({ _tag }) => _tag === 'Pass');
    const loss = ends(candidates[0]) && ends(own) ? points(candidates[0], seat) - points(own, seat) : 0;
    const { start: alone } = terraMystica.stretch(state, seat);
    const words = (line) => lineInWords(game, state, line.slice(0, 10), alone).join('; ');
    const one = {
      loss,
      said: `round ${state.round}, ${factions[state.seats[seat].faction].id}, ${state.seats[seat].vp} points, expects ${points(found.candidates[0], seat).toFixed(0)}: ${words(found.candidates[0].line)}`,
      better: loss > 0.05 ? `better by ${loss.toFixed(1)}: ${words(candidates[0].line)}` : 'none better',
    };
    made.push(one);
    console.log(`${one.said} | ${one.better}`);
  }
  state = game.applyLegal(state, found.best);
}
console.log(state.seats.map(({ faction, vp }) => `${factions[faction].id} ${vp}`).join(', '));
for (const { said, better } of made.toSorted((a, b) => b.loss - a.loss).slice(0, 3))
  console.log(`WORST ${said} | ${better}`);
