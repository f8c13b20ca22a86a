/**
 * Runs jobs in separate processes, one after another.
 */
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const child = fileURLToPath(new URL('child.mjs', import.meta.url));

/** The output of a job (see `child.mjs`). */
export const inProcess = (job, details) =>
  JSON.parse(
    execFileSync(process.execPath, [child, job, JSON.stringify(details)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );

/** Runs a job for each game in a separate process, and for all games in one process. */
export const inBothManners = (job, ids, details) => [
  ['each game in a process of its own', ids.flatMap((id) => inProcess(job, { ...details, ids: [id] }))],
  ...(ids.length > 1 ? [['all games in one process', inProcess(job, { ...details, ids })]] : []),
];
