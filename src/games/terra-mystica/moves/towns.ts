/**
 * Towns (chapter 10): clusters, founding, town tiles, and the joining of structures across a river hex. Only this module reads a faction's `linking`
 * and `founding` fields.
 *
 * @packageDocumentation
 */
import { allHold } from '../../../core/contract/demand.js';
import { countBits } from '../engine/bits.js';
import { climb, freeTops, mustWait, topOf } from '../engine/cults.js';
import { scoreTown } from '../engine/points.js';
import { about, type Demand, inTurn, type Question, type Reused } from '../engine/question.js';
import { adjacent } from '../engine/reach.js';
import { gain } from '../engine/resources.js';
import { copiesIn, freeTowns, hasFavor } from '../engine/tiles.js';
import { bookPoints, type Draft, replaced, seatDraft } from '../state/draft.js';
import { boardIn, hexNamed } from '../state/map.js';
import type { Move, MoveOf } from '../state/move.js';
import { factionOf, riverGround, seatOf } from '../state/selectors.js';
import type { SeatState, State } from '../state/state.js';
import type { Faction } from '../tables/faction.js';
import { cultBoard, cults, kinds, town as townNeeds } from '../tables/pieces.js';
import { favorTiles, townTiles } from '../tables/tiles.js';
import { type After, type Chapter, unlisted } from './chapter.js';
import { travel } from './tracks.js';

/** The cluster of a hex: the seat's structures that are connected to the hex directly, by bridges or across river hexes. @rule TMY-10.1 @rule TMY-10.5 */
export const clusterOf = (state: State, seat: number, from: number, rivers: readonly number[]): readonly number[] => {
  const board = boardIn(state);
  // A faction has at most 17 structures, so searching the list is cheaper than keeping a table of all hexes.
  const cluster = [from];
  for (let next = 0; next < cluster.length; next++) {
    const hex = cluster[next]!;
    for (const near of adjacent(state, board, hex))
      if (state.owner[near] === seat && !cluster.includes(near)) cluster.push(near);
    for (const river of rivers) {
      const shores = board.land[river]!;
      if (!shores.includes(hex)) continue;
      for (const near of shores) if (state.owner[near] === seat && !cluster.includes(near)) cluster.push(near);
    }
  }
  return cluster;
};

/** The favor tiles that make towns easier to found. */
const easing = favorTiles.flatMap(({ townPower }, index) => (townPower > 0 ? [index] : []));

/** The total power value that a seat needs to found a town. @rule TMY-10.1 */
const powerNeeded = (state: State, seat: number): number => {
  let power: number = townNeeds.power;
  const me = seatOf(state, seat);
  for (const index of easing) if (hasFavor(me, index)) power -= favorTiles[index]!.townPower;
  return power;
};

/** True if a cluster that is not part of a town can form a town. */
const isTown = (state: State, seat: number, cluster: readonly number[]): boolean => {
  const { powerValues } = factionOf(state, seat);
  let power = 0;
  let sanctuary = false;
  for (const hex of cluster) {
    const kind = kinds[state.structure[hex]! - 1];
    if (kind === undefined) continue;
    power += powerValues[kind];
    sanctuary ||= kind === 'SA';
  }
  const size = sanctuary ? townNeeds.structuresWithSanctuary : townNeeds.structures;
  return cluster.length >= size && power >= powerNeeded(state, seat);
};

const mark = (draft: Draft, cluster: readonly number[]): void => {
  const town = draft.town.slice();
  for (const hex of cluster) town[hex] = 1;
  draft.town = town;
};

/** Evaluates the cluster of a hex: the cluster joins a town, or founds a town if a tile is left. @rule TMY-10.4 @rule TMY-10.1 @rule TMY-10.7 */
export const updateTown = (draft: Draft, seat: number, hex: number): void => {
  const cluster = clusterOf(draft, seat, hex, seatOf(draft, seat).rivers);
  if (cluster.some((member) => draft.town[member] === 1)) {
    mark(draft, cluster);
    return;
  }
  if (cluster.length < townNeeds.structuresWithSanctuary || freeTowns(draft) <= 0 || !isTown(draft, seat, cluster))
    return;
  mark(draft, cluster);
  draft.turn.towns += 1;
};

/**
 * Evaluates all clusters of a seat, in the order of their lowest hexes, once a favor tile has made towns easier to found. @rule TMY-10.2
 * @rule TMY-10.7
 */
export const updateTowns = (draft: Draft, seat: number): void => {
  for (const hex of boardIn(draft).lands)
    if (draft.owner[hex] === seat && draft.town[hex] === 0) updateTown(draft, seat, hex);
};

/** The state, the move and the derived values checked by the conditions for taking a town tile. */
interface TileQuestion extends Question {
  readonly move: MoveOf<'Town'>;
}

const tileIndex = (id: string): number => townTiles.findIndex((tile) => tile.id === id);

const stepsOf = (tile: number): number => {
  const found = townTiles[tile]?.gain;
  return found?._tag === 'steps' ? found.steps : 0;
};

