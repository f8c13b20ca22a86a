/** Draws that people claim in sessions: on one screen, against bots, and at a table of a server. */
import { isLeft, isRight, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { game as quoridor } from '../../../examples/quoridor/game.js';
import { terrafexFace } from '../../../src/face/index.js';
import { look as lookAt } from '../../../src/table/index.js';
import { look, session } from '../../../src/web/session/index.js';
import { askedBy, mayClaimIn } from '../../../src/web/session/remote.js';
import { deadLine } from '../../kit/dead.js';
import { opened } from '../../table/kit.js';

const round = ['e2', 'e8', 'e1', 'e9'];

const people = { seats: [{ name: 'Ada' }, { name: 'Bo' }], seed: 1 };

test('people at one screen claim a draw, and take that back', () => {
  const play = session(quoridor, people);
  for (const move of [...round, ...round]) {
    expect(play.snapshot().canClaimDraw).toBe(false);
    expect(isLeft(play.claimDraw())).toBe(true);
    play.play(move);
  }
  expect(play.snapshot().canClaimDraw).toBe(true);
  expect(play.as(1).snapshot().canClaimDraw).toBe(true);
  expect(play.as(null).snapshot().canClaimDraw).toBe(false);
  expect(isLeft(play.as(null).claimDraw())).toBe(true);
  expect(isRight(play.claimDraw())).toBe(true);
  const { end, canClaimDraw } = play.snapshot();
  expect(end).toEqual({ _tag: 'ByPeople', end: { reason: 'repetition', seat: null, places: [1, 1] } });
  expect(canClaimDraw).toBe(false);
  const saved = play.save();
  const seen = look(quoridor, isRight(saved) ? saved.right : '').snapshot();
  expect([seen.end?._tag, seen.canClaimDraw]).toEqual(['ByPeople', false]);
  play.undo();
  expect(play.snapshot()).toMatchObject({ end: null, canClaimDraw: true });
});

test('the standing says why the game is over', () => {
  const play = session(terrafexFace, people);
  for (const move of deadLine) play.play(move);
  for (let more = 0; more < 8; more++) play.play(play.snapshot().moves[0]);
  play.claimDraw();
  expect(play.snapshot().standing).toBe(
    'A draw was claimed, because a position occurred three times: the game is over',
  );
});

test('a loaded game knows what came before; an earlier position is not claimed', () => {
  const play = session(quoridor, people);
  for (const move of [...round, ...round]) play.play(move);
  const saved = play.save();
  const again = session(quoridor, people);
  again.load(isRight(saved) ? saved.right : '');
  expect(again.snapshot().canClaimDraw).toBe(true);
  again.jump(4);
  expect(again.snapshot().canClaimDraw).toBe(false);
  again.jump(8);
  expect(again.snapshot().canClaimDraw).toBe(true);
});

test('a bot need not agree', () => {
  const play = session(quoridor, { seats: [{ name: 'Ada' }, { name: 'Bo', bot: 'random' }], seed: 1 });
  play.sit(1, { name: 'Bo' });
  for (const move of [...round, ...round]) play.as(play.snapshot().deciding[0] ?? 0).play(move);
  play.sit(1, { bot: 'random' });
  expect(isRight(play.as(0).claimDraw())).toBe(true);
  play.close();
});

test('at a table of a server, the claim names the position that was seen', () => {
  const seen = lookAt(opened(terrafexFace.game, { players: ['Ada', 'Bo'] }).table, 0, 0);
  expect(askedBy(seen, 0, [], { _tag: 'ClaimDraw' })).toEqual(right({ _tag: 'ClaimDraw', ply: 0, course: 1 }));
  const third = { ...seen, sight: seen.sight && { ...seen.sight, claimableDraw: true } };
  expect([seen, third].map((one) => mayClaimIn(one, null))).toEqual([false, true]);
  expect(mayClaimIn(third, 'it stands still')).toBe(false);
  expect(mayClaimIn({ ...third, viewer: 'spectators' }, null)).toBe(false);
});
