import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import {
  blockShape,
  bootstrap,
  compare,
  fairness,
  type Pentanomial,
  pentanomial,
  type RatedBlock,
  rate,
  type Side,
  shareOver,
  sprt,
  sprtOver,
  tally,
  tallyOf,
  wilson,
} from '../../src/arena/index.js';
import { normalBelow } from '../../src/arena/normal.js';
import { source } from '../../src/core/index.js';
import { orders, ratingsByHand } from './ranked.js';
import { covered, kinds } from './simulated.js';
import { trials, verdicts } from './tested.js';

const at = (elo0: number, elo1: number) => ({ elo0, elo1, alpha: 0.05, beta: 0.05 });

/** Figures printed by public test runs of chess engines (from GitHub threads, and one from a tool). */
interface Printed {
  readonly where: string;
  readonly counts: Pentanomial;
  readonly bounds: readonly [number, number];
  readonly llr: number;
  /** Elo and its ±. */
  readonly elo?: readonly [number, number];
  readonly normalised?: readonly [number, number];
}

const printed: readonly Printed[] = [
  {
    where: 'brunocodutra/cinder #727',
    counts: [50, 287, 610, 387, 73],
    bounds: [0, 5],
    llr: 2.97,
    elo: [18.04, 8.23],
    normalised: [28.19, 12.84],
  },
  {
    where: 'brunocodutra/cinder #835',
    counts: [423, 3637, 6484, 3702, 450],
    bounds: [-3, 1],
    llr: 3.23,
    elo: [1.41, 2.41],
    normalised: [2.32, 3.97],
  },
  {
    where: 'Yoshie2000/PlentyChess #226',
    counts: [846, 13353, 26519, 13740, 878],
    bounds: [0, 3],
    llr: 2.9,
    elo: [1.42, 1.13],
  },
  {
    where: 'Yoshie2000/PlentyChess #229',
    counts: [24, 609, 1406, 767, 42],
    bounds: [0, 3],
    llr: 2.91,
    elo: [11.84, 4.83],
  },
  {
    where: 'Yoshie2000/PlentyChess #213',
    counts: [44, 241, 590, 413, 71],
    bounds: [0, 3],
    llr: 2.91,
    elo: [28.96, 8.3],
  },
  {
    where: 'JonathanHallstrom/pawnocchio #35',
    counts: [84, 4066, 8964, 4143, 93],
    bounds: [-3, 0],
    llr: 2.91,
    elo: [0.95, 1.85],
  },
  {
    where: 'ArjunBasandrai/elixir-chess-engine #78',
    counts: [35, 208, 433, 290, 68],
    bounds: [0, 5],
    llr: 3,
    elo: [24.91, 9.89],
  },
  {
    where: 'ProgramciDusunur/Potential #565',
    counts: [1400, 4234, 7874, 4238, 1373],
    bounds: [-5, 0],
    llr: 2.95,
    elo: [-0.45, 2.49],
  },
  { where: 'Aethdv/Soul #146', counts: [107, 633, 1201, 708, 109], bounds: [-4.5, 0.5], llr: 2.25, elo: [4.98, 5.8] },
  {
    where: 'kelseyde/hobbes-chess-engine #155',
    counts: [229, 2119, 4377, 2287, 241],
    bounds: [0, 4],
    llr: 2.57,
    elo: [3.6, 2.92],
  },
  {
    where: 'official-stockfish/Stockfish #4194, STC',
    counts: [371, 10263, 24989, 10642, 379],
    bounds: [0, 2],
    llr: 2.95,
  },
  {
    where: 'official-stockfish/Stockfish #4194, LTC',
    counts: [47, 8181, 25234, 8575, 47],
    bounds: [0.5, 2.5],
    llr: 2.94,
  },
  {
    where: 'official-stockfish/Stockfish #5712, STC',
    counts: [831, 31795, 68460, 32448, 834],
    bounds: [0, 2],
    llr: 2.93,
  },
  {
    where: 'official-stockfish/Stockfish #5712, LTC',
    counts: [307, 54901, 140959, 56230, 281],
    bounds: [0.5, 2.5],
    llr: 2.95,
  },
  {
    where: 'Disservin/fastchess #783',
    counts: [379, 10170, 21828, 10640, 343],
    bounds: [0, 2],
    llr: 2.946,
    normalised: [3.05, 2.31],
  },
  // One side loses nearly every game. The usual approximation would give -11 and -56 here.
  { where: 'Disservin/fastchess #882, first', counts: [77, 1, 0, 0, 0], bounds: [-1000, -500], llr: -2.95 },
  {
    where: 'Disservin/fastchess #882, second',
    counts: [72, 10, 0, 0, 0],
    bounds: [-1000, -500],
    llr: -2.97,
    elo: [-600.97, 118.46],
    normalised: [-1409.98, 53.17],
  },
  { where: 'Disservin/fastchess, sprt_test.cpp', counts: [0, 0, 0, 0, 5550], bounds: [0, 5], llr: 111.82 },
];

