/**
 * Measures what a tournament withstands and what it costs, with the built package: `npm run build`, then `node research/arena-trial.mjs [part] ...`.
 * The parts are `kills`, `workers`, `overhead`, `disk`, `scale` and `size`; the default is all of them. KILLS, SECONDS, ROUNDS, GAMES and SEED set
 * the amount of work. Killing workers and Redis, and `scale`, need redis-server; `disk` needs the right to mount a file system. Prints a line for
 * each figure; the exit status is 0 only if all limits are met.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { rightOf } from '../scripts/given.mjs';

const command = fileURLToPath(new URL('../dist/cli/index.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rulehouse-arena-'));
const kills = Number(process.env.KILLS ?? 20);
const seconds = Number(process.env.SECONDS ?? 20);
const rounds = Number(process.env.ROUNDS ?? 5);
const manyGames = Number(process.env.GAMES ?? 100_000);

/** Random moments, the same for the same SEED. */
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

/** The output of a command. */
const printed = (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
};

/** The keys and all contents except the times, in the order of the folder. */
const contentOf = (out) => {
  const lines = printed('arena', 'games', out)
    .trimEnd()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  const timeless = lines.map(({ millis: _, ...rest }) => JSON.stringify(rest)).join('\n');
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
const terraMystica = { game: 'terra-mystica', options: { players: 2 } };

/** A few seconds of games whose bots have a limit of iterations, so that they are always the same. */
const steady = (blocks) =>
  specFile(`steady-${blocks}`, { games: [terrafex], bots: bots('random', 'greedy', 'flat:iterations=20'), blocks });

const finished = async (what, { ended, said }) => {
  const code = await ended;
  if (code !== 0) throw new Error(`${what} ended with ${code}: ${said()}`);
};

/** Plays tournaments one after another, and kills processes until the wanted number of kills is reached. */
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
    `${what}: ${killed} kills with -9 at random moments, ${tournaments} tournaments of ${expected.games} games, ${fine} equal to an undisturbed one`,
  );
};

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
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
    const workers = [work(), work(), work()];
    await disturbed('coordinator with Redis', spec, expected, ['--redis', url], async ({ child, ended }) => {
      child.kill('SIGKILL');
      await ended;
    });
    await disturbed('worker', spec, expected, ['--redis', url], async () => {
      const index = Math.floor(random() * workers.length);
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
    // The programs sleep instead of thinking, so that the arena is measured and not the load of the machine.
    const program = join(folder, 'sleeper.py');
    writeFileSync(program, sleeper);
    const two = ['one', 'two'].map((name) => ({ name, text: `cmd:python3 ${program} ${name}` }));
    const spec = specFile('slow', { games: [terrafex], bots: two, blocks: 1000, adjudication: { plies: 40 } });
    const rateOf = async (jobs) => {
      const out = join(folder, `slow-${jobs}`);
      const run = rulehouse('arena', 'run', spec, '--out', out, '--jobs', `${jobs}`);
      // So few games do not fill a segment.
      const file = join(out, 'games.jsonl');
      const count = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0);
      // Measure between the ends of two games, so that starting and stopping do not count.
      while (count() < 2) await pause(20);
      const [begin, first] = [performance.now(), count()];
      let [last, at] = [0, 0];
      while (at - begin < 2 * seconds * 1000) {
        const now = count();
        if (now > last) [last, at] = [now, performance.now()];
        await pause(20);
      }
      const rate = ((last - first) * 1000) / (at - begin);
      run.child.kill('SIGKILL');
      await run.ended;
      const { games, millis, plies } = contentOf(out);
      return { rate, move: millis / plies, plies: plies / games };
    };
    const [one, both] = [await rateOf(1), await rateOf(2)];
    const factor = both.rate / one.rate;
    figure(
      factor >= 1.85,
      `two threads: ${factor.toFixed(2)} times the games per second of one (${one.rate.toFixed(3)} and ${both.rate.toFixed(3)}; ${one.plies.toFixed(0)} plies of ${one.move.toFixed(1)} and ${both.move.toFixed(1)} ms; ${busy()})`,
    );
  },

  overhead: async () => {
    // Choose the numbers of games so that plain play takes about as long for each kind. The first games do not count: a thread loads the game, and
    // the engine still compiles what is new in a tournament, which takes until about the 20,000th game of a few dozen plies.
    for (const { game, small, large } of [
      { game: terrafex, small: 20_000, large: 100_000 },
      { game: { game: 'toframenn', options: { quietLimit: 50 } }, small: 20_000, large: 100_000 },
      { game: { game: 'icetraders', options: { players: 2, turnLimit: 200 } }, small: 80_000, large: 400_000 },
      { game: { game: 'transformartian', options: { turnLimit: 400 } }, small: 2000, large: 10_000 },
      { game: terraMystica, small: 1000, large: 5000 },
    ]) {
      // Run the compared programs one after another in each round, so that other load on the machine slows all of them.
      const found = [];
      for (let round = 0; round < rounds; round++) {
        const perGame = (timed) => {
          const first = timed(game, small);
          return (1000 * (timed(game, large) - first)) / (large - small);
        };
        found.push({ loop: perGame(loopCpu), match: perGame(matchCpu), arena: perGame(arenaCpu) });
      }
      const sorted = (values) => values.toSorted((a, b) => a - b);
      const median = (values) => sorted(values)[Math.floor(rounds / 2)];
      const percent = (part) => `${(100 * part - 100).toFixed(0)} %`;
      const more = (than) => {
        const factors = sorted(found.map((one) => one.arena / one[than]));
        return {
          factor: median(factors),
          text: `${percent(median(factors))} (${percent(factors[0])} to ${percent(factors.at(-1))})`,
        };
      };
      const [plain, loop] = [more('match'), more('loop')];
      const times = ['arena', 'match', 'loop'].map((kind) => median(found.map((one) => one[kind])).toFixed(3));
      figure(
        plain.factor <= 1.35,
        `${game.game}, random moves: ${plain.text} more CPU per game in a tournament with one thread than in a match without records, ${loop.text} more than in a loop that only makes moves (medians of ${rounds}; ${times.join(', ')} ms; ${busy()})`,
      );
    }
  },

  disk: async () => {
    const room = join(folder, 'small');
    mkdirSync(room);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=192k', 'tmpfs', room], { encoding: 'utf8' });
    if (mounted.status !== 0)
      return console.log(
        `no small disk can be mounted, so the disk test was skipped: ${mounted.stderr?.trim() ?? 'no mount'}`,
      );
    try {
      const spec = steady(60);
      const [undisturbed, out] = [join(folder, 'roomy'), join(room, 'out')];
      await finished('undisturbed', rulehouse('arena', 'run', spec, '--out', undisturbed, '--jobs', '2'));
      const expected = contentOf(undisturbed);
      const full = rulehouse('arena', 'run', spec, '--out', out, '--jobs', '2');
      const code = await full.ended;
      const { games } = contentOf(out);
      const isClear = code === 1 && /games\.jsonl: no space is left on the disk/.test(full.said());
      figure(
        isClear && games > 0 && games < expected.games,
        `a disk of 192 kB is full after ${games} of ${expected.games} games, all of them readable; the message is: ${full.said().trim()}`,
      );
      spawnSync('mount', ['-o', 'remount,size=16m', room]);
      await finished('after making room', rulehouse('arena', 'run', spec, '--out', out, '--jobs', '2'));
      const { digest } = contentOf(out);
      figure(digest === expected.digest, 'after making room, it continues and equals the undisturbed tournament');
    } finally {
      spawnSync('umount', [room]);
    }
  },

  scale: async () => {
    if (!hasRedis()) return console.log('redis-server is not installed: scaling was not tested');
    for (const workers of [10, 100, 500]) await scaled(workers);
  },

  size: async () => {
    const sample = join(folder, 'played');
    const played = { games: [terraMystica], bots: bots('random', 'greedy'), blocks: 3000 };
    await finished('sample', rulehouse('arena', 'run', specFile('played', played), '--out', sample, '--jobs', '2'));
    await sized(sample, played);
    reported(sample);
  },
};