/** True if the steps of a town tile would lead to a space 10 that another seat has the right to reach first. */
const tileWaits = ({ state, seat, me }: Question, tile: number): boolean => {
  const steps = stepsOf(tile);
  const keys = me.keys + townTiles[tile]!.keys;
  if (keys === 0) return false;
  return me.cults.some((position, cult) => {
    const climbs = position < cultBoard.top && position + steps >= cultBoard.top && steps > 0;
    const stopped = (state.turn.blocked & (1 << cult)) !== 0;
    return (climbs || stopped) && topOf(state, cult) < 0 && mustWait(state, seat, cult);
  });
};

/** The number of shipping levels that a seat's town tiles have given. @rule TMY-12.4 */
export const travels = ({ towns }: SeatState): number =>
  townTiles.reduce((sum, tile, index) => sum + (tile.gain._tag === 'travel' ? towns[index]! : 0), 0);

/** The conditions for taking a town tile. */
const tileDemands: readonly Demand<TileQuestion>[] = [
  { rule: 'TMY-19.2', text: "it is not this seat's turn", holds: inTurn },
  {
    rule: 'TMY-10.3',
    text: 'this seat does not have that many town tiles to take',
    holds: ({ state, move }) => state.turn.towns >= move.count,
  },
  {
    rule: 'TMY-17.24',
    text: 'the cost of the volcano must be paid first',
    holds: ({ state }) => state.turn.loss === 0,
  },
  {
    rule: 'TMY-10.6',
    text: 'first choose the tracks on which this seat advances to space 10',
    holds: ({ state }) => state.turn.choose === 0,
  },
  {
    rule: 'TMY-12.4',
    text: 'the pool has no such town tile',
    holds: ({ state, move }) => copiesIn(state.townPool, tileIndex(move.tile)) >= move.count,
  },
  {
    rule: 'TMY-19.5b',
    text: 'another seat could still reach space 10 first: wait until it has answered its offers',
    holds: (question) => !tileWaits(question, tileIndex(question.move.tile)),
  },
];

/**
 * Moves the markers that stopped at space 9 for lack of a key on to space 10. A seat with too few keys chooses among them. @rule TMY-9.3
 * @rule TMY-9.8
 */
const useKeys = (draft: Draft, seat: number, stopped: number): void => {
  const me = seatDraft(draft, seat);
  const open = freeTops(draft, stopped);
  if (open === 0 || me.keys === 0) return;
  if (countBits(open) > me.keys) {
    draft.turn.choose = open;
    return;
  }
  draft.turn.choose = 0;
  for (let cult = 0; cult < cults.length; cult++)
    if ((open & (1 << cult)) !== 0) {
      draft.turn.blocked &= ~(1 << cult);
      climb(draft, seat, cult, 1);
    }
};

/**
 * Moves a seat up every cult track by the number of steps that a town tile gives. A step to space 10 of a track needs a key; a seat with too few keys
 * chooses among the tracks. @rule TMY-10.6
 */
const climbAll = (draft: Draft, seat: number, steps: number): void => {
  const me = seatDraft(draft, seat);
  let mask = 0;
  for (let cult = 0; cult < cults.length; cult++) {
    const position = me.cults[cult]!;
    if (position < cultBoard.top && position + steps >= cultBoard.top && topOf(draft, cult) < 0) mask |= 1 << cult;
  }
  const spare = draft.turn.choose === 0 ? me.keys : 0;
  const scarce = countBits(mask) > spare;
  for (let cult = 0; cult < cults.length; cult++) {
    const position = me.cults[cult]!;
    const short = scarce && (mask & (1 << cult)) !== 0;
    if (!short) climb(draft, seat, cult, steps);
    else {
      if (position < cultBoard.top - 1) climb(draft, seat, cult, cultBoard.top - 1 - position);
      draft.turn.blocked |= 1 << cult;
    }
  }
  if (scarce && spare > 0) draft.turn.choose = mask;
};

/** Takes one town tile with its points, keys and gain, plus what the faction and the round scoring tile add. @rule TMY-10.3 */
const takeTile = (draft: Draft, seat: number, index: number): void => {
  const tile = townTiles[index];
  if (tile === undefined) return;
  const me = seatDraft(draft, seat);
  const { founding } = factionOf(draft, seat);
  draft.turn.towns -= 1;
  draft.townPool = replaced(draft.townPool, index, copiesIn(draft.townPool, index) - 1);
  me.towns = replaced(me.towns, index, me.towns[index]! + 1);
  bookPoints(me, tile.vp, 'town');
  if (founding.vp > 0) bookPoints(me, founding.vp, 'faction');
  me.workers += founding.workers;
  scoreTown(draft, seat);
  me.keys += tile.keys;
  if (!draft.switches['manual-fav5']) useKeys(draft, seat, draft.turn.blocked);
  switch (tile.gain._tag) {
    case 'gain':
      gain(draft, seat, tile.gain.gain);
      return;
    case 'steps':
      climbAll(draft, seat, tile.gain.steps);
      return;
    case 'travel':
      travel(draft, seat);
  }
};

