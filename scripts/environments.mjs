/**
 * Writes the pages and pictures of the environments, from their declarations: docs/environments/<game>.md and
 * docs/public/pictures/environment-<game>.svg. A test compares them.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const folder = mkdtempSync(join(tmpdir(), 'rulehouse-pages-'));
const outfile = join(folder, 'pages.mjs');
const contents = "export * from './src/cli/env/page.ts'; export { encodings } from './src/environment/index.ts';";
await build({
  stdin: { contents, resolveDir: '.' },
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  logLevel: 'error',
});
const { encodings, environmentPage, environmentPicture } = await import(pathToFileURL(outfile).href);
rmSync(folder, { recursive: true });

mkdirSync('docs/environments', { recursive: true });
for (const { id, open } of encodings)
  open((encoding) => {
    writeFileSync(`docs/environments/${id}.md`, environmentPage(encoding, `/pictures/environment-${id}.svg`));
    writeFileSync(`docs/public/pictures/environment-${id}.svg`, environmentPicture(encoding));
  });
