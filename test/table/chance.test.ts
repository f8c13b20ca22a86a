/** A table with chance: the host draws from the table's seed. */
import { isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { game as backgammon } from '../../examples/backgammon/game.js';
import { game, type Pig } from '../../examples/pig/game.js';
import { verifyRecord } from '../../src/core/index.js';
import { act, deciding, look, recordOf, restart, type Table } from '../../src/table/index.js';
import { playAt } from '../../src/table/look.js';
import { after, move, opened, plyOf, refusalOf, toldTo } from './kit.js';

const players = ['Ada', 'Bo'];
const pig = (spec: object = {}) => opened(game, { players, seed: 7, ...spec });
const roll = (table: Table<Pig>, by = 'Ada') => act(table, move(table, by, 'Roll'), 0);

describe('dice at a table', () => {
  test('the die is rolled automatically; everybody is told that chance decided', () => {
    const rolled = roll(pig().table);
    expect(toldTo(rolled.out, 1).slice(0, 2)).toEqual([
      { _tag: 'Told', ply: 0, seat: 0, move: 'Roll' },
      { _tag: 'Told', ply: 1, seat: null, move: expect.stringMatching(/^Fall [1-6]$/) as string },
    ]);
    expect(plyOf(rolled.table)).toBe(2);
    expect(look(rolled.table, 'spectators', 0).moves).toHaveLength(2);
  });

  test('no seat can say how the die falls', () => {
    expect(refusalOf(act(pig().table, { _tag: 'Move', player: 'Ada', ply: 0, move: 'Fall 6' }, 0).out)).toMatch(
      /^PG-2.4/,
    );
  });

  test('a log reproduces the same dice; the record verifies', () => {
    const first = pig({ options: { players: 2, goal: 20 } });
    let { table } = first;
    const log = [...first.lines];
    for (let turn = 0; turn < 400 && table.stage._tag === 'Playing'; turn++) {
      const seat = deciding(table)[0] ?? 0;
      const brought = playAt(table)?.state.brought ?? 0;
      const next = act(table, move(table, players[seat] ?? '', brought >= 8 ? 'Hold' : 'Roll'), turn);
      expect(refusalOf(next.out)).toBe('');
      table = next.table;
      log.push(...next.lines);
    }
    expect(table.stage._tag).toBe('Over');
    const again = restart(game, log);
    expect(isRight(again) && again.right).toEqual(table);
    const record = recordOf(table);
    expect(isRight(record) && isRight(verifyRecord(game)(record.right))).toBe(true);
  });

  test('a game that dice begin: chance decides before any seat', () => {
    const { table, out } = opened(backgammon, { players, seed: 3 });
    expect(toldTo(out, 0).find(({ _tag }) => _tag === 'Told')).toMatchObject({ ply: 0, seat: null });
    expect(deciding(table)).toHaveLength(1);
    expect(refusalOf(act(table, { _tag: 'AskUndo', player: 'Ada', ply: 0 }, 0).out)).toBe(
      'there is nothing to take back',
    );
  });
});

describe('taking back', () => {
  test('goes to a decision of a seat, and the same move meets the same die', () => {
    const { table } = roll(pig({ undo: 'agreement' }).table);
    const asked = act(table, { _tag: 'AskUndo', player: 'Ada', ply: 1 }, 0);
    expect(toldTo(asked.out, 1)).toEqual([{ _tag: 'UndoAsked', seat: 0, ply: 0, question: 1 }]);
    const back = after(asked.table, [{ _tag: 'AnswerUndo', player: 'Bo', accept: true }]);
    expect(plyOf(back)).toBe(0);
    expect(playAt(roll(back).table)?.made).toEqual(playAt(table)?.made);
  });

  test("not on one's own once the die has fallen", () => {
    const { table } = roll(pig({ undo: 'own' }).table);
    expect(refusalOf(act(table, { _tag: 'AskUndo', player: 'Ada', ply: 0 }, 0).out)).toBe('chance has decided since');
  });
});
