import { isRight } from 'fp-ts/Either';
import { afterAll, describe, expect, test } from 'vitest';
import { known } from '../../../src/bots/index.js';
import { serve } from '../../../src/bots/worker/index.js';
import { source } from '../../../src/core/values/random.js';
import { forked } from '../../../src/web/play/fork.js';
import { type Around, type PlayGame, plays } from '../../../src/web/play/index.js';
import { Match } from '../../../src/web/play/match.js';
import { type JudgedPosition, judge } from '../../../src/web/play/review/judge.js';
import { Reviewing } from '../../../src/web/play/review/reviewing.js';
import { turnsOf } from '../../../src/web/play/review/turns.js';
import { savedOf } from '../session/saved.js';

const { port1, port2 } = new MessageChannel();
serve(port2, known);
afterAll(() => port1.close());

const around: Around = { pace: () => Promise.resolve(), worker: () => port1, catalogues: [] };

const gameOf = (id: string): PlayGame => {
  const found = plays.find((one) => one.id === id);
  if (found === undefined) expect.fail();
  return found;
};

/** A game after some random moves. */
const played = (game: PlayGame, moves: number, options: Beginning = {}): Match => {
  const match = new Match(game, { options: {}, seed: 3, ...options }, around);
  const random = source(5);
  while (match.play.snapshot().ply < moves && match.play.snapshot().end === null) {
    const [seat = null] = match.play.snapshot().deciding;
    const mine = game.hides ? match.play.as(seat) : match.play;
    const { offers, move } = mine.snapshot();
    if (move !== null) mine.play();
    else mine.pick(offers[random.below(offers.length)] ?? []);
  }
  match.update();
  return match;
};

type Beginning = Partial<ConstructorParameters<typeof Match>[1]>;

const end = '......../......../..G2...../B1R1..G3.../..Y1...../......../........ w B - 000 1 k2l0,12:0';

const all = async (match: Match, signal: AbortSignal, onJudged: (judged: JudgedPosition) => void): Promise<void> =>
  match.game.open((face) =>
    judge(face, {
      record: savedOf(match.play, match.play.snapshot().plies),
      bot: 'mcts',
      iterations: 60,
      port: port1,
      catalogues: [],
      signal,
      onJudged,
    }),
  );

describe('a search through a record', () => {
  test('judges every position, from the last one back; an end is certain', async () => {
    const match = played(gameOf('terrafex'), 99, { start: end });
    expect(match.play.snapshot().end).not.toBeNull();
    const found: JudgedPosition[] = [];
    await all(match, new AbortController().signal, (one) => found.push(one));
    const { plies } = match.play.snapshot();
    expect(found.map(({ ply }) => ply)).toEqual(Array.from({ length: plies + 1 }, (_, index) => plies - index));
    expect([0, 0.5, 1]).toContain(found[0]?.values[0]);
    for (const { values } of found) for (const value of values) expect(value).toBeGreaterThanOrEqual(0);
    expect(found.at(-1)?.better?.words).toMatch(/^White /);
    expect(found[0]?.foreseen).toBeNull();
    expect(found.at(-1)?.foreseen).toMatchObject({ seat: 0, forecast: { _tag: 'Chance' } });
    expect(found.at(-1)?.better?.places.length).toBeGreaterThan(0);
  });

  test('stops when it is told to', async () => {
    const match = played(gameOf('toframenn'), 20);
    const control = new AbortController();
    const found: JudgedPosition[] = [];
    await all(match, control.signal, (one) => {
      found.push(one);
      if (found.length === 3) control.abort();
    });
    expect(found).toHaveLength(3);
  });

  test('sees of a game with secrets what its seats saw', async () => {
    const match = played(gameOf('icetraders'), 8, { options: { players: 2 } });
    const found: JudgedPosition[] = [];
    await all(match, new AbortController().signal, (one) => found.push(one));
    expect(found).toHaveLength(9);
    expect(found.every(({ values }) => values.length === 2)).toBe(true);
  });
});

describe('turning points', () => {
  const better = { text: 'B', words: 'a better move', places: [] };
  const at = (ply: number, value: number): readonly [number, JudgedPosition] => [
    ply,
    { ply, values: [value, 1 - value], better, foreseen: null },
  ];
  const move = (seat: number, text: string) => ({ seat, text, words: `move ${text}` });

  test('are the moves after which their makers may expect clearly less, the worst first', () => {
    const history = [move(0, 'x'), move(1, 'y'), move(0, 'B'), move(1, 'z')];
    const found = new Map([at(0, 0.6), at(1, 0.4), at(2, 0.9), at(3, 0.2), at(4, 0.18)]);
    const turns = turnsOf(history, found);
    expect(turns.map(({ ply, seat, words }) => [ply, seat, words])).toEqual([
      [1, 1, 'move y'],
      [0, 0, 'move x'],
    ]);
    expect(turns[0]?.loss).toBeCloseTo(0.5);
    expect(turns[1]).toMatchObject({ better });
  });

  test('need both positions', () => {
    expect(turnsOf([move(0, 'x')], new Map([at(1, 0)]))).toEqual([]);
    expect(turnsOf([move(-1, 'x')], new Map([at(0, 1), at(1, 0)]))).toEqual([]);
  });
});

describe('a review', () => {
  test('goes on until it is stopped, and keeps what it found', async () => {
    const game = gameOf('terrafex');
    const match = played(game, 6);
    const heard = new Promise<void>((resolve) => {
      const reviewing: Reviewing = new Reviewing(game, savedOf(match.play, match.play.snapshot().plies), around, () => {
        if (reviewing.found.size < 2) return;
        reviewing.stop();
        resolve();
      });
      reviewing.deepen(300);
      expect(reviewing.canThink).toBe(true);
      reviewing.start();
      expect(reviewing.isBusy).toBe(true);
    });
    await heard;
  });

  test('the record is that of the whole game, and the position stays', () => {
    const match = played(gameOf('terrafex'), 6);
    match.play.jump(2);
    expect(savedOf(match.play, match.play.snapshot().plies)).toContain('"moves":[');
    const { moves } = JSON.parse(savedOf(match.play, match.play.snapshot().plies)) as { moves: unknown[] };
    expect(moves).toHaveLength(6);
    expect(match.play.snapshot().ply).toBe(2);
  });

  test('points by round sum up to those of the game', () => {
    const match = played(gameOf('terra-mystica'), 80, { options: { players: 2 } });
    const rounds = match.game.rounds?.(JSON.parse(savedOf(match.play, match.play.snapshot().plies))) ?? [];
    const sums = rounds.map((ofSeat) => ofSeat.flat().reduce((sum, [, points]) => sum + points, 0));
    expect(sums).toEqual([0, 1].map((seat) => match.scoreOf(seat, match.play.snapshot())));
    expect(match.game.rounds?.('nonsense')).toEqual([]);
  });
});

describe('what if', () => {
  test.each(['terrafex', 'icetraders'])('%s goes on from any position, against bots', (id) => {
    const match = played(gameOf(id), 10);
    const next = forked(match, 7, around);
    const { ply, plies, seats, deciding } = next?.play.snapshot() ?? expect.fail();
    expect([ply, plies]).toEqual([7, 7]);
    for (const [seat, { bot }] of seats.entries()) expect(bot === null).toBe(seat === deciding[0]);
    expect(next?.play.history().map(({ text }) => text)).toHaveLength(7);
    next?.play.close();
    expect(forked(match, 99, around)).toBeNull();
    expect(isRight(match.play.jump(10))).toBe(true);
  });
});
