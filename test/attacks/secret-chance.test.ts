/** Chance outcomes that some seats may not see: no law, view, table, record, session or server reveals a card to anybody who may not see it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import fc from 'fast-check';
import { isRight } from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chanceOutcomes, isGameOver, source, verifyRecord } from '../../src/core/index.js';
import { lawsOf } from '../../src/laws/index.js';
import { act, chanceSince, deciding, look, recordOf, restart, sightAt, type Viewer } from '../../src/table/index.js';
import { playAt } from '../../src/table/look.js';
import { session } from '../../src/web/session/index.js';
import { type Blind, face, game, redeal } from '../kit/blind.js';
import { bundled, type Running, served } from '../node/server/kit.js';
import { after, move, opened, refusalOf, toldTo } from '../table/kit.js';

describe('laws', () => {
  const known = { hides: true, redeal, wins: 'most', face, candidates: ['Take', 'Stop', 'Deal 1', 'Deal 8'] } as const;
  for (const { name, property } of lawsOf<Blind>(game, known)) test(name, () => fc.assert(property, { numRuns: 60 }));
});

const viewers: readonly Viewer[] = [0, 1, 'spectators'];
const players = ['Ada', 'Bo'];
/** The cards that a viewer may see during a game. */
const mayKnow = (state: Blind['State'], viewer: Viewer): string =>
  viewer === 'spectators' ? '' : (state.hands[viewer] ?? '');

test('at a table no event and no look tells an outcome; a view shows the own card', () => {
  let [deals, leaks] = [0, 0];
  for (let seed = 1; seed <= 300; seed++) {
    const random = source(seed);
    const first = opened(game, { players, seed });
    let { table } = first;
    const log = [...first.lines];
    while (table.stage._tag === 'Playing') {
      const seat = deciding(table)[0] ?? 0;
      const own = playAt(table)?.state.hands[seat]!.length ?? 0;
      const text = own === 4 || (own > 0 && random.below(4) === 0) ? 'Stop' : 'Take';
      const next = act(table, move(table, players[seat] ?? '', text), 0);
      expect(refusalOf(next.out)).toBe('');
      table = next.table;
      log.push(...next.lines);
      const state = playAt(table)?.state;
      if (state === undefined || isGameOver(game)(state)) break;
      if (text === 'Take') deals++;
      for (const viewer of viewers) {
        const told = JSON.stringify([toldTo(next.out, viewer), look(table, viewer, 0), sightAt(table, viewer)?.moves]);
        const seen = look(table, viewer, 0).sight?.view ?? '';
        const open = (seen.split(' ')[0] ?? '').replaceAll(/[/?-]/g, '');
        if (told.includes('Deal') || open !== mayKnow(state, viewer)) leaks++;
      }
    }
    const again = restart(game, log);
    expect(isRight(again) && again.right).toEqual(table);
    if (table.stage._tag !== 'Over') continue;
    const record = recordOf(table);
    expect(isRight(record) && isRight(verifyRecord(game)(record.right))).toBe(true);
  }
  expect(deals).toBeGreaterThan(500);
  expect(leaks).toBe(0);
});

test('a seat that has seen its card goes back as after dice while nothing was hidden before, and never where something was', () => {
  const { table } = opened(game, { players, seed: 5, undo: 'agreement' });
  const taken = after(table, [move(table, 'Ada', 'Take')]);
  const asked = act(taken, { _tag: 'AskUndo', player: 'Ada', ply: 0 }, 0);
  expect(refusalOf(asked.out)).toBe('');
  const both = after(taken, [{ _tag: 'Move', player: 'Bo', ply: 2, move: 'Take' }]);
  expect(refusalOf(act(both, { _tag: 'AskUndo', player: 'Bo', ply: 2 }, 0).out)).toBe(
    'a secret has become known since',
  );
  // Bots do not agree to an undo here, because the same card would be drawn again.
  const play = playAt(both);
  expect(play !== undefined && chanceSince(play, 2)).toBe(true);
  for (const viewer of viewers) expect(JSON.stringify(look(both, viewer, 0))).not.toContain('Deal');
});

