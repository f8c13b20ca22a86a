/** The examples of rule books as games on a page: accepted moves are made, outcomes of chance among them, and the others are kept with their rules. */
import { isRight } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { linked } from '../../../src/web/play/beginnings.js';
import { plays } from '../../../src/web/play/index.js';

const around = { pace: () => Promise.resolve(), worker: () => undefined, catalogues: [] };

const opened = (id: string, start: string, moves: readonly string[], ply: number) => {
  const game = plays.find((one) => one.id === id);
  if (game === undefined) return expect.fail(id);
  const match = linked(game, { start, moves, ply }, around);
  const { plies, fault } = match.play.snapshot();
  expect(fault).toBeNull();
  const tried = match.tried.map(({ ply: at, move, rule }) => [at, move, rule]);
  const saved = match.play.save();
  const texts: unknown = isRight(saved) ? (JSON.parse(saved.right) as { readonly moves: unknown }).moves : saved.left;
  return { plies, tried, texts, match };
};

test('an outcome of chance that an example names is the one that is played', () => {
  const start = 'Y1Y1Y1Y1Y2Y2Y2Y2/Y2Y3Y3Y3Y3.../......../......../......../......../B1......Y1 w RYGB - 554 21 k2a21?';
  for (const last of ['T0', 'T1']) {
    const { plies, tried, texts, match } = opened('terrafex', start, ['Ba1>b1', 'Bb1>b2', last], 2);
    expect([plies, texts, tried]).toEqual([2, ['Ba1>b1', last], [[1, 'Bb1>b2', 'TF-3.1']]]);
    expect(match.play.snapshot().end === null).toBe(last === 'T1');
    match.leave();
  }
});

test('secret decisions of an example are made, each by its seat', () => {
  const { plies, texts, tried } = opened('icetraders', '2 align 0 .. ++ 0:-,- - -', ['good', 'evil', 'pass'], 2);
  expect([plies, texts]).toEqual([2, ['good', 'evil']]);
  expect(tried).toEqual([[2, 'pass', 'IT-1.10']]);
});

test('a move that is no notation is refused without a rule of another game', () => {
  const { tried } = opened('toframenn', 'play:L h1:B2* h2:C2* - - std,null,caster,-,-', ['nonsense', 'h1-g2'], 1);
  expect(tried).toHaveLength(1);
});
