/** Local sessions: snapshots, picks, refusals, bots, names, records, and what no handle may reveal. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { game as goofspiel } from '../../../examples/goofspiel/game.js';
import { game as loveLetter, redeal } from '../../../examples/love-letter/game.js';
import { game as pig } from '../../../examples/pig/game.js';
import { terrafex as knowledge, knownGame } from '../../../src/bots/index.js';
import { connect, serve } from '../../../src/bots/worker/index.js';
import { lent } from '../../../src/bots/worker/lent.js';
import { fault, isLeft, isRight, left, none, right, type Seat, some, source } from '../../../src/core/index.js';
import { german } from '../../../src/face/german/index.js';
import { icetradersFace, terrafexFace, terraMysticaFace } from '../../../src/face/index.js';
import type { Terrafex } from '../../../src/games/terrafex/index.js';
import type { ClockSpec } from '../../../src/table/index.js';
import { type Bots, look, session } from '../../../src/web/session/index.js';
import { savedOf } from './saved.js';

const square = (value: string) => ({ kind: 'square', value });
const seats = [{ name: 'Ada' }, { name: 'Bo' }];
const terrafex = () => session(terrafexFace, { seats, seed: 1 });

const until = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 400; tries++) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('that never happened');
};

describe('snapshots', () => {
  test('are the same object until something changes, and then another', () => {
    const play = terrafex();
    const first = play.snapshot();
    expect(play.snapshot()).toBe(first);
    const heard = vi.fn();
    const stop = play.subscribe(heard);
    expect(play.whyNot(square('a1'))).toBeNull();
    expect(play.snapshot()).toBe(first);
    play.pick(square('a5'));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(play.snapshot()).not.toBe(first);
    expect(play.as(0).snapshot().picked).toEqual([]);
    play.unpick();
    expect(play.snapshot()).toMatchObject({ picked: [], ply: 0 });
    stop();
    play.play('G^c5');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('may be closed by a listener, once and for all', () => {
    const play = terrafex();
    const heard = vi.fn(() => play.close());
    play.subscribe(heard);
    play.play('G^c5');
    expect(heard).toHaveBeenCalledTimes(2);
    expect(play.play('Ba5>b5')).toMatchObject({ left: { reason: 'the session is closed' } });
    expect(play.snapshot().ply).toBe(1);
  });

  test('of a closed session stay as they are, whatever is asked', () => {
    const play = terrafex();
    play.pick(square('a5'));
    play.close();
    const done = [
      play.pick(square('b5')),
      play.pick([]),
      play.play(),
      play.play('nonsense'),
      play.play('G^c5'),
      play.undo(),
      play.jump(0),
      play.resign(),
      play.sit(0, {}),
      play.load('{'),
    ];
    for (const one of done) expect(one).toMatchObject({ left: { reason: 'the session is closed' } });
    play.unpick();
    expect(play.snapshot()).toMatchObject({ ply: 0, picked: [square('a5')] });
  });

  test('are plain to whoever copies them: every name is their own', () => {
    const play = terrafex();
    play.play('G^c5');
    play.pick(square('a5'));
    const shown = play.snapshot();
    const names = Object.keys(shown);
    expect(names).toEqual(Object.keys({ ...shown }));
    expect(names).toEqual(Object.keys(JSON.parse(JSON.stringify(shown)) as object));
    expect(names.toSorted()).toEqual(names.filter((name) => Reflect.get(shown, name) !== undefined).toSorted());
    expect(names).toEqual(expect.arrayContaining(['view', 'moves', 'told', 'offers', 'named']));
    expect({ ...shown }).toEqual(structuredClone({ ...shown }));
    // What is worked out late is worked out once, and an empty pick changes none of it.
    expect(shown.moves).toBe(shown.moves);
    play.unpick();
    expect(play.snapshot()).not.toBe(shown);
    expect(play.snapshot().moves).toBe(shown.moves);
  });

  test('name players, never seats', () => {
    const play = terrafex();
    play.play('G^c5');
    const { last, standing, seats: seated } = play.snapshot();
    expect(last?.words).toBe('Ada grows the forest on c5');
    expect(standing).toContain('Ada');
    expect(seated.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
    expect(play.as(1).play('G^c5')).toMatchObject({ left: { text: 'it is for Ada to decide', rule: 'TF-3.1' } });
    const unnamed = session(icetradersFace, { options: { players: 3 }, seed: 1 });
    expect(unnamed.snapshot().seats.map(({ name }) => name)).toEqual(['Seat 0', 'Seat 1', 'Seat 2']);
    const three = session(icetradersFace, { seats: [...seats, { name: 'Cy' }], seed: 1 });
    expect(JSON.stringify(three.as(2).snapshot())).not.toMatch(/Seat \d/);
    // The number of seats follows from the list of players.
    expect(three.snapshot().seats.length).toBe(3);
    expect(session(terraMysticaFace, { seats: [...seats, { name: 'Cy' }], seed: 1 }).snapshot().fault).toBeNull();
  });

  test('tell a move that was taken back as undone, with what changed', () => {
    const play = terrafex();
    play.play('G^c5');
    expect(play.snapshot()).toMatchObject({ cause: 'played', canUndo: true, canRedo: false, ply: 1 });
    play.undo();
    expect(play.snapshot()).toMatchObject({
      cause: 'undone',
      canUndo: false,
      canRedo: true,
      ply: 0,
      last: null,
      plies: 1,
    });
    expect(play.snapshot().changes.length).toBeGreaterThan(0);
    play.redo();
    expect(play.snapshot()).toMatchObject({ cause: 'redone', ply: 1 });
    play.jump(0);
    expect(play.snapshot().cause).toBe('jumped');
    expect(play.jump(7)).toMatchObject({ left: { reason: '7 is not a ply from 0 to 1' } });
    expect(play.snapshot().refused).toMatchObject({ reason: '7 is not a ply from 0 to 1' });
    expect(isLeft(play.undo())).toBe(true);
  });

  test('point at the last move after a jump over several', () => {
    const play = terrafex();
    const touched = Array.from({ length: 5 }, () => {
      const { moves, ply } = play.snapshot();
      play.play(moves[(7 * ply) % moves.length]);
      return play.snapshot().touched;
    });
    play.jump(0);
    expect(play.snapshot().touched).toEqual([]);
    play.jump(4);
    expect(play.snapshot().changes.length).toBeGreaterThan(1);
    expect(play.snapshot().touched).toEqual(touched[3]);
  });
});

describe('picks', () => {
  test('become a move; a pick that names the whole move plays it', () => {
    const play = terrafex();
    play.pick(square('a5'));
    expect(play.snapshot().offers.map(({ value }) => value)).toEqual(['a6', 'b5', 'a4']);
    play.pick([{ kind: 'piece', value: 'B3' }, square('a6')]);
    expect(play.snapshot()).toMatchObject({ ply: 1, picked: [], last: { text: 'Ba5>a6', seat: 0 } });
  });

  test('wait for play() if each move is to be confirmed', () => {
    const play = session(terrafexFace, { seats, seed: 1, confirm: 'always' });
    play.pick(square('a5'));
    play.pick(square('a6'));
    expect(play.snapshot()).toMatchObject({ ply: 0, move: { text: 'Ba5>a6' }, named: 'whole' });
    play.play();
    expect(play.snapshot().ply).toBe(1);
    const sure = session(terrafexFace, { seats, seed: 1, confirm: 'never' });
    sure.pick(square('c5'));
    expect(sure.snapshot().ply).toBe(1);
  });

  test('are refused by the rule of the nearest move, whichever place is named', () => {
    const play = terrafex();
    play.pick(square('a5'));
    expect(play.whyNot([{ kind: 'piece', value: 'nonsense' }, square('c5')])).toMatchObject({ rule: 'TF-7.2' });
    expect(play.whyNot(square('a6'))).toBeNull();
    // A place that begins another move starts that move and reports why the first one could not continue.
    expect(isRight(play.pick(square('c5')))).toBe(true);
    expect(play.snapshot()).toMatchObject({ picked: [square('c5')], refused: { rule: 'TF-7.2' } });
    play.pick(square('c5'));
    expect(play.snapshot().picked).toEqual([]);
    expect(play.as(1).whyNot(square('c5'))).toMatchObject({ rule: 'TF-3.1' });
    expect(isLeft(play.pick({ kind: 'nonsense', value: '' }))).toBe(true);
    expect(play.play()).toMatchObject({ left: { reason: 'no move is picked' } });
  });

  test('of a game without a face are notations', () => {
    const play = session(pig, { seats, seed: 1 });
    const [offer] = play.snapshot().offers;
    expect(offer?.kind).toBe('move');
    play.pick(offer!);
    expect(play.snapshot().last?.seat).toBe(-1);
  });
});

describe('bad input is a value', () => {
  test('of set-ups', () => {
    const bad = [
      session(terrafexFace, { seats: [{ name: 'Ada' }], seed: 1 }),
      session(terrafexFace, { seed: -1 }),
      session(terrafexFace, { start: 'nonsense' }),
      session(icetradersFace, { options: { players: 9 as 5 } }),
    ];
    expect(bad.map((one) => one.snapshot().fault?.path)).toEqual([
      ['seats'],
      ['seed'],
      ['start'],
      ['options', 'players'],
    ]);
    for (const one of bad) {
      expect(one.snapshot()).toMatchObject({ view: null, moves: [], deciding: [] });
      expect(isLeft(one.save())).toBe(true);
      for (const done of [one.play('x'), one.undo(), one.pick(square('c5')), one.jump(0), one.load('{')])
        expect(done._tag).toBe('Left');
    }
    const saved = savedOf(terrafex());
    expect(isRight(bad[0]!.load(saved))).toBe(true);
    expect(bad[0]!.snapshot()).toMatchObject({ fault: null, cause: 'loaded' });
  });

  test('of records: another game, a newer format, cut short; the session stays as it was', () => {
    const play = terrafex();
    play.play('G^c5');
    const before = play.snapshot();
    const saved = savedOf(play);
    const other = savedOf(session(icetradersFace, { seats, seed: 1 }));
    const newer = JSON.stringify({ ...(JSON.parse(saved) as object), format: 3 });
    const changed = saved.replace('"G^c5"', '"G^a1"');
    const read = [other, newer, saved.slice(0, 40), changed, 'null'].map((text) => play.load(text));
    expect(read.map((one) => (isLeft(one) ? one.left.path : 'taken'))).toEqual([
      ['game'],
      ['format'],
      [],
      ['moves', '0'],
      [],
    ]);
    expect(play.snapshot()).toMatchObject({ ply: before.ply, view: before.view });
    expect(isRight(play.play('Ba5>b5'))).toBe(true);
  });

  test('of clocks, players, catalogues and the like from programs in JavaScript', () => {
    const two = [{}, {}];
    const bad: readonly (readonly [setup: unknown, path: string, reason: string])[] = [
      [{ clock: { _tag: 'Move', ms: 'a' } }, 'clock.ms', '"a" is not a whole number from 1 to 31536000000'],
      [{ clock: { _tag: 'Move', ms: -5 } }, 'clock.ms', '-5 is not a whole number from 1 to 31536000000'],
      [{ clock: { _tag: 'Move', ms: NaN } }, 'clock.ms', 'NaN is not a whole number from 1 to 31536000000'],
      [{ clock: { _tag: 'Nope' } }, 'clock', 'unknown _tag "Nope"'],
      [{ clock: 5 }, 'clock', '5 is not a clock'],
      [{ seats: 'Ada' }, 'seats', '"Ada" is not a list'],
      [{ seats: null }, 'seats', 'null is not a list'],
      [
        { seats: [{ name: 'Ada' }, { name: 5 }] },
        'seats.1.name',
        '5 is not the name of a player (1 to 40 printable characters)',
      ],
      [{ seats: [{ bot: [] }, {}] }, 'seats.0.bot', 'a list of 0 is not a text'],
      [{ seats: [null, null] }, 'seats.0', 'null is not a player: an object with a name and a bot'],
      [{ confirm: 'sometimes' }, 'confirm', '"sometimes" is not one of ambiguous, always, never'],
      [{ catalogues: 5 }, 'catalogues', '5 is not a list'],
      [{ catalogues: [5] }, 'catalogues.0', '5 is not a catalogue'],
      [{ catalogues: [german] }, 'catalogues.0', 'this is a language; a catalogue is one of its games'],
      [{ options: null, seats: two }, 'options', 'null is not an object'],
      [null, '', 'null is not a set-up'],
      [5, '', '5 is not a set-up'],
    ];
    const saved = savedOf(terrafex());
    const told = bad.map(([setup, path, reason]) => {
      const play = session(icetradersFace, setup as never);
      const { fault: wrong, view, times, end } = play.snapshot();
      expect([wrong?.path.join('.'), wrong?.reason, view, times, end]).toEqual([path, reason, null, null, null]);
      expect(isLeft(play.save())).toBe(true);
      // A record can still be loaded.
      const other = session(terrafexFace, setup as never);
      expect(isRight(other.load(saved))).toBe(true);
      expect(other.snapshot()).toMatchObject({ fault: null, ply: 0 });
      other.close();
      return path;
    });
    expect(told.length).toBe(17);
    for (const setup of [{ clock: undefined }, { clock: null }, { seats: undefined }, { confirm: undefined }])
      expect(session(terrafexFace, setup as never).snapshot().fault).toBeNull();
    expect(look(terrafexFace, saved, german as never).snapshot().fault?.path).toEqual(['catalogues']);
  });

  test('of players who sit down: no name and no bot are as good as left out', () => {
    const play = session(terrafexFace, { seats: [{ name: 'Ada', bot: undefined }, { name: undefined }], seed: 1 });
    expect(play.snapshot().seats.map(({ name, bot }) => [name, bot])).toEqual([
      ['Ada', null],
      ['Black', null],
    ]);
    const bad: readonly (readonly [setup: unknown, path: string])[] = [
      [{ name: 7 }, 'setup.name'],
      [{ name: 'Bo', bot: 7 }, 'setup.bot'],
      [null, 'setup'],
      [undefined, 'setup'],
      ['Bo', 'setup'],
    ];
    for (const [setup, path] of bad) {
      const done = play.sit(0, setup as never);
      expect(isLeft(done) && done.left._tag === 'Fault' && done.left.path.join('.')).toBe(path);
    }
    expect(play.snapshot().seats[0]?.name).toBe('Ada');
    // A seat in a snapshot can be used as a player.
    const [ada] = play.snapshot().seats;
    expect(isRight(play.sit(1, ada as never))).toBe(true);
    expect(play.snapshot().seats[1]).toMatchObject({ name: 'Ada', bot: null });
    expect(JSON.parse(savedOf(play))).toMatchObject({ tags: { seat0: 'Ada', seat1: 'Ada' } });
  });

  test('of moves from programs in JavaScript', () => {
    const play = terrafex();
    for (const wrong of [{}, { _tag: 'Nothing' }, 7, []]) expect(isLeft(play.play(wrong as never))).toBe(true);
    expect(play.snapshot().ply).toBe(0);
  });
});

describe('records', () => {
  test('keep their own options, seed, names and end, wherever they are loaded', () => {
    const play = session(terrafexFace, { seats, seed: 9, options: { push: 2 } });
    play.play('G^c5');
    play.resign(1);
    expect(play.snapshot().end).toMatchObject({ end: { reason: 'resignation', seat: 1, places: [1, 2] } });
    expect(play.snapshot().standing).toMatch(/ resigned: the game is over$/);
    expect(play.play('G^c5')).toMatchObject({ left: { rule: 'TF-9.5' } });
    const other = session(terrafexFace, { seats: [{ name: 'X' }, {}], seed: 1 });
    expect(isRight(other.load(savedOf(play)))).toBe(true);
    expect(savedOf(other)).toBe(savedOf(play));
    expect(other.snapshot().seats.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
    expect(JSON.parse(savedOf(other))).toMatchObject({ seed: 9, options: { push: 2 }, tags: { seat0: 'Ada' } });
    other.undo();
    expect(other.snapshot()).toMatchObject({ end: null, ply: 1, cause: 'undone' });
  });

  test('are looked through', () => {
    const play = session(loveLetter, { seats, seed: 4 });
    for (let ply = 0; ply < 4; ply++) {
      const [seat] = play.snapshot().deciding;
      if (seat !== undefined) play.as(seat).play(play.as(seat).snapshot().moves[0]);
    }
    const seen = look(loveLetter, savedOf(play));
    expect(seen.snapshot().viewer).toBe('all');
    for (let ply = 0; ply <= seen.snapshot().plies; ply++) {
      expect(isRight(seen.jump(ply))).toBe(true);
      expect(seen.snapshot().ply).toBe(ply);
      expect(seen.as(0).snapshot().moves).toEqual([]);
    }
    expect(isLeft(seen.play(play.snapshot().last?.text ?? ''))).toBe(true);
    expect(isLeft(seen.undo())).toBe(true);
    expect(look(pig, savedOf(play)).snapshot().fault?.path).toEqual(['game']);
  });

  test('end where an earlier position is shown, without what followed there', () => {
    const play = terrafex();
    for (let count = 0; count < 4; count++) play.play(play.snapshot().moves[0]);
    play.jump(2);
    expect(isRight(play.resign(0))).toBe(true);
    expect(play.snapshot()).toMatchObject({ ply: 2, plies: 2, end: { end: { reason: 'resignation', seat: 0 } } });
    play.undo();
    expect(play.snapshot()).toMatchObject({ ply: 2, plies: 2, end: null, canRedo: false });
  });

  test('end by agreement', () => {
    const play = terrafex();
    play.as(0).offerDraw();
    expect(play.as(1).snapshot().draw).toEqual({ by: 0, agreed: [0] });
    expect(isLeft(play.as(0).answerDraw(true))).toBe(true);
    play.as(1).answerDraw(true);
    expect(play.snapshot().end).toMatchObject({ end: { reason: 'agreement', places: [1, 1] } });
    play.undo();
    play.offerDraw();
    play.answerDraw(false);
    expect(play.snapshot()).toMatchObject({ draw: null, end: null });
    play.offerDraw();
    play.answerDraw(true);
    expect(play.snapshot().end).not.toBeNull();
  });
});

test('comments are bounded as at a table', () => {
  const play = terrafex();
  for (const text of ['', 'a\nb', 'a\u202eb', 'a'.repeat(1001)])
    expect(JSON.stringify(play.comment(text))).toContain('1 to 1000 printable characters');
  for (let count = 0; count < 3000; count++) play.comment('well played');
  expect(play.comment('once more')).toMatchObject({ left: { reason: 'there are 3000 comments' } });
  expect(play.snapshot().comments.length).toBe(3000);
  expect(isRight(play.save())).toBe(true);
});

describe('offers of a draw, by the rules of a table', () => {
  const offer = (play: ReturnType<typeof terrafex>, seat: Seat) => play.as(seat).offerDraw();

  test('after a refusal, the seat that was refused waits for the next move; the others may offer', () => {
    const play = terrafex();
    offer(play, 0);
    expect(offer(play, 0)).toMatchObject({ left: { reason: 'a draw is offered already' } });
    play.as(1).answerDraw(false);
    expect(offer(play, 0)).toMatchObject({ left: { reason: 'a draw was refused since the last move' } });
    play.play(play.snapshot().moves[0]);
    play.jump(0);
    expect(isLeft(offer(play, 0))).toBe(false);
    play.as(0).answerDraw(false);
    // A withdrawn offer is not a refusal.
    expect(isRight(offer(play, 0))).toBe(true);
    play.as(1).answerDraw(false);
    expect(isLeft(offer(play, 0))).toBe(true);
    play.jump(1);
    play.jump(0);
    expect(isLeft(offer(play, 0))).toBe(true);
    expect(isRight(offer(play, 1))).toBe(true);
  });

  test('an offer that meets an offer is an agreement', () => {
    const play = terrafex();
    offer(play, 0);
    offer(play, 1);
    expect(play.snapshot().end).toMatchObject({ end: { reason: 'agreement' } });
  });
});

describe('what a seat may not see', () => {
  /** Two games that one viewer cannot distinguish: the same moves from positions that look alike to the viewer. */
  const twins = (seed: number, viewer: Seat | null) => {
    const play = session(loveLetter, { seats: [...seats, { name: 'Cy' }], seed });
    const random = source(seed);
    for (let ply = 0; ply < random.below(6); ply++) {
      const [seat] = play.snapshot().deciding;
      if (seat === undefined) break;
      const { moves } = play.as(seat).snapshot();
      play.as(seat).play(moves[random.below(moves.length)]);
    }
    const { final } = { final: savedOf(play) };
    const state = (JSON.parse(final) as { result: { over: boolean } }).result.over
      ? undefined
      : look(loveLetter, final).snapshot().view;
    if (state === undefined || state === null) return [];
    return [state, ...[1, 2, 3].map((again) => redeal(state, viewer === null ? none : some(viewer), again))];
  };

  test('is in no snapshot: positions with equal views have equal snapshots', () => {
    let compared = 0;
    for (let seed = 1; seed <= 150; seed++) {
      for (const viewer of [0, 1, 2, null] as const) {
        const [first, ...others] = twins(seed, viewer).map((state) => {
          const start = loveLetter.position.print(state);
          const play = session(loveLetter, { seats: [...seats, { name: 'Cy' }], seed: 1, start });
          return { start, text: JSON.stringify(play.as(viewer).snapshot()) };
        });
        for (const other of others) {
          if (other.start !== first!.start) compared++;
          expect(other.text).toBe(first!.text);
        }
      }
    }
    expect(compared).toBeGreaterThan(300);
  });

  test('spectators and those who do not decide have no moves; a decision made at once is known to its seat only', () => {
    const play = session(goofspiel, { seats: [...seats, { name: 'Cy' }], seed: 3 });
    expect(play.snapshot().viewer).toBe('spectators');
    const deciding = [...play.snapshot().deciding];
    expect(deciding).toEqual([0, 1, 2]);
    play.as(1).play(play.as(1).snapshot().moves[2]);
    expect(play.snapshot()).toMatchObject({ deciding: [0, 2], waiting: [{ seat: 1, move: null }], ply: 0 });
    expect(play.as(1).snapshot().waiting[0]?.move).not.toBeNull();
    expect(play.as(1).snapshot().moves).toEqual([]);
    expect(isLeft(play.as(1).play(goofspiel.moveText.print(play.as(0).snapshot().moves[0]!)))).toBe(true);
    play.as(1).undo();
    expect(play.snapshot()).toMatchObject({ deciding: [0, 1, 2], waiting: [], cause: 'undone' });
    for (const seat of [2, 0, 1] as const) play.as(seat).play(play.as(seat).snapshot().moves[0]);
    expect(play.snapshot().ply).toBeGreaterThanOrEqual(3);
  });
});

