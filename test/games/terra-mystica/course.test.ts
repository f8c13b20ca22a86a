import { type Either, isLeft } from 'fp-ts/Either';
import { describe, expect } from 'vitest';
import { decode, printFault } from '../../../src/core/index.js';
import { groupsOf, rankPoints } from '../../../src/games/terra-mystica/course/end.js';
import { defaultOptions, factions, game, type SeatState, type State } from '../../../src/games/terra-mystica/index.js';
import { finalTiles } from '../../../src/games/terra-mystica/tables/tiles.js';
import { walk } from '../../kit/play.js';
import {
  after,
  cultsOf,
  everything,
  game0,
  groundAt,
  hand,
  legal,
  listed,
  pieceAt,
  power,
  rule,
  scene,
  seat,
  verdict,
} from './kit.js';

const two = ['setup witches', 'setup giants'];
const placed = [...two, 'build A3', 'build A6', 'build A9', 'build C3'];

/** The last round after everybody else has passed: one `pass` ends the game. */
const last = (what: Parameters<typeof scene>[0]): State => {
  const base = scene({
    ...what,
    state: { round: 6, active: 0, turnOf: 0, passing: what.seats.slice(1).map((_, i) => i + 1), ...what.state },
  });
  return { ...base, seats: base.seats.map((s, i) => (i === 0 ? s : { ...s, passed: 1, bonus: -1 })) };
};

