/**
 * Runs a job in a separate process. The arguments are the name of the job and its details as JSON. Prints JSON.
 */
import process from 'node:process';
import { buildIn } from './builds.mjs';
import { pairedRatio, rate } from './clock.mjs';
import { ledgers, replaying } from './ledgers.mjs';
import { measures } from './measures.mjs';
import { subject } from './subjects.mjs';

const wantedMeasures = (only) =>
  Object.entries(measures).filter(([name]) => only.length === 0 || only.some((word) => name.startsWith(word)));

/** Runs every game briefly, so that functions shared by all games have seen all of them. */
const warmUp = (subjects) => {
  for (const one of subjects) for (const make of Object.values(measures)) rate(make(one), 1);
};

const jobs = {
  /** Units per second for every measure, game by game. */
  rates: async ({ folder, ids, only, rounds }) => {
    const subjects = await Promise.all(ids.map((id) => subject(buildIn(folder), id)));
    if (subjects.length > 1) warmUp(subjects);
    return subjects.map((one) => ({
      'moves a ply': one.movesPerPly,
      ...Object.fromEntries(wantedMeasures(only).map(([name, make]) => [name, rate(make(one), rounds)])),
    }));
  },
  /** Paired ratios for every measure, game by game. */
  ratios: async ({ folders, ids, only, pairs }) => {
    const both = [];
    for (const id of ids) both.push(await Promise.all(folders.map((folder) => subject(buildIn(folder), id))));
    if (ids.length > 1) warmUp(both.flat());
    return both.map(([old, young]) => ({
      same: old.digest === young.digest,
      ...Object.fromEntries(
        wantedMeasures(only).map(([name, make]) => [name, pairedRatio(make(old), make(young), pairs)]),
      ),
    }));
  },
  /** CPU seconds per ledger after warming up, which takes long because replaying runs a lot of code. */
  warm: async ({ folder }) => {
    const replay = await replaying(buildIn(folder));
    for (let round = 0; round < 20; round++) ledgers().forEach((_, index) => replay(index));
    return 1 / rate(replay, 12);
  },
  /** CPU seconds for replaying every ledger once in a new process. */
  cold: async ({ folder }) => {
    const replay = await replaying(buildIn(folder));
    ledgers().forEach((_, index) => replay(index));
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },
  /** CPU seconds for importing an entry in a new process. */
  load: async ({ address }) => {
    await import(address);
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },
};

const [, , job, details] = process.argv;
console.log(JSON.stringify(await jobs[job](JSON.parse(details))));
