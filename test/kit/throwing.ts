/** A module whose game throws when a test tells it to. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Sets which functions of the game throw from now on: applyLegal, view, toMove, setup, and the evaluate function of its knowledge. */
export interface Failing {
  readonly has: (name: string) => boolean;
}

const code = `
  import { game as sound } from './src/games/terrafex/index.ts';
  const fails = (name, use) => (...given) => {
    if (globalThis.throwing?.has(name)) throw new Error('boom\\n  in ' + name);
    return use(...given);
  };
  export const game = {
    ...sound,
    id: 'throwing',
    ...Object.fromEntries(['setup', 'applyLegal', 'view', 'toMove'].map((name) => [name, fails(name, sound[name])])),
  };
  export const knowledge = { evaluate: fails('evaluate', () => [0.5, 0.5]) };`;

/** Writes a module with the game `throwing`, a copy of Terrafex, in which `failing` sets what throws. */
export const writeThrowing = async (file: string, failing: Failing): Promise<void> => {
  Object.assign(globalThis, { throwing: failing });
  await build({
    stdin: { contents: code, resolveDir: fileURLToPath(new URL('../../', import.meta.url)), loader: 'ts' },
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
};
