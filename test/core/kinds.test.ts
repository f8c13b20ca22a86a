/** Every kind of move that the codec of a game reads is listed in some position: a kind that is checked but never listed could never be played. */
import { expect, test } from 'vitest';
import { decode, printFault, schemaOf, source } from '../../src/core/index.js';
import { playout } from '../../src/core/playing/playout.js';
import { type AnyGame, games, isLeft } from '../../src/index.js';

/** Kinds that random games hardly ever reach or that, like `Nowhere`, are never legal; the tests of their rules list them. */
const rare: Readonly<Record<string, readonly string[]>> = {
  // Only with an option.
  terrafex: ['DrawExtraTurn'],
  icetraders: ['Nowhere', 'Enterprise', 'Revolt', 'Decline'],
  'terra-mystica': [
    'PickColor',
    'Bid',
    'Take',
    'Drop',
    'DeclineAll',
    'Wait',
    'KeepKey',
    'LeechAny',
    'Correct',
    'GiveUp',
    'Lose',
    'Connect',
    'ConnectHexes',
    'Unlock',
    'Town',
    'GainToken',
  ],
};

const tagIn = (move: unknown): string =>
  typeof move === 'object' && move !== null && '_tag' in move ? String(move._tag) : '';

const kindsOf = (any: AnyGame): readonly string[] =>
  any.open(({ move }) =>
    [...JSON.stringify(schemaOf(move)).matchAll(/"_tag":\{"enum":\["(\w+)"\]/g)].map(([, tag]) => tag!),
  );

const listedIn = (any: AnyGame, plies: number): ReadonlySet<string> =>
  any.open((game) => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const options = decode(game.options)(game.id === 'toframenn' && seed % 2 === 0 ? { build: 'stack' } : {});
      if (isLeft(options)) throw new Error(printFault(options.left));
      const start = game.setup(options.right, seed);
      if (isLeft(start)) throw new Error(start.left.text);
      const random = source(seed);
      let state = start.right;
      for (let ply = 0; ply < plies && game.toMove(state).length > 0; ply++) {
        for (const move of game.legalMoves(state)) seen.add(tagIn(move));
        state = playout(game)(state, random, 1);
      }
    }
    return seen;
  });

test.each(games)('$id', (any) => {
  const kinds = kindsOf(any);
  const listed = listedIn(any, 400);
  const { [any.id]: exempt = [] } = rare;
  expect(kinds.length).toBeGreaterThan(1);
  expect(kinds.filter((kind) => !listed.has(kind) && !exempt.includes(kind))).toEqual([]);
});
