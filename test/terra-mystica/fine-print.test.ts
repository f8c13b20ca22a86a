/** The small words of the rules: what counts, what does not, and for how long. */
import { describe, expect } from 'vitest';
import { legalMoves, moverOf, type State, toMove } from '../../src/terra-mystica/index.js';
import { spadesFor } from '../../src/terra-mystica/ground.js';
import { finalTiles } from '../../src/terra-mystica/tables/tiles.js';
import {
  after,
  cultsOf,
  everything,
  game0,
  type Hand,
  hand,
  legal,
  listed,
  power,
  rule,
  scene,
  seat,
  verdict,
} from './kit.js';

const deferred = { 'leech-timing': 'deferred' } as const;
const keyed = { keys: 1, towns: [1, 0, 0, 0, 0, 0, 0, 0] };

/** A table at which all other seats have passed. */
const alone = (what: Parameters<typeof scene>[0]): State => {
  const passing = what.seats.slice(1).map((_, index) => index + 1);
  const state = scene({ ...what, state: { passing, ...what.state } });
  return { ...state, seats: state.seats.map((one, index) => ({ ...one, passed: index === 0 ? 0 : 1 })) };
};

describe('set-up', () => {
  rule('TMY-13.2', 'the first faction of the list bars its board and its home like any other', () => {
    const alchemists = game0({ players: 2 }, 'setup alchemists');
    expect([verdict(alchemists, 'setup darklings'), listed(alchemists, 'setup').length]).toEqual(['TMY-13.2', 12]);
    const maidens = game0({ ...everything, players: 2 }, 'setup alchemists', 'setup icemaidens');
    expect(verdict(maidens, 'pick-color black')).toBe('TMY-13.3');
  });
});

describe('whose decision', () => {
  const end = after(
    alone({ seats: [['giants'], ['witches']], hexes: { D4: '0D', F3: '1D' }, state: { round: 6 } }),
    'pass',
  );

  rule('TMY-19.1', 'after the end nobody is to move, and no move has a seat', () => {
    expect([end.phase, toMove(end), legalMoves(end)]).toEqual(['end', [], []]);
    expect(moverOf(end, { _tag: 'Done', by: null })).toBe(-1);
  });

  rule('TMY-19.5b', 'the last answers of a round end it, one by one or all at once', () => {
    const asked = after(
      alone({
        seats: [
          ['giants', { workers: 9, coins: 20, bonus: 2 }],
          ['witches', { bonus: 1 }],
        ],
        hexes: { D4: '0D', E6: '1D' },
        options: deferred,
      }),
      'giants: upgrade D4 to TP',
      'giants: done',
      'giants: pass BON1',
    );
    expect([asked.round, asked.phase, asked.offers.length]).toEqual([1, 'offers', 1]);
    for (const answer of ['leech 1 from giants', 'decline 1 from giants', 'decline'])
      expect(after(asked, `witches: ${answer}`).round).toBe(2);
  });
});

describe('spades', () => {
  const halflings = scene({ seats: [['halflings'], ['witches']], hexes: { E6: '0D', F3: '1D' } });
  const of = (name: Parameters<typeof scene>[0]['seats'][number][0], given?: Hand): State['seats'][number] =>
    seat(scene({ seats: [given === undefined ? [name] : [name, given], ['nomads']], hexes: { E8: '1D' } }));

  rule('TMY-12.1', 'ACT5 is a spade for one hex, ACT6 are two for two', () => {
    const full = { ...halflings, seats: halflings.seats.map((s) => ({ ...s, bowl1: 0, bowl2: 0, bowl3: 12 })) };
    expect(after(full, 'action ACT5').turn).toMatchObject({ spades: 1, kind: 'one', mayDig: 1, paid: 0 });
    expect(after(full, 'action ACT6').turn).toMatchObject({ spades: 2, kind: 'two', mayDig: 1, paid: 0 });
    expect(after(full, 'action ACT6', 'dig 1').turn).toMatchObject({ spades: 3, kind: 'one', paid: 1 });
  });

  rule('TMY-4.2', 'ice and volcano take no spade, and no hex takes one to stay as it is', () => {
    for (let pending = 0; pending <= 6; pending++) {
      for (let to = 0; to < 7; to++)
        for (const fixed of [7, 8]) expect(spadesFor(of('halflings'), fixed, to, pending)).toBe(0);
      for (let same = 0; same < 7; same++) expect(spadesFor(of('halflings'), same, same, pending)).toBe(0);
    }
    for (let from = 0; from < 7; from++)
      for (let to = 0; to < 7; to++) expect(spadesFor(of('halflings'), from, to, 0)).toBe(0);
  });

  rule('TMY-4.8', 'volcano factions and Riverwalkers transform nothing with spades', () => {
    for (const name of ['acolytes', 'dragonlords', 'riverwalkers'] as const)
      for (let pending = 1; pending <= 3; pending++)
        for (let to = 0; to < 9; to++) expect(spadesFor(of(name, { terrain: 'red' }), 2, to, pending)).toBe(0);
  });

  rule('TMY-14.3', 'a seat that has another choice in Phase III has no spade to transform with', () => {
    const acolytes = after(
      alone({
        seats: [
          ['acolytes', { terrain: 'red', cults: [0, 4, 0, 0], bonus: 2 }],
          ['witches', { bonus: 1, cults: [0, 0, 0, 2] }],
        ],
        hexes: { D4: '0D', F3: '1D' },
        state: { scoring: [5, 4, 8, 6, 7, 3] },
      }),
      'pass BON1',
    );
    expect([acolytes.phase, legal(acolytes)]).toEqual(['cult', ['+FIRE', '+WATER', '+EARTH', '+AIR']]);
    expect(verdict(acolytes, 'transform D5 to red')).toBe('TMY-15.1');
  });
});

