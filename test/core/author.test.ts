/** What the core does for authors of games: it makes members of the contract from what only the author knows. */
import fc from 'fast-check';
import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import {
  atOnceBy,
  everyoneAlone,
  exact,
  fieldNotation,
  firstSeats,
  gameOf,
  list,
  mostWin,
  movesBy,
  oneOf,
  openingBy,
  positionsBy,
  printFault,
  printRefusal,
  right,
  text,
  whole,
} from '../../src/core/index.js';
import { type IceTraders, game as icetraders, initial } from '../../src/games/icetraders/index.js';
import { type Step, step } from './steps.js';

interface Heap {
  readonly _tag: 'Heap';
  readonly turn: number;
  readonly side: 0 | 1;
  readonly stones: readonly number[];
  readonly names: readonly string[];
  readonly last: string;
}

const form = exact<Heap>('a heap', {
  _tag: oneOf('Heap'),
  turn: whole(-9, 99),
  side: oneOf(0, 1),
  stones: list(whole(0, 9), 0, 3),
  names: list(text('a name', 3), 0, 3),
  last: text('a sign', 1),
});

const heap: Heap = { _tag: 'Heap', turn: 12, side: 1, stones: [3, 0, 5], names: ['a', '', 'b'], last: '' };

describe('lists whose items leave no trace', () => {
  interface Rows {
    readonly rows: readonly string[];
    readonly nested: readonly (readonly string[])[];
  }
  const rows = exact<Rows>('rows', {
    rows: list(text('a row', 3), 0, 4),
    nested: list(list(text('an item', 2), 0, 3), 0, 3),
  });
  const { print, parse } = fieldNotation<Rows>({ rule: 'XY-1', longest: 80, codec: rows });
  const word = fc.constantFrom('', 'a', 'bc');

  test('every value is read again, and no two values are written alike', () => {
    expect([[], [''], ['', ''], ['a', '']].map((one) => print({ rows: one, nested: [] }))).toEqual([
      '- -',
      '-- -',
      '/ -',
      'a/ -',
    ]);
    expect([[[]], [['']], [[], ['']], [['', '']]].map((one) => print({ rows: [], nested: one }))).toEqual([
      '- --',
      '- ----',
      '- /--',
      '- ,',
    ]);
    fc.assert(
      fc.property(
        fc.record({
          rows: fc.array(word, { maxLength: 4 }),
          nested: fc.array(fc.array(word, { maxLength: 3 }), { maxLength: 3 }),
        }),
        (value) => {
          expect(parse(print(value))).toEqual(right(value));
        },
      ),
    );
  });
});

describe('fields as a notation', () => {
  const { print, parse } = fieldNotation<Heap>({ rule: 'XY-1', longest: 40, codec: form });

  test.each<[Heap, string]>([
    [heap, '12 1 3/0/5 a//b -'],
    [{ ...heap, turn: -3, stones: [], names: [], last: 'x' }, '-3 1 - - x'],
  ])('numbers, lists, empty fields; a single tag is not printed: %j', (value, written) => {
    expect(print(value)).toBe(written);
    expect(parse(written)).toEqual(right(value));
  });

  test.each([
    ['012 1 3 a -', 'XY-1'],
    ['12 1 3 a', 'XY-1'],
    ['12 1 3 a - -', 'XY-1'],
    ['12 1 3 a  ', 'XY-1'],
    ['12 1 3/ a -', 'XY-1: stones.1'],
    ['12 2 3 a -', 'XY-1: side'],
    ['1e1 1 3 a -', 'XY-1: turn'],
    ['', 'XY-1: turn'],
    ['12 1 1/2/3/4 a -', 'XY-1: stones'],
    [`12 1 3 ${'a'.repeat(99)} -`, 'XY-1'],
  ])('other spellings are refused with rule and place: %j', (written, reason) => {
    const read = parse(written);
    expect(isLeft(read) && printFault(read.left)).toContain(reason);
  });
});

test('values of several tags have a text for each tag', () => {
  const { print, parse } = fieldNotation<Step>({ rule: 'XY-2', longest: 9, codec: step });
  const down: Step = { _tag: 'Down', floors: 2 };
  expect(print(down)).toBe('Down 2');
  expect(parse('Down 2')).toEqual(right(down));
  expect(parse('Up 3')).toEqual(right({ _tag: 'Up', floors: 3 }));
  expect(parse('Wait')).toEqual(right({ _tag: 'Wait' }));
  expect(isLeft(parse('Left 2'))).toBe(true);
});

test('positions must satisfy their invariants, as text and as JSON, as states and as views', () => {
  const { state, viewState, position, viewText } = positionsBy({
    rule: 'XY-1',
    longest: 40,
    invariants: [
      { rule: 'XY-2', path: 'turn', text: 'somebody has moved', holds: ({ turn }: Heap) => turn > 0 },
      { rule: 'XY-3', path: 'stones', text: 'there are stones', holds: ({ stones }) => stones.length > 0 },
    ],
    state: form,
    view: form,
  });
  expect(state.is(heap) && viewState.is(heap)).toBe(true);
  expect(state.is({ ...heap, turn: 0 })).toBe(false);
  for (const { parse } of [position, viewText]) {
    const read = parse('0 1 - - -');
    expect(isLeft(read) && printFault(read.left)).toBe('XY-2: turn: somebody has moved');
  }
});

