/**
 * Chapter 5 of the contract: what a seat sees.
 *
 * @packageDocumentation
 */
import { nat, record } from 'fast-check';
import { isLeft } from 'fp-ts/Either';
import { isSome, type Option } from 'fp-ts/Option';
import type { Game, GameTypes } from '../core/contract/game.js';
import type { Seat } from '../core/values/seat.js';
import { eyesOf, gameLaw, type Law, lawOf, legalTexts, type Samples, usualPlies, type Walk } from './sample.js';
import { roundTrip, textTrip } from './texts.js';
import { demand, each, same, type Violation } from './violation.js';

const filledIn = <T extends GameTypes>(game: Game<T>, state: T['State'], seed: number): Violation =>
  each(eyesOf(game, state), (eyes) => {
    const view = game.view(eyes)(state);
    const filled = game.determinize(view, seed);
    return (
      same('the view of a view that was filled in', game.view(eyes)(filled), view) ??
      textTrip('the filled-in position', game.position, filled) ??
      same('the same view and seed, filled in again', game.determinize(view, seed), filled) ??
      same('a state that hides nothing, filled in', game.determinize(state, seed), state)
    );
  });

/** What a seat is told of a view, whatever is hidden in it. */
const toldOf = <T extends GameTypes>(game: Game<T>, view: T['State'] | T['View']): unknown => ({
  toMove: game.toMove(view),
  teams: game.teams(view),
  seats: game.seatCount(view),
  isSecret: game.isSecret(view),
  atOnce: game.atOnce?.(view) ?? [],
  moves: legalTexts(game, view),
});

/** Two states that look alike to a seat are told alike, and stay alike while nobody reveals anything. */
const alike = <T extends GameTypes>(
  { game, given }: Samples<T>,
  { last, moves }: Walk<T>,
  eyes: Option<Seat>,
  seed: number,
): Violation => {
  const view = game.view(eyes)(last);
  const other = game.determinize(view, seed);
  const mine = isSome(eyes) && game.toMove(last).includes(eyes.value);
  const tried = [...(given.candidates ?? []).slice(0, 200), ...moves.slice(-20).map(game.moveText.print)];
  return (
    same('what is told of a view and of the state', toldOf(game, view), toldOf(game, last)) ??
    same('what is told of two states that look alike', toldOf(game, other), toldOf(game, last)) ??
    each(mine ? tried : [], (text) => {
      const move = game.moveText.parse(text);
      if (isLeft(move)) return undefined;
      const verdicts = [last, other, view].map((one) => {
        const checked = game.check(move.right)(one);
        return isLeft(checked) ? checked.left : 'legal';
      });
      return (
        same(`the refusal of ${text}`, verdicts[1], verdicts[0]) ??
        same(`the refusal of ${text}`, verdicts[2], verdicts[0])
      );
    })
  );
};

/** Whether some seat sees less than there is, somewhere in a game. */
const hidesIn = <T extends GameTypes>(game: Game<T>, { states }: Walk<T>): boolean =>
  states.some((state) =>
    eyesOf(game, state).some((eyes) => {
      const view = game.view(eyes)(state);
      return [0, 1, 2, 3].some((seed) => game.key(game.determinize(view, seed)) !== game.key(state));
    }),
  );

/** The laws of chapter 5. */
export const viewLaws = <T extends GameTypes>(samples: Samples<T>): readonly Law[] => {
  const { game, given, plans, play } = samples;
  const seeded = record({ plan: plans, seed: nat() });
  const longest = given.maxPlies ?? usualPlies;
  return [
    gameLaw(samples, 'GC-5.1', ({ last }) =>
      each(eyesOf(game, last), (eyes) => {
        const view = game.view(eyes)(last);
        return (
          (given.hides === true ? undefined : same('the view of a game that hides nothing', view, last)) ??
          textTrip<T['View']>('the view', game.viewText, view) ??
          roundTrip<T['View']>('the view', game.viewState, view)
        );
      }),
    ),
    gameLaw(samples, 'GC-5.2', ({ states }) =>
      each(states.slice(-10), (state) =>
        each(game.toMove(state), (seat) =>
          same(
            `the moves of seat ${seat}`,
            legalTexts(game, game.view({ _tag: 'Some', value: seat })(state)),
            legalTexts(game, state),
          ),
        ),
      ),
    ),
    lawOf(samples, 'GC-5.3', seeded, ({ plan, seed }) => filledIn(game, play(plan).last, seed)),
    lawOf(samples, 'GC-5.4', seeded, ({ plan, seed }) => {
      const walk = play(plan);
      return each(eyesOf(game, walk.last), (eyes) => alike(samples, walk, eyes, seed));
    }),
    ...(given.hides === true
      ? [
          gameLaw(samples, 'GC-5.5', (_, plan) =>
            demand(
              hidesIn(game, play({ ...plan, plies: longest })),
              () => 'nothing is hidden from anybody in a whole game',
            ),
          ),
        ]
      : []),
    gameLaw(samples, 'GC-5.6', ({ last }) =>
      each(eyesOf(game, last), (eyes) =>
        demand(game.board(game.view(eyes)(last)).trim().length > 20, () => 'the picture shows next to nothing'),
      ),
    ),
  ];
};
