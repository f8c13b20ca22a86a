/** Builds the page of the server from its sources: one script that loads the game of a table when it is wanted; and the worker of embedded games. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const sourceOf = (name) => fileURLToPath(new URL(`../../src/web/page/${name}.ts`, import.meta.url));

const usual = {
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  logLevel: 'error',
};

/**
 * Writes `own.js` (the page of a server), `index.js` (the page as a part of another one), `embed.js` (a game in anybody's page) and what they share.
 *
 * @param {string} outdir
 */
export const buildPage = (outdir) =>
  build({
    ...usual,
    entryPoints: ['index', 'own', 'embed'].map(sourceOf),
    outdir,
    splitting: true,
    chunkNames: '[name]-[hash]',
  });

/**
 * Writes `thinking.js`, the worker in which the bots of an embedded game think. It shares no files with the page, whose modules need a document.
 *
 * @param {string} outdir
 */
export const buildThinking = (outdir) =>
  build({ ...usual, entryPoints: [sourceOf('thinking')], outdir, legalComments: 'inline', charset: 'utf8' });