test('a view knows how many outcomes are possible, and never which one was dealt', () => {
  const state = game.position.parse('15/2 - 0 deal');
  if (!isRight(state)) throw new Error(state.left.reason);
  const outcomes = (view: Blind['State']): readonly string[] =>
    chanceOutcomes(game)(view).map((one) => game.moveText.print(one.move));
  expect(outcomes(state.right)).toHaveLength(5);
  const views = [2, 3, 4].map((card) => ({ ...state.right, hands: ['15', String(card)] }));
  const shown = views.map((one) => outcomes(game.view({ _tag: 'Some', value: 0 })(one)).join());
  expect(new Set(shown).size).toBe(1);
});

test('a session shows a seat its own cards, and says nothing of the deals', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const play = session(face, { seats: [{ name: 'Ada' }, { name: 'Bo' }], seed });
    for (const seat of [0, 1, 0, 1] as const) expect(isRight(play.as(seat).play('Take'))).toBe(true);
    for (const seat of [0, 1] as const) {
      const seen = play.as(seat).snapshot();
      expect(JSON.stringify(seen)).not.toMatch(/Deal|The card is/);
      const { hands } = seen.view!;
      expect(hands[1 - seat]).toBe('??');
      expect(hands[seat]).toMatch(/^[1-8]{2}$/);
    }
    expect(JSON.stringify(play.as(null).snapshot())).not.toMatch(/Deal|The card is|[1-8][1-8]\//);
    play.close();
  }
});

describe('at a server', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const data = mkdtempSync(join(tmpdir(), 'rulehouse-blind-'));
  let folder = '';
  let server: Running;
  beforeAll(async () => {
    const command = await bundled();
    ({ folder } = command);
    const module = join(data, 'blind.mjs');
    await build({
      absWorkingDir: root,
      entryPoints: ['test/kit/blind.ts'],
      outfile: module,
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'error',
    });
    server = await served(command.file, join(data, 'tables'), ['--with', module]);
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    for (const one of [folder, data]) rmSync(one, { recursive: true });
  });

  const ask = async (path: string, token = '', body?: unknown): Promise<Response> =>
    fetch(`${server.url}api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  /** Everything that an event stream sends until it is quiet. */
  const listen = async (id: string, token: string): Promise<() => Promise<string>> => {
    const stop = new AbortController();
    const answer = await fetch(`${server.url}api/tables/${id}/events`, {
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
      signal: stop.signal,
    });
    let heard = '';
    const reading = (async () => {
      try {
        for await (const chunk of answer.body ?? []) heard += Buffer.from(chunk as Uint8Array).toString();
      } catch {
        // The bot has been stopped.
      }
    })();
    return async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      stop.abort();
      await reading;
      return heard;
    };
  };

  test('no stream, look, picture or list of moves tells an outcome to anybody', async () => {
    const made = await ask('tables', '', { game: 'blind', spec: { players } });
    const { id, tokens } = (await made.json()) as { id: string; tokens: Record<string, string> };
    const all = [tokens['Ada'] ?? '', tokens['Bo'] ?? '', ''];
    const ears = await Promise.all(all.map((token) => listen(id, token)));
    for (const [turn, token] of [all[0], all[1], all[0], all[1]].entries()) {
      const said = await ask(`tables/${id}/messages`, token, { _tag: 'Move', ply: 2 * turn, move: 'Take' });
      expect(await said.json()).toEqual({ taken: true });
    }
    for (const [seat, token] of all.entries()) {
      const paths = ['', '/legal', '/picture', '/shown'];
      const texts = await Promise.all(paths.map(async (path) => (await ask(`tables/${id}${path}`, token)).text()));
      const heard = (await ears[seat]?.()) ?? '';
      expect(heard).toContain('"move":null');
      for (const text of [heard, ...texts]) expect(text).not.toMatch(/Deal|The card is/);
      const { sight } = JSON.parse(texts[0] ?? '') as { sight: { view: string } };
      const hands = (sight.view.split(' ')[0] ?? '').split('/');
      expect(hands.map((hand, owner) => (owner === seat ? /^[1-8]{2}$/ : /^\?\?$/).test(hand))).toEqual([true, true]);
    }
    expect((await ask(`tables/${id}/record`)).status).toBe(404);
  });
});
