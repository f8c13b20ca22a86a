/** The pieces and tiles of Terra Mystica: where each one is, and where every move puts it, from the specification. */
import {
  boardOf,
  cults,
  factions,
  favorTiles,
  game,
  type Move,
  moverOf,
  type State,
  type TerraMystica,
  townTiles,
} from '../../../src/games/terra-mystica/index.js';
import { add, type Census, type Ledger, shift } from '../../kit/census.js';
import type { Inventory } from '../../kit/conservation.js';
import { wrongStep } from './economy.js';
import { spaceFor } from './order-spaces.js';

const kinds = ['D', 'TP', 'TE', 'SH', 'SA'] as const;
/** TMY-2.1. */
const supplies = [8, 4, 3, 1, 1];
const ring = ['yellow', 'brown', 'black', 'blue', 'green', 'gray', 'red'];
/** TMY-12.3: one of each tile for three steps, three of each other. */
const favorCopies = favorTiles.map((_, index) => (index < 4 ? 1 : 3));
/** TMY-12.4: two of each tile, but one of TW6 and TW8; TW6 to TW8 only with the small expansion. */
const townCopies = (state: State): readonly number[] =>
  [2, 2, 2, 2, 2, 1, 2, 1].map((copies, index) => (index < 5 || state.switches['mini-expansion-1'] ? copies : 0));

const building = (seat: number, kind: string, place: string): string => `${seat} ${kind} ${place}`;
const bridge = (seat: number, place: string): string => `${seat} bridge ${place}`;
const preacher = (seat: number, space: number): string => `${seat} priest on ${space}`;
const locked = (seat: number, terrain: number): string => `${seat} priest in ${ring[terrain]}`;
const favor = (tile: number, place: string): string => `FAV${tile + 1} ${place}`;
const townTile = (tile: number, place: string): string => `TW${tile + 1} ${place}`;
const bonus = (tile: number, place: string): string => `BON${tile + 1} ${place}`;
const pool = 'pool';

/** What is where, of a state or of a text. */
interface Places {
  readonly structures: readonly (readonly [seat: number, kind: number] | undefined)[];
  readonly bridge: readonly number[];
  readonly preachers: readonly number[];
  readonly favorPool: readonly number[];
  readonly townPool: readonly number[];
  readonly bonusIn: readonly boolean[];
  readonly seats: readonly {
    readonly left: readonly number[];
    readonly bridges: number;
    readonly favors: number;
    readonly towns: readonly number[];
    readonly bonus: number;
    readonly locked: number;
  }[];
  readonly names: readonly string[];
}

const bitsIn = (mask: number): readonly number[] =>
  Array.from({ length: 16 }, (_, bit) => bit).filter((bit) => ((mask >> bit) & 1) === 1);

const addSeat = (
  ledger: Ledger,
  seat: number,
  { left, bridges, favors, towns, bonus: tile, locked: mask }: Places['seats'][number],
): void => {
  kinds.forEach((kind, index) => {
    add(ledger, building(seat, kind, 'supply'), left[index]);
  });
  add(ledger, bridge(seat, 'supply'), 3 - bridges);
  for (const index of bitsIn(favors)) add(ledger, favor(index, `seat ${seat}`));
  towns.forEach((count, index) => {
    add(ledger, townTile(index, `seat ${seat}`), count);
  });
  if (tile >= 0) add(ledger, bonus(tile, `seat ${seat}`));
  for (const terrain of bitsIn(mask)) add(ledger, locked(seat, terrain));
};

