/**
 * Compares the pictures of the style guide (docs/guide/style.md) with the saved ones in test/style, pixel by pixel: each game at three widths, light
 * and dark, on a phone in forced colours, and in print. `--update-snapshots` saves new pictures. Texts are removed, because fonts differ between systems; other
 * tests check their size, words and positions. Bundles the sources itself. Pictures that differ are saved in a temporary folder.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { aliases } from '../../scripts/build/entries.mjs';
import { expect, root } from '../../scripts/check/consumer.mjs';
import { test } from './fixtures.mjs';

const kept = join(root, 'test/style');

/** The variants in which the pictures of each game are saved: the width of the page, and the number of pictures in a row. */
/**
 * @typedef {object} Look
 * @property {string} name
 * @property {number} width - of the screen, in pixels
 * @property {number} columns - the number of pictures in a row
 * @property {string} [like] - the variant whose pictures must be matched
 * @property {'dark'} [colorScheme]
 * @property {'active'} [forcedColors]
 * @property {'screen' | 'print'} [media]
 */

/** @type {readonly Look[]} */
const looks = [
  { name: '390', width: 390, columns: 1 },
  { name: '1280', width: 1280, columns: 3 },
  { name: '1920', width: 1920, columns: 4 },
  { name: '390-dark', width: 390, columns: 1, colorScheme: 'dark' },
  { name: '1280-dark', width: 1280, columns: 3, colorScheme: 'dark' },
  { name: '1920-dark', width: 1920, columns: 4, colorScheme: 'dark' },
  // Variants that must match a normal screen have no pictures of their own.
  { name: '390-forced', like: '390', width: 390, columns: 1, forcedColors: 'active' },
  { name: '390-print', like: '390', width: 390, columns: 1, media: 'print' },
];

/** A reduced scale shows everything that matters, at a fifth of the size. */
const scale = 0.4;

/** A pixel counts as different if a channel differs by more than this, out of 255, because antialiasing varies slightly between versions. */
const tolerance = 40;

/** The greatest allowed share of different pixels. */
const mostOther = 0.0002;

/** Draws the figures of the page from the sources. */
const drawnFigures = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'style-'));
  const outfile = join(folder, 'figures.mjs');
  await build({
    entryPoints: [join(root, 'docs/.vitepress/figures.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    alias: aliases(root),
    outfile,
    logLevel: 'error',
  });
  const { figuresOf } = await import(pathToFileURL(outfile).href);
  const page = readFileSync(join(root, 'docs/guide/style.md'), 'utf8');
  const blocks = [...page.matchAll(/^```figure (\S+)\n([\s\S]*?)^```/gm)];
  const drawn = blocks.map(([, id, text]) => [id, figuresOf(id, text).map(({ svg }) => svg)]);
  return [...new Set(drawn.map(([id]) => id))].map((id) => [
    id,
    drawn.flatMap(([other, pictures]) => (other === id ? pictures : [])),
  ]);
};

const html = (pictures, columns) => `<!doctype html><meta charset="utf-8"><style>
html{color-scheme:light dark;background:light-dark(#fff,#101114)}
body{margin:8px;columns:${columns};column-gap:8px}
svg{display:block;width:100%;height:auto;margin-block-end:8px;break-inside:avoid}
text{visibility:hidden}
</style>${pictures.join('')}`;

/** A lossless screenshot of the page, as base64. */
const taken = async (
  browser,
  pictures,
  /** @type {Look} */ { width, columns, name: _name, like: _like, media = 'screen', ...look },
) => {
  const page = await browser.newPage({ viewport: { width, height: 800 }, deviceScaleFactor: scale, ...look });
  await page.emulateMedia({ media });
  await page.setContent(html(pictures, columns));
  const png = (await page.screenshot({ fullPage: true })).toString('base64');
  const webp = await page.evaluate(async (data) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const bytes = await (await canvas.convertToBlob({ type: 'image/webp', quality: 1 })).arrayBuffer();
    return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));
  }, png);
  await page.close();
  return webp;
};

/** The number of different pixels in two pictures, and the number of all pixels; null if their sizes differ. */
const compared = async (browser, one, other) => {
  const page = await browser.newPage();
  const found = await page.evaluate(
    async ([datas, most]) => {
      const [a, b] = await Promise.all(
        datas.map(async (data) => {
          const bitmap = await createImageBitmap(await (await fetch(`data:image/webp;base64,${data}`)).blob());
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          if (context === null) throw new Error('a picture cannot be drawn');
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (a.width !== b.width || a.height !== b.height) return null;
      let others = 0;
      for (let at = 0; at < a.data.length; at += 4)
        if ([0, 1, 2].some((channel) => Math.abs(a.data[at + channel] - b.data[at + channel]) > most)) others++;
      return { others, all: a.width * a.height };
    },
    [[one, other], tolerance],
  );
  await page.close();
  return found;
};

/** How a saved picture differs from the current one; undefined if they match. */
const fault = async (browser, file, now) => {
  if (!existsSync(file)) return 'has no saved picture';
  const found = await compared(browser, readFileSync(file, 'base64'), now);
  if (found === null) return 'has another size';
  return found.others > mostOther * found.all ? `${found.others} of ${found.all} pixels differ` : undefined;
};

test('the pictures of the style guide match the saved ones', async ({ browser }, { config }) => {
  const isWriting = ['all', 'changed'].includes(config.updateSnapshots);
  const changed = mkdtempSync(join(tmpdir(), 'style-'));
  const wrong = [];
  mkdirSync(kept, { recursive: true });
  for (const [id, pictures] of await drawnFigures())
    for (const look of looks) {
      const [name, now] = [`${id}-${look.name}.webp`, await taken(browser, pictures, look)];
      const why = await fault(browser, join(kept, `${id}-${look.like ?? look.name}.webp`), now);
      if (why === undefined) continue;
      const isKept = isWriting && look.like === undefined;
      if (!isKept) wrong.push(`${name}: ${why}`);
      writeFileSync(join(isKept ? kept : changed, name), Buffer.from(now, 'base64'));
    }
  expect(
    wrong.length === 0,
    `${wrong.join('\n')}\nthe new pictures are in ${changed}; \`npm run style -- --update-snapshots\` saves them`,
  );
});
