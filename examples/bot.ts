/**
 * A bot that knows no game: it fills in what it may not see, plays each candidate move and then at random for a while, and takes the
 * move that leaves its seat best. The same lines play all five games.
 *
 * Run: npx tsx examples/bot.ts
 */
import {
  decode,
  type Game,
  gameById,
  type GameTypes,
  isLeft,
  isSome,
  type Legal,
  playout,
  printFault,
  type Seat,
  some,
  source,
} from 'rulehouse';

/** How many moves are looked at, how often, and how many plies ahead. */
const effort = { candidates: 10, games: 3, plies: 8 };

/** By how much a seat leads: its own score less the best of the others; the end of the game counts more than any score. */
const lead = <T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat): number => {
  const outcome = game.outcome(state);
  if (isSome(outcome)) return outcome.value.winners.includes(seat) ? 1000 : -1000;
  const scores = game.score(state);
  const own = game.teams(state)[seat] ?? 0;
  return (scores[own] ?? 0) - Math.max(...scores.filter((_, index) => index !== own));
};

/** The move that a seat chooses from what it sees. */
const choose = <T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  seat: Seat,
  seed: number,
): Legal<T['Move']> | undefined => {
  const random = source(seed);
  const moves = game.legalMoves(view);
  const candidates = Array.from(
    { length: Math.min(effort.candidates, moves.length) },
    () => moves[random.below(moves.length)],
  );
  let [best, bestLead] = [moves[0], Number.NEGATIVE_INFINITY];
  for (const move of candidates) {
    if (move === undefined) continue;
    let total = 0;
    for (let played = 0; played < effort.games; played++) {
      // The move is legal in every state that the view may be the view of: legal moves never depend on what is hidden.
      const after = game.applyLegal(game.determinize(view, played), move);
      total += lead(game, playout(game)(after, random, effort.plies), seat);
    }
    if (total > bestLead) [best, bestLead] = [move, total];
  }
  return best;
};

/** One game: the bot has seat 0, everybody else moves at random. */
const show = <T extends GameTypes>(game: Game<T>, options: unknown): string => {
  const read = decode(game.options)(options);
  if (isLeft(read)) return `${game.title}: ${printFault(read.left)}`;
  const start = game.setup(read.right, 1);
  if (isLeft(start)) return `${game.title}: ${start.left.text}`;
  const random = source(1);
  let state = start.right;
  let plies = 0;
  for (; plies < 60; plies++) {
    const [seat] = game.toMove(state);
    if (seat === undefined) break;
    const view = game.view(some(seat))(state);
    const moves = game.legalMoves(view);
    const move = seat === 0 ? choose(game, view, seat, plies) : moves[random.below(moves.length)];
    if (move === undefined) break;
    state = game.applyLegal(state, move);
  }
  return `${game.title}: ${plies} plies, scores ${game.score(state).join(' ')}`;
};

const tables = {
  terrafex: { turnLimit: 4 },
  toframenn: {},
  transformartian: {},
  icetraders: { players: 2 },
  'terra-mystica': { players: 2 },
};

for (const [id, options] of Object.entries(tables)) console.log(gameById(id)?.open((game) => show(game, options)));