/** The same for bounds in logistic Elo. */
const logistic: readonly (readonly [string, Pentanomial, readonly [number, number], number])[] = [
  ['official-stockfish/Stockfish #3209, STC', [253, 4282, 17604, 4431, 286], [-0.25, 1.25], 2.94],
  ['official-stockfish/Stockfish #3209, LTC', [58, 3302, 33130, 3518, 84], [0.25, 1.25], 2.97],
  ['official-stockfish/Stockfish #3098', [491, 7345, 29693, 7670, 465], [-0.25, 1.25], 2.96],
  ['official-stockfish/Stockfish #2971', [17, 253, 1042, 337, 39], [-0.5, 1.5], 2.96],
  ['Disservin/fastchess, sprt_test.cpp', [223, 9863, 21279, 10037, 246], [0.5, 2.5], -3.07],
];

/** Half the width of an interval. */
const half = ({ low, high }: { readonly low: number; readonly high: number }): number => (high - low) / 2;

describe('pairs', () => {
  test.each(printed)(
    '$where: log-likelihood ratio, Elo and ± as printed',
    ({ counts, bounds, llr, elo, normalised }) => {
      const found = compare(tallyOf(counts));
      expect(Math.abs(sprt(tallyOf(counts), at(...bounds)).llr - llr)).toBeLessThan(0.03);
      for (const [said, ours] of [
        [elo, found.elo],
        [normalised, found.normalised],
      ] as const) {
        if (said === undefined) continue;
        expect(Math.abs(ours.value - said[0])).toBeLessThan(0.1);
        expect(Math.abs(half(ours) - said[1])).toBeLessThan(0.1);
      }
    },
  );

  test.each(logistic)('%s: log-likelihood ratio of logistic bounds', (_, counts, [elo0, elo1], llr) => {
    expect(Math.abs(sprt(tallyOf(counts), at(elo0, elo1), 'logistic').llr - llr)).toBeLessThan(0.03);
  });

  test('whatever came out, everything is finite and in order', () => {
    const { below } = source(1);
    for (let tries = 0; tries < 3000; tries++) {
      const draw = (): number => (below(5) < 2 ? 0 : below(10 ** below(6)));
      const counts: Pentanomial = [draw(), draw(), draw(), draw(), draw()];
      const elo0 = below(3900) - 1999;
      const test = at(elo0, Math.min(2000, elo0 + 1 + below(300)));
      const { llr } = sprt(tallyOf(counts), test);
      const { elo, normalised, superiority } = compare(tallyOf(counts));
      expect([llr, elo.low, elo.high, normalised.low, normalised.high].every(Number.isFinite)).toBe(true);
      expect(elo.low <= elo.value && elo.value <= elo.high && superiority >= 0 && superiority <= 1).toBe(true);
    }
  });

  test('all won, all lost, all drawn: verdicts, and honest bounds', () => {
    const test = at(0, 50);
    expect(sprt(tallyOf([0, 0, 0, 0, 40]), test).accepted).toBe('H1');
    expect(sprt(tallyOf([40, 0, 0, 0, 0]), test).accepted).toBe('H0');
    expect(sprt(tallyOf([0, 0, 200, 0, 0]), test).accepted).toBe('H0');
    expect(sprt(tallyOf([0, 0, 0, 0, 0]), test)).toMatchObject({ llr: 0, accepted: null });
    const won = compare(tallyOf([0, 0, 0, 0, 10]));
    expect(won.isSmoothed).toBe(true);
    expect(won.elo.low).toBeGreaterThan(0);
    expect(half(won.elo)).toBeGreaterThan(200);
  });

  test('the bounds of a test are those of Wald', () => {
    const { lower, upper } = sprt([], { elo0: 0, elo1: 5, alpha: 0.05, beta: 0.1 });
    expect([lower, upper].map((one) => one.toFixed(2))).toEqual(['-2.25', '2.89']);
  });

  test('tests err about as often as they may: 600 of equal bots, 600 of bots as far apart as supposed', () => {
    const { below } = source(7);
    // Pair results with the weights 1, 2, 4, 2, 1, and with these weights shifted to an advantage of 100 normalised Elo.
    const draw = (weights: readonly number[]): number => {
      let left = below(1000);
      return weights.findIndex((weight) => (left -= weight) < 0) / 4;
    };
    const even = [100, 200, 400, 200, 100];
    const better = [42, 128, 372, 286, 172];
    const errors = [even, better].map((weights, at1) => {
      const wrong = at1 === 0 ? 'H1' : 'H0';
      const tries = Array.from({ length: 600 }, () => {
        const shares = Array.from({ length: 400 }, () => draw(weights));
        return sprtOver(shares, at(0, 100)).accepted;
      });
      return tries.filter((one) => one === wrong).length / tries.length;
    });
    for (const error of errors) expect(error).toBeLessThan(0.075);
    for (const error of errors) expect(error).toBeGreaterThan(0.01);
  });

  test.each(trials.filter(({ alike, elo1 }) => alike === 0 && elo1 === 50))(
    'tests err about as often as allowed at tables of all sizes: $name, 200 matches of each kind',
    (trial) => {
      const [equal, better] = [verdicts(trial, 0, 200), verdicts(trial, 1, 200)];
      expect([equal.open, better.open]).toEqual([0, 0]);
      // The bounds are four standard errors beyond 5 of 100.
      expect(equal.accepted.share).toBeLessThan(0.11);
      expect(better.accepted.share).toBeGreaterThan(0.89);
    },
  );

  test('at a table of two the test is the one for pairs, whatever the format is called', () => {
    const blocks = tallyOf([5, 20, 40, 31, 9]);
    expect(sprt(blocks, at(0, 50), 'normalised', blockShape(2))).toEqual(sprt(blocks, at(0, 50)));
    expect(compare(blocks, blockShape(2))).toEqual(compare(blocks));
  });

  test('at a table of four, an even share is a quarter, and everything is finite', () => {
    const even = tally(new Array<number>(40).fill(0.25));
    expect(sprt(even, at(0, 50), 'normalised', blockShape(4)).accepted).toBe('H0');
    const { elo, normalised } = compare(tally([0, 0.25, 0.25, 0.5, 0.25]), blockShape(4));
    expect([elo.value, normalised.value].map(Math.round)).toEqual([0, 0]);
    const { below } = source(2);
    for (let tries = 0; tries < 1000; tries++) {
      const seats = 3 + below(4);
      const shares = Array.from({ length: 1 + below(30) }, () => below(seats + 1) / seats);
      const elo0 = below(3900) - 1999;
      const { llr } = sprtOver(shares, at(elo0, Math.min(2000, elo0 + 1 + below(300))), blockShape(seats));
      expect(Number.isFinite(llr)).toBe(true);
    }
  });

  test('a tally knows when it is one of pairs', () => {
    expect(pentanomial(tally([0, 0.25, 0.5, 0.5, 1]))).toEqual([1, 1, 2, 0, 1]);
    expect(pentanomial(tally([1 / 3]))).toBeUndefined();
  });

  test('the normal distribution, from printed tables', () => {
    for (const [x, below] of [
      [0, 0.5],
      [1, 0.841344746069],
      [1.959963984540054, 0.975],
      [-2.5758293035489, 0.005],
      [3.5, 0.999767370921],
      [-40, 0],
      [Infinity, 1],
    ] as const)
      expect(normalBelow(x)).toBeCloseTo(below, 10);
  });
});

