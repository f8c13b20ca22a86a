/**
 * What every position must obey: the supplies and invariants that no sequence of legal moves can break. Read positions pass
 * through here, so that nothing impossible reaches the engine.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../core/fault.js';
import { boardOf } from './board.js';
import { choosesTerrain, printedHome } from './ground.js';
import { isUseCount, isUsedMask } from './moves/actions.js';
import { editionsOn } from './options.js';
import { legalMoves } from './play.js';
import type { RuleId } from './rules.js';
import { isPlayable } from './seating.js';
import { inPool } from './standing.js';
import {
  at,
  blankSeat,
  factionAt,
  factionOf,
  iceGround,
  isDeferred,
  riverGround,
  ringSize,
  seatOf,
  type SeatState,
  sources,
  type State,
  volcanoGround,
} from './state.js';
import { factions } from './tables/factions/index.js';
import { cultBoard, cults, kinds, rounds, structureSupply, supply } from './tables/pieces.js';
import { bonusTiles, favorTiles, finalTiles, scoringTiles, townTiles } from './tables/tiles.js';
import { bits, preachersOf } from './wealth.js';

/** A thing that must hold, the place in a position where it is looked for, and the rule that says so. */
interface Law {
  readonly path: string;
  readonly rule: RuleId;
  readonly text: string;
  readonly holds: (state: State) => boolean;
}

const within = (n: number, min: number, max: number): boolean => Number.isInteger(n) && n >= min && n <= max;
const all = (list: readonly number[], length: number, min: number, max: number): boolean =>
  list.length === length && list.every((n) => within(n, min, max));
const distinct = (list: readonly number[]): boolean => new Set(list).size === list.length;
const isSeatOf = (state: State, n: number): boolean => within(n, 0, state.seats.length - 1);
const seated = (state: State): readonly SeatState[] => state.seats.filter(({ faction }) => faction >= 0);
const everySeat =
  (test: (seat: SeatState, index: number, state: State) => boolean) =>
  (state: State): boolean =>
    state.seats.every((seat, index) => test(seat, index, state));

const most = 9999;

