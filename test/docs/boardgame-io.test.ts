/** The game that the guide writes for boardgame.io behaves there as the guide says. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);
const guide = readFileSync(new URL('../../docs/guide/coming-from-boardgame-io.md', import.meta.url), 'utf8');

/** The part of a boardgame.io client that is used here. */
interface Client {
  readonly start: () => void;
  readonly stop: () => void;
  readonly moves: { readonly take: (count: number) => void };
  readonly getState: () => { readonly G: { readonly stones: number }; readonly ctx: { readonly gameover?: unknown } };
}

test('the game of the guide plays in boardgame.io', () => {
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(guide) ?? [];
  const body = code
    .replace(/^import (\{.*\}) from ('.*');$/m, 'const $1 = require($2);')
    .replace('export const Nim =', 'return');
  // The code is from our own document, and the client is the one of boardgame.io, with the types of its package.
  const game = (runInThisContext(`(function (require) {${body}\n})`) as (from: NodeJS.Require) => object)(require);
  const { Client: begin } = require('boardgame.io/client') as { Client: (setup: object) => Client };
  const client = begin({ game, numPlayers: 2, debug: false });
  client.start();
  for (const count of [3, 3, 4, 3, 1]) client.moves.take(count);
  const { G, ctx } = client.getState();
  expect([G.stones, ctx.gameover]).toEqual([0, { winner: '1' }]);
  client.stop();
});
