/** The limits of rules: the same case just inside and just outside each limit. */
import { describe, expect } from 'vitest';
import { mustWait } from '../../../src/games/terra-mystica/engine/cults.js';
import type { State } from '../../../src/games/terra-mystica/index.js';
import { after, type Hand, legal, listed, power, rule, scene, seat, verdict } from './kit.js';

const deferred = { 'leech-timing': 'deferred' } as const;

const withSeat = (state: State, index: number, change: Hand): State => ({
  ...state,
  seats: state.seats.map((other, at) => (at === index ? { ...other, ...change } : other)),
});

/** All ways to split a number of tokens into three amounts. */
const triples = (sum: number): readonly (readonly [number, number, number])[] =>
  Array.from({ length: sum + 1 }, (_, one) =>
    Array.from({ length: sum + 1 - one }, (__, two) => [one, two, sum - one - two] as const),
  ).flat();

describe('tokens taken out of the game', () => {
  const shapeshifters = scene({
    seats: [['shapeshifters', { terrain: 'brown', bowl1: 1, bowl2: 3, bowl3: 4 }], ['witches']],
    hexes: { E6: '0SH', F3: '1D' },
  });
  const dragonlords = (bowls: Hand): State =>
    after(
      scene({
        seats: [['dragonlords', { terrain: 'red', workers: 9, ...bowls }], ['mermaids']],
        hexes: { D4: '0D', I4: '1D' },
      }),
      'dig 1',
    );

  rule('TMY-5.7', 'from bowls of choice: as many as are due, no more from a bowl than lie in it', () => {
    for (const sum of [4, 5, 6])
      for (const [one, two, three] of triples(sum)) {
        const fits = sum === 5 && one <= 1 && two <= 3 && three <= 4;
        const move = `action ACTH6 from ${one}/${two}/${three}`;
        expect([move, verdict(shapeshifters, move)]).toEqual([move, fits ? 'legal' : 'TMY-5.7']);
      }
    expect(power(after(shapeshifters, 'action ACTH6 from 0/2/3'))).toBe('1/1/1');
    expect(power(after(shapeshifters, 'action ACTH6'))).toBe('0/0/3');
  });

  rule('TMY-17.20', 'a volcano takes one token, two on the home of another, out of bowls of choice', () => {
    const bowls = { bowl1: 1, bowl2: 2, bowl3: 1 };
    // D5 is blue, the home terrain of the Mermaids; E6 is brown.
    for (const [hex, price] of [
      ['D5', 2],
      ['E6', 1],
    ] as const)
      for (const sum of [1, 2, 3])
        for (const [one, two, three] of triples(sum))
          for (const move of [`transform ${hex} to volcano`, `build ${hex}`]) {
            const fits = sum === price && one <= 1 && two <= 2 && three <= 1;
            const text = `${move} from ${one}/${two}/${three}`;
            expect([text, verdict(dragonlords(bowls), text)]).toEqual([text, fits ? 'legal' : 'TMY-5.7']);
          }
    expect(power(after(dragonlords(bowls), 'build D5 from 0/1/1'))).toBe('1/1/0');
    expect(power(after(dragonlords(bowls), 'build D5'))).toBe('0/1/1');
    expect(verdict(dragonlords({ bowl1: 0, bowl2: 1, bowl3: 0 }), 'build D5')).toBe('TMY-4.8');
  });
});

describe('offers answered late', () => {
  /** Two buildings of Giants next to Dwarves: offers of 2 and of 1. */
  const twice = (strict: boolean): State =>
    after(
      scene({
        seats: [
          ['giants', { workers: 15, coins: 30 }],
          ['dwarves', { bowl1: 8 }],
          ['chaosmagicians', { workers: 15, coins: 30 }],
        ],
        hexes: { D4: '0D', E7: '1TP', I12: '2D', H8: '1D' },
        options: { ...deferred, 'strict-leech': strict },
        ground: { H8: 'gray' },
      }),
      'giants: upgrade D4 to TP',
      'giants: done',
    );
  const both = (strict: boolean): State => {
    const one = twice(strict);
    return after({ ...one, active: 2, turnOf: 2 }, 'chaosmagicians: upgrade I12 to TP');
  };

  rule(
    'TMY-19.5b',
    'accepting a later offer leaves the earlier ones to be declined, if offers are answered strictly',
    () => {
      const later = 'dwarves: leech 1 from chaosmagicians';
      const earlier = 'dwarves: leech 2 from giants';
      expect([verdict(both(true), earlier), verdict(both(true), later)]).toEqual(['legal', 'legal']);
      expect(after(both(true), later).offers).toMatchObject([{ from: 0, to: 1, void: 1 }]);
      expect(after(both(false), later).offers).toMatchObject([{ from: 0, to: 1, void: 0 }]);
      expect(verdict(after(both(true), later), earlier)).toBe('TMY-19.5b');
      expect(verdict(after(both(true), later), 'dwarves: decline 2 from giants')).toBe('legal');
      expect(power(after(both(false), later, earlier), 1)).toBe('5/10/0');
      // If the earlier offer is answered first, or the later one is declined, nothing is lost.
      expect(power(after(both(true), earlier, later), 1)).toBe('5/10/0');
      expect(verdict(after(both(true), 'dwarves: decline 1 from chaosmagicians'), earlier)).toBe('legal');
    },
  );

  rule(
    'TMY-19.5b',
    'converting leaves one’s own open offers to be declined, burning does not'.replace('’', "'"),
    () => {
      const asked = (strict: boolean): State => {
        const one = both(strict);
        return { ...one, active: 1, turnOf: 1, turn: { ...one.turn, act: 'none', left: 1 } };
      };
      const converted = 'dwarves: convert 1W to 1C';
      expect(after(asked(true), converted).offers.map((offer) => offer.void)).toEqual([1, 1]);
      expect(after(asked(true), 'dwarves: burn 1').offers.map((offer) => offer.void)).toEqual([0, 0]);
      expect(after(asked(false), converted).offers.map((offer) => offer.void)).toEqual([0, 0]);
      const giantsTurn = { ...both(true), active: 0, turnOf: 0 };
      expect(after(giantsTurn, 'giants: convert 1W to 1C').offers.map((offer) => offer.void)).toEqual([0, 0]);
    },
  );
});

