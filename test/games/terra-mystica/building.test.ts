import { describe, expect } from 'vitest';
import { canonical, moveText } from '../../../src/games/terra-mystica/index.js';
import { after, cultsOf, groundAt, hand, legal, listed, pieceAt, power, rule, scene, seat, verdict } from './kit.js';

const giantsWitches = scene({
  seats: [['giants', { workers: 15, coins: 30, priests: 3 }], ['witches']],
  hexes: { D4: '0D', E5: '1D', A7: '0D', E7: '1D' },
  ground: { E6: 'red' },
});

describe('6 structures', () => {
  rule('TMY-6.1', 'dwelling, trading house, then temple and sanctuary or stronghold; the old one goes back', () => {
    const one = after(giantsWitches, 'upgrade D4 to TP');
    expect([pieceAt(one, 'D4'), seat(one).counts.join('')]).toEqual(['0TP', '11000']);
    for (const kind of ['TE', 'SH', 'SA']) expect(verdict(giantsWitches, `upgrade D4 to ${kind}`)).toBe('TMY-6.1');
    expect(verdict(giantsWitches, 'build E5')).toBe('TMY-6.1');
    expect(verdict(giantsWitches, 'upgrade E5 to TP')).toBe('TMY-6.1');
    expect(verdict(giantsWitches, 'build D5')).toBe('TMY-6.1');
  });

  rule('TMY-6.2', 'a trading house costs twice the coins without a neighbour; bridges count', () => {
    expect(hand(after(giantsWitches, 'upgrade D4 to TP'))).toBe('27/13/3');
    expect(hand(after(giantsWitches, 'upgrade A7 to TP'))).toBe('24/13/3');
    const poor = { ...giantsWitches, seats: giantsWitches.seats.map((s) => ({ ...s, coins: 2 })) };
    expect(verdict(poor, 'upgrade D4 to TP')).toBe('TMY-6.2');
  });

  rule('TMY-6.3', 'power values 1, 2, 2, 3, 3; strongholds and sanctuaries of Yetis 4', () => {
    const around = scene({
      seats: [
        ['giants', { workers: 9 }],
        ['witches', { bowl1: 5 }],
        ['yetis', { terrain: 'blue' }],
      ],
      hexes: { D4: '0D', C3: '1TE', D5: '2SH' },
    });
    expect(after(around, 'upgrade D4 to TP').offers.map(({ amount }) => amount)).toEqual([2, 4]);
  });

  rule('TMY-6.4', 'temples and sanctuaries give a favor tile, Chaos Magicians two', () => {
    const temple = scene({ seats: [['chaosmagicians', { workers: 9 }], ['witches']], hexes: { D4: '0TP', F3: '1D' } });
    const built = after(temple, 'upgrade D4 to TE');
    expect(built.turn.favors).toBe(2);
    expect(verdict(built, 'done')).toBe('TMY-19.8');
    expect(seat(after(built, '+FAV11', '+FAV10', 'done')).favors).toBe((1 << 10) | (1 << 9));
    expect(verdict(giantsWitches, '+FAV11')).toBe('TMY-6.4');
  });

  rule('TMY-6.5', 'points of the round and of favor tiles come with the structure, the choice after it', () => {
    const ready = scene({
      seats: [['giants', { workers: 9, coins: 20, favors: 1 << 9 }], ['witches']],
      hexes: { D4: '0D', F3: '1D' },
      state: { scoring: [5, 4, 8, 6, 7, 3] },
    });
    expect(seat(after(ready, 'upgrade D4 to TP')).vp).toBe(26);
  });
});

