/** Pieces, tiles and tokens are kept: along every recorded line, along ledgers, and along games of all factions, maps and options. */
import { isLeft } from 'fp-ts/Either';
import { describe, test } from 'vitest';
import type { Source } from '../../../src/core/index.js';
import {
  boardOf,
  checkRecorded,
  defaultOptions,
  factions,
  game,
  type State,
} from '../../../src/games/terra-mystica/index.js';
import { conservation, made } from '../../kit/conservation.js';
import { inventory } from './inventory.js';
import { after, type Hand, listed, scene } from './kit.js';
import { gamesOf, replayed, sharedFolders, textOf } from './ledger-kit.js';

const setups = ({ below }: Source): State | undefined => {
  const flip = (): boolean => below(2) === 1;
  const start = game.setup(
    {
      ...defaultOptions,
      players: 2 + below(3),
      map: (['original', 'fire-ice', 'fire-ice-2'] as const)[below(3)]!,
      'leech-timing': below(4) === 0 ? 'deferred' : 'immediate',
      'mini-expansion-1': below(4) > 0,
      'shipping-bonus': flip(),
      'temple-scoring-tile': flip(),
      'variable-turn-order': flip(),
      'fire-and-ice-factions/ice': true,
      'fire-and-ice-factions/volcano': true,
      'fire-and-ice-factions/variable_v5': true,
      auction: below(4) === 0,
    },
    below(1000),
  );
  return isLeft(start) ? undefined : start.right;
};

const drawn = <A>({ below }: Source, items: readonly A[]): A => items[below(items.length)]!;

/** Land hexes that hang together, the first of them drawn. */
const clusterOn = (random: Source, size: number, taken: ReadonlySet<number>): readonly number[] => {
  const board = boardOf('original');
  const cluster = [drawn(random, board.lands)];
  for (let next = 0; next < cluster.length && cluster.length < size; next++)
    for (const near of board.land[cluster[next]!]!)
      if (!cluster.includes(near) && !taken.has(near) && !board.names[near]!.startsWith('r') && cluster.length < size)
        cluster.push(near);
  return taken.has(cluster[0]!) ? [] : cluster;
};

/** A hex and the structure on it, as scenes tell them. */
type Placed = readonly [hex: string, structure: string];

const hexesOf = (placed: readonly Placed[]): Readonly<Record<string, string>> => Object.fromEntries(placed);

/** A rich seat, with a marker below the top of a track. */
const hand = (random: Source, terrain: (typeof colours)[number]): Hand => {
  const { below } = random;
  return {
    terrain,
    coins: 20 + below(30),
    workers: 8 + below(10),
    priests: 1 + below(3),
    bowl1: below(3),
    bowl2: 4,
    bowl3: 6,
    cults: [7 + below(3), 8, below(9), 9],
    favors: drawn(random, [1 << 5, 1 << 5, 1 << 4]),
  };
};

const colours = ['yellow', 'brown', 'black', 'blue', 'green', 'gray', 'red'] as const;

/** Two rich seats side by side, each close to a town. */
const rich = (random: Source): State | undefined => {
  const { below } = random;
  const board = boardOf('original');
  const rare = factions.filter(({ id }) => ['shapeshifters', 'dragonlords', 'acolytes'].includes(id));
  const [one, other] = [drawn(random, [...factions, ...rare, ...rare, ...rare]), drawn(random, factions)];
  if (one.board === other.board) return undefined;
  const mine = clusterOn(random, 5, new Set());
  const near = new Set(mine.slice(0, 4));
  const theirs = [...new Set(mine.flatMap((hex) => board.land[hex]!))].filter(
    (hex) => !mine.includes(hex) && !board.names[hex]!.startsWith('r'),
  );
  const kinds = drawn(random, [
    ['TP', 'TP', 'D', 'D'],
    ['TP', 'TP', 'TP'],
    ['SH', 'TP', 'D', 'D'],
    ['TE', 'TP', 'D', 'D'],
    ['TE', 'TP', 'D'],
    ['SA', 'TP', 'D'],
  ]);
  const hexes = hexesOf([
    ...kinds.map((kind, index): Placed => [board.names[mine[index]!] ?? '', `0${kind}`]),
    ...theirs.slice(0, 3).map((hex, index): Placed => [board.names[hex]!, `1${index === 0 ? 'TP' : 'D'}`]),
  ]);
  if (near.size < 4 || theirs.length === 0) return undefined;
  const tiles = [below(2), 5 + below(5)];
  const seats = [one, other].map(({ id, ground }, index) => {
    const terrain = ground._tag === 'home' ? ground.terrain : drawn(random, colours);
    const mine = hand(random, terrain);
    const favors = index === 0 && kinds.some((kind) => kind === 'TE' || kind === 'SA') ? mine.favors! : 0;
    return [id, { ...mine, favors, bonus: tiles[index]! }] as const;
  });
  const ground = one.ground._tag === 'home' ? { [board.names[mine[4]!] ?? 'A1']: one.ground.terrain } : {};
  // Sometimes the other seat has passed in the last round, so that the next pass ends the game.
  const isLast = below(4) === 0;
  const [first, second] = [seats[0]!, seats[1]!];
  const start = scene({
    seats: isLast ? [first, [second[0], { ...second[1], passed: 1, bonus: -1 }]] : [first, second],
    hexes,
    ground,
    state: isLast ? { round: 6, passing: [1] } : { round: 1 + below(5) },
  });
  return isLeft(game.position.parse(game.position.print(start))) ? undefined : start;
};

