/** Builds the page of the server from its sources: one script that loads the game of a table when it is wanted. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Writes `own.js` (the page of a server), `index.js` (the page as a part of another one), `embed.js` (a game in anybody's page), `thinking.js` (the worker of its bots) and what they share.
 *
 * @param {string} outdir
 */
export const buildPage = (outdir) =>
  build({
    entryPoints: ['index', 'own', 'embed', 'thinking'].map((name) =>
      fileURLToPath(new URL(`../src/page/${name}.ts`, import.meta.url)),
    ),
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    chunkNames: '[name]-[hash]',
    logLevel: 'error',
  });