describe('7 reach', () => {
  const mermaids = scene({
    seats: [['mermaids', { workers: 9, coins: 20, bonus: 2 }], ['giants']],
    hexes: { D5: '0D', A7: '1D' },
  });

  rule('TMY-7.1', 'neighbours and hexes joined by anybody’s bridge are directly adjacent'.replace('’', "'"), () => {
    const joined = scene({
      seats: [['giants', { workers: 9 }], ['witches']],
      hexes: { D6: '0D', F5: '1D' },
      ground: { E8: 'red' },
      bridges: { 'D6:E8': 0 },
    });
    expect(verdict(joined, 'build E8')).toBe('legal');
    expect(verdict({ ...joined, bridge: joined.bridge.map(() => -1) }, 'build E8')).toBe('TMY-7.3');
  });

  rule('TMY-7.2', 'shipping reaches over as many river hexes as its level; BON4 adds one', () => {
    const afar = scene({ seats: [['giants', { workers: 9, bonus: 2 }], ['witches']], hexes: { D6: '0D', F3: '1D' } });
    expect(verdict(afar, 'build D7')).toBe('TMY-7.3');
    const ship = { ...afar, seats: afar.seats.map((s) => ({ ...s, shipping: 1 })) };
    expect(verdict(ship, 'build D7')).toBe('legal');
    const tile = scene({ seats: [['giants', { workers: 9, bonus: 3 }], ['witches']], hexes: { D6: '0D', F3: '1D' } });
    expect(verdict(tile, 'build D7')).toBe('legal');
    const dwarves = scene({
      seats: [['dwarves', { workers: 9, bonus: 3 }], ['witches']],
      hexes: { C4: '0D', F3: '1D' },
    });
    // Dwarves have no shipping, so they pay for a tunnel.
    expect(seat(after(dwarves, 'build C5')).vp).toBe(24);
  });

  rule('TMY-7.3', 'building and transforming need reach, upgrading does not', () => {
    expect(verdict(mermaids, 'build I4')).toBe('TMY-7.3');
    expect(verdict(after(mermaids, 'dig 1'), 'transform I3 to green')).toBe('TMY-7.3');
    expect(verdict(mermaids, 'upgrade D5 to TP')).toBe('legal');
  });

  rule('TMY-7.4', 'tunnel and carpet reach two hexes away, for their price and 4 points, one hex a turn', () => {
    const dwarves = scene({
      seats: [['dwarves', { workers: 9, coins: 9 }], ['witches']],
      hexes: { E7: '0D', F3: '1D' },
      ground: { F5: 'gray', E5: 'gray' },
    });
    const tunnelled = after(dwarves, 'build E5');
    expect([hand(tunnelled), seat(tunnelled).vp]).toEqual(['7/6/0', 24]);
    expect(verdict({ ...dwarves, seats: dwarves.seats.map((s) => ({ ...s, workers: 2 })) }, 'build E5')).toBe(
      'TMY-15.8',
    );
    const spades = scene({
      seats: [['dwarves', { workers: 9, coins: 9, bowl3: 6, bowl2: 0 }], ['witches']],
      hexes: { E7: '0D', F3: '1D' },
      ground: { E5: 'red', F2: 'red', C2: 'red', G2: 'red' },
    });
    const first = after(spades, 'action ACT6', 'transform E5 to gray');
    expect([verdict(first, 'transform C2 to gray'), verdict(first, 'transform D4 to gray')]).toEqual([
      'TMY-7.3',
      'legal',
    ]);
    const payless = { ...spades, seats: spades.seats.map((s) => ({ ...s, workers: 1 })) };
    expect(verdict(after(payless, 'action ACT6'), 'transform E5 to gray')).toBe('TMY-7.4');
    const fakirs = scene({
      seats: [['fakirs', { priests: 1, workers: 9, coins: 9 }], ['witches']],
      hexes: { E8: '0D', F3: '1D' },
      ground: { E6: 'yellow' },
    });
    expect(hand(after(fakirs, 'build E6'))).toBe('7/8/0');
  });

  rule('TMY-7.5', 'for the end, structures hang together by shipping without the bonus tile', () => {
    const two = scene({
      seats: [['giants', { bonus: 3 }], ['witches']],
      hexes: { D6: '0D', D7: '0D', F3: '1D' },
      state: { round: 6, active: 1, turnOf: 1, passing: [0] },
    });
    const ended = after(
      { ...two, seats: two.seats.map((s, i) => ({ ...s, passed: i === 0 ? 1 : 0, bonus: i === 0 ? -1 : s.bonus })) },
      'pass',
    );
    // The largest group of each has one structure, so they share 18 and 12 points.
    expect([seat(ended, 0).points[11], seat(ended, 1).points[11]]).toEqual([15, 15]);
  });
});