describe('bots', () => {
  test('think in slices, and games with them come to an end', async () => {
    const bot = { name: 'Bot', bot: 'random' };
    const play = session(loveLetter, { seats: [bot, bot, bot], seed: 5 });
    await until(() => play.snapshot().end !== null);
    expect(play.snapshot().end?._tag).toBe('ByRules');
    const pair = session(terrafexFace, {
      seats: [{ name: 'Ada' }, { name: 'Bot', bot: 'mcts:iterations=20' }],
      seed: 1,
    });
    expect(pair.snapshot().viewer).toBe(0);
    while (pair.snapshot().deciding.includes(0)) pair.play(pair.snapshot().moves[0]);
    expect(pair.snapshot().thinking).toEqual([1]);
    await until(() => pair.snapshot().deciding.includes(0));
    expect(pair.snapshot().last?.words).toContain('Bot');
    pair.undo();
    expect(pair.snapshot()).toMatchObject({ deciding: [0], thinking: [], cause: 'undone' });
    expect(isLeft(pair.offerDraw())).toBe(true);
    pair.close();
  });

  test('are stopped when the position changes', async () => {
    const asked: { readonly aborted: boolean }[] = [];
    const answers: ((move: string) => void)[] = [];
    const play = session(terrafexFace, {
      seats: [{ name: 'Ada' }, { name: 'Bot', bot: 'mine' }],
      seed: 1,
      bots: {
        think: ({ signal }) => {
          asked.push(signal);
          return new Promise((resolve) => answers.push((move) => resolve(right(move))));
        },
      },
    });
    const turn = (): void => {
      while (play.snapshot().deciding.includes(0)) play.play(play.snapshot().moves[0]);
    };
    turn();
    await until(() => asked.length === 1);
    const saved = savedOf(play);
    play.undo();
    expect(asked[0]?.aborted).toBe(true);
    answers[0]!('G^c5');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(play.snapshot()).toMatchObject({ cause: 'undone', thinking: [] });
    turn();
    await until(() => asked.length === 2);
    expect(isRight(play.load(saved))).toBe(true);
    expect(asked[1]?.aborted).toBe(true);
    await until(() => asked.length === 3);
    play.close();
    expect(asked[2]?.aborted).toBe(true);
    expect(isLeft(play.undo())).toBe(true);
  });

  test('that fail are a value, and the session stays usable', async () => {
    const failing = [
      () => {
        throw new Error('broken');
      },
      () => Promise.reject(new Error('broken')),
      () => Promise.resolve(left(fault([], 'broken'))),
      () => Promise.resolve(right('nonsense')),
      () => Promise.resolve(right('Ba5>c5')),
      () => new Promise<never>(() => undefined),
    ];
    for (const think of failing) {
      const play = session(terrafexFace, {
        seats: [{ name: 'Bot', bot: 'mine' }, { name: 'Bo' }],
        seed: 1,
        bots: { think, patience: 30 },
      });
      await until(() => play.snapshot().botFault !== null);
      expect(play.snapshot().botFault?.seat).toBe(0);
      expect(play.snapshot().thinking).toEqual([]);
      expect(isRight(play.as(0).play('G^c5'))).toBe(true);
      play.close();
    }
    const unknown = session(terrafexFace, { seats: [{ bot: 'nonsense' }, {}], seed: 1 });
    await until(() => unknown.snapshot().botFault !== null);
    expect(unknown.snapshot().botFault?.fault.reason).toContain('no bot "nonsense"');
  });
});