const busy = () => `load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`;

const sleeper = `import json, random, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["method"] == "quit":
        break
    if "id" in message:
        result = None
        if message["method"] == "initialize":
            result = {"name": "sleeper", "version": "1", "options": {"legal": True}}
        if message["method"] == "newGame":
            random.seed(message["params"]["seed"])
        if message["method"] == "go":
            time.sleep(0.05)
            result = {"move": random.choice(message["params"]["legal"])}
        print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}), flush=True)
`;

/** The processor time of a program and its children, in seconds. */
const cpuOf = (...words) => {
  const { status, stderr } = spawnSync('bash', ['-c', 'TIMEFORMAT="%U %S"; time "$@"', 'bash', ...words], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const [user, system] = stderr.trim().split('\n').slice(-1)[0].split(' ').map(Number);
  return user + system;
};

let runs = 0;
const arenaCpu = (game, games) => {
  const two = ['one', 'two'].map((name) => ({ name, text: 'random' }));
  const spec = specFile(`random-${runs}`, { games: [game], bots: two, blocks: games / 2 });
  return cpuOf(process.execPath, command, 'arena', 'run', spec, '--out', join(folder, `random-${runs++}`));
};

/** The same number of games in a match, which counts points and stores nothing. */
const matchCpu = ({ game, options }, games) =>
  cpuOf(
    ...[process.execPath, command, 'match', game, 'random', 'random', '--games', String(games), '--jobs', '1'],
    ...['--options', JSON.stringify(options)],
  );

/** The same games in a loop that only makes moves. */
const loopCpu = (game, games) => {
  const program = join(folder, 'loop.mjs');
  const entry = (name) => JSON.stringify(fileURLToPath(new URL(`../dist/node/${name}.cjs`, import.meta.url)));
  writeFileSync(
    program,
    `import { decode, gameById, some } from ${entry('index')};
import { botOf, knownById, thinkNow } from ${entry('bots')};
const bot = botOf('random').right;
knownById(${JSON.stringify(game.game)}).open((game, knowledge) => {
  const options = decode(game.options)(${JSON.stringify(game.options)}).right;
  for (let number = 0; number < ${games}; number++) {
    const seed = 1 + (number >> 1);
    let state = game.setup(options, seed).right;
    const players = [0, 1].map((seat) => bot.sit(game, knowledge, (seed + 1) * 4096 + (number % 2) * 64 + seat));
    for (let seat = game.toMove(state)[0]; seat !== undefined; seat = game.toMove(state)[0]) {
      const search = players[seat].look(game.view(some(seat))(state), seat);
      const { best } = thinkNow(search, players[seat].budget);
      for (const player of players) player.told(best);
      state = game.applyLegal(state, best);
    }
  }
});
`,
  );
  return cpuOf(process.execPath, program);
};

/** The memory of a process in megabytes, and its processor time in seconds. */
const processOf = (pid) => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').slice(-1)[0].split(' ');
  return {
    memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024,
    cpu: (Number(fields[11]) + Number(fields[12])) / 100,
  };
};

