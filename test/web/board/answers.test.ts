// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { german } from '../../../src/face/german/index.js';
import { icetradersFace, terrafexFace } from '../../../src/face/index.js';
import { boards, defineBoard } from '../../../src/web/board/index.js';
import { session } from '../../../src/web/session/index.js';
import { positionIn, shows, stillBoards } from './kit.js';

beforeAll(stillBoards);
beforeEach(() => {
  document.body.innerHTML = '';
});

const newsOf = (board: HTMLElement): string => board.shadowRoot?.querySelector('.news')?.textContent.trim() ?? '';

/** Presses a key on a place of a board, and returns the answer. */
const asked = async (board: HTMLElement, key: string, place = '[tabindex="0"]'): Promise<string> => {
  const news = board.shadowRoot?.querySelector('.news');
  if (news) news.textContent = '';
  const at = board.shadowRoot?.querySelector<SVGElement>(`.pictures ${place}`);
  at?.focus();
  at?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(newsOf(board)).not.toBe(''));
  return newsOf(board);
};

describe('keys that ask about the position', () => {
  const play = () => session(terrafexFace, { seed: 1, seats: [{ name: 'Ada' }, { name: 'Bo' }] });

  test('say the row, the pieces of each player, the score and whose turn it is', async () => {
    const held = play();
    held.play('G^c5');
    const board = await shows(held);
    expect(await asked(board, 'r', '[data-square="b5"]')).toMatch(/^square a5.*; square b5.*; .*square h5[^;]*$/);
    expect(await asked(board, 'p', '[data-square="b5"]')).toMatch(/^(Ada|Bo): .*points/);
    const [first, second] = [newsOf(board), await asked(board, 'p', '[data-square="b5"]')];
    expect(second.slice(0, 3)).not.toBe(first.slice(0, 3));
    expect(await asked(board, 's')).toMatch(/^Ada: -?\d+; Bo: -?\d+$/);
    expect(await asked(board, 't')).toMatch(/^To move: (Ada|Bo)/);
    expect(await asked(board, 'c')).toBe('Time is not measured');
  });

  test('say what each clock shows now, in hours where they last so long', async () => {
    const clock = { _tag: 'Fischer', ms: 3_700_000, increment: 0 } as const;
    const held = session(terrafexFace, { seed: 1, seats: [{ name: 'Ada' }, { name: 'Bo' }], clock });
    const board = await shows(held);
    const begun = performance.now();
    const later = vi.spyOn(performance, 'now').mockReturnValue(begun + 65_000);
    const [running] = held.snapshot().times?.running ?? [];
    const told = (await asked(board, 'c')).split('; ');
    later.mockRestore();
    expect(told[running ?? -1]).toMatch(/^(Ada|Bo): 1:00:3\d$/);
    expect(told[1 - (running ?? -1)]).toMatch(/^(Ada|Bo): 1:01:40$/);
  });

  test('say which moves begin at a place, or why none does', async () => {
    const board = await shows(play());
    expect(await asked(board, 'm', '[data-square="a5"]')).toMatch(/^From here: .*Square b5/);
    expect(await asked(board, 'm', '[data-square="c5"]')).toContain('grows the forest on c5');
    expect(await asked(board, 'm', '[data-square="d4"]')).not.toBe('');
  });

  test('say what has changed since the own last turn, and the details of the latest news', async () => {
    const held = play();
    const mine = held.as(0);
    const board = await shows(mine);
    expect(await asked(board, 'n')).toBe('Nothing since your last turn');
    mine.play('G^c5');
    await vi.waitFor(() => expect(newsOf(board)).toMatch(/^Ada grows the forest on c5\. To move: Ada/), 2000);
    expect(await asked(board, 'd')).toMatch(/^Ada grows the forest on c5\. .*\. /);
  });

  test('tell a seat nothing of a secret decision', async () => {
    const board = await shows(positionIn(icetradersFace, 3, 2));
    expect(await asked(board, 's')).toBe('The points are not known now');
    expect(await asked(board, 'n')).not.toMatch(/good|evil|pick:/i);
  });

  test('are listed on a sheet, in the language of the page', async () => {
    defineBoard(boards, [german]);
    const board = await shows(play());
    board.lang = 'de';
    const opened = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => undefined);
    board.shadowRoot
      ?.querySelector('.pictures [tabindex="0"]')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
    await vi.waitFor(() => expect(opened).toHaveBeenCalled());
    const sheet = board.shadowRoot?.querySelector('dialog');
    expect(sheet?.querySelectorAll('li').length).toBe(16);
    expect(sheet?.textContent).toContain('R: die Reihe dieses Orts');
  });
});
