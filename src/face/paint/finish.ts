/**
 * The last step of every picture: theme, marks, and the interactive form.
 *
 * Painters give each target (a group with `data-square` and the like) its box as `data-box`, in the group's own units. This step turns boxes
 * into transparent areas to hit and into outlines of marks, or takes them out.
 *
 * @packageDocumentation
 */
import { type Place, placeKey } from '../part.js';
import { element, escaped } from './element.js';
import { spokenPiece } from './names.js';
import { boxIn, outline } from './mark.js';
import { type Mark, marks as allMarks, type SvgOptions } from './options.js';
import { themed } from './theme.js';
import { translatedPicture } from './translate.js';

/** A target that is open while the text is read: the markup that closes it. */
interface Open {
  readonly after: string;
}

/** A group that is no target: most are none. */
const unmarked: Open = { after: '' };

const tag = /<(\/?)g\b([^>]*?)(\/?)>/g;

const attribute = / data-([a-z-]+)="([^"]*)"/g;

const box = / data-box="([^"]*)"/;

/** The attributes that name a place; the others only describe. */
const descriptive: ReadonlySet<string> = new Set(['box', 'piece', 'count', 'shape', 'marker', 'priest']);

const placesOf = (attributes: string): readonly Place[] =>
  Array.from(attributes.matchAll(attribute), ([, kind = '', value = '']) => ({ kind, value })).filter(
    ({ kind }) => !descriptive.has(kind),
  );

/** The marks of each place, in the order in which they are drawn over each other. */
const marksOf = ({ marks = {} }: SvgOptions): ReadonlyMap<string, readonly Mark[]> => {
  const entries = allMarks.flatMap((mark) => marks[mark]?.map((place) => [placeKey(place), mark] as const) ?? []);
  return new Map(
    entries.map(([key]) => [key, entries.flatMap(([other, mark]) => (other === key ? [mark] : []))] as const),
  );
};

/** The whole area of a target can be hit, whatever is drawn in it. Most targets of a picture have one of a few boxes. */
const areas = (): ((given: string) => string) => {
  const made = new Map<string, string>();
  return (given) => {
    const known = made.get(given);
    if (known !== undefined) return known;
    const area = element('rect', { ...boxIn(given, 0), fill: 'transparent', stroke: 'none', 'data-hit': '' });
    made.set(given, area);
    return area;
  };
};

/** The end of each group of a text (before its closing tag), by its beginning. */
const endsOf = (svg: string): ReadonlyMap<number, number> => {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const { 1: closing, 3: empty, index } of svg.matchAll(tag)) {
    const begin = closing === '/' ? open.pop() : undefined;
    if (begin !== undefined) ends.set(begin, index);
    if (closing !== '/' && empty !== '/') open.push(index);
  }
  return ends;
};

const ownTitle = /^<g\b[^>]*><title>([^<]*)<\/title>/;

const spokenIn = /data-(owner|piece)="([^"]*)"/g;

/** The contents of a target in words: its title, or its pieces, preceded by their seat if they have one. Escaped, as it stands in the text. */
const contentOf = (text: string): string => {
  const title = ownTitle.exec(text)?.[1];
  if (title !== undefined) return title;
  const heaps: { readonly of: string; readonly pieces: string[] }[] = [{ of: '', pieces: [] }];
  for (const [, kind, value = ''] of text.matchAll(spokenIn)) {
    if (kind === 'owner') heaps.push({ of: `of seat ${value}: `, pieces: [] });
    else heaps.at(-1)?.pieces.push(spokenPiece(value));
  }
  return heaps
    .filter(({ pieces }) => pieces.length > 0)
    .map(({ of, pieces }) => of + pieces.join(', '))
    .join('; ');
};

const labelOf = ([first]: readonly Place[], { label }: SvgOptions, content: string): string => {
  if (first === undefined) return content;
  if (label !== undefined) return escaped(label(first));
  const name = `${first.kind.replaceAll('-', ' ')} ${first.value}`;
  if (content === '') return name;
  // A title that begins with the name of the place says it already.
  if (first.kind === 'owner') return content.replace(/^of /, '');
  return content.startsWith(`${first.value}: `) ? `${first.kind} ${content}` : `${name}: ${content}`;
};

/**
 * Finishes a painted picture: marks, targets and theme. A group with `data-*` attributes that name a place and with `data-box` (`x y width height`,
 * in its own coordinates) is a target. Linear in its length; without options, a picture only loses its boxes.
 *
 * @param svg - the picture as the painters made it, with boxes
 * @param options - the options of the picture
 * @returns the SVG text to be shown
 *
 * @example
 * ```ts
 * import { finishSvg } from 'rulehouse/face';
 * const painted = '<svg role="img"><g data-card="5" data-box="0 0 40 60"/></svg>';
 * finishSvg(painted, {}); // '<svg role="img"><g data-card="5"/></svg>'
 * finishSvg(painted, { interactive: true }).includes('role="button"'); // true
 * ```
 */
export const finished = (svg: string, options: SvgOptions): string => {
  const { interactive = false, theme = 'light' } = options;
  const marks = marksOf(options);
  const said = (drawn: string): string => translatedPicture(themed(drawn, theme), options);
  if (!interactive && marks.size === 0) return said(svg.replaceAll(/ data-box="[^"]*"/g, ''));
  const open: Open[] = [];
  const [ends, area] = [endsOf(svg), areas()];
  const drawn = svg.replaceAll(tag, (whole, closing: string, attributes: string, empty: string, at: number) => {
    if (closing === '/') return `${open.pop()?.after ?? ''}${whole}`;
    if (!attributes.includes(' data-')) {
      if (empty !== '/') open.push(unmarked);
      return whole;
    }
    const given = box.exec(attributes)?.[1];
    const places = placesOf(attributes);
    const own = attributes.replace(box, '');
    const isTarget = given !== undefined && places.length > 0;
    const outlines = isTarget
      ? [...new Set(places.flatMap((place) => marks.get(placeKey(place)) ?? []))]
          .map((mark) => outline(mark, given))
          .join('')
      : '';
    const role =
      interactive && isTarget
        ? ` role="button" tabindex="-1" aria-label="${labelOf(places, options, contentOf(svg.slice(at, ends.get(at) ?? at)))}"`
        : '';
    const hit = interactive && isTarget ? area(given) : '';
    if (empty === '/') return hit + outlines === '' ? `<g${own}/>` : `<g${own}${role}>${hit}${outlines}</g>`;
    open.push({ after: outlines });
    return `<g${own}${role}>${hit}`;
  });
  return said(interactive ? drawn.replace('role="img"', 'role="group"') : drawn);
};