describe('leech', () => {
  rule('TMY-19.5b', 'an answer takes the oldest open offer of that amount', () => {
    const chaos = (strict: boolean): State =>
      after(
        scene({
          seats: [
            ['chaosmagicians', { workers: 20, coins: 30 }],
            ['darklings', { bowl1: 9, bowl2: 3 }],
          ],
          hexes: { D4: '0D', E7: '1TP', A7: '0SH', A6: '0D', B3: '1D' },
          options: { ...deferred, 'strict-leech': strict },
        }),
        'chaosmagicians: action ACTC',
        'chaosmagicians: upgrade D4 to TP',
        'chaosmagicians: upgrade A6 to TP',
      );
    expect(chaos(true).offers.map(({ amount }) => amount)).toEqual([2, 1]);
    for (const strict of [true, false]) {
      expect(after(chaos(strict), 'darklings: leech 1 from chaosmagicians').offers).toMatchObject([{ amount: 2 }]);
      expect(after(chaos(strict), 'darklings: leech 2 from chaosmagicians').offers).toMatchObject([{ amount: 1 }]);
      expect(after(chaos(strict), 'darklings: decline 1 from chaosmagicians').offers).toMatchObject([{ amount: 2 }]);
    }
  });

  rule('TMY-8.7', 'an offer that becomes empty is neither accepted nor declined: no power for Cultists', () => {
    const full = (darklings: Hand): State => {
      const one = after(
        scene({
          seats: [
            ['cultists', { workers: 9, coins: 20 }],
            ['darklings', { bowl1: 0, bowl2: 1, bowl3: 11, ...darklings }],
            ['witches', { workers: 9, coins: 20 }],
          ],
          hexes: { E6: '0D', E5: '1D', F3: '2D' },
          options: deferred,
        }),
        'cultists: upgrade E6 to TP',
        'cultists: done',
      );
      return after({ ...one, active: 2, turnOf: 2 }, 'witches: decline', 'witches: upgrade F3 to TP');
    };
    // Witches have declined; what Darklings do decides about the power.
    const taken = after(full({}), 'darklings: leech 1 from witches');
    expect([taken.offers, power(taken)]).toEqual([[{ build: 1, from: 2, to: 0, amount: 2, void: 0 }], '4/8/0']);
    const single = after(
      scene({
        seats: [
          ['cultists', { workers: 9, coins: 20 }],
          ['darklings', { bowl1: 0, bowl2: 1, bowl3: 11 }],
          ['giants', { workers: 9, coins: 20 }],
        ],
        hexes: { E6: '0D', E5: '1D', A7: '2D', A8: '1D' },
        options: deferred,
      }),
      'cultists: upgrade E6 to TP',
      'cultists: done',
    );
    const faded = after(
      { ...single, active: 2, turnOf: 2 },
      'giants: upgrade A7 to TP',
      'darklings: leech 1 from giants',
    );
    // The one offer of the Cultists has vanished, nobody has declined.
    expect([faded.offers, faded.watches, power(faded)]).toEqual([[], [], '5/7/0']);
  });
});

