/**
 * Starting dwellings (TMY-13.6). Only this module reads the tag of a faction's `dwellings` field.
 *
 * @packageDocumentation
 */
import { allHold } from '../../../core/contract/demand.js';
import { about, type Demand, namesLand, type Question, type Reused } from '../engine/question.js';
import { touchesRiver } from '../engine/reach.js';
import { buildsOn, startingGround, staysAtRivers } from '../engine/terrain.js';
import { type Draft, replaced } from '../state/draft.js';
import { hexNamed } from '../state/map.js';
import type { Move, MoveOf, Split } from '../state/move.js';
import { factionOf, seatOf } from '../state/selectors.js';
import type { State } from '../state/state.js';
import type { Faction } from '../tables/faction.js';
import type { Chapter } from './chapter.js';
import { placeStructure } from './structures.js';

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

/**
 * The place, in the order of starting dwellings, of the next one to place; the length of the order once all have been placed. Seats that have left the
 * game place no more.
 *
 * @rule TMY-13.6 @rule TMY-18.1
 */
export const startsDone = (state: State): number => {
  const order = dwellingOrder(state);
  const place = order.findIndex((seat, index) => {
    const { counts, dropped } = seatOf(state, seat);
    return dropped === 0 && order.slice(0, index).filter((other) => other === seat).length >= counts[0]!;
  });
  return place < 0 ? order.length : place;
};

/** The number of starting dwellings placed so far. */
export const placed = (state: State): number => state.seats.reduce((sum, { counts }) => sum + counts[0]!, 0);

/** The state, the move and the derived values checked by the conditions for placing a starting dwelling. */
interface StartQuestion extends Question {
  readonly hex: number;
  readonly split: Split;
}

/** The conditions for placing a starting dwelling; which seat places it has already been determined. @rule TMY-13.6 */
const demands: readonly Demand<StartQuestion>[] = [
  namesLand,
  { rule: 'TMY-6.1', text: 'the hex is not empty', holds: ({ state, hex }) => state.structure[hex] === 0 },
  {
    rule: 'TMY-13.6',
    text: 'the hex is not home terrain',
    holds: ({ state, me, hex, faction }) => buildsOn(faction) !== 'home' || state.ground[hex] === me.home,
  },
  {
    rule: 'TMY-13.6',
    text: 'the hex is not the starting terrain of this seat',
    holds: ({ state, me, hex }) => state.ground[hex] === me.home,
  },
  {
    rule: 'TMY-13.6',
    text: 'the hex is not beside a river',
    holds: ({ board, faction, hex }) => !staysAtRivers(faction) || touchesRiver(board, hex),
  },
  { rule: 'TMY-5.7', text: 'this costs no power tokens, so none can be paid', holds: ({ split }) => split === null },
];

/** Places a starting dwelling, which costs nothing, offers no power to neighbours and scores no points. */
const placeStart = (draft: Draft, seat: number, hex: number): void => {
  draft.ground = replaced(draft.ground, hex, startingGround(seatOf(draft, seat)));
  placeStructure(draft, seat, hex, 'D');
};

/** Lists the legal places for a starting dwelling. */
const listStarts = (question: Question, moves: Move[]): void => {
  const candidate: Reused<StartQuestion> = about(question, { hex: -1, split: null });
  for (const hex of question.board.lands) {
    candidate.hex = hex;
    if (allHold(demands, candidate))
      moves.push({ _tag: 'Build', by: question.by, hex: question.board.names[hex]!, from: null });
  }
};

/** Starting dwellings. */
export const starts: Chapter<MoveOf<'Build'>, StartQuestion> = {
  question: (asked, { hex, from }) => about(asked, { hex: hexNamed(asked.board, hex), split: from }),
  demands,
  perform: (draft, { seat, hex }) => {
    placeStart(draft, seat, hex);
    return 'set-up';
  },
  list: listStarts,
};
