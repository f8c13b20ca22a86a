/** Bots at the other end of a port. */
import { isLeft, isRight } from 'fp-ts/Either';
import { afterEach, describe, expect, test } from 'vitest';
import { forecastOf, known, terrafex, thinkNow } from '../../src/bots/index.js';
import { connect, type Port, serve } from '../../src/bots/worker/index.js';
import { fault, left, printFault } from '../../src/core/index.js';
import { game as icetraders, initial as start } from '../../src/games/icetraders/index.js';
import { game, initial } from '../../src/games/terrafex/index.js';
import { bot } from './kit.js';

const open: { readonly close: () => void }[] = [];

const joined = () => {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  serve(port2, known);
  return { remote: connect(port1), port: port1 };
};

afterEach(() => {
  for (const port of open.splice(0)) port.close();
});

describe('bots in a worker', () => {
  test('think the same as here, move after move', async () => {
    const { remote } = joined();
    const there = remote.sit(game, 'mcts:iterations=60', 3);
    const here = bot('mcts:iterations=60').sit(game, terrafex, 3);
    let state = initial;
    for (let ply = 0; ply < 4; ply++) {
      const seat = game.toMove(state)[0] ?? 0;
      const found = await there.think(state, seat);
      const search = here.look(state, seat);
      if (isLeft(found) || search === undefined) throw new Error('no answer');
      const { forecast, ...analysis } = found.right;
      expect(analysis).toEqual(thinkNow(search, here.budget));
      expect(forecast).toEqual(forecastOf(terrafex, state, seat, analysis));
      there.told(found.right.best);
      here.told(found.right.best);
      state = game.applyLegal(state, found.right.best);
    }
    there.leave();
    const gone = await there.think(state, 0);
    expect(isLeft(gone) && printFault(gone.left)).toBe('player: no player 1');
  });

  test('can be stopped, report, and take another budget', async () => {
    const { remote } = joined();
    const player = remote.sit(game, 'mcts', 3);
    const stop = new AbortController();
    const reports: number[] = [];
    const found = await player.think(initial, 0, {
      budget: { iterations: 1_000_000_000 },
      signal: stop.signal,
      onInfo: ({ iterations }) => {
        reports.push(iterations);
        stop.abort();
      },
    });
    expect(isRight(found) && found.right.iterations >= (reports[0] ?? 0)).toBe(true);
    const short = await player.think(initial, 0, { budget: { ms: 20 }, signal: AbortSignal.abort() });
    expect(isRight(short)).toBe(true);
  });

  test('say what is wrong', async () => {
    const { remote } = joined();
    const bad = await remote.sit(game, 'chess', 1).think(initial, 0);
    expect(isLeft(bad) && printFault(bad.left)).toContain('no bot "chess"; there are: random');
    const turn = await remote.sit(game, 'random', 1).think(initial, 1);
    expect(isLeft(turn) && printFault(turn.left)).toBe('TF-3.1: seat: seat 1 has nothing to decide');
    const { port1, port2 } = new MessageChannel();
    open.push(port1, port2);
    serve(port2, []);
    const none = await connect(port1).sit(icetraders, 'random', 1).think(start, 0);
    expect(isLeft(none) && printFault(none.left)).toContain('no game "icetraders"');
  });

  test('what is not a request is not a reason to stop', async () => {
    const { remote, port } = joined();
    for (const junk of [null, 7, 'think', {}, { _tag: 'Think' }, { _tag: 'Sit', player: -1 }, { _tag: '__proto__' }])
      port.postMessage(junk);
    const found = await remote.sit(game, 'random', 1).think(initial, 0);
    expect(isRight(found)).toBe(true);
  });
});

test('a worker that cannot be loaded, or fails, answers all questions with a fault', async () => {
  const listeners = new Map<string, (event: object) => void>();
  const port: Port = {
    postMessage: () => undefined,
    addEventListener: (type, listener) => {
      listeners.set(type, listener);
    },
  };
  const player = connect(port).sit(game, 'greedy', 1);
  const asked = player.think(initial, 0);
  listeners.get('error')?.({});
  const reason = 'the worker in which bots think could not be loaded, or has failed';
  expect(await asked).toEqual(left(fault([], reason)));
  expect(await player.think(initial, 0)).toEqual(left(fault([], reason)));
});
