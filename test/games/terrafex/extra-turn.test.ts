import { isLeft } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { expect, test } from 'vitest';
import { botOf, thinkNow } from '../../../src/bots/index.js';
import {
  chanceOutcomes,
  decode,
  hasChanceAhead,
  isGameOver,
  printFault,
  settleChance,
  verifyRecord,
} from '../../../src/core/index.js';
import { applyMove, check, defaultOptions, game, legalMoves, toMove } from '../../../src/games/terrafex/index.js';
import { act, recordOf } from '../../../src/table/index.js';
import { playAt } from '../../../src/table/look.js';
import { at, legalTexts, result } from '../../kit/play.js';
import { move, opened, toldTo } from '../../table/kit.js';
import { rule } from './kit.js';

const after = result(game);
const position = at(game);

const full = 'Y1Y1Y1Y1Y2Y2Y2Y2/Y2Y3Y3Y3Y3.../......../......../......../......../';
/** A landscape in which a glacier step is the only possible action. */
const lone = (rest: string, last = 'B1......Y1'): string => `${full}${last} ${rest}`;
const reason = (text: string): string => {
  const outcome = game.outcome(position(text));
  return isSome(outcome) ? outcome.value.reason : 'on';
};

const last = lone('w RYGB - 554 21 k2a21?');
const drawing = lone('b RYGB - 554 22 k2a21?', '.B1.....Y1');

rule('TF-2.10', 'the option says whether chance decides about an extra turn; without it nothing changes', () => {
  expect(defaultOptions.extraTurn).toBe('none');
  const start = game.setup({ ...defaultOptions, turnLimit: 30, extraTurn: 'drawn' }, 1);
  expect(isLeft(start) ? '' : game.position.print(start.right)).toMatch(/ w RYGB - 000 1 k2l30\?,12:0$/);
  const wrong = decode(game.options)({ extraTurn: 'yes' });
  expect(isLeft(wrong) ? wrong.left.rule : '').toBe('TF-2.10');
  expect(after(lone('w RYGB - 554 21 k2a21'), 'Ba1>b1')).not.toContain('?');
  expect(reason(after(lone('w RYGB - 554 21 k2a21'), 'Ba1>b1'))).toBe('limit');
});

rule('TF-9.8', 'after the last turn chance decides evenly: over, or one more turn', () => {
  expect(after(last, 'Ba1>b1')).toBe(drawing);
  expect(reason(drawing)).toBe('on');
  const state = position(drawing);
  expect(toMove(state)).toEqual([]);
  expect(isGameOver(game)(state)).toBe(false);
  expect(chanceOutcomes(game)(state).map(({ move, weight }) => [game.moveText.print(move), weight])).toEqual([
    ['T0', 1],
    ['T1', 1],
  ]);
  expect(legalTexts(game, state)).toEqual(['T0', 'T1']);
  expect(legalMoves(state).map((move) => game.moveText.print(move))).toEqual(['T0', 'T1']);
  expect(after(drawing, 'T0')).toBe(drawing.replace('?', '+0'));
  expect(reason(drawing.replace('?', '+0'))).toBe('limit');
  const more = after(drawing, 'T1');
  expect(more).toBe(drawing.replace('?', '+1'));
  expect([reason(more), game.toMove(position(more))]).toEqual(['on', [1]]);
  expect(chanceOutcomes(game)(position(more))).toEqual([]);
  const end = after(more, 'Bb1>b2');
  expect(end).toContain(' w RYGB - 554 23 k2a21+1');
  expect(reason(end)).toBe('limit');
});

rule('TF-9.8', 'earlier turns, and games without a turn limit, are not up to chance', () => {
  const early = after(lone('w RYGB - 554 19 k2a21?'), 'Ba1>b1');
  expect([reason(early), game.toMove(position(early))]).toEqual(['on', [1]]);
  const endless = after(lone('w RYGB - 554 21 k2a0?'), 'Ba1>b1');
  expect([reason(endless), game.toMove(position(endless))]).toEqual(['on', [1]]);
  expect(reason(after(lone('b RYGB - 554 9999998 k2a0?'), 'Ba1>b1'))).toBe('limit');
});

rule('TF-9.8', 'seats do not make the move of chance, and chance makes no other move', () => {
  expect(after(last, 'T1')).toBe('TF-9.8');
  expect(after(lone('w RYGB - 554 1 k2a0'), 'T0')).toBe('TF-9.8');
  expect(after(drawing, 'Bb1>c1')).toBe('TF-3.1');
  const state = position(drawing);
  const step = { _tag: 'MoveGlacier', from: 'b1', to: 'c1' } as const;
  const refused = check(step)(state);
  expect(isLeft(refused) && refused.left.rule).toBe('TF-3.1');
  const drawn = applyMove({ _tag: 'DrawExtraTurn', turns: 1 })(state);
  expect(isLeft(drawn) ? drawn.left.text : drawn.right.extra).toBe(1);
});

