/**
 * Chapter 2 of the contract: legal moves and refusals.
 *
 * @packageDocumentation
 */
import { nat, record } from 'fast-check';
import { type Either, isLeft, isRight } from 'fp-ts/Either';
import { isNone, some } from 'fp-ts/Option';
import type { Game, GameTypes } from '../core/contract/game.js';
import type { Legal } from '../core/contract/legal.js';
import type { Refusal } from '../core/contract/refusal.js';
import { isGameOver } from '../core/playing/chance.js';
import { applyMove, applyMoveAs } from '../core/playing/play.js';
import { randomMove } from '../core/playing/playout.js';
import { source } from '../core/values/random.js';
import { none } from '../core/values/results.js';
import { firstSeats } from '../core/values/seat.js';
import { inventedMoves } from './invented.js';
import { gameLaw, type Law, lawOf, legalTexts, type Samples, sure, type Walk } from './sample.js';
import { demand, each, same, type Violation } from './violation.js';

/** The greatest number of moves that are examined in a position if examining a move is expensive. */
const mostMoves = 200;

const leadsOn = <T extends GameTypes>(game: Game<T>, state: T['State']): Violation =>
  each(game.legalMoves(state).slice(0, mostMoves), (move) => {
    const [text, after] = [game.moveText.print(move), applyMove(game)(move)(state)];
    if (isLeft(after)) return `${text} is generated and refused by ${after.left.rule}`;
    const read = game.position.parse(game.position.print(after.right));
    return (
      same(`${text} by check and then applyLegal`, game.applyLegal(state, move), after.right) ??
      (isLeft(read) ? `the position after ${text} cannot be read: ${read.left.reason}` : undefined)
    );
  });

/** How often moves of every kind are invented for a position, and for how many positions of a game. */
const [inventions, examined] = [2, 3] as const;

/** The rule that names a move which is accepted and not listed; a violation if there is none. */
const unnamed = <T extends GameTypes>(game: Game<T>, state: T['State'], move: T['Move']): Violation => {
  const rule = game.unlistedRule?.(state, move);
  const text = game.moveText.print(move);
  if (rule === undefined)
    return `${text} is accepted in ${game.position.print(state)}, is not listed, and no rule names it`;
  return demand(
    Object.hasOwn(game.rules, rule),
    () => `${text} is accepted and not listed by ${rule}, which the book does not have`,
  );
};

/** Looks for moves that are accepted and neither listed nor named, among invented moves of every kind. */
const namesUnlisted = <T extends GameTypes>(game: Game<T>, { states, moves }: Walk<T>, pick: number): Violation => {
  const random = source(pick);
  return each(Array.from({ length: examined }), () => {
    const state = states[random.below(states.length)]!;
    const listed = game.legalMoves(state);
    const texts = new Set(listed.map(game.moveText.print));
    return each(inventedMoves(game, listed, moves.slice(-mostMoves), random, inventions), (move) =>
      isLeft(game.check(move)(state)) || texts.has(game.moveText.print(move)) ? undefined : unnamed(game, state, move),
    );
  });
};

/** The texts of the moves to try in a game's last position: legal moves, moves of other positions, and the author's own. */
const triedTexts = <T extends GameTypes>(
  { game, given: { candidates = [] } }: Samples<T>,
  { states, last }: Walk<T>,
  pick: number,
): ReadonlySet<string> => {
  const others = [0, 1, 2].flatMap((step) => states[(pick + step * 7) % states.length]!);
  return new Set([
    ...candidates,
    ...legalTexts(game, last),
    ...others.flatMap((other) => legalTexts(game, other).slice(0, mostMoves)),
  ]);
};

const refusedSeats = <T extends GameTypes>(game: Game<T>, state: T['State']): Violation => {
  const [move] = game.legalMoves(state);
  if (move === undefined) return undefined;
  const deciding = game.toMove(state);
  return each(firstSeats(game.seatCount(state)), (seat) => {
    const after = applyMoveAs(game)(seat, move)(state);
    if (!deciding.includes(seat))
      return same(`what refuses seat ${seat}`, isLeft(after) ? after.left.rule : 'nothing', game.turnRule);
    return demand(isRight(after) || deciding.length > 1, () => `seat ${seat} is to move and refused`);
  });
};

