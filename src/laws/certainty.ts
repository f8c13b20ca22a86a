/**
 * Chapter 3 of the contract: functions are pure, and no caller can change a value that another caller holds.
 *
 * @packageDocumentation
 */
import { nat, record } from 'fast-check';
import type { Game, GameTypes } from '../core/contract/game.js';
import { countsOf } from '../core/values/counts.js';
import type { Seed } from '../core/values/random.js';
import { none } from '../core/values/results.js';
import { frozen } from './data.js';
import { comparedDraws, firstSeed } from './deals.js';
import { isEven } from './moves.js';
import { gameLaw, type Law, lawOf, type Plan, type Samples, sure, untested, type Walk } from './sample.js';
import { sharesNothingOpen } from './sharing.js';
import { demand, each, same, type Violation } from './violation.js';

/** The results of a game's functions for the given state, keyed by the name of the function. */
const answersOf = <T extends GameTypes>(game: Game<T>, state: T['State']): Readonly<Record<string, unknown>> => ({
  legalMoves: game.legalMoves(state),
  toMove: game.toMove(state),
  score: game.score(state),
  outcome: game.outcome(state),
  teams: game.teams(state),
});

const repeats = <T extends GameTypes>(game: Game<T>, { last }: Walk<T>): Violation =>
  each(game.legalMoves(last).slice(0, 20), (move) =>
    same(`${game.moveText.print(move)} again`, game.applyLegal(last, move), game.applyLegal(last, move)),
  ) ?? same('the same answers', answersOf(game, last), answersOf(game, last));

const untouched = <T extends GameTypes>(game: Game<T>, { last }: Walk<T>, pick: number): Violation => {
  const state = frozen(last);
  const before = JSON.stringify(state);
  const legal = game.legalMoves(state);
  const move = legal[pick % Math.max(1, legal.length)];
  if (move !== undefined) {
    game.applyLegal(state, frozen(move));
    game.check(move)(state);
  }
  answersOf(game, state);
  game.board(state);
  game.key(state);
  game.position.print(state);
  return demand(JSON.stringify(state) === before, () => `the state was changed: ${before}`);
};

/** The number of seeds tried. If a fair coin is tossed this often, the chance that it always shows the same side is one in 2^19. */
const seeds = 20;

/** Different seeds must not all give the same set-up. */
const dealsBySeed = <T extends GameTypes>({ game, given: { deals } }: Samples<T>, options: T['Options']): Violation => {
  const isDealt = typeof deals === 'function' ? deals(options) : deals;
  const starts = Array.from({ length: seeds }, (_, seed) =>
    game.position.print(sure(game.setup(options, seed), 'the set-up is refused')),
  );
  return demand(
    isDealt !== true || new Set(starts).size > 1,
    () => `${seeds} seeds give one set-up: ${starts[0] ?? ''}`,
  );
};

/**
 * What is hidden at the start must be dealt by the set-up as it is dealt anew, by `redeal` or by completing a view: if both are even, dealing it anew
 * changes nothing about how often each card comes to each place.
 */
const dealsAsAgain = <T extends GameTypes>(
  { game, given: { redeal } }: Samples<T>,
  { options, seed }: Plan<T>,
): Violation => {
  const startOf = (draw: Seed): T['State'] => sure(game.setup(options, draw), 'the set-up is refused');
  const again = (draw: Seed): T['State'] => {
    const start = startOf(draw);
    // The seed of the set-up and that of the second deal must not be the same.
    const other = draw + 2 ** 50;
    return redeal === undefined ? game.determinize(game.view(none)(start), other) : redeal(start, none, other);
  };
  return comparedDraws(
    (draw) => game.state.encode(again(draw)),
    (draw) => game.state.encode(startOf(draw)),
    {
      found: 'set-ups',
      wanted: `set-ups that are dealt anew by ${redeal === undefined ? 'determinize' : 'redeal'}`,
      wrong: 'the set-up does not deal evenly by its seed',
    },
    firstSeed(seed),
  );
};

/** The number of set-ups in which the values are counted that an author says are drawn evenly. */
const setUps = 1000;

/** True if something that the author says is drawn evenly is not; a thing with many different values is only compared with a constant. */
const drawsEvenly = <T extends GameTypes>({ game, given }: Samples<T>, { options, seed }: Plan<T>): Violation => {
  const starts = Array.from({ length: setUps }, (_, more) =>
    sure(game.setup(options, firstSeed(seed) + more), 'the set-up is refused'),
  );
  return each(Object.entries(given.evenly ?? {}), ([name, read]) => {
    const times = countsOf(starts.map(read));
    const counts = [...times].map(([value, count]) => `${value} ${count}`).join(', ');
    return demand(
      times.size > setUps / 20 || isEven([...times.values()]),
      () => `the set-up does not draw ${name} evenly: in ${setUps} set-ups, its values occur so often: ${counts}`,
    );
  });
};

/** The laws in chapter 3 of the contract (pure functions and unshared values). */
export const certaintyLaws = <T extends GameTypes>(samples: Samples<T>): readonly Law[] => {
  const { game, given, plans, play } = samples;
  return [
    gameLaw(samples, 'GC-3.1', (walk) => repeats(game, walk)),
    lawOf(samples, 'GC-3.2', record({ plan: plans, pick: nat() }), ({ plan, pick }) =>
      untouched(game, play({ ...plan, options: frozen(plan.options) }), pick),
    ),
    gameLaw(samples, 'GC-3.3', (walk, plan) => sharesNothingOpen(samples, walk, plan)),
    gameLaw(samples, 'GC-3.4', (walk, plan) => same('the game of the seed', play(plan), walk)),
    ...(given.deals === undefined
      ? [untested(samples, 'GC-3.5', 'deals')]
      : [gameLaw(samples, 'GC-3.5', (_, plan) => dealsBySeed(samples, plan.options))]),
    ...(given.hides === true || given.evenly !== undefined
      ? [
          gameLaw(samples, 'GC-3.6', (_, plan) =>
            // Hundreds of set-ups are drawn, so only every other game is looked at.
            given.hides === true && plan.seed % 2 === 0
              ? dealsAsAgain(samples, plan)
              : given.evenly === undefined
                ? undefined
                : drawsEvenly(samples, plan),
          ),
        ]
      : [untested(samples, 'GC-3.6', 'evenly')]),
  ];
};
