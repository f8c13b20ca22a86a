/**
 * Chapter 5 of the contract: the views of seats.
 *
 * @packageDocumentation
 */
import { nat, record } from 'fast-check';
import { isLeft } from 'fp-ts/Either';
import { isSome, type Option, some } from 'fp-ts/Option';
import type { Game, GameTypes } from '../core/contract/game.js';
import type { Seed } from '../core/values/random.js';
import { none } from '../core/values/results.js';
import { firstSeats, type Seat } from '../core/values/seat.js';
import { throughJson } from './data.js';
import { comparedDraws } from './deals.js';
import {
  eyesOf,
  gameLaw,
  type Law,
  lawOf,
  legalTexts,
  longestOf,
  type Plan,
  type Samples,
  untested,
  type Walk,
} from './sample.js';
import { roundTrip, textTrip } from './texts.js';
import { demand, each, same, shown, type Violation } from './violation.js';

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

/**
 * What a view must tell everyone: the seats with their teams and names, and which of them decide. Nothing that a view tells everyone may depend on
 * hidden information.
 */
const toldOf = <T extends GameTypes>(game: Game<T>, view: T['State'] | T['View']): unknown => ({
  toMove: game.toMove(view),
  teams: game.teams(view),
  seats: game.seatCount(view),
  isSecret: game.isSecret(view),
  atOnce: game.atOnce?.(view),
  names: firstSeats(game.seatCount(view)).map((seat) => game.seatName(seat, view)),
});

/** The public standing of a game: the points, and the outcome once the game is over. */
const standingOf = <T extends GameTypes>(game: Game<T>, state: T['State']): unknown => ({
  score: game.score(state),
  outcome: game.outcome(state),
});

/**
 * True if the viewer is to move in the given state. If the viewer is not to move, the legal moves may depend on information that is hidden from the
 * viewer.
 */
const decides = <T extends GameTypes>(game: Game<T>, view: T['State'] | T['View'], eyes: Option<Seat>): boolean =>
  isSome(eyes) && game.toMove(view).includes(eyes.value);

/** If two states look the same to a viewer, everything public must be the same in both and, if the viewer is to move, so must the legal moves. */
const alike = <T extends GameTypes>(
  { game, given: { candidates = [] } }: Samples<T>,
  { last, moves }: Walk<T>,
  eyes: Option<Seat>,
  seed: number,
): Violation => {
  const view = game.view(eyes)(last);
  const other = game.determinize(view, seed);
  const mine = decides(game, last, eyes);
  const movesOf = (one: T['State'] | T['View']): readonly string[] => (mine ? legalTexts(game, one) : []);
  const tried = [...candidates.slice(0, 200), ...moves.slice(-20).map(game.moveText.print)];
  return (
    same('what is told of a view and of the state', toldOf(game, view), toldOf(game, last)) ??
    same('what is told of two states that look alike', toldOf(game, other), toldOf(game, last)) ??
    same('points and outcome of two states that look alike', standingOf(game, other), standingOf(game, last)) ??
    same('the legal moves of a view', movesOf(view), movesOf(last)) ??
    same('the legal moves of a state that looks alike', movesOf(other), movesOf(last)) ??
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

/** If everything hidden from a viewer is dealt anew, the viewer's view and all public information must stay the same. */
const seesNoDeal = <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  other: T['State'],
  eyes: Option<Seat>,
): Violation => {
  // Some deals are not valid positions, because the rules may restrict hidden information further.
  if (isLeft(game.position.parse(game.position.print(other)))) return undefined;
  const seen = (one: T['State']): string => game.viewText.print(game.view(eyes)(one));
  const moves = (one: T['State']): readonly string[] => (decides(game, one, eyes) ? legalTexts(game, one) : []);
  return (
    same(`the view after another deal (${game.position.print(other)})`, seen(other), seen(state)) ??
    same('what is told after another deal', toldOf(game, other), toldOf(game, state)) ??
    same('points and outcome after another deal', standingOf(game, other), standingOf(game, state)) ??
    same('the legal moves after another deal', moves(other), moves(state))
  );
};

/** Names a viewer. */
const viewerOf = (eyes: Option<Seat>): string => (isSome(eyes) ? `seat ${eyes.value}` : 'a spectator');

/** Completing a view must deal as the author's own function does. */
const dealsEverywhere = <T extends GameTypes>(
  game: Game<T>,
  redeal: (state: T['State'], eyes: Option<Seat>, seed: Seed) => T['State'],
  state: T['State'],
  eyes: Option<Seat>,
): Violation => {
  const view = game.view(eyes)(state);
  return comparedDraws(
    (seed) => game.state.encode(redeal(state, eyes, seed)),
    (seed) => game.state.encode(game.determinize(view, seed)),
    {
      found: `completions of the view of ${viewerOf(eyes)}`,
      wanted: 'deals by redeal',
      wrong: 'determinize does not deal evenly by its seed',
    },
  );
};

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
    ? [...is].map((value: unknown, index) => [value, shows[index]])
    : [];
};

