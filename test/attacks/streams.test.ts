/**
 * Listeners try to receive more than their tokens may see: by changing seats, through replaced tokens and links, and through another server. A token
 * may receive what the table shows to it at that moment, and nothing else, on any stream, at any time.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { source } from '../../src/core/index.js';
import type { Event, Look } from '../../src/table/index.js';
import { bundled, type Running, served } from '../node/server/kit.js';
import { listened, openedWithin, settled, type Within, within } from './house.js';
import { say, send } from './kit.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

let [file, folder] = ['', ''];
let servers: readonly Running[] = [];
const cards = (): string => join(folder, 'oh-hell.mjs');

const started = async (data: string): Promise<readonly [Running, Running]> => {
  const many = ['requests', 'requestsPerSecond', 'watchers', 'watchersPerAddress', 'streamsPerPlayer', 'openings'];
  const flags = [...many.flatMap((name) => ['--limit', `${name}=100000`]), '--bot', 'random', '--with', cards()];
  const both = [await served(file, data, flags), await served(file, data, flags)] as const;
  servers = [...servers, ...both];
  return both;
};

let pair: readonly [Running, Running];
beforeAll(async () => {
  ({ file, folder } = await bundled());
  await build({
    ...{ entryPoints: [join(root, 'examples/oh-hell/game.ts')], outfile: cards(), bundle: true, format: 'esm' },
    ...{ platform: 'node', tsconfig: join(root, 'examples/tsconfig.json'), logLevel: 'error' },
  });
  pair = await started(mkdtempSync(join(folder, 'streams-')));
}, 60_000);
afterAll(async () => {
  await Promise.all(servers.map((one) => one.end('SIGTERM')));
  rmSync(folder, { recursive: true });
});

/** One piece of a stream: a look, or an event. */
type Piece = { readonly event: 'look'; readonly data: Look } | { readonly event: 'event'; readonly data: Event };

/** A stream that is kept open. */
interface Stream {
  readonly token: string | null;
  readonly server: Running;
  readonly pieces: Piece[];
  /** The number of pieces checked so far. */
  judged: number;
  isOver: boolean;
  /** True if its end has been counted. */
  isCounted: boolean;
  readonly answer: IncomingMessage;
}

const opened = (server: Running, id: string, token: string | null): Promise<Stream> =>
  new Promise((resolve, reject) => {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    get(`${server.url}api/tables/${id}/events`, { headers, agent: false }, (answer) => {
      const isOver = answer.statusCode !== 200;
      const stream: Stream = { token, server, pieces: [], judged: 0, isOver, isCounted: isOver, answer };
      let rest = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        const parts = (rest + part).split('\n\n');
        rest = parts.pop() ?? '';
        for (const one of parts) {
          const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(one) ?? [];
          if (event !== '') stream.pieces.push({ event, data: JSON.parse(data) as unknown } as Piece);
        }
        if (stream.pieces.length > 0) resolve(stream);
      });
      for (const end of ['end', 'error', 'close'])
        answer.on(end, () => {
          stream.isOver = true;
          resolve(stream);
        });
    }).on('error', reject);
  });

const lookBy = async (server: Running, id: string, token: string | null): Promise<Look | undefined> => {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const { status, text } = await send(`${server.url}api/tables/${id}`, { headers });
  return status === 200 ? (JSON.parse(text) as Look) : undefined;
};

/** What a piece contains that is not in the look, which is what the same token sees now. */
const excess = (piece: Piece, now: Look | undefined): string => {
  const wrong = (what: unknown): string => `${JSON.stringify(what)} beside ${JSON.stringify(now)}`;
  if (now === undefined) return wrong(piece);
  if (piece.event === 'look')
    return piece.data.viewer === now.viewer && piece.data.sight?.view === now.sight?.view ? '' : wrong(piece);
  const { data } = piece;
  if (data._tag === 'Sight') {
    const isSame = data.view === now.sight?.view && JSON.stringify(data.waiting) === JSON.stringify(now.sight.waiting);
    return isSame ? '' : wrong(data);
  }
  if (data._tag === 'Told') return data.move === null || data.move === now.moves[data.ply] ? '' : wrong(data);
  return data._tag === 'Commented' && data.seat === null && now.viewer !== 'spectators' ? wrong(data) : '';
};

