/** Sessions with a real server: a game of IceTraders through a restart, a wrong token, a missing table, lost answers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLeft, isRight, readRecord, source } from '../../../src/core/index.js';
import { icetradersFace, terrafexFace } from '../../../src/face/index.js';
import type { IceTraders } from '../../../src/games/icetraders/index.js';
import { join, type Session } from '../../../src/web/session/index.js';
import { bundled, type Running, served } from '../../node/server/kit.js';
import { savedOf } from './saved.js';

let [file, folder] = ['', ''];
const data = mkdtempSync(joinPath(tmpdir(), 'rulehouse-session-'));
let server: Running;
let port = '0';

const start = async (): Promise<void> => {
  server = await served(file, data, ['--port', port]);
  port = new URL(server.url).port;
};

beforeAll(async () => {
  ({ file, folder } = await bundled());
  await start();
});

afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true });
  rmSync(data, { recursive: true });
});

const until = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 1200; tries++) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('that never happened');
};

interface Opened {
  readonly url: string;
  readonly tokens: Readonly<Record<string, string>>;
}

const open = async (game: string, spec: object): Promise<Opened> => {
  const answer = await fetch(`${server.url}api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, spec }),
  });
  const { id, tokens } = (await answer.json()) as { id: string; tokens: Record<string, string> };
  return { url: `${server.url}api/tables/${id}`, tokens };
};

describe('a session on a server', () => {
  test('plays IceTraders to the end through a restart, with an answer lost at every third move', async () => {
    const spec = { options: { players: 2, turnLimit: 12 }, players: ['Ada', 'Bo'], seed: 5 };
    const { url, tokens } = await open('icetraders', spec);
    let sent = 0;
    // The message arrives, but the answer is lost.
    const losing: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (init?.method === 'POST' && ++sent % 3 === 0) throw new Error('lost on the way');
      return answer;
    };
    const seats = ['Ada', 'Bo'].map((name) => join(icetradersFace, url, { token: tokens[name]!, fetch: losing }));
    const watcher = join(icetradersFace, url);
    const random = source(3);
    await until(() => [...seats, watcher].every((one) => one.snapshot().view !== null));
    expect(watcher.snapshot().viewer).toBe('spectators');
    let [plies, restarts] = [0, 0];
    const next = (): Session<IceTraders> | undefined =>
      seats.find((one) => one.snapshot().moves.length > 0 && !one.snapshot().sending);
    for (; plies < 200 && seats[0]!.snapshot().end === null; plies++) {
      await until(() => next() !== undefined || seats[0]!.snapshot().end !== null);
      const seat = next();
      if (seat === undefined) break;
      const { moves, ply } = seat.snapshot();
      if (plies === 7) {
        // Kill the server. The move is made in the meantime and sent repeatedly until the server is back.
        await server.end('SIGKILL');
        restarts++;
      }
      const done = seat.play(moves[random.below(moves.length)]);
      expect(isRight(done)).toBe(true);
      expect(seat.snapshot().sending).toBe(true);
      if (plies === 7) {
        await until(() => seats.every((one) => one.snapshot().connection === 'lost'));
        await start();
      }
      await until(() => {
        const now = seat.snapshot();
        return !now.sending && (now.ply > ply || now.waiting.some((one) => one.seat === now.viewer));
      });
      expect(seat.snapshot().refused).toBeNull();
    }
    expect(restarts).toBe(1);
    await until(() => [...seats, watcher].every((one) => isRight(one.save()) && one.snapshot().end !== null));
    const read = readRecord(icetradersFace.game)(savedOf(watcher));
    if (isLeft(read)) throw new Error(JSON.stringify(read.left));
    // Each decision was accepted exactly once.
    expect(read.right.record.moves.length).toBe(plies);
    expect(watcher.snapshot().ply).toBe(plies);
    expect(watcher.snapshot().seats.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
    for (const one of [...seats, watcher]) one.close();
  });

  test('a session that joins later has the moves of a game with secrets in words, and the seat of each secret one', async () => {
    const spec = { options: { players: 2 }, players: ['Ada', 'Bo'], seed: 5 };
    const { url, tokens } = await open('icetraders', spec);
    const seats = ['Ada', 'Bo'].map((name) => join(icetradersFace, url, { token: tokens[name]! }));
    for (let made = 0; made < 8; made++) {
      const next = (): Session<IceTraders> | undefined =>
        seats.find((one) => one.snapshot().moves.length > 0 && !one.snapshot().sending);
      await until(() => next() !== undefined);
      const seat = next()!;
      const { ply } = seat.snapshot();
      expect(isRight(seat.play(seat.snapshot().moves[0]))).toBe(true);
      await until(() => !seat.snapshot().sending && (seat.snapshot().ply > ply || seat.snapshot().waiting.length > 0));
    }
    const later = [join(icetradersFace, url, { token: tokens['Bo']! }), join(icetradersFace, url)];
    const isTold = (one: Session<IceTraders>): boolean =>
      one.history().length > 5 && one.history().every(({ seat }) => seat !== null);
    await until(() => later.every(isTold));
    for (const one of later) {
      for (const { text, words } of one.history()) expect(words === null).toBe(text === null);
      expect(one.history().some(({ words }) => words?.startsWith('Ada ') === true)).toBe(true);
    }
    for (const one of [...seats, ...later]) one.close();
  });

  test('a busy server: looks that are refused are asked for again, and no move is sent for a decision that is made', async () => {
    let [looks, busy, refusals, plies] = [0, 0, 0, 0];
    // After each move, the server answers "busy" to all clients that try to read the new position.
    const often: typeof fetch = async (input, init) => {
      const path = input instanceof Request ? input.url : String(input);
      const isLook = init?.method !== 'POST' && /\/tables\/[^/]+$/.test(path);
      if (isLook && looks > 0) {
        looks--;
        busy++;
        return new Response('{"error":{"text":"too many requests","rule":null}}', { status: 429 });
      }
      const answer = await fetch(input, init);
      if (init?.method === 'POST') looks = 2;
      if (answer.status === 409) refusals++;
      return answer;
    };
    const random = source(4);
    const playOne = async (seed: number): Promise<void> => {
      const spec = { options: { players: 2, turnLimit: 10 }, players: ['Ada', 'Bo'], seed };
      const { url, tokens } = await open('icetraders', spec);
      const seats = ['Ada', 'Bo'].map((name) => join(icetradersFace, url, { token: tokens[name]!, fetch: often }));
      const isOver = (): boolean => seats.every((one) => one.snapshot().end !== null);
      while (!isOver()) {
        await until(() => isOver() || seats.some((one) => one.snapshot().moves.length > 0 && !one.snapshot().sending));
        // A seat that may move does so at once and twice, like a double click.
        for (const seat of seats) {
          const { moves, sending } = seat.snapshot();
          if (moves.length > 0 && !sending) seat.play(moves[random.below(moves.length)]);
        }
      }
      plies += seats[0]!.snapshot().ply;
      expect(new Set(seats.map((one) => one.snapshot().ply)).size).toBe(1);
      for (const one of seats) one.close();
    };
    await playOne(5);
    expect(busy).toBeGreaterThan(5);
    expect(plies).toBeGreaterThan(5);
    expect(refusals).toBe(0);
  });

  test('asks for undo, and offers draws', async () => {
    const { url, tokens } = await open('terrafex', { players: ['Ada', 'Bo'], seed: 1 });
    const ada = join(terrafexFace, url, { token: tokens['Ada']! });
    const bo = join(terrafexFace, url, { token: tokens['Bo']! });
    await until(() => ada.snapshot().view !== null && bo.snapshot().view !== null);
    expect(bo.play('G^c5')).toMatchObject({ left: { rule: 'TF-3.1' } });
    expect(ada.play('Ba5>c5')).toMatchObject({ left: { rule: 'TF-7.2' } });
    ada.pick({ kind: 'square', value: 'c5' });
    expect(isRight(ada.play())).toBe(true);
    await until(() => bo.snapshot().ply === 1);
    expect(bo.snapshot().last?.words).toBe('Ada grows the forest on c5');
    expect(bo.snapshot().cause).toBe('played');
    expect(bo.snapshot().changes.length).toBeGreaterThan(0);
    bo.undo();
    await until(() => ada.snapshot().undo !== null);
    ada.answerUndo(true);
    await until(() => ada.snapshot().ply === 0 && bo.snapshot().ply === 0);
    expect(bo.snapshot().cause).toBe('undone');
    // Ada's own turn goes on, so she asks nobody.
    ada.play('G^c5');
    await until(() => ada.snapshot().ply === 1 && !ada.snapshot().sending);
    ada.undo();
    await until(() => ada.snapshot().ply === 0 && bo.snapshot().ply === 0);
    bo.offerDraw();
    await until(() => ada.snapshot().draw !== null);
    ada.answerDraw(true);
    await until(() => bo.snapshot().end !== null && isRight(bo.save()));
    expect(bo.snapshot().end).toMatchObject({ _tag: 'ByPeople', end: { reason: 'agreement' } });
    expect(ada.play('G^c5')).toMatchObject({ left: { rule: 'TF-9.5' } });
    ada.close();
    bo.close();
  });

  test('asks to take back its own last decision, also after a reload', async () => {
    const { url, tokens } = await open('terrafex', { players: ['Ada', 'Bo'], seed: 1 });
    const ada = join(terrafexFace, url, { token: tokens['Ada']! });
    const bo = join(terrafexFace, url, { token: tokens['Bo']! });
    await until(() => ada.snapshot().view !== null && bo.snapshot().view !== null);
    const once = async (one: typeof ada) => {
      const { ply, moves } = one.snapshot();
      one.play(moves[0]);
      await until(() => ada.snapshot().ply > ply && bo.snapshot().ply > ply && !one.snapshot().sending);
    };
    while (ada.snapshot().deciding.includes(0)) await once(ada);
    const own = ada.snapshot().ply - 1;
    await once(bo);
    ada.close();
    const again = join(terrafexFace, url, { token: tokens['Ada']! });
    await until(() => again.snapshot().view !== null);
    again.undo();
    await until(() => bo.snapshot().undo !== null);
    expect(bo.snapshot().undo).toMatchObject({ by: 0, ply: own });
    again.close();
    bo.close();
  });

  test('says what is wrong with a token, a table, a game', async () => {
    const { url } = await open('terrafex', { players: ['Ada', 'Bo'], seed: 1 });
    const stranger = join(terrafexFace, url, { token: '0'.repeat(32) });
    await until(() => stranger.snapshot().connection === 'unknown-token');
    await until(() => stranger.snapshot().view !== null);
    expect(stranger.snapshot().viewer).toBe('spectators');
    expect(stranger.snapshot().connection).toBe('unknown-token');
    expect(isLeft(stranger.play('G^c5'))).toBe(true);
    const missing = join(terrafexFace, `${server.url}api/tables/AAAAAAAAAAAAAAAA`);
    await until(() => missing.snapshot().connection === 'missing');
    expect(missing.snapshot().fault?.reason).toBe('the server does not have this table');
    const other = join(icetradersFace, url);
    await until(() => other.snapshot().fault !== null);
    expect(other.snapshot().fault?.path).toEqual(['game']);
    expect(isLeft(other.play('pass'))).toBe(true);
    const page = join(terrafexFace, `${server.url}#table=${url.slice(-16)}`);
    await until(() => page.snapshot().view !== null);
    for (const one of [stranger, missing, other, page]) one.close();
  });
});
