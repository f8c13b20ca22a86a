import { readdirSync, readFileSync } from 'node:fs';
import { right } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { decode } from '../../../src/core/reading/codec.js';
import {
  factions,
  game,
  legalMoves,
  moverOf,
  type Options,
  type State,
  toMove,
} from '../../../src/games/terra-mystica/index.js';
import {
  after,
  cultsOf,
  groundAt,
  type Hand,
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

const rich = { workers: 20, coins: 40, priests: 3 } as const;

test('no rule compares with the name of a faction', () => {
  const files = readdirSync('src/games/terra-mystica', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.includes('factions/') && !name.endsWith('faction.ts'),
  );
  expect(files.length).toBeGreaterThan(30);
  for (const name of files) {
    const code = readFileSync(`src/games/terra-mystica/${name}`, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/\/\/.*/g, '');
    for (const { id } of factions) expect([name, new RegExp(`['"\`]${id}['"\`]`).test(code)]).toEqual([name, false]);
  }
});

describe('17 factions', () => {
  rule('TMY-17.2', 'Alchemists: points for coins and back; power from stronghold and spades', () => {
    const base = scene({
      seats: [['alchemists', { ...rich, bowl1: 5, bowl2: 7 }], ['witches']],
      hexes: { E5: '0TP', F3: '1D' },
    });
    expect([hand(after(base, 'convert 1VP to 1C')), seat(after(base, 'convert 2C to 1VP')).vp]).toEqual([
      '41/20/3',
      21,
    ]);
    const built = after(base, 'upgrade E5 to SH');
    expect(power(built)).toBe('0/5/7');
    const next = after({ ...built, turn: { ...built.turn, left: 1, act: 'none' } }, 'dig 2');
    expect(power(next)).toBe('0/1/11');
  });

  rule('TMY-17.3', 'Darklings: priests for spades, two points each; workers ordained once', () => {
    const base = scene({ seats: [['darklings', rich], ['witches']], hexes: { E5: '0TP', F4: '1D' } });
    const dug = after(base, 'dig 2');
    expect([hand(dug), seat(dug).vp]).toEqual(['40/20/1', 24]);
    const built = after(base, 'upgrade E5 to SH');
    expect(
      listed(built, 'convert').filter(
        (text) => text.endsWith('W to 3P') || text.endsWith('W to 1P') || text.endsWith('W to 2P'),
      ),
    ).toEqual(['convert 1W to 1P', 'convert 2W to 2P', 'convert 3W to 3P']);
    expect([
      hand(after(built, 'convert 3W to 3P')),
      verdict(after(built, 'convert 2W to 2P'), 'convert 1W to 1P'),
    ]).toEqual(['34/13/6', 'TMY-17.3']);
    expect(verdict({ ...after(built, 'done'), active: 0, turnOf: 0 }, 'convert 1W to 1P')).toBe('TMY-17.3');
  });

  rule('TMY-17.4', 'Auren: a favor tile with the stronghold, two steps on one cult', () => {
    const base = scene({ seats: [['auren', rich], ['giants']], hexes: { F3: '0TP', D4: '1D' } });
    const built = after(base, 'upgrade F3 to SH');
    expect(built.turn.favors).toBe(1);
    const steps = after(scene({ seats: [['auren', rich], ['giants']], hexes: { F3: '0SH', D4: '1D' } }), 'action ACTA');
    expect(listed(steps, '+')).toEqual(['+2FIRE', '+2WATER', '+2EARTH', '+2AIR']);
    expect(cultsOf(after(steps, '+2FIRE'))).toBe('2/1/0/1');
  });

  rule('TMY-17.5', 'Witches: five points for a town; a free dwelling on any forest', () => {
    const ride = after(
      scene({ seats: [['witches', rich], ['giants']], hexes: { F3: '0SH', D4: '1D' } }),
      'action ACTW',
    );
    expect([verdict(ride, 'build A6'), verdict(ride, 'build A10')]).toEqual(['TMY-17.5', 'legal']);
    expect(hand(after(ride, 'build A10'))).toBe('40/20/3');
    expect(after(ride, '-FREE_D', 'done').active).toBe(1);
    const town = scene({
      seats: [['witches', rich], ['giants']],
      hexes: { F3: '0D', F4: '0D', G2: '0TP', E5: '0TP', D4: '1D' },
      ground: { F4: 'green', G2: 'green', E5: 'green' },
    });
    expect(seat(after(town, 'upgrade F3 to TP', '+TW8')).vp).toBe(36);
  });

  rule('TMY-17.6', 'Chaos Magicians: two favor tiles, two actions', () => {
    const chaos = scene({ seats: [['chaosmagicians', rich], ['witches']], hexes: { D4: '0SH', A7: '0TP', F3: '1D' } });
    const first = after(chaos, 'action ACTC', 'upgrade A7 to TE', '+FAV1', '+FAV2', 'done');
    expect([first.active, verdict(first, 'action ACTC'), verdict(first, 'done')]).toEqual([0, 'TMY-12.1', 'TMY-14.2']);
  });

  rule('TMY-17.7', 'Giants: two free spades', () => {
    const giants = scene({ seats: [['giants', rich], ['witches']], hexes: { D4: '0SH', F3: '1D' } });
    expect(pieceAt(after(giants, 'action ACTG', 'build D5'), 'D5')).toBe('0D');
  });

  rule('TMY-17.8', 'Cultists: seven points for the stronghold', () => {
    const cultists = scene({ seats: [['cultists', rich], ['witches']], hexes: { E6: '0TP', F7: '1D' } });
    expect(seat(after(cultists, 'upgrade E6 to SH')).vp).toBe(27);
  });

  rule('TMY-17.9', 'Halflings: three spades from the stronghold, a point for each', () => {
    const halflings = scene({ seats: [['halflings', rich], ['witches']], hexes: { E6: '0TP', F3: '1D' } });
    const built = after(halflings, 'upgrade E6 to SH', 'transform E5 to blue', 'transform E5 to brown', 'build E5');
    expect([seat(built).vp, pieceAt(built, 'E5')]).toEqual([23, '0D']);
  });

  rule('TMY-17.10', 'Dwarves: the tunnel costs one worker with the stronghold', () => {
    const dwarves = scene({
      seats: [['dwarves', rich], ['witches']],
      hexes: { E7: '0SH', F3: '1D' },
      ground: { E5: 'gray' },
    });
    expect([hand(after(dwarves, 'build E5')), verdict(dwarves, 'advance ship')]).toEqual(['38/18/3', 'TMY-17.1']);
  });

  rule('TMY-17.11', 'Engineers: bridges for workers, three points for each when passing', () => {
    const engineers = scene({
      seats: [['engineers', { ...rich, bonus: 2 }], ['witches']],
      hexes: { C2: '0SH', D4: '0D', F3: '1D' },
      ground: { D4: 'gray' },
      bridges: { 'C2:D4': 0 },
    });
    expect(seat(after(engineers, 'pass BON1')).vp).toBe(23);
    expect(hand(after(engineers, 'action ACTE'))).toBe('40/18/3');
    expect(
      verdict({ ...after(engineers, 'action ACTE', 'bridge C2:D3', 'done'), active: 0, turnOf: 0 }, 'action ACTE'),
    ).toBe('legal');
  });

  rule('TMY-17.12', 'Fakirs: range by the stronghold and TW7, digging to level 1', () => {
    const fakirs = scene({ seats: [['fakirs', { ...rich, digging: 1 }], ['witches']], hexes: { E8: '0TP', F3: '1D' } });
    expect([seat(after(fakirs, 'upgrade E8 to SH')).range, verdict(fakirs, 'advance dig')]).toEqual([2, 'TMY-17.1']);
  });

  rule('TMY-17.13', 'Nomads: the sandstorm on a neighbouring hex, without bridges', () => {
    const nomads = scene({
      seats: [['nomads', rich], ['witches']],
      hexes: { E8: '0SH', F3: '1D' },
      bridges: { 'D6:E8': 0 },
    });
    const storm = after(nomads, 'action ACTN');
    expect([
      verdict(storm, 'transform D6 to yellow'),
      verdict(storm, 'transform E7 to gray'),
      verdict(storm, 'transform D5 to red'),
    ]).toEqual(['TMY-7.3', 'TMY-17.13', 'TMY-17.13']);
    expect([groundAt(after(storm, 'build D5'), 'D5'), hand(after(storm, 'build D5'))]).toEqual(['yellow', '38/19/3']);
    expect(after(storm, '-FREE_TF', 'done').active).toBe(1);
    expect(pieceAt(after(storm, 'transform D5 to yellow', 'build D5'), 'D5')).toBe('0D');
  });

  rule('TMY-17.14', 'Mermaids: shipping from 1 to 5, a level for the stronghold', () => {
    const mermaids = scene({ seats: [['mermaids', rich], ['witches']], hexes: { D5: '0TP', F3: '1D' } });
    expect([seat(after(mermaids, 'upgrade D5 to SH')).shipping, seat(after(mermaids, 'upgrade D5 to SH')).vp]).toEqual([
      2, 22,
    ]);
    expect(
      verdict(scene({ seats: [['giants', rich], ['witches']], hexes: { D4: '0D', F3: '1D' } }), 'connect r5'),
    ).toBe('TMY-17.14');
  });

  rule('TMY-17.15', 'Swarmlings: three workers for a town, a free trading house', () => {
    const swarm = scene({ seats: [['swarmlings', rich], ['witches']], hexes: { D5: '0SH', A4: '0D', F3: '1D' } });
    const free = after(swarm, 'action ACTS');
    expect([verdict(free, 'upgrade A4 to TP'), hand(after(free, 'upgrade A4 to TP'))]).toEqual(['legal', '40/20/3']);
    expect(verdict(free, 'upgrade D5 to SA')).toBe('TMY-17.15');
    expect(after(free, '-FREE_TP', 'done').active).toBe(1);
    const town = scene({
      seats: [['swarmlings', rich], ['witches']],
      hexes: { E4: '0D', E5: '0D', D3: '0TP', D2: '0TP', F3: '1D' },
      ground: { E5: 'blue', D3: 'blue' },
    });
    expect(hand(after(town, 'upgrade E4 to TP', '+TW8'))).toBe('32/20/3');
  });

  rule('TMY-17.16', 'ice is nobody’s home terrain'.replace('’', "'"), () => {
    const lords = scene({
      seats: [
        ['dragonlords', { ...rich, terrain: 'red', bowl1: 4, bowl2: 4 }],
        ['yetis', { terrain: 'blue' }],
      ],
      hexes: { D4: '0D', I12: '1D' },
    });
    // Blue is the starting terrain of the Yetis only, so one token is paid.
    expect(power(after(lords, 'dig 1', 'build D5'))).toBe('3/4/0');
  });

  rule('TMY-17.17', 'Ice Maidens: three points for each temple when passing', () => {
    const maidens = scene({
      seats: [['icemaidens', { ...rich, terrain: 'red', bonus: 2 }], ['witches']],
      hexes: { D4: '0SH', A7: '0TE', D6: '0TE', F3: '1D' },
    });
    expect(seat(after(maidens, 'pass BON1')).vp).toBe(26);
  });

  rule('TMY-17.18', 'Yetis: power actions for one less, and again with the stronghold', () => {
    const yetis = scene({
      seats: [['yetis', { ...rich, terrain: 'red', bowl2: 0, bowl3: 12 }], ['witches']],
      hexes: { D4: '0SH', F3: '1D' },
      state: { taken: [0, 1, 0, 0, 0, 0] },
    });
    expect(power(after(yetis, 'action ACT2'))).toBe('2/0/10');
    const young = scene({
      seats: [['yetis', { ...rich, terrain: 'red', bowl2: 0, bowl3: 12 }], ['witches']],
      hexes: { D4: '0TP', F3: '1D' },
      state: { taken: [0, 1, 0, 0, 0, 0] },
    });
    expect(verdict(young, 'action ACT2')).toBe('TMY-12.1');
    expect(
      [1, 2, 3, 4, 5, 6].map((n) => 12 - seat(after({ ...young, taken: [0, 0, 0, 0, 0, 0] }, `action ACT${n}`)).bowl3),
    ).toEqual([2, 2, 3, 3, 3, 5]);
  });

  rule(
    'TMY-17.19',
    'Acolytes: three steps down one cult, four for another home; a step for a spade; priests go further',
    () => {
      const acolytes = scene({
        seats: [['acolytes', { ...rich, terrain: 'red', bonus: 0, cults: [3, 4, 2, 0] }], ['engineers']],
        hexes: { D4: '0D', I12: '1D' },
        ground: { D5: 'gray' },
      });
      const home = after(acolytes, 'dig 1', 'build D5');
      expect([listed(home, '-'), verdict(home, '-4FIRE')]).toEqual([['-4WATER'], 'TMY-17.19']);
      expect(cultsOf(after(home, '-4WATER'))).toBe('3/0/2/0');
      const other = after(acolytes, 'dig 1', 'transform C3 to volcano');
      expect(listed(other, '-')).toEqual(['-3FIRE', '-3WATER']);
      const spade = after(acolytes, 'action BON1');
      expect([spade.turn.spades, cultsOf(after(spade, '+AIR'))]).toEqual([0, '3/4/2/1']);
      const strong = scene({
        seats: [['acolytes', { ...rich, terrain: 'red', cults: [3, 3, 3, 3] }], ['engineers']],
        hexes: { D4: '0SH', I12: '1D' },
      });
      expect([cultsOf(after(strong, 'send p to FIRE')), cultsOf(after(strong, 'send p to FIRE for 1'))]).toEqual([
        '7/3/3/3',
        '5/3/3/3',
      ]);
    },
  );

  rule('TMY-17.20', 'Dragonlords: tokens for volcanoes, tokens for spades and for the stronghold', () => {
    const lords = scene({
      seats: [['dragonlords', { ...rich, terrain: 'red', bonus: 0, bowl1: 1, bowl2: 4 }], ['engineers'], ['witches']],
      hexes: { D4: '0TP', I12: '1D', A10: '2D' },
      ground: { D5: 'gray' },
    });
    expect(power(after(lords, 'dig 1', 'build D5'))).toBe('0/3/0');
    expect([power(after(lords, 'action BON1')), verdict(lords, 'advance dig')]).toEqual(['2/4/0', 'TMY-17.1']);
    expect(power(after(lords, 'upgrade D4 to SH'))).toBe('4/4/0');
  });

  const walkers = scene({
    seats: [['riverwalkers', { workers: 20, coins: 20, bowl1: 0, bowl2: 0, bowl3: 12, terrain: 'red' }], ['witches']],
    hexes: { D4: '0TP', F3: '1D' },
  });

  rule('TMY-17.21', 'Riverwalkers: unlock terrains for coins, build along the river, two bridges', () => {
    const due = after(walkers, 'action ACT2');
    expect(legal(due).filter((text) => text.startsWith('unlock'))).toEqual(
      ['yellow', 'brown', 'black', 'blue', 'green', 'gray', 'gain-priest'].map((t) => `unlock-terrain ${t}`),
    );
    const green = after(due, 'unlock-terrain green');
    expect([hand(green), listed(green, 'build')]).toEqual(['18/20/0', []]);
    const black = after(due, 'unlock-terrain black', 'done');
    expect(hand(black)).toBe('19/20/0');
    const again = { ...black, active: 0, turnOf: 0, turn: { ...walkers.turn } };
    expect([verdict(again, 'build E5'), verdict(again, 'build B3'), verdict(again, 'build I12')]).toEqual([
      'legal',
      'legal',
      'TMY-7.3',
    ]);
    expect(verdict(walkers, 'build E5')).toBe('TMY-6.1');
    expect(verdict(walkers, 'unlock-terrain black')).toBe('TMY-17.21');
    const built = after(walkers, 'upgrade D4 to SH');
    expect(built.turn.bridges).toBe(2);
    expect(after(built, 'bridge D4:C2', '-BRIDGE', 'done').active).toBe(1);
  });

  rule('TMY-17.22', 'Shapeshifters: another home for power or tokens', () => {
    const shifters = scene({
      seats: [
        ['shapeshifters', { ...rich, terrain: 'red', bowl1: 0, bowl2: 3, bowl3: 5 }],
        ['witches'],
        ['dragonlords', { terrain: 'brown' }],
      ],
      hexes: { D4: '0SH', F3: '1D', I12: '2D' },
    });
    const shift = after(shifters, 'action ACTH5');
    expect([power(shift), listed(shift, 'pick')]).toEqual([
      '5/3/0',
      ['yellow', 'brown', 'black', 'blue', 'gray'].map((c) => `pick-color ${c}`),
    ]);
    expect([verdict(shift, 'pick-color green'), verdict(shift, 'pick-color red')]).toEqual(['TMY-17.22', 'TMY-17.22']);
    const brown = after(shift, 'pick-color brown');
    expect([seat(brown).home, groundAt(brown, 'D4')]).toEqual([1, 'red']);
    expect(power(after(shifters, 'action ACTH6'))).toBe('0/0/3');
    expect(listed(shifters, 'action ACTH6')).toContain('action ACTH6 from 0/0/5');
    expect(hand(after(shifters, 'dig 1'))).toBe('40/17/3');
  });

  describe('earlier editions', () => {
    const edition = (name: string): Partial<Options> => ({
      'fire-and-ice-factions/variable_v5': false,
      [`fire-and-ice-factions/${name}`]: true,
    });
    const shifters = (name: string, more: Hand = {}): State =>
      scene({
        seats: [['shapeshifters', { ...rich, terrain: 'red', bowl1: 0, bowl2: 3, bowl3: 5, ...more }], ['witches']],
        hexes: { D4: '0SH', F3: '1D' },
        options: edition(name),
      });
    const cases = [
      ['variable', 'ACTH1', 'ACTH2', 3, 2],
      ['variable_v2', 'ACTH1', 'ACTH2', 3, 2],
      ['variable_v3', 'ACTH1', 'ACTH2', 3, 2],
      ['variable_v4', 'ACTH3', 'ACTH4', 4, 0],
      ['variable_v5', 'ACTH5', 'ACTH6', 5, 0],
    ] as const;

    rule('TMY-18.2', 'prices and points of a shift', () => {
      for (const [name, forPower, forTokens, price, vp] of cases) {
        const before = shifters(name);
        const [one, two] = [after(before, `action ${forPower}`), after(before, `action ${forTokens}`)];
        expect([name, power(one), power(two)]).toEqual([
          name,
          `${price}/3/${5 - price}`,
          price === 5 ? '0/0/3' : `0/${3 - Math.min(3, price)}/${5 - Math.max(0, price - 3)}`,
        ]);
        expect([seat(one).vp, seat(two).vp]).toEqual([seat(before).vp + vp, seat(before).vp + vp]);
        for (const space of ['ACTH1', 'ACTH2', 'ACTH3', 'ACTH4', 'ACTH5', 'ACTH6'])
          expect([name, space, verdict(before, `action ${space}`)]).toEqual([
            name,
            space,
            space === forPower || space === forTokens ? 'legal' : 'TMY-15.13',
          ]);
      }
    });

    rule('TMY-18.2', 'how often a game allows a shift', () => {
      for (const [name, limit] of [
        ['variable_v2', 2],
        ['variable_v3', 1],
      ] as const) {
        const last = shifters(name, { uses: limit - 1 });
        expect(verdict(last, 'action ACTH2')).toBe('legal');
        const used = after(last, 'action ACTH1', 'pick-color blue');
        expect(seat(used).uses).toBe(limit);
        const text = game.position.print(shifters(name, { uses: limit }));
        expect(game.position.parse(text)).toEqual(right(shifters(name, { uses: limit })));
        expect([
          verdict(shifters(name, { uses: limit }), 'action ACTH1'),
          verdict(shifters(name, { uses: limit }), 'action ACTH2'),
        ]).toEqual(['TMY-18.2', 'TMY-18.2']);
        const beyond = game.position.parse(game.position.print(shifters(name, { uses: limit + 1 })));
        expect(beyond).toMatchObject({ left: { rule: 'TMY-18.2' } });
      }
      expect(game.position.parse(game.position.print(shifters('variable', { uses: 1 })))).toMatchObject({
        left: { rule: 'TMY-18.2' },
      });
      expect(seat(after(shifters('variable'), 'action ACTH1')).uses).toBe(0);
    });

    rule('TMY-18.2', 'the token after an acceptance', () => {
      for (const [name] of cases) {
        const done = after(
          scene({
            seats: [['shapeshifters', { ...rich, terrain: 'red', bowl1: 0, bowl2: 3, bowl3: 5 }], ['witches']],
            hexes: { D4: '0D', D5: '1D' },
            options: edition(name),
          }),
          'upgrade D4 to TP',
          'done',
          'leech 1 from shapeshifters',
        );
        expect([name, power(done), seat(done).tokens]).toEqual(
          name === 'variable' ? [name, '0/3/6', 0] : [name, '0/3/5', 1],
        );
      }
    });

    rule('TMY-18.2', 'the price of unlocking', () => {
      for (const [name, coins, homeCoins] of [
        ['variable', 0, 0],
        ['variable_v2', 0, 0],
        ['variable_v3', 0, 0],
        ['variable_v4', 2, 3],
        ['variable_v5', 1, 2],
      ] as const) {
        const walkers = scene({
          seats: [['riverwalkers', { ...rich, terrain: 'red', priests: 0, priestsDue: 1 }], ['witches']],
          hexes: { D4: '0D', F3: '1D' },
          options: edition(name),
        });
        const paid = (color: string): number =>
          seat(walkers).coins - seat(after(walkers, `unlock-terrain ${color}`)).coins;
        expect([name, paid('black'), paid('green')]).toEqual([name, coins, homeCoins]);
      }
    });

    rule('TMY-18.2', 'one edition is played', () => {
      const two = { 'fire-and-ice-factions/variable': true, 'fire-and-ice-factions/variable_v4': true };
      expect(decode(game.options)(two)).toMatchObject({ left: { rule: 'TMY-18.2' } });
      const chosen = decode(game.options)({ map: 'fire-ice', 'fire-and-ice-factions/variable_v2': true });
      expect(chosen).toMatchObject({
        right: { 'fire-and-ice-factions/variable_v5': false, 'fire-and-ice-factions/variable_v2': true },
      });
      const both = scene({
        seats: [['shapeshifters', { terrain: 'red' }], ['witches']],
        hexes: { D4: '0D', F3: '1D' },
        options: { 'fire-and-ice-factions/variable_v4': true },
      });
      expect(game.position.parse(game.position.print(both))).toMatchObject({ left: { rule: 'TMY-18.2' } });
    });
  });

  rule('TMY-17.23', 'home terrains: those of base factions and of Shapeshifters now', () => {
    const lords = scene({
      seats: [
        ['dragonlords', { ...rich, terrain: 'red', bowl1: 4, bowl2: 4 }],
        ['shapeshifters', { terrain: 'blue' }],
        ['riverwalkers', { terrain: 'green' }],
      ].slice(0, 2) as never,
      hexes: { D4: '0D', I12: '1D' },
    });
    expect(power(after(lords, 'dig 1', 'build D5'))).toBe('2/4/0');
    expect(power(after(lords, 'dig 1', 'build C3'))).toBe('3/4/0');
  });

  rule('TMY-17.24', 'dig 1 opens a volcano; its price comes before other choices', () => {
    const acolytes = scene({
      seats: [['acolytes', { ...rich, terrain: 'red', cults: [3, 2, 2, 2] }], ['witches']],
      hexes: { D4: '0TP', D5: '0TP', C3: '0TP', E6: '0D', I12: '1D' },
    });
    expect(verdict(acolytes, 'dig 2')).toBe('TMY-17.24');
    const built = after(acolytes, 'dig 1', 'build E7');
    expect([verdict(built, '+TW8'), verdict(built, 'done'), listed(built, '-')]).toEqual([
      'TMY-17.24',
      'TMY-19.8',
      ['-3FIRE'],
    ]);
    expect(after(built, '-3FIRE', '+TW8', 'done').active).toBe(1);
    const poor = scene({
      seats: [['acolytes', { ...rich, terrain: 'red', cults: [2, 2, 2, 2] }], ['engineers']],
      hexes: { D4: '0D', I12: '1D' },
    });
    expect([verdict(poor, 'dig 1'), verdict(acolytes, '-3FIRE')]).toEqual(['TMY-15.14', 'TMY-17.24']);
  });

  rule('TMY-17.25', 'a priest is decided about though nothing can be unlocked', () => {
    const poor = after(
      { ...walkers, seats: walkers.seats.map((s, i) => (i === 0 ? { ...s, coins: 0 } : s)) },
      'action ACT2',
    );
    expect(listed(poor, 'unlock')).toEqual(['unlock-terrain gain-priest']);
    expect(verdict(poor, 'done')).toBe('TMY-19.8');
    expect(seat(after(poor, 'unlock-terrain gain-priest')).priests).toBe(1);
  });

  rule('TMY-18.1', 'a seat that leaves: its offers vanish, its tile goes back, its structures stay', () => {
    const deferred = scene({
      seats: [
        ['giants', { ...rich, bonus: 2 }],
        ['witches', { bonus: 1 }],
        ['darklings', { bonus: 0 }],
      ],
      hexes: { D4: '0D', E7: '1D', E5: '2D' },
      options: { 'leech-timing': 'deferred' },
    });
    const offered = after(deferred, 'giants: upgrade D4 to TP', 'giants: done');
    const left = after(offered, 'witches: drop witches');
    expect([left.offers, seat(left, 1).bonus, left.active, pieceAt(left, 'E7')]).toEqual([[], -1, 2, '1D']);
    expect(legalMoves(left).every((move) => moverOf(left, move) !== 1)).toBe(true);
    const immediate = scene({ seats: [['giants', rich], ['witches']], hexes: { D4: '0D', E7: '1D' } });
    expect(verdict(immediate, 'witches: drop witches')).toBe('TMY-18.1');
  });
});

describe('19 decisions', () => {
  const base = scene({
    seats: [
      ['giants', { ...rich, bonus: 2 }],
      ['cultists', { ...rich, bonus: 1, keys: 1, towns: [1, 0, 0, 0, 0, 0, 0, 0] }],
      ['darklings', { ...rich, bonus: 0 }],
    ],
    hexes: { D4: '0D', E6: '1D', E5: '2D' },
  });
  const deferred = { ...base, switches: { ...base.switches, 'leech-timing': 'deferred' as const } };

  rule('TMY-19.1', 'another seat than the one to decide is refused', () => {
    expect(verdict(base, 'cultists: dig 1')).toBe('TMY-19.1');
    expect(verdict(base, 'giants: dig 2')).toBe('legal');
  });

  rule('TMY-19.2', 'choices belong to the own turn', () => {
    expect(verdict({ ...base, phase: 'offers' as const }, '+TW1')).toBe('TMY-19.2');
  });

  rule('TMY-19.3', 'without a colour: home if the spades suffice, else the nearest', () => {
    const witches = scene({ seats: [['witches', rich], ['giants']], hexes: { F3: '0D', D4: '1D' } });
    expect(groundAt(after(witches, 'dig 1', 'transform E5'), 'E5')).toBe('blue');
    expect(groundAt(after(witches, 'dig 2', 'transform E5'), 'E5')).toBe('green');
  });

  rule('TMY-19.4', 'free moves before, between and after, in the own turn only', () => {
    const worked = after(base, 'convert 1W to 1C', 'dig 2', 'convert 1P to 1W', 'build D5', 'burn 1', 'done');
    expect(worked.active).not.toBe(0);
    expect(verdict(deferred, 'cultists: burn 1')).toBe('TMY-19.1');
    const answering = after(deferred, 'giants: upgrade D4 to TP', 'giants: done');
    expect(verdict(answering, 'darklings: burn 1')).not.toBe('legal');
    expect(verdict(base, 'wait')).toBe('TMY-19.4');
  });

  rule('TMY-19.5', 'in deferred mode moves name their seat, and several may act', () => {
    const open = after(deferred, 'giants: upgrade D4 to TP', 'giants: done');
    expect(toMove(open)).toEqual([1]);
    expect(verdict(after(open, 'cultists: upgrade E6 to TP'), 'wait')).toBe('TMY-19.5');
    expect(verdict(base, 'leech 1 from witches')).toBe('TMY-19.5');
  });

  rule('TMY-19.5a', 'immediate: after done, one seat at a time', () => {
    const asked = after(base, 'upgrade D4 to TP', 'done');
    expect([toMove(asked), legal(asked)]).toEqual([[1], ['leech 1 from giants', 'decline 1 from giants']]);
  });

  rule(
    'TMY-19.5b',
    'deferred: offers stay open; a main action declines them, a conversion leaves only declining',
    () => {
      const open = after(deferred, 'giants: upgrade D4 to TP', 'giants: done');
      expect(open.offers).toHaveLength(1);
      const converted = after(open, 'cultists: convert 1W to 1C');
      expect([
        verdict(converted, 'cultists: leech 1 from giants'),
        verdict(converted, 'cultists: decline 1 from giants'),
      ]).toEqual(['TMY-19.5b', 'legal']);
      expect(after(open, 'cultists: upgrade E6 to TP').offers.map(({ to }) => to)).toEqual([2, 0]);
      // Space 10 is reserved for Cultists if they can still reach it.
      const race = {
        ...deferred,
        active: 1,
        turnOf: 1,
        seats: deferred.seats.map((s, i) => ({
          ...s,
          cults: [i === 1 ? 9 : 8, 0, 0, 0],
          ...(i === 2 ? { keys: 1, towns: [1, 0, 0, 0, 0, 0, 0, 0] } : {}),
        })),
      };
      const built = after(race, 'cultists: upgrade E6 to TP', 'cultists: done');
      expect(verdict(built, 'darklings: send p to FIRE')).toBe('TMY-19.5b');
      expect(
        verdict(
          after(built, 'darklings: decline 1 from cultists', 'giants: decline 1 from cultists'),
          'darklings: send p to FIRE',
        ),
      ).toBe('legal');
    },
  );

  rule('TMY-19.8', 'done and pass end a turn, nothing else does', () => {
    const built = after(base, 'dig 2', 'build D5');
    expect(built.active).toBe(0);
    expect(verdict(after(base, 'dig 2'), 'done')).toBe('TMY-19.8');
  });

  rule('TMY-19.8', 'with deferred answers a step of a tile is made before done while anybody else is to move', () => {
    const tiled = scene({
      seats: [
        ['giants', { ...rich, bonus: 1 }],
        ['cultists', rich],
        ['acolytes', { ...rich, bonus: 0 }],
      ],
      hexes: { D4: '0TP', E6: '1TP', G5: '2D' },
      options: { 'leech-timing': 'deferred', 'fire-and-ice-factions/volcano': true },
    });
    const open = after(tiled, 'giants: action BON2');
    expect([verdict(open, 'giants: done'), legal(open).includes('giants: done')]).toEqual(['TMY-19.8', false]);
    expect(verdict(after(open, 'giants: +FIRE'), 'giants: done')).toBe('legal');
    const alone = (state: State, seat: number): State => ({
      ...state,
      active: seat,
      turnOf: seat,
      seats: state.seats.map((one, index) => (index === seat ? one : { ...one, passed: 1 })),
      passing: state.seats.flatMap((_, index) => (index === seat ? [] : [index])),
    });
    const last = after(alone(tiled, 0), 'giants: action BON2');
    expect([verdict(last, 'giants: done'), legal(last).includes('giants: done')]).toEqual(['legal', true]);
    expect(legal(after(last, 'giants: done'))).toContain('giants: +FIRE');
    // The last seat must also finish actions that are not steps of a tile.
    expect(verdict(after(alone(tiled, 2), 'acolytes: action BON1'), 'acolytes: done')).toBe('TMY-19.8');
    expect(verdict(after(alone(tiled, 0), 'giants: action BON2'), 'giants: pass BON3')).toBe('TMY-19.8');
    // Acolytes add the steps of a tile to the steps for spades.
    const own = (hand: Partial<State['seats'][number]>): State => ({
      ...tiled,
      seats: tiled.seats.map((one, index) => ({
        ...one,
        bonus: [0, one.bonus, 1][index]!,
        ...(index === 2 ? hand : {}),
      })),
    });
    for (const [state, space] of [
      [own({}), 'BON2'],
      [own({ favors: 1 << 5 }), 'FAV6'],
    ] as const) {
      const stepping = after(alone(state, 2), `acolytes: action ${space}`);
      expect([verdict(stepping, 'acolytes: done'), legal(stepping).includes('acolytes: done')]).toEqual([
        'TMY-19.8',
        false,
      ]);
      expect(verdict(after(stepping, 'acolytes: +AIR'), 'acolytes: done')).toBe('legal');
    }
  });

  rule('TMY-19.9', 'of two actions the first is closed by done, in deferred mode by the second', () => {
    const chaos = scene({ seats: [['chaosmagicians', rich], ['witches']], hexes: { D4: '0SH', F3: '1D' } });
    expect(verdict(after(chaos, 'action ACTC', 'advance dig'), 'advance ship')).toBe('TMY-19.9');
    const late = { ...chaos, switches: { ...chaos.switches, 'leech-timing': 'deferred' as const } };
    const one = after(late, 'chaosmagicians: action ACTC', 'chaosmagicians: advance dig');
    expect([verdict(one, 'chaosmagicians: advance ship'), verdict(one, 'chaosmagicians: done')]).toEqual([
      'legal',
      'TMY-19.9',
    ]);
  });

  rule('TMY-19.10', 'listed are canonical forms only', () => {
    expect(listed(base, 'convert')).toEqual(['convert 1P to 1W', 'convert 1P to 1C', 'convert 1W to 1C']);
    expect([verdict(base, 'convert 5W to 5C'), verdict(base, 'burn 3')]).toEqual(['legal', 'legal']);
    expect(legal(base)).not.toContain('wait');
  });
});
