/** What bots have learned about Terra Mystica by self-play: the network, its weights, and the bots that use it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { inputCount, writeInputs } from '../../src/bots/evaluations/terra-mystica/learned/inputs.js';
import { shape } from '../../src/bots/evaluations/terra-mystica/learned/judge.js';
import { trained } from '../../src/bots/evaluations/terra-mystica/learned/weights.js';
import { overview } from '../../src/bots/evaluations/terra-mystica/worth.js';
import { known, loadLearned, terrafex, terraMystica, thinkNow } from '../../src/bots/index.js';
import { outputOf, readyNetwork, weightCounts } from '../../src/bots/network.js';
import { readWeights, storedLists } from '../../src/bots/network-weights.js';
import { connect, serve } from '../../src/bots/worker/index.js';
import { decode, playout, source } from '../../src/core/index.js';
import { game, type State } from '../../src/games/terra-mystica/index.js';
import { playGame } from '../../src/node/match/index.js';
import { bot, thoughtOf } from './kit.js';

/** The state after set-up. */
const startOf = (options: unknown, seed: number): State => {
  const read = decode(game.options)(options);
  const start = isRight(read) ? game.setup(read.right, seed) : undefined;
  if (start === undefined || isLeft(start)) throw new Error('no start');
  return start.right;
};

/** The position in which, in random play, a seat begins its turn in a round for the given time. */
const inRound = (options: unknown, seed: number, turns: number): State => {
  const found: State[] = [];
  playout(game)(startOf(options, seed), source(seed + 1), 400, ({ before }) => {
    if (before.phase === 'turn' && before.turn.act === 'none') found.push(before);
  });
  const state = found[turns];
  if (state === undefined) throw new Error('the game is shorter');
  return state;
};

const learned = await loadLearned(terraMystica);

/** The last position of a game in which a bot plays all seats. */
const played = (text: string, options: unknown, seed: number): State => {
  let state = startOf(options, seed);
  const players = state.seats.map((_, seat) => bot(text).sit(game, learned, seed * 64 + seat));
  for (;;) {
    const [seat] = game.toMove(state);
    if (seat === undefined) return state;
    const search = players[seat]?.look(state, seat);
    if (search === undefined) throw new Error('no search');
    state = game.applyLegal(state, thinkNow(search, players[seat]!.budget).best);
  }
};

const meanPoints = ({ seats }: State): number => seats.reduce((sum, { vp }) => sum + vp, 0) / seats.length;

describe('the network', () => {
  test('is computed by hand for a small case', () => {
    const counts = weightCounts({ ...shape, inputs: 3 });
    const weights = {
      first: new Float64Array(counts.first),
      firstBias: new Float64Array(counts.firstBias),
      second: new Float64Array(counts.second),
      secondBias: new Float64Array(counts.secondBias),
      last: new Float64Array(counts.last),
      lastBias: new Float64Array(counts.lastBias),
      direct: new Float64Array(counts.direct),
    };
    // Input 1 reaches node 2 of the first layer, which reaches node 5 of the second layer, which reaches set 4.
    weights.first[64 + 2] = 3;
    weights.firstBias[2] = -1;
    weights.second[2 * 32 + 5] = 2;
    weights.secondBias[5] = 0.5;
    weights.last[4 * 32 + 5] = 10;
    weights.lastBias[4] = 7;
    weights.direct[4 * 3 + 1] = 100;
    const network = readyNetwork(weights);
    // (3 x 2 - 1) x 2 + 0.5 = 10.5, times 10, plus 7 and 100 x 2.
    expect(outputOf(network, Float64Array.of(0, 2, 0), 4)).toBe(312);
    // Below zero a node says nothing: only the constants of the second layer remain, and the direct weight.
    expect(outputOf(network, Float64Array.of(0, -1, 0), 4)).toBe(7 + 5 - 100);
    expect(outputOf(network, Float64Array.of(0, 2, 0), 3)).toBe(0);
  });

  test('adds every input once, however many there are', () => {
    for (const inputs of [1, 4, 5, 8, 11]) {
      const counts = weightCounts({ ...shape, inputs });
      const ones = (count: number): Float64Array => new Float64Array(count).fill(1);
      const weights = {
        first: ones(counts.first),
        firstBias: new Float64Array(counts.firstBias),
        second: ones(counts.second),
        secondBias: new Float64Array(counts.secondBias),
        last: ones(counts.last),
        lastBias: new Float64Array(counts.lastBias),
        direct: new Float64Array(counts.direct),
      };
      const sum = (inputs * (inputs + 1)) / 2;
      const list = Float64Array.from({ length: inputs }, (_, index) => index + 1);
      expect(outputOf(readyNetwork(weights), list, 3)).toBe(64 * 32 * sum);
    }
  });

  test('its weights are whole numbers times a scale', () => {
    const weights = readWeights(trained.weights, shape);
    for (const { name, rows, bytes } of storedLists) {
      const list = weights[name];
      expect(list.length).toBe(weightCounts(shape)[name]);
      expect(list.every(Number.isFinite)).toBe(true);
      const row = [...list.slice(0, list.length / rows(shape))];
      const largest = Math.max(...row.map(Math.abs));
      const scale = largest / (bytes === 1 ? 127 : 32767);
      expect(row.every((one) => Math.abs(one / scale - Math.round(one / scale)) < 1e-3)).toBe(true);
    }
  });

  test('its weights are small, and name the log of their training', () => {
    expect(gzipSync(trained.weights, { level: 9 }).length).toBeLessThanOrEqual(60_000);
    const log = readFileSync(new URL('../../research/learn/terra-mystica.log', import.meta.url));
    expect(createHash('sha256').update(log).digest('hex')).toBe(trained.log);
  });

  test('is imported only on demand, except by programs for Node.js', () => {
    const source = new URL('../../src/', import.meta.url);
    const importers = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.startsWith('node/') && !file.includes('/learned/'))
      .filter((file) => / from '[^']*\/learned\//.test(readFileSync(new URL(file, source), 'utf8')));
    expect(importers).toEqual([]);
  });
});

