/** Questions between players: two who ask at once, refusals, withdrawals, and answers that name their question. */
import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { decode, type GameTypes, schemaOf } from '../../src/core/index.js';
import { game as icetraders } from '../../src/games/icetraders/index.js';
import { game as terrafex } from '../../src/games/terrafex/index.js';
import { act, look, type Message, message, restart, type Table } from '../../src/table/index.js';
import { look as lookCodec } from '../../src/table/look-codec.js';
import { after, move, opened, plyOf, refusalOf, toldTo, turnOver } from './kit.js';

const two = { players: ['Ada', 'Bo'] };
const offer = (player: string): Message => ({ _tag: 'OfferDraw', player });
const answer = (player: string, accept: boolean, question?: number): Message => ({
  _tag: 'AnswerDraw',
  player,
  accept,
  ...(question === undefined ? {} : { question }),
});
const ask = (player: string, ply: number): Message => ({ _tag: 'AskUndo', player, ply });
const reply = (player: string, accept: boolean, question?: number): Message => ({
  _tag: 'AnswerUndo',
  player,
  accept,
  ...(question === undefined ? {} : { question }),
});

const refused = <T extends GameTypes>(table: Table<T>, said: Message): string => {
  const next = act(table, said, 0);
  if (next.taken) throw new Error('taken');
  expect(next.table).toBe(table);
  expect(next.lines).toEqual([]);
  return refusalOf(next.out);
};

/** Terrafex after the first turn of Ada, at a table where all must agree to an undo. */
const begun = () => {
  const { table, lines } = opened(terrafex, two);
  const first = act(table, move(table, 'Ada', 'G^c5'), 0);
  const second = turnOver(first.table);
  return { table: second.table, lines: [...lines, ...first.lines, ...second.lines] };
};

describe('both ask', () => {
  test('an offer of a draw that meets an offer is an agreement', () => {
    const { table, lines } = opened(terrafex, two);
    const one = act(table, offer('Ada'), 0);
    const both = act(one.table, offer('Bo'), 0);
    expect(both.table.stage).toMatchObject({ _tag: 'Over', end: { end: { reason: 'agreement' } } });
    const again = restart(terrafex, [...lines, ...one.lines, ...both.lines]);
    expect(isRight(again) && again.right).toEqual(both.table);
  });

  test('with three players, it counts as the second of three agreements', () => {
    const { table } = opened(icetraders, { options: { players: 3 }, players: ['Ada', 'Bo', 'Cy'] });
    const both = after(table, [offer('Ada'), offer('Bo')]);
    expect(look(both, 2, 0).draw).toEqual({ by: 0, agreed: [0, 1], question: 1 });
    expect(refused(both, offer('Bo'))).toBe('a draw is offered already');
    expect(act(both, offer('Cy'), 0).table.stage._tag).toBe('Over');
  });

  test('two who ask for the same undo have agreed; another undo is another question', () => {
    const { table } = begun();
    const one = after(table, [ask('Ada', 1)]);
    expect(refused(one, ask('Bo', 0))).toBe('another undo is asked for');
    expect(refused(one, ask('Ada', 1))).toBe('another undo is asked for');
    expect(plyOf(after(one, [ask('Bo', 1)]))).toBe(1);
  });
});

describe('a refusal', () => {
  test('of a draw binds the seat that was refused, until the next move', () => {
    const { table } = opened(terrafex, two);
    const once = after(table, [offer('Ada'), answer('Bo', false)]);
    expect(refused(once, offer('Ada'))).toBe('a draw was refused since the last move');
    const twice = after(once, [offer('Bo'), answer('Ada', false)]);
    expect(refused(twice, offer('Bo'))).toBe('a draw was refused since the last move');
    expect(refused(twice, offer('Ada'))).toBe('a draw was refused since the last move');
    const moved = after(twice, [move(twice, 'Ada', 'G^c5')]);
    expect(act(moved, offer('Ada'), 0).taken && act(moved, offer('Bo'), 0).taken).toBe(true);
  });

  test('of an undo binds the seat that was refused, until the next move', () => {
    const { table } = begun();
    const once = after(table, [ask('Ada', 1), reply('Bo', false)]);
    expect(refused(once, ask('Ada', 0))).toBe('an undo was refused since the last move');
    expect(act(once, ask('Bo', 0), 0).taken).toBe(true);
  });

  test('is not what a seat does that withdraws its own question', () => {
    const { table } = begun();
    const none = after(table, [ask('Ada', 1), reply('Ada', false), offer('Ada'), answer('Ada', false)]);
    for (const again of [ask('Ada', 1), ask('Bo', 1), offer('Ada'), offer('Bo')])
      expect(act(none, again, 0).taken).toBe(true);
  });
});

