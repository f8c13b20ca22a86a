/**
 * Laws for games that hide something: what lies face down is in no view, a spectator sees nothing more than a seat, and a seed decides how a view is
 * completed.
 *
 * @packageDocumentation
 */
import { nat, record } from 'fast-check';
import { isLeft } from 'fp-ts/Either';
import { isSome, type Option, some } from 'fp-ts/Option';
import type { Game, GameTypes } from '../core/contract/game.js';
import { none } from '../core/values/results.js';
import { firstSeats, type Seat } from '../core/values/seat.js';
import { throughJson } from './data.js';
import { eyesOf, type Law, lawOf, type Samples, untested, type Walk } from './sample.js';
import { demand, each, shown, type Violation } from './violation.js';

/** Names a viewer. */
export const viewerOf = (eyes: Option<Seat>): string => (isSome(eyes) ? `seat ${eyes.value}` : 'a spectator');

const valueAt = (json: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (typeof inner === 'string' ? inner[Number(key)] : Reflect.get(Object(inner) as object, key)),
      json,
    );

const isRow = (value: unknown): value is string | readonly unknown[] =>
  typeof value === 'string' || Array.isArray(value);

/**
 * The pairs of values of a state and a view at the end of a path. Rows of one length are compared value by value; a row that the view replaces with
 * something else, such as a number of cards, shows none of its values.
 */
const pairsOf = (is: unknown, shows: unknown): readonly (readonly [is: unknown, shows: unknown])[] => {
  if (!isRow(is)) return [[is, shows]];
  return isRow(shows) && is.length === shows.length
    ? Array.from(is, (value: unknown, index) => [value, shows[index]] as const)
    : [];
};

/** The name of a path whatever the seat or the place: `hands.0.1` and `hands.1.0` are of one kind. */
const kindOf = (path: string): string =>
  path
    .split('.')
    .map((step, index) => (index > 0 && /^\d+$/u.test(step) ? '*' : step))
    .join('.');

/** A value that lies face down, and the value that a view has at the same place. */
interface FaceDown {
  readonly path: string;
  readonly is: unknown;
  readonly shows: unknown;
}

/** What a view shows at the places that the author calls face down, by kind of place. */
const faceDownIn = <T extends GameTypes>(
  game: Game<T>,
  paths: readonly string[],
  state: T['State'],
  view: T['View'],
): readonly (readonly FaceDown[])[] => {
  const [own, seen] = [throughJson(game.state.encode(state)), throughJson(game.viewState.encode(view))];
  const values = paths.flatMap((path) =>
    pairsOf(valueAt(own, path), valueAt(seen, path)).map(([is, shows]): FaceDown => ({ path, is, shows })),
  );
  const kinds = new Set(values.map(({ path }) => kindOf(path)));
  return [...kinds].map((kind) => values.filter(({ path }) => kindOf(path) === kind));
};

/**
 * A view must show one sign, the same for all, at the places of a kind that the author calls face down; and that sign must not be the value itself.
 */
const hidesWhatIsFaceDown = <T extends GameTypes>(
  game: Game<T>,
  faceDown: (state: T['State'], eyes: Option<Seat>) => readonly string[],
  state: T['State'],
  eyes: Option<Seat>,
): Violation => {
  const view = game.view(eyes)(state);
  return each(faceDownIn(game, faceDown(state, eyes), state, view), (values) => {
    const signs = new Set(values.map(({ shows }) => JSON.stringify(shows)));
    const shownOnes = values.filter(
      ({ is, shows }) => is !== undefined && JSON.stringify(is) === JSON.stringify(shows),
    );
    const isOpen = values.length > 0 && (signs.size > 1 || shownOnes.length === values.length);
    const [first] = shownOnes.length > 0 ? shownOnes : values;
    return demand(
      !isOpen,
      () =>
        `the view of ${viewerOf(eyes)}, ${game.viewText.print(view)}, shows ${shown(JSON.stringify(first?.shows))} at ${String(first?.path)}, which lies face down: view must show the same sign for everything that is hidden there`,
    );
  });
};

