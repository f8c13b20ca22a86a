import { isLeft } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { describe, expect } from 'vitest';
import { capacity } from '../../../src/games/terra-mystica/engine/resources.js';
import { ringDistance, spadesFor } from '../../../src/games/terra-mystica/engine/terrain.js';
import { boardOf, defaultOptions, factions, game, maps, outcome } from '../../../src/games/terra-mystica/index.js';
import { hexDistance } from '../../../src/pieces/hex.js';
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
  power,
  rule,
  scene,
  seat,
  verdict,
} from './kit.js';

const boards = maps.map(({ id }) => boardOf(id));

const near = (map: 'original' | 'fire-ice', hex: string): readonly string[] => {
  const board = boardOf(map);
  return [...(board.land[board.byName.get(hex)!] ?? []), ...(board.water[board.byName.get(hex)!] ?? [])].map(
    (h) => board.names[h]!,
  );
};

describe('1 overview', () => {
  rule('TMY-1.1', 'two to five seats, six rounds, the most points win, ties are shared', () => {
    const { states } = walk(game, { ...defaultOptions, players: 3 }, 5, 5000);
    const last = states.at(-1)!;
    expect([last.round, last.phase]).toEqual([6, 'end']);
    const tied = { ...last, seats: last.seats.map((s) => ({ ...s, vp: 7 })) };
    const ended = outcome(tied);
    expect(isSome(ended) && ended.value).toEqual({ winners: [0, 1, 2], places: [1, 1, 1], reason: 'points' });
  });

  rule('TMY-1.2', 'income, actions, cult bonus, in every round', () => {
    const { states } = walk(game, { ...defaultOptions, players: 2 }, 6, 5000);
    expect(new Set(states.filter(({ phase }) => phase === 'turn').map(({ round }) => round))).toEqual(
      new Set([1, 2, 3, 4, 5, 6]),
    );
    expect(game.position.parse(game.position.print({ ...states.at(-1)!, round: 5 }))).toMatchObject({
      left: { rule: 'TMY-1.2' },
    });
  });

  rule('TMY-1.3', 'a view is the state; the seed decides set-up only', () => {
    const [a, b] = [game.setup(defaultOptions, 1), game.setup(defaultOptions, 2)];
    expect(a).toEqual(game.setup(defaultOptions, 1));
    expect(a).not.toEqual(b);
  });

  rule('TMY-1.4', 'the notation uses the abbreviations', () => {
    expect(game.moveText.parse('convert 3PW to 1W')).toMatchObject({ right: { from: 'PW', to: 'W' } });
  });
});

describe('2 components', () => {
  rule('TMY-2.1', 'a ninth dwelling cannot be built', () => {
    const hexes = Object.fromEntries(['A7', 'A11', 'B3', 'C2', 'D4', 'D6', 'E3', 'E6'].map((hex) => [hex, '0D']));
    const full = scene({ seats: [['giants'], ['witches']], hexes: { ...hexes, I12: '1D' }, ground: { D5: 'red' } });
    expect(verdict(full, 'build D5')).toBe('TMY-2.1');
    expect(verdict(after(full, 'upgrade D4 to TP', 'done'), 'pass BON5')).not.toBe('TMY-2.1');
  });

  rule('TMY-2.2', 'victory points never fall below 0', () => {
    const poor = scene({ seats: [['alchemists', { vp: 1 }], ['witches']], hexes: { A8: '0D', F3: '1D' } });
    expect(verdict(after(poor, 'convert 1VP to 1C'), 'convert 1VP to 1C')).toBe('TMY-5.5');
  });
});