describe('a worker for bots', () => {
  const bot = { name: 'Bot', bot: 'mcts:iterations=1000000' };

  /** A worker that counts how often it was started and ended, and keeps the messages that it received. */
  const counted = () => {
    const told: unknown[] = [];
    const ended = vi.fn();
    const port = { postMessage: (message: unknown) => void told.push(message), on: vi.fn(), terminate: ended };
    return { open: vi.fn(() => port), ended, told };
  };

  test('is ended by close, once, after its bot was stopped', async () => {
    const { open, ended, told } = counted();
    const play = session(terrafexFace, { seats: [bot, {}], seed: 1, bots: { worker: open } });
    await vi.waitFor(() => expect(told.length).toBe(2));
    play.sit(0, { name: 'Ada' });
    play.sit(0, bot);
    expect(ended).not.toHaveBeenCalled();
    play.close();
    play.close();
    expect([open.mock.calls.length, ended.mock.calls.length]).toEqual([1, 1]);
    expect(told.at(-1)).toMatchObject({ _tag: 'Stop' });
  });

  test('is not opened if the session is closed before it is needed', async () => {
    const { open, ended } = counted();
    session(terrafexFace, { seats: [bot, {}], seed: 1, bots: { worker: open } }).close();
    const people = session(terrafexFace, { seats: [{}, {}], seed: 1, bots: { worker: open } });
    await new Promise((resolve) => setTimeout(resolve, 50));
    people.close();
    expect([open.mock.calls.length, ended.mock.calls.length]).toEqual([0, 0]);
  });

  test('that several sessions share is lent to them, and they do not end it', async () => {
    const { port1, port2 } = new MessageChannel();
    const ended = vi.fn();
    serve(port2, [knownGame(terrafexFace.game, knowledge)]);
    const port = Object.assign(port1, { terminate: ended });
    const quick = { name: 'Bot', bot: 'random' };
    const bots = [{ think: connect(port1).choose }, { worker: lent(() => port) }, { worker: lent(() => undefined) }];
    for (const how of bots) {
      const play = session(terrafexFace, { seats: [quick, {}], seed: 1, bots: how });
      await vi.waitFor(() => expect(play.snapshot().ply).toBeGreaterThan(0));
      expect(play.snapshot().botFault).toBeNull();
      play.close();
    }
    expect(ended).not.toHaveBeenCalled();
    port1.close();
  });

  test('that cannot be ended does not stop the session from closing', async () => {
    const { open, told, ended } = counted();
    const unhandled = vi.fn();
    ended.mockImplementation(() => {
      throw new Error('a worker');
    });
    process.once('unhandledRejection', unhandled);
    const play = session(terrafexFace, { seats: [bot, {}], seed: 1, bots: { worker: open } });
    await vi.waitFor(() => expect(told.length).toBe(2));
    play.close();
    await vi.waitFor(() => expect(unhandled).toHaveBeenCalledTimes(1));
    expect(isLeft(play.play('G^c5'))).toBe(true);
  });
});