const side = (bot: number, share: number): Side => ({ bots: [bot], share });

/** Blocks of two bots, given the first bot's points in both games. */
const pair = (a: number, b: number, first: number, second: number, count: number): RatedBlock => ({
  games: [
    [side(a, first), side(b, 1 - first)],
    [side(b, 1 - second), side(a, second)],
  ],
  count,
});

/** A tournament of six bots, with draws, and with tables of two and three seats. */
const tournament: readonly RatedBlock[] = [
  pair(0, 1, 0, 0.5, 40),
  pair(0, 1, 1, 0, 25),
  pair(1, 2, 0.5, 0.5, 30),
  pair(1, 2, 0, 0, 22),
  pair(2, 3, 1, 0, 50),
  pair(3, 4, 0, 1, 31),
  pair(3, 4, 0, 0, 9),
  pair(4, 5, 1, 1, 12),
  pair(4, 5, 0, 0.5, 28),
  {
    games: [
      [side(0, 0), side(2, 0), side(5, 1)],
      [side(2, 0.5), side(5, 0.5), side(0, 0)],
      [side(5, 0), side(0, 0), side(2, 1)],
    ],
    count: 35,
  },
  {
    games: [
      [side(0, 1), side(2, 0), side(5, 0)],
      [side(2, 0), side(5, 1), side(0, 0)],
      [side(5, 1), side(0, 0), side(2, 0)],
    ],
    count: 14,
  },
];

