/**
 * The templates of the `new` command, read from their folders. In the built package, the templates are a part of this module.
 *
 * @packageDocumentation
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFolder } from '../host/package-files.js';

const templates = fileURLToPath(new URL('templates/', packageFolder));

/** The files of a template: maps each file's path in the new folder to the file's text. */
export type Files = ReadonlyMap<string, string>;

/** The files in one template folder, without the files that only this library's own checks need. */
export const filesIn = (folder: string, home = templates): Files =>
  new Map(
    readdirSync(join(home, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(home, folder, name)).isFile())
      .filter((name) => folder === 'common' || name !== 'tsconfig.json')
      .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(home, folder, name), 'utf8')] as const),
  );
