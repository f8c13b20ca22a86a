/** Games on one machine that seats leave while others play on: by resigning or by running out of time, with a bot or without. */
import { isLeft, isRight, right } from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type GameTypes, readRecord, type Seat, verifyRecord } from '../../../src/core/index.js';
import { finalPlaces } from '../../../src/core/records/departures.js';
import { german } from '../../../src/face/german/index.js';
import { icetradersFace, terrafexFace, terraMysticaFace } from '../../../src/face/index.js';
import type { IceTraders } from '../../../src/games/icetraders/index.js';
import type { TerraMystica } from '../../../src/games/terra-mystica/index.js';
import { seenBy } from '../../../src/table/deciding.js';
import { act, open, recordOf } from '../../../src/table/index.js';
import { type Session, type SessionSetup, session, type Thinker } from '../../../src/web/session/index.js';
import { savedOf } from './saved.js';

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Eve'];
const people = (count: number) => names.slice(0, count).map((name) => ({ name }));

/** What the bots were asked. */
interface Question {
  readonly seat: Seat;
  readonly bot: string;
  readonly view: string;
}
const asked: Question[] = [];

/** Bots that make the first legal move of their views, and remember what they were shown. */
const firstMove =
  <T extends GameTypes>(): Thinker<T> =>
  ({ game, view, seat, bot }) => {
    asked.push({ seat, bot, view: game.viewText.print(view) });
    return Promise.resolve(right(game.legalMoves(view).map(game.moveText.print)[0] ?? ''));
  };

let close = (): void => undefined;
const closing = <T extends GameTypes>(play: Session<T>): Session<T> => {
  close = () => play.close();
  return play;
};
beforeEach(() => asked.splice(0));
afterEach(() => {
  close();
  vi.useRealTimers();
});

const ice = (seats: number, more: Partial<SessionSetup<IceTraders>> = {}, leavingBot: string | null = 'first') =>
  closing(
    session(icetradersFace, {
      seats: people(seats),
      seed: 5,
      leaving: 'bot',
      ...(leavingBot === null ? {} : { leavingBot }),
      bots: { think: firstMove() },
      ...more,
    }),
  );

const mystic = (seats: number, more: Partial<SessionSetup<TerraMystica>> = {}) =>
  closing(
    session(terraMysticaFace, {
      seats: people(seats),
      seed: 3,
      leaving: 'bot',
      leavingBot: 'first',
      bots: { think: firstMove() },
      ...more,
    }),
  );

const settled = (holds: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(holds()).toBe(true), { timeout: 4000 });

/** The people who have to decide make their first moves, and bots answer, until the given number of moves was made. */
const playTo = async <T extends GameTypes>(play: Session<T>, plies: number): Promise<void> => {
  while (play.snapshot().ply < plies && play.snapshot().end === null) {
    const { deciding, left, ply, waiting } = play.snapshot();
    const seat = deciding.find((one) => !left.some((gone) => gone.seat === one));
    if (seat === undefined)
      await settled(() => play.snapshot().ply > ply || play.snapshot().waiting.length > waiting.length);
    else {
      const own = play.as(seat);
      expect(isRight(own.play(own.snapshot().moves[0]))).toBe(true);
    }
  }
};

/** The final places in the record of a game, which has to verify. */
const placesOf = <T extends GameTypes>(play: Session<T>): readonly number[] | null => {
  const { game } = play.face;
  const read = verifyRecord(game)(JSON.parse(savedOf(play)));
  return isLeft(read) ? expect.fail(JSON.stringify(read.left)) : finalPlaces(game)(read.right);
};

const resigned = (seat: Seat, ply: number, substitute: string | null = 'first') => ({
  ...{ seat, ply, reason: 'resignation', substitute },
});

