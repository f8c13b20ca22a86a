/**
 * Where the files of this package are, for programs that read some of them: documents, the page of the server, the files for pages.
 *
 * @packageDocumentation
 */
import { existsSync } from 'node:fs';

const homeOf = (folder: URL): URL => {
  const above = new URL('../', folder);
  return existsSync(new URL('package.json', folder)) || above.href === folder.href ? folder : homeOf(above);
};

/** The folder of the package: the nearest one above this file that has a `package.json`, in the sources and in the build alike. */
export const packageFolder: URL = homeOf(new URL('./', import.meta.url));
