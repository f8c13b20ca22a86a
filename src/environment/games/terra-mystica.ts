/**
 * Encodes Terra Mystica for programs that learn: moves as ids, positions as numbers. The layout of the observations is in `terra-mystica-layout.ts`.
 *
 * @packageDocumentation
 */
import { constant } from '../../core/values/constant.js';
import type { Seat } from '../../core/values/seat.js';
import {
  type BonusId,
  boardIn,
  bonusTiles,
  type Cult,
  cults,
  factionIdOf,
  factions,
  favorTiles,
  game,
  hexNamed,
  kinds,
  type Move,
  ownSpaces,
  powerActions,
  type Resource,
  ring,
  type Space,
  type Split,
  type State,
  seatNamed,
  severalMayMove,
  type TerraMystica,
  townTiles,
  type Waste,
} from '../../games/terra-mystica/seen.js';
import type { Encoding } from '../encoding.js';
import { groupOfId, spaceOf } from '../space.js';
import { layout } from './terra-mystica-layout.js';

/** Three numbers: the hexes and the bridge places on the largest map, and the seats at the largest table. */
const [hexes, spans, seats] = [113, 33, 5];

/** Two numbers: the highest bid, and an upper bound on the power that an offer can contain. */
const [highestBid, mostPower] = [40, 40];

/** The kinds of structures that replace a smaller structure: all but the dwelling. */
const upgrades = kinds.slice(1) as readonly Exclude<(typeof kinds)[number], 'D'>[];

const spaces: readonly Space[] = [...powerActions.map(({ id }) => id), ...ownSpaces];

const wastes: readonly Waste[] = ['SPADE', 'BRIDGE', 'FREE_D', 'FREE_TP', 'FREE_TF', 'GAIN_P3_FOR_VP'];

/** The terrains that a hex can become: first the terrains of the ring, then ice and volcano. */
const aims = [...ring, 'ice', 'volcano'] as const;

/** The greatest number of coins that a faction pays for a victory point. */
const coinsPerPoint = Math.max(...factions.map(({ exchange }) => ('coinsPerVp' in exchange ? exchange.coinsPerVp : 0)));

/** Conversions that gain a single unit, each as the resource paid, the amount paid, and the resource gained. */
const rates: readonly (readonly [Resource, number, Resource])[] = [
  ['PW', 5, 'P'],
  ['PW', 3, 'W'],
  ['PW', 1, 'C'],
  ['P', 1, 'W'],
  ['P', 1, 'C'],
  ['W', 1, 'C'],
  ['VP', 1, 'C'],
  ['C', coinsPerPoint, 'VP'],
];

/**
 * Ways to take tokens out of the bowls, ordered by the number of tokens. Among ways that take equally many tokens, those that take more out of bowl I
 * come first, then those that take more out of bowl II.
 */
const splitsUpTo = (most: number): readonly (readonly [number, number, number])[] =>
  Array.from({ length: most }, (_, index) => index + 1).flatMap((count) =>
    Array.from({ length: count + 1 }, (_, index) => count - index).flatMap((one) =>
      Array.from({ length: count - one + 1 }, (_, index): [number, number, number] => [
        one,
        count - one - index,
        index,
      ]),
    ),
  );

/** Two prices in tokens: that of the most expensive volcano, and that of the most expensive action. */
const [mostForLand, mostForAction] = [2, 5];
const splits = splitsUpTo(mostForAction);
const landSplits = splitsUpTo(mostForLand).length;

const hex = 'the hex, row by row from the top, land and river alike';
const bowls = 'the tokens that leave bowls I, II and III';
const bowlList = (count: number): string =>
  `${bowls}: ${splits
    .slice(0, count)
    .map((split) => split.join(''))
    .join(' ')}`;
const tracks = cults.join(' ');