const censusOf = ({
  structures,
  bridge: bridges,
  preachers,
  favorPool,
  townPool,
  bonusIn,
  seats,
  names,
}: Places): Ledger => {
  const ledger: Ledger = new Map();
  structures.forEach((found, hex) => {
    if (found !== undefined) add(ledger, building(found[0], kinds[found[1]]!, names[hex]!));
  });
  bridges.forEach((seat, span) => {
    if (seat >= 0) add(ledger, bridge(seat, String(span)));
  });
  preachers.forEach((seat, space) => {
    if (seat >= 0) add(ledger, preacher(seat, space));
  });
  favorPool.forEach((count, tile) => {
    add(ledger, favor(tile, pool), count);
  });
  townPool.forEach((count, tile) => {
    add(ledger, townTile(tile, pool), count);
  });
  const held = new Set(seats.map((seat) => seat.bonus));
  bonusIn.forEach((isIn, tile) => {
    if (isIn && !held.has(tile)) add(ledger, bonus(tile, pool));
  });
  seats.forEach((seat, index) => {
    addSeat(ledger, index, seat);
  });
  return ledger;
};

const pieces = (state: State): Ledger =>
  censusOf({
    ...state,
    structures: state.structure.map((kind, hex) => (kind === 0 ? undefined : [state.owner[hex]!, kind - 1])),
    bonusIn: state.bonusIn.map((isIn) => isIn === 1),
    seats: state.seats.map((seat) => ({ ...seat, left: seat.counts.map((count, kind) => supplies[kind]! - count) })),
    names: boardOf(state.switches.map).names,
  });

const digitsIn = (text: string): readonly number[] =>
  text === '-' ? [] : [...text].map((digit) => (digit === '.' ? -1 : Number(digit)));

const letters = 'abcdefghijklmnopqrstuvwxy';

const structuresIn = (text: string): Places['structures'] =>
  [...text].map((letter) => {
    const code = letters.indexOf(letter.toLowerCase());
    return code < 0 ? undefined : [Math.floor(code / 5), code % 5];
  });

/** The columns of a seat: faction, home, hand, bowls, points, keys, cults, tracks, favor tiles, town tiles, bonus tile, ... */
const seatIn = (
  text: string,
  seat: number,
  structures: Places['structures'],
  bridges: readonly number[],
): Places['seats'][number] => {
  const columns = text.split(',');
  return {
    left: kinds.map(
      (_, kind) => supplies[kind]! - structures.filter((one) => one?.[0] === seat && one[1] === kind).length,
    ),
    bridges: bridges.filter((owner) => owner === seat).length,
    favors: Number(columns[8]),
    towns: digitsIn(columns[9]!),
    bonus: columns[10] === '-' ? -1 : Number(columns[10]),
    locked: Number(columns[13]),
  };
};

const told = (text: string): Census => {
  const fields = text.split(' ');
  const structures = structuresIn(fields[5]!);
  const bridges = digitsIn(fields[6]!);
  return censusOf({
    structures,
    bridge: bridges,
    preachers: digitsIn(fields[7]!),
    favorPool: digitsIn(fields[8]!),
    townPool: digitsIn(fields[9]!),
    bonusIn: fields[10]!.split(',').map((coins) => coins !== '-'),
    seats: fields.slice(19).map((seat, index) => seatIn(seat, index, structures, bridges)),
    names: boardOf(fields[0]!.split('/')[0] as 'original').names,
  });
};

// ---- the box ----

const wrongTiles = (counts: Census, state: State): string | undefined => {
  const copies = townCopies(state);
  const favorsWrong = favorCopies.findIndex((count, tile) => counts.get(`FAV${tile + 1}`) !== count);
  if (favorsWrong >= 0) return `${counts.get(`FAV${favorsWrong + 1}`) ?? 0} tiles FAV${favorsWrong + 1}`;
  const townsWrong = copies.findIndex((count, tile) => (counts.get(`TW${tile + 1}`) ?? 0) !== count);
  if (townsWrong >= 0) return `${counts.get(`TW${townsWrong + 1}`) ?? 0} tiles TW${townsWrong + 1}`;
  const bonuses = [...counts].filter(([name]) => name.startsWith('BON'));
  if (bonuses.length !== state.seats.length + 3 || bonuses.some(([, count]) => count !== 1))
    return `${bonuses.length} bonus tiles are in the game`;
  const { scoring } = state;
  return scoring.length === 6 && new Set(scoring).size === 6 ? undefined : 'there are not six scoring tiles';
};