/** Mermaids around a river hex that would join their structures. */
const shores = (random: Source): State | undefined => {
  const board = boardOf('original');
  const rivers = board.names.flatMap((name, hex) => (name.startsWith('r') ? [hex] : []));
  const around = board.land[drawn(random, rivers)]!;
  const far = board.lands.filter((hex) => !around.includes(hex));
  const hexes = hexesOf([
    ...around.slice(0, 4).map((hex): Placed => [board.names[hex]!, '0TP']),
    [board.names[drawn(random, far)]!, '1D'],
  ]);
  const start = scene({ seats: [['mermaids', { ...hand(random, 'blue'), favors: 0 }], ['giants']], hexes });
  return isLeft(game.position.parse(game.position.print(start))) ? undefined : start;
};

/** The position after a neighbour has taken the power that is on offer. */
const taken = (state: State): State => after(state, listed(state, 'leech')[0] ?? 'decline');

/** Factions with decisions of their own: priests on their cycle, tokens on offer, and volcanoes that cost steps or tokens. */
const special = (random: Source): State | undefined => {
  const [name, due] = drawn(random, [
    ['riverwalkers', { priestsDue: 1, priests: 0 }],
    ['shapeshifters', { bowl1: 0, bowl2: 2, bowl3: 6 }],
    ['shapeshifters', { bowl1: 0, bowl2: 2, bowl3: 6 }],
    ['acolytes', {}],
    ['acolytes', {}],
    ['dragonlords', { bowl1: 0, bowl2: 2, bowl3: 2 }],
  ] as const);
  const isWatched = name === 'shapeshifters';
  const hexes: Readonly<Record<string, string>> = isWatched
    ? { E6: '0D', E7: '1D', F3: '1D' }
    : { D5: '0D', D6: name === 'riverwalkers' ? '1D' : drawn(random, ['0D', '1D']), E6: '1D', F3: '1D' };
  const seats = [
    [name, { ...hand(random, 'blue'), favors: 0, ...due, bonus: 0 }],
    ['witches', { ...hand(random, 'green'), favors: 0, bonus: 6 }],
  ] as const;
  const open = scene({ seats, hexes, state: { round: 1 + random.below(5) } });
  const isVolcanic = name === 'acolytes' || name === 'dragonlords';
  const start = isWatched ? taken(after(open, 'upgrade E6 to TP', 'done')) : isVolcanic ? after(open, 'dig 1') : open;
  return isLeft(game.position.parse(game.position.print(start))) ? undefined : start;
};

const near = (random: Source): State | undefined => {
  for (let attempt = 0; attempt < 10; attempt++) {
    const found = drawn(random, [shores, special, special, rich, rich, rich, rich, rich, rich, rich])(random);
    if (found !== undefined) return found;
  }
  return undefined;
};

conservation(inventory, {
  start: (random, line) => (line % 30 === 0 ? setups(random) : near(random)),
  lines: 480,
  plies: (line) => (line % 30 === 0 ? 120 : 7),
  chapters: [
    ...[
      'Setup',
      'PickColor',
      'Bid',
      'Take',
      'Build',
      'Transform',
      'Dig',
      'Upgrade',
      'Advance',
      'Send',
      'Action',
      'Pass',
    ],
    ...['Leech', 'Decline', 'Favor', 'Town', 'Step', 'Lose', 'Bridge', 'Connect', 'Burn', 'Convert', 'Unlock'],
    ...['GainToken', 'GiveUp', 'Done', 'a key opens space 10', 'the game ends'],
    ...['TP', 'TE', 'SH', 'SA'].map((kind) => `Upgrade to ${kind}`),
    ...['ACT1', 'ACT2', 'ACT3', 'ACT4', 'ACT5', 'ACT6', 'BON1', 'BON2', 'FAV6'].map((space) => `Action ${space}`),
  ],
});

/** Of the games of others, where they lie beside the repository, every so many is followed. */
const every = 16;

describe('terra-mystica: conservation', () => {
  const folders = [['test/vectors/ledgers', 1] as const, ...sharedFolders.map((folder) => [folder, every] as const)];

  test.each(folders)('along the ledgers of %s, every %i', { timeout: 600_000 }, (folder, step) => {
    for (const entry of gamesOf(folder).filter((_, index) => index % step === 0)) {
      const { start, moves } = replayed(entry.log_file, textOf(folder, entry));
      moves.reduce((state, move) => {
        const checked = checkRecorded(move)(state);
        if (isLeft(checked)) throw new Error(`${entry.log_file}: ${checked.left.text}`);
        return made(inventory, state, checked.right);
      }, start);
    }
  });
});