describe('cults and towns', () => {
  const black = { E4: 'black', E3: 'black', F2: 'black' };
  const cluster = { E5: '0D', E4: '0D', E3: '0TP', F2: '0TP' };

  rule('TMY-9.4', 'one’s own priests take space too: 3, then 2 three times, then the supply'.replace('’', "'"), () => {
    let state = scene({ seats: [['darklings', { priests: 7 }], ['witches']], hexes: { E5: '0D', F3: '1D' } });
    const seen: number[] = [];
    for (let priest = 0; priest < 5; priest++) {
      const before = seat(state).cults[0] ?? 0;
      state = after(state, 'send p to FIRE', 'done');
      seen.push((seat(state).cults[0] ?? 0) - before);
      state = { ...state, active: 0, turnOf: 0 };
    }
    // 3, 2, 2, 2 and then 0, since the marker stands on 9 without a key.
    expect([seen, state.preachers.slice(0, 4)]).toEqual([
      [3, 2, 2, 2, 0],
      [0, 0, 0, 0],
    ]);
  });

  rule('TMY-9.3', 'a marker that has moved on to 10 is no longer stopped', () => {
    const built = after(
      scene({
        seats: [['darklings', { workers: 9, coins: 20, cults: [0, 1, 1, 8] }], ['witches']],
        hexes: { ...cluster, E5: '0TP', F3: '1D' },
        ground: black,
      }),
      'upgrade E5 to TE',
      '+FAV4',
    );
    expect([built.turn.blocked, after(built, '+TW8').turn.blocked]).toEqual([8, 0]);
  });

  rule('TMY-19.5b', 'a key for a marker that was stopped waits for Cultists too', () => {
    const stopped = (cultists: Hand): State => {
      const state = after(
        scene({
          seats: [
            ['darklings', { workers: 9, coins: 30, cults: [9, 0, 0, 0] }],
            ['cultists', { ...keyed, cults: [9, 0, 1, 0], ...cultists }],
          ],
          hexes: { ...cluster, A7: '1D' },
          ground: black,
          options: deferred,
        }),
        'darklings: upgrade E5 to TP',
      );
      return { ...state, turn: { ...state.turn, blocked: 1 } };
    };
    expect(verdict(stopped({ steps: 1 }), 'darklings: +TW1')).toBe('TMY-19.5b');
    expect(verdict(stopped({ steps: 0 }), 'darklings: +TW1')).toBe('legal');
    expect(verdict(stopped({ steps: 1, cults: [8, 0, 1, 0] }), 'darklings: +TW1')).toBe('legal');
    expect(cultsOf(after(stopped({ steps: 0 }), 'darklings: +TW1'))).toBe('10/0/0/0');
  });

  rule('TMY-12.8', 'structures side by side are one settlement, bridges and river hexes join them', () => {
    const settlements = (hexes: Record<string, string>, more: Hand = {}): number => {
      const end = after(
        alone({
          seats: [
            ['mermaids', { shipping: 5, ...more }],
            ['witches', { bonus: -1 }],
            ['giants', { bonus: -1 }],
          ],
          hexes: { ...hexes, F3: '1D', A2: '1D', A7: '2D' },
          options: { 'fire-and-ice-final-scoring': true },
          state: { round: 6, finals: [finalTiles.indexOf('connected-clusters')] },
        }),
        'pass',
      );
      return seat(end).points[12] ?? 0;
    };
    // Against one settlement each of Witches and Giants: 18 points for two, a share of 36 for one.
    expect(settlements({ I4: '0D', I5: '0D', I6: '0D' })).toBe(12);
    expect(settlements({ I4: '0D', I5: '0D', G2: '0D' })).toBe(18);
  });
});

describe('lists', () => {
  rule('TMY-19.10', 'what shipping reaches is listed with what lies beside', () => {
    const ship = (shipping: number): readonly string[] =>
      listed(
        scene({
          seats: [['giants', { workers: 9, shipping, bonus: 2 }], ['witches']],
          hexes: { D6: '0D', F3: '1D' },
        }),
        'build',
      );
    expect([ship(0), ship(1)]).toEqual([[], ['build D7']]);
  });

  rule('TMY-6.1', 'each structure is listed with what it can become', () => {
    const all = scene({
      seats: [['giants', { workers: 9, coins: 30 }], ['witches']],
      hexes: { D4: '0D', A7: '0TP', A9: '0TE', I5: '0SA', F3: '1D' },
    });
    expect(listed(all, 'upgrade')).toEqual(['upgrade A7 to TE', 'upgrade A7 to SH', 'upgrade D4 to TP']);
    const more = { ...all, seats: all.seats.map((s) => ({ ...s, counts: [1, 1, 1, 0, 0] })) };
    expect(listed(more, 'upgrade A9')).toEqual(['upgrade A9 to SA']);
    expect(hand(after(all, 'upgrade A7 to SH'))).toBe('24/5/0');
  });
});