/** Two states that look alike to a seat must look alike to a spectator: a spectator never knows more than a seat at the table. */
const spectatorSeesLess = <T extends GameTypes>(
  { game, given: { redeal } }: Samples<T>,
  state: T['State'],
  seed: number,
): Violation => {
  const seenIn = (one: T['State']): string => game.viewText.print(game.view(none)(one));
  const wanted = seenIn(state);
  return each(firstSeats(game.seatCount(state)), (seat) => {
    const others = [
      game.determinize(game.view(some(seat))(state), seed),
      ...(redeal === undefined ? [] : [redeal(state, some(seat), seed)]),
    ];
    return each(others, (other) => {
      const found = seenIn(other);
      return demand(
        found === wanted || isLeft(game.position.parse(game.position.print(other))),
        () =>
          `a spectator sees more than seat ${seat}: ${wanted}, but ${found} in ${game.position.print(other)}, which looks the same to seat ${seat}`,
      );
    });
  });
};

/** The number of seeds with which views are completed. A fair coin shows the same side this often once in 2^19 times. */
const seeds = 20;

/** In a whole game, some view must be completed in different ways by different seeds. */
const completesBySeed = <T extends GameTypes>(game: Game<T>, { states }: Walk<T>): Violation => {
  const jsonOf = (state: T['State']): string => JSON.stringify(game.state.encode(state));
  const hiding = states.flatMap((state) =>
    eyesOf(game, state).flatMap((eyes) => {
      const view = game.view(eyes)(state);
      return JSON.stringify(game.viewState.encode(view)) === jsonOf(state) ? [] : [view];
    }),
  );
  const isDrawn = (view: T['View']): boolean => {
    const first = jsonOf(game.determinize(view, 0));
    return Array.from({ length: seeds }, (_, seed) => seed).some(
      (seed) => jsonOf(game.determinize(view, seed)) !== first,
    );
  };
  return demand(
    hiding.length === 0 || hiding.some(isDrawn),
    () =>
      `determinize completes every view of a whole game in only one way, whatever the seed: ${game.viewText.print(hiding[0]!)}`,
  );
};

/** True if something is hidden from some viewer at some point of a game. */
const hidesIn = <T extends GameTypes>(game: Game<T>, { states }: Walk<T>): boolean =>
  states.some((state) =>
    eyesOf(game, state).some((eyes) => {
      const view = game.view(eyes)(state);
      return [0, 1, 2, 3].some((seed) => game.key(game.determinize(view, seed)) !== game.key(state));
    }),
  );

/** The law about what the author calls face down. */
const faceDownLaws = <T extends GameTypes>(samples: Samples<T>): readonly Law[] => {
  const { game, given } = samples;
  const { faceDown } = given;
  if (faceDown === undefined) return given.hides === true ? [untested(samples, 'GC-5.10', 'faceDown')] : [];
  return [
    lawOf(samples, 'GC-5.10', samples.wholePlans, (plan) =>
      each(samples.play(plan).states, (state) =>
        each(eyesOf(game, state), (eyes) => hidesWhatIsFaceDown(game, faceDown, state, eyes)),
      ),
    ),
  ];
};

/** The laws for games that hide something. */
export const hidingLaws = <T extends GameTypes>(samples: Samples<T>): readonly Law[] => {
  const { game, given, plans, wholePlans, play } = samples;
  if (given.hides !== true) return [];
  return [
    lawOf(samples, 'GC-5.5', wholePlans, (plan) =>
      demand(hidesIn(game, play(plan)), () => 'nothing is hidden from anybody in a whole game'),
    ),
    lawOf(samples, 'GC-5.11', record({ plan: plans, seed: nat() }), ({ plan, seed }) =>
      each(play(plan).states.slice(-8), (state) => spectatorSeesLess(samples, state, seed)),
    ),
    ...faceDownLaws(samples),
    lawOf(samples, 'GC-5.12', wholePlans, (plan) => completesBySeed(game, play(plan))),
  ];
};
