// @vitest-environment happy-dom
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { type BoardElement, terrafexBoard } from 'rulehouse/board';
import { connect, serve } from 'rulehouse/bots/worker';
import { knownGame, terrafex as knowledge } from 'rulehouse/bots';
import { terrafexFace } from 'rulehouse/face';
import { Board, useSession, useSnapshot } from 'rulehouse/react';
import { type Session, session } from 'rulehouse/session';
import { game, type Terrafex } from 'rulehouse/terrafex';
import { afterEach, describe, expect, test } from 'vitest';

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

const seats = [{ name: 'Ada' }, { name: 'Bo' }];

let unmount: () => void = () => {};
afterEach(() => unmount());

/** Shows a component, and gives the document's body. */
const shown = async (component: unknown): Promise<HTMLElement> => {
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.body.firstElementChild!);
  unmount = () => root.unmount();
  root.render(createElement(component as string, null));
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
    expect(body.textContent).toBe('To move: Ada (the turn), nothing');
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
    // What moves comes to rest before the board goes.
    await new Promise((resolve) => setTimeout(resolve, 400));
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
