import { readdirSync, readFileSync } from 'node:fs';
import { isRight } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { arenaSpec, mostGames, reporter } from '../../src/arena/index.js';
import { decode } from '../../src/core/index.js';
import { games } from '../../src/games/catalogue.js';
import { digestOf, keyOf } from '../../src/node/tournament/play-games.js';

const folder = new URL('../../docs/arena/', import.meta.url);

test.each(readdirSync(folder))('the tournament docs/arena/%s is complete, and every game is verified', (name) => {
  const read = (file: string): string => readFileSync(new URL(`${name}/${file}`, folder), 'utf8');
  const spec = decode(arenaSpec)(JSON.parse(read('spec.json')));
  expect(isRight(spec)).toBe(true);
  if (!isRight(spec)) return;
  const digest = digestOf(spec.right);
  const { add, report } = reporter(spec.right, games, (order) => keyOf(digest, order));
  for (const [index, line] of read('games.jsonl').trimEnd().split('\n').entries()) add(line, index + 1);
  const { refused, total } = report();
  expect([refused.lines, total.games]).toEqual([0, mostGames(spec.right)]);
});