const space = spaceOf([
  { name: 'Setup', shape: [factions.length], meaning: `the faction: ${factions.map(({ id }) => id).join(' ')}` },
  { name: 'PickColor', shape: [ring.length], meaning: `the terrain: ${ring.join(' ')}` },
  { name: 'Bid', shape: [highestBid + 1], meaning: 'the points' },
  { name: 'Take', shape: [factions.length, seats], meaning: 'the faction; the place in the turn order, less 1' },
  { name: 'Build', shape: [hexes], meaning: hex },
  { name: 'BuildFrom', shape: [hexes, landSplits], meaning: `${hex}; ${bowlList(landSplits)}` },
  { name: 'Transform', shape: [hexes, aims.length], meaning: `${hex}; what it becomes: ${aims.join(' ')}` },
  {
    name: 'TransformFrom',
    shape: [hexes, landSplits],
    meaning: `${hex}, which becomes a volcano; ${bowls} as in BuildFrom`,
  },
  { name: 'Dig', shape: [ring.length - 1], meaning: 'the number of spades, less 1' },
  { name: 'Upgrade', shape: [hexes, upgrades.length], meaning: `${hex}; the new structure: ${upgrades.join(' ')}` },
  { name: 'Advance', shape: [2], meaning: 'ship dig' },
  { name: 'Send', shape: [cults.length, 4], meaning: `the track: ${tracks}; steps, 0 for the best space that is free` },
  { name: 'Action', shape: [spaces.length], meaning: `the space: ${spaces.join(' ')}` },
  { name: 'ActionFrom', shape: [spaces.length, splits.length], meaning: `the space; ${bowlList(splits.length)}` },
  { name: 'Pass', shape: [bonusTiles.length + 1], meaning: 'no tile, BON1 BON2 .. BON10' },
  { name: 'Leech', shape: [seats, mostPower], meaning: 'the seat of the building; the power, less 1' },
  { name: 'Decline', shape: [seats, mostPower], meaning: 'the seat of the building; the power, less 1' },
  { name: 'Favor', shape: [favorTiles.length], meaning: 'FAV1 FAV2 .. FAV12' },
  { name: 'Town', shape: [townTiles.length], meaning: 'TW1 TW2 .. TW8' },
  { name: 'Step', shape: [cults.length, 2], meaning: `the track: ${tracks}; steps, less 1` },
  { name: 'Lose', shape: [cults.length, 2], meaning: `the track: ${tracks}; three or four steps` },
  { name: 'GiveUp', shape: [wastes.length], meaning: wastes.join(' ') },
  { name: 'Bridge', shape: [spans], meaning: 'the bridge place, by its first hex, then by its second one' },
  { name: 'Connect', shape: [hexes], meaning: `${hex}: a river hex` },
  { name: 'Burn', shape: [], meaning: 'one token' },
  {
    name: 'Convert',
    shape: [rates.length],
    meaning: rates.map(([from, give, to]) => `${give}${from}:1${to}`).join(' '),
  },
  { name: 'Ordain', shape: [3], meaning: 'the number of workers that become priests, less 1' },
  { name: 'Unlock', shape: [ring.length + 1], meaning: `${ring.join(' ')}, or the priest is taken` },
  { name: 'GainToken', shape: [], meaning: '' },
  { name: 'Done', shape: [], meaning: '' },
]);

const { first } = space;

const splitNumber = (split: NonNullable<Split>): number =>
  splits.findIndex((one) => one[0] === split[0] && one[1] === split[1] && one[2] === split[2]);

const hexNumber = (state: State, name: string): number => hexNamed(boardIn(state), name);

/** The sum of an offset and a number; -1 if the number is negative. */
const after = (offset: number, index: number): number => (index < 0 ? -1 : offset + index);

/** The id of a move on a hex; the id also says from which bowls tokens are taken. */
const landId = (at: number, from: Split, plain: number, split: number): number => {
  if (at < 0) return -1;
  if (from === null) return plain;
  const number = splitNumber(from);
  return number < 0 || number >= landSplits ? -1 : split + at * landSplits + number;
};

const spanNumber = (state: State, a: string, b: string): number => {
  const [one, other] = [hexNumber(state, a), hexNumber(state, b)];
  return boardIn(state).spans.findIndex((span) => span[0] === one && span[1] === other);
};

const answerId = (state: State, offset: number, power: number, from: string): number => {
  const seat = seatNamed(state, from);
  return seat < 0 || power < 1 || power > mostPower ? -1 : offset + seat * mostPower + power - 1;
};

const conversionId = (from: Resource, to: Resource, get: number): number => {
  if (from === 'W' && to === 'P') return get >= 1 && get <= 3 ? first.Ordain + get - 1 : -1;
  return get === 1
    ? after(
        first.Convert,
        rates.findIndex((rate) => rate[0] === from && rate[2] === to),
      )
    : -1;
};

const tagId = (tag: 'Setup' | 'Take', faction: string): number =>
  after(first[tag], factions.findIndex(({ id }) => id === faction) * (tag === 'Take' ? seats : 1));

