/**
 * Marks, which show what a place means at the moment: for instance, that it may be picked next. Each mark has its own line style, which is the same
 * in every game, in pictures and on boards.
 *
 * @packageDocumentation
 */
import { element, type SvgTree } from './element.js';
import type { Mark } from './options.js';

/** The colours of marks, which are the same in both themes. A white outline keeps each mark visible on any background. */
export const markColours = {
  last: '#b45309',
  next: '#047857',
  picked: '#6d28d9',
  preview: '#1d4ed8',
  threatened: '#b91c1c',
  scoring: '#854d0e',
} as const satisfies Readonly<Record<Mark, string>>;

/** The box of a target, measured in the units of the group to which it belongs. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** True if a painter wrote the corners of a target (`x,y x,y`), because the target is not a rectangle. */
export const isShape = (given: string): boolean => given.includes(',');

/** The box that a painter wrote (`x y width height`), enlarged by a margin on each side. */
export const boxIn = (given: string, grow: number): Box => {
  const [x = 0, y = 0, width = 0, height = 0] = given.split(' ').map(Number);
  return { x: x - grow, y: y - grow, width: width + 2 * grow, height: height + 2 * grow };
};

const frame = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** A double frame around a box: the second frame lies inside the first frame, or around it if the box is small. */
const twice = ({ x, y, width, height }: Box): string => {
  const by = Math.min(width, height) < 40 ? 4 : -4;
  return (
    frame({ x, y, width, height }) + frame({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by })
  );
};

/** Lines that mark only the four corners of a box. */
const brackets = ({ x, y, width, height }: Box): string => {
  const [long, high] = [width / 4, height / 4];
  const [right, bottom] = [x + width, y + height];
  return [
    `M${x} ${y + high}V${y}h${long}`,
    `M${right - long} ${y}H${right}v${high}`,
    `M${right} ${bottom - high}V${bottom}h${-long}`,
    `M${x + long} ${bottom}H${x}v${-high}`,
  ].join('');
};

const [between, band] = [8, 11] as const;

/** Diagonal lines across a box, each from the upper right to the lower left. */
const across = ({ x, y, width, height }: Box): string =>
  Array.from({ length: Math.floor((width + height) / between) }, (_, index) => {
    const far = (index + 0.5) * between;
    const [right, left] = [Math.min(far, width), Math.max(0, far - height)];
    return `M${x + right} ${y + far - right}L${x + left} ${y + far - left}`;
  }).join('');

/** A band of diagonal lines along the four sides of a box; the centre of the box stays visible. */
const hatching = ({ x, y, width, height }: Box): string => {
  const [wide, high] = [Math.min(band, width / 2), Math.min(band, height / 2)];
  const inner = height - 2 * high;
  return [
    { x, y, width, height: high },
    { x, y: y + height - high, width, height: high },
    { x, y: y + high, width: wide, height: inner },
    { x: x + width - wide, y: y + high, width: wide, height: inner },
  ]
    .map(across)
    .join('');
};

/** For each mark, the function that draws its lines around a box. */
const lines: Readonly<Record<Mark, (box: Box) => string>> = {
  last: frame,
  next: frame,
  picked: frame,
  preview: brackets,
  threatened: hatching,
  scoring: twice,
};

const dashes: Readonly<Partial<Record<Mark, string>>> = { last: '9 4', next: '3 3' };

/** The line widths of thick marks and of thin marks: first the mark's own line, then the white line under it. */
const [thick, thin] = [
  [3, 5],
  [2, 4],
] as const;

const widths: Readonly<Record<Mark, readonly [own: number, below: number]>> = {
  last: thick,
  next: thick,
  picked: thick,
  preview: thick,
  threatened: thin,
  scoring: thin,
};

/** The lines of a mark around a box. */
const linesIn = (mark: Mark, given: string): string => {
  const box = boxIn(given, -2);
  // In a small place, a line drawn inside would cover the text.
  return lines[mark](Math.min(box.width, box.height) < 20 ? boxIn(given, 2) : box);
};

/**
 * Draws a mark on top of everything in its target. A picked place has a solid line, and a place that the last move touched has a dashed line. A place
 * that may be picked next has a dotted line, and a place that a move would touch has marked corners. A place in danger has a hatched edge, and a place
 * that scores has a double line. No mark has a fill, because a fill would change the colours of the pieces under it.
 *
 * @param mark - the meaning of the mark
 * @param given - the box of the target, as its painter wrote it
 * @returns the mark
 */
export const outline = (mark: Mark, given: string): SvgTree => {
  const [own, below] = widths[mark];
  const d = isShape(given) ? `M${given}z` : linesIn(mark, given);
  return element(
    'g',
    { 'pointer-events': 'none', 'data-mark': mark, fill: 'none' },
    element('path', {
      d,
      stroke: '#fff',
      'stroke-width': below,
      'stroke-opacity': mark === 'threatened' ? 0.7 : undefined,
    }),
    element('path', { d, stroke: markColours[mark], 'stroke-width': own, 'stroke-dasharray': dashes[mark] }),
  );
};
