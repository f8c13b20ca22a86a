/** What the search of the site finds: every rule by its number and title, and no empty sections. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vitepress';

/** The sections that every entry of the API has; as hits of a search they say nothing. */
const noise =
  /<h[3-6][^>]*>(?:Type Parameters|Parameters|Returns|Examples?|Extends|Type Declaration|Rule|Properties|Fails|See also) .*?<\/h[3-6]>/g;

/**
 * The page as the search reads it: its sections begin at headings, so every rule gets one, and those that say nothing go. Other words for what a
 * page is about, `synonyms` of its front matter, stand below its title; three times, so that they weigh as much as a page that is full of them.
 */
export const searchable = (html: string, titles: ReadonlyMap<string, string>, synonyms = ''): string =>
  html
    // A diagram says the same again as a list, for phones.
    .replaceAll(/<(ol|ul) v-pre>[\s\S]*?<\/\1>/g, '')
    .replace('</h1>', () => `</h1>${`<p>${synonyms}</p>`.repeat(synonyms === '' ? 0 : 3)}`)
    .replaceAll(noise, '')
    .replaceAll(/<a id="([^"]+)"><\/a>/g, (anchor, id: string) => {
      const title = titles.get(id);
      return title === undefined ? anchor : `<h3>${id} ${title}<a href="#${id}">#</a></h3>`;
    });

/** Words, with rule numbers in one piece. It is sent to the browser as text, so it uses nothing from outside. */
export const tokenize = (text: string): string[] =>
  text.match(/[A-Za-z]{2,3}-\d+(?:\.\d+[a-z]?)?|[\p{L}\p{N}_]+/gu) ?? [];

/** A word of less than five letters has none that is nearly the same, and a number is that number. Sent to the browser as text, too. */
const nearly = (term: string): number | false => (term.length < 5 || /\d/.test(term) ? false : 0.2);

/** Words that say nothing of what is looked for. Sent to the browser as text, too. */
const telling = (term: string): string | null =>
  /^(?:an?|the|of|to|in|on|for|with|and|or|my|your|do|does|how|is|are|what|can|i)$/i.test(term)
    ? null
    : term.toLowerCase();

/** The words of the synonyms of each page, by its address without the ending. */
const synonymsIn = (folder: string): Readonly<Record<string, string>> => {
  const found: Record<string, string> = {};
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/^(?:guide|tutorial|learn|reports|rules|play)\/[\w-]+\.md$|^[\w-]+\.md$/.test(name)) continue;
    const [, listed = ''] =
      /^synonyms: '(.*)'$/m.exec(readFileSync(`${folder}/${name}`, 'utf8').split('\n---\n', 1)[0] ?? '') ?? [];
    // Most pages are about games: the word tells none from another.
    const words = new Set(tokenize(listed.toLowerCase()).filter((word) => telling(word) !== null && word !== 'game'));
    if (words.size > 0) found[name.replace(/\.md$/, '')] = [...words].join(' ');
  }
  return found;
};

type Boost = (id: string, term: string) => number;

/**
 * How much a hit counts by where it is. Who looks for a word wants to be taught first: pages that teach stand before the reference, unless the word is a name of it; a page whose
 * synonyms have the word stands before those that merely use it. Made from a text, since it is sent to the browser as one, with the synonyms inside: see `boostWithTheBox`.
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
  // The text is our own.
  const boost = new Function(`return ${text}`)() as Boost;
  return Object.assign(boost, { toString: () => text });
};

/** What every page gets of it; the rest comes with the box of the search. */
const boostOfTheBox = '(id, term) => globalThis.boostOfPages(id, term)';

/**
 * Hands the synonyms to the box of the search. Every page loads the options of the search, few readers open it: in the options they were three kilobytes of each page.
 *
 * @param folder - the documents
 */
export const boostWithTheBox = (folder: string): Plugin => ({
  name: 'rulehouse-search-boost',
  enforce: 'post',
  transform: (code, id) =>
    /@localSearchIndex$/.test(id)
      ? `${code}\nglobalThis.boostOfPages = ${String(boostBy(synonymsIn(folder)))};`
      : undefined,
});

/** How the search of the site searches; scripts/docs/search.mjs asks it questions. */
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