describe('3 map', () => {
  rule('TMY-3.1', 'nine rows of 13 and 12 hexes', () => {
    expect(boards.map(({ size }) => size)).toEqual([113, 112, 113]);
    expect(
      Math.max(...boards[0]!.names.map((_, hex) => boards[0]!.land[hex]!.length + boards[0]!.water[hex]!.length)),
    ).toBe(6);
  });

  rule('TMY-3.2', 'land is counted in its row, rivers over the whole map', () => {
    expect(boardOf('original').names.slice(13, 20)).toEqual(['B1', 'r0', 'r1', 'B2', 'B3', 'r2', 'r3']);
    const one = scene({ seats: [['giants'], ['witches']], hexes: { D6: '0D', F3: '1D' } });
    expect(verdict(one, 'build J1')).toBe('TMY-3.2');
  });

  rule('TMY-3.3', 'six neighbours; distance over the rows', () => {
    expect(near('original', 'E6')).toEqual(['D4', 'E5', 'E7', 'F3', 'F4', expect.stringMatching(/^r/)]);
    expect(hexDistance({ row: 0, x: 0 }, { row: 2, x: 8 })).toBe(5);
    expect(hexDistance({ row: 0, x: 0 }, { row: 4, x: 2 })).toBe(4);
  });

  rule('TMY-3.4', 'the border counts rivers too', () => {
    const board = boardOf('original');
    expect(['A1', 'D1', 'G1', 'E11', 'D8', 'I12'].map((name) => board.border[board.byName.get(name)!])).toEqual([
      true,
      true,
      false,
      true,
      true,
      true,
    ]);
  });

  rule('TMY-3.5', 'bridges join hexes across a river, 29, 33 and 29 places', () => {
    expect(boards.map(({ spans }) => spans.length)).toEqual([29, 33, 29]);
    const due = scene({ seats: [['engineers'], ['witches']], hexes: { C2: '0D', F3: '1D' } });
    expect(verdict(after(due, 'action ACTE'), 'bridge C2:D6')).toBe('TMY-3.5');
  });

  rule('TMY-3.6', 'three maps', () => {
    expect(boards.map(({ id, lands, size }) => [id, lands.length, size - lands.length])).toEqual([
      ['original', 77, 36],
      ['fire-ice', 77, 35],
      ['fire-ice-2', 77, 36],
    ]);
    expect(game.options.decode({ map: 'atlantis' })).toMatchObject({ _tag: 'Left' });
  });

  rule('TMY-3.7', 'the rows of the Fire & Ice board are B to J', () => {
    expect([boardOf('fire-ice').names[0], boardOf('fire-ice').names.at(-1)]).toEqual(['B1', 'J9']);
  });
});

