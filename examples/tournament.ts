/**
 * A round robin: three players, every pair on both sides, over several games and seeds. Each game becomes a record; the standings
 * are made from the records alone, after all of them were replayed and found true.
 *
 * Run: npx tsx examples/tournament.ts
 */
import {
  applyMoveAs,
  decode,
  type Game,
  gameById,
  type GameRecord,
  type GameTypes,
  isLeft,
  printFault,
  type Seat,
  some,
  type Source,
  source,
  verifyRecord,
  writeRecord,
} from 'rulehouse';

/**
 * A player: chooses a move from what its seat sees. Players of your own may run anywhere; the organiser only needs their moves, and checks
 * every one.
 */
type Player = <T extends GameTypes>(game: Game<T>, view: T['View'], seat: Seat, random: Source) => T['Move'];

const anyMove: Player = (game, view, _, random) => {
  const moves = game.legalMoves(view);
  return moves[random.below(moves.length)];
};

const firstMove: Player = (game, view) => game.legalMoves(view)[0];

/** Looks one ply ahead, at eight moves. What the view hides is filled in by a guess. */
const greedy: Player = (game, view, seat, random) => {
  const moves = game.legalMoves(view);
  const state = game.determinize(view, random.below(1_000_000));
  const glances = Array.from({ length: Math.min(8, moves.length) }, () => moves[random.below(moves.length)]);
  let [best, bestScore] = [moves[0], Number.NEGATIVE_INFINITY];
  for (const move of glances) {
    if (move === undefined) continue;
    const score = game.score(game.applyLegal(state, move))[seat] ?? 0;
    if (score > bestScore) [best, bestScore] = [move, score];
  }
  return best;
};

const players: Readonly<Record<string, Player>> = { random: anyMove, first: firstMove, greedy };

/** Who sat where, and what was played. */
interface Match {
  readonly names: readonly string[];
  readonly record: GameRecord;
}

const playMatch = <T extends GameTypes>(
  game: Game<T>,
  options: unknown,
  seed: number,
  names: readonly string[],
): Match => {
  const read = decode(game.options)(options);
  if (isLeft(read)) throw new Error(printFault(read.left));
  const start = game.setup(read.right, seed);
  if (isLeft(start)) throw new Error(start.left.text);
  // Not the seed of the set-up: a player that knew it would know what was drawn.
  const random = source(seed + 1000);
  const moves: T['Move'][] = [];
  let state = start.right;
  for (;;) {
    const [seat] = game.toMove(state);
    if (seat === undefined) break;
    const player = players[names[seat] ?? ''] ?? anyMove;
    const move = player(game, game.view(some(seat))(state), seat, random);
    const after = applyMoveAs(game)(seat, move)(state);
    if (isLeft(after)) throw new Error(`${names[seat] ?? ''}: ${after.left.rule}: ${after.left.text}`);
    moves.push(move);
    state = after.right;
  }
  const record = writeRecord(game)(read.right, seed, start.right, moves);
  if (isLeft(record)) throw new Error(printFault(record.left));
  return { names, record: record.right };
};

/** One point for a win, shared by all who win together; half a point each where nobody does. */
const pointsOf = <T extends GameTypes>(
  game: Game<T>,
  { names, record }: Match,
): readonly (readonly [string, number])[] => {
  const verified = verifyRecord(game)(JSON.parse(JSON.stringify(record)));
  if (isLeft(verified)) throw new Error(printFault(verified.left));
  const { winners } = verified.right.record.result;
  return names.map((name, seat) => [
    name,
    winners.length === 0 ? 1 / names.length : winners.some((winner) => winner === seat) ? 1 / winners.length : 0,
  ]);
};

const program: Readonly<Record<string, unknown>> = {
  terrafex: { turnLimit: 8 },
  toframenn: {},
  transformartian: { target: 20 },
};

const names = Object.keys(players);
const pairs = names.flatMap((one) => names.filter((other) => other !== one).map((other) => [one, other]));
const standings = new Map(names.map((name) => [name, 0]));
let matches = 0;

for (const [id, options] of Object.entries(program))
  gameById(id)?.open((game) => {
    for (const [index, pair] of pairs.entries()) {
      const match = playMatch(game, options, index, pair);
      matches++;
      for (const [name, points] of pointsOf(game, match)) standings.set(name, (standings.get(name) ?? 0) + points);
    }
  });

console.log(`${matches} games, every record verified`);
for (const [name, points] of [...standings].sort(([, a], [, b]) => b - a))
  console.log(`${name.padEnd(8)} ${points.toFixed(1)}`);
