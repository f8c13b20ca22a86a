/**
 * The meaning of ids and numbers never changes under the same name: digests of the first plies. A new meaning needs a new version, not a new digest.
 */
import { createHash } from 'node:crypto';
import { isLeft } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { decode, source } from '../../src/core/index.js';
import { batchOf, encodings } from '../../src/environment/index.js';

const pinned: Readonly<Record<string, string>> = {
  'icetraders-v0': 'e2b90a765f2dc60560438aa3bd8f9c3a',
  'terra-mystica-v0': '467ef4e735dd70d78cd95a19ecb94aba',
  'terrafex-v0': 'd4a217d6234fbfbf97c83f4414672550',
  'toframenn-v0': 'ab89f310c968003d324f897c7b992caf',
  'transformartian-v0': '3fcea9fe3438a87e482e63653facbcd0',
};

test.each(encodings)('$name', ({ name, open }) => {
  open((encoding) => {
    const options = decode(encoding.game.options)({});
    if (isLeft(options)) throw new Error('options');
    const settings = { games: 4, options: options.right, reward: 'places', maxPlies: 0, illegal: 'refuse' } as const;
    const batch = batchOf(encoding, settings);
    if (isLeft(batch)) throw new Error('batch');
    const { masks, maskBytes, bytes } = batch.right;
    const random = source(1);
    const digest = createHash('sha256');
    batch.right.reset([1, 2, 3, 4]);
    for (let step = 0; step < 300; step++) {
      digest.update(bytes);
      const ids = [0, 1, 2, 3].map((game) => {
        const legal: number[] = [];
        for (let id = 0; id < encoding.actions.space.count; id++)
          if ((masks[game * maskBytes + (id >> 3)]! & (1 << (id & 7))) !== 0) legal.push(id);
        return legal[random.below(legal.length)]!;
      });
      expect(batch.right.step(ids)).toEqual([]);
    }
    expect(digest.digest('hex').slice(0, 32)).toBe(pinned[name]);
  });
});