describe('an answer', () => {
  const tooLate = 'this question is no longer open: the answer is too late';

  test('to an undo that was withdrawn does not count for another one', () => {
    const { table, lines } = begun();
    const first = act(table, ask('Ada', 1), 0);
    expect(look(first.table, 1, 0).undo).toEqual({ by: 0, ply: 1, agreed: [0], question: 1 });
    const gone = act(first.table, reply('Ada', false), 0);
    expect(refused(gone.table, reply('Bo', true, 1))).toBe(tooLate);
    const second = act(gone.table, ask('Ada', 0), 0);
    expect(refused(second.table, reply('Bo', true, 1))).toBe(tooLate);
    expect(refused(second.table, reply('Bo', false, 1))).toBe(tooLate);
    expect(plyOf(after(second.table, [reply('Bo', true, 2)]))).toBe(0);
    const log = [...lines, ...first.lines, ...gone.lines, ...second.lines];
    const again = restart(terrafex, log);
    expect(isRight(again) && again.right).toEqual(second.table);
  });

  test('to an offer of a draw counts neither for another offer nor for an undo', () => {
    const { table } = begun();
    const second = after(table, [offer('Ada'), answer('Ada', false), offer('Ada')]);
    expect(look(second, 'spectators', 0).draw).toEqual({ by: 0, agreed: [0], question: 2 });
    expect(refused(second, answer('Bo', true, 1))).toBe(tooLate);
    expect(refused(after(second, [ask('Ada', 0)]), reply('Bo', true, 2))).toBe(tooLate);
    expect(act(second, answer('Bo', true, 2), 0).table.stage._tag).toBe('Over');
  });

  test('to a question of before an undo is too late: numbers are never given twice', () => {
    const { table } = begun();
    const back = after(table, [ask('Ada', 1), reply('Bo', true, 1)]);
    expect(look(after(back, [ask('Bo', 0)]), 1, 0).undo?.question).toBe(2);
  });

  test('without a number belongs to the open question, as in logs and clients of earlier releases', () => {
    const { table } = begun();
    const second = after(table, [ask('Ada', 1), reply('Ada', false), ask('Ada', 0)]);
    expect(plyOf(after(second, [reply('Bo', true)]))).toBe(0);
    expect(refused(table, reply('Bo', true))).toBe('no undo is asked for');
  });

  test('has a whole number from 1, or none, in its codec and its schema', () => {
    expect(decode(message)(reply('Bo', true))).toEqual({ _tag: 'Right', right: reply('Bo', true) });
    expect(message.is(reply('Bo', true)) && message.is(answer('Bo', true, 3))).toBe(true);
    for (const question of [0, -1, 1.5, '1', null, undefined])
      expect([question, isLeft(decode(message)({ ...reply('Bo', true), question }))]).toEqual([question, true]);
    expect(JSON.stringify(schemaOf(message))).toContain('"question"');
  });

  test('can be read by a client whose server numbers no questions', () => {
    const { table } = opened(terrafex, two);
    const seen = look(after(table, [offer('Ada')]), 1, 0);
    const { question: _, ...old } = seen.draw ?? { question: 0 };
    const read = decode(lookCodec)({ ...seen, draw: old });
    expect(isRight(read) && read.right.draw).toEqual({ by: 0, agreed: [0], question: 0 });
  });
});

test('everybody hears that one of several seats agrees, before the others have answered', () => {
  const three = ['p0', 'p1', 'p2'];
  const { table } = opened(icetraders, { options: { players: 3 }, players: three });
  const offered = after(table, [offer('p1')]);
  const agreed = act(offered, { _tag: 'AnswerDraw', player: 'p2', accept: true, question: 1 }, 0);
  for (const viewer of [0, 1, 2, 'spectators'] as const)
    expect(toldTo(agreed.out, viewer)).toEqual([{ _tag: 'DrawAgreed', seat: 2, question: 1 }]);
  const made = after(
    table,
    three.map((player) => move(table, player, 'good')),
  );
  const undo = act(after(made, [ask('p0', 0)]), { _tag: 'AnswerUndo', player: 'p1', accept: true, question: 1 }, 0);
  expect(toldTo(undo.out, 2)).toEqual([{ _tag: 'UndoAgreed', seat: 1, question: 1 }]);
});