/** Creates a folder with many games in the format of an earlier release, by repeating a few played games with other seeds and keys. */
const manyIn = async (out, sample, spec) => {
  const arena = await import('rulehouse/arena');
  const sha = (text) => createHash('sha256').update(text).digest('hex');
  const lines = printed('arena', 'games', sample).trimEnd().split('\n');
  const known = lines.map((line) => JSON.parse(line));
  mkdirSync(out);
  const { decode } = await import('rulehouse');
  const whole = { ...rightOf(decode(arena.arenaSpec)(spec)), keys: /** @type {const} */ ('game') };
  writeFileSync(join(out, 'spec.json'), JSON.stringify(arena.arenaSpec.encode(whole)));
  const names = arena.namesOf(whole, sha);
  const file = openSync(join(out, 'games.jsonl'), 'w');
  let portion = [];
  for (let game = 0; game < 2 * spec.blocks; game++) {
    const other = known[game % known.length];
    const { game: which, pairing, rotation, opening } = other;
    const order = { game: which, pairing, seed: 1 + (game >> 1), rotation, opening };
    portion.push(`${JSON.stringify({ ...other, ...order, key: names.key(order) })}\n`);
    if (portion.length < 1000 && game + 1 < 2 * spec.blocks) continue;
    writeSync(file, portion.join(''));
    portion = [];
  }
  closeSync(file);
};