/**
 * The same by another method in another language: minorisation-maximisation (each strength becomes the points divided by the expected points until
 * nothing changes), with the extra block of each bot written out.
 */
const independent = (blocks: readonly RatedBlock[], bots: number): readonly number[] => {
  const script = `
import json, sys, math
blocks, n = json.load(sys.stdin)
def who(b): return sorted({x for g in b['games'] for s in g for x in s['bots']})
per = [0.0] * n
tables = {}
for b in blocks:
    for x in who(b): per[x] += b['count']
    key = tuple(who(b)); total, first = tables.get(key, (0, b)); tables[key] = (total + b['count'], first)
games = [(b['count'], [(s['bots'][0], s['share']) for s in g]) for b in blocks for g in b['games']]
for key, (total, b) in tables.items():
    weight = total / min(per[x] for x in key) / len(key)
    for winner in key:
        for g in b['games']:
            games.append((weight, [(s['bots'][0], 1.0 if s['bots'][0] == winner else 0.0) for s in g]))
taken = [sum(w * s for w, g in games for x, s in g if x == i) for i in range(n)]
gamma = [1.0] * n
for _ in range(20000):
    met = [0.0] * n
    for w, g in games:
        all_ = sum(gamma[x] for x, _ in g)
        for x, _ in g: met[x] += w / all_
    new = [taken[i] / met[i] for i in range(n)]
    new = [x / new[0] for x in new]
    moved = max(abs(math.log(a / b)) for a, b in zip(new, gamma))
    gamma = new
    if moved < 1e-12: break
print(json.dumps([400 * math.log10(x) for x in gamma]))`;
  return JSON.parse(
    execFileSync('python3', ['-c', script], { input: JSON.stringify([blocks, bots]), encoding: 'utf8' }),
  ) as readonly number[];
};

/** Simulating all 2,000 tournaments of a design takes a minute: set `COVERAGE=2000`. */
const tries = Number(process.env['COVERAGE'] ?? 300);

