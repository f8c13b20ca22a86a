/**
 * The last step in making a picture: adds the theme, the marks, and what makes a picture interactive.
 *
 * A target is a group with an attribute such as `data-square`. Painters also give each target a box: the attribute `data-box`, in the target's own
 * units. The last step replaces each box with the outlines of the target's marks, if it has any. In interactive pictures, it also adds a transparent
 * click area.
 *
 * @packageDocumentation
 */
import { type Place, placeKey } from '../part.js';
import { spokenPiece } from '../pyramids.js';
import { type Attributes, element, mapped, type SvgTree } from './element.js';
import { boxIn, isShape, outline } from './mark.js';
import { marks as allMarks, type Mark, type SvgOptions } from './options.js';
import { dyeOf } from './theme.js';
import { saying, withoutDescription } from './translate.js';

/** The `data-*` attributes that only describe an element; all other `data-*` attributes name a place. */
const descriptive: ReadonlySet<string> = new Set(['box', 'piece', 'count', 'shape', 'marker', 'priest']);

const placesOf = (attributes: Attributes): readonly Place[] =>
  Object.keys(attributes).flatMap((key) => {
    const [kind, value] = [key.slice(5), attributes[key]];
    return key.startsWith('data-') && value !== undefined && !descriptive.has(kind)
      ? [{ kind, value: String(value) }]
      : [];
  });

/** The marks of each place in drawing order, so that later marks lie on top. */
const marksOf = ({ marks = {} }: SvgOptions): ReadonlyMap<string, readonly Mark[]> => {
  const entries = allMarks.flatMap((mark) => marks[mark]?.map((place) => [placeKey(place), mark] as const) ?? []);
  return new Map(
    entries.map(([key]) => [key, entries.flatMap(([other, mark]) => (other === key ? [mark] : []))] as const),
  );
};

/** A transparent area that makes the whole area of a target clickable, whatever is drawn inside. */
const areaOf = (box: string): SvgTree =>
  element(isShape(box) ? 'polygon' : 'rect', {
    ...(isShape(box) ? { points: box } : boxIn(box, 0)),
    fill: 'transparent',
    stroke: 'none',
    'data-hit': '',
  });

/** The pieces of one owner inside a target, in words. */
interface Heap {
  readonly of: string;
  readonly pieces: readonly string[];
}

/** The pieces inside an element, grouped by owner. Each inner element that names an owner begins a new group. */
const heapsIn = (before: readonly Heap[], { attributes, children }: SvgTree): readonly Heap[] => {
  const { 'data-owner': owner, 'data-piece': piece } = attributes;
  const heaps = owner === undefined ? before : [...before, { of: `of seat ${owner}: `, pieces: [] }];
  const last = heaps.at(-1);
  const now =
    piece === undefined || last === undefined
      ? heaps
      : [...heaps.slice(0, -1), { ...last, pieces: [...last.pieces, spokenPiece(String(piece))] }];
  return children.reduce(heapsIn, now);
};

/** The contents of a target in words: the target's title, or else its pieces. Pieces that have an owner are listed after the name of the owner's seat. */
const contentOf = (target: SvgTree): string => {
  const [first] = target.children;
  if (first?.name === 'title') return first.text;
  return heapsIn([{ of: '', pieces: [] }], target)
    .filter(({ pieces }) => pieces.length > 0)
    .map(({ of, pieces }) => of + pieces.join(', '))
    .join('; ');
};

/** The name of a target in words: the label that the painter gave it, or else the kind and the value of its place. */
const nameOf = ({ kind, value }: Place, { attributes }: SvgTree): string =>
  String(attributes['aria-label'] ?? `${kind.replaceAll('-', ' ')} ${value}`);

const labelOf = (first: Place, { label }: SvgOptions, target: SvgTree): string => {
  if (label !== undefined) return label(first);
  const content = contentOf(target);
  const name = nameOf(first, target);
  if (content === '') return name;
  // If the title already begins with the name of the place, do not repeat the name.
  if (first.kind === 'owner') return content.replace(/^of /, '');
  return content.startsWith(`${first.value}: `) ? `${first.kind} ${content}` : `${name}: ${content}`;
};

/**
 * Turns the box of a target into outlines of the target's marks. If the picture is interactive, each target also gets a clickable area and an ARIA
 * role. Elements that are not targets lose their boxes.
 */
const targeting = (options: SvgOptions): ((now: SvgTree, was: SvgTree) => SvgTree) => {
  const marks = marksOf(options);
  return (now, was) => {
    const { 'data-box': box } = now.attributes;
    if (box === undefined) return now;
    const attributes = { ...now.attributes, 'data-box': undefined, 'aria-label': undefined };
    const [places, given] = [placesOf(attributes), String(box)];
    const [first] = places;
    if (first === undefined) return { ...now, attributes };
    const found = new Set(places.flatMap((place) => marks.get(placeKey(place)) ?? []));
    const outlines = Array.from(found, (mark) => outline(mark, given));
    if (options.interactive !== true) return { ...now, attributes, children: [...now.children, ...outlines] };
    const role = { role: 'button', tabindex: -1, 'aria-label': labelOf(first, options, was) };
    return { ...now, attributes: { ...attributes, ...role }, children: [areaOf(given), ...now.children, ...outlines] };
  };
};

/** Gives an interactive picture the ARIA role of a group, since it is more than an image. */
const grouped = (picture: SvgTree): SvgTree =>
  picture.attributes['role'] === 'img' ? { ...picture, attributes: { ...picture.attributes, role: 'group' } } : picture;

/**
 * Finishes a painted picture: adds its marks, targets and theme. A target is a group whose `data-*` attributes name a place, and whose `data-box` is
 * its area (`x y width height`, in the group's own coordinates). A screen reader reads the group's `aria-label`, or else the name of the place. Time: linear in the size of the picture. Without options, the function only removes
 * the boxes from the picture.
 *
 * @param picture - the picture as the painters made it, with the boxes
 * @param options - the options of the picture
 * @returns the picture to be shown
 *
 * @example
 * ```ts
 * import { finishSvg, svgElement, svgText } from 'rulehouse/face';
 * const painted = svgElement('svg', { role: 'img' }, svgElement('g', { 'data-card': 5, 'data-box': '0 0 40 60' }));
 * svgText(finishSvg(painted, {})); // '<svg role="img"><g data-card="5"/></svg>'
 * svgText(finishSvg(painted, { interactive: true })).includes('role="button"'); // true
 * ```
 */
export const finished = (picture: SvgTree, options: SvgOptions): SvgTree => {
  const { interactive = false, theme = 'light' } = options;
  const [target, dye, say] = [targeting(options), dyeOf(theme), saying(options)];
  const painted = mapped(withoutDescription(picture, options), (now, was) => say(dye.each(target(now, was))));
  return dye.whole(interactive ? grouped(painted) : painted);
};
