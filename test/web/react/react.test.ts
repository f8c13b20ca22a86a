// @vitest-environment happy-dom
import * as React from 'react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { right } from 'rulehouse/author';
import { type BoardElement, defineBoard, terrafexBoard } from 'rulehouse/board';
import { terrafex as knowledge, knownGame } from 'rulehouse/bots';
import { connect, serve } from 'rulehouse/bots/worker';
import { describeRefusal, message, terrafexFace } from 'rulehouse/face';
import { german } from 'rulehouse/german';
import { Board, useSession, useSnapshot } from 'rulehouse/react';
import { join, type Session, session } from 'rulehouse/session';
import { game, type Terrafex } from 'rulehouse/terrafex';
import { afterEach, describe, expect, test, vi } from 'vitest';

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

const seats = [{ name: 'Ada' }, { name: 'Bo' }];

let unmount: () => void = () => {};
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

// React accepts components, which the types used here do not cover.
const elementOf = (component: unknown, props: object | null = null) => createElement(component as string, props);

/** React's component for strict mode: it renders every component twice, and removes and adds it again. */
const strict: unknown = Reflect.get(React, 'StrictMode');

/** Renders a component, and returns the document's body. */
const shown = async (component: unknown, around?: unknown): Promise<HTMLElement> => {
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.body.firstElementChild!);
  unmount = () => root.unmount();
  const element = elementOf(component);
  root.render(around === undefined ? element : elementOf(around, { children: element }));
  await expect.poll(() => document.body.firstElementChild?.childElementCount).toBe(1);
  return document.body;
};

describe('React', () => {
  test('a snapshot follows its session, which is closed with its component', async () => {
    let held: Session<Terrafex> | undefined;
    const body = await shown(() => {
      const play = useSession(() => session(terrafexFace, { seats, seed: 1 }));
      held = play;
      const { standing, last } = useSnapshot(play);
      return createElement('p', { children: `${standing}, ${last?.words ?? 'nothing'}` });
    });
    expect(body.textContent).toBe('To move: Ada, nothing');
    held?.play('G^c5');
    await expect.poll(() => body.textContent).toMatch(/, Ada grows the forest on c5$/);
    unmount();
    unmount = () => {};
    await soon();
    const before = held?.snapshot();
    held?.play('Ba5>b5');
    expect(held?.snapshot().ply).toBe(before?.ply);
  });

  test('a board shows what the viewer sees and makes its moves', async () => {
    let held: Session<Terrafex> | undefined;
    const body = await shown(() => {
      const play = useSession(() => session(terrafexFace, { seats, seed: 1 }));
      held = play;
      return Board({ board: terrafexBoard, play, theme: 'dark', className: 'mine' });
    });
    const board = body.querySelector<BoardElement<Terrafex> & HTMLElement>('rulehouse-board');
    expect([board?.getAttribute('theme'), board?.className]).toEqual(['dark', 'mine']);
    await expect.poll(() => board?.view).toEqual(held?.snapshot().view);
    const press = (selector: string) =>
      board?.shadowRoot
        ?.querySelector(selector)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    for (const square of ['a5', 'b5']) press(`[data-square="${square}"]`);
    expect(held?.snapshot().ply).toBe(1);
    await expect.poll(() => board?.view).toEqual(held?.snapshot().view);
    expect(board?.shadowRoot?.querySelector('[data-mark="last"]')).not.toBeNull();
    // Wait until the animation has ended before the board is removed.
    await new Promise((resolve) => setTimeout(resolve, 400));
  });
});

