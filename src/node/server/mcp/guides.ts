/**
 * The guides for agents, which are the documents of the project's site.
 *
 * @packageDocumentation
 */
import { readdir, readFile } from 'node:fs/promises';
import { packageFolder } from '../../host/package-files.js';

/** One guide. */
export interface Guide {
  /** The folder and name of the guide, for instance `guide/concepts`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

/** The folders of documents in the package. The folder of rule books is left out, because rule books are separate resources. */
const folders = ['tutorial', 'guide', 'learn'] as const;

/** The folder of documents. */
const docs = new URL('docs/', packageFolder);

const wordOf = (text: string, pattern: RegExp, otherwise: string): string =>
  pattern.exec(text)?.[1]?.replaceAll(/^['"]|['"]$|`/g, '') ?? otherwise;

const guideOf = (name: string, text: string): Guide => ({
  name,
  title: wordOf(text, /^# (.+)$/m, name),
  description: wordOf(text, /^description: (.+)$/m, ''),
});

/** Every guide of the package, by folder and name; the list is empty if the package has no documents. */
export const allGuides = async (): Promise<readonly Guide[]> => {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(new URL(`${folder}/`, docs)).catch((): readonly string[] => []);
      const documents = names.filter((name) => name.endsWith('.md')).toSorted();
      return Promise.all(
        documents.map(async (file) => {
          const name = `${folder}/${file.slice(0, -'.md'.length)}`;
          return guideOf(name, await readFile(new URL(`${folder}/${file}`, docs), 'utf8'));
        }),
      );
    }),
  );
  return found.flat();
};

/** The text of a guide as Markdown, without its front matter; undefined if there is no such guide. */
export const guideText = async (folder: string, name: string): Promise<string | undefined> => {
  // Names come from clients, so make sure they cannot leave the folder.
  if (!folders.some((one) => one === folder) || !/^[a-z][a-z0-9-]*$/.test(name)) return undefined;
  const text = await readFile(new URL(`${folder}/${name}.md`, docs), 'utf8').catch(() => undefined);
  return text?.replace(/^---\n[\s\S]*?\n---\n+/, '');
};
