/**
 * Invariants of limited supplies: structures, ground, bridges, priests, power tokens, tiles, keys, action spaces.
 *
 * @packageDocumentation
 */
import { countBits } from '../../engine/bits.js';
import { reactionOf } from '../../engine/neighbours.js';
import { spadesBecome } from '../../engine/points.js';
import { touchesRiver } from '../../engine/reach.js';
import { keepsCycle, preachersOf } from '../../engine/resources.js';
import { homeGround, isBuildable, mayShift, printedHome, staysAtRivers } from '../../engine/terrain.js';
import { actionBound, isUseCount, usableSpaces } from '../../moves/actions.js';
import { joinsRivers } from '../../moves/towns.js';
import { boardOf } from '../../state/map.js';
import { at, factionAt, hasStronghold, ringSize, riverGround, seatOf } from '../../state/selectors.js';
import { seatShape } from '../../state/shape.js';
import type { SeatState, State } from '../../state/state.js';
import type { Faction } from '../../tables/faction.js';
import { cultBoard, cults, kinds, structureSupply, supply, town as townNeeds } from '../../tables/pieces.js';
import { favorTiles, townTiles } from '../../tables/tiles.js';
import {
  distinct,
  everyFaction,
  everySeat,
  type Invariant,
  inRange,
  isAtTurn,
  overSeats,
  seated,
  strongholdOf,
  timesTaken,
  within,
} from './invariant.js';

// ------------------------------------------------------------------------------------------------------------- structures

/** True if a seat's structure may stand on the ground of a hex. @rule TMY-6.1 */
const bears = (state: State, seat: SeatState, hex: number): boolean => {
  const ground = at(state.ground, hex);
  const faction = factionAt(seat.faction);
  // A faction that can shift its home terrain may have built on any terrain.
  if (mayShift(faction)) return ground < ringSize;
  return isBuildable(seat, ground) && (!staysAtRivers(faction) || touchesRiver(boardOf(state.switches.map), hex));
};

/** True if some faction at the table makes the given ground (ice or a volcano), which is printed on no map. */
const isMade = (state: State, ground: number): boolean => seated(state).some((seat) => homeGround(seat) === ground);

const structures: readonly Invariant[] = [
  {
    path: 'structures',
    rule: 'TMY-2.1',
    text: 'a faction has more structures of a kind on the map than it owns',
    holds: everySeat(({ counts }) => kinds.every((kind, index) => at(counts, index) <= structureSupply[kind])),
  },
  {
    path: 'ground',
    rule: 'TMY-4.2',
    text: 'a structure stands on terrain where its faction cannot build, or the map has ice or a volcano that no faction in the game can make',
    holds: (state) =>
      state.ground.every((ground, hex) => {
        const owner = at(state.owner, hex);
        if (owner >= 0) return bears(state, seatOf(state, owner), hex);
        return ground < ringSize || ground === riverGround || isMade(state, ground);
      }),
  },
  {
    path: 'bridges',
    rule: 'TMY-11.1',
    text: 'a faction has more than three bridges, or a bridge that touches none of its structures',
    holds: (state) =>
      state.seats.every(({ bridges }) => bridges <= supply.bridges) &&
      state.bridge.every(
        (owner, span) =>
          owner < 0 || boardOf(state.switches.map).spans[span]!.some((hex) => state.owner[hex] === owner),
      ),
  },
];

// ----------------------------------------------------------------------------------------------------- priests and tokens

/** True if, on each track, the priest spaces that give the same number of steps are filled in order. */
const isFilled = (preachers: readonly number[]): boolean =>
  preachers.every((owner, place) => {
    const space = place % cultBoard.priestSpaces.length;
    return (
      owner < 0 ||
      space === 0 ||
      cultBoard.priestSpaces[space] !== cultBoard.priestSpaces[space - 1] ||
      at(preachers, place - 1) >= 0
    );
  });

/** The number of spades that a seat can have received from actions and cult bonuses so far. */
const spadesHad = (state: State, seat: number): number => {
  const { round, phase } = state;
  // For each earlier round: three spades from power actions and one from a bonus tile. Each cult bonus adds at most two.
  const bonuses = phase === 'cult' ? round : round - 1;
  return 4 * (round - 1) + actionBound(state, seat).allSpades + 2 * Math.max(0, bonuses);
};