describe('ratings', () => {
  test('are those of an independent computation', () => {
    const ours = rate(tournament, 6, 0).ratings.map((one) => one?.value ?? NaN);
    const theirs = independent(tournament, 6);
    for (const [bot, rating] of theirs.entries()) expect(Math.abs(rating - (ours[bot] ?? NaN))).toBeLessThan(1e-3);
    expect(Math.max(...theirs.map(Math.abs))).toBeGreaterThan(100);
  });

  test('of two bots are Elo by the share, but for the block that is added', () => {
    const { ratings } = rate([pair(0, 1, 0.5, 0, 60_000), pair(0, 1, 1, 0, 40_000)], 2, 0);
    expect(ratings[1]?.value).toBeCloseTo(400 * Math.log10(0.65 / 0.35), 1);
  });

  test('the bounds of two bots are those of the pairs', () => {
    const shares = [pair(0, 1, 0, 0.5, 300), pair(0, 1, 1, 0, 400), pair(0, 1, 0, 0, 300)];
    const found = rate(shares, 2, 0).ratings[1];
    const { elo } = compare(tallyOf([0, 0, 400, 300, 300]));
    expect(Math.abs((found?.low ?? 0) - elo.low)).toBeLessThan(1.5);
    expect(Math.abs((found?.high ?? 0) - elo.high)).toBeLessThan(1.5);
  });

  test('whoever won everything has a finite rating, bounds that say how little that shows, and is not above its mirror image', () => {
    const { ratings, superiority } = rate([pair(0, 1, 1, 1, 20), pair(1, 2, 0.5, 0.5, 20)], 3, 1);
    const [best, anchor, same] = ratings;
    expect(anchor).toEqual({ value: 0, low: 0, high: 0 });
    expect(best?.low).toBeGreaterThan(100);
    expect(best?.high).toBeGreaterThan(900);
    expect(Math.abs(same?.value ?? NaN)).toBeLessThan(1e-6);
    expect(superiority[0]?.[1]).toBeGreaterThan(0.99);
    const mirrored = rate([pair(0, 1, 0, 0, 20)], 2, 1).ratings[0];
    const won = rate([pair(0, 1, 1, 1, 20)], 2, 1).ratings[0];
    expect(mirrored?.value).toBeCloseTo(-(won?.value ?? 0), 6);
  });

  test('those whom no games connect to the anchor are not rated', () => {
    const { ratings, superiority } = rate([pair(0, 1, 1, 0.5, 9), pair(2, 3, 1, 0.5, 9)], 5, 0);
    expect(ratings.map((one) => one === null)).toEqual([false, false, true, true, true]);
    expect(superiority[0]?.[2]).toBeNull();
    expect(rate([], 2, 0).ratings).toEqual([{ value: 0, low: 0, high: 0 }, null]);
  });

  test('do not depend on the order of the blocks, and the anchor moves all alike', () => {
    const one = rate(tournament, 6, 0).ratings.map((rating) => rating?.value ?? NaN);
    const other = rate([...tournament].reverse(), 6, 3).ratings.map((rating) => rating?.value ?? NaN);
    for (const bot of one.keys()) expect((one[bot] ?? NaN) - (one[3] ?? NaN)).toBeCloseTo(other[bot] ?? NaN, 5);
  });

  test('a team has the mean strength of its seats, and a bot at two seats sits twice', () => {
    const teams = {
      games: [
        [
          { bots: [0, 1], share: 0.25 },
          { bots: [1, 1], share: 0.75 },
        ],
      ],
      count: 40_000,
    };
    // A side's advantage is half the advantage of its bot.
    expect(rate([teams], 2, 0).ratings[1]?.value).toBeCloseTo(800 * Math.log10(3), 0);
    const twice = { games: [[side(0, 0.25), side(1, 0.5), side(1, 0.25)]], count: 40_000 };
    // If one of three seats wins a quarter of the games, the others are 1.5 times as strong.
    expect(rate([twice], 2, 0).ratings[1]?.value).toBeCloseTo(400 * Math.log10(1.5), 0);
  });

  test.each(kinds)('bounds contain the true value in 93 to 97 of 100 tournaments: $name', (design) => {
    const { part, tournaments } = covered(design, tries);
    console.log(`${design.name}: ${(100 * part).toFixed(1)} % of ${tournaments} tournaments`);
    // With fewer than 2,000 tournaments, the measured share is itself inaccurate.
    const slack = tries >= 2000 ? 0 : 0.015;
    expect(part).toBeGreaterThan(0.93 - slack);
    expect(part).toBeLessThan(0.97 + slack);
  });
});

