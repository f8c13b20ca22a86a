/**
 * Compares this build with the build of another commit: paired ratios, above 1 if this one is faster. Both builds are loaded into one process and
 * measured alternately, so that temporary load on the machine slows both.
 */
import { buildIn, buildOf } from './builds.mjs';
import { spread } from './clock.mjs';
import { ledgers } from './ledgers.mjs';
import { inBothManners, inProcess } from './processes.mjs';
import { ratioText, table } from './tables.mjs';

/** The ratios for jobs that each need a new process, old and new alternately. */
const pairedProcesses = (job, details, pairs) => {
  const ratios = Array.from({ length: pairs }, () => {
    const [old, young] = details.map((one) => inProcess(job, one));
    return old / young;
  });
  return spread(ratios);
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

const replays = (folders) =>
  ledgers().length === 0
    ? []
    : [
        ['ledgers, warm', 'warm'],
        ['ledgers, from a cold start', 'cold'],
      ].map(([name, job]) => [
        name,
        pairedProcesses(
          job,
          folders.map((folder) => ({ folder })),
          9,
        ),
      ]);

/** The ratios of rates measured in separate processes, alternately, so that neither build affects the object shapes of the other. */
const apart = (folders, ids, { only, pairs }) =>
  ids.map((id) => {
    const rounds = Array.from({ length: pairs }, () =>
      folders.map((folder) => inProcess('rates', { folder, ids: [id], only, rounds: 8 })[0]),
    );
    const names = Object.keys(rounds[0][0]).filter((name) => name !== 'moves a ply');
    return Object.fromEntries(
      names.map((name) => [name, spread(rounds.map(([old, young]) => young[name] / old[name]))]),
    );
  });

/** Prints the ratios; returns false if the two builds play different games. */
export const against = (ref, ids, { only, pairs, isApart }) => {
  const folders = [buildOf(ref), process.cwd()];
  if (isApart) {
    console.log(table('each build and game in a process of its own', ids, apart(folders, ids, { only, pairs })));
    return true;
  }
  let areSame = true;
  for (const [title, rows] of inBothManners('ratios', ids, { folders, only, pairs })) {
    console.log(`${table(title, ids, rows)}\n`);
    areSame &&= rows.every(({ same }) => same);
  }
  const wants = (word) => only.length === 0 || only.includes(word);
  for (const [name, ratio] of [
    ...(wants('ledgers') ? replays(folders) : []),
    ...(wants('import') ? loads(folders, ids) : []),
  ])
    console.log(`${name}: ${ratioText(ratio)}`);
  if (!areSame) console.error('the two builds play different games, so their ratios mean nothing there');
  return areSame;
};
