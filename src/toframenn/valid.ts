/**
 * Which positions exist: everything that TO-10.4 does not refuse, reachable or not.
 *
 * @packageDocumentation
 */
import { type Either, left, right } from 'fp-ts/Either';
import { type Fault, fault } from '../core/fault.js';
import { at } from '../core/table.js';
import { type Size, sizes } from '../pyramids/index.js';
import { archmageWinners, endingOf } from './score.js';
import { homeSquares, type Side } from './geometry.js';
import type { RuleId } from './rules.js';
import { hasArchmage, type OverStage, type Position, type Stage, type State, withWizards } from './state.js';
import { buildOrder, placeOrder, wizardsASide } from './tables.js';
import { isArchmage, isLimited, isLimitedColour, looseColour, loosePips, pyramidOf } from './wizard.js';

/** One thing that a position must not be. */
interface Flaw<S = Stage> {
  readonly path: string;
  readonly reason: string;
  readonly rule?: RuleId;
  readonly found: (state: State, stage: S) => boolean;
}

const bothSides: readonly Side[] = [0, 1];

const onBoard = ({ board, wizards }: State, side: Side): readonly number[] =>
  wizards[side].map((square) => at(board, square));

const wizardsOf = (state: State, side: Side): readonly number[] => [...onBoard(state, side), ...state.hands[side]];

/** A side's pyramids of a size, wherever they are. */
const pyramidsOf = (state: State, side: Side, size: Size): number =>
  wizardsOf(state, side).filter((wizard) => pyramidOf(wizard, size) > 0).length +
  state.loose[side].filter((pyramid) => loosePips(pyramid) === size).length;

const ascends = (items: readonly number[]): boolean =>
  items.every((item, index) => index === 0 || at(items, index - 1) <= item);

const any = (test: (side: Side) => boolean): boolean => bothSides.some(test);

/** In any stage. @rule TO-10.4 @rule TO-10.5 */
const flaws: readonly Flaw[] = [
  {
    path: 'hands',
    reason: 'what is in a hand is not sorted',
    rule: 'TO-10.5',
    found: ({ hands, loose }) => any((side) => !ascends(hands[side]) || !ascends(loose[side])),
  },
  {
    path: 'board',
    reason: 'a side has at most five wizards, and five pyramids of a size',
    found: (state) =>
      any(
        (side) =>
          wizardsOf(state, side).length > wizardsASide ||
          sizes.some((size) => pyramidsOf(state, side, size) > wizardsASide),
      ),
  },
  {
    path: 'board',
    reason: 'a side has at most one Archmage',
    found: (state) => any((side) => onBoard(state, side).filter(isArchmage).length > 1),
  },
  {
    path: 'settings',
    reason: 'the limited table knows red, yellow, green and blue only',
    found: (state) =>
      state.settings.table === 'limited' &&
      any(
        (side) =>
          !wizardsOf(state, side).every(isLimited) ||
          !state.loose[side].every((pyramid) => isLimitedColour(looseColour(pyramid))),
      ),
  },
  {
    path: 'settings',
    reason: 'a counter is above its limit, or not every quiet ply is a ply',
    found: ({ quiet, plies, settings }) =>
      quiet > settings.quietLimit ||
      plies > settings.plyLimit ||
      (settings.quietLimit > 0 && settings.plyLimit > 0 && quiet > plies),
  },
];

/** Whether a decision's turn and the numbers of wizards that each side has built or placed do not fit an order. */
const isOutOfOrder = (order: readonly Side[], side: Side, done: (side: Side) => number): boolean => {
  const count = done(0) + done(1);
  return order[count] !== side || order.slice(0, count).filter((seat) => seat === 0).length !== done(0);
};

const isMissingPyramids = (state: State): boolean =>
  any((side) => sizes.some((size) => pyramidsOf(state, side, size) !== wizardsASide));

const hasLoose = ({ loose }: State): boolean => any((side) => loose[side].length > 0);

const hasHand = ({ hands }: State): boolean => any((side) => hands[side].length > 0);

const hasPlaced = ({ wizards }: State): boolean => any((side) => wizards[side].length > 0);

/** Before play. @rule TO-10.4 */
const setupFlaws: readonly Flaw[] = [
  { path: 'settings', reason: 'counters start with play', found: ({ quiet, plies }) => quiet > 0 || plies > 0 },
  { path: 'board', reason: 'each side has 15 pyramids, five of each size', found: isMissingPyramids },
  {
    path: 'board',
    reason: 'wizards stand on home ranks',
    found: ({ wizards }) => any((side) => wizards[side].some((square) => !homeSquares[side].includes(square))),
  },
];

/** Loose pyramids and wizards of a hand must make up five wizards. */
const isUnequallyLoose = (state: State): boolean =>
  any((side) => state.loose[side].length !== 3 * (wizardsASide - state.hands[side].length));