/** The greatest memory of a process until it ends, in megabytes, and its processor time in seconds. */
const watched = async ({ child, ended }) => {
  let [most, cpu, isOver] = [0, 0, false];
  ended.then(() => (isOver = true));
  while (!isOver) {
    try {
      most = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024 || most;
      ({ cpu } = processOf(child.pid));
    } catch {
      // The process has ended in the meantime.
    }
    await pause(50);
  }
  return { most, cpu };
};

/** Measures the disk space and memory for many games, and how long a look at them takes while more are being played. */
const sized = async (sample, played) => {
  const out = join(folder, 'many');
  await manyIn(out, sample, { ...played, blocks: manyGames / 2 });
  const plain = statSync(join(out, 'games.jsonl')).size;
  const takenOver = rulehouse('arena', 'add', out, '--blocks', '10', '--jobs', '1');
  const first = await watched(takenOver);
  await finished('take over', takenOver);
  const size = () => ['games.jsonl', 'games.segments'].reduce((sum, name) => sum + statSync(join(out, name)).size, 0);
  const bytes = size() / (manyGames + 20);
  figure(
    bytes <= 600,
    `${manyGames} games of Terra Mystica: ${(plain / manyGames).toFixed(0)} bytes a game as lines, ${bytes.toFixed(0)} in segments: ${bytes.toFixed(0)} MB for a million; imported with ${first.cpu.toFixed(0)} s of processor and ${first.most.toFixed(0)} MB`,
  );
  const more = rulehouse('arena', 'add', out, '--blocks', '1000', '--jobs', '1');
  const memory = watched(more);
  const looks = [];
  while (more.child.exitCode === null) {
    const begin = performance.now();
    const cpu = cpuOf(process.execPath, command, 'arena', 'show', out);
    if (more.child.exitCode === null) looks.push({ cpu, time: (performance.now() - begin) / 1000 });
    await pause(500);
  }
  await finished('more', more);
  const { most, cpu } = await memory;
  const slowest = (what) => Math.max(...looks.map((look) => look[what]));
  figure(
    // The thread alone takes forty to fifty megabytes.
    most < 250,
    `the coordinator that plays 2000 more: at most ${most.toFixed(0)} MB with its thread, ${cpu.toFixed(0)} s of processor`,
  );
  figure(
    slowest('cpu') < 2,
    `arena show while it plays: at most ${slowest('time').toFixed(2)} s, of which ${slowest('cpu').toFixed(2)} s of processor, in ${looks.length} looks (${busy()})`,
  );
};

/** Measures a report in one thread and in two. */
const reported = (sample) => {
  const games = printed('arena', 'games', sample).split('\n').length - 1;
  // Subtract the time to start a process and its threads.
  const none = join(folder, 'none');
  mkdirSync(none);
  copyFileSync(join(sample, 'spec.json'), join(none, 'spec.json'));
  writeFileSync(join(none, 'games.jsonl'), '');
  const timed = (out, jobs) => {
    const begin = performance.now();
    const cpu = cpuOf(process.execPath, command, 'arena', 'report', out, '--jobs', `${jobs}`);
    return { cpu, seconds: (performance.now() - begin) / 1000 };
  };
  const of = (jobs) => {
    const [begin, all] = [timed(none, jobs), timed(sample, jobs)];
    return { cpu: (all.cpu - begin.cpu) / games, seconds: all.seconds - begin.seconds };
  };
  const [one, two] = [of(1), of(2)];
  const isEqual =
    printed('arena', 'report', sample, '--json') === printed('arena', 'report', sample, '--json', '--jobs', '2');
  const minutes = ({ cpu }) => ((cpu * 1e6) / 60).toFixed(0);
  figure(
    two.cpu * 1e6 <= 70 * 60 * 1.2 && isEqual,
    `the report of ${games} games: ${(1000 * one.cpu).toFixed(1)} ms of processor a game, ${minutes(one)} minutes for a million; in two threads ${minutes(two)}, and ${(one.seconds / two.seconds).toFixed(2)} times as fast; ${isEqual ? 'the same report' : 'ANOTHER report'} (${busy()})`,
  );
};

