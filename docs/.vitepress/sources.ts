/** Publishes the sources and tests of a release as pages of the site, so that links to lines need no other host. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const style = [
  ':root{color-scheme:light dark}',
  'body{margin:0;font:14px/1.5 ui-monospace,monospace}',
  'header{padding:.6rem 1rem;border-bottom:1px solid #8888}',
  'ol{margin:0;padding:.6rem 0 40vh 4.5rem;white-space:pre-wrap;overflow-wrap:anywhere}',
  'li:target{background:#fc06}',
  'li::marker{color:#777}',
].join('');

const page = (name: string, text: string, base: string, repository: string): string => {
  const lines = text.trimEnd().split('\n');
  const there = repository === '' ? '' : ` · <a href="${repository}/blob/main/${name}">in the repository</a>`;
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="robots" content="noindex"><title>${name}</title><style>${style}</style>`,
    `<header><a href="${base}api/index.html">API</a> · ${name}${there}</header><main><ol>`,
    ...lines.map((line, index) => `<li id="L${index + 1}">${escaped(line)}`),
    '</ol></main></html>\n',
  ].join('\n');
};

/** Writes the pages below `source/` on the site; returns their number. */
export const writeSources = (
  root: string,
  site: string,
  { base, repository }: { readonly base: string; readonly repository: string },
): number => {
  const names = ['src', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => name.endsWith('.ts')),
  );
  for (const name of names) {
    const file = join(site, 'source', `${name}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page(name, readFileSync(join(root, name), 'utf8'), base, repository));
  }
  return names.length;
};

/** A markdown-it plugin that makes links to sources full page loads, because the site's router only knows its own pages. */
export const sourceLinks = (md: MarkdownRenderer): void => {
  md.core.ruler.push('source_links', ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? []))
      if (token.type === 'link_open' && (token.attrGet('href') ?? '').includes('/source/'))
        token.attrSet('target', '_self');
  });
};