/** A built large comes after a loose one. @rule TO-3.2 */
const isBuiltTooEarly = ({ hands, loose }: State): boolean =>
  any((side) => {
    const first = loose[side].find((pyramid) => loosePips(pyramid) === 3);
    return first !== undefined && hands[side].some((wizard) => pyramidOf(wizard, 3) > looseColour(first));
  });

const buildFlaws: readonly Flaw<{ readonly side: Side }>[] = [
  { path: 'board', reason: 'no wizard is placed while wizards are built', found: hasPlaced },
  { path: 'hands', reason: 'what is built and loose does not make five wizards', found: isUnequallyLoose },
  {
    path: 'stage',
    reason: 'the wizards built do not fit the order of building',
    found: ({ hands }, { side }) => isOutOfOrder(buildOrder, side, (builder) => hands[builder].length),
  },
  { path: 'hands', reason: 'a large is built that comes after a loose one', found: isBuiltTooEarly },
];

const placeFlaws: readonly Flaw<{ readonly side: Side }>[] = [
  { path: 'loose', reason: 'pyramids are loose only while wizards are built', found: hasLoose },
  {
    path: 'board',
    reason: 'no Archmage is marked while wizards are placed',
    found: (state) => any((side) => hasArchmage(state, side)),
  },
  {
    path: 'stage',
    reason: 'the wizards placed do not fit the order of placing',
    found: (state, { side }) => isOutOfOrder(placeOrder, side, (placer) => onBoard(state, placer).length),
  },
];

const markFlaws: readonly Flaw<{ readonly side: Side }>[] = [
  { path: 'hands', reason: 'all wizards are on the board', found: (state) => hasLoose(state) || hasHand(state) },
  {
    path: 'board',
    reason: 'Light marks its Archmage first, then Darkness',
    found: (state, { side }) => hasArchmage(state, 0) !== (side === 1) || hasArchmage(state, 1),
  },
];

/** In `play` and afterwards. @rule TO-10.4 */
const boardFlaws: readonly Flaw[] = [
  { path: 'hands', reason: 'all wizards are on the board', found: (state) => hasLoose(state) || hasHand(state) },
];

const playFlaws: readonly Flaw<unknown>[] = [
  {
    path: 'board',
    reason: 'each side has an Archmage',
    found: (state) => any((side) => !hasArchmage(state, side)),
  },
  { path: 'stage', reason: 'the game is over', found: (state) => endingOf(state) !== undefined },
];

/** Whether the Archmages that are gone do not fit an ending. @rule TO-8.3 */
const isWrongFall = (state: State, { winner }: OverStage): boolean =>
  state.quiet > 0 || !archmageWinners(state).includes(winner);

const isWrongEnd = (state: State, { winner, reason }: OverStage): boolean => {
  if (any((side) => !hasArchmage(state, side))) return true;
  const ending = endingOf(state);
  return ending?.winner !== winner || ending.reason !== reason;
};

const overFlaws: readonly Flaw<OverStage>[] = [
  {
    path: 'settings',
    reason: 'no game is over before the first ply of play',
    found: ({ plies, settings }) => settings.plyLimit > 0 && plies === 0,
  },
  {
    path: 'stage',
    reason: 'the position does not give this result',
    found: (state, stage) => (stage.reason === 'archmage' ? isWrongFall(state, stage) : isWrongEnd(state, stage)),
  },
];

const firstFlaw = <S>(list: readonly Flaw<S>[], state: State, stage: S): Fault | undefined => {
  const flaw = list.find(({ found }) => found(state, stage));
  return flaw === undefined ? undefined : fault([flaw.path], flaw.reason, flaw.rule ?? 'TO-10.4');
};

const stageFlaw = (state: State): Fault | undefined => {
  const { stage } = state;
  switch (stage._tag) {
    case 'Build':
      return firstFlaw(setupFlaws, state, stage) ?? firstFlaw(buildFlaws, state, stage);
    case 'Place':
      return firstFlaw(setupFlaws, state, stage) ?? firstFlaw(placeFlaws, state, stage);
    case 'Mark':
      return firstFlaw(setupFlaws, state, stage) ?? firstFlaw(markFlaws, state, stage);
    case 'Play':
      return firstFlaw(boardFlaws, state, stage) ?? firstFlaw(playFlaws, state, stage);
    case 'Over':
      return firstFlaw(boardFlaws, state, stage) ?? firstFlaw(overFlaws, state, stage);
  }
};

/**
 * The state that a position is, or why there is no such position.
 *
 * @rule TO-10.4
 */
export const complete = (position: Position): Either<Fault, State> => {
  const state = withWizards(position);
  const wrong = firstFlaw(flaws, state, state.stage) ?? stageFlaw(state);
  return wrong === undefined ? right(state) : left(wrong);
};
