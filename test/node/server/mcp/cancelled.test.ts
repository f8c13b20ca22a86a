/**
 * A cancelled call loses only its answer: the opponents think as long as usual, and the next call waits for them. Tested with the tools of the agent
 * interface, and with bots that report how long they thought.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Either, isLeft, isRight, right } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { type Bot, botOf } from '../../../../src/bots/index.js';
import type { Fault } from '../../../../src/core/index.js';
import { AgentTables, toolsOf } from '../../../../src/node/server/mcp/tools.js';
import { Turns } from '../../../../src/node/server/turns.js';

const must = <E, A>(read: Either<E, A>): A => {
  if (isLeft(read)) throw new Error(JSON.stringify(read.left));
  return read.right;
};

/** The milliseconds that a bot thinks, and the minimum that counts as complete: a busy machine may leave a search no time for its last step. */
const [ms, whole] = [800, 400] as const;
const known = must(botOf(`mcts:ms=${ms}`));

/** What is known about the thinking of all bots. */
interface Noted {
  /** The milliseconds that each search took. */
  readonly thoughts: number[];
  thinking: number;
  most: number;
}

/** The bot, and notes about its searches. */
const noted = (notes: Noted): Bot => ({
  ...known,
  sit: (game, knowledge, seed) => {
    const player = known.sit(game, knowledge, seed);
    return {
      ...player,
      look: (view, seat) => {
        const search = player.look(view, seat);
        if (search === undefined) return undefined;
        const [begun, place] = [performance.now(), notes.thoughts.push(0) - 1];
        return {
          step: (count) => {
            const analysis = search.step(count);
            notes.thoughts[place] = performance.now() - begun;
            return analysis;
          },
        };
      },
    };
  },
});

const door = (mostOwn = 20, turns = new Turns(1)) => {
  const notes: Noted = { thoughts: [], thinking: 0, most: 0 };
  let names = 0;
  const tables = new AgentTables({
    name: () => `t${++names}`,
    bot: () => right(noted(notes)),
    listed: true,
    most: 100,
    mostOwn,
  });
  const turn = <A>(think: () => Promise<A>): Promise<A> =>
    turns.takeFor('here', async () => {
      notes.most = Math.max(notes.most, ++notes.thinking);
      try {
        return await think();
      } finally {
        notes.thinking--;
      }
    });
  const tools = toolsOf(tables, { group: 'here', id: 'here', turn });
  const call = async (name: string, args: object, signal = new AbortController().signal) => {
    const tool = tools.find((one) => one.name === name);
    if (tool === undefined) throw new Error(name);
    return tool.call(args, signal);
  };
  /** Calls a tool and cancels the call after some milliseconds. */
  const cancelled = async (name: string, args: object, ms: number) => {
    const control = new AbortController();
    const called = call(name, args, control.signal);
    await pause(ms);
    control.abort();
    return called;
  };
  return { notes, tables, call, cancelled };
};

const dataOf = (said: Either<Fault, { readonly data: Readonly<Record<string, unknown>> }>) => must(said).data;
const firstMove = async ({ call }: ReturnType<typeof door>, table: string): Promise<string> => {
  const { moves } = dataOf(await call('legal', { table })) as { readonly moves: readonly { readonly move: string }[] };
  return moves[0]?.move ?? '';
};
const wanted = { game: 'transformartian', bot: 'mcts', seat: 0 };

