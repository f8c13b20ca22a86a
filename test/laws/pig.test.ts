/** A game with dice obeys every law that concerns dice. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { draw, face } from '../../examples/pig/face.js';
import { game, type Pig, type State } from '../../examples/pig/game.js';
import { botOf, thinkNow } from '../../src/bots/index.js';
import * as core from '../../src/core/index.js';
import { type LawOptions, lawsOf } from '../../src/laws/index.js';
import { type Broken, testBroken, testMissed, without } from './broken.js';

const start = (options: object = {}): (typeof game)['state']['_A'] => {
  const state = game.setup({ players: 2, goal: 100, ...options }, 1);
  if (!isRight(state)) throw new Error('the set-up is refused');
  return state.right;
};

const known: LawOptions<Pig> = {
  options: fc.record({ players: fc.integer({ min: 2, max: 6 }), goal: fc.integer({ min: 10, max: 60 }) }),
  wins: 'most',
  face,
  draw: (view, seat) => draw(view, { seat }),

  candidates: ['Roll', 'Hold', 'Fall 1', 'Fall 6'],
  validator: (schema) => new Ajv2020({ strict: true }).compile(schema),
};

describe('laws', () => {
  for (const { name, property } of lawsOf(game, known)) test(name, () => fc.assert(property, { numRuns: 60 }));
});

const outcomes = (state: State): readonly core.ChanceOutcome<Pig['Move']>[] => core.chanceOutcomes(game)(state);

test('a game whose positions return must say that it may not end', () => {
  const { lengths: _, ...silent } = game;
  const law = lawsOf<Pig>(silent, known).find(({ rule }) => rule === 'GC-1.7');
  const { failed, errorInstance } = fc.check(law!.property, { numRuns: 100, seed: 1 });
  expect([failed, String(errorInstance)]).toEqual([
    true,
    expect.stringMatching(
      /^Error: GC-1.7: the position after \d+ moves comes again after \d+, so a game may not end: say so with lengths/,
    ),
  ]);
});

describe('broken versions', () => {
  const versions: readonly Broken<Pig>[] = [
    ['half a weight', 'GC-8.1', { chance: (s) => outcomes(s).map(({ move }) => ({ move, weight: 0.5 })) }],
    [
      'a weight below zero',
      'GC-8.1',
      { chance: (s) => outcomes(s).map((one, i) => (i === 0 ? { ...one, weight: -1 } : one)) },
    ],
    ['a six that is not listed', 'GC-8.1', { legalMoves: (s) => game.legalMoves(s).filter((_, i) => i < 5) }],
    ['a seat decides while the die falls', 'GC-8.1', { toMove: (s) => (s.die === 'rolls' ? [0] : game.toMove(s)) }],
    ['the seat in turn lets the die fall', 'GC-8.2', { toMove: (s) => core.firstSeats(6).slice(s.turn, s.turn + 1) }],
    [
      'a spectator sees no die',
      'GC-8.3',
      { view: (eyes) => (s) => (core.isNone(eyes) ? { ...s, die: 'held' } : s), determinize: (view) => view },
    ],
    ['dice that are said to be put away', 'GC-8.4', { chanceAhead: () => false }],
    ['dice that are put away and come back', 'GC-8.4', { chanceAhead: (s) => s.turn === 0 || s.die === 'rolls' }],
    [
      'an option that is forgotten',
      'GC-4.10',
      { contradicted: (options, { points }) => core.firstUnlike(options, { players: points.length }) },
    ],
    [
      'nobody is to move, and chance does not decide',
      'GC-1.1',
      { toMove: (s) => (s.brought > 5 ? [] : game.toMove(s)) },
    ],
    [
      'a move is missing',
      'GC-2.3',
      { legalMoves: (s) => game.legalMoves(s).slice(s.die === 'held' && s.brought > 0 ? 1 : 0) },
    ],
    [
      'a move is listed twice',
      'GC-2.1',
      { legalMoves: (s) => [...game.legalMoves(s), ...game.legalMoves(s).slice(0, 1)] },
    ],
    [
      'a 1 costs nothing',
      'GC-2.2',
      {
        applyLegal: (s, move) =>
          move._tag === 'Fall' && move.pips === 1
            ? { ...s, die: 'held' as const, brought: s.brought + 1 }
            : game.applyLegal(s, move),
      },
    ],
    ['scores are halves', 'GC-1.2', { score: (s) => game.score(s).map((own) => own / 2) }],
    ['the fewest points win', 'GC-1.4', { score: (s) => game.score(s).map((own) => -own) }],
    ['a capital id', 'GC-1.5', { id: 'Pig' }],
    ['a blank title', 'GC-1.5', { title: '' }],
    ['fewer seats than it says', 'GC-1.5', { seats: { min: 2, max: 3 } }],
    ['keys leave out the die', 'GC-4.4', { key: (s) => JSON.stringify({ ...s, die: '' }) }],
    [
      'a move text ends in blanks',
      'GC-4.8',
      { moveText: { ...game.moveText, parse: (text) => game.moveText.parse(text.trim()) } },
    ],
    [
      'the turn is printed as 0',
      'GC-4.1',
      { position: { ...game.position, print: (s) => game.position.print({ ...s, brought: 0 }) } },
    ],
  ];

  testBroken(game, known, versions);
  testMissed(game, known, [
    [
      'a loaded die',
      'only the rule book says how likely a side is',
      { chance: (s) => outcomes(s).map(({ move }, at) => ({ move, weight: 1 + at })) },
    ],
    [
      'a seat must roll once more before it may hold',
      'the list and the check agree',
      without(game, (text) => text === 'Hold'),
    ],
  ]);
});

describe('chance in play', () => {
  const rolls = game.applyLegal(start(), core.mint<Pig['Move']>({ _tag: 'Roll' }));

  test('the same seed and ply give the same die on every machine', () => {
    const faces = (seed: number): string =>
      Array.from({ length: 12 }, (_, ply) => core.chanceMove(game)(rolls, seed, ply))
        .map((move) => (move === undefined ? '-' : game.moveText.print(move)))
        .join();
    expect(faces(7)).toBe(faces(7));
    expect(faces(7)).toMatchInlineSnapshot(
      `"Fall 5,Fall 1,Fall 4,Fall 3,Fall 1,Fall 2,Fall 5,Fall 2,Fall 6,Fall 4,Fall 5,Fall 5"`,
    );
    expect(faces(7)).not.toBe(faces(8));
  });

  test('the die is fair over seeds and over plies', () => {
    const count = (draw: (index: number) => core.Legal<unknown> | undefined): number[] => {
      const counts = [0, 0, 0, 0, 0, 0, 0];
      for (let index = 0; index < 12_000; index++) {
        const move = draw(index) as { pips: number } | undefined;
        counts[move?.pips ?? 0] = (counts[move?.pips ?? 0] ?? 0) + 1;
      }
      return counts;
    };
    for (const counts of [
      count((ply) => core.chanceMove(game)(rolls, 3, ply)),
      count((seed) => core.chanceMove(game)(rolls, seed, 3)),
    ]) {
      expect(counts[0]).toBe(0);
      for (const times of counts.slice(1)) expect(Math.abs(times - 2000)).toBeLessThan(300);
    }
  });

  test('no seat lets the die fall, and no seat moves while it does', () => {
    expect(game.toMove(rolls)).toEqual([]);
    expect(core.isGameOver(game)(rolls)).toBe(false);
    const made = core.applyMoveAs(game)(0, { _tag: 'Fall', pips: 6 })(rolls);
    expect(made).toMatchObject({
      left: { _tag: 'NotYourTurn', rule: 'PG-2.1', text: 'chance decides now, not Seat 0' },
    });
    expect(game.check({ _tag: 'Hold' })(rolls)).toMatchObject({ left: { _tag: 'NotYourTurn', rule: 'PG-2.1' } });
    expect(core.applyMove(game)({ _tag: 'Fall', pips: 6 })(start())).toMatchObject({ left: { rule: 'PG-2.4' } });
  });

  const seed = 5;
  const first = core.chanceMove(game)(rolls, seed, 1);
  const other = game.legalMoves(rolls).find((move) => move !== first && JSON.stringify(move) !== JSON.stringify(first));

  test('a record is refused at the ply whose die does not follow from its seed, unless a host rolled elsewhere', () => {
    const options = { players: 2, goal: 100 };
    const write = core.writeRecord(game);
    const roll = { _tag: 'Roll' } as const;
    if (first === undefined || other === undefined) throw new Error('no outcomes');
    const good = write(options, seed, start(), [roll, first]);
    expect(isRight(good) && isRight(core.verifyRecord(game)(good.right))).toBe(true);
    expect(write(options, seed, start(), [roll, other])).toMatchObject({ left: { path: ['moves', '1'] } });
    const elsewhere = write(options, seed, start(), [roll, other], { chance: 'host' });
    if (!isRight(elsewhere)) throw new Error('not written');
    expect(isRight(core.verifyRecord(game)(elsewhere.right))).toBe(true);
    const { chance, digest, ...rest } = elsewhere.right;
    expect([chance, digest?.length]).toEqual(['host', 16]);
    expect(core.verifyRecord(game)(rest)).toMatchObject({ left: { path: ['moves', '1'], rule: 'PG-2.1' } });
    expect(core.verifyRecord(game)({ ...rest, chance: 'me' })).toMatchObject({ left: { path: ['chance'] } });
  });

  test('transcripts have seat -1 where chance decides', () => {
    const sha = (text: string): string => String(text.length);
    const played = core.randomTranscript(game, sha)({ players: 2, goal: 20 }, start({ goal: 20 }), core.source(1), 200);
    expect(played.over).toBe(true);
    expect(played.plies.some(({ seat, legal }) => seat === -1 && legal === 6)).toBe(true);
    expect(isRight(core.checkTranscript(game, sha)(played))).toBe(true);
  });
});

describe('bots', () => {
  /** Plays games between two bots and returns the points of the first. */
  const duel = (one: string, two: string, games: number): number => {
    let points = 0;
    for (let index = 0; index < games; index++) {
      const players = [one, two].map((text, seat) => {
        const bot = botOf(text);
        if (!isRight(bot)) throw new Error(text);
        return bot.right.sit(game, {}, 100 * index + seat);
      });
      let [state, ply] = [start({ goal: 50 }), 0];
      for (;;) {
        const settled = core.settleChance(game)(state, index >> 1, ply);
        [state, ply] = [settled.state, ply + settled.moves.length];
        const seat = game.toMove(state)[0];
        if (seat === undefined) break;
        const player = players[(seat + index) % 2];
        const search = player?.look(state, seat);
        if (player === undefined || search === undefined) throw new Error('nothing to decide');
        state = game.applyLegal(state, thinkNow(search, player.budget).best);
        ply++;
      }
      const outcome = game.outcome(state);
      if (core.isSome(outcome)) points += outcome.value.winners.some((seat) => (seat + index) % 2 === 0) ? 1 : 0;
    }
    return points;
  };

  test.each([
    ['mcts:iterations=200', 'random'],
    ['ismcts:iterations=200', 'random'],
    ['alphabeta:depth=4', 'random'],
    ['flat:iterations=100', 'random'],
    ['mcts:iterations=400', 'greedy'],
  ])('%s beats %s', (one, two) => {
    expect(duel(one, two, 40)).toBeGreaterThan(24);
  });
});
