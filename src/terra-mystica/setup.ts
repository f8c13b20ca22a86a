/**
 * The set-up (chapter 13): what is drawn, and the choices before the first round. The owner of the seam `dwellings`.
 *
 * @packageDocumentation
 */
import { shuffled, type Source as Draws } from '../core/random.js';
import { about, type Ask, allHold, type Must } from './ask.js';
import { auctionOf, nextAuction } from './auction.js';
import { boardOf } from './board.js';
import { choosesTerrain, isHomeOfOther, printedHome, settled, staysAtRivers } from './ground.js';
import type { MoveOf } from './move.js';
import type { Notes } from './moves/leech.js';
import { place } from './moves/build.js';
import { grantFavors } from './moves/favors.js';
import { takeBonus } from './moves/pass.js';
import type { Options, Switches } from './options.js';
import { touchesRiver } from './reach.js';
import { climb } from './scoring.js';
import { isBoardFree, isHomeFree, isPlayable, seatFaction } from './seating.js';
import { inPool } from './standing.js';
import {
  blankSeat,
  type Draft,
  factionAt,
  factionOf,
  idleTurn,
  mine,
  score,
  seatOf,
  type SeatState,
  type State,
} from './state.js';
import type { Faction } from './tables/faction.js';
import { factions } from './tables/factions/index.js';
import { auctionPoints, cults } from './tables/pieces.js';
import { bonusTiles, favorTiles, finalTiles, type ScoringTile, scoringTiles, townTiles } from './tables/tiles.js';
import { ring, type Terrain } from './tables/terrain.js';
import { hasFavor } from './wealth.js';
import { startRound } from './turn.js';

/** The tiles and the start seat of a game: indices of the tables. */
export interface Drawn {
  readonly scoring: readonly number[];
  readonly bonus: readonly number[];
  readonly finals: readonly number[];
  readonly start: number;
}

const isIn = (switches: Switches, option: ScoringTile['option'] | 'shipping-bonus' | 'mini-expansion-1'): boolean =>
  option === null || switches[option];

const indices = <A>(items: readonly A[], test: (item: A) => boolean): readonly number[] =>
  items.flatMap((item, index) => (test(item) ? [index] : []));

/** Draws the round scoring tiles again until none lies later than it may. @rule TMY-13.1 */
const drawScoring = (draws: Draws, pool: readonly number[]): readonly number[] => {
  for (;;) {
    const drawn = shuffled(draws, pool).slice(0, 6);
    if (drawn.every((tile, index) => index + 1 <= (scoringTiles[tile]?.lastRound ?? 0))) return drawn;
  }
};

/** Draws what chance decides at set-up. @rule TMY-13.1 */
export const drawSetup = (options: Options, draws: Draws): Drawn => ({
  scoring: drawScoring(
    draws,
    indices(scoringTiles, ({ option }) => isIn(options, option)),
  ),
  bonus: [
    ...shuffled(
      draws,
      indices(bonusTiles, ({ option }) => isIn(options, option)),
    ),
  ]
    .slice(0, options.players + 3)
    .sort((a, b) => a - b),
  finals: options['fire-and-ice-final-scoring'] ? [draws.below(finalTiles.length)] : [],
  start: options['maintain-player-order'] ? 0 : draws.below(options.players),
});

/** The set-up that options give in full. */
export const givenSetup = (options: Options): Drawn | null => {
  const { setup } = options;
  if (setup === null) return null;
  return {
    scoring: setup.scoring.map((id) => scoringTiles.findIndex((tile) => tile.id === id)),
    bonus: setup.bonus.map((id) => bonusTiles.findIndex((tile) => tile.id === id)).sort((a, b) => a - b),
    finals: setup.final.map((id) => finalTiles.indexOf(id)),
    start: setup.start,
  };
};

