// @vitest-environment happy-dom
/** Boards warn before a move with which whoever makes it is out of the game, or loses at once. */
import { isRight } from 'fp-ts/Either';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { GameTypes } from '../../../src/core/index.js';
import { german } from '../../../src/face/german/index.js';
import { type Face, faceOf, icetradersFace, terrafexFace, toframennFace } from '../../../src/face/index.js';
import { type Session, session } from '../../../src/web/session/index.js';
import { shows, stillBoards } from './kit.js';

beforeAll(stillBoards);
afterEach(() => document.body.replaceChildren());

/** The first legal move, by the order of the list, with which the mover has lost or is out; another that is harmless. */
const choices = <T extends GameTypes>(
  play: Session<T>,
  isBad: (after: T['State']) => boolean,
): readonly [bad: T['Move'], good: T['Move'] | undefined] => {
  const { game } = play.face;
  const { view, moves } = play.snapshot();
  const after = (move: T['Move']): T['State'] => game.applyLegal(game.determinize(view, 1), move as never);
  return [moves.find((move) => isBad(after(move))) ?? expect.fail(), moves.find((move) => !isBad(after(move)))];
};

const pickAll = <T extends GameTypes>(play: Session<T>, move: T['Move']): void => {
  for (const part of play.face.parts(move)) play.pick(part);
};

const warned = <T extends GameTypes>(play: Session<T>): string => play.preview([])?.warning ?? 'no move';

const outText = 'With this move you are out of the game';
const lostText = 'With this move the game is over, and you do not win';

/** IceTraders with so many seats, from the beginning of the first turn. */
const trading = (count: 2 | 3, catalogues = {}) => {
  const seats = Array.from({ length: count }, (_, seat) => ({ name: `P${seat}` }));
  const play = session(icetradersFace, { seats, options: { players: count }, seed: 5, ...catalogues });
  const mine = () => play.as(play.snapshot().deciding[0] ?? expect.fail());
  for (let ply = 0; ply < 100; ply++) {
    const now = mine();
    const { view, moves } = now.snapshot();
    if (view === null || view.phase === 'main') return now;
    now.play(moves[0]);
  }
  return expect.fail('no first turn');
};

/** The moves of a session after which the game is over, and the seat that made them has not won. */
const losing =
  <T extends GameTypes>(face: Face<T>, seat: number) =>
  (after: T['State']): boolean => {
    const outcome = face.game.outcome(after);
    return outcome._tag === 'Some' && !outcome.value.winners.some((winner) => winner === seat);
  };

test('IceTraders: a move with which the own fleet is gone is not made by a click; a button with a warning makes it', async () => {
  const mine = trading(3);
  const { viewer, ply } = mine.snapshot();
  const [bad] = choices(mine, ({ standings }) => standings[Number(viewer)] !== 'living');
  const board = await shows(mine);
  const inside = () => board.shadowRoot?.querySelector('p[role=alert]');
  expect(inside()).toBeNull();
  pickAll(mine, bad);
  expect(mine.snapshot().ply).toBe(ply);
  expect(warned(mine)).toBe(outText);
  // On a busy machine, the first draw of a board takes longer than the others.
  await vi.waitFor(() => expect(inside()?.textContent).toBe(outText));
  expect(inside()?.getAttribute('role')).toBe('alert');
  const button = board.shadowRoot?.querySelector('button.play');
  if (!(button instanceof HTMLElement)) expect.fail();
  button.click();
  expect(mine.snapshot().ply).toBe(ply + 1);
  await vi.waitFor(() => expect(inside()).toBeNull());
});

test('IceTraders: with two seats the other one wins at once; in German', () => {
  const mine = trading(2, { catalogues: [german.games.icetraders] });
  const { viewer } = mine.snapshot();
  const [bad, good] = choices(mine, losing(icetradersFace, Number(viewer)));
  pickAll(mine, bad);
  expect(warned(mine)).toBe('Mit diesem Zug ist das Spiel zu Ende, und du gewinnst nicht');
  for (let picks = mine.snapshot().picked.length; picks > 0; picks--) mine.unpick();
  const text = icetradersFace.game.moveText.print(good ?? expect.fail());
  expect(isRight(mine.play(text))).toBe(true);
});

/** A game of Terrafex in which the last move of the seat to move can lose, and such a move. */
const atLastMove = () => {
  const { game } = terrafexFace;
  for (let stride = 1; stride < 60; stride += 2) {
    const play = session(terrafexFace, { options: { turnLimit: 2 }, seats: [{ name: 'Ada' }, { name: 'Bo' }] });
    while (play.snapshot().end === null) {
      const { moves, view, deciding } = play.snapshot();
      if (view === null) return expect.fail();
      const bad = moves.find((move) => losing(terrafexFace, deciding[0] ?? -1)(game.applyLegal(view, move)));
      if (bad !== undefined) return { play, bad };
      play.play(moves[stride % moves.length]);
    }
  }
  return expect.fail('no move loses');
};

test('Terrafex: the last move of a game that is behind is confirmed', () => {
  const { play, bad } = atLastMove();
  const { ply } = play.snapshot();
  pickAll(play, bad);
  expect([play.snapshot().ply, warned(play)]).toEqual([ply, lostText]);
  expect(isRight(play.play())).toBe(true);
  expect(play.snapshot().end).not.toBeNull();
});

test('Töframenn: a move that ends the game without a win is warned of', () => {
  const start = 'play:L b1:R3,e4:R2* a3:K1*,e7:B3 - - std,null,caster,-,-';
  const play = session(toframennFace, { start });
  const [bad] = choices(play, losing(toframennFace, 0));
  pickAll(play, bad);
  expect(warned(play)).toBe(lostText);
});

test('with confirm=never, nothing stops a move', () => {
  const start = 'play:L b1:R3,e4:R2* a3:K1*,e7:B3 - - std,null,caster,-,-';
  const play = session(toframennFace, { start, confirm: 'never' });
  const [bad] = choices(play, losing(toframennFace, 0));
  pickAll(play, bad);
  expect(play.snapshot().end).not.toBeNull();
});

test('the face of another game says which seats are out', () => {
  const { game, parts, model } = icetradersFace;
  const own = faceOf({ game, parts, model, isOut: (_, seat) => seat === 0, texts: {} });
  expect(own.isOut?.(trading(2).snapshot().view ?? expect.fail(), 0)).toBe(true);
  expect(faceOf({ game, parts, model, texts: {} }).isOut).toBeUndefined();
});
