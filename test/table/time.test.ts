/** Time at a table: what is paid for a turn, what an undo gives back, and the rules of clocks in logs of earlier releases. */
import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { type GameTypes, printFault } from '../../src/core/index.js';
import { game as terraMystica } from '../../src/games/terra-mystica/index.js';
import { game as terrafex } from '../../src/games/terrafex/index.js';
import { act, type ClockSpec, deciding, look, restart, type Table } from '../../src/table/index.js';
import { after, choicesOf, move, opened, plyOf, turnOver } from './kit.js';

const names = ['p0', 'p1'];
const fischer = { _tag: 'Fischer', ms: 1_000_000, increment: 30_000 } as const;

const left = <T extends GameTypes>(table: Table<T>, now: number): readonly number[] | undefined =>
  look(table, 0, now).times?.left;

/** A game of Terra Mystica after its first turn with several decisions of one seat: the log, the table before the turn, and the table after it. */
const longTurn = (clock: ClockSpec) => {
  const { table: begin, lines } = opened(terraMystica, { options: { players: 2 }, players: names, seed: 3, clock }, 0);
  let [table, log, last] = [begin, lines, -1];
  const play = (seat: number, text: string): void => {
    const next = act(table, move(table, names[seat] ?? '', text), 0);
    if (!next.taken) throw new Error(text);
    [table, log, last] = [next.table, [...log, ...next.lines], seat];
  };
  for (let count = 0; count < 400; count++) {
    const [seat = 0] = deciding(table);
    const texts = choicesOf(table, seat);
    const free = texts.find((text) => /^burn|^convert/.test(text));
    const before = table;
    if (free !== undefined && last !== seat) {
      let conversions = 0;
      for (let again: string | undefined = free; again !== undefined; conversions++) {
        play(seat, again);
        again = choicesOf(table, seat).find((text) => /^burn|^convert/.test(text));
      }
      const action = choicesOf(table, seat).find((text) => text.startsWith('pass')) ?? choicesOf(table, seat)[0] ?? '';
      const amid = table;
      play(seat, action);
      if (conversions > 1 && !deciding(table).includes(seat)) return { before, amid, table, log, seat, conversions };
    } else play(seat, texts[0] ?? '');
  }
  throw new Error('no long turn');
};

describe('a turn of several decisions', () => {
  test('adds one increment, with its first decision', () => {
    const { before, amid, table, seat, log, conversions } = longTurn(fischer);
    expect(conversions).toBeGreaterThan(1);
    const at = (one: typeof table) => left(one, 0)?.[seat] ?? 0;
    expect(at(amid) - at(before)).toBe(30_000);
    expect(at(table) - at(before)).toBe(30_000);
    const again = restart(terraMystica, log);
    expect(isRight(again) && again.right).toEqual(table);
  });

  test('uses one delay, which begins anew when the turn is over', () => {
    const { before, seat } = longTurn({ _tag: 'Delay', ms: 100_000, delay: 10_000 });
    const name = names[seat] ?? '';
    const burn = choicesOf(before, seat).find((text) => /^burn|^convert/.test(text)) ?? '';
    const one = after(before, [move(before, name, burn)], 8000);
    expect(left(one, 8000)?.[seat]).toBe(102_000);
    expect(left(one, 11_000)?.[seat]).toBe(99_000);
    const pass = choicesOf(one, seat).find((text) => text.startsWith('pass')) ?? choicesOf(one, seat)[0] ?? '';
    const over = after(one, [move(one, name, pass)], 11_000);
    expect(left(over, 11_000)?.[seat]).toBe(109_000);
  });

  test('a decision of the turn that is taken back and made again adds nothing', () => {
    const { before, seat } = longTurn(fischer);
    const name = names[seat] ?? '';
    const burn = (table: typeof before) =>
      move(table, name, choicesOf(table, seat).find((text) => /^burn|^convert/.test(text)) ?? '');
    let table = after(before, [burn(before)], 0);
    const paid = left(table, 0)?.[seat];
    const ply = plyOf(table);
    for (let count = 0; count < 3; count++) {
      table = after(table, [burn(table)], 0);
      expect(left(table, 0)?.[seat]).toBe(paid);
      table = after(table, [{ _tag: 'AskUndo', player: name, ply }], 0);
    }
    expect(left(table, 0)?.[seat]).toBe(paid);
  });

  test('a log of an earlier release, which names no rules of clocks, pays every move as it did', () => {
    const { before, table, seat, log, conversions } = longTurn(fischer);
    const [first = '', ...rest] = log;
    const old = restart(terraMystica, [first.replace(',"clockRules":2', ''), ...rest]);
    if (isLeft(old)) throw new Error(printFault(old.left));
    expect(old.right.clockRules).toBe(1);
    const count = (look(table, 0, 0).moves.length - plyOf(before)) * 30_000;
    expect(count).toBe((conversions + 1) * 30_000);
    expect(left(old.right, 0)?.[seat]).toBeGreaterThan((left(table, 0)?.[seat] ?? 0) + 30_000);
  });
});

describe('after an undo', () => {
  const both = { players: ['Ada', 'Bo'] };

  test.each([
    { _tag: 'Move', ms: 86_400_000 },
    { _tag: 'Days', days: 1 },
  ] as const)('a decision that is made again begins anew with its full time: $_tag', (clock) => {
    const day = 86_400_000;
    const { table, lines } = opened(terrafex, { ...both, clock }, 0);
    const moved = turnOver(table, day - 5);
    const asked = act(moved.table, { _tag: 'AskUndo', player: 'Ada', ply: 0 }, day);
    const back = act(asked.table, { _tag: 'AnswerUndo', player: 'Bo', accept: true }, day + 1000);
    expect(left(back.table, day + 1000)).toEqual([day, day]);
    const again = restart(terrafex, [...lines, ...moved.lines, ...asked.lines, ...back.lines]);
    expect(isRight(again) && again.right).toEqual(back.table);
  });

  test('whoever goes back alone gets no time for it, and takes none from the others', () => {
    const clock = { _tag: 'Move', ms: 60_000 } as const;
    const { table } = opened(terrafex, { ...both, clock, undo: 'own' }, 0);
    const one = after(table, [move(table, 'Ada', 'G^c5')], 50_000);
    const back = after(one, [{ _tag: 'AskUndo', player: 'Ada', ply: 0 }], 100_000);
    expect(left(back, 100_000)).toEqual([10_000, 60_000]);
  });
});

test('the clocks of a game that people end stop at the moment when they end it', () => {
  const { table } = opened(terrafex, { players: names, clock: fischer }, 0);
  const resigned = act(table, { _tag: 'Resign', player: 'p1' }, 7000).table;
  expect(left(resigned, 9000)).toEqual([993_000, 1_000_000]);
  const offered = after(table, [{ _tag: 'OfferDraw', player: 'p0' }], 2000);
  const drawn = after(offered, [{ _tag: 'AnswerDraw', player: 'p1', accept: true }], 5000);
  expect(left(drawn, 9000)).toEqual([995_000, 1_000_000]);
  const both = after(offered, [{ _tag: 'OfferDraw', player: 'p1' }], 6000);
  expect(left(both, 9000)).toEqual([994_000, 1_000_000]);
});