rule('TF-9.7', 'what ends the game by itself needs no chance: glaciers, quiet turns, nothing to do', () => {
  expect(reason(after(lone('w RYGB - 554 21 k2a21?,12:11'), 'Ba1>b1'))).toBe('quiet');
  const melts = '......../......../......../B1R1....../......../......../........ w B - 000 3 k2a3?';
  expect(reason(after(melts, 'Ba4>b4'))).toBe('glaciers');
  const filled = 'Y1Y1Y1Y1Y1Y2Y2Y2/Y2Y2Y3Y3Y3Y3../......../...B1..../......../......../........ b RYGB - 554 2 k2a1?';
  expect(reason(filled)).toBe('stuck');
  expect(legalTexts(game, position(filled))).toEqual([]);
});

rule('TF-11.1', 'the moves of chance are T0 and T1', () => {
  for (const text of ['T', 'T2', 'T00', 't1', 'T1 ']) expect(isLeft(game.moveText.parse(text))).toBe(true);
  const read = decode(game.move)({ _tag: 'DrawExtraTurn', turns: 1 });
  expect(isLeft(read) ? '' : game.moveText.print(read.right)).toBe('T1');
  expect(isLeft(decode(game.move)({ _tag: 'DrawExtraTurn', turns: 2 }))).toBe(true);
});

rule('TF-11.4', 'chance has decided only where it may', () => {
  const fault = (text: string): string => {
    const read = game.position.parse(text);
    return isLeft(read) ? (read.left.rule ?? '') : 'read';
  };
  expect(fault(lone('w RYGB - 554 21 k2a21+0'))).toBe('TF-11.4');
  expect(fault(lone('w RYGB - 554 21 k2a21+1'))).toBe('TF-11.4');
  expect(fault(lone('w RYGB - 554 21 k2a0+1'))).toBe('TF-11.4');
  expect(fault(lone('b RYGB - 554 22 k2a21+1'))).toBe('read');
  expect(fault(lone('w RYGB - 554 23 k2a21+1'))).toBe('read');
  expect(fault(lone('w RYGB - 554 23 k2a21+0'))).toBe('TF-11.4');
  expect(fault(lone('b RYGB - 554 24 k2a21+1'))).toBe('TF-11.4');
  expect(fault(lone('b B - 554 22 k2a21?'))).toBe('TF-11.4');
  for (const wrong of ['k2a21+2', 'k2a21??', 'k2a21+', 'k2a?21'])
    expect(fault(lone(`w RYGB - 554 21 ${wrong}`))).toBe('TF-11.3');
});

test('JSON of a game without the option says nothing about it, as before there was one', () => {
  const plain = position(lone('w RYGB - 554 21 k2a21'));
  const json = game.state.encode(plain) as Record<string, unknown>;
  expect(Object.keys(json)).toEqual(['board', 'pit', 'active', 'trackers', 'selected', 'turn', 'quiet', 'settings']);
  const read = decode(game.state)(json);
  expect(isLeft(read) ? printFault(read.left) : read.right).toEqual(plain);
  expect(game.state.is(plain)).toBe(true);
  for (const extra of [null, 0, 1, 2, 'none']) expect(isLeft(decode(game.state)({ ...json, extra }))).toBe(true);
});

test('JSON of a game with the option says what chance has decided', () => {
  for (const mark of ['?', '+0', '+1']) {
    const state = position(lone(`b RYGB - 554 22 k2a21${mark}`));
    const read = decode(game.state)(JSON.parse(JSON.stringify(game.state.encode(state))));
    expect(isLeft(read) ? printFault(read.left) : read.right).toEqual(state);
    expect(game.state.is(state)).toBe(true);
  }
});

test('a position shows whether the option was set', () => {
  const options = { ...defaultOptions, support: 'adjacent', quietLimit: 0, turnLimit: 21 } as const;
  const drawn = { ...options, extraTurn: 'drawn' } as const;
  const plain = position(lone('w RYGB - 554 21 k2a21'));
  expect([game.contradicted(options, plain), game.contradicted(drawn, plain)]).toEqual([undefined, 'extraTurn']);
  const open = position(last);
  expect([game.contradicted(options, open), game.contradicted(drawn, open)]).toEqual(['extraTurn', undefined]);
});

test('each position before and after chance has a key of its own', () => {
  const texts = ['', '?', '+0', '+1'].map((mark) => lone(`b RYGB - 554 22 k2a21${mark}`));
  expect(new Set(texts.map((text) => game.key(position(text)))).size).toBe(4);
});

test('the longest game with an extra turn is a move of chance and a turn longer', () => {
  const longest = (extraTurn: 'none' | 'drawn', turnLimit: number) =>
    game.lengths?.longest({ ...defaultOptions, turnLimit, extraTurn });
  expect([longest('none', 30), longest('drawn', 30), longest('drawn', 0)]).toEqual([
    150,
    156,
    Number.POSITIVE_INFINITY,
  ]);
});

