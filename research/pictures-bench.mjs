/**
 * Measures how long it takes to draw Terra Mystica with five seats: as one picture to play on, as its four parts, and as a picture without
 * interaction. Prints means of 60 drawings in milliseconds of processor time, and the length of the text. Fails if the four parts take more than a
 * frame or the picture is too long. Bundles the sources itself.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../scripts/check/consumer.mjs';
import { given } from '../scripts/given.mjs';

const times = 60;

/** The length of a frame in milliseconds, and the greatest number of characters of the picture. */
const [frame, longest] = [16, 90_000];

const outfile = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'pictures.mjs');
await build({
  stdin: {
    contents: `export { terraMysticaSvg } from './src/face/svg/index.ts'; export { game } from './src/games/terra-mystica/index.ts';`,
    resolveDir: root,
  },
  bundle: true,
  format: 'esm',
  platform: 'node',
  outfile,
  logLevel: 'error',
});
const { game, terraMysticaSvg } = await import(pathToFileURL(outfile).href);
const [, text] = given(/^position: (original.*)$/m.exec(readFileSync(join(root, 'docs/guide/style.md'), 'utf8')));
const parts = ['map', 'cults', 'seats', 'tiles'];

/** A new state each time, as after a move. */
const fresh = () => {
  const read = game.position.parse(text);
  if (read._tag === 'Left') throw new Error('the position in the style guide cannot be read');
  return read.right;
};

const mean = (paint) => {
  for (let time = 0; time < times; time++) paint(fresh());
  let spent = 0;
  for (let time = 0; time < times; time++) {
    const state = fresh();
    const begin = process.cpuUsage();
    paint(state);
    const { user, system } = process.cpuUsage(begin);
    spent += (user + system) / 1000;
  }
  return spent / times;
};

const figures = {
  whole: mean((state) => terraMysticaSvg(state, { interactive: true })),
  parts: mean((state) => parts.map((part) => terraMysticaSvg(state, { interactive: true, part }))),
  looked: mean((state) => terraMysticaSvg(state)),
};
const { length } = terraMysticaSvg(fresh());
console.log(
  `Terra Mystica, five seats, means of ${times}: ${figures.whole.toFixed(1)} ms as one picture to play on, ${figures.parts.toFixed(1)} ms as four parts, ${figures.looked.toFixed(1)} ms without interaction; ${length} characters`,
);
if (figures.parts > frame || length > longest) process.exitCode = 1;
