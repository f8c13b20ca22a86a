// @vitest-environment happy-dom
/** A bot that fails: whoever plays alone can play in its place, or ask it again. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isRight } from '../../../src/core/index.js';
import { german } from '../../../src/face/german/index.js';
import { icetradersFace } from '../../../src/face/icetraders/index.js';
import { terrafexFace } from '../../../src/face/terrafex/index.js';
import { icetradersBoard, terrafexBoard } from '../../../src/web/board/index.js';
import { definePlay, levelsFrom, playGame } from '../../../src/web/play/index.js';
import { session } from '../../../src/web/session/index.js';

const levels = levelsFrom(['nonsense', 'nonsense', 'nonsense', 'nonsense', 'nonsense']);

beforeEach(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
});

afterEach(() => document.body.replaceChildren());

const mounted = (id: string, lang = 'en') => {
  definePlay(
    [playGame(terrafexFace, terrafexBoard, { levels }), playGame(icetradersFace, icetradersBoard, { levels })],
    [german],
  );
  const element = document.createElement('rulehouse-play');
  element.setAttribute('game', id);
  element.setAttribute('lang', lang);
  document.body.append(element);
  const all = (selector: string) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
  return {
    alert: () => all('.question').map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())[0] ?? '',
    press: (name: string) => {
      const found = all('button').find(({ textContent }) => textContent.trim() === name);
      if (found === undefined) expect.fail(`no button ${name}`);
      found.click();
    },
    isThere: () => all('rulehouse-board').length > 0,
    board: () => {
      const board = all('rulehouse-board')[0] as unknown as { readonly session: ReturnType<typeof session> };
      return board.session;
    },
  };
};

const shown = (holds: () => unknown) => vi.waitFor(() => expect(holds()).toBeTruthy(), 5000);

test('in a session, the only person plays in its place where nothing is hidden, and asks again by a jump', async () => {
  const think = vi.fn(() => Promise.reject(new Error('broken')));
  const play = session(terrafexFace, { seats: [{ bot: 'mine' }, { name: 'Ada' }], seed: 1, bots: { think } });
  await shown(() => play.snapshot().botFault);
  expect(play.snapshot()).toMatchObject({ viewer: 1, deciding: [0] });
  expect(play.snapshot().moves.length).toBeGreaterThan(0);
  play.as(null).jump(0);
  expect(think).toHaveBeenCalledTimes(1);
  play.jump(0);
  await shown(() => think.mock.calls.length === 2 && play.snapshot().botFault);
  expect(isRight(play.play('G^c5'))).toBe(true);
  expect(play.snapshot()).toMatchObject({ ply: 1, last: { seat: 0 }, botFault: null });
  play.close();
});

test('in a session with secrets, the only person sees no moves of the bot, but can play as its seat', async () => {
  const think = () => Promise.reject(new Error('broken'));
  const seats = [{ name: 'Ada' }, { bot: 'mine' }, { bot: 'mine' }];
  const play = session(icetradersFace, { seats, seed: 1, bots: { think } });
  play.play('good');
  await shown(() => play.snapshot().botFault);
  expect(play.snapshot().moves).toEqual([]);
  expect(isRight(play.as(1).play('evil'))).toBe(true);
  play.close();
});

test('the element says so, and the next pick on the board plays in its place', async () => {
  const { alert, board, isThere, press } = mounted('terrafex');
  await shown(() => isThere() && board().snapshot().deciding[0] === 0);
  while (board().snapshot().deciding[0] === 0) board().play(board().snapshot().moves[0]);
  await shown(() => alert() !== '');
  expect(alert()).toContain('could not decide. No bot "nonsense"');
  press('Ask again');
  await shown(() => board().snapshot().moves.length > 0);
  const { ply, moves } = board().snapshot();
  expect(isRight(board().play(moves[0]))).toBe(true);
  expect(board().snapshot().ply).toBe(ply + 1);
});

test('where something is hidden, people first ask to play for it; in German too', async () => {
  const { alert, board, isThere, press } = mounted('icetraders', 'de');
  await shown(() => isThere() && board().snapshot().moves.length > 0);
  const { viewer, moves } = board().snapshot();
  board().play(moves[0]);
  await shown(() => alert().includes('konnte nicht entscheiden'));
  press('Für ihn spielen');
  await shown(() => board().snapshot().viewer !== viewer);
  const other = board().snapshot();
  expect(other.deciding).toContain(other.viewer);
  expect(isRight(board().play(other.moves[0]))).toBe(true);
  await shown(() => board().snapshot().viewer === viewer);
});