/** Shapes and ranges: what everything after may rely on. */
const shapes: readonly Law[] = [
  {
    path: 'options',
    rule: 'TMY-18.2',
    text: 'one edition of the variable factions is played',
    holds: ({ switches }) => editionsOn(switches).length <= 1,
  },
  { path: 'seats', rule: 'TMY-1.1', text: '2 to 5 seats', holds: ({ seats }) => within(seats.length, 2, 5) },
  { path: 'round', rule: 'TMY-1.1', text: 'rounds are 0 to 6', holds: ({ round }) => within(round, 0, rounds) },
  {
    path: 'order',
    rule: 'TMY-14.8',
    text: 'the order names every seat once',
    holds: (state) => all(state.order, state.seats.length, 0, state.seats.length - 1) && distinct(state.order),
  },
  {
    path: 'passing',
    rule: 'TMY-14.7',
    text: 'seats pass once a round',
    holds: (state) =>
      all(state.passing, state.passing.length, 0, state.seats.length - 1) &&
      distinct(state.passing) &&
      state.seats.every(({ passed }, seat) => (passed === 1) === state.passing.includes(seat)),
  },
  {
    path: 'ground',
    rule: 'TMY-3.6',
    text: 'land and river lie as on the map',
    holds: ({ ground, switches }) => {
      const board = boardOf(switches.map);
      return (
        all(ground, board.size, 0, riverGround) &&
        ground.every((now, hex) => (now === riverGround) === (board.grounds[hex] === riverGround))
      );
    },
  },
  {
    path: 'structures',
    rule: 'TMY-2.1',
    text: 'structures stand on land and have owners',
    holds: (state) =>
      all(state.structure, state.ground.length, 0, kinds.length) &&
      all(state.owner, state.ground.length, -1, state.seats.length - 1) &&
      all(state.town, state.ground.length, 0, 1) &&
      state.structure.every(
        (kind, hex) =>
          kind > 0 === at(state.owner, hex) >= 0 &&
          (kind === 0
            ? state.town[hex] === 0
            : state.ground[hex] !== riverGround && seatOf(state, at(state.owner, hex)).faction >= 0),
      ),
  },
  {
    path: 'bridges',
    rule: 'TMY-11.1',
    text: 'bridges stand at bridge places and have owners',
    holds: (state) => all(state.bridge, boardOf(state.switches.map).spans.length, -1, state.seats.length - 1),
  },
  {
    path: 'priests',
    rule: 'TMY-9.4',
    text: '16 cult spaces',
    holds: (state) => all(state.preachers, 16, -1, state.seats.length - 1),
  },
  {
    path: 'favors',
    rule: 'TMY-12.3',
    text: '12 kinds of favor tiles',
    holds: ({ favorPool }) => all(favorPool, favorTiles.length, 0, 3),
  },
  {
    path: 'towns',
    rule: 'TMY-12.4',
    text: '8 kinds of town tiles',
    holds: ({ townPool }) => all(townPool, townTiles.length, 0, 2),
  },
  {
    path: 'bonus',
    rule: 'TMY-12.2',
    text: 'players + 3 bonus tiles, with coins',
    holds: ({ bonusIn, bonusCoins, seats }) =>
      all(bonusIn, bonusTiles.length, 0, 1) &&
      all(bonusCoins, bonusTiles.length, 0, rounds + 1) &&
      bonusIn.filter((isIn) => isIn === 1).length === seats.length + 3 &&
      bonusCoins.every((coins, tile) => coins === 0 || bonusIn[tile] === 1),
  },
  { path: 'actions', rule: 'TMY-12.1', text: 'six action spaces', holds: ({ taken }) => all(taken, 6, 0, 1) },
  {
    path: 'scoring',
    rule: 'TMY-13.1',
    text: 'six different scoring tiles, none later than it may lie',
    holds: ({ scoring, switches }) =>
      all(scoring, rounds, 0, scoringTiles.length - 1) &&
      distinct(scoring) &&
      scoring.every((tile, index) => {
        const found = scoringTiles[tile];
        return found !== undefined && index < found.lastRound && (found.option === null || switches[found.option]);
      }),
  },
  {
    path: 'final',
    rule: 'TMY-12.8',
    text: 'different final scoring tiles, if the option is on',
    holds: ({ finals, switches }) =>
      all(finals, finals.length, 0, finalTiles.length - 1) &&
      distinct(finals) &&
      finals.length > 0 === switches['fire-and-ice-final-scoring'],
  },
];

const blank = Object.entries(blankSeat());

/** Whether a seat has nothing at all. */
const isBlank = (seat: SeatState): boolean => {
  const given: Readonly<Record<string, unknown>> = { ...seat };
  return blank.every(([key, value]) => String(given[key]) === String(value));
};