describe('the first right to space 10', () => {
  const key = { keys: 1, towns: [1, 0, 0, 0, 0, 0, 0, 0] };
  /** Darklings with a key just before space 10 of Fire, Cultists with a key and some pending steps. */
  const rivals = (cultists: Hand, more: Partial<State> = {}, timing: 'deferred' | 'immediate' = 'deferred'): State => {
    const state = scene({
      seats: [
        ['darklings', { ...key, priests: 1, cults: [7, 7, 1, 0] }],
        ['cultists', { keys: 1, towns: [0, 1, 0, 0, 0, 0, 0, 0], cults: [9, 8, 1, 0], ...cultists }],
      ],
      hexes: { E5: '0D', A7: '1D', E4: '0D' },
      ground: { E4: 'black' },
      options: { 'leech-timing': timing },
    });
    return { ...state, ...more };
  };
  const toFire = 'darklings: send p to FIRE';
  const offer = { build: 0, from: 1, to: 0, amount: 1, void: 0 };
  const watch = { build: 0, from: 1, taken: 0, declined: 0 };
  const open = { offers: [offer], watches: [watch], builds: 1 };

  rule('TMY-19.5b', 'nobody takes it that Cultists could take first with a key and the steps to come', () => {
    const says = (cultists: Hand, more: Partial<State> = {}): string => verdict(rivals(cultists, more), toFire);
    expect(says({ steps: 1 })).toBe('TMY-19.5b');
    expect(says({ steps: 0 })).toBe('legal');
    expect(says({ steps: 1, keys: 0, towns: [0, 0, 0, 0, 0, 0, 0, 0] })).toBe('legal');
    expect(says({ steps: 1, cults: [8, 8, 1, 0] })).toBe('legal');
    expect(says({ steps: 2, cults: [8, 8, 1, 0] })).toBe('TMY-19.5b');
    // An offer by the Cultists that has not been taken may still give them a step. One that has been taken has already done so.
    expect(says({ steps: 0 }, open)).toBe('TMY-19.5b');
    expect(says({ steps: 0 }, { ...open, watches: [{ ...watch, taken: 1 }] })).toBe('legal');
    expect(says({ steps: 0 }, { ...open, offers: [] })).toBe('legal');
    expect(says({ steps: 0 }, { ...open, watches: [] })).toBe('legal');
    expect(says({ steps: 1, cults: [8, 8, 1, 0] }, open)).toBe('TMY-19.5b');
    expect(says({ steps: 1, dropped: 1 })).toBe('legal');
  });

  rule('TMY-19.5b', 'the right is on the tracks in question, against others, where offers wait', () => {
    const due = rivals({ steps: 1 });
    expect(verdict(due, 'darklings: send p to WATER')).toBe('legal');
    expect(verdict(withSeat(due, 0, { cults: [6, 7, 1, 0] }), toFire)).toBe('legal');
    expect(verdict(withSeat(due, 0, { keys: 0, towns: [0, 0, 0, 0, 0, 0, 0, 0] }), toFire)).toBe('legal');
    // With one step less, the marker only reaches 9.
    expect(verdict(due, 'darklings: send p to FIRE for 2')).toBe('legal');
    expect([0, 1, 2, 3].map((cult) => mustWait(due, 0, cult))).toEqual([true, false, false, false]);
    expect(mustWait(due, 1, 0)).toBe(false);
    expect(mustWait(rivals({ steps: 1 }, {}, 'immediate'), 0, 0)).toBe(false);
    expect(verdict(due, 'cultists: +FIRE')).toBe('legal');
  });

  rule('TMY-19.5b', 'who shares the table without such a reaction has no such right', () => {
    const witches = scene({
      seats: [
        ['darklings', { ...key, priests: 1, cults: [7, 0, 0, 0] }],
        ['witches', { keys: 1, towns: [0, 1, 0, 0, 0, 0, 0, 0], cults: [9, 0, 0, 0] }],
      ],
      hexes: { E5: '0D', A7: '1D', E4: '0D' },
      ground: { E4: 'black' },
      options: deferred,
    });
    const waiting = { ...witches, ...open };
    expect(verdict(waiting, toFire)).toBe('legal');
    expect(seat(after(waiting, toFire)).cults[0]).toBe(10);
  });
});

