/** The picture of Terra Mystica shows the state, nothing more and nothing less. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { terraMysticaFace } from '../../../src/face/index.js';
import { terraMysticaSvg } from '../../../src/face/svg/index.js';
import {
  boardOf,
  defaultOptions,
  factions,
  game,
  maps,
  type Options,
  type State,
} from '../../../src/games/terra-mystica/index.js';
import { newTurn } from '../../../src/games/terra-mystica/state/draft.js';
import { cults, kinds, kindTitles, structureSupply } from '../../../src/games/terra-mystica/tables/pieces.js';
import { bonusTiles, favorTiles, townTiles } from '../../../src/games/terra-mystica/tables/tiles.js';
import { everything, scene } from '../../games/terra-mystica/kit.js';
import { walk } from '../../kit/play.js';

const title = (state: State, seat: number): string => {
  const { faction } = state.seats[seat]!;
  return faction < 0 ? `seat ${seat}` : factions[faction]!.title;
};

/** Every tag is closed in order, every attribute is quoted and unique, and every special character is escaped. */
const malformed = (svg: string): string | undefined => {
  const open: string[] = [];
  const rest = svg.replaceAll(/<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<>]*")*)(\/?)>/g, (...found: string[]) => {
    const [, close, name, attributes = '', empty] = found;
    const names = [...attributes.matchAll(/ ([a-zA-Z:-]+)="/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) open.push(`${name!} twice`);
    if (close === '/' && open.pop() !== name) open.push(`/${name!}`);
    if (close === '' && empty === '') open.push(name!);
    return '';
  });
  if (open.length > 0) return `open: ${open.join(' ')}`;
  if (/[<>"]|&(?!(?:amp|lt|gt|quot|#39);)/.test(rest)) return `not escaped: ${rest.slice(0, 100)}`;
  return svg.startsWith('<svg ') ? undefined : 'no svg';
};

const count = (text: string, part: string | RegExp): number => text.split(part).length - 1;

const described = (svg: string): string => /<desc>([^<]*)<\/desc>/.exec(svg)?.[1] ?? '';

/** The sentence of the description that begins with a text. */
const sentence = (text: string, start: string): string => text.split('\n').find((line) => line.startsWith(start)) ?? '';

/** Everything that is drawn once for each thing on the table. */
const checkDrawn = (state: State, svg: string): void => {
  const board = boardOf(state.switches.map);
  const seated = state.seats.filter(({ faction }) => faction >= 0).length;
  expect([...svg.matchAll(/data-hex="([^"]*)"/g)].map(([, name]) => name)).toEqual(board.names);
  kinds.forEach((kind, index) => {
    const built = state.structure.filter((on) => on === index + 1).length;
    expect([kind, count(svg, `data-piece="${kind}"`)]).toEqual([kind, built]);
  });
  state.seats.forEach((seat, index) => {
    expect(count(svg, `data-seat="${index}"`)).toBe(1);
    expect(count(svg, `data-bridge="${index}"`)).toBe(state.bridge.filter((owner) => owner === index).length);
    expect(count(svg, `data-priest="${index}"`)).toBe(state.preachers.filter((owner) => owner === index).length);
    expect(count(svg, `data-marker="${index}"`)).toBe(seat.faction < 0 ? 0 : cults.length);
    expect(count(svg, `data-river="${index}"`)).toBe(seat.rivers.length);
  });
  expect(count(svg, 'data-marker=')).toBe(seated * cults.length);
  // Only the numbers of the seats to move are targets.
  const moving = game.toMove(state).filter((seat) => state.seats[seat]!.faction >= 0).length;
  const numbers = ['resource', 'holding', 'structure', 'supply'].map((kind) => count(svg, ` data-${kind}="`));
  expect(numbers).toEqual([5 * moving, 5 * (seated - moving), kinds.length * moving, kinds.length * (seated - moving)]);
  expect(count(svg, / data-space="ACT\d"/)).toBe(6);
  expect(count(svg, / data-tile="BON\d+"/)).toBe(state.bonusIn.filter((isIn) => isIn === 1).length);
  expect(count(svg, / data-tile="FAV\d+"/)).toBe(favorTiles.length);
};

/** The structures, bridges and resources of every seat in words. */
const checkWords = (state: State, svg: string): void => {
  const text = described(svg);
  const { names } = boardOf(state.switches.map);
  state.seats.forEach((seat, index) => {
    const own = sentence(text, `Seat ${index}: `);
    expect(own).not.toBe('');
    if (seat.faction < 0) return;
    expect(own).toContain(title(state, index));
    expect(own).toContain(
      `VP ${seat.vp}; coins ${seat.coins}; workers ${seat.workers}; priests ${seat.priests}; keys ${seat.keys}; `,
    );
    expect(own).toContain(`power ${seat.bowl1} in bowl I, ${seat.bowl2} in II, ${seat.bowl3} in III`);
    kinds.forEach((kind, number) => {
      const hexes = names.filter((_, hex) => state.owner[hex] === index && state.structure[hex] === number + 1);
      if (hexes.length > 0) expect(own).toContain(`; ${kindTitles[kind]}: ${hexes.join(', ')};`);
      expect(own).toContain(`${kindTitles[kind]} ${structureSupply[kind] - hexes.length}`);
    });
    if (seat.bonus >= 0) expect(own).toContain(`; ${bonusTiles[seat.bonus]!.id} (`);
    favorTiles.forEach(({ id }, tile) => expect(own.includes(`; ${id} (`)).toBe(((seat.favors >> tile) & 1) === 1));
    townTiles.forEach(({ id }, tile) => expect(own.includes(`; ${id} `)).toBe(seat.towns[tile]! > 0));
    cults.forEach((cult, track) => {
      const line = sentence(text, `${cult.charAt(0)}${cult.slice(1).toLowerCase()}: `);
      expect(line).toContain(`${title(state, index)} ${seat.cults[track]!}`);
    });
  });
  const towns = names.filter((_, hex) => state.town[hex] === 1);
  if (towns.length > 0) expect(text).toContain(`towns: ${towns.join(', ')}.`);
  state.offers.forEach(({ from, to }) => {
    expect(text).toContain(`power for ${title(state, to)} from ${title(state, from)}`);
  });
};

const check = (state: State, seat?: 0 | 1): void => {
  const svg = terraMysticaSvg(state, { seat });
  expect(malformed(terraMysticaSvg(state, { seat, interactive: true }))).toBe(undefined);
  expect(malformed(svg)).toBe(undefined);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\bid=/);
  expect(svg.length).toBeLessThan(100_000);
  checkDrawn(state, svg);
  checkWords(state, svg);
};

const editions = ['', '_v2', '_v3', '_v4', '_v5'] as const;

const options: fc.Arbitrary<Options> = fc
  .record({
    players: fc.integer({ min: 2, max: 5 }),
    map: fc.constantFrom(...maps.map(({ id }) => id)),
    deferred: fc.boolean(),
    auction: fc.boolean(),
    small: fc.boolean(),
    large: fc.boolean(),
    edition: fc.constantFrom(...editions),
    'variable-turn-order': fc.boolean(),
  })
  .map(({ deferred, small, large, edition, ...chosen }) => ({
    ...defaultOptions,
    ...chosen,
    'leech-timing': deferred ? 'deferred' : 'immediate',
    'mini-expansion-1': small,
    'shipping-bonus': small,
    'temple-scoring-tile': small,
    'fire-and-ice-final-scoring': large,
    'fire-and-ice-factions/ice': large,
    'fire-and-ice-factions/volcano': large,
    ...(large ? { [`fire-and-ice-factions/variable${edition}`]: true } : {}),
  }));

/** Checks the first position of every phase that a game reaches, and a sample of the others. */
const checkGame = (chosen: Options, seed: number, step: number): readonly string[] => {
  const { states } = walk(game, chosen, seed, 2000);
  return states.flatMap((state, ply) => {
    const isNew = ply === 0 || state.phase !== states[ply - 1]!.phase;
    if (!isNew && ply % 16 !== step) return [];
    check(state, ply % 2 === 0 ? 0 : undefined);
    return isNew ? [state.phase] : [];
  });
};

describe('the picture of Terra Mystica', () => {
  test('shows every position of random games', { timeout: 300_000 }, () => {
    fc.assert(
      fc.property(options, fc.nat(), fc.nat(15), (chosen, seed, step) => {
        checkGame(chosen, seed, step);
      }),
      { numRuns: 16 },
    );
  });

  test('is at most 90 kB for five seats of the usual game, in every position', () => {
    for (const { id } of maps.slice(0, 3)) {
      const { states } = walk(game, { ...defaultOptions, players: 5, map: id }, 6, 2000);
      const lengths = states.filter((_, ply) => ply % 8 === 0).map((state) => terraMysticaSvg(state).length);
      expect(Math.max(...lengths)).toBeLessThan(90_000);
    }
  });

  test('shows every phase on every map', { timeout: 300_000 }, () => {
    const phases = maps.flatMap(({ id }, seed) => [
      ...checkGame({ ...everything, map: id, players: 5 }, seed, 7),
      ...checkGame({ ...everything, map: id, players: 3, auction: true, 'leech-timing': 'deferred' }, seed, 7),
    ]);
    const known = ['auction', 'bonus', 'dwelling', 'end', 'faction', 'favor', 'offers', 'terrain', 'turn'];
    expect(phases).toEqual(expect.arrayContaining(known));
    // These two phases need a seat that has a choice, which is rare in random games.
    const due = scene({
      seats: [
        ['yetis', { spades: 2, terrain: 'red' }],
        ['riverwalkers', { priestsDue: 1, terrain: 'gray' }],
      ],
      hexes: {},
    });
    for (const phase of ['cult', 'income'] as const) check({ ...due, phase, turnOf: -1, turn: newTurn(0) });
  });

  test.each(factions.map(({ id, board }) => [id, board] as const))('shows the structures of %s', (id, board) => {
    const [rival, terrain] = board === 'blue' ? (['nomads', 'red'] as const) : (['mermaids', 'red'] as const);
    const state = scene({
      seats: [[id, board === 'ice' || board === 'volcano' || board === 'variable' ? { terrain } : {}], [rival]],
      hexes: { A1: '0D', A3: '0TP', A4: '0TE', A6: '0SH', A7: '0SA', E1: '1D' },
    });
    check(state);
    const svg = terraMysticaSvg(state);
    expect(terraMysticaSvg(state, { interactive: true })).toContain(`stronghold of ${title(state, 0)}`);
    expect(count(svg, `>${title(state, 0).slice(0, 2)}</text>`)).toBe(1 + 5 + 4 + 1);
  });

  test('towns, river towns, bridges, keys and everything that is due', () => {
    const state = scene({
      seats: [
        ['mermaids', { keys: 2, towns: [2, 1, 0, 0, 0, 0, 0, 0], rivers: [18], steps: 2, spades: 1 }],
        ['darklings', { ordain: 3, tokens: 1, cults: [10, 9, 0, 3] }],
      ],
      hexes: { E11: '0SA*', D2: '0SH*', E5: '1TE', C1: '1D' },
      bridges: { 'B2:C1': 1 },
    });
    check(state);
    const svg = terraMysticaSvg(state);
    expect(count(svg, 'data-bridge="1"')).toBe(1);
    expect(described(svg)).toContain('bridges: B2 to C1;');
    expect(terraMysticaSvg(state, { interactive: true })).toContain('E11: lakes, sanctuary of Mermaids, in a town');
    expect(described(svg)).toContain('towns over r');
    expect(described(svg)).toContain('2 cult steps due; 1 spade of the cult bonus to use');
    expect(described(svg)).toContain('TW1 ×2 (5 VP; 1 key; 6 coins)');
  });

  test('answers are targets by what is on offer, and say how much of it full bowls can take', () => {
    const state: State = {
      ...scene({ seats: [['witches'], ['nomads', { bowl1: 0, bowl2: 2, bowl3: 5 }]], hexes: { E5: '0D', E6: '1D' } }),
      phase: 'offers',
      active: 1,
      offers: [{ build: 0, from: 0, to: 1, amount: 3, void: 0 }],
    };
    const svg = terraMysticaSvg(state);
    const moves = game.legalMoves(state).flatMap((move) => terraMysticaFace.parts(move));
    for (const { kind, value } of moves) if (kind === 'answer') expect(svg).toContain(`data-answer="${value}"`);
    expect(moves.map(({ value }) => value)).toContain('accept 3 witches');
    expect(svg).toContain('2 of 3 power from Witches');
  });

  test('the tiles below a wide map are those of the part of tiles, in rows for two widths', () => {
    const places = (state: State, part: 'tiles' | 'common' | 'wide'): readonly string[] =>
      [...terraMysticaSvg(state, { part }).matchAll(/data-(?:tile|space|faction|answer)="[^"]*"/g)]
        .map(([all]) => all)
        .sort();
    for (const options of [{ ...defaultOptions, players: 5 }, everything]) {
      const { states } = walk(game, options, 4, 80);
      for (const state of states.filter((_, ply) => ply % 8 === 0))
        for (const part of ['common', 'wide'] as const) expect(places(state, part)).toEqual(places(state, 'tiles'));
    }
  });

  test('a town tile shows its points, its gain and its keys, below the map and on the board of its seat', () => {
    const state = scene({ seats: [['witches', { towns: [1] }], ['nomads']], hexes: {} });
    const card = (svg: string, end: string): string => svg.slice(svg.indexOf('TW1: 5 VP'), svg.indexOf(end));
    const below = card(terraMysticaSvg(state, { part: 'common' }), 'TW2: 7 VP');
    for (const number of ['5', '6', '1']) expect(below).toMatch(new RegExp(`<text[^>]*>${number}</text>`));
    const held = terraMysticaSvg(state, { part: 'desk' });
    expect(held).not.toContain('>TW1<');
    expect(held.slice(held.indexOf('<title>5 VP; 1 key; 6 coins'))).toMatch(/^.{0,500}>5<.{0,500}>6</s);
  });

  test('beside a large map, markers on a cult track end before the power that a space gives', () => {
    const here = { cults: [5, 0, 0, 0] } as const;
    const state = scene({
      seats: [
        ['witches', here],
        ['nomads', here],
        ['giants', here],
      ],
      hexes: {},
    });
    const desk = terraMysticaSvg(state, { part: 'desk' });
    const fire = desk.slice(desk.indexOf('data-cult="FIRE"'), desk.indexOf('data-cult="WATER"'));
    const places = [...fire.matchAll(/<g [^>]*data-marker="[^>]*>/g)].map(([tag]) => /translate\(([\d.]+)/.exec(tag));
    expect(places).toHaveLength(3);
    // A marker is 15 wide, and the sign of the power begins at 49.
    for (const place of places) expect(Number(place?.[1]) + 7.5).toBeLessThan(49);
  });

  test('beside a large map, five tiles of a seat are in one line with its income', () => {
    const heightWith = (favors: number): string | undefined => {
      const state = scene({ seats: [['witches', { bonus: 0, favors }], ['nomads']], hexes: {} });
      const desk = terraMysticaSvg(state, { part: 'desk' });
      return /viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(desk)?.[1];
    };
    expect(heightWith(0b1111)).toBe(heightWith(0));
    expect(heightWith(0b11111111)).not.toBe(heightWith(0));
  });

  test('states the current terrain of each hex', () => {
    const state = scene({ seats: [['witches'], ['nomads']], hexes: {}, ground: { A1: 'green' } });
    expect(terraMysticaSvg(state, { interactive: true })).toContain('<title>A1: forest</title>');
    expect(described(terraMysticaSvg(state))).toContain('forest: A1, A3');
  });

  test('puts the panel of the seat that looks first, then the order list', () => {
    const state: State = { ...scene({ seats: [['witches'], ['nomads'], ['giants']], hexes: {} }), order: [2, 0, 1] };
    const panels = (seat?: 1): readonly string[] =>
      [...terraMysticaSvg(state, { seat }).matchAll(/data-seat="(\d)"/g)].map(([, index]) => index!);
    expect(panels()).toEqual(['2', '0', '1']);
    expect(panels(1)).toEqual(['1', '2', '0']);
    expect(terraMysticaSvg(state, { seat: 5 })).toBe(terraMysticaSvg(state));
  });

  test('no two factions have the same letters', () => {
    expect(new Set(factions.map((faction) => faction.title.slice(0, 2))).size).toBe(factions.length);
  });

  test('the winner is named at the end', () => {
    const { states } = walk(game, { ...defaultOptions, players: 2 }, 5, 2000);
    const last = states.at(-1)!;
    const best = last.seats.map(({ vp }) => vp).indexOf(Math.max(...last.seats.map(({ vp }) => vp)));
    expect(described(terraMysticaSvg(last)).split('\n')[0]).toContain(title(last, best));
  });
});
