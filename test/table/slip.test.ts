/** Taking back within one's own turn, of which nobody else knows anything yet, and taking back decisions that were made at once. */
import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { type Game, type GameTypes, printFault, source } from '../../src/core/index.js';
import { game as icetraders } from '../../src/games/icetraders/index.js';
import { game as terraMystica } from '../../src/games/terra-mystica/index.js';
import { game as terrafex } from '../../src/games/terrafex/index.js';
import { act, deciding, type Message, open, restart, type Table } from '../../src/table/index.js';
import { playAt } from '../../src/table/look.js';
import { after, choicesOf, move, opened, plyOf, refusalOf, turnOver } from './kit.js';

const two = { players: ['p0', 'p1'] };
const ask = (player: string, ply: number): Message => ({ _tag: 'AskUndo', player, ply });
const answer = (player: string, accept: boolean): Message => ({ _tag: 'AnswerUndo', player, accept });

const undone = <T extends GameTypes>(table: Table<T>, by: string, ply: number): boolean =>
  plyOf(after(table, [ask(by, ply)])) === ply;

describe('a slip in one’s own turn', () => {
  const begun = () => {
    const { table, lines } = opened(terrafex, two);
    const first = act(table, move(table, 'p0', 'G^c5'), 0);
    const second = act(first.table, move(first.table, 'p0', 'Ba5>b5'), 0);
    return { table: second.table, lines: [...lines, ...first.lines, ...second.lines] };
  };

  test('is taken back without asking anybody, move by move or all at once', () => {
    const { table, lines } = begun();
    expect(undone(table, 'p0', 1) && undone(table, 'p0', 0)).toBe(true);
    const back = act(table, ask('p0', 0), 0);
    expect(back.out.map(({ event }) => event._tag)).toContain('Undone');
    expect(back.out.map(({ event }) => event._tag)).not.toContain('UndoAsked');
    const again = restart(terrafex, [...lines, ...back.lines]);
    expect(isRight(again) && again.right).toEqual(back.table);
  });

  test('ends when the turn is over: then all others have to agree, and others always need consent', () => {
    const { table } = turnOver(begun().table);
    const asked = after(table, [ask('p0', 1)]);
    expect([plyOf(asked), playAt(asked)?.talk.undo?.ply]).toEqual([plyOf(table), 1]);
    const other = after(begun().table, [ask('p1', 1)]);
    expect([plyOf(other), playAt(other)?.talk.undo?.by]).toEqual([2, 1]);
    // What the seat takes back itself needs no answer to the other's question any more.
    expect(playAt(after(other, [ask('p0', 0)]))?.talk.undo).toBeNull();
    expect(undone(after(other, [answer('p0', false)]), 'p0', 1)).toBe(true);
  });

  test('gives no time, at any clock', () => {
    const { table } = opened(terrafex, { ...two, clock: { _tag: 'Move', ms: 60_000 } });
    const one = after(table, [move(table, 'p0', 'G^c5')], 50_000);
    const back = after(one, [ask('p0', 0)], 100_000);
    expect(playAt(back)?.clocks.budgets.map(({ left }) => left)).toEqual([10_000, 60_000]);
  });

  test('in logs of earlier releases needs consent, as it did', () => {
    const { table, lines } = begun();
    const asked = act(table, ask('p0', 1), 0);
    const [first = '', ...rest] = [...lines, ...asked.lines];
    expect(first).toContain(',"undoRules":2');
    const old = restart(terrafex, [first.replace(',"undoRules":2', ''), ...rest]);
    if (isLeft(old)) throw new Error(printFault(old.left));
    expect([old.right.undoRules, plyOf(old.right), playAt(old.right)?.talk.undo?.ply]).toEqual([1, 2, 1]);
    const never = open(terrafex, { ...two, undo: 'never' }, 0);
    expect(isRight(never) && never.right.lines[0]).not.toContain('undoRules');
  });

  test.each([terrafex, terraMystica] as readonly Game<GameTypes>[])(
    'is free exactly while nobody else was asked: $id',
    (game) => {
      const counts = { free: 0, asked: 0 };
      for (let seed = 1; seed <= 3; seed++) {
        const random = source(seed);
        let { table } = opened(game, { ...two, options: game.id === 'terrafex' ? {} : { players: 2 }, seed });
        /** For each move, its seat, and the seats that were asked after it. */
        const past: { readonly by: number; readonly asked: string }[] = [];
        for (let count = 0; count < 60 && table.stage._tag === 'Playing'; count++) {
          const [seat = 0] = deciding(table);
          const texts = choicesOf(table, seat);
          const free = texts.find((text) => /^burn|^convert/.test(text));
          const text = (random.below(2) === 0 ? free : undefined) ?? texts[random.below(texts.length)] ?? '';
          table = after(table, [move(table, `p${seat}`, text)]);
          past.push({ by: seat, asked: deciding(table).join() });
          if (table.stage._tag !== 'Playing') break;
          const back = 1 + random.below(3);
          const lost = past.slice(-back);
          const isFree = lost.every(({ by, asked }) => by === seat && asked === String(seat));
          const next = act(table, ask(`p${seat}`, Math.max(0, plyOf(table) - back)), 0);
          if (!next.taken) continue;
          counts[isFree ? 'free' : 'asked']++;
          expect([isFree, plyOf(next.table) < plyOf(table)]).toEqual([isFree, isFree]);
        }
      }
      expect(counts.free).toBeGreaterThan(5);
      expect(counts.asked).toBeGreaterThan(5);
    },
  );
});

describe('decisions that were made at once', () => {
  const three = { players: ['p0', 'p1', 'p2'], options: { players: 3 } };
  const round = <T extends GameTypes>(begin: Table<T>): Table<T> =>
    [0, 1, 2].reduce((table, seat) => {
      const [text = ''] = choicesOf(table, seat as 0);
      return after(table, [move(table, `p${seat}`, text)]);
    }, begin);

  test('a waiting one is taken back alone', () => {
    const { table } = opened(icetraders, three);
    const [text = ''] = choicesOf(table, 1);
    const waiting = after(table, [move(table, 'p0', choicesOf(table, 0)[0] ?? ''), move(table, 'p1', text)]);
    expect(deciding(after(waiting, [ask('p1', 0)]))).toEqual([1, 2]);
    expect(refusalOf(act(waiting, ask('p2', 0), 0).out)).toBe('there is nothing to take back');
  });

  test.each([0, 1, 2])('all of them are taken back together, whichever is named (%s)', (ply) => {
    const { table } = opened(icetraders, three);
    const asked = act(round(table), ask('p1', ply), 0);
    expect([refusalOf(asked.out), playAt(asked.table)?.talk.undo?.ply]).toEqual(['', 0]);
    const back = after(asked.table, [answer('p0', true), answer('p2', true)]);
    expect(deciding(back)).toEqual([0, 1, 2]);
    const own = round(opened(icetraders, { ...three, undo: 'own' }).table);
    expect(refusalOf(act(own, ask('p2', 2), 0).out)).toBe('another seat has moved since');
  });
});