/** The switches among the options. */
const switchesOf = (options: Options): Switches => ({
  map: options.map,
  'leech-timing': options['leech-timing'],
  'mini-expansion-1': options['mini-expansion-1'],
  'shipping-bonus': options['shipping-bonus'],
  'temple-scoring-tile': options['temple-scoring-tile'],
  'variable-turn-order': options['variable-turn-order'],
  'fire-and-ice-final-scoring': options['fire-and-ice-final-scoring'],
  'fire-and-ice-factions/ice': options['fire-and-ice-factions/ice'],
  'fire-and-ice-factions/volcano': options['fire-and-ice-factions/volcano'],
  'fire-and-ice-factions/variable_v5': options['fire-and-ice-factions/variable_v5'],
  'fire-and-ice-factions/variable': options['fire-and-ice-factions/variable'],
  'fire-and-ice-factions/variable_v2': options['fire-and-ice-factions/variable_v2'],
  'fire-and-ice-factions/variable_v3': options['fire-and-ice-factions/variable_v3'],
  'fire-and-ice-factions/variable_v4': options['fire-and-ice-factions/variable_v4'],
  'errata-cultist-power': options['errata-cultist-power'],
  'strict-leech': options['strict-leech'],
  'strict-darkling-sh': options['strict-darkling-sh'],
  'manual-fav5': options['manual-fav5'],
  'vp-variant': options['vp-variant'],
  auction: options.auction,
});

/** The position before the first choice. */
export const opening = (options: Options, drawn: Drawn, draws: Draws): State => {
  const switches = switchesOf(options);
  const board = boardOf(options.map);
  const order = Array.from({ length: options.players }, (_, index) => (drawn.start + index) % options.players);
  return {
    switches,
    phase: options.auction ? 'auction' : 'faction',
    round: 0,
    active: drawn.start,
    turnOf: -1,
    order,
    passing: [],
    ground: board.grounds,
    structure: board.grounds.map(() => 0),
    owner: board.grounds.map(() => -1),
    town: board.grounds.map(() => 0),
    bridge: board.spans.map(() => -1),
    preachers: Array.from({ length: 16 }, () => -1),
    favorPool: favorTiles.map(({ copies }) => copies),
    townPool: townTiles.map(({ copies, option }) => (isIn(switches, option) ? copies : 0)),
    bonusIn: bonusTiles.map((_, tile) => (drawn.bonus.includes(tile) ? 1 : 0)),
    bonusCoins: bonusTiles.map(() => 0),
    taken: [0, 0, 0, 0, 0, 0],
    scoring: drawn.scoring,
    finals: drawn.finals,
    offers: [],
    watches: [],
    builds: 0,
    seats: order.map(() => blankSeat()),
    turn: idleTurn,
    auction: options.auction ? auctionOf(switches, order, draws) : null,
  };
};

// --------------------------------------------------------------------------------------------------------------- factions

/** A question about a faction. */
interface FactionAsk extends Ask {
  readonly chosen: number;
}

const isSetup =
  (phase: State['phase']) =>
  ({ state, seat }: Ask): boolean =>
    state.phase === phase && state.active === seat;

/** What the choice of a faction demands. */
export const factionDemands: readonly Must<FactionAsk>[] = [
  { id: 'TMY-13.2', text: 'factions are chosen in turn at set-up', holds: isSetup('faction') },
  {
    id: 'TMY-18',
    text: 'the options leave this faction out',
    holds: ({ state, chosen }) => isPlayable(state.switches, factionAt(chosen)),
  },
  {
    id: 'TMY-13.2',
    text: 'the faction board is taken',
    holds: ({ state, chosen }) => isBoardFree(state, factionAt(chosen)),
  },
  {
    id: 'TMY-13.3',
    text: 'its home terrain was chosen by another faction',
    holds: ({ state, chosen }) => isHomeFree(state, factionAt(chosen)),
  },
];

/** A question about a terrain. */
interface TerrainAsk extends Ask {
  readonly terrain: number;
}