/** All functions that check or make a move must give the same verdict, and a legal move must name a seat that is to move, if it names one. */
const waysAgree = <T extends GameTypes>(samples: Samples<T>, walk: Walk<T>, pick: number): Violation => {
  const { game } = samples;
  const { last } = walk;
  const toMove = game.toMove(last);
  return (
    each(game.legalMoves(last).slice(0, mostMoves), (move) => {
      const mover = game.mover?.(last, move) ?? none;
      return demand(
        isNone(mover) || toMove.length === 0 || toMove.includes(mover.value),
        () =>
          `mover says that ${game.moveText.print(move)} is a move of a seat that is not to move in ${game.position.print(last)}`,
      );
    }) ??
    each(triedTexts(samples, walk, pick), (text) => {
      const move = sure(game.moveText.parse(text), `${text} is not a notation`);
      const [checked, made] = [game.check(move)(last), applyMove(game)(move)(last)];
      const recorded = game.checkRecorded?.(move)(last);
      const verdictOf = (result: Either<Refusal<T['Rule']>, unknown>): string =>
        isLeft(result) ? `refused by ${result.left.rule}` : 'accepted';
      const where = `${text} in ${game.position.print(last)}`;
      return (
        same(`what applyMove makes of ${where}, where check says`, verdictOf(made), verdictOf(checked)) ??
        (isRight(checked) && recorded !== undefined
          ? same(`what checkRecorded makes of ${where}`, verdictOf(recorded), verdictOf(checked))
          : undefined)
      );
    })
  );
};

/** The greatest number of moves of a seat that are compared where seats decide at once. */
const mostAtOnce = 4;

/** Where seats decide at once, the choice of one of them must leave the others their moves and their views, and the next of them must be to move. */
const decideApart = <T extends GameTypes>(game: Game<T>, state: T['State']): Violation => {
  const waiting = game.atOnce?.(state) ?? [];
  const [first, next, ...others] = waiting;
  if (first === undefined) return undefined;
  const begins = same('the first of the seats that decide at once is to move', game.toMove(state), [first]);
  if (begins !== undefined || next === undefined) return begins;
  const moves = game.legalMoves(state).slice(0, mostAtOnce);
  const seenAfter = (move: Legal<T['Move']>): unknown => {
    const after = game.applyLegal(state, move);
    return {
      toMove: game.toMove(after),
      waiting: game.atOnce?.(after),
      moves: legalTexts(game, after),
      views: [next, ...others].map((seat) => game.viewText.print(game.view(some(seat))(after))),
    };
  };
  const [one] = moves;
  if (one === undefined) return undefined;
  const after = game.applyLegal(state, one);
  return (
    same(`the seats that still decide after ${game.moveText.print(one)}`, game.atOnce?.(after), waiting.slice(1)) ??
    each(moves, (move) =>
      same(
        `what the other seats see and may do after ${game.moveText.print(move)} instead of ${game.moveText.print(one)}, which they must not notice`,
        seenAfter(move),
        seenAfter(one),
      ),
    )
  );
};

/** The number of draws of a random move. */
const draws = 4000;

/**
 * True if the given counts are about even: their chi-square statistic is at most six standard deviations above its mean. The test uses the cube-root
 * transform of Wilson and Hilferty, which gives a nearly normal distribution even for two moves. Draws that really are even fail this test less than
 * once in a billion tries.
 */
export const isEven = (times: readonly number[]): boolean => {
  const mean = times.reduce((sum, count) => sum + count, 0) / times.length;
  const chiSquare = times.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  const freedom = Math.max(1, times.length - 1);
  const spread = 2 / (9 * freedom);
  return chiSquare <= freedom * (1 - spread + 6 * Math.sqrt(spread)) ** 3;
};

const drawsEvenly = <T extends GameTypes>(game: Game<T>, state: T['State'], seed: number): Violation => {
  // The author chooses the weights of chance moves, so they may be uneven. If the game has no `randomMove`, the core draws evenly.
  if (game.toMove(state).length === 0 && game.legalMoves(state).length > 0) return undefined;
  const times = new Map(legalTexts(game, state).map((text) => [text, 0]));
  const [choose, random] = [randomMove(game), source(seed)];
  if (times.size === 0) return same('a random move of a game that is over', choose(state, random), undefined);
  // With many moves, a frequency test would need too many draws. Then only check that each drawn move is legal.
  const isCounted = game.randomMove !== undefined && times.size <= draws / 50;
  const strange = each(Array.from({ length: isCounted ? draws : 100 }), () => {
    const move = choose(state, random);
    const text = move === undefined ? 'nothing' : game.moveText.print(move);
    const known = times.get(text);
    if (known === undefined) return `${text} is drawn and not legal`;
    times.set(text, known + 1);
    return undefined;
  });
  const uneven = (): string => `moves are drawn so often: ${[...times].map((one) => one.join(' ')).join(', ')}`;
  return strange ?? demand(!isCounted || isEven([...times.values()]), uneven);
};

