// @vitest-environment happy-dom
/** A recorded game in the element: looked through to its end, and refused where it is not one. */
import { beforeAll, expect, test, vi } from 'vitest';
import { isRight, writeRecord } from '../../src/core/index.js';
import { definePlay, icetradersPlay, type PlayElement, terrafexPlay } from '../../src/play/index.js';
import { game, initial, legalMoves } from '../../src/terrafex/index.js';

beforeAll(() => definePlay([terrafexPlay, icetradersPlay]));

/** An element in the page that was handed a record. */
const shown = async (id: string, record: string): Promise<ShadowRoot | null> => {
  // Made known to the page by `definePlay`.
  const element = document.createElement('rulehouse-play') as PlayElement & HTMLElement;
  document.body.append(element);
  [element.game, element.record] = [id, record];
  await vi.waitFor(() => expect(element.shadowRoot?.textContent).not.toBe(''));
  return element.shadowRoot;
};

/** The record of a game of one move, with names of the seats. */
const recordOf = (): string => {
  const [move] = legalMoves(initial);
  const options = game.options.decode({});
  const written =
    move === undefined || !isRight(options)
      ? undefined
      : writeRecord(game)(options.right, null, initial, [move], { tags: { seat0: 'hunter@1', seat1: 'chance' } });
  return written !== undefined && isRight(written) ? JSON.stringify(written.right) : '';
};

test('its moves are listed, and the seats have the names of the record', async () => {
  const root = await shown('terrafex', recordOf());
  expect(root?.querySelectorAll('.moves > li')).toHaveLength(2);
  expect(root?.textContent).toMatch(/hunter@1[^]*chance|chance[^]*hunter@1/);
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