/** A block of three bots, given the places in each game, by bot. */
const ranked = (places: readonly (readonly [number, number, number])[], count: number): RatedBlock => ({
  games: places.map((ofGame) => {
    const winners = ofGame.filter((place) => place === 1).length;
    return ofGame.map((place, bot) => ({ bots: [bot], share: place === 1 ? 1 / winners : 0, place }));
  }),
  count,
});

describe('ratings from places', () => {
  const blocks = [
    ranked(
      [
        [3, 1, 2],
        [2, 1, 3],
        [1, 2, 2],
      ],
      6,
    ),
    ranked(
      [
        [1, 2, 3],
        [3, 1, 1],
        [2, 3, 1],
      ],
      4,
    ),
    ranked(
      [
        [1, 1, 1],
        [3, 2, 1],
        [1, 1, 3],
      ],
      3,
    ),
  ];

  test('the orders of a game that has ties', () => {
    expect(orders([2, 1, 2])).toEqual([
      [1, 0, 2],
      [1, 2, 0],
    ]);
    expect(orders([1, 1, 1])).toHaveLength(6);
  });

  test('are those of an independent computation, which writes out all orders', () => {
    const ours = rate(blocks, 3, 0).ratings.map((one) => one?.value ?? NaN);
    const theirs = ratingsByHand(blocks, 3);
    for (const [bot, rating] of theirs.entries()) expect(Math.abs(rating - (ours[bot] ?? NaN))).toBeLessThan(0.01);
    expect(Math.max(...theirs.map(Math.abs))).toBeGreaterThan(20);
  });

  test('of three who come in as expected of them are what they are', () => {
    // With strengths 1, 2 and 3, every finishing order has the frequency given by the Plackett-Luce model.
    const weights = [1, 2, 3];
    const likely = orders([1, 1, 1]).map((order): RatedBlock => {
      const places = [0, 1, 2].map((bot) => order.indexOf(bot) + 1);
      const chance = order.reduce((product, bot, at) => {
        const left = order.slice(at).reduce((sum, one) => sum + (weights[one] ?? 0), 0);
        return (product * (weights[bot] ?? 0)) / left;
      }, 1);
      return ranked([[places[0] ?? 0, places[1] ?? 0, places[2] ?? 0]], 1e6 * chance);
    });
    const [, second, third] = rate(likely, 3, 0).ratings;
    expect(second?.value).toBeCloseTo(400 * Math.log10(2), 1);
    expect(third?.value).toBeCloseTo(400 * Math.log10(3), 1);
  });

  test('a team has one place, and the places of two sides say what the point says', () => {
    const sides = (share: number, places: boolean): readonly Side[] => [
      { bots: [0, 1], share, ...(places ? { place: share === 1 ? 1 : 2 } : {}) },
      { bots: [1, 1], share: 1 - share, ...(places ? { place: share === 1 ? 2 : 1 } : {}) },
    ];
    const of = (places: boolean) =>
      rate([{ games: [sides(1, places), sides(0, places), sides(1, places)], count: 9 }], 2, 0);
    expect(of(true)).toEqual(of(false));
  });

  test('bounds of a one-sided result are those of the likelihood ratio, looked for point by point', () => {
    const [won, shared] = [pair(0, 1, 0, 0, 8), pair(0, 1, 0, 0.5, 2)];
    const found = rate([won, shared], 2, 0).ratings[1];
    // One bot wins 19 of 20 games. The rating adds one more block in which both win equally often, and uses the sandwich estimator for the error.
    const games = 22;
    const share = (8 * 2 + 2 * 1.5 + 1) / games;
    const pulls = [...Array.from({ length: 8 }, () => 2), 1.5, 1.5].map((one) => (one - 2 * share) ** 2);
    const filling = pulls.reduce((sum, one) => sum + one, 0) + (2 - 2 * share) ** 2 / 2 + (2 * share) ** 2 / 2;
    const scale = (games * share * (1 - share)) / filling;
    const height = (p: number): number => share * games * Math.log(p) + (1 - share) * games * Math.log(1 - p);
    const isInside = (elo: number): boolean =>
      2 * scale * (height(share) - height(1 / (1 + 10 ** (-elo / 400)))) < 1.959963984540054 ** 2;
    const inside = Array.from({ length: 20_000 }, (_, at) => at / 10).filter(isInside);
    expect(found?.low).toBeCloseTo(inside[0] ?? NaN, 0);
    expect(found?.high).toBeCloseTo(inside.at(-1) ?? NaN, 0);
  });

  test('by winners the places behind change nothing', () => {
    const [first, second] = [ranked([[1, 2, 3]], 9), ranked([[1, 3, 2]], 9)];
    expect(rate([first], 3, 0, 'winners')).toEqual(rate([second], 3, 0, 'winners'));
    expect(rate([first], 3, 0)).not.toEqual(rate([second], 3, 0));
  });

  test.each(kinds.filter(({ seats }) => seats > 3))(
    'take at most 45 of 100 games for the same error: $name',
    (kind) => {
      const [places, winners] = [covered(kind, tries, 'places').error, covered(kind, tries, 'winners').error];
      expect((places / winners) ** 2).toBeLessThan(0.45);
    },
  );
});

