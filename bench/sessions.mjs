/**
 * Measures the cost of a session per move: random games through a session without subscribers, and with a hundred that read every snapshot, compared
 * with the same games by the rules alone. Prints milliseconds of CPU per move. `node bench/sessions.mjs [games]`.
 */
import { cpuUsage } from 'node:process';
import * as faces from 'rulehouse/face';
import { session } from 'rulehouse/session';
import { dice, playThrough, plies } from './random-session.mjs';

const games = Number(process.argv[2] ?? 3);
const spent = (work) => {
  const before = cpuUsage();
  const count = work();
  const { user, system } = cpuUsage(before);
  return (user + system) / 1000 / Math.max(1, count);
};

const ruled = (game, next, options) => () => {
  let count = 0;
  for (let seed = 1; seed <= games; seed++) {
    let state = game.setup(options, seed).right;
    const roll = dice(seed);
    for (let ply = 0; ply < plies; ply++) {
      const moves = game.legalMoves(state);
      if (moves.length === 0) break;
      state = next(state, moves[Math.floor(roll() * moves.length)]);
      count++;
    }
  }
  return count;
};

const played = (face, listeners) => () => {
  let count = 0;
  for (let seed = 1; seed <= games; seed++) {
    const live = session(face, { seed });
    for (let one = 0; one < listeners; one++) live.subscribe(() => live.snapshot().standing);
    count += playThrough(live, seed);
  }
  return count;
};

console.log('ms of CPU per move: rules alone, through a session, with 100 subscribers');
for (const face of [
  faces.icetradersFace,
  faces.terraMysticaFace,
  faces.terrafexFace,
  faces.toframennFace,
  faces.transformartianFace,
]) {
  const { game } = face;
  const decoded = game.options.decode({});
  if (decoded._tag === 'Left') throw new Error(`${game.id} has no options here`);
  const options = decoded.right;
  const rows = [ruled(game, game.applyLegal, options), played(face, 0), played(face, 100)].map(
    (work) => (work(), spent(work)),
  );
  console.log(`${game.id.padEnd(16)} ${rows.map((ms) => ms.toFixed(3)).join('  ')}`);
}
