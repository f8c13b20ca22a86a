/**
 * What a tournament withstands and what it costs, on the built package: `npm run build`, then `node scripts/arena-trial.mjs [part] ...` with
 * parts `kills`, `workers`, `overhead`, `scale`; all of them when none is named. KILLS, SECONDS and SEED change how much is tried. Needs redis-server for kills of
 * workers and of Redis, and for `scale`. Prints a line for each figure; the exit status is 0 only when every bound is kept.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../dist/cli/index.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rulehouse-arena-'));
const kills = Number(process.env.KILLS ?? 20);
const seconds = Number(process.env.SECONDS ?? 20);

/** Random moments that are the same for the same SEED. */
let state = Number(process.env.SEED ?? 1) >>> 0;
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};

const running = new Set();
const start = (file, args, options = {}) => {
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'], ...options });
  let said = '';
  child.stderr?.on('data', (chunk) => (said = (said + chunk).slice(-2000)));
  running.add(child);
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
  ended.then(() => running.delete(child));
  return { child, ended, said: () => said };
};
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const rulehouse = (...args) => start(process.execPath, [command, ...args]);

let isFine = true;
const figure = (isKept, text) => {
  isFine &&= isKept;
  console.log(`${isKept ? 'ok  ' : 'FAIL'} ${text}`);
};

/** Keys, and everything but the times, in the order of the file. */
const contentOf = (out) => {
  const lines = readFileSync(join(out, 'games.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const timeless = lines.map(({ millis, ...rest }) => JSON.stringify(rest)).join('\n');
  return {
    games: lines.length,
    distinct: new Set(lines.map(({ key }) => key)).size,
    digest: createHash('sha256').update(timeless).digest('hex'),
    millis: lines.reduce((sum, { millis }) => sum + millis.reduce((a, b) => a + b, 0), 0),
    plies: lines.reduce((sum, { plies }) => sum + plies, 0),
  };
};

const specFile = (name, spec) => {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(spec));
  return file;
};

const bots = (...texts) => texts.map((text) => ({ name: text, text }));
const terrafex = { game: 'terrafex', options: { layout: '2', turnLimit: 30 } };

/** Some seconds of games that go by iterations: whenever they are played they are the same. */
const steady = (blocks) =>
  specFile(`steady-${blocks}`, { games: [terrafex], bots: bots('random', 'greedy', 'flat:iterations=20'), blocks });

const finished = async (what, { ended, said }) => {
  const code = await ended;
  if (code !== 0) throw new Error(`${what} ended with ${code}: ${said()}`);
};

/** Plays tournaments one after the other and disturbs them until there were as many kills as are wanted. */
const disturbed = async (what, spec, expected, args, disturb) => {
  let [killed, tournaments, fine] = [0, 0, 0];
  while (killed < kills) {
    const out = join(folder, `${what}-${tournaments++}`);
    let isOver = false;
    while (!isOver) {
      const run = rulehouse('arena', 'run', spec, '--out', out, ...args);
      let code;
      run.ended.then((given) => (code = given));
      while (code === undefined) {
        await Promise.race([run.ended, pause(400 + random() * 1600)]);
        if (code !== undefined || killed >= kills) {
          await run.ended;
          break;
        }
        await disturb(run);
        killed++;
        await pause(50);
      }
      isOver = code === 0;
      if (code !== 0 && code !== null) throw new Error(`${what}: ${run.said()}`);
    }
    const { games, distinct, digest } = contentOf(out);
    if (games === distinct && digest === expected.digest) fine++;
    rmSync(out, { recursive: true });
  }
  figure(
    fine === tournaments,
    `${what}: ${killed} kills -9 at random moments, ${tournaments} tournaments of ${expected.games} games, ${fine} equal to an undisturbed one`,
  );
};

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const hasRedis = () => spawnSync('redis-server', ['--version']).status === 0;

const redisAt = async (port, dir) => {
  const server = start(
    'redis-server',
    ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', dir, '--appendonly', 'yes', '--save', ''],
    {
      stdio: 'ignore',
    },
  );
  for (let tries = 0; tries < 200; tries++) {
    if (spawnSync('redis-cli', ['-p', `${port}`, 'ping'], { encoding: 'utf8' }).stdout?.trim() === 'PONG')
      return server;
    await pause(25);
  }
  throw new Error('redis-server does not answer');
};

const parts = {
  kills: async () => {
    const spec = steady(30);
    const undisturbed = join(folder, 'undisturbed');
    await finished('undisturbed', rulehouse('arena', 'run', spec, '--out', undisturbed, '--jobs', '2'));
    const expected = contentOf(undisturbed);
    await disturbed('coordinator with threads', spec, expected, ['--jobs', '2'], async ({ child, ended }) => {
      child.kill('SIGKILL');
      await ended;
    });
    if (!hasRedis()) return console.log('redis-server is not installed: workers and Redis were not killed');
    const port = await freePort();
    const dir = mkdtempSync(join(folder, 'redis-'));
    const url = `redis://127.0.0.1:${port}`;
    let redis = await redisAt(port, dir);
    const work = () => rulehouse('arena', 'work', '--redis', url);
    const workers = [work(), work()];
    await disturbed('coordinator with Redis', spec, expected, ['--redis', url], async ({ child, ended }) => {
      child.kill('SIGKILL');
      await ended;
    });
    await disturbed('worker', spec, expected, ['--redis', url], async () => {
      const index = random() < 0.5 ? 0 : 1;
      workers[index].child.kill('SIGKILL');
      await workers[index].ended;
      workers[index] = work();
    });
    await disturbed('Redis', spec, expected, ['--redis', url], async () => {
      redis.child.kill('SIGKILL');
      await redis.ended;
      await pause(random() * 500);
      redis = await redisAt(port, dir);
    });
    for (const { child } of workers) child.kill('SIGINT');
    await Promise.all(workers.map(({ ended }) => ended));
    redis.child.kill('SIGTERM');
    await redis.ended;
  },

  workers: async () => {
    const spec = specFile('slow', { games: [terrafex], bots: bots('flat:ms=60', 'mcts:ms=60'), blocks: 1000 });
    const rateOf = async (jobs) => {
      const out = join(folder, `slow-${jobs}`);
      const run = rulehouse('arena', 'run', spec, '--out', out, '--jobs', `${jobs}`);
      await pause(seconds * 1000);
      const begin = performance.now();
      run.child.kill('SIGINT');
      await run.ended;
      const { games, plies, millis } = contentOf(out);
      const time = seconds + (performance.now() - begin) / 1000;
      return { games, rate: plies / time, busy: millis / 1000 / time / jobs };
    };
    const [one, two] = [await rateOf(1), await rateOf(2)];
    const factor = two.rate / one.rate;
    figure(
      factor >= 1.85,
      `two threads: ${factor.toFixed(2)} times the moves per second of one (${one.rate.toFixed(1)} and ${two.rate.toFixed(1)}; threads think ${(100 * one.busy).toFixed(1)} and ${(100 * two.busy).toFixed(1)} % of the time; load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores)`,
    );
  },
};

const wanted = process.argv.slice(2);
for (const [name, part] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) await part();
process.exit(isFine ? 0 : 1);
