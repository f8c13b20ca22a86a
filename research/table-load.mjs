/**
 * Measures how many moves a server of tables can handle: `node research/table-load.mjs` after a build. There are fifty tables of Terrafex with two
 * viewers each, stored on disk. A separate process plays random legal moves at all of them, each as soon as the previous one is acknowledged.
 * `--theirs FOLDER` does the same with boardgame.io, in memory, if it is installed in that folder; the two take turns, so that other load affects
 * both. Prints acknowledged moves per second, milliseconds until the acknowledgement, and the server's processor time per move.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { given, rightOf } from '../scripts/given.mjs';

const { values: flags } = parseArgs({
  options: {
    tables: { type: 'string', default: '50' },
    viewers: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '15' },
    rounds: { type: 'string', default: '3' },
    theirs: { type: 'string' },
    // The role of this process. The process without a role starts the others.
    as: { type: 'string' },
    url: { type: 'string' },
  },
});
const [tables, viewers, seconds, rounds] = ['tables', 'viewers', 'seconds', 'rounds'].map((name) =>
  Number(flags[name]),
);

/** A whole number that is at least 0 and less than `most`, the same in every run. */
const drawing = (seed) => {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
};

/** Records the times of acknowledged moves, and decides when to stop. */
const counting = () => {
  const times = [];
  const end = performance.now() + seconds * 1000;
  return {
    isOver: () => performance.now() > end,
    took: (ms) => times.push(ms),
    tell: () => {
      times.sort((a, b) => a - b);
      const at = (part) => Math.round((times[Math.floor(times.length * part)] ?? 0) * 10) / 10;
      process.send?.({ moves: times.length, median: at(0.5), p99: at(0.99) });
      process.exit(0);
    },
  };
};

const rules = async () => import('rulehouse/terrafex');

/**
 * Plays random legal moves at all tables, each as soon as the last is acknowledged. `opened` opens a table; `tell` sends a move and waits until it is
 * accepted.
 */
const playing = async ({ game, initial }, opened, tell) => {
  const all = [];
  for (let index = 0; index < tables; index++) all.push(await opened());
  const count = counting();
  const playAt = async (begun, index) => {
    const draw = drawing(index + 1);
    let table = begun;
    let [state, ply] = [initial, 0];
    while (!count.isOver()) {
      const legal = game.legalMoves(state);
      if (legal.length === 0) {
        table.close();
        table = await opened();
        [state, ply] = [initial, 0];
        continue;
      }
      const move = legal[draw(legal.length)];
      const [seat] = game.toMove(state);
      const before = performance.now();
      await tell(table, seat, ply, game.moveText.print(move));
      count.took(performance.now() - before);
      state = game.applyLegal(state, move);
      ply++;
    }
  };
  await Promise.all(all.map(playAt));
  count.tell();
};

/** Plays at the tables of `rulehouse serve`. */
const playOurs = async () => {
  const { Agent, request } = await import('node:http');
  const agent = new Agent({ keepAlive: true, maxSockets: tables * 2 });
  const base = new URL(given(flags.url));
  const ask = (path, body, token) =>
    new Promise((done, fail) => {
      const text = JSON.stringify(body);
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
      if (token !== undefined) headers.authorization = `Bearer ${token}`;
      const sent = request({ host: base.hostname, port: base.port, path, method: 'POST', agent, headers }, (answer) => {
        let said = '';
        answer.setEncoding('utf8').on('data', (part) => (said += part));
        answer.on('end', () => (given(answer.statusCode) < 300 ? done(JSON.parse(said)) : fail(new Error(said))));
      });
      sent.on('error', fail).end(text);
    });
  const listen = (id, token) =>
    new Promise((done, fail) => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const stream = request(
        { host: base.hostname, port: base.port, path: `/api/tables/${id}/events`, agent: false, headers },
        (answer) => {
          answer.resume();
          done(stream);
        },
      );
      stream.on('error', fail).end();
    });
  const opened = async () => {
    // Without options, a table ends its games after a number of turns; the games of boardgame.io have no such limit.
    const spec = { players: ['Ada', 'Bo'], seed: 1, options: { turnLimit: 0 } };
    const { id, tokens } = await ask('/api/tables', { game: 'terrafex', spec, access: { watching: 'anyone' } });
    // Players receive all events as well, as with boardgame.io.
    const listening = [tokens.Ada, tokens.Bo, ...Array.from({ length: viewers }, () => undefined)];
    const streams = await Promise.all(listening.map((token) => listen(id, token)));
    return { id, tokens: [tokens.Ada, tokens.Bo], close: () => streams.forEach((stream) => stream.destroy()) };
  };
  await playing(await rules(), opened, (table, seat, ply, move) =>
    ask(`/api/tables/${table.id}/messages`, { _tag: 'Move', ply, move }, table.tokens[seat]),
  );
};