describe('4 terrain and spades', () => {
  const giants = scene({ seats: [['giants', { workers: 15 }], ['witches']], hexes: { D6: '0D', D4: '0D', F3: '1D' } });
  const plain = scene({
    seats: [['mermaids', { workers: 30, coins: 30, bonus: 2 }], ['giants']],
    hexes: { D5: '0D', E4: '0D', I12: '1D' },
  });

  rule('TMY-4.1', 'the ring is closed', () => {
    expect([ringDistance(0, 6), ringDistance(0, 3), ringDistance(1, 5)]).toEqual([1, 3, 3]);
  });

  rule('TMY-4.2', 'hexes with structures, ice and volcano are never transformed', () => {
    const dug = after(plain, 'dig 1');
    expect(verdict(dug, 'transform E4 to green')).toBe('TMY-4.2');
    const ice = scene({
      seats: [['mermaids'], ['yetis', { terrain: 'red' }]],
      hexes: { D5: '0D', I12: '1D' },
      ground: { E7: 'ice' },
    });
    expect(verdict(after(ice, 'dig 1'), 'transform E7 to gray')).toBe('TMY-4.2');
  });

  rule('TMY-4.3', 'spades come from workers, actions, tiles, strongholds and the cults', () => {
    const rich = scene({
      seats: [['mermaids', { bowl3: 12, bowl2: 0, bowl1: 0, bonus: 0 }], ['giants']],
      hexes: { D5: '0D', I12: '1D' },
    });
    for (const space of ['ACT5', 'BON1']) expect(after(rich, `action ${space}`).turn.spades).toBe(1);
    expect(after(rich, 'action ACT6').turn.spades).toBe(2);
  });

  rule(
    'TMY-4.4',
    'the way does not pass through home; between home and another terrain the long way may be taken',
    () => {
      const me = seat(plain);
      // The home terrain is blue (3). The short way from black (2) to green (4) leads through blue.
      expect(spadesFor(me, 2, 4, 6)).toBe(5);
      expect(spadesFor(me, 2, 3, 6)).toBe(6);
      expect(spadesFor(me, 2, 3, 5)).toBe(1);
      expect(verdict(after(plain, 'dig 1'), 'transform E3 to blue')).toBe('TMY-4.4');
    },
  );

  rule('TMY-4.5', 'a hex may be left on the way', () => {
    expect(groundAt(after(plain, 'dig 1', 'transform E5 to brown'), 'E5')).toBe('brown');
    expect(listed(after(plain, 'dig 1'), 'transform E5')).toEqual(['transform E5 to brown', 'transform E5 to blue']);
  });

  rule('TMY-4.6', 'Giants need two spades and go all the way home', () => {
    const dug = after(giants, 'dig 2');
    expect(listed(dug, 'transform').every((text) => text.endsWith('to red'))).toBe(true);
    expect(after(dug, 'transform D5 to red').turn.spades).toBe(0);
    expect(verdict(giants, 'dig 3')).toBe('TMY-15.14');
  });

  rule('TMY-4.7', 'ice is reckoned from the starting terrain, one spade at least', () => {
    const yetis = scene({ seats: [['yetis', { terrain: 'green' }], ['witches']], hexes: { D5: '0D', I12: '1D' } });
    const me = seat(yetis);
    // From the rule book: forest 1, mountains 1, lakes 1; wasteland, swamp 2; desert, plains 3.
    expect([4, 5, 3, 6, 2, 0, 1].map((from) => spadesFor(me, from, 7, 3))).toEqual([1, 1, 1, 2, 2, 3, 3]);
  });

  rule('TMY-4.8', 'volcanoes are not made with spades', () => {
    const lords = scene({ seats: [['dragonlords', { terrain: 'blue' }], ['witches']], hexes: { D5: '0D', I12: '1D' } });
    const dug = after(lords, 'dig 1');
    expect(verdict(dug, 'transform D4 to black')).toBe('TMY-4.8');
    expect(groundAt(after(dug, 'transform D4 to volcano'), 'D4')).toBe('volcano');
  });

  rule('TMY-4.9', 'Riverwalkers know no spades', () => {
    const walkers = scene({
      seats: [['riverwalkers', { terrain: 'blue', bowl1: 0, bowl2: 0, bowl3: 12, bonus: 0 }], ['witches']],
      hexes: { D5: '0D', I12: '1D' },
    });
    for (const text of ['dig 1', 'action ACT5', 'action ACT6', 'action BON1'])
      expect(verdict(walkers, text)).toBe('TMY-4.9');
  });

  rule('TMY-4.10', 'effects for spades count spades gained', () => {
    const halflings = scene({
      seats: [['halflings', { workers: 9 }], ['witches']],
      hexes: { E6: '0D', I11: '1D' },
      state: { scoring: [0, 4, 5, 6, 7, 8] },
    });
    // Each spade gives 1 point for the Halflings and 2 points for the round tile.
    expect(seat(after(halflings, 'dig 2')).vp).toBe(26);
  });

  rule('TMY-4.11', 'laying ice scores nothing', () => {
    const yetis = scene({ seats: [['yetis', { terrain: 'blue' }], ['witches']], hexes: { D5: '0D', I12: '1D' } });
    expect(seat(after(yetis, 'dig 1', 'transform C3 to ice')).vp).toBe(20);
  });
});