describe('shares', () => {
  test('bounds of a mean share hold it in 93 to 97 of 100 series, of 2,000', () => {
    const { below } = source(3);
    for (const blocks of [15, 100]) {
      // The shares 0, ⅓, ⅔ and 1 have the weights 4, 3, 2 and 1, so the mean is ⅓.
      const draws = [0, 0, 0, 0, 1 / 3, 1 / 3, 1 / 3, 2 / 3, 2 / 3, 1];
      const held = Array.from({ length: 2000 }, () => {
        const { low, high } = shareOver(tally(Array.from({ length: blocks }, () => draws[below(10)] ?? 0)), 1 / 3);
        return low <= 1 / 3 && 1 / 3 <= high;
      }).filter(Boolean).length;
      expect(held / 2000).toBeGreaterThan(0.93);
      expect(held / 2000).toBeLessThan(0.975);
    }
  });

  test('agree with the bootstrap and with Wilson if there are many blocks', () => {
    const { below } = source(5);
    const blocks = Array.from({ length: 600 }, () => below(5) / 4);
    const [ours, theirs] = [shareOver(tally(blocks), 0.5), bootstrap(blocks)];
    expect(Math.abs(ours.low - theirs.low)).toBeLessThan(0.004);
    expect(Math.abs(ours.high - theirs.high)).toBeLessThan(0.004);
    const coins = Array.from({ length: 600 }, () => below(2));
    const [mine, his] = [
      shareOver(tally(coins), 0.5),
      wilson(
        coins.reduce((a, b) => a + b, 0),
        600,
      ),
    ];
    expect(Math.abs(mine.low - his.low)).toBeLessThan(0.002);
  });

  test('a fair game is called unfair in about 5 of 100 tournaments, and an unfair one is detected', () => {
    const { below } = source(11);
    const seats = (first: number): boolean => {
      const takes = Array.from({ length: 60 }, () => (below(100) < first ? 0 : 1 + below(2)));
      return fairness([0, 1, 2].map((seat) => tally(takes.map((one) => (one === seat ? 1 : 0))))).isUnfair;
    };
    const called = Array.from({ length: 1000 }, () => seats(33)).filter(Boolean).length;
    expect(called).toBeGreaterThan(15);
    expect(called).toBeLessThan(80);
    expect(Array.from({ length: 100 }, () => seats(60)).filter(Boolean).length).toBeGreaterThan(90);
  });
});
