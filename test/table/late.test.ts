/** Moves that arrive after other seats have moved: taken if they still belong to the same decision. */
import { isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { game as terraMystica } from '../../src/games/terra-mystica/index.js';
import { game as terrafex } from '../../src/games/terrafex/index.js';
import { act, deciding, type Message, restart } from '../../src/table/index.js';
import { after, choicesOf, move, opened, plyOf, refusalOf } from './kit.js';

const names = ['p0', 'p1', 'p2'];
const spec = { options: { players: 3, 'leech-timing': 'deferred' }, players: names };

/** A game in which one seat moves while another may answer an offer, with its log. */
const shared = () => {
  for (let seed = 0; seed < 8; seed++) {
    const { table: begin, lines } = opened(terraMystica, { ...spec, seed }, 0);
    let [table, log] = [begin, lines];
    for (let ply = 0; ply < 120 && deciding(table).length === 1; ply++) {
      const [seat = 0] = deciding(table);
      const texts = choicesOf(table, seat);
      const next = act(table, move(table, names[seat] ?? '', texts[(ply * 7 + seed) % texts.length] ?? ''), 0);
      [table, log] = [next.table, [...log, ...next.lines]];
    }
    const [first, second] = deciding(table);
    if (first !== undefined && second !== undefined) return { table, log, first, second };
  }
  throw new Error('nobody decides beside another');
};

const undo = (ply: number): readonly Message[] => [
  { _tag: 'AskUndo', player: 'p0', ply },
  { _tag: 'AnswerUndo', player: 'p1', accept: true },
  { _tag: 'AnswerUndo', player: 'p2', accept: true },
];

describe('where seats decide independently', () => {
  test('what one seat does makes the move of the other neither late nor double', () => {
    const { table, log, first, second } = shared();
    for (const [one, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const sent = move(table, names[other] ?? '', choicesOf(table, other)[0] ?? '');
      const beside = act(table, move(table, names[one] ?? '', choicesOf(table, one)[0] ?? ''), 0);
      if (!choicesOf(beside.table, other).includes(choicesOf(table, other)[0] ?? '')) continue;
      const late = act(beside.table, sent, 0);
      expect(refusalOf(late.out)).toBe('');
      const count = plyOf(table);
      expect(plyOf(late.table)).toBe(count + 2);
      // The same message again is a decision that the seat has made already.
      expect(refusalOf(act(late.table, sent, 0).out)).toBe(`${count + 2} moves have been made, not ${count}`);
      const again = restart(terraMystica, [...log, ...beside.lines, ...late.lines]);
      expect(isRight(again) && again.right).toEqual(late.table);
      // After an undo, the number of moves may mean another position.
      const back = after(late.table, undo(count));
      const anew = after(back, [move(back, names[one] ?? '', choicesOf(back, one)[0] ?? '')]);
      expect(act(anew, sent, 0).taken).toBe(false);
    }
  });
});

test('where seats move in turn, a move for an earlier position is too late', () => {
  const { table } = opened(terrafex, { players: ['Ada', 'Bo'] });
  let one = table;
  while (deciding(one).includes(0)) one = after(one, [move(one, 'Ada', choicesOf(one, 0)[0] ?? '')]);
  const early: Message = { _tag: 'Move', player: 'Bo', ply: 0, move: choicesOf(one, 1)[0] ?? '' };
  expect(refusalOf(act(one, early, 0).out)).toBe(`${plyOf(one)} moves have been made, not 0`);
});
