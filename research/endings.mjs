/**
 * Tables of endings: the value of every position of a closed family of Töframenn, worked out backwards from the ends of the game. Writes a table for
 * each family to research/endings, and beside it, as JSON, what docs/facts/endings.md says about it. `npm run build:js` first; `node research/endings.mjs` takes
 * about a minute of one core, and `node research/endings.mjs <name>` works out one family only.
 *
 * A family is all positions with one wizard a side, both Archmages, whose pyramids are among those of the family: no removal leads out of it. A table
 * is a byte for each position, in the order of Light's stack, Darkness' stack, Light's square, Darkness' square, and the side to move. The byte is
 * 0 for a draw, n (1 to 120) if the side to move wins in n plies, 128 + n if it loses in n plies, and 255 if there is no such position, because the
 * squares do not fit, or because the wizards have passed each other. Files are compressed with Brotli; the digest is that of the bytes before.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync, constants } from 'node:zlib';

const { game } = createRequire(import.meta.url)('../dist/node/toframenn.cjs');

const sizes = [1, 2, 3];
const colours = [...'BCGKOPRWY'];
const squares = [...Array(64).keys()].map((at) => `${'abcdefgh'[at % 8]}${(at >> 3) + 1}`);

/** Every stack that removals leave of a whole one, such as R1G2B3. */
const partsOf = (whole) =>
  [...Array(7).keys()].map((left) =>
    whole
      .match(/../g)
      .filter((_, place) => ((left + 1) >> place) & 1)
      .join(''),
  );

const alone = colours.flatMap((colour) => sizes.map((size) => `${colour}${size}`));

const families = [
  { name: 'lone-pyramids', table: 'std', stacks: [alone, alone] },
  { name: 'lone-wizards', table: 'std', stacks: [partsOf('R1G2B3'), partsOf('R1G2B3')] },
];

const [none, draw, loss, longest] = [255, 0, 128, 120];

/** The number by which the library knows an Archmage. */
const codeOf = (stack) =>
  stack.match(/../g).reduce((sum, [colour, size]) => sum + (colours.indexOf(colour) + 1) * 10 ** (3 - size), 1000);

const textOf = ({ table }, light, dark, at, to, side) =>
  `play:${'LD'[side]} ${squares[at]}:${light}* ${squares[to]}:${dark}* - - ${table},null,caster,-,-`;

/** All positions of a family: the state of each, by its place in the table. */
const statesOf = (family) => {
  const [lights, darks] = family.stacks;
  const states = Array(lights.length * darks.length * 8192).fill(null);
  let index = 0;
  for (const light of lights)
    for (const dark of darks)
      for (let at = 0; at < 64; at++)
        for (let to = 0; to < 64; to++)
          for (const side of [0, 1]) {
            const read = at === to ? null : game.position.parse(textOf(family, light, dark, at, to, side));
            if (read?._tag === 'Right' && read.right.stage._tag === 'Play') states[index] = read.right;
            index++;
          }
  return states;
};

const winnerOf = ({ winner }) => (winner === 'tie' ? -3 : -1 - winner);

/** The positions that follow each position: their places in the table, or -1, -2, -3 where Light has won, Darkness has won, or nobody has. */
const followersOf = ({ stacks: [lights, darks] }, states) => {
  const places = [lights, darks].map((stacks) => new Map(stacks.map((stack, place) => [codeOf(stack), place])));
  const indexOf = ({ board, wizards: [[at], [to]], stage: { side } }) =>
    (((places[0].get(board[at]) * darks.length + places[1].get(board[to])) * 64 + at) * 64 + to) * 2 + side;
  return states.map((state) => {
    if (state === null) return null;
    return Int32Array.from(game.legalMoves(state), (move) => {
      const next = game.applyLegal(state, move);
      return next.stage._tag === 'Over' ? winnerOf(next.stage) : indexOf(next);
    });
  });
};

/** Works out who wins, and in how many plies, layer by layer; what no layer reaches is a draw. */
const solve = (followers) => {
  const [winners, plies] = [new Int8Array(followers.length).fill(-1), new Uint8Array(followers.length)];
  const open = new Set(followers.flatMap((next, index) => (next === null ? [] : [index])));
  const winnerAt = (next) => (next < 0 ? (next === -3 ? -1 : -1 - next) : winners[next]);
  for (let layer = 1, found = true; found || layer < 3; layer++) {
    const known = [];
    for (const index of open) {
      const side = index & 1;
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

const tableOf = (followers, { winners, plies }) =>
  Uint8Array.from(followers, (next, index) => {
    if (next === null) return none;
    if (winners[index] < 0) return draw;
    return winners[index] === (index & 1) ? plies[index] : loss + plies[index];
  });

/** The moves of the longest win: the winner makes the quickest, the loser the slowest. */
const lineFrom = (states, followers, { winners, plies }, start) => {
  const line = [];
  for (let index = start; index >= 0; ) {
    const next = [...followers[index]];
    const left = (one) => (one < 0 ? 0 : plies[one]);
    const wins = winners[index] === (index & 1);
    const good = next.filter((one) => (one < 0 ? -1 - one : winners[one]) === winners[index]);
    const best = good.reduce((one, other) =>
      (wins ? left(other) < left(one) : left(other) > left(one)) ? other : one,
    );
    line.push(game.moveText.print(game.legalMoves(states[index])[next.indexOf(best)]));
    index = best;
  }
  return line;
};

const solved = (family) => {
  const states = statesOf(family);
  const followers = followersOf(family, states);
  const result = solve(followers);
  const table = tableOf(followers, result);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(`research/endings/${family.name}.br`, brotliCompressSync(table, { params }));
  const count = (is) => table.reduce((sum, value) => sum + Number(is(value)), 0);
  const longestWin = table.reduce((most, value) => (value <= longest && value > most ? value : most), 0);
  const at = table.indexOf(longestWin);
  return {
    family: family.name,
    light: family.stacks[0].join(' '),
    dark: family.stacks[1].join(' '),
    table: family.table,
    positions: count((value) => value !== none),
    won: count((value) => value > draw && value < loss),
    lost: count((value) => value > loss && value !== none),
    drawn: count((value) => value === draw),
    longest: longestWin,
    from: game.position.print(states[at]),
    line: lineFrom(states, followers, result, at).join(' '),
    sha256: createHash('sha256').update(table).digest('hex'),
  };
};

const [only] = process.argv.slice(2);
for (const family of families)
  if (only === undefined || only === family.name) {
    const found = `${JSON.stringify(solved(family), null, 2)}\n`;
    writeFileSync(`research/endings/${family.name}.json`, found);
    console.log(found);
  }
