/**
 * Chapter 5 of the contract: the views of seats.
 *
 * @packageDocumentation
 */
import { nat, record } from 'fast-check';
import { isLeft } from 'fp-ts/Either';
import { isSome, type Option } from 'fp-ts/Option';
import type { Game, GameTypes } from '../core/contract/game.js';
import type { Seed } from '../core/values/random.js';
import { firstSeats, type Seat } from '../core/values/seat.js';
import { comparedDraws, firstSeed } from './deals.js';
import { hidingLaws, viewerOf } from './hiding.js';
import { eyesOf, gameLaw, type Law, lawOf, legalTexts, type Samples, untested, type Walk } from './sample.js';
import { roundTrip, textTrip } from './trips.js';
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

/** Completing a view must deal as the author's own function does. */
const dealsEverywhere = <T extends GameTypes>(
  game: Game<T>,
  redeal: (state: T['State'], eyes: Option<Seat>, seed: Seed) => T['State'],
  state: T['State'],
  eyes: Option<Seat>,
  seed: Seed,
): Violation => {
  const view = game.view(eyes)(state);
  return comparedDraws(
    (draw) => game.state.encode(redeal(state, eyes, draw)),
    (draw) => game.state.encode(game.determinize(view, draw)),
    {
      found: `completions of the view of ${viewerOf(eyes)}`,
      wanted: 'deals by redeal',
      wrong: 'determinize does not deal evenly by its seed',
    },
    firstSeed(seed),
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
    // Hundreds of deals are drawn for each viewer, so each game has two of them.
    gameLaw(samples, 'GC-5.8', ({ last }, { seed }) =>
      each(
        eyesOf(game, last).filter((_, index, { length }) => index === 0 || index === 1 + (seed % (length - 1))),
        (eyes) => dealsEverywhere(game, redeal, last, eyes, seed),
      ),
    ),
  ];
};

/** A picture must have some lines of plain text, without an empty last line. */
const drawnInLines = (picture: string): Violation =>
  demand(picture.trim() !== '', () => 'the picture is blank') ??
  // ESC begins the codes that colour a terminal.
  demand(!picture.includes('\u001b'), () => `the picture has colours: ${JSON.stringify(shown(picture))}`) ??
  demand(!picture.endsWith('\n'), () => `the picture ends with a new line: ${JSON.stringify(shown(picture))}`);

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
  ];
};