describe('clocks', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const timed = (clock: ClockSpec) => session(terrafexFace, { seats, seed: 1, clock });

  test('run for those who decide, grant what they give, and end the game', () => {
    const play = timed({ _tag: 'Fischer', ms: 10_000, increment: 2000 });
    vi.advanceTimersByTime(3000);
    play.play(play.snapshot().moves[0]);
    const { times, deciding } = play.snapshot();
    expect(times?.left).toEqual([9000, 10_000]);
    expect(times?.running).toEqual(deciding);
    vi.advanceTimersByTime(60_000);
    const [late] = deciding;
    expect(play.snapshot().end).toMatchObject({ _tag: 'ByPeople', end: { reason: 'time', seat: late } });
    expect(JSON.parse(savedOf(play))).toMatchObject({ end: { reason: 'time' } });
    // A loss on time can be taken back like a resignation, which resets all clocks.
    expect(isRight(play.undo())).toBe(true);
    vi.advanceTimersByTime(9000);
    expect(play.snapshot().end).toBeNull();
    vi.advanceTimersByTime(2000);
    expect(play.snapshot().end).not.toBeNull();
    play.close();
  });

  test('give nothing for a move that is taken back, nor for a resignation', () => {
    const play = timed({ _tag: 'Fischer', ms: 10_000, increment: 5000 });
    const left = () => play.snapshot().times?.left;
    for (let count = 0; count < 3; count++) {
      vi.advanceTimersByTime(1000);
      play.play(play.snapshot().moves[0]);
      expect(left()?.[0]).toBe(14_000);
      play.undo();
      expect(left()).toEqual([9000, 10_000]);
    }
    play.redo();
    expect(left()).toEqual([14_000, 10_000]);
    play.undo();
    play.resign();
    expect(left()).toEqual([9000, 10_000]);
    play.undo();
    expect(left()).toEqual([9000, 10_000]);
    play.close();
  });

  test('give nothing for a decision that waits for others and is taken back', () => {
    const clock = { _tag: 'Fischer', ms: 10_000, increment: 5000 } as const;
    const play = session(icetradersFace, { seats, seed: 1, options: { players: 2 }, clock });
    const left = () => play.snapshot().times?.left;
    for (let count = 0; count < 3; count++) {
      play.as(0).play('evil');
      play.as(0).undo();
    }
    expect(left()).toEqual([10_000, 10_000]);
    play.as(0).play('evil');
    play.as(1).play('good');
    expect(left()).toEqual([15_000, 15_000]);
    play.close();
  });

  test('stand still where the game is looked through, over or closed', () => {
    const play = timed({ _tag: 'Move', ms: 5000 });
    for (let count = 0; count < 3; count++) play.play(play.snapshot().moves[0]);
    play.jump(0);
    expect(play.snapshot().times?.running).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(play.snapshot().end).toBeNull();
    play.jump(3);
    play.close();
    vi.advanceTimersByTime(60_000);
    expect(play.snapshot().end).toBeNull();
  });
});

