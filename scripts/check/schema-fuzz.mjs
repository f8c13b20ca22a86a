/**
 * Sends requests that an external fuzzer derives from the server's API description: `node scripts/check/schema-fuzz.mjs 100000 1` (requests, first
 * seed). Needs a build, Python and the package schemathesis; skipped if they are missing. Every response must be in the description, and none may be
 * a server error.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const [requests = 2000, firstSeed = 1] = process.argv.slice(2).map(Number);
const venv = resolve('node_modules/.cache/schemathesis');
const folder = mkdtempSync(join(tmpdir(), 'rulehouse-fuzz-'));

const skip = (why) => {
  console.log(`the schema fuzzer did not run: ${why}`);
  process.exit(0);
};

/** @type {import('node:child_process').SpawnSyncOptions} */
const quiet = { stdio: 'ignore' };
if (spawnSync('python3', ['-c', ''], quiet).status !== 0) skip('Python is missing');
if (!existsSync(`${venv}/bin/schemathesis`)) {
  if (spawnSync('python3', ['-m', 'venv', venv], quiet).status !== 0) skip('`python3 -m venv` does not work');
  const pip = ['-m', 'pip', 'install', '--quiet', '--retries', '1', '--timeout', '20', 'schemathesis'];
  if (spawnSync(`${venv}/bin/python`, pip, quiet).status !== 0) skip('schemathesis cannot be installed');
}

/** Start a server without rate limits, so that every request is handled. */
const limits = ['requests', 'requestsPerSecond', 'openings', 'tablesPerAddress', 'tables'];
const server = spawn(
  process.execPath,
  [
    ...['dist/cli/index.mjs', 'serve', '--port', '0', '--data', folder],
    ...limits.flatMap((name) => ['--limit', `${name}=1000000`]),
  ],
  { stdio: ['ignore', 'pipe', 'pipe'] },
);
const faults = [];
server.stderr.setEncoding('utf8').on('data', (text) => faults.push(text));
const url = await new Promise((resolve, reject) => {
  server.once('exit', () => reject(new Error(`no server: ${faults.join('')}`)));
  server.stdout.setEncoding('utf8').on('data', (text) => {
    const found = /http:\S+/.exec(text)?.[0];
    if (found !== undefined) resolve(found);
  });
});

/** Opens a table and remembers its id and tokens. */
const opened = async (wanted) => {
  const answer = await fetch(`${url}api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  const { id, tokens, links } = await answer.json();
  return { id, tokens: [...Object.values(tokens), ...Object.values(links)] };
};
const tables = [];
for (const game of ['terrafex', 'icetraders', 'toframenn', 'transformartian', 'terra-mystica']) {
  tables.push(await opened({ game }));
  tables.push(await opened({ game, spec: { players: ['Ada'] }, bots: [{ seat: 1, bot: 'random' }] }));
  tables.push(await opened({ game, spec: { players: ['Ada', 'Bo'], undo: 'own' } }));
}

const checks = 'not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance';
// A stream of events never ends, so a client would wait forever.
const apart = ['--exclude-path-regex', 'events$'];
// Busy machines are slow. A request without a response for a minute counts as hanging.
const patience = ['--request-timeout', '60'];
const common = [
  ...[...apart, ...patience, '--checks', checks],
  ...['--continue-on-failure', '--no-color', '--suppress-health-check', 'all'],
];
const env = {
  ...process.env,
  TABLES: JSON.stringify(tables),
  SCHEMATHESIS_HOOKS: resolve('test/node/server/schemathesis.py'),
};
let made = 0;
let failed = false;
for (let seed = firstSeed; made < requests && !failed; seed++) {
  const examples = ['--max-examples', String(Math.min(400, Math.ceil((requests - made) / 10))), '--seed', String(seed)];
  const run = spawnSync(`${venv}/bin/schemathesis`, ['run', `${url}openapi.json`, ...common, ...examples], {
    env,
    // The fuzzer writes files into its working directory.
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const count = Number(/(\d+) generated/.exec(run.stdout)?.[1] ?? 0);
  made += count;
  failed = count === 0 || /Failures:|Errors:/.test(run.stdout);
  console.log(`seed ${seed}: ${count} requests${failed ? `\n${run.stdout}\n${run.stderr}` : ''}`);
}
server.kill('SIGTERM');
await new Promise((resolve) => server.once('exit', resolve));
rmSync(folder, { recursive: true });
if (faults.length > 0) console.log(faults.join(''));
console.log(
  `${made} requests by schemathesis: ${failed || faults.length > 0 ? 'FAILED' : 'every response is described, and none is a server error'}`,
);
process.exit(failed || faults.length > 0 ? 1 : 0);
