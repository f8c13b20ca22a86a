// @vitest-environment happy-dom
/** A recorded game in the element: shown to its end, and refused if it is invalid. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { isRight, writeRecord } from '../../../src/core/index.js';
import { game, initial, legalMoves } from '../../../src/games/terrafex/index.js';
import { deferPlay, definePlay, icetradersPlay, terrafexPlay, toframennPlay } from '../../../src/web/play/index.js';

beforeAll(() => definePlay([terrafexPlay, icetradersPlay]));

/** An element in the page with a record. */
const shown = async (id: string, record: string): Promise<ShadowRoot | null> => {
  // `definePlay` has defined this element.
  const element = document.createElement('rulehouse-play');
  document.body.append(element);
  [element.game, element.record] = [id, record];
  await vi.waitFor(() => expect(element.shadowRoot?.textContent).not.toBe(''));
  return element.shadowRoot;
};

/** The record of a game with one move, with names for the seats. */
const recordOf = (seat0 = 'hunter@1'): string => {
  const [move] = legalMoves(initial);
  const options = game.options.decode({});
  const written =
    move === undefined || !isRight(options)
      ? undefined
      : writeRecord(game)(options.right, null, initial, [move], { tags: { seat0, seat1: 'chance' } });
  return written !== undefined && isRight(written) ? JSON.stringify(written.right) : '';
};

test('its moves are listed, and the seats have the names of the record', async () => {
  const root = await shown('terrafex', recordOf());
  expect(root?.querySelectorAll('.moves > li')).toHaveLength(2);
  expect(root?.textContent).toMatch(/hunter@1[^]*chance|chance[^]*hunter@1/);
});

test('of its players it says what the record knows: a bot is one by its name, and nobody is called a person', async () => {
  const kinds = async (name: string) =>
    Array.from((await shown('terrafex', recordOf(name)))?.querySelectorAll('.kind') ?? [], (one) => one.textContent);
  expect(await kinds('hunter@1')).toEqual(['Black', 'White']);
  expect(await kinds('random')).toEqual(['Black', 'White, Bot: random']);
});

afterEach(() => vi.unstubAllGlobals());

/** An element as a page writes it in HTML. */
const written = (html: string): ShadowRoot => {
  document.body.innerHTML = html;
  return document.querySelector('rulehouse-play')?.shadowRoot ?? expect.fail();
};

test('at an address: the record says which game it is, and one that does not come is told', async () => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(address === 'game.json' ? new Response(recordOf()) : new Response(null, { status: 404 })),
  );
  const root = written('<rulehouse-play src="game.json"></rulehouse-play>');
  await vi.waitFor(() => expect(root.querySelectorAll('.moves > li')).toHaveLength(2), { timeout: 20_000 });
  const none = written('<rulehouse-play src="nowhere.json"></rulehouse-play>');
  await vi.waitFor(() => expect(none.textContent).toContain('No record comes from nowhere.json'));
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
  const away = written('<rulehouse-play src="away.json"></rulehouse-play>');
  await vi.waitFor(() => expect(away.textContent).toContain('No record comes from away.json'));
});

test('a record that is no JSON names no game, and is told where the game is named', async () => {
  const root = written('<rulehouse-play record="{"></rulehouse-play>');
  await vi.waitFor(() => expect(root.textContent).toContain('Setting up'));
  const named = written('<rulehouse-play game="terrafex" record="{"></rulehouse-play>');
  await vi.waitFor(() => expect(named.textContent).toMatch(/JSON/));
});

test('a game that is loaded when it is wanted', async () => {
  const load = vi.fn(() => Promise.resolve(toframennPlay));
  deferPlay({ toframenn: load, terrafex: load });
  const root = written('<rulehouse-play game="toframenn"></rulehouse-play>');
  await vi.waitFor(() => expect(root.querySelector('rulehouse-board')).not.toBeNull(), { timeout: 20_000 });
  // A game that is already loaded is not loaded again.
  expect(load).toHaveBeenCalledOnce();
  const none = written('<rulehouse-play game="chess"></rulehouse-play>');
  await vi.waitFor(() => expect(none.textContent).toContain('This page has no game'));
});

test('a record of another game, and what is none, are told', async () => {
  for (const [id, record] of [
    ['icetraders', recordOf()],
    ['terrafex', '{'],
  ] as const) {
    const root = await shown(id, record);
    expect(root?.querySelector('.moves')).toBeNull();
    expect(root?.querySelector('[role=status]')?.textContent).toMatch(/game|JSON/);
  }
});
