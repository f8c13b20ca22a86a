/** The pages of the environments are what their declarations say. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environmentPage, environmentPicture } from '../../src/cli/env/page.js';
import { encodings } from '../../src/environment/index.js';

test.each(encodings)('the page and the picture of $name (npm run environments)', ({ id, open }) => {
  open((encoding) => {
    const picture = `./${id}.svg`;
    expect(environmentPage(encoding, picture)).toBe(readFileSync(`docs/environments/${id}.md`, 'utf8'));
    expect(environmentPicture(encoding)).toBe(readFileSync(`docs/environments/${id}.svg`, 'utf8'));
  });
});