/** The id of a move; -1 if the move has no id. */
const idOf = (move: Move, state: State): number => {
  switch (move._tag) {
    case 'Setup':
      return tagId('Setup', move.faction);
    case 'PickColor':
      return first.PickColor + ring.indexOf(move.color);
    case 'Bid':
      return move.points <= highestBid ? first.Bid + move.points : -1;
    case 'Take':
      return tagId('Take', move.faction) + move.place - 1;
    case 'Build': {
      const at = hexNumber(state, move.hex);
      return landId(at, move.from, first.Build + at, first.BuildFrom);
    }
    case 'Transform': {
      const at = hexNumber(state, move.hex);
      const aim = aims.findIndex((one) => one === move.to);
      if (aim < 0 || (move.from !== null && move.to !== 'volcano')) return -1;
      return landId(at, move.from, first.Transform + at * aims.length + aim, first.TransformFrom);
    }
    case 'Dig':
      return move.spades < ring.length ? first.Dig + move.spades - 1 : -1;
    case 'Upgrade':
      return after(first.Upgrade + upgrades.indexOf(move.to), hexNumber(state, move.hex) * upgrades.length);
    case 'Advance':
      return first.Advance + (move.track === 'ship' ? 0 : 1);
    case 'Send':
      return first.Send + cults.indexOf(move.cult) * 4 + (move.steps ?? 0);
    case 'Action': {
      const at = spaces.indexOf(move.space);
      if (move.from === null) return first.Action + at;
      return after(first.ActionFrom + at * splits.length, splitNumber(move.from));
    }
    case 'Pass':
      return first.Pass + 1 + bonusTiles.findIndex(({ id }) => id === move.tile);
    case 'Leech':
      return answerId(state, first.Leech, move.power, move.from);
    case 'Decline':
      return answerId(state, first.Decline, move.power, move.from);
    case 'Favor':
      return first.Favor + favorTiles.findIndex(({ id }) => id === move.tile);
    case 'Town':
      return move.count === 1 ? first.Town + townTiles.findIndex(({ id }) => id === move.tile) : -1;
    case 'Step':
      return first.Step + cults.indexOf(move.cult) * 2 + move.steps - 1;
    case 'Lose':
      return move.steps === 1 ? -1 : first.Lose + cults.indexOf(move.cult) * 2 + move.steps - 3;
    case 'GiveUp':
      return first.GiveUp + wastes.indexOf(move.what);
    case 'Bridge':
      return after(first.Bridge, spanNumber(state, move.a, move.b));
    case 'Connect':
      return after(first.Connect, hexNumber(state, move.river));
    case 'Burn':
      return move.tokens === 1 ? first.Burn : -1;
    case 'Convert':
      return conversionId(move.from, move.to, move.get);
    case 'Unlock':
      return first.Unlock + (move.terrain === 'gain-priest' ? ring.length : ring.indexOf(move.terrain));
    case 'GainToken':
      return first.GainToken;
    case 'Done':
      return first.Done;
    // These moves are alternative spellings of other moves, or occur only in replays.
    case 'DeclineAll':
    case 'ConnectHexes':
    case 'Drop':
    case 'Wait':
    case 'KeepKey':
    case 'LeechAny':
    case 'Correct':
      return -1;
  }
};

/** The name by which a move identifies its seat if several seats may move; null if only one seat may move. */
const byOf = (state: State, seat: Seat): Move['by'] => {
  const own = state.seats[seat];
  return own !== undefined && severalMayMove(state) ? factionIdOf(own) : null;
};

const hexName = (state: State, at: number): string | undefined => boardIn(state).names[at];

/** Makes a move on the hex with a given number; undefined if the map has no such hex. */
const onHex = (state: State, at: number, make: (hex: string) => Move): Move | undefined => {
  const name = hexName(state, at);
  return name === undefined ? undefined : make(name);
};

const answer = (state: State, _tag: 'Leech' | 'Decline', index: number, by: Move['by']): Move | undefined => {
  const offering = state.seats[Math.floor(index / mostPower)];
  const from = offering === undefined ? null : factionIdOf(offering);
  if (from === null) return undefined;
  const power = (index % mostPower) + 1;
  return _tag === 'Leech' ? { _tag, by, power, from } : { _tag, by, power, from };
};

const bridge = (state: State, index: number, by: Move['by']): Move | undefined => {
  const span = boardIn(state).spans[index];
  if (span === undefined) return undefined;
  const { names } = boardIn(state);
  return { _tag: 'Bridge', by, a: names[span[0]]!, b: names[span[1]]! };
};