/** The ranges of what a seat has. */
const seatShapes: readonly Law[] = [
  {
    path: 'seats',
    rule: 'TMY-2.2',
    text: 'amounts are whole numbers from 0',
    holds: everySeat(
      (seat) =>
        [seat.coins, seat.workers, seat.vp, seat.bowl1, seat.bowl2, seat.bowl3].every((n) => within(n, 0, most)) &&
        all(seat.points, sources.length, -most, most) &&
        seat.points.reduce((sum, vp) => sum + vp, 0) === seat.vp,
    ),
  },
  {
    path: 'seats',
    rule: 'TMY-9.1',
    text: 'four cult positions of 0 to 10',
    holds: everySeat(({ cults: spaces }) => all(spaces, cults.length, 0, cultBoard.top)),
  },
  {
    path: 'seats',
    rule: 'TMY-13.2',
    text: 'every seat has a faction after the choice, each board once',
    holds: (state) =>
      state.seats.every(
        ({ faction }) =>
          within(faction, -1, factions.length - 1) && (faction < 0 || isPlayable(state.switches, factionAt(faction))),
      ) &&
      distinct(seated(state).map(({ faction }) => faction)) &&
      new Set(seated(state).map(({ faction }) => factionAt(faction).board)).size === seated(state).length,
  },
  {
    path: 'seats',
    rule: 'TMY-13.2',
    text: 'a seat without a faction has nothing yet',
    holds: everySeat((seat) => seat.faction >= 0 || isBlank(seat)),
  },
  {
    path: 'seats',
    rule: 'TMY-13.3',
    text: 'home and starting terrains fit the factions',
    holds: everySeat(({ faction, home }) => {
      if (!within(home, -1, ringSize - 1)) return false;
      if (faction < 0) return home < 0;
      return choosesTerrain(factionAt(faction)) !== 'no' || home === printedHome(factionAt(faction));
    }),
  },
  {
    path: 'seats',
    rule: 'TMY-17.1',
    text: 'tracks stand where they can',
    holds: everySeat(({ faction, shipping, digging, range }) => {
      if (faction < 0) return shipping === 0 && digging === 0 && range === 0;
      const { shipping: ship, digging: dig, skipping } = factionAt(faction);
      return (
        (ship._tag === 'track' ? within(shipping, ship.start, ship.start + ship.vp.length) : shipping === 0) &&
        (dig._tag === 'track' ? within(digging, 0, dig.workers.length - 1) : digging === 0) &&
        (skipping._tag === 'carpet' ? within(range, skipping.range, skipping.maxRange) : range === 0)
      );
    }),
  },
  {
    path: 'seats',
    rule: 'TMY-12.3',
    text: 'favor and town tiles held are masks and counts',
    holds: everySeat(
      ({ favors, towns, used }) =>
        within(favors, 0, (1 << favorTiles.length) - 1) && all(towns, townTiles.length, 0, 2) && isUsedMask(used),
    ),
  },
  {
    path: 'seats',
    rule: 'TMY-14.6',
    text: 'flags and dues are small',
    holds: everySeat(
      ({ passed, dropped, locked, steps, tokens, spades, priestsDue, ordain, rivers }, _, { switches }) =>
        [passed, dropped].every((n) => within(n, 0, 1)) &&
        within(locked, 0, (1 << ringSize) - 1) &&
        [steps, tokens, spades, priestsDue].every((n) => within(n, 0, 20)) &&
        within(ordain, 0, 3) &&
        distinct(rivers) &&
        rivers.length <= 8 &&
        rivers.every((hex) => boardOf(switches.map).grounds[hex] === riverGround),
    ),
  },
];

const held = (state: State, kind: (seat: SeatState) => number): number =>
  state.seats.reduce((sum, seat) => sum + kind(seat), 0);

const copiesOf = (index: number, state: State): number => {
  const tile = townTiles[index];
  return tile !== undefined && (tile.option === null || state.switches[tile.option]) ? tile.copies : 0;
};

/** The number of power tokens beyond which a faction cannot come; tokens can be won only where the faction says so. */
const tokenLimit = (state: State, seat: number): number => {
  const { start, perSpade, neighbours, stronghold } = factionOf(state, seat);
  const wins =
    perSpade._tag === 'token' ||
    neighbours._tag === 'token' ||
    neighbours._tag === 'gift' ||
    stronghold._tag === 'tokens';
  return wins ? 500 : start.power[0] + start.power[1];
};