describe('13 setup', () => {
  rule('TMY-13.1', 'six scoring tiles without SCORE1 in rounds 5 and 6, players + 3 bonus tiles; or all given', () => {
    for (let seed = 0; seed < 40; seed++) {
      const start = game.setup({ ...defaultOptions, players: 5 }, seed);
      if (isLeft(start)) throw new Error('set-up');
      expect(new Set(start.right.scoring).size).toBe(6);
      expect(start.right.scoring.slice(4)).not.toContain(0);
      expect(start.right.bonusIn.filter((n) => n === 1)).toHaveLength(8);
    }
    const given = {
      scoring: ['SCORE1', 'SCORE2', 'SCORE3', 'SCORE4', 'SCORE5', 'SCORE6'],
      bonus: ['BON1', 'BON2', 'BON3', 'BON4', 'BON5'],
      final: [],
      start: 1,
    };
    const read = game.options.decode({ players: 2, setup: given });
    if (isLeft(read)) throw new Error('options');
    const start = game.setup(read.right, 0);
    expect(!isLeft(start) && [start.right.scoring, start.right.active]).toEqual([[0, 1, 2, 3, 4, 5], 1]);
    expect(
      game.options.decode({ players: 2, setup: { ...given, scoring: [...given.scoring].reverse() } }),
    ).toMatchObject({ _tag: 'Left' });
  });

  rule('TMY-13.2', 'factions in turn, each board once', () => {
    const one = game0({}, 'setup witches');
    expect([verdict(one, 'setup auren'), verdict(one, 'setup witches'), one.active]).toEqual([
      'TMY-13.2',
      'TMY-13.2',
      1,
    ]);
    expect(verdict(one, 'build A3')).toBe('TMY-14.2');
  });

  rule('TMY-13.2', 'a seat without a faction has nothing, and nothing was cut before the first round', () => {
    const state = game0({});
    const having = (change: Partial<SeatState>): State => ({
      ...state,
      seats: state.seats.map((seat, index) => (index === 1 ? { ...seat, ...change } : seat)),
    });
    const changes: readonly Partial<SeatState>[] = [
      { workers: 6 },
      { bowl3: 1 },
      { cults: [0, 0, 9, 0] },
      { bonus: 3 },
      { steps: 1 },
      { tokens: 2 },
    ];
    for (const change of changes)
      for (const read of [
        game.position.parse(game.position.print(having(change))),
        decode(game.state)(game.state.encode(having(change))),
      ])
        expect(isLeft(read)).toBe(true);
    const cut = { ...state, turn: { ...state.turn, blocked: 9 } };
    expect(game.position.parse(game.position.print(cut))).toMatchObject({ left: { rule: 'TMY-19.8' } });
  });

  rule('TMY-13.3', 'chosen terrains are nobody’s home or start'.replace('’', "'"), () => {
    const options = { ...everything, players: 4, 'maintain-player-order': true };
    const maidens = game0(options, 'setup giants', 'setup darklings', 'setup icemaidens');
    // From the rule book: wasteland and swamp have been taken.
    expect(listed(maidens, 'pick-color')).toEqual(
      ['yellow', 'brown', 'blue', 'green', 'gray'].map((c) => `pick-color ${c}`),
    );
    expect(verdict(maidens, 'pick-color red')).toBe('TMY-13.3');
    const chosen = after(maidens, 'pick-color green', '+FAV11');
    expect([verdict(chosen, 'setup witches'), verdict(chosen, 'setup nomads')]).toEqual(['TMY-13.3', 'legal']);
    const lords = after(chosen, 'setup dragonlords');
    expect([lords.phase, verdict(lords, 'pick-color green'), verdict(lords, 'pick-color gray')]).toEqual([
      'terrain',
      'TMY-13.3',
      'legal',
    ]);
  });

  rule('TMY-13.4', 'Ice Maidens take a favor tile at once', () => {
    const maidens = game0({ ...everything, players: 2 }, 'setup icemaidens', 'pick-color red');
    expect(maidens.phase).toBe('favor');
    expect([
      cultsOf(after(maidens, '+FAV11')),
      cultsOf(after(maidens, '+FAV4')),
      power(after(maidens, '+FAV4')),
    ]).toEqual(['0/1/1/1', '0/1/0/4', '5/7/0']);
  });

  rule('TMY-13.5', 'start resources, and points by faction with the option', () => {
    expect([hand(game0({ players: 2 }, ...two), 0), seat(game0({ players: 2 }, ...two)).vp]).toEqual(['15/3/0', 20]);
    expect(seat(game0({ players: 2, 'vp-variant': 'original_2017' }, ...two)).vp).toBe(19);
    expect(power(game0({ players: 2 }, ...two))).toBe('5/7/0');
  });

  rule('TMY-13.6', 'dwellings forwards, backwards, the third of Nomads, the one of Chaos Magicians', () => {
    const order: number[] = [];
    let state = game0({ players: 3 }, 'setup nomads', 'setup chaosmagicians', 'setup witches');
    while (state.phase === 'dwelling') {
      order.push(state.active);
      state = after(state, legal(state)[0]!);
    }
    expect(order).toEqual([0, 2, 2, 0, 0, 1]);
    expect(verdict(game0({ players: 2 }, ...two), 'build A1')).toBe('TMY-13.6');
    const walkers = game0({ ...everything, players: 2 }, 'setup riverwalkers', 'pick-color red', 'setup witches');
    expect([verdict(walkers, 'build A12'), verdict(walkers, 'build D4')]).toEqual(['legal', 'legal']);
    expect(verdict(walkers, 'build E3')).toBe('legal');
    expect(verdict(walkers, 'build I12')).toBe('TMY-13.6');
    const ice = game0({ ...everything, players: 2 }, 'setup yetis', 'pick-color red', 'setup witches', 'build D4');
    expect(groundAt(ice, 'D4')).toBe('ice');
  });

  rule('TMY-13.7', 'bonus tiles in reverse order; the three left get a coin', () => {
    const bonus = game0({ players: 2 }, ...placed);
    expect([bonus.phase, bonus.active]).toEqual(['bonus', 1]);
    const [first] = legal(bonus);
    const second = after(bonus, first!);
    expect(verdict(second, first!)).toBe('TMY-14.5');
    const begun = after(second, legal(second)[0]!);
    expect(begun.bonusCoins.filter((coins) => coins === 1)).toHaveLength(3);
    expect([begun.round, begun.phase, begun.active]).toEqual([1, 'turn', 0]);
  });

  rule('TMY-13.8', 'the starting terrain of a volcano faction means nothing later', () => {
    const lords = scene({
      seats: [['dragonlords', { terrain: 'red' }], ['witches'], ['engineers']],
      hexes: { D4: '0D', F3: '1D', I12: '2D' },
    });
    expect(verdict(after(lords, 'dig 1'), 'transform D5 to red')).toBe('TMY-4.8');
  });

  rule('TMY-13.9', 'the factions of an auction are drawn, or given with the set-up', () => {
    const tiles = {
      scoring: ['SCORE1', 'SCORE2', 'SCORE3', 'SCORE4', 'SCORE5', 'SCORE6'],
      bonus: ['BON1', 'BON2', 'BON3', 'BON4', 'BON5'],
      final: [],
      start: 1,
    };
    const chosen = (tokens: readonly string[], more: object = {}) =>
      decode(game.options)({ players: 2, auction: true, setup: { ...tiles, tokens }, ...more });
    const read = chosen(['witches', 'giants']);
    if (isLeft(read)) throw new Error(printFault(read.left));
    expect(game.options.encode(read.right)).toMatchObject({ setup: { tokens: ['witches', 'giants'] } });
    const starts = [0, 1].map((seed) => game.setup(read.right, seed));
    const offered = starts.map((start) => (isLeft(start) ? [] : (start.right.auction?.tokens ?? [])));
    for (const tokens of offered)
      expect(tokens.map((token) => factions[token]?.id).sort()).toEqual(['giants', 'witches']);
    const wrong = [
      chosen(['witches']),
      chosen(['witches', 'giants', 'nomads']),
      chosen(['witches', 'witches']),
      chosen(['witches', 'auren']),
      chosen(['witches', 'yetis']),
      chosen(['witches', 'elves']),
      chosen(['witches', 'giants'], { auction: false }),
    ];
    expect(wrong.map((one) => (isLeft(one) ? printFault(one.left) : ''))).toEqual([
      'TMY-18: setup.tokens: a list of 1 is not a list of 2 to 5',
      'TMY-13.1: setup: there are as many faction tokens as players',
      'TMY-13.1: setup: the faction tokens are from different boards',
      'TMY-13.1: setup: the faction tokens are from different boards',
      'TMY-13.1: setup: a faction needs its option',
      expect.stringMatching(/^TMY-18: setup\.tokens\.1: "elves" is not one of/),
      'TMY-13.1: setup: faction tokens need the option auction',
    ]);
    const yetis = chosen(['witches', 'yetis'], { 'fire-and-ice-factions/ice': true });
    expect(isLeft(yetis)).toBe(false);
    const drawn = decode(game.options)({ players: 2, auction: true, setup: tiles });
    expect(!isLeft(drawn) && [0, 1, 2, 3].map((seed) => game.setup(drawn.right, seed))).toSatisfy(
      (all: readonly Either<unknown, State>[]) =>
        new Set(all.map((start) => (isLeft(start) ? '' : JSON.stringify(start.right.auction?.tokens)))).size > 1,
    );
  });

  rule('TMY-13.9', 'the auction: bids, then a token and a place', () => {
    const auction = game0({ players: 2, auction: true });
    expect([listed(auction, 'bid').length, verdict(auction, 'take witches 1')]).toEqual([41, 'TMY-13.9']);
    const won = after(auction, 'bid 12', 'pass');
    const [token] = listed(won, 'take');
    const next = after(won, token!);
    expect([seat(next).vp, next.active]).toEqual([28, 1]);
    expect(listed(next, 'bid')).toEqual([]);
    const done = after(next, legal(next)[0]!);
    expect([seat(done, 1).vp, done.phase]).toEqual([40, 'dwelling']);
  });

  rule('TMY-13.10', 'the first seat bids, each bid is higher, 40 is the most', () => {
    const auction = game0({ players: 2, auction: true });
    expect(verdict(auction, 'pass')).toBe('TMY-13.10');
    expect([verdict(after(auction, 'bid 12'), 'bid 12'), legal(after(auction, 'bid 40'))]).toEqual([
      'TMY-13.10',
      ['pass'],
    ]);
  });
});

