import { isLeft, isRight } from 'fp-ts/Either';
import { none } from 'fp-ts/Option';
import { describe, expect, test } from 'vitest';
import type { GameTypes } from '../../../src/core/contract/game.js';
import type { Seat } from '../../../src/core/values/seat.js';
import { game as icetraders, defaultOptions as toIcetraders } from '../../../src/games/icetraders/index.js';
import { game, initial } from '../../../src/games/terrafex/index.js';
import type { Ears, Given } from '../../../src/web/board/index.js';
import { boardHtml, boards, icetradersBoard, terrafexBoard } from '../../../src/web/board/index.js';
import type { AnySession, AnySnapshot } from '../../../src/web/session/index.js';

const square = (value: string): { kind: string; value: string } => ({ kind: 'square', value });

const given = (from: Given['from'], seat: Seat | null = null, rest: Partial<Given> = {}): Given => ({
  from,
  seat,
  moves: null,
  last: null,
  ...rest,
});

const quiet: Ears<GameTypes> = {
  confirm: () => 'always',
  made: () => undefined,
  names: () => [],
  catalogues: () => [],
};

const shown = (one: Given, board = terrafexBoard): AnySession => {
  const handed = board.handed(quiet);
  const done = handed.show(one);
  if (isLeft(done)) expect.fail(done.left.reason);
  return handed.session;
};

/** The possible next picks after some picks, each of which must be possible. */
const after = (held: AnySession, ...values: readonly string[]): AnySnapshot => {
  for (const value of values) expect(isRight(held.pick(square(value)))).toBe(true);
  return held.snapshot();
};

/** The refusal of a pick. */
const why = (held: AnySession, value: string): AnySnapshot['refused'] => {
  expect(isLeft(held.pick(square(value)))).toBe(true);
  return held.snapshot().refused;
};

describe('what a board offers', () => {
  const state = given({ _tag: 'State', value: initial });

  test('before any click: every first part, and no move', () => {
    const { offers, move, named } = after(shown(state));
    expect(offers.length).toBeGreaterThan(20);
    expect([move, named]).toEqual([null, 'none']);
  });

  test('clicks that leave one move name it alone; its missing parts come next', () => {
    const { offers, move, named } = after(shown(state), 'c5');
    expect(offers.map(({ label }) => label)).toEqual(['Grow the forest']);
    expect([move?.text, named]).toEqual(['G^c5', 'alone']);
    expect(move?.words).toBe('White grows the forest on c5');
  });

  test('clicks that spell a move name it whole', () => {
    const { move, named } = after(shown(state), 'a5', 'b5');
    expect([move?.text, named]).toEqual(['Ba5>b5', 'whole']);
  });

  test('a click that means no legal move is refused by a rule; it begins anew where it can', () => {
    const { refused, picked } = after(shown(state), 'a5', 'c5');
    expect(refused).toMatchObject({ rule: 'TF-7.2' });
    expect(picked.map(({ value }) => value)).toEqual(['c5']);
  });

  test('the players have names where the page gives them', () => {
    const handed = terrafexBoard.handed({ ...quiet, names: () => ['Ada', null] });
    handed.show(state);
    expect(handed.session.snapshot().standing).toBe('To move: Ada');
    expect(handed.session.snapshot().seats.map(({ name }) => name)).toEqual(['Ada', 'Black']);
  });
});

describe('who may move', () => {
  test('another seat sees whose turn it is', () => {
    const held = shown(given({ _tag: 'State', value: initial }, 1));
    expect(held.snapshot().offers).toEqual([]);
    expect(why(held, 'c5')).toMatchObject({ _tag: 'NotYourTurn', rule: game.turnRule });
  });

  test('a page may allow fewer moves than the rules; those that are not legal are left out', () => {
    const moves = [{ _tag: 'GrowForest', square: 'c5' }, { _tag: 'GrowForest', square: 'a1' }, 'nonsense'];
    const held = shown(given({ _tag: 'State', value: initial }, null, { moves }));
    expect(held.snapshot().move?.text).toBe('G^c5');
  });

  test('a board without moves is to be looked at', () => {
    const held = shown(given({ _tag: 'State', value: initial }, null, { moves: [] }));
    expect(held.snapshot().offers).toEqual([]);
    expect(why(held, 'c5')).toMatchObject({ _tag: 'Fault' });
  });

  test('whoever has no seat watches a game that hides something', () => {
    const start = icetraders.setup(toIcetraders, 1);
    if (isLeft(start)) expect.fail();
    const { view, offers, viewer } = shown(given({ _tag: 'State', value: start.right }), icetradersBoard).snapshot();
    expect([view, viewer]).toEqual([icetraders.view(none)(start.right), 'spectators']);
    expect(offers).toEqual([]);
  });
});