describe('values that are none', () => {
  test('are explained', () => {
    const play = session(terrafexFace, { seats, seed: 1 });
    const any = play as unknown as Readonly<Record<'comment' | 'resign' | 'say', (given: unknown) => unknown>>;
    for (const given of [undefined, null, {}, Object.create(null), Symbol('x')]) {
      expect(any.comment(given)).toMatchObject({ _tag: 'Left' });
      expect(any.say(given)).toBe('');
      if (given !== undefined && given !== null)
        expect([given, any.resign(given)]).toMatchObject([given, { _tag: 'Left' }]);
    }
    const named = session(terrafexFace, { seats: [{ name: 'A\u0000' }, {}], seed: 1 });
    expect(named.snapshot().fault).toMatchObject({ path: ['seats', '0', 'name'] });
    expect(session(terrafexFace, { seats: [{ name: '' }, {}], seed: 1 }).snapshot().seats[0]?.name).toBe('White');
  });
});

describe('beside the moves', () => {
  test('the history has every move in words; a secret one only for the seat that made it', () => {
    const play = session(terrafexFace, { seats, seed: 1 });
    play.play('G^c5');
    play.play(play.snapshot().moves[0]);
    expect(play.history()[0]).toEqual({ seat: 0, text: 'G^c5', words: 'Ada grows the forest on c5' });
    expect(play.history()[0]).toBe(play.history()[0]);
    play.undo();
    // A move that was taken back can be replayed, so it stays in the list, up to `plies`.
    expect(play.history().length).toBe(play.snapshot().plies);

    const hidden = session(icetradersFace, { seats, seed: 1, options: { players: 2 } });
    hidden.as(0).play('evil');
    hidden.as(1).play('good');
    expect(
      hidden
        .as(0)
        .history()
        .map(({ text }) => text),
    ).toEqual(['evil', null]);
    expect(hidden.history().map(({ text, words }) => text ?? words)).toEqual([null, null]);
  });

  test('comments stand at their ply, are saved, and leave view, picks and what was told', () => {
    const play = session(icetradersFace, { seats, seed: 1, options: { players: 2 } });
    const ada = play.as(0);
    const before = ada.snapshot();
    expect(isRight(ada.comment('good luck'))).toBe(true);
    expect(ada.snapshot().comments).toEqual([{ ply: 0, text: 'good luck' }]);
    expect(ada.snapshot().view).toBe(before.view);
    expect(JSON.parse(savedOf(play))).toMatchObject({ comments: [{ ply: 0, text: 'good luck' }] });
    for (const bad of ['', 'x'.repeat(1001)]) expect(isLeft(ada.comment(bad))).toBe(true);
    expect(ada.snapshot().comments.length).toBe(1);
  });

  test('going back to a ply, and the text of any position', () => {
    const play = session(terrafexFace, { seats, seed: 1 });
    const texts = [play.positionText()];
    for (let count = 0; count < 4; count++) {
      play.play(play.snapshot().moves[0]);
      texts.push(play.positionText());
    }
    expect(texts.map((_, ply) => play.positionText(ply))).toEqual(texts);
    expect(isRight(play.undo(1))).toBe(true);
    expect([play.snapshot().ply, play.snapshot().cause, play.positionText()]).toEqual([1, 'undone', texts[1]]);
    for (const bad of [-1, 5, 0.5, NaN]) {
      expect(isLeft(play.undo(bad))).toBe(true);
      expect(play.positionText(bad)).toBeNull();
    }
    expect(play.snapshot().ply).toBe(1);
  });

  test('another player sits down: a bot for a person, a person for a bot', async () => {
    const think = vi.fn(() => Promise.resolve(right('G^c5')));
    const play = session(terrafexFace, { seats, seed: 1, bots: { think } });
    expect(isRight(play.sit(0, { name: 'Cy', bot: 'greedy' }))).toBe(true);
    expect(play.snapshot().seats[0]).toEqual({ name: 'Cy', role: 'White', bot: 'greedy', free: false });
    await vi.waitFor(() => expect(play.snapshot().ply).toBe(1));
    expect(play.history()[0]?.words).toBe('Cy grows the forest on c5');
    play.sit(0, { name: 'Di' });
    expect(play.snapshot().thinking).toEqual([]);
    for (const bad of [2, -1, 0.5]) expect(isLeft(play.sit(bad as Seat, {}))).toBe(true);
    expect(isLeft(look(terrafexFace, savedOf(play)).sit(0, {}))).toBe(true);
    play.close();
  });

  test('bots wait while an earlier position is shown; a record of it goes on from there', async () => {
    const think = vi.fn(() => Promise.resolve(right('G^c5')));
    const play = session(terrafexFace, { seats, seed: 1, bots: { think } });
    for (let count = 0; count < 2; count++) play.play(play.snapshot().moves[0]);
    play.jump(0);
    expect(isRight(play.sit(0, { bot: 'greedy' }))).toBe(true);
    expect(play.snapshot()).toMatchObject({ ply: 0, plies: 2, deciding: [0], thinking: [] });
    expect(isRight(play.load(savedOf(play)))).toBe(true);
    expect(play.snapshot()).toMatchObject({ ply: 0, plies: 0, thinking: [0] });
    await vi.waitFor(() => expect(play.snapshot().ply).toBe(1));
    play.close();
  });

  test('bots think in slices where there are no workers', async () => {
    const worker = vi.fn(() => undefined);
    const bot = { name: 'Bot', bot: 'random' };
    const play = session(terrafexFace, { seats: [bot, { name: 'Bo' }], seed: 1, bots: { worker } });
    await vi.waitFor(() => expect(play.snapshot().ply).toBeGreaterThan(0));
    expect(worker).toHaveBeenCalledTimes(1);
    play.close();
  });
});