/** The terrains that a seat may not choose: homes and chosen terrains of others, in an auction also of the tokens left. */
const isTaken = ({ state, seat, terrain }: TerrainAsk): boolean =>
  state.seats.some((other, index) => index !== seat && other.home === terrain) ||
  (state.auction?.tokens.some((token) => printedHome(factionAt(token)) === terrain) ?? false);

/** What the choice of a terrain demands, at set-up and for a shift. @rule TMY-13.3 @rule TMY-17.22 */
export const terrainDemands: readonly Must<TerrainAsk>[] = [
  {
    id: 'TMY-13.3',
    text: 'no terrain is to be chosen',
    holds: (ask) =>
      isSetup('terrain')(ask) ||
      (ask.state.phase === 'turn' && ask.state.active === ask.seat && ask.state.turn.shift > 0),
  },
  {
    id: 'TMY-13.3',
    text: 'another faction lives or begins there',
    holds: (ask) => ask.state.phase !== 'terrain' || !isTaken(ask),
  },
  {
    id: 'TMY-17.22',
    text: 'the new home is another terrain than now and nobody else has it as home',
    holds: ({ state, seat, me, terrain }) =>
      state.phase !== 'turn' || (terrain !== me.home && !isHomeOfOther(state, seat, terrain)),
  },
];

/** Sets the terrain of a seat; on a cycle the priests stand on all the others. @rule TMY-17.21 */
export const setTerrain = (draft: Draft, seat: number, terrain: number): void => {
  const me = mine(draft, seat);
  me.home = terrain;
  if (draft.phase === 'turn') {
    draft.turn.shift = 0;
    return;
  }
  if (factionOf(draft, seat).priests._tag === 'cycle') me.locked = ((1 << ring.length) - 1) & ~(1 << terrain);
};

// -------------------------------------------------------------------------------------------------------------- dwellings

/** The seats in the order in which they place starting dwellings. @rule TMY-13.6 */
export const dwellingOrder = (state: State): readonly number[] => {
  const tagged =
    (...tags: readonly Faction['dwellings']['_tag'][]) =>
    (seat: number): boolean =>
      tags.includes(factionOf(state, seat).dwellings._tag);
  const common = state.order.filter(tagged('two', 'three'));
  return [
    ...common,
    ...[...common].reverse(),
    ...state.order.filter(tagged('three')),
    ...state.order.filter(tagged('one-last')),
  ];
};

/** How many starting dwellings are placed. */
export const placed = (state: State): number => state.seats.reduce((sum, { counts }) => sum + (counts[0] ?? 0), 0);

/** A question about a starting dwelling. */
interface StartAsk extends Ask {
  readonly hex: number;
}

/** What a starting dwelling demands; whose turn it is to place one is settled before. @rule TMY-13.6 */
export const startDemands: readonly Must<StartAsk>[] = [
  { id: 'TMY-3.2', text: 'the map has no such land hex', holds: ({ hex }) => hex >= 0 },
  { id: 'TMY-6.1', text: 'the hex is not empty', holds: ({ state, hex }) => state.structure[hex] === 0 },
  {
    id: 'TMY-13.6',
    text: 'it stands on the own terrain',
    holds: ({ state, me, hex }) => state.ground[hex] === me.home,
  },
  {
    id: 'TMY-13.6',
    text: 'it must touch a river',
    holds: ({ board, faction, hex }) => !staysAtRivers(faction) || touchesRiver(board, hex),
  },
];

/** Places a starting dwelling: free, without offers and points. */
export const placeStart = (draft: Draft, seat: number, hex: number): void => {
  draft.ground[hex] = settled(seatOf(draft, seat));
  place(draft, seat, hex, 'D');
};

/** The legal starting dwellings. */
export const starts = (ask: Ask): readonly MoveOf<'Build'>[] => {
  const moves: MoveOf<'Build'>[] = [];
  for (const hex of ask.board.lands)
    if (allHold(startDemands, about(ask, { hex })))
      moves.push({ _tag: 'Build', by: ask.by, hex: ask.board.names[hex] ?? '', from: null });
  return moves;
};