describe('what is agreed', () => {
  test('the game ends for all if nothing is agreed', () => {
    const play = closing(session(icetradersFace, { seats: people(3), seed: 5 }));
    play.as(1).resign();
    expect(play.snapshot()).toMatchObject({
      left: [],
      end: { _tag: 'ByPeople', end: { reason: 'resignation', seat: 1, places: [1, 3, 1] } },
    });
  });

  test('a game of two always ends', () => {
    const play = closing(session(terrafexFace, { seats: people(2), seed: 1, leaving: 'bot', leavingBot: 'random' }));
    play.resign(0);
    expect(play.snapshot()).toMatchObject({ left: [], end: { end: { seat: 0, places: [2, 1] } } });
  });

  test.each([
    [{ leaving: 'later' }, 'leaving', /later/],
    [{ leaving: 'bot', leavingBot: 3 }, 'leavingBot', /3 is not a text/],
    [{ leaving: 'bot' }, 'leaving', /^this session has no bot that could play on$/],
    [{ leaving: 'drops' }, 'leaving', /^the rules of this game let no seat drop out$/],
  ])('%j is refused', (wrong, key, why) => {
    const play = closing(session(icetradersFace, { seats: people(3), ...(wrong as object) }));
    const { fault, view } = play.snapshot();
    expect(view).toBeNull();
    expect(fault?.path).toEqual([key]);
    expect(fault?.reason).toMatch(why);
  });

  test('seats drop out of Terra Mystica only with deferred answers, as at a table', () => {
    const atTable = open(terraMysticaFace.game, { options: { players: 3 }, leaving: 'drops' }, 0);
    const play = mystic(3, { leaving: 'drops' });
    expect(isLeft(atTable) && play.snapshot().fault).toEqual(isLeft(atTable) && atTable.left);
  });

  test('the first bot of the set-up plays on if no other is named', () => {
    const play = ice(4, { seats: [...people(2), { bot: 'second' }, { bot: 'third' }] }, null);
    play.as(0).resign();
    expect(play.snapshot().left).toEqual([resigned(0, 0, 'second')]);
  });

  test('the reason is told in German', () => {
    expect(german.others.texts['this session has no bot that could play on']).toBeDefined();
  });
});

describe('a bot plays on', () => {
  test('for the seat that resigned, and sees only what that seat sees', async () => {
    const play = ice(3);
    play.as(1).play('evil');
    expect(isRight(play.as(0).resign())).toBe(true);
    expect(play.snapshot()).toMatchObject({ end: null, left: [resigned(0, 0)] });
    expect(play.snapshot().standing).toMatch(/\. Ada left; a bot plays on$/);
    await settled(() => play.snapshot().waiting.length === 2);
    play.as(2).play('evil');
    await playTo(play, 12);
    const read = readRecord(play.face.game)(savedOf(play));
    if (isLeft(read)) throw new Error('not read');
    const { game } = play.face;
    const seen = read.right.record.moves.reduce<readonly IceTraders['State'][]>(
      (states, text) => {
        const move = game.moveText.parse(text);
        const state = states.at(-1) ?? read.right.start;
        return isRight(move) ? [...states, game.applyLegal(state, move.right as never)] : states;
      },
      [read.right.start],
    );
    const views = seen.map((state) => game.viewText.print(seenBy(game, state, 0)));
    expect(asked.length).toBeGreaterThan(1);
    for (const { seat, bot, view } of asked) {
      expect([seat, bot]).toEqual([0, 'first']);
      expect(views).toContain(view);
    }
  });

  test('who has left cannot play, resign, offer or answer', () => {
    const play = ice(4);
    play.as(0).resign();
    const own = play.as(0);
    expect(own.snapshot().moves).toEqual([]);
    expect(own.play('evil')).toMatchObject({ left: { reason: 'players who have left the game cannot play' } });
    expect(own.resign()).toMatchObject({ left: { reason: 'this seat has left the game' } });
    expect(isLeft(own.offerDraw())).toBe(true);
    play.as(1).offerDraw();
    expect(isLeft(own.answerDraw(true))).toBe(true);
    expect(isLeft(play.sit(0, { name: 'Zoe' }))).toBe(true);
  });

  test('a draw needs only those who stay', () => {
    const play = ice(4);
    play.as(1).resign();
    play.as(0).offerDraw();
    play.as(2).answerDraw(true);
    expect(play.snapshot().end).toBeNull();
    play.as(3).answerDraw(true);
    expect(play.snapshot().end).toMatchObject({ end: { reason: 'agreement', places: [1, 4, 1, 1] } });
    expect(placesOf(play)).toEqual([1, 4, 1, 1]);
  });

  test('an open offer is closed by a departure', () => {
    const play = ice(3);
    play.as(0).offerDraw();
    play.as(1).resign();
    expect(play.snapshot().draw).toBeNull();
  });

  test('the last one of five who stays is first, and who left later stands better, as at a table', () => {
    const play = mystic(5, { options: { players: 5 } });
    const opened = open(terraMysticaFace.game, { players: names, seed: 3, options: { players: 5 }, leaving: 'bot' }, 0);
    if (isLeft(opened)) throw new Error('not opened');
    let { table } = opened.right;
    for (const seat of [3, 0, 4, 1] as const) {
      expect(play.snapshot().end).toBeNull();
      play.resign(seat);
      ({ table } = act(table, { _tag: 'Resign', player: names[seat] ?? '' }, 0));
    }
    const record = recordOf(table);
    const places = [4, 2, 1, 5, 3];
    expect(play.snapshot().end).toMatchObject({ end: { reason: 'resignation', seat: 1, places } });
    expect(isRight(record) && record.right.end?.places).toEqual(places);
    expect(placesOf(play)).toEqual(places);
    expect(play.snapshot().left.map(({ seat }) => seat)).toEqual([3, 0, 4]);
  });

  test('a bot that fails lets a person move in its place', async () => {
    const play = mystic(3, { bots: { think: () => Promise.reject(new Error('no')) } });
    play.resign(play.snapshot().deciding[0]);
    await settled(() => play.snapshot().botFault !== null);
    expect(play.snapshot().moves.length).toBeGreaterThan(0);
  });
});

