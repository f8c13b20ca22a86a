/**
 * End scoring (chapter 16).
 *
 * @packageDocumentation
 */
import type { Events, Ranked } from '../engine/events.js';
import { adjacent, shippingLevel, skipDistance } from '../engine/reach.js';
import { spendPower } from '../engine/resources.js';
import { coinsForPoint } from '../moves/convert.js';
import { clusterOf } from '../moves/towns.js';
import { bookPoints, type Draft, seatDraft } from '../state/draft.js';
import type { Board } from '../state/map.js';
import { boardIn } from '../state/map.js';
import { factionOf, seatOf } from '../state/selectors.js';
import type { Source, State } from '../state/state.js';
import { areaRanks, burnPrice, cultBoard, cults } from '../tables/pieces.js';
import { type FinalId, finalTiles } from '../tables/tiles.js';

/** The hexes on which the given seat has a structure. */
const holdings = (state: State, seat: number): readonly number[] =>
  boardIn(state).lands.filter((hex) => state.owner[hex] === seat);

/** True if shipping or skipping links two structures for the end scoring. @rule TMY-16.5 */
const linked = (state: State, board: Board, seat: number, a: number, b: number): boolean => {
  const [me, faction] = [seatOf(state, seat), factionOf(state, seat)];
  const steps = board.sea(a, b);
  if (steps > 0 && steps <= shippingLevel(faction, me)) return true;
  return board.distance(a, b) <= skipDistance(faction, me);
};

/** A seat's groups of connected structures. @rule TMY-16.5 @rule TMY-7.5 */
export const groupsOf = (state: State, seat: number): readonly (readonly number[])[] => {
  const board = boardIn(state);
  const rivers = seatOf(state, seat).rivers;
  const rest = new Set(holdings(state, seat));
  const groups: number[][] = [];
  for (const start of rest) {
    const group = [start];
    rest.delete(start);
    for (let next = 0; next < group.length; next++) {
      const hex = group[next]!;
      const near = new Set([...adjacent(state, board, hex), ...clusterOf(state, seat, hex, rivers)]);
      for (const other of [...rest])
        if (near.has(other) || linked(state, board, seat, hex, other)) {
          rest.delete(other);
          group.push(other);
        }
    }
    groups.push(group);
  }
  return groups;
};

const most = (values: readonly number[]): number => Math.max(0, ...values);

/** The size of a seat's largest group of connected structures. @rule TMY-16.2 */
const areaOf = (state: State, seat: number): number => most(groupsOf(state, seat).map((group) => group.length));

const greatestDistance = (board: Board, group: readonly number[]): number =>
  most(group.flatMap((a) => group.map((b) => board.distance(a, b))));

/** The number of settlements in a group; a settlement is a maximal cluster of directly adjacent structures. @rule TMY-12.8 */
const settlements = (state: State, seat: number, group: readonly number[]): number => {
  const rest = new Set(group);
  let count = 0;
  for (const hex of rest) {
    count++;
    for (const member of clusterOf(state, seat, hex, seatOf(state, seat).rivers)) rest.delete(member);
  }
  return count;
};

/** A seat's value in the category that a final scoring tile scores. @rule TMY-12.8 */
const finalValue = (state: State, seat: number, tile: FinalId): number => {
  const board = boardIn(state);
  const groups = groupsOf(state, seat);
  switch (tile) {
    case 'connected-distance':
      return most(groups.map((group) => greatestDistance(board, group)));
    case 'connected-sa-sh-distance':
      return most(
        groups.map((group) =>
          greatestDistance(
            board,
            group.filter((hex) => state.structure[hex]! >= 4),
          ),
        ),
      );
    case 'building-on-edge':
      return most(groups.map((group) => group.filter((hex) => board.border[hex] === true).length));
    case 'connected-clusters':
      return most(groups.map((group) => settlements(state, seat, group)));
  }
};

/**
 * Gives points by rank: tied seats share the points of their ranks equally, rounded down. A seat whose value is zero takes up a rank but scores
 * nothing.
 *
 * @rule TMY-16.4 @rule TMY-16.8
 */
export const rankPoints = (values: readonly number[], places: readonly number[]): readonly number[] =>
  values.map((value) => {
    if (value === 0) return 0;
    const better = values.filter((other) => other > value).length;
    const tied = values.filter((other) => other === value).length;
    let sum = 0;
    const end = Math.min(better + tied, values.length, places.length);
    for (let place = better; place < end; place++) sum += places[place]!;
    return Math.floor(sum / tied);
  });

const award = (
  draft: Draft,
  values: readonly number[],
  places: readonly number[],
  source: Source,
  what: Ranked,
  events: Events | null,
): void => {
  rankPoints(values, places).forEach((vp, seat) => {
    if (vp === 0) return;
    bookPoints(seatDraft(draft, seat), vp, source);
    events?.happened({ _tag: 'Ranked', seat, what }, draft);
  });
};

/** Turns each seat's remaining resources into points. @rule TMY-16.6 */
const sellOut = (draft: Draft, seat: number): void => {
  const me = seatDraft(draft, seat);
  const burnt = Math.floor(me.bowl2 / burnPrice);
  me.bowl2 -= burnPrice * burnt;
  me.bowl3 += burnt;
  me.coins += me.bowl3 + me.priests + me.workers;
  spendPower(me, me.bowl3);
  me.priests = 0;
  me.workers = 0;
  const rate = coinsForPoint(factionOf(draft, seat));
  bookPoints(me, Math.floor(me.coins / rate), 'resources');
  me.coins %= rate;
};

/** Books the points of the end scoring: for the final scoring tile, cults, largest area and remaining resources. @rule TMY-16.7 */
export const scoreEnd = (draft: Draft, events: Events | null): void => {
  const all = draft.seats.map((_, seat) => seat);
  for (const index of draft.finals) {
    const tile = finalTiles[index]!;
    award(
      draft,
      all.map((seat) => finalValue(draft, seat, tile)),
      areaRanks,
      'final',
      tile,
      events,
    );
  }
  cults.forEach((cult, index) => {
    award(
      draft,
      draft.seats.map((seat) => seat.cults[index]!),
      cultBoard.ranks,
      'cult',
      cult,
      events,
    );
  });
  award(
    draft,
    all.map((seat) => areaOf(draft, seat)),
    areaRanks,
    'area',
    'network',
    events,
  );
  for (const seat of draft.order.concat(all.filter((other) => !draft.order.includes(other)))) {
    sellOut(draft, seat);
    events?.happened({ _tag: 'Resources', seat }, draft);
  }
};
