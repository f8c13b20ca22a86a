/** Answers that clients send to a server: each names the question that its client shows. */
import { right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { game } from '../../../src/games/terrafex/index.js';
import { act, look, open } from '../../../src/table/index.js';
import { askedBy, hasArrived, sentMove } from '../../../src/web/session/remote.js';
import { turnOver } from '../../table/kit.js';

test('answers name the question that is shown; without a number where the server gives none', () => {
  const opened = open(game, { players: ['Ada', 'Bo'] }, 0);
  if (opened._tag === 'Left') throw new Error('not opened');
  const table = (
    [
      { _tag: 'AskUndo', player: 'Ada', ply: 0 },
      { _tag: 'OfferDraw', player: 'Ada' },
    ] as const
  ).reduce((one, said) => act(one, said, 0).table, turnOver(opened.right.table).table);
  const seen = look(table, 1, 0);
  const [undo, draw] = [
    { _tag: 'AnswerUndo', accept: true },
    { _tag: 'AnswerDraw', accept: false },
  ] as const;
  expect(askedBy(seen, 1, [], undo)).toEqual(right({ ...undo, question: 1 }));
  expect(askedBy(seen, 1, [], draw)).toEqual(right({ ...draw, question: 2 }));
  const old = { ...seen, undo: seen.undo && { ...seen.undo, question: 0 } };
  expect(askedBy(old, 1, [], undo)).toEqual(right(undo));
  // An answer without a question that is shown could meet a question that nobody has read.
  expect(askedBy({ ...seen, draw: null }, 1, [], draw)).toMatchObject({ left: { reason: 'no draw is offered' } });
  expect(askedBy({ ...seen, undo: null }, 1, [], undo)).toMatchObject({ left: { reason: 'no undo is asked for' } });
});

test('requests name the course that is shown; they leave it out where the server gives none', () => {
  const opened = open(game, { players: ['Ada', 'Bo'], undo: 'own' }, 0);
  if (opened._tag === 'Left') throw new Error('not opened');
  const { table } = (
    [
      { _tag: 'Move', player: 'Ada', ply: 0, move: 'G^c5' },
      { _tag: 'AskUndo', player: 'Ada', ply: 0 },
      { _tag: 'Move', player: 'Ada', ply: 0, move: 'G^d4' },
    ] as const
  ).reduce((one, said) => act(one.table, said, 0), opened.right);
  const seen = look(table, 0, 0);
  const old = { ...seen, sight: seen.sight && { ...seen.sight, course: 0 } };
  const undo = { _tag: 'Undo', ply: undefined } as const;
  expect(askedBy(seen, 0, [0], undo)).toEqual(right({ _tag: 'AskUndo', ply: 0, course: 2 }));
  expect(askedBy(seen, 0, [], { ...undo, ply: 0 })).toEqual(right({ _tag: 'AskUndo', ply: 0, course: 2 }));
  expect(askedBy(old, 0, [0], undo)).toEqual(right({ _tag: 'AskUndo', ply: 0 }));
  expect(askedBy(seen, 0, [], { _tag: 'OfferDraw' })).toEqual(right({ _tag: 'OfferDraw', course: 2 }));
  expect(askedBy(old, 0, [], { _tag: 'OfferDraw' })).toEqual(right({ _tag: 'OfferDraw' }));
  expect(sentMove(seen, 'Ba5>b5')).toEqual({ _tag: 'Move', ply: 1, course: 2, move: 'Ba5>b5' });
  expect(sentMove(old, 'Ba5>b5')).toEqual({ _tag: 'Move', ply: 1, move: 'Ba5>b5' });
  // A move that was sent in an earlier course cannot be found in the moves of another.
  expect(hasArrived(seen, sentMove(seen, 'G^d4'))).toBe(false);
  expect(hasArrived(seen, { _tag: 'Move', ply: 0, course: 2, move: 'G^d4' })).toBe(true);
  expect(hasArrived(seen, { _tag: 'Move', ply: 0, course: 1, move: 'G^d4' })).toBe(false);
});