/** Supplies that are conserved. */
const supplies: readonly Law[] = [
  {
    path: 'seats',
    rule: 'TMY-18.2',
    text: 'actions are used as often as a game allows, by those that have such',
    holds: everySeat(({ faction, uses }, index, state) =>
      faction < 0 ? uses === 0 : within(uses, 0, state.seats.length) && isUseCount(state, index),
    ),
  },
  {
    path: 'structures',
    rule: 'TMY-2.1',
    text: 'no faction has more structures than it owns',
    holds: everySeat(({ counts }) => kinds.every((kind, index) => at(counts, index) <= structureSupply[kind])),
  },
  {
    path: 'ground',
    rule: 'TMY-4.2',
    text: 'structures stand on ground of their factions; ice and volcano are made by theirs only',
    holds: (state) =>
      state.ground.every((ground, hex) => {
        const owner = at(state.owner, hex);
        if (owner >= 0) {
          const tag = factionAt(seatOf(state, owner).faction).ground._tag;
          if (tag === 'ice') return ground === iceGround;
          if (tag === 'volcano') return ground === volcanoGround;
          return tag === 'home' ? ground === seatOf(state, owner).home : ground < ringSize;
        }
        if (ground === iceGround) return seated(state).some(({ faction }) => factionAt(faction).ground._tag === 'ice');
        return (
          ground !== volcanoGround || seated(state).some(({ faction }) => factionAt(faction).ground._tag === 'volcano')
        );
      }),
  },
  {
    path: 'bridges',
    rule: 'TMY-11.1',
    text: 'three bridges a faction, each at an own structure',
    holds: (state) =>
      state.seats.every(({ bridges }) => bridges <= supply.bridges) &&
      state.bridge.every(
        (owner, span) =>
          owner < 0 || (boardOf(state.switches.map).spans[span] ?? []).some((hex) => state.owner[hex] === owner),
      ),
  },
  {
    path: 'priests',
    rule: 'TMY-5.6',
    text: 'seven priests a faction',
    holds: everySeat(
      (seat, index, state) =>
        within(seat.priests, 0, supply.priests) &&
        (seat.faction >= 0
          ? seat.priests + preachersOf(state, index) + bits(seat.locked) <= supply.priests
          : preachersOf(state, index) === 0 && seat.locked === 0),
    ),
  },
  {
    path: 'priests',
    rule: 'TMY-17.21',
    text: 'only a cycle holds priests',
    holds: everySeat(({ faction, locked, priestsDue }) =>
      faction >= 0 && factionAt(faction).priests._tag === 'cycle' ? true : locked === 0 && priestsDue === 0,
    ),
  },
  {
    path: 'power',
    rule: 'TMY-5.1',
    text: 'power tokens are not won',
    holds: everySeat(
      (seat, index, state) => seat.bowl1 + seat.bowl2 + seat.bowl3 <= (seat.faction < 0 ? 0 : tokenLimit(state, index)),
    ),
  },
  {
    path: 'favors',
    rule: 'TMY-12.3',
    text: 'favor tiles are conserved',
    holds: (state) =>
      favorTiles.every(
        ({ copies }, index) =>
          at(state.favorPool, index) + held(state, ({ favors }) => (favors >> index) & 1) === copies,
      ),
  },
  {
    path: 'towns',
    rule: 'TMY-12.4',
    text: 'town tiles are conserved',
    holds: (state) =>
      townTiles.every(
        (_, index) =>
          at(state.townPool, index) + held(state, ({ towns }) => at(towns, index)) === copiesOf(index, state),
      ),
  },
  {
    path: 'seats',
    rule: 'TMY-9.2',
    text: 'keys come from town tiles and are spent on space 10, where one marker stands',
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
    text: 'bonus tiles are held once, without coins on them',
    holds: (state) => {
      const tiles = state.seats.map(({ bonus }) => bonus).filter((tile) => tile >= 0);
      return (
        state.seats.every(({ bonus }) => within(bonus, -1, bonusTiles.length - 1)) &&
        distinct(tiles) &&
        tiles.every((tile) => state.bonusIn[tile] === 1 && state.bonusCoins[tile] === 0)
      );
    },
  },
  {
    path: 'structures',
    rule: 'TMY-10.5',
    text: 'only some factions join structures by rivers',
    holds: everySeat(
      ({ faction, rivers }) => rivers.length === 0 || (faction >= 0 && factionAt(faction).linking._tag === 'river'),
    ),
  },
];