/** The name of a path whatever the seat or the place: `hands.0.1` and `hands.1.0` are of one kind. */
const kindOf = (path: string): string => path.replaceAll(/(?<=\.)\d+(?=\.|$)/gu, '*');

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
): ReadonlyMap<string, readonly FaceDown[]> => {
  const [own, seen] = [throughJson(game.state.encode(state)), throughJson(game.viewState.encode(view))];
  const kinds = new Map<string, readonly FaceDown[]>();
  for (const path of paths) {
    const [is, shows] = [valueAt(own, path), valueAt(seen, path)];
    const values = pairsOf(is, shows).map(([value, visible]): FaceDown => ({ path, is: value, shows: visible }));
    kinds.set(kindOf(path), [...(kinds.get(kindOf(path)) ?? []), ...values]);
  }
  return kinds;
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
  return each(faceDownIn(game, faceDown(state, eyes), state, view).values(), (values) => {
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

/** The laws for games whose author can deal hidden information anew. */
const dealLaws = <T extends GameTypes>(samples: Samples<T>): readonly Law[] => {
  const { game, given, plans, play } = samples;
  const { redeal } = given;
  if (redeal === undefined)
    return given.hides === true ? [untested(samples, 'GC-5.7', 'redeal'), untested(samples, 'GC-5.8', 'redeal')] : [];
  const seeded = record({ plan: plans, seed: nat() });
  return [
    lawOf(samples, 'GC-5.7', seeded, ({ plan, seed }) => {
      const { states } = play(plan);
      return each(states.slice(-8), (state) =>
        each(eyesOf(game, state), (eyes) =>
          each([0, 1, 2, 3], (more) => seesNoDeal(game, state, redeal(state, eyes, seed + more), eyes)),
        ),
      );
    }),
    gameLaw(samples, 'GC-5.8', ({ last }) =>
      each(eyesOf(game, last), (eyes) => dealsEverywhere(game, redeal, last, eyes)),
    ),
  ];
};

/** True if something is hidden from some viewer at some point of a game. */
const hidesIn = <T extends GameTypes>(game: Game<T>, { states }: Walk<T>): boolean =>
  states.some((state) =>
    eyesOf(game, state).some((eyes) => {
      const view = game.view(eyes)(state);
      return [0, 1, 2, 3].some((seed) => game.key(game.determinize(view, seed)) !== game.key(state));
    }),
  );

/** A picture must have some lines of plain text, without an empty last line. */
const drawnInLines = (picture: string): Violation =>
  demand(picture.trim() !== '', () => 'the picture is blank') ??
  // ESC begins the codes that colour a terminal.
  demand(!picture.includes('\u001b'), () => `the picture has colours: ${JSON.stringify(shown(picture))}`) ??
  demand(!picture.endsWith('\n'), () => `the picture ends with a new line: ${JSON.stringify(shown(picture))}`);

/** The laws for games that hide something. */
const hidingLaws = <T extends GameTypes>(samples: Samples<T>): readonly Law[] => {
  const { game, given, plans, play } = samples;
  if (given.hides !== true) return [];
  const wholeGame = (plan: Plan<T>): Walk<T> => play({ ...plan, plies: longestOf(given) });
  return [
    gameLaw(samples, 'GC-5.5', (_, plan) =>
      demand(hidesIn(game, wholeGame(plan)), () => 'nothing is hidden from anybody in a whole game'),
    ),
    lawOf(samples, 'GC-5.11', record({ plan: plans, seed: nat() }), ({ plan, seed }) =>
      each(play(plan).states.slice(-8), (state) => spectatorSeesLess(samples, state, seed)),
    ),
    gameLaw(samples, 'GC-5.12', (_, plan) => completesBySeed(game, wholeGame(plan))),
  ];
};

/** The law about what the author calls face down. */
const faceDownLaws = <T extends GameTypes>(samples: Samples<T>): readonly Law[] => {
  const { game, given } = samples;
  const { faceDown } = given;
  if (faceDown === undefined) return given.hides === true ? [untested(samples, 'GC-5.10', 'faceDown')] : [];
  return [
    gameLaw(samples, 'GC-5.10', (_, plan) =>
      each(samples.play({ ...plan, plies: longestOf(given) }).states, (state) =>
        each(eyesOf(game, state), (eyes) => hidesWhatIsFaceDown(game, faceDown, state, eyes)),
      ),
    ),
  ];
};

/** The laws in chapter 5 of the contract (views). */
export const viewLaws = <T extends GameTypes>(samples: Samples<T>): readonly Law[] => {
  const { game, given, plans, play } = samples;
  const seeded = record({ plan: plans, seed: nat() });
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
    gameLaw(samples, 'GC-5.6', ({ last }) =>
      each(eyesOf(game, last), (eyes) => drawnInLines(game.board(game.view(eyes)(last)))),
    ),
    ...hidingLaws(samples),
    ...dealLaws(samples),
    ...faceDownLaws(samples),
  ];
};