describe('14 rounds', () => {
  const duel = scene({
    seats: [
      ['giants', { bonus: 2 }],
      ['witches', { bonus: 1 }],
    ],
    hexes: { D4: '0D', A7: '0D', F3: '1D' },
  });

  rule('TMY-14.1', 'income of structures, the bonus tile and favor tiles', () => {
    const rich = scene({
      seats: [
        ['engineers', { bonus: 2, favors: (1 << 6) | (1 << 8), passed: 0 }],
        ['witches', { passed: 1, bonus: 0 }],
      ],
      hexes: { C2: '0D', E7: '0D', A2: '0TP', I11: '0TE', F3: '1D' },
      state: { passing: [1] },
    });
    const next = after(rich, 'pass BON5');
    // 2 dwellings 2 W, trading house 2 C 1 PW, temple 1 P, BON5 1 W 3 PW, FAV7 1 W 1 PW, FAV9 3 C.
    expect([hand(next), power(next)]).toEqual(['15/6/1', '0/10/2']);
  });

  rule('TMY-14.2', 'one action or a pass each turn', () => {
    expect(verdict(duel, 'done')).toBe('TMY-14.2');
    expect(after(duel, 'upgrade D4 to TP', 'done').active).toBe(1);
  });

  rule('TMY-14.3', 'spades of the cult bonus are used at once, without building', () => {
    const end = scene({
      seats: [
        ['witches', { cults: [0, 8, 0, 0], bonus: 2 }],
        ['giants', { passed: 1, bonus: 1, cults: [0, 4, 0, 0] }],
      ],
      hexes: { F3: '0D', D6: '1D' },
      state: { passing: [1], scoring: [5, 4, 8, 6, 7, 3] },
    });
    const bonus = after(end, 'pass BON1');
    expect([bonus.phase, bonus.active, seat(bonus, 1).spades]).toEqual(['cult', 1, 1]);
    // One spade is not enough for Giants.
    expect(legal(bonus)).toEqual(['-SPADE']);
    const mine = after(bonus, '-SPADE');
    expect([mine.active, verdict(mine, 'build F4'), verdict(mine, 'transform E5 to red')]).toEqual([
      0,
      'TMY-14.2',
      'TMY-4.4',
    ]);
    expect(after(mine, 'transform E5 to blue', '-SPADE').round).toBe(2);
  });

  rule('TMY-14.4', 'action spaces are freed, coins put on tiles left', () => {
    const end = scene({
      seats: [
        ['witches', { bonus: 2 }],
        ['giants', { passed: 1, bonus: 1 }],
      ],
      hexes: { F3: '0D', D6: '1D' },
      state: { passing: [1], taken: [1, 0, 1, 0, 0, 0] },
    });
    const next = after(end, 'pass BON1');
    expect([next.taken, next.bonusCoins.slice(0, 5)]).toEqual([
      [0, 0, 0, 0, 0, 0],
      [0, 0, 1, 1, 1],
    ]);
  });

  rule('TMY-14.5', 'a pass scores and swaps tiles; in the last round no tile is taken', () => {
    const coins = { ...duel, bonusCoins: [2, 0, 0, 0, 0, 0, 0, 0, 0, 0] };
    const passed = after(coins, 'pass BON1');
    expect([hand(passed), seat(passed).bonus]).toEqual(['17/3/0', 0]);
    expect([verdict(duel, 'pass'), verdict(duel, 'pass BON2'), verdict(duel, 'pass BON3')]).toEqual([
      'TMY-14.5',
      'TMY-14.5',
      'TMY-14.5',
    ]);
    expect(verdict({ ...duel, round: 6 }, 'pass BON1')).toBe('TMY-14.5');
    expect(verdict({ ...duel, round: 6 }, 'pass')).toBe('legal');
  });

  rule('TMY-14.6', 'a passed seat only answers offers', () => {
    const passed = after(
      scene({
        seats: [
          ['giants', { bonus: 2 }],
          ['witches', { bonus: 1, workers: 9 }],
        ],
        hexes: { D4: '0D', E7: '1D' },
      }),
      'pass BON1',
      'upgrade E7 to TP',
    );
    expect(verdict(passed, 'advance ship')).not.toBe('legal');
    const asked = after(passed, 'done');
    expect([asked.active, legal(asked)]).toEqual([0, ['leech 1 from witches', 'decline 1 from witches']]);
    expect(after(asked, 'leech 1 from witches').active).toBe(1);
  });

  const three = scene({
    seats: [
      ['acolytes', { terrain: 'red', bonus: 0 }],
      ['auren', { bonus: 1 }],
      ['nomads', { bonus: 2 }],
    ],
    hexes: { D4: '0D', F3: '1D', I7: '2D' },
    state: { active: 1, turnOf: 1, order: [0, 1, 2] },
  });

  rule('TMY-14.7', 'who passes first begins the next round', () => {
    const next = after(three, 'pass BON4', 'pass BON2', 'pass BON3');
    expect([next.round, next.active, next.order]).toEqual([2, 1, [1, 2, 0]]);
  });

  rule('TMY-14.8', 'in the order of the seats', () => {
    const next = after({ ...three, active: 0, turnOf: 0 }, 'pass BON4');
    expect([next.active, next.order]).toEqual([1, [0, 1, 2]]);
  });

  rule('TMY-14.9', 'with the option the order of passing is the next order', () => {
    const variable: State = { ...three, switches: { ...three.switches, 'variable-turn-order': true } };
    // From the rule book: Auren pass first, Acolytes second, Nomads last.
    const one = after(variable, 'pass BON4');
    expect([one.order, one.active]).toEqual([[0, 2, 1], 2]);
    const next = after({ ...one, active: 0, turnOf: 0 }, 'pass BON2', 'pass BON1');
    expect([next.order, next.active]).toEqual([[1, 0, 2], 1]);
  });

  rule('TMY-14.10', 'the last seat acts again and again', () => {
    const alone = after(duel, 'pass BON1');
    const again = after(
      { ...alone, seats: alone.seats.map((s) => ({ ...s, workers: 9, coins: 20 })) },
      'upgrade F3 to TP',
      'done',
    );
    expect(again.active).toBe(1);
  });

  rule('TMY-14.11', 'cult bonus belongs to the old round, income to the new', () => {
    const { states } = walk(game, { ...defaultOptions, players: 2 }, 3, 5000);
    for (const state of states) if (state.phase === 'cult') expect(state.round).toBeLessThan(6);
  });

  rule('TMY-14.12', 'all bonuses are booked before anybody chooses', () => {
    const end = scene({
      seats: [
        ['witches', { cults: [0, 8, 0, 0], bonus: 2 }],
        ['giants', { passed: 1, bonus: 1, cults: [0, 8, 0, 0] }],
      ],
      hexes: { F3: '0D', D6: '1D' },
      state: { passing: [1], scoring: [5, 4, 8, 6, 7, 3] },
    });
    expect(after(end, 'pass BON1').seats.map(({ spades }) => spades)).toEqual([2, 2]);
  });
});