describe('lists', () => {
  rule('TMY-19.10', 'bridges are listed only while one is due', () => {
    const engineers = scene({ seats: [['engineers', { workers: 9 }], ['witches']], hexes: { C2: '0D', E7: '1D' } });
    expect(listed(engineers, 'bridge')).toEqual([]);
    expect(legal(engineers).length).toBeGreaterThan(0);
  });
});

describe('spades that must be used up', () => {
  /** Giants, who need two spades of three workers each, with only one way to pay. */
  const giants = (hand: Hand): string =>
    verdict(
      scene({
        seats: [['giants', { workers: 3, priests: 0, bowl1: 0, bowl2: 0, bowl3: 0, ...hand }], ['witches']],
        hexes: { D4: '0D', F3: '1D' },
      }),
      'dig 1',
    );

  rule('TMY-15.14', 'the second spade may be paid with what can be converted, to the last token', () => {
    for (const [enough, short] of [
      [{ workers: 6 }, { workers: 5 }],
      [
        { workers: 5, bowl3: 3 },
        { workers: 5, bowl3: 2 },
      ],
      [
        { workers: 5, bowl2: 6 },
        { workers: 5, bowl2: 5 },
      ],
      [
        { workers: 5, bowl2: 2, bowl3: 2 },
        { workers: 5, bowl1: 9, bowl2: 1, bowl3: 2 },
      ],
      [
        { workers: 4, priests: 2 },
        { workers: 4, priests: 1 },
      ],
      [
        { workers: 4, priests: 1, bowl3: 3 },
        { workers: 4, priests: 1, bowl3: 2 },
      ],
      [{ bowl3: 9 }, { bowl3: 8 }],
    ] as const)
      expect([enough, giants(enough), short, giants(short)]).toEqual([enough, 'legal', short, 'TMY-15.14']);
  });

  /** Dwarves whose only hex is behind a tunnel that costs two workers. */
  const dwarves = (workers: number, more: Hand = {}): State =>
    scene({
      seats: [['dwarves', { workers, bowl1: 0, bowl2: 0, ...more }], ['witches'], ['giants']],
      hexes: { I12: '0D', H8: '1D', I11: '2D', G7: '1D' },
      ground: { G7: 'green' },
    });

  rule('TMY-15.14', 'a tunnel to the only hex that is left must be payable too', () => {
    expect([verdict(dwarves(5), 'dig 1'), verdict(dwarves(4), 'dig 1')]).toEqual(['legal', 'TMY-15.14']);
    expect([verdict(dwarves(4, { bowl3: 3 }), 'dig 1'), verdict(dwarves(4, { priests: 1 }), 'dig 1')]).toEqual([
      'legal',
      'legal',
    ]);
    const dug = after(dwarves(6), 'dig 1');
    expect([verdict(dug, 'convert 1W to 1C'), verdict(dug, 'convert 2W to 2C')]).toEqual(['legal', 'TMY-15.14']);
    expect(seat(after(dug, 'transform G6 to green')).workers).toBe(1);
  });

  rule('TMY-15.14', 'priests make workers, so they cannot be given away either', () => {
    const dug = after(
      scene({
        seats: [['giants', { workers: 5, priests: 1, bowl1: 12, bowl2: 0 }], ['witches']],
        hexes: { D4: '0D', F3: '1D' },
      }),
      'dig 1',
    );
    expect(verdict(dug, 'convert 1P to 1C')).toBe('TMY-15.14');
    expect(verdict(dug, 'convert 1P to 1W')).toBe('legal');
  });

  rule('TMY-15.14', 'power that becomes workers is not a loss, power that becomes coins is', () => {
    const dug = after(
      scene({
        seats: [['giants', { workers: 5, bowl1: 0, bowl2: 4, bowl3: 4 }], ['witches']],
        hexes: { D4: '0D', F3: '1D' },
      }),
      'dig 1',
    );
    expect([verdict(dug, 'convert 3PW to 1W'), verdict(dug, 'convert 3PW to 3C')]).toEqual(['legal', 'legal']);
    expect([verdict(dug, 'convert 4PW to 4C'), verdict(dug, 'burn 2')]).toEqual(['TMY-15.14', 'legal']);
  });
});
