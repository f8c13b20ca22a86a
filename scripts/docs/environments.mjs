/**
 * Writes the pages and pictures of the environments from their declarations: docs/environments/<game>.md and
 * docs/environments/<game>.svg. A test checks that they are up to date.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { sources } from '../build/sources.mjs';

const { encodings, environmentPage, environmentPicture } = await sources(
  "export * from './src/node/cli/env/page.ts'; export { encodings } from './src/environment/index.ts';",
);

mkdirSync('docs/environments', { recursive: true });
for (const { id, open } of encodings)
  open((encoding) => {
    writeFileSync(`docs/environments/${id}.md`, environmentPage(encoding, `./${id}.svg`));
    writeFileSync(`docs/environments/${id}.svg`, environmentPicture(encoding));
  });
