/** The clocks of a game on this machine: asked whenever something happens, paid once a turn, and set by nobody. */
import { type Either, isLeft, isRight, right } from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { icetradersFace, terrafexFace } from '../../../src/face/index.js';
import { act, type ClockSpec, look, open } from '../../../src/table/index.js';
import { session } from '../../../src/web/session/index.js';

const seats = [{ name: 'Ada' }, { name: 'Bo' }];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const timed = (clock: ClockSpec) => session(terrafexFace, { seats, seed: 1, clock });

/** Lets time pass without running the timers, as in a page that is busy. */
const busy = (ms: number): void => {
  const now = performance.now() + ms;
  vi.spyOn(performance, 'now').mockReturnValue(now);
};

const lost = { _tag: 'ByPeople', end: { reason: 'time', seat: 0, places: [2, 1] } };

describe('a page that is busy when the time runs out', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('a move that comes after that moment is lost, and nothing is paid for it', () => {
    const play = timed({ _tag: 'Fischer', ms: 100, increment: 5000 });
    busy(400);
    expect(isLeft(play.play('G^c5'))).toBe(true);
    expect(play.snapshot()).toMatchObject({ end: lost, ply: 0, times: { left: [0, 100], running: [] } });
    play.close();
  });

  test('whatever else comes then is too late, too', () => {
    const late = (what: (play: ReturnType<typeof timed>) => unknown) => {
      const play = timed({ _tag: 'Fischer', ms: 1000, increment: 0 });
      play.play('G^c5');
      busy(1400);
      what(play);
      const { end } = play.snapshot();
      vi.restoreAllMocks();
      play.close();
      return end;
    };
    for (const what of [
      (play: ReturnType<typeof timed>) => play.undo(),
      (play: ReturnType<typeof timed>) => play.redo(),
      (play: ReturnType<typeof timed>) => play.resign(1),
      (play: ReturnType<typeof timed>) => play.offerDraw(),
      (play: ReturnType<typeof timed>) => play.comment('late'),
    ])
      expect(late(what)).toEqual(lost);
  });

  test('a bot that answers too late has lost, and has not failed', async () => {
    let answer: (move: Either<never, string>) => void = () => undefined;
    const think = () =>
      new Promise<Either<never, string>>((done) => {
        answer = done;
      });
    const bots = { think };
    const play = session(terrafexFace, {
      seats: [{ name: 'Bot', bot: 'slow' }, { name: 'Bo' }],
      seed: 1,
      bots,
      clock: { _tag: 'Move', ms: 100 },
    });
    busy(400);
    answer(right('G^c5'));
    await Promise.resolve();
    await vi.waitFor(() => expect(play.snapshot().end).toEqual(lost));
    expect(play.snapshot().botFault).toBeNull();
    play.close();
  });
});

test('setting the clock of the machine changes nothing', () => {
  const play = timed({ _tag: 'Fischer', ms: 3_600_000, increment: 0 });
  vi.setSystemTime(Date.now() + 7_200_000);
  play.comment('in summer');
  expect(play.snapshot()).toMatchObject({ end: null, times: { left: [3_600_000, 3_600_000] } });
  vi.setSystemTime(Date.now() - 20_000_000);
  vi.advanceTimersByTime(1000);
  play.comment('in winter');
  expect(play.snapshot().times?.left).toEqual([3_599_000, 3_600_000]);
  play.close();
});

test('a turn of several moves adds one increment, also after undo and redo', () => {
  const play = timed({ _tag: 'Fischer', ms: 10_000, increment: 2000 });
  const left = () => play.snapshot().times?.left;
  play.play('G^c5');
  expect(left()).toEqual([12_000, 10_000]);
  play.play('Ba5>b5');
  expect(play.snapshot().deciding).toEqual([0]);
  expect(left()).toEqual([12_000, 10_000]);
  play.undo();
  play.redo();
  play.undo();
  play.play('Ba5>b5');
  expect(left()).toEqual([12_000, 10_000]);
  play.undo();
  play.undo();
  expect(left()).toEqual([10_000, 10_000]);
  play.close();
});

test('after an undo, nobody has more time than when the first move taken back was made, as at a table', () => {
  const clock = { _tag: 'Fischer', ms: 10_000, increment: 2000 } as const;
  const names = ['Ada', 'Bo'];
  const opened = open(terrafexFace.game, { players: names, clock, undo: 'agreement' }, 0);
  if (isLeft(opened)) throw new Error('not opened');
  let { table } = opened.right;
  let now = 0;
  const play = timed(clock);
  const pass = (ms: number): void => {
    now += ms;
    vi.advanceTimersByTime(ms);
  };
  const move = (text: string): void => {
    const seat = play.snapshot().deciding[0] ?? 0;
    const ply = play.snapshot().ply;
    expect(isRight(play.play(text))).toBe(true);
    table = act(table, { _tag: 'Move', player: names[seat]!, ply, move: text }, now).table;
  };
  for (const text of ['G^c5', 'Ba5>b5']) {
    pass(1000);
    move(text);
  }
  pass(1000);
  move(terrafexFace.game.moveText.print(play.snapshot().moves[0]!));
  pass(5000);
  expect(isRight(play.undo(0))).toBe(true);
  table = act(table, { _tag: 'AskUndo', player: 'Ada', ply: 0 }, now).table;
  table = act(table, { _tag: 'AnswerUndo', player: 'Bo', accept: true }, now).table;
  expect(look(table, 0, now).sight?.ply).toBe(0);
  expect(play.snapshot().times?.left).toEqual(look(table, 0, now).times?.left);
  play.close();
});

test('where each decision has its own time, a decision that is made again begins anew', () => {
  const play = timed({ _tag: 'Move', ms: 5000 });
  vi.advanceTimersByTime(4000);
  play.play('G^c5');
  vi.advanceTimersByTime(3000);
  expect(isRight(play.undo())).toBe(true);
  expect(play.snapshot().times?.left).toEqual([5000, 5000]);
  play.close();
});

test('simultaneous decisions are each a turn', () => {
  const clock = { _tag: 'Fischer', ms: 10_000, increment: 5000 } as const;
  const play = session(icetradersFace, { seats, seed: 1, options: { players: 2 }, clock });
  play.as(0).play('evil');
  play.as(1).play('good');
  expect(play.snapshot().times?.left).toEqual([15_000, 15_000]);
  const [first] = play.as(1).snapshot().moves;
  const [second] = play.as(0).snapshot().moves;
  play.as(1).play(first);
  play.as(0).play(second);
  expect(play.snapshot().times?.left).toEqual([20_000, 20_000]);
  play.close();
});
