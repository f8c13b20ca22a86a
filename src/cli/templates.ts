/**
 * The templates of `new`, read from their folders. In the built package, the templates are a part of this module.
 *
 * @packageDocumentation
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('../../templates/', import.meta.url));

/** The files of a template: each file's text by its path in the new folder. */
export type Files = ReadonlyMap<string, string>;

/** The files of one folder of templates, without those that only the checks of this library need. */
export const filesIn = (folder: string): Files =>
  new Map(
    readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(home, folder, name)).isFile())
      .filter((name) => folder === 'common' || name !== 'tsconfig.json')
      .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(home, folder, name), 'utf8')] as const),
  );
