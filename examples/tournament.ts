/**
 * A tournament between three bots of your own in two games. Its folder stores every game with its record, so the same program resumes it, and
 * `rulehouse arena report` can read it.
 *
 * Run: npx tsx examples/tournament.ts [folder]
 */
import { isLeft, printFault } from 'rulehouse';
import { summaryLines } from 'rulehouse/arena';
import { botFrom, tournament } from 'rulehouse/match';

const first = botFrom('first', (_view, legal) => legal[0]);
const dice = botFrom('dice', (_view, legal, { random }) => legal[random.below(legal.length)]);
const narrow = botFrom('narrow', (view, legal, { game }) => {
  const replies = legal.map((move) => game.legalMoves(game.applyLegal(view, move)).length);
  return legal[replies.indexOf(Math.min(...replies))];
});
const games = [
  { game: 'terrafex', options: { turnLimit: 8 } },
  { game: 'toframenn', options: { quietLimit: 20 } },
];
const played = await tournament({ out: process.argv[2] ?? 'cup', games, players: [first, dice, narrow], blocks: 2 });
console.log(isLeft(played) ? printFault(played.left) : summaryLines(played.right.report).join('\n'));