describe('8 leech', () => {
  const three = scene({
    seats: [['cultists', { workers: 9, coins: 20 }], ['darklings', { workers: 3 }], ['dwarves']],
    hexes: { E6: '0D', E5: '1D', E7: '2D' },
  });
  const built = after(three, 'upgrade E6 to TP', 'done');

  rule('TMY-8.1', 'each other seat beside a new structure gets one offer of its power values', () => {
    expect(built.offers).toEqual([
      { build: 0, from: 0, to: 1, amount: 1, void: 0 },
      { build: 0, from: 0, to: 2, amount: 1, void: 0 },
    ]);
    expect(verdict(built, 'leech 1 from dwarves')).toBe('TMY-8.1');
  });

  rule('TMY-8.2', 'n power for n - 1 points, bounded by points and bowls; nothing between', () => {
    // Worked examples 2 and 3: 20 VP, 1/11/0, offered 2; 87 VP, 0/2/4, offered 6.
    const two = scene({
      seats: [
        ['giants', { workers: 9 }],
        ['dwarves', { bowl1: 1, bowl2: 11 }],
      ],
      hexes: { D4: '0D', E7: '1TP' },
    });
    const taken = after(two, 'upgrade D4 to TP', 'done', 'leech 2 from giants');
    expect([power(taken, 1), seat(taken, 1).vp]).toEqual(['0/11/1', 19]);
    const six = scene({
      seats: [
        ['giants', { workers: 9 }],
        ['darklings', { vp: 87, bowl1: 0, bowl2: 2, bowl3: 4 }],
      ],
      hexes: { D4: '0D', E7: '1SA', D5: '1SH' },
    });
    const part = after(six, 'upgrade D4 to TP', 'done', 'leech 6 from giants');
    expect([power(part, 1), seat(part, 1).vp]).toEqual(['0/0/6', 86]);
    // An answer may name the amount gained instead of the amount offered; it is printed with the amount offered.
    const offered = after(six, 'upgrade D4 to TP', 'done');
    expect(after(offered, 'leech 2 from giants')).toEqual(part);
    for (const amount of [2, 6])
      expect(
        canonical(offered, 1, { _tag: 'Leech', by: null, power: amount, from: 'giants' }).map(moveText.print),
      ).toEqual(['leech 6 from giants']);
    // If a seat has made two offers, the answer means the offer whose amount or gain it names.
    const twice = { ...offered, offers: offered.offers.flatMap((offer) => [{ ...offer, amount: 1 }, offer]) };
    for (const [amount, meant] of [
      [1, 1],
      [2, 6],
      [6, 6],
    ] as const)
      expect(
        canonical(twice, 1, { _tag: 'Leech', by: null, power: amount, from: 'giants' }).map(moveText.print),
      ).toEqual([`leech ${meant} from giants`]);
    expect(verdict(offered, 'leech 3 from giants')).toBe('TMY-8.2');
    expect(verdict(built, 'leech 2 from cultists')).toBe('TMY-8.2');
  });

  rule('TMY-8.3', 'clockwise from the builder', () => {
    const middle = after({ ...three, active: 1, turnOf: 1 }, 'upgrade E5 to TP', 'done');
    expect(middle.offers.map(({ to }) => to)).toEqual([0]);
    expect(built.offers.map(({ to }) => to)).toEqual([1, 2]);
    expect(after({ ...three, order: [2, 0, 1] }, 'upgrade E6 to TP', 'done').offers.map(({ to }) => to)).toEqual([
      1, 2,
    ]);
  });

  rule('TMY-8.4', 'an offer that gives nothing is not a decision', () => {
    const full = scene({
      seats: [
        ['giants', { workers: 9 }],
        ['dwarves', { bowl1: 0, bowl2: 0, bowl3: 12 }],
      ],
      hexes: { D4: '0D', E7: '1TP' },
    });
    const next = after(full, 'upgrade D4 to TP', 'done');
    expect([next.phase, next.active]).toEqual(['turn', 1]);
  });

  rule('TMY-8.5', 'Cultists: a step for the first acceptance, a power if all decline', () => {
    const accepted = after(built, 'leech 1 from cultists');
    expect([accepted.active, legal(accepted)]).toEqual([0, ['+FIRE', '+WATER', '+EARTH', '+AIR']]);
    const stepped = after(accepted, '+EARTH', 'leech 1 from cultists');
    expect([cultsOf(stepped), stepped.active]).toEqual(['1/0/2/0', 1]);
    expect(power(after(built, 'decline 1 from cultists', 'decline 1 from cultists'))).toBe('4/8/0');
    const strict = { ...built, switches: { ...built.switches, 'errata-cultist-power': false } };
    expect(power(after(strict, 'decline 1 from cultists', 'decline 1 from cultists'))).toBe('5/7/0');
  });

  rule('TMY-8.6', 'Shapeshifters: a new token in bowl III for a point, or a power if all decline', () => {
    const shifters = scene({
      seats: [['shapeshifters', { terrain: 'brown', workers: 9 }], ['darklings']],
      hexes: { E6: '0D', E5: '1D' },
    });
    const built2 = after(shifters, 'upgrade E6 to TP', 'done');
    const accepted = after(built2, 'leech 1 from shapeshifters');
    expect(legal(accepted)).toEqual(['gain P3 for VP', '-GAIN_P3_FOR_VP']);
    expect([power(after(accepted, 'gain P3 for VP')), seat(after(accepted, 'gain P3 for VP')).vp]).toEqual([
      '4/4/1',
      19,
    ]);
    expect(power(after(accepted, '-GAIN_P3_FOR_VP'))).toBe('4/4/0');
    expect(power(after(built2, 'decline 1 from shapeshifters'))).toBe('3/5/0');
    expect(verdict(shifters, 'gain P3 for VP')).toBe('TMY-8.6');
  });

  rule('TMY-8.7', 'several offers share the capacity; one that becomes empty is not a decision', () => {
    const one = scene({
      seats: [
        ['chaosmagicians', { workers: 20, coins: 30 }],
        ['darklings', { bowl1: 0, bowl2: 1, bowl3: 11 }],
      ],
      hexes: { D4: '0D', E7: '1D', A7: '0SH', A6: '0D', B3: '1D' },
      options: { 'leech-timing': 'deferred' },
    });
    const twice = after(
      one,
      'chaosmagicians: action ACTC',
      'chaosmagicians: upgrade D4 to TP',
      'chaosmagicians: upgrade A6 to TP',
      'chaosmagicians: done',
    );
    expect(twice.offers).toHaveLength(2);
    expect(after(twice, 'darklings: leech 1 from chaosmagicians').offers).toHaveLength(0);
  });

  rule('TMY-8.8', 'answers wait for the end of the turn', () => {
    expect(after(three, 'upgrade E6 to TP').phase).toBe('turn');
    expect(built.phase).toBe('offers');
  });
});