describe('16 end scoring', () => {
  rule('TMY-16.1', '8, 4 and 2 points on each cult', () => {
    const end = last({
      seats: [
        ['witches', { cults: [9, 0, 0, 2] }],
        ['giants', { cults: [4, 0, 0, 1] }],
        ['darklings', { cults: [4, 1, 1, 0] }],
        ['nomads', { cults: [4, 0, 1, 0] }],
      ],
      hexes: { F3: '0D', D6: '1D', E5: '2D', I7: '3D' },
    });
    const done = after(end, 'pass');
    // Worked example: the values 9, 4, 4, 4 give 8 points and three times 2 points.
    expect(done.seats.map(({ points }) => points[10])).toEqual([8 + 8, 2 + 4, 2 + 8 + 6, 2 + 6]);
  });

  rule('TMY-16.2', '18, 12 and 6 points for the largest areas', () => {
    const end = last({
      seats: [['witches'], ['giants'], ['darklings']],
      hexes: { F3: '0D', F4: '0D', D6: '1D', D4: '1D', E5: '2D' },
      ground: { F4: 'green' },
    });
    expect(after(end, 'pass').seats.map(({ points }) => points[11])).toEqual([18, 9, 9]);
  });

  rule('TMY-16.3', 'the same for the final scoring tile', () => {
    const end = last({
      seats: [['witches'], ['giants']],
      hexes: { F3: '0D', A3: '0D', D6: '1D' },
      options: { 'fire-and-ice-final-scoring': true },
      state: { finals: [2] },
    });
    expect(after(end, 'pass').seats.map(({ points }) => points[12])).toEqual([18, 0]);
  });

  rule('TMY-16.4', 'those who tie share their places, rounded down', () => {
    // From the rule book: distances 12, 12, 8; outposts 3, 3, 3; settlements 7, 6, 4; stronghold and sanctuary 4, 3.
    const area = [18, 12, 6];
    expect(rankPoints([12, 12, 8, 5], area)).toEqual([15, 15, 6, 0]);
    expect(rankPoints([3, 3, 3, 1], area)).toEqual([12, 12, 12, 0]);
    expect(rankPoints([7, 6, 4, 2], area)).toEqual([18, 12, 6, 0]);
    expect(rankPoints([4, 3, 0, 0], area)).toEqual([18, 12, 0, 0]);
    expect(rankPoints([8, 8, 5, 0], [8, 4, 2])).toEqual([6, 6, 2, 0]);
    expect(rankPoints([9, 4, 4, 4], [8, 4, 2])).toEqual([8, 2, 2, 2]);
  });

  rule('TMY-12.8', 'the worked examples of the rule book on boards', () => {
    const row = (seat: number, letter: string, columns: readonly number[]): Record<string, string> =>
      Object.fromEntries(columns.map((column) => [`${letter}${column}`, `${seat}D`]));
    const upTo = (n: number, first = 1): readonly number[] => Array.from({ length: n }, (_, i) => i + first);
    const finals = (tile: number, seats: Parameters<typeof scene>[0]['seats'], hexes: Record<string, string>) =>
      after(
        last({ seats, hexes, options: { 'fire-and-ice-final-scoring': true }, state: { finals: [tile] } }),
        'pass',
      ).seats.map(({ points }) => points[12]);
    const four = [['witches'], ['giants', { shipping: 1 }], ['darklings', { shipping: 2 }], ['nomads']] as const;
    const distance = { ...row(0, 'A', upTo(13)), ...row(1, 'I', upTo(12)) };
    // The distances are 12, 12, 8 and less.
    expect(
      finals(finalTiles.indexOf('connected-distance'), four, {
        ...distance,
        ...row(2, 'E', upTo(7, 3)),
        ...row(3, 'D', [1, 2]),
      }),
    ).toEqual([15, 15, 6, 0]);
    // The distances are 4 and 3; two seats lack one of the buildings.
    expect(
      finals(finalTiles.indexOf('connected-sa-sh-distance'), four, {
        ...row(0, 'A', upTo(5)),
        ...row(1, 'I', upTo(4)),
        ...row(2, 'E', [5]),
        ...row(3, 'D', [1]),
        A1: '0SH',
        A5: '0SA',
        I1: '1SA',
        I4: '1SH',
        E5: '2SH',
      }),
    ).toEqual([18, 12, 0, 0]);
    // The counts are 3, 3, 3 and less.
    expect(
      finals(finalTiles.indexOf('building-on-edge'), four, {
        ...row(0, 'A', upTo(3)),
        ...row(1, 'I', upTo(3)),
        ...row(2, 'A', upTo(3, 7)),
        ...row(3, 'D', [1]),
      }),
    ).toEqual([12, 12, 12, 0]);
    // The counts are 7, 6, 4 and less.
    expect(
      finals(
        finalTiles.indexOf('connected-clusters'),
        [['fakirs'], ['dwarves'], ['witches', { shipping: 1 }], ['nomads']],
        {
          ...row(0, 'A', [1, 3, 5, 7, 9, 11, 13]),
          ...row(1, 'I', [1, 3, 5, 7, 9, 10]),
          ...row(2, 'C', [1, 2, 3, 4]),
          ...row(3, 'D', [1]),
        },
      ),
    ).toEqual([18, 12, 6, 0]);
  });

  rule('TMY-16.5', 'groups hang together by adjacency, shipping, tunnel or carpet', () => {
    const sizes = (state: State) => groupsOf(state, 0).map((group) => group.length);
    const giants = (shipping: number) =>
      scene({ seats: [['giants', { shipping }], ['witches']], hexes: { D6: '0D', D7: '0D', F3: '1D' } });
    expect([sizes(giants(0)), sizes(giants(1))]).toEqual([[1, 1], [2]]);
    expect(
      sizes(
        scene({ seats: [['dwarves'], ['witches']], hexes: { E7: '0D', E5: '0D', F3: '1D' }, ground: { E5: 'gray' } }),
      ),
    ).toEqual([2]);
    expect(
      sizes(
        scene({
          seats: [['mermaids', { shipping: 1, rivers: [] }], ['witches']],
          hexes: { D5: '0D', C4: '0D', F3: '1D' },
          ground: { C4: 'blue' },
        }),
      ),
    ).toEqual([2]);
  });

  rule('TMY-16.6', 'power, priests and workers become coins, three coins a point', () => {
    const end = last({
      seats: [
        ['witches', { coins: 1, workers: 2, priests: 1, bowl1: 2, bowl2: 7, bowl3: 1 }],
        ['alchemists', { coins: 5, workers: 0, bowl1: 12, bowl2: 0 }],
      ],
      hexes: { F3: '0D', A8: '1D' },
    });
    const done = after(end, 'pass');
    // Burning 3 tokens of bowl II leaves 4 power; with 1 priest, 2 workers and 1 coin, this is worth 8 coins.
    expect([seat(done).points[13], hand(done), power(done), seat(done, 1).points[13]]).toEqual([
      2,
      '2/0/0',
      '6/1/0',
      2,
    ]);
  });

  rule('TMY-16.7', 'everything is booked under its source', () => {
    const end = last({ seats: [['witches'], ['giants']], hexes: { F3: '0D', D6: '1D' } });
    for (const { vp, points } of after(end, 'pass').seats) expect(points.reduce((a, b) => a + b, 0)).toBe(vp);
  });

  rule('TMY-16.8', 'zero takes a rank but scores nothing', () => {
    expect(rankPoints([0, 0], [18, 12, 6])).toEqual([0, 0]);
    expect(rankPoints([5, 5], [8, 4, 2])).toEqual([6, 6]);
    expect(pieceAt(last({ seats: [['witches'], ['giants']], hexes: { F3: '0D', D6: '1D' } }), 'F3')).toBe('0D');
  });
});
