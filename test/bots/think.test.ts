/** Thinking in slices: budgets, stopping, reports, and other work in the event loop. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Search, terrafex, think, thinkNow } from '../../src/bots/index.js';
import { game, initial, type Move } from '../../src/games/terrafex/index.js';
import { bot } from './kit.js';

const search = (text = 'mcts') => {
  const begun = bot(text).sit(game, terrafex, 1).look(initial, 0);
  if (begun === undefined) throw new Error('nothing to decide');
  return begun;
};

afterEach(() => vi.restoreAllMocks());

describe('think', () => {
  test('a budget of iterations is used up completely, with the same result as single steps', async () => {
    const sliced = await think(search(), { iterations: 300 });
    expect(sliced.iterations).toBe(300);
    expect(sliced).toEqual(thinkNow(search(), { iterations: 300 }));
    expect(sliced).toEqual(search().step(300));
  });

  test('slices of any length give the same', () => {
    for (const text of ['mcts', 'mcts:order=1,cut=0', 'flat', 'ismcts', 'alphabeta']) {
      const sliced = search(text);
      for (const count of [1, 7, 50, 142]) sliced.step(count);
      expect(sliced.step(100)).toEqual(search(text).step(300));
    }
  });

  test('a budget of milliseconds is kept, also without slices', async () => {
    for (const thinking of [think(search(), { ms: 150 }), Promise.resolve(thinkNow(search(), { ms: 150 }))]) {
      const began = performance.now();
      const { iterations } = await thinking;
      expect(iterations).toBeGreaterThan(0);
      // A busy machine may pause for a while, but the search must not go on for seconds.
      expect(performance.now() - began).toBeLessThan(3000);
    }
  });

  test.each([0.002, 0.05, 0.4, 3])(
    'a budget is kept within a millisecond or a twentieth, and used, when an iteration takes %f ms',
    async (cost) => {
      // A clock of the test's own, so that no other process on the machine counts.
      let clock = 0;
      vi.spyOn(performance, 'now').mockImplementation(() => clock);
      const [analysis] = [search('random').step(1)];
      const counting = (): Search<Move> => ({
        step: (count) => {
          // The result of a step takes time, too.
          clock += 0.05 + count * cost;
          return { ...analysis, done: false };
        },
      });
      for (const ms of [10, 25, 50, 150])
        for (const thinking of [() => thinkNow(counting(), { ms }), () => think(counting(), { ms })]) {
          clock = 0;
          await thinking();
          expect(clock).toBeLessThanOrEqual(Math.max(ms + 1, ms * 1.05));
          expect(clock).toBeGreaterThanOrEqual(ms - Math.max(1, 1.5 * cost));
        }
    },
  );

  test('everything else continues, and reports arrive about ten times a second', async () => {
    let ticks = 0;
    const reports: number[] = [];
    const timer = setInterval(() => ticks++, 10);
    await think(search(), { ms: 700 }, { onInfo: ({ iterations }) => reports.push(iterations) });
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(3);
    expect(reports.length).toBeGreaterThan(0);
    expect(reports.length).toBeLessThan(9);
    expect(reports).toEqual([...reports].sort((a, b) => a - b));
  });

  test('a signal ends it: what was found until then is the answer', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 60);
    const found = await think(search(), { iterations: 1_000_000_000 }, { signal: stop.signal });
    expect(found.iterations).toBeGreaterThan(0);
    expect(found.candidates.length).toBeGreaterThan(0);
    const before = await think(search(), { iterations: 1_000_000_000 }, { signal: AbortSignal.abort() });
    expect(before.iterations).toBe(1);
    expect(game.legalMoves(initial)).toContainEqual(before.best);
  });

  test('a single legal move needs no thought, a seat without decision gets none', () => {
    expect(bot('mcts').sit(game, terrafex, 1).look(initial, 1)).toBeUndefined();
    expect(
      bot('mcts')
        .sit(game, terrafex, 1)
        .look({ ...initial, ending: 'limit' }, 0),
    ).toBeUndefined();
  });

  test('the tree never grows beyond its bound', () => {
    const bounded = search('mcts:nodes=100,cut=0');
    const { nodes, iterations } = bounded.step(5000);
    expect([nodes, iterations]).toEqual([100, 5000]);
    const guessed = search('ismcts:nodes=100,cut=0').step(2000);
    expect(guessed.nodes).toBeLessThanOrEqual(100);
    expect(search('alphabeta:nodes=100').step(5000).nodes).toBeLessThanOrEqual(100);
  });

  test('where little of what others may do is considered, it looks further ahead', () => {
    const wide = search('mcts:cut=0,explore=100').step(1000);
    const narrow = search('mcts:cut=0,explore=100,rivals=1').step(1000);
    expect(narrow.depth).toBeGreaterThan(wide.depth);
    // The search considers all moves of its own seat, because it must choose among them.
    expect(narrow.candidates.length).toBe(wide.candidates.length);
  });

  test('what was thought about a move is kept for the next decision', () => {
    const player = bot('mcts:cut=0').sit(game, terrafex, 1);
    const first = player.look(initial, 0)?.step(2000);
    if (first === undefined) throw new Error('nothing to decide');
    player.told(first.best);
    const next = game.applyLegal(initial, first.best);
    const seat = game.toMove(next)[0] ?? 0;
    const kept = player.look(next, seat)?.step(1);
    const fresh = bot('mcts:cut=0').sit(game, terrafex, 1).look(next, seat)?.step(1);
    expect(kept?.nodes).toBeGreaterThan((fresh?.nodes ?? 0) + 10);
    // If it is not told the move, or is told a different one, the search starts from scratch.
    const other = bot('mcts:cut=0').sit(game, terrafex, 1);
    other.look(initial, 0)?.step(2000);
    expect(other.look(next, seat)?.step(1).nodes).toBe(fresh?.nodes);
  });
});