describe('9 cults', () => {
  const priest = scene({
    seats: [
      ['darklings', { priests: 3, workers: 9, cults: [2, 8, 6, 9], keys: 1, towns: [1, 0, 0, 0, 0, 0, 0, 0] }],
      ['witches'],
    ],
    hexes: { E5: '0D', F3: '1D' },
  });

  rule('TMY-9.1', 'crossing 3, 5, 7 and 10 gives 1, 2, 2, 3 power', () => {
    expect([cultsOf(after(priest, 'send p to FIRE')), power(after(priest, 'send p to FIRE'))]).toEqual([
      '5/8/6/9',
      '2/10/0',
    ]);
    expect(power(after(priest, 'send p to EARTH'))).toBe('3/9/0');
  });

  rule('TMY-9.2', 'space 10 needs a key and is for one faction', () => {
    const top = after(priest, 'send p to WATER');
    expect([cultsOf(top), seat(top).keys, power(top)]).toEqual(['2/10/6/9', 0, '2/10/0']);
    const other = {
      ...priest,
      seats: priest.seats.map((s, i) =>
        i === 1 ? { ...s, cults: [0, 10, 0, 2], towns: [1, 0, 0, 0, 0, 0, 0, 0] } : s,
      ),
    };
    expect(cultsOf(after(other, 'send p to WATER'))).toBe('2/9/6/9');
    const keyless = { ...priest, seats: priest.seats.map((s) => ({ ...s, keys: 0 })) };
    expect(cultsOf(after(keyless, 'send p to AIR'))).toBe('2/8/6/9');
  });

  rule('TMY-9.3', 'a marker that stopped for want of a key moves on when one comes in the same turn', () => {
    const temple = scene({
      seats: [['darklings', { workers: 9, coins: 20, cults: [0, 1, 1, 8] }], ['witches']],
      hexes: { E5: '0TP', E4: '0D', E3: '0TP', F2: '0TP', F3: '1D' },
      ground: { E4: 'black', E3: 'black', F2: 'black' },
    });
    const built = after(temple, 'upgrade E5 to TE', '+FAV4');
    expect([cultsOf(built), built.turn.blocked]).toEqual(['0/1/1/9', 8]);
    expect(cultsOf(after(built, '+TW8'))).toBe('0/1/1/10');
    const manual = { ...built, switches: { ...built.switches, 'manual-fav5': true } };
    expect(cultsOf(after(manual, '+TW8'))).toBe('0/1/1/9');
  });

  rule('TMY-9.4', 'the best free space, a smaller one, or back to the supply', () => {
    expect(listed(priest, 'send p to FIRE')).toEqual([
      'send p to FIRE',
      'send p to FIRE for 2',
      'send p to FIRE for 1',
    ]);
    const taken = { ...priest, preachers: [1, 1, 1, 1, ...priest.preachers.slice(4)] };
    expect(listed(taken, 'send p to FIRE')).toEqual(['send p to FIRE']);
    expect(verdict(taken, 'send p to FIRE for 3')).toBe('TMY-9.4');
    expect(after(priest, 'send p to FIRE for 1').preachers.every((owner) => owner < 0)).toBe(true);
    expect(after(priest, 'send p to FIRE').preachers[0]).toBe(0);
    expect(verdict({ ...priest, seats: priest.seats.map((s) => ({ ...s, priests: 0 })) }, 'send p to AIR')).toBe(
      'TMY-9.4',
    );
  });

  rule('TMY-9.5', 'a priest may go where the marker cannot', () => {
    const keyless = { ...priest, seats: priest.seats.map((s) => ({ ...s, keys: 0 })) };
    expect(verdict(keyless, 'send p to AIR')).toBe('legal');
  });

  rule('TMY-9.6', 'steps down cost no power, and steps up again give it again; space 10 gives its key back', () => {
    const acolytes = scene({
      seats: [
        [
          'acolytes',
          { terrain: 'red', workers: 9, coins: 9, cults: [10, 3, 3, 3], towns: [1, 0, 0, 0, 0, 0, 0, 0], keys: 0 },
        ],
        ['witches'],
      ],
      hexes: { D4: '0D', F3: '1D' },
    });
    const paid = after(acolytes, 'dig 1', 'build D5', '-3FIRE');
    expect([cultsOf(paid), seat(paid).keys, power(paid)]).toEqual(['7/3/3/3', 1, '6/6/0']);
  });

  rule('TMY-9.7', 'a step may be chosen where it is lost', () => {
    const lost = scene({
      seats: [['auren', { favors: 1 << 5, cults: [9, 1, 0, 1] }], ['giants']],
      hexes: { F3: '0D', D4: '1D' },
    });
    expect(listed(after(lost, 'action FAV6'), '+')).toEqual(['+FIRE', '+WATER', '+EARTH', '+AIR']);
    expect(cultsOf(after(lost, 'action FAV6', '+FIRE'))).toBe('9/1/0/1');
    expect(verdict(lost, '+FIRE')).toBe('TMY-9.7');
  });

  rule('TMY-9.8', 'tracks that stopped come before the steps of the tile', () => {
    const temple = scene({
      seats: [['darklings', { workers: 9, coins: 20, cults: [9, 1, 1, 8] }], ['witches']],
      hexes: { E5: '0TP', E4: '0D', E3: '0TP', F2: '0TP', F3: '1D' },
      ground: { E4: 'black', E3: 'black', F2: 'black' },
    });
    const tiled = after(temple, 'upgrade E5 to TE', '+FAV4', '+TW5');
    expect([cultsOf(tiled), seat(tiled).keys]).toEqual(['9/2/2/10', 0]);
  });
});