describe('what is handed in', () => {
  test.each(boards.map((board) => [board.id, board] as const))('%s begins without a position', (_, board) => {
    expect(isRight(board.handed(quiet).show(given({ _tag: 'Start' })))).toBe(true);
  });

  test('a state, its JSON and its text show the same', () => {
    const json: unknown = JSON.parse(JSON.stringify(game.state.encode(initial)));
    const text = game.position.print(initial);
    for (const from of [{ _tag: 'State', value: json } as const, { _tag: 'Text', text } as const])
      expect(shown(given(from)).snapshot().view).toEqual(initial);
  });

  test.each([
    ['nothing', { _tag: 'State', value: undefined }],
    ['a number', { _tag: 'View', value: 3 }],
    ['a list', { _tag: 'State', value: [] }],
    ['an object of another game', { _tag: 'State', value: { ...initial, pool: 'x' } }],
    ['a prototype', { _tag: 'State', value: JSON.parse('{"__proto__":{"turn":1}}') as unknown }],
    ['a text', { _tag: 'Text', text: '<svg onload=alert(1)>' }],
    ['a long text', { _tag: 'Text', text: 'x'.repeat(1e6) }],
  ] as const)('%s is a fault, and the table stays as it was', (_, from) => {
    const table = terrafexBoard.handed(quiet);
    table.show(given({ _tag: 'State', value: initial }));
    expect(isLeft(table.show(given(from)))).toBe(true);
    expect(isRight(table.show(given({ _tag: 'Same' })))).toBe(true);
    expect(table.session.snapshot().view).toEqual(initial);
  });

  test('what one seat saw is not shown to another one', () => {
    const start = icetraders.setup(toIcetraders, 1);
    if (isLeft(start)) expect.fail();
    const table = icetradersBoard.handed(quiet);
    expect(isRight(table.show(given({ _tag: 'State', value: start.right }, 0)))).toBe(true);
    expect(isLeft(table.show(given({ _tag: 'Same' }, 1)))).toBe(true);
  });

  test('a move is told with everything that it changed; one that does not belong there is not', () => {
    const [move] = game.legalMoves(initial).filter((one) => game.moveText.print(one) === 'Ba5>b5');
    if (move === undefined) expect.fail();
    const played = game.applyLegal(initial, move);
    const tell = (last: unknown): readonly string[] => {
      const table = terrafexBoard.handed(quiet);
      table.show(given({ _tag: 'State', value: initial }));
      table.show(given({ _tag: 'State', value: played }, null, { last }));
      return table.session.snapshot().told;
    };
    expect(tell(move).slice(0, 2)).toEqual([
      'White moves the glacier on a5 to b5',
      'A large glacier moves from a5 to b5',
    ]);
    expect(tell({ _tag: 'GrowForest', square: 'a1' })[0]).toBe('A large glacier moves from a5 to b5');
    expect(tell('nonsense')[0]).toBe('A large glacier moves from a5 to b5');
  });
});

describe('the board of a server', () => {
  test('holds the plain picture; a text that cannot be read is a fault', () => {
    const html = boardHtml(terrafexBoard, { position: game.position.print(initial), seat: 1 });
    expect(isRight(html) && html.right).toMatch(/^<rulehouse-board game="terrafex" position="[^"]+" seat="1".*<svg /s);
    expect(isLeft(boardHtml(terrafexBoard, { position: 'x' }))).toBe(true);
  });

  test('the entry can be imported and the element defined where there is no page', async () => {
    expect(typeof globalThis.HTMLElement).toBe('undefined');
    const { defineBoard } = await import('../../../src/web/board/index.js');
    expect(() => {
      defineBoard(boards);
    }).not.toThrow();
  });
});
