/**
 * Writes the HTML tables of a page; every text in them is escaped.
 *
 * @packageDocumentation
 */
import { escaped } from '../../face/paint/element.js';
import { decimal } from './format.js';

/** A cell of a table: its text, already escaped, and its alignment. */
export interface HtmlCell {
  readonly html: string;
  readonly kind?: string;
  /** The shade of the cell's background, from 0 to 1. */
  readonly heat?: number;
}

/** A cell that shows words or a whole number. */
export const plain = (text: string | number): HtmlCell => ({ html: escaped(String(text)) });

/** A cell of left-aligned words. */
export const left = (text: string): HtmlCell => ({ html: escaped(text), kind: 'text' });

const cellTag = ({ html, kind, heat }: HtmlCell): string => {
  const names = [kind, heat === undefined ? undefined : 'heat'].filter((one) => one !== undefined).join(' ');
  const shade = heat === undefined ? '' : ` style="--part:${decimal(heat, 3)}"`;
  return `<td${names === '' ? '' : ` class="${names}"`}${shade}>${html}</td>`;
};

/** A row of a table: the row's heading, which may link to a page, and the row's cells. */
export interface HtmlRow {
  readonly name: string;
  /** The address to which the heading links; if left out, the heading is not a link. */
  readonly href?: string;
  readonly cells: readonly HtmlCell[];
}

/** An HTML link that shows the given words. */
export const link = (href: string, words: string): string => `<a href="${escaped(href)}">${escaped(words)}</a>`;

/** A table that scrolls within the page; the first cell of each row is the row's heading. */
export const table = (caption: string, head: readonly string[], rows: readonly HtmlRow[]): string => {
  const [first] = rows;
  const isText = (column: number): boolean =>
    column === 0 || first?.cells[column - 1]?.kind?.startsWith('text') === true;
  const heads = head.map((one, at) => `<th scope="col"${isText(at) ? ' class="text"' : ''}>${escaped(one)}</th>`);
  const body = rows.map(
    ({ name, href, cells }) =>
      `<tr><th scope="row">${href === undefined ? escaped(name) : link(href, name)}</th>${cells.map(cellTag).join('')}</tr>`,
  );
  return `<div class="scroll" role="region" tabindex="0" aria-label="${escaped(caption)}"><table><caption><span>${escaped(caption)}</span></caption><thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
};