describe('a cancelled call', () => {
  test('play: the opponent thinks to the end, move after move, and the next call gets its move', async () => {
    const at = door();
    must(await at.call('new_table', wanted));
    for (let moves = 0; moves < 4; moves++) {
      const said = await at.cancelled('play', { table: 't1', move: await firstMove(at, 't1') }, 3);
      expect(isLeft(said) && said.left.reason).toMatch(/cancelled/);
      const { ply, deciding, news } = dataOf(await at.call('look', { table: 't1' }));
      expect([ply, deciding, (news as readonly string[]).length]).toEqual([2 * moves + 2, [0], 2]);
    }
    expect(at.notes.thoughts.map((took) => took >= whole)).toEqual([true, true, true, true]);
  });

  test('new_table: the first move of the opponent is thought out', async () => {
    const at = door();
    await at.cancelled('new_table', { ...wanted, seat: 1 }, 3);
    expect(dataOf(await at.call('look', { table: 't1' }))).toMatchObject({ ply: 1, deciding: [1] });
    expect(at.notes.thoughts.map((took) => took >= whole)).toEqual([true]);
  });

  test.each(['look', 'legal', 'why', 'undo', 'analyse', 'play'])(
    '%s, called while the opponent thinks, does not cut the thinking short either',
    async (name) => {
      const at = door();
      must(await at.call('new_table', wanted));
      const move = await firstMove(at, 't1');
      await at.cancelled('play', { table: 't1', move }, 3);
      for (let times = 0; times < 50; times++) {
        const control = new AbortController();
        const called = at.call(
          name,
          name === 'play' || name === 'why' ? { table: 't1', move } : { table: 't1' },
          control.signal,
        );
        control.abort();
        expect(isLeft(await called)).toBe(true);
      }
      expect(dataOf(await at.call('look', { table: 't1' }))['ply']).toBe(2);
      expect(at.notes.thoughts[0]).toBeGreaterThanOrEqual(whole);
    },
  );

  test('gives up an own analysis, and what nobody waits for no longer takes time', async () => {
    const at = door();
    must(await at.call('new_table', wanted));
    const said = await at.cancelled('analyse', { table: 't1', bot: 'mcts' }, 3);
    expect(isRight(said) || said.left.reason.includes('cancelled')).toBe(true);
    // On a busy machine the call may be cancelled before the search begins.
    expect(at.notes.thoughts[0] ?? 0).toBeLessThan(whole);
  });
});

describe('what is bounded', () => {
  test('one thought at a time, however many tables', async () => {
    const at = door(8);
    const gone = new AbortController();
    const opened = Array.from({ length: 8 }, () => at.call('new_table', { ...wanted, seat: 1 }, gone.signal));
    const ninth = await at.call('new_table', { ...wanted, seat: 1 });
    gone.abort();
    await Promise.all(opened);
    expect(isLeft(ninth) && ninth.left.reason).toMatch(/8 bots think for you already/);
    for (let tables = 1; tables <= 8; tables++)
      expect(dataOf(await at.call('look', { table: `t${tables}` }))['ply']).toBe(1);
    expect(at.notes.most).toBe(1);
    expect(isRight(await at.call('new_table', wanted))).toBe(true);
  });

  test('the calls that wait at a table', async () => {
    const at = door();
    must(await at.call('new_table', wanted));
    const move = await firstMove(at, 't1');
    const played = at.call('play', { table: 't1', move });
    const waiting = Array.from({ length: 40 }, () => at.call('look', { table: 't1' }));
    const said = await Promise.all(waiting);
    expect(said.filter(isLeft).length).toBe(40 - 16);
    expect(isRight(await played)).toBe(true);
  });

  test('tables that make room stop thinking, and say so', async () => {
    const at = door(2);
    must(await at.call('new_table', wanted));
    must(await at.call('new_table', wanted));
    const played = at.call('play', { table: 't1', move: await firstMove(at, 't1') });
    await at.call('look', { table: 't2' });
    await pause(3);
    must(await at.call('new_table', wanted));
    const said = await played;
    expect(isLeft(said) && said.left.reason).toMatch(/made room/);
    expect(at.notes.thoughts[0] ?? 0).toBeLessThan(whole);
  });

  test('nothing thinks once the door is closed', async () => {
    const at = door();
    must(await at.call('new_table', wanted));
    const played = at.call('play', { table: 't1', move: await firstMove(at, 't1') });
    await pause(3);
    at.tables.close();
    expect(isLeft(await played)).toBe(true);
    await pause(50);
    expect(at.notes.thinking).toBe(0);
  });
});
