/** The pages of the environments match their declarations. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { encodings } from '../../src/environment/index.js';
import { environmentPage, environmentPicture } from '../../src/node/cli/env/page.js';

test.each(encodings)('the page and the picture of $name (npm run environments)', ({ id, open }) => {
  open((encoding) => {
    const picture = `./${id}.svg`;
    expect(environmentPage(encoding, picture)).toBe(readFileSync(`docs/environments/${id}.md`, 'utf8'));
    expect(environmentPicture(encoding)).toBe(readFileSync(`docs/environments/${id}.svg`, 'utf8'));
  });
});