describe('time', () => {
  const clock = { _tag: 'Fischer', ms: 10_000, increment: 1000 } as const;

  test('a seat without time leaves, its clock stands still, and the others play on', async () => {
    vi.useFakeTimers();
    const play = mystic(3, { clock });
    const [seat = 0] = play.snapshot().deciding;
    await vi.advanceTimersByTimeAsync(10_001);
    const { left, end, times, ply } = play.snapshot();
    expect(left).toEqual([{ seat, ply: 0, reason: 'time', substitute: 'first' }]);
    expect(end).toBeNull();
    expect(ply).toBe(1);
    expect(times?.running).not.toContain(seat);
    expect(times?.left[seat]).toBe(0);
    await vi.advanceTimersByTimeAsync(10_001);
    expect(play.snapshot().end).toMatchObject({ end: { reason: 'time' } });
    expect(placesOf(play)?.[seat]).toBe(3);
  });

  test('whose time ran out while the page was busy has left; an undo comes too late', () => {
    const play = mystic(3, { clock });
    const now = performance.now() + 20_000;
    const spy = vi.spyOn(performance, 'now').mockReturnValue(now);
    expect(play.undo()).toMatchObject({ left: { reason: 'a seat has left since' } });
    expect(play.snapshot().left).toMatchObject([{ reason: 'time' }]);
    spy.mockRestore();
  });

  test('who takes the loss on time back has time again', async () => {
    vi.useFakeTimers();
    const play = mystic(3, { clock, bots: { think: () => new Promise(() => undefined) } });
    const [seat = 0] = play.snapshot().deciding;
    await vi.advanceTimersByTimeAsync(10_001);
    expect(isRight(play.undo())).toBe(true);
    expect(play.snapshot()).toMatchObject({ left: [], times: { running: [seat], left: [10_000, 10_000, 10_000] } });
  });

  test('of seats whose time runs out at once, the lower number leaves first', async () => {
    vi.useFakeTimers();
    const play = ice(3, { clock });
    await vi.advanceTimersByTimeAsync(10_005);
    expect(play.snapshot().left).toMatchObject([{ seat: 0, reason: 'time' }]);
    expect(play.snapshot().end).toMatchObject({ end: { reason: 'time', seat: 1, places: [3, 2, 1] } });
  });
});