const theirs = () => createRequire(join(resolve(given(flags.theirs)), 'package.json'));

/** The game for boardgame.io, with the same rules. */
const theirGame = async () => {
  const { game } = await rules();
  const { boardgame } = await import('rulehouse/boardgame-io');
  return rightOf(boardgame(game, { seed: 1 }));
};

const serveTheirs = async () => {
  const { Server } = theirs()('boardgame.io/server');
  const server = Server({ games: [await theirGame()], origins: ['*'] });
  console.log = () => undefined;
  const { appServer } = await server.run({ port: 0 });
  process.send?.({ url: `http://127.0.0.1:${appServer.address().port}/` });
};

/** Plays matches of boardgame.io, with its own protocol and sockets. */
const playTheirs = async () => {
  const { io } = theirs()('socket.io-client');
  const name = 'terrafex';
  let number = 0;
  const joined = (match, seat) =>
    new Promise((done) => {
      const socket = io(`${flags.url}${name}`, { transports: ['websocket'], forceNew: true });
      socket.once('sync', () => done(socket));
      socket.once('connect', () => socket.emit('sync', match, seat, undefined, 2));
    });
  const opened = async () => {
    const match = `match-${process.pid}-${++number}`;
    const players = [await joined(match, '0'), await joined(match, '1')];
    const watching = await Promise.all(Array.from({ length: viewers }, () => joined(match, null)));
    return { match, players, close: () => [...players, ...watching].forEach((one) => one.close()) };
  };
  await playing(await rules(), opened, (table, seat, ply, move) => {
    const socket = table.players[seat];
    const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [move], playerID: String(seat) } };
    return new Promise((/** @type {(_: void) => void} */ done) => {
      const hear = (_, { _stateID: now }) => {
        if (now !== ply + 1) return;
        socket.off('update', hear);
        done();
      };
      socket.on('update', hear);
      socket.emit('update', action, ply, table.match, String(seat));
    });
  });
};

/** The processor time of a process in hundredths of a second; not available on every system. */
const worked = (pid) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').slice(-1)[0].split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return Number.NaN;
  }
};

const script = new URL(import.meta.url).pathname;
const same = Object.entries(flags).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]));

const playedAt = async (url, as, pid) => {
  const begin = worked(pid);
  const client = fork(script, [...same, '--as', as, '--url', url]);
  const told = await new Promise((done, fail) => {
    client.once('message', done);
    client.once('exit', (code) => fail(new Error(`the player ended with ${code}`)));
  });
  return { ...told, processor: ((worked(pid) - begin) * 10) / told.moves };
};

const ours = async () => {
  const { served } = await import('../scripts/check/server.mjs');
  const data = mkdtempSync(join(tmpdir(), 'rulehouse-load-'));
  const names = ['requests', 'requestsPerSecond', 'openings', 'tablesPerAddress', 'tables', 'connectionsPerAddress'];
  const limits = names.flatMap((name) => ['--limit', `${name}=1000000`]);
  const server = await served('dist/cli/index.mjs', data, 0, limits);
  const told = await playedAt(server.url, 'play-ours', server.pid);
  await server.end('SIGTERM');
  rmSync(data, { recursive: true });
  return told;
};

const their = async () => {
  const server = fork(script, [...same, '--as', 'serve-theirs']);
  const { url } = await new Promise((done) => server.once('message', done));
  const told = await playedAt(url, 'play-theirs', server.pid);
  server.kill('SIGKILL');
  return told;
};

const line = (name, { moves, median, p99, processor }) =>
  console.log(
    `${name}: ${Math.round(moves / seconds)} moves a second, median ${median} ms, 99 % within ${p99} ms, ${processor.toFixed(2)} ms of the server's processor time a move`,
  );

const all = {
  'play-ours': playOurs,
  'play-theirs': playTheirs,
  'serve-theirs': serveTheirs,
};
if (flags.as !== undefined) await all[flags.as]();
else {
  const ratios = [];
  for (let round = 0; round < rounds; round++) {
    const own = await ours();
    line('rulehouse serve, on the disk', own);
    if (flags.theirs === undefined) continue;
    const other = await their();
    line('boardgame.io, in memory', other);
    ratios.push(own.moves / other.moves);
  }
  if (ratios.length > 0) console.log(`ratios: ${ratios.map((one) => one.toFixed(2)).join(', ')}`);
  process.exit(0);
}
