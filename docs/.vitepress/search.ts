/** What the search of the site finds: every rule by its number and title, and no empty sections. */

/** The sections that every entry of the API has; as hits of a search they say nothing. */
const noise =
  /<h[3-6][^>]*>(?:Type Parameters|Parameters|Returns|Examples?|Extends|Type Declaration|Rule|Properties) .*?<\/h[3-6]>/g;

/**
 * The page as the search reads it: its sections begin at headings, so every rule gets one, and those that say nothing go. Other words for what a
 * page is about, `synonyms` of its front matter, stand below its title; three times, so that they weigh as much as a page that is full of them.
 */
export const searchable = (html: string, titles: ReadonlyMap<string, string>, synonyms = ''): string =>
  html
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

/** How the search of the site searches; scripts/search.mjs asks it questions. */
export const miniSearch = {
  options: { tokenize },
  searchOptions: { fuzzy: nearly, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
};
