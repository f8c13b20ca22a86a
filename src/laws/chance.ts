/**
 * Chapter 8 of the contract: chance in play.
 *
 * @packageDocumentation
 */
import { isRight } from 'fp-ts/Either';
import type { Game, GameTypes } from '../core/contract/game.js';
import { chanceOutcomes, hasChanceAhead, weightOf } from '../core/playing/chance.js';
import { applyMoveAs } from '../core/playing/play.js';
import { firstSeats } from '../core/values/seat.js';
import { eyesOf, gameLaw, type Law, legalTexts, type Samples } from './sample.js';
import { demand, each, same, shown, type Violation } from './violation.js';

const mostWeight = 2 ** 31;

const outcomesHold = <T extends GameTypes>(game: Game<T>, state: T['State']): Violation => {
  const outcomes = chanceOutcomes(game)(state);
  if (outcomes.length === 0) return undefined;
  return (
    same('the seats to move where chance decides', game.toMove(state), []) ??
    same(
      'the legal moves where chance decides',
      legalTexts(game, state),
      outcomes.map(({ move }) => game.moveText.print(move)),
    ) ??
    each(outcomes, ({ move, weight }) =>
      demand(
        Number.isSafeInteger(weight) && weight >= 1,
        () => `the weight of ${game.moveText.print(move)} is ${shown(weight)}, not a whole number from 1`,
      ),
    ) ??
    demand(weightOf(outcomes) < mostWeight, () => 'the weights add up to 2^31 or more')
  );
};

const seatsAreRefused = <T extends GameTypes>(game: Game<T>, state: T['State']): Violation => {
  const [first] = chanceOutcomes(game)(state);
  if (first === undefined) return undefined;
  return each(firstSeats(game.seatCount(state)), (seat) => {
    const after = applyMoveAs(game)(seat, first.move)(state);
    return same(
      `what refuses ${game.moveText.print(first.move)} by seat ${seat}`,
      isRight(after) ? 'nothing' : after.left.rule,
      game.turnRule,
    );
  });
};

const viewsAgree = <T extends GameTypes>(game: Game<T>, state: T['State']): Violation =>
  each(eyesOf(game, state), (eyes) =>
    same(
      'whether chance decides in a view',
      chanceOutcomes(game)(game.view(eyes)(state)).length > 0,
      chanceOutcomes(game)(state).length > 0,
    ),
  );

/** Finds a state in which chance decides, or might, although no chance was said to be ahead of an earlier one. */
const noneFollows = <T extends GameTypes>(game: Game<T>, states: readonly T['State'][]): Violation => {
  const isAhead = hasChanceAhead(game);
  const from = states.findIndex((state) => !isAhead(state));
  if (from < 0) return undefined;
  return each(
    states.slice(from),
    (state) =>
      same('the outcomes of chance where none was ahead', chanceOutcomes(game)(state).length, 0) ??
      same('whether chance is ahead after it was not', isAhead(state), false),
  );
};

const viewsExpectIt = <T extends GameTypes>(game: Game<T>, state: T['State']): Violation =>
  each(eyesOf(game, state), (eyes) =>
    same(
      'whether chance is ahead in a view',
      hasChanceAhead(game)(game.view(eyes)(state)),
      hasChanceAhead(game)(state),
    ),
  );

/** The laws in chapter 8 of the contract, for a game in which chance plays a part after the set-up. */
export const chanceLaws = <T extends GameTypes>(samples: Samples<T>): readonly Law[] => {
  const { game } = samples;
  if (game.chance === undefined) return [];
  return [
    gameLaw(samples, 'GC-8.1', ({ states }) => each(states, (state) => outcomesHold(game, state))),
    gameLaw(samples, 'GC-8.2', ({ states }) => each(states, (state) => seatsAreRefused(game, state))),
    gameLaw(samples, 'GC-8.3', ({ states }) => each(states, (state) => viewsAgree(game, state))),
    gameLaw(
      samples,
      'GC-8.4',
      ({ states }) => noneFollows(game, states) ?? each(states, (state) => viewsExpectIt(game, state)),
    ),
  ];
};