describe('10 towns', () => {
  const ground = { E4: 'black', E3: 'black', F2: 'black', E2: 'black', D2: 'black' };
  const town = scene({
    seats: [['darklings', { workers: 9, coins: 30 }], ['witches']],
    hexes: { E5: '0D', E4: '0D', E3: '0TP', F2: '0TP', F3: '1D' },
    ground,
  });

  rule('TMY-10.1', 'seven power in four structures, three with a sanctuary', () => {
    const founded = after(town, 'upgrade E5 to TP');
    expect([founded.turn.towns, pieceAt(founded, 'E4')]).toEqual([1, '0D*']);
    const three = scene({
      seats: [['darklings', { workers: 9, coins: 30 }], ['witches']],
      hexes: { E5: '0TE', E4: '0TP', E3: '0TP', F3: '1D' },
      ground,
    });
    expect(after(three, 'upgrade E5 to SA', '+FAV9').turn.towns).toBe(1);
    const small = scene({
      seats: [['darklings', { workers: 9, coins: 30 }], ['witches']],
      hexes: { E5: '0D', E4: '0TP', E3: '0TP', F3: '1D' },
      ground,
    });
    expect(after(small, 'upgrade E5 to TP').turn.towns).toBe(0);
  });

  rule('TMY-10.2', 'FAV5 makes towns of clusters with six', () => {
    const six = scene({
      seats: [['darklings', { workers: 9, coins: 30 }], ['witches']],
      hexes: { A8: '0TP', E5: '0D', E4: '0D', E3: '0TP', F2: '0TP', F3: '1D' },
      ground,
    });
    const built = after(six, 'upgrade A8 to TE');
    expect(after(built, '+FAV5').turn.towns).toBe(1);
    expect(after(built, '+FAV9').turn.towns).toBe(0);
  });

  rule('TMY-10.3', 'a town tile of choice: points, gain, key', () => {
    const founded = after(town, 'upgrade E5 to TP');
    expect(verdict(founded, 'done')).toBe('TMY-19.8');
    const taken = after(founded, '+TW1');
    expect([seat(taken).vp, seat(taken).keys, hand(taken)]).toEqual([25, 1, '33/7/1']);
    expect(verdict(town, '+TW1')).toBe('TMY-10.3');
  });

  rule('TMY-10.4', 'what becomes adjacent to a town joins it', () => {
    const beside = scene({
      seats: [['darklings', { workers: 9, coins: 30 }], ['witches']],
      hexes: { E5: '0TP*', E4: '0D*', E3: '0TP*', F2: '0TP*', D2: '0D', F3: '1D' },
      ground,
    });
    expect(pieceAt(after(beside, 'build E2'), 'D2')).toBe('0D*');
  });

  const mermaids = scene({
    seats: [['mermaids', { workers: 9, coins: 30 }], ['giants']],
    hexes: { D5: '0TP', C3: '0TP', E8: '0TP', C4: '0D', A7: '1D' },
    ground: { C3: 'blue', E8: 'blue', C4: 'blue' },
  });

  rule('TMY-10.5', 'Mermaids may count one river hex for each town, if a town results', () => {
    const rivers = listed(mermaids, 'connect');
    expect(rivers).toHaveLength(2);
    const joined = after(mermaids, rivers[0]!);
    expect([joined.turn.towns, pieceAt(joined, 'C4')]).toEqual([1, '0D*']);
    expect(verdict(mermaids, 'connect r0')).toBe('TMY-10.5');
    expect(verdict(mermaids, 'connect C4:D5')).toBe('legal');
  });

  rule('TMY-10.6', 'with more tracks to 10 than keys the seat chooses', () => {
    const steps = scene({
      seats: [['darklings', { workers: 9, coins: 30, cults: [9, 9, 1, 0] }], ['witches']],
      hexes: { E5: '0D', E4: '0D', E3: '0TP', F2: '0TP', F3: '1D' },
      ground,
    });
    const tiled = after(steps, 'upgrade E5 to TP', '+TW5');
    expect([cultsOf(tiled), listed(tiled, '+')]).toEqual(['9/9/2/1', ['+FIRE', '+WATER']]);
    expect(verdict(tiled, '+AIR')).toBe('TMY-10.6');
    expect(cultsOf(after(tiled, '+WATER'))).toBe('9/10/2/1');
  });

  rule('TMY-10.7', 'never more rights than tiles', () => {
    const empty = { ...town, townPool: town.townPool.map(() => 0) };
    expect(after(empty, 'upgrade E5 to TP').turn.towns).toBe(0);
  });

  rule('TMY-10.8', 'the river hex does not help to build', () => {
    const joined = after(mermaids, listed(mermaids, 'connect')[0]!, '+TW8');
    expect(listed(joined, 'build')).toEqual(listed(mermaids, 'build'));
  });
});

describe('11 bridges', () => {
  const due = after(
    scene({ seats: [['engineers', { workers: 9 }], ['witches']], hexes: { C2: '0D', E7: '1D' } }),
    'action ACTE',
  );

  rule('TMY-11.1', 'three bridges, one at a place, at an own structure', () => {
    expect(listed(due, 'bridge')).toEqual(['bridge C2:D3', 'bridge C2:D4', 'bridge C2:E5']);
    expect(verdict(due, 'bridge A3:C1')).toBe('TMY-11.1');
    const built = after(due, 'bridge C2:D4', 'done');
    expect(seat(built).bridges).toBe(1);
    expect(verdict(after({ ...built, active: 0, turnOf: 0 }, 'action ACTE'), 'bridge D4:C2')).toBe('TMY-11.1');
  });

  rule('TMY-11.2', 'a bridge makes its hexes adjacent for all', () => {
    const across = scene({
      seats: [
        ['engineers', { workers: 9, coins: 20 }],
        ['giants', { bowl1: 5 }],
      ],
      hexes: { C2: '0D', D4: '1D' },
      bridges: { 'C2:D4': 0 },
    });
    const built = after(across, 'upgrade C2 to TP', 'done');
    expect([built.offers.length, seat(built).coins]).toEqual([1, 18]);
  });
});

