/** Shared by the fits: loads the sources without a build, and plays one ply deep. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** The root of the project. */
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Imports a program given as text, whose imports are relative to the root of the project. */
export const load = async (contents) => {
  const outfile = join(mkdtempSync(join(tmpdir(), 'rulehouse-fit-')), 'bundle.mjs');
  await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile).href);
};

/** The right side of an Either; throws if it is a Left. */
export const right = (either) => {
  if (either._tag === 'Left') throw new Error(JSON.stringify(either.left));
  return either.right;
};

/**
 * The legal move that leads to the position with the largest share for a team. Ties go to the first move, counted from the given place in the list.
 *
 * @param game - the game
 * @param state - a position that is not over
 * @param legal - its legal moves
 * @param first - the index in the list of moves at which to begin
 * @param parts - returns the share of each team in a position that is not over
 */
export const bestMove = (game, state, legal, first, parts) => {
  const teams = game.teams(state);
  const team = teams[game.toMove(state)[0]];
  let [best, most] = [legal[first], Number.NEGATIVE_INFINITY];
  for (let k = 0; k < legal.length; k++) {
    const tried = legal[(first + k) % legal.length];
    const after = game.applyLegal(state, tried);
    const end = game.outcome(after);
    const won = end._tag === 'Some' && end.value.winners.some((seat) => teams[seat] === team);
    const part = end._tag === 'None' ? parts(after, team)[team] : won ? 2 / end.value.winners.length : -1;
    if (part > most) [best, most] = [tried, part];
  }
  return best;
};
