/**
 * Compares the plays of examples/backgammon with those of OpenSpiel: the sets of positions after a play, in random positions. Prints counts and the
 * first differences. Arguments: number of positions (1,000), seed (1). Reports that it was skipped if `python3` has no `pyspiel`.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { game, type State } from '../../examples/backgammon/game.js';

type Board = readonly [points: readonly number[], bar: readonly number[], off: readonly number[]];
type Line = readonly [position: readonly [...Board, dice: readonly number[], turn: number], after: readonly Board[]];

const [count = '1000', seed = '1', script = fileURLToPath(new URL('positions.py', import.meta.url))] =
  process.argv.slice(2);
const child = spawn('python3', [script, count, seed], { stdio: ['ignore', 'pipe', 'inherit'] });
const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));

let [positions, doubles, plays, differ] = [0, 0, 0, 0];
for await (const text of createInterface({ input: child.stdout })) {
  // The script writes lines of this form.
  const [[points, bar, off, dice, turn], theirs] = JSON.parse(text) as Line;
  const state: State = { points, bar, off, dice, turn };
  const ours = game.legalMoves(state).map((move) => {
    const after = game.applyLegal(state, move);
    return JSON.stringify([after.points, after.bar, after.off]);
  });
  const wanted = new Set(theirs.map((board) => JSON.stringify(board)));
  positions++;
  plays += ours.length;
  if (dice[0] === dice[1]) doubles++;
  const [more, less] = [ours.filter((one) => !wanted.has(one)), [...wanted].filter((one) => !ours.includes(one))];
  if (more.length + less.length === 0) continue;
  differ++;
  if (differ <= 5)
    console.log(
      `${game.position.print(state)}\n  only here: ${more.slice(0, 3).join(' ')}\n  only there: ${less.slice(0, 3).join(' ')}`,
    );
}
if ((await ended) === 3) console.log('backgammon: no pyspiel here, skipped');
else console.log(`${positions} positions (${doubles} with doubles), ${plays} plays, seed ${seed}: ${differ} differ`);