describe('the inputs', () => {
  const kinds = [
    {},
    { players: 2 },
    { players: 5, 'leech-timing': 'deferred' },
    { players: 3, map: 'fire-ice' },
    { players: 4, map: 'fire-ice-2', 'variable-turn-order': true },
  ];

  test.each(kinds)('are finite and of order one with the options %j', (options) => {
    for (const turns of [0, 10, 20]) {
      const state = inRound(options, 5, turns);
      const inputs = new Float64Array(inputCount);
      for (const seat of state.seats.keys()) {
        writeInputs(inputs, state, overview(state), seat);
        expect(inputs.every((one) => Math.abs(one) < 20)).toBe(true);
      }
    }
  });

  test('depend on the position alone', () => {
    const [one, other] = [inRound({}, 5, 12), inRound({ players: 5 }, 6, 25)];
    const [first, second] = [new Float64Array(inputCount), new Float64Array(inputCount)];
    writeInputs(first, one, overview(one), 1);
    writeInputs(second, other, overview(other), 2);
    writeInputs(second, one, overview(one), 1);
    expect(second).toEqual(first);
  });

  test.each(kinds)('a game ends, and its values are worths, with the options %j', (options) => {
    const state = played('greedy:by=2', options, 3);
    expect(state.phase).toBe('end');
    const before = inRound(options, 3, 15);
    const values = learned.learned?.evaluate?.(before) ?? [];
    expect(values.length).toBe(before.seats.length);
    expect(values.every((one) => one >= 0 && one <= 1)).toBe(true);
  });
});

describe('the values', () => {
  // Computed on one machine. New weights give new numbers: see research/learn.
  test.each([
    [{}, 7, 12, [0.363608132344241, 0.3056020678401964, 0.2524424613179237, 0.3191977265774802]],
    [{ players: 3, map: 'fire-ice' }, 5, 20, [0.34885903504381516, 0.4451378511757971, 0.39171187604739577]],
  ])('are the same bits everywhere with the options %j', (options, seed, turns, values) => {
    expect(learned.learned?.evaluate?.(inRound(options, seed, turns))).toEqual(values);
  });
});

describe('bots with by=2', () => {
  const state = inRound({}, 7, 12);
  const seat = game.toMove(state)[0]!;

  test.each(['greedy:by=2', 'plan:iterations=300,by=2', 'mcts:iterations=100,by=2'])(
    '%s uses what was learned',
    (text) => {
      expect(bot(text).text).toBe(text);
      expect(bot(text).needsLearned).toBe(true);
      const [with_, without] = [learned, terraMystica].map((all) => thoughtOf(game, all, text, state, seat));
      expect(with_?.candidates[0]?.value).not.toEqual(without?.candidates[0]?.value);
    },
  );

  test.each([
    ['greedy:by=2', 'greedy:by=1'],
    ['plan:iterations=300,by=2', 'plan:iterations=300'],
    ['mcts:iterations=100,by=2', 'mcts:iterations=100'],
  ])('where nothing was loaded or learned, %s is %s', (asks, usual) => {
    expect(thoughtOf(game, terraMystica, asks, state, seat)).toEqual(thoughtOf(game, terraMystica, usual, state, seat));
  });

  test('loading leaves other knowledge as it is', async () => {
    expect(await loadLearned(terrafex)).toBe(terrafex);
    expect(await loadLearned(learned)).toBe(learned);
    expect(learned.evaluate).toBe(terraMystica.evaluate);
  });

  test('a plan is made of points that can be compared with those before it', () => {
    expect(learned.learned?.stretch?.(state, seat)?.isComparable).toBe(true);
    expect(terraMystica.stretch?.(state, seat)?.isComparable).toBeUndefined();
  });

  test('one ply with it makes more points than one ply without it, from the same openings', () => {
    const seeds = [1, 2, 3, 4];
    const [one = 0, other = 0] = ['greedy:by=2', 'greedy:by=1'].map((text) =>
      seeds.reduce((sum, seed) => sum + meanPoints(played(text, {}, seed)), 0),
    );
    expect((one - other) / seeds.length).toBeGreaterThan(2);
  });

  test('a worker loads it', async () => {
    const { port1, port2 } = new MessageChannel();
    serve(port2, known);
    const there = connect(port1).sit(game, 'greedy:by=2', 4);
    there.told(game.legalMoves(state)[0]!);
    const found = await there.think(state, seat);
    port1.close();
    port2.close();
    const here = thoughtOf(game, learned, 'greedy:by=2', state, seat, 4);
    expect(isRight(found) && found.right.candidates).toEqual(here.candidates);
  });

  test('a match has it', async () => {
    const setting = { seed: 3, options: { players: 2 } } as const;
    const [one, other] = await Promise.all([
      playGame(game, ['greedy:by=2', 'greedy:by=2'], setting),
      playGame(game, ['greedy:by=2', 'greedy:by=2'], { ...setting, knowledge: learned }),
    ]);
    expect(isRight(one) && one.right.record).toEqual(isRight(other) && other.right.record);
    const without = await playGame(game, ['greedy:by=2', 'greedy:by=2'], { ...setting, knowledge: terraMystica });
    expect(isRight(without) && without.right.record.moves).not.toEqual(isRight(one) && one.right.record.moves);
  });
});
