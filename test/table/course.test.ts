/** Courses: what speaks of moves that were taken back is too late, whatever its number of moves means now. */
import { isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { decode, type GameTypes } from '../../src/core/index.js';
import { game as icetraders } from '../../src/games/icetraders/index.js';
import { game as terraMystica } from '../../src/games/terra-mystica/index.js';
import { game as terrafex } from '../../src/games/terrafex/index.js';
import { act, deciding, look, type Message, message, restart, type Table } from '../../src/table/index.js';
import { playAt } from '../../src/table/look.js';
import { look as lookCodec } from '../../src/table/look-codec.js';
import { after, choicesOf, move, opened, plyOf, refusalOf, toldTo, turnOver } from './kit.js';

const courseOf = <T extends GameTypes>(table: Table<T>): number => playAt(table)?.course ?? 0;

const late = 'moves have been taken back since: the message is too late';

/** Two players of Terrafex who take their own moves back. */
const alone = () => opened(terrafex, { players: ['Ada', 'Bo'], undo: 'own' }).table;

const sent = (ply: number, text: string, course?: number): Message => ({
  ...{ _tag: 'Move', player: 'Ada', ply, move: text },
  ...(course === undefined ? {} : { course }),
});

const back = (ply: number, course?: number): Message => ({
  ...{ _tag: 'AskUndo', player: 'Ada', ply },
  ...(course === undefined ? {} : { course }),
});

describe('a course', () => {
  test('begins at 1, stays while moves are made, and grows whenever moves are taken back', () => {
    const begun = alone();
    const made = after(begun, [sent(0, 'G^c5')]);
    const undone = act(made, back(0), 0);
    expect([begun, made, undone.table].map((table) => courseOf(table))).toEqual([1, 1, 2]);
    expect(toldTo(undone.out, 1)).toMatchObject([
      { _tag: 'Undone', ply: 0, course: 2 },
      { _tag: 'Sight', ply: 0, course: 2 },
    ]);
    expect(look(undone.table, 1, 0).sight).toMatchObject({ ply: 0, course: 2 });
    const again = after(undone.table, [sent(0, 'G^c5', 2), back(0, 2)]);
    expect(courseOf(again)).toBe(3);
  });

  test('that every seat agreed to end ends, too', () => {
    const table = after(turnOver(opened(terrafex, { players: ['Ada', 'Bo'] }).table).table, [back(0)]);
    expect(courseOf(table)).toBe(1);
    expect(courseOf(after(table, [{ _tag: 'AnswerUndo', player: 'Bo', accept: true, question: 1 }]))).toBe(2);
  });

  test('that a table never had is refused', () => {
    expect(refusalOf(act(alone(), sent(0, 'G^c5', 2), 0).out)).toBe(late);
    expect(isRight(decode(message)(sent(0, 'G^c5', 0)))).toBe(false);
    expect(isRight(decode(message)({ ...sent(0, 'G^c5'), course: null }))).toBe(false);
  });
});

describe('a message of an earlier course is too late and changes nothing', () => {
  /** After an undo, another move: the number of moves is what it was when the messages were sent. */
  const anew = () => after(after(alone(), [sent(0, 'G^c5')]), [back(0), sent(0, 'G^d4')]);

  test('a move, also where its number of moves is the present one', () => {
    const table = anew();
    expect(choicesOf(table, 0)).toContain('Ba5>b5');
    const refused = act(table, sent(1, 'Ba5>b5', 1), 0);
    expect([refusalOf(refused.out), refused.table, refused.lines]).toEqual([late, table, []]);
    expect(act(table, sent(1, 'Ba5>b5', 2), 0).taken).toBe(true);
  });

  test('a request to go back', () => {
    const table = anew();
    expect(refusalOf(act(table, back(0, 1), 0).out)).toBe(late);
    expect(act(table, back(0, 2), 0).taken).toBe(true);
  });

  test('an offer of a draw', () => {
    const table = anew();
    const offer = { _tag: 'OfferDraw', player: 'Bo' } as const;
    expect(refusalOf(act(table, { ...offer, course: 1 }, 0).out)).toBe(late);
    expect(act(table, { ...offer, course: 2 }, 0).taken).toBe(true);
  });

  test('a move that arrives twice is taken once, also if it was taken back in between', () => {
    const made = act(alone(), sent(0, 'G^c5', 1), 0).table;
    expect(act(made, sent(0, 'G^c5', 1), 0).taken).toBe(false);
    const undone = after(made, [back(0, 1)]);
    expect(refusalOf(act(undone, sent(0, 'G^c5', 1), 0).out)).toBe(late);
    expect(refusalOf(act(undone, back(0, 1), 0).out)).toBe(late);
  });

  test('without a course, a message belongs to the course in force, as in logs of earlier releases', () => {
    const table = anew();
    expect(act(table, sent(1, 'Ba5>b5'), 0).taken).toBe(true);
    expect(act(table, back(0), 0).taken).toBe(true);
  });
});

describe('where all decide at once', () => {
  const names = ['p0', 'p1', 'p2'];
  const table = opened(icetraders, { options: { players: 3 }, players: names, seed: 4 }).table;
  const chosen = (seat: 0 | 1 | 2, course: number): Message => ({
    ...{ _tag: 'Move', player: names[seat] ?? '', ply: plyOf(table), course },
    ...{ move: choicesOf(table, seat)[0] ?? '' },
  });
  const taking = (seat: 0 | 1 | 2, course: number): Message => ({
    ...{ _tag: 'AskUndo', player: names[seat] ?? '', ply: plyOf(table), course },
  });

  test('a decision that is taken back begins a new course, and its move is taken once', () => {
    const [first] = deciding(table);
    expect(first).toBe(0);
    const undone = after(table, [chosen(0, 1), taking(0, 1)]);
    expect([courseOf(undone), look(undone, 1, 0).sight?.course]).toEqual([2, 2]);
    expect(refusalOf(act(undone, chosen(0, 1), 0).out)).toBe(late);
    expect(refusalOf(act(undone, taking(0, 1), 0).out)).toBe(late);
    const decided = after(undone, [chosen(0, 2)]);
    // The request that took the first decision back must not take back the second one.
    expect(refusalOf(act(decided, taking(0, 1), 0).out)).toBe(late);
  });

  test('the messages of the other seats stay in time, because nothing of theirs was taken back', () => {
    const undone = after(table, [chosen(0, 1), taking(0, 1)]);
    expect(refusalOf(act(undone, chosen(1, 1), 0).out)).toBe('');
    const both = after(undone, [chosen(1, 1), taking(1, 1)]);
    expect([courseOf(both), refusalOf(act(both, chosen(1, 2), 0).out)]).toEqual([3, late]);
    expect(refusalOf(act(both, chosen(0, 2), 0).out)).toBe('');
    expect(refusalOf(act(both, chosen(1, 3), 0).out)).toBe('');
  });
});

test('where seats decide independently, a move is in time beside others also after an undo, if it names the course', () => {
  const names = ['p0', 'p1', 'p2'];
  const spec = { options: { players: 3, 'leech-timing': 'deferred' }, players: names };
  const undo = (ply: number): readonly Message[] => [
    { _tag: 'AskUndo', player: 'p0', ply },
    { _tag: 'AnswerUndo', player: 'p1', accept: true },
    { _tag: 'AnswerUndo', player: 'p2', accept: true },
  ];
  let checked = 0;
  for (let seed = 0; seed < 8 && checked === 0; seed++) {
    let { table } = opened(terraMystica, { ...spec, seed }, 0);
    const step = (): void => {
      const [seat = 0] = deciding(table);
      const texts = choicesOf(table, seat);
      table = after(table, [move(table, names[seat] ?? '', texts[(plyOf(table) * 7 + seed) % texts.length] ?? '')]);
    };
    for (let ply = 0; ply < 120 && deciding(table).length === 1; ply++) step();
    const [first, second] = deciding(table);
    if (first === undefined || second === undefined) continue;
    const ply = plyOf(table);
    const other = after(table, [move(table, names[first] ?? '', choicesOf(table, first)[0] ?? '')]);
    const undone = after(other, undo(ply));
    const beside = after(undone, [move(undone, names[first] ?? '', choicesOf(undone, first)[0] ?? '')]);
    const text = choicesOf(undone, second)[0] ?? '';
    if (!choicesOf(beside, second).includes(text)) continue;
    const said = { _tag: 'Move', player: names[second] ?? '', ply, move: text } as const;
    expect(refusalOf(act(beside, { ...said, course: 1 }, 0).out)).toBe(late);
    expect(refusalOf(act(beside, { ...said, course: 2 }, 0).out)).toBe('');
    // Without its course, the number of moves may mean the position before the undo.
    expect(act(beside, said, 0).taken).toBe(false);
    const twice = after(beside, [{ ...said, course: 2 }]);
    expect(act(twice, { ...said, course: 2 }, 0).taken).toBe(false);
    checked++;
  }
  expect(checked).toBe(1);
});

test('courses are written to the log, and a table restarts to the same course', () => {
  const one = opened(terrafex, { players: ['Ada', 'Bo'], undo: 'own' });
  const messages = [sent(0, 'G^c5', 1), back(0, 1), sent(0, 'G^d4', 2), sent(1, 'Ba5>b5')];
  const { table, lines } = messages.reduce<{ readonly table: typeof one.table; readonly lines: readonly string[] }>(
    (before, said) => {
      const next = act(before.table, said, 5);
      return { table: next.table, lines: [...before.lines, ...next.lines] };
    },
    one,
  );
  expect(lines.map((line) => line.includes('"course"'))).toEqual([false, true, true, true, false]);
  expect(restart(terrafex, lines)).toMatchObject({ right: table });
  expect(playAt(table)?.course).toBe(2);
});

test('a look of a server that does not number its courses is read', () => {
  const seen = look(alone(), 0, 0);
  const { course, ...old } = seen.sight ?? { course: 0 };
  expect(course).toBe(1);
  expect(decode(lookCodec)({ ...seen, sight: old })).toMatchObject({ right: { sight: { ...old, course: 0 } } });
});