describe('what pages of JavaScript do', () => {
  test('a thinker that returns nothing, or no promise, is a bot that failed', async () => {
    for (const think of [() => Promise.resolve(undefined), () => 7, () => Promise.resolve({})]) {
      const bots = { think: think as unknown as NonNullable<Bots<Terrafex>['think']> };
      const play = session(terrafexFace, { seats: [{ bot: 'x' }, {}], seed: 1, bots });
      await vi.waitFor(() => expect(play.snapshot().botFault?.fault.reason).toBe('the bot did not return an answer'));
      play.close();
    }
  });

  test('a click on nothing is not a pick, and a seat that is not there sees what spectators see', () => {
    const play = session(terrafexFace, { seats, seed: 1 });
    for (const nothing of [null, undefined, []]) expect(isLeft(play.pick(nothing as unknown as []))).toBe(true);
    expect(play.as(5).snapshot().viewer).toBe('spectators');
  });

  test('a listener that throws stops neither the move nor the other listeners', async () => {
    const play = session(terrafexFace, { seats, seed: 1 });
    const [heard, unhandled] = [vi.fn(), vi.fn()];
    process.once('unhandledRejection', unhandled);
    play.subscribe(() => {
      throw new Error('a listener');
    });
    play.subscribe(heard);
    expect(isRight(play.play('G^c5'))).toBe(true);
    expect(heard).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(unhandled).toHaveBeenCalledTimes(1));
  });
});
