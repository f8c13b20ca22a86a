/**
 * Tables of endings: the value of every position of a closed family of positions, worked out backwards from the ends of the game. Writes a table for
 * each family to research/endings, and beside it, as JSON, what docs/facts/endings.md says about it. `npm run build:js` first; `node research/endings.mjs`
 * takes about a minute of one core, and `node research/endings.mjs <name>` works out one family only.
 *
 * A table is a byte for each place of its family. The byte is 0 for a draw, n (1 to 120) if the side to move wins in n plies, 128 + n if it loses in n
 * plies, and 255 if there is no such position. Files are compressed with Brotli; the digest is that of the bytes before.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync, constants } from 'node:zlib';
import { icetraders } from './endings/icetraders.mjs';
import { terrafex } from './endings/terrafex.mjs';
import { toframenn } from './endings/toframenn.mjs';

const games = { toframenn, terrafex, icetraders };

const [none, draw, loss, longest] = [255, 0, 128, 120];

/** The seat that has won a game that is over; -1 for a draw, and undefined if the game goes on. */
const winnerOf = (game, state) => {
  const over = game.outcome(state);
  if (over._tag === 'None') return undefined;
  const { winners } = over.value;
  return winners.length === 1 ? winners[0] : -1;
};

/** The positions that follow each position: their places in the table, or -1, -2, -3 where seat 0 has won, seat 1 has won, or nobody has. */
const followersOf = (game, { states, placeOf }) =>
  states.map((state) => {
    if (state === null) return null;
    return Int32Array.from(game.legalMoves(state), (move) => {
      const next = game.applyLegal(state, move);
      const winner = winnerOf(game, next);
      return winner === undefined ? placeOf(next) : winner < 0 ? -3 : -1 - winner;
    });
  });

/** Works out who wins, and in how many plies, layer by layer; what no layer reaches is a draw. */
const solve = (followers, sides) => {
  const [winners, plies] = [new Int8Array(followers.length).fill(-1), new Uint8Array(followers.length)];
  const open = new Set(followers.flatMap((next, index) => (next === null ? [] : [index])));
  const winnerAt = (next) => (next < 0 ? (next === -3 ? -1 : -1 - next) : winners[next]);
  for (let layer = 1, found = true; found || layer < 3; layer++) {
    const known = [];
    for (const index of open) {
      const side = sides[index];
      const results = Array.from(followers[index], winnerAt);
      if (results.includes(side)) known.push([index, side]);
      else if (results.every((one) => one === 1 - side)) known.push([index, 1 - side]);
    }
    for (const [index, winner] of known) {
      [winners[index], plies[index]] = [winner, layer];
      open.delete(index);
    }
    found = known.length > 0;
    if (layer > longest) throw new Error('a win takes more plies than a table can say');
  }
  return { winners, plies };
};

const tableOf = (followers, sides, { winners, plies }) =>
  Uint8Array.from(followers, (next, index) => {
    if (next === null) return none;
    if (winners[index] < 0) return draw;
    return winners[index] === sides[index] ? plies[index] : loss + plies[index];
  });

/** The moves of the longest win: the winner makes the quickest, the loser the slowest. */
const lineFrom = (game, states, sides, followers, { winners, plies }, start) => {
  const line = [];
  for (let index = start; index >= 0; ) {
    const next = [...followers[index]];
    const left = (one) => (one < 0 ? 0 : plies[one]);
    const wins = winners[index] === sides[index];
    const good = next.filter((one) => (one < 0 ? -1 - one : winners[one]) === winners[index]);
    const best = good.reduce((one, other) =>
      (wins ? left(other) < left(one) : left(other) > left(one)) ? other : one,
    );
    line.push(game.moveText.print(game.legalMoves(states[index])[next.indexOf(best)]));
    index = best;
  }
  return line;
};

const solved = (game, family) => {
  const { name, about, states } = family;
  const sides = Uint8Array.from(states, (state) => (state === null ? 0 : game.toMove(state)[0]));
  const followers = followersOf(game, family);
  const result = solve(followers, sides);
  const table = tableOf(followers, sides, result);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(`research/endings/${name}.br`, brotliCompressSync(table, { params }));
  const count = (is) => table.reduce((sum, value) => sum + Number(is(value)), 0);
  const longestWin = table.reduce((most, value) => (value <= longest && value > most ? value : most), 0);
  const at = table.indexOf(longestWin);
  return {
    family: name,
    game: game.id,
    ...about,
    positions: count((value) => value !== none),
    won: count((value) => value > draw && value < loss),
    lost: count((value) => value > loss && value !== none),
    drawn: count((value) => value === draw),
    longest: longestWin,
    from: game.position.print(states[at]),
    line: lineFrom(game, states, sides, followers, result, at).join(' '),
    sha256: createHash('sha256').update(table).digest('hex'),
  };
};

const [only] = process.argv.slice(2);
for (const [id, families] of Object.entries(games)) {
  const { game } = createRequire(import.meta.url)(`../dist/node/${id}.cjs`);
  for (const [name, familyIn] of Object.entries(families))
    if (only === undefined || only === name) {
      const found = `${JSON.stringify(solved(game, familyIn(game)), null, 2)}\n`;
      writeFileSync(`research/endings/${name}.json`, found);
      console.log(found);
    }
}
