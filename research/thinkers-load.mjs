/**
 * Measures how long a person waits while bots think: `node research/thinkers-load.mjs` after a build. Tables at which bots play each other are kept
 * going from many addresses of this machine, while one person plays both sides of a separate table, with a move every fifth of a second. Prints
 * milliseconds from a move to its acknowledgement, the bots' moves, and the server's memory over time. Linux only, because the memory is read from
 * `/proc`.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { served } from '../scripts/check/server.mjs';

const { values: flags } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    addresses: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '600' },
    bot: { type: 'string', default: 'mcts:iterations=300' },
    games: { type: 'string', default: 'terrafex,transformartian,toframenn,icetraders' },
    limit: { type: 'string', multiple: true, default: [] },
    command: { type: 'string', default: 'dist/cli/index.mjs' },
  },
});
const [tables, addresses, seconds] = ['tables', 'addresses', 'seconds'].map((name) => Number(flags[name]));
const games = flags.games.split(',');

const agents = new Map();
const agentAt = (from) => {
  const known = agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 4 });
  agents.set(from, known);
  return known;
};

/**
 * @param {string} url
 * @param {{ body?: object, token?: string, from?: number }} request - the body, the sender's token, and the last number of the sender's address
 */
const ask = (url, { body, token, from = 1 } = {}) =>
  new Promise((done, fail) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    const method = body === undefined ? 'GET' : 'POST';
    const options = { method, headers, agent: agentAt(from), localAddress: `127.0.0.${from}` };
    const sent = request(url, options, (answer) => {
      let said = '';
      answer.setEncoding('utf8').on('data', (part) => (said += part));
      answer.on('end', () => done({ status: answer.statusCode, said: JSON.parse(said || 'null') }));
    });
    sent.on('error', fail).end(text);
  });

const wait = (ms) => new Promise((done) => setTimeout(done, ms));

const data = mkdtempSync(join(tmpdir(), 'rulehouse-thinkers-'));
const limits = flags.limit.flatMap((one) => ['--limit', one]);
const server = await served(flags.command, data, 0, limits);
const end = performance.now() + seconds * 1000;
const isOver = () => performance.now() > end;

const megabytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'latin1'))?.[1]) / 1024;

/** Opens a table at which bots play each other, and replaces it when its game is over. */
const keepGoing = async (index) => {
  const from = 10 + (index % addresses);
  const game = games[index % games.length];
  let moves = 0;
  while (!isOver()) {
    const bots = [0, 1].map((seat) => ({ seat, bot: flags.bot }));
    const spec = game === 'icetraders' ? { options: { players: 2 } } : {};
    const { status, said } = await ask(`${server.url}api/tables`, { body: { game, spec, bots }, from });
    if (status !== 201) {
      await wait(5000);
      continue;
    }
    let state = { state: 'playing', moves: 0 };
    while (!isOver() && state.state !== 'over' && state.state !== 'halted') {
      await wait(2000);
      state = (await ask(`${server.url}api/tables/${said.id}/state`, { from })).said;
    }
    moves += state.moves;
  }
  return moves;
};

/** Plays both sides of a table, and measures the time of each move. */
const play = async () => {
  const times = [];
  while (!isOver()) {
    const spec = { players: ['Ada', 'Bo'], seed: 1, options: { turnLimit: 500 } };
    const { said } = await ask(`${server.url}api/tables`, { body: { game: 'terrafex', spec }, from: 2 });
    const url = `${server.url}api/tables/${said.id}`;
    for (let ply = 0; !isOver(); ply++) {
      const look = (await ask(url, { from: 2 })).said;
      if (look.end !== null) break;
      const token = said.tokens[['Ada', 'Bo'][look.sight.deciding[0]]];
      const legal = (await ask(`${url}/legal`, { token, from: 2 })).said;
      const body = { _tag: 'Move', ply, move: legal[(ply * 7919) % legal.length] };
      const before = performance.now();
      const answer = await ask(`${url}/messages`, { body, token, from: 2 });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer));
      times.push(performance.now() - before);
      await wait(200);
    }
  }
  return times.sort((a, b) => a - b);
};

const memory = [];
const sampling = setInterval(() => memory.push(Math.round(megabytes())), (seconds * 1000) / 20);
const thinking = Array.from({ length: tables }, (_, index) => wait(index * 20).then(() => keepGoing(index)));
await wait(5000);
const times = await play();
clearInterval(sampling);
const made = (await Promise.all(thinking)).reduce((sum, one) => sum + one, 0);
const at = (part) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
console.log(`${tables} tables with bots (${flags.bot}) from ${addresses} addresses, ${seconds} seconds`);
console.log(
  `a person: ${times.length} moves, median ${at(0.5)} ms, 99 % within ${at(0.99)} ms, longest ${times.at(-1)?.toFixed(1)} ms`,
);
console.log(`bots: ${made} moves; memory in megabytes: ${memory.join(' ')}`);
await server.end('SIGTERM');
rmSync(data, { recursive: true });
process.exit(0);