const bonusOf = (index: number): BonusId | null => (index === 0 ? null : bonusTiles[index - 1]!.id);

const cultOf = (index: number): Cult => cults[index]!;

const stepsOf = (number: number): 1 | 2 | 3 | null => (number === 0 ? null : number === 1 ? 1 : number === 2 ? 2 : 3);

const moveOf = (id: number, state: State, seat: Seat): Move | undefined => {
  const placed = groupOfId(space, id);
  if (placed === undefined) return undefined;
  const { name, index } = placed;
  const by = byOf(state, seat);
  switch (name) {
    case 'Setup':
      return { _tag: name, by, faction: factions[index]!.id };
    case 'PickColor':
      return { _tag: name, by, color: ring[index]! };
    case 'Bid':
      return { _tag: name, by, points: index };
    case 'Take':
      return { _tag: name, by, faction: factions[Math.floor(index / seats)]!.id, place: (index % seats) + 1 };
    case 'Build':
      return onHex(state, index, (at) => ({ _tag: name, by, hex: at, from: null }));
    case 'BuildFrom':
      return onHex(state, Math.floor(index / landSplits), (at) => ({
        ...{ _tag: 'Build', by, hex: at, from: splits[index % landSplits]! },
      }));
    case 'Transform':
      return onHex(state, Math.floor(index / aims.length), (at) => ({
        ...{ _tag: name, by, hex: at, to: aims[index % aims.length]!, from: null },
      }));
    case 'TransformFrom':
      return onHex(state, Math.floor(index / landSplits), (at) => ({
        ...{ _tag: 'Transform', by, hex: at, to: 'volcano', from: splits[index % landSplits]! },
      }));
    case 'Dig':
      return { _tag: name, by, spades: index + 1 };
    case 'Upgrade':
      return onHex(state, Math.floor(index / upgrades.length), (at) => ({
        ...{ _tag: name, by, hex: at, to: upgrades[index % upgrades.length]! },
      }));
    case 'Advance':
      return { _tag: name, by, track: index === 0 ? 'ship' : 'dig' };
    case 'Send':
      return { _tag: name, by, cult: cultOf(index >> 2), steps: stepsOf(index & 3) };
    case 'Action':
      return { _tag: name, by, space: spaces[index]!, from: null };
    case 'ActionFrom':
      return {
        ...{ _tag: 'Action', by, space: spaces[Math.floor(index / splits.length)]! },
        from: splits[index % splits.length]!,
      };
    case 'Pass':
      return { _tag: name, by, tile: bonusOf(index) };
    case 'Leech':
    case 'Decline':
      return answer(state, name, index, by);
    case 'Favor':
      return { _tag: name, by, tile: favorTiles[index]!.id };
    case 'Town':
      return { _tag: name, by, tile: townTiles[index]!.id, count: 1 };
    case 'Step':
      return { _tag: name, by, cult: cultOf(index >> 1), steps: (index & 1) === 0 ? 1 : 2 };
    case 'Lose':
      return { _tag: name, by, cult: cultOf(index >> 1), steps: (index & 1) === 0 ? 3 : 4 };
    case 'GiveUp':
      return { _tag: name, by, what: wastes[index]! };
    case 'Bridge':
      return bridge(state, index, by);
    case 'Connect':
      return onHex(state, index, (river) => ({ _tag: name, by, river }));
    case 'Burn':
      return { _tag: name, by, tokens: 1 };
    case 'Convert': {
      const [from, give, to] = rates[index]!;
      return { _tag: name, by, give, from, get: 1, to };
    }
    case 'Ordain':
      return { _tag: 'Convert', by, give: index + 1, from: 'W', get: index + 1, to: 'P' };
    case 'Unlock':
      return { _tag: name, by, terrain: index === ring.length ? 'gain-priest' : ring[index]! };
    case 'GainToken':
    case 'Done':
      return { _tag: name, by };
  }
};

/**
 * The encoding of Terra Mystica for programs that learn.
 *
 * @example
 * ```ts
 * import { terraMysticaEncoding } from 'rulehouse/environment';
 * terraMysticaEncoding.name; // 'terra-mystica-v0'
 * ```
 */
export const terraMysticaEncoding: Encoding<TerraMystica> = constant({
  name: 'terra-mystica-v0',
  game,
  actions: { space, idOf, moveOf },
  layout,
});