/** Measures how much the coordinator and Redis can handle, in a tournament whose workers sleep for a second instead of playing a game. */
const scaled = async (count) => {
  const [{ Worker }, { Redis }, arena] = await Promise.all([
    import('bullmq'),
    import('ioredis'),
    import('rulehouse/arena'),
  ]);
  const port = await freePort();
  const redis = await redisAt(port, mkdtempSync(join(folder, 'redis-')));
  const url = `redis://127.0.0.1:${port}`;
  const sample = join(folder, 'sample');
  const spec = { games: [terrafex], bots: bots('random', 'greedy'), blocks: 1_000_000 };
  rmSync(sample, { recursive: true, force: true });
  await finished('sample', rulehouse('arena', 'run', specFile('sample', { ...spec, blocks: 1 }), '--out', sample));
  const [canned] = readFileSync(join(sample, 'games.jsonl'), 'utf8')
    .split('\n')
    .map((line) => line && JSON.parse(line));
  const out = join(folder, `scale-${count}`);
  const run = rulehouse('arena', 'run', specFile(`scale-${count}`, spec), '--out', out, '--redis', url);
  const client = new Redis(url);
  let announced = {};
  while (Object.keys(announced).length === 0) {
    announced = await client.hgetall('rulehouse:arena');
    await pause(100);
  }
  const [id] = Object.keys(announced);
  const sha = (text) => createHash('sha256').update(text).digest('hex');
  const names = arena.namesOf(JSON.parse(announced[id]).spec, sha);
  const keys = [`rulehouse:arena:${id}:results`, `rulehouse:arena:${id}:fresh`];
  let games = 0;
  const worker = new Worker(
    `rulehouse-arena-${id}`,
    async ({ data }) => {
      for (const order of data.orders) {
        await pause(1000);
        const seating = [order.rotation, 1 - order.rotation];
        const line = {
          ...canned,
          ...order,
          seating,
          bots: seating.map((place) => spec.bots[place].name),
          millis: [500, 500],
        };
        line.key = names.key(order);
        await client.multi().hset(keys[0], line.key, JSON.stringify(line)).rpush(keys[1], line.key).exec();
        games++;
      }
    },
    { connection: { url, maxRetriesPerRequest: null }, concurrency: count, lockDuration: 60_000 },
  );
  worker.on('error', () => undefined);
  await pause(5000);
  const commands = async () => Number(/total_commands_processed:(\d+)/.exec(await client.info('stats'))?.[1]);
  const before = {
    games,
    commands: await commands(),
    run: processOf(run.child.pid),
    redis: processOf(redis.child.pid),
    at: performance.now(),
  };
  await pause(seconds * 1000);
  const time = (performance.now() - before.at) / 1000;
  const after = { commands: await commands(), run: processOf(run.child.pid), redis: processOf(redis.child.pid) };
  const written = contentOf(out);
  const rate = (games - before.games) / time;
  figure(
    written.games === written.distinct && run.child.exitCode === null,
    `${count} workers that sleep 1 s per game: ${rate.toFixed(1)} games/s of ${count} possible; Redis: ${((after.commands - before.commands) / time).toFixed(0)} commands/s, ${((100 * (after.redis.cpu - before.redis.cpu)) / time).toFixed(0)} % of a core, ${after.redis.memory.toFixed(0)} MB; coordinator: ${((100 * (after.run.cpu - before.run.cpu)) / time).toFixed(0)} % of a core, ${after.run.memory.toFixed(0)} MB; ${busy()}`,
  );
  run.child.kill('SIGKILL');
  await worker.close(true);
  client.disconnect();
  redis.child.kill('SIGKILL');
  await Promise.all([run.ended, redis.ended]);
};

const wanted = process.argv.slice(2);
for (const [name, part] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) await part();
process.exit(isFine ? 0 : 1);
