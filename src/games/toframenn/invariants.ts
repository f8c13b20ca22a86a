/**
 * The invariants of every position that can arise (TO-10.4), as data, for all stages or for a single stage.
 *
 * @packageDocumentation
 */
import type { Invariant as InvariantOf } from '../../core/contract/invariant.js';
import { at } from '../../core/values/table.js';
import { type Size, sizes } from '../../pieces/pyramids.js';
import { homeSquares, type Side } from './geometry.js';
import type { RuleId } from './rules.js';
import { archmageWinners, endingOf } from './score.js';
import {
  type BuildStage,
  hasArchmage,
  type MarkStage,
  type OverStage,
  type PlaceStage,
  type PlayStage,
  type Stage,
  type State,
} from './state.js';
import { buildOrder, placeOrder, wizardsASide } from './tables.js';
import { isArchmage, isLimited, isLimitedColour, looseColour, loosePips, pyramidOf } from './wizard.js';

/** The type of the states that are in a given stage of the game. */
export type InStage<S extends Stage> = State & { readonly stage: S };

/** A condition that every position, or every position in one stage, must meet. */
type Invariant<S extends Stage = Stage> = InvariantOf<InStage<S>, RuleId>;

const bothSides: readonly Side[] = [0, 1];

const onBoard = ({ board, wizards }: State, side: Side): readonly number[] =>
  wizards[side].map((square) => at(board, square));

const wizardsOf = (state: State, side: Side): readonly number[] => [...onBoard(state, side), ...state.hands[side]];

/** The total number of a side's pyramids of one size: on the board, in hand and loose. */
const pyramidsOf = ({ board, wizards, hands, loose }: State, side: Side, size: Size): number =>
  wizards[side].filter((square) => pyramidOf(at(board, square), size) > 0).length +
  hands[side].filter((wizard) => pyramidOf(wizard, size) > 0).length +
  loose[side].filter((pyramid) => loosePips(pyramid) === size).length;

const ascends = (items: readonly number[]): boolean =>
  items.every((item, index) => index === 0 || at(items, index - 1) <= item);

const each = (test: (side: Side) => boolean): boolean => bothSides.every(test);

/** In any stage. @rule TO-10.4 @rule TO-10.5 */
const always: readonly Invariant[] = [
  {
    rule: 'TO-10.5',
    path: 'hands',
    text: 'the wizards in a hand or the loose pyramids are not sorted',
    holds: ({ hands, loose }) => each((side) => ascends(hands[side]) && ascends(loose[side])),
  },
  {
    rule: 'TO-10.4',
    path: 'board',
    text: 'a side has more than five wizards, or more than five pyramids of a size',
    holds: (state) =>
      each(
        (side) =>
          state.wizards[side].length + state.hands[side].length <= wizardsASide &&
          sizes.every((size) => pyramidsOf(state, side, size) <= wizardsASide),
      ),
  },
  {
    rule: 'TO-10.4',
    path: 'board',
    text: 'a side has more than one Archmage',
    holds: (state) => each((side) => onBoard(state, side).filter(isArchmage).length <= 1),
  },
  {
    rule: 'TO-10.4',
    path: 'settings',
    text: 'a wizard has a colour that the limited colour table does not have',
    holds: (state) =>
      state.settings.table !== 'limited' ||
      each(
        (side) =>
          wizardsOf(state, side).every(isLimited) &&
          state.loose[side].every((pyramid) => isLimitedColour(looseColour(pyramid))),
      ),
  },
  {
    rule: 'TO-10.4',
    path: 'settings',
    text: 'a counter is above its limit, or there are more quiet plies than plies',
    holds: ({ quiet, plies, settings }) =>
      quiet <= settings.quietLimit &&
      plies <= settings.plyLimit &&
      (settings.quietLimit === 0 || settings.plyLimit === 0 || quiet <= plies),
  },
];

/** True if the wizards built or placed so far fit the given order of turns, and the given side is next. */
const isInOrder = (order: readonly Side[], side: Side, done: (side: Side) => number): boolean => {
  const count = done(0) + done(1);
  return order[count] === side && order.slice(0, count).filter((seat) => seat === 0).length === done(0);
};

const hasAllPyramids = (state: State): boolean =>
  each((side) => sizes.every((size) => pyramidsOf(state, side, size) === wizardsASide));

const hasNoLoose = ({ loose }: State): boolean => each((side) => loose[side].length === 0);

const hasNoHand = ({ hands }: State): boolean => each((side) => hands[side].length === 0);

/** Before play. @rule TO-10.4 */
const inSetup: readonly Invariant[] = [
  {
    rule: 'TO-10.4',
    path: 'settings',
    text: 'plies are counted although play has not begun',
    holds: ({ quiet, plies }) => quiet === 0 && plies === 0,
  },
  {
    rule: 'TO-10.4',
    path: 'board',
    text: 'a side does not have 15 pyramids, five of each size',
    holds: hasAllPyramids,
  },
  {
    rule: 'TO-10.4',
    path: 'board',
    text: 'a wizard is outside the home ranks of its side',
    holds: ({ wizards }) => each((side) => wizards[side].every((square) => homeSquares[side].includes(square))),
  },
];

