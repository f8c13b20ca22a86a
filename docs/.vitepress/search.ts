/** Prepares the index of the site's search, which contains every rule by number and title, and no empty sections. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vitepress';

/** Sections that every API entry has, and that are useless as search results. */
const noise =
  /<h[3-6][^>]*>(?:Type Parameters|Parameters|Returns|Examples?|Extends|Type Declaration|Rule|Properties|Fails|See also) .*?<\/h[3-6]>/g;

/**
 * The page as the search indexes it. Sections begin at headings, so every rule gets one, and useless sections are removed. The `synonyms` from the
 * front matter are added below the title, three times, so that they weigh as much as a page full of these words.
 */
export const searchable = (html: string, titles: ReadonlyMap<string, string>, synonyms = ''): string =>
  html
    // A diagram repeats its content as a list for phones.
    .replaceAll(/<(ol|ul) v-pre>[\s\S]*?<\/\1>/g, '')
    .replace('</h1>', () => `</h1>${`<p>${synonyms}</p>`.repeat(synonyms === '' ? 0 : 3)}`)
    .replaceAll(noise, '')
    .replaceAll(/<a id="([^"]+)"><\/a>/g, (anchor, id: string) => {
      const title = titles.get(id);
      return title === undefined ? anchor : `<h3>${id} ${title}<a href="#${id}">#</a></h3>`;
    });

/** Splits a text into words, keeping rule numbers whole. Sent to the browser as source text, so it uses nothing from outside. */
export const tokenize = (text: string): string[] =>
  text.match(/[A-Za-z]{2,3}-\d+(?:\.\d+[a-z]?)?|[\p{L}\p{N}_]+/gu) ?? [];

/** Turns off fuzzy matches for words with fewer than five letters and for numbers. Also sent to the browser as source text. */
const nearly = (term: string): number | false => (term.length < 5 || /\d/.test(term) ? false : 0.2);

/** Words that carry no meaning in a search. Also sent to the browser as source text. */
const telling = (term: string): string | null =>
  /^(?:an?|the|of|to|in|on|for|with|and|or|my|your|do|does|how|is|are|what|can|i)$/i.test(term)
    ? null
    : term.toLowerCase();

/** The words in the synonyms of each page, by address without extension. */
const synonymsIn = (folder: string): Readonly<Record<string, string>> => {
  const found: Record<string, string> = {};
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/^(?:guide|tutorial|learn|reports|rules|play)\/[\w-]+\.md$|^[\w-]+\.md$/.test(name)) continue;
    const [, listed = ''] =
      /^synonyms: '(.*)'$/m.exec(readFileSync(`${folder}/${name}`, 'utf8').split('\n---\n', 1)[0] ?? '') ?? [];
    // Most pages are about games, so this word does not distinguish them.
    const words = new Set(tokenize(listed.toLowerCase()).filter((word) => telling(word) !== null && word !== 'game'));
    if (words.size > 0) found[name.replace(/\.md$/, '')] = [...words].join(' ');
  }
  return found;
};

type Boost = (id: string, term: string) => number;

/**
 * The weight of a search result by its place. Readers usually want to learn about a word first, so teaching pages come before the reference, unless
 * the word is a name in it; pages with the word as a synonym come before pages that only use it. Built from source text, because it is sent to the
 * browser with the synonyms inside: see `boostWithTheBox`.
 */
export const boostBy = (synonyms: Readonly<Record<string, string>>): Boost => {
  const text = `(() => {
  const synonyms = new Map(Object.entries(${JSON.stringify(synonyms)}).map(([page, words]) => [page, new Set(words.split(' '))]));
  const places = [[/\\btutorial\\//, 1.6], [/\\bguide\\//, 1.5], [/\\blearn\\//, 1.5], [/\\bapi\\//, 0.6], [/\\breports\\//, 0.8], [/\\bchangelog\\b/, 0.5]];
  return (id, term) => {
    const path = id.split('#')[0].replace(/\\.html$/, '');
    const place = (places.find(([pattern]) => pattern.test(path)) || [null, 1])[1];
    const steps = path.split('/');
    const own = synonyms.get(steps.slice(-2).join('/')) || synonyms.get(steps[steps.length - 1]);
    const meant = own !== undefined && own.has(term) ? 4 : 1;
    const name = steps[steps.length - 1].replace(/-type$/, '').toLowerCase();
    const named = name === term && (!/\\bapi\\//.test(path) || id.endsWith('#section-top')) ? 2.5 : 1;
    return place * Math.max(meant, named);
  };
})()`.replaceAll('\\\\', '\\');
  // The source text is our own.
  const boost = new Function(`return ${text}`)() as Boost;
  return Object.assign(boost, { toString: () => text });
};

/** The small part that every page gets; the rest comes with the search box. */
const boostOfTheBox = '(id, term) => globalThis.boostOfPages(id, term)';

/**
 * Loads the synonyms with the search box. Every page loads the search options but few readers search, and the synonyms would add three kilobytes to
 * each page.
 *
 * @param folder - the folder of the documents
 */
export const boostWithTheBox = (folder: string): Plugin => ({
  name: 'rulehouse-search-boost',
  enforce: 'post',
  transform: (code, id) =>
    /@localSearchIndex$/.test(id)
      ? `${code}\nglobalThis.boostOfPages = ${String(boostBy(synonymsIn(folder)))};`
      : undefined,
});

/** The options of the site's search; scripts/docs/search.mjs tests them with questions. */
export const miniSearchIn = (folder: string) => ({
  options: { tokenize },
  searchOptions: {
    fuzzy: nearly,
    prefix: true,
    weights: { fuzzy: 0.3, prefix: 0.25 },
    processTerm: telling,
    boost: { title: 4, text: 2, titles: 1 },
    boostDocument: Object.assign(boostBy(synonymsIn(folder)), { toString: () => boostOfTheBox }),
  },
});
