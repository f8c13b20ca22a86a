/** Adds data for programs to the head of a page: its address, its Markdown version, a description and a picture. */
import { readFileSync } from 'node:fs';
import type { HeadConfig, PageData } from 'vitepress';
import { gameIds } from '../../scripts/build/entries.mjs';
import { addressOf, site } from '../../scripts/build/place.mjs';

/** The picture for a page: its game's picture, or the library's. */
const cardOf = (path: string): string => gameIds.find((id) => path.includes(`/${id}`)) ?? 'rulehouse';

/** The first paragraph of a page as plain text, cut after a sentence. Used as the description if the page states none. */
export const describedBy = (text: string): string => {
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  const paragraph = body.split(/\n\s*\n/).find((part) => /^[A-Z*`[]/.test(part)) ?? '';
  const plain = paragraph
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length <= 200 ? plain : `${plain.slice(0, 200).replace(/[^ ]*$/, '')}…`;
};

/** Gives pages without a description their first paragraph. */
export const describePage = (page: PageData, folder: string): void => {
  if (page.description === '' && page.filePath !== '')
    page.description = describedBy(readFileSync(`${folder}/${page.filePath}`, 'utf8'));
};

/** The path of a page as hosts serve it: `guide/board.html`, or a folder for an index. */
const pathOf = (page: PageData): string =>
  page.relativePath.replace(/(?:^|(?<=\/))index\.md$/, '').replace(/\.md$/, '.html');

export const headOf = (page: PageData): HeadConfig[] => {
  if (page.isNotFound === true) return [];
  const address = addressOf(pathOf(page));
  const card = addressOf(`cards/${cardOf(`/${page.relativePath}`)}.png`);
  const property = (name: string, content: string): HeadConfig => ['meta', { property: name, content }];
  return [
    ...(site === '' ? [] : [['link', { rel: 'canonical', href: address }] satisfies HeadConfig]),
    ['link', { rel: 'alternate', type: 'text/markdown', href: addressOf(page.relativePath) }],
    property('og:type', 'article'),
    property('og:site_name', 'rulehouse'),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', address),
    property('og:image', card),
    property('og:image:alt', 'A position of a game, drawn by the library'),
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ];
};