const setupPhases = new Set<State['phase']>(['auction', 'faction', 'terrain', 'favor', 'dwelling', 'bonus']);

const isIdleTurn = ({ turn }: State): boolean =>
  turn.act === 'none' &&
  turn.kind === 'none' &&
  turn.free === 'none' &&
  turn.sites.length === 0 &&
  [turn.left, turn.spades, turn.paid, turn.mayDig, turn.eruption, turn.built, turn.towns, turn.bridges].every(
    (n) => n === 0,
  ) &&
  [turn.steps, turn.leap, turn.loss, turn.lossFrom, turn.choose, turn.shift].every((n) => n === 0) &&
  turn.skipped === -1;

/** What the phase demands. */
const course: readonly Law[] = [
  {
    path: 'phase',
    rule: 'TMY-1.2',
    text: 'set-up is round 0, and only set-up; the end is round 6',
    holds: ({ phase, round }) => setupPhases.has(phase) === (round === 0) && (phase !== 'end' || round === rounds),
  },
  {
    path: 'phase',
    rule: 'TMY-19.1',
    text: 'the deciding seat is at the table',
    holds: (state) =>
      within(state.active, -1, state.seats.length - 1) &&
      within(state.turnOf, -1, state.seats.length - 1) &&
      (state.phase !== 'turn' ||
        (isSeatOf(state, state.active) &&
          state.turnOf === state.active &&
          seatOf(state, state.active).passed === 0 &&
          seatOf(state, state.active).dropped === 0)),
  },
  {
    path: 'seats',
    rule: 'TMY-13.2',
    text: 'all factions and terrains are chosen before dwellings are placed',
    holds: (state) =>
      (setupPhases.has(state.phase) && state.phase !== 'dwelling' && state.phase !== 'bonus') ||
      state.seats.every(({ faction, home }) => faction >= 0 && home >= 0),
  },
  {
    path: 'auction',
    rule: 'TMY-13.9',
    text: 'an auction with its option only',
    holds: (state) =>
      (state.auction !== null) === state.switches.auction && (state.phase !== 'auction' || state.auction !== null),
  },
  {
    path: 'auction',
    rule: 'TMY-13.9',
    text: 'tokens, places and bids of the auction fit the table',
    holds: ({ auction, seats, phase }) => {
      if (auction === null) return true;
      const free = seats.filter(({ faction }) => faction < 0).length;
      return (
        auction.tokens.length === free &&
        all(auction.tokens, free, 0, factions.length - 1) &&
        distinct([...auction.tokens, ...seats.map(({ faction }) => faction).filter((faction) => faction >= 0)]) &&
        all(auction.places, seats.length, -1, seats.length - 1) &&
        distinct(auction.places.filter((place) => place >= 0)) &&
        auction.places.every((place, seat) => place >= 0 === (seats[seat]?.faction ?? -1) >= 0) &&
        all(auction.out, auction.out.length, 0, seats.length - 1) &&
        distinct(auction.out) &&
        within(auction.opener, 0, seats.length - 1) &&
        within(auction.bid, -1, 40) &&
        within(auction.bidder, -1, seats.length - 1) &&
        auction.bid < 0 === auction.bidder < 0 &&
        all(auction.paid, seats.length, -1, 40) &&
        (phase === 'auction' || auction.bid < 0)
      );
    },
  },
  {
    path: 'turn',
    rule: 'TMY-19.8',
    text: 'what is pending fits the turn',
    holds: ({ turn, switches, ground }) =>
      within(turn.left, 0, 2) &&
      within(turn.spades, 0, 20) &&
      within(turn.paid, 0, turn.spades) &&
      turn.spades > 0 === (turn.kind !== 'none') &&
      (turn.spades === 0 || turn.act === 'land') &&
      [turn.mayDig, turn.eruption, turn.built, turn.shift].every((n) => within(n, 0, 1)) &&
      (turn.skipped === -1 || boardOf(switches.map).lands.includes(turn.skipped)) &&
      within(turn.favors, 0, 12) &&
      within(turn.towns, 0, 20) &&
      within(turn.bridges, 0, 3) &&
      within(turn.steps, 0, 20) &&
      (turn.leap === 0 || turn.leap === 2) &&
      [0, 3, 4].includes(turn.loss) &&
      [turn.lossFrom, turn.blocked, turn.choose].every((n) => within(n, 0, 15)) &&
      turn.loss > 0 === turn.lossFrom > 0 &&
      distinct(turn.sites) &&
      turn.sites.length <= 3 &&
      turn.sites.every((hex) => within(hex, 0, ground.length - 1) && ground[hex] !== riverGround),
  },
  {
    path: 'turn',
    rule: 'TMY-19.8',
    text: 'nothing is pending outside a turn, and no step was cut before the first round',
    holds: (state) =>
      (state.round > 0 || state.turn.blocked === 0) &&
      (state.phase === 'turn' ||
        (state.phase === 'offers' && state.turnOf >= 0) ||
        (isIdleTurn(state) && (state.turn.favors === 0 || state.phase === 'favor'))),
  },
  {
    path: 'turn',
    rule: 'TMY-10.7',
    text: 'never more town rights than tiles',
    holds: ({ turn, townPool }) => turn.towns <= townPool.reduce((sum, copies) => sum + copies, 0),
  },
  {
    path: 'offers',
    rule: 'TMY-8.1',
    text: 'offers are made to others, in rounds',
    holds: (state) =>
      within(state.builds, 0, 999_999) &&
      (state.offers.length === 0 || state.phase === 'turn' || state.phase === 'offers') &&
      state.offers.length <= 60 &&
      state.offers.every(
        ({ build, from, to, amount, void: dead }) =>
          within(build, 0, state.builds - 1) &&
          isSeatOf(state, from) &&
          isSeatOf(state, to) &&
          from !== to &&
          seatOf(state, to).dropped === 0 &&
          within(amount, 1, 30) &&
          within(dead, 0, isDeferred(state) ? 1 : 0),
      ),
  },
  {
    path: 'offers',
    rule: 'TMY-8.5',
    text: 'a building is watched by its owner while answers are due',
    holds: (state) =>
      distinct(state.watches.map(({ build }) => build)) &&
      state.watches.every(
        ({ build, from, taken, declined }) =>
          isSeatOf(state, from) &&
          factionAt(seatOf(state, from).faction).neighbours._tag !== 'nothing' &&
          within(taken, 0, 1) &&
          within(declined, 0, 4) &&
          state.offers.some((offer) => offer.build === build && offer.from === from),
      ),
  },
  {
    path: 'bonus',
    rule: 'TMY-14.5',
    text: 'every seat holds a bonus tile until its last pass',
    holds: (state) =>
      state.round === 0 ||
      state.seats.every(
        ({ bonus, dropped, passed }) => bonus >= 0 === (dropped === 0 && !(state.round === rounds && passed === 1)),
      ),
  },
  {
    path: 'bonus',
    rule: 'TMY-13.7',
    text: 'tiles are left in the pool',
    holds: (state) => bonusTiles.filter((_, tile) => inPool(state, tile)).length >= 3,
  },
  {
    path: 'phase',
    rule: 'TMY-15.14',
    text: 'somebody can move, unless the game is over',
    holds: (state) => state.phase === 'end' || legalMoves(state).length > 0,
  },
];

const laws: readonly Law[] = [...shapes, ...seatShapes, ...supplies, ...course];

/** A position that obeys all this, or the first thing that it does not. */
export const complete = (state: State): Either<Fault, State> => {
  for (const { path, rule, text, holds } of laws) if (!holds(state)) return left(fault([path], text, rule));
  return right(state);
};