describe('12 tiles', () => {
  const rich = scene({
    seats: [['giants', { workers: 9, coins: 9, bowl1: 0, bowl2: 0, bowl3: 12, bonus: 1, favors: 1 << 5 }], ['witches']],
    hexes: { D4: '0D', F3: '1D' },
  });

  rule('TMY-12.1', 'power actions cost 3, 3, 4, 4, 4, 6, once a round', () => {
    expect([1, 2, 3, 4, 5, 6].map((n) => 12 - seat(after(rich, `action ACT${n}`)).bowl3)).toEqual([3, 3, 4, 4, 4, 6]);
    const used = after(rich, 'action ACT4', 'done');
    expect(
      verdict({ ...used, active: 1, turnOf: 1, seats: used.seats.map((s) => ({ ...s, bowl3: 12 })) }, 'action ACT4'),
    ).toBe('TMY-12.1');
    expect([
      hand(after(rich, 'action ACT2')),
      hand(after(rich, 'action ACT3')),
      hand(after(rich, 'action ACT4')),
    ]).toEqual(['9/9/1', '9/11/0', '16/9/0']);
  });

  rule('TMY-12.2', 'bonus tiles: income, a special action, points for passing', () => {
    expect(cultsOf(after(rich, 'action BON2', '+AIR'))).toBe('1/0/0/2');
    const six = scene({ seats: [['giants', { bonus: 5 }], ['witches']], hexes: { D4: '0SH', A7: '0SA', F3: '1D' } });
    expect(seat(after(six, 'pass BON1')).points[4]).toBe(8);
    const ship = scene({ seats: [['mermaids', { bonus: 9, shipping: 3 }], ['giants']], hexes: { D5: '0D', A7: '1D' } });
    expect(seat(after(ship, 'pass BON1')).points[4]).toBe(9);
  });

  rule('TMY-12.3', 'favor tiles: each once for a faction', () => {
    const temple = scene({
      seats: [
        ['giants', { workers: 9, favors: 1 << 10 }],
        ['witches', { favors: 1 }],
      ],
      hexes: { D4: '0TP', F3: '1D' },
    });
    const built = after(temple, 'upgrade D4 to TE');
    expect([verdict(built, '+FAV11'), verdict(built, '+FAV1'), verdict(built, '+FAV5')]).toEqual([
      'TMY-12.3',
      'TMY-12.3',
      'legal',
    ]);
    const twelve = scene({
      seats: [['giants', { favors: 1 << 11, bonus: 2 }], ['witches']],
      hexes: { D4: '0TP', A7: '0TP', F3: '1D' },
    });
    expect(seat(after(twelve, 'pass BON1')).vp).toBe(23);
  });

  rule('TMY-12.4', 'town tiles give what they show', () => {
    const town = (tile: string, more = {}) =>
      after(
        scene({
          seats: [['darklings', { workers: 9, coins: 30, bowl1: 8, bowl2: 4, ...more }], ['witches']],
          hexes: { E5: '0D', E4: '0D', E3: '0TP', F2: '0TP', F3: '1D' },
          ground: { E4: 'black', E3: 'black', F2: 'black' },
        }),
        'upgrade E5 to TP',
        `+${tile}`,
      );
    expect(['TW1', 'TW2', 'TW3', 'TW4', 'TW5', 'TW6', 'TW7', 'TW8'].map((tile) => seat(town(tile)).vp - 20)).toEqual([
      5, 7, 9, 6, 8, 2, 6, 11,
    ]);
    expect([
      hand(town('TW2')),
      hand(town('TW3')),
      power(town('TW4')),
      seat(town('TW6')).keys,
      seat(town('TW7')).shipping,
    ]).toEqual(['27/9/1', '27/7/2', '0/12/0', 2, 1]);
    expect(cultsOf(town('TW6'))).toBe('2/3/3/2');
    const gone = town('TW8');
    expect(gone.townPool[7]).toBe(0);
  });

  rule('TMY-12.5', 'round tiles score what they show', () => {
    const sh = scene({
      seats: [['giants', { workers: 9, coins: 20 }], ['witches']],
      hexes: { D4: '0TP', F3: '1D' },
      state: { scoring: [6, 4, 5, 8, 7, 3] },
    });
    expect(seat(after(sh, 'upgrade D4 to SH')).points[2]).toBe(5);
  });

  rule('TMY-12.6', 'the bonus is for every full number', () => {
    const last = scene({
      seats: [
        ['giants', { cults: [4, 7, 0, 5], bonus: 2 }],
        ['witches', { passed: 1, bonus: 3 }],
      ],
      hexes: { D4: '0D', F3: '1D' },
      state: { passing: [1], scoring: [6, 4, 5, 8, 7, 3] },
    });
    // SCORE7 gives a worker for every 2 steps of Air, and then there is income.
    expect(seat(after(last, 'pass BON1')).workers).toBe(3 + 2 + 2);
  });

  rule('TMY-12.7', 'free structures score', () => {
    const witches = scene({ seats: [['witches', { favors: 1 << 10 }], ['giants']], hexes: { F3: '0SH', D4: '1D' } });
    expect(seat(after(witches, 'action ACTW', 'build A3')).vp).toBe(22);
  });

  rule('TMY-12.8', 'final scoring tiles', () => {
    const far = scene({
      seats: [['giants', { shipping: 3 }], ['witches']],
      hexes: { A7: '0SH', D4: '0SA', D6: '0D', F3: '1D' },
      options: { 'fire-and-ice-final-scoring': true },
      state: { round: 6, finals: [1], active: 1, turnOf: 1, passing: [0] },
    });
    const ended = after(
      { ...far, seats: far.seats.map((s, i) => ({ ...s, passed: i === 0 ? 1 : 0, bonus: i === 0 ? -1 : s.bonus })) },
      'pass',
    );
    expect([seat(ended).points[12], seat(ended, 1).points[12]]).toEqual([18, 0]);
  });
});