/** TMY-5.6, TMY-9.2, TMY-2.2 and TMY-10.3: what a seat owns. */
const wrongSeat = (counts: Census, state: State, index: number): string | undefined => {
  const seat = state.seats[index]!;
  const wrong = kinds.findIndex((kind, number) => counts.get(`${index} ${kind}`) !== supplies[number]);
  if (wrong >= 0) return `seat ${index} has ${counts.get(`${index} ${kinds[wrong]}`) ?? 0} ${kinds[wrong]}`;
  if (counts.get(`${index} bridge`) !== 3) return `seat ${index} has ${counts.get(`${index} bridge`) ?? 0} bridges`;
  if (seat.priests + (counts.get(`${index} priest`) ?? 0) > 7) return `seat ${index} has more than seven priests`;
  const tops = seat.cults.filter((space) => space === 10).length;
  const keys = townTiles.reduce((sum, tile, number) => sum + tile.keys * seat.towns[number]!, 0);
  if (seat.keys + tops !== keys) return `seat ${index} has ${seat.keys} keys and ${tops} tops of ${keys} keys`;
  if (seat.points.reduce((sum, vp) => sum + vp, 0) !== seat.vp) return `the points of seat ${index} have no source`;
  const purse = [seat.coins, seat.workers, seat.priests, seat.bowl1, seat.bowl2, seat.bowl3, seat.keys];
  return purse.some((count) => count < 0) ? `seat ${index} owes something` : undefined;
};

const wrongTops = ({ seats }: State): string | undefined => {
  const crowded = cults.find((_, cult) => seats.filter(({ cults: spaces }) => spaces[cult] === 10).length > 1);
  return crowded === undefined ? undefined : `two markers are on space 10 of ${crowded}`;
};

const box = (census: Census, state: State): string | undefined => {
  const counts: Ledger = new Map();
  for (const [name, count] of census) {
    if (count < 0) return `${name}: ${count}`;
    const [first, second] = name.split(' ');
    add(counts, /^\d/.test(name) ? `${first} ${second}` : first!, count);
  }
  for (const seat of state.seats.keys()) {
    const wrong = wrongSeat(counts, state, seat);
    if (wrong !== undefined) return wrong;
  }
  return wrongTiles(counts, state) ?? wrongTops(state);
};

// ---- moves ----

const spanOf = (state: State, a: string, b: string): number => {
  const { byName, spans } = boardOf(state.switches.map);
  const ends = [byName.get(a), byName.get(b)];
  return spans.findIndex((span) => span.every((hex) => ends.includes(hex)));
};

const upgraded = { TP: 'D', TE: 'TP', SH: 'TP', SA: 'TE' } as const;

/** TMY-14.5: a tile for a tile; none in the last round. */
const pass = (ledger: Ledger, state: State, seat: number, tile: string | null): void => {
  const held = state.seats[seat]!.bonus;
  if (held >= 0) shift(ledger, bonus(held, `seat ${seat}`), bonus(held, pool));
  if (tile !== null && state.round < 6) shift(ledger, `${tile} ${pool}`, `${tile} seat ${seat}`);
};

