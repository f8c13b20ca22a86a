/**
 * Makes the site installable and playable without a network: builds the service worker with the list of files that it stores. Part of `npm run docs`,
 * after the pages have been built.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'docs/.vitepress/dist');

/** The search and the tutorials' editor are not needed to play, and are as large as everything else together. */
const isLeftOut = (name) => /localSearch|editor/i.test(name);

/** The code of a page is named after the page. A game needs the code of the play pages and of the home page. */
const isOfPlay = (name) => !/\.md\./.test(name) || /^(?:play_|index\.md)/.test(name);

/** Files that every page requests. */
const files = ['index.html', 'site.webmanifest', 'icon.svg', 'vp-icons.css', 'hashmap.json'];

const isKept = (path) => {
  const [folder, ...rest] = path.split('/');
  const name = rest.at(-1) ?? folder;
  if (folder === 'assets') return /\.(?:js|css)$/.test(name) && !isLeftOut(name) && isOfPlay(name);
  return files.includes(path) || /^play\/[^/]+\.html$/.test(path);
};

const kept = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter(isKept);

// Files with a hash in their names never change.
const entries = kept.map((url) => ({
  url,
  revision: url.startsWith('assets/')
    ? null
    : createHash('sha256')
        .update(readFileSync(join(dist, url)))
        .digest('hex')
        .slice(0, 16),
}));

await build({
  entryPoints: [join(root, 'scripts/docs/offline-worker.js')],
  outfile: join(dist, 'offline.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  define: { KEPT: JSON.stringify(entries), 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
});

const size = kept.reduce((sum, path) => sum + statSync(join(dist, path)).size, 0);
console.log(`${kept.length} files to play without a network, ${Math.round(size / 1000)} kB before compression`);
