/** What the search of the site finds: every rule by its number and title, and no empty sections. */

/** The sections that every entry of the API has; as hits of a search they say nothing. */
const noise =
  /<h[3-6][^>]*>(?:Type Parameters|Parameters|Returns|Examples?|Extends|Type Declaration|Rule|Properties) .*?<\/h[3-6]>/g;

/** The page as the search reads it: its sections begin at headings, so every rule gets one, and those that say nothing go. */
export const searchable = (html: string, titles: ReadonlyMap<string, string>): string =>
  html.replaceAll(noise, '').replaceAll(/<a id="([^"]+)"><\/a>/g, (anchor, id: string) => {
    const title = titles.get(id);
    return title === undefined ? anchor : `<h3>${id} ${title}<a href="#${id}">#</a></h3>`;
  });

/** Words, with rule numbers in one piece. It is sent to the browser as text, so it uses nothing from outside. */
export const tokenize = (text: string): string[] =>
  text.match(/[A-Za-z]{2,3}-\d+(?:\.\d+[a-z]?)?|[\p{L}\p{N}_]+/gu) ?? [];
