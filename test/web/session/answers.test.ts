/** Answers that clients send to a server: each names the question that its client shows. */
import { right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { game } from '../../../src/games/terrafex/index.js';
import { act, look, open } from '../../../src/table/index.js';
import { askedBy } from '../../../src/web/session/remote.js';

test('answers name the question that is shown; without a number where the server gives none', () => {
  const opened = open(game, { players: ['Ada', 'Bo'] }, 0);
  if (opened._tag === 'Left') throw new Error('not opened');
  const { table } = (
    [
      { _tag: 'Move', player: 'Ada', ply: 0, move: 'G^c5' },
      { _tag: 'AskUndo', player: 'Ada', ply: 0 },
      { _tag: 'OfferDraw', player: 'Ada' },
    ] as const
  ).reduce((one, said) => act(one.table, said, 0), opened.right);
  const seen = look(table, 1, 0);
  const [undo, draw] = [
    { _tag: 'AnswerUndo', accept: true },
    { _tag: 'AnswerDraw', accept: false },
  ] as const;
  expect(askedBy(seen, 1, [], undo)).toEqual(right({ ...undo, question: 1 }));
  expect(askedBy(seen, 1, [], draw)).toEqual(right({ ...draw, question: 2 }));
  const old = { ...seen, undo: seen.undo && { ...seen.undo, question: 0 } };
  expect(askedBy(old, 1, [], undo)).toEqual(right(undo));
  expect(askedBy({ ...seen, draw: null }, 1, [], draw)).toEqual(right(draw));
});
