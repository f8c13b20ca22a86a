/** Anybody who knows one game finds the same names in the next. */
import { expect, test } from 'vitest';
import {
  applyMove,
  decode,
  type Either,
  type Game,
  type GameTypes,
  isLeft,
  printFault,
  type Refusal,
  right,
  some,
} from '../../src/core/index.js';
import * as icetraders from '../../src/games/icetraders/index.js';
import * as terraMystica from '../../src/games/terra-mystica/index.js';
import * as terrafex from '../../src/games/terrafex/index.js';
import * as toframenn from '../../src/games/toframenn/index.js';
import * as transformartian from '../../src/games/transformartian/index.js';
import { walk } from '../kit/play.js';

/** The names that every module has in addition to those of its own game. */
const shared = [
  ...['game', 'rules', 'defaultOptions', 'setup', 'toMove', 'legalMoves', 'check', 'applyMove', 'applyLegal', 'score'],
  ...['outcome', 'view', 'determinize', 'positionText', 'moveText', 'Options', 'State', 'View', 'Move'],
];

test.each(Object.entries({ icetraders, terraMystica, terrafex, toframenn, transformartian }))(
  '%s has the functions of a game one by one, and they are those of its game value',
  (_, entry) => {
    const names = Object.keys(entry);
    for (const name of shared) expect(names).toContain(name);
    const { game } = entry;
    expect(entry.positionText).toBe(game.position);
    for (const name of [
      'rules',
      'setup',
      'toMove',
      'legalMoves',
      'applyLegal',
      'score',
      'outcome',
      'moveText',
    ] as const)
      expect(entry[name]).toBe(game[name]);
    expect(entry.Options).toBe(game.options);
    expect(entry.State).toBe(game.state);
    expect(entry.View).toBe(game.viewState);
    expect(entry.Move).toBe(game.move);
  },
);

test('a codec shares its name with the type that it reads', () => {
  const options: terrafex.Options = { ...terrafex.defaultOptions, turnLimit: 30 };
  expect(terrafex.Options.is(options)).toBe(true);
  const start = toframenn.setup(toframenn.defaultOptions, 1);
  if (isLeft(start)) throw new Error(start.left._tag);
  const state: toframenn.State = start.right;
  expect(toframenn.State.decode(toframenn.State.encode(state))).toEqual(right(state));
  const seen: icetraders.View = icetraders.view(some(0))(icetraders.initial);
  expect(icetraders.View.decode(icetraders.View.encode(seen))).toEqual(right(seen));
  const move: transformartian.Move = { _tag: 'Miss', keep: 'R' };
  expect(transformartian.Move.is(move)).toBe(true);
  expect(decode(terraMystica.Move)({ _tag: 'Dance' })._tag).toBe('Left');
});

/** A module may implement its step without `check` and `applyLegal`; the result is the same. */
const sameSteps = <T extends GameTypes>(
  game: Game<T>,
  own: (move: T['Move']) => (state: T['State']) => Either<Refusal<T['Rule']>, T['State']>,
  given: Readonly<Record<string, unknown>> = {},
): number => {
  const options = decode(game.options)(given);
  if (isLeft(options)) throw new Error(printFault(options.left));
  const states = [1, 2, 3].flatMap((seed) => walk(game, options.right, seed, 120).states);
  const moves = states.filter((_, index) => index % 20 === 0).flatMap((state) => game.legalMoves(state).slice(0, 8));
  let tried = 0;
  for (const state of states)
    for (const move of [...game.legalMoves(state).slice(0, 6), ...moves.slice(tried % 7, (tried % 7) + 12), null, {}]) {
      expect(own(move)(state)).toEqual(applyMove(game)(move)(state));
      tried++;
    }
  return tried;
};

test('the step of every module is the step of its game, for legal moves, for others, and for what is not a move', () => {
  expect(sameSteps(icetraders.game, icetraders.applyMove)).toBeGreaterThan(100);
  expect(sameSteps(terrafex.game, terrafex.applyMove)).toBeGreaterThan(1000);
  expect(sameSteps(toframenn.game, toframenn.applyMove)).toBeGreaterThan(1000);
  expect(sameSteps(transformartian.game, transformartian.applyMove)).toBeGreaterThan(1000);
  expect(sameSteps(terraMystica.game, terraMystica.applyMove)).toBeGreaterThan(1000);
  expect(sameSteps(terraMystica.game, terraMystica.applyMove, { 'leech-timing': 'deferred' })).toBeGreaterThan(1000);
});