/** The most power tokens that a seat can have: its starting tokens, and those that its faction could have gained. @rule TMY-5.8 */
const tokenLimit = (state: State, faction: Faction, seat: number): number => {
  const me = seatOf(state, seat);
  const [one, two] = faction.start.power;
  const dug = spadesBecome(faction) === 'tokens' && state.round > 0 ? spadesHad(state, seat) : 0;
  const { tokens, gifts } = reactionOf(faction);
  const given = (tokens + gifts) * (timesTaken(state, seat) - me.tokens);
  return one + two + dug + strongholdOf(state, me, faction).tokens + given;
};

const hasPriests = inRange(seatShape, 'TMY-5.6');

const resources: readonly Invariant[] = [
  {
    path: 'priests',
    rule: 'TMY-5.6',
    text: 'a faction has more than seven priests',
    holds: everySeat(
      (seat, index, state) =>
        hasPriests(seat) &&
        (seat.faction >= 0
          ? seat.priests + preachersOf(state, index) + countBits(seat.locked) <= supply.priests
          : preachersOf(state, index) === 0 && seat.locked === 0),
    ),
  },
  {
    path: 'priests',
    rule: 'TMY-9.4',
    text: 'a priest space on a cult track is taken although the space before it is still free',
    holds: ({ preachers }) => isFilled(preachers),
  },
  {
    path: 'priests',
    rule: 'TMY-17.21',
    text: 'a faction has priests on the transformation cycle that it cannot put there, or has a priest on its own starting terrain',
    holds: everySeat(({ faction, home, locked }) =>
      faction >= 0 && keepsCycle(factionAt(faction))
        ? home < 0
          ? locked === 0
          : (locked & (1 << home)) === 0
        : locked === 0,
    ),
  },
  {
    path: 'power',
    rule: 'TMY-5.1',
    text: 'a seat without a faction has power tokens',
    holds: everySeat(({ bowl1, bowl2, bowl3, faction }) => faction >= 0 || bowl1 + bowl2 + bowl3 === 0),
  },
  {
    path: 'power',
    rule: 'TMY-5.8',
    text: 'a seat has more power tokens than its faction can have won',
    holds: everyFaction(
      ({ bowl1, bowl2, bowl3 }, faction, seat, state) => bowl1 + bowl2 + bowl3 <= tokenLimit(state, faction, seat),
    ),
  },
];

// ------------------------------------------------------------------------------------------------------------------ tiles

const copiesOf = (index: number, state: State): number => {
  const tile = townTiles[index];
  return tile !== undefined && (tile.option === null || state.switches[tile.option]) ? tile.copies : 0;
};

/** The number of favor tiles to which a seat is entitled by its structures and its stronghold. @rule TMY-6.4 */
const favorRights = (state: State, faction: Faction, seat: SeatState): number =>
  faction.favors.atSetup +
  faction.favors.each * (at(seat.counts, 2) + 2 * at(seat.counts, 4)) +
  strongholdOf(state, seat, faction).favors;

/** The number of a seat's towns: the town tiles already taken, plus those still to be taken. */
const townsOf = (state: State, seat: number): number =>
  seatOf(state, seat).towns.reduce((sum, count) => sum + count, 0) + (isAtTurn(state, seat) ? state.turn.towns : 0);

/** The number of a seat's structures that are in towns. */
const townMembers = (state: State, seat: number): number =>
  state.town.reduce((members, isIn, hex) => (isIn === 1 && state.owner[hex] === seat ? members + 1 : members), 0);

