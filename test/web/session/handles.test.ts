/** Several handles of one local session: what one of them does, and what the others see of it. */
import { describe, expect, test, vi } from 'vitest';
import { game as goofspiel } from '../../../examples/goofspiel/game.js';
import { type GameTypes, isLeft, isRight, left, readRecord, right, type Seat } from '../../../src/core/index.js';
import { icetradersFace, terrafexFace } from '../../../src/face/index.js';
import type { Terrafex } from '../../../src/games/terrafex/index.js';
import { look, type Session, session, type Thinker } from '../../../src/web/session/index.js';
import { savedOf } from './saved.js';

const three = [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cy' }];
const two = three.slice(0, 2);
const ice = () => session(icetradersFace, { seats: three, seed: 1 });
const terrafex = () => session(terrafexFace, { seats: two, seed: 1 });
const goof = () => session(goofspiel, { seats: three, seed: 1 });

/** Makes moves for whichever seat decides, each time the first legal one. */
const play = <T extends GameTypes>(game: Session<T>, count: number): void => {
  for (let made = 0; made < count; made++) {
    const mine = game.as(game.snapshot().deciding[0] ?? null);
    mine.play(mine.snapshot().moves[0]);
  }
};

describe('decisions that wait', () => {
  test('survive looking at earlier positions, whoever looks', () => {
    const game = goof();
    play(game, 4);
    expect(game.snapshot()).toMatchObject({ ply: 3, deciding: [1, 2] });
    const waiting = game.as(0).snapshot().waiting;
    expect(waiting).toHaveLength(1);
    for (const handle of [game, game.as(null), game.as(0), game.as(1)]) {
      expect(isRight(handle.jump(0))).toBe(true);
      expect(handle.snapshot()).toMatchObject({ ply: 0, plies: 3, waiting: [] });
      expect(isRight(handle.jump(3))).toBe(true);
      expect(game.as(0).snapshot()).toMatchObject({ waiting, deciding: [1, 2] });
    }
  });

  test('are saved and loaded, and told to nobody else', () => {
    const game = ice();
    game.as(2).play('evil');
    const other = ice();
    expect(isRight(other.load(savedOf(game)))).toBe(true);
    expect(other.as(2).snapshot().waiting).toEqual([{ seat: 2, move: 'evil' }]);
    expect(other.as(0).snapshot().waiting).toEqual([{ seat: 2, move: null }]);
    expect(other.snapshot()).toMatchObject({ ply: 0, deciding: [0, 1], waiting: [{ seat: 2, move: null }] });
    expect(savedOf(other)).toBe(savedOf(game));
    other.as(2).undo();
    expect(other.snapshot().waiting).toEqual([]);
    expect(savedOf(other)).toBe(savedOf(ice()));
  });

  test('are in the tags of the record, which verifies; those of another position are left out', () => {
    const game = ice();
    game.as(2).play('evil');
    const read = readRecord(icetradersFace.game)(savedOf(game));
    if (isLeft(read)) expect.fail(JSON.stringify(read.left));
    const { tags, digest = '' } = read.right.record;
    expect(tags['waiting2']).toBe(`${digest} evil`);
    // A program that does not know the tags keeps them when it continues the game.
    const later = ice();
    for (const seat of [0, 1, 2] as const) later.as(seat).play('good');
    const kept = JSON.stringify({ ...(JSON.parse(savedOf(later)) as object), tags });
    expect(isRight(later.load(kept))).toBe(true);
    expect(later.snapshot().waiting).toEqual([]);
    expect(savedOf(later)).not.toContain('waiting');
    const wrong = savedOf(game).replace(`${digest} evil`, `${digest} nonsense`);
    expect(ice().load(wrong)).toMatchObject({ left: { path: ['tags', 'waiting2'] } });
    const stranger = savedOf(game).replace('waiting2', 'waiting5');
    expect(ice().load(stranger)).toMatchObject({ left: { path: ['tags', 'waiting5'] } });
    expect(look(icetradersFace, savedOf(game)).snapshot().waiting).toHaveLength(1);
  });
});

describe('the record', () => {
  const hidden = { left: { reason: 'the record contains what is hidden from this viewer' } };

  test('of a game with secrets is for whoever opened it, until the game is over', () => {
    const game = ice();
    game.as(2).play('evil');
    expect(isRight(game.save())).toBe(true);
    for (const viewer of [0, 1, 2, null] as const) expect(game.as(viewer).save()).toMatchObject(hidden);
    game.as(0).resign();
    for (const viewer of [0, 1, 2, null] as const) expect(isRight(game.as(viewer).save())).toBe(true);
    const alone = session(icetradersFace, { seats: [{ name: 'Ada' }, { bot: 'x' }, { bot: 'x' }], seed: 1 });
    expect(isRight(alone.as(0).save())).toBe(true);
    expect(alone.as(1).save()).toMatchObject(hidden);
    alone.close();
  });

  test('of a game that hides nothing is for everybody', () => {
    expect(isRight(terrafex().as(null).save())).toBe(true);
  });

  test('says why there is none', () => {
    expect(session(terrafexFace, { seed: -1 }).save()).toMatchObject({ left: { path: ['seed'] } });
    expect(terrafex().save(1)).toEqual(left({ _tag: 'Fault', path: ['ply'], reason: '1 is not a ply from 0 to 0' }));
  });

  test('is there after a comment, an undo, a comment and a redo, with the comments in order', () => {
    const game = terrafex();
    play(game, 1);
    game.comment('after one');
    game.undo();
    game.comment('at the start');
    game.redo();
    expect(JSON.parse(savedOf(game))).toMatchObject({
      comments: [
        { ply: 0, text: 'at the start' },
        { ply: 1, text: 'after one' },
      ],
    });
  });

  test('contains the moves before the position that is shown, or as many as are asked for', () => {
    const game = terrafex();
    play(game, 3);
    game.jump(1);
    const count = (text: string): number => (JSON.parse(text) as { moves: readonly string[] }).moves.length;
    expect([count(savedOf(game)), count(savedOf(game, 2)), count(savedOf(game.as(0)))]).toEqual([1, 2, 3]);
  });
});

describe('a cursor', () => {
  test('is the viewer’s own: nobody else sees a jump, a step back or a step ahead', () => {
    const game = terrafex();
    play(game, 4);
    game.as(1).pick({ kind: 'square', value: 'a5' });
    const others = [game.as(1), game.as(null), game] as const;
    const before = others.map((one) => one.snapshot());
    const mine = game.as(0);
    for (const step of [
      () => mine.jump(2),
      () => mine.undo(),
      () => mine.redo(),
      () => mine.redo(),
      () => mine.jump(0),
    ]) {
      expect(step()).toEqual(right(undefined));
      expect(others.map((one) => one.snapshot())).toEqual(before);
    }
    expect(mine.snapshot()).toMatchObject({ ply: 0, plies: 4, cause: 'jumped' });
    game.play(game.snapshot().moves[0]);
    expect(mine.snapshot()).toMatchObject({ ply: 0, plies: 5 });
    expect(game.as(1).snapshot()).toMatchObject({ ply: 5, cause: 'played' });
  });

  test('of spectators changes nothing, and spectators change nothing else', () => {
    const game = terrafex();
    play(game, 2);
    const record = savedOf(game);
    const seen = game.as(null);
    seen.jump(0);
    for (const done of [
      seen.play('G^c5'),
      seen.undo(1),
      seen.undo(),
      seen.resign(),
      seen.offerDraw(),
      seen.answerDraw(true),
      seen.comment('hello'),
      seen.load(record),
      seen.sit(0, {}),
    ])
      expect(isLeft(done)).toBe(true);
    expect(isRight(seen.redo())).toBe(true);
    expect(seen.snapshot().ply).toBe(1);
    expect([savedOf(game), game.snapshot().ply]).toEqual([record, 2]);
  });

  test('of one seat among several: a move in an earlier position takes back what followed, for everybody', () => {
    const game = terrafex();
    play(game, 4);
    game.as(null).jump(1);
    const [mine, other] = [game.as(0), game.as(1)];
    mine.jump(2);
    other.jump(3);
    expect(isRight(mine.play(mine.snapshot().moves[1]))).toBe(true);
    for (const one of [game, mine, other]) expect(one.snapshot()).toMatchObject({ ply: 3, plies: 3 });
    expect(game.as(null).snapshot()).toMatchObject({ ply: 1, plies: 3 });
  });

  test('that came from moves which are gone tells of no change', () => {
    const game = terrafex();
    play(game, 3);
    game.undo(1);
    const seen = game.as(null);
    seen.jump(3);
    seen.jump(0);
    game.play(game.snapshot().moves[1]);
    expect(seen.snapshot()).toMatchObject({ ply: 0, plies: 2, told: [], changes: [] });
  });

  test('does not move the game for whoever resigns among several', () => {
    const game = terrafex();
    play(game, 3);
    game.as(0).jump(1);
    game.as(0).resign();
    expect(game.snapshot()).toMatchObject({ ply: 3, plies: 3, end: { _tag: 'ByPeople' } });
    expect(game.as(0).snapshot().end).not.toBeNull();
  });

  test('stands among moves that another seat took back only to look', () => {
    const game = terrafex();
    play(game, 3);
    game.as(1).undo();
    expect(game.snapshot()).toMatchObject({ ply: 2, plies: 3 });
    const mine = game.as(0);
    expect(mine.snapshot().canRedo).toBe(false);
    expect(mine.redo()).toMatchObject({ left: { reason: 'there is nothing to make again' } });
    expect(isRight(mine.jump(3))).toBe(true);
    expect(mine.snapshot()).toMatchObject({ ply: 3, moves: [] });
    expect(mine.play('G^c5')).toMatchObject({ left: { reason: 'these moves were taken back' } });
    expect(game.snapshot().ply).toBe(2);
    expect(isRight(game.as(1).redo())).toBe(true);
    expect(mine.snapshot().ply).toBe(3);
  });
});

describe('a decision made at once with others', () => {
  const seatAt = (seat: number): Seat => (seat === 0 ? 0 : seat === 1 ? 1 : 2);

  test('is taken back alone while it waits', () => {
    const game = goof();
    for (const seat of [0, 1] as const) game.as(seat).play(game.as(seat).snapshot().moves[0]);
    expect(isRight(game.as(0).undo())).toBe(true);
    expect(game.snapshot()).toMatchObject({ deciding: [0, 2], waiting: [{ seat: 1 }] });
    expect(isRight(game.as(1).undo(0))).toBe(true);
    expect(game.snapshot()).toMatchObject({ deciding: [0, 1, 2], waiting: [] });
    expect(game.as(1).undo(0)).toMatchObject({ left: { reason: 'there is nothing to take back' } });
  });

  test.each([0, 1, 2])('is taken back with all of them afterwards, also by a move in its position (%s)', (by) => {
    for (const ply of [3, 4, 5]) {
      const game = goof();
      play(game, 6);
      expect(isRight(game.as(seatAt(by)).undo(ply))).toBe(true);
      expect(game.snapshot()).toMatchObject({ ply: 3, deciding: [0, 1, 2], cause: 'undone' });
      const other = goof();
      play(other, 6);
      const mine = other.as(seatAt(by));
      mine.jump(ply);
      const [first] = mine.snapshot().moves;
      if (first === undefined) continue;
      expect(isRight(mine.play(first))).toBe(true);
      expect(other.snapshot()).toMatchObject({ ply: 3, waiting: [{ seat: by }] });
    }
  });
});

describe('bots and clocks', () => {
  const clock = { _tag: 'Move', ms: 60_000 } as const;
  const forever = { think: () => new Promise<never>(() => undefined) };

  test('wait while everybody who plays looks elsewhere, and for nobody else', () => {
    const seats = [{ name: 'Ada' }, { name: 'Bo' }, { bot: 'mine' }];
    const game = session(icetradersFace, { seats, seed: 1, clock, bots: forever });
    for (const seat of [0, 1] as const) game.as(seat).play('good');
    game.as(2).play('good');
    const going = () => [game.snapshot().thinking, game.snapshot().times?.running];
    expect(going()).toEqual([[2], [0, 1, 2]]);
    for (const handle of [game, game.as(null), game.as(2), game.as(0)]) handle.jump(0);
    expect(going()).toEqual([[2], [0, 1, 2]]);
    game.as(1).jump(0);
    expect(going()).toEqual([[], []]);
    game.as(0).jump(3);
    expect(going()).toEqual([[2], [0, 1, 2]]);
    game.close();
  });

  test('a bot plays on in the present position, wherever somebody looks through its handle', async () => {
    let answer: () => void = () => undefined;
    const think: Thinker<Terrafex> = ({ game: { legalMoves }, view }) =>
      new Promise((resolve) => {
        answer = () => resolve(right(legalMoves(view)[0]!));
      });
    const game = session(terrafexFace, { seats: [{ name: 'Ada' }, { bot: 'mine' }], seed: 1, bots: { think } });
    while (game.snapshot().deciding[0] === 0) game.play(game.snapshot().moves[0]);
    const { ply } = game.snapshot();
    await vi.waitFor(() => expect(game.snapshot().thinking).toEqual([1]));
    game.as(1).jump(0);
    game.as(null).jump(0);
    await vi.waitFor(() => {
      answer();
      expect(game.snapshot().ply).toBe(ply + 1);
    });
    expect(game.snapshot()).toMatchObject({ plies: ply + 1, last: { seat: 1 } });
    expect(game.as(1).snapshot().ply).toBe(0);
    game.close();
  });
});