test('a position without turns and limits has no chance ahead', () => {
  const plain = game.timeless?.(position(drawing));
  expect(plain && game.position.print(plain)).toContain(' k2a0');
});

test('chance is ahead until it has decided, and only if the options let it decide', () => {
  const isAhead = (text: string): boolean => hasChanceAhead(game)(position(text));
  expect([last, drawing, lone('w RYGB - 554 1 k2a21?')].map(isAhead)).toEqual([true, true, true]);
  const decided = drawing.replace('?', '+1');
  expect([decided, lone('w RYGB - 554 21 k2a21'), lone('w RYGB - 554 21 k2a0?')].map(isAhead)).toEqual([
    false,
    false,
    false,
  ]);
});

test.each(['mcts:iterations=300', 'alphabeta:depth=6'])('%s proves draws where chance has no part', (name) => {
  const bot = botOf(name);
  if (isLeft(bot)) throw new Error(printFault(bot.left));
  const proven = (text: string): readonly boolean[] => {
    const state = position(text);
    const search = bot.right.sit(game, {}, 1).look(state, game.toMove(state)[0] ?? 0);
    return (search === undefined ? [] : thinkNow(search, { iterations: 300 }).candidates).map(
      (one) => one.proven === 'draw',
    );
  };
  const alone = (rest: string): string => `B1......./......../......../......../......../......../........ ${rest}`;
  expect(proven(alone('w B - 000 21 k2a21'))).toContain(true);
  expect(proven(alone('b B - 000 22 k2a21+1'))).toContain(true);
  expect(proven(alone('w B - 000 21 k2a21?'))).toEqual([false, false]);
});

test('the seed decides, about as often one way as the other, and again in the same way', () => {
  const state = position(drawing);
  const drawn = Array.from({ length: 400 }, (_, seed) => settleChance(game)(state, seed, 99).moves.length);
  expect(drawn.every((count) => count === 1)).toBe(true);
  const overs = Array.from({ length: 400 }, (_, seed) => settleChance(game)(state, seed, 99).state.ending).filter(
    (ending) => ending === 'limit',
  ).length;
  expect(overs).toBeGreaterThan(160);
  expect(overs).toBeLessThan(240);
  expect(settleChance(game)(state, 7, 99)).toEqual(settleChance(game)(state, 7, 99));
});

const seated = {
  players: ['Ada', 'Bo'],
  options: { support: 'adjacent', quietLimit: 0, turnLimit: 21, extraTurn: 'drawn' },
};

test('at a table the host draws; undo goes back to the seat, and the same move meets the same draw', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { table } = opened(game, { ...seated, start: last, seed, undo: 'agreement' });
    const made = act(table, move(table, 'Ada', 'Ba1>b1'), 1);
    const [own, drawn] = toldTo(made.out, 1);
    expect(own).toMatchObject({ seat: 0, move: 'Ba1>b1' });
    expect(drawn).toEqual({ _tag: 'Told', ply: 1, seat: null, move: expect.stringMatching(/^T[01]$/) as string });
    if (made.table.stage._tag === 'Over') continue;
    const asked = act(made.table, { _tag: 'AskUndo', player: 'Ada', ply: 1 }, 2).table;
    const back = act(asked, { _tag: 'AnswerUndo', player: 'Bo', accept: true }, 3).table;
    expect(playAt(back)?.made).toEqual([]);
    const again = act(back, move(back, 'Ada', 'Ba1>b1'), 4).table;
    expect(playAt(again)?.made.map((one) => one.move)).toEqual(playAt(made.table)?.made.map((one) => one.move));
  }
});

test('the record of a game whose end was drawn verifies, and a changed draw is refused', () => {
  const { table } = opened(game, { ...seated, start: last, seed: 1 });
  let now = act(table, move(table, 'Ada', 'Ba1>b1'), 1).table;
  if (now.stage._tag !== 'Over') now = act(now, move(now, 'Bo', 'Bb1>b2'), 2).table;
  expect(now.stage._tag).toBe('Over');
  const record = recordOf(now);
  if (isLeft(record)) throw new Error(printFault(record.left));
  expect(isLeft(verifyRecord(game)(record.right))).toBe(false);
  const other = record.right.moves.map((text) => (text === 'T0' ? 'T1' : text === 'T1' ? 'T0' : text));
  expect(isLeft(verifyRecord(game)({ ...record.right, moves: other }))).toBe(true);
});

test.each(['mcts:iterations=50', 'alphabeta:depth=3', 'greedy'])('%s plays on where chance is ahead', (name) => {
  const bot = botOf(name);
  if (isLeft(bot)) throw new Error(printFault(bot.left));
  for (const text of [last, drawing.replace('?', '+1')]) {
    const state = position(text);
    const seat = game.toMove(state)[0] ?? 0;
    const search = bot.right.sit(game, {}, 1).look(state, seat);
    const found = search === undefined ? { best: undefined } : thinkNow(search, { iterations: 200 });
    expect(found.best === undefined ? '' : game.moveText.print(found.best)).toMatch(/^B/);
  }
});