/** Carries out the choice of town tiles. */
const takeTiles = (draft: Draft, { seat, move }: TileQuestion): After => {
  for (let count = 0; count < move.count; count++) takeTile(draft, seat, tileIndex(move.tile));
  return 'nothing';
};

/** The state, the move and the derived values checked by the conditions for joining structures across a river hex. */
interface RiverQuestion extends Question {
  /** The number of the river hex; -1 if the map has no such hex. */
  readonly river: number;
}

/** True if the structures of a faction may be joined across a river hex. */
export const joinsRivers = ({ linking }: Faction): boolean => linking._tag === 'river';

/** True if joining the seat's structures across a river hex would form a town. @rule TMY-10.5 */
const riverFounds = ({ state, seat, me, board }: Question, river: number): boolean => {
  const shore = board.land[river]!.find((hex) => state.owner[hex] === seat);
  if (shore === undefined) return false;
  const cluster = clusterOf(state, seat, shore, [...me.rivers, river]);
  return cluster.every((hex) => state.town[hex] === 0) && isTown(state, seat, cluster);
};

/** The conditions for joining structures across any river hex. */
const linkDemands: readonly Demand<Question>[] = [
  { rule: 'TMY-10.5', text: "it is not this seat's turn", holds: inTurn },
  {
    rule: 'TMY-17.14',
    text: 'this faction cannot join structures across a river',
    holds: ({ faction }) => joinsRivers(faction),
  },
];

const tileLeft: Demand<Question> = {
  rule: 'TMY-10.7',
  text: 'no town tile is left',
  holds: ({ state }) => freeTowns(state) > 0,
};

const namesRiver: Demand<RiverQuestion> = {
  rule: 'TMY-3.2',
  text: 'the map has no such river hex',
  holds: ({ board, river }) => river >= 0 && board.grounds[river] === riverGround,
};

const formsTown: Demand<RiverQuestion> = {
  rule: 'TMY-10.5',
  text: 'this would not form a town',
  holds: (question) => riverFounds(question, question.river),
};

/** The conditions for joining structures across a river hex with `connect`. */
const riverDemands: readonly Demand<RiverQuestion>[] = [...linkDemands, namesRiver, tileLeft, formsTown];

/** Joins the seat's structures around a river hex into a town. @rule TMY-10.8 */
const joinRiver = (draft: Draft, { seat, river }: RiverQuestion): After => {
  const me = seatDraft(draft, seat);
  me.rivers = [...me.rivers, river];
  const shore = boardIn(draft).land[river]!.find((hex) => draft.owner[hex] === seat);
  if (shore !== undefined) updateTown(draft, seat, shore);
  return 'nothing';
};

/** A river hex that is adjacent to all given hexes, if possible one that forms a town; -1 if there is none. @rule TMY-19.4 */
export const riverBetween = (question: Question, hexes: readonly string[]): number => {
  const { board } = question;
  const numbers = hexes.map((name) => hexNamed(board, name));
  const [first] = numbers;
  const shared = (first === undefined || first < 0 ? [] : board.water[first]!).filter((river) =>
    numbers.every((hex) => board.land[river]!.includes(hex)),
  );
  if (shared.length === 0) return -1;
  return shared.find((river) => riverFounds(question, river)) ?? shared[0]!;
};

/** Lists the legal choices of a town tile. */
const listTiles = (question: Question, moves: Move[]): void => {
  if (question.state.turn.towns === 0) return;
  for (const { id } of townTiles) {
    const move: MoveOf<'Town'> = { _tag: 'Town', by: question.by, tile: id, count: 1 };
    if (allHold(tileDemands, about(question, { move }))) moves.push(move);
  }
};

/** Lists the legal choices of a river hex across which to join structures. */
const listRivers = (question: Question, moves: Move[]): void => {
  const { board } = question;
  if (!allHold(linkDemands, question) || !tileLeft.holds(question)) return;
  const candidate: Reused<RiverQuestion> = about(question, { river: -1 });
  for (let river = 0; river < board.size; river++) {
    candidate.river = river;
    if (namesRiver.holds(candidate) && formsTown.holds(candidate))
      moves.push({ _tag: 'Connect', by: question.by, river: board.names[river]! });
  }
};

/** Town tiles. */
export const townChoices: Chapter<MoveOf<'Town'>, TileQuestion> = {
  question: (asked, move) => about(asked, { move }),
  demands: tileDemands,
  perform: takeTiles,
  list: listTiles,
};

/** The chapter of the rules on joining structures across a river hex. */
export const rivers: Chapter<MoveOf<'Connect'>, RiverQuestion> = {
  question: (asked, { river }) => about(asked, { river: hexNamed(asked.board, river) }),
  demands: riverDemands,
  perform: joinRiver,
  list: listRivers,
};

/** The chapter of the rules on joining structures across a river hex that is named by the hexes around it. */
export const riversByHexes: Chapter<MoveOf<'ConnectHexes'>, RiverQuestion> = {
  question: (asked, { hexes }) => about(asked, { river: riverBetween(asked, hexes) }),
  demands: riverDemands,
  perform: joinRiver,
  list: unlisted,
};