const until = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; !holds(); tries++) {
    if (tries > 1000) throw new Error('it does not come');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

interface Walk {
  readonly game: string;
  readonly options: object;
  readonly seats: number;
  readonly access: object;
  readonly seed: number;
}

/** Does everything that is possible at a table in random order, and checks every stream after every step. */
const walked = async ({ game, options, seats, access, seed }: Walk) => {
  const random = source(seed);
  const pick = <A>(all: readonly A[]): A => all[random.below(all.length)]!;
  /** A random element of a list that may be empty. */
  const some = <A>(all: readonly A[]): A | undefined => all[random.below(Math.max(1, all.length))];
  const [one] = pair;
  const { body } = await say(`${one.url}api/tables`, { game, access, spec: { options, undo: 'agreement' } });
  const id = String(body['id']);
  const links = { ...(body['links'] as Record<'host' | 'invite' | 'watch', string>) };
  const at = (): string => `${pick(pair).url}api/tables/${id}`;
  const { body: admitted } = await say(`${at()}/players`, { player: 'Ada', seat: 0 }, links.invite);
  const ada = String(admitted['token']);
  /** All tokens ever issued, by player name. */
  const players = new Map<string, string>();
  const tokens: (string | null)[] = [null, ada, ...Object.values(links)];
  const streams: Stream[] = [];
  let [tried, heard, steps] = [0, 0, 0];

  const come = async (): Promise<void> => {
    const player = `guest ${players.size}`;
    const link = pick([links.invite, links.invite, links.host, links.watch, null]);
    // Most players sit down later, so that some time passes before the game begins.
    const seat = random.below(4) === 0 ? random.below(seats) : null;
    const { status, body: came } = await say(`${at()}/players`, { player, seat }, link);
    if (status !== 201) return;
    players.set(player, String(came['token']));
    tokens.push(String(came['token']));
  };
  const sit = async (): Promise<void> => {
    const seat = pick([null, ...Array.from({ length: seats }, (_, index) => index)]);
    const token = some([...players.values()]);
    if (token !== undefined) await say(`${at()}/messages`, { _tag: 'Sit', seat, belonging: null }, token);
  };
  const renew = async (): Promise<void> => {
    const [player, token] = some([...players]) ?? [];
    const role = pick(['player', 'invite', 'watch', 'host'] as const);
    const by = role === 'player' ? token : links.host;
    const { status, body: made } = await say(`${at()}/links`, { role, player: player ?? null }, by ?? null);
    if (status !== 201) return;
    if (role !== 'player') links[role] = String(made['token']);
    else if (player !== undefined) players.set(player, String(made['token']));
    tokens.push(String(made['token']));
  };
  const move = async (): Promise<void> => {
    for (const token of [ada, ...players.values()]) {
      const headers = { authorization: `Bearer ${token}` };
      const legal: unknown = JSON.parse((await send(`${at()}/legal`, { headers })).text);
      const ply = (await lookBy(pick(pair), id, token))?.sight?.ply;
      if (!Array.isArray(legal) || legal.length === 0 || random.below(3) === 0) continue;
      await say(`${at()}/messages`, { _tag: 'Move', ply, move: pick(legal) as unknown }, token);
      return;
    }
  };
  const undo = async (): Promise<void> => {
    const all = [ada, ...players.values()];
    const ply = (await lookBy(pick(pair), id, ada))?.sight?.ply ?? 0;
    await say(`${at()}/messages`, { _tag: 'AskUndo', ply: Math.max(0, ply - random.below(2)) }, pick(all));
    for (const token of all) await say(`${at()}/messages`, { _tag: 'AnswerUndo', accept: true }, token);
  };
  const talk = async (): Promise<void> => {
    const token = some([...players.values()]);
    if (token !== undefined) await say(`${at()}/messages`, { _tag: 'Comment', text: 'a word' }, token);
  };
  const listen = async (): Promise<void> => {
    const live = streams.filter(({ isOver }) => !isOver);
    if (live.length > 20) pick(live).answer.destroy();
    // Mostly use the newest tokens, because old ones are often revoked.
    streams.push(await opened(pick(pair), id, pick(random.below(3) === 0 ? tokens : tokens.slice(-5))));
  };

  for (; steps < 80; steps++) {
    await pick([come, sit, sit, sit, renew, renew, move, move, undo, talk, listen, listen, listen, listen])();
    // Every open stream receives Ada's comment, so wait until all of them have it.
    const text = `step ${steps}`;
    expect((await say(`${at()}/messages`, { _tag: 'Comment', text }, ada)).status).toBe(200);
    const isDone = ({ pieces, isOver, judged }: Stream): boolean =>
      isOver ||
      pieces
        .slice(judged)
        .some(({ event, data }) => event === 'event' && data._tag === 'Commented' && data.text === text);
    await until(() => streams.every(isDone));
    const looks = new Map<string, Promise<Look | undefined>>();
    for (const stream of streams) {
      const asked = `${stream.server.url} ${stream.token ?? ''}`;
      const looking = looks.get(asked) ?? lookBy(stream.server, id, stream.token);
      looks.set(asked, looking);
      const now = await looking;
      const pieces = stream.pieces.slice(stream.judged);
      heard += pieces.length;
      const first = stream.pieces[0];
      const viewer = first?.event === 'look' ? first.data.viewer : undefined;
      if (!stream.isOver) expect([seed, steps, viewer]).toEqual([seed, steps, now?.viewer]);
      if (stream.isOver && !stream.isCounted && viewer !== now?.viewer) tried++;
      stream.isCounted = stream.isOver;
      for (const piece of pieces) expect([seed, steps, excess(piece, now)]).toEqual([seed, steps, '']);
      stream.judged = stream.pieces.length;
    }
  }
  for (const { answer } of streams) answer.destroy();
  return { tried, heard };
};

const games = [
  { game: 'icetraders', options: { players: 4 }, seats: 4 },
  { game: 'oh-hell', options: { players: 4, cards: 5 }, seats: 4 },
];
const accesses = ['anyone', 'invited'].flatMap((seats) =>
  ['anyone', 'invited'].map((watching) => ({ seats, watching })),
);

test('whatever is done to seats, tokens and links, at either of two servers, no stream says more than its token sees', {
  timeout: 300_000,
}, async () => {
  let [tried, heard] = [0, 0];
  for (const [index, access] of accesses.entries())
    for (const one of games) {
      const walk = await walked({ ...one, access, seed: 100 + index });
      tried += walk.tried;
      heard += walk.heard;
    }
  console.info(`${tried} times a stream was no longer what its token is; ${heard} pieces heard, none too much`);
  expect(tried).toBeGreaterThan(60);
  expect(heard).toBeGreaterThan(1000);
});

describe('a stream', () => {
  /** A table of three whose first choices are secret; Eve has sat in every seat and listened there. */
  const spied = async (house: Within) => {
    const more = { game: 'icetraders', access: { seats: 'anyone' } };
    const table = await openedWithin(house, { options: { players: 3 } }, more);
    const { ask } = house;
    const come = async (player: string, seat: number): Promise<string> =>
      String((await ask(`${table.at}/players`, { body: { player, seat } })).body['token']);
    const eve = await come('Eve', 1);
    const streams = [await listened(house, table.at, { token: eve })];
    for (const seat of [2, 0]) {
      await ask(`${table.at}/messages`, { token: eve, body: { _tag: 'Sit', seat, belonging: null } });
      await settled();
      streams.push(await listened(house, table.at, { token: eve }));
    }
    const [bo, cy] = [await come('Bo', 1), await come('Cy', 2)];
    return { ...table, eve, streams, bo, cy };
  };

  test('opened at a seat hears nothing of it when another one sits there: 60 secrets', {
    timeout: 60_000,
  }, async () => {
    const house = await within({ limits: { openings: 1000 } });
    let secrets = 0;
    for (let round = 0; round < 30; round++) {
      const { at, eve, streams, bo, cy } = await spied(house);
      for (const [token, move] of [
        [bo, 'good'],
        [cy, 'evil'],
      ] as const)
        expect((await house.ask(`${at}/messages`, { token, body: { _tag: 'Move', ply: 0, move } })).status).toBe(200);
      await settled();
      // Before Eve has chosen, the view from her own seat is all that she may see.
      const own = (await house.ask(at, { token: eve })).body as unknown as Look;
      expect(own.viewer).toBe(0);
      expect(streams.map(({ isOver }) => isOver())).toEqual([true, true, false]);
      for (const stream of streams) {
        expect(stream.text()).not.toMatch(/"move":"(?:good|evil)"/);
        const views = [...stream.text().matchAll(/"view":("(?:[^"\\\\]|\\\\.)*")/g)].map(
          ([, view]) => JSON.parse(view ?? '') as string,
        );
        for (const view of views) expect(view).toBe(own.sight?.view);
      }
      secrets += 2;
      for (const stream of streams) await stream.leave();
    }
    await house.end();
    expect(secrets).toBe(60);
  });

  test('ends when its token is revoked: of a player, to watch, to invite, of the host; others go on', async () => {
    const house = await within();
    const { at, links, tokens } = await openedWithin(
      house,
      { players: ['Ada', 'Bo'] },
      { access: { watching: 'invited' } },
    );
    const named = async (token: string, player: string): Promise<string> =>
      String((await house.ask(`${at}/players`, { token, body: { player } })).body['token']);
    const guests = { watch: await named(links.watch, 'Wim'), invite: await named(links.invite, 'Ina') };
    const renew = async (role: string, token: string | undefined, player: string | null = null): Promise<string> =>
      String((await house.ask(`${at}/links`, { token, body: { role, player } })).body['token']);
    let { host } = links;
    for (const role of ['player', 'watch', 'invite', 'host'] as const) {
      const holder = role === 'player' ? tokens['Ada'] : role === 'host' ? host : links[role];
      // A guest has the rights of the link with which the guest joined.
      const all = [holder, ...(role === 'watch' || role === 'invite' ? [guests[role]] : [])];
      const streams = await Promise.all(all.map((token) => listened(house, at, { token })));
      const other = await listened(house, at, { token: tokens['Bo'] });
      expect(streams.map(({ status }) => status)).toEqual(all.map(() => 200));
      const made = await renew(role, role === 'player' ? holder : host, role === 'player' ? 'Ada' : null);
      expect(made).toMatch(/^[0-9a-f]{32}$/);
      if (role === 'host') host = made;
      await settled();
      expect([role, streams.map(({ isOver }) => isOver()), other.isOver()]).toEqual([role, all.map(() => true), false]);
      for (const token of all) expect([401, 404]).toContain((await house.answer(`${at}/events`, { token })).status);
      expect((await house.answer(at, { token: made })).status).toBe(200);
      await other.leave();
    }
    expect(house.tables.present().listeners).toBe(0);
    await house.end();
  });

  test('of an account is that of a player, and ends when the player changes seats', async () => {
    const house = await within({ accounts: true });
    const { at } = await openedWithin(house, {}, { access: { seats: 'anyone' } }, { account: 'Ada' });
    expect((await house.ask(`${at}/players`, { account: 'Ada', body: { seat: 0 } })).status).toBe(201);
    const stream = await listened(house, at, { account: 'Ada' });
    expect(stream.text()).toContain('"viewer":0');
    const sit = { _tag: 'Sit', seat: 1, belonging: null };
    expect((await house.ask(`${at}/messages`, { account: 'Ada', body: sit })).status).toBe(200);
    await settled();
    expect(stream.isOver()).toBe(true);
    await house.end();
  });
});

test('forwarded streams end when the server with the table dies; new streams show what their tokens may see', {
  timeout: 60_000,
}, async () => {
  const [one, other] = await started(mkdtempSync(join(folder, 'dying-')));
  const { body } = await say(`${one.url}api/tables`, { game: 'icetraders', spec: { options: { players: 3 } } });
  const id = String(body['id']);
  const { invite = '' } = body['links'] as Record<string, string>;
  const come = async (player: string, seat: number): Promise<string> =>
    String((await say(`${one.url}api/tables/${id}/players`, { player, seat }, invite)).body['token']);
  const [eve, bo] = [await come('Eve', 1), await come('Bo', 0)];
  // A HEAD request must leave no listener behind, on either server.
  for (const { url } of [one, other]) {
    const head = await fetch(`${url}api/tables/${id}/events`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    expect((await send(`${url}metrics`)).text).toContain('rulehouse_event_streams 0');
  }
  const stream = await opened(other, id, eve);
  await one.end('SIGKILL');
  await until(() => stream.isOver);
  const at = `${other.url}api/tables/${id}`;
  const taken = async (): Promise<boolean> => (await send(at)).status === 200;
  for (let tries = 0; !(await taken()); tries++) expect(tries).toBeLessThan(400);
  const next = await opened(other, id, eve);
  await say(`${at}/messages`, { _tag: 'Sit', seat: 2, belonging: null }, eve);
  await until(() => next.isOver);
  const { body: cy } = await say(`${at}/players`, { player: 'Cy', seat: 1 }, invite);
  for (const [token, move] of [
    [String(cy['token']), 'good'],
    [bo, 'evil'],
  ] as const)
    expect((await say(`${at}/messages`, { _tag: 'Move', ply: 0, move }, token)).status).toBe(200);
  for (const { pieces } of [stream, next]) expect(JSON.stringify(pieces)).not.toMatch(/good|evil/);
});