describe('moves from demands', () => {
  const { legalMoves, check } = movesBy<number, 1 | 2 | 3, 'NIM-1' | 'NIM-2' | 'NIM-3' | 'NIM-4'>({
    isOver: (stones) => stones === 0,
    overRule: 'NIM-3',
    move: oneOf(1, 2, 3),
    moveRule: 'NIM-1',
    tried: () => [1, 2, 3],
    demands: [
      { rule: 'NIM-2', text: 'there are not so many stones', holds: ({ state, move }) => move <= state },
      { rule: 'NIM-4', text: 'as many as there are may not be taken', holds: ({ state, move }) => move !== state },
    ],
  });

  test('what is listed is what is accepted, in the order in which it is tried', () => {
    expect(legalMoves(9)).toEqual([1, 2, 3]);
    expect(legalMoves(3)).toEqual([1, 2]);
    for (const stones of [2, 3, 9])
      for (const move of [1, 2, 3] as const)
        expect(isRight(check(move)(stones))).toBe(legalMoves(stones).some((one) => one === move));
  });

  test('the first demand that is not met is cited; before it the end, and what is not a move', () => {
    const cited = (move: number, stones: number): string => {
      // A JavaScript caller may pass any number.
      const checked = check(move as 1)(stones);
      return isLeft(checked) ? printRefusal(checked.left) : '';
    };
    expect(cited(3, 2)).toContain('NIM-2');
    expect(cited(2, 2)).toContain('NIM-4');
    expect(cited(7, 2)).toContain('NIM-1');
    expect(cited(7, 0)).toContain('NIM-3');
    expect(legalMoves(0)).toEqual([]);
  });
});

test('an opening fills in the options, and its set-up refuses whatever is neither options nor a seed', () => {
  const { rules, options, optionInfo, setup } = openingBy<{ readonly stones: number }, number, 'NIM-0' | 'NIM-5'>({
    rules: { 'NIM-0': 'Options', 'NIM-5': 'Stones' },
    rule: 'NIM-0',
    table: { stones: { rule: 'NIM-5', cited: true, codec: whole(1, 9), default: 5, meaning: 'stones' } },
    start: ({ stones }, seed) => stones + seed,
  });
  expect(rules['NIM-5']).toBe('Stones');
  expect(options.decode({})).toEqual(right({ stones: 5 }));
  expect(optionInfo).toEqual([{ name: 'stones', rule: 'NIM-5', values: '1..9', default: '5', meaning: 'stones' }]);
  expect(setup({ stones: 4 }, 2)).toEqual(right(6));
  expect(setup({ stones: 10 }, 2)).toMatchObject({ left: { rule: 'NIM-5' } });
  expect(setup({ stones: 4 }, -1)).toMatchObject({ left: { rule: 'NIM-0' } });
});

test('of those who decide at once the first is to move, and each in secret', () => {
  const { toMove, atOnce, isSecret } = atOnceBy((chosen: number) => firstSeats(3).slice(chosen));
  expect([0, 2, 3].map(toMove)).toEqual([[0], [2], []]);
  expect([0, 2, 3].map(atOnce)).toEqual([[0, 1, 2], [2], []]);
  expect([0, 2, 3].map(isSecret)).toEqual([true, true, false]);
});

test('where everybody plays alone each seat is a team, at a table of up to six', () => {
  const alone = [0, 1, 2, 3, 4, 5];
  for (const seatCount of [...alone, 6]) expect(everyoneAlone(seatCount)).toEqual(alone.slice(0, seatCount));
  expect(mostWin([])).toEqual({ winners: [], places: [] });
});

test('the most points win, by seat or by team', () => {
  expect(mostWin([7, 9, 9])).toEqual({ winners: [1, 2], places: [3, 1, 1] });
  expect(mostWin([7, 9], [0, 1, 0, 1])).toEqual({ winners: [1, 3], places: [2, 1, 2, 1] });
  expect(mostWin([-2, -2])).toEqual({ winners: [0, 1], places: [1, 1] });
});

test('what an author leaves out of a game follows, and what is said stays', () => {
  const { teams: _teams, key: _key, seatName: _name, ...own } = icetraders;
  const plain = gameOf<IceTraders>(own);
  expect(plain.teams(initial)).toEqual([0, 1, 2, 3]);
  expect(plain.key(initial)).toBe(icetraders.position.print(initial));
  expect(plain.seatName(2, initial)).toBe('Seat 2');
  expect(gameOf<IceTraders>({ ...own, seatName: () => 'White' }).seatName(2, initial)).toBe('White');
  expect(Object.isFrozen(plain)).toBe(true);
});
