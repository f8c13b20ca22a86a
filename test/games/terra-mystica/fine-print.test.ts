/** The fine print of the rules: what counts, what does not, and for how long. */
import { describe, expect } from 'vitest';
import { spadesFor } from '../../../src/games/terra-mystica/engine/terrain.js';
import { legalMoves, moverOf, type State, toMove } from '../../../src/games/terra-mystica/index.js';
import { finalTiles } from '../../../src/games/terra-mystica/tables/tiles.js';
import {
  after,
  cultsOf,
  everything,
  game0,
  groundAt,
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

/** A position in which all other seats have passed. */
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
    // A seat that drops out no longer answers offers.
    expect(after(asked, 'witches: drop witches').round).toBe(2);
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

  rule(
    'TMY-4.4',
    'the long way home is taken by exactly the spades that it needs, on the first terrain of the ring too',
    () => {
      const nomads = scene({
        seats: [['nomads', { workers: 20, digging: 2 }], ['giants']],
        hexes: { I12: '0D', H8: '1D' },
        ground: { I11: 'brown' },
      });
      const six = after(nomads, 'dig 6');
      expect([listed(six, 'transform'), groundAt(after(six, 'transform I11 to yellow'), 'I11')]).toEqual([
        ['transform I11 to yellow'],
        'yellow',
      ]);
    },
  );

  rule('TMY-17.9', 'the spades of the stronghold go to any hexes, without buying more', () => {
    const built = after(
      scene({ seats: [['halflings', { workers: 9, coins: 20 }], ['giants']], hexes: { E6: '0TP', I12: '1D' } }),
      'upgrade E6 to SH',
    );
    expect(built.turn).toMatchObject({ spades: 3, kind: 'any', act: 'land', mayDig: 0, paid: 0 });
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
    // Witches have declined, so the power depends on the answer of the Darklings.
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
    // The only offer of the Cultists has lapsed, and nobody has declined.
    expect([faded.offers, faded.watches, power(faded)]).toEqual([[], [], '5/7/0']);
  });

  rule('TMY-8.7', 'refusing an offer that has become empty counts for nobody', () => {
    const open = after(
      scene({
        seats: [
          ['cultists', { workers: 9, coins: 20 }],
          ['darklings', { bowl1: 5, bowl2: 7 }],
          ['witches', { bowl1: 5, bowl2: 7 }],
        ],
        hexes: { E6: '0D', E5: '1D', F3: '2D' },
        options: deferred,
      }),
      'cultists: upgrade E6 to TP',
    );
    // The bowls fill up while the offer is open.
    const seats = open.seats.map((one, index) => (index === 1 ? { ...one, bowl1: 0, bowl2: 0, bowl3: 12 } : one));
    const declined = (state: State): readonly number[] => state.watches.map((watch) => watch.declined);
    expect(declined(after(open, 'darklings: decline'))).toEqual([1]);
    expect(declined(after({ ...open, seats }, 'darklings: decline'))).toEqual([0]);
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
    // The spaces give 3, 2, 2, 2 and then 0, because the marker stops at 9 without a key.
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
    // Witches and Giants have one settlement each. With two settlements, the seat scores 18 points; with one, a third of 36.
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

describe('paying and getting', () => {
  const alchemists = scene({
    seats: [['alchemists', { coins: 6, vp: 3 }], ['witches']],
    hexes: { A8: '0D', F3: '1D' },
  });

  rule('TMY-17.2', 'Alchemists change coins and points in both directions', () => {
    const bought = after(alchemists, 'convert 4C to 2VP');
    expect([hand(bought), seat(bought).vp]).toEqual(['2/3/0', 5]);
    const sold = after(alchemists, 'convert 3VP to 3C');
    expect([hand(sold), seat(sold).vp]).toEqual(['9/3/0', 0]);
    expect([verdict(alchemists, 'convert 4VP to 4C'), verdict(alchemists, 'convert 8C to 4VP')]).toEqual([
      'TMY-5.5',
      'TMY-5.5',
    ]);
  });

  rule('TMY-8.6', 'the token that is refused is not offered again', () => {
    const offered = scene({
      seats: [['shapeshifters', { terrain: 'brown', tokens: 2 }], ['darklings']],
      hexes: { E6: '0D', E5: '1D' },
    });
    expect(seat(after(offered, '-GAIN_P3_FOR_VP')).tokens).toBe(1);
    expect(seat(after(offered, 'gain P3 for VP')).tokens).toBe(1);
  });

  rule('TMY-17.22', 'spades of Shapeshifters cost workers only', () => {
    const dug = after(
      scene({
        seats: [['shapeshifters', { terrain: 'brown', workers: 3, priests: 0, bowl2: 0 }], ['darklings']],
        hexes: { E6: '0D', I12: '1D' },
      }),
      'dig 1',
    );
    expect([hand(dug), dug.turn.spades]).toEqual(['15/0/0', 1]);
  });

  rule('TMY-17.22', 'a new home is chosen only after the action that lets it be chosen', () => {
    const shapeshifters = scene({
      seats: [['shapeshifters', { terrain: 'brown', bowl1: 0, bowl2: 3, bowl3: 5 }], ['darklings']],
      hexes: { E6: '0SH', I12: '1D' },
    });
    expect(verdict(shapeshifters, 'pick-color red')).toBe('TMY-13.3');
    const shifting = after(shapeshifters, 'action ACTH5');
    expect([verdict(shifting, 'pick-color red'), verdict(shifting, 'pick-color black')]).toEqual([
      'legal',
      'TMY-17.22',
    ]);
    expect(verdict(after(shifting, 'pick-color red'), 'pick-color blue')).toBe('TMY-13.3');
    // Other seats cannot choose in the meantime, even if they may act.
    const asked: State = {
      ...shifting,
      switches: { ...shifting.switches, ...deferred },
      offers: [{ build: 0, from: 0, to: 1, amount: 1, void: 0 }],
      builds: 1,
    };
    expect(verdict(asked, 'darklings: pick-color red')).toBe('TMY-13.3');
    expect(verdict(asked, 'shapeshifters: pick-color red')).toBe('legal');
  });

  rule('TMY-17.4', 'the two steps of ACTA are made once', () => {
    const auren = scene({ seats: [['auren'], ['giants']], hexes: { F3: '0SH', D4: '1D' } });
    const stepped = after(auren, 'action ACTA', '+2FIRE');
    expect([cultsOf(stepped), verdict(stepped, '+2FIRE'), verdict(stepped, 'done')]).toEqual([
      '2/1/0/1',
      'TMY-9.7',
      'legal',
    ]);
  });

  rule('TMY-17.11', 'a bridge scores for Engineers if it is theirs and both its ends are', () => {
    const passed = (bridges: Record<string, number>, hexes: Record<string, string> = {}): number =>
      seat(
        after(
          scene({
            seats: [
              ['engineers', { bonus: 2 }],
              ['witches', { bonus: 1 }],
            ],
            hexes: { C2: '0SH', D4: '0D', F4: '1D', G3: '1D', ...hexes },
            bridges,
          }),
          'pass BON1',
        ),
      ).points[8] ?? 0;
    expect([passed({}), passed({ 'C2:D4': 0 }), passed({ 'C2:D3': 0 })]).toEqual([0, 3, 0]);
    expect(passed({ 'C2:D4': 0, 'C2:D3': 0, 'C2:E5': 0 }, { E5: '0D' })).toBe(6);
    expect(passed({ 'F4:G3': 1 })).toBe(0);
  });
});

describe('on the land', () => {
  const everywhere = scene({
    seats: [['nomads', { workers: 20, coins: 30, bowl1: 0, bowl2: 0, bowl3: 12, bonus: 2 }], ['giants']],
    hexes: { A2: '0D', A3: '0TP', I12: '1D' },
    ground: { A1: 'yellow' },
  });

  rule('TMY-15.1', 'the first hex of the map is one like any other', () => {
    expect(verdict(everywhere, 'build A1')).toBe('legal');
    const brown = { ...everywhere, ground: everywhere.ground.map((ground, hex) => (hex === 0 ? 1 : ground)) };
    expect(verdict(after(brown, 'action ACT5'), 'transform A1 to yellow')).toBe('legal');
    const built = after(everywhere, 'build A1', 'done');
    expect(verdict({ ...built, active: 0, turnOf: 0 }, 'upgrade A1 to TP')).toBe('legal');
  });

  rule('TMY-15.9', 'a dwelling on home terrain is the one main action', () => {
    const built = after(everywhere, 'build A1');
    expect([built.turn.left, built.turn.built, verdict(built, 'advance ship'), verdict(built, 'done')]).toEqual([
      0,
      1,
      'TMY-15.9',
      'legal',
    ]);
  });

  rule('TMY-15.14', 'nobody digs who reaches nothing', () => {
    const walled = scene({
      seats: [['halflings', { workers: 9 }], ['giants']],
      hexes: { I12: '0D', H8: '1D', I11: '1D' },
    });
    expect([verdict(walled, 'dig 1'), listed(walled, 'dig')]).toEqual(['TMY-15.14', []]);
  });

  rule('TMY-15.14', 'a carpet needs its priest beside the workers of the spade', () => {
    const fakirs = (given: Hand): string =>
      verdict(
        scene({
          seats: [['fakirs', { workers: 3, bowl1: 0, bowl2: 0, bowl3: 0, ...given }], ['giants']],
          hexes: { I12: '0D', H8: '1D', I11: '1D' },
        }),
        'dig 1',
      );
    expect([fakirs({}), fakirs({ priests: 1 }), fakirs({ bowl3: 5 }), fakirs({ bowl3: 4 })]).toEqual([
      'TMY-15.14',
      'legal',
      'legal',
      'TMY-15.14',
    ]);
    expect([fakirs({ workers: 2, priests: 1 }), fakirs({ bowl2: 10 })]).toEqual(['TMY-15.8', 'legal']);
    expect(fakirs({ bowl2: 9 })).toBe('TMY-15.14');
  });

  rule('TMY-19.9', 'the second of two actions has hexes of its own', () => {
    const chaos = after(
      scene({
        seats: [['chaosmagicians', { workers: 20, coins: 30, bowl1: 0, bowl2: 0, bowl3: 12 }], ['witches']],
        hexes: { D4: '0SH', A9: '0D', F3: '1D' },
        ground: { D5: 'gray', E7: 'gray', B5: 'red' },
        options: deferred,
      }),
      'chaosmagicians: action ACTC',
      'chaosmagicians: dig 1',
      'chaosmagicians: transform D5 to red',
    );
    // The dwelling may be built on the hex of the first action, or be the second action.
    expect(listed(chaos, 'chaosmagicians: build')).toEqual(['chaosmagicians: build B5', 'chaosmagicians: build D5']);
    expect(after(chaos, 'chaosmagicians: build D5').turn.left).toBe(1);
    expect(after(chaos, 'chaosmagicians: build B5').turn.left).toBe(0);
    const second = after(chaos, 'chaosmagicians: action ACT5');
    expect([second.turn.sites, verdict(second, 'chaosmagicians: transform E7 to red')]).toEqual([[], 'legal']);
  });

  rule('TMY-4.8', 'the spade actions of volcano factions are complete: steps or tokens, nothing to transform', () => {
    for (const name of ['acolytes', 'dragonlords'] as const) {
      const taken = after(
        scene({
          seats: [[name, { terrain: 'red', bowl1: 0, bowl2: 0, bowl3: 6 }], ['witches']],
          hexes: { D4: '0D', F3: '1D' },
        }),
        'action ACT6',
      );
      expect(taken.turn).toMatchObject({ spades: 0, kind: 'none', steps: name === 'acolytes' ? 2 : 0 });
      expect(power(taken)).toBe(name === 'acolytes' ? '6/0/0' : '8/0/0');
    }
  });
});

describe('town tiles and tracks', () => {
  const ground = { E4: 'black', E3: 'black', F2: 'black' };
  const founded = (cults: readonly number[], cultists?: Hand): State => {
    const state = after(
      scene({
        seats: [
          ['darklings', { workers: 9, coins: 30, cults }],
          ['cultists', { ...keyed, cults: [9, 0, 1, 0], steps: 0, ...cultists }],
        ],
        hexes: { E5: '0D', E4: '0D', E3: '0TP', F2: '0TP', A7: '1D' },
        ground,
        options: cultists === undefined ? {} : deferred,
      }),
      `${cultists === undefined ? '' : 'darklings: '}upgrade E5 to TP`,
    );
    return state;
  };

  rule('TMY-10.1', 'three structures make a town only with the sanctuary', () => {
    const three = (last: string): number =>
      after(
        scene({
          seats: [['darklings', { workers: 9, coins: 30 }], ['witches']],
          hexes: { E5: '0D', E4: '0SH', E3: last, A3: '1D' },
          ground,
        }),
        'upgrade E5 to TP',
      ).turn.towns;
    expect([three('0TE'), three('0SA')]).toEqual([0, 1]);
  });

  rule('TMY-10.2', 'FAV5 looks at one’s own structures'.replace('’', "'"), () => {
    const built = after(
      scene({
        seats: [['darklings', { workers: 9, coins: 30 }], ['witches']],
        hexes: { A8: '0TP', E5: '0D', E4: '0D', E3: '0TP', F2: '0TP', I6: '1D' },
        ground,
      }),
      'upgrade A8 to TE',
      '+FAV5',
    );
    expect([built.turn.towns, built.town.filter((one) => one === 1).length]).toEqual([1, 4]);
  });

  rule('TMY-10.6', 'only the tracks that would reach 10 are chosen from; the others go up', () => {
    const one = after(founded([1, 9, 0, 0]), '+TW5');
    expect([cultsOf(one), one.turn.choose, one.turn.blocked]).toEqual(['2/10/1/1', 0, 0]);
    const three = after(founded([8, 8, 8, 0]), '+TW6');
    expect([cultsOf(three), listed(three, '+')]).toEqual(['9/9/9/2', ['+FIRE', '+WATER', '+EARTH']]);
    const chosen = after(three, '+WATER');
    expect([cultsOf(chosen), listed(chosen, '+')]).toEqual(['9/10/9/2', ['+FIRE', '+EARTH']]);
    const all = after(chosen, '+EARTH');
    expect([cultsOf(all), listed(all, '+'), all.turn.choose, seat(all).keys]).toEqual(['9/10/10/2', [], 0, 0]);
  });

  rule('TMY-10.6', 'a space 10 on which another stands takes no key', () => {
    const state = scene({
      seats: [
        ['witches', { cults: [10, 0, 0, 2], towns: keyed.towns }],
        ['darklings', { workers: 9, coins: 30, cults: [9, 9, 0, 0] }],
      ],
      hexes: { E5: '1D', E4: '1D', E3: '1TP', F2: '1TP', A3: '0D' },
      ground,
      state: { active: 1, turnOf: 1 },
    });
    const tiled = after(state, 'upgrade E5 to TP', '+TW5');
    expect([cultsOf(tiled, 1), tiled.turn.choose, seat(tiled, 1).keys]).toEqual(['9/10/1/1', 0, 0]);
  });

  rule('TMY-10.6', 'two tiles taken together have two keys: nothing is left to choose where these are enough', () => {
    const twice = (cults: readonly number[]): State => {
      const state = founded(cults);
      return after({ ...state, turn: { ...state.turn, towns: 2 } }, '+2TW5');
    };
    const enough = twice([9, 9, 0, 0]);
    expect([cultsOf(enough), enough.turn.choose, listed(enough, '+'), verdict(enough, 'done')]).toEqual([
      '10/10/2/2',
      0,
      [],
      'legal',
    ]);
    const scarce = twice([9, 9, 9, 0]);
    expect([cultsOf(scarce), listed(scarce, '+'), seat(scarce).keys]).toEqual([
      '9/9/9/2',
      ['+FIRE', '+WATER', '+EARTH'],
      2,
    ]);
  });

  rule('TMY-19.5b', 'a tile with steps waits only if they would reach space 10', () => {
    for (const [tile, cults, expected] of [
      ['TW5', [9, 0, 0, 0], 'TMY-19.5b'],
      ['TW5', [8, 0, 0, 0], 'legal'],
      ['TW6', [8, 0, 0, 0], 'TMY-19.5b'],
      ['TW6', [7, 0, 0, 0], 'legal'],
      ['TW1', [9, 0, 0, 0], 'legal'],
    ] as const)
      expect([tile, cults, verdict(founded(cults, { steps: 1 }), `darklings: +${tile}`)]).toEqual([
        tile,
        cults,
        expected,
      ]);
  });

  rule('TMY-9.6', 'a step down before a town tile is for replays: from 8 or 9, never below 7', () => {
    const low = (fire: number, options: Parameters<typeof scene>[0]['options']): string =>
      verdict(
        scene({
          seats: [
            ['darklings', { cults: [fire, 0, 0, 0], ...(fire === 10 ? { towns: keyed.towns } : {}) }],
            ['witches'],
          ],
          hexes: { E5: '0D', A3: '1D' },
          options: options ?? {},
        }),
        '-FIRE',
      );
    expect([7, 8, 9, 10].map((fire) => low(fire, deferred))).toEqual(['TMY-17.24', 'legal', 'legal', 'TMY-17.24']);
    expect(low(9, {})).toBe('TMY-17.24');
  });

  rule('TMY-10.5', 'a river hex named by its neighbours is the one named by its number', () => {
    const mermaids = scene({
      seats: [['mermaids', { workers: 9, coins: 30 }], ['giants']],
      hexes: { D5: '0TP', C3: '0TP', E8: '0TP', C4: '0D', A7: '1D' },
      ground: { C3: 'blue', E8: 'blue', C4: 'blue' },
    });
    const joined = after(mermaids, 'connect C3:C4');
    expect([joined.turn.towns, seat(joined).rivers.length]).toEqual([1, 1]);
    expect(verdict(mermaids, 'connect C3:E8')).toBe('TMY-3.2');
  });
});

describe('seats that leave', () => {
  rule('TMY-18.1', 'nothing is left for them to decide', () => {
    const due = scene({
      seats: [['giants'], ['cultists', { steps: 2 }], ['witches']],
      hexes: { D4: '0D', E6: '1D', F3: '2D' },
      options: deferred,
    });
    const left = after(due, 'giants: drop cultists');
    expect([seat(left, 1).steps, seat(left, 1).dropped, toMove(left)]).toEqual([0, 1, [0]]);
  });
});