/** True if each side's wizards in hand and loose pyramids together make up five wizards. */
const isEquallyLoose = (state: State): boolean =>
  each((side) => state.loose[side].length === 3 * (wizardsASide - state.hands[side].length));

/**
 * True if each side has built its large pyramids in the order of the colours, leaving none of an earlier colour loose.
 * @rule TO-3.2
 */
const isBuiltInOrder = ({ hands, loose }: State): boolean =>
  each((side) => {
    const first = loose[side].find((pyramid) => loosePips(pyramid) === 3);
    return first === undefined || hands[side].every((wizard) => pyramidOf(wizard, 3) <= looseColour(first));
  });

const inBuild: readonly Invariant<BuildStage>[] = [
  {
    rule: 'TO-10.4',
    path: 'board',
    text: 'a wizard is on the board although wizards are still being built',
    holds: ({ wizards }) => each((side) => wizards[side].length === 0),
  },
  {
    rule: 'TO-10.4',
    path: 'hands',
    text: 'the built wizards and the loose pyramids of a side do not make five wizards',
    holds: isEquallyLoose,
  },
  {
    rule: 'TO-10.4',
    path: 'stage',
    text: 'the wizards were not built in the required order',
    holds: ({ hands, stage }) => isInOrder(buildOrder, stage.side, (builder) => hands[builder].length),
  },
  {
    rule: 'TO-10.4',
    path: 'hands',
    text: 'a large pyramid has been built although a large pyramid of an earlier colour is still loose',
    holds: isBuiltInOrder,
  },
];

const inPlace: readonly Invariant<PlaceStage>[] = [
  {
    rule: 'TO-10.4',
    path: 'loose',
    text: 'a pyramid is loose although all wizards are built',
    holds: hasNoLoose,
  },
  {
    rule: 'TO-10.4',
    path: 'board',
    text: 'an Archmage is marked although wizards are still being placed',
    holds: (state) => each((side) => !hasArchmage(state, side)),
  },
  {
    rule: 'TO-10.4',
    path: 'stage',
    text: 'the wizards were not placed in the required order',
    holds: (state) => isInOrder(placeOrder, state.stage.side, (placer) => onBoard(state, placer).length),
  },
];

/** The invariant of all stages after placing: no wizard is in a hand, and no pyramid is loose. @rule TO-10.4 */
const afterPlacing: Invariant = {
  rule: 'TO-10.4',
  path: 'hands',
  text: 'a wizard is still in a hand, or a pyramid is still loose',
  holds: (state) => hasNoLoose(state) && hasNoHand(state),
};

const inMark: readonly Invariant<MarkStage>[] = [
  {
    rule: 'TO-10.4',
    path: 'board',
    text: 'the Archmages were not marked in the required order: Light first, then Darkness',
    holds: (state) => hasArchmage(state, 0) === (state.stage.side === 1) && !hasArchmage(state, 1),
  },
];

const inPlay: readonly Invariant<PlayStage>[] = [
  {
    rule: 'TO-10.4',
    path: 'board',
    text: 'a side has no Archmage',
    holds: (state) => each((side) => hasArchmage(state, side)),
  },
  {
    rule: 'TO-10.4',
    path: 'stage',
    text: 'the game should be over',
    holds: (state) => endingOf(state) === undefined,
  },
];

/** True if the recorded winner is possible with the Archmages that are left, and the counter of quiet plies is at 0. @rule TO-8.3 */
const isFall = (state: State, { winner }: OverStage): boolean =>
  state.quiet === 0 && archmageWinners(state).includes(winner);

const isEnd = (state: State, { winner, reason }: OverStage): boolean => {
  if (!each((side) => hasArchmage(state, side))) return false;
  const ending = endingOf(state);
  return ending?.winner === winner && ending.reason === reason;
};

const inOver: readonly Invariant<OverStage>[] = [
  {
    rule: 'TO-10.4',
    path: 'settings',
    text: 'the game is over although no ply has been played',
    holds: ({ plies, settings }) => settings.plyLimit === 0 || plies > 0,
  },
  {
    rule: 'TO-10.4',
    path: 'stage',
    text: 'the position does not lead to this result',
    holds: (state) => (state.stage.reason === 'archmage' ? isFall(state, state.stage) : isEnd(state, state.stage)),
  },
];

/** The invariants of each stage, in the order in which they are checked. */
export const invariants: { readonly [Tag in Stage['_tag']]: readonly Invariant<Extract<Stage, { _tag: Tag }>>[] } = {
  Build: [...always, ...inSetup, ...inBuild],
  Place: [...always, ...inSetup, ...inPlace],
  Mark: [...always, ...inSetup, afterPlacing, ...inMark],
  Play: [...always, afterPlacing, ...inPlay],
  Over: [...always, afterPlacing, ...inOver],
};
