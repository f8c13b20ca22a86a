/** What the faces of the games return can be changed only by its holder: law GC-3.3, with a face. */
import fc from 'fast-check';
import { test } from 'vitest';
import { lawsOf } from '../../src/laws/index.js';
import { withEveryFace } from '../kit/every-face.js';

withEveryFace((face, options, maxPlies) => {
  for (const { rule, name, property } of lawsOf(face.game, { face, options, maxPlies }))
    if (rule === 'GC-3.3')
      test(name, () => {
        fc.assert(property, { numRuns: 10 });
      });
});