/** The last position of a game, the one before it, in which a seat can still decide, and any other one. */
const someStates = <T extends GameTypes>({ last, states }: Walk<T>, pick: number): Iterable<T['State']> =>
  new Set([last, states.at(-2) ?? last, states[pick % states.length] ?? last]);

/** A move must be listed exactly if it is accepted, unless a rule names it. */
const listsWhatIsAccepted = <T extends GameTypes>(
  samples: Samples<T>,
  walk: Walk<T>,
  state: T['State'],
  pick: number,
): Violation => {
  const { game } = samples;
  const legal = new Set(legalTexts(game, state));
  return each(new Set([...triedTexts(samples, walk, pick), ...legal]), (text) => {
    const move = sure(game.moveText.parse(text), `${text} is not a notation`);
    const isAccepted = isRight(game.check(move)(state));
    // Another law tests unlisted moves that a rule permits.
    if (isAccepted && !legal.has(text) && game.unlistedRule?.(state, move) !== undefined) return undefined;
    return same(`whether ${text} is accepted in ${game.position.print(state)}`, isAccepted, legal.has(text));
  });
};

/** The laws in chapter 2 of the contract (moves and refusals), except the law about values that are not moves at all. */
export const moveLaws = <T extends GameTypes>(samples: Samples<T>): readonly Law[] => {
  const { game, plans, play } = samples;
  const picked = record({ plan: plans, pick: nat() });
  return [
    gameLaw(samples, 'GC-2.1', ({ states }) =>
      each(states, (state) => {
        const texts = legalTexts(game, state);
        return same('different texts of legal moves', new Set(texts).size, texts.length);
      }),
    ),
    gameLaw(samples, 'GC-2.2', ({ last }) => leadsOn(game, last)),
    lawOf(samples, 'GC-2.3', picked, ({ plan, pick }) => {
      const walk = play(plan);
      return each(someStates(walk, pick), (state) => listsWhatIsAccepted(samples, walk, state, pick));
    }),
    lawOf(samples, 'GC-2.4', picked, ({ plan, pick }) => {
      const walk = play(plan);
      return each(triedTexts(samples, walk, pick), (text) => {
        const checked = game.check(sure(game.moveText.parse(text), `${text} is not a notation`))(walk.last);
        if (isRight(checked)) return undefined;
        const { rule, text: reason } = checked.left;
        return (
          demand(
            Object.hasOwn(game.rules, rule),
            () => `${text} is refused by ${rule}, which the book does not have`,
          ) ?? demand(reason.trim() !== '', () => `${text} is refused by ${rule} without a reason`)
        );
      });
    }),
    gameLaw(samples, 'GC-2.6', ({ states }) => each(states, (state) => refusedSeats(game, state))),
    gameLaw(samples, 'GC-2.7', ({ last, moves }) => {
      if (!isGameOver(game)(last)) return undefined;
      return each(moves.slice(-3), (move) => {
        const checked = game.check(move)(last);
        const rule = isLeft(checked) ? checked.left.rule : 'nothing';
        return same(`what refuses ${game.moveText.print(move)} when the game is over`, rule, game.overRule);
      });
    }),
    lawOf(samples, 'GC-2.8', picked, ({ plan, pick }) => drawsEvenly(game, play(plan).last, pick)),
    lawOf(samples, 'GC-2.9', picked, ({ plan, pick }) => namesUnlisted(game, play(plan), pick)),
    lawOf(samples, 'GC-2.10', picked, ({ plan, pick }) => waysAgree(samples, play(plan), pick)),
    ...(game.atOnce === undefined
      ? []
      : [gameLaw(samples, 'GC-2.11', ({ states }) => each(states, (state) => decideApart(game, state)))]),
  ];
};