const act = (ledger: Ledger, state: State, move: Move, seat: number): void => {
  switch (move._tag) {
    case 'Build':
      shift(ledger, building(seat, 'D', 'supply'), building(seat, 'D', move.hex));
      return;
    case 'Upgrade':
      shift(ledger, building(seat, upgraded[move.to], move.hex), building(seat, upgraded[move.to], 'supply'));
      shift(ledger, building(seat, move.to, 'supply'), building(seat, move.to, move.hex));
      return;
    case 'Bridge':
      shift(ledger, bridge(seat, 'supply'), bridge(seat, String(spanOf(state, move.a, move.b))));
      return;
    case 'Send': {
      const space = spaceFor(state, cults.indexOf(move.cult), move.steps);
      if (space >= 0) add(ledger, preacher(seat, space));
      return;
    }
    case 'Favor':
      shift(ledger, `${move.tile} ${pool}`, `${move.tile} seat ${seat}`);
      return;
    case 'Town':
      for (let count = 0; count < move.count; count++)
        shift(ledger, `${move.tile} ${pool}`, `${move.tile} seat ${seat}`);
      return undefined;
    case 'Pass':
      if (state.phase !== 'auction') pass(ledger, state, seat, move.tile);
      return;
    case 'Unlock':
      if (move.terrain !== 'gain-priest') add(ledger, locked(seat, ring.indexOf(move.terrain)), -1);
      return;
    case 'Action':
    case 'Advance':
    case 'Bid':
    case 'Burn':
    case 'Connect':
    case 'ConnectHexes':
    case 'Convert':
    case 'Decline':
    case 'DeclineAll':
    case 'Dig':
    case 'Done':
    case 'Drop':
    case 'GainToken':
    case 'GiveUp':
    case 'Leech':
    case 'Lose':
    case 'PickColor':
    case 'Setup':
    case 'Step':
    case 'Take':
    case 'Transform':
    case 'Wait':
    case 'KeepKey':
    case 'LeechAny':
    case 'Correct':
      return undefined;
  }
};

/** TMY-17.21: Riverwalkers begin with a priest on each terrain of their cycle but their own. */
const lockAll = (ledger: Ledger, state: State, move: Move, seat: number): void => {
  const faction = factions[state.seats[seat]!.faction];
  if (move._tag !== 'PickColor' || state.round > 0 || faction?.priests._tag !== 'cycle') return;
  ring.forEach((terrain, index) => {
    if (terrain !== move.color) add(ledger, locked(seat, index), 1 - (ledger.get(locked(seat, index)) ?? 0));
    else ledger.delete(locked(seat, index));
  });
};

const moved = (state: State, move: Move): Census => {
  const ledger = pieces(state);
  const seat = moverOf(state, move);
  act(ledger, state, move, seat);
  lockAll(ledger, state, move, seat);
  return ledger;
};

/** The kind of a move, and what it is used for. */
const hint = ({ round }: State, move: Move): string => {
  switch (move._tag) {
    case 'Pass':
      return round === 6 ? 'Pass in the last round' : 'Pass';
    case 'Action':
      return `Action ${move.space}`;
    case 'GiveUp':
      return `GiveUp ${move.what}`;
    case 'Upgrade':
      return `Upgrade to ${move.to}`;
    case 'Town':
      return `Town ${move.tile}`;
    case 'Unlock':
      return `Unlock ${move.terrain === 'gain-priest' ? move.terrain : 'a terrain'}`;
    case 'Send':
      return `Send ${move.steps ?? 'the best'}`;
    case 'Advance':
    case 'Bid':
    case 'Bridge':
    case 'Build':
    case 'Burn':
    case 'Connect':
    case 'ConnectHexes':
    case 'Convert':
    case 'Decline':
    case 'DeclineAll':
    case 'Dig':
    case 'Done':
    case 'Drop':
    case 'Favor':
    case 'GainToken':
    case 'Leech':
    case 'Lose':
    case 'PickColor':
    case 'Setup':
    case 'Step':
    case 'Take':
    case 'Transform':
    case 'Wait':
    case 'KeepKey':
    case 'LeechAny':
    case 'Correct':
      return move._tag;
  }
};

const chapters = (before: State, move: Move, after: State): readonly string[] => [
  move._tag,
  hint(before, move),
  ...(after.phase === 'end' ? ['the game ends'] : []),
  ...(after.seats.some(({ cults: now }, seat) =>
    now.some((space, cult) => space === 10 && before.seats[seat]!.cults[cult]! < 10),
  )
    ? ['a key opens space 10']
    : []),
];

/** The inventory of Terra Mystica. */
export const inventory: Inventory<TerraMystica> = { game, pieces, told, box, moved, step: wrongStep, chapters, hint };
