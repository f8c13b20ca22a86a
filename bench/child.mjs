/**
 * What runs in a process of its own. Arguments: a job and its details as JSON. Prints JSON.
 */
import process from 'node:process';
import { buildIn } from './builds.mjs';
import { pairedRatio, rate } from './clock.mjs';
import { ledgers, replaying } from './ledgers.mjs';
import { measures } from './measures.mjs';
import { subject } from './subjects.mjs';

const wantedMeasures = (only) =>
  Object.entries(measures).filter(([name]) => only.length === 0 || only.some((word) => name.startsWith(word)));

/** A taste of every game, so that functions which all games share have seen all of them. */
const warmUp = (subjects) => {
  for (const one of subjects) for (const make of Object.values(measures)) rate(make(one), 1);
};

const jobs = {
  /** Units a second of every measure, game after game. */
  rates: async ({ folder, ids, only, rounds }) => {
    const subjects = await Promise.all(ids.map((id) => subject(buildIn(folder), id)));
    if (subjects.length > 1) warmUp(subjects);
    return subjects.map((one) => ({
      'moves a ply': one.movesPerPly,
      ...Object.fromEntries(wantedMeasures(only).map(([name, make]) => [name, rate(make(one), rounds)])),
    }));
  },
  /** Paired ratios of every measure, game after game. */
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
  /** CPU seconds of a ledger in a process that is warm: which takes long, because their code is wide. */
  warm: async ({ folder }) => {
    const replay = await replaying(buildIn(folder));
    for (let round = 0; round < 20; round++) ledgers().forEach((_, index) => replay(index));
    return 1 / rate(replay, 12);
  },
  /** CPU seconds of a new process that replays every ledger once. */
  cold: async ({ folder }) => {
    const replay = await replaying(buildIn(folder));
    ledgers().forEach((_, index) => replay(index));
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },
  /** CPU seconds of a new process that imports an entry. */
  load: async ({ address }) => {
    await import(address);
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },
};

const [, , job, details] = process.argv;
console.log(JSON.stringify(await jobs[job](JSON.parse(details))));