describe('15 actions on land', () => {
  const base = scene({
    seats: [['nomads', { workers: 20, coins: 30, bowl1: 0, bowl2: 0, bowl3: 12, bonus: 0 }], ['giants']],
    hexes: { E8: '0D', A5: '0D', I12: '1D' },
    ground: { E7: 'red', D5: 'brown' },
  });

  rule('TMY-15.1', 'transform and build, or either', () => {
    expect(pieceAt(after(base, 'dig 1', 'transform E7 to yellow', 'build E7', 'done'), 'E7')).toBe('0D');
    expect(verdict(base, 'transform E7 to yellow')).toBe('TMY-15.1');
  });

  rule('TMY-15.2', 'building on foreign terrain needs exactly the pending spades', () => {
    expect(groundAt(after(base, 'dig 1', 'build E7'), 'E7')).toBe('yellow');
    expect(verdict(after(base, 'dig 1'), 'build A4')).not.toBe('legal');
    expect(verdict(after(base, 'dig 2'), 'build E7')).toBe('TMY-15.7a');
    expect(verdict(after(base, 'action ACT6'), 'build E7')).toBe('TMY-15.2');
  });

  rule('TMY-15.3', 'spades of an action and bought ones go to one hex together', () => {
    const both = after(base, 'action ACT5', 'dig 1');
    expect(both.turn).toMatchObject({ spades: 2, paid: 1, kind: 'one' });
    expect(verdict(both, 'transform E7 to yellow')).toBe('TMY-15.7a');
    const part: typeof both = {
      ...both,
      turn: { ...both.turn, paid: 0, spades: 1, sites: [base.structure.length - 1] },
    };
    expect(verdict(part, 'transform E7 to yellow')).toBe('TMY-15.3');
  });

  rule('TMY-15.4', 'ACT6 reaches two hexes, one of which may stay foreign', () => {
    const first = after(base, 'action ACT6', 'transform E7 to yellow');
    expect(pieceAt(after(first, 'transform D5 to yellow', 'build E7'), 'E7')).toBe('0D');
    expect(pieceAt(after(first, 'build D5'), 'D5')).toBe('0D');
    const odd = after(base, 'action ACT6', 'transform E7 to gray');
    expect([verdict(odd, 'transform D5 to black'), verdict(odd, 'transform D5 to yellow')]).toEqual([
      'TMY-15.4',
      'legal',
    ]);
  });

  rule('TMY-15.5', 'the dwelling stands on a hex of the action', () => {
    const home = scene({
      seats: [['nomads', { workers: 20, coins: 30 }], ['giants']],
      hexes: { E8: '0D', A5: '0D', I12: '1D' },
      ground: { E7: 'red', D5: 'yellow' },
    });
    expect(verdict(after(home, 'dig 1', 'transform E7 to yellow'), 'build D5')).toBe('TMY-15.5');
  });

  rule(
    'TMY-15.5',
    'the hexes of an action are listed as they lie on the map, in whatever order they were transformed',
    () => {
      const home = scene({
        seats: [['nomads', { workers: 20, coins: 30, bowl1: 0, bowl2: 0, bowl3: 12 }], ['giants']],
        hexes: { E8: '0D', A5: '0D', I12: '1D' },
        ground: { E7: 'brown', D5: 'brown' },
      });
      const transformed = after(home, 'action ACT6', 'transform E7 to yellow', 'transform D5 to yellow');
      expect(listed(transformed, 'build')).toEqual(['build D5', 'build E7']);
    },
  );

  rule('TMY-19.3', 'without a colour the nearest to home is meant that the spades make', () => {
    const far = scene({
      seats: [['nomads', { workers: 20, coins: 30, bowl1: 0, bowl2: 0, bowl3: 12 }], ['giants']],
      hexes: { E8: '0D', A5: '0D', I12: '1D' },
      ground: { E7: 'blue' },
    });
    expect(groundAt(after(far, 'action ACT5', 'transform E7'), 'E7')).toBe('black');
    expect(groundAt(after(far, 'action ACT6', 'transform E7'), 'E7')).toBe('brown');
  });

  rule('TMY-15.9', 'the second dwelling on the hexes of an action is an action of its own', () => {
    const chaos = scene({
      seats: [['chaosmagicians', { workers: 9, coins: 30, bowl1: 0, bowl2: 0, bowl3: 12 }], ['witches']],
      hexes: { D4: '0SH', F3: '1D' },
      ground: { D5: 'yellow', C3: 'yellow' },
      options: { 'leech-timing': 'deferred' },
    });
    const first = after(
      chaos,
      ...['action ACTC', 'action ACT6', 'transform D5 to red', 'transform C3 to red', 'build D5'].map(
        (text) => `chaosmagicians: ${text}`,
      ),
    );
    expect(first.turn.left).toBe(1);
    expect(after(first, 'chaosmagicians: build C3').turn.left).toBe(0);
  });

  rule('TMY-15.6', 'bought spades cannot be given up', () => {
    expect(verdict(after(base, 'dig 1'), '-SPADE')).toBe('TMY-15.6');
    expect(verdict(after(base, 'action ACT5'), '-SPADE')).toBe('legal');
  });

  rule('TMY-15.7', 'a transformation alone is an action', () => {
    expect(after(base, 'dig 1', 'transform E7 to yellow', 'done').active).toBe(1);
  });

  rule('TMY-15.7a', 'bought spades may follow an action’s, and all are used at once'.replace('’', "'"), () => {
    expect(verdict(after(base, 'action BON1'), 'dig 1')).toBe('legal');
    expect(verdict(after(base, 'dig 2'), 'transform E7 to yellow')).toBe('TMY-15.7a');
  });

  rule('TMY-15.7b', 'three spades of Halflings for any hexes', () => {
    const halflings = scene({
      seats: [['halflings', { workers: 9, coins: 20 }], ['giants']],
      hexes: { E6: '0TP', I12: '1D' },
    });
    const built = after(halflings, 'upgrade E6 to SH');
    expect([built.turn.spades, seat(built).vp]).toEqual([3, 23]);
    expect(verdict(built, 'dig 1')).not.toBe('legal');
    const spent = after(built, 'transform E5 to brown', '-SPADE', '-SPADE', 'build E5');
    expect(pieceAt(spent, 'E5')).toBe('0D');
  });

  rule('TMY-15.8', 'prices are payable when due', () => {
    const poor = { ...base, seats: base.seats.map((s) => ({ ...s, workers: 2, coins: 1 })) };
    expect([verdict(poor, 'dig 1'), verdict(poor, 'advance ship')]).toEqual(['TMY-15.8', 'TMY-15.8']);
  });

  rule('TMY-15.9', 'one main action; ACTC gives two', () => {
    const built = after(base, 'dig 1', 'build E7');
    expect(verdict(built, 'action ACT4')).toBe('TMY-15.9');
    const chaos = scene({
      seats: [['chaosmagicians', { workers: 9, coins: 30, priests: 2 }], ['witches']],
      hexes: { D4: '0SH', F3: '1D' },
    });
    const both = after(chaos, 'action ACTC', 'advance dig', 'done', 'advance ship', 'done');
    expect([both.active, seat(both).digging, seat(both).shipping]).toEqual([1, 1, 1]);
    expect(after(chaos, 'action ACTC', 'pass BON5').active).toBe(1);
  });

  rule('TMY-15.10', 'no spade is left when building', () => {
    const first = after(base, 'action ACT6', 'transform E7 to yellow');
    expect(verdict(first, 'build E7')).toBe('TMY-15.10');
    expect(verdict(after(first, '-SPADE'), 'build E7')).toBe('legal');
  });

  rule('TMY-15.11', 'digging comes before the first transformation', () => {
    const first = after(base, 'action ACT6', 'transform E7 to yellow');
    expect(verdict(first, 'dig 1')).not.toBe('legal');
    expect(after(base, 'dig 1', 'convert 1W to 1C', 'dig 1').turn.spades).toBe(2);
  });

  rule('TMY-15.12', 'giving up all spades leaves no right to build', () => {
    const home = scene({
      seats: [['nomads', { workers: 20, coins: 30, bonus: 0 }], ['giants']],
      hexes: { E8: '0D', I12: '1D' },
      ground: { E7: 'yellow' },
    });
    expect(verdict(after(home, 'action BON1', '-SPADE'), 'build E7')).toBe('TMY-15.5');
  });

  rule('TMY-15.13', 'an action whose gain cannot be used is legal; the gain is given up', () => {
    const alone = scene({
      seats: [['giants', { bowl3: 12, bowl2: 0, bowl1: 0, bridges: 0 }], ['witches']],
      hexes: { A8: '0D', F3: '1D' },
      ground: { A8: 'red' },
    });
    const due = after(alone, 'action ACT1');
    expect(listed(due, 'bridge')).toEqual([]);
    expect(after(due, '-BRIDGE', 'done').active).toBe(1);
    expect(verdict(alone, '-BRIDGE')).toBe('TMY-15.13');
    expect(verdict(alone, 'action ACTW')).toBe('TMY-15.13');
  });

  rule('TMY-15.14', 'nobody digs without a target, or converts what the end still needs', () => {
    const giants = scene({ seats: [['giants', { workers: 3 }], ['witches']], hexes: { D4: '0D', F3: '1D' } });
    expect(verdict(giants, 'dig 1')).toBe('TMY-15.14');
    const two = scene({
      seats: [['giants', { workers: 6, bowl1: 12, bowl2: 0 }], ['witches']],
      hexes: { D4: '0D', F3: '1D' },
    });
    const half = after(two, 'dig 1');
    expect([verdict(half, 'convert 1W to 1C'), verdict(half, 'dig 1')]).toEqual(['TMY-15.14', 'legal']);
  });
});