describe('a session that a component holds', () => {
  const bot = { name: 'Bot', bot: 'mcts:iterations=1000000' };
  const url = 'http://127.0.0.1:1/api/tables/AAAAAAAAAAAAAAAA';

  test('in strict mode: those that are dropped hold no worker, and the other one ends its own', async () => {
    const made: Session<Terrafex>[] = [];
    const [opened, ended, heard] = [vi.fn(), vi.fn(), vi.fn()];
    const worker = () => {
      opened();
      return { postMessage: heard, on: () => undefined, terminate: ended };
    };
    const component = () => {
      const play = useSession(() => {
        const one = session(terrafexFace, { seats: [bot, { name: 'Bo' }], seed: 1, bots: { worker } });
        made.push(one);
        return one;
      });
      return createElement('p', { children: useSnapshot(play).thinking.join() });
    };
    const body = await shown(component, strict);
    await expect.poll(() => body.textContent).toBe('0');
    await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(0);
    await soon();
    expect(made.length).toBeGreaterThan(1);
    expect(made.filter((one) => one.snapshot().thinking.length > 0).length).toBe(1);
    expect([opened.mock.calls.length, ended.mock.calls.length]).toEqual([1, 0]);
    unmount();
    unmount = () => {};
    await expect.poll(() => ended.mock.calls.length).toBe(1);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test('in strict mode: one connection to a server, which is ended with the component', async () => {
    const signals: AbortSignal[] = [];
    const fetcher = vi.fn<typeof fetch>((_, init) => {
      if (init?.signal) signals.push(init.signal);
      return new Promise(() => undefined);
    });
    const component = () => {
      const play = useSession(() => join(terrafexFace, url, { fetch: fetcher }));
      return createElement('p', { children: useSnapshot(play).connection });
    };
    await shown(component, strict);
    await expect.poll(() => signals.length).toBe(1);
    await soon();
    expect([signals.length, signals[0]?.aborted]).toEqual([1, false]);
    unmount();
    unmount = () => {};
    await expect.poll(() => signals[0]?.aborted).toBe(true);
  });

  test('on a server: it is rendered, and nothing thinks, ticks or connects', async () => {
    const think = vi.fn(() => Promise.resolve(right('G^c5')));
    const fetcher = vi.fn<typeof fetch>(() => new Promise(() => undefined));
    const clock = { _tag: 'Move', ms: 30_000 } as const;
    const held: Session<Terrafex>[] = [];
    const component = () => {
      const play = useSession(() => {
        held.push(session(terrafexFace, { seats: [bot, { name: 'Bo' }], seed: 1, bots: { think }, clock }));
        return held.at(-1)!;
      });
      const table = useSession(() => join(terrafexFace, url, { fetch: fetcher }));
      const { standing, thinking } = useSnapshot(play);
      return createElement('div', {
        children: [
          createElement('p', { key: 'p', children: `${standing} ${thinking.length} ${useSnapshot(table).connection}` }),
          createElement('div', { key: 'board', children: Board({ board: terrafexBoard, play }) }),
        ],
      });
    };
    vi.useFakeTimers();
    expect(renderToString(elementOf(component))).toContain('To move: Bot 0 connecting');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect([think.mock.calls.length, fetcher.mock.calls.length]).toEqual([0, 0]);
    expect(held.map((one) => [one.snapshot().ply, one.snapshot().times?.running])).toEqual([[0, []]]);
  });

  test('on a board in German: the board, the moves and a refusal', async () => {
    defineBoard([terrafexBoard], [german]);
    document.documentElement.lang = 'de';
    let held: Session<Terrafex> | undefined;
    const body = await shown(() => {
      const play = useSession(() => session(terrafexFace, { seats, seed: 1, catalogues: [german.games.terrafex] }));
      held = play;
      const { standing, refused } = useSnapshot(play);
      const why = refused?._tag === 'Fault' ? message(refused.reason) : refused && describeRefusal(refused);
      return createElement('div', {
        children: [
          createElement('p', { key: 'p', children: `${standing}; ${why === null ? '' : play.say(why)}` }),
          createElement('div', { key: 'board', children: Board({ board: terrafexBoard, play }) }),
        ],
      });
    });
    const text = () => body.querySelector('p')?.textContent;
    await expect.poll(text).toBe('Am Zug: Ada; ');
    held?.play('Ba5>c5');
    await expect.poll(text).toBe('Am Zug: Ada; TF-7.2: die beiden Felder sind nicht benachbart');
    held?.undo();
    await expect.poll(text).toMatch(/; Es gibt nichts zurückzunehmen$/);
    // The board's own messages are in German, too.
    const root = body.querySelector('rulehouse-board')?.shadowRoot;
    held?.pick({ kind: 'square', value: 'a5' });
    await expect.poll(() => root?.textContent).toContain('Zurücknehmen: Feld a5');
    document.documentElement.removeAttribute('lang');
  });
});

describe('a worker', () => {
  test('chooses for the bots of a session', async () => {
    const { port1, port2 } = new MessageChannel();
    serve(port2, [knownGame(game, knowledge)]);
    const play = session(terrafexFace, {
      seats: [{ name: 'Ada' }, { name: 'Bot', bot: 'mcts:iterations=10' }],
      bots: { think: connect(port1).choose },
      seed: 1,
    });
    for (let turn = 0; turn < 20 && play.snapshot().deciding[0] === 0; turn++) play.play(play.snapshot().moves.at(-1));
    for (let wait = 0; wait < 200 && play.snapshot().last?.seat !== 1; wait++) await soon();
    expect([play.snapshot().last?.seat, play.snapshot().botFault]).toEqual([1, null]);
    play.close();
    port1.close();
  });
});
