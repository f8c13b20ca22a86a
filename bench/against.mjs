/**
 * This build against the build of another commit: paired ratios, above 1 where this one is faster. Both builds are loaded into one process and
 * measured in turn, so that a slow minute of the machine slows both.
 */
import { buildIn, buildOf } from './builds.mjs';
import { quantile } from './clock.mjs';
import { ledgers } from './ledgers.mjs';
import { inBothManners, inProcess } from './processes.mjs';
import { ratioText, table } from './tables.mjs';

/** The ratio of jobs that need a process each: old and new in turn. */
const pairedProcesses = (job, details, pairs) => {
  const ratios = Array.from({ length: pairs }, () => {
    const [old, young] = details.map((one) => inProcess(job, one));
    return old / young;
  });
  return { median: quantile(ratios, 0.5), low: quantile(ratios, 0.25), high: quantile(ratios, 0.75) };
};

const loads = (folders, ids) =>
  ids.map((id) => [
    `import rulehouse/${id}`,
    pairedProcesses(
      'load',
      folders.map((folder) => ({ address: buildIn(folder).entry(id) })),
      7,
    ),
  ]);

const replays = (folders, pairs) =>
  ledgers().length === 0
    ? []
    : [
        ['ledgers, warm', inProcess('ledgers', { folders, pairs })],
        [
          'ledgers, from a cold start',
          pairedProcesses(
            'cold',
            folders.map((folder) => ({ folder })),
            5,
          ),
        ],
      ];

/** Prints the ratios; false if the two builds do not play the same games. */
export const against = (ref, ids, { only, pairs }) => {
  const folders = [buildOf(ref), process.cwd()];
  let areSame = true;
  for (const [title, rows] of inBothManners('ratios', ids, { folders, only, pairs })) {
    console.log(`${table(title, ids, rows)}\n`);
    areSame &&= rows.every(({ same }) => same);
  }
  if (only.length === 0)
    for (const [name, ratio] of [...replays(folders, pairs), ...loads(folders, ids)])
      console.log(`${name}: ${ratioText(ratio)}`);
  if (!areSame) console.error('the two builds play different games: their ratios mean nothing there');
  return areSame;
};