describe('taking back', () => {
  test('a resignation is taken back before anything else', async () => {
    const play = mystic(3, { bots: { think: () => new Promise(() => undefined) } });
    await playTo(play, 2);
    const [seat = 0] = play.snapshot().deciding;
    play.resign(seat);
    expect(play.snapshot()).toMatchObject({ left: [resigned(seat, 2)], canUndo: true, moves: [] });
    expect(isRight(play.undo())).toBe(true);
    expect(play.snapshot()).toMatchObject({ left: [], ply: 2, deciding: [seat], cause: 'undone', canRedo: false });
    expect(play.snapshot().moves.length).toBeGreaterThan(0);
    play.undo();
    expect(play.snapshot().ply).toBe(1);
  });

  test('after the bot has moved, the resignation is taken back with its moves', async () => {
    const play = mystic(3);
    await playTo(play, 2);
    const [seat = 0] = play.snapshot().deciding;
    play.resign(seat);
    await settled(() => play.snapshot().ply > 2);
    play.undo();
    expect(play.snapshot()).toMatchObject({ left: [], ply: 2, plies: 3, deciding: [seat], canRedo: true });
    play.redo();
    expect(play.snapshot()).toMatchObject({ left: [resigned(seat, 2)], ply: 3 });
    play.undo();
    play.play(play.snapshot().moves[1]);
    expect(play.snapshot()).toMatchObject({ left: [], ply: 3, plies: 3 });
  });

  test('moves of others after it are taken back first, and can be made again', async () => {
    const play = mystic(3);
    const gone = play.snapshot().deciding[0] === 2 ? 0 : 2;
    play.resign(gone);
    await playTo(play, 1);
    play.undo();
    expect(play.snapshot()).toMatchObject({ left: [resigned(gone, 0)], ply: 0, plies: 1 });
    play.redo();
    expect(play.snapshot()).toMatchObject({ left: [resigned(gone, 0)], ply: 1 });
    play.undo();
    play.undo();
    expect(play.snapshot()).toMatchObject({ left: [], ply: 0, plies: 1, canUndo: false });
  });

  test('a move in a position before a departure takes the departure back', async () => {
    const play = mystic(3);
    await playTo(play, 2);
    play.resign(2);
    await settled(() => play.snapshot().thinking.length === 0);
    play.jump(1);
    expect(play.snapshot().left).toEqual([]);
    play.play(play.snapshot().moves[1]);
    expect(play.snapshot()).toMatchObject({ left: [], ply: 2 });
    expect(JSON.parse(savedOf(play))).not.toHaveProperty('left');
  });

  test('who comes back decides again, also what had waited; the decisions of others still wait', () => {
    const play = ice(3, { bots: { think: () => new Promise(() => undefined) } });
    play.as(0).play('evil');
    play.as(1).play('good');
    play.as(0).resign();
    expect(play.snapshot().waiting.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(isRight(play.as(0).undo())).toBe(true);
    expect(play.snapshot()).toMatchObject({ left: [], waiting: [{ seat: 1 }], deciding: [0, 2] });
    expect(play.as(0).snapshot().moves.length).toBeGreaterThan(0);
  });

  test('the end of a game that others had left is taken back alone', () => {
    const play = ice(3);
    play.as(0).resign();
    play.as(1).resign();
    expect(play.snapshot().end).not.toBeNull();
    play.as(1).undo();
    expect(play.snapshot()).toMatchObject({ end: null, left: [resigned(0, 0)] });
  });
});

describe('a seat drops out', () => {
  const dropping = () => mystic(3, { leaving: 'drops', options: { players: 3, 'leech-timing': 'deferred' } });

  test('by the move of the game, which is taken back with the departure', async () => {
    const play = dropping();
    await playTo(play, 40);
    play.resign(1);
    expect(play.snapshot()).toMatchObject({ left: [resigned(1, 40, null)], ply: 41, end: null });
    expect(play.history()[40]?.text).toMatch(/drop/);
    expect(play.snapshot().standing).toMatch(/Bo left$/);
    expect(placesOf(play)).toBeNull();
    await playTo(play, 44);
    const text = savedOf(play);
    play.load(text);
    expect(savedOf(play)).toBe(text);
    for (let count = 0; count < 4; count++) play.undo();
    expect(play.snapshot()).toMatchObject({ left: [], ply: 40 });
    play.resign(1);
    play.resign(2);
    expect(play.snapshot().end).toMatchObject({ end: { places: [1, 3, 2] } });
    expect(placesOf(play)).toEqual([1, 3, 2]);
  });

  test('a seat that the rules do not let drop out yet ends the game', () => {
    const play = dropping();
    play.resign(1);
    expect(play.snapshot().end).toMatchObject({ end: { reason: 'resignation', seat: 1 } });
  });
});

describe('records', () => {
  const saved = async () => {
    const play = ice(4);
    play.as(0).resign();
    await playTo(play, 9);
    play.as(2).resign();
    await playTo(play, 12);
    const text = savedOf(play);
    play.close();
    return text;
  };

  test('a game that is loaded goes on as it was left', async () => {
    const text = await saved();
    const play = ice(4);
    expect(isRight(play.load(text))).toBe(true);
    expect(savedOf(play)).toBe(text);
    expect(play.snapshot().left.map(({ seat }) => seat)).toEqual([0, 2]);
    await playTo(play, 16);
    expect(play.snapshot().left.map(({ seat }) => seat)).toEqual([0, 2]);
    play.as(1).resign();
    expect(placesOf(play)).toEqual([4, 2, 3, 1]);
  });

  test('where the game ends for all, people play for those who had left', async () => {
    const text = await saved();
    const play = closing(session(icetradersFace, { seats: people(4), seed: 5 }));
    play.load(text);
    expect(savedOf(play)).toBe(text);
    const [seat = 0] = play.snapshot().deciding;
    expect(isRight(play.as(seat).play(play.as(seat).snapshot().moves[0]))).toBe(true);
  });
});