const tiles: readonly Invariant[] = [
  {
    path: 'favors',
    rule: 'TMY-12.3',
    text: 'the favor tiles of the pool and of the seats do not add up to the favor tiles of the game',
    holds: (state) =>
      favorTiles.every(
        ({ copies }, index) =>
          at(state.favorPool, index) + overSeats(state, ({ favors }) => (favors >> index) & 1) === copies,
      ),
  },
  {
    path: 'favors',
    rule: 'TMY-6.4',
    text: 'a seat has more favor tiles than its temples, sanctuary and stronghold give',
    holds: everyFaction(
      (seat, faction, index, state) =>
        countBits(seat.favors) + (isAtTurn(state, index) ? state.turn.favors : 0) <= favorRights(state, faction, seat),
    ),
  },
  {
    path: 'towns',
    rule: 'TMY-12.4',
    text: 'the town tiles of the pool and of the seats do not add up to the town tiles of the game',
    holds: (state) =>
      townTiles.every(
        (_, index) =>
          at(state.townPool, index) + overSeats(state, ({ towns }) => at(towns, index)) === copiesOf(index, state),
      ),
  },
  {
    path: 'towns',
    rule: 'TMY-10.1',
    text: 'a seat has more town tiles than the number of towns its structures can form',
    holds: everySeat((seat, index, state) => {
      const [towns, members] = [townsOf(state, index), townMembers(state, index)];
      const spared = at(seat.counts, 4) > 0 ? townNeeds.structures - townNeeds.structuresWithSanctuary : 0;
      return townNeeds.structures * towns - spared <= members && (members === 0 || towns > 0 || seat.dropped === 1);
    }),
  },
  {
    path: 'structures',
    rule: 'TMY-10.5',
    text: 'structures are joined across rivers by a faction that cannot join them, or more often than the faction has towns',
    holds: everySeat(
      (seat, index, state) =>
        seat.rivers.length === 0 ||
        (seat.faction >= 0 &&
          joinsRivers(factionAt(seat.faction)) &&
          (seat.rivers.length <= townsOf(state, index) || seat.dropped === 1)),
    ),
  },
  {
    path: 'seats',
    rule: 'TMY-9.2',
    text: 'a seat has the wrong number of keys for its town tiles and its markers on space 10, or two markers share space 10 of a track',
    holds: (state) =>
      cults.every((_, cult) => state.seats.filter((seat) => at(seat.cults, cult) === cultBoard.top).length <= 1) &&
      state.seats.every(
        (seat) =>
          seat.keys + seat.cults.filter((space) => space === cultBoard.top).length ===
          townTiles.reduce((keys, tile, index) => keys + tile.keys * at(seat.towns, index), 0),
      ),
  },
  {
    path: 'bonus',
    rule: 'TMY-12.2',
    text: 'a bonus tile is held by two seats, is not in this game, or is held with coins still on it',
    holds: (state) => {
      const held = state.seats.map(({ bonus }) => bonus).filter((tile) => tile >= 0);
      return distinct(held) && held.every((tile) => state.bonusIn[tile] === 1 && state.bonusCoins[tile] === 0);
    },
  },
  {
    path: 'bonus',
    rule: 'TMY-14.4',
    text: 'a bonus tile holds more coins than the number of rounds that have passed',
    holds: ({ bonusCoins, round }) => bonusCoins.every((coins) => coins <= round),
  },
];

// ---------------------------------------------------------------------------------------------------------- action spaces

const spaces: readonly Invariant[] = [
  {
    path: 'seats',
    rule: 'TMY-15.13',
    text: 'a seat has used an action space that it does not have',
    holds: everyFaction((seat, faction) => seat.used === 0 || (seat.used & ~usableSpaces(seat, faction)) === 0),
  },
  {
    path: 'seats',
    rule: 'TMY-18.2',
    text: 'an action was used more often than a game allows, or by a seat that does not have it',
    holds: everySeat(({ faction, uses }, index, state) =>
      faction < 0 ? uses === 0 : within(uses, 0, state.seats.length) && isUseCount(state, index),
    ),
  },
  {
    path: 'seats',
    rule: 'TMY-13.3',
    text: 'two factions have the same home terrain',
    holds: (state) => {
      const homes = seated(state).filter(({ home, faction }) => home >= 0 && !mayShift(factionAt(faction)));
      return (
        distinct(homes.map(({ home }) => home)) &&
        seated(state).every(
          (seat) =>
            !mayShift(factionAt(seat.faction)) ||
            homes.every(({ home, faction }) => home !== seat.home || isLeaving(state, seat, factionAt(faction))),
        )
      );
    },
  },
];

/** True if a seat may have changed its home terrain to one that is only the starting terrain of another faction. @rule TMY-17.22 */
const isLeaving = ({ round }: State, seat: SeatState, other: Faction): boolean =>
  round > 0 && hasStronghold(seat) && printedHome(other) < 0;

/** Conditions on supplies. */
export const supplyInvariants: readonly Invariant[] = [...structures, ...resources, ...tiles, ...spaces];
