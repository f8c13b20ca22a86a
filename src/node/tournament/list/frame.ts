/**
 * The frame of every page of a public list.
 *
 * @packageDocumentation
 */
import { escaped } from '../../../face/paint/element.js';
import { htmlPage } from '../html-page.js';
import { link } from '../html-tables.js';
import { style } from '../style.js';

const ownStyle = `
nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:.25rem 0}
nav a{overflow-wrap:anywhere}
.plots{display:grid;gap:0 2rem;grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr))}
svg .course{stroke:var(--mark);stroke-width:1.5;opacity:.6}
main.board{max-width:none}
main.board h1{font-size:1.15rem;margin:.25rem 0}
main.board p{max-width:none;margin:.25rem 0}
rulehouse-play{display:block;height:max(34rem,calc(100dvh - 8rem))}
@media (max-width:899px){rulehouse-play{height:auto}}
`.trim();

/** The content policy: a page loads nothing except the scripts in its list's folder, and sends nothing. */
const policyFor = (hasScripts: boolean): string =>
  `default-src 'none'; ${hasScripts ? "script-src 'self'; " : ''}style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'`;

/** A page of a public list. */
export interface ListPage {
  readonly title: string;
  /** The addresses and names of the parent pages. */
  readonly above: readonly (readonly [href: string, name: string])[];
  /** The contents as HTML, with every text escaped. */
  readonly body: string;
  /** The addresses of the page's scripts; if left out, the page has no scripts. A page that has scripts counts as a page with a board. */
  readonly scripts?: readonly string[];
}

/** The complete HTML text of a page. */
export const framed = ({ title, above, body, scripts = [] }: ListPage): string => {
  const isBoard = scripts.length > 0;
  const links = above.map(([href, name]) => link(href, name)).join('');
  const loaded = scripts.map((src) => `\n<script defer src="${escaped(src)}"></script>`).join('');
  return htmlPage({
    title,
    policy: policyFor(isBoard),
    style: `${style}${ownStyle}`,
    head: loaded,
    body: `${links === '' ? '' : `<nav aria-label="Pages above">${links}</nav>`}
<h1>${escaped(title)}</h1>
${body}`,
    ...(isBoard ? { kind: 'board' } : {}),
  });
};
