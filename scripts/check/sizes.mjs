/**
 * Measures the size of every entry, bundled and minified for the browser: gzip in kB, without and with fp-ts and io-ts. Also measures what a page
 * needs to play a game only (no codecs, notations or position texts), and to draw states only. Fails if an entry exceeds its budget. `--write`
 * updates the table in the docs. Needs `npm run build` first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { everywhere } from '../build/entries.mjs';

/** The exports that a page needs to play or to draw, if an entry has them. */
const playing = [
  'setup',
  'toMove',
  'legalMoves',
  'check',
  'applyLegal',
  'applyMove',
  'score',
  'outcome',
  'view',
  'svg',
];

/** The searches without knowledge of any game: the cost of a bot in addition to its game. */
const thinking = ['botInfo', 'botOf', 'byLead', 'chance', 'knownGame', 'shared', 'think', 'thinkNow'];

/** The board without games (but with the parts that every game needs) and pictures. */
const element = ['boardGame', 'defineBoard'];
const brought = {
  name: 'brought',
  setup: ({ onResolve }) => onResolve({ filter: /\/(?:core|paint)\// }, ({ path }) => ({ path, external: true })),
};

/**
 * Limits in kB of gzip, for the whole entry and for playing. The parts of fp-ts and io-ts that an entry uses are included; lit, react and fast-check
 * are not.
 */
const budgets = {
  rulehouse: { all: 117.1 },
  'rulehouse/arena': { all: 28.4 },
  'rulehouse/board': { all: 183.2, play: 20 },
  'rulehouse/boardgame-io': { all: 5.4 },
  'rulehouse/bots': { all: 131.8, play: 11.2 },
  'rulehouse/bots/worker': { all: 15.2 },
  'rulehouse/author': { all: 16.2 },
  'rulehouse/core': { all: 16.2 },
  'rulehouse/environment': { all: 125.5 },
  'rulehouse/face': { all: 132.3 },
  'rulehouse/german': { all: 26.6 },
  'rulehouse/icetraders': { all: 23, play: 15 },
  'rulehouse/laws': { all: 33.3 },
  'rulehouse/play': { all: 237.4 },
  'rulehouse/protocol': { all: 7 },
  'rulehouse/react': { all: 16.6 },
  'rulehouse/session': { all: 46.8 },
  'rulehouse/svg': { all: 149.2, play: 47 },
  'rulehouse/table': { all: 20.1 },
  'rulehouse/terra-mystica': { all: 65.5, play: 40 },
  'rulehouse/terra-mystica/ledger': { all: 46 },
  'rulehouse/terrafex': { all: 17.8, play: 14 },
  'rulehouse/toframenn': { all: 19.1, play: 14 },
  'rulehouse/transformartian': { all: 16.3, play: 13 },
};

/** The path of an entry's file, as the text of a module specifier. */
const of = (name) => JSON.stringify(everywhere.find((entry) => entry.name === name)?.module);

const gzip = async (contents, external, plugins = []) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    external,
    plugins,
    logLevel: 'error',
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length / 1000;
};

/** Keeps code that is loaded on demand (bots, a worker, lessons, a review, drags and answers of a board) out of the bundle. */
const later = {
  name: 'later',
  setup: (building) =>
    building.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

const peers = ['fast-check', 'fp-ts', 'fp-ts/*', 'io-ts', 'io-ts/*', 'lit', 'react'];

/** The entries that load some of their code on demand. */
const hasMore = new Set([
  'rulehouse/play',
  'rulehouse/board',
  'rulehouse/bots',
  'rulehouse/react',
  'rulehouse/session',
]);

const rows = [];
// No page can use the entries for Node.js.
for (const { name } of everywhere) {
  const file = of(name);
  const wanted = { 'rulehouse/bots': thinking, 'rulehouse/board': element }[name] ?? playing;
  const offered = Object.keys(await import(name)).filter((one) => wanted.includes(one));
  const isPart = ['legalMoves', 'svg', 'botOf', 'defineBoard'].some((one) => offered.includes(one));
  rows.push({
    name,
    // Lessons, reviews, answers of boards, and what bots have learned by self-play are in other files.
    all: await gzip(`export * from ${file}`, peers, hasMore.has(name) ? [later] : []),
    play: isPart
      ? await gzip(`export { ${offered.join(', ')} } from ${file}`, peers, wanted === element ? [brought, later] : [])
      : undefined,
    whole: await gzip(`export * from ${file}`, []),
    budget: budgets[name] ?? { all: 0 },
  });
}

const ofTerrafex = `
export { game } from ${of('rulehouse/terrafex')};
export { botOf, terrafex, think } from ${of('rulehouse/bots')};`;
const page = { lone: await gzip(ofTerrafex, peers), whole: await gzip(ofTerrafex, []) };

const withoutSession = `
export { game } from ${of('rulehouse/terrafex')};
export { choices, terrafexFace } from ${of('rulehouse/face')};
export { readRecord, writeRecord } from ${of('rulehouse/core')};`;
const withSession = (names) =>
  gzip(`${withoutSession}\nexport { ${names} } from ${of('rulehouse/session')};`, peers, [later]);
const bare = await gzip(withoutSession, peers, [later]);
/** The cost of a session on a page that has a game, its face and records: for local games, and with servers and records to replay. */
const sessions = {
  local: (await withSession('session')) - bare,
  all: (await withSession('session, look, join')) - bare,
};
const mostOfSessions = { local: 18.2, all: 25 };

const kB = (size) => (size === undefined ? '' : `${size.toFixed(1)} kB`);
const limit = (size) => (size === undefined ? '' : `${size} kB`);

const table = [
  '| entry | to play, draw or think | budget | everything | budget | everything, with fp-ts and io-ts |',
  '| --- | ---: | ---: | ---: | ---: | ---: |',
  ...rows.map(
    ({ name, all, play, whole, budget }) =>
      `| \`${name}\` | ${kB(play)} | ${limit(budget.play)} | ${kB(all)} | ${limit(budget.all)} | ${kB(whole)} |`,
  ),
].join('\n');

console.log(table);
console.log(
  `A page with Terrafex, a bot and what it knows of the game: ${kB(page.lone)}, ${kB(page.whole)} with fp-ts and io-ts`,
);

console.log(`What a session adds to a page with a game: ${kB(sessions.local)}; with join and look ${kB(sessions.all)}`);

const document = 'docs/reports/performance.md';
if (process.argv.includes('--write')) {
  const text = readFileSync(document, 'utf8');
  const marked = /(<!-- sizes -->\n)[\s\S]*?(<!-- \/sizes -->)/;
  writeFileSync(
    document,
    text.replace(marked, (_, open, close) => `${open}${table}\n${close}`),
  );
}

const over = rows.flatMap(({ name, all, play, budget }) => [
  ...(all > budget.all ? [`${name}: ${kB(all)} of ${limit(budget.all)}`] : []),
  ...(play > (budget.play ?? 0) ? [`${name}, to play: ${kB(play)} of ${limit(budget.play)}`] : []),
]);
for (const [name, most] of Object.entries(mostOfSessions))
  if (sessions[name] > most) over.push(`sessions (${name}): ${kB(sessions[name])} of ${limit(most)}`);
for (const line of over) console.error(`over its budget: ${line}`);
process.exitCode = over.length === 0 ? 0 : 1;
