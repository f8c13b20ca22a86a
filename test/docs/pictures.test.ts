import { readFileSync } from 'node:fs';
import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { printFault } from '../../src/core/index.js';
import { svgOfText } from '../../src/face/svg/index.js';
import { games } from '../../src/games/catalogue.js';

const folder = 'docs/public/pictures';
const positions = JSON.parse(readFileSync(`${folder}/positions.json`, 'utf8')) as Readonly<Record<string, string>>;

describe('pictures of the README', () => {
  test('there is one of every game', () => {
    expect(Object.keys(positions)).toEqual(games.map(({ id }) => id));
  });

  for (const [id, position] of Object.entries(positions))
    test(`${id} is drawn from its position (scripts/docs/pictures.mjs)`, () => {
      const picture = svgOfText(id, position, { theme: 'auto' });
      const drawn = isLeft(picture) ? printFault(picture.left) : `${picture.right}\n`;
      // Compare with `===`, because a diff of whole pictures is unreadable.
      expect(drawn === readFileSync(`${folder}/${id}.svg`, 'utf8')).toBe(true);
    });
});