describe('5 resources and power', () => {
  const base = scene({
    seats: [['darklings', { coins: 5, workers: 4, priests: 1, bowl1: 4, bowl2: 8 }], ['witches']],
    hexes: { E5: '0D', F3: '1D' },
  });

  rule('TMY-5.1', 'tokens lie in three bowls', () => {
    expect(power(base)).toBe('4/8/0');
    expect(verdict(base, 'action ACT2')).toBe('TMY-15.8');
  });

  rule('TMY-5.2', 'power moves from I to II, then from II to III; the rest is lost', () => {
    const taken = after(
      scene({
        seats: [['dwarves', { bowl1: 1, bowl2: 1, bowl3: 0 }], ['giants']],
        hexes: { E7: '0D', D4: '1D' },
        state: { active: 1, turnOf: 1 },
      }),
      'upgrade D4 to TP',
      'done',
    );
    expect(power(after(taken, 'leech 1 from giants'))).toBe('0/2/0');
    expect(capacity(seat(base))).toBe(16);
  });

  rule('TMY-5.3', 'spent tokens go to bowl I', () => {
    // Worked example: burn 4, then ACT3.
    const burnt = after(base, 'burn 4');
    expect(power(burnt)).toBe('4/0/4');
    const used = after(burnt, 'action ACT3');
    expect([power(used), hand(used)]).toEqual(['8/0/0', '5/6/1']);
  });

  rule('TMY-5.4', 'burning takes two tokens for one', () => {
    expect(verdict(base, 'burn 5')).toBe('TMY-5.4');
    expect(power(after(base, 'burn 1', 'burn 1'))).toBe('4/4/2');
  });

  rule('TMY-5.5', 'conversions', () => {
    const rich = scene({
      seats: [['darklings', { coins: 5, workers: 1, priests: 1, bowl1: 0, bowl2: 0, bowl3: 9 }], ['witches']],
      hexes: { E5: '0D', F3: '1D' },
    });
    expect(hand(after(rich, 'convert 5PW to 1P', 'convert 3PW to 1W', 'convert 1PW to 1C'))).toBe('6/2/2');
    expect(hand(after(rich, 'convert 1P to 1W', 'convert 1W to 1C'))).toBe('6/1/0');
    expect(verdict(rich, 'convert 3C to 1VP')).toBe('TMY-5.5');
    expect(verdict(rich, 'convert 1VP to 1C')).toBe('TMY-5.5');
  });

  rule('TMY-5.6', 'priests above seven, less those on cult spaces, are lost', () => {
    const full = scene({
      seats: [['darklings', { priests: 6, bowl1: 0, bowl2: 0, bowl3: 12 }], ['witches']],
      hexes: { E5: '0D', F3: '1D' },
      state: { preachers: [0, ...Array.from({ length: 15 }, () => -1)] },
    });
    expect(seat(after(full, 'action ACT2')).priests).toBe(6);
  });

  rule('TMY-5.7', 'tokens leave the game from bowls of choice, by default I, II, III', () => {
    const lords = scene({
      seats: [['dragonlords', { terrain: 'red', bowl1: 1, bowl2: 2, bowl3: 1 }], ['witches']],
      hexes: { D6: '0D', F3: '1D' },
    });
    const near2 = after(lords, 'dig 1');
    expect(listed(near2, 'build C4')).toEqual([
      'build C4',
      'build C4 from 1/0/1',
      'build C4 from 0/2/0',
      'build C4 from 0/1/1',
    ]);
    expect(power(after(near2, 'build C4'))).toBe('0/1/1');
    expect(verdict(near2, 'build C4 from 2/0/0')).toBe('TMY-5.7');
  });

  rule('TMY-5.8', 'new tokens come from outside', () => {
    const shifters = scene({
      seats: [['shapeshifters', { terrain: 'red', tokens: 1 }], ['witches']],
      hexes: { D6: '0D', F3: '1D' },
    });
    expect(power(after(shifters, 'gain P3 for VP'))).toBe('4/4/1');
  });
});

describe('tables', () => {
  rule('TMY-17.1', 'common values, and tracks that end', () => {
    expect(factions.map(({ id }) => id)).toHaveLength(20);
    const ready = scene({
      seats: [['witches', { shipping: 3, digging: 2, priests: 2, coins: 20 }], ['giants']],
      hexes: { F3: '0D', D4: '1D' },
    });
    expect([verdict(ready, 'advance ship'), verdict(ready, 'advance dig')]).toEqual(['TMY-17.1', 'TMY-17.1']);
    const young = scene({ seats: [['witches', { priests: 2, coins: 20 }], ['giants']], hexes: { F3: '0D', D4: '1D' } });
    expect(seat(after(young, 'advance ship'))).toMatchObject({ shipping: 1, vp: 22, coins: 16, priests: 1 });
    expect(seat(after(young, 'advance dig'))).toMatchObject({ digging: 1, vp: 26, coins: 15, priests: 1, workers: 1 });
  });

  rule('TMY-18', 'options: unknown ones are refused, those of the expansion are on with its boards', () => {
    expect(game.options.decode({ 'loose-dig': true })).toMatchObject({ _tag: 'Left' });
    const read = game.options.decode({ map: 'fire-ice' });
    expect(!isLeft(read) && read.right['fire-and-ice-factions/ice']).toBe(true);
    expect(listed(game0({}), 'setup')).toHaveLength(14);
    expect(verdict(game0({}), 'setup yetis')).toBe('TMY-18');
    expect(legal(game0(everything))).toHaveLength(20);
    expect(cultsOf(game0({}, 'setup darklings'))).toBe('0/1/1/0');
  });
});
