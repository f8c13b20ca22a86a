/**
 * Computes digests of a million plies in each environment, played in this process: `node scripts/check/env-digest.mjs [plies] [game]`. The Python
 * package plays the same plies through the binary protocol (`python python/tests/digests.py`) and must get the same digests.
 */
import { createHash } from 'node:crypto';
import { sources } from '../build/sources.mjs';

const plies = Number(process.argv[2] ?? 1_000_000);
const only = process.argv[3];
const games = 64;

/** Options with which every game ends. */
const options = {
  icetraders: { turnLimit: 100 },
  'terra-mystica': { players: 4 },
  terrafex: { turnLimit: 30 },
  toframenn: { quietLimit: 50 },
  transformartian: { turnLimit: 100 },
};

const { batchOf, decode, encodings } = await sources(
  "export * from './src/environment/index.ts'; export { decode } from './src/core/index.ts';",
);

/** A pseudo-random number for a step and a game of the batch, which both programs compute in the same way. */
const mixed = (step, game) => {
  let x = (Math.imul(step, 0x9e3779b1) + Math.imul(game, 0x85ebca6b) + 12_345) >>> 0;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d) >>> 0;
  return (x ^ (x >>> 15)) >>> 0;
};

/** The index of one of the bits that are set in a row of bytes; the number selects which one. */
const chosen = (masks, at, bytes, number) => {
  let count = 0;
  for (let byte = at; byte < at + bytes; byte++) for (let rest = masks[byte]; rest !== 0; rest &= rest - 1) count++;
  let left = number % count;
  for (let byte = at; byte < at + bytes; byte++)
    for (let bit = 0; bit < 8; bit++)
      if ((masks[byte] & (1 << bit)) !== 0 && left-- === 0) return 8 * (byte - at) + bit;
  return -1;
};

for (const { id, name, open } of encodings) {
  if (only !== undefined && only !== id) continue;
  open((encoding) => {
    const read = decode(encoding.game.options)(options[id]);
    const settings = { games, options: read.right, reward: 'places', maxPlies: 0, illegal: 'refuse' };
    const batch = batchOf(encoding, settings).right;
    const digest = createHash('sha256');
    batch.reset(Array.from({ length: games }, (_, game) => game));
    digest.update(batch.bytes);
    const ids = new Int32Array(games);
    for (let step = 0; step < plies / games; step++) {
      for (let game = 0; game < games; game++)
        ids[game] = chosen(batch.masks, game * batch.maskBytes, batch.maskBytes, mixed(step, game));
      if (batch.step(ids).length > 0) throw new Error(`${name}: a legal id was refused`);
      digest.update(batch.bytes);
    }
    console.log(`${name} ${plies} ${digest.digest('hex')}`);
  });
}