/** The legal factions, in the order of the table. */
export const factionChoices = (ask: Ask): readonly MoveOf<'Setup'>[] =>
  factions
    .filter((_, chosen) => allHold(factionDemands, about(ask, { chosen })))
    .map(({ id }): MoveOf<'Setup'> => ({ _tag: 'Setup', by: ask.by, faction: id }));

/** The legal terrains, in the order of the ring. */
export const terrainChoices = (ask: Ask): readonly MoveOf<'PickColor'>[] =>
  ring
    .filter((_, terrain) => allHold(terrainDemands, about(ask, { terrain })))
    .map((color: Terrain): MoveOf<'PickColor'> => ({ _tag: 'PickColor', by: ask.by, color }));

// ------------------------------------------------------------------------------------------------------------------- flow

const needsTerrain = (seat: SeatState, when: 'now' | 'last'): boolean =>
  seat.faction >= 0 && seat.home < 0 && choosesTerrain(factionAt(seat.faction)) === when;

const needsFavor = (seat: SeatState): boolean =>
  seat.faction >= 0 && factionAt(seat.faction).favors.atSetup > 0 && seat.favors === 0;

/** The next decision of the set-up; `null` when all are made. @rule TMY-13.2 @rule TMY-13.3 @rule TMY-13.4 @rule TMY-13.5 @rule TMY-13.6 @rule TMY-13.7 */
export const nextChoice = (draft: Draft): readonly [State['phase'], number] | null => {
  const find = (test: (seat: SeatState) => boolean): number =>
    draft.order.find((seat) => test(seatOf(draft, seat))) ?? -1;
  const now = find((seat) => needsTerrain(seat, 'now'));
  if (now >= 0) return ['terrain', now];
  const favored = find(needsFavor);
  if (favored >= 0) return ['favor', favored];
  if (draft.auction !== null && nextAuction(draft)) return ['auction', draft.active];
  const free = find(({ faction }) => faction < 0);
  if (free >= 0) return ['faction', free];
  const last = find((seat) => needsTerrain(seat, 'last'));
  if (last >= 0) return ['terrain', last];
  const builder = dwellingOrder(draft)[placed(draft)];
  if (builder !== undefined) return ['dwelling', builder];
  const taker = [...draft.order].reverse().find((seat) => seatOf(draft, seat).bonus < 0);
  return taker === undefined ? null : ['bonus', taker];
};

/** Asks for the next decision of the set-up, or begins the first round. */
export const nextSetup = (draft: Draft, notes: Notes | null): void => {
  const choice = nextChoice(draft);
  if (choice !== null) {
    [draft.phase, draft.active] = choice;
    if (draft.phase === 'favor') grantFavors(draft, draft.active, factionOf(draft, draft.active).favors.atSetup);
    return;
  }
  for (const [tile] of bonusTiles.entries()) if (inPool(draft, tile)) draft.bonusCoins[tile] = 1;
  draft.turn = { ...idleTurn, sites: [] };
  startRound(draft, notes);
};

/** Takes the first bonus tile. @rule TMY-13.7 */
export const takeFirst = (draft: Draft, seat: number, tile: number): void => {
  takeBonus(draft, seat, tile);
};

/** Gives a seat of a fresh table what it has at set-up for its choices. @rule TMY-13.5 @rule TMY-13.4 */
export const settle = (draft: Draft, index: number, { faction, home, favors, counts, bonus }: SeatState): void => {
  const me = mine(draft, index);
  seatFaction(draft, index, faction);
  if (draft.auction !== null) score(me, auctionPoints - (draft.auction.paid[index] ?? 0) - me.vp, 'start');
  if (home >= 0) setTerrain(draft, index, home);
  me.favors = favors;
  me.bonus = bonus;
  me.counts = [...counts];
  for (const [tile, { cult, steps }] of favorTiles.entries())
    if (hasFavor(me, tile)) climb(draft, index, cults.indexOf(cult), steps);
};
