/**
 * Your own bot against one from the library. A bot is a function from its seat's view and legal moves to a move. This one minimizes the
 * opponent's score.
 *
 * Run: npx tsx examples/bot.ts
 */
import { isLeft, printFault } from 'rulehouse';
import { botFrom, match } from 'rulehouse/match';
import { game, type Terrafex } from 'rulehouse/terrafex';

const mine = botFrom<Terrafex>('spoiler', (view, legal, { seat }) => {
  const scores = legal.map((move) => game.score(game.applyLegal(view, move))[1 - seat] ?? 0);
  return legal[scores.indexOf(Math.min(...scores))];
});
const played = await match(game, [mine, 'greedy'], { games: 20, seed: 1, options: { layout: '2', turnLimit: 8 } });
console.log(isLeft(played) ? printFault(played.left) : played.right.text);
